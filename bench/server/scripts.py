"""Games that are known before they are played at the server: every command with its moment.

A record says by which luck a table is played, so the same game played here gives all commands in
advance; the one who sends them has nothing to think about.
"""

from dataclasses import dataclass
from functools import cache

import msgspec

import footplate
from footplate import Record
from footplate.bots import Bot, make_bot
from footplate.core.wire import to_plain
from footplate.tables import PERSON, Seat, Table

BOTS = {
    "age-of-steam": "greedy",  # who decides at random is bankrupt after a few rounds
    "steam-power": "random",
    "planet-steam": "random",
    "imperial-steam": "random",
}
GAMES = tuple(BOTS)
SEATS = 4
NAMES = [f"P{seat}" for seat in range(SEATS)]


@dataclass(frozen=True)
class Command:
    """What is sent to a table: the last part of its path, and its body without the id."""

    path: str
    body: bytes
    moment: int
    """How the table stands when it is done."""


@dataclass(frozen=True)
class Script:
    """A game that people play, up to its end or so many commands."""

    record: str
    """What the table is made of: a record without actions."""
    commands: list[Command]


def beginning(game: str, seed: int) -> Record:
    board = footplate.game(game).default_board
    return Record(game=game, board=board, seats=SEATS, seed=seed, names=NAMES)


@cache
def script(game: str, seed: int, most: int = 10_000) -> Script:
    """A game of bots' decisions; whoever has decided ends the turn where that is asked for."""
    record = beginning(game, seed)
    text, bot = record.to_json(), make_bot(BOTS[game], footplate.game(game), seed)
    table = Table(record, [Seat(PERSON, name) for name in NAMES])
    commands: list[Command] = []
    _go_on(table)
    while not table.over and len(commands) < most:
        commands.append(_command(table, bot))
    return Script(text, commands)


def _command(table: Table, bot: Bot) -> Command:
    before = table.moment
    if table.held_by is not None:
        path, body = "end", {"seat": table.held_by, "moment": before}
        table.end(table.held_by)
    else:
        state = table.state
        action = to_plain(state.decode(bot.choose(state)))
        path, body = "actions", {"seat": state.mover, "moment": before, "action": action}
        table.play(state.mover, action)
    _go_on(table)
    return Command(path, msgspec.json.encode(body), table.moment)


def _go_on(table: Table) -> None:
    """What needs nobody, as the server plays it."""
    while table.advance() is not None:
        pass
