# footplate: compiled
"""Whether the way to Trieste can still be gone: the hands that it takes, and those to come."""

from footplate.games.imperial_steam.board.codes import (
    GOODS,
    HIRE_TILE,
    MARKET_TILE,
    NO_TILE,
    PRODUCE_TILE,
)
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.words import plural
from footplate.games.imperial_steam.play.state import State


def hands_to_come(state: State, seat: int, last: bool) -> int:
    """Those of this round that are not placed, and unless it is the last all of the later ones."""
    hands, now = state.rules.hands, state.round - 1
    later = 0 if last else sum(hands[now + 1 :])
    return 0 if state.over else hands[now] - state.placed[seat] + later


def is_last(state: State, connected: bool) -> bool:
    """Whether this round is the last one."""
    return connected or state.round == len(state.rules.hands)


def hands_needed(state: State, seat: int, plan: v.TriestePlan | None, last: bool) -> int:
    """At least: for tracks, for stations, for hiring, for materials. In the last round workers are
    trained no more and orders come too late; before it one hand may bring all of either. The hand
    that is placed just now may be one of these."""
    if plan is None:
        return 0
    lacking = _counts(plan)
    hiring = int(bool(plan.engineers) or (last and plan.effort_lacking > 0))
    goods = _hands_for(state, seat, lacking) if last else int(any(lacking))
    now = seat == state.mover and not state.done
    if now and state.tile == HIRE_TILE:
        hiring = 0
    if now and state.tile in (MARKET_TILE, PRODUCE_TILE):
        goods = max(0, goods - 1)
    stations = len([link for link in plan.links if link.station])
    return plan.actions + stations + hiring + goods


def too_late(
    state: State, seat: int, plan: v.TriestePlan | None, last: bool, needed: int, left: int
) -> str:
    """Why this way, for which so many hands are needed and left, cannot be gone any more; empty: it
    can, or nobody knows."""
    if plan is None or state.over:
        return ""
    if needed > left:
        placed = seat == state.mover and state.tile != NO_TILE
        hands = plural(needed, "more hand" if placed else "hand")
        return f"Too late for this way: it takes {hands} at least, {left or 'none'} left."
    free = state.rules.workers - state.workers(seat) - state.settled(seat)
    if last and plan.effort_lacking > free:  # new ones are of level 1
        more = plural(free, "worker") if free else "nobody"
        return (
            f"Too late for this way: {plan.effort_lacking} of effort lacking, and {more} to hire."
        )
    return ""


def _counts(plan: v.TriestePlan) -> list[int]:
    lacking = plan.lacking
    return [lacking.wood, lacking.stone, lacking.iron, lacking.coal]


def _hands_for(state: State, seat: int, lacking: list[int]) -> int:
    """Where nothing can be ordered a purchase brings one good, and producing one of each factory;
    a new factory takes a hand as well."""
    stocks = [
        [
            count
            for count, good, owner in zip(
                state.site_goods, state.site_good, state.site_owner, strict=True
            )
            if owner == seat and good == kind
        ]
        for kind in range(GOODS)
    ]
    least = sum(lacking)
    for produced in range(1, least):
        rest = 0
        for kind in range(GOODS):
            made = sum([min(produced, stock) for stock in stocks[kind]])
            rest += max(0, lacking[kind] - made)
        least = min(
            least, *[produced + new + max(0, rest - new * produced) for new in range(GOODS)]
        )
    return least
