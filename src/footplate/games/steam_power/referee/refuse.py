# footplate: compiled
"""Why an action is not legal: the rule and a sentence. The generators live beside the rules."""

from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import BUILD_FACTORY, LAY_TRACK
from footplate.games.steam_power.play.flow import victims
from footplate.games.steam_power.play.state import ACT, AUTOMA, BONUS, FETCH, LAY, TAKE, State
from footplate.games.steam_power.referee.contracts import (
    refuse_contract,
    refuse_purchase,
    refuse_source,
    refuse_taking,
)
from footplate.games.steam_power.referee.factories import refuse_factory
from footplate.games.steam_power.referee.track import refuse_lay, refuse_remove, refuse_replace

_ASKED = {
    LAY: "Now the second placement is asked: lay, remove or replace a tile, or be done.",
    FETCH: "Now the next resource of the contract is asked: take one from a factory, or buy it.",
    TAKE: "Now it is asked from whose hand a contract is taken.",
    ACT: "Now an action of the turn is asked: track, factory, contract, contracts or money.",
}
_BONUS_WORDS = ("", "lay track", "build a factory", "take contracts")


def refuse(state: State, code: int) -> Refusal | None:
    kind, step = c.kind_of(code), state.step
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
    return _refuse_asked(state, code) if _asked(state, kind) else _not_asked(state)


def _refuse_asked(state: State, code: int) -> Refusal | None:
    """An action of a kind that is asked now."""
    kind = c.kind_of(code)
    if kind <= c.REPLACE:
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


def _asked(state: State, kind: int) -> bool:
    """Whether a kind of action is what is asked now."""
    step = state.step
    if step == ACT:
        return kind <= c.REPLACE or kind in (c.FACTORY, c.FULFIL, c.CONTRACTS, c.MONEY)
    if step == LAY:
        return kind <= c.REPLACE
    if step == FETCH:
        return kind in (c.FETCH, c.BUY)
    if step == TAKE:
        return kind == c.TAKE_FROM
    bonus = state.rules.cards[state.card].bonus
    if bonus == LAY_TRACK:
        return kind <= c.REPLACE
    return kind == (c.FACTORY if bonus == BUILD_FACTORY else c.CONTRACTS)


def _not_asked(state: State) -> Refusal:
    if state.step == BONUS:
        bonus = _BONUS_WORDS[state.rules.cards[state.card].bonus]
        return Refusal("SP-TURN-05", f"Now the bonus is asked: {bonus}, or give it up.")
    return Refusal("SP-TURN-05", _ASKED[state.step])


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
        return Refusal("SP-CARDS-03", f"There is no seat {seat + 1} in this game.")
    if seat not in victims(state, state.mover):
        return Refusal("SP-CARDS-03", "Somebody else has more contracts: take from a fullest hand.")
    return None
