"""Plans: they hold all that an action can name, go through JSON, and never change in a game."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

import footplate
from footplate import Action, Chance, State
from footplate.core.plan import Plan
from tests.games.age_of_steam import playing as age_of_steam
from tests.games.imperial_steam import playing as imperial_steam
from tests.games.planet_steam import playing as planet_steam
from tests.games.steam_power import playing as steam_power

# --- what actions name ----------------------------------------------------------------------------


def imperial_places(action: Action) -> Iterator[str]:
    """The ids of an action: texts as they are, numbers by what they count."""
    plain = msgspec.to_builtins(action)
    match plain:
        case {"hub": hub, "column": column}:
            yield from (hub, f"column:{hub}-{column}")
            return
        case {"hub": hub, "kind": kind}:
            yield from (hub, f"engineer:{hub}-{kind}")
            return
    match type(action).__name__:
        case "BuyTrain" | "UpgradeTrain":
            yield from (f"engine:{plain[field]}" for field in ("level", "to") if field in plain)
        case "Work":
            yield f"idle:{plain['level']}"
        case "Staff":
            yield f"{plain['area']}:{plain['level']}"
        case "Spend":
            yield f"spend:{plain['on']}"
        case _:
            yield from texts(plain)


def planet_places(action: Action) -> Iterator[str]:
    plain = msgspec.to_builtins(action)
    match type(action).__name__:
        case "ChooseSpecialist":
            yield f"card:{plain['number']}"
        case "PlaceOrderMarker":
            yield from (plain["resource"], f"order:{plain['number']}")
        case "Manipulate":
            yield f"strength:{plain['strength']}"
        case "Sabotage":
            yield f"seat:{plain['seat']}"
        case "PlaceAirship":
            yield f"row:{plain['row']}"
        case "BuyConverter" | "Place":
            if plain["converter"] is not None:
                yield f"converter:{plain.pop('converter')}"
            yield from texts(plain)
        case _:
            yield from texts(plain)


def age_places(action: Action) -> Iterator[str]:
    plain = msgspec.to_builtins(action)
    plain.pop("good", None)
    match plain:
        case {"column": column, "box": box}:
            yield from (f"column:{column}", f"box:{column}-{box}")
        case _:
            yield from texts(plain)


def power_places(action: Action) -> Iterator[str]:
    plain = msgspec.to_builtins(action)
    for field, value in plain.items():
        match field:
            case "hex":
                yield value
            case "contract" | "seat":
                yield f"{field}:{value}"
            case "pay":
                yield from (f"seat:{seat}" for seat, _ in value)
            case _:
                assert not isinstance(value, str) or field == "do"


def age_start(mode: str, seed: int) -> State:
    """A board with few or many seats, and money enough to see every phase."""
    board, _, seats = mode.rpartition(" ")
    return age_of_steam.rich_start(board, int(seats), seed)


def age_modes() -> list[str]:
    return [f"{board} {seats}" for board in AGE.boards() for seats in (3, 5)]


def power_start(mode: str, seed: int) -> State:
    return steam_power.start(mode, seed, steam_power.BOARDS[len(mode) % len(steam_power.BOARDS)])


def texts(plain: dict[str, object]) -> Iterator[str]:
    for field, value in plain.items():
        if field != "do" and isinstance(value, str):
            yield value


AGE = footplate.game("age-of-steam")
GAMES: dict[str, tuple[list[str], Callable[..., State], Callable[[Action], Iterator[str]]]] = {
    "age-of-steam": (age_modes(), age_start, age_places),
    "steam-power": (steam_power.NAMES, power_start, power_places),
    "planet-steam": (planet_steam.NAMES, planet_steam.start, planet_places),
    "imperial-steam": (imperial_steam.NAMES, imperial_steam.start, imperial_places),
}


def modes() -> list[tuple[str, str]]:
    return [(game, mode) for game, (names, _, _) in GAMES.items() for mode in names]


# --- the checks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), modes())
def test_whatever_an_action_names_is_in_the_plan(game: str, mode: str) -> None:
    _, start, places = GAMES[game]
    state, rng = start(mode, 7), Chance(11)
    plan = state.plan()
    before = msgspec.json.encode(plan)
    for step in range(220):
        if state.over:
            break
        if step % 4 == 0:
            named = {id for action in state.actions() for id in places(action)}
            assert named <= plan.places.keys() | plan.lines.keys()
        state.play_code(state.sample(rng))
    assert state.plan() is plan
    assert msgspec.json.encode(plan) == before


def setups(game: str) -> Iterator[Plan]:
    """The plans of a game, for every board and number of seats."""
    known = footplate.game(game)
    for board in known.boards():
        for seats in range(known.min_seats, known.max_seats + 1):
            try:
                yield known.plan(board, seats, **({"solo": "basic"} if seats == 1 else {}))
            except footplate.BadInput:
                continue  # not every board takes so many


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_goes_through_json_and_fits_on_its_paper(game: str) -> None:
    plans = list(setups(game))
    assert len(plans) >= len(footplate.game(game).boards())
    for plan in plans:
        assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
        assert plan.places.keys().isdisjoint(plan.lines)
        for place in plan.places.values():
            spots = [*place.outline, *([] if place.x is None else [(place.x, place.y or 0)])]
            assert all(0 <= x <= plan.size[0] and 0 <= y <= plan.size[1] for x, y in spots)
        for line in plan.lines.values():
            assert set(line.ends) <= plan.places.keys()
        assert "seat:0" in plan.places
        assert plan.amount("money", 1) != plan.amount("money", 2)
        for chart in plan.charts.values():
            assert all(len(row) == len(chart.columns) for row in chart.rows)


@pytest.mark.parametrize("game", GAMES)
def test_an_equal_set_up_has_an_equal_plan(game: str) -> None:
    known, other = footplate.game(game), type(footplate.game(game))()
    seats = known.usual_seats
    assert known.plan(seats=seats) == other.plan(seats=seats)
    assert known.start(seats, 1).plan() is known.start(seats, 2).plan()


def test_what_is_printed_on_hexes_is_told() -> None:
    age = AGE.plan(seats=4)
    chicago = age.places["H6"]
    assert (chicago.name, chicago.kind, chicago.printed["takes"]) == ("Chicago", "city", ["red"])
    assert age.places["R10"].printed == {"terrain": "mountain", "price": 4}
    assert age.places["A11"].short == "Kansas C."
    assert age.lines["river:C4"].printed["edges"] == age.places["C4"].printed["river"]
    assert age.places["C"].printed == {"takes": ["black"], "growth": ["light 5"]}
    assert age.places["box:C-2"].printed == {"column": "C", "box": 2}
    assert age.amount("money", 5) == "$5"
    assert age.charts["income-reduction"].rows[-1] == [51, None, 10]
    deluxe = AGE.plan(seats=4, income_reduction="deluxe")
    assert deluxe.charts["income-reduction"].rows[-1] == [50, None, 10]
    power = footplate.game("steam-power").plan(seats=2, automas="2:hard")
    assert power.places["contract:K43"].printed["points"] == 3
    assert [power.places[f"corner:{at}"].name for at in (0, 2)] == [
        "top left corner",
        "bottom right corner",
    ]
    assert power.charts["difficulty"].rows[3] == ["hard", 10]


def test_what_is_printed_is_told() -> None:
    planet = footplate.game("planet-steam").plan(seats=4)
    assert planet.places["B4"].printed["terrain"] == "river"
    assert planet.places["supply:ore-9"].printed["band"] == "yellow"
    assert planet.places["stock:4"].printed["cost"] == 30
    assert planet.amount("money", 1) == "1 credit"
    imperial = footplate.game("imperial-steam").plan(seats=4)
    assert imperial.places["bruck"].short == "Bruck"
    assert imperial.lines["gloggnitz-muerzzuschlag"].printed["semmering"]
    assert imperial.lines["wien-bratislava"].name == "Wien–Bratislava"
    assert imperial.places["wien.1"].printed == {"city": "wien", "tile": False, "cost": "board"}
    assert imperial.amount("money", 20) == "20 guldens"
