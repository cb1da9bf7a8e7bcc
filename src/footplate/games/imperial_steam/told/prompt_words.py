"""The words of each answer, and what follows from it."""

from collections.abc import Callable
from typing import Any

from footplate.core.action import Action
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import NO_TILE
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.words import (
    TILE_WORDS,
    article,
    goods_words,
    link_words,
    plural,
)
from footplate.games.imperial_steam.play.delivery import pay_for, received
from footplate.games.imperial_steam.play.influence import steps_lost
from footplate.games.imperial_steam.play.shares import needed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import cars_left, goods_left
from footplate.games.imperial_steam.play.turn import site_at
from footplate.games.imperial_steam.referee.refuse import TILE_OF


def _city(state: State, city: str) -> str:
    return state.rules.city_names[state.rules.cities.index(city)]


def _link(state: State, link: str) -> str:
    return link_words(state.rules, state.rules.links.index(link))


def _site(state: State, site: str) -> str:
    """The city, with the number of the site where it has several."""
    city, _, number = site.rpartition(".")
    several = len(state.layout.sites[state.rules.cities.index(city)]) > 1
    return f"{_city(state, city)} ({number})" if several else _city(state, city)


def _spend(state: State, action: a.Spend) -> str:
    if action.on == "influence":
        return "a step of influence"
    if action.on == "share":
        value = state.rules.share_values[state.share[state.mover] + 1]
        return f"raise your share to {value}"
    return "make a freight car a passenger car"


def _delivery(state: State, action: a.Deliver) -> str:
    city, _, number = action.site.rpartition(".")
    site = state.layout.sites[state.rules.cities.index(city)][int(number) - 1]
    good = GOOD_NAMES[state.site_good[site]]
    return f"deliver {good} from {_site(state, action.site)} to {_city(state, action.city)}"


WORDS: dict[type[Action], Callable[[State, Any], str]] = {
    a.Bid: lambda _, x: f"bid {x.amount}",
    a.BuildTrack: lambda s, x: f"build {_link(s, x.link)}",
    a.Work: lambda _, x: f"send a worker of level {x.level}",
    a.HireWorker: lambda _, x: f"hire a worker: {x.hub} hub, column {x.column}",
    a.HireEngineer: lambda _, x: f"hire a {x.kind} engineer: {x.hub} hub",
    a.BuildStation: lambda s, x: f"build a station in {_city(s, x.city)}",
    a.BuildFactory: lambda s, x: f"build {article(x.good)} {x.good} factory in {_site(s, x.site)}",
    a.Staff: lambda _, x: (
        f"settle {'an idle' if x.area == 'idle' else 'a working'} worker of level {x.level}"
    ),
    a.Produce: lambda s, x: f"produce in {_site(s, x.site)}",
    a.BuyGood: lambda _, x: f"buy {x.good} at once",
    a.OrderGood: lambda _, x: f"order {x.good} for the next round",
    a.BuyTrain: lambda _, x: f"buy an IS-{x.level}",
    a.UpgradeTrain: lambda _, x: f"upgrade an IS-{x.level} to an IS-{x.to}",
    a.SecureContract: lambda _, x: f"secure contract {x.contract}",
    a.Philanthropize: lambda _, x: f"pay for {plural(x.steps, 'step')} of influence",
    a.RaiseShare: lambda s, _: f"raise your share to {_share(s, 1)}",
    a.LowerShare: lambda s, _: f"lower your share to {_share(s, -1)}",
    a.Fundraise: lambda _, __: "fundraise",
    a.Pass: lambda _, __: "pass",
    a.Idle: lambda _, x: f"place the hand on {TILE_WORDS[x.tile]!r} without effect",
    a.SellShare: lambda _, __: "sell a share",
    a.Deliver: _delivery,
    a.BuyAccess: lambda s, x: f"buy access to {_link(s, x.link)}",
    a.Spend: _spend,
    a.Forgo: lambda s, _: f"forgo {plural(s.points, 'point')}",
    a.Discard: lambda _, x: f"discard {x.good}",
    a.EndTurn: lambda _, __: "end the turn",
}


def _share(state: State, steps: int) -> int:
    return state.rules.share_values[state.share[state.mover] + steps]


def consequence(state: State, code: int) -> str:
    """What follows from a legal code beside its price."""
    kind = c.kind_of(code)
    parts = []
    tile = c.number_of(code) if kind == c.IDLE else TILE_OF.get(kind, NO_TILE)
    if state.tile == NO_TILE != tile:
        lost = steps_lost(state, state.mover, tile)
        if lost:
            parts.append(f"{plural(lost, 'step')} of influence for your hands there")
    words = _EFFECTS[kind](state, code) if kind in _EFFECTS else ""
    if words:
        parts.append(words)
    return "; ".join(parts)


def _track(state: State, code: int) -> str:
    seat, rules = state.mover, state.rules
    link = rules.link_at[c.number_of(code)]
    cost = goods_words(rules.track_cost(link, state.built == 0))
    parts = [f"effort {state.effort_of(seat, link)}"]
    if cost:
        parts.append(cost)
    return ", ".join(parts + _gains(state, link))


def _gains(state: State, link: int) -> list[str]:
    """What a new city at the end of a link brings at once."""
    rules, found = state.rules, []
    for city in (rules.ends[link], rules.other_ends[link]):
        if state.in_network(state.mover, city):
            continue
        influence, business = state.layout.influence[city], state.business[city]
        steps = _rise(state, influence)
        if steps:
            found.append(f"+{steps} influence")
        if business:
            found.append(plural(business, "business point"))
        if rules.per_track[city]:
            found.append(
                f"+{rules.per_track[city] * (state.track_counts[state.mover] + 1)} guldens"
            )
    if link == rules.semmering and state.semmering < 0:
        found.append("the Semmering token")
    return found


def _rise(state: State, steps: int) -> int:
    """Steps of influence as far as the track goes."""
    rules = state.rules
    return min(steps, (rules.last_column - state.columns[state.mover]) // rules.column_step)


def _access(state: State, code: int) -> str:
    return ", ".join(_gains(state, state.rules.link_at[c.number_of(code)]))


def _station(state: State, code: int) -> str:
    return "one more floor, 10 more income, no limit of tracks there"


def _engine(state: State, level: int) -> str:
    steps = _rise(state, state.rules.engine_influence[level])
    return f", +{steps} influence" if steps else ""


def _cars(state: State, count: int) -> int:
    return min(count, cars_left(state)) if state.rules.limited_cars else count


def _train(state: State, code: int) -> str:
    level = c.number_of(code)
    cars = plural(_cars(state, state.rules.engine_cars[level]), "freight car")
    dry = state.rules.limited_goods and not goods_left(state, c.COAL)
    return f"{cars}{'' if dry else ' and a coal'}{_engine(state, level)}"


def _upgrade(state: State, code: int) -> str:
    old, level = c.first_of(code), c.second_of(code)
    cars = _cars(state, state.rules.engine_cars[level] - state.rules.engine_cars[old])
    return f"{plural(cars, 'more freight car')}{_engine(state, level)}"


def _contract(state: State, code: int) -> str:
    rules = state.rules
    card = rules.contract_at[c.number_of(code)]
    size = rules.contract_sizes[card]
    seat = state.mover
    joining = min(size, rules.investor_spaces - state.investors[seat])
    over = state.overflow(seat, cars_less=size)
    room = f"; no room for {plural(over, 'good')}, to be discarded" if over else ""
    return (
        f"{rules.contract_values[card]} guldens for {' + '.join(needed(rules, card))}, or as much "
        f"lost; {plural(size, 'car')} reserved, {plural(joining, 'investor')}{room}"
    )


def _raise(state: State, code: int) -> str:
    steps = state.rules.share_influence[state.share[state.mover] + 1]
    return f"costs {plural(steps, 'step')} of influence"


def _sale(state: State, code: int) -> str:
    percent = state.rules.shareholder_percent
    return f"one more shareholder: {percent} per cent of your money in the end"


def _deliver(state: State, code: int) -> str:
    city = state.rules.city_at[c.site_more(code)]
    hub = state.layout.hub_at[city]
    good = state.site_good[site_at(state, code)]
    pay = pay_for(state, city, good)
    if hub < 0:
        return f"pays {pay}, takes a coal"
    steps = state.rules.growth[state.layout.growth[hub]][received(state, hub)]
    room = state.rules.last_column - state.hub_columns[hub]
    steps = min(steps, room // state.rules.column_step)
    reward = f"pays {pay}"
    if good == c.COAL:
        reward = f"brings the {'gold' if state.gold[hub] < 0 else 'silver'} key"
    return f"{reward}, takes a coal; the hub grows by {plural(steps, 'step')}"


def _staff(state: State, code: int) -> str:
    count = state.rules.output[c.first_of(code)]
    if state.rules.limited_goods:
        count = min(count, goods_left(state, state.site_good[state.site]))
    return plural(count, "local good")


def _produce(state: State, code: int) -> str:
    return _storing(state, state.site_good[site_at(state, code)])


def _buy(state: State, code: int) -> str:
    return _storing(state, c.number_of(code))


def _storing(state: State, good: int) -> str:
    """Whether one more good leaves no room for all."""
    over = state.overflow(state.mover, good)
    return "there is no room: one good will be discarded" if over else ""


def _spend_on(state: State, code: int) -> str:
    over = c.number_of(code) == c.ON_CAR and state.overflow(state.mover, cars_less=1)
    return "its good finds no room and will be discarded" if over else ""


_EFFECTS: dict[int, Callable[[State, int], str]] = {
    c.TRACK: _track,
    c.ACCESS: _access,
    c.STATION: _station,
    c.TRAIN: _train,
    c.UPGRADE: _upgrade,
    c.CONTRACT: _contract,
    c.RAISE: _raise,
    c.SELL: _sale,
    c.DELIVER: _deliver,
    c.STAFF: _staff,
    c.PRODUCE: _produce,
    c.BUY: _buy,
    c.SPEND: _spend_on,
}
