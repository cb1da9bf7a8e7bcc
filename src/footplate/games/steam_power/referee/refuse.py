# footplate: compiled
"""Why an action is not legal: the rule and a sentence. The generators live beside the rules."""

from typing import Final

from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import BUILD_FACTORY, LAY_TRACK, TAKE_CONTRACTS
from footplate.games.steam_power.language.steps import ACT, AUTOMA, BONUS, FETCH, LAY, TAKE
from footplate.games.steam_power.play.flow import victims
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.referee.contracts import (
    refuse_contract,
    refuse_purchase,
    refuse_source,
    refuse_taking,
)
from footplate.games.steam_power.referee.factories import refuse_factory
from footplate.games.steam_power.referee.track import refuse_lay, refuse_remove, refuse_replace

_ASKED: Final = {
    LAY: "Now the second placement is asked: lay, remove or replace a tile, or be done.",
    FETCH: "Now the next resource of the contract is asked: take one from a factory, or buy it.",
    TAKE: "Now it is asked from whose hand a contract is taken.",
    ACT: "Now an action of the turn is asked: track, factory, contract, contracts or money.",
}
_BONUS_WORDS: Final = ("", "lay track", "build a factory", "take contracts")
_ANSWERS: Final = {
    ACT: (*c.PLACEMENTS, c.FACTORY, c.FULFIL, c.CONTRACTS, c.MONEY),
    LAY: c.PLACEMENTS,
    FETCH: (c.FETCH, c.BUY),
    TAKE: (c.TAKE_FROM,),
}
"""By step: the kinds of action that it asks for."""
_BONUSES: Final = {
    LAY_TRACK: c.PLACEMENTS,
    BUILD_FACTORY: (c.FACTORY,),
    TAKE_CONTRACTS: (c.CONTRACTS,),
}
"""By bonus: the kinds of action that use it."""


def refuse(state: State, code: int) -> Refusal | None:
    """The first rule that a code breaks, or None."""
    return refuse_kind(state, c.kind_of(code)) or _refuse_asked(state, code)


def refuse_kind(state: State, kind: int) -> Refusal | None:
    """Why a kind of action is not asked now; None where it is."""
    step = state.step
    if step == AUTOMA:
        if kind == c.AUTOMA:
            return None
        return Refusal("SP-TURN-04", "It is the Automa's turn: nobody else acts now.")
    if kind == c.DECLINE:
        if step == BONUS:
            return None
        return Refusal("SP-FULFIL-28", "There is no bonus that could be given up now.")
    if kind == c.END_TRACK:
        if step == LAY:
            return None
        return Refusal("SP-TRACK-03", "Nothing was laid yet, so there is nothing to be done with.")
    if step == BONUS:
        bonus = state.rules.cards[state.card].bonus
        if kind in _BONUSES[bonus]:
            return None
        words = _BONUS_WORDS[bonus]
        return Refusal("SP-TURN-05", f"Now the bonus is asked: {words}, or give it up.")
    return None if kind in _ANSWERS[step] else Refusal("SP-TURN-05", _ASKED[step])


def _refuse_asked(state: State, code: int) -> Refusal | None:
    """An action of a kind that is asked now."""
    kind = c.kind_of(code)
    if kind in c.PLACEMENTS:
        return _refuse_placement(state, code)
    if kind == c.FACTORY:
        return refuse_factory(state, code)
    if kind == c.FULFIL:
        return refuse_contract(state, c.argument(code))
    if kind == c.FETCH:
        return refuse_source(state, code)
    if kind == c.BUY:
        return refuse_purchase(state)
    if kind == c.CONTRACTS:
        return refuse_taking(state, state.step == BONUS)
    if kind == c.TAKE_FROM:
        return _refuse_victim(state, c.argument(code))
    return None


def _refuse_placement(state: State, code: int) -> Refusal | None:
    cell = state.rules.board.cell_at[c.spot_of(code)]
    kind, track = c.kind_of(code), c.track_of(code)
    if kind == c.LAY:
        return refuse_lay(state, cell, track)
    if kind == c.REMOVE:
        return refuse_remove(state, cell)
    return refuse_replace(state, cell, track)


def _refuse_victim(state: State, seat: int) -> Refusal | None:
    if seat == state.mover:
        return Refusal("SP-CARDS-03", "Contracts are taken from others, not from one's own hand.")
    if seat >= state.rules.seats:
        return Refusal("SP-CARDS-03", f"There is no seat {seat} here; seats count from 0.")
    if seat not in victims(state, state.mover):
        return Refusal("SP-CARDS-03", "Somebody else has more contracts: take from a fullest hand.")
    return None
