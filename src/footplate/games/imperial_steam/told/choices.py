# footplate: compiled
"""What a legal code is as data: where one would click, what it costs, what follows at once."""

from collections.abc import Callable
from typing import Any

from footplate.core.event import Effect
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, NO_TILE
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.play.delivery import received
from footplate.games.imperial_steam.play.influence import steps_lost
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import cars_left, goods_left
from footplate.games.imperial_steam.play.tracks import access_price
from footplate.games.imperial_steam.play.turn import site_at
from footplate.games.imperial_steam.referee.refuse import TILE_OF, refuse

TARGETS: dict[type, Callable[[State, Any], list[str]]] = {
    a.Bid: lambda s, x: [f"influence:{s.columns[s.mover] + _influence(s, x.amount)}"],
    a.BuildTrack: lambda _, x: [x.link],
    a.Work: lambda _, x: [f"idle:{x.level}"],
    a.HireWorker: lambda _, x: [f"column:{x.hub}-{x.column}"],
    a.HireEngineer: lambda _, x: [f"engineer:{x.hub}-{x.kind}"],
    a.BuildStation: lambda _, x: [x.city],
    a.BuildFactory: lambda _, x: [x.site, x.good],
    a.Staff: lambda _, x: [f"{x.area}:{x.level}"],
    a.Produce: lambda _, x: [x.site],
    a.BuyGood: lambda _, x: [x.good],
    a.OrderGood: lambda _, x: [x.good],
    a.BuyTrain: lambda _, x: [f"engine:{x.level}"],
    a.UpgradeTrain: lambda _, x: [f"engine:{x.level}", f"engine:{x.to}"],
    a.SecureContract: lambda _, x: [x.contract],
    a.Philanthropize: lambda s, x: ["philanthropize", f"influence:{after_gift(s, x.steps)}"],
    a.RaiseShare: lambda s, _: [f"share:{share_after(s, 1)}"],
    a.LowerShare: lambda s, _: [f"share:{share_after(s, -1)}"],
    a.Fundraise: lambda _, __: ["fundraise"],
    a.Pass: lambda _, __: ["pass"],
    a.Idle: lambda _, x: [x.tile],
    a.SellShare: lambda _, __: ["free:sell_share"],
    a.Deliver: lambda _, x: [x.site, x.city],
    a.BuyAccess: lambda _, x: [x.link],
    a.Spend: lambda _, x: [f"spend:{x.on}"],
    a.Discard: lambda _, x: [x.good],
}
"""The places that one would click for an action, in that order."""


def _influence(state: State, guldens: int) -> int:
    """What a bid comes to."""
    return guldens // state.rules.step_cost * state.rules.column_step


def share_after(state: State, steps: int) -> int:
    return state.rules.share_values[state.share[state.mover] + steps]


# --- influence ------------------------------------------------------------------------------------


def lost_by_hand(state: State, code: int) -> int:
    """The steps of influence that own hands cost where a code places the hand of the turn."""
    kind = c.kind_of(code)
    tile = c.number_of(code) if kind == c.IDLE else TILE_OF.get(kind, NO_TILE)
    return steps_lost(state, state.mover, tile) if state.tile == NO_TILE != tile else 0


def rise(state: State, steps: int, lost: int = 0) -> int:
    """Steps up as far as the influence track goes, after those that a hand costs."""
    rules = state.rules
    column = state.columns[state.mover] - lost * rules.column_step
    return min(steps, (rules.last_column - column) // rules.column_step)


def after_gift(state: State, steps: int) -> int:
    lost = steps_lost(state, state.mover, c.GIFT_TILE) if state.tile == NO_TILE else 0
    return state.columns[state.mover] + (steps - lost) * state.rules.column_step


# --- cost -----------------------------------------------------------------------------------------


def other_costs(state: State, code: int) -> dict[str, int]:
    """What a legal code takes at once beside guldens."""
    kind, number = c.kind_of(code), c.number_of(code)
    if kind == c.TRACK:
        cost = state.rules.track_cost(state.rules.link_at[number], state.built == 0)
        return {GOOD_NAMES[good]: cost[good] for good in range(GOODS) if cost[good]}
    if kind == c.WORK:
        return {f"idle_{number + 1}": 1}
    if kind == c.STAFF:
        area = a.AREAS[c.second_of(code)]
        return {f"{area}_{c.first_of(code) + 1}": 1}
    if kind == c.DELIVER:
        return {"coal": state.rules.delivery_coal}
    if kind == c.DISCARD:
        return {GOOD_NAMES[number]: 1}
    return {}


# --- effects --------------------------------------------------------------------------------------


def effects(state: State, code: int) -> list[Effect]:
    """What changes at once, beside what is paid."""
    seat, kind = state.mover, c.kind_of(code)
    lost = lost_by_hand(state, code)
    steps, changes = _STEPS[kind](state, code, lost) if kind in _STEPS else 0, dict[str, int]()
    if steps != lost:
        changes["influence"] = (steps - lost) * state.rules.column_step
    if kind in _CHANGES:
        changes |= _CHANGES[kind](state, code)
    found = [Effect(seat, what, change) for what, change in changes.items() if change]
    return found + _to_others(state, kind, code)


def _to_others(state: State, kind: int, code: int) -> list[Effect]:
    """What others get for their tracks on a link."""
    if kind not in (c.TRACK, c.ACCESS):
        return []
    seat, rules = state.mover, state.rules
    link = rules.link_at[c.number_of(code)]
    others = [s for s in range(rules.seats) if s != seat and state.has_track(s, link)]
    if not others:
        return []
    each = rules.track_fee
    if kind == c.ACCESS:
        each = access_price(state, seat, link) // len(others)
    return [Effect(other, "money", each) for other in others]


def laid(state: State, link: int) -> dict[str, int]:
    """What the mover has of a track on a link at once: the new city's opportunities."""
    rules, found = state.rules, {"track": 1}
    if link == rules.semmering and state.semmering < 0:
        found["semmering"] = 1
    city = new_city(state, link)
    if city >= 0:
        found["influence"] = rise(state, state.layout.influence[city]) * rules.column_step
        found["point"] = state.business[city]
        found["money"] = rules.per_track[city] * (state.track_counts[state.mover] + 1)
    return found


def new_city(state: State, link: int) -> int:
    """The end that the mover's network does not hold; -1: it holds both."""
    rules = state.rules
    for city in (rules.ends[link], rules.other_ends[link]):
        if not state.in_network(state.mover, city):
            return city
    return -1


def effort_left(state: State, level: int) -> int:
    """The effort that is lacking once a worker of a level (from 0) is sent; below 0: so much is
    left over."""
    return state.effort - level - 1


def _work(state: State, code: int) -> dict[str, int]:
    level = c.number_of(code)
    found = {f"working_{level + 1}": 1}
    complete = state.link >= 0 and effort_left(state, level) <= 0
    return found | laid(state, state.link) if complete else found


def _access(state: State, code: int) -> dict[str, int]:
    """The guldens of the goal come after those for access."""
    link = state.rules.link_at[c.number_of(code)]
    return {what: n for what, n in laid(state, link).items() if what != "money"}


def cars_of(state: State, count: int) -> int:
    return min(count, cars_left(state)) if state.rules.limited_cars else count


def coal_of(state: State) -> int:
    """What comes with a new engine."""
    return min(1, goods_left(state, c.COAL)) if state.rules.limited_goods else 1


def _train(state: State, code: int) -> dict[str, int]:
    level = c.number_of(code)
    cars = cars_of(state, state.rules.engine_cars[level])
    return {f"engine_{level}": 1, "free_car": cars, "coal": coal_of(state)}


def _upgrade(state: State, code: int) -> dict[str, int]:
    old, level = c.first_of(code), c.second_of(code)
    cars = cars_of(state, state.rules.engine_cars[level] - state.rules.engine_cars[old])
    return {f"engine_{old}": -1, f"engine_{level}": 1, "free_car": cars}


def joining(state: State, card: int) -> int:
    """The investors that come with a contract."""
    rules = state.rules
    return min(rules.contract_sizes[card], rules.investor_spaces - state.investors[state.mover])


def _contract(state: State, code: int) -> dict[str, int]:
    card = state.rules.contract_at[c.number_of(code)]
    size = state.rules.contract_sizes[card]
    found = {"contract": 1, "free_car": -size, "reserved_car": size}
    return {**found, "investor": joining(state, card)}


def _share(state: State, steps: int) -> dict[str, int]:
    return {"share": share_after(state, steps) - share_after(state, 0)}


def _deliver(state: State, code: int) -> dict[str, int]:
    hub = state.layout.hub_at[state.rules.city_at[c.site_more(code)]]
    if hub < 0 or state.site_good[site_at(state, code)] != c.COAL:
        return {}
    return {"gold_key" if state.gold[hub] < 0 else "silver_key": 1}


def _spend(state: State, code: int) -> dict[str, int]:
    on = c.number_of(code)
    if on == c.ON_SHARE:
        return {"point": -1, **_share(state, 1)}
    if on == c.ON_CAR:
        income = state.rules.per_passenger_car
        return {"point": -1, "free_car": -1, "passenger_car": 1, "income": income}
    return {"point": -1}


_CHANGES: dict[int, Callable[[State, int], dict[str, int]]] = {
    c.WORK: _work,
    c.ACCESS: _access,
    c.WORKER: lambda _, __: {"idle_1": 1},
    c.ENGINEER: lambda _, code: {f"{a.ENGINEERS[c.second_of(code)]}_engineer": 1},
    c.STATION: lambda s, _: {"station": 1, "floor": 1, "income": s.rules.per_station},
    c.FACTORY: lambda _, __: {"factory": 1},
    c.PRODUCE: lambda s, code: {GOOD_NAMES[s.site_good[site_at(s, code)]]: 1},
    c.BUY: lambda _, code: {GOOD_NAMES[c.number_of(code)]: 1},
    c.ORDER: lambda _, code: {f"ordered_{GOOD_NAMES[c.number_of(code)]}": 1},
    c.TRAIN: _train,
    c.UPGRADE: _upgrade,
    c.CONTRACT: _contract,
    c.RAISE: lambda s, _: _share(s, 1),
    c.LOWER: lambda s, _: _share(s, -1),
    c.SELL: lambda _, __: {"investor": -1, "shareholder": 1},
    c.DELIVER: _deliver,
    c.SPEND: _spend,
    c.FORGO: lambda s, _: {"point": -s.points},
}
"""By thing; influence of the hand and of engines, gifts and shares is in `_STEPS`."""

_STEPS: dict[int, Callable[[State, int, int], int]] = {
    c.TRAIN: lambda s, code, lost: rise(s, s.rules.engine_influence[c.number_of(code)], lost),
    c.UPGRADE: lambda s, code, lost: rise(s, s.rules.engine_influence[c.second_of(code)], lost),
    c.GIFT: lambda _, code, __: c.number_of(code),
    c.RAISE: lambda s, _, __: -s.rules.share_influence[s.share[s.mover] + 1],
    c.SPEND: lambda _, code, __: int(c.number_of(code) == c.ON_INFLUENCE),
}


# --- facts ----------------------------------------------------------------------------------------


def growth(state: State, code: int) -> tuple[int, int]:
    """The hub that a delivery lets grow and by how many steps; -1: it goes to none."""
    rules, layout = state.rules, state.layout
    hub = layout.hub_at[rules.city_at[c.site_more(code)]]
    if hub < 0:
        return -1, 0
    steps = rules.growth[layout.growth[hub]][received(state, hub)]
    return hub, min(steps, (rules.last_column - state.hub_columns[hub]) // rules.column_step)


def hubs_opened(state: State, steps: int) -> list[str]:
    """The hubs that a gift of so many steps lifts the mover to."""
    own, to = state.columns[state.mover], after_gift(state, steps)
    return [name for hub, name in enumerate(HUB_NAMES) if own < state.hub_columns[hub] <= to]


def facts(state: State, code: int) -> dict[str, Any]:
    """What pages show of a choice beyond its cost and effects, in ids and numbers."""
    kind, rules = c.kind_of(code), state.rules
    if kind in (c.TRACK, c.ACCESS):
        link = rules.link_at[c.number_of(code)]
        city = new_city(state, link)
        effort = {} if kind == c.ACCESS else {"effort": state.effort_of(state.mover, link)}
        return effort | ({} if city < 0 else {"city": rules.cities[city]})
    if kind == c.WORK:
        return {"left": effort_left(state, c.number_of(code))} if state.link >= 0 else {}
    if kind == c.WORKER:
        at = state.hire[rules.first_column[c.first_of(code)] + c.second_of(code)]
        price = rules.hire_prices[min(at + 1, len(rules.hire_prices) - 1)]
        return {"next": price, **at_once(state, code)}
    if kind == c.GIFT:
        return {"opens": hubs_opened(state, c.number_of(code))}
    if kind == c.STAFF:
        return {"goods": goods_settled(state, c.first_of(code))}
    if kind == c.DELIVER:
        hub, steps = growth(state, code)
        return {} if hub < 0 else {"hub": HUB_NAMES[hub], "steps": steps}
    return {}


def at_once(state: State, code: int) -> dict[str, Any]:
    """How many times a code can be played one after the other, and why no more."""
    after, most = state.clone(), 0
    while (enough := refuse(after, code)) is None:
        after.play_code(code)
        most += 1
    return {"most": most, "enough": {"rule": enough.rule, "sentence": enough.sentence}}


def goods_settled(state: State, level: int) -> int:
    """The local goods that a worker of a level (from 0) brings to a new factory."""
    count = state.rules.output[level]
    if state.rules.limited_goods:
        count = min(count, goods_left(state, state.site_good[state.site]))
    return count
