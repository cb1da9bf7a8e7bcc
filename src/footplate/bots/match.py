"""One game between bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from footplate.bots.automa import AutomaPlayer
from footplate.bots.checked import Answering, Checked, Offence
from footplate.bots.greedy import GreedyBot
from footplate.bots.random_bot import RandomBot
from footplate.bots.search import SearchBot
from footplate.bots.telling import ear_of, tell
from footplate.bots.unsteady import UnsteadyBot
from footplate.core.event import Event, told_to
from footplate.core.game import Game, OptionValue
from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.view import Result

TRUSTED: Final = (AutomaPlayer, GreedyBot, RandomBot, SearchBot, UnsteadyBot)
"""Bots whose answers are played unchecked: the tests check them."""

OnOffence = Literal["stop", "fallback"]
"""What follows an offence: the end, or a random legal action."""


class MatchResult(msgspec.Struct, frozen=True):
    """How a game went."""

    result: Result
    actions: int
    """How many decisions were made by all seats together."""
    bankruptcies: list[int]
    """The seats that were eliminated."""
    digest: str
    """Of the last position: the same for the same players and seed."""
    codes: list[int]
    """What was played."""
    offences: list[Offence]
    """What bots did that they must not do."""
    seconds: list[list[float]]
    """How long each decision took, by seat; empty where no clock was given."""


class Offended(Exception):
    """A bot has offended and the game stops; `record` leads to the position in which it did."""

    def __init__(self, offence: Offence, record: Record) -> None:
        super().__init__(offence, record)
        self.offence = offence
        self.record = record

    def __str__(self) -> str:
        return str(self.offence)


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Answering, clock: Callable[[], float]) -> None:
        self.bot = bot
        self.seconds: list[float] = []
        self._clock = clock

    def choose(self, state: State) -> Any:
        begun = self._clock()
        try:
            return self.bot.choose(state)
        finally:
            self.seconds.append(self._clock() - begun)


def play_match(
    game: Game,
    bots: Sequence[Answering],
    seed: int,
    board: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    on_offence: OnOffence = "stop",
    clock: Callable[[], float] | None = None,
) -> MatchResult:
    """Play a game to its end; there are as many seats as bots.

    The answers of bots that are not ours are checked; an offence raises `Offended` or is replaced
    by a random legal action.
    """
    if not bots:
        raise BadInput("a match needs a bot for each seat")
    if on_offence not in get_args(OnOffence):
        raise BadInput(f"on an offence: {' or '.join(get_args(OnOffence))}, not {on_offence!r}")
    chosen = dict(options or {})
    events: list[Event] = []
    state = game.start(len(bots), seed, board, None, events, **chosen)
    codes: list[int] = []
    offences: list[Offence] = []

    def found(name: str, state: State, what: str) -> None:
        offend(name, state.mover, what)

    def offend(name: str, seat: int, what: str) -> None:
        offences.append(Offence(name, seat, len(codes), what))
        if on_offence == "stop":
            names = [bot_name(bot) for bot in bots]
            record = record_of(game, names, seed, board, chosen, codes)
            raise Offended(offences[-1], record)

    timed: list[Timed] = []
    players: list[Answering] = []
    for seat, bot in enumerate(bots):
        player = bot.bot if isinstance(bot, Checked) else bot
        if clock is not None:
            player = Timed(player, clock)
            timed.append(player)
        if type(bot) not in TRUSTED:
            player = Checked(player, bot_name(bot), seed * len(bots) + seat, found)
        players.append(player)
    listeners = {seat: saw for seat, bot in enumerate(bots) if (saw := ear_of(bot)) is not None}
    while not state.over:
        for seat in list(listeners):
            what = tell(listeners[seat], told_to(events, seat))
            if what:
                del listeners[seat]
                offend(bot_name(bots[seat]), seat, what)
        events.clear()
        code = players[state.mover].choose(state)
        state.log = events if listeners else None
        state.play_code(code)
        state.log = None
        codes.append(code)
    result = state.result()
    out = sorted(standing.seat for standing in result.standings if standing.out)
    seconds = [each.seconds for each in timed]
    return MatchResult(result, len(codes), out, state.digest(), codes, offences, seconds)


def bot_name(bot: Answering) -> str:
    """The name of a bot, or else of its class."""
    try:
        name = getattr(bot, "name", None)
    except Exception:  # a property of a stranger's
        name = None
    return name if isinstance(name, str) and name else type(bot).__name__


def record_of(
    game: Game,
    names: Sequence[str],
    seed: int,
    board: str | None,
    options: Mapping[str, OptionValue],
    codes: Sequence[int],
    note: str = "",
) -> Record:
    """The record of a game between bots of these names, as far as the codes go."""
    record = Record(
        game=game.name,
        board=board or game.default_board,
        seats=len(names),
        options=dict(options),
        seed=seed,
        names=[f"{name} {number}" for number, name in enumerate(names, start=1)],
        note=note,
    )
    state = record.begin()
    # A board from a file goes into the record whole, so that the record needs no file beside it.
    record.board = state.position().board
    for code in codes:
        record.play(state, state.decode(code))
    return record
