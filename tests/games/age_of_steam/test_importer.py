"""Recorded games: a real one to the coin, every change of it found, and games of our own."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate import BadInput
from footplate.games.age_of_steam.positions.recorded.importer import (
    Difference,
    Imported,
    import_file,
    import_game,
)
from tests.form import games
from tests.games.age_of_steam.recorder import Recorder, described

GOLDEN = Path(__file__).parents[2] / "golden" / "age_of_steam" / "reversteam-3p.json"

Data = dict[str, Any]
Change = Callable[[Data], Any]


def recorded() -> Data:
    """The real game, fresh to be changed."""
    data = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


@cache
def imported() -> Imported:
    return import_file(GOLDEN)


def find(data: Data, **facts: Any) -> int:
    """The first line of the log with these facts."""
    for number, line in enumerate(data["log"]):
        if all(line.get(name) == value for name, value in facts.items()):
            return number
    raise AssertionError(facts)


def change(new: Data, **facts: Any) -> Change:
    """Change the first line with these facts; gives its number."""

    def apply(data: Data) -> int:
        number = find(data, **facts)
        data["log"][number].update(new)
        return number

    return apply


def difference(data: Data) -> Difference:
    with pytest.raises(Difference) as caught:
        import_game(data)
    return caught.value


# --- The real game. -------------------------------------------------------------------------------


def test_whole_game() -> None:
    game = imported()
    assert game.complete
    assert game.notes == []
    assert game.differences == []
    assert game.events == 331
    assert game.facts == 682
    assert game.record.names == ["P1", "P2", "P3"]
    assert game.record.options == {"income_reduction": "deluxe", "double_redirect": "track"}
    result = game.state.result()
    assert result.final
    assert [result.score(seat) for seat in range(3)] == [79, 105, 111]
    assert result.winners == [2]


def test_every_kind_of_fact_is_compared() -> None:
    assert imported().checked == {
        "setup": 25,
        "position": 30,
        "pays": 30,
        "forced": 6,
        "do": 84,
        "cost": 84,
        "tile": 84,
        "before": 8,
        "hexes": 2,
        "phase": 60,
        "link_owners": 52,
        "income_lost": 3,
        "loses": 22,
        "drawn": 2,
        "dice": 20,
        "placed": 20,
        "standings": 150,
    }


def test_record_replays_to_the_same_position() -> None:
    game = imported()
    assert game.record.script is not None
    assert len(game.record.checks) == len(game.record.actions)
    assert game.record.replay().digest() == game.state.digest()


@pytest.mark.parametrize("form", ["bytes", "text", "plain"])
def test_forms_of_the_data(form: str) -> None:
    data: Any = {"bytes": GOLDEN.read_bytes(), "text": GOLDEN.read_text(encoding="utf-8")}.get(form)
    assert import_game(data or recorded()).record == imported().record


def test_edition_of_2009() -> None:
    """Two players stand at exactly 50: they lose 8 by the older table, 10 by the newer one."""
    with pytest.raises(Difference) as caught:
        import_file(GOLDEN, {"income_reduction": "2009"})
    assert (caught.value.turn, caught.value.place) == (10, "log[326].loses")
    assert (caught.value.expected, caught.value.got) == (10, 8)

    game = import_file(GOLDEN, {"income_reduction": "2009"}, compare=False)
    assert [d.place for d in game.differences] == [
        "log[326].loses",
        "log[327].loses",
        "standings[9].P2.income",
        "standings[9].P2.score_now",
        "standings[9].P3.income",
        "standings[9].P3.score_now",
    ]
    assert described(game.state).players[1].income == 42
    assert [game.state.result().score(seat) for seat in range(3)] == [79, 111, 117]
    assert game.record.replay().digest() == game.state.digest()


def test_without_comparing_an_illegal_decision_still_ends_it() -> None:
    data = recorded()
    number = change({"bid": 3}, turn=1, player="P3", do="bid")(data)
    data["log"][number]["bid"] = 2
    with pytest.raises(Difference, match="AOS-ORDER-03"):
        import_game(data, compare=False)


def test_options_by_argument_by_file_and_by_prose() -> None:
    data = recorded()
    data["options"] = {"double_redirect": "tile", "four_exit_town": "coexist-first"}
    options = import_game(data, {"start_order": "shuffle"}).record.options
    assert options == {
        "income_reduction": "deluxe",
        "double_redirect": "tile",
        "four_exit_town": "coexist-first",
        "start_order": "shuffle",
    }
    data = recorded()
    del data["income_reduction_table"], data["house_rules"]
    assert import_game(data, compare=False).record.options == {"income_reduction": "2009"}


def test_difference_in_words() -> None:
    data = recorded()
    change({"cost": 5}, do="replace", hex="B8")(data)
    found = difference(data)
    lines = str(found).splitlines()
    assert lines[0] == "turn 6, log[181].cost"
    assert lines[1].startswith('  event:    {"turn":6,"phase":"build","player":"P2"')
    assert lines[2:] == ["  expected: 5", "  got:      2"]
    assert (found.turn, found.number, found.event) == (6, 181, data["log"][181])


# --- Changes in the log. --------------------------------------------------------------------------

CHANGES = {
    "cost of a placement": (change({"cost": 3}, hex="O9"), "cost"),
    "cost of a replacement": (change({"cost": 2}, do="replace", hex="A9"), "cost"),
    "tile": (change({"tile": "straight"}, hex="O9"), "tile"),
    "tile without its disk": (change({"tile": "gentle"}, hex="D10", do="place"), "tile"),
    "town tile of the other hand": (
        change({"tile": "town_3_right"}, do="replace", hex="G8"),
        "tile",
    ),
    "place for replace": (change({"do": "place"}, do="replace", hex="B8"), "do"),
    "replace for place": (change({"do": "replace"}, do="place", hex="O9"), "do"),
    "redirect for replace": (change({"do": "redirect"}, do="replace", hex="B8"), "do"),
    "owner before": (change({"before": [[[3, 0], "P1"]]}, do="replace", hex="B8"), "before"),
    "owner before, of unowned track": (
        change({"before": [[[2, 0], "P3"]]}, do="replace", hex="A9"),
        "before",
    ),
    "track before": (change({"before": [[[3, 1], "P3"]]}, do="replace", hex="B8"), "before"),
    "town exit before": (change({"before": [[["T", 3], "P3"]]}, hex="G8", do="replace"), "before"),
    "lost track": (change({"hexes": ["A9", "B7"]}, do="loses unextended track"), "hexes"),
    "lost track of another": (
        change({"player": "P2"}, do="loses unextended track", turn=10),
        "hexes",
    ),
    "less lost track": (change({"hexes": ["A9"]}, do="loses unextended track"), "hexes"),
    "place in the order": (change({"position": 2}, do="drop out", position=3), "position"),
    "payment of the first one out": (change({"pays": 1}, do="drop out", position=3), "pays"),
    "payment of the second": (change({"pays": 2}, do="drop out", position=2), "pays"),
    "payment of the last one left": (change({"pays": 3}, do="last one left"), "pays"),
    "place of the last one left": (change({"position": 2}, do="last one left"), "position"),
    "forced drop out with a choice": (change({"forced": True}, do="drop out", turn=2), "forced"),
    "free drop out without a choice": (change({"forced": False}, do="drop out", turn=8), "forced"),
    "forced stop with a choice": (change({"forced": True}, do="stop", player="P1"), "forced"),
    "round": (change({"phase": "move 2"}, phase="move 1"), "phase"),
    "owner of a link": (change({"link_owners": ["P2", "P3"]}, do="deliver"), "link_owners"),
    "unowned link": (change({"link_owners": ["P2", None]}, do="deliver"), "link_owners"),
    "income lost": (change({"income_lost": 2}, phase="expenses"), "income_lost"),
    "elimination": (change({"eliminated": True}, phase="expenses"), "eliminated"),
    "reduction": (change({"loses": 4}, phase="reduction"), "loses"),
    "dice": (change({"dice": [1, 2, 6]}, phase="growth"), "placed"),
    "too few dice": (change({"dice": [1, 2]}, phase="growth"), "dice"),
    "too many dice": (change({"dice": [1, 2, 5, 6]}, phase="growth"), "dice"),
    "cube that grows": (change({"placed": {"St. Louis": ["red"]}}, phase="growth"), "placed"),
    "cube that does not grow": (
        change({"placed": {"Chicago": ["red"]}}, turn=8, side="light"),
        "placed",
    ),
    "second step of Production": (change({"drawn": ["red", "red"]}, good="red", box=2), "drawn"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_changed_fact(name: str) -> None:
    apply, fact = CHANGES[name]
    data = recorded()
    number = apply(data)
    found = difference(data)
    assert (found.turn, found.number) == (data["log"][number]["turn"], number)
    assert found.place == f"log[{number}].{fact}"
    assert found.event == data["log"][number]


ILLEGAL = {
    "too many shares": (change({"shares": 12}, phase="shares", turn=2), "AOS-SHARES-03"),
    "bid too low": (change({"bid": 1}, turn=1, player="P2", bid=2), "AOS-ORDER-03"),
    "bid above cash": (change({"bid": 99}, turn=1, player="P3", bid=3), "AOS-ORDER-04"),
    "pass without Turn Order": (change({"do": "pass"}, turn=1, bid=1), "AOS-ORDER-14"),
    "action taken twice": (
        change({"action": "Locomotive"}, action="Urbanization"),
        "AOS-ACTION-02",
    ),
    "track off the map": (change({"hex": "Z9"}, hex="O9"), "AOS-BUILD-05"),
    "track that is no hex": (change({"hex": "nowhere"}, hex="O9"), "AOS-BUILD-05"),
    "track on a city": (change({"hex": "K7"}, hex="O9"), "AOS-BUILD-06"),
    "track without connection": (change({"hex": "O5"}, hex="O9"), "AOS-BUILD-08"),
    "track that goes nowhere": (change({"tracks": [[3, 3]]}, hex="O9"), "AOS-BUILD-17"),
    "track that is bent": (
        change({"tracks": [[0, 2], [4, 5]]}, do="replace", hex="B8"),
        "AOS-BUILD-29",
    ),
    "track in a town": (
        change({"tracks": [[1, 5]], "town_exits": None}, do="place", hex="D10"),
        "AOS-BUILD-20",
    ),
    "New City without Urbanization": (
        change({"do": "urbanize", "hex": "J9", "new_city": "D"}, hex="O9"),
        "AOS-CITY-01",
    ),
    "New City twice": (change({"new_city": "D"}, do="urbanize", turn=2), "AOS-CITY-05"),
    "New City on a plain": (change({"hex": "F5"}, do="urbanize", turn=2), "AOS-CITY-06"),
    "cube that is not there": (change({"good": "black"}, do="deliver"), "AOS-MOVE-05"),
    "link that is not there": (change({"route": ["B9", "D10", "E5"]}, do="deliver"), "AOS-MOVE-06"),
    "city of another colour": (
        change({"route": ["B9", "D10"], "link_owners": ["P2"]}, do="deliver"),
        "AOS-MOVE-09",
    ),
    "engine twice": (
        change({"do": "engine"}, phase="move 2", player="P2", turn=6),
        "AOS-MOVE-04",
    ),
    "box that is taken": (
        change({"box": 1, "column": "Pittsburgh"}, good="purple", box=1),
        "AOS-GROWTH-03",
    ),
    "cube that was not drawn": (change({"good": "black"}, do="production"), "AOS-GROWTH-03"),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_decision(name: str) -> None:
    apply, rule = ILLEGAL[name]
    data = recorded()
    number = apply(data)
    found = difference(data)
    assert (found.turn, found.number) == (data["log"][number]["turn"], number)
    assert rule in str(found.got)


def test_cubes_that_the_bag_does_not_hold() -> None:
    data = recorded()
    for line in data["log"]:
        if line.get("do") == "production":
            line["drawn"] = ["white", "red"]
    found = difference(data)
    assert (found.turn, found.place) == (7, "log[228].drawn")
    assert found.got == "the bag holds no white cube"


KINDS: dict[str, Data] = {
    "shares": {"phase": "shares", "turn": 3},
    "bid": {"do": "bid", "turn": 3},
    "drop out": {"do": "drop out", "turn": 3},
    "last one left": {"do": "last one left", "turn": 3},
    "action": {"phase": "action", "turn": 3},
    "last tile": {"do": "place", "hex": "B8"},
    "stop": {"do": "stop", "player": "P1", "turn": 4},
    "lost track": {"do": "loses unextended track"},
    "delivery": {"do": "deliver", "turn": 3},
    "engine": {"do": "engine", "turn": 3},
    "expenses": {"phase": "expenses", "turn": 3},
    "reduction": {"phase": "reduction", "turn": 3},
    "first cube of Production": {"do": "production", "box": 1},
    "second cube of Production": {"do": "production", "box": 2},
    "light dice": {"side": "light", "turn": 3},
    "dark dice": {"side": "dark", "turn": 3},
    "last line": {"side": "dark", "turn": 10},
}


@pytest.mark.parametrize("name", KINDS)
def test_missing_line(name: str) -> None:
    """The difference is found where the line should stand, or at the one after it."""
    data = recorded()
    number = find(data, **KINDS[name])
    turn = data["log"].pop(number)["turn"]
    found = difference(data)
    assert found.turn == turn
    assert found.number in (number, number + 1)


@pytest.mark.parametrize("name", KINDS)
def test_line_twice(name: str) -> None:
    data = recorded()
    number = find(data, **KINDS[name])
    data["log"].insert(number, data["log"][number])
    found = difference(data)
    assert found.turn == data["log"][number]["turn"]
    assert found.number == number + 1


@pytest.mark.parametrize("start", range(0, 331, 37))
def test_lines_in_another_order(start: int) -> None:
    """Two neighbours with different players change places."""
    data = recorded()
    log = data["log"]
    number = next(
        at
        for at in range(start, len(log))
        if log[at]["phase"] in ("shares", "auction", "action", "build", "move 1", "move 2")
        and log[at + 1].get("player") not in (None, log[at]["player"])
    )
    log[number], log[number + 1] = log[number + 1], log[number]
    found = difference(data)
    assert found.number in (number, number + 1)


def test_a_forced_decision_may_be_left_out() -> None:
    data = recorded()
    lines = [line for line in data["log"] if not line.get("forced")]
    assert len(lines) == len(data["log"]) - 6
    assert import_game({**data, "log": lines}).state.digest() == imported().state.digest()


def test_wrong_turn() -> None:
    data = recorded()
    number = change({"turn": 4}, turn=3, phase="action")(data)
    assert difference(data).number == number


def test_game_goes_on_after_its_end() -> None:
    data = recorded()
    data["log"].append({"turn": 11, "phase": "shares", "player": "P2", "shares": 0})
    found = difference(data)
    assert found.number == 331
    assert found.got == "the game is over"


# --- Changes outside the log. ---------------------------------------------------------------------


def set_at(*path: Any) -> Change:
    """Set what lies at a path to its last step."""

    def apply(data: Data) -> None:
        inner: Any = data
        for step in path[:-2]:
            inner = inner[step]
        inner[path[-2]] = path[-1]

    return apply


@pytest.mark.parametrize(
    ("apply", "turn", "place"),
    [
        (set_at("standings", 0, "P1", "money", 8), 1, "standings[0].P1.money"),
        (set_at("standings", 4, "P2", "income", 16), 5, "standings[4].P2.income"),
        (set_at("standings", 5, "P1", "shares", 14), 6, "standings[5].P1.shares"),
        (set_at("standings", 6, "P3", "engine", 5), 7, "standings[6].P3.engine"),
        (set_at("standings", 6, "P2", "score_now", 65), 7, "standings[6].P2.score_now"),
        (set_at("standings", 9, "P3", "score_now", 112), 10, "standings[9].P3.score_now"),
        (set_at("standings", 3, "P1", "eliminated", True), 4, "standings[3].P1.eliminated"),
        (set_at("standings", 9, "turn", 11), 11, "standings[9]"),
        (set_at("setup", "bag", "blue", 3), 0, "setup.bag.blue"),
        (set_at("setup", "new_cities", "A", "color", "blue"), 0, "setup.new_cities.A.color"),
        (
            set_at("setup", "cities", "Chicago", "colors", ["blue"]),
            0,
            "setup.cities.Chicago.colors",
        ),
        (set_at("setup", "towns", {"Toledo": ["red"]}), 0, "setup.towns.Toledo.on_map"),
        (set_at("setup", "cities", "Detroit", "on_map", ["red", "blue"]), 0, "setup.bag.blue"),
        (set_at("turns", 9), 10, "turns"),
    ],
)
def test_changed_setup_or_standings(apply: Change, turn: int, place: str) -> None:
    data = recorded()
    apply(data)
    found = difference(data)
    assert (found.turn, found.place, found.number) == (turn, place, None)


def test_setup_with_more_cubes_than_the_box() -> None:
    data = recorded()
    for city in data["setup"]["cities"].values():
        city["display_top_first"] = ["black"] * 3
    found = difference(data)
    assert (found.turn, found.place) == (0, "setup")
    assert "black" in str(found.got)


@pytest.mark.parametrize(
    ("apply", "message"),
    [
        (set_at("format", "aos-game/2"), r"^format: 'aos-game/2' is not 'aos-game/1'$"),
        (set_at("map", "moon"), r"^map: there is no board 'moon'; there are: new-hampshire, "),
        (set_at("players", "three"), r"^players: expected int, got str$"),
        (set_at("players", 4), r"^setup.players: must name 4 players, each once$"),
        (set_at("setup", "order", ["P1", "P2"]), r"^setup.order: must name every player once$"),
        (set_at("setup", None), r"^setup: expected object, got null$"),
        (set_at("setup", "bag", {"pink": 1}), r"^setup.bag.pink: there is no such good$"),
        (set_at("setup", "cities", "Paris", {}), r"^setup.cities.Paris: there is no such place on"),
        (
            set_at("setup", "cities", "Chicago", {}),
            r"Chicago.display_top_first: must name 3 goods$",
        ),
        (set_at("setup", "cities", "Chicago", "on_map", []), r"Chicago.on_map: must name 2 goods$"),
        (set_at("setup", "new_cities", {}), r"^setup.new_cities.A.display_top_first: must name 2"),
        (
            set_at("setup", "new_cities", "J", {}),
            r"^setup.new_cities.J: there is no such New City$",
        ),
        (set_at("options", {"speed": 9}), r"^age-of-steam has no option 'speed'"),
        (set_at("log", 3, "bid", "1"), r"^log\[3\].bid: expected int \| null, got str$"),
        (
            set_at("log", 3, "do", "raise"),
            r"^log\[3\].do: 'raise' is not one of bid, drop out, pass",
        ),
        (set_at("log", 3, "do", 4), r"^log\[3\].do: must be text$"),
        (set_at("log", 3, "phase", "dance"), r"^log\[3\].phase: 'dance' is not one of shares, "),
        (set_at("log", 3, {"turn": 1}), r"^log\[3\].phase: is missing$"),
        (set_at("log", 3, {"turn": 1, "phase": "auction"}), r"^log\[3\].do: is missing$"),
        (set_at("log", 3, {"turn": 1, "phase": "shares"}), r"^log\[3\].player: is missing$"),
        (set_at("log", 3, 17), r"^log\[3\]: expected object, got int$"),
        (set_at("log", 3, "player", "P9"), r"^log\[3\].player: there is no player 'P9'$"),
        (set_at("log", 10, "action", "Rest"), r"^log\[10\].action: invalid enum value 'Rest'$"),
        (set_at("log", 13, "tracks", []), r"^log\[13\]: either tracks or town_exits say what is"),
        (
            set_at("log", 13, "tracks", [[1, 2, 3]]),
            r"^log\[13\].tracks\[0\]: expected array of len",
        ),
        (set_at("log", 23, "good", "pink"), r"^log\[23\].good: invalid enum value 'pink'$"),
        (set_at("log", 23, "link_owners", ["P2"]), r"^log\[23\].link_owners: 1 owners for a route"),
        (
            set_at("log", 23, "link_owners", ["P2", "X"]),
            r"^log\[23\].link_owners\[1\]: there is no",
        ),
        (
            set_at("log", 23, "route", 2, "Paris"),
            r"^log\[23\].route\[2\]: there is no city or town",
        ),
        (set_at("log", 23, "route", []), r"^log\[23\].route: a route has two stops or more$"),
        (set_at("log", 29, "dice", [1, 2, 7]), r"^log\[29\].dice: a die shows 1 to 6$"),
        (set_at("log", 29, "side", "left"), r"^log\[29\].side: invalid enum value 'left'$"),
        (
            set_at("log", 29, "placed", {"Paris": []}),
            r"^log\[29\].placed: there is no city 'Paris'",
        ),
        (
            set_at("log", 29, {"turn": 1, "phase": "growth"}),
            r"^log\[29\]: neither dice, nor Produc",
        ),
        (set_at("log", 228, "column", "Paris"), r"^log\[228\].column: there is no column 'Paris'"),
        (
            set_at("log", 228, "do", "make"),
            r"^log\[228\].do: 'make' is not one of dice, production",
        ),
        (set_at("standings", 0, "turn", "one"), r"^standings\[0\].turn: expected int, got str$"),
        (set_at("standings", 0, "P1", 3), r"^standings\[0\].P1: expected object, got int$"),
    ],
)
def test_malformed(apply: Change, message: str) -> None:
    data = recorded()
    apply(data)
    with pytest.raises(BadInput, match=message) as caught:
        import_game(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": 1}', b"\xff"])
def test_no_recorded_game_at_all(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        import_game(text)


def test_missing_blocks() -> None:
    for block in ("format", "map", "players", "setup", "log"):
        data = recorded()
        del data[block]
        with pytest.raises(BadInput, match=block):
            import_game(data)


def test_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        import_file(tmp_path / "nothing.json")
    with pytest.raises(BadInput):
        import_file(tmp_path)


def test_unknown_option() -> None:
    with pytest.raises(BadInput, match="no option"):
        import_file(GOLDEN, {"weather": "fair"})


# --- What may be told otherwise, or not at all. ---------------------------------------------------


def test_other_words() -> None:
    """Files differ in the words for the same step, in the order of Goods Growth and in prose."""
    data = recorded()
    data["map"] = "Reversteam"
    words = {"drop out": "drop", "stop": "done", "place": "Place", "deliver": "deliver"}
    phases = {"move 1": "Move Goods 1", "growth": "goods growth", "reduction": "income_reduction"}
    for line in data["log"]:
        line["do"] = words.get(line.get("do"), line.get("do"))
        line["phase"] = phases.get(line["phase"], line["phase"])
        line["note"] = "said in passing"
        if line["do"] is None:
            del line["do"]
        if "loses" in line:
            line["loss"] = line.pop("loses")
        if "action" in line:
            line["action"] = line["action"].lower().replace(" ", "_")
    data["log"].sort(key=lambda line: (line["turn"], line.get("side", "")))
    game = import_game(data)
    assert game.facts == imported().facts
    assert game.state.digest() == imported().state.digest()


def test_places_by_hex_by_name_and_by_letter() -> None:
    data = recorded()
    names = {"K7": "Chicago", "J9": "New City D", "F9": "Cincinnati (F9)"}
    for line in data["log"]:
        if "route" in line:
            line["route"] = [names.get(stop, stop) for stop in line["route"]]
    growth = data["log"][find(data, turn=3, side="light")]
    growth["placed"]["D"] = growth["placed"].pop("Terre Haute")
    data["log"][find(data, do="production", box=1)]["column"] = "dark 2"
    data["setup"]["cities"]["K7"] = data["setup"]["cities"].pop("Chicago")
    assert import_game(data).state.digest() == imported().state.digest()


def test_facts_may_be_left_out() -> None:
    data = recorded()
    del data["setup"]["bag"], data["setup"]["players"], data["setup"]["order"]
    del data["turns"], data["standings"]
    for line in data["log"]:
        for fact in ("cost", "tile", "before", "position", "pays", "forced"):
            line.pop(fact, None)
    game = import_game(data)
    assert game.state.digest() == imported().state.digest()
    left = set(imported().checked) - set(game.checked)
    assert left == {"cost", "tile", "before", "position", "pays", "forced", "standings"}


def test_links_without_owners() -> None:
    """Of two parallel links the first one is taken; where there is only one it must be it."""
    data = recorded()
    for line in data["log"]:
        if line["turn"] < 4:
            line.pop("link_owners", None)
    assert import_game(data).state.digest() == imported().state.digest()


def test_unknown_fields_are_named() -> None:
    data = recorded()
    data["log"][3]["mood"] = "bold"
    data["standings"][0]["P1"]["hat"] = "red"
    data["standings"][0]["leader"] = "P3"
    assert import_game(data).notes == [
        "not read: log[3].mood",
        "not read: standings[0].leader",
        "not read: standings[0].P1.hat",
    ]


def test_fewer_turns() -> None:
    data = recorded()
    data["log"] = [line for line in data["log"] if line["turn"] <= 4]
    found = difference(data)
    assert (found.turn, found.place) == (5, "standings[4]")
    data["standings"] = data["standings"][:4]
    game = import_game(data)
    assert not game.complete
    assert game.notes == ["the log covers 4 of 10 turns"]
    assert import_game({**data, "turns": 4}).record == game.record
    assert difference({**data, "turns": 5}).place == "turns"


def test_log_that_ends_in_the_middle() -> None:
    data = recorded()
    data["log"] = data["log"][:150]
    found = difference(data)
    assert (found.turn, found.number, found.event) == (5, 150, None)
    assert "build-track" in str(found.got)


def test_no_log_is_a_game_that_has_not_begun() -> None:
    game = import_game({**recorded(), "log": [], "standings": []})
    assert game.notes == ["the log covers 0 of 10 turns"]
    assert game.record.actions == []


def test_standings_of_the_start() -> None:
    data = recorded()
    start = {"money": 10, "income": 0, "shares": 2, "engine": 1, "score_now": -6}
    data["standings"].insert(0, {"turn": 0, "P1": start, "P2": start})
    assert import_game(data).facts == imported().facts + 10
    data["standings"][0]["P2"] = {**start, "money": 9}
    assert difference(data).place == "standings[0].P2.money"


# --- Games of our own. ----------------------------------------------------------------------------


def import_back(game: Recorder) -> Imported:
    """Import what the recorder wrote: every fact fits and the last position is the same."""
    back = import_game(json.dumps(game.data))
    assert back.complete
    assert back.notes == []
    assert back.state.result() == game.state.result()
    here, there = (
        msgspec.structs.replace(described(s), luck=None) for s in (back.state, game.state)
    )
    assert here == there
    assert back.record.replay().digest() == back.state.digest()
    return back


TABLES = [
    (board, seats)
    for board in ("new-hampshire", "reversteam", "rust-belt", "southern-us")
    for seats in range(3, 6 if board == "new-hampshire" else 7)
]


@games(("board", "seats"), TABLES)
def test_round_trip(board: str, seats: int) -> None:
    game = Recorder(board, seats, seed=seats, reckless=1)
    assert game.seen["eliminated"]
    import_back(game)


@games("board", ["new-hampshire", "reversteam", "rust-belt", "southern-us"])
def test_round_trip_of_dense_maps(board: str) -> None:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        game = Recorder(board, 5, seed, lavish=True)
        seen += game.seen
        import_back(game)
    for kind in ("redirect", "replace", "urbanize", "loses unextended track"):
        assert seen[f"build {kind}"], kind
    for kind in ("auction pass", "growth production", "move deliver", "move engine", "eliminated"):
        assert seen[kind], kind


@games(
    "options",
    [
        {"start_order": "shuffle", "urbanize_any_time": True, "rebuild_same_hex": True},
        {"redirect_and_add": True, "decline_production_after_draw": True},
        {"four_exit_town": "coexist-first", "last_player_ends": False, "double_redirect": "track"},
    ],
)
def test_round_trip_with_options(options: dict[str, bool | str]) -> None:
    for seed in range(3):
        back = import_back(Recorder("rust-belt", 4, seed, lavish=True, options=options))
        assert options.items() <= back.record.options.items()


@cache
def southern(extra: str) -> Recorder:
    game = Recorder("southern-us", 5, 4, extra=extra)
    assert game.seen["extra cube"] == 4
    assert game.seen["deliver white"]
    return game


@games("extra", ["placed", "city and good", "with the dice"])
def test_southern_us_has_cotton_and_an_extra_cube(extra: str) -> None:
    import_back(southern(extra))


def test_cotton_by_name() -> None:
    data = json.loads(json.dumps(southern("placed").data).replace('"white"', '"cotton"'))
    data["setup"]["towns"] = {"Jackson": {"on_map": ["cotton"]}, "Macon": ["cotton"]}
    assert import_game(data).checked["setup"] == 12 + 5 + 2


def test_wrong_extra_cube() -> None:
    data = json.loads(json.dumps(southern("city and good").data))
    number = find(data, do="Atlanta cube")
    line = data["log"][number]
    data["log"][number] = {**line, "city": "Memphis"}
    assert difference(data).place == f"log[{number}].city"
    data["log"].pop(number)
    found = difference(data)
    assert (found.turn, found.number) == (1, number)
    data["log"][number:number] = [line, line]
    assert difference(data).number == number + 1


def test_elimination_must_be_told() -> None:
    data = json.loads(json.dumps(Recorder("rust-belt", 4, 4, reckless=1).data))
    number = find(data, eliminated=True)
    turn = data["log"][number]["turn"]
    del data["log"][number]["eliminated"]
    found = difference(data)
    assert found.turn == turn
    assert "P2 is insolvent" in str(found.got)


def test_elimination_in_other_words() -> None:
    """A file may count all the income that he had as lost, and keep him in the standings."""
    data = json.loads(json.dumps(Recorder("rust-belt", 4, 4, reckless=1).data))
    line = data["log"][find(data, eliminated=True)]
    line["bankrupt"] = line.pop("eliminated")
    row = next(row for row in data["standings"] if row["turn"] == line["turn"])
    row[line["player"]] = {"eliminated": True, "money": -3}
    del line["income_lost"]
    import_game(data)
    line["do"] = "eliminated"
    del line["bankrupt"]
    import_game(data)
    row[line["player"]]["eliminated"] = False
    assert difference(data).place.endswith(f"{line['player']}.eliminated")


def test_production_that_was_declined_after_the_draw() -> None:
    """At a table where that is not allowed the cubes count as never drawn: it comes to the same."""
    options: dict[str, bool | str] = {"decline_production_after_draw": True}
    game = Recorder("rust-belt", 3, 8, options=options)
    assert game.seen["drawn and declined"]
    back = import_back(game)
    assert import_game({**game.data, "options": {}}).state.result() == back.state.result()
