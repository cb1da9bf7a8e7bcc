# footplate: compiled
"""Contracts, shares, philanthropy, and the other ways to money."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.board.codes import (
    CONTRACT_TILE,
    FUNDRAISE_TILE,
    GIFT_TILE,
    GOODS,
    NO_TILE,
    SHARE_TILE,
)
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.events import (
    ContractSecured,
    Donated,
    Fundraised,
    ShareMoved,
    ShareSold,
)
from footplate.games.imperial_steam.play.goods import settle
from footplate.games.imperial_steam.play.influence import (
    column_after_hand,
    may_act,
    move,
    place_hand,
)
from footplate.games.imperial_steam.play.state import State


def needed(rules: Rules, card: int) -> list[Good]:
    """The factories of a contract."""
    found: list[Good] = []
    for good in range(GOODS):
        found += [GOOD_NAMES[good]] * rules.contract_needs[card][good]
    return found


def contract_codes(state: State, found: list[int]) -> None:
    """Any card of the display, with its factories or without (IS-CONTRACT-03)."""
    if not may_act(state, CONTRACT_TILE):
        return
    rules, free = state.rules, state.free_cars[state.mover]
    for card in range(len(rules.contracts)):
        if state.display >> card & 1 and rules.contract_sizes[card] <= free:
            found.append(c.CONTRACT | rules.contract_numbers[card] << 5)


def secure_contract(state: State, card: int) -> None:
    seat, rules = state.mover, state.rules
    place_hand(state, CONTRACT_TILE)
    state.done = True
    size = rules.contract_sizes[card]
    state.display &= ~(1 << card)  # never refilled (IS-CONTRACT-01, IS-CONTRACT-02)
    state.contracts[seat] |= 1 << card  # for good (IS-CONTRACT-09)
    state.free_cars[seat] -= size
    state.reserved_cars[seat] += size  # IS-CONTRACT-05
    joining = min(size, rules.investor_spaces - state.investors[seat])  # IS-CONTRACT-07
    state.investors[seat] += joining
    if state.log is not None:
        name, value = rules.contracts[card], rules.contract_values[card]
        state.tell(ContractSecured(seat, name, value, needed(rules, card), joining))
    settle(state)  # IS-CONTRACT-06


# --- influence for money --------------------------------------------------------------------------


def most_steps(state: State) -> int:
    """The most steps that the mover can pay for."""
    rules, column = state.rules, column_after_hand(state, state.mover, GIFT_TILE)
    room = (rules.last_column - column) // rules.column_step
    return min(room, state.money[state.mover] // rules.step_cost)


def gift_codes(state: State, found: list[int]) -> None:
    if may_act(state, GIFT_TILE):
        for steps in range(1, most_steps(state) + 1):
            found.append(c.GIFT | steps << 5)


def philanthropize(state: State, steps: int) -> None:
    """Paid by the step, moved at once (IS-GIFT-01)."""
    seat, price = state.mover, steps * state.rules.step_cost
    place_hand(state, GIFT_TILE)
    state.done = True
    state.money[seat] -= price
    if state.log is not None:
        state.tell(Donated(seat, steps, price))
    move(state, seat, steps)


def fundraise(state: State) -> None:
    seat, amount = state.mover, state.rules.fundraise
    place_hand(state, FUNDRAISE_TILE)
    state.done = True
    state.money[seat] += amount  # IS-GIFT-04
    if state.log is not None:
        state.tell(Fundraised(seat, amount))


# --- the share value ------------------------------------------------------------------------------


def share_codes(state: State, found: list[int]) -> None:
    if not may_act(state, SHARE_TILE):
        return
    seat, rules = state.mover, state.rules
    if state.tile == NO_TILE and state.share[seat] + 1 < len(rules.share_values):
        loss = rules.share_influence[state.share[seat] + 1] * rules.column_step
        if column_after_hand(state, seat, SHARE_TILE) >= loss:
            found.append(c.RAISE)
    if state.share[seat]:
        found.append(c.LOWER)


def raise_share(state: State) -> None:
    """As the main action: one step (IS-SHARE-02), for influence."""
    seat = state.mover
    place_hand(state, SHARE_TILE)
    state.done = True
    step_share(state, seat, 1)
    move(state, seat, -state.rules.share_influence[state.share[seat]])  # IS-SHARE-03


def lower_share(state: State) -> None:
    """For nothing, as often as one likes (IS-SHARE-05)."""
    place_hand(state, SHARE_TILE)
    step_share(state, state.mover, -1)


def step_share(state: State, seat: int, steps: int) -> None:
    values, old = state.rules.share_values, state.share[seat]
    state.share[seat] += steps
    if state.log is not None:
        value = values[old + steps]
        state.tell(ShareMoved(seat, value, value - values[old]))


def can_sell(state: State, seat: int) -> bool:
    """Whether the topmost investor stands at or above the row of the share value, also beyond the
    rows with values (IS-SHARE-12); any number may be sold (IS-SHARE-14)."""
    return state.investors[seat] > state.share[seat]


def sell_share(state: State) -> None:
    """The topmost investor pays the present value (IS-SHARE-10)."""
    seat = state.mover
    value = state.rules.share_values[state.share[seat]]
    state.investors[seat] -= 1
    state.shareholders[seat] += 1  # IS-SHARE-13
    state.money[seat] += value
    if state.log is not None:
        state.tell(ShareSold(seat, value, state.shareholders[seat]))
