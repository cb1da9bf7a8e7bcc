"""The commands and their options. Each one only hands on to the module that does the work."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from footplate import BadInput
from footplate.cli import hosts, streams
from footplate.cli.fields import Field
from footplate.cli.outcome import BAD, DONE, INTERRUPTED, printable, reason
from footplate.cli.runs import Going, Runs
from footplate.core.chance import ScriptEnded
from footplate.core.nearest import did_you_mean
from footplate.version import __version__

app = App(
    name="footplate",
    help="Heavy steam board games for people and programs. Without a command: serve tables.",
    version=__version__,
    help_on_error=False,
)
board_app = App(name="board", help="Boards as data: list, check, draw and study them.")
app.command(board_app)
lesson_app = App(name="lesson", help="Lessons as data: list and check them.")
app.command(lesson_app)
arena_app = App(name="arena", help="Many games between bots: who is better, and how sure is that?")
app.command(arena_app)
hosts.enter(app)

Option = Annotated[tuple[str, ...], Parameter(name="--option", negative="", show_default=False)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
RUNS = Runs()
GOING = Going()
FIELD = Field()
Output = Annotated[Path, Parameter(name=["--output", "-o"])]


@app.default
def home() -> int:
    """Serve tables on this machine, and open them in a browser where there is a desktop."""
    from footplate.cli.serving import at_home

    return at_home()


@app.command
def menu() -> int:
    """Choose a game and play it in the terminal."""
    from footplate.cli.menu import menu

    return menu()


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    board: str | None = None,
    seed: int | None = None,
    option: Option = (),
    going: Going = GOING,
) -> int:
    """Play a whole game in the terminal.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    seats
        Who sits where, in seat order: me, me:NAME; easy, normal, hard, expert, greedy, random,
        search:PLAYOUTS, search:SECONDSs; your own bot as FILE.py:CLASS;
        where a game has Automas, automa or automa:LEVEL. [default: me,greedy,greedy, or me,automa]
    board
        A board that comes with the game (`footplate board list`), or a .toml file.
    seed
        The luck of the game; without one a fresh seed is drawn and printed.
    option
        name=value; `footplate rules GAME option` lists them. May be given several times.
    """
    from footplate.cli.play import play

    return play(game, seats, board, seed, option, going)


@app.command
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


@app.command
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


@arena_app.default
def arena(
    game: str,
    /,
    *,
    seats: str | None = None,
    games: int = 400,
    output: Output = Path("arena"),
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
        The bots: greedy, random, automa:LEVEL, or your own as FILE.py:CLASS or MODULE:CLASS.
        [default: greedy against random ones]
    games
        How many games; a multiple of the seats plays every seed from every seat.
    output
        The folder for the games (JSON Lines), positions of offences, and the report (HTML, JSON).
    """
    from footplate.cli.arena import arena

    return arena(game, seats, games, output, field)


@arena_app.command
def compare(
    first: str,
    second: str,
    /,
    *,
    game: str,
    players: int | None = None,
    games: int = 2000,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    field: Field = FIELD,
) -> int:
    """Say whether one bot is better than another, as soon as that is sure.

    One of the first plays against the second in all other seats. The test may be looked at after
    every game; it is wrong in at most one of twenty comparisons of equals.

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
        After how many games it is given up.
    output
        The folder for the games. [default: one that is named after the bots]
    """
    from footplate.cli.arena import compare

    return compare(first, second, game, players, games, output, field)


@app.command
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


@app.command
def replay(
    record: Path, /, *, at: int | None = None, json: Flag = False, svg: Path | None = None
) -> int:
    """Tell a recorded game in words. The file is never changed.

    A record that was cut off or edited is told as far as it fits; the exit code is then 1.

    Parameters
    ----------
    record
        The file that `play --save` wrote.
    at
        Show the position after this many actions in place of the log.
    json
        Print events, position and result as JSON.
    svg
        Draw the position, the last one or that of `--at`, into this file in place of telling it.
    """
    from footplate.cli.replay import picture, replay

    return replay(record, at, json) if svg is None else picture(record, at, svg)


@app.command
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


@app.command
def verify(record: Path, /, *, draws: Flag = False, promised: str = "") -> int:
    """Verify a recorded game: the promise of its luck, every roll and draw, every action.

    The hash that the record promises is computed again from seed and salt, and the game is played
    again with every check. The exit code is 1 if anything does not fit; what is printed says
    what and where.

    Parameters
    ----------
    record
        The file of a finished game.
    draws
        List every roll and draw, with the action that asked for it.
    promised
        The hash that the table told at its start (`commitment`), to compare with the record's own.
    """
    from footplate.cli.verify import verify

    return verify(record, draws, promised)


@app.command(name="import")
def import_(file: Path, /, *, option: Option = (), save: Path | None = None) -> int:
    """Check a game recorded at a table against the rules, move by move.

    The first difference is printed and ends the import with exit code 1.

    Parameters
    ----------
    file
        The recorded game, as JSON.
    option
        name=value, before those that the file asks for. May be given several times.
    save
        Write the game as a record that `replay` and `play --record` read.
    """
    from footplate.cli.replay import import_recorded

    return import_recorded(file, option, save)


@app.command
def rules(game: str, /, *words: str, untested: Flag = False) -> int:
    """Say how a game goes, and print its rules as implemented, each with its id.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    words
        The rules that hold these words, or with this id; `all` of them; or the game's `option`s.
    untested
        List ids without a test, and ids that the page does not know; only in a checkout.
    """
    from footplate.cli.rules_page import print_rules, print_untested

    return print_untested(game) if untested else print_rules(game, " ".join(words))


@app.command
def schema(game: str, /) -> int:
    """Print the JSON Schema of the game's actions, events, record, position and view.

    Parameters
    ----------
    game
        Its name, such as age-of-steam.
    """
    from footplate.cli.schema import print_schema

    return print_schema(game)


@app.command
def bench(*arguments: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Measure the engine's speed; only in a checkout of the project.

    Parameters
    ----------
    arguments
        Handed on to `python -m bench.run`.
    """
    from footplate.cli.checkout import checkout, run_bench

    root = checkout()
    if root is None or not (root / "bench" / "run.py").is_file():
        raise BadInput("the bench is not part of the installed package: run it from a checkout")
    return run_bench(root, list(arguments))


@board_app.command(name="list")
def board_list() -> int:
    """List the boards that come with the package."""
    from footplate.cli.boards import list_boards

    return list_boards()


@board_app.command(name="check")
def board_check(file: str, /) -> int:
    """Say what is wrong with a board file, one line each; exit code 1 if anything is.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    """
    from footplate.cli.boards import check

    return check(file)


@board_app.command(name="draw")
def board_draw(
    file: str, /, *, output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None
) -> int:
    """Draw a board as an SVG picture.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    output
        Where to write it; left out: the standard output.
    """
    from footplate.cli.boards import draw

    return draw(file, output)


@board_app.command(name="study")
def board_study(
    file: str,
    /,
    *,
    seats: str | None = None,
    games: int = 40,
    output: Output = Path("study"),
    field: Field = FIELD,
) -> int:
    """Let bots play on a board: who is favoured, which places are used, what goes where.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    seats
        The bots. [default: as many greedy ones as usual]
    games
        How many games.
    output
        The folder for the report: heat maps on the board, as HTML, and the numbers as JSON.
    """
    from footplate.cli.arena import study

    return study(file, seats, games, output, field)


@lesson_app.command(name="list")
def lesson_list() -> int:
    """List the lessons that come with the games; they are taken in the browser, under Learn."""
    from footplate.cli.lessons import list_lessons

    return list_lessons()


@lesson_app.command(name="check")
def lesson_check(file: str, /) -> int:
    """Say what is wrong with a lesson file, one line each; exit code 1 if anything is.

    Parameters
    ----------
    file
        A .toml file.
    """
    from footplate.cli.lessons import check

    return check(file)


# --- running ------------------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    """Run a command; whatever is wrong with the input becomes one line and exit code 2."""
    streams.prepare()
    try:
        result: Any = app(
            list(arguments), exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
        return result if isinstance(result, int) else DONE
    except CycloptsError as error:
        return _bad(_explain(error, arguments))
    except (BadInput, ScriptEnded) as error:
        return _bad(str(error))
    except BrokenPipeError:
        # Whoever read our output has had enough.
        streams.give_up()
        return DONE
    except OSError as error:
        if error.filename is None:
            streams.give_up()  # it is the output that fails
        return _bad(reason(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _bad(line: str) -> int:
    print(f"footplate: {printable(' '.join(line.split()))}", file=sys.stderr)
    return BAD


def _explain(error: CycloptsError, arguments: Sequence[str]) -> str:
    first = next((word for word in arguments if not word.startswith("-")), "")
    commands = [name for name in app if not name.startswith("-")]
    if first and first not in commands:
        return (
            f"there is no command {first!r}{did_you_mean(first, commands)}; "
            f"there are: {', '.join(sorted(commands))}"
        )
    return f"{error} (see --help)"
