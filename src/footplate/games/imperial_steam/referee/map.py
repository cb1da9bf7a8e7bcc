# footplate: compiled
"""Why a track, a worker, an engineer, a station or a factory is refused."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import BRIDGE, BRIDGE_LINK, GOODS, HIRE_TILE
from footplate.games.imperial_steam.language.words import goods_words
from footplate.games.imperial_steam.play.buildings import factory_price, stations_at
from footplate.games.imperial_steam.play.hiring import worker_price
from footplate.games.imperial_steam.play.influence import column_after_hand
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import has_engineer
from footplate.games.imperial_steam.referee.words import (
    refuse_limit,
    refuse_price,
    touches,
)


def refuse_on_map(state: State, kind: int, code: int) -> Refusal | None:
    if kind == c.TRACK:
        return _refuse_track(state, state.rules.link_at[c.number_of(code)])
    if kind == c.WORKER:
        return _refuse_worker(state, c.first_of(code), c.second_of(code))
    if kind == c.ENGINEER:
        return _refuse_engineer(state, c.first_of(code), c.second_of(code))
    if kind == c.STATION:
        return _refuse_station(state, state.rules.city_at[c.number_of(code)])
    city = state.rules.city_at[c.site_city(code)]
    return _refuse_factory(state, city, c.site_place(code), c.site_more(code))


def _refuse_track(state: State, link: int) -> Refusal | None:
    seat, rules = state.mover, state.rules
    if state.layout.crowns >> link & 1:
        sentence = "That link belongs to the state railway: buy access to it instead."
        return Refusal("IS-TRACK-06", sentence)
    if not touches(state, link):
        return Refusal("IS-TRACK-02", "Neither end of that link belongs to your network.")
    if state.has_track(seat, link):
        return Refusal("IS-TRACK-04", "You have a track on that link already.")
    if state.track_counts[seat] >= rules.track_pieces:
        return Refusal("IS-TRACK-11", f"All your {rules.track_pieces} tracks are on the map.")
    limit = refuse_limit(state, link)
    if limit is not None:
        return limit
    if not has_engineer(state, seat, link):
        kind = "bridge" if rules.kinds[link] == BRIDGE_LINK else "tunnel"
        return Refusal("IS-TRACK-15", f"That link needs a {kind} engineer.")
    return _refuse_track_cost(state, link)


def _refuse_track_cost(state: State, link: int) -> Refusal | None:
    seat, rules, first = state.mover, state.rules, state.built == 0
    cost = rules.track_cost(link, first)
    if not state.can_spend(seat, cost):
        base = first and not state.can_spend(seat, rules.track_goods)
        lack = [max(0, cost[good] - state.has(seat, good)) for good in range(GOODS)]
        sentence = f"The track takes {goods_words(cost)}, and you lack {goods_words(lack)}."
        return Refusal("IS-TRACK-12" if base else "IS-TRACK-14", sentence)
    effort, force = state.effort_of(seat, link), state.experience(seat) + state.surplus
    if effort > force:
        sentence = f"The track takes an effort of {effort}; your idle workers have {force}."
        return Refusal("IS-TRACK-20", sentence)
    fee = state.others_on(seat, link) * rules.track_fee
    return refuse_price(state, fee, "IS-TRACK-13")


def _refuse_hub(state: State, hub: int) -> Refusal | None:
    """Hubs above the player are closed; the loss for a repeated tile comes first."""
    influence, seat = state.hub_columns[hub], state.mover
    column = column_after_hand(state, seat, HIRE_TILE)
    if influence <= column:
        return None
    rule = "IS-HIRE-05" if influence <= state.columns[seat] else "IS-HIRE-04"
    return Refusal(
        rule,
        f"The {HUB_NAMES[hub]} hub has {influence} influence, and you would have {column}.",
    )


def _refuse_worker(state: State, hub: int, place: int) -> Refusal | None:
    seat, rules = state.mover, state.rules
    if place >= rules.columns[hub]:
        return Refusal("IS-HIRE-03", f"The {HUB_NAMES[hub]} hub has no such column of workers.")
    column = rules.first_column[hub] + place
    if state.column >= 0 and state.column != column:
        return Refusal("IS-HIRE-03", "All workers of one action come from the same column.")
    closed = _refuse_hub(state, hub)
    if closed is not None:
        return closed
    if state.workers(seat) + state.settled(seat) >= rules.workers:
        return Refusal("IS-HIRE-09", f"You have all your {rules.workers} workers.")
    return refuse_price(state, worker_price(state, column))


def _refuse_engineer(state: State, hub: int, kind: int) -> Refusal | None:
    word = "bridge" if kind == BRIDGE else "tunnel"
    if state.engineers[state.mover * 2 + kind]:
        return Refusal("IS-HIRE-12", f"You have a {word} engineer already.")
    if not state.at_hub[hub * 2 + kind]:
        sentence = f"The {HUB_NAMES[hub]} hub has no {word} engineer."
        return Refusal("IS-HIRE-10", sentence)
    closed = _refuse_hub(state, hub)
    return closed if closed is not None else refuse_price(state, state.rules.engineer_cost)


def _refuse_station(state: State, city: int) -> Refusal | None:
    seat, rules = state.mover, state.rules
    name = rules.city_names[city]
    if not state.in_network(seat, city):
        return Refusal("IS-STATION-01", f"{name} does not belong to your network.")
    if state.stations[seat] >> city & 1:
        return Refusal("IS-STATION-02", f"You have a station in {name} already.")
    if state.floors[seat] >= rules.stations:
        return Refusal("IS-STATION-04", "All your stations are on the map.")
    if stations_at(state, city) >= rules.station_sites[city]:
        return Refusal("IS-STATION-01", f"No station site is empty in {name}.")
    return refuse_price(state, rules.station_costs[city])


def _refuse_factory(state: State, city: int, place: int, good: int) -> Refusal | None:
    seat, rules, layout = state.mover, state.rules, state.layout
    name = rules.city_names[city]
    if place >= len(layout.sites[city]):
        printed = sum([site.city == rules.cities[city] for site in rules.file.factory_sites])
        closed = printed - len(rules.map_sites[city])
        if place < len(layout.sites[city]) + closed:
            return Refusal("IS-FACTORY-02", f"A further site in {name} is for more players.")
        return Refusal("IS-FACTORY-01", f"There is no such site in {name}.")
    site = layout.sites[city][place]
    if not state.in_network(seat, city):
        return Refusal("IS-FACTORY-01", f"{name} does not belong to your network.")
    if state.site_owner[site] >= 0:
        return Refusal("IS-FACTORY-01", "There is a factory on that site already.")
    if state.taken[good] >= rules.factories:
        return Refusal("IS-FACTORY-07", f"No {GOOD_NAMES[good]} factory is left.")
    if not state.workers(seat):
        return Refusal("IS-FACTORY-09", "You have no worker for a factory.")
    return refuse_price(state, factory_price(state, site, good))
