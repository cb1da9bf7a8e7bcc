"""Steam Power against hostile input: one clear line, an untouched state, and no endless game."""

import json
import pickle
from typing import Any

import pytest

import footplate
from footplate import BadInput, read_record
from footplate.games.steam_power.language.actions import TakeMoney
from tests.games.steam_power.playing import GAME

AUTOMA = {"automas": "2"}


def map_text(columns: list[str], cities: list[str], more: str = "") -> str:
    """A small map of one's own."""
    entries = ", ".join(f'{{ hex = "{hex_}", name = "City {hex_}" }}' for hex_ in cities)
    return (
        'format = "steam-power-map/1"\nid = "x"\nname = "X"\nedition = "both"\n'
        'editions = ["early", "final"]\nseats = { min = 1, max = 5 }\n'
        f"cities = [{entries}]\n[map]\ncolumns = {json.dumps(columns)}\n"
        '[sources]\nmap = "public"\ncities = "public"\neditions = "public"\n' + more
    )


@pytest.mark.parametrize(
    "automas",
    ["9" * 4301, "0002", "٢:hard", "2:very_hard", "6", "2,2", "x", "2:hard" + " " * 200, "0"],
)
def test_what_is_no_list_of_automas_is_refused_in_a_short_line(automas: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.start(3, automas=automas)
    assert len(str(error.value)) < 6000
    with pytest.raises(BadInput):
        GAME.position({"players": [{}, {}], "options": {"automas": automas}})


@pytest.mark.parametrize("same", ["2", "2:", " 2 : normal ", "2:normal"])
def test_the_same_automas_give_the_same_game_however_they_are_written(same: str) -> None:
    plain = GAME.start(2, 5, automas="2:normal")
    assert GAME.start(2, 5, automas=same).digest() == plain.digest()


@pytest.mark.parametrize(
    "position",
    [
        {"players": [{}, {}], "options": AUTOMA, "seat": 1, "automa": {"drawn": True}},
        {"players": [{}, {}], "options": AUTOMA, "seat": 1, "automa": {"face_down": ["K01"]}},
        {"players": [{}], "options": {"solo": "basic"}, "supply": ["K01"]},
        {"players": [{}, {}], "step": "over", "taking": 9},
        {"players": [{}, {}], "step": "\ud800"},
        {"players": [{}, {}], "options": {"trains": 10**5000}},
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.position(position)


@pytest.mark.parametrize("columns", [["CCP"], ["CCCP"], ["HPCC"], ["MCC"]])
def test_a_map_without_a_possible_link_is_refused(columns: list[str]) -> None:
    cities = [f"A{row + 1}" for row, letter in enumerate(columns[0]) if letter == "C"]
    with pytest.raises(BadInput, match="no link is possible"):
        GAME.start(2, 0, map_text(columns, cities))


def test_the_smallest_map_can_be_played() -> None:
    state, rng = GAME.start(2, 0, map_text(["CPC"], ["A1", "A3"])), footplate.Chance(1)
    while not state.over:
        state.play_code(state.sample(rng))
    assert state.result().final


def test_names_that_steer_a_terminal_are_refused() -> None:
    text = map_text(["CPC"], ["A1", "A3"]).replace("City A1", "a\\u001b[31m")
    with pytest.raises(BadInput, match="cannot be printed"):
        GAME.start(2, 0, text)


def test_half_characters_are_refused_wherever_they_come_from() -> None:
    cut = '{"game":"steam-power","board":"us-midwest","seats":2,"options":{"edition":"\\ud800"},'
    with pytest.raises(BadInput):
        read_record(cut + '"actions":[')[0].replay()
    with pytest.raises(BadInput):
        GAME.action({"do": "take-money", "\ud800": 1})
    with pytest.raises(BadInput):
        GAME.start(3, edition="\ud800")
    with pytest.raises(BadInput):
        GAME.start(2, 0, map_text(["CPC"], ["A1", "A3"], "# \ud800\n"))


def test_a_seat_that_does_not_exist_is_refused_however_large() -> None:
    state = GAME.start(2)
    for seat in (2, -1, 10**5000):
        with pytest.raises(BadInput):
            state.view(seat)
        with pytest.raises(BadInput):
            state.forecast(seat)


def test_a_long_dull_game_can_still_be_described() -> None:
    state = GAME.start(2)
    for _ in range(6800):
        state.play(TakeMoney())
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


def test_the_prompt_needs_no_luck() -> None:
    state = GAME.position(
        {
            "players": [{}],
            "options": {"solo": "basic"},
            "step": "lay",
            "luck": {"scripted": [0]},
        }
    )
    assert len(state.prompt().choices) == len(state.codes())


def test_many_large_maps_do_not_fill_the_memory() -> None:
    """The tables of a map grow with its cities, not with its hexes."""
    columns = ["C" + "P" * 61 + "C"] * 16 + ["P" * 63] * 47
    cities = [f"{chr(65 + col)}{row}" for col in range(16) for row in (1, 63)]
    state = GAME.start(2, 0, map_text(columns, cities))
    board = state.rules.board
    assert len(board.beside) * 256 < 100_000
