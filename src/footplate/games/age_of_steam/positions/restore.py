"""A state from a description, every field checked."""

from typing import Final

from footplate.core.game import Game
from footplate.core.position import bad_field as _bad
from footplate.core.position import chance_of
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.board.map import IS_CITY
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.language.codec import COLUMNS, GOODS, LETTERS, SELECTED
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.play.setup import new_state
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.restore_phase import PhaseRestorer
from footplate.games.age_of_steam.positions.restore_track import TrackRestorer
from footplate.games.age_of_steam.positions.restorer import Restorer

MOST_MONEY: Final = 9_999
MOST_INCOME: Final = 999
"""More than any game comes near; without an end a position could ask for a billion bids."""


def build_state(game: Game, rules: Rules, data: AgeOfSteamPosition) -> State:
    """The state of a description; BadInput names the field that does not fit."""
    state = new_state(game, rules, chance_of(data.luck))
    SeatsRestorer(state, data).restore()
    CitiesRestorer(state, data).restore()
    TrackRestorer(state, data).restore()
    GoodsRestorer(state, data).restore()
    PhaseRestorer(state, data).restore()
    return state


class SeatsRestorer(Restorer):
    """What the players have, and their order."""

    def restore(self) -> None:
        state, rules = self.state, self.state.rules
        taken: list[str] = []
        for seat, player in enumerate(self.data.players):
            field = f"players[{seat}]"
            if not 0 <= player.money <= MOST_MONEY or not 0 <= player.income <= MOST_INCOME:
                reason = f"money is 0 to {MOST_MONEY}, income 0 to {MOST_INCOME}"
                _bad(field, reason)
            if not rules.tables.setup.shares <= player.shares <= rules.max_shares:
                _bad(f"{field}.shares", f"{rules.tables.setup.shares} to {rules.max_shares}")
            if not 1 <= player.engine <= rules.max_engine:
                _bad(f"{field}.engine", f"1 to {rules.max_engine}")
            if player.action is not None and player.out:
                _bad(f"{field}.action", "who is out holds no action")
            if player.action is not None and player.action in taken:
                _bad(f"{field}.action", f"{player.action} is taken twice")
            if player.action is not None:
                taken.append(player.action)
                state.chosen[seat] = SELECTED.index(player.action)
            state.money[seat], state.income[seat] = player.money, player.income
            state.shares[seat], state.engine[seat] = player.shares, player.engine
            state.out[seat] = int(player.out)
        playing = [seat for seat in range(rules.seats) if not state.out[seat]]
        state.order = playing if self.data.order is None else list(self.data.order)
        if sorted(state.order) != playing:
            _bad("order", "names every seat that is not out, once")


class CitiesRestorer(Restorer):
    """The New Cities on the map."""

    def restore(self) -> None:
        state = self.state
        cities = state.cities[:]
        for at, city in enumerate(self.data.new_cities):
            cell = self.cell(city.hex, f"new_cities[{at}].hex")
            letter = LETTERS.index(city.city)
            if not self.board.towns[cell] or cities[cell]:
                _bad(f"new_cities[{at}].hex", f"{city.hex} is no town, or has a New City already")
            if state.letters[letter] >= 0:
                _bad(f"new_cities[{at}].city", f"New City {city.city} is on the map twice")
            state.letters[letter] = cell
            cities[cell] = IS_CITY | 1 << state.rules.letter_colors[letter]
        state.cities = cities
        state.rim = self.board.rim(cities)


class GoodsRestorer(Restorer):
    """Cubes on the map and the display, and what is then left in the bag."""

    def restore(self) -> None:
        self._cubes()
        self._display()
        self._bag()

    def _cubes(self) -> None:
        state = self.state
        for hex, goods in self.data.cubes.items():
            stop = self.board.stop_of[self.cell(hex, f"cubes.{hex}")]
            if stop < 0:
                _bad(f"cubes.{hex}", "cubes lie in cities and towns only")
            for good in goods:
                state.cubes[stop * COLORS + GOODS.index(good)] += 1

    def _display(self) -> None:
        state = self.state
        for name, boxes in self.data.display.items():
            if name not in COLUMNS:
                _bad(f"display.{name}", f"the columns are {', '.join(COLUMNS)}")
            column = COLUMNS.index(name)
            if len(boxes) > state.rules.boxes[column]:
                _bad(f"display.{name}", f"the column has {state.rules.boxes[column]} boxes")
            for row, good in enumerate(boxes):
                state.display[column * 3 + row] = -1 if good is None else GOODS.index(good)

    def _bag(self) -> None:
        state, rules = self.state, self.state.rules
        state.drawn = [GOODS.index(good) for good in self.data.drawn]
        box = [color.cubes for color in rules.tables.colors]
        for color in range(COLORS):
            used = sum(state.cubes[color::COLORS]) + state.display.count(color)
            used += state.drawn.count(color)
            left = box[color] - used
            if color == rules.cotton:
                if state.display.count(color) or color in state.drawn:
                    _bad("display", f"{GOODS[color]} cubes lie on the map only")
                if used > rules.cotton_count * sum(self.board.towns):
                    _bad("cubes", f"more {GOODS[color]} cubes than the board brings")
                if self.data.bag is not None and self.data.bag.get(GOODS[color]):
                    _bad("bag", f"{GOODS[color]} cubes are never in the bag")
                state.bag[color] = 0
                continue
            if left < 0:
                _bad("cubes", f"more {GOODS[color]} cubes than the {box[color]} of the box")
            state.bag[color] = left
            if self.data.bag is not None:
                given = self.data.bag.get(GOODS[color], 0)
                if given != left:
                    _bad(
                        f"bag.{GOODS[color]}", f"{given}, but {left} are neither on map nor display"
                    )
