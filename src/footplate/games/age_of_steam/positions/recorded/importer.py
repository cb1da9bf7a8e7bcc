"""Recorded games: playing one through the engine, and comparing every fact that it tells.

The luck of the file (cubes of the setup, dice, draws) is dealt out as the engine asks for it, the
decisions are played through the public contract, and whatever the file says about them or about
what follows is compared with what the engine does. The first difference stops the import.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from footplate.core import registry, transcript
from footplate.core.boardgame import BoardGame
from footplate.core.game import OptionValue
from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.core.wire import Plain
from footplate.games.age_of_steam.board.rules import PRODUCTION as PRODUCTION_ACTION
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language import events as e
from footplate.games.age_of_steam.language.codec import COLUMNS, GOODS
from footplate.games.age_of_steam.play.goods_growth import empty_boxes
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.recorded import lines as r
from footplate.games.age_of_steam.positions.recorded.decisions import Decisions, is_loss
from footplate.games.age_of_steam.positions.recorded.reading import read_recorded
from footplate.games.age_of_steam.positions.recorded.table import (
    DECISION,
    PRODUCTION,
    Difference,
    extra_goods,
    rank_of,
)

__all__ = ["Difference", "Imported", "import_file", "import_game"]


@dataclass(frozen=True, kw_only=True)
class Imported(transcript.Imported):
    """A recorded game of Age of Steam."""

    state: State
    differences: list[Difference] = field(default_factory=list)


def import_file(
    path: str | Path, options: Mapping[str, OptionValue] | None = None, *, compare: bool = True
) -> Imported:
    """Import the recorded game of a file; `BadInput` where it cannot be read."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None
    return import_game(data, options, compare=compare)


def import_game(
    data: bytes | str | Plain,
    options: Mapping[str, OptionValue] | None = None,
    *,
    compare: bool = True,
) -> Imported:
    """Play a recorded game; `Difference` where it and the rules part, `BadInput` where malformed.

    `options` go before those that the file asks for. With `compare=False` facts that differ are
    collected and the game goes on; a decision that the rules refuse still ends it.
    """
    file = read_recorded(data)
    game = registry.game("age-of-steam")
    assert isinstance(game, BoardGame)
    chosen = {**file.options, **(options or {})}
    table = _Importer(game, file, game.rules(file.board, chosen, len(file.players)), compare)
    table.play_log()
    record = Record(
        game=game.name,
        board=file.board,
        seats=len(file.players),
        options=chosen,
        script=table.luck.given,
        names=file.players,
        note="Imported from a recorded game.",
    )
    state = record.begin()
    for action in table.actions:
        record.play(state, action)
    assert isinstance(state, State)
    return Imported(
        record=record,
        state=state,
        events=len(file.log),
        checked=dict(table.checked),
        differences=table.differences,
        notes=[*table.notes, *(f"not read: {place}" for place in file.unread)],
    )


# --- Line by line ---------------------------------------------------------------------------------


class _Importer(Decisions):
    """Plays the lines of the log and compares what they tell."""

    # --- The turns. -------------------------------------------------------------------------------

    def play_log(self) -> None:
        self.check_setup()
        self.check_standings(0)
        turns = [list(lines) for _, lines in groupby(self.file.log, lambda entry: entry.line.turn)]
        for number, lines in enumerate(turns):
            self.following = turns[number + 1][0] if number + 1 < len(turns) else None
            self._play_turn(lines)
        self.check_end(turns[-1][0].line.turn if turns else 0)

    def _play_turn(self, lines: list[r.Entry]) -> None:
        turn = self.turn = lines[0].line.turn
        first = next(
            (at for at, entry in enumerate(lines) if rank_of(entry) != DECISION), len(lines)
        )
        rest = sorted(lines[first:], key=rank_of)
        self.take_luck([entry for entry in rest if isinstance(entry.line, r.GrowthLine)])
        for entry in _losses_last(lines[:first]):
            self.decide(entry)
        where = rest[0] if rest else self.following
        while self.state.turn == turn and self.phase not in ("goods-growth", "over"):
            if not self.automatic(where):
                raise self.at(where, f"the decisions of turn {turn} are over", self.asks())
        for entry in rest:
            self._follow(entry)
        self._finish_growth(turn, self.following)
        self.all_said(self.following)
        self.check_standings(turn)

    def _follow(self, entry: r.Entry) -> None:
        """A line about what comes after Move Goods."""
        line = entry.line
        if isinstance(line, r.GrowthLine) and line.do in ("production", "decline"):
            self._produce(entry, line)
            return
        if isinstance(line, r.GrowthLine):
            self._finish_growth(line.turn, entry)
        self.all_said(entry, rank_of(entry))
        if isinstance(line, r.ExpensesLine):
            self._expenses(entry, line)
        elif isinstance(line, r.ReductionLine):
            reduced = self.happened(e.IncomeReduced, seat=self.seat(line.player))
            self.same(entry, "loses", line.loses, reduced.loss if reduced else 0)
        elif isinstance(line, r.GrowthLine):
            self._grown(entry, line) if line.do == "dice" else self._extra_cube(entry, line)
        else:
            self.decide(entry)

    # --- Pay Expenses. ----------------------------------------------------------------------------

    def _expenses(self, entry: r.Entry, line: r.ExpensesLine) -> None:
        seat = self.seat(line.player)
        paid = self.happened(e.ExpensesPaid, seat=seat)
        out = self.happened(e.PlayerEliminated, seat=seat) if line.eliminated else None
        self.same(entry, "eliminated", line.eliminated or None, out is not None)
        lost = paid.income_lost if paid else 0
        if out and line.income_lost == self.collected[seat]:
            lost = self.collected[seat]  # all the income he had, where we count what he owed
        self.same(entry, "income_lost", line.income_lost, lost)

    # --- Goods Growth. ----------------------------------------------------------------------------

    def _finish_growth(self, turn: int, entry: r.Entry | None) -> None:
        while self.phase == "goods-growth" and self.state.turn == turn:
            if not self.automatic(entry):
                raise self.at(entry, "no word of Production", self.asks())

    def _produce(self, entry: r.Entry, line: r.GrowthLine) -> None:
        assert line.player is not None
        holds = self.state.chosen[self.seat(line.player)] == PRODUCTION_ACTION
        if line.do == "decline" and holds and self.phase != "goods-growth":
            return  # the display is full or the bag empty, so that nobody asked
        self.reach(entry, "goods-growth", line.player, PRODUCTION)
        may_return = self.rules.decline_after_draw
        if not self.drawn and line.drawn and (line.do == "production" or may_return):
            extra, self.luck.draws = self.luck.draws, [GOODS.index(good) for good in line.drawn]
            self.act(entry, a.DrawGoods())
            self.luck.draws = extra
            for event in self.told:
                self.drawn = sorted(event.goods) if isinstance(event, e.GoodsDrawn) else self.drawn
        if line.do == "decline":
            self.act(entry, a.SkipProduction())
            return
        self.same(entry, "drawn", sorted(line.drawn), self.drawn)
        assert line.good is not None
        self.act(entry, a.StockGoods(line.good, self._column(entry, line), line.box))

    def _column(self, entry: r.Entry, line: r.GrowthLine) -> str:
        """A column of the display by its own name, its city or its New City."""
        if line.column in COLUMNS:
            return line.column
        feeds = self.board.columns + self.state.letters
        found = [at for cell in self.cells(line.column) for at, c in enumerate(feeds) if c == cell]
        # Two places may share a name: the one with an empty box is meant.
        room = [at for at in found if at * 3 + line.box - 1 in empty_boxes(self.state)]
        for at in room or found:
            return COLUMNS[at]
        place = f"log[{entry.number}].column"
        raise BadInput(f"{place}: there is no column {line.column!r} on the display")

    def _grown(self, entry: r.Entry, line: r.GrowthLine) -> None:
        event = self.happened(e.GoodsGrown, side=line.side)
        if event is None:
            raise self.at(entry, f"{line.side} dice", "no such dice are rolled now")
        self.same(entry, "dice", line.dice, event.dice)
        if line.placed is not None:
            told, served = self.placed(entry, line), self.served(event)
            for cube in [cube for cube in self.extra if (told - served)[cube]]:
                served[cube] += 1
                self.extra.remove(cube)
                self.happened(e.ExtraCubeGrown)
            self.same(entry, "placed", _by_city(told), _by_city(served))

    def _extra_cube(self, entry: r.Entry, line: r.GrowthLine) -> None:
        event = self.happened(e.ExtraCubeGrown)
        if event is None:
            raise self.at(entry, "an extra cube", "no extra cube is drawn now")
        cities = list(line.placed) if line.placed else [line.city] if line.city else []
        told = [self.board.names[cell] for text in cities for cell in self.cells(text)[:1]]
        city = self.board.names[self.board.cell(event.city)]
        self.same(entry, "city", told if cities else None, [city])
        self.same(entry, "good", extra_goods(line), [event.good])


# --- Small things ---------------------------------------------------------------------------------


def _losses_last(entries: list[r.Entry]) -> Iterator[r.Entry]:
    """What a player loses at the end of a build turn comes after its end, also in the file."""

    def build_turn(entry: r.Entry) -> str | None:
        return entry.line.player if isinstance(entry.line, r.BuildLine) else None

    for player, lines in groupby(entries, build_turn):
        if player is None:
            yield from lines
        else:
            yield from sorted(lines, key=is_loss)


def _by_city(cubes: Counter[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for city, good in sorted(cubes.elements()):
        found.setdefault(city, []).append(good)
    return found
