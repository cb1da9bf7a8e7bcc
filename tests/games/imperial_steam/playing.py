"""Ways to set up and to play Imperial Steam, for tests that need many different positions."""

from functools import cache
from typing import Any

import footplate
from footplate import Chance
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.file import distances
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language.steps import BID
from footplate.games.imperial_steam.play.state import State

GAME = footplate.game("imperial-steam")
SETUPS = ("fixed", "normal", "random")

# name, seats, options
MODES: list[tuple[str, int, dict[str, Any]]] = [
    *[
        (f"{seats} players, {setup}", seats, {"setup": setup})
        for setup in SETUPS
        for seats in (2, 3, 4)
    ],
    ("empty actions", 3, {"empty_actions": True}),
    ("limited supplies", 4, {"goods_supply": "limited", "car_supply": "limited"}),
    ("hidden money", 3, {"money": "hidden", "tie": "shared"}),
]
NEAR = "near Trieste"
NAMES = [*[name for name, _, _ in MODES], NEAR]

WAYS = [
    "wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-muerzzuschlag muerzzuschlag-bruck bruck-graz "
    "graz-st_veit st_veit-ljubljana",
    "wien-bratislava bratislava-sopron sopron-hartberg hartberg-fuerstenfeld fuerstenfeld-maribor "
    "maribor-celje celje-novo_mesto",
    "wien-st_poelten st_poelten-lilienfeld lilienfeld-mariazell mariazell-leoben leoben-judenburg "
    "judenburg-feldkirchen feldkirchen-villach villach-kranj",
]
HELD: list[list[str]] = [["k01", "k09"], ["k03"], ["k05", "k19"], []]
DISPLAY = ["k02", "k10", "k11", "k12", "k20", "k21", "k22"]


def start(mode: str, seed: int) -> State:
    if mode == NEAR:
        return near_trieste(seed)
    _, seats, options = MODES[NAMES.index(mode)]
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, State)
    return state


def near_trieste(seed: int) -> State:
    """Round 7 with rich players whose networks end beside Trieste or at another's tracks."""
    rng = Chance(seed)
    players = []
    for seat in range(2 + seed % 3):
        links = WAYS[(seat + seed) % len(WAYS)].split()
        players.append(
            {
                "money": 100 + 10 * rng.below(40),
                "influence": 10 * rng.below(15),
                "goods": {"wood": 4, "stone": 4, "iron": 4, "coal": 2},
                "engines": [6, 7, 8][rng.below(2) :],
                "idle": [rng.below(4), 2, 3],
                "engineers": ["bridge", "tunnel"],
                "tracks": links[: len(links) - rng.below(3)],
                "contracts": HELD[seat],
                # One has come with a contract at most.
                "investors": 1 + min(rng.below(2), len(HELD[seat])),
            }
        )
    shown = DISPLAY if len(players) > 2 else ["k02", "k10", "k11", "k20", "k21"]
    state = GAME.position({"players": players, "round": 7, "display": shown})
    assert isinstance(state, State)
    return state


@cache
def far_from_goal() -> dict[str, int]:
    board = load_board("standard")
    return distances(board, board.map.goal)


def building(state: footplate.State, rng: Chance) -> int:
    """A policy that gets about on the map, now and then as far as Trieste.

    Shares are sold, workers hired and goods ordered for tracks, and of those the ones that lead
    nearer to Trieste come first.
    """
    assert isinstance(state, State)
    codes = state.codes()
    if state.step == BID:
        return codes[rng.below(min(5, len(codes)))]
    tracks = [code for code in codes if c.kind_of(code) in (c.TRACK, c.ACCESS)]
    if tracks and rng.below(8):
        return min(tracks, key=lambda code: _way_left(state, code))
    wanted = (
        (c.WORK, c.SELL, c.SPEND, c.DELIVER),
        (c.WORKER, c.ENGINEER) if rng.below(2) else (c.ORDER, c.PRODUCE),
        (c.FACTORY, c.CONTRACT, c.TRAIN, c.RAISE, c.STAFF),
    )
    for kinds in wanted:
        found = [code for code in codes if c.kind_of(code) in kinds]
        if found and rng.below(4):
            return found[rng.below(len(found))]
    return codes[rng.below(len(codes))]


def _way_left(state: State, code: int) -> int:
    """From the nearer end of a link; links inside the network are the last ones."""
    rules, far = state.rules, far_from_goal()
    link = rules.link_at[c.number_of(code)]
    ends = (rules.ends[link], rules.other_ends[link])
    new = [far[rules.cities[city]] for city in ends if not state.in_network(state.mover, city)]
    return new[0] if new else 99


def strange_codes(state: State, rng: Chance) -> list[int]:
    """Codes that may or may not be legal: of every kind, with every number and name."""
    rules = state.rules
    found = [c.RAISE, c.LOWER, c.FUNDRAISE, c.PASS, c.SELL, c.FORGO, c.END]
    for number in range(12):
        found += [c.with_number(kind, number) for kind in (c.BID, c.WORK, c.BUY, c.ORDER)]
        found += [c.with_number(kind, number) for kind in (c.TRAIN, c.IDLE, c.SPEND, c.DISCARD)]
        found.append(c.with_number(c.GIFT, number + rng.below(12)))
    for number in rules.link_numbers:
        found += [c.with_number(c.TRACK, number), c.with_number(c.ACCESS, number)]
    for number in rules.city_numbers:
        found.append(c.with_number(c.STATION, number))
        for place in range(4):
            found.append(c.at_site(c.PRODUCE, number, place))
            found.append(c.at_site(c.FACTORY, number, place, rng.below(4)))
            city = rules.city_numbers[rng.below(len(rules.cities))]
            found.append(c.at_site(c.DELIVER, number, place, city))
            market = state.layout.markets[rng.below(len(state.layout.markets))]
            found.append(c.at_site(c.DELIVER, number, place, rules.city_numbers[market]))
    found += [c.with_number(c.CONTRACT, number) for number in rules.contract_numbers]
    for one in range(9):
        found += [c.with_pair(c.UPGRADE, one, two) for two in range(10)]
    for hub in range(HUBS):
        found += [c.with_pair(c.WORKER, hub, place) for place in range(3)]
        found += [c.with_pair(c.ENGINEER, hub, kind) for kind in range(2)]
    found += [c.with_pair(c.STAFF, level, area) for level in range(3) for area in range(2)]
    return [code for code in found if _is_code(state, code)]


def _is_code(state: State, code: int) -> bool:
    try:
        state.decode(code)
    except footplate.BadInput:
        return False
    return True
