"""What can be played here."""

import msgspec

from footplate.bots import kinds
from footplate.core.game import Game, OptionValue
from footplate.core.options import allowed_values, meaning
from footplate.core.registry import loadable
from footplate.server.web.endpoint import Call, endpoint


class OptionTold(msgspec.Struct, frozen=True):
    name: str
    values: str
    """What it takes, in words."""
    default: OptionValue | None
    words: str


class GameTold(msgspec.Struct, frozen=True):
    """A game, and what a table of it can be made of."""

    name: str
    title: str
    about: str
    min_seats: int
    max_seats: int
    usual_seats: int
    boards: list[str]
    default_board: str
    options: list[OptionTold]
    automa_levels: list[str]


class Games(msgspec.Struct, frozen=True):
    games: list[GameTold]
    bots: list[str]
    """Kinds of bots that a seat can have."""


@endpoint("GET", "/api/games", "anyone", gives=Games)
async def games(call: Call) -> Games:
    """The games with their boards and options, and the bots."""
    found, _ = loadable()
    return Games([told(game) for game in found], list(kinds()))


def told(game: Game) -> GameTold:
    return GameTold(
        game.name,
        game.title,
        game.about,
        game.min_seats,
        game.max_seats,
        game.usual_seats,
        game.boards(),
        game.default_board,
        [
            OptionTold(
                field.name,
                allowed_values(field.type),
                None if field.default is msgspec.NODEFAULT else field.default,
                meaning(field.type),
            )
            for field in msgspec.structs.fields(game.options_type)
        ],
        list(game.automa_levels),
    )
