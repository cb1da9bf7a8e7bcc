# footplate: compiled
"""What a viewer sees of a position, and the ranking."""

from typing import Any, Final

from footplate.core.view import Now, Result, rank
from footplate.games.planet_steam.board.blocks import BANDS
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.board.file import band_of
from footplate.games.planet_steam.board.rules import CLOSED, NEUTRAL, ROLE_NAMES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language import views as v
from footplate.games.planet_steam.play import holdings as hold
from footplate.games.planet_steam.play.extraction import is_free
from footplate.games.planet_steam.play.scoring import SOURCES, wealth
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import local_cost
from footplate.games.planet_steam.play.trading import trade_order
from footplate.games.planet_steam.positions.describe import card_number, describe, named, of_seat

PHASES: Final = {
    steps.AIRSHIP: "airship",
    steps.KEEP_CARRIER: "freelance",
    steps.BID_CARRIER: "freelance",
    steps.TRADE: "trade",
    steps.CERTIFICATES: "certificates",
}
"""By step, where a part of the round has several phases."""
PHASE_OF_PART: Final = {
    steps.SETTING_UP: "carriers",
    steps.SPECIALISTS: "specialists",
    steps.CARDS: "specialists",
    steps.EXPANSION: "zones",
    steps.TANK_PHASE: "tanks",
    steps.RESOURCE_PHASE: "extraction",
}


def view(state: State, viewer: int | None, head: dict[str, Any]) -> v.PlanetSteamView:
    """What a viewer may know: everything on the table (PS-SECRET-02), nothing of coming dice
    (PS-SECRET-07).
    """
    rules, whole = state.rules, describe(state)
    return v.PlanetSteamView(
        **head,
        first=state.first,
        step=whole.step,
        queue=state.queue[:],
        **apart(state, viewer),
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
        free=[
            rules.zones[zone]
            for zone in range(rules.size)
            if state.tanks[zone] != NO_TANK and is_free(state, zone)
        ],
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
    )


def apart(state: State, viewer: int | None) -> dict[str, Any]:
    """What is not the same for every viewer."""
    return {"players": [_seat(state, seat, viewer) for seat in range(state.rules.seats)]}


def sees_credits(state: State, seat: int, viewer: int | None) -> bool:
    """Whether a viewer may know what credits a seat has."""
    return seat == viewer or state.rules.open_credits or state.over  # PS-SECRET-06


def holdings(state: State, viewer: int | None) -> list[dict[str, int]]:
    seats = range(state.rules.seats)
    return [hold.holdings(state, seat, sees_credits(state, seat, viewer)) for seat in seats]


# --- where the game stands ------------------------------------------------------------------------


def now(state: State) -> Now:
    return Now(state.round, state.rules.rounds, phase_of(state), order(state))


def phase_of(state: State) -> str:
    """The phase of the plan to which the step belongs."""
    if state.over:
        return "over"
    return PHASES.get(state.step) or PHASE_OF_PART[steps.PART[state.step]]


def order(state: State) -> list[int]:
    """The seats by their cards; while somebody has none, clockwise from who opens the auction."""
    seats, cards = state.rules.seats, state.cards
    if min(cards) < 0:
        return [(state.first + step) % seats for step in range(seats)]
    return sorted(range(seats), key=cards.__getitem__)


def _roles(state: State, card: int) -> list[str]:
    mask = state.rules.roles[card] if card >= 0 else 0
    return [name for role, name in enumerate(ROLE_NAMES) if mask >> role & 1]


def _seat(state: State, seat: int, viewer: int | None) -> v.SeatView:
    zones = state.zones_of(seat)
    holds, has = state.rules.freelance, seat == state.freelancer
    in_hand = state.hand_tanks if seat == state.mover and not state.rules.immobile else 0
    return v.SeatView(
        credits=state.credits[seat] if sees_credits(state, seat, viewer) else None,  # PS-SECRET-01
        resources=of_seat(state, seat, state.held),
        capacities=named([state.capacity(seat, resource) for resource in range(RESOURCES)]),
        classes=of_seat(state, seat, state.classes),
        licenses=state.licenses[seat],
        luxuries=state.luxuries[seat],
        card=card_number(state, seat),
        roles=_roles(state, state.cards[seat]),
        zones=[state.rules.zones[zone] for zone in zones],
        tanks=sum(state.tanks[zone] != NO_TANK for zone in zones) + in_hand,
        freelance=v.FreelanceLoad(holds - state.spare(seat), holds) if has else None,
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
        then=state.price_after(resource, rules.moves[resource][state.supply[resource]]),
        risen=state.price_after(resource, rules.rise),
        number=_number(state, resource),
        bands={band: rules.file.bands[name][band] for band in BANDS},
    )


def _market(state: State) -> v.TankMarket:
    costs, stock = state.rules.tank_costs, state.stock
    return v.TankMarket(
        stock=stock,
        spaces=state.rules.stock_max,
        cost=costs[stock] if stock else None,
        price=hold.named_cost(local_cost(state)) if stock else {},
        then=costs[stock - 1] if stock > 1 else None,
        rise=state.rules.rise,
    )


def _reserve(state: State) -> v.Reserve:
    return v.Reserve(
        tanks=state.tanks_left,
        converters=named(state.converters_left),
        superchargers=state.superchargers_left,
        licenses=state.licenses_left,
        luxuries=state.luxuries_left,
        neutral_markers=state.rules.neutrals - state.claims.count(NEUTRAL),
    )


# --- the ranking ----------------------------------------------------------------------------------


def result(state: State) -> Result:
    """The ranking by wealth; equal wealth shares a place (PS-SCORE-05)."""
    scores = [
        (seat, dict(zip(SOURCES, wealth(state, seat), strict=True)), False)
        for seat in range(state.rules.seats)
    ]
    return rank(scores, state.over)


def known_result(state: State, result: Result, viewer: int | None) -> Result:
    """Before the end nobody sees a ranking that would tell the credits of others."""
    if state.rules.open_credits:
        return result
    return result.of([] if viewer is None else [viewer])
