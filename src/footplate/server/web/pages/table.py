"""The page of one table, and those that personal links and links of seats lead to."""

from starlette.requests import Request
from starlette.responses import Response

from footplate.server.rooms.about import About, about
from footplate.server.rooms.people import Who
from footplate.server.rooms.summary import SeatSummary
from footplate.server.web.pages.html import esc, lines, page, rows
from footplate.server.web.site import Site
from footplate.tables import OPEN

KINDS = {"me": "a person", "open": "open", "automa": "an Automa"}


async def table(site: Site, request: Request, who: Who) -> Response:
    """A table: who sits there, how it stands, how to call it."""
    room = await site.house.look(str(request.path_params["table"]))
    told = about(room, who)
    title = told.table.name or told.table.title
    body = f"<h1>{esc(title)}</h1>\n{_standing(told)}{_seats(told)}"
    if told.rematch:
        body += f'<p><a href="/tables/{esc(told.rematch)}">The rematch</a></p>\n'
    if room.table is not None:
        source = f"/api/tables/{esc(told.id)}/picture"
        body += f'<p><a href="{source}"><img src="{source}" alt="The position"></a></p>\n'
    return page(title, body + _calls(told, site.link(request, f"/api/tables/{told.id}")))


def _standing(told: About) -> str:
    table = told.table
    said = {"open": "Not begun yet.", "playing": "In play.", "over": "Over."}[told.status]
    more = f" Round {table.round}, {table.phase}." if told.status == "playing" else ""
    if told.stuck:
        more += f" This version cannot play it on: {told.stuck}."
    return f"<p>{esc(table.title)} on {esc(table.board)}. {said}{esc(more)}</p>\n"


def _seats(told: About) -> str:
    found = [
        [str(number), esc(seat.name or "–"), esc(_kind(seat)), _asked(told, number)]
        for number, seat in enumerate(told.table.seats)
    ]
    return rows(["seat", "name", "who", ""], found)


def _kind(seat: SeatSummary) -> str:
    if seat.kind == OPEN and seat.name:
        return "kept for them"
    kind = KINDS.get(seat.kind, f"a bot ({seat.kind})")
    if seat.program:
        kind += ", played by a program"
    return f"{kind}, has conceded" if seat.conceded else kind


def _asked(told: About, seat: int) -> str:
    said = ["is asked"] if told.table.asked == seat else []
    return ", ".join([*said, *(["yours"] if seat in told.yours else [])])


def _calls(told: About, here: str) -> str:
    free = [number for number, seat in enumerate(told.table.seats) if _free(told, number, seat)]
    body = "<h2>Call it</h2>\n"
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
    return body


def _free(told: About, number: int, seat: SeatSummary) -> bool:
    return seat.kind == OPEN and (not seat.name or number in told.kept)


async def seat(site: Site, request: Request, who: Who) -> Response:
    """Where the link of a seat leads: the part after # is the key, which only the script sees."""
    told = about(await site.house.look(str(request.path_params["table"])), who)
    number = int(request.path_params["seat"])
    name = told.table.name or told.table.title
    body = (
        f"<h1>Seat {number} at {esc(name)}</h1>\n"
        f'<p id="said" role="status" data-table="{esc(told.id)}" data-seat="{number}">'
        "This link gives you the seat.</p>\n"
        f'<p><a href="/tables/{esc(told.id)}">The table</a></p>\n'
    )
    return page(name, body, script=True)


async def me(site: Site, request: Request, who: Who) -> Response:
    """Where a personal link leads."""
    body = (
        "<h1>Your link</h1>\n"
        '<p id="said" role="status" data-me>This link makes a device yours.</p>\n'
        "<noscript><p>It needs a script. Without: call the API with the key after the #.</p>"
        "</noscript>\n"
        '<p><a href="/">Tables</a></p>\n'
    )
    return page("Your link", body, script=True)
