"""A state from a description, every field checked."""

from collections.abc import Iterable
from typing import Final

from footplate.core.game import Game
from footplate.core.position import bad_field, chance_of
from footplate.games.steam_power.board.codes import COLORS, NOBODY, PURPLE
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.language import position as p
from footplate.games.steam_power.language.codec import CONTRACTS
from footplate.games.steam_power.play.setup import fill_bag, new_state
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.positions.restore_track import face_of, land_at, lay_out
from footplate.games.steam_power.positions.restore_turn import set_turn

MOST_MONEY: Final = 999_999_999


def build_state(game: Game, rules: Rules, data: p.SteamPowerPosition) -> State:
    """The state of a description; BadInput names the field that does not fit."""
    state = new_state(game, rules, chance_of(data.luck))
    if rules.solo:
        fill_bag(state)
    _Contracts(state).place(data)
    _place_cities(state, data)
    lay_out(state, data.tracks)
    _place_factories(state, data.factories)
    if data.automa is not None and not rules.has_automa:
        bad_field("automa", "nobody is an Automa in this game")
    if rules.has_automa:
        _place_area(state, data.automa or p.AutomaArea())
    if min(state.cube_stock) < 0:
        color = rules.colors[state.cube_stock.index(min(state.cube_stock))]
        bad_field("factories", f"more {color} cubes than the box holds")
    set_turn(state, data)
    return state


class _Contracts:
    """Deals the contracts out; each exists once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.where: dict[str, str] = {}

    def place(self, data: p.SteamPowerPosition) -> None:
        state = self.state
        for seat, player in enumerate(data.players):
            field = f"players[{seat}]"
            if not 0 <= player.money <= MOST_MONEY:
                bad_field(f"{field}.money", f"0 to {MOST_MONEY}")
            if state.rules.automas[seat] and player.hand:
                bad_field(f"{field}.hand", "an Automa has no contracts")
            if player.discards and not state.rules.automas[seat]:
                bad_field(f"{field}.discards", "only an Automa has discards")
            state.money[seat] = player.money
            state.hands[seat] = sorted(self.numbers(player.hand, f"{field}.hand"))
            state.done[seat] = self.numbers(player.fulfilled, f"{field}.fulfilled")
            state.discards[seat] = self.numbers(player.discards, f"{field}.discards")
        if data.automa is not None:
            state.face_down = self.numbers(data.automa.face_down, "automa.face_down")
        if data.fulfilling is not None and data.step == "fetch":
            state.card = self.numbers([data.fulfilling.contract], "fulfilling.contract")[0]
        if data.supply is None:
            supply = [n for n, name in enumerate(CONTRACTS) if name not in self.where]
        else:
            supply = self.numbers(data.supply, "supply")
        state.deck = [0] * len(CONTRACTS)
        for card in supply:
            state.deck[card] = 1
        state.deck_left = len(supply)
        if state.supply() < 0:
            bad_field("supply", f"holds the {state.rules.rounds} contracts of the rounds at least")

    def numbers(self, names: Iterable[str], field: str) -> list[int]:
        cards = []
        for name in names:
            if name not in CONTRACTS:
                bad_field(field, f"there is no contract {name!r}")
            if name in self.where:
                bad_field(field, f"{name} is in {self.where[name]} already")
            self.where[name] = field
            cards.append(CONTRACTS.index(name))
        return cards


def city_at(state: State, hex: str, field: str) -> int:
    board = state.rules.board
    cell = board.cell(hex)
    if cell < 0 or board.city_of[cell] < 0:
        bad_field(field, f"{hex!r} is no city of {board.file.name}")
    return board.city_of[cell]


def _place_cities(state: State, data: p.SteamPowerPosition) -> None:
    rules = state.rules
    colors = [tile.color for tile in rules.tables.city_tiles]
    left = rules.city_tiles[:]
    tiles = [-1] * len(rules.board.cities)
    for hex_, color in data.cities.items():
        tiles[city_at(state, hex_, "cities")] = colors.index(color)
        left[colors.index(color)] -= 1
    if data.beside is not None:
        for color, count in data.beside.items():
            if count < 0:
                bad_field("beside", "a number of tiles is 0 or more")
            left[colors.index(color)] -= count
    if min(left) < 0:
        bad_field("cities", f"more {colors[left.index(min(left))]} tiles than the box holds")
    for city, color_ in enumerate(tiles):
        if color_ < 0:
            if not any(left):
                bad_field("beside", "too many tiles: none are left for the map")
            first = next(at for at, count in enumerate(left) if count)
            tiles[city] = first
            left[first] -= 1
    if data.beside is not None:
        if any(left):
            bad_field("beside", f"{sum(left)} tiles of the box lie nowhere")
        left = [data.beside.get(color, 0) for color in colors]  # type: ignore[call-overload]
    state.tiles, state.beside = tiles, left


def _place_factories(state: State, factories: list[p.PlacedFactory]) -> None:
    most = max(*state.rules.bonus_cubes, state.rules.factory_cubes)
    for at, factory in enumerate(factories):
        field = f"factories[{at}]"
        city = city_at(state, factory.hex, f"{field}.hex")
        if state.tiles[city] == PURPLE or state.makers[city] != NOBODY:
            bad_field(f"{field}.hex", f"{factory.hex} is purple, or has a factory already")
        if not 0 <= factory.owner < state.rules.companies:
            bad_field(f"{field}.owner", f"0 to {state.rules.companies - 1}")
        if not 0 <= factory.cubes <= most:
            bad_field(f"{field}.cubes", f"0 to {most}")
        state.makers[city], state.cubes[city] = factory.owner, factory.cubes
        state.cube_stock[state.tiles[city]] -= factory.cubes
        state.plants[factory.owner] -= 1
        if state.plants[factory.owner] < 0:
            bad_field(f"{field}.owner", "more factories than the box holds")


def _place_area(state: State, area: p.AutomaArea) -> None:
    rules = state.rules
    corners = [rules.colors.index(color) for color in area.corners]
    if len(set(corners)) != COLORS:
        bad_field("automa.corners", "must be the four colours, each once")
    state.corners = corners
    state.cube_stock = [count - 1 for count in state.cube_stock]
    marker = corners.index(rules.marker_color) if area.marker is None else area.marker
    if not 0 <= marker < COLORS:
        bad_field("automa.marker", "0 to 3")
    state.marker = marker
    for at, path in enumerate(area.paths):
        field = f"automa.paths[{at}]"
        if not 0 <= path.seat < rules.seats or not rules.automas[path.seat]:
            bad_field(f"{field}.seat", "is no Automa's")
        if state.paths[path.seat] or not path.coins:
            bad_field(field, "an Automa has one path, of at least one coin")
        state.targets[path.seat] = city_at(state, path.target, f"{field}.target")
        where = f"{field}.coins"
        state.paths[path.seat] = [
            land_at(state, coin.hex, where) << 4 | face_of(coin.track, where) for coin in path.coins
        ]
