# footplate: compiled
"""The map: the zone auction, claims, the airship, and the variable claims of the first round."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.rules import FREE, LADY, NEUTRAL, VENTURER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import (
    AirshipPlaced,
    AuctionWon,
    Claim,
    ClaimPassed,
    DieRolled,
    NothingSold,
    NoZoneLeft,
    RiverNeutrals,
    ZoneClaimed,
    ZoneOffered,
)
from footplate.games.planet_steam.play.auctions import close_bidding, open_bidding, price_to_pay
from footplate.games.planet_steam.play.state import State


def of_kind(state: State, kind: int) -> list[int]:
    """The zones that are FREE, NEUTRAL, …, or a seat's."""
    return [zone for zone in range(state.rules.size) if state.claims[zone] == kind]


def zone_codes(state: State, kind: int, zones: list[int]) -> list[int]:
    return [c.at_zone(kind, state.rules.spots[zone]) for zone in zones]


def has_marker(state: State, seat: int) -> bool:
    """Whether a seat has a claim marker left to place; if not, it bids for no zone (PS-ZONE-07)."""
    return state.claims.count(seat) < state.rules.markers


def claim(state: State, seat: int, zone: int, how: Claim) -> None:
    state.claims[zone] = seat
    if state.log is not None:
        state.tell(ZoneClaimed(seat, state.rules.zones[zone], how))


# --- the zone auction -----------------------------------------------------------------------------


def zones_to_offer(state: State) -> list[int]:
    """Unclaimed zones (PS-ZONE-01); where there are none, neutral ones (PS-ZONE-02)."""
    return of_kind(state, FREE) or of_kind(state, NEUTRAL)


def begin_zone_auction(state: State) -> bool:
    """Returns whether the Venturer has a zone to choose."""
    if not zones_to_offer(state):
        return False  # PS-ZONE-03
    state.step = steps.CHOOSE_ZONE
    state.mover = state.holder(VENTURER)  # PS-ROLE-02
    return True


def offer_zone(state: State, zone: int) -> bool:
    """Returns whether anybody can bid."""
    seat, name = state.mover, state.rules.zones[zone]
    if state.log is not None:
        state.tell(ZoneOffered(seat, name, state.claims[zone] == NEUTRAL))
    state.uncover_credits()
    bidders = [
        seat
        for seat in range(state.rules.seats)
        if state.credits[seat] >= state.rules.opening_bid and has_marker(state, seat)
    ]
    if not bidders:
        if state.log is not None:
            state.tell(NothingSold(name))
        return False
    state.zone = zone
    open_bidding(state, steps.BID_ZONE, bidders, state.holder(LADY))  # PS-ZONE-04
    return True


def win_zone(state: State) -> None:
    seat, paid = state.mover, price_to_pay(state)
    state.credits[seat] -= paid
    if state.log is not None:
        name = state.rules.zones[state.zone]
        state.tell(AuctionWon(seat, "zone", state.bid, paid, name))
    claim(state, seat, state.zone, "auction")  # PS-ZONE-13
    close_bidding(state)
    state.zone = -1


# --- claims ---------------------------------------------------------------------------------------


def claim_codes(state: State) -> list[int]:
    """The die (or free choice: PS-VAR-09), a license, or nothing (PS-CLAIM-01)."""
    free = of_kind(state, FREE)
    found = zone_codes(state, c.CLAIM if state.rules.predictable else c.ROLL, free)
    if state.licenses[state.mover]:  # PS-CLAIM-09, PS-CLAIM-10
        zones = [z for z in range(state.rules.size) if state.claims[z] in (FREE, NEUTRAL)]
        found += zone_codes(state, c.USE_LICENSE, zones)
    return [*found, c.PASS_CLAIM]  # PS-CLAIM-15


def nearest(state: State, target: int) -> list[int]:
    """The closest unclaimed zone in each direction from a target.

    The search passes over all others and stops at the edge of the map (PS-CLAIM-05).
    """
    found = []
    for ray in state.rules.rays[target]:
        for zone in ray:
            if state.claims[zone] == FREE:
                found.append(zone)
                break
    return sorted(found)


def roll_for(state: State, zone: int) -> bool:
    """The zone is named first (PS-CLAIM-02). Returns whether the claim is settled; if not,
    a direction has to be chosen.
    """
    state.chance.about("claim", state.rules.zones[zone], [])
    seat, die = state.mover, state.chance.die()
    if state.log is not None:
        state.tell(DieRolled(seat, state.rules.zones[zone], die))
    if die in state.rules.claim_success:  # PS-CLAIM-03
        claim(state, seat, zone, "die")
        return True
    if nearest(state, zone):  # PS-CLAIM-04
        state.zone = zone
        state.step = steps.DIRECTION
        return False
    state.credits[seat] += state.rules.no_zone  # PS-CLAIM-06
    if state.log is not None:
        state.tell(NoZoneLeft(seat, state.rules.no_zone))
    return True


def settle_direction(state: State, zone: int) -> None:
    claim(state, state.mover, zone, "die")
    state.zone = -1
    state.step = steps.CLAIM


def use_license(state: State, zone: int) -> None:
    """It claims a zone without the die (PS-CLAIM-08) and leaves the game (PS-CLAIM-12)."""
    state.licenses[state.mover] -= 1
    claim(state, state.mover, zone, "license")


def pass_claim(state: State) -> None:
    if state.log is not None:
        state.tell(ClaimPassed(state.mover))


def place_airship(state: State, row: int) -> None:
    """At any row (PS-AIR-01)."""
    state.airship = row
    if state.log is not None:
        state.tell(AirshipPlaced(state.mover, row + 1))


# --- variable claims ------------------------------------------------------------------------------


def begin_placing_claims(state: State) -> None:
    """Neutral claims on the river first, as agreed or by the first player's die (PS-VAR-12)."""
    rules, die = state.rules, None
    count = rules.river_neutrals
    if count < 0:
        state.chance.about("river-neutrals", "", [])
        die = state.chance.die()
        count = die if die <= rules.river_die_max else 0
    state.river_left = count
    state.placed = 0
    state.step = steps.PLACE_CLAIMS
    if state.log is not None:
        state.tell(RiverNeutrals(count, die))
    next_placement(state)


def placements(state: State) -> list[int]:
    """Who places what, in order: `seat << 1 | neutral` (PS-VAR-14).

    Once forwards and once backwards (PS-VAR-15), to the numbers of PS-VAR-17.
    """
    order, rules = state.turn_order(), state.rules
    rounds: list[list[int]] = []
    for seat in order:
        share = rules.first_neutrals if seat == order[0] else rules.neutral_claims
        each = [seat << 1] * (rules.own_claims // 2) + [seat << 1 | 1] * (share // 2)
        rounds.append(each)
    found: list[int] = []
    for each in rounds + rounds[::-1]:
        found += each
    return found


def next_placement(state: State) -> bool:
    """Who places the next claim marker; returns whether anything is left to place."""
    if state.river_left:
        state.mover = state.holder(LADY)
        return True
    due = placements(state)
    if state.placed >= len(due):
        state.placed = 0
        return False
    state.mover = due[state.placed] >> 1
    return True


def places_neutral(state: State) -> bool:
    """Whether the mover places a neutral claim marker now."""
    return state.river_left > 0 or placements(state)[state.placed] & 1 == 1


def placing_codes(state: State) -> list[int]:
    """On the river first (PS-VAR-13), then anywhere (PS-VAR-16)."""
    if state.river_left:
        zones = [zone for zone in state.rules.open_river if state.claims[zone] == FREE]
        return zone_codes(state, c.PLACE_NEUTRAL, zones)
    kind = c.PLACE_NEUTRAL if places_neutral(state) else c.PLACE_CLAIM
    return zone_codes(state, kind, of_kind(state, FREE))


def place_claim(state: State, zone: int) -> bool:
    """Returns whether anything is left to place."""
    if places_neutral(state):
        state.claims[zone] = NEUTRAL
        if state.log is not None:
            state.tell(ZoneClaimed(state.mover, state.rules.zones[zone], "neutral"))
    else:
        claim(state, state.mover, zone, "setup")
    if state.river_left:
        state.river_left -= 1
    else:
        state.placed += 1
    return next_placement(state)
