# footplate: compiled
"""Why a contract, a gift or a step of the share value is refused."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import GIFT_TILE, SHARE_TILE
from footplate.games.imperial_steam.language.words import plural
from footplate.games.imperial_steam.play.influence import column_after_hand
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.referee.words import refuse_price


def refuse_money(state: State, kind: int, code: int) -> Refusal | None:
    if kind == c.CONTRACT:
        return _refuse_contract(state, c.number_of(code))
    if kind == c.GIFT:
        return _refuse_gift(state, c.number_of(code))
    if kind == c.RAISE:
        return _refuse_raise(state)
    if kind == c.LOWER and not state.share[state.mover]:
        return Refusal("IS-SHARE-05", "Your share has the lowest value already.")
    return None


def _refuse_contract(state: State, number: int) -> Refusal | None:
    rules, free = state.rules, state.free_cars[state.mover]
    if not state.display:
        return Refusal("IS-CONTRACT-02", "No contract is left.")
    card = rules.contract_at[number]
    if not state.display >> card & 1:
        return Refusal("IS-CONTRACT-01", "That contract is not in the display.")
    size = rules.contract_sizes[card]
    if size > free:
        cars = plural(size, "free freight car")
        sentence = f"The contract reserves {cars}, and you have {free}."
        return Refusal("IS-CONTRACT-04", sentence)
    return None


def _refuse_gift(state: State, steps: int) -> Refusal | None:
    rules = state.rules
    column = column_after_hand(state, state.mover, GIFT_TILE)
    room = (rules.last_column - column) // rules.column_step
    if steps > room:
        return Refusal("IS-GIFT-03", f"Your influence can rise by {plural(room, 'step')} at most.")
    return refuse_price(state, steps * rules.step_cost)


def _refuse_raise(state: State) -> Refusal | None:
    seat, rules = state.mover, state.rules
    if state.share[seat] + 1 >= len(rules.share_values):
        return Refusal("IS-SHARE-04", "Your share has the highest value already.")
    loss = rules.share_influence[state.share[seat] + 1]
    if column_after_hand(state, seat, SHARE_TILE) >= loss * rules.column_step:
        return None
    steps = plural(loss, "step")
    return Refusal("IS-SHARE-03", f"That costs {steps} of influence, and you have fewer.")
