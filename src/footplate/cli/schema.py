"""`footplate schema`: what the game's JSON looks like, for programs that read or write it."""

from footplate.cli.outcome import DONE
from footplate.core.gameschema import game_schema
from footplate.core.wire import to_json


def print_schema(name: str) -> int:
    print(to_json(game_schema(name), indent=2))
    return DONE
