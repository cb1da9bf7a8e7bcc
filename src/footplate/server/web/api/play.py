"""Playing: what is new, trying out, deciding, taking back, standing orders, consent."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from footplate.core.plan import Plan
from footplate.core.prompt import Preview, WhyNot
from footplate.core.refusal import Refusal, Refused
from footplate.core.wire import to_plain
from footplate.server.rooms import playing
from footplate.server.rooms.held import Held
from footplate.server.rooms.house import sent
from footplate.server.rooms.room import Room
from footplate.server.rooms.telling import (
    Asked,
    asked_of,
    encoded,
    is_at_hand,
    is_long,
    news_bytes,
    viewer_of,
)
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import STALE, Failed
from footplate.server.workers.hints import Hint
from footplate.tables import News, Wishes

Moment = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[!-~]*$")]
"""The sender's own id of a command, such as a UUID: sent again, it gets the same answer."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100)]
Plain = dict[str, Any]
NOTHING_SAID = Refusal("FP-ROOM-25", "Say which action, or which shortcut.")


class As(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """As which of your seats; left out: the one that is asked."""


class Since(As, frozen=True):
    since: Moment = 0
    """The moment up to which you know the table; 0: nothing yet."""


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all commands at a table have in common."""

    id: Id
    moment: Moment
    """The position that it is made for, as the news have named it."""
    seat: SeatNumber | None = None


class Submit(Command, frozen=True, kw_only=True):
    """A decision, or those of a shortcut."""

    action: Plain | None = None
    shortcut: str = ""
    argument: Any = None


class Done(msgspec.Struct, frozen=True):
    """It is on disk; the table now stands at this moment."""

    moment: int


class Ordering(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    """The program; None calls off the one that was given."""
    number: int | None = None


class Wishing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber | None = None
    wishes: Wishes


class Asking(Command, frozen=True, kw_only=True):
    what: Literal["undo", "bot", "finish"]
    about: SeatNumber | None = None


class Agreeing(Command, frozen=True, kw_only=True):
    agrees: bool


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision, or those of a shortcut."""

    action: Plain | None = None
    shortcut: str = ""
    argument: Any = None
    seat: SeatNumber | None = None


class Shortcut(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    argument: Any = None
    seat: SeatNumber | None = None


class HintAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class Typed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    outcomes: Annotated[list[int], msgspec.Meta(max_length=200)]
    """What was rolled or drawn, as numbers of the outcomes; empty calls the decision off."""


class Stop(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    stopped: bool


class Actions(msgspec.Struct, frozen=True):
    actions: list[Plain]


@endpoint("GET", "/api/tables/{table}/news", "spectator", query=Since, gives=News)
async def news(call: Call) -> bytes:
    """What is new since a moment: steps with their events, view, prompt, as you may know them."""

    def told(held: Held) -> bytes:
        viewer = viewer_of(held.known, call.who, call.query.seat)
        return news_bytes(held, viewer, call.query.since)

    since = call.query.since
    async with call.site.house.reading(call.table) as held:
        viewer = viewer_of(held.known, call.who, call.query.seat)
        if is_at_hand(held, viewer, since) or not is_long(held.known, since):
            return told(held)
    call.site.limits.take(call.request, "past")  # the table waits meanwhile
    return await call.site.apart_at(call.table, told)


@endpoint("GET", "/api/tables/{table}/asked", "spectator", query=As, gives=Asked)
async def asked(call: Call) -> Asked:
    """What is asked now, in a sentence: for lists, without all that can be answered."""
    async with call.site.house.reading(call.table) as held:
        return asked_of(held, viewer_of(held.known, call.who, call.query.seat))


@endpoint("GET", "/api/tables/{table}/plan", "spectator", gives=Plan)
async def table_plan(call: Call) -> bytes:
    """All that can be pointed at on this table's board; the same throughout the game."""
    room = await call.site.house.look(call.table)
    return encoded(room.playing.state.plan())


@endpoint("GET", "/api/tables/{table}/why-not", "seat", query=As, gives=WhyNot)
async def why_not(call: Call) -> bytes:
    """Why nothing can be done at a place, or of a kind."""
    room = await call.site.house.look(call.table)
    viewer = mine(room, call, call.query.seat)
    return encoded(room.playing.state.why_not(viewer))


@endpoint("POST", "/api/tables/{table}/preview", "seat", takes=Try, gives=Preview)
async def preview(call: Call) -> bytes:
    """What an action, or a shortcut, would do, up to the first luck or reveal; nothing changes."""
    body = call.body
    room = await call.site.house.look(call.table)
    viewer, state = mine(room, call, body.seat), room.playing.state
    if body.shortcut:
        return encoded(state.preview_shortcut(body.shortcut, body.argument, viewer))
    if body.action is None:
        raise Refused(NOTHING_SAID)
    return encoded(state.preview(body.action, viewer))


@endpoint("POST", "/api/tables/{table}/shortcut", "seat", takes=Shortcut, gives=Actions)
async def shortcut(call: Call) -> Actions:
    """The actions that a shortcut stands for, or the first refusal; nothing changes."""
    room = await call.site.house.look(call.table)
    viewer = mine(room, call, call.body.seat)
    return Actions(_actions_of(room, viewer, call.body.name, call.body.argument))


@endpoint("POST", "/api/tables/{table}/actions", "seat", takes=Submit, gives=Done)
async def submit(call: Call) -> Done:
    """Decide, for the position of a moment. A decision for another position is not played (409)."""
    body = call.body

    def do(room: Room, at: int) -> None:
        seat = mine(room, call, body.seat)
        actions = [body.action]
        if body.shortcut:
            actions = _actions_of(room, seat, body.shortcut, body.argument)
        elif body.action is None:
            raise Refused(NOTHING_SAID)
        playing.play(room, at, call.who, seat, actions, body.moment)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/undo", "seat", takes=Command, gives=Done)
async def undo(call: Call) -> Done:
    """Back to your last decision."""
    return await _of_seat(call, playing.undo)


@endpoint("POST", "/api/tables/{table}/restart", "seat", takes=Command, gives=Done)
async def restart(call: Call) -> Done:
    """Back to the first decision of your turn."""
    return await _of_seat(call, playing.restart)


@endpoint("POST", "/api/tables/{table}/redo", "seat", takes=Command, gives=Done)
async def redo(call: Call) -> Done:
    """Do again what you took back last."""
    return await _of_seat(call, playing.redo)


@endpoint("POST", "/api/tables/{table}/end", "seat", takes=Command, gives=Done)
async def end(call: Call) -> Done:
    """End your turn, which waits for it."""
    return await _of_seat(call, playing.end)


@endpoint("POST", "/api/tables/{table}/order", "seat", takes=Ordering, gives=Done)
async def order(call: Call) -> Done:
    """Give a standing order, or call it off."""
    body = call.body

    def do(room: Room, at: int) -> None:
        seat = mine(room, call, body.seat)
        playing.order(room, at, call.who, seat, body.name, body.number)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/wishes", "seat", takes=Wishing, gives=Done)
async def wishes(call: Call) -> Done:
    """How you wish to be treated: forced decisions, when a turn waits to be ended."""
    body = call.body

    def do(room: Room, at: int) -> None:
        playing.wish(room, at, call.who, mine(room, call, body.seat), body.wishes)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/ask", "seat", takes=Asking, gives=Done)
async def ask(call: Call) -> Done:
    """Ask the table for what needs everybody's consent: going back past a floor, a bot for somebody
    who is absent, ending the game here."""
    body = call.body

    def do(room: Room, at: int) -> None:
        seat = mine(room, call, body.seat)
        playing.check_moment(room, body.moment)
        playing.ask(room, at, call.who, seat, body.what, body.about)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/agree", "seat", takes=Agreeing, gives=Done)
async def agree(call: Call) -> Done:
    """Agree to what is asked of the table, or decline."""
    body = call.body

    def do(room: Room, at: int) -> None:
        seat = mine(room, call, body.seat)
        playing.check_moment(room, body.moment)
        playing.agree(room, at, call.who, seat, body.agrees)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/hint", "seat", takes=HintAsked, gives=Hint)
async def hint(call: Call) -> Hint:
    """What a bot would do in your place, and what would come of it."""
    room = await call.site.house.look(call.table)
    seat = mine(room, call, call.body.seat)
    # A greedy bot is asked for each decision of who is coached, one that looks ahead now and then.
    call.site.limits.take(call.request, "glance" if call.body.bot == "greedy" else "hint")
    return await call.site.driver.hint(call.table, seat, call.body.bot)


@endpoint("POST", "/api/tables/{table}/luck", "owner", takes=Typed, gives=Done)
async def type_luck(call: Call) -> Done:
    """Type in what the dice and draws of the real table gave; what is asked for stands in the
    table's `luck`."""
    body = call.body

    def do(room: Room, at: int) -> None:
        if body.outcomes:
            playing.type_luck(room, at, call.who, body.outcomes)
        else:
            playing.call_off_luck(room, at, call.who)

    return await carried_out(call, do)


@endpoint("POST", "/api/tables/{table}/clock", "owner", takes=Stop, gives=Done)
async def stop_clock(call: Call) -> Done:
    """Stop the clock, or let it run again."""
    body = call.body

    def do(room: Room, at: int) -> None:
        playing.stop_clock(room, at, call.who, body.stopped)

    return await carried_out(call, do)


def mine(room: Room, call: Call, seat: int | None) -> int:
    """The seat that somebody speaks for."""
    viewer = viewer_of(room, call.who, seat)
    if viewer is None:
        raise Refused(Refusal("FP-ROOM-05", "You do not sit at this table."))
    return viewer


def _actions_of(room: Room, seat: int, name: str, argument: Any) -> list[Plain]:
    state = room.playing.state
    if state.seat != seat:
        raise playing.not_asked()
    found = state.shortcut(name, argument)
    if isinstance(found, Refusal):
        raise Refused(found)
    return [to_plain(action) for action in found]


async def _of_seat(call: Call, command: Callable[..., None]) -> Done:
    body = call.body

    def do(room: Room, at: int) -> None:
        command(room, at, call.who, mine(room, call, body.seat), body.moment)

    return await carried_out(call, do)


async def carried_out(call: Call, do: Callable[[Room, int], None]) -> Done:
    known = sent(call.who, call.body.id, call.path + call.raw)
    try:
        answered = await call.site.house.command(call.table, do, known)
    except Refused as error:
        if error.refusal.rule != STALE:
            raise
        room = await call.site.house.look(call.table)
        raise Failed(409, "stale", error.refusal.sentence, rule=STALE, moment=room.moment) from None
    return Done(answered.moment)
