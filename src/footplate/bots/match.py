"""One game between bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from footplate.bots.automa import AutomaPlayer
from footplate.bots.checked import Answering, Checked, Offence
from footplate.bots.greedy import GreedyBot
from footplate.bots.random_bot import RandomBot
from footplate.bots.search import SearchBot
from footplate.bots.telling import Saw, ear_of, tell
from footplate.bots.unsteady import UnsteadyBot
from footplate.core.event import Event, told_to
from footplate.core.game import Game, OptionValue
from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.view import Result

TRUSTED: Final = (AutomaPlayer, GreedyBot, RandomBot, SearchBot, UnsteadyBot)
"""Bots whose answers are played unchecked: the tests check them."""

LONGEST: Final = 20_000
"""Actions after which a match is cut off: many times what games take that somebody wants to end.
Steam Power goes on for as long as everybody only takes money."""

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


Seen = Callable[[State, Sequence[Event]], None]
"""Told after each decision: the position, and what has happened."""


def play_match(
    game: Game,
    bots: Sequence[Answering],
    seed: int,
    board: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    on_offence: OnOffence = "stop",
    clock: Callable[[], float] | None = None,
    seen: Seen | None = None,
) -> MatchResult:
    """Play a game to its end, or as it stands after the `LONGEST`; there are as many seats as bots.

    The answers of bots that are not ours are checked; an offence raises `Offended` or is replaced
    by a random legal action.
    """
    if not bots:
        raise BadInput("a match needs a bot for each seat")
    if on_offence not in get_args(OnOffence):
        raise BadInput(f"on an offence: {' or '.join(get_args(OnOffence))}, not {on_offence!r}")
    return _Match(game, bots, seed, board, dict(options or {}), on_offence).play(clock, seen)


class _Match:
    """A game between bots, as far as it was played."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Answering],
        seed: int,
        board: str | None,
        options: dict[str, OptionValue],
        on_offence: OnOffence,
    ) -> None:
        self._game, self._bots, self._seed = game, bots, seed
        self._board, self._options = board, options
        self._stops = on_offence == "stop"
        self._events: list[Event] = []
        """What has happened since bots were told of it."""
        self._state = game.start(len(bots), seed, board, None, self._events, **options)
        self._codes: list[int] = []
        self._offences: list[Offence] = []

    def play(self, clock: Callable[[], float] | None, seen: Seen | None) -> MatchResult:
        state, events = self._state, self._events
        asked = [bot.bot if isinstance(bot, Checked) else bot for bot in self._bots]
        timed = [] if clock is None else [Timed(bot, clock) for bot in asked]
        players = self._players(timed or asked)
        listeners = {
            seat: saw for seat, bot in enumerate(self._bots) if (saw := ear_of(bot)) is not None
        }
        while not state.over and len(self._codes) < LONGEST:
            self._tell(listeners)
            events.clear()
            code = players[state.mover].choose(state)
            state.log = events if listeners or seen is not None else None
            state.play_code(code)
            state.log = None
            self._codes.append(code)
            if seen is not None:
                seen(state, events)
        result = state.result()
        return MatchResult(
            result=result,
            actions=len(self._codes),
            bankruptcies=sorted(each.seat for each in result.standings if each.out),
            digest=state.digest(),
            codes=self._codes,
            offences=self._offences,
            seconds=[each.seconds for each in timed],
        )

    def _players(self, asked: Sequence[Answering]) -> list[Answering]:
        """Who decides in each seat: ours as they are, the others checked."""
        players: list[Answering] = []
        for seat, (bot, player) in enumerate(zip(self._bots, asked)):
            if type(bot) not in TRUSTED:
                seed = self._seed * len(self._bots) + seat
                player = Checked(player, bot_name(bot), seed, self._found)  # noqa: PLW2901
            players.append(player)
        return players

    def _tell(self, listeners: dict[int, Saw]) -> None:
        """Tell who listens what has happened; who cannot bear it is told nothing more."""
        for seat, saw in list(listeners.items()):
            what = tell(saw, told_to(self._events, seat))
            if what:
                del listeners[seat]
                # The position of the record asks whoever moves next, which need not be this seat.
                asked = f"before seat {self._state.mover + 1} decided"
                self._offend(bot_name(self._bots[seat]), seat, f"{what}, {asked}")

    def _found(self, name: str, state: State, what: str) -> None:
        self._offend(name, state.mover, what)

    def _offend(self, name: str, seat: int, what: str) -> None:
        offence = Offence(name, seat, len(self._codes), what)
        self._offences.append(offence)
        if self._stops:
            names = [bot_name(bot) for bot in self._bots]
            about = (self._game, names, self._seed, self._board, self._options, self._codes)
            raise Offended(offence, record_of(*about))


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
