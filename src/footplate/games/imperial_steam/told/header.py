# footplate: compiled
"""The header of a view: where the game stands, what everybody has, what may be known of it."""

from typing import Final

import msgspec

from footplate.core.view import Now, Result
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, LEVELS
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.actions import AREAS, ENGINEERS
from footplate.games.imperial_steam.language.steps import ARRIVAL, BID
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import engines_of

ORDERED: Final = tuple(f"ordered_{good}" for good in GOOD_NAMES)
WORKERS: Final = tuple(f"{area}_{level + 1}" for area in AREAS for level in range(LEVELS))
CREWS: Final = tuple(f"{kind}_engineer" for kind in ENGINEERS)


def now(state: State) -> Now:
    phase = "over" if state.over else phase_of(state)
    return Now(state.round, state.rules.rounds, phase, state.order[:])


def phase_of(state: State) -> str:
    """One of the plan's; all else that is asked belongs to somebody's turn."""
    if state.step == BID:
        return "bid"
    return "take_ordered_goods" if state.step == ARRIVAL else "actions"


# --- what everybody has ---------------------------------------------------------------------------


def holdings(state: State, viewer: int | None) -> list[dict[str, int]]:
    return [_held(state, seat, sees(state, seat, viewer)) for seat in range(state.rules.seats)]


def sees(state: State, seat: int, viewer: int | None) -> bool:
    """Whether a viewer may know a seat's money (IS-VIEW-02)."""
    return seat == viewer or not state.rules.hidden_money or state.over


def _held(state: State, seat: int, open_money: bool) -> dict[str, int]:
    """By the things of the plan; goods on the landing are ordered ones."""
    rules, goods, levels = state.rules, seat * GOODS, seat * LEVELS
    held = {"money": state.money[seat]} if open_money else {}
    held["influence"] = state.columns[seat]
    held["income"] = state.income(seat)
    held.update(zip(GOOD_NAMES, state.goods[goods : goods + GOODS], strict=True))
    held.update(zip(ORDERED, state.landing[goods : goods + GOODS], strict=True))
    workers = state.idle[levels : levels + LEVELS] + state.working[levels : levels + LEVELS]
    held.update(zip(WORKERS, workers, strict=True))
    held.update(zip(CREWS, state.engineers[seat * 2 : seat * 2 + 2], strict=True))
    own = engines_of(state, seat)
    for level in rules.engine_levels:
        held[f"engine_{level}"] = own.count(level)
    hands = 0 if state.step == BID else rules.hands[state.round - 1] - state.placed[seat]
    held.update(
        free_car=state.free_cars[seat],
        reserved_car=state.reserved_cars[seat],
        passenger_car=state.passenger_cars[seat],
        floor=state.floors[seat],
        track=state.track_counts[seat],
        station=state.floors[seat],
        factory=state.site_owner.count(seat),
        contract=state.contracts[seat].bit_count(),
        share=rules.share_values[state.share[seat]],
        investor=state.investors[seat],
        shareholder=state.shareholders[seat],
        gold_key=state.gold.count(seat),
        silver_key=state.silver.count(seat),
        semmering=int(state.semmering == seat),
        hand=hands,
        point=state.points if seat == state.mover else 0,
    )
    return held


# --- what may be known ----------------------------------------------------------------------------


def known_forecast(
    state: State, forecast: v.ImperialSteamForecast, viewer: int | None
) -> v.ImperialSteamForecast:
    """Wealth tells money, and so does what a plan leaves; all else of a forecast is open."""
    if sees(state, forecast.seat, viewer):
        return forecast
    plan = forecast.plan
    return msgspec.structs.replace(
        forecast,
        now=None,
        with_trieste=None,
        without_trieste=None,
        plan=None if plan is None else msgspec.structs.replace(plan, left=None),
    )


def known_result(state: State, result: Result, viewer: int | None) -> Result:
    seats = [seat for seat in range(state.rules.seats) if sees(state, seat, viewer)]
    return result if len(seats) == state.rules.seats else result.of(seats)
