# footplate: compiled
"""An Automa's turn, step by step."""

from footplate.games.steam_power.board.rules import (
    BONUS_NAMES,
    BUILD_FACTORY,
    LAY_TRACK,
    NO_BONUS,
    TAKE_CONTRACTS,
)
from footplate.games.steam_power.language.events_automa import (
    AutomaDecides,
    AutomaDrew,
    AutomaPaid,
    MarkerMoved,
)
from footplate.games.steam_power.language.saying import corner_id
from footplate.games.steam_power.play.automa.factory import place_factory
from footplate.games.steam_power.play.automa.fulfil import can_fulfil, fulfil
from footplate.games.steam_power.play.automa.track import lay_track
from footplate.games.steam_power.play.automa.words import tell_turned_up
from footplate.games.steam_power.play.flow import draw_contract, end_turn
from footplate.games.steam_power.play.state import State


def automa_step(state: State) -> None:
    """Move the marker and draw, or play the next contract."""
    if not state.drew:
        _draw(state)
    else:
        card = state.face_down[0]  # SP-AUTO-11: the second waits for the first
        state.face_down = state.face_down[1:]
        _play(state, card)
    if not state.face_down:  # SP-AUTO-18: not before the second contract
        end_turn(state)


def _draw(state: State) -> None:
    rules = state.rules
    steps = marker_steps(state, state.mover)
    state.marker = (state.marker + steps) % len(state.corners)  # SP-AUTO-06, SP-AMIX-09
    if state.log is not None:
        color = rules.colors[state.corners[state.marker]]
        state.tell(MarkerMoved(state.mover, corner_id(state.marker), color))
    drawn: list[int] = []
    for _ in range(rules.automa_cards):  # SP-AUTO-10
        card = draw_contract(state)
        if card >= 0:  # SP-AUTO-14
            drawn.append(card)
    state.face_down = drawn
    state.drew = True
    if state.log is not None:
        state.tell(AutomaDrew(state.mover, len(drawn), state.supply()))


def marker_steps(state: State, automa: int) -> int:
    """How far an Automa's turn moves the marker: the first one of a round may move it further
    (SP-AMIX-10)."""
    seat = state.start
    while seat != automa:
        if state.rules.automas[seat]:
            return 1
        seat = (seat + 1) % state.rules.seats
    return state.rules.marker_step


def _play(state: State, card: int) -> None:
    """Turn a contract up: fulfil it, or use it as an action (SP-AUTO-12)."""
    seat = state.mover
    state.chance.uncover()  # nobody knows what lies face down
    if state.log is not None:
        tell_turned_up(state, card)
    if can_fulfil(state, card):
        fulfil(state, card)
        _take_bonus(state, card)  # SP-AFUL-07
        return
    _act(state, card)
    state.discards[seat] = [*state.discards[seat], card]  # SP-ATRACK-03


def _take_bonus(state: State, card: int) -> None:
    """The bonus, or money where nothing of it can be done (SP-AFUL-09).

    Never another action (SP-AFUL-12).
    """
    bonus = state.rules.cards[card].bonus
    if bonus == NO_BONUS:  # SP-AFUL-10
        return
    if bonus == LAY_TRACK and lay_track(state, card):  # SP-AFUL-11: one tile is enough
        return
    if bonus == BUILD_FACTORY and place_factory(state):
        return
    amount = state.rules.compensation[state.mover]  # SP-AFUL-08
    state.money[state.mover] += amount
    if state.log is not None:
        never = bonus == TAKE_CONTRACTS
        state.tell(AutomaPaid(state.mover, amount, "contracts" if never else "bonus"))


def _act(state: State, card: int) -> None:
    """The action of the icon, then the other one, then money."""
    bonus = state.rules.cards[card].bonus
    action = state.rules.icon_action[bonus]
    if state.log is not None:
        does, icon = BONUS_NAMES[action], BONUS_NAMES[bonus]
        state.tell(AutomaDecides(state.mover, "act", "SP-ATRACK-01", why=icon, action=does))
    if _do(state, card, action):
        return
    other = BUILD_FACTORY if action == LAY_TRACK else LAY_TRACK
    if state.log is not None:
        does, not_ = BONUS_NAMES[other], BONUS_NAMES[action]
        state.tell(AutomaDecides(state.mover, "instead", "SP-ATRACK-02", why=not_, action=does))
    if _do(state, card, other):
        return
    amount = state.rules.fallback_money
    state.money[state.mover] += amount
    if state.log is not None:
        state.tell(AutomaPaid(state.mover, amount, "action"))


def _do(state: State, card: int, action: int) -> bool:
    return lay_track(state, card) > 0 if action == LAY_TRACK else place_factory(state)
