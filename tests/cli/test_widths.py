"""Every sheet of every game fits a screen of 80 columns, early, in the middle and late."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import footplate
from footplate import BadInput, Chance, State
from footplate.bots import make_bot
from footplate.cli.desk import Asked, Desk, desk_for
from footplate.cli.options_page import options_page
from footplate.cli.play import new_record
from footplate.cli.seats import parse_seats
from tests.cli.driving import Screen
from tests.form import games
from tests.soak.long import SOAK

ONE_OF_MANY = re.compile(
    r"(?<![\d.,:/–-])\b1 (links|cubes|shares|steps|tiles|hands|actions|points|credits|cards|workers"
    r"|tanks|contracts|tracks|cars|floors|hexes|licenses|trains|superchargers|placements)\b"
)
LONG = "Wilhelmina Longbeard"
WIDTH = 80
EVERY = 12 if SOAK else 36
"""Actions between two looks at everything."""
MORE = [("age-of-steam", 6, "southern-us", 1), ("steam-power", 5, "us-midwest", 1)] if SOAK else []
NAMES = [LONG, "Maximilian von Thurn", "Bartholomew Cubbins", "Anastasia Romanowna", "Ed", "Cy"]


def printed(what: RenderableType, width: int) -> str:
    file = StringIO()
    console = Console(file=file, width=width, height=24, color_system=None)
    console.print(what, highlight=False, soft_wrap=False)
    return file.getvalue()


def check(what: RenderableType, where: str) -> None:
    """No line is too wide, and every word is there in one piece: nothing is cut or broken."""
    text = printed(what, WIDTH)
    wide = [line for line in text.splitlines() if cell_len(line) > WIDTH]
    assert not wide, f"{where}: {wide[0]!r}"
    roomy = printed(what, 1000)
    assert not ONE_OF_MANY.search(roomy), where
    assert sorted(text.split()) == sorted(roomy.split()), f"{where}:\n{text}"


def sheets(desk: Desk, state: State) -> Iterator[tuple[str, RenderableType]]:
    """Everything that a player may be shown now."""
    if not state.over:
        asked = Asked(state, state.prompt())
        opening = desk.opening(state)
        if opening is not None:
            yield "opening", opening
        yield "sentence", desk.words_of(f"{desk.names[asked.seat]}: {asked.prompt.sentence}")
        yield f"ask {asked.prompt.phase}", desk.ask(asked)
    for name, (_, show) in desk.commands().items():
        try:
            yield name, show(state, "")
        except BadInput:
            continue  # the word needs another one after it
    yield "score", desk.score(state.result())


@games(
    ("name", "seats", "board", "seed"),
    [
        ("age-of-steam", 3, "rust-belt", 2),
        ("steam-power", 3, "germany", 5),
        ("planet-steam", 5, "standard", 1),
        ("imperial-steam", 4, "standard", 1),
        *MORE,
    ],
)
def test_everything_fits(name: str, seats: int, board: str, seed: int) -> None:
    game = footplate.game(name)
    sitting = parse_seats(",".join(f"me:{each}" for each in NAMES[:seats]), game)
    record = new_record(game, sitting, board, seed, {})
    state, chance, count = record.begin(), Chance(seed), 0
    console = Console(file=StringIO(), width=WIDTH, height=24, color_system=None)
    names = [seat.name for seat in sitting]
    desk = desk_for(game, names, console, record.board)
    # A random player of Age of Steam is ruined at once.
    bot = make_bot("greedy", game, seed) if name == "age-of-steam" else None
    while not state.over:
        if count % EVERY == 0:
            for what, sheet in sheets(desk, state):
                check(sheet, f"{what}, after {count} actions")
        code = bot.choose(state) if bot else state.sample(chance)
        events: list[footplate.Event] = []
        state.play(state.decode(code), events)
        for event in events:
            check(desk.words_of(event.words(names, state.plan())), event.words(names, state.plan()))
        count += 1
    for what, sheet in sheets(desk, state):
        check(sheet, f"{what}, at the end")
    check(desk.settled(state), "settled")


@pytest.mark.parametrize(("name", "phase"), [("age-of-steam", "build-track"), ("steam-power", "")])
def test_the_map_stays_on_a_small_screen_while_one_builds(name: str, phase: str) -> None:
    """The last 24 lines before the prompt hold a part of the map with marked hexes in it."""
    shown = Screen("me:Ann,random,random", width=80, height=24, game=footplate.game(name))
    if phase:
        shown.until(phase)
    else:
        shown.type("D3 1-2")
    assert re.search(r"^ *[A-Z]\d+.* [A-Z]\d+\+", visible(shown), flags=re.M)
    # After a tile the map is there again, with the tile on it.
    labels = shown.table.state.prompt().choices
    choice = next(c for c in labels if " on " in c.label or ":" in c.label)
    shown.play(shown.desk.action_of(choice))
    assert re.search(r"[─│╭╮╰╯]1|1[─│╭╮╰╯]", visible(shown))


def visible(shown: Screen) -> str:
    """The last lines of the screen when something is asked."""
    text = shown.type("help")
    return "\n".join(text[: text.index("> help")].splitlines()[-24:])


@pytest.mark.parametrize("name", footplate.names())
def test_options_fit(name: str) -> None:
    check(options_page(footplate.game(name)), name)
