"""Making a table: what was asked for is checked, luck is drawn, and the first row stands."""

import hashlib
import secrets
from typing import Annotated, Any, Final

import msgspec

from footplate.bots import kinds, may_sit
from footplate.core import registry
from footplate.core.game import Game, OptionValue
from footplate.core.refusal import BadInput
from footplate.core.wire import no_path, to_plain
from footplate.server.clocks import ClockSettings
from footplate.server.keys import new_id
from footplate.server.rooms.room import Room
from footplate.server.rooms.settling import standing
from footplate.server.store.heads import Head, Secret, Visibility
from footplate.server.store.reading import insert_table
from footplate.server.store.writer import Change
from footplate.tables import AUTOMA, OPEN, PERSON, Seat, Table

LONGEST_NAME: Final = 40
LONGEST_BOARD: Final = 200_000
LONGEST_SCRIPT: Final = 1000


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, open, a kind of bot, or an Automa with its level."""

    kind: str = OPEN
    name: str = ""
    """What who sits there is called; left out: your own name, or that of the bot."""
    level: str = ""
    """Of an Automa."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    game: str
    board: str = ""
    """The id of a board, or the text of a board file of one's own; empty: the usual one."""
    options: dict[str, bool | int | str] = {}
    seats: list[SeatWish] = []
    """Empty: oneself, and open seats up to the usual number."""
    name: str = ""
    """What the table is called."""
    visibility: Visibility = "public"
    """public: in everybody's list; unlisted: found by its id alone; hot-seat: played on one screen,
    by one player who has several seats."""
    clock: ClockSettings = ClockSettings()
    """The time that people have; left out: as much as they like."""
    pace: int = 0
    """Milliseconds that a bot's decision takes at least, so that people can follow."""
    scripted: bool = False
    """Whether you type in the dice and draws of a real table as the game asks for them."""
    script: Annotated[list[int], msgspec.Meta(max_length=LONGEST_SCRIPT)] = []
    """What was rolled and drawn for the set-up, as `setup-luck` asks for it."""
    position: dict[str, Any] | None = None
    """A position that the game begins with."""


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A name without signs that nobody can see, in one line."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:longest]


def new_room(
    wanted: Wanted,
    owner: str,
    owner_name: str,
    actions: list[dict[str, Any]],
    parent: str = "",
    seed: int | None = None,
) -> Room:
    """A room of what was wanted; BadInput says what is wrong with it."""
    game = registry.game(wanted.game)
    board = wanted.board or game.default_board
    if "\n" not in board:
        no_path(board, "board")
    if len(board) > LONGEST_BOARD:
        raise BadInput(f"board: a board file has at most {LONGEST_BOARD} letters")
    wishes = wanted.seats or [SeatWish(PERSON), *[SeatWish()] * (game.usual_seats - 1)]
    options = _with_automas(game, wanted.options, wishes)
    seats = [_seat(wish, number, owner_name) for number, wish in enumerate(wishes)]
    # The luck of a record or a position that goes on here is known already: nothing to promise.
    known = seed is not None or (wanted.position or {}).get("luck") is not None
    fair = not known and not wanted.scripted
    secret = Secret(secrets.randbits(64), secrets.token_hex(16)) if fair else Secret(seed or 0, "")
    head = Head(
        game=game.name,
        board=board,
        options=options,
        seats=seats,
        name=clean(wanted.name),
        visibility=wanted.visibility,
        owner=owner,
        clock={} if wanted.clock.kind == "none" else to_plain(wanted.clock),
        pace=max(0, min(wanted.pace, 60_000)),
        commitment=commitment(secret) if fair else "",
        scripted=wanted.scripted,
        script=wanted.script,
        position=wanted.position,
        actions=actions,
        parent=parent,
    )
    room = Room(new_id(), head, secret)
    _check(room)
    return room


def commitment(secret: Secret) -> str:
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


def _check(room: Room) -> None:
    """Whether the game can begin so."""
    Table(room.record([]), room.head.seats)


def _with_automas(
    game: Game, options: dict[str, OptionValue], wishes: list[SeatWish]
) -> dict[str, OptionValue]:
    there = {at: wish.level for at, wish in enumerate(wishes) if wish.kind == AUTOMA}
    return {**options, **(game.automa_options(there) if there else {})}


def _seat(wish: SeatWish, number: int, owner: str) -> Seat:
    if wish.kind == PERSON:
        return Seat(PERSON, clean(wish.name) or owner)
    if wish.kind == OPEN:
        return Seat(OPEN, "")
    if wish.kind == AUTOMA:
        return Seat(AUTOMA, clean(wish.name) or f"Automa {number + 1}", wish.level)
    if not may_sit(wish.kind):
        there = ", ".join([PERSON, OPEN, AUTOMA, *kinds()])
        raise BadInput(f"seats: there is no {clean(wish.kind)!r}; there are: {there}")
    return Seat(wish.kind, clean(wish.name) or f"{wish.kind} {number + 1}")


def insertion(room: Room, now: int) -> Change:
    """What puts the new table into the database."""
    standing_now = standing(room, now)
    values = {
        "id": room.id,
        "seq": 0,
        "status": standing_now.status,
        "listed": int(room.head.visibility == "public"),
        "owner": room.head.owner,
        "head": msgspec.json.encode(room.head).decode(),
        "secret": msgspec.json.encode(room.secret).decode(),
        "summary": standing_now.summary,
        "created": now,
        "touched": now,
    }
    players = [chair.player for chair in room.chairs]
    return insert_table(values, players)
