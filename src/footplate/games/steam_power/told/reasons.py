# footplate: compiled
"""Why not: for the groups of a prompt without a choice, and by place."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from footplate.core.prompt import WhyNot, only_shown
from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.file import BUILDABLE
from footplate.games.steam_power.board.file import KINDS as TERRAIN
from footplate.games.steam_power.board.map import Board
from footplate.games.steam_power.board.rules import BUILD_FACTORY, LAY_TRACK
from footplate.games.steam_power.language.saying import contract_id
from footplate.games.steam_power.language.steps import ACT, BONUS, FETCH, LAY, TAKE
from footplate.games.steam_power.play.fulfilment import price_table, total_of
from footplate.games.steam_power.play.placing import rim_of
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.referee.contracts import (
    refuse_contract,
    refuse_own_contract,
    refuse_purchase,
    refuse_taking,
)
from footplate.games.steam_power.referee.refuse import refuse, refuse_kind
from footplate.games.steam_power.referee.track import refuse_lay, refuse_remove
from footplate.hexes.mapfiles import all_cells
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE

GROUPS: Final = {
    "lay": "Lay track",
    "redo": "Change the end tile",
    "factory": "Build a factory",
    "fulfil": "Fulfil a contract",
    "contracts": "Take contracts",
    "money": "Take money",
    "fetch": "Fetch a resource",
    "buy": "Buy from the bank",
    "hand": "Take from a hand",
    "done": "Be done",
    "decline": "Give up the bonus",
    "automa": "Let the Automa go on",
}
KINDS: Final = {
    c.LAY: "lay",
    c.REMOVE: "redo",
    c.REPLACE: "redo",
    c.FACTORY: "factory",
    c.FULFIL: "fulfil",
    c.CONTRACTS: "contracts",
    c.MONEY: "money",
    c.FETCH: "fetch",
    c.BUY: "buy",
    c.TAKE_FROM: "hand",
    c.END_TRACK: "done",
    c.DECLINE: "decline",
    c.AUTOMA: "automa",
}
"""The group of each kind of code."""
NEARER: Final = (
    *("SP-TRACK-07", "SP-TRACK-08", "SP-CROSS-07", "SP-TRACK-23", "SP-TRACK-15", "SP-TRACK-09"),
    *("SP-TRACK-10", "SP-CROSS-05", "SP-TRACK-18", "SP-TRACK-16", "SP-TRACK-19", "SP-TRACK-28"),
    *("SP-TRACK-31", "SP-FACTORY-07", "SP-FACTORY-03", "SP-FACTORY-04", "SP-FACTORY-05"),
    *("SP-FACTORY-13", "SP-FULFIL-04", "SP-FULFIL-05", "SP-FULFIL-07", "SP-FULFIL-20"),
)
"""The referee's rules in the order in which they are asked: a later one is nearer to being met."""


def groups_asked(state: State) -> tuple[str, ...]:
    """The groups of what is asked now, in the order of the prompt."""
    if state.step == ACT:
        return ("lay", "redo", "factory", "fulfil", "contracts", "money")
    if state.step == LAY:
        return ("lay", "redo", "done")
    if state.step == FETCH:
        return ("fetch", "buy")
    if state.step == TAKE:
        return ("hand",)
    if state.step == BONUS:
        bonus = state.rules.cards[state.card].bonus
        if bonus == LAY_TRACK:
            return ("lay", "redo", "decline")
        return ("factory" if bonus == BUILD_FACTORY else "contracts", "decline")
    return ("automa",)


def why_no(state: State, group: str) -> Refusal | None:
    """Why a group has no choice."""
    if group == "lay":
        return _nearest(refuse_lay(state, cell, track) for cell, track in _thinkable(state))
    if group == "redo":
        return refuse_remove(state, max(-1, state.ends[state.company] // 6))
    if group == "fulfil":
        return _why_no_contract(state)
    if group == "contracts":
        return refuse_taking(state, state.step == BONUS)
    if group == "buy":
        return refuse_purchase(state)
    return _nearest(refuse(state, _at_city(state, city)) for city in range(len(state.tiles)))


def _nearest(refusals: Iterable[Refusal | None]) -> Refusal | None:
    known = [refusal for refusal in refusals if refusal is not None]
    return max(known, key=lambda refusal: NEARER.index(refusal.rule), default=None)


def _thinkable(state: State) -> Iterable[tuple[int, int]]:
    """Where track could go on or start: the hexes and tracks worth asking about."""
    board, port = state.rules.board, state.ends[state.company]
    if port >= 0:
        return [(board.near[port], track) for track in range(1, FIRST_DOUBLE)]
    cells = [(entry >> 6, entry & 63) for entry in rim_of(state, state.company)]
    tracks = range(1, FIRST_DOUBLE)
    if not state.trains[state.company]:
        cells = cells[:1]
    return [(cell, t) for cell, edges in cells for t in tracks if EXITS[t] & edges]


def _why_no_contract(state: State) -> Refusal | None:
    """The refusal of the cheapest contract of the hand."""
    hand = state.hands[state.mover]
    if not hand:
        return Refusal("SP-FULFIL-01", "There is no contract in your hand.")
    table = price_table(state)
    return refuse_own_contract(state, min(hand, key=lambda card: total_of(state, card, table)))


def _at_city(state: State, city: int) -> int:
    """What one might want of a city now: a resource, or a factory."""
    spot = state.rules.board.spots[state.rules.board.cities[city]]
    if state.step == FETCH:
        return c.fetch(spot, 0)
    cubes = state.rules.bonus_cubes[0] if state.step == BONUS else state.rules.factory_cubes
    return c.factory(spot, min(cubes, max(1, state.cube_stock[min(state.tiles[city], 3)])))


# --- by place -------------------------------------------------------------------------------------


def reasons(state: State) -> WhyNot:
    """The refusal of the plainest action at each place where nothing can be done."""
    asked, legal = groups_asked(state), state.codes()
    there = {KINDS[c.kind_of(code)] for code in legal}
    kinds = {id: why for id in asked if id not in there and (why := why_no(state, id))}
    board = state.rules.board
    spots = {board.cell_at[c.spot_of(code)] for code in legal if c.kind_of(code) in _ON_MAP}
    places = _not_asked(state, asked)
    if "lay" in asked:
        _on_land(state, spots, places)
    if "factory" in asked or "fetch" in asked:
        for city, cell in enumerate(board.cities):
            why = None if cell in spots else refuse(state, _at_city(state, city))
            if why is not None:
                places[board.labels[cell]] = why
    if "fulfil" in asked:
        for number, card in enumerate(state.rules.cards):
            why = refuse_contract(state, number)
            if why is not None:
                places[contract_id(card.id)] = why
    if "contracts" in kinds:
        places["supply"] = kinds["contracts"]
    if "hand" in asked:
        for seat in range(state.rules.seats):
            why = refuse(state, c.take_from(seat))
            if why is not None:
                places[f"seat:{seat}"] = why
    return WhyNot(places, kinds)


def _not_asked(state: State, asked: tuple[str, ...]) -> dict[str, Refusal]:
    """Places of kinds that are not asked about now, and those that no action ever names."""
    plan = state.plan()
    found = only_shown(plan, *_ONLY_SHOWN)
    for kinds, groups, kind in _NAMED_BY:
        why = refuse_kind(state, kind)
        if why is not None and not any(group in asked for group in groups):
            found.update((place.id, why) for place in plan.places.values() if place.kind in kinds)
    return found


_ONLY_SHOWN: Final = ("track-tiles", "cubes", "city-tiles", "corner", "company")
_NAMED_BY: Final = (
    ((*BUILDABLE, "water"), ("lay",), c.LAY),
    (("city",), ("lay", "factory", "fetch"), c.FACTORY),
    (("contract",), ("fulfil",), c.FULFIL),
    (("supply",), ("contracts",), c.CONTRACTS),
    (("seat",), ("hand",), c.TAKE_FROM),
)
"""Kinds of places, the groups whose choices name them, and a kind of action that does."""
_ON_MAP: Final = (*c.PLACEMENTS, c.FACTORY, c.FETCH)


def _on_land(state: State, spots: set[int], places: dict[str, Refusal]) -> None:
    """Hexes without a placement: far from the own track they all have the same reason."""
    board = state.rules.board
    near: dict[int, list[int]] = {}
    for cell, track in _thinkable(state):
        near.setdefault(cell, []).append(track)
    far: Refusal | None = None
    for cell in range(board.size):
        if cell in spots:
            continue
        if cell in near:
            why = _nearest(refuse_lay(state, cell, track) for track in near[cell])
        elif board.city_of[cell] >= 0 or state.faces[cell] >= FIRST_DOUBLE:
            why = refuse_lay(state, cell, 1)
        else:
            why = far = far or refuse_lay(state, cell, 1)
        if why is not None:
            places[board.labels[cell]] = why
    no_land = refuse_lay(state, -1, 1)
    assert no_land is not None
    places.update(dict.fromkeys(_water(board), no_land))


@lru_cache(maxsize=8)
def _water(board: Board) -> list[str]:
    cells = all_cells(board.file.map.columns, TERRAIN)
    return [cell.label for cell in cells if cell.kind == "water"]
