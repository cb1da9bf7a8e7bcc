"""The page of one table, and those that personal links and links of seats lead to."""

import re

from starlette.requests import Request
from starlette.responses import Response

from footplate.core import registry
from footplate.core.boardgame import BoardGame
from footplate.server.clocks import ClockSettings
from footplate.server.rooms.about import About, about
from footplate.server.rooms.concerns import consent_words
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.seating import check_number
from footplate.server.rooms.summary import FINISHED, SeatSummary, Summary
from footplate.server.web.pages.html import esc, lines, page, rows
from footplate.server.web.site import Site
from footplate.tables import OPEN, PERSON

KINDS = {"me": "a person", "open": "open", "automa": "an Automa"}


async def table(site: Site, request: Request, who: Who) -> Response:
    """A table: who sits there, how it stands, how to call it."""
    room = await site.house.look(str(request.path_params["table"]))
    told = about(room, who)
    title = told.table.name or told.table.title
    body = f"<h1>{esc(title)}</h1>\n{_standing(told)}{_waiting(room, told)}"
    body += _seats(room, told, site.house.now())
    if told.rematch:
        body += f'<p><a href="/tables/{esc(told.rematch)}">The rematch</a></p>\n'
    if room.table is not None:
        body += _result(room) if room.over else ""
        source = f"/api/tables/{esc(told.id)}/picture"
        body += f'<p><a href="{source}"><img src="{source}" alt="The position"></a></p>\n'
    return page(title, body + _calls(told, site.link(request, f"/api/tables/{told.id}")))


def _standing(told: About) -> str:
    table = told.table
    said = {"open": "Not begun yet.", "playing": "In play.", "over": "Over."}[told.status]
    count = f"{table.round}" if table.rounds is None else f"{table.round} of {table.rounds}"
    phase = re.sub("[_-]", " ", table.phase)
    more = f" Round {count}, {phase}." if told.status == "playing" else ""
    if told.finished:
        more += f" {FINISHED[told.finished]}"
    if told.stuck:
        more += f" This version cannot play it on: {told.stuck}."
    more += _clock(told.clock) if told.status != "over" else ""
    return f"<p>{esc(table.title)} on {esc(_board(table))}. {said}{esc(more)}</p>\n"


def _board(table: Summary) -> str:
    """What the board is called; somebody's own is called so."""
    game = registry.game(table.game)
    if isinstance(game, BoardGame) and table.board in game.boards():
        return str(game.library.load(table.board).name)
    return table.board


def _clock(clock: ClockSettings) -> str:
    if clock.kind == "none":
        return ""
    said = f" A turn has {_span(clock.turn_ms)}"
    if clock.reserve:
        said += f", and everybody {_span(clock.reserve_ms)} more for the whole game"
    if clock.active is not None:
        hours = clock.active
        said += f"; time runs from {hours.from_} to {hours.until} ({hours.zone})"
    return f"{said}."


def _span(milliseconds: int) -> str:
    """So much time, in at most two units."""
    seconds = max(0, milliseconds) // 1000
    parts = [(seconds // 3600, "h"), (seconds % 3600 // 60, "min"), (seconds % 60, "s")]
    found = [f"{count} {unit}" for count, unit in parts if count]
    return " ".join(found[:2]) or "no time"


def _waiting(room: Room, told: About) -> str:
    """What the table waits for beside a decision."""
    said = []
    if told.consent is not None:
        said.append(consent_words(room))
    if told.luck is not None:
        said.append(f"Whoever made the table types in: {told.luck.sentence}")
    if told.clocks and "host" in room.clock.pauses:
        said.append("The clock is stopped.")
    return "".join(f"<p>{esc(each)}</p>\n" for each in said)


def _seats(room: Room, told: About, now: int) -> str:
    timed = bool(told.clocks) and told.status == "playing"
    found = []
    for number, seat in enumerate(told.table.seats):
        cells = [str(number), esc(seat.name or "–"), esc(_kind(seat)), _asked(told, number)]
        left = room.clock.left(number, now) if timed and seat.kind == PERSON else None
        found.append([*cells, "–" if left is None else _span(left)] if timed else cells)
    return rows(["seat", "name", "who", "now", *(["time left"] if timed else [])], found)


def _result(room: Room) -> str:
    """The ranking, where the game came to its end."""
    table = room.playing
    if not table.over:
        return ""
    names = table.names
    found = [
        [str(each.rank), esc(names[each.seat]), str(each.score)]
        for each in table.state.result().standings
    ]
    return "<h2>Result</h2>\n" + rows(["rank", "name", "score"], found)


def _kind(seat: SeatSummary) -> str:
    if seat.kind == OPEN and seat.name:
        return "kept for them"
    kind = KINDS.get(seat.kind, f"a bot ({seat.kind})")
    if seat.program:
        kind += ", played by a program"
    if seat.absent:
        kind += ", out of time"
    return f"{kind}, has conceded" if seat.conceded else kind


def _asked(told: About, seat: int) -> str:
    said = ["is asked"] if told.table.asked == seat else []
    return ", ".join([*said, *(["yours"] if seat in told.yours else [])])


def _calls(told: About, here: str) -> str:
    free = [number for number, seat in enumerate(told.table.seats) if _free(told, number, seat)]
    body = "<h2>With a program</h2>\n"
    if free:
        sit = f'curl {here}/seats/{free[0]} -H "Authorization: Bearer $KEY" --json {{}}'
        body += "<p>Sit down:</p>\n" + lines(sit)
    news = f'curl {here}/news -H "Authorization: Bearer $KEY"'
    body += "<p>What is new, and what is asked:</p>\n" + lines(news)
    if told.status == "over":
        record = f"/api/tables/{esc(told.id)}/record"
        body += (
            f'<p><a href="{record}">The whole record</a>, for <code>footplate replay</code>.</p>\n'
        )
    if told.commitment:
        body += "<p>Its luck was promised before the start, and can be checked at the end:</p>\n"
        body += lines(f"footplate verify RECORD --promised {told.commitment}")
    return body


def _free(told: About, number: int, seat: SeatSummary) -> bool:
    return seat.kind == OPEN and (not seat.name or number in told.kept)


async def seat(site: Site, request: Request, who: Who) -> Response:
    """Where the link of a seat leads: the part after # is the key, which only the script sees."""
    room = await site.house.look(str(request.path_params["table"]))
    told, number = about(room, who), int(request.path_params["seat"])
    check_number(room, number)
    name = told.table.name or told.table.title
    known = "" if who.player is None else " data-known"
    body = (
        f"<h1>Seat {number} at {esc(name)}</h1>\n"
        f'<form id="sit" data-table="{esc(told.id)}" data-seat="{number}"{known} hidden>'
        '<label>Your name <input name="name" required maxlength="40" autocomplete="nickname" '
        f'value="{esc(who.name if known else "")}"></label> '
        "<button>Take the seat</button></form>\n"
        '<p id="said" role="status"></p>\n'
        "<noscript><p>Taking a seat here needs a script. Without: call the API with the key after "
        "the #.</p></noscript>\n"
        f'<p><a href="/tables/{esc(told.id)}">The table</a></p>\n'
    )
    return page(name, body, script=True)


async def me(site: Site, request: Request, who: Who) -> Response:
    """Where a personal link leads."""
    body = (
        "<h1>Your link</h1>\n"
        '<p id="said" role="status" data-me></p>\n'
        "<noscript><p>It needs a script. Without: call the API with the key after the #.</p>"
        "</noscript>\n"
        '<p><a href="/">Tables</a></p>\n'
    )
    return page("Your link", body, script=True)
