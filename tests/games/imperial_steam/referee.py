"""What must hold in every position of Imperial Steam, whatever was played."""

from footplate.games.imperial_steam.board.codes import COAL, GOODS, LEVELS, NO_TILE, TILES
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language.steps import ARRIVAL, BID, DISCARD
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import cars_left, goods_left
from footplate.games.imperial_steam.play.trains import engines_of
from footplate.testing.promises import check_round_trip


def check(state: State) -> None:
    """Pieces are all somewhere, tracks hold, and somebody can act."""
    _check_influence(state)
    _check_map(state)
    _check_cities(state)
    _check_board(state)
    _check_hands(state)
    for seat in range(state.rules.seats):
        _check_holdings(state, seat)
        _check_network(state, seat)
    codes = state.codes()
    if state.over:
        assert codes == []
        assert state.seat is None
        assert state.round == state.rules.rounds or state.connected()
    else:
        assert codes, "nobody can act"
        assert len(set(codes)) == len(codes)


def check_described(state: State) -> None:
    """The description gives the position back, and everything derived with it."""
    again = check_round_trip(state)
    assert isinstance(again, State)
    for name in ("taken", "track_counts", "floors", "placed", "free_cars", "reserved_cars"):
        assert getattr(again, name) == getattr(state, name), name


def _check_influence(state: State) -> None:
    rules = state.rules
    assert sorted(state.ladder) == list(range(rules.seats)) == sorted(state.order)
    columns = [state.columns[seat] for seat in state.ladder]
    assert columns == sorted(columns, reverse=True)
    for column in columns + state.hub_columns:
        assert 0 <= column <= rules.last_column
        assert column % rules.column_step == 0


def _check_map(state: State) -> None:
    rules = state.rules
    for good in range(GOODS):
        assert state.taken[good] == state.site_good.count(good) <= rules.factories
    for site, owner in enumerate(state.site_owner):
        assert (owner < 0) == (state.site_good[site] < 0)
        assert 0 <= state.site_goods[site] <= max(rules.output)
        assert owner < 0 or state.in_network(owner, state.layout.site_city[site])
    for city in range(len(rules.cities)):
        built = sum(mask >> city & 1 for mask in state.stations)
        assert built <= rules.station_sites[city]
    if state.semmering >= 0:
        assert state.has_track(state.semmering, rules.semmering)


def _check_cities(state: State) -> None:
    """Tokens and demands say how many have been there."""
    rules, layout = state.rules, state.layout
    for city in range(len(rules.cities)):
        reached = sum(mask >> city & 1 for mask in state.network)
        assert state.business[city] == max(0, layout.business[city] - reached)
    for at, left in enumerate(state.demands):
        assert 0 <= left <= layout.demands[at]
    for hub in range(HUBS):
        at = layout.hub_city[hub] * GOODS + COAL
        coal = (state.gold[hub] >= 0) + (state.silver[hub] >= 0)
        assert layout.demands[at] - state.demands[at] == coal
        assert state.gold[hub] >= 0 or state.silver[hub] < 0
        assert state.gold[hub] < 0 or state.gold[hub] != state.silver[hub]


def _check_board(state: State) -> None:
    rules = state.rules
    held = 0
    for cards in state.contracts:
        assert not held & cards
        held |= cards
    assert not held & state.display
    for size in set(rules.contract_sizes):
        deck = [at for at, each in enumerate(rules.contract_sizes) if each == size]
        shown = sum((held | state.display) >> card & 1 for card in deck)
        assert shown <= rules.displayed
    for level in rules.engine_levels:
        assert state.engines_left[level] >= 0
        assert state.engines.count(level) + state.engines_left[level] <= rules.seats
    for kind in range(2):
        assert sum(state.engineers[kind::2]) + sum(state.at_hub[kind::2]) == rules.engineers_each
    assert all(0 <= place < len(rules.hire_prices) for place in state.hire)
    assert all(0 <= count <= rules.market_spaces for count in state.market)
    if rules.limited_goods:
        assert all(goods_left(state, good) >= 0 for good in range(GOODS))
    if rules.limited_cars:
        assert cars_left(state) >= 0


def _check_hands(state: State) -> None:
    rules = state.rules
    most = rules.hands[state.round - 1]
    for seat in range(rules.seats):
        hands = state.hands[seat * TILES : (seat + 1) * TILES]
        assert sum(hands) == state.placed[seat] <= most
    if state.over:
        assert state.placed == [most] * rules.seats
    elif state.step in (BID, ARRIVAL):
        assert not any(state.placed)
    else:
        own = state.placed[state.mover] - (state.tile != NO_TILE)
        at = state.order.index(state.mover)
        for place, seat in enumerate(state.order):
            if seat != state.mover:
                assert state.placed[seat] == own + (place < at)


def _check_holdings(state: State, seat: int) -> None:
    rules = state.rules
    assert state.money[seat] >= 0
    assert state.money[seat] % 10 == 0
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    assert min(goods) >= 0
    asked = not state.over and (
        state.step == ARRIVAL or (state.step == DISCARD and seat == state.mover)
    )
    assert asked or state.overflow(seat) == 0
    landing = state.landing[seat * GOODS : (seat + 1) * GOODS]
    assert 0 <= sum(landing) <= state.layout.shipment[state.round - 1]
    cars = state.free_cars[seat] + state.passenger_cars[seat] + state.reserved_cars[seat]
    full = sum(rules.engine_cars[level] for level in engines_of(state, seat))
    assert cars == full or (rules.limited_cars and cars < full)
    sizes = [
        size for card, size in enumerate(rules.contract_sizes) if state.contracts[seat] >> card & 1
    ]
    assert state.reserved_cars[seat] == sum(sizes)
    assert min(state.free_cars[seat], state.passenger_cars[seat]) >= 0
    assert state.workers(seat) + state.settled(seat) <= rules.workers
    at = seat * LEVELS
    assert min(state.idle[at : at + LEVELS] + state.working[at : at + LEVELS]) >= 0
    assert 0 <= state.investors[seat] <= rules.investor_spaces
    joined = rules.start_investors + sum(sizes)
    assert state.investors[seat] + state.shareholders[seat] <= joined


def _check_network(state: State, seat: int) -> None:
    rules = state.rules
    links = [link for link in range(len(rules.links)) if state.has_track(seat, link)]
    assert len(links) == state.track_counts[seat] <= rules.track_pieces
    reached, grown = 1 << rules.start, True
    while grown:
        grown = False
        for link in links:
            ends = 1 << rules.ends[link] | 1 << rules.other_ends[link]
            if reached & ends and reached & ends != ends:
                reached |= ends
                grown = True
    assert reached == state.network[seat]
    assert state.stations[seat] & ~reached == 0
    assert bin(state.stations[seat]).count("1") == state.floors[seat] <= rules.stations
    for city in range(len(rules.cities)):
        here = sum(state.has_track(seat, link) for link in rules.links_of[city])
        assert here <= rules.open_tracks or state.stations[seat] >> city & 1
