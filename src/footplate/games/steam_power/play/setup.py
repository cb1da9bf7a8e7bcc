# footplate: compiled
"""Setting up the game: city tiles, contracts, start player; the corners for Automas, the bag for
basic solo."""

from footplate.core.chance import Chance
from footplate.core.event import Event, TableLaid
from footplate.core.game import Game
from footplate.games.steam_power.board.codes import COLORS
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.language.events import GameSetUp, RoundStarted
from footplate.games.steam_power.play.flow import begin_turn, draw_contract, draw_train, into_hand
from footplate.games.steam_power.play.state import State


def new_state(game: Game, rules: Rules, chance: Chance) -> State:
    """An empty table: the pieces in the box, nothing on the map."""
    return State(game, rules, game.conduct, chance)


def start(game: Game, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
    """The first position of a game."""
    state = new_state(game, rules, chance)
    state.log = events
    place_cities(state)
    for seat in range(rules.seats):
        if not rules.automas[seat]:  # SP-AUTO-01
            for _ in range(rules.hand):  # SP-SETUP-10
                into_hand(state, seat, draw_contract(state))
    if rules.has_automa:
        set_corners(state)
    players = [seat for seat in range(rules.seats) if not rules.automas[seat]]  # SP-AMIX-07
    if len(players) > 1:
        state.start = players[chance.below(len(players))]  # SP-SETUP-12
    else:
        state.start = players[0]  # SP-AUTO-02
    if rules.solo:
        fill_bag(state)
    if state.log is not None:
        state.tell(GameSetUp(state.start, beside_words(state)))
        state.tell(TableLaid(holdings(state)))
        state.tell(RoundStarted(state.round))
    if rules.solo:
        draw_train(state)
    else:
        begin_turn(state, state.start)  # SP-SETUP-13
    state.log = None
    return state


def place_cities(state: State) -> None:
    """A tile out of the bag for every city of the map (SP-SETUP-03); the rest lies beside it."""
    bag = state.rules.city_tiles[:]
    tiles = []
    for _ in state.rules.board.cities:
        color = state.chance.draw(bag)
        bag[color] -= 1
        tiles.append(color)
    state.tiles = tiles
    state.beside = bag  # SP-SETUP-05


def set_corners(state: State) -> None:
    """A cube of each colour in the corners, the marker beside the one that the rules name
    (SP-AUTO-05)."""
    bag = [1] * COLORS
    corners = []
    for _ in range(COLORS):
        color = state.chance.draw(bag)
        bag[color] = 0
        corners.append(color)
        state.cube_stock[color] -= 1
    state.corners = corners
    state.marker = corners.index(state.rules.marker_color)  # SP-AUTO-06


def fill_bag(state: State) -> None:
    """Basic solo: two trains of each company go into the bag, for the whole game (SP-SOLO-02)."""
    rules = state.rules
    state.bag = [rules.bag_trains] * rules.companies
    state.trains = [rules.trains - rules.bag_trains] * rules.companies


def beside_words(state: State) -> dict[str, int]:
    colors = [tile.color for tile in state.rules.tables.city_tiles]
    return {colors[at]: state.beside[at] for at in range(len(colors))}


def holdings(state: State) -> list[dict[str, int]]:
    """What each seat has, by the things of the plan; nothing of it is hidden.

    An Automa's contracts are those that lie face down before it.
    """
    rules, found = state.rules, list[dict[str, int]]()
    for seat in range(rules.seats):
        # In basic solo all five companies are the one seat's.
        own = range(rules.companies) if rules.solo else [seat]
        face_down = state.face_down if rules.automas[seat] and seat == state.mover else []
        found.append(
            {
                "money": state.money[seat],
                "contract": len(state.hands[seat]) + len(face_down),
                "fulfilled": len(state.done[seat]),
                "train": sum([state.trains[company] for company in own]),
                "factory": sum([state.plants[company] for company in own]),
                "link": sum([1 for link in state.links if link & 7 in own]),
            }
        )
    return found
