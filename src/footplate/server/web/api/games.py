"""What can be played here: games with their boards, options, plans, rules and schemas."""

from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec

from footplate.bots import kinds
from footplate.bots.levels import LEVELS
from footplate.core import registry
from footplate.core.boardgame import BoardGame
from footplate.core.game import Game, OptionValue
from footplate.core.gameschema import game_schema
from footplate.core.luck import LuckAsked
from footplate.core.nearest import did_you_mean
from footplate.core.options import allowed_values, choices, meaning, needs
from footplate.core.plan import Plan
from footplate.core.refusal import BadInput
from footplate.core.rulespage import page_text
from footplate.core.wire import no_path
from footplate.server.rooms.making import LONGEST_BOARD, LONGEST_SCRIPT
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import Failed

A_WHILE = "private, max-age=600"
"""Pictures and rules are long, and another version of them can wait for so many seconds."""

USUAL_BOT = "normal"
"""Whom people play against unless they choose: no two games of it are alike."""


class OptionTold(msgspec.Struct, frozen=True):
    name: str
    values: str
    """What it takes, in words."""
    choices: list[OptionValue]
    """The same as data; empty: a number or a text of one's own."""
    default: OptionValue | None
    words: str
    """What it means."""
    asked: bool
    """Whether a table is asked for it before it begins; the others are there to be named."""
    needs: dict[str, OptionValue] = {}
    """The values of other options without which it is refused."""


class BoardTold(msgspec.Struct, frozen=True):
    """A board that comes with the game."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    words: str = ""
    """How large it is, and what lies on it."""
    sources: dict[str, str] = {}
    """Where each block of its data comes from: rulebook, public, reconstructed."""
    source_notes: dict[str, str] = {}
    notes: list[str] = []
    choices: dict[str, dict[int, dict[str, str]]] = {}
    """By option and number of seats: the values that this board has for it, with their words."""


class GameTold(msgspec.Struct, frozen=True):
    """A game, and what a table of it can be made of."""

    name: str
    title: str
    about: str
    min_seats: int
    max_seats: int
    usual_seats: int
    boards: list[BoardTold]
    default_board: str
    options: list[OptionTold]
    automa_levels: list[str]
    transcripts: str
    """The format of games from elsewhere that can be brought here; empty: none."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameTold]
    bots: list[str]
    """Kinds of bots that a seat can have, the usual opponent first."""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """One of the game's boards; left out: the usual one."""


class Setup(Board, frozen=True):
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    """Left out: the usual number."""


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up at a real table, as far as its dice and draws are typed in."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    board: Annotated[str, msgspec.Meta(max_length=LONGEST_BOARD)] = ""
    """The id of a board, or the text of a board file of one's own; empty: the usual one."""
    options: dict[str, OptionValue] = {}
    outcomes: Annotated[list[int], msgspec.Meta(max_length=LONGEST_SCRIPT)] = []


class NextDraw(msgspec.Struct, frozen=True):
    luck: LuckAsked | None
    """None: the set-up needs no more; the outcomes are the `script` of a table."""


@endpoint("GET", "/api/games", "anyone", gives=Games)
async def games(call: Call) -> bytes:
    """The games with their boards and options, and the bots."""
    return _games()


@endpoint("GET", "/api/games/{game}/plan", "anyone", query=Setup, gives=Plan)
async def plan(call: Call) -> bytes:
    """All that can be pointed at on a board, and the printed tables."""
    game = game_named(call)
    seats = game.usual_seats if call.query.seats is None else call.query.seats
    return _plan(game, board_named(game, call.query.board), seats)


@endpoint(
    "GET", "/api/games/{game}/picture", "anyone", query=Board, gives=str, media="image/svg+xml"
)
async def board_picture(call: Call) -> str:
    """A board, empty, as a picture."""
    game = game_named(call)
    found = _picture(game, board_named(game, call.query.board))
    call.headers["cache-control"] = A_WHILE
    return found


@endpoint("GET", "/api/games/{game}/rules", "anyone", gives=str, media="text/markdown")
async def rules(call: Call) -> str:
    """The rules as implemented, each with its id."""
    game = game_named(call)
    page = page_text(game)
    if not page:
        raise Failed(404, "unknown", f"Nobody has written down the rules of {game.title}.")
    call.headers["cache-control"] = A_WHILE
    return page


@endpoint("GET", "/api/games/{game}/schema", "anyone", gives=dict[str, Any])
async def schema(call: Call) -> bytes:
    """The JSON Schema of all that the game says and understands."""
    return _schema(game_named(call).name)


@endpoint("POST", "/api/games/{game}/setup-luck", "anyone", takes=Drawing, gives=NextDraw)
async def setup_luck(call: Call) -> NextDraw:
    """What is rolled or drawn next in a set-up, for a table whose luck is typed in."""
    game, body = game_named(call), call.body
    board = body.board or game.default_board
    if "\n" not in board:
        no_path(board, "board")
    # A board file may be anybody's, and long.
    return await call.site.apart(
        lambda: NextDraw(game.setup_luck(body.outcomes, body.seats, board, **body.options))
    )


def game_named(call: Call) -> Game:
    """The game of the path; 404 where there is none."""
    try:
        return registry.game(str(call.request.path_params["game"]))
    except BadInput as error:
        raise Failed(404, "unknown", f"{error}.") from None


def board_named(game: Game, named: str) -> str:
    """One of the game's own boards: a name must not lead to a file."""
    if not named:
        return game.default_board
    known = game.boards()
    if named not in known:
        meant = did_you_mean(named, known)
        raise Failed(404, "unknown", f"{game.title} has {', '.join(known)}{meant}.")
    return named


# Nothing of this changes while a server runs. ---------------------------------------------------


@cache
def _games() -> bytes:
    found, _ = registry.loadable()
    bots = dict.fromkeys((USUAL_BOT, *LEVELS, *kinds()))
    return msgspec.json.encode(Games([told(game) for game in found], list(bots)))


@lru_cache(maxsize=100)
def _plan(game: Game, board: str, seats: int) -> bytes:
    return msgspec.json.encode(game.plan(board, seats))


@lru_cache(maxsize=20)
def _picture(game: Game, board: str) -> str:
    if isinstance(game, BoardGame):
        return game.draw_board(game.library.load(board))
    return game.draw(game.start(game.usual_seats, 0, board).view(None))


@lru_cache(maxsize=20)
def _schema(name: str) -> bytes:
    return msgspec.json.encode(game_schema(name))


def told(game: Game) -> GameTold:
    return GameTold(
        game.name,
        game.title,
        game.about,
        game.min_seats,
        game.max_seats,
        game.usual_seats,
        [_board_told(game, board) for board in game.boards()],
        game.default_board,
        [_option_told(game, field) for field in msgspec.structs.fields(game.options_type)],
        list(game.automa_levels),
        game.transcripts,
    )


def _option_told(game: Game, field: msgspec.structs.FieldInfo) -> OptionTold:
    return OptionTold(
        field.name,
        allowed_values(field.type),
        choices(field.type),
        None if field.default is msgspec.NODEFAULT else field.default,
        meaning(field.type),
        field.name in game.setup_options,
        needs(field.type),
    )


def _board_told(game: Game, id: str) -> BoardTold:
    if not isinstance(game, BoardGame):
        return BoardTold(id, game.title, game.min_seats, game.max_seats)
    board = game.library.load(id)
    sources = msgspec.structs.asdict(board.sources)
    return BoardTold(
        id,
        board.name,
        board.seats.min,
        board.seats.max,
        game.board_words(board),
        {block: str(source) for block, source in sources.items() if source is not None},
        dict(board.source_notes),
        list(board.notes),
        game.board_choices(board),
    )
