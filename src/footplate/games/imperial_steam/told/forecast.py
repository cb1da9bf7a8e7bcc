"""What the rules foretell for a seat: its main actions, its wealth, its way to Trieste."""

from collections import Counter

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, NO_TILE
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.actions import TILES
from footplate.games.imperial_steam.language.steps import TURN
from footplate.games.imperial_steam.planning.trieste import cheapest_plan
from footplate.games.imperial_steam.play.flow import begin_turn
from footplate.games.imperial_steam.play.influence import steps_lost
from footplate.games.imperial_steam.play.legal import unit_codes
from footplate.games.imperial_steam.play.scoring import (
    Tally,
    factories_of,
    filled_contracts,
    tallies,
)
from footplate.games.imperial_steam.play.shares import needed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.referee.refuse import TILE_OF, refuse
from footplate.games.imperial_steam.told.costs import price_of, words_of


def forecast(state: State, seat: int) -> v.ImperialSteamForecast:
    with_trieste, without = tallies(state, True)[seat], tallies(state, False)[seat]
    return v.ImperialSteamForecast(
        seat=seat,
        actions=[] if state.over else main_actions(state, seat),
        now=wealth(state, with_trieste if state.connected() else without),
        with_trieste=wealth(state, with_trieste),
        without_trieste=wealth(state, without),
        plan=cheapest_plan(state, seat),
        income=state.income(seat),
        experience=state.experience(seat),
    )


# --- main actions ---------------------------------------------------------------------------------


def on_turn(state: State, seat: int) -> State:
    """A copy in which the seat can place a hand now."""
    copy = state.clone()
    copy.log = None
    if copy.mover != seat or copy.step != TURN or copy.tile != NO_TILE:
        begin_turn(copy, seat)
        copy.points, copy.link, copy.effort, copy.site = 0, -1, 0, -1
    return copy


def main_actions(state: State, seat: int) -> list[v.ActionForecast]:
    table = on_turn(state, seat)
    return [_main_action(table, tile) for tile in range(len(TILES))]


def _main_action(state: State, tile: int) -> v.ActionForecast:
    found: list[int] = []
    unit_codes(state, tile, found)
    prices = [price_of(state, code) for code in found]
    refusal = None if found else _why_not(state, tile)
    return v.ActionForecast(
        action=TILES[tile],
        loses=steps_lost(state, state.mover, tile),
        ways=len(found),
        price=min(prices, default=0),
        needs=words_of(state, tile, found),
        rule=refusal.rule if refusal else "",
        why_not=refusal.sentence if refusal else "",
    )


def _why_not(state: State, tile: int) -> Refusal:
    """What stands in the way of a main action: the reason that is nearest to being met.

    That is the one that the referee finds last, once all else is right; of those that are not in
    the list the commonest.
    """
    reasons: dict[str, Refusal] = {}
    counts = Counter[str]()
    for code in _candidates(state, tile):
        refusal = refuse(state, code)
        assert refusal is not None
        reasons.setdefault(refusal.rule, refusal)
        counts[refusal.rule] += 1
    for rule in _NEAREST:
        if rule in reasons:
            return reasons[rule]
    return reasons[counts.most_common(1)[0][0]]


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
)


def _candidates(state: State, tile: int) -> list[int]:
    """Codes of a main action that one might think of."""
    rules, layout = state.rules, state.layout
    found = [c.TRACK | number << 5 for number in rules.link_numbers]
    found += [c.STATION | number << 5 for number in rules.city_numbers]
    for site, city in enumerate(layout.site_city):
        number, place = rules.city_numbers[city], layout.site_place[site]
        found += [c.at_site(c.FACTORY, number, place, good) for good in range(GOODS)]
        found.append(c.at_site(c.PRODUCE, number, place))
    for hub in range(HUBS):
        found += [c.with_pair(c.WORKER, hub, at) for at in range(rules.columns[hub])]
        found += [c.with_pair(c.ENGINEER, hub, kind) for kind in range(2)]
    for good in range(GOODS):
        found += [c.BUY | good << 5, c.ORDER | good << 5]
    for level in rules.engine_levels:
        found.append(c.TRAIN | level << 5)
        found += [c.with_pair(c.UPGRADE, old, level) for old in rules.engine_levels]
    found += [c.CONTRACT | number << 5 for number in rules.contract_numbers]
    found += [c.GIFT | 1 << 5, c.RAISE, c.LOWER, c.FUNDRAISE, c.PASS]
    return [code for code in found if TILE_OF[c.kind_of(code)] == tile]


# --- wealth ---------------------------------------------------------------------------------------


def wealth(state: State, tally: Tally) -> v.Wealth:
    rules = state.rules
    cut = tally.cut(rules.shareholder_percent)
    return v.Wealth(
        seat=tally.seat,
        trieste=tally.trieste,
        money=tally.money,
        income=tally.income,
        doubled=tally.doubled,
        goods=tally.goods,
        gold_keys={HUB_NAMES[h]: value for h, value in enumerate(tally.gold) if value >= 0},
        silver_keys={HUB_NAMES[h]: value for h, value in enumerate(tally.silver) if value >= 0},
        hubs=[HUB_NAMES[hub] for hub in tally.hubs],
        hub_bonus=tally.hub_bonus,
        contracts=_contracts(state, tally),
        way=[v.WayLink(rules.links[link], owner, rules.path_fee) for link, owner in tally.way],
        fees_paid=tally.paid,
        fees_received=tally.received,
        before=tally.before(),
        shareholders=tally.shareholders,
        cut=cut,
        total=tally.before() - cut,
    )


def _contracts(state: State, tally: Tally) -> list[v.ContractScore]:
    """Without Trieste contracts count for nothing; what is missing is told all the same."""
    rules, held = state.rules, state.contracts[tally.seat]
    filled = filled_contracts(state, tally.seat)
    left = factories_of(state, tally.seat)
    for card in range(len(rules.contracts)):
        if filled >> card & 1:
            left = [left[g] - rules.contract_needs[card][g] for g in range(GOODS)]
    found = []
    for card, name in enumerate(rules.contracts):
        if not held >> card & 1:
            continue
        value, needs = rules.contract_values[card], rules.contract_needs[card]
        missing = []
        if not filled >> card & 1:
            for good in range(GOODS):
                missing += [GOOD_NAMES[good]] * max(0, needs[good] - left[good])
            value = -value
        worth = value if tally.trieste else 0
        found.append(v.ContractScore(name, worth, needed(rules, card), missing))
    return found


def scoring(state: State) -> list[v.Wealth]:
    """Of every seat, as if the game ended now."""
    return [wealth(state, tally) for tally in tallies(state, state.connected())]
