"""The workshop: boards as data, to be looked at, copied, corrected and played."""

from typing import Annotated, Any

import msgspec

from footplate.core.boardgame import BoardGame
from footplate.server.rooms.making import LONGEST_BOARD
from footplate.server.web.api.games import A_WHILE, Board, board_named, game_named
from footplate.server.web.drafts import (
    BoardDraft,
    BoardOpened,
    Shelf,
    checked_data,
    checked_text,
    opened,
)
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import Failed


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file, as its text or as data; one of the two."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_BOARD)] | None = None
    data: dict[str, Any] | None = None


@endpoint("GET", "/api/games/{game}/board", "anyone", query=Board, gives=BoardOpened)
async def board(call: Call) -> BoardOpened:
    """A board of the game as text and as data, with the JSON Schema of such files."""
    shelf = _shelf(call)
    call.headers["cache-control"] = A_WHILE
    id = board_named(shelf, call.query.board)
    return await call.site.apart(lambda: opened(shelf, id))


@endpoint("POST", "/api/games/{game}/board", "anyone", takes=Draft, gives=BoardDraft)
async def check(call: Call) -> BoardDraft:
    """What is wrong with a board file of your own, at which place; where nothing is, its picture.
    Nothing is kept here."""
    shelf, body = _shelf(call), call.body
    if (body.text is None) == (body.data is None):
        raise Failed(400, "malformed", "body: give the text of a board file, or its data")
    call.site.limits.take(call.request, "past")
    # A board file may be anybody's, and long.
    if body.text is not None:
        return await call.site.apart(lambda: checked_text(shelf, body.text))
    return await call.site.apart(lambda: checked_data(shelf, body.data))


def _shelf(call: Call) -> Shelf:
    game = game_named(call)
    if not isinstance(game, BoardGame):
        raise Failed(404, "unknown", f"{game.title} has no board files.")
    return game
