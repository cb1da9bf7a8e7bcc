"""A state from a description: what the players have."""

from typing import Final

from footplate.core.codec import shown
from footplate.core.position import bad_field
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, LEVELS
from footplate.games.imperial_steam.language import position as p
from footplate.games.imperial_steam.language.actions import ENGINEERS, TILES
from footplate.games.imperial_steam.play.legal import most_bid
from footplate.games.imperial_steam.play.state import State

MOST_MONEY: Final = 999_999_990


def set_players(state: State, data: p.ImperialSteamPosition) -> None:
    for seat, player in enumerate(data.players):
        field = f"players[{seat}]"
        _set_purse(state, seat, player, field)
        _set_trains(state, seat, player, field)
        _set_workers(state, seat, player, field)
        _set_tracks(state, seat, player, field)
        _set_contracts(state, seat, player, field)
        _set_keys(state, seat, player, field)
        _set_hands(state, seat, player, field)
    for seat, player in enumerate(data.players):
        _set_factories(state, seat, player, f"players[{seat}]")
    for hub, name in enumerate(HUB_NAMES):
        if state.gold[hub] < 0 <= state.silver[hub] or state.gold[hub] == state.silver[hub] >= 0:
            bad_field("players", f"the keys of {name}: gold comes first, silver to somebody else")


def _set_purse(state: State, seat: int, player: p.Player, field: str) -> None:
    rules = state.rules
    if not 0 <= player.money <= MOST_MONEY or player.money % 10:
        bad_field(f"{field}.money", f"0 to {MOST_MONEY} in steps of 10")
    if not 0 <= player.influence <= rules.last_column or player.influence % rules.column_step:
        bad_field(f"{field}.influence", f"0 to {rules.last_column} in steps of {rules.column_step}")
    if player.share not in rules.share_values:
        bad_field(f"{field}.share", f"one of {rules.share_values}")
    if not 0 <= player.investors <= rules.investor_spaces:
        bad_field(f"{field}.investors", f"0 to {rules.investor_spaces}")
    box = rules.file.components.investors
    if not 0 <= player.shareholders <= box - player.investors:
        bad_field(f"{field}.shareholders", f"with investors 0 to {box}")
    state.money[seat], state.columns[seat] = player.money, player.influence
    state.share[seat] = rules.share_values.index(player.share)
    state.investors[seat], state.shareholders[seat] = player.investors, player.shareholders
    if player.bid is not None:
        most = most_bid(state, seat) * rules.step_cost
        if not 0 <= player.bid <= most or player.bid % rules.step_cost:
            bad_field(f"{field}.bid", f"0 to {most} in steps of {rules.step_cost}")
        state.bids[seat] = player.bid // rules.step_cost


def _counts(goods: p.Goods, field: str) -> list[int]:
    found = [goods.wood, goods.stone, goods.iron, goods.coal]
    if not all(0 <= count <= 99 for count in found):
        bad_field(field, "0 or more of each good")
    return found


def _set_trains(state: State, seat: int, player: p.Player, field: str) -> None:
    rules, own = state.rules, sorted(player.engines)
    if not 1 <= len(own) <= rules.most_trains or not set(own) <= set(rules.engine_levels):
        bad_field(f"{field}.engines", f"one to {rules.most_trains} levels of {rules.engine_levels}")
    if own.count(rules.start_engine) > 1:
        bad_field(f"{field}.engines", f"nobody has a second IS-{rules.start_engine}")
    most = rules.most_trains
    state.engines[seat * most : (seat + 1) * most] = [0] * (most - len(own)) + own
    full = sum(rules.engine_cars[level] for level in own)
    cars = full if player.cars is None else player.cars
    least = 0 if rules.limited_cars else full
    if not least <= cars <= full:
        bad_field(f"{field}.cars", f"the engines have {full}")
    if not 0 <= player.passenger_cars <= cars:
        bad_field(f"{field}.passenger_cars", f"0 to {cars}")
    state.passenger_cars[seat] = player.passenger_cars
    state.free_cars[seat] = cars - player.passenger_cars
    state.goods[seat * GOODS : (seat + 1) * GOODS] = _counts(player.goods, f"{field}.goods")
    state.landing[seat * GOODS : (seat + 1) * GOODS] = _counts(player.landing, f"{field}.landing")


def _set_workers(state: State, seat: int, player: p.Player, field: str) -> None:
    at = seat * LEVELS
    for name, workers in (("idle", player.idle), ("working", player.working)):
        if len(workers) != LEVELS or not all(0 <= count <= 99 for count in workers):
            bad_field(f"{field}.{name}", "the workers of level 1, 2 and 3")
    state.idle[at : at + LEVELS] = player.idle
    state.working[at : at + LEVELS] = player.working
    if len(set(player.engineers)) < len(player.engineers):
        bad_field(f"{field}.engineers", "at most one of each kind")
    for kind in player.engineers:
        state.engineers[seat * 2 + ENGINEERS.index(kind)] = 1


def _set_tracks(state: State, seat: int, player: p.Player, field: str) -> None:
    rules = state.rules
    left = []
    for name in player.tracks:
        link = rules.link_named(name)
        if link < 0 or link in left:
            bad_field(f"{field}.tracks", f"{shown(name)} is no link, or is there twice")
        left.append(link)
    if len(left) > rules.track_pieces:
        bad_field(f"{field}.tracks", f"at most {rules.track_pieces}")
    state.track_counts[seat] = len(left)
    state.tracks[seat] = sum(1 << link for link in left)
    grown = True
    while grown:
        grown = False
        for link in left[:]:
            ends = 1 << rules.ends[link] | 1 << rules.other_ends[link]
            if state.network[seat] & ends:
                state.network[seat] |= ends
                left.remove(link)
                grown = True
    if left:
        bad_field(f"{field}.tracks", f"{rules.links[left[0]]} is not connected with the rest")
    _set_stations(state, seat, player, field)


def _set_stations(state: State, seat: int, player: p.Player, field: str) -> None:
    rules = state.rules
    for name in player.stations:
        if name not in rules.cities or not state.in_network(seat, rules.cities.index(name)):
            bad_field(f"{field}.stations", f"{shown(name)} is no city of the network")
        city = rules.cities.index(name)
        if state.stations[seat] >> city & 1:
            bad_field(f"{field}.stations", f"{name} is there twice, or is where all start")
        state.stations[seat] |= 1 << city
        state.floors[seat] += 1
        if sum(mask >> city & 1 for mask in state.stations) > rules.station_sites[city]:
            bad_field(f"{field}.stations", f"{name} has {rules.station_sites[city]} station sites")
    if state.floors[seat] > rules.stations:
        bad_field(f"{field}.stations", f"at most {rules.stations - 1}")
    for city, links in enumerate(rules.links_of):
        count = sum(state.tracks[seat] >> link & 1 for link in links)
        if count > rules.open_tracks and not state.stations[seat] >> city & 1:
            bad_field(
                f"{field}.tracks",
                f"{count} of them end in {rules.cities[city]}, where no own station is",
            )


def _set_contracts(state: State, seat: int, player: p.Player, field: str) -> None:
    rules = state.rules
    for name in player.contracts:
        if name not in rules.contracts:
            bad_field(f"{field}.contracts", f"there is no contract {shown(name)}")
        card = rules.contracts.index(name)
        if any(held >> card & 1 for held in state.contracts):
            bad_field(f"{field}.contracts", f"{name} is held twice")
        state.contracts[seat] |= 1 << card
        state.reserved_cars[seat] += rules.contract_sizes[card]
        state.free_cars[seat] -= rules.contract_sizes[card]
    if state.free_cars[seat] < 0:
        bad_field(f"{field}.contracts", "more reserved cars than there are")


def _set_keys(state: State, seat: int, player: p.Player, field: str) -> None:
    for name, owners, hubs in (
        ("gold_keys", state.gold, player.gold_keys),
        ("silver_keys", state.silver, player.silver_keys),
    ):
        for hub in hubs:
            if owners[HUB_NAMES.index(hub)] >= 0:
                bad_field(f"{field}.{name}", f"the key of {hub} is there twice")
            owners[HUB_NAMES.index(hub)] = seat


def _set_hands(state: State, seat: int, player: p.Player, field: str) -> None:
    given = player.hands or {}
    for tile, count in given.items():
        if not 0 <= count <= 99:
            bad_field(f"{field}.hands", "0 or more on each tile")
        state.hands[seat * len(TILES) + TILES.index(tile)] = count
    state.placed[seat] = sum(given.values())
    most = state.rules.hands[state.round - 1]
    if state.placed[seat] > most:
        bad_field(f"{field}.hands", f"{most} in round {state.round}")


def _set_factories(state: State, seat: int, player: p.Player, field: str) -> None:
    rules = state.rules
    for at, factory in enumerate(player.factories):
        name = f"{field}.factories[{at}]"
        site = find_site(state, factory.site, f"{name}.site")
        if not state.in_network(seat, state.layout.site_city[site]):
            bad_field(f"{name}.site", f"{factory.site} is outside the network")
        if state.site_owner[site] >= 0:
            bad_field(f"{name}.site", f"two factories on {factory.site}")
        if not 0 <= factory.goods <= max(rules.output):
            bad_field(f"{name}.goods", f"0 to {max(rules.output)}")
        good = GOOD_NAMES.index(factory.good)
        state.site_owner[site], state.site_good[site] = seat, good
        state.site_goods[site] = factory.goods
        state.taken[good] += 1
        if state.taken[good] > rules.factories:
            bad_field(f"{name}.good", f"there are {rules.factories} factories of {factory.good}")


def check_workers(state: State) -> None:
    rules = state.rules
    for seat in range(rules.seats):
        if state.workers(seat) + state.settled(seat) > rules.workers:
            bad_field(f"players[{seat}]", f"has more than {rules.workers} workers")


def find_site(state: State, name: str, field: str) -> int:
    """The number of a site by its name, as `wien.1`."""
    city, _, place = name.rpartition(".")
    if city in state.rules.cities and place.isascii() and place.isdecimal() and len(place) < 3:
        sites = state.layout.sites[state.rules.cities.index(city)]
        if 1 <= int(place) <= len(sites) and str(int(place)) == place:
            return sites[int(place) - 1]
    return bad_field(field, f"there is no site {shown(name)} in this game")
