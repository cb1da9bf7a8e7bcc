# footplate: compiled
"""The End Phase: optional cards go back, tanks are produced, the round ends."""

from footplate.core.event import GameEnded
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, ORE, RESOURCES
from footplate.games.planet_steam.board.rules import LADY
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import (
    ManipulatorPaid,
    PriceMoved,
    TankRighted,
    TanksProduced,
    WealthCounted,
)
from footplate.games.planet_steam.play.scoring import wealth
from footplate.games.planet_steam.play.state import State


def return_cards(state: State) -> None:
    """Price manipulation pays its holder; a tipped tank is put upright for a roll of the die."""
    rules = state.rules
    if state.manipulator >= 0:  # PS-PRICE-11
        credits = rules.card_turns[state.cards[state.manipulator]]
        state.credits[state.manipulator] += credits
        if state.log is not None:
            state.tell(ManipulatorPaid(state.manipulator, credits))
        state.manipulator = -1
    if state.tipped >= 0:  # PS-SAB-08
        state.chance.about("sabotage", rules.zones[state.tipped], [])
        owner, die = state.claims[state.tipped], state.chance.die()
        state.credits[owner] += die * rules.per_pip
        if state.log is not None:
            name = rules.zones[state.tipped]
            state.tell(TankRighted(owner, name, die, die * rules.per_pip))
        state.tipped = -1
    state.saboteur = -1


def produce_tanks(state: State) -> None:
    """Ore and energy of the terminal become tanks, whatever the reserve holds (PS-END-05).

    What is lacking becomes dearer.
    """
    rules = state.rules
    short = [resource for resource in (ORE, ENERGY) if state.supply[resource] == 0]
    count = 0
    if not short:  # PS-END-01
        room = rules.stock_max - state.stock
        count = min(state.supply[ORE], state.supply[ENERGY], room)  # PS-END-03
        state.supply[ORE] -= count
        state.supply[ENERGY] -= count
        state.stock += count  # PS-END-04
    if state.log is not None:
        state.tell(TanksProduced(count, state.stock))
    for resource in short:
        before = state.price[resource]
        state.move_price(resource, rules.rise)  # PS-END-02
        if state.log is not None:
            after = state.price[resource]
            state.tell(PriceMoved(NAMES[resource], before, after, "shortage", 0))


def end_round(state: State) -> bool:
    """Clear the table for the next round. Returns whether the game is over."""
    if state.round == state.rules.rounds:
        state.uncover_credits()
    state.first = state.holder(LADY)  # opens the next auction: PS-BID-03, PS-END-09
    state.cards = [-1] * state.rules.seats  # PS-END-08
    state.won = []
    state.airship = -1  # PS-AIR-03
    state.order = [0] * RESOURCES
    state.trading = 0
    if state.round < state.rules.rounds:
        state.round += 1
        return False
    state.mover = -1
    state.step = steps.UPGRADE
    if state.log is not None:
        seats = range(state.rules.seats)
        found = [sum(wealth(state, seat)) for seat in seats]
        state.tell(WealthCounted(found))
        state.tell(GameEnded([seat for seat in seats if found[seat] == max(found)]))
    return True
