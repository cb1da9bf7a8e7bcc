"""`footplate` without arguments: which games there are, and a quick way into one."""

import sys
from datetime import datetime
from pathlib import Path

import msgspec
from rich.console import Console

import footplate
from footplate import BadInput, Game
from footplate.bots import kinds
from footplate.cli.called import command_name
from footplate.cli.desk import grid, plain_text
from footplate.cli.options_page import options_page
from footplate.cli.outcome import DONE, INTERRUPTED, counted, load_record
from footplate.cli.paging import reading
from footplate.cli.play import new_record, play, terminal_reader
from footplate.cli.rescue import broken_off
from footplate.cli.runs import Going
from footplate.cli.seats import (
    DEFAULT_LEVEL,
    ME,
    default_seats,
    has_bot,
    parse_options,
    parse_seats,
    usual_seats,
)
from footplate.cli.session import Read
from footplate.core.nearest import did_you_mean
from footplate.core.options import allowed_values
from footplate.core.registry import loadable
from footplate.tables import AUTOMA

NEW = "a new game"
OFFERED = 5
"""How many of the games that were broken off are offered."""
LONGEST_ANSWER = 16
"""The room that an answer needs on the line of its question."""


def menu() -> int:
    """Show the games; in a terminal, ask for the few things a game needs and play it."""
    console = Console(highlight=False)
    games, faults = loadable()
    names = [game.name for game in games]
    table = grid("", "game", "players", "what it is", numbers=(0,))
    for number, game in enumerate(games, start=1):
        seats = f"{game.min_seats}–{game.max_seats}"
        table.add_row(str(number), game.title, seats, game.about)
    console.print(plain_text("Footplate", "bold"))
    console.print(table)
    for fault in faults:
        console.print(plain_text(f"Left out: {fault}", "yellow"))
    if not sys.stdin.isatty():
        command = command_name()
        for name in names:
            seats = default_seats(footplate.game(name))
            words = f"Play with: {command} play {name} --seats {seats}"
            console.print(plain_text(words), soft_wrap=True)
        console.print(plain_text(f"All commands: {command} --help"), soft_wrap=True)
        return DONE
    console.print(plain_text("Enter takes what stands in brackets; Ctrl-C leaves.", "dim"))
    try:
        return Menu(terminal_reader(console), console, names).start()
    except EOFError:
        console.print()
        return DONE
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED


class Menu:
    """Asks until there is a game to play; a wrong answer is said and asked for again."""

    def __init__(self, read: Read, console: Console, names: list[str]) -> None:
        self.names = names
        self.read = read
        self.console = console

    def start(self) -> int:
        kept = broken_off()[:OFFERED]
        if kept:
            record = self._broken_off(kept)
            if record is not None:
                return play(None, None, None, None, (), Going(record=record))
        game = footplate.game(self.pick("Game", self.names, self.names[0], listed=True))
        name = self.read("Your name [Player 1]: ").strip().replace(",", " ").replace(":", " ")
        while True:
            seats = self._opponents(game)
            seats = _named(seats, name) if seats else self._seats(game, name)
            board = self.pick("Board", game.boards(), game.default_board)
            options = self._options(game)
            try:
                sitting = parse_seats(seats, game)
                new_record(game, sitting, board, 0, parse_options(game, options))
            except BadInput as error:
                self._say(f"That does not go together: {error}.")
                continue
            return play(game.name, seats, board, None, options)

    def _broken_off(self, files: list[Path]) -> Path | None:
        """A game that was broken off and shall go on; None for a new one."""
        known = {file: words for file in files if (words := _told(file))}
        if not known:
            return None
        self.console.print(plain_text("Games that were broken off:"))
        for number, words in enumerate(known.values(), start=1):
            self.console.print(plain_text(f"  {number} {words}"))
        numbers = [str(number) for number in range(1, len(known) + 1)]
        picked = self.pick("Go on with", [*numbers, NEW], NEW)
        return None if picked == NEW else list(known)[int(picked) - 1]

    def _opponents(self, game: Game) -> str:
        """Where a game has more than bots to play with: against whom; empty for one's own seats."""
        if not game.automa_levels:
            return ""
        ways = [AUTOMA, "others", "alone"][: 3 if game.min_seats == 1 else 2]
        against = self.pick("Against", ways, AUTOMA)
        if against == AUTOMA:
            levels = list(game.automa_levels)
            return f"{ME},{AUTOMA}:{self.pick('Difficulty', levels, DEFAULT_LEVEL)}"
        return ME if against == "alone" else ""

    def _seats(self, game: Game, name: str) -> str:
        """The seats as they are typed, with the player's own name."""
        bots = [kind for kind in kinds() if has_bot(game, kind)]
        default = usual_seats(game)
        more = [*bots, f"{AUTOMA}:LEVEL"] if game.automa_levels else bots
        self._say(f"Seats: {', '.join([ME, *more])}, in any order.")
        while True:
            words = _named(self.read(f"Seats [{default}]: ").strip() or default, name)
            try:
                count = len(parse_seats(words, game))
            except BadInput as error:
                self._say(str(error))
                continue
            if game.min_seats <= count <= game.max_seats:
                return words
            span = f"{game.min_seats} to {game.max_seats} seats"
            self._say(f"{game.title} takes {span}, not {count}.")

    def _options(self, game: Game) -> list[str]:
        """The options as they are typed: first those of the set-up, then whatever is named."""
        fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
        options = []
        for name in game.setup_options:
            values = allowed_values(fields[name].type).removeprefix("one of ").replace("'", "")
            default = str(fields[name].default)
            value = self.pick(name.capitalize(), values.split(", "), default)
            options += [f"{name}={value}"] if value != default else []
        while fields:
            words = self.read("Options as name=value, ? lists them [none]: ").strip()
            if words == "?":
                reading(self.console).show(options_page(game))
                continue
            try:
                parse_options(game, [*options, *words.split()])
            except BadInput as error:
                self._say(str(error))
                continue
            return [*options, *words.split()]
        return options

    def pick(self, what: str, names: list[str], default: str, listed: bool = False) -> str:
        """One of several by name, start of the name or number; `listed`: they were shown before."""
        if len(names) == 1:
            return names[0]
        choices = ", ".join(
            name if name.isdecimal() else f"{number} {name}"
            for number, name in enumerate(names, start=1)
        )
        asked = f"{what} ({choices}) [{default}]: "
        if len(asked) + LONGEST_ANSWER > self.console.width:
            asked = f"{what} [{default}]: "
            if not listed:
                self.console.print(plain_text(f"{what}: {choices}"))
        while True:
            words = _key(self.read(asked))
            if not words:
                return default
            if words.isdecimal() and 1 <= int(words) <= len(names):
                return names[int(words) - 1]
            found = [name for name in names if _key(name).startswith(words)]
            if len(found) == 1:
                return found[0]
            self._say(f"There is no {words!r}{did_you_mean(words, names)}.")

    def _say(self, words: str) -> None:
        self.console.print(plain_text(words, "yellow"))


def _key(words: str) -> str:
    """A name as it is compared: `Age of Steam` is age-of-steam."""
    return "-".join(words.casefold().split())


def _told(file: Path) -> str:
    """What a kept game is; empty where the file cannot be read."""
    try:
        record, _ = load_record(file)
        title = footplate.game(record.game).title
        when = datetime.fromtimestamp(file.stat().st_mtime)
    except (BadInput, OSError):
        return ""
    who = ", ".join(record.names) or f"{record.seats} seats"
    return f"{title}, {who}, {counted(len(record.actions), 'action')}, {when:%Y-%m-%d %H:%M}"


def _named(words: str, name: str) -> str:
    """Seats with the player's own name in the first place that is his."""
    seats = [word.strip() for word in words.split(",")]
    if name and ME in seats:
        seats[seats.index(ME)] = f"{ME}:{name}"
    return ",".join(seats)
