"""Whoever names a game gets its own types: mypy reads this file in `make check`."""

import subprocess
import sys
from typing import assert_type

import footplate
from footplate import Chance, Game, State
from footplate.core.view import Forecast, View
from footplate.games import age_of_steam, imperial_steam, planet_steam, steam_power
from footplate.games.age_of_steam.game import AgeOfSteam
from footplate.games.imperial_steam.game import ImperialSteam
from footplate.games.planet_steam.game import PlanetSteam
from footplate.games.steam_power.game import SteamPower


def test_age_of_steam_is_typed() -> None:
    game = assert_type(footplate.game("age-of-steam"), AgeOfSteam)
    state = assert_type(game.start(3), age_of_steam.State)
    assert_type(state.clone(), age_of_steam.State)
    assert_type(state.guess(0, Chance(1)), age_of_steam.State)
    position = assert_type(state.position(), age_of_steam.AgeOfSteamPosition)
    assert_type(game.position(position), age_of_steam.State)
    assert_type(state.view(0), age_of_steam.AgeOfSteamView)
    assert_type(state.forecast(0), age_of_steam.AgeOfSteamForecast)
    assert_type(game.view_type, type[age_of_steam.AgeOfSteamView])
    assert assert_type(state.forecast(0).share_price, int) == 5
    state.play(age_of_steam.actions.IssueShares(1))


def test_imperial_steam_is_typed() -> None:
    game = assert_type(footplate.game("imperial-steam"), ImperialSteam)
    state = assert_type(game.start(3), imperial_steam.State)
    assert_type(state.clone(), imperial_steam.State)
    assert_type(state.guess(0, Chance(1)), imperial_steam.State)
    position = assert_type(state.position(), imperial_steam.ImperialSteamPosition)
    assert_type(game.position(position), imperial_steam.State)
    assert_type(state.view(0), imperial_steam.ImperialSteamView)
    assert_type(state.forecast(0), imperial_steam.ImperialSteamForecast)
    assert_type(game.position_type, type[imperial_steam.ImperialSteamPosition])
    state.play(imperial_steam.actions.Bid(0))


def test_planet_steam_is_typed() -> None:
    game = assert_type(footplate.game("planet-steam"), PlanetSteam)
    state = assert_type(game.start(3), planet_steam.State)
    assert_type(state.clone(), planet_steam.State)
    assert_type(state.guess(0, Chance(1)), planet_steam.State)
    position = assert_type(state.position(), planet_steam.PlanetSteamPosition)
    assert_type(game.position(position), planet_steam.State)
    assert_type(state.view(0), planet_steam.PlanetSteamView)
    assert_type(state.forecast(0), planet_steam.PlanetSteamForecast)
    state.play(planet_steam.actions.UpgradeCarrier("ore"))


def test_steam_power_is_typed() -> None:
    game = assert_type(footplate.game("steam-power"), SteamPower)
    state = assert_type(game.start(3), steam_power.State)
    assert_type(state.clone(), steam_power.State)
    assert_type(state.guess(0, Chance(1)), steam_power.State)
    position = assert_type(state.position(), steam_power.SteamPowerPosition)
    assert_type(game.position(position), steam_power.State)
    assert_type(state.view(0), steam_power.SteamPowerView)
    assert_type(state.forecast(0), steam_power.SteamPowerForecast)
    state.play(steam_power.actions.TakeMoney())


def test_a_game_by_any_name_has_the_types_of_the_contract() -> None:
    for name in footplate.names():
        game = assert_type(footplate.game(name), Game)
        state = assert_type(game.start(3), State)
        assert_type(state.view(None), View)
        assert_type(state.forecast(0), Forecast)


def test_importing_footplate_loads_no_game() -> None:
    code = "import sys, footplate; print([m for m in sys.modules if 'steam' in m])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
