"""Warnings: what somebody will lose if things stay as they are."""

from collections.abc import Sequence

from footplate.core.view import Caution
from footplate.games.age_of_steam.board.rules import URBANIZATION
from footplate.games.age_of_steam.language.steps import BUILD_TRACK, GOODS_GROWTH
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast
from footplate.games.age_of_steam.play.laying import lay, unextended
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


def takes_city(state: State) -> bool:
    """Whether a New City and a town for it are left."""
    board = state.rules.board
    towns = any(board.towns[cell] and not state.cities[cell] for cell in board.stops)
    return towns and min(state.letters) < 0


def city_comes_first(state: State) -> bool:
    """Whether the mover may place a New City now, and no longer after a tile."""
    return (
        state.chosen[state.mover] == URBANIZATION
        and not (state.urbanized or state.built or state.rules.urbanize_any_time)
        and takes_city(state)
    )


def of_first_tile(state: State) -> list[Caution]:
    """What the mover gives up by building before a New City is placed."""
    if not city_comes_first(state):
        return []
    sentence = "After the first tile no New City can be placed: Urbanization is given up."
    return [Caution(state.mover, "AOS-CITY-03", sentence)]


def of_redirect(state: State, cell: int, face: int) -> list[Caution]:
    """A redirect alone extends nothing: what the mover loses all the same."""
    after, seat = state.clone(), state.mover
    lay(after, cell, face)
    if not any(port // 6 == cell for ports in unextended(after, seat) for port in ports):
        return []
    sentence = (
        "A redirect alone is no extension: the section becomes unowned unless it is extended."
    )
    return [Caution(seat, "AOS-OWN-08", sentence)]


def of_lapses(state: State) -> list[Caution]:
    """What the mover loses by ending the build turn now."""
    labels, seat = state.rules.board.labels, state.mover
    found = []
    for ports in unextended(state, seat):
        hexes = ", ".join(sorted({labels[port // 6] for port in ports}))
        sentence = f"Unfinished track on {hexes} becomes unowned unless it is extended."
        found.append(Caution(seat, "AOS-OWN-05", sentence))
    return found
