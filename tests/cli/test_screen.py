"""What the screen can show: few colours, few signs, several people before it; and pictures."""

import re
from contextlib import suppress
from io import StringIO

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console

import footplate
from footplate.cli.desk import desk_for
from footplate.cli.hexes.canvas import HexCanvas
from footplate.cli.hexes.inks import COARSE, FLAT, FOCUS, HILLY, RIVER, ROUGH, WATER
from footplate.cli.hexes.tracks import contact
from footplate.cli.session import Session
from footplate.cli.signs import HANDLER
from footplate.cli.steam_power.hexmap import PALETTE
from footplate.games.steam_power.language.events import GameSetUp
from footplate.hexes.geometry import label
from footplate.hexes.tiles import FIRST_TOWN, PAIRS, TRACKS
from footplate.tables import Table
from tests.cli.driving import Screen, run
from tests.cli.test_steam_power import placed, screen

AGE = footplate.game("age-of-steam")
POWER = footplate.game("steam-power")


# --- several people -----------------------------------------------------------------------------


class Sitting:
    """A session on a terminal; `prompts` are what was asked, with the screen before each."""

    def __init__(self, seats: str, lines: list[str], game: footplate.Game = POWER) -> None:
        shown = Screen(seats, game=game, seed=3)
        self.file = StringIO()
        self.console = Console(
            file=self.file, width=120, height=45, force_terminal=True, color_system=None
        )
        self.table: Table = shown.table
        desk = desk_for(game, self.table.names, self.console, self.table.record.board)
        self.lines, self.prompts = lines, list[tuple[str, str]]()
        self.session = Session(self.table, desk, self.console, self.read)

    def read(self, prompt: str) -> str:
        visible = self.file.getvalue().rpartition("\x1b[3J")[2]
        self.prompts.append((prompt, visible))
        if "Enter" in prompt:
            return ""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def play(self) -> None:
        with suppress(EOFError):
            self.session.run()


def test_the_keyboard_is_passed_on_before_a_hand_is_shown() -> None:
    sitting = Sitting("me:Ann,me:Bob", ["money", "contracts", "money", "money"])
    sitting.play()
    one = sitting.table.names[_start(sitting)]
    two = "Bob" if one == "Ann" else "Ann"
    asked = [prompt for prompt, _ in sitting.prompts if "Enter" in prompt]
    assert asked == [
        f"Pass the keyboard to {one}, then press Enter. ",
        f"{one}, press Enter to hide what you see. ",
        f"Pass the keyboard to {two}, then press Enter. ",
        f"{two}, press Enter to hide what you see. ",
        f"Pass the keyboard to {one}, then press Enter. ",
    ]
    for prompt, visible in sitting.prompts:
        if prompt.startswith("Pass"):
            assert not visible.strip() or visible.count("\n") < 10
            assert "asks for" not in visible
            assert "New in your hand" not in visible
        if "hide" in prompt and one in prompt:
            assert "New in your hand" in visible
    # Whoever comes back reads what has happened meanwhile.
    assert f"{two} takes $3 from the bank." in sitting.prompts[-1][1]


def _start(sitting: Sitting) -> int:
    return next(event.start for event in sitting.table.log if isinstance(event, GameSetUp))


@pytest.mark.parametrize(
    ("game", "seats"), [(POWER, "me:Ann,random"), (AGE, "me:Ann,me:Bob,me:Cy")]
)
def test_no_keyboard_is_passed_without_need(game: footplate.Game, seats: str) -> None:
    sitting = Sitting(seats, ["1", "1", "1"], game)
    sitting.play()
    assert not any("Enter" in prompt for prompt, _ in sitting.prompts)
    assert "\x1b[3J" not in sitting.file.getvalue()


# --- colours and signs --------------------------------------------------------------------------


def test_terrain_keeps_its_colour_with_256_colours() -> None:
    families = [FLAT, HILLY, ROUGH, RIVER, WATER, (FOCUS,)]
    found = []
    for shades in families:
        coarse = {COARSE[shade] for shade in shades}
        for shade in coarse:
            # The colour is one that the terminal has: it is not moved to another one.
            nearest = Color.parse(shade).downgrade(ColorSystem.EIGHT_BIT)
            assert nearest.get_truecolor().hex == shade
        found.append(coarse)
    for at, one in enumerate(found):
        assert all(not one & other for other in found[at + 1 :])


@pytest.mark.parametrize("system", ["256", "truecolor"])
def test_the_map_uses_the_colours_of_the_terminal(system: str) -> None:
    shown = screen()
    file = StringIO()
    console = Console(file=file, width=120, height=60, force_terminal=True, color_system=system)  # type: ignore[arg-type]
    desk = desk_for(POWER, shown.table.names, console, "us-midwest")
    console.print(desk.commands()["map"][1](shown.table.state, ""))
    # Plains, hills, mountains and water.
    for ground in ("48;5;235", "48;5;58", "48;5;52", "48;5;17"):
        assert bool(re.search(rf"\b{ground}[;m]", file.getvalue())) == (system == "256")


def test_few_signs_are_no_question_marks() -> None:
    words = "– — → ◂ … ✗ ≈ ∩ ü Köln │ ─ · ○ ●"
    assert words.encode("ascii", HANDLER) == b"- - > < ... x w n u Koln | - . o #"
    typed = "map\nhelp\nplayers\nlook L7\nscore\ncities\nstock\n"
    shown = run(
        *("play", "steam-power", "--seats", "me,automa", "--seed", "3", "--board", "germany"),
        typed=typed,
        PYTHONIOENCODING="ascii",
        COLUMNS="120",
    )
    assert shown.returncode == 0, shown.stderr
    assert "?" not in shown.stdout.replace("may I?", "").replace("whose hand?", "")


def test_reconstructed_parts_are_told_at_the_start() -> None:
    out = " ".join(run("play", "steam-power", "--seed", "3", typed="").stdout.split())
    assert "Reconstructed, not taken from the printed game: map, cities, editions, contracts" in out
    out = run("play", "age-of-steam", "--seed", "3", "--board", "rust-belt", typed="").stdout
    assert "Reconstructed" not in out


# --- the map ------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, FIRST_TOWN))
@pytest.mark.parametrize("place", ["K12", "L12"])
@pytest.mark.parametrize("sign", ["", "@2"])
def test_hexes_with_track_keep_their_name(face: int, place: str, sign: str) -> None:
    tracks: list[tuple[tuple[int, int], int | None]] = [
        (PAIRS[track], at) for at, track in enumerate(TRACKS[face])
    ]
    for end in [edge for pair, _ in tracks for edge in pair]:

        class Block(HexCanvas):
            palette = PALETTE

            def block(self, place: str, kind: str, odd: int, end: int = end) -> None:
                self.put_track(odd, tracks)
                self.put(*contact(odd, end), "*")
                self.put_free_name(place, sign)

        terrain = {label(col, row): "plains" for col in range(12) for row in range(14)}
        drawing = Block(terrain, [place], None, place)
        text = "\n".join(line.plain for line in drawing.lines())
        assert place in text
        assert "*" in text
        if len(tracks) == 1:
            assert "+" in text
            assert sign in text


def test_open_ends_are_named_on_the_map() -> None:
    tracks = [
        {"hex": "J11", "track": [0, 3], "owner": 0},
        {"hex": "L7", "track": [0, 3], "owner": 0},
    ]
    text = placed(tracks=tracks).type("map")
    assert "J11" in text
