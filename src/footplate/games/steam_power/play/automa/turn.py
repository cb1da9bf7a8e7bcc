# footplate: compiled
"""An Automa's turn, step by step."""

from footplate.games.steam_power.board.rules import (
    BUILD_FACTORY,
    LAY_TRACK,
    NO_BONUS,
    TAKE_CONTRACTS,
)
from footplate.games.steam_power.language.events import AutomaDrew, MarkerMoved
from footplate.games.steam_power.play.automa.factory import place_factory
from footplate.games.steam_power.play.automa.fulfil import can_fulfil, fulfil
from footplate.games.steam_power.play.automa.track import lay_track
from footplate.games.steam_power.play.automa.words import decides, pays, tell_turned_up
from footplate.games.steam_power.play.flow import draw_contract, end_turn
from footplate.games.steam_power.play.state import State

_ICON_WORDS = ("no icon", "the icon for track", "the icon for a factory", "the icon for contracts")
"""By bonus."""
_ACTION_WORDS = ("", "lays track", "builds a factory")
_IMPOSSIBLE = ("", "no track can be laid", "no factory can be built")


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
    step = rules.marker_step if _is_first_automa(state) else 1  # SP-AMIX-10
    state.marker = (state.marker + step) % len(state.corners)  # SP-AUTO-06, SP-AMIX-09
    if state.log is not None:
        color = rules.colors[state.corners[state.marker]]
        state.tell(MarkerMoved(state.mover, rules.corner_names[state.marker], color))
    drawn: list[int] = []
    for _ in range(rules.automa_cards):  # SP-AUTO-10
        card = draw_contract(state)
        if card >= 0:  # SP-AUTO-14
            drawn.append(card)
    state.face_down = drawn
    state.drew = True
    if state.log is not None:
        state.tell(AutomaDrew(state.mover, len(drawn), state.supply()))


def _is_first_automa(state: State) -> bool:
    """Whether no Automa had its turn before in this round."""
    seat = state.start
    while seat != state.mover:
        if state.rules.automas[seat]:
            return False
        seat = (seat + 1) % state.rules.seats
    return True


def _play(state: State, card: int) -> None:
    """Turn a contract up: fulfil it, or use it as an action (SP-AUTO-12)."""
    seat = state.mover
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
        instead = "its bonus cannot be used"
        if bonus == TAKE_CONTRACTS:
            instead = "an Automa takes no contracts"
        pays(state, amount, instead)


def _act(state: State, card: int) -> None:
    """The action of the icon, then the other one, then money."""
    bonus = state.rules.cards[card].bonus
    action = state.rules.icon_action[bonus]
    if state.log is not None:
        why = f"the contract shows {_ICON_WORDS[bonus]}"
        decides(state, _ACTION_WORDS[action], why, "SP-ATRACK-01")
    if _do(state, card, action):
        return
    other = BUILD_FACTORY if action == LAY_TRACK else LAY_TRACK
    if state.log is not None:
        decides(state, f"{_ACTION_WORDS[other]} instead", _IMPOSSIBLE[action], "SP-ATRACK-02")
    if _do(state, card, other):
        return
    amount = state.rules.fallback_money
    state.money[state.mover] += amount
    if state.log is not None:
        pays(state, amount, "neither track nor a factory is possible")


def _do(state: State, card: int, action: int) -> bool:
    return lay_track(state, card) > 0 if action == LAY_TRACK else place_factory(state)
