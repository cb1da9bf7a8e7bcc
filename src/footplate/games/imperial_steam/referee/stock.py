# footplate: compiled
"""Why goods are not produced, bought or ordered, and trains not to be had."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import NO_TILE
from footplate.games.imperial_steam.play.goods import market_price, may_land
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import engines_of
from footplate.games.imperial_steam.referee.words import refuse_price


def refuse_stock(state: State, kind: int, code: int) -> Refusal | None:
    if kind == c.PRODUCE:
        return _refuse_produce(state, code)
    if kind in (c.BUY, c.ORDER):
        return _refuse_market(state, kind, c.number_of(code))
    if kind == c.TRAIN:
        return _refuse_train(state, c.number_of(code))
    return _refuse_upgrade(state, c.first_of(code), c.second_of(code))


def own_goods(state: State, seat: int) -> int:
    """The local goods of all factories of a seat."""
    count = 0
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat:
            count += state.site_goods[site]
    return count


def _refuse_produce(state: State, code: int) -> Refusal | None:
    seat = state.mover
    if state.tile == NO_TILE and not own_goods(state, seat):
        if seat not in state.site_owner:
            return Refusal("IS-PRODUCE-05", "You have no factory.")
        return Refusal("IS-PRODUCE-05", "Your factories have no goods left.")
    sites, place = state.layout.sites[state.rules.city_at[c.site_city(code)]], c.site_place(code)
    if place >= len(sites) or state.site_owner[sites[place]] != seat:
        return Refusal("IS-PRODUCE-01", "You have no factory on that site.")
    if state.produced >> sites[place] & 1:
        return Refusal("IS-PRODUCE-02", "That factory has produced in this action.")
    if not state.site_goods[sites[place]]:
        return Refusal("IS-PRODUCE-01", "That factory has no goods left.")
    return None


def _refuse_market(state: State, kind: int, good: int) -> Refusal | None:
    if kind == c.ORDER:
        limit = state.layout.shipment[state.round - 1]
        if not limit:
            return Refusal("IS-MARKET-09", "In the last round nothing can be ordered.")
        if not may_land(state, state.mover):
            sentence = f"Your landing holds at most {limit} goods in this round."
            return Refusal("IS-MARKET-07", sentence)
    if not state.market[good]:
        return Refusal("IS-MARKET-03", f"The market has no {GOOD_NAMES[good]}.")
    return refuse_price(state, market_price(state, good))


def _refuse_train(state: State, level: int) -> Refusal | None:
    rules = state.rules
    if state.trains(state.mover) >= rules.most_trains:
        return Refusal("IS-TRAIN-06", f"You have {rules.most_trains} trains already.")
    gone = _refuse_engine(state, level)
    return gone if gone is not None else refuse_price(state, rules.engine_prices[level])


def _refuse_engine(state: State, level: int) -> Refusal | None:
    rules = state.rules
    if level not in rules.engine_levels:
        return Refusal("IS-TRAIN-02", f"There is no engine IS-{level}.")
    opens = rules.engine_rounds[level]
    if not opens:
        return Refusal("IS-TRAIN-04", f"An IS-{level} cannot be bought.")
    if opens > state.round:
        return Refusal("IS-TRAIN-02", f"An IS-{level} can be had from round {opens} on.")
    if not state.engines_left[level]:
        return Refusal("IS-TRAIN-03", f"No IS-{level} is left.")
    return None


def _refuse_upgrade(state: State, old: int, level: int) -> Refusal | None:
    prices = state.rules.engine_prices
    if old not in engines_of(state, state.mover):
        return Refusal("IS-TRAIN-08", f"You have no IS-{old}.")
    if level <= old:
        return Refusal("IS-TRAIN-08", "An upgrade leads to a higher engine.")
    gone = _refuse_engine(state, level)
    return gone if gone is not None else refuse_price(state, prices[level] - prices[old])
