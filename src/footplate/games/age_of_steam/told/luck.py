"""Where luck follows, and what it is that is rolled or drawn."""

from collections.abc import Sequence

from footplate.core.chance import AskedChance
from footplate.core.luck import Pieces
from footplate.games.age_of_steam.board.rules import PRODUCTION
from footplate.games.age_of_steam.language.codec import GOODS
from footplate.games.age_of_steam.play.goods_growth import empty_boxes
from footplate.games.age_of_steam.play.state import State

CUBES = [(good, f"{good} cube") for good in GOODS]


def is_last_move(state: State) -> bool:
    """Whether a decision of Move Goods is the last one of the turn."""
    return state.round != 1 and len(state.queue) == 1


def dice_follow(state: State, gains: Sequence[int], raised: int, returned: int) -> bool:
    """Whether a decision of Move Goods is followed by the dice of Goods Growth: it is the last one,
    the game goes on, and nobody is asked for Production before.

    `gains` is the income by seat that it brings, `raised` the links that it adds to the mover's
    engine, `returned` the cubes that it puts into the bag.
    """
    if not is_last_move(state):
        return False
    solvent = []
    for seat in state.order:
        income = state.income[seat] + gains[seat]
        upkeep = state.shares[seat] + state.engine[seat] + raised * (seat == state.mover)
        if upkeep - state.money[seat] - income <= income:  # AOS-EXPENSE-04
            solvent.append(seat)
    if len(solvent) <= (1 if state.rules.last_player_ends else 0):  # AOS-END-04, AOS-END-05
        return False
    if all(state.chosen[seat] != PRODUCTION for seat in solvent):
        return True
    return not empty_boxes(state) or sum(state.bag) + returned == 0  # AOS-GROWTH-05


def pieces(state: State) -> Pieces:
    """What a state in the middle of an action, or of the set-up, asks for."""
    chance = state.chance
    assert isinstance(chance, AskedChance)
    seats = state.rules.seats
    if state.phase < 0:
        if chance.bag:
            return Pieces("set-up", "Draw the next cube of the set-up from the bag.", CUBES)
        if chance.dice:
            return Pieces("player-order", "Roll a die for the first player order.")
        return Pieces("player-order", "Draw who comes next in the first player order.")
    if chance.dice:
        side = "light" if chance.used < seats else "dark"
        at = chance.used % seats + 1
        return Pieces(f"growth-{side}", f"Goods Growth: roll {side} die {at} of {seats}.")
    if state.mover >= 0:
        return Pieces("production", "Production: draw a cube from the bag.", CUBES)
    return Pieces("extra-cube", "Draw the extra cube of the turn from the bag.", CUBES)
