"""What a bot is asked, and what comes back."""

from typing import Any, Literal

import msgspec

from footplate.bots import kinds, may_sit
from footplate.bots.analysis import Turn
from footplate.bots.explaining import Explanation
from footplate.bots.purpose import Purpose
from footplate.bots.samples import Holdings
from footplate.core import registry
from footplate.core.action import Action
from footplate.core.chance import Chance
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.wire import decode_json


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision to think about. It holds a guess, never the true state: see `think_about`."""

    game: str
    position: bytes
    """A position in JSON, which `think_about` has made for the seat."""
    seat: int
    bot: str = "greedy"
    """One of `footplate.bots.kinds()`, or `search:16`; code of one's own is not run here."""
    seed: int = 0
    """The luck of the bot, not of the game."""
    table: str = ""
    """Whose turn it is among those who wait; it is not sent to the worker."""
    told: list[str] | None = None
    """The names at the table, for a bot that shall also say why."""
    counted: Holdings | None = None
    """What everybody has, as far as the seat has been able to count what changed hands."""
    played: list[dict[str, Any]] = []
    """What the seat did here, of which such a bot is to judge what it did in one go."""


class Decision(msgspec.Struct, frozen=True):
    """A legal action for the job's seat."""

    action: dict[str, Any]
    by: Literal["bot", "fallback"]
    """A fallback is any legal action, because the bot has given none."""
    seconds: float
    """How long it was thought about; 0.0 where nobody has begun to."""
    why: str = ""
    """Why it is a fallback."""
    reasons: Explanation | None = None
    """Of a bot that looks ahead, where the job wants them."""
    purpose: Purpose | None = None
    """Of one that thinks in lines and does not look ahead, where the job wants it."""
    rest: list[dict[str, Any]] = []
    """How the bot means to go on, up to luck or somebody else's decision."""
    turn: Turn | None = None
    """What such a bot thinks of what was played."""


def think_about(state: State, seat: int, rng: Chance) -> bytes:
    """The position that a seat's bot thinks on: what the seat knows, the rest dealt at random.

    The same rng gives the same bytes, whatever the hidden things are in truth.
    """
    if state.seat != seat:
        raise BadInput(f"seat {seat} is not asked")
    guessed = state.guess(seat, rng)
    # A game may come from elsewhere and forget it: the true luck must not leave, come what may.
    guessed.chance = Chance(rng.below(1 << 29))
    return msgspec.json.encode(guessed.position())


def state_of(job: Job) -> State:
    """The state that a job describes; BadInput where it is none in which its seat is asked."""
    state = registry.game(job.game).position(decode_json(job.position))
    if state.seat != job.seat:
        raise BadInput(f"seat {job.seat} is not asked in the position of the job")
    return state


def check_kind(bot: str) -> None:
    if not may_sit(bot):
        raise BadInput(f"there is no bot {bot!r} here; there are: {', '.join(kinds())}")


def any_action(state: State, seed: int) -> dict[str, Any]:
    """A legal action that costs no thinking."""
    return plain(state.decode(state.sample(Chance(seed))))


def plain(action: Action) -> dict[str, Any]:
    """An action just as it looks after it was sent somewhere as JSON."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return found
