# footplate: compiled
"""Setting up the game: the first player, and then everybody's free upgrade."""

from footplate.core.chance import Chance
from footplate.core.event import Event, TableLaid
from footplate.core.game import Game
from footplate.games.planet_steam.board.rules import Rules
from footplate.games.planet_steam.language.events import FirstPlayerRolled
from footplate.games.planet_steam.play.flow import begin_upgrades
from footplate.games.planet_steam.play.holdings import holdings
from footplate.games.planet_steam.play.state import State


def new_state(game: Game, rules: Rules, chance: Chance) -> State:
    return State(game, rules, game.conduct, chance)


def start(game: Game, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
    """The first position of a game."""
    state = new_state(game, rules, chance)
    state.log = events
    if events is not None:
        state.tell(TableLaid([holdings(state, seat, True) for seat in range(rules.seats)]))
    roll_for_first(state)
    begin_upgrades(state)
    state.log = None
    return state


def roll_for_first(state: State) -> None:
    """The highest die; only those tied for it roll again (PS-SETUP-15)."""
    leaders = list(range(state.rules.seats))
    rolls: list[tuple[int, int]] = []
    while len(leaders) > 1:
        dice = list[tuple[int, int]]()
        for seat in leaders:
            state.chance.about("first-player", f"seat:{seat}", [])
            dice.append((seat, state.chance.die()))
        rolls += dice
        best = max([die for _, die in dice])
        leaders = [seat for seat, die in dice if die == best]
    state.first = leaders[0]
    if state.log is not None:
        state.tell(FirstPlayerRolled(rolls, state.first))
