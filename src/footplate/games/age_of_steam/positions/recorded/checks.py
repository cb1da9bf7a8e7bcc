"""What a file says about whole positions: its setup, its standings, its end."""

from collections.abc import Sequence

from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.language.codec import GOODS, LETTERS
from footplate.games.age_of_steam.play.laying import inward
from footplate.games.age_of_steam.play.links import section_length
from footplate.games.age_of_steam.play.scoring import points
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.recorded import lines as r
from footplate.games.age_of_steam.positions.recorded.table import (
    Difference,
    Retelling,
)


class CheckedRetelling(Retelling):
    """The table, with the facts that are compared between decisions."""

    def check_setup(self) -> None:
        setup, state = self.file.setup, self.state
        for block, places in (("cities", setup.cities), ("towns", setup.towns)):
            for name, place in places.items():
                where = f"setup.{block}.{name}"
                cells = self.cells(name)
                if not cells:
                    raise BadInput(f"{where}: there is no such place on {self.board.id}")
                cell = cells[0 if block == "cities" else -1]
                at = self.board.stop_of[cell] * COLORS
                held = [g for k, g in enumerate(GOODS) for _ in range(state.cubes[at + k])]
                told = None if place.on_map is None else sorted(place.on_map)
                self.same_in(f"{where}.on_map", 0, told, sorted(held))
                takes = [g for k, g in enumerate(GOODS) if self.board.cities[cell] >> k & 1]
                self._check_colors(where, place, takes)
        for letter, place in setup.new_cities.items():
            if letter not in LETTERS:
                raise BadInput(f"setup.new_cities.{letter}: there is no such New City")
            takes = [GOODS[self.rules.letter_colors[LETTERS.index(letter)]]]
            self._check_colors(f"setup.new_cities.{letter}", place, takes)
        for good, count in (setup.bag or {}).items():
            if good not in GOODS:
                raise BadInput(f"setup.bag.{good}: there is no such good")
            if GOODS.index(good) != self.rules.cotton:
                self.same_in(f"setup.bag.{good}", 0, count, state.bag[GOODS.index(good)])

    def _check_colors(self, where: str, place: r.Place, takes: Sequence[str]) -> None:
        """A file may name all colours of a place, or one of them."""
        told = None if place.colors is None else sorted(place.colors)
        self.same_in(f"{where}.colors", 0, told, sorted(takes))
        one = place.color if place.color in takes else " and ".join(takes)
        self.same_in(f"{where}.color", 0, place.color, one)

    def check_standings(self, turn: int) -> None:
        """After a turn; the numbers of a player who is out are not compared."""
        state = self.state
        for row in self.file.standings:
            for name, told in row.holdings.items() if row.turn == turn else ():
                seat, where = self.seat(name), f"standings[{row.number}].{name}"
                self.same_in(f"{where}.eliminated", turn, told.eliminated, bool(state.out[seat]))
                if state.out[seat]:
                    continue
                for fact, expected, got in (
                    ("money", told.money, state.money[seat]),
                    ("income", told.income, state.income[seat]),
                    ("shares", told.shares, state.shares[seat]),
                    ("engine", told.engine, state.engine[seat]),
                    ("score_now", told.score_now, self._score(seat, told.score_now)),
                ):
                    self.same_in(f"{where}.{fact}", turn, expected, got)

    def _score(self, seat: int, told: int | None) -> int:
        score = score_now(self.state, seat, last=True)
        if self.turn == self.rules.turns:
            return score
        # When a game ends early both ways of counting make sense.
        early = self.state.over and told == score
        return score if early else score_now(self.state, seat, last=False)

    def check_end(self, covered: int) -> None:
        """The log ends with the game, or with one of its turns."""
        turns, state = self.rules.turns, self.state
        if not state.over:
            self.notes.append(f"the log covers {covered} of {turns} turns")
        lengths = (turns,) if state.over else (turns, covered)
        if self.file.turns is not None and self.file.turns not in lengths:
            self.same_in("turns", covered, self.file.turns, turns)
        for row in self.file.standings:
            if row.turn > covered:
                got = f"the log ends with turn {covered}"
                place = f"standings[{row.number}]"
                self.report(Difference(row.turn, None, None, f"turn {row.turn}", got, place))


def score_now(state: State, seat: int, last: bool) -> int:
    """Before the last turn a file counts every section of a player, unfinished ones too."""
    score = sum(points(state)[seat])
    if last:
        return score
    ports = [end >> 12 for end in state.ends if state.owner_at(end >> 12) == seat]
    return score + sum(section_length(state, inward(state, port)) for port in ports)
