# footplate: compiled
"""The turn: what comes of each action."""

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import BONUS_NAMES, NO_BONUS
from footplate.games.steam_power.language.events import (
    BonusLost,
    ContractStolen,
    MoneyTaken,
    Placement,
)
from footplate.games.steam_power.language.saying import contract_id
from footplate.games.steam_power.language.steps import AUTOMA, BONUS, FETCH, LAY, TAKE
from footplate.games.steam_power.play.automa.coins import drop_broken_paths
from footplate.games.steam_power.play.automa.turn import automa_step
from footplate.games.steam_power.play.deeds import buy_cube, fetch_cube, tell_shown, tell_track
from footplate.games.steam_power.play.flow import (
    build_factory,
    count_contract,
    finish_action,
    go_on_taking,
    into_hand,
    out_of_hand,
)
from footplate.games.steam_power.play.fulfilment import wanted
from footplate.games.steam_power.play.laying import end_track, lay, remove_end, replace_end
from footplate.games.steam_power.play.laying import price_of as track_price
from footplate.games.steam_power.play.legal import bonus_is_possible
from footplate.games.steam_power.play.state import State


def carry_out(state: State, code: int) -> None:
    """Do what a legal code says, and go on to the next decision."""
    kind = c.kind_of(code)
    if kind in c.PLACEMENTS:
        _place(state, code)
    elif kind == c.END_TRACK:
        finish_action(state)
    elif kind == c.FACTORY:
        board = state.rules.board
        city = board.city_of[board.cell_at[c.spot_of(code)]]
        build_factory(state, city, c.cubes_of(code))
        finish_action(state)
    elif kind == c.FULFIL:
        _show(state, c.argument(code))
    elif kind == c.FETCH:
        _fetch(state, code)
    elif kind == c.BUY:
        _buy(state)
    elif kind == c.MONEY:
        state.money[state.mover] += state.rules.bank_gift  # SP-MONEY-01
        if state.log is not None:
            state.tell(MoneyTaken(state.mover, state.rules.bank_gift))
        finish_action(state)
    elif kind == c.DECLINE:
        if state.log is not None:
            bonus = state.rules.cards[state.card].bonus
            state.tell(BonusLost(state.mover, BONUS_NAMES[bonus], True))
        finish_action(state)
    elif kind == c.CONTRACTS:
        state.bonus = state.step == BONUS
        state.taking = state.rules.draw  # SP-CARDS-01
        state.step = TAKE
        go_on_taking(state)
    elif kind == c.TAKE_FROM:
        _take_from(state, c.argument(code))
    elif kind == c.AUTOMA and state.step == AUTOMA:
        automa_step(state)


def _place(state: State, code: int) -> None:
    """A placement (SP-TRACK-01); the second one ends the action.

    In both editions removing and replacing count like laying (SP-REDO-01, SP-EDITION-06).
    """
    kind, company = c.kind_of(code), state.company
    cell, track = state.rules.board.cell_at[c.spot_of(code)], c.track_of(code)
    price, trains = 0, state.trains[company]  # SP-REDO-05
    how: Placement = "remove"
    if kind == c.LAY:
        price = track_price(state, cell)
        how = "cross" if state.faces[cell] else "lay"
        link = lay(state, cell, track)
    elif kind == c.REPLACE:
        how = "replace"
        link = replace_end(state, company, track)
    else:
        track = end_track(state, company)
        remove_end(state, company)
        link = -1
    if state.log is not None:
        tell_track(state, how, cell, track, price, link, state.trains[company] - trains)
    if state.rules.has_automa:
        drop_broken_paths(state, cell)
    if state.step == LAY:
        finish_action(state)  # SP-TRACK-02
    else:
        state.bonus = state.step == BONUS
        state.step = LAY


def _show(state: State, card: int) -> None:
    """A contract leaves the hand and is shown (SP-FULFIL-01); its resources are fetched one by one
    (SP-FULFIL-03)."""
    out_of_hand(state, state.mover, card)
    state.card = card
    state.fetched = 0
    state.step = FETCH
    if state.log is not None:
        tell_shown(state, card)


def _fetch(state: State, code: int) -> None:
    board = state.rules.board
    fetch_cube(state, board.city_of[board.cell_at[c.spot_of(code)]], c.pay_of(code))
    _next_resource(state)


def _buy(state: State) -> None:
    buy_cube(state, wanted(state))
    _next_resource(state)


def _next_resource(state: State) -> None:
    """After the last one: the rewards, then the bonus if it can be used (SP-FULFIL-21)."""
    state.fetched += 1
    card = state.rules.cards[state.card]
    if state.fetched < len(card.resources):
        return
    count_contract(state, state.card)
    if card.bonus == NO_BONUS:
        finish_action(state)
    elif bonus_is_possible(state, card.bonus):
        # Also where the end is triggered (SP-FULFIL-33); the action is not over yet (SP-TURN-08).
        state.step = BONUS
    else:  # SP-FULFIL-32
        if state.log is not None:
            state.tell(BonusLost(state.mover, BONUS_NAMES[card.bonus], False))
        finish_action(state)


def _take_from(state: State, victim: int) -> None:
    """A random contract out of a hand (SP-CARDS-05)."""
    hand = state.hands[victim]
    card = hand[state.chance.below(len(hand))]
    out_of_hand(state, victim, card)
    into_hand(state, state.mover, card)
    state.taking -= 1
    if state.log is not None:
        taken = contract_id(state.rules.cards[card].id)
        state.tell(ContractStolen(state.mover, victim, taken))  # SP-VIEW-04
    go_on_taking(state)  # SP-CARDS-06: the hands are compared anew
