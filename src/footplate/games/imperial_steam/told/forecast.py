# footplate: compiled
"""What the rules foretell for a seat: its links, its wealth, its way to Trieste."""

from collections.abc import Sequence

from footplate.core.view import Caution
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.board.codes import COAL, GOODS
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.words import contract_words, plural
from footplate.games.imperial_steam.play.scoring import (
    SOURCES,
    Tally,
    factories_of,
    filled_contracts,
)
from footplate.games.imperial_steam.play.shares import needed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import access_price
from footplate.games.imperial_steam.told.kept import tallies_kept
from footplate.games.imperial_steam.told.late import (
    hands_needed,
    hands_to_come,
    is_last,
    too_late,
)
from footplate.games.imperial_steam.told.prompt_words import never_comes
from footplate.games.imperial_steam.told.way import way_left

Missing = dict[str, list[Good]]


def forecasts(state: State) -> list[v.ImperialSteamForecast]:
    """Of all seats, with one scoring for all of them."""
    both = zip(tallies_kept(state, True), tallies_kept(state, False), strict=True)
    connected = state.connected()
    return [_forecast(state, reached, not_reached, connected) for reached, not_reached in both]


def _forecast(
    state: State, reached: Tally, not_reached: Tally, connected: bool
) -> v.ImperialSteamForecast:
    seat = reached.seat
    missing = _missing(state, seat)
    last = is_last(state, connected)
    plan = way_left(state, seat, last)
    hands, takes = hands_to_come(state, seat, last), hands_needed(state, seat, plan, last)
    with_trieste = wealth(state, reached, missing)
    without = wealth(state, not_reached, missing)
    return v.ImperialSteamForecast(
        seat=seat,
        now=with_trieste if connected else without,
        with_trieste=with_trieste,
        without_trieste=without,
        links=links_ahead(state, seat),
        missing=missing,
        sales=max(0, state.investors[seat] - state.share[seat]),
        plan=plan,
        income=state.income(seat),
        experience=state.experience(seat),
        hands=hands,
        hands_needed=takes,
        late=too_late(state, seat, plan, last, takes, hands),
    )


# --- links ----------------------------------------------------------------------------------------


def links_ahead(state: State, seat: int) -> list[v.LinkAhead]:
    """What a track or access would take, whether it can be had now or not."""
    network, tracks = state.network[seat], state.tracks[seat]
    rules, outward, inward = state.rules, list[v.LinkAhead](), list[v.LinkAhead]()
    for link, (one, two) in enumerate(zip(rules.ends, rules.other_ends, strict=True)):
        near, far = network >> one & 1, network >> two & 1
        if tracks >> link & 1 or not (near or far):
            continue
        start, city = (one, two) if near else (two, one)
        inside = bool(near and far)
        (inward if inside else outward).append(_ahead(state, seat, link, start, city, inside))
    return outward + inward


def _ahead(state: State, seat: int, link: int, start: int, city: int, inside: bool) -> v.LinkAhead:
    rules = state.rules
    access = bool(state.layout.crowns >> link & 1)
    fees = 0 if access else state.others_on(seat, link) * rules.track_fee
    return v.LinkAhead(
        link=rules.links[link],
        start=rules.cities[start],
        city=rules.cities[city],
        inside=inside,
        access=access,
        effort=0 if access else state.effort_of(seat, link),
        price=access_price(state, seat, link) if access else fees,
    )


# --- wealth ---------------------------------------------------------------------------------------


def wealth(state: State, tally: Tally, missing: Missing) -> v.Wealth:
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
        contracts=_scores(state, tally, missing),
        way=[v.WayLink(rules.links[link], owner, rules.path_fee) for link, owner in tally.way],
        fees_paid=tally.paid,
        fees_received=tally.received,
        before=tally.before(),
        shareholders=tally.shareholders,
        cut=cut,
        total=tally.before() - cut,
        steps=_steps(rules, tally),
    )


def _steps(rules: Rules, tally: Tally) -> list[v.ScoreStep]:
    found, total, tariff = list[v.ScoreStep](), 0, _tariff(rules)
    for step, amount in zip(SOURCES, tally.sources(rules.shareholder_percent), strict=True):
        total += amount
        found.append(v.ScoreStep(step, amount, total, tariff.get(step, "")))
    return found


def _tariff(rules: Rules) -> dict[str, str]:
    bonus = [str(each) for each in rules.hub_bonus[1:] if each]
    return {
        "income": f"{rules.per_passenger_car} guldens for each passenger car, {rules.per_station} "
        f"for each station; {rules.semmering_times} times as much with the Semmering token",
        "goods": f"{rules.good_value} guldens for each",
        "hubs": f"{', '.join(bonus)} guldens for 1 to {len(bonus)} of them",
        "fees": f"{rules.path_fee} guldens for each, to its most influential owner",
        "shareholders": f"{rules.shareholder_percent} % for each",
    }


def _scores(state: State, tally: Tally, missing: Missing) -> list[v.ContractScore]:
    """Without Trieste contracts count for nothing; what is missing is told all the same."""
    rules, found = state.rules, []
    for name, lacking in missing.items():
        card = rules.contracts.index(name)
        value = -rules.contract_values[card] if lacking else rules.contract_values[card]
        worth = value if tally.trieste else 0
        found.append(v.ContractScore(name, worth, needed(rules, card), lacking))
    return found


def _missing(state: State, seat: int) -> Missing:
    """By contract: what it lacks when those worth most together are filled."""
    rules, held = state.rules, state.contracts[seat]
    if not held:
        return {}
    filled, left = filled_contracts(state, seat), factories_of(state, seat)
    for card in range(len(rules.contracts)):
        if filled >> card & 1:
            left = [left[g] - rules.contract_needs[card][g] for g in range(GOODS)]
    found: Missing = {}
    for card, name in enumerate(rules.contracts):
        if held >> card & 1:
            found[name] = []
            for good in range(GOODS) if not filled >> card & 1 else ():
                lack = rules.contract_needs[card][good] - left[good]
                found[name] += [GOOD_NAMES[good]] * max(0, lack)
    return found


def scoring(state: State) -> list[v.Wealth]:
    """Of every seat, as if the game ended now."""
    return [
        wealth(state, tally, _missing(state, tally.seat))
        for tally in tallies_kept(state, state.connected())
    ]


# --- warnings -------------------------------------------------------------------------------------


def cautions(state: State, forecasts: Sequence[v.ImperialSteamForecast | None]) -> list[Caution]:
    """Goods that will find no room, and contracts that will cost their value."""
    found, rules = list[Caution](), state.rules
    if state.over:
        return found
    for forecast in forecasts:
        if forecast is None:
            continue
        seat = forecast.seat
        at = seat * GOODS
        over = _overflow_to_come(state, seat)
        if state.connected() and any(state.landing[at : at + GOODS]):
            found.append(never_comes(seat))
        elif over:
            words = f"{plural(over, 'good')} will find no room when the order comes."
            found.append(Caution(seat, "IS-ROUND-08", words))
        for contract, lacking in forecast.missing.items() if state.connected() else ():
            if lacking:
                card = rules.contracts.index(contract)
                value = rules.contract_values[card]
                name = contract_words(value, needed(rules, card))
                words = f"The {name} lacks {' + '.join(lacking)} and will cost {value}."
                found.append(Caution(seat, "IS-SCORE-08", words))
    return found


def _overflow_to_come(state: State, seat: int) -> int:
    """How many goods do not fit once those on the landing are stored."""
    at = seat * GOODS
    if not any(state.landing[at : at + GOODS]):
        return 0
    goods = [state.goods[at + good] + state.landing[at + good] for good in range(GOODS)]
    load = sum(goods[:COAL]) + max(0, goods[COAL] - state.trains(seat))
    return max(0, load - state.free_cars[seat] - state.floors[seat])
