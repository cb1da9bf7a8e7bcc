"""Who sits where, and what the options are, from the words of the command line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

import msgspec

from footplate import BadInput, Game
from footplate.arena.setup import is_automa
from footplate.bots import is_kind, kinds, make_bot
from footplate.bots.base import SEARCHES
from footplate.bots.own import FORMS, is_reference, short_name
from footplate.cli.outcome import printable
from footplate.core.game import OptionValue
from footplate.core.nearest import did_you_mean
from footplate.tables import AUTOMA, PERSON, Seat, Wishes

ME: Final = PERSON
DEFAULT_LEVEL: Final = "normal"
LONGEST_NAME: Final = 20
TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")


AT_A_KEYBOARD: Final = Wishes(hold="never")
"""In the terminal a decision passes on at once: `undo` takes it back all the same."""


def has_bot(game: Game, kind: str) -> bool:
    """Whether a kind of bot can play this game."""
    try:
        make_bot(kind, game, 0)
    except BadInput:
        return False
    return True


def default_seats(game: Game) -> str:
    return f"{ME},{AUTOMA}" if game.automa_levels else usual_seats(game)


def usual_seats(game: Game) -> str:
    """A person against as many of the best bots as the game is usually played with."""
    best = "greedy" if has_bot(game, "greedy") else "random"
    return ",".join([ME, *[best] * (game.usual_seats - 1)])


def default_bots(game: Game) -> str:
    """The entrants of a simulation: the best bot that there is against random ones."""
    first = "greedy" if has_bot(game, "greedy") else "random"
    return ",".join([first, *["random"] * (game.usual_seats - 1)])


def parse_seats(words: str, game: Game) -> list[Seat]:
    """`me,greedy,random`, `me:Ann,me:Bob,greedy`, `me,automa:hard` or `me,bots/hasty.py:Hasty,…`.

    Bots are named by kind and seat number, and so are Automas where there are several. A comma
    ends a seat, wherever it stands.
    """
    seats: list[Seat] = []
    several = sum(word.partition(":")[0].strip() == AUTOMA for word in words.split(",")) > 1
    for number, word in enumerate(words.split(","), start=1):
        kind, colon, rest = (part.strip() for part in word.partition(":"))
        if kind == AUTOMA:
            name = f"Automa {number}" if several else "Automa"
            seats.append(Seat(kind, name, _level(game, rest)))
            continue
        if _is_own(word):
            make_bot(word.strip(), game, 0)
            seats.append(Seat(word.strip(), f"{short_name(word)} {number}"))
            continue
        if is_kind(word.strip()) and colon:
            make_bot(word.strip(), game, 0)
            seats.append(Seat(word.strip(), f"{word.strip()} {number}", wishes=AT_A_KEYBOARD))
            continue
        if kind != ME and not is_kind(kind):
            known = ", ".join((ME, *kinds(), *((AUTOMA,) if game.automa_levels else ())))
            more = " and automa:LEVEL" if game.automa_levels else ""
            raise BadInput(
                f"there is no seat kind {kind!r}{did_you_mean(kind, known.split(', '))}; "
                f"there are: {known} (me:NAME{more}), {SEARCHES}, or {FORMS}"
            )
        if colon and not rest:
            raise BadInput(f"seat {number}: {word.strip()!r} has no name after the colon")
        name = rest or f"{'Player' if kind == ME else kind} {number}"
        seats.append(Seat(kind, name, wishes=AT_A_KEYBOARD))
    _check_opponent([seat.kind for seat in seats])
    names = [seat.name for seat in seats]
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise BadInput(f"a name has at most {LONGEST_NAME} letters, digits and signs")
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"two seats are called {name!r}")
    return seats


def _is_own(word: str) -> bool:
    """Whether a seat is for a bot of one's own, by its class; our own words go first."""
    kind = word.partition(":")[0].strip()
    return kind not in (ME, AUTOMA) and not is_kind(kind) and is_reference(word)


def has_own(words: str) -> bool:
    """Whether anybody of the entrants is a bot of somebody's own."""
    return any(_is_own(word.strip()) for word in words.split(","))


def _level(game: Game, word: str) -> str:
    level = word or DEFAULT_LEVEL
    if not game.automa_levels:
        game.automa_options({0: level})  # the game says why it has none
    if level not in game.automa_levels:
        known = ", ".join(game.automa_levels)
        meant = did_you_mean(level, game.automa_levels)
        raise BadInput(f"there is no Automa {level!r}{meant}; there are: {known}")
    return level


def _check_opponent(found: Sequence[str]) -> None:
    if all(is_automa(kind) for kind in found):
        raise BadInput("an Automa needs a player to play against: me or a bot in another seat")


def parse_bots(words: str, game: Game) -> list[str]:
    """The entrants of a simulation: kinds of bots, `automa:LEVEL`, and bots of one's own."""
    entrants = []
    for word in words.split(","):
        kind, _, level = (part.strip() for part in word.partition(":"))
        if kind == AUTOMA:
            entrants.append(f"{AUTOMA}:{_level(game, level)}")
        elif is_kind(word.strip()) or _is_own(word):
            make_bot(word.strip(), game, 0)
            entrants.append(word.strip())
        else:
            known = ", ".join((*kinds(), *((AUTOMA,) if game.automa_levels else ())))
            meant = did_you_mean(word.strip(), known.split(", "))
            said = f"there is no bot {word.strip()!r}{meant}"
            raise BadInput(f"{said}; there are: {known}, {SEARCHES}, or {FORMS}")
    _check_opponent(entrants)
    return entrants


def recorded_seats(
    names: Sequence[str], count: int, automas: Mapping[int, str] | None = None
) -> list[Seat]:
    """The seats of a record: Automas by its options, a name such as `greedy 2` is that bot, and
    any other name a person."""
    seats = []
    for number, name in enumerate(full_names(names, count), start=1):
        level = (automas or {}).get(number - 1)
        kind = name.rpartition(" ")[0]
        if level is not None:
            seats.append(Seat(AUTOMA, name, level))
        else:
            bot = name == f"{kind} {number}" and is_kind(kind)
            seats.append(Seat(kind if bot else ME, name, wishes=AT_A_KEYBOARD))
    return seats


def full_names(names: Sequence[str], count: int) -> list[str]:
    """A name for each seat, where a record has none or too few."""
    known = [printable(name).replace("\n", " ")[:LONGEST_NAME] for name in names[:count]]
    return [
        known[seat] if seat < len(known) and known[seat].strip() else f"Player {seat + 1}"
        for seat in range(count)
    ]


# --- options ------------------------------------------------------------------------------------


def seated_options(
    game: Game, seats: Sequence[Seat], options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options together with what the seats mean: Automas, and solo where one sits alone."""
    levels = {at: seat.level for at, seat in enumerate(seats) if seat.kind == AUTOMA}
    meant = {**options, **game.automa_options(levels)}
    for at in game.automas(meant, len(seats)):
        if at not in levels:
            raise BadInput(f"an option gives seat {at + 1} to an Automa: write it in --seats")
    return {**solo_options(game, len(seats), options), **meant}


def solo_options(
    game: Game, seats: int, options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """A game with a solo mode is played in it by who sits alone and asked for nothing else."""
    names = {field.name for field in msgspec.structs.fields(game.options_type)}
    alone = seats == 1 and "solo" in names and "solo" not in options
    return {"solo": "basic"} if alone else {}


def parse_options(game: Game, words: Sequence[str]) -> dict[str, OptionValue]:
    """`name=value` as the game's options want it; unknown ones are refused by the game."""
    types = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        name = name.replace("-", "_")
        if not equals:
            raise BadInput(f"option {word!r}: write it as name=value")
        options[name] = _value(set(_atoms(types.get(name))), value)
    game.options(options)
    return options


def _atoms(kind: object) -> Iterator[object]:
    """The types and literal values that a type such as `Literal[18, 21] | None` is made of."""
    parts = get_args(kind)
    if not parts:
        yield kind
    for part in parts:
        yield from _atoms(part)


def _value(atoms: set[object], text: str) -> OptionValue:
    if bool in atoms and text.lower() in TRUE:
        return True
    if bool in atoms and text.lower() in FALSE:
        return False
    numbers = int in atoms or any(isinstance(atom, int) for atom in atoms)
    if numbers and text.removeprefix("-").isdecimal():
        return int(text)
    return text
