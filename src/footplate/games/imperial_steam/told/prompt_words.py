# footplate: compiled
"""The words of each answer, what follows from it, and what one may regret."""

from collections.abc import Callable
from typing import Any

from footplate.core.action import Action
from footplate.core.view import Caution
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.words import (
    TILE_WORDS,
    article,
    contract_words,
    goods_words,
    link_words,
    plural,
)
from footplate.games.imperial_steam.play.shares import needed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.turn import site_at
from footplate.games.imperial_steam.told.choices import (
    after_gift,
    cars_of,
    coal_of,
    effort_left,
    goods_settled,
    growth,
    hubs_opened,
    joining,
    lost_by_hand,
    new_city,
    rise,
    share_after,
)


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
        return f"raise your share to {share_after(state, 1)}"
    return "make a freight car a passenger car"


def _delivery(state: State, action: a.Deliver) -> str:
    city, _, number = action.site.rpartition(".")
    site = state.layout.sites[state.rules.cities.index(city)][int(number) - 1]
    good = GOOD_NAMES[state.site_good[site]]
    return f"deliver {good} from {_site(state, action.site)} to {_city(state, action.city)}"


def _contract_name(state: State, contract: str) -> str:
    card = state.rules.contracts.index(contract)
    return contract_words(state.rules.contract_values[card], needed(state.rules, card))


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
    a.OrderGood: lambda _, x: f"order {x.good}",
    a.BuyTrain: lambda _, x: f"buy an IS-{x.level}",
    a.UpgradeTrain: lambda _, x: f"upgrade an IS-{x.level} to an IS-{x.to}",
    a.SecureContract: lambda s, x: f"secure the {_contract_name(s, x.contract)}",
    a.Philanthropize: lambda _, x: f"pay for {plural(x.steps, 'step')} of influence",
    a.RaiseShare: lambda s, _: f"raise your share to {share_after(s, 1)}",
    a.LowerShare: lambda s, _: f"lower your share to {share_after(s, -1)}",
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


def consequence(state: State, code: int) -> str:
    """What follows from a legal code beside its price."""
    kind, parts = c.kind_of(code), []
    lost = lost_by_hand(state, code)
    if lost:
        parts.append(f"{plural(lost, 'step')} of influence lost for your hands there")
    words = NOTES[kind](state, code) if kind in NOTES else ""
    if words:
        parts.append(words)
    return "; ".join(parts)


def _bid(state: State, code: int) -> str:
    """What a bid leaves, and whose workers it opens."""
    steps, rules, seat = c.number_of(code), state.rules, state.mover
    left = state.money[seat] - steps * rules.step_cost
    to = state.columns[seat] + steps * rules.column_step
    reached = [name for hub, name in enumerate(HUB_NAMES) if state.hub_columns[hub] <= to]
    hubs = ", ".join(reached) or "no hub"
    return f"leaves {left} guldens; hires from: {hubs}; paid when all have bid"


# --- tracks ---------------------------------------------------------------------------------------


def _track(state: State, code: int) -> str:
    rules = state.rules
    link = rules.link_at[c.number_of(code)]
    cost = goods_words(rules.track_cost(link, state.built == 0))
    kind = ("", "bridge", "tunnel")[rules.kinds[link]]
    parts = [f"effort {state.effort_of(state.mover, link)}", kind, cost]
    return _with_gains(state, link, ", ".join(part for part in parts if part))


def _access(state: State, code: int) -> str:
    return _with_gains(state, state.rules.link_at[c.number_of(code)], "")


def _with_gains(state: State, link: int, words: str) -> str:
    city = new_city(state, link)
    found = gains(state, link)
    if city >= 0:
        found = f"{state.rules.city_names[city]}{': ' if found else ''}{found}"
    else:
        found = f"inside your network{', ' if found else ''}{found}"
    return f"{words}; {found}" if words else found


def gains(state: State, link: int) -> str:
    """What a track on a link brings at once, and what is in the new city."""
    rules, layout, city, found = state.rules, state.layout, new_city(state, link), []
    if link == rules.semmering and state.semmering < 0:
        found.append("the Semmering token")
    if city < 0:
        return ", ".join(found)
    if layout.hub_at[city] >= 0:
        found.append(f"{HUB_NAMES[layout.hub_at[city]]} hub")
    steps = rise(state, layout.influence[city])
    if steps:
        found.append(f"+{plural(steps, 'step')} of influence")
    if state.business[city]:
        found.append(plural(state.business[city], "business point"))
    if rules.per_track[city]:
        tracks = state.track_counts[state.mover] + 1
        found.append(f"+{rules.per_track[city] * tracks} guldens")
    free = sum(state.site_owner[site] < 0 for site in layout.sites[city])
    if free:
        found.append(plural(free, "free site"))
    return ", ".join(found)


def _work(state: State, code: int) -> str:
    seat, level = state.mover, c.number_of(code)
    idle = f"{state.idle[seat * c.LEVELS + level]} idle"
    if state.link < 0:
        return f"{idle}; for the second track"
    left = effort_left(state, level)
    if left > 0:
        return f"{idle}; {left} to go"
    found = gains(state, state.link)
    over = f"; {-left} left over" if left else ""
    return f"{idle}; the track is laid{over}{'; ' if found else ''}{found}"


# --- hiring and buildings -------------------------------------------------------------------------


def _worker(state: State, code: int) -> str:
    rules = state.rules
    at = state.hire[rules.first_column[c.first_of(code)] + c.second_of(code)]
    then = rules.hire_prices[min(at + 1, len(rules.hire_prices) - 1)]
    return f"a worker of level 1; the next one costs {then}"


def _station(state: State, code: int) -> str:
    more = state.rules.per_station
    return f"one more floor, {more} more income, no limit of tracks there"


def _factory(state: State, code: int) -> str:
    """Who can settle there, and what the factory gets by it."""
    at, output = state.mover * c.LEVELS, state.rules.output
    levels = [n for n in range(c.LEVELS) if state.idle[at + n] or state.working[at + n]]
    if len(levels) == 1:
        level = levels[0]
        return f"then a worker of level {level + 1} settles there: {output[level]} goods"
    each = ", ".join(f"level {level + 1}: {output[level]}" for level in levels)
    return f"then a worker settles there; goods by its level: {each}"


def _staff(state: State, code: int) -> str:
    good = GOOD_NAMES[state.site_good[state.site]]
    return f"settles for good; the factory gets {goods_settled(state, c.first_of(code))} {good}"


# --- goods, trains, contracts ---------------------------------------------------------------------


def _produce(state: State, code: int) -> str:
    site = site_at(state, code)
    left = state.site_goods[site] - 1
    return f"1 {GOOD_NAMES[state.site_good[site]]} into store, {left} left there"


def _engine(state: State, code: int, level: int) -> str:
    steps = rise(state, state.rules.engine_influence[level], lost_by_hand(state, code))
    return f", +{plural(steps, 'step')} of influence" if steps else ""


def _train(state: State, code: int) -> str:
    level = c.number_of(code)
    cars = plural(cars_of(state, state.rules.engine_cars[level]), "freight car")
    return f"{cars}{' and a coal' if coal_of(state) else ''}{_engine(state, code, level)}"


def _upgrade(state: State, code: int) -> str:
    old, level = c.first_of(code), c.second_of(code)
    cars = cars_of(state, state.rules.engine_cars[level] - state.rules.engine_cars[old])
    return f"{plural(cars, 'more freight car')}{_engine(state, code, level)}"


def _contract(state: State, code: int) -> str:
    rules = state.rules
    card = rules.contract_at[c.number_of(code)]
    return (
        f"{rules.contract_values[card]} guldens for {' + '.join(needed(rules, card))}, or as much "
        f"lost, if Trieste is connected; {plural(rules.contract_sizes[card], 'car')} reserved, "
        f"{plural(joining(state, card), 'investor')}"
    )


# --- influence, shares, deliveries ----------------------------------------------------------------


def _gift(state: State, code: int) -> str:
    steps = c.number_of(code)
    opened = hubs_opened(state, steps)
    opens = f", opens {', '.join(opened)}" if opened else ""
    return f"to {after_gift(state, steps)}{opens}"


def _raise(state: State, code: int) -> str:
    steps = state.rules.share_influence[state.share[state.mover] + 1]
    words = f"{share_after(state, 0)} to {share_after(state, 1)}"
    return f"{words}, for {plural(steps, 'step')} of influence"


def _sale(state: State, code: int) -> str:
    percent = state.rules.shareholder_percent * (state.shareholders[state.mover] + 1)
    return f"shareholders then take {percent} % at the end"


def _deliver(state: State, code: int) -> str:
    hub, steps = growth(state, code)
    good = state.site_good[site_at(state, code)]
    words = f"1 {GOOD_NAMES[good]}, for a stored coal"
    if hub < 0:
        return words
    to = state.hub_columns[hub] + steps * state.rules.column_step
    words += f"; {HUB_NAMES[hub]} hub {f'grows to {to}' if steps else 'does not grow'}"
    if good == c.COAL:
        words += f"; its {'gold' if state.gold[hub] < 0 else 'silver'} key"
    return words


def _spend_on(state: State, code: int) -> str:
    on, seat, rules = c.number_of(code), state.mover, state.rules
    if on == c.ON_INFLUENCE:
        return f"{state.columns[seat]} to {state.columns[seat] + rules.column_step}"
    if on == c.ON_SHARE:
        values = f"{share_after(state, 0)} to {share_after(state, 1)}"
        return f"share value {values}, without loss of influence"
    free, more = state.free_cars[seat], rules.per_passenger_car
    return f"a free car (of {free}) takes passengers: {more} more income, no goods"


NOTES: dict[int, Callable[[State, int], str]] = {
    c.BID: _bid,
    c.TRACK: _track,
    c.ACCESS: _access,
    c.WORK: _work,
    c.WORKER: _worker,
    c.ENGINEER: lambda _, code: f"stays: for every {a.ENGINEERS[c.second_of(code)]} to come",
    c.STATION: _station,
    c.FACTORY: _factory,
    c.STAFF: _staff,
    c.PRODUCE: _produce,
    c.BUY: lambda _, __: "stored at once",
    c.ORDER: lambda s, _: (
        "never comes" if s.connected() else "comes at the start of the next round"
    ),
    c.TRAIN: _train,
    c.UPGRADE: _upgrade,
    c.CONTRACT: _contract,
    c.GIFT: _gift,
    c.RAISE: _raise,
    c.LOWER: lambda s, _: (
        f"{share_after(s, 0)} to {share_after(s, -1)}, so that lower investors buy"
    ),
    c.FUNDRAISE: lambda _, __: "from the bank",
    c.PASS: lambda _, __: "place the hand, do nothing",
    c.SELL: _sale,
    c.DELIVER: _deliver,
    c.SPEND: _spend_on,
    c.FORGO: lambda s, _: f"{'it brings' if s.points == 1 else 'they bring'} nothing",
    c.DISCARD: lambda s, code: f"you have {s.has(s.mover, c.number_of(code))}",
}


# --- warnings -------------------------------------------------------------------------------------


def never_comes(seat: int) -> Caution:
    """Of goods that are ordered in the round with which the game ends."""
    words = "The game ends with this round: ordered goods never come, and count for nothing."
    return Caution(seat, "IS-END-01", words)


def warnings(state: State, code: int) -> list[Caution]:
    """What somebody may regret of a legal code."""
    kind, seat = c.kind_of(code), state.mover
    over, rule = 0, "IS-STORE-06"
    if kind == c.PRODUCE:
        over = state.overflow(seat, state.site_good[site_at(state, code)])
    elif kind == c.BUY:
        over = state.overflow(seat, c.number_of(code))
    elif kind == c.CONTRACT:
        card = state.rules.contract_at[c.number_of(code)]
        over, rule = (
            state.overflow(seat, cars_less=state.rules.contract_sizes[card]),
            "IS-CONTRACT-06",
        )
    elif kind == c.SPEND and c.number_of(code) == c.ON_CAR:
        over, rule = state.overflow(seat, cars_less=1), "IS-CITY-09"
    if over:
        words = f"There is no room: {plural(over, 'good')} will be discarded."
        return [Caution(seat, rule, words)]
    if kind == c.ORDER and state.connected():
        return [never_comes(seat)]
    up = kind == c.RAISE or (kind == c.SPEND and c.number_of(code) == c.ON_SHARE)
    if up and state.investors[seat] <= state.share[seat] + 1:
        return [Caution(seat, "IS-SHARE-11", "No investor of yours pays as much.")]
    if kind == c.PASS and lost_by_hand(state, c.FUNDRAISE) <= lost_by_hand(state, code):
        brings = f"Fundraising takes the hand as well and brings {state.rules.fundraise} guldens."
        return [Caution(seat, "IS-GIFT-04", brings)]
    return []
