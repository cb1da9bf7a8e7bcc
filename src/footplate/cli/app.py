"""The commands and their options. Each one only hands on to the module that does the work."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from footplate import BadInput
from footplate.cli import contests, hosts, shelves, streams
from footplate.cli.hosts import Flag
from footplate.cli.outcome import BAD, DONE, INTERRUPTED, printable, reason
from footplate.cli.runs import Going
from footplate.core.chance import ScriptEnded
from footplate.core.nearest import did_you_mean
from footplate.version import __version__

app = App(
    name="footplate",
    help="Heavy steam board games for people and programs. Without a command: serve tables.",
    version=__version__,
    help_on_error=False,
)
for commands in (contests, shelves, hosts):
    commands.enter(app)

Option = Annotated[tuple[str, ...], Parameter(name="--option", negative="", show_default=False)]
GOING = Going()


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
def export(record: Path, /, *, save: Path | None = None) -> int:
    """Write a recorded game in the format in which games are exchanged, as `import` reads it.

    Of a game that is not over, the turn under way is left out. Without `--save` it is printed.

    Parameters
    ----------
    record
        The file that `play --save` wrote.
    save
        Write it into this file.
    """
    from footplate.cli.replay import export_recorded

    return export_recorded(record, save)


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
