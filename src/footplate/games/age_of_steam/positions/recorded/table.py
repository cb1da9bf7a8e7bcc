"""The table at which a recorded game is played: its luck, its state, and what has to be mentioned.

The lines of the log are played by `importer.py`; here is how the file and the engine keep step.
"""

from collections import Counter
from typing import Any, Final, TypeVar

from footplate.core import transcript
from footplate.core.action import Action
from footplate.core.boardgame import BoardGame
from footplate.core.chance import ScriptEnded
from footplate.core.event import Event
from footplate.core.refusal import BadInput, Refused
from footplate.core.wire import to_json
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language import events as e
from footplate.games.age_of_steam.language.codec import GOODS, LETTERS
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.recorded import lines as r
from footplate.games.age_of_steam.positions.recorded.luck import setup_luck

E = TypeVar("E", bound=Event)
Title = BoardGame[Rules, State, Any, Any, Any]
"""Age of Steam as a table needs it: its rules and its start."""
SIDES: Final = ("light", "dark")


class Difference(transcript.Difference):
    """Where a recorded game and the engine part: `expected` is the file's word, `got` ours."""

    def __init__(
        self, turn: int, number: int | None, event: Any, expected: Any, got: Any, place: str = ""
    ) -> None:
        super().__init__(turn, number, event, expected, got, place)
        self.turn = turn
        """The turn of the file; 0 for the setup."""
        self.number = number
        """The event's place in the log, counted from 0; None outside the log."""
        self.event = event
        self.expected = expected
        self.got = got
        self.place = place or f"log[{number}]"
        """The place in the file: `log[17].cost`, `standings[2].P1.money`."""

    def __str__(self) -> str:
        lines = [f"turn {self.turn}, {self.place}" if self.turn else self.place]
        if self.event is not None:
            lines.append(f"  event:    {to_json(self.event)}")
        return "\n".join([*lines, f"  expected: {self.expected}", f"  got:      {self.got}"])


UNSAID: dict[type[Event], int] = {
    e.PlaceTaken: 0,
    e.TrackLapsed: 1,
    e.ExpensesPaid: 2,
    e.PlayerEliminated: 2,
    e.IncomeReduced: 3,
    e.GoodsGrown: 5,
    e.ExtraCubeGrown: 6,
}
"""What the file has to mention beside the decisions, and when in the turn it comes to pass."""
DECISION = -1
PRODUCTION = 4
DICE = 5
EXTRA_CUBE = 6
ANYTHING = 9
_FROM_DICE_ON: Final = {"light": {DICE, EXTRA_CUBE}, "dark": {EXTRA_CUBE}}
"""By side: what the file can tell once its dice should have been told."""


def rank_of(entry: r.Entry) -> int:
    """Where a line stands in the turn, as `UNSAID` counts; DECISION: one before Goods Growth."""
    line = entry.line
    if isinstance(line, r.GrowthLine):
        return {"dice": DICE, "extra cube": EXTRA_CUBE}.get(line.do, PRODUCTION)
    return {r.ExpensesLine: 2, r.ReductionLine: 3}.get(type(line), DECISION)


class Retelling:
    """The game under way: the state, and what happened that the file has to mention."""

    def __init__(self, game: Title, file: r.Recorded, rules: Rules, compare: bool) -> None:
        self.file, self.rules, self.compare = file, rules, compare
        self.board = rules.board
        self.luck = setup_luck(file, rules)
        self.actions: list[Action] = []
        self.checked: Counter[str] = Counter()
        self.differences: list[Difference] = []
        self.notes: list[str] = []
        self.news: list[Event] = []
        """What has to be mentioned and was not yet."""
        self.told: list[Event] = []
        """What the last action did."""
        self.growth: list[r.Entry] = []
        """The lines of this turn's Goods Growth."""
        self.turn = 0
        """The turn that is played."""
        self.following: r.Entry | None = None
        """The first line of the next turn."""
        self.drawn: list[str] = []
        """The cubes drawn for Production in this turn."""
        self.collected: dict[int, int] = {}
        """Each seat's income before its expenses."""
        self.extra: list[tuple[str, str]] = []
        """Extra cubes that the file lists among those of the dice, as (city, good)."""
        options = {name: getattr(rules.options, name) for name in rules.options.__struct_fields__}
        try:
            self.state = game.start(rules.seats, 0, self.board.id, self.luck, None, **options)
        except ScriptEnded as error:
            raise Difference(0, None, None, "these cubes", str(error), "setup") from None
        self.luck.more = self._surplus

    # --- What differs, and where. -----------------------------------------------------------------

    def report(self, difference: Difference) -> None:
        if self.compare:
            raise difference
        self.differences.append(difference)

    def at(self, entry: r.Entry | None, expected: Any, got: Any, fact: str = "") -> Difference:
        """A difference at a line; None: after the last one."""
        place = f".{fact}" if fact else ""
        turn = self.turn if entry in (None, self.following) else entry.line.turn
        number = len(self.file.log) if entry is None else entry.number
        raw = None if entry is None else entry.raw
        return Difference(turn, number, raw, expected, got, f"log[{number}]{place}")

    def same(self, entry: r.Entry, fact: str, expected: Any, got: Any) -> None:
        """Compare a fact; one that the file leaves out is None."""
        if expected is None:
            return
        self.checked[fact] += 1
        if expected != got:
            self.report(self.at(entry, expected, got, fact))

    def same_in(self, place: str, turn: int, expected: Any, got: Any) -> None:
        """Compare a fact outside the log."""
        if expected is None:
            return
        self.checked[place.partition("[")[0].partition(".")[0]] += 1
        if expected != got:
            self.report(Difference(turn, None, None, expected, got, place))

    def asks(self) -> str:
        """What the engine waits for, in words."""
        if self.state.over:
            return "the game is over"
        prompt, who = self.state.prompt(), self.file.players[self.state.mover]
        return f"turn {self.state.turn}, {prompt.phase}, {who}: {prompt.sentence}"

    # --- From one decision to the next. -----------------------------------------------------------

    @property
    def phase(self) -> str:
        return "over" if self.state.over else SEQUENCE_OF_PLAY[self.state.phase].name

    def seat(self, player: str) -> int:
        return self.file.players.index(player)

    def act(self, entry: r.Entry | None, action: Action) -> None:
        """Play an action; what the file has to mention of it goes to the news."""
        self.told = []
        try:
            self.state.play(action, self.told)
        except Refused as refused:
            raise self.at(entry, "a legal decision", f"refused: {refused.refusal}") from None
        except ScriptEnded as error:
            raise self._no_luck(entry, action, str(error)) from None
        self.actions.append(action)
        for event in self.told:
            if isinstance(event, e.IncomeCollected):
                self.collected[event.seat] = event.amount
            if isinstance(event, e.PlaceTaken) and event.dropped:
                continue
            if isinstance(event, e.ExpensesPaid) and not event.income_lost:
                continue
            if type(event) in UNSAID:
                self.news.append(event)

    def automatic(self, entry: r.Entry | None) -> bool:
        """Play the only answer there is; the end of a build turn without tiles left is one."""
        if self.state.over:
            return False
        codes = self.state.codes()
        if len(codes) == 1:
            self.act(entry, self.state.decode(codes[0]))
        elif self.phase == "build-track" and not self.state.builds_left:
            self.act(entry, a.EndBuild())
        else:
            return False
        return True

    def reach(self, entry: r.Entry, phase: str, player: str, rank: int = ANYTHING) -> None:
        """Go on to the decision that a line is about."""
        wanted = (entry.line.turn, phase, self.seat(player))
        while (self.state.turn, self.phase, self.state.mover) != wanted:
            if not self.automatic(entry):
                words = f"turn {entry.line.turn}, {phase}, a decision of {player}"
                raise self.at(entry, words, self.asks())
        self.all_said(entry, rank)

    def all_said(self, entry: r.Entry | None, rank: int = ANYTHING) -> None:
        """Whatever had to be mentioned before a line was mentioned."""
        for event in [event for event in self.news if UNSAID[type(event)] < rank]:
            self.news.remove(event)
            self.report(
                self.at(entry, "no word of it", event.words(self.file.players, self.state.plan()))
            )

    def happened(self, kind: type[E], **like: Any) -> E | None:
        """Take an event of this kind with these fields from the news."""
        for event in self.news:
            if isinstance(event, kind) and all(getattr(event, k) == v for k, v in like.items()):
                self.news.remove(event)
                return event
        return None

    def only_answer(self, entry: r.Entry, forced: bool | None) -> None:
        """A forced decision has no other answer."""
        if forced is None:
            return
        self.checked["forced"] += 1
        others = [action for action in self.state.actions() if not self._not_offered(action)][1:]
        if forced != (not others):
            got = f"{len(others)} other answers are legal"
            self.report(
                self.at(entry, forced, got if others else "nothing else is legal", "forced")
            )

    def _not_offered(self, action: Action) -> bool:
        """Tables differ about the pass with two bidders left (AOS-ORDER-15)."""
        return isinstance(action, a.Pass) and len(self.state.queue) == 2

    # --- Luck, and names of places. ---------------------------------------------------------------

    def take_luck(self, growth: list[r.Entry]) -> None:
        """Lay out the dice and the extra cube of a turn, whatever order the file lists them in."""
        self.growth, self.drawn, self.extra = growth, [], []
        self.luck.dice = [die for side in SIDES for die in self._side(side)]
        self.luck.draws = []
        for entry in growth:
            if isinstance(entry.line, r.GrowthLine) and entry.line.do == "extra cube":
                self.luck.draws += [GOODS.index(good) for good in extra_goods(entry.line)]

    def _side(self, side: str) -> list[int]:
        """The dice of a side; a second line of the same side is no part of the luck."""
        lines = [entry.line for entry in self.growth if isinstance(entry.line, r.GrowthLine)]
        return next((line.dice for line in lines if line.side == side and line.do == "dice"), [])

    def _no_luck(self, entry: r.Entry | None, action: Action, error: str) -> Difference:
        """The engine asked for luck that the file does not tell, or that cannot be."""
        if isinstance(action, a.DrawGoods):
            return self.at(entry, "these cubes drawn", error, "drawn")
        for side in SIDES:
            if len(self._side(side)) != self.rules.seats:
                told = [line for line in self.growth if _side_of(line) == side]
                spare = [line for line in self.growth if _side_of(line) not in (None, side)][1:]
                later = [line for line in self.growth if rank_of(line) in _FROM_DICE_ON[side]]
                where = next(iter(told + spare + later), self.following)
                got = f"{self.rules.seats} {side} dice are rolled"
                return self.at(where, f"{side} dice {self._side(side)}", got, "dice")
        extra = [line for line in self.growth if rank_of(line) == EXTRA_CUBE]
        return self.at(next(iter(extra), self.following), "no other extra cube", error)

    def _surplus(self) -> list[int]:
        """A board's extra cube that the file lists with those of the dice: the one too many."""
        grown = [event for event in self.told if isinstance(event, e.GoodsGrown)]
        told: Counter[tuple[str, str]] = Counter()
        for entry in self.growth:
            if isinstance(entry.line, r.GrowthLine) and entry.line.do == "dice":
                told += self.placed(entry, entry.line)
        for event in grown:
            told -= self.served(event)
        self.extra = list(told.elements()) if len(grown) == len(SIDES) else []
        return [GOODS.index(good) for _, good in self.extra]

    def placed(self, entry: r.Entry, line: r.GrowthLine) -> Counter[tuple[str, str]]:
        """The cubes that a line places, as (city, good)."""
        cubes: Counter[tuple[str, str]] = Counter()
        for text, goods in (line.placed or {}).items():
            cells = self.cells(text)
            if not cells:
                place = f"log[{entry.number}].placed"
                raise BadInput(f"{place}: there is no city {text!r} on {self.board.id}")
            cubes.update((self.board.names[cells[0]], good) for good in goods)
        return cubes

    def served(self, event: e.GoodsGrown) -> Counter[tuple[str, str]]:
        names, cell = self.board.names, self.board.cell
        return Counter((names[cell(city)], good) for city, good, _ in event.cubes)

    def cells(self, text: str) -> list[int]:
        """The stops of that name: by hex, by New City, by name, cities before towns."""
        board, cell = self.board, self.board.cell(text.rpartition("(")[2].rstrip(")"))
        if cell >= 0 and board.stop_of[cell] >= 0:
            return [cell]
        letter = text.removeprefix("New City ")
        if letter in LETTERS and self.state.letters[LETTERS.index(letter)] >= 0:
            return [self.state.letters[LETTERS.index(letter)]]
        named = [cell for cell in board.stops if board.names[cell] == text]
        return sorted(named, key=lambda cell: board.towns[cell])


def _side_of(entry: r.Entry) -> str | None:
    return entry.line.side if isinstance(entry.line, r.GrowthLine) else None


def extra_goods(line: r.GrowthLine) -> list[str]:
    """The extra cube of a line: a good of its own, placed at a city, or drawn."""
    if line.good is not None:
        return [line.good]
    placed: list[str] = [good for goods in (line.placed or {}).values() for good in goods]
    return placed or list[str](line.drawn)
