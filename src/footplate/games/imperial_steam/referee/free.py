# footplate: compiled
"""Why a free action is refused."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import COAL, GOODS
from footplate.games.imperial_steam.play.delivery import is_second_coal
from footplate.games.imperial_steam.play.shares import can_sell
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import access_price
from footplate.games.imperial_steam.referee.words import (
    refuse_limit,
    refuse_price,
    touches,
)


def refuse_free(state: State, kind: int, code: int) -> Refusal | None:
    if kind == c.SELL:
        return _refuse_sale(state)
    if kind == c.ACCESS:
        return _refuse_access(state, state.rules.link_at[c.number_of(code)])
    origin = state.rules.city_at[c.site_city(code)]
    city = state.rules.city_at[c.site_more(code)]
    return _refuse_delivery(state, origin, c.site_place(code), city)


def _refuse_sale(state: State) -> Refusal | None:
    seat = state.mover
    if can_sell(state, seat):
        return None
    if not state.investors[seat]:
        return Refusal("IS-SHARE-11", "You have no investor.")
    value = state.rules.share_values[state.share[seat]]
    return Refusal("IS-SHARE-11", f"Your topmost investor does not pay {value} for a share.")


def _refuse_access(state: State, link: int) -> Refusal | None:
    seat, rules = state.mover, state.rules
    if not state.layout.crowns >> link & 1:
        return Refusal("IS-ACCESS-01", "That link does not belong to the state railway.")
    if not touches(state, link):
        return Refusal("IS-ACCESS-02", "Neither end of that link belongs to your network.")
    if state.has_track(seat, link):
        return Refusal("IS-ACCESS-07", "You have access to that link already.")
    if state.track_counts[seat] >= rules.track_pieces:
        return Refusal("IS-ACCESS-07", f"All your {rules.track_pieces} tracks are on the map.")
    limit = refuse_limit(state, link)
    if limit is not None:
        return limit
    return refuse_price(state, access_price(state, seat, link))


def _refuse_delivery(state: State, origin: int, place: int, city: int) -> Refusal | None:
    seat, rules = state.mover, state.rules
    if state.delivered:
        return Refusal("IS-DELIVER-01", "You have delivered a good in this turn.")
    if state.has(seat, COAL) < rules.delivery_coal:
        return Refusal("IS-DELIVER-02", "A delivery takes a stored coal, and you have none.")
    sites = state.layout.sites[origin]
    if place >= len(sites) or state.site_owner[sites[place]] != seat:
        return Refusal("IS-DELIVER-03", "You have no factory on that site.")
    if not state.site_goods[sites[place]]:
        name = rules.city_names[origin]
        return Refusal("IS-DELIVER-03", f"Your factory in {name} has no goods left.")
    name, good = rules.city_names[city], state.site_good[sites[place]]
    if not state.in_network(seat, city):
        return Refusal("IS-DELIVER-05", f"{name} does not belong to your network.")
    if not state.demands[city * GOODS + good]:
        rule = "IS-DELIVER-06" if state.layout.hub_at[city] >= 0 else "IS-DELIVER-08"
        more = "more " if state.layout.demands[city * GOODS + good] else ""
        return Refusal(rule, f"{name} wants no {more}{GOOD_NAMES[good]}.")
    if is_second_coal(state, seat, city, good):
        return Refusal("IS-DELIVER-07", f"You have brought coal to {name} already.")
    return None
