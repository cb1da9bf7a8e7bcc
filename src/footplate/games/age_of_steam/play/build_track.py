# footplate: compiled
"""IV. Build Track."""

from typing import Final

from footplate.core.chance import Chance
from footplate.games.age_of_steam.board.codes import (
    END_BUILD,
    URBANIZE,
    face_of,
    kind_of,
    letter_of,
    spot_of,
)
from footplate.games.age_of_steam.board.codes import urbanize as urbanize_code
from footplate.games.age_of_steam.board.rules import ENGINEER, FIRST_BUILD, URBANIZATION
from footplate.games.age_of_steam.language.events import (
    BuildEnded,
    CityPlaced,
    TrackBuilt,
    TrackLapsed,
)
from footplate.games.age_of_steam.play.building import (
    build_codes,
    referee_decides,
    sample_build,
)
from footplate.games.age_of_steam.play.change import bends, completed_links
from footplate.games.age_of_steam.play.laying import lapse, lay, price_of, urbanize
from footplate.games.age_of_steam.play.state import Phase, State
from footplate.hexes.tiles import EXITS, FIRST_TOWN, NO_FACE, PAIRS, TRACKS

MOST_CLAIMED: Final = 6
"""What a New City can take of markers: unowned track that points at each side of it."""


def begin_build_turn(state: State) -> None:
    """Open the build turn of the mover."""
    rules = state.rules
    engineer = state.chosen[state.mover] == ENGINEER
    state.builds_left = rules.engineer_builds if engineer else rules.builds  # AOS-ACTION-05
    state.built = []
    state.laid = []
    state.urbanized = False


class BuildTrack(Phase):
    """Each player builds up to three tiles (four as Engineer), one action a tile."""

    name = "build-track"

    def begin(self, state: State) -> None:
        state.queue = state.first_with(FIRST_BUILD)  # AOS-ACTION-04, AOS-BUILD-01
        state.mover = state.queue[0]
        begin_build_turn(state)

    def codes(self, state: State) -> list[int]:
        codes = build_codes(state)
        if self.may_urbanize(state):
            codes += self._cities(state)
        return codes

    def may_urbanize(self, state: State) -> bool:
        """Whether the mover may place a New City (AOS-ACTION-09); nobody has to (AOS-CITY-04)."""
        return (
            state.chosen[state.mover] == URBANIZATION  # AOS-CITY-01
            and not state.urbanized  # AOS-CITY-02
            and (not state.built or state.rules.urbanize_any_time)  # AOS-CITY-03
        )

    def _cities(self, state: State) -> list[int]:
        board = state.rules.board
        letters = [at for at in range(len(state.letters)) if state.letters[at] < 0]  # AOS-CITY-05
        codes = []
        for cell in board.stops:
            if letters and self._takes_city(state, cell, letters[0]):
                for letter in letters:
                    codes.append(urbanize_code(board.spots[cell], letter))
        return codes

    def _takes_city(self, state: State, cell: int, letter: int) -> bool:
        """Whether a free New City fits on a stop."""
        board = state.rules.board
        if not board.towns[cell] or state.cities[cell]:
            return False
        for end in state.ends:
            if end & 4095 == cell and board.near[end >> 12] == cell:
                return False
        if referee_decides(state, MOST_CLAIMED):
            code = urbanize_code(board.spots[cell], letter)
            return state.conduct.refuse(state, code) is None
        return True

    def sample(self, state: State, rng: Chance) -> int:
        """As `sample_build`; who may urbanize draws one of the New Cities half of the time."""
        if self.may_urbanize(state) and rng.below(2) == 0:
            letter = rng.below(len(state.letters))
            cell = state.rules.board.stops[rng.below(len(state.rules.board.stops))]
            if state.letters[letter] < 0 and self._takes_city(state, cell, letter):
                return urbanize_code(state.rules.board.spots[cell], letter)
        return sample_build(state, rng)

    def play(self, state: State, code: int) -> None:
        kind = kind_of(code)
        if kind == END_BUILD:
            self._end_turn(state)
            return
        cell = state.rules.board.cell_at[spot_of(code)]
        if kind == URBANIZE:
            if state.log is not None:
                self._tell_city(state, cell, letter_of(code))
            urbanize(state, cell, letter_of(code))
        else:
            self._build(state, cell, face_of(code))

    def _tell_city(self, state: State, cell: int, letter: int) -> None:
        city = state.rules.tables.new_cities[letter]
        hex = state.rules.board.labels[cell]
        state.tell(CityPlaced(state.mover, hex, city.letter, city.color))

    def _build(self, state: State, cell: int, face: int) -> None:
        if state.log is None:
            lay(state, cell, face)
            return
        board, seat, old = state.rules.board, state.mover, state.faces[cell]
        how = "place" if old == NO_FACE else "redirect" if bends(state, cell, face) else "replace"
        price, joined = price_of(state, cell, face), completed_links(state, cell, face)
        lay(state, cell, face)
        stop, town = board.stop_of[cell], face >= FIRST_TOWN
        kind = state.town_tiles[stop] if town else state.rules.tiles.kinds[face][0]
        state.tell(
            TrackBuilt(
                seat,
                board.labels[cell],
                how,
                state.rules.tiles.names[kind],
                [] if town else [PAIRS[track] for track in TRACKS[face]],
                [edge for edge in range(6) if EXITS[face] >> edge & 1] if town else [],
                price,
                [(board.labels[one], board.labels[two]) for one, two in joined],
            )
        )

    def _end_turn(self, state: State) -> None:
        seat = state.mover
        if state.log is not None:
            state.tell(BuildEnded(seat, state.builds_left))
        for ports in lapse(state, seat):  # at once, for who builds next: AOS-OWN-07
            if state.log is not None:
                labels = state.rules.board.labels
                hexes = sorted({labels[port // 6] for port in ports})
                state.tell(TrackLapsed(seat, hexes))
        state.builds_left = 0
        state.built = []
        state.laid = []
        state.urbanized = False
        state.next_in_queue()
        if state.mover >= 0:
            begin_build_turn(state)
