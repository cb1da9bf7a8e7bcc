"""Who sits where, and what the options are, from the words of the command line."""

from collections.abc import Sequence
from typing import Final

import msgspec

from footplate import BadInput, Game
from footplate.bots import kinds
from footplate.cli.outcome import printable
from footplate.core.game import OptionValue

ME: Final = "me"
DEFAULT: Final = "me,greedy,greedy"
LONGEST_NAME: Final = 20


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person (`me`) or a kind of bot, and the name on the screen."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == ME


def parse_seats(words: str) -> list[Seat]:
    """`me,greedy,random` or `me:Ann,me:Bob,greedy`; bots are named by kind and seat number."""
    seats: list[Seat] = []
    for number, word in enumerate(words.split(","), start=1):
        kind, colon, name = (part.strip() for part in word.partition(":"))
        if kind not in (ME, *kinds()):
            known = ", ".join((ME, *kinds()))
            raise BadInput(f"there is no seat kind {kind!r}; there are: {known} (and me:NAME)")
        if colon and not name:
            raise BadInput(f"seat {number}: {word.strip()!r} has no name after the colon")
        seats.append(Seat(kind, name or f"{'Player' if kind == ME else kind} {number}"))
    names = [seat.name for seat in seats]
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise BadInput(f"a name has at most {LONGEST_NAME} letters, digits and signs")
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"two seats are called {name!r}")
    return seats


def parse_bots(words: str) -> list[str]:
    """The kinds of bots for a simulation."""
    bots = [word.strip() for word in words.split(",")]
    for kind in bots:
        if kind not in kinds():
            raise BadInput(f"there is no bot {kind!r}; there are: {', '.join(kinds())}")
    return bots


def recorded_seats(names: Sequence[str], count: int) -> list[Seat]:
    """The seats of a record: a name such as `greedy 2` is that bot, any other name a person."""
    seats = []
    for number, name in enumerate(full_names(names, count), start=1):
        kind = name.rpartition(" ")[0]
        seats.append(Seat(kind if name == f"{kind} {number}" and kind in kinds() else ME, name))
    return seats


def full_names(names: Sequence[str], count: int) -> list[str]:
    """A name for each seat, where a record has none or too few."""
    known = [printable(name).replace("\n", " ")[:LONGEST_NAME] for name in names[:count]]
    return [
        known[seat] if seat < len(known) and known[seat].strip() else f"Player {seat + 1}"
        for seat in range(count)
    ]


def parse_options(game: Game, words: Sequence[str]) -> dict[str, OptionValue]:
    """`name=value` as the game's options want it; unknown ones are refused by the game."""
    types = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        name = name.replace("-", "_")
        if not equals:
            raise BadInput(f"option {word!r}: write it as name=value")
        options[name] = _value(types.get(name), value)
    game.options(options)
    return options


def _value(kind: object, text: str) -> OptionValue:
    if kind is bool and text.lower() in ("true", "yes", "on", "1"):
        return True
    if kind is bool and text.lower() in ("false", "no", "off", "0"):
        return False
    if kind is int and text.removeprefix("-").isdecimal():
        return int(text)
    return text
