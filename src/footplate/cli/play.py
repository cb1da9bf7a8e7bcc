"""`footplate play`, and `footplate` alone: a whole game in the terminal."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import footplate
from footplate import BadInput, Game, Record, RecordMismatch
from footplate.cli.commands import Left
from footplate.cli.desk import desk_for, plain_text
from footplate.cli.interruption import Interruption
from footplate.cli.outcome import DONE, FOUND, check_target, counted, load_record
from footplate.cli.players import OffenceMet
from footplate.cli.rescue import is_kept, rescue, up_to_date
from footplate.cli.runs import Going
from footplate.cli.seats import (
    default_seats,
    full_names,
    parse_options,
    parse_seats,
    recorded_seats,
    seated_options,
)
from footplate.cli.session import Read, Session
from footplate.cli.streams import interactive
from footplate.core.game import OptionValue
from footplate.tables import AUTOMA, LuckEnded, Seat, Table

SEEDS = 1_000_000_000
ANEW = Going()


def terminal_reader(console: Console) -> Read:
    """Lines from the keyboard with editing and history; piped ones are shown as if typed."""
    echo = not sys.stdin.isatty()
    if not echo:
        with suppress(ImportError):
            import readline  # noqa: F401

    def read(prompt: str) -> str:
        line = input(prompt)
        if echo:
            console.print(plain_text(line), highlight=False)
        return line

    return read


def new_record(
    game: Game,
    seats: Sequence[Seat],
    board: str | None,
    seed: int | None,
    options: Mapping[str, OptionValue],
) -> Record:
    """A record without actions; everything that is wrong with the set-up is refused here."""
    record = Record(
        game=game.name,
        board=board or game.default_board,
        seats=len(seats),
        options=seated_options(game, seats, options),
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        names=[seat.name for seat in seats],
    )
    # A board from a file goes into the record whole, so that the record needs no file beside it.
    record.board = record.begin().position().board
    return record


def continued(path: Path, at: int | None, seats: str | None) -> tuple[Record, list[Seat]]:
    """A record to go on with, cut after `at` actions; BadInput where it does not fit."""
    record, fault = load_record(path)
    if fault is not None and at is None:
        count = len(record.actions)
        raise BadInput(f"{path}: {fault}; --at {count} goes on from there")
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadInput(
            f"{path}: has {counted(len(record.actions), 'action')}, so there is no position {at}"
        )
    record.actions = record.actions[:at]
    record.checks = record.checks[: len(record.actions)]
    try:
        record.replay()
    except RecordMismatch as error:
        raise BadInput(f"{path}: {error}; --at {error.at} goes on from before it") from None
    record.names = full_names(record.names, record.seats)
    game = footplate.game(record.game)
    automas = game.automas(record.options, record.seats)
    if seats is None:
        return record, recorded_seats(record.names, record.seats, automas)
    chosen = parse_seats(seats, game)
    if len(chosen) != record.seats:
        raise BadInput(f"{path}: has {record.seats} seats, not {len(chosen)}")
    if {at: seat.level for at, seat in enumerate(chosen) if seat.kind == AUTOMA} != automas:
        wanted = ", ".join(f"seat {at + 1} {AUTOMA}:{level}" for at, level in automas.items())
        raise BadInput(f"{path}: its Automas stay as they are: {wanted or 'there is none'}")
    return record, chosen


def play(
    game_name: str | None,
    seats: str | None,
    board: str | None,
    seed: int | None,
    options: Sequence[str],
    going: Going = ANEW,
) -> int:
    """Set up or continue a game and play it."""
    if going.record is None:
        game = footplate.game(game_name or footplate.names()[0])
        if going.at is not None:
            raise BadInput("--at says where a record goes on: it needs --record FILE")
        sitting = parse_seats(default_seats(game) if seats is None else seats, game)
        chosen = parse_options(game, options)
        record = new_record(game, sitting, board, seed, chosen)
        if "solo" in record.options and "solo" not in chosen:
            print(f"One seat: {game.title} is played with the option solo=basic.")
    else:
        if board is not None or seed is not None or options:
            raise BadInput("--board, --seed and --option belong to a new game: leave them out")
        record, sitting = continued(going.record, going.at, seats)
        game = footplate.game(record.game)
        if game_name is not None and game_name != record.game:
            raise BadInput(f"{going.record}: is a game of {record.game}, not of {game_name}")
    if going.save is not None:
        check_target(going.save, going.record, go_on=True)
    # A game that was broken off goes on in its own file; a what-if from its middle does not.
    kept = going.record if going.record and going.at is None and is_kept(going.record) else None
    return run(Table(record, sitting), going.save or kept, going.on_offence == "stop", kept)


def run(
    table: Table, save: Path | None, stops_at_offence: bool = False, kept: Path | None = None
) -> int:
    """Play a table to its end; however it is left, a file to save to gets the record.

    `kept`: where it was kept when it was broken off; that file goes once the game is over.
    """
    console = Console(highlight=False)
    desk = desk_for(table.game, table.names, console, table.record.board)
    session = Session(table, desk, console, terminal_reader(console), save, interactive())
    session.players.stops_at_offence, session.kept = stops_at_offence, kept
    record = table.record
    console.print(
        plain_text(f"{_what(table.game.title, desk.place)}, seed {record.seed}. `help` helps.")
    )
    if desk.reconstructed:
        words = f"Reconstructed, not taken from the printed game: {', '.join(desk.reconstructed)}."
        console.print(plain_text(words, "dim"))
    code = _played(session, console)
    if session.path is not None and (session.unsaved or not session.path.exists()):
        session.save(session.path)
        console.print(plain_text(f"Saved: {session.path}"))
    return code


def _played(session: Session, console: Console) -> int:
    """Let the session run; the exit code, however it ends."""
    broken, interruption = True, Interruption()
    try:
        with interruption:
            interruption.wait(session.run)
        broken = False
    except Left:
        broken = False
    except LuckEnded as error:
        words = f"The luck of this record was written down at a table and ends here: {error}."
        console.print(plain_text(words))
        return FOUND
    except OffenceMet as error:
        console.print(plain_text(str(error), "yellow"))
        return FOUND
    except EOFError:
        console.print()
        console.print(plain_text("No more input: the game stops here."))
    except KeyboardInterrupt:
        with suppress(OSError):  # a terminal that has hung up
            console.print()
            if interruption.typed:
                console.print(plain_text("Interrupted."))
        return interruption.code
    finally:
        # Also where the program itself fails: what was played is never lost.
        if broken:
            with suppress(OSError):
                path = session.path
                for words in rescue(session) if path is None else up_to_date(session, path):
                    console.print(plain_text(words), soft_wrap=True)
    return DONE


def _what(title: str, place: str) -> str:
    """The game and its board, where that has a name of its own."""
    return title if place == title else f"{title} on {place}"
