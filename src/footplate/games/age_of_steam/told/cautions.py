"""Warnings: what somebody will lose if things stay as they are."""

from collections.abc import Sequence

from footplate.core.view import Caution
from footplate.games.age_of_steam.language.steps import BUILD_TRACK, GOODS_GROWTH
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast
from footplate.games.age_of_steam.play.laying import unextended
from footplate.games.age_of_steam.play.state import State


def cautions(state: State, forecasts: Sequence[AgeOfSteamForecast | None]) -> list[Caution]:
    """Of this turn; in Goods Growth its expenses are paid, and shares can come before the next."""
    if state.over or state.phase == GOODS_GROWTH or not forecasts:
        return []
    known = [each for each in forecasts if each is not None and not state.out[each.seat]]
    found = [caution for each in known for caution in of_expenses(each)]
    return [*found, *of_lapses(state)] if state.phase == BUILD_TRACK else found


def of_expenses(forecast: AgeOfSteamForecast) -> list[Caution]:
    if not forecast.shortage:
        return []
    seat, short = forecast.seat, forecast.shortage
    owed = f"As things stand ${short} of ${forecast.upkeep} expenses cannot be paid"
    if forecast.eliminated:
        sentence = f"{owed}, which is more than the income of {forecast.income}: elimination."
        return [Caution(seat, "AOS-EXPENSE-05", sentence)]
    return [Caution(seat, "AOS-EXPENSE-03", f"{owed}: the income falls by {short}.")]


def of_lapses(state: State) -> list[Caution]:
    """What the mover loses by ending the build turn now."""
    labels, seat = state.rules.board.labels, state.mover
    found = []
    for ports in unextended(state, seat):
        hexes = ", ".join(sorted({labels[port // 6] for port in ports}))
        sentence = f"Unfinished track on {hexes} becomes unowned unless it is extended."
        found.append(Caution(seat, "AOS-OWN-05", sentence))
    return found
