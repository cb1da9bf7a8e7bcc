"""The first page: tables, how to join one, the API, the terminal."""

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from footplate.server.rooms.people import Who
from footplate.server.rooms.summary import SeatSummary, Summary
from footplate.server.store.reading import Listed, public_tables, tables_of
from footplate.server.web.pages.html import esc, lines, page, rows
from footplate.server.web.site import Site
from footplate.tables import OPEN

SHOWN = 50
LATEST = 1 << 62
TITLES = {"open": "Tables with open seats", "playing": "Tables in play", "over": "Finished games"}


async def home(site: Site, request: Request, who: Who) -> Response:
    body = "<h1>Tables</h1>\n"
    if who.player is not None:
        mine = await site.database.read(tables_of(who.player))
        body += f"<h2>Yours, {esc(who.name)}</h2>\n{listed(mine[:SHOWN])}"
    for status, title in TITLES.items():
        found = await site.database.read(public_tables(status, SHOWN, LATEST))
        if found or status == "open":
            body += f"<h2>{title}</h2>\n{listed(found)}"
    return page("Footplate", body + how_to(site.link(request, "")))


def listed(found: Sequence[Listed]) -> str:
    if not found:
        return "<p>None now.</p>\n"
    return rows(["table", "game", "seats", "round"], [_row(each) for each in found])


def _row(each: Listed) -> list[str]:
    told = msgspec.json.decode(each.summary, type=Summary)
    name = told.name or each.id
    seats = ", ".join(esc(_called(seat)) for seat in told.seats)
    count = f"{told.round}" if told.rounds is None else f"{told.round} of {told.rounds}"
    return [
        f'<a href="/tables/{esc(each.id)}">{esc(name)}</a>',
        esc(told.title),
        seats,
        esc(count if told.round else "–"),
    ]


def _called(seat: SeatSummary) -> str:
    kept = seat.kind == OPEN and seat.name
    return f"kept for {seat.name}" if kept else seat.name or "open"


def how_to(here: str) -> str:
    """How to join, call and play."""
    return (
        "<h2>Join with a program</h2>\n"
        "<p>Nobody needs an account: a player is a key, which this gives you. Keep it.</p>\n"
        + lines(f'curl {here}/api/me --json \'{{"name": "Ann"}}\'')
        + "<p>Sit down in an open seat (they count from 0), and read what is asked of you:</p>\n"
        + lines(
            "KEY=p_…  TABLE=…",
            f'curl {here}/api/tables/$TABLE/seats/1 -H "Authorization: Bearer $KEY" --json {{}}',
            f'curl {here}/api/tables/$TABLE/news -H "Authorization: Bearer $KEY"',
        )
        + "<p>In Python, with the client that comes along:</p>\n"
        + lines(
            "from footplate.client import Client",
            f'me = Client("{here}").me("Ann")',
            'table = me.make("age-of-steam", ["me", "greedy", "greedy"])',
        )
        + '<p>Everything that can be called: <a href="/openapi.json">/openapi.json</a>. '
        'How it does: <a href="/health">/health</a>, <a href="/metrics">/metrics</a>.</p>\n'
        "<h2>Play in the terminal</h2>\n"
        + lines("footplate menu", "footplate play age-of-steam --seats me,greedy,greedy")
    )


def door(status: int = 401) -> Response:
    """Where the host wants a password."""
    body = (
        "<h1>A password, please</h1>\n"
        "<p>Whoever hosts this server gives it to you.</p>\n"
        '<form id="enter"><label>Password <input name="password" type="password" required '
        'autocomplete="current-password"></label> <button>Enter</button></form>\n'
        '<p id="said" role="status"></p>\n'
        "<noscript><p>Without scripts: call the API with the header "
        "<code>footplate-house</code>.</p></noscript>\n"
    )
    return page("Footplate", body, status, script=True)
