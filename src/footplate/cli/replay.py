"""`footplate replay`, `import` and `export`: recorded games, played again by the rules."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group
from rich.rule import Rule

from footplate import BadInput, Event, Game, Record, RecordMismatch, State
from footplate.cli.closing import outcome
from footplate.cli.desk import Desk, desk_for, plain_text
from footplate.cli.outcome import DONE, FOUND, check_target, counted, load_record, write_text
from footplate.cli.paging import Pager, reading
from footplate.cli.seats import full_names, parse_options
from footplate.core import registry
from footplate.core.registry import loadable
from footplate.core.transcript import Difference
from footplate.core.wire import decode_json, to_json, to_plain
from footplate.pictures.ranking import ranked


def replay(path: Path, at: int | None, as_json: bool) -> int:
    """Tell a recorded game in words; a record that does not fit is told as far as it does."""
    record, fault = _load(path, at)
    events: list[Event] = []
    try:
        state, problem = record.replay(at, events), fault if at is None else None
        played = len(record.actions) if at is None else at
    except RecordMismatch as error:
        state, problem, played = error.state, str(error), error.at
        events.clear()
        _replay_to(record, played, events)
    record.names = full_names(record.names, record.seats)
    if as_json:
        _as_json(record, state, events, played, problem)
    else:
        _in_words(record, state, events, played, problem, at is not None)
    return DONE if problem is None else FOUND


def _load(path: Path, at: int | None) -> tuple[Record, str | None]:
    """The record, where it has a position after so many actions."""
    record, fault = load_record(path)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadInput(
            f"{path}: has {counted(len(record.actions), 'action')}, so there is no position {at}"
        )
    return record, fault


def picture(path: Path, at: int | None, svg: Path) -> int:
    """Draw a position of a recorded game as a spectator sees it."""
    record, fault = _load(path, at)
    if svg.is_dir():
        raise BadInput(f"{svg}: is a directory")
    if svg.exists() and svg.samefile(path):
        raise BadInput(f"{svg}: is the record itself")
    try:
        state, problem = record.replay(at), fault if at is None else None
    except RecordMismatch as error:
        state, problem = error.state, str(error)
    names = full_names(record.names, record.seats)
    view = state.view(None)
    drawn = state.game.draw(view, names)
    if view.over and view.result:
        drawn = ranked(drawn, view.result, names, state.plan().score)
    write_text(svg, drawn)
    Console(highlight=False).print(plain_text(f"Drawn: {svg}"), soft_wrap=True)
    if problem is not None:
        _stops_fitting(problem)
    return DONE if problem is None else FOUND


def _stops_fitting(problem: str) -> None:
    Console(stderr=True, highlight=False).print(
        plain_text(f"The record stops fitting: {problem}"), soft_wrap=True
    )


def _replay_to(record: Record, at: int, events: list[Event]) -> None:
    """The events of the part that fits."""
    record.replay(at, events)


def _as_json(
    record: Record, state: State, events: Sequence[Event], played: int, problem: str | None
) -> None:
    result = state.result()
    print(
        to_json(
            {
                "game": record.game,
                "board": record.board,
                "seats": record.seats,
                "names": record.names,
                "actions": len(record.actions),
                "played": played,
                "fits": problem is None,
                "problem": problem,
                "over": state.over,
                "digest": state.digest(),
                "result": result,
                "outcome": outcome(result, record.names) if state.over else [],
                "position": to_plain(state.position()),
                "events": [
                    {**to_plain(event), "words": event.words(record.names, state.plan())}
                    for event in events
                ],
            },
            indent=2,
        )
    )


def _in_words(
    record: Record,
    state: State,
    events: Sequence[Event],
    played: int,
    problem: str | None,
    position: bool,
) -> None:
    console = Console(highlight=False)
    desk = desk_for(state.game, record.names, console, record.board)
    pager = reading(console)
    if not position:
        names, plan = record.names, state.plan()
        pager.show(Group(*(desk.words_of(event.words(names, plan)) for event in events)))
    title = f"after {played} of {len(record.actions)} actions"
    if position or problem is not None or not state.over:
        _show_position(pager, desk, state, title)
    if state.over:
        pager.show(desk.settled(state))
        for words in outcome(state.result(), record.names):
            pager.show(plain_text(words, "bold"))
    if problem is not None:
        _stops_fitting(problem)


def _show_position(pager: Pager, desk: Desk, state: State, title: str) -> None:
    pager.show(Rule(title, style="dim"))
    shown = desk.commands()
    for name in ("map", "players"):
        if name in shown:
            pager.show(shown[name][1](state, ""))
    if state.seat is not None:
        prompt = state.prompt(names=desk.names)
        pager.show(desk.words_of(f"{desk.names[state.seat]}: {prompt.sentence}"))


def _reader(data: bytes) -> Game:
    """The game that reads a transcript, by the format that it names."""
    plain = decode_json(data)
    form = plain.get("format") if isinstance(plain, dict) else None
    known = {game.transcripts: game for game in loadable()[0] if game.transcripts}
    if not isinstance(form, str) or form not in known:
        there = ", ".join(sorted(known)) or "none"
        raise BadInput(f"format: {form!r:.60} is none that can be imported; there are: {there}")
    return known[form]


def import_recorded(path: Path, options: Sequence[str], save: Path | None) -> int:
    """Play a recorded game of a table through the rules and compare every fact it tells."""
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    data = path.read_bytes()
    if save is not None:
        check_target(save)
    console = Console(highlight=False)
    try:
        game = _reader(data)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    chosen = parse_options(game, options)
    try:
        imported = game.import_game(data, chosen)
    except Difference as difference:
        console.print(plain_text(f"{path}: {difference}"), soft_wrap=True)
        return FOUND
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    for note in imported.notes:
        console.print(plain_text(note, "dim"))
    names = full_names(imported.record.names, imported.record.seats)
    desk = desk_for(game, names, console, imported.record.board)
    state = "the whole game" if imported.complete else "an unfinished game"
    words = f"{state}: {imported.events} events played, {imported.facts} facts agree with the rules"
    console.print(plain_text(f"{path}: {words}."), soft_wrap=True)
    console.print(desk.score(imported.state.result()))
    if save is not None:
        write_text(save, imported.record.to_json())
        console.print(plain_text(f"Saved: {save}"), soft_wrap=True)
    return DONE


def export_recorded(path: Path, save: Path | None) -> int:
    """Write a record as a transcript; a record that does not fit is refused."""
    record, fault = load_record(path)
    if fault is not None:
        raise BadInput(f"{path}: {fault}")
    if save is not None:
        check_target(save)
    try:
        text = registry.game(record.game).export_game(record).decode()
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    if save is None:
        print(text, end="")
        return DONE
    write_text(save, text)
    Console(highlight=False).print(plain_text(f"Saved: {save}"), soft_wrap=True)
    return DONE
