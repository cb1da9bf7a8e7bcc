# footplate: compiled
"""What an action takes: its guldens, and what else a main action needs."""

from typing import Any

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import (
    BUILDING_TILE,
    CONTRACT_TILE,
    HIRE_TILE,
    MARKET_TILE,
    SHARE_TILE,
    TRACKS_TILE,
    TRAIN_TILE,
)
from footplate.games.imperial_steam.language.words import goods_words, plural
from footplate.games.imperial_steam.play.buildings import factory_price
from footplate.games.imperial_steam.play.delivery import pay_for
from footplate.games.imperial_steam.play.goods import landed, market_price
from footplate.games.imperial_steam.play.hiring import worker_price
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import access_price
from footplate.games.imperial_steam.play.turn import site_at
from footplate.games.imperial_steam.referee.refuse import refuse


def price_of(state: State, code: int) -> int:
    """The guldens that a legal code takes at once; below 0: they are received."""
    kind, number = c.kind_of(code), c.number_of(code)
    if c.MAP_KINDS >> kind & 1:
        return _price_on_map(state, kind, code)
    rules, seat = state.rules, state.mover
    if kind in (c.BUY, c.ORDER):
        return market_price(state, number)
    if kind == c.TRAIN:
        return rules.engine_prices[number]
    if kind == c.UPGRADE:
        return rules.engine_prices[c.second_of(code)] - rules.engine_prices[c.first_of(code)]
    if kind == c.GIFT:
        return number * rules.step_cost
    if kind == c.FUNDRAISE:
        return -rules.fundraise
    if kind == c.SELL:
        return -rules.share_values[state.share[seat]]
    if kind == c.DELIVER:
        city = rules.city_at[c.site_more(code)]
        return -pay_for(state, city, state.site_good[site_at(state, code)])
    return access_price(state, seat, rules.link_at[number]) if kind == c.ACCESS else 0


def _price_on_map(state: State, kind: int, code: int) -> int:
    rules, number = state.rules, c.number_of(code)
    if kind == c.TRACK:
        return state.others_on(state.mover, rules.link_at[number]) * rules.track_fee
    if kind == c.WORKER:
        return worker_price(state, rules.first_column[c.first_of(code)] + c.second_of(code))
    if kind == c.ENGINEER:
        return rules.engineer_cost
    if kind == c.STATION:
        return rules.station_costs[rules.city_at[number]]
    if kind == c.FACTORY:
        return factory_price(state, site_at(state, code), c.site_more(code))
    return 0


def needs(state: State, tile: int, found: list[int]) -> dict[str, Any]:
    """What a main action takes beside guldens, in ids and numbers."""
    seat, rules = state.mover, state.rules
    if tile == TRACKS_TILE:
        links = [rules.link_at[c.number_of(code)] for code in found]
        goods = dict(zip(GOOD_NAMES, rules.track_goods, strict=True))
        taken = {good: count for good, count in goods.items() if count and not state.built}
        return {"goods": taken, "effort": min(state.effort_of(seat, link) for link in links)}
    if tile == MARKET_TILE:
        limit = state.layout.shipment[state.round - 1]
        return {"orders": max(0, limit - landed(state, seat))}
    if tile == CONTRACT_TILE:
        return {"free_car": state.free_cars[seat]}
    return {}


def needs_words(state: State, tile: int, found: list[int]) -> str:
    """The same, as people read it."""
    seat, rules = state.mover, state.rules
    told = needs(state, tile, found)
    if tile == TRACKS_TILE:
        goods = "" if state.built else f"{goods_words(rules.track_goods)}; "
        return f"{goods}a crew, effort from {told['effort']}"
    if tile == HIRE_TILE:
        return "your influence must reach the hub's"
    if tile == BUILDING_TILE:
        return "a factory takes a worker for good"
    if tile == MARKET_TILE:
        open_ = state.layout.shipment[state.round - 1]
        if not open_ or state.connected():
            return "ordered goods never come any more" if open_ else "nothing can be ordered now"
        return f"{plural(told['orders'], 'more good')} can be ordered in this round"
    if tile == TRAIN_TILE:
        return _no_purchase(state, found)
    if tile == CONTRACT_TILE:
        return f"free freight cars to reserve: you have {state.free_cars[seat]}"
    if tile == SHARE_TILE and state.share[seat] + 1 < len(rules.share_values):
        steps = rules.share_influence[state.share[seat] + 1]
        return f"{plural(steps, 'step')} of influence to raise it"
    return ""


def _no_purchase(state: State, found: list[int]) -> str:
    """Why there are upgrades alone."""
    levels = [c.second_of(code) for code in found if c.kind_of(code) == c.UPGRADE]
    if len(levels) < len(found):
        return ""
    refusal = refuse(state, c.TRAIN | min(levels) << 5)
    return "" if refusal is None else f"none can be bought: {refusal.sentence}"
