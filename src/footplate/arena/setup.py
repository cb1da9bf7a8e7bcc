"""What the games of a series have in common, and one game of it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import footplate
from footplate import BadInput, Game
from footplate.arena.guarded import Gone, Guarded
from footplate.arena.studied import Studied, Watch
from footplate.bots import (
    AutomaPlayer,
    Bot,
    MatchResult,
    Offence,
    Offended,
    is_kind,
    make_bot,
    play_match,
    record_of,
)
from footplate.bots.match import OnOffence
from footplate.bots.own import is_reference
from footplate.core.game import OptionValue
from footplate.tables import AUTOMA

CLOCKS: Final = {"wall": time.perf_counter, "processor": time.process_time}


@dataclass(frozen=True)
class Setup:
    """What all games of a series have in common; small enough to send to a process."""

    game: str
    kinds: tuple[str, ...]
    board: str
    options: dict[str, OptionValue]
    seed: int
    on_offence: OnOffence = "stop"
    clock: str = ""
    """By which clock decisions are timed; empty: they are not."""
    recorded: bool = False
    repeats: int = 1
    """In how many games each seed is played; as many as seats: from every seat by everybody, so
    that luck and seats cancel out."""
    limit: float = 0.0
    """Seconds after which a decision is an offence; 0: never."""
    studied: bool = False
    """Whether it is noted what happens where."""

    @property
    def strangers(self) -> bool:
        """Whether anybody plays whose process must be one that may end."""
        return any(is_own(kind) for kind in self.kinds)

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        return [self.kinds[entrant] for entrant in self.entrants(number)]

    def entrants(self, number: int) -> list[int]:
        """The same as numbers of the entrants."""
        seats = len(self.kinds)
        return [(seat - number) % seats for seat in range(seats)]

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.repeats


@dataclass(frozen=True)
class Played:
    """One game: how it went (None: an offence has stopped it), and what is to be kept of it."""

    number: int
    match: MatchResult | None
    record: str = ""
    caught: tuple[tuple[Offence, str], ...] = ()
    """The first offence of each seat, with the record that leads to it."""
    studied: Studied | None = None


def play_one(setup: Setup, number: int, gone: Sequence[Gone] = ()) -> Played:
    """Game `number`; without who is gone, from where each has ended it before."""
    game = footplate.game(setup.game)
    kinds, seed = setup.seated(number), setup.seed_of(number)
    bots = _players(game, kinds, seed, setup.limit, gone)
    options = options_of(game, setup, kinds)
    clock = CLOCKS.get(setup.clock)
    watch = Watch(game) if setup.studied else None
    try:
        match = play_match(game, bots, seed, setup.board, options, setup.on_offence, clock, watch)
    except Offended as stopped:
        stopped.record.note = str(stopped)
        return Played(number, None, "", ((stopped.offence, stopped.record.to_json()),))
    record = partial(record_of, game, [bot.name for bot in bots], seed, setup.board, options)
    first: dict[int, Offence] = {}
    for offence in match.offences:
        first.setdefault(offence.seat, offence)
    return Played(
        number=number,
        match=match,
        record=record(match.codes).to_json() if setup.recorded else "",
        caught=tuple(
            (offence, record(match.codes[: offence.at], str(offence)).to_json())
            for offence in first.values()
        ),
        studied=None if watch is None else watch.found,
    )


def _players(
    game: Game, kinds: Sequence[str], seed: int, limit: float, gone: Sequence[Gone]
) -> list[Bot]:
    """Who plays in each seat, in one game."""
    ended = {each.seat: each for each in gone}
    bots: list[Bot] = []
    for seat, kind in enumerate(kinds):
        own = seed * len(kinds) + seat
        if is_automa(kind):
            bots.append(AutomaPlayer())
        elif is_own(kind):
            bots.append(Guarded(kind, game, own, seat, limit, ended.get(seat)))
        else:
            bots.append(make_bot(kind, game, own))
    return bots


def is_own(kind: str) -> bool:
    """Whether an entrant is a class of somebody's own: such as that is trusted with nothing."""
    return is_reference(kind) and not is_kind(kind) and not is_automa(kind)


def rotation(kinds: Sequence[str]) -> int:
    """After how many rotations the same kinds of bots sit in the same seats again."""
    return next(n for n in range(1, len(kinds) + 1) if (*kinds[-n:], *kinds[:-n]) == tuple(kinds))


def is_automa(kind: str) -> bool:
    """Whether an entrant such as `automa:hard` is played by the rules."""
    return kind.partition(":")[0] == AUTOMA


def options_of(game: Game, setup: Setup, kinds: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game in which these sit in this order."""
    levels = {at: kind.partition(":")[2] for at, kind in enumerate(kinds) if is_automa(kind)}
    return {**setup.options, **game.automa_options(levels)}


def checked(game: Game, setup: Setup) -> Setup:
    """The set-up, if games can begin with it; BadInput says what is wrong."""
    if not setup.kinds:
        raise BadInput("a series needs a bot for each seat")
    options = options_of(game, setup, setup.kinds)
    game.start(len(setup.kinds), setup.seed, setup.board, None, None, **options)
    return setup
