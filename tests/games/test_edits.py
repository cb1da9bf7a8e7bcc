"""Edited positions: what follows from a change is worked out anew, everything else stays."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from footplate import Chance, State
from footplate.games.age_of_steam.language.actions import BuildTrack
from footplate.testing.promises import check_round_trip, play_out, sampled
from tests.form import games
from tests.games.age_of_steam import playing as aos
from tests.games.age_of_steam import referee as aos_referee
from tests.games.imperial_steam import playing as imperial
from tests.games.imperial_steam import referee as imperial_referee
from tests.games.planet_steam import playing as planet
from tests.games.planet_steam import referee as planet_referee
from tests.games.steam_power import playing as power
from tests.games.steam_power import referee as power_referee

Data = dict[str, Any]
Edit = Callable[[Data, State], Data | None]
"""The changes to a position, or None where it has nothing to be changed."""


def plain(state: State) -> Data:
    found: Data = msgspec.json.decode(msgspec.json.encode(state.position()))
    return found


# Age of Steam. ------------------------------------------------------------------------------------


def take_a_cube(data: Data, state: State) -> Data | None:
    for hex, goods in data["cubes"].items():
        return {"cubes": {hex: goods[1:]}}
    return None


def add_a_cube(data: Data, state: State) -> Data | None:
    hex = next(iter(data["cubes"]), None)
    return {"cubes": {hex: [*data["cubes"][hex], "red"]}} if hex and data["bag"]["red"] else None


def swap_a_box(data: Data, state: State) -> Data | None:
    return {"display": {"A": {0: None, 1: "blue"}}} if data["bag"]["blue"] else None


def lay_a_tile(data: Data, state: State) -> Data | None:
    built = {tile["hex"] for tile in data["tiles"]}
    for action in state.actions():
        if isinstance(action, BuildTrack) and len(action.tracks) == 1 and action.hex not in built:
            track = [{"exits": list(action.tracks[0]), "owner": state.seat, "laid": False}]
            return {"tiles": {action.hex: {"track": track}}}
    return None


def take_all_tiles(data: Data, state: State) -> Data | None:
    gone = dict.fromkeys((tile["hex"] for tile in data["tiles"]), None)
    return {"tiles": gone, "build": None} if gone and data["phase"] == "build-track" else None


def next_turn(data: Data, state: State) -> Data | None:
    return {"turn": data["turn"] + 1} if data["turn"] < 6 else None


AGE_OF_STEAM: dict[str, Edit] = {
    "money": lambda data, state: {"players": {0: {"money": 300}}},
    "no money and more income": lambda data, state: (
        {"players": {1: {"money": 0, "income": 7}}} if not data["auction"] else None
    ),
    "take a cube": take_a_cube,
    "add a cube": add_a_cube,
    "swap a box": swap_a_box,
    "lay a tile": lay_a_tile,
    "take all tiles": take_all_tiles,
    "next turn": next_turn,
    "move goods": lambda data, state: {"phase": "move-goods"},
    "build": lambda data, state: {"phase": "build-track", "seat": data["order"][-1]},
    "the end": lambda data, state: {"phase": "over"},
    "luck": lambda data, state: {"luck": {"seeded": None, "scripted": [0, 1, 2, 3]}},
}


# Steam Power. -------------------------------------------------------------------------------------


def person(data: Data) -> int:
    """A seat that is no Automa's."""
    return int(data["start"])


def draw_a_contract(data: Data, state: State) -> Data | None:
    seat = person(data)
    if not data["supply"]:
        return None
    hand = [*data["players"][seat]["hand"], data["supply"][-1]]
    return {"players": {seat: {"hand": hand}}}


def lose_the_hand(data: Data, state: State) -> Data | None:
    return {"players": {person(data): {"hand": []}}} if data["step"] != "take" else None


def fulfil_a_contract(data: Data, state: State) -> Data | None:
    seat = person(data)
    if not data["supply"]:
        return None
    done = [*data["players"][seat]["fulfilled"], data["supply"][0]]
    return {"players": {seat: {"fulfilled": done}}}


def empty_a_factory(data: Data, state: State) -> Data | None:
    full = [entry["hex"] for entry in data["factories"] if entry["cubes"]]
    return {"factories": {full[0]: {"cubes": 0}}} if full and data["step"] == "act" else None


def paint_a_city(data: Data, state: State) -> Data | None:
    free = [hex for hex in data["cities"] if hex not in {f["hex"] for f in data["factories"]}]
    colors = [color for color, count in data["beside"].items() if count]
    if not free or not colors or data["step"] not in ("act", "lay"):
        return None
    return {"cities": {free[0]: colors[0]}}


def next_seat(data: Data, state: State) -> Data | None:
    return {"seat": (data["seat"] + 1) % len(data["players"])}


def clear_the_map(data: Data, state: State) -> Data | None:
    if not data["tracks"] or data["automa"] or data["step"] != "act":
        return None
    return {"tracks": [], "factories": []}


STEAM_POWER: dict[str, Edit] = {
    "money": lambda data, state: {"players": {person(data): {"money": 30}}},
    "draw a contract": draw_a_contract,
    "lose the hand": lose_the_hand,
    "fulfil a contract": fulfil_a_contract,
    "empty a factory": empty_a_factory,
    "paint a city": paint_a_city,
    "next seat": next_seat,
    "clear the map": clear_the_map,
    "a later round": lambda data, state: {"round": data["round"] + 3},
    "one action": lambda data, state: {"actions": 1},
}


# Planet Steam. ------------------------------------------------------------------------------------


def more_credits(data: Data, state: State) -> Data | None:
    return {"players": {0: {"credits": data["players"][0]["credits"] + 40}}}


def claim_a_zone(data: Data, state: State) -> Data | None:
    if data["round"] == 1 or data["step"] not in ("tanks", "trade", "extract", "certificates"):
        return None
    rules = state.rules  # type: ignore[attr-defined]
    free = [zone for at, zone in enumerate(rules.zones) if state.claims[at] == -1]  # type: ignore[attr-defined]
    return {"claims": {free[0]: 0}, "tanks": {free[0]: {}}} if free else None


def lose_a_tank(data: Data, state: State) -> Data | None:
    upright = [tank["zone"] for tank in data["tanks"] if not tank["tipped"]]
    steps = ("tanks", "trade", "certificates")
    return {"tanks": {upright[0]: None}} if upright and data["step"] in steps else None


def convert_a_tank(data: Data, state: State) -> Data | None:
    rules = state.rules  # type: ignore[attr-defined]
    plainly = [
        tank["zone"]
        for tank in data["tanks"]
        if not tank["converter"] and not rules.river[rules.zones.index(tank["zone"])]
    ]
    if not plainly or data["step"] not in ("tanks", "trade") or not state.converters_left[1]:  # type: ignore[attr-defined]
        return None
    return {"tanks": {plainly[0]: {"converter": "ore"}}}


def take_a_license(data: Data, state: State) -> Data | None:
    held = data["players"][1]["licenses"]
    return {"players": {1: {"licenses": held + 1}}} if data["licenses"] else None


def give_luxuries_back(data: Data, state: State) -> Data | None:
    return {"players": {seat: {"luxuries": 0} for seat in range(len(data["players"]))}}


def go_trading(data: Data, state: State) -> Data | None:
    done = data["step"] in ("tanks", "activate", "extract", "certificates")
    return {"step": "trade"} if done else None


def swap_cards(data: Data, state: State) -> Data | None:
    one, two = data["players"][0]["card"], data["players"][1]["card"]
    if one is None or two is None or data["step"] not in ("tanks", "trade"):
        return None
    return {"players": {0: {"card": two}, 1: {"card": one}}, "hand": None}


def the_end(data: Data, state: State) -> Data | None:
    return {"step": "over", "won": None, "round": state.rules.rounds}  # type: ignore[attr-defined]


PLANET_STEAM: dict[str, Edit] = {
    "credits": more_credits,
    "claim a zone": claim_a_zone,
    "lose a tank": lose_a_tank,
    "convert a tank": convert_a_tank,
    "take a license": take_a_license,
    "give luxuries back": give_luxuries_back,
    "trade": go_trading,
    "swap cards": swap_cards,
    "prices": lambda data, state: {"price": {"ore": 13, "quartz": data["price"]["quartz"]}},
    "the end": the_end,
}


# Imperial Steam. ----------------------------------------------------------------------------------


def more_influence(data: Data, state: State) -> Data | None:
    column = data["players"][0]["influence"]
    step = state.rules.column_step  # type: ignore[attr-defined]
    return {"players": {0: {"influence": column + step}}} if data["step"] == "turn" else None


def give_an_engine(data: Data, state: State) -> Data | None:
    most = state.rules.most_trains  # type: ignore[attr-defined]
    engines = data["players"][0]["engines"]
    left = [int(level) for level, count in data["engines"].items() if count]
    if len(engines) >= most or not left or data["step"] == "arrival":
        return None
    return {"players": {0: {"engines": [*engines, left[0]]}}}


def take_a_contract(data: Data, state: State) -> Data | None:
    free = state.free_cars[0]  # type: ignore[attr-defined]
    spare = free - sum(data["players"][0]["goods"].values())
    if not data["display"] or spare < 4:
        return None
    return {"players": {0: {"contracts": [*data["players"][0]["contracts"], data["display"][0]]}}}


def hire_an_engineer(data: Data, state: State) -> Data | None:
    offered = [kind for hub in data["hubs"].values() for kind in hub["engineers"]]
    kinds = [kind for kind in offered if kind not in data["players"][0]["engineers"]]
    if not kinds:
        return None
    return {"players": {0: {"engineers": [*data["players"][0]["engineers"], kinds[0]]}}}


def lay_a_track(data: Data, state: State) -> Data | None:
    if data["players"][1]["tracks"] or data["step"] == "bid":
        return None
    return {"players": {1: {"tracks": ["wien-bratislava"]}}}


def another_seat(data: Data, state: State) -> Data | None:
    return {"seat": data["order"][0], "step": "turn"} if data["step"] == "turn" else None


IMPERIAL_STEAM: dict[str, Edit] = {
    "money": lambda data, state: {"players": {0: {"money": 500}}},
    "influence": more_influence,
    "an engine": give_an_engine,
    "a contract": take_a_contract,
    "an engineer": hire_an_engineer,
    "a track": lay_a_track,
    "a seat": another_seat,
    "the market": lambda data, state: {"market": {"coal": 1, "wood": 0}},
    "a hub": lambda data, state: {"hubs": {"blue": {"influence": 20}}},
}


# All of them. -------------------------------------------------------------------------------------

MODES: dict[str, list[tuple[Any, Callable[[Any], None], dict[str, Edit]]]] = {
    "age-of-steam": [
        (lambda seed: aos.rich_start("rust-belt", 4, seed), aos_referee.check, AGE_OF_STEAM)
    ],
    "steam-power": [
        (lambda seed, mode=mode: power.start(mode, seed), power_referee.check, STEAM_POWER)
        for mode in ("3 final", "mixed")
    ],
    "planet-steam": [
        (lambda seed, mode=mode: planet.start(mode, seed), planet_referee.check, PLANET_STEAM)
        for mode in ("3 players", "all variants, 4")
    ],
    "imperial-steam": [
        (lambda seed, mode=mode: imperial.start(mode, seed), imperial_referee.check, IMPERIAL_STEAM)
        for mode in ("3 players, normal", "limited supplies")
    ],
}
KINDS = [(name, kind) for name, modes in MODES.items() for kind in modes[0][2]]


def walked(name: str) -> Iterator[tuple[State, Callable[[Any], None], dict[str, Edit]]]:
    policy = aos.careful if name == "age-of-steam" else sampled
    for start, check, edits in MODES[name]:
        for state in play_out(start(3), policy, 3, 19):
            yield state, check, edits


def leaves(changes: Any, data: Any) -> Iterator[tuple[Any, Any]]:
    """What an edit says, beside what the description says there."""
    for key, value in changes.items():
        if isinstance(data, list) and not isinstance(key, int):
            entry = [one for one in data if next(iter(one.values())) == key]
            assert bool(entry) == (value is not None)
            found = entry[0] if entry else None
        else:
            found = data[key] if isinstance(data, list) else data.get(str(key))
        if isinstance(value, dict) and isinstance(found, dict | list):
            yield from leaves(value, found)
        elif value is not None:
            yield in_order(value), in_order(found)


def in_order(value: Any) -> Any:
    """Names in a list may come back in another order."""
    return sorted(map(str, value)) if isinstance(value, list) else value


@games(("name", "kind"), KINDS)
def test_an_edited_position_holds_all_promises(name: str, kind: str) -> None:
    made = 0
    for state, check, edits in walked(name):
        before = plain(state)
        changes = edits[kind](before, state)
        if changes is None:
            continue
        made += 1
        edited = state.edited(**changes)
        assert plain(state) == before
        check(edited)
        check_round_trip(edited)
        after = plain(edited)
        for said, found in leaves(changes, after):
            assert said == found
        if "luck" not in changes:
            assert after["luck"] == before["luck"]
        touched = {path.split(".")[0] for path in state.position().follows}
        touched |= {*changes, *state.position().stocks}
        assert {k: v for k, v in after.items() if k not in touched} == {
            k: v for k, v in before.items() if k not in touched
        }
        rng = Chance(1)
        for _ in range(10):
            if not edited.over and "luck" not in changes:
                edited.play_code(edited.sample(rng))
                check(edited)
    assert made


def test_edited_bids_say_who_bids_next() -> None:
    state = imperial.GAME.start(3, seed=1)
    first, second, third = state.position().order or []
    asked = state.edited(players={first: {"bid": 10}, second: {"bid": 0}})
    assert asked.seat == third
    assert asked.edited(players={second: {"bid": None}}).seat == second


def test_after_the_bids_whoever_is_first_is_asked() -> None:
    state = imperial.GAME.start(3, seed=1)
    state.play({"do": "bid", "amount": 10})
    turn = state.edited(step="turn")
    assert turn.seat == (state.position().order or [])[0]
    assert all(player.bid is None for player in turn.position().players)
    later = state.edited(step="turn", seat=state.seat)
    assert later.seat == state.seat
