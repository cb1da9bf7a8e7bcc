# footplate: compiled
"""Why not, in Determine Player Order."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import BID, DROP_OUT, PASS, argument, kind_of
from footplate.games.age_of_steam.board.rules import PASS_ALWAYS, PASS_NOT_WITH_TWO, TURN_ORDER
from footplate.games.age_of_steam.play.state import State


def refuse_determine_player_order(state: State, code: int) -> Refusal | None:
    kind = kind_of(code)
    if kind == DROP_OUT:
        return None
    if kind == PASS:
        return _refuse_pass(state)
    if kind != BID:
        sentence = "Now the player order is auctioned: bid, drop out, or pass by Turn Order."
        return Refusal("AOS-TURN-04", sentence)
    amount, high, money = argument(code), max(state.bids), state.money[state.mover]
    if amount <= high or amount < 1:
        return Refusal("AOS-ORDER-03", f"A bid must be at least ${high + 1}.")
    if amount > money:
        return Refusal("AOS-ORDER-04", f"You have ${money} and cannot bid ${amount}.")
    return None


def _refuse_pass(state: State) -> Refusal | None:
    if state.chosen[state.mover] != TURN_ORDER or not state.pass_left:
        sentence = "Only the holder of Turn Order may pass, and only once."
        return Refusal("AOS-ORDER-14", sentence)
    when = state.rules.pass_when
    if when == PASS_ALWAYS or len(state.queue) > 2:
        return None
    if when == PASS_NOT_WITH_TWO or state.bids[state.queue[1]] > 0:
        sentence = "By the options of this game you may not pass now, with two bidders left."
        return Refusal("AOS-ORDER-15", sentence)
    return None
