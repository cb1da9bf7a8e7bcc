"""`footplate` without arguments: which games there are, and a quick way into one."""

import sys

from rich.console import Console

import footplate
from footplate import BadInput, Game
from footplate.bots import kinds
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, INTERRUPTED
from footplate.cli.play import play, terminal_reader
from footplate.cli.seats import (
    AUTOMA,
    DEFAULT_LEVEL,
    ME,
    default_seats,
    has_bot,
    parse_seats,
    usual_seats,
)
from footplate.cli.session import Read


def menu() -> int:
    """Show the games; in a terminal, ask for the few things a game needs and play it."""
    console = Console(highlight=False)
    names, faults = _loadable()
    table = grid("", "game", "players", "what it is", numbers=(0,))
    for number, name in enumerate(names, start=1):
        game = footplate.game(name)
        seats = f"{game.min_seats}–{game.max_seats}"
        table.add_row(str(number), game.title, seats, game.about)
    console.print(plain_text("Footplate", "bold"))
    console.print(table)
    for fault in faults:
        console.print(plain_text(f"Left out: {fault}", "yellow"))
    if not sys.stdin.isatty():
        for name in names:
            seats = default_seats(footplate.game(name))
            console.print(plain_text(f"Play with: footplate play {name} --seats {seats}"))
        console.print(plain_text("All commands: footplate --help"))
        return DONE
    console.print(plain_text("Enter takes what stands in brackets; Ctrl-C leaves.", "dim"))
    try:
        return _start(terminal_reader(console), console, names)
    except EOFError:
        console.print()
        return DONE
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED


def _loadable() -> tuple[list[str], list[str]]:
    """The games by name, and what is wrong with those that another package brings in vain."""
    names, faults = list[str](), list[str]()
    for name in footplate.names():
        try:
            names.append(footplate.game(name).name)
        except BadInput as error:
            faults.append(str(error))
    return names, faults


def _start(read: Read, console: Console, names: list[str]) -> int:
    game = footplate.game(_pick(read, console, "Game", names, names[0]))
    name = read("Your name [Player 1]: ").strip().replace(",", " ").replace(":", " ")
    seats = _opponents(read, console, game)
    seats = _named(seats, name) if seats else _seats(read, console, game, name)
    board = _pick(read, console, "Board", game.boards(), game.default_board)
    return play(game.name, seats, board, None, (), None, None)


def _opponents(read: Read, console: Console, game: Game) -> str:
    """Where a game has more than bots to play with: against whom; empty for seats of one's own."""
    if not game.automa_levels:
        return ""
    ways = [AUTOMA, "others", "alone"][: 3 if game.min_seats == 1 else 2]
    against = _pick(read, console, "Against", ways, AUTOMA)
    if against == AUTOMA:
        levels = list(game.automa_levels)
        return f"{ME},{AUTOMA}:{_pick(read, console, 'Difficulty', levels, DEFAULT_LEVEL)}"
    return ME if against == "alone" else ""


def _pick(read: Read, console: Console, what: str, names: list[str], default: str) -> str:
    """One of several by name, start of the name or number."""
    if len(names) == 1:
        return names[0]
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
    while True:
        words = read(f"{what} ({listed}) [{default}]: ").strip().casefold()
        if not words:
            return default
        if words.isdecimal() and 1 <= int(words) <= len(names):
            return names[int(words) - 1]
        found = [name for name in names if name.startswith(words)]
        if len(found) == 1:
            return found[0]
        console.print(plain_text(f"There is no {words!r}.", "yellow"))


def _seats(read: Read, console: Console, game: Game, name: str) -> str:
    """The seats as they are typed, with the player's own name."""
    bots = [kind for kind in kinds() if has_bot(game, kind)]
    default = usual_seats(game, bots[0])
    more = [*bots, f"{AUTOMA}:LEVEL"] if game.automa_levels else bots
    while True:
        asked = f"Seats: {', '.join([ME, *more])}, in any order [{default}]: "
        words = _named(read(asked).strip() or default, name)
        try:
            parse_seats(words, game)
        except BadInput as error:
            console.print(plain_text(str(error), "yellow"))
            continue
        return words


def _named(words: str, name: str) -> str:
    """Seats with the player's own name in the first place that is his."""
    seats = [word.strip() for word in words.split(",")]
    if name and ME in seats:
        seats[seats.index(ME)] = f"{ME}:{name}"
    return ",".join(seats)
