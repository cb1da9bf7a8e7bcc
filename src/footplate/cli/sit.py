"""`footplate sit`: a bot of one's own at a table of a server, as it plays everywhere else."""

import json
import sys
from functools import reduce
from operator import or_
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import footplate
from footplate import BadInput, Record, State, read_record
from footplate.arena.limit import Limited
from footplate.bots import Bot, Checked, Offence, bot_name, ear_of, make_bot, tell
from footplate.bots.own import is_reference, short_name
from footplate.cli.keeping import OffenceFiles
from footplate.cli.outcome import DONE, printable
from footplate.client import Client, News, Problem, RemoteTable, Unreachable, run_bot
from footplate.core.wire import convert, to_plain
from footplate.tables import OPEN


class Place(NamedTuple):
    """What an address leads to."""

    server: str
    table: str
    seat: int | None
    """From 0; None where the address is only that of the table."""
    key: str
    """Of a seat's link."""


def place_of(address: str) -> Place:
    """`http://host/tables/ID`, or `http://host/tables/ID/seats/2#KEY`."""
    parts = urlsplit(address)
    words = [unquote(word) for word in parts.path.split("/") if word]
    match words:
        case [*_, "tables", table]:
            seat = None
        case [*_, "tables", table, "seats", number] if number.isdecimal():
            seat = int(number)
        case _:
            table = ""
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise BadInput(f"{address!r} is no address of a table: http://HOST/tables/ID")
    before = parts.path.partition("/tables/")[0]
    return Place(f"{parts.scheme}://{parts.netloc}{before}", table, seat, parts.fragment)


def sit(
    address: str, kind: str, seat: int | None, name: str, key: str, password: str, limit: float
) -> int:
    place = place_of(address)
    if seat is not None and seat < 1:
        raise BadInput("--seat counts from 1")
    if not limit > 0:
        raise BadInput("--time-limit must be more than 0 seconds")
    called = name or (short_name(kind) if is_reference(kind) else kind)
    wanted = place.seat if seat is None else seat - 1
    try:
        with Client(place.server, key or None, password or None) as client:
            client.me("" if key else called)
            table = client.table(place.table)
            own = _chosen(table, wanted)
            mind = Mind(table, own, kind, limit)  # before a seat is taken for what cannot be made
            _take(table, own, place.key, called)
            print(f"{printable(called)} sits in seat {own + 1}.", flush=True)
            if not key:
                print(f"Should it be ended, it comes back with --key {client.key}", flush=True)
            news = run_bot(table, mind, own)
            _print(news, table)
    except Unreachable as error:
        raise BadInput(str(error)) from None
    except Problem as problem:
        raise BadInput(str(problem)) from None
    return DONE


def _chosen(table: RemoteTable, seat: int | None) -> int:
    """The seat that is wanted; else the one that one has, or the first open one."""
    about = table.about()
    mine, seats = about["yours"], about["table"]["seats"]
    if seat is not None:
        if seat >= len(seats):
            raise BadInput(f"the table has seats 1 to {len(seats)}, and no seat {seat + 1}")
        return seat
    free = [at for at, each in enumerate(seats) if each["kind"] == OPEN]
    if not mine and not free:
        raise BadInput("no seat is open at this table")
    return int([*mine, *free][0])


def _take(table: RemoteTable, seat: int, key: str, name: str) -> None:
    if seat in table.about()["yours"]:
        return
    if key:
        table.open_link(seat, key)
    else:
        table.sit(seat, name, program=True)


class Mind:
    """What the bot decides, whenever its seat is asked."""

    def __init__(self, table: RemoteTable, seat: int, kind: str, limit: float) -> None:
        self._table = table
        self._seat = seat
        self._kind = kind
        self._limit = limit
        self._game = footplate.game(table.about()["table"]["game"])
        self._files = OffenceFiles(None)
        self._record: Record
        """Of the position that the bot is asked in: as its seat can imagine it, while the game is
        not over."""
        self._count = 0
        """How many actions the table has there."""
        self._bot = self._made()
        self._heard = (0, 0)
        """Up to which moment the bot was told what happens, and how many actions that were."""
        self._wished = False

    def __call__(self, news: News) -> dict[str, Any]:
        if not self._wished:
            # A bot never takes back: each decision passes on, and is in the next record.
            self._table.wish("never", seat=self._seat)
            self._wished = True
        record, fault = read_record(json.dumps(self._table.record(self._seat)))
        if fault is not None:
            raise BadInput(f"the server's record cannot be read: {fault}")
        self._record = record
        self._count = news.kept + len(news.steps)
        state = record.replay()
        self._tell()
        found: dict[str, Any] = to_plain(state.decode(self._bot.choose(state)))
        return found

    def _made(self) -> Bot:
        bot = make_bot(self._kind, self._game, self._seat + 1, self._offence)
        if isinstance(bot, Checked):
            bot.bot = Limited(bot.bot, bot.name, self._limit)
        return bot

    def _tell(self) -> None:
        """What has happened since the last decision, if the bot wants to know."""
        saw = ear_of(self._bot)
        if saw is None:
            return
        since, actions = self._heard
        news = self._table.news(since, self._seat)
        if news.kept < actions:  # Nobody can unhear what was taken back: a fresh bot is told all.
            self._bot, self._heard = self._made(), (0, 0)
            self._tell()
            return
        self._heard = (news.moment, news.kept + len(news.steps))
        kinds: Any = list[reduce(or_, self._game.event_types)]  # type: ignore[misc]
        wrong = tell(saw, convert(news.events, kinds, "the server's events"))
        if wrong:
            self._report(bot_name(self._bot), wrong)

    def _offence(self, name: str, _: State, what: str) -> None:
        self._report(name, f"{what}; a random legal action takes its place")

    def _report(self, name: str, what: str) -> None:
        """Say what the bot did wrong, and keep the position; the game at the table goes on."""
        record, offence = self._record, Offence(name, self._seat, self._count, what)
        where = self._files.keep(record.game, record.seed, offence, record.to_json())
        kept = f" The position is kept in {where}." if where else ""
        print(printable(f"{offence}.{kept}"), file=sys.stderr, flush=True)


def _print(news: News, table: RemoteTable) -> None:
    names = [each["name"] for each in table.about()["table"]["seats"]]
    for standing in (news.result or {}).get("standings", ()):
        line = f"{standing['rank']}. {names[standing['seat']]}: {standing['score']}"
        print(printable(line))
