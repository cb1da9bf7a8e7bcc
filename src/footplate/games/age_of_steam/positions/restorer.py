"""What restoring a position works on: the state that grows, and the description."""

from footplate.core.position import bad_field
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.play.state import State


class Restorer:
    """One part of a description is put on the table piece by piece, each one checked."""

    def __init__(self, state: State, data: AgeOfSteamPosition) -> None:
        self.state = state
        self.data = data
        self.board = state.rules.board

    def cell(self, hex: str, field: str) -> int:
        cell = self.board.cell(hex)
        if cell < 0:
            bad_field(field, f"{hex!r} is no land hex of {self.board.id}")
        return cell
