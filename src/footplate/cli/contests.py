"""The commands that let bots loose: on each other, at tables, on recorded games. Each hands on to
the module that does the work."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from footplate.cli.fields import FIELD, GROUNDS, Field, Grounds
from footplate.cli.hosts import Flag, Output
from footplate.cli.runs import Runs

Folder = Annotated[Path, Parameter(name=["--output", "-o"])]
RUNS = Runs()


def enter(app: App) -> None:
    """Enter the commands into the program."""
    for command in (simulate, strength, sit, analyse):
        app.command(command)
    matches = App(
        name="arena", help="Many games between bots: who is better, and how sure is that?"
    )
    app.command(matches)
    matches.default(arena)
    matches.command(compare)


def simulate(
    game: str,
    /,
    *,
    seats: str | None = None,
    games: int = 10,
    time_limit: float | None = None,
    runs: Runs = RUNS,
) -> int:
    """Let bots play many games against each other and count.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    seats
        The bots: easy, normal, hard, expert, greedy, random, search:PLAYOUTS, search:SECONDSs,
        automa:LEVEL, or your own as FILE.py:CLASS or MODULE:CLASS. They
        move on by one seat from game to game. [default: greedy against random ones]
    games
        How many games.
    time_limit
        Seconds for a decision: those that take longer are counted, and played all the same.
    """
    from footplate.cli.simulate import simulate

    return simulate(game, seats, games, time_limit, runs)


def strength(
    game: str,
    /,
    *,
    hero: str = "greedy",
    others: str = "random",
    players: int | None = None,
    games: int = 200,
    runs: Runs = RUNS,
) -> int:
    """Measure one bot against others: share of wins with its interval, score, speed.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    hero
        The bot that is measured: hard, search:16, greedy, random, FILE.py:CLASS, MODULE:CLASS. It
        moves on by one seat from game to game.
    others
        Against whom, in the order in which they sit after it; automa:LEVEL as well. They are
        repeated until the table is full.
    players
        How many sit at the table. [default: as the others say, or as usual for the game]
    games
        How many games.
    """
    from footplate.cli.strength import strength

    return strength(game, hero, others, players, games, runs)


def arena(
    game: str,
    /,
    *,
    seats: str | None = None,
    games: int = 400,
    output: Folder = Path("arena"),
    grounds: Grounds = GROUNDS,
    field: Field = FIELD,
) -> int:
    """Let bots play many games, rotated and paired, and report on them.

    What was played is kept in the folder: the same command goes on where it was ended, without
    losing or repeating a game.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    seats
        The bots: easy, normal, hard, expert, greedy, random, search:PLAYOUTS, search:SECONDSs,
        automa:LEVEL, or your own as FILE.py:CLASS or MODULE:CLASS.
        [default: greedy against random ones]
    games
        How many games; a multiple of the seats plays every seed from every seat.
    output
        The folder for the games (JSON Lines), positions of offences, and the report (HTML, JSON).
    """
    from footplate.cli.arena import arena

    return arena(game, seats, games, output, grounds.board, field)


def compare(
    first: str,
    second: str,
    /,
    *,
    game: str,
    players: int | None = None,
    games: int = 2000,
    output: Output = None,
    grounds: Grounds = GROUNDS,
    field: Field = FIELD,
) -> int:
    """Say whether one bot is better than another, as soon as that is sure.

    One of the first plays against the second in all other seats. The test is looked at after
    every seed, which is played from every seat; it is wrong in at most one of twenty comparisons
    of equals.

    Parameters
    ----------
    first
        The bot that may be better.
    second
        The one that sits in all other seats.
    game
        Its name, such as age-of-steam.
    players
        How many sit at the table. [default: as usual for the game]
    games
        After how many games it is given up; whole seeds count.
    output
        The folder for the games. [default: one that is named after the bots]
    """
    from footplate.cli.comparing import compare

    return compare(first, second, game, players, games, output, grounds.board, field)


def sit(
    address: str,
    /,
    *,
    bot: str,
    seat: int | None = None,
    name: str = "",
    key: str = "",
    password: str = "",
    time_limit: float = 60.0,
) -> int:
    """Let a bot of yours sit at a table of a server, and play the game to its end.

    It is asked as in the arena, on a position that its seat can imagine.

    Parameters
    ----------
    address
        Of the table, as a browser shows it, or the link of a seat.
    bot
        FILE.py:CLASS, MODULE:CLASS, or one of ours.
    seat
        Counted from 1. [default: the first that is open, or your own]
    name
        What it is called there. [default: as the class]
    key
        Of a player who sits there already; without one the bot is somebody new.
    password
        Of a server that wants one.
    time_limit
        Seconds for a decision; after that something legal is played.
    """
    from footplate.cli.sit import sit

    return sit(address, bot, seat, name, key, password, time_limit)


def analyse(
    record: Path,
    /,
    *,
    bot: str = "hard",
    seat: int | None = None,
    most: int = 5,
    json: Flag = False,
) -> int:
    """Say in which turns of a recorded game search would have gained most, and how.

    Each turn is thought over with what its player could know then. That takes as long as the bot
    takes to play the game.

    Parameters
    ----------
    record
        The file that `play --save` wrote.
    bot
        Who thinks: hard, expert, search:PLAYOUTS or search:SECONDSs.
    seat
        Think about this seat alone, from 1.
    most
        How many turns to name at most.
    json
        Print them as JSON, with every figure.
    """
    from footplate.cli.analyse import analyse_record

    return analyse_record(record, bot, seat, most, json)
