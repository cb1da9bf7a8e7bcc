# footplate: compiled
"""Why not: for every kind of choice, and for every place where nothing can be done now."""

from collections import Counter
from collections.abc import Callable, Iterator

from footplate.core.prompt import WhyNot, everywhere
from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, LEVELS, NO_TILE
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language.actions import ENGINEERS, PURCHASES, TILES
from footplate.games.imperial_steam.language.steps import BID, STAFF
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import engines_of
from footplate.games.imperial_steam.referee.refuse import not_asked, refuse
from footplate.games.imperial_steam.told.choices import TARGETS
from footplate.games.imperial_steam.told.groups import group_of, groups_of

NO_FACTORY = Refusal("IS-DELIVER-03", "You have no factory to deliver from.")
NO_CROWN = Refusal("IS-ACCESS-01", "No link of this map belongs to the state railway.")
FAR_MARKETS = Refusal("IS-DELIVER-05", "No city that wants goods belongs to your network.")
FAR_CROWNS = Refusal("IS-ACCESS-02", "No unused link with a crown touches your network.")


FREE_PLACES = {"free:sell_share": "sell", "free:deliver": "deliver", "free:state_access": "access"}


def reasons(state: State) -> WhyNot:
    codes = state.codes()
    open_groups = {group_of(code) for code in codes}
    shut = [group for group in groups_of(state) if group not in open_groups]
    kinds = {group: nearest_refusal(state, group) for group in shut}
    places: dict[str, Refusal] = {tile: kinds[tile] for tile in TILES if tile in kinds}
    places |= {place: kinds[kind] for place, kind in FREE_PLACES.items() if kind in kinds}
    decode = state.rules.codec.decode_known
    actions = [decode(code) for code in codes]
    named = {
        place
        for action in actions
        if type(action) in TARGETS
        for place in TARGETS[type(action)](state, action)
    }
    for place, code in _plainest(state):
        refusal = None if place in named else refuse(state, code)
        if refusal is not None:
            places[place] = refusal
    otherwise = not_asked(state, "IS-BID-01" if state.step == BID else "IS-TURN-18")
    return WhyNot(everywhere(state.plan(), named, places, otherwise), kinds)


def _plainest(state: State) -> Iterator[tuple[str, int]]:
    """Each place of the board with the plainest code there."""
    rules, layout, crowns = state.rules, state.layout, state.layout.crowns
    for at, (link, number) in enumerate(zip(rules.links, rules.link_numbers, strict=True)):
        yield link, (c.ACCESS if crowns >> at & 1 else c.TRACK) | number << 5
    for city, number in zip(rules.cities, rules.city_numbers, strict=True):
        yield city, c.STATION | number << 5
    own = {
        site_name(rules, layout, site)
        for site, owner in enumerate(state.site_owner)
        if owner == state.mover
    }
    numbers = dict(zip(rules.cities, rules.city_numbers, strict=True))
    sites = Counter[str]()
    for place in state.plan().places.values():
        # Also the sites that another tile would have brought.
        if place.kind == "site":
            kind, city = c.PRODUCE if place.id in own else c.FACTORY, place.printed["city"]
            yield place.id, c.at_site(kind, numbers[city], sites[city])
            sites[city] += 1
    for hub, name in enumerate(HUB_NAMES):
        for column in range(rules.columns[hub]):
            yield f"column:{name}-{column + 1}", c.with_pair(c.WORKER, hub, column)
        for kind, word in enumerate(ENGINEERS):
            yield f"engineer:{name}-{word}", c.with_pair(c.ENGINEER, hub, kind)
    for good, cube in enumerate(GOOD_NAMES):
        yield cube, c.BUY | good << 5
    for level in rules.engine_levels:
        yield f"engine:{level}", c.TRAIN | level << 5
    for contract, number in zip(rules.contracts, rules.contract_numbers, strict=True):
        yield contract, c.CONTRACT | number << 5
    yield from _on_displays(state)


def _on_displays(state: State) -> Iterator[tuple[str, int]]:
    """Spaces of the displays and of the player board."""
    rules, seat = state.rules, state.mover
    for good, cube in enumerate(GOOD_NAMES):
        for space in range(rules.market_spaces):
            yield f"market:{cube}-{space + 1}", c.BUY | good << 5
    for at, value in enumerate(rules.share_values):
        yield f"share:{value}", c.LOWER if at < state.share[seat] else c.RAISE
    if state.step == BID:
        for column in range(state.columns[seat], rules.last_column + 1, rules.column_step):
            steps = (column - state.columns[seat]) // rules.column_step
            yield f"influence:{column}", c.BID | steps << 5
    for level in range(LEVELS):
        settles = c.with_pair(c.STAFF, level, c.IDLE_AREA)
        yield f"idle:{level + 1}", settles if state.step == STAFF else c.WORK | level << 5
        yield f"working:{level + 1}", c.with_pair(c.STAFF, level, c.WORKING_AREA)
    for on, purchase in enumerate(PURCHASES):
        yield f"spend:{purchase}", c.SPEND | on << 5


# --- by kind of choice ----------------------------------------------------------------------------


def nearest_refusal(state: State, group: str) -> Refusal:
    """What stands in the way of a kind of choice: the reason that is nearest to being met.

    That is the one that the referee finds last, once all else is right; of those that are not in
    the list the commonest.
    """
    found = CANDIDATES[group](state)
    if not found:
        return NO_FACTORY if group == "deliver" else NO_CROWN
    if group in TILES and state.tile != NO_TILE:
        # The hand is the reason, whatever is thought of, unless it lies just there.
        first = refuse(state, found[0])
        if first is not None and (state.done or TILES[state.tile] != group):
            return first
    reasons: dict[str, Refusal] = {}
    counts = Counter[str]()
    for code in found:
        refusal = refuse(state, code)
        assert refusal is not None
        reasons.setdefault(refusal.rule, refusal)
        counts[refusal.rule] += 1
    nearest = next((rule for rule in _NEAREST if rule in reasons), counts.most_common(1)[0][0])
    return FAR.get(nearest, reasons[nearest])


_NEAREST = (
    "IS-INF-06",
    "IS-TRACK-13",
    "IS-TRACK-20",
    "IS-TRACK-12",
    "IS-TRACK-14",
    "IS-TRACK-15",
    "IS-TRACK-08",
    "IS-HIRE-05",
    "IS-TURN-22",
    "IS-HIRE-09",
    "IS-HIRE-04",
    "IS-FACTORY-09",
    "IS-STATION-04",
    "IS-TRAIN-03",
    "IS-CONTRACT-04",
    "IS-DELIVER-07",
    "IS-DELIVER-06",
    "IS-DELIVER-08",
    "IS-DELIVER-05",
)
FAR = {each.rule: each for each in (FAR_MARKETS, FAR_CROWNS)}
"""Where many places are too far away, none of them is the reason."""


def _hires(state: State) -> list[int]:
    rules, found = state.rules, list[int]()
    for hub in range(HUBS):
        found += [c.with_pair(c.WORKER, hub, at) for at in range(rules.columns[hub])]
        found += [c.with_pair(c.ENGINEER, hub, kind) for kind in range(2)]
    return found


def _buildings(state: State) -> list[int]:
    rules, layout = state.rules, state.layout
    found = [c.STATION | number << 5 for number in rules.city_numbers]
    for site, city in enumerate(layout.site_city):
        number, place = rules.city_numbers[city], layout.site_place[site]
        found += [c.at_site(c.FACTORY, number, place, good) for good in range(GOODS)]
    return found


def _productions(state: State) -> list[int]:
    rules, layout = state.rules, state.layout
    return [
        c.at_site(c.PRODUCE, rules.city_numbers[city], layout.site_place[site])
        for site, city in enumerate(layout.site_city)
    ]


def _trains(state: State) -> list[int]:
    levels = state.rules.engine_levels
    found = [c.TRAIN | level << 5 for level in levels]
    for old in sorted(set(engines_of(state, state.mover))):
        found += [c.with_pair(c.UPGRADE, old, level) for level in levels if level > old]
    return found


def _deliveries(state: State) -> list[int]:
    numbers, layout = state.rules.city_numbers, state.layout
    own = [site for site, owner in enumerate(state.site_owner) if owner == state.mover]
    return [
        c.at_site(c.DELIVER, numbers[layout.site_city[site]], layout.site_place[site], numbers[to])
        for site in own
        for to in layout.markets
    ]


def _accesses(state: State) -> list[int]:
    crowns = state.layout.crowns
    numbers = state.rules.link_numbers
    return [c.ACCESS | number << 5 for at, number in enumerate(numbers) if crowns >> at & 1]


CANDIDATES: dict[str, Callable[[State], list[int]]] = {
    "build_tracks": lambda s: [c.TRACK | number << 5 for number in s.rules.link_numbers],
    "hire": _hires,
    "build_building": _buildings,
    "produce": _productions,
    "buy_or_order": lambda s: [kind | g << 5 for g in range(GOODS) for kind in (c.BUY, c.ORDER)],
    "train": _trains,
    "contract": lambda s: [c.CONTRACT | number << 5 for number in s.rules.contract_numbers],
    "philanthropize": lambda _: [c.GIFT | 1 << 5],
    "share_value": lambda _: [c.RAISE, c.LOWER],
    "fundraise": lambda _: [c.FUNDRAISE],
    "pass": lambda _: [c.PASS],
    "crew": lambda _: [c.WORK | level << 5 for level in range(LEVELS)],
    "idle": lambda _: [c.IDLE | tile << 5 for tile in range(len(TILES))],
    "sell": lambda _: [c.SELL],
    "deliver": _deliveries,
    "access": _accesses,
    "spend_influence": lambda _: [c.SPEND | c.ON_INFLUENCE << 5],
    "spend_share": lambda _: [c.SPEND | c.ON_SHARE << 5],
    "spend_car": lambda _: [c.SPEND | c.ON_CAR << 5],
    "end": lambda _: [c.END],
}
"""Codes of a kind that one might think of."""
