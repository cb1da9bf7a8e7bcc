# footplate: compiled
"""The sequence of play: the phases of a turn in their order, and how the game goes through them."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.play.advance_turn_marker import AdvanceTurnMarker
from footplate.games.age_of_steam.play.build_track import BuildTrack
from footplate.games.age_of_steam.play.determine_player_order import DeterminePlayerOrder
from footplate.games.age_of_steam.play.goods_growth import GoodsGrowth
from footplate.games.age_of_steam.play.issue_shares import IssueShares
from footplate.games.age_of_steam.play.money import CollectIncome, IncomeReduction, PayExpenses
from footplate.games.age_of_steam.play.move_goods import MoveGoods
from footplate.games.age_of_steam.play.select_actions import SelectActions
from footplate.games.age_of_steam.play.state import Phase, State

SEQUENCE_OF_PLAY: list[Phase] = [
    IssueShares(),
    DeterminePlayerOrder(),
    SelectActions(),
    BuildTrack(),
    MoveGoods(),
    CollectIncome(),
    PayExpenses(),
    IncomeReduction(),
    GoodsGrowth(),
    AdvanceTurnMarker(),
]


class Conduct(CoreConduct[State]):
    """The rules of play, phase by phase."""

    def codes(self, state: State) -> list[int]:
        return SEQUENCE_OF_PLAY[state.phase].codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return SEQUENCE_OF_PLAY[state.phase].sample(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return SEQUENCE_OF_PLAY[state.phase].refuse(state, code)

    def play(self, state: State, code: int) -> None:
        SEQUENCE_OF_PLAY[state.phase].play(state, code)
        if state.mover < 0:
            run(state)


def run(state: State) -> None:
    """Go through the phases until somebody has to decide, or the game is over."""
    while state.mover < 0 and not state.finished:
        state.phase = (state.phase + 1) % len(SEQUENCE_OF_PLAY)
        SEQUENCE_OF_PLAY[state.phase].begin(state)
