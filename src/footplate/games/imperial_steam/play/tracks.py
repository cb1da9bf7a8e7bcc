# footplate: compiled
"""Building tracks and buying access: what can be laid, the crew, and what a new city brings."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import (
    BRIDGE,
    BRIDGE_LINK,
    GOODS,
    LEVELS,
    PLAIN,
    TRACKS_TILE,
    TUNNEL,
)
from footplate.games.imperial_steam.language.events import (
    AccessBought,
    CityReached,
    FeePaid,
    GoalReached,
    GoodsSpent,
    SemmeringTaken,
    TrackLaid,
    WorkerSent,
)
from footplate.games.imperial_steam.language.steps import CREW, POINTS, TURN
from footplate.games.imperial_steam.play.influence import may_act, move, place_hand
from footplate.games.imperial_steam.play.state import State


def joins(state: State, seat: int, link: int) -> bool:
    """Whether a track of a seat could lie on a link, as far as its network goes.

    The network is that of this moment (IS-TRACK-03), and both ends may belong to it (IS-TRACK-07,
    IS-ACCESS-09); tracks of others close nothing (IS-TRACK-05).
    """
    rules = state.rules
    one, two = rules.ends[link], rules.other_ends[link]
    if not (state.network[seat] >> one | state.network[seat] >> two) & 1:
        return False
    if state.tracks[seat] >> link & 1 or state.track_counts[seat] >= rules.track_pieces:
        return False
    return not state.full(seat, one) and not state.full(seat, two)  # built or bought (IS-ACCESS-06)


def has_engineer(state: State, seat: int, link: int) -> bool:
    kind = state.rules.kinds[link]
    if kind == PLAIN:
        return True
    return bool(state.engineers[seat * 2 + (BRIDGE if kind == BRIDGE_LINK else TUNNEL)])


def track_codes(state: State, found: list[int]) -> None:
    """The tracks that the mover can lay now, two in an action (IS-TRACK-01)."""
    seat, rules = state.mover, state.rules
    if not may_act(state, TRACKS_TILE) or state.built >= rules.tracks_per_action:
        return
    first = state.built == 0
    if first and not state.can_spend(seat, rules.track_goods):
        return
    force = state.experience(seat) + state.surplus
    for link in range(len(rules.links)):
        if state.layout.crowns >> link & 1 or not joins(state, seat, link):
            continue
        if state.effort_of(seat, link) > force or not has_engineer(state, seat, link):
            continue
        if rules.kinds[link] != PLAIN and not state.can_spend(seat, rules.track_cost(link, first)):
            continue
        if state.others_on(seat, link) * rules.track_fee <= state.money[seat]:
            found.append(c.TRACK | rules.link_numbers[link] << 5)


def begin_track(state: State, link: int) -> None:
    """Pay for a track; it is laid when its crew is complete, before anything else (IS-TRACK-25)."""
    seat, rules = state.mover, state.rules
    place_hand(state, TRACKS_TILE)
    _pay_others(state, link, rules.track_fee)  # IS-TRACK-13
    cost = rules.track_cost(link, state.built == 0)  # IS-TRACK-12, IS-TRACK-14
    for good in range(GOODS):
        state.goods[seat * GOODS + good] -= cost[good]
    if state.log is not None and any(cost):
        state.tell(GoodsSpent(seat, {GOOD_NAMES[g]: cost[g] for g in range(GOODS) if cost[g]}))
    state.link = link
    effort = state.effort_of(seat, link)  # by the network of now (IS-TRACK-18)
    state.effort = max(0, effort - state.surplus)  # IS-TRACK-19
    state.surplus = max(0, state.surplus - effort)
    state.step = CREW  # IS-TRACK-21
    _lay_if_staffed(state)


def _pay_others(state: State, link: int, amount: int) -> None:
    """The same to every other player with a track there; such fees are all that players pay each
    other before the scoring (IS-TURN-24)."""
    seat = state.mover
    for other in range(state.rules.seats):
        if other != seat and state.has_track(other, link):
            state.money[seat] -= amount
            state.money[other] += amount
            if state.log is not None:
                state.tell(FeePaid(seat, other, amount))


# --- the crew -------------------------------------------------------------------------------------


def may_send(state: State) -> bool:
    """Whether workers can be sent beyond what a track needs (IS-TRACK-24)."""
    return (
        state.step == TURN
        and state.tile == TRACKS_TILE
        and not state.done
        and 0 < state.built < state.rules.tracks_per_action
    )


def crew_codes(state: State, found: list[int]) -> None:
    at = state.mover * LEVELS
    for level in range(LEVELS):
        if state.idle[at + level]:
            found.append(c.WORK | level << 5)


def send_worker(state: State, level: int) -> None:
    at = state.mover * LEVELS + level
    state.idle[at] -= 1
    state.working[at] += 1  # IS-TRACK-22
    if state.log is not None:
        state.tell(WorkerSent(state.mover, level + 1))
    force = level + 1
    if state.step == CREW:
        used = min(force, state.effort)
        state.effort -= used
        force -= used
    state.surplus += force  # IS-TRACK-23
    if state.step == CREW:
        _lay_if_staffed(state)


def _lay_if_staffed(state: State) -> None:
    if state.effort:
        return
    seat, link = state.mover, state.link
    state.link = -1
    state.step = TURN
    state.built += 1
    state.done = state.built >= state.rules.tracks_per_action
    if state.log is not None:
        city = _new_city(state, link)
        new = None if city < 0 else state.rules.cities[city]
        effort = state.effort_of(seat, link)
        state.tell(TrackLaid(seat, state.rules.links[link], new, effort))
    if link == state.rules.semmering and state.semmering < 0:  # IS-TRACK-26
        state.semmering = seat
        if state.log is not None:
            state.tell(SemmeringTaken(seat, state.rules.links[link]))
    _put_track(state, link)


# --- the network ----------------------------------------------------------------------------------


def _new_city(state: State, link: int) -> int:
    """The end of a link that the mover's network does not hold; -1: it holds both."""
    rules, seat = state.rules, state.mover
    for city in (rules.ends[link], rules.other_ends[link]):
        if not state.in_network(seat, city):
            return city
    return -1


def _put_track(state: State, link: int) -> None:
    """Built or bought, it counts the same (IS-ACCESS-08)."""
    seat, city = state.mover, _new_city(state, link)
    state.tracks[seat] |= 1 << link
    state.track_counts[seat] += 1
    if city >= 0:  # IS-CITY-02
        _reach(state, city)


def _reach(state: State, city: int) -> None:
    """A city becomes part of the mover's network: its opportunities, at once (IS-CITY-01)."""
    seat, rules = state.mover, state.rules
    state.network[seat] |= 1 << city  # IS-CITY-14
    influence, business = state.layout.influence[city], state.business[city]
    if state.log is not None:
        state.tell(CityReached(seat, rules.cities[city], influence, business))
    if rules.per_track[city]:  # IS-CITY-12
        # those of this moment (IS-CITY-13)
        amount = rules.per_track[city] * state.track_counts[seat]
        state.money[seat] += amount
        if state.log is not None:
            tracks = state.track_counts[seat]
            state.tell(GoalReached(seat, rules.cities[city], tracks, amount))
    move(state, seat, influence)  # IS-CITY-03
    if business:
        state.business[city] -= 1  # IS-CITY-04
        state.points += business  # with those still open (IS-CITY-11)
        state.step = POINTS


# --- the state railway ----------------------------------------------------------------------------


def access_price(state: State, seat: int, link: int) -> int:
    """To the bank where nobody else has access (IS-ACCESS-03), otherwise to all others together
    (IS-ACCESS-04)."""
    rules = state.rules
    costs = (
        rules.station_costs[rules.ends[link]],
        rules.station_costs[rules.other_ends[link]],
    )
    others = state.others_on(seat, link)
    return min(costs) * others if others else max(costs)


def access_codes(state: State, found: list[int]) -> None:
    """Only money is needed, and there may be several (IS-ACCESS-05)."""
    seat, crowns = state.mover, state.layout.crowns
    link = 0
    while crowns >> link:
        if (
            crowns >> link & 1
            and joins(state, seat, link)
            and access_price(state, seat, link) <= state.money[seat]
        ):
            found.append(c.ACCESS | state.rules.link_numbers[link] << 5)
        link += 1


def buy_access(state: State, link: int) -> None:
    """A track beside the crown (IS-ACCESS-01), which stays for others (IS-ACCESS-10)."""
    seat = state.mover
    others, price = state.others_on(seat, link), access_price(state, seat, link)
    if state.log is not None:
        state.tell(AccessBought(seat, state.rules.links[link], 0 if others else price))
    if others:
        _pay_others(state, link, price // others)
    else:
        state.money[seat] -= price
    _put_track(state, link)
