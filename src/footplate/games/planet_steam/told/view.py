"""What a seat sees, what the rules foretell for it, and the ranking."""

from collections.abc import Sequence

from footplate.core.prompt import Result, rank
from footplate.core.refusal import BadInput
from footplate.games.planet_steam.board.blocks import BANDS
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, ORE, RESOURCES, WATER
from footplate.games.planet_steam.board.file import band_of
from footplate.games.planet_steam.board.rules import CLOSED, NEUTRAL, ROLE_NAMES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language import views as v
from footplate.games.planet_steam.language.position import Amounts, Tank
from footplate.games.planet_steam.play.extraction import running, yield_of
from footplate.games.planet_steam.play.scoring import SOURCES, wealth
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import may_extract, upright
from footplate.games.planet_steam.play.trading import most_bought, trade_order, traded
from footplate.games.planet_steam.positions.describe import card_number, describe, named, of_seat


def view(state: State, viewer: int | None) -> v.PlanetSteamView:
    """What a viewer may know: everything on the table (PS-SECRET-02), nothing of coming dice
    (PS-SECRET-07).
    """
    rules, whole = state.rules, describe(state)
    open_ = rules.open_credits or state.over  # PS-SECRET-06
    return v.PlanetSteamView(
        viewer=viewer,
        board=rules.known_by,
        options=rules.changed_options.copy(),
        round=state.round,
        rounds=rules.rounds,
        first=state.first,
        step=whole.step,
        seat=state.seat,
        queue=state.queue[:],
        players=[_seat(state, seat, open_ or seat == viewer) for seat in range(rules.seats)],
        cards=_cards(state),
        claims=whole.claims or {},
        closed=[z for z, kind in zip(rules.zones, rules.blank, strict=True) if kind == CLOSED],
        river=[z for z, river in zip(rules.zones, rules.river, strict=True) if river],
        tanks=whole.tanks,
        airship=whole.airship,
        gauges=[_gauge(state, resource) for resource in range(RESOURCES)],
        market=_market(state),
        reserve=_reserve(state),
        box=whole.box,
        won=whole.won,
        auction=whole.auction,
        zone=whole.zone,
        trading=whole.trading,
        idle=whole.idle,
        overflow=whole.overflow,
        hand=whole.hand,
        rearranged=whole.rearranged,
        manipulation=whole.manipulation,
        manipulator=whole.manipulator,
        saboteur=whole.saboteur,
        freelance=whole.freelance,
        markers_due=whole.markers_due,
        river_left=whole.river_left,
        placed=whole.placed,
        forecast=None if viewer is None else forecast(state, viewer),  # PS-SECRET-04
        result=result(state) if open_ else None,
    )


def _roles(state: State, card: int) -> list[str]:
    mask = state.rules.roles[card] if card >= 0 else 0
    return [name for role, name in enumerate(ROLE_NAMES) if mask >> role & 1]


def _seat(state: State, seat: int, with_credits: bool) -> v.SeatView:
    zones = state.zones_of(seat)
    in_hand = state.hand_tanks if seat == state.mover and not state.rules.immobile else 0
    return v.SeatView(
        credits=state.credits[seat] if with_credits else None,  # PS-SECRET-01
        resources=of_seat(state, seat, state.held),
        capacities=named([state.capacity(seat, resource) for resource in range(RESOURCES)]),
        classes=of_seat(state, seat, state.classes),
        licenses=state.licenses[seat],
        luxuries=state.luxuries[seat],
        card=card_number(state, seat),
        roles=_roles(state, state.cards[seat]),
        zones=[state.rules.zones[zone] for zone in zones],
        tanks=sum(state.tanks[zone] != NO_TANK for zone in zones) + in_hand,
        markers=state.rules.markers - len(zones),
    )


def _cards(state: State) -> list[v.Card]:
    return [
        v.Card(turn, _roles(state, at), state.cards.index(at) if at in state.cards else None)
        for at, turn in enumerate(state.rules.card_turns)
    ]


def _number(state: State, resource: int) -> int:
    if state.rules.variable_trading:
        return state.order[resource]
    return trade_order(state).index(resource) + 1


def _gauge(state: State, resource: int) -> v.Gauge:
    rules, name = state.rules, NAMES[resource]
    return v.Gauge(
        resource=name,
        supply=state.supply[resource],
        top=rules.supply_max[resource],
        color=band_of(rules.file, name, state.supply[resource]),
        price=state.price[resource],
        lowest=rules.price_min[resource],
        highest=rules.price_max[resource],
        adjustment=rules.moves[resource][state.supply[resource]],
        number=_number(state, resource),
        bands={band: rules.file.bands[name][band] for band in BANDS},
    )


def _market(state: State) -> v.TankMarket:
    cost = state.rules.tank_costs[state.stock] if state.stock else None
    return v.TankMarket(state.stock, state.rules.stock_max, cost)


def _reserve(state: State) -> v.Reserve:
    return v.Reserve(
        tanks=state.tanks_left,
        converters=named(state.converters_left),
        superchargers=state.superchargers_left,
        licenses=state.licenses_left,
        luxuries=state.luxuries_left,
        neutral_markers=state.rules.neutrals - state.claims.count(NEUTRAL),
    )


# --- what the rules foretell ----------------------------------------------------------------------


def forecast(state: State, seat: int) -> v.PlanetSteamForecast:
    parts = wealth(state, seat)
    asked = not state.over and state.step == steps.TRADE and state.mover == seat
    short = not state.supply[ORE] or not state.supply[ENERGY]
    room = state.rules.stock_max - state.stock
    return v.PlanetSteamForecast(
        seat=seat,
        extraction=extraction(state, seat),
        trades=trades(state) if asked else [],
        production=0 if short else min(state.supply[ORE], state.supply[ENERGY], room),
        wealth=sum(parts),
        sources=dict(zip(SOURCES, parts, strict=True)),
    )


def extraction(state: State, seat: int) -> v.ExtractionForecast:
    """Of the layout as it stands, without the tanks that are switched off."""
    own = state.step == steps.EXTRACT and state.mover == seat
    whole = state.clone()
    if not own:
        whole.idle = []
    gained = yield_of(whole, running(whole, seat), state.airship)
    lost = []
    for resource in range(RESOURCES):
        held = state.has(seat, resource) - (gained.energy if resource == ENERGY else 0)
        room = max(0, state.capacity(seat, resource) - max(0, held))
        lost.append(max(0, gained.total(resource) - room))
    return v.ExtractionForecast(
        energy=gained.energy,
        enough=gained.energy <= state.has(seat, ENERGY),
        basic=Amounts(*gained.basic),
        synergy=Amounts(*gained.synergy),
        superchargers=Amounts(*gained.superchargers),
        airship=Amounts(*gained.airship),
        lost=Amounts(*lost),
    )


def extraction_of(state: State, seat: int, layout: Sequence[Tank]) -> v.ExtractionForecast:
    """Of another layout of a seat's upright tanks, whatever pieces it would take."""
    rules, other = state.rules, state.clone()
    other.idle = []
    for zone in upright(state, seat):
        other.tanks[zone], other.charged[zone] = NO_TANK, 0
    for tank in layout:
        zone = rules.zones.index(tank.zone) if tank.zone in rules.zones else -1
        if zone < 0 or state.claims[zone] != seat or other.tanks[zone] != NO_TANK:
            raise BadInput(f"layout: {tank.zone!r} is no zone of the seat, or taken already")
        output = WATER if tank.converter is None else NAMES.index(tank.converter)
        if not may_extract(state, zone, output):
            raise BadInput(f"layout: no {NAMES[output]} is extracted on {tank.zone}")
        other.tanks[zone], other.charged[zone] = output, int(tank.supercharger)
    return extraction(other, seat)


def trades(state: State) -> list[v.TradeForecast]:
    """Every amount that the mover may trade now, from the most sold to the most bought."""
    seat, resource = state.mover, traded(state)
    name, price = NAMES[resource], state.price[resource]
    found = []
    for amount in range(-state.has(seat, resource), most_bought(state) + 1):
        after = state.clone()
        after.add_supply(resource, -amount)
        supply = after.supply[resource]
        after.move_price(resource, state.rules.moves[resource][supply])
        found.append(
            v.TradeForecast(
                amount=amount,
                credits=-amount * price,
                kept=min(amount, state.room(seat, resource)) if amount > 0 else 0,
                supply=supply,
                color=band_of(state.rules.file, name, supply),
                price=after.price[resource],
            )
        )
    return found


def result(state: State) -> Result:
    """The ranking by wealth; equal wealth shares a place (PS-SCORE-05)."""
    scores = [
        (seat, dict(zip(SOURCES, wealth(state, seat), strict=True)), False)
        for seat in range(state.rules.seats)
    ]
    return rank(scores, state.over)
