# footplate: compiled
"""The way to Trieste that is left to a seat, in the middle of an action as well."""

import msgspec

from footplate.games.imperial_steam.board.blocks import KINDS
from footplate.games.imperial_steam.board.codes import GOODS, TRACKS_TILE
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.position import Goods
from footplate.games.imperial_steam.language.steps import CREW
from footplate.games.imperial_steam.planning.trieste import cheapest_plan
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.positions.describe import named


def way_left(state: State, seat: int, last: bool) -> v.TriestePlan | None:
    """In the last round what is ordered never comes."""
    plan = _way_left(state, seat)
    if plan is None or not last:
        return plan
    short = [
        max(0, count - state.has(seat, good)) for good, count in enumerate(_counts(plan.goods))
    ]
    return msgspec.structs.replace(plan, lacking=named(short))


def _way_left(state: State, seat: int) -> v.TriestePlan | None:
    """What is paid already is not asked for again, nor materials for the rest of an action."""
    if seat != state.mover or state.tile != TRACKS_TILE or state.done:
        return cheapest_plan(state, seat)
    begun = state.step == CREW
    plan = _after_track(state, seat) if begun else cheapest_plan(state, seat)
    if plan is None:
        return None
    rules = state.rules
    free = rules.tracks_per_action - state.built
    tracks = len([link for link in plan.links if not link.access])
    actions = -(-max(0, tracks - free) // rules.tracks_per_action)
    saved = plan.actions - actions
    goods = [
        count - saved * rules.track_goods[good] for good, count in enumerate(_counts(plan.goods))
    ]
    have = [state.has(seat, good) + state.landing[seat * GOODS + good] for good in range(GOODS)]
    force = state.experience(seat) + state.surplus
    return msgspec.structs.replace(
        plan,
        actions=actions,
        goods=named(goods),
        lacking=named([max(0, goods[good] - have[good]) for good in range(GOODS)]),
        effort_lacking=max(0, plan.effort - force),
    )


def _after_track(state: State, seat: int) -> v.TriestePlan | None:
    """With the track that waits for its crew, and what the crew still lacks."""
    rules, link = state.rules, state.link
    laid = state.clone()
    one, two = rules.ends[link], rules.other_ends[link]
    city = one if state.in_network(seat, two) else two
    laid.tracks[seat] |= 1 << link
    laid.track_counts[seat] += 1
    laid.network[seat] |= 1 << city
    first = v.PlanLink(
        link=rules.links[link],
        to=rules.cities[city],
        kind=KINDS[rules.kinds[link]],
        effort=state.effort,
        fee=0,
        access=False,
        station=0,
    )
    plan = _arrived(laid, seat) if laid.in_network(seat, rules.goal) else cheapest_plan(laid, seat)
    if plan is None:
        return None
    return msgspec.structs.replace(
        plan, links=[first, *plan.links], effort=state.effort + plan.effort
    )


def _arrived(state: State, seat: int) -> v.TriestePlan:
    """Nothing is left but the crew."""
    rules = state.rules
    bonus = rules.per_track[rules.goal] * state.track_counts[seat]
    nothing = named([0] * GOODS)
    return v.TriestePlan(
        links=[],
        actions=0,
        effort=0,
        goods=nothing,
        fees=0,
        engineers=[],
        engineer_cost=0,
        bonus=bonus,
        lacking=nothing,
        effort_lacking=0,
        left=state.money[seat] + bonus,
    )


def _counts(goods: Goods) -> list[int]:
    return [goods.wood, goods.stone, goods.iron, goods.coal]
