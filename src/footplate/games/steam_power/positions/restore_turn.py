"""Whose turn it is in a description, and what is asked."""

from typing import Final

from footplate.core.position import bad_field
from footplate.games.steam_power.board.rules import LAY_TRACK, TAKE_CONTRACTS
from footplate.games.steam_power.language import position as p
from footplate.games.steam_power.language.codec import CONTRACTS
from footplate.games.steam_power.language.steps import (
    ACT,
    AUTOMA,
    BONUS,
    FETCH,
    LAY,
    STEP_NAMES,
    TAKE,
)
from footplate.games.steam_power.play.flow import can_draw, may_steal, victims
from footplate.games.steam_power.play.fulfilment import price_list
from footplate.games.steam_power.play.legal import bonus_codes
from footplate.games.steam_power.play.state import State

MOST_ROUNDS: Final = 999_999_999


def set_turn(state: State, data: p.SteamPowerPosition) -> None:
    rules = state.rules
    if not 0 <= data.start < rules.seats or rules.automas[data.start]:
        bad_field("start", "must be the seat of a player")
    most = rules.rounds if rules.solo else MOST_ROUNDS
    if not 1 <= data.round <= most:
        bad_field("round", f"1 to {most}")
    state.start, state.round = data.start, data.round
    if data.step == "over":
        _set_over(state, data)
        return
    seat = data.start if data.seat is None else data.seat
    if not 0 <= seat < rules.seats:
        bad_field("seat", f"0 to {rules.seats - 1}")
    if rules.solo:
        _set_bag(state, data)
    elif data.bag is not None or data.company is not None:
        bad_field("company", "belongs to basic solo")
    actions = min(data.actions, rules.actions) if rules.solo else data.actions
    if not 1 <= actions <= rules.actions:
        bad_field("actions", f"1 to {rules.actions}")
    state.mover, state.actions_left = seat, actions
    if not rules.solo:
        state.company = seat
    _set_step(state, data)


def _set_over(state: State, data: p.SteamPowerPosition) -> None:
    if data.seat is not None:
        bad_field("seat", "nobody is asked when the game is over")
    if data.fulfilling is not None or data.taking or data.bonus or state.face_down:
        bad_field("step", "nothing goes on any more when the game is over")
    if state.rules.solo:
        state.bag = [0] * state.rules.companies


def _set_bag(state: State, data: p.SteamPowerPosition) -> None:
    rules = state.rules
    company = 0 if data.company is None else data.company
    if not 0 <= company < rules.companies:
        bad_field("company", f"0 to {rules.companies - 1}")
    bag = state.bag[:] if data.bag is None else list(data.bag)
    if data.bag is None:
        bag[company] -= 1
    if len(bag) != rules.companies or not all(0 <= count <= rules.bag_trains for count in bag):
        bad_field("bag", f"{rules.companies} numbers from 0 to {rules.bag_trains}")
    if bag[company] == rules.bag_trains:
        bad_field("bag", "the active company's train was drawn from it")
    state.bag, state.company = bag, company


def _set_step(state: State, data: p.SteamPowerPosition) -> None:
    automa = bool(state.rules.automas[state.mover])
    step = STEP_NAMES.index(data.step) if data.step else AUTOMA if automa else ACT
    if (step == AUTOMA) != automa:
        bad_field("step", "an Automa's turn has the step automa, and only that")
    if data.bonus and step not in (LAY, TAKE):
        bad_field("bonus", "belongs to the steps lay and take")
    state.step, state.bonus = step, data.bonus
    if (data.fulfilling is not None) != (step in (FETCH, BONUS) or state.bonus):
        bad_field("fulfilling", "belongs to the steps fetch and bonus, and to a bonus")
    if data.fulfilling is not None:
        _set_contract(state, data.fulfilling)
    if step == TAKE:
        _set_taking(state, data.taking)
    elif data.taking:
        bad_field("taking", "belongs to the step take")
    if data.automa is not None and (data.automa.drawn or data.automa.face_down):
        if step != AUTOMA:
            bad_field("automa.face_down", "only the Automa on turn has drawn")
        state.drew = data.automa.drawn
    if bool(state.face_down) != state.drew:
        bad_field("automa.drawn", "goes with contracts that lie face down")
    if len(state.face_down) > state.rules.automa_cards:
        bad_field("automa.face_down", f"{state.rules.automa_cards} contracts at most")


def _set_contract(state: State, fulfilling: p.Fulfilling) -> None:
    rules = state.rules
    if fulfilling.contract not in CONTRACTS:
        bad_field("fulfilling.contract", f"there is no contract {fulfilling.contract!r}")
    card = CONTRACTS.index(fulfilling.contract)
    resources = rules.cards[card].resources
    state.card = card
    if state.step == FETCH:
        if not 0 <= fulfilling.fetched < len(resources):
            bad_field("fulfilling.fetched", f"0 to {len(resources) - 1}")
        if not state.network[state.company]:
            bad_field("fulfilling", "needs a completed link of its own")
        state.fetched = fulfilling.fetched
        rest = resources[state.fetched :]
        prices = [price_list(state, color, rest.count(color)) for color in sorted(set(rest))]
        if sum(map(sum, prices)) > state.money[state.mover]:
            bad_field("fulfilling", "the rest of the contract cannot be paid")
        return
    state.fetched = len(resources)
    if card not in state.done[state.mover]:
        bad_field("fulfilling", f"{fulfilling.contract} is not among the fulfilled contracts")
    if state.step == BONUS and not bonus_codes(state):
        bad_field("fulfilling", f"the bonus of {fulfilling.contract} cannot be used")
    expected = {LAY: LAY_TRACK, TAKE: TAKE_CONTRACTS}.get(state.step, rules.cards[card].bonus)
    if rules.cards[card].bonus != expected:
        bad_field("fulfilling", f"the bonus of {fulfilling.contract} is another one")


def _set_taking(state: State, taking: int) -> None:
    if not 1 <= taking <= state.rules.draw:
        bad_field("taking", f"1 to {state.rules.draw}")
    if can_draw(state) or not victims(state, state.mover) or not may_steal(state, state.bonus):
        bad_field("step", "contracts are taken from hands only when the supply is empty")
    state.taking = taking
