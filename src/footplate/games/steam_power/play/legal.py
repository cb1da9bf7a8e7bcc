# footplate: compiled
"""What may be done at each step of the turn: every legal code, or one drawn at random."""

from footplate.core.chance import Chance
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import (
    BUILD_FACTORY,
    LAY_TRACK,
    NO_BONUS,
    TAKE_CONTRACTS,
)
from footplate.games.steam_power.language.steps import ACT, BONUS, FETCH, LAY, TAKE
from footplate.games.steam_power.play.flow import can_draw, factory_sites, may_steal, victims
from footplate.games.steam_power.play.fulfilment import (
    fetch_codes,
    fulfil_codes,
    price_table,
    total_of,
)
from footplate.games.steam_power.play.placing import can_lay, lay_codes, sample_lay
from footplate.games.steam_power.play.state import State


def legal_codes(state: State) -> list[int]:
    """Every legal code, ordered and free of duplicates; a single one is asked, too (SP-TURN-06)."""
    step = state.step
    if step == ACT:  # SP-TURN-03
        found = lay_codes(state)  # SP-TRACK-24: nothing where nothing can be laid
        found += factory_codes(state, False)
        found += fulfil_codes(state)
        if may_take(state, False):
            found.append(c.CONTRACTS)
        found.append(c.MONEY)  # SP-TURN-07
        return found
    if step == LAY:
        return [*lay_codes(state), c.END_TRACK]  # SP-TRACK-03, SP-TRACK-04
    if step == FETCH:
        return fetch_codes(state)
    if step == BONUS:
        return [*bonus_codes(state), c.DECLINE]  # SP-FULFIL-27
    if step == TAKE:
        return [c.take_from(seat) for seat in victims(state, state.mover)]  # SP-CARDS-04
    return [c.AUTOMA]  # SP-AUTO-04


def factory_codes(state: State, bonus: bool) -> list[int]:
    """Factories with the cubes that they really get.

    A short stock makes some numbers equal, which are one code then (SP-FACTORY-12).
    """
    rules, found = state.rules, []
    numbers = rules.bonus_cubes if bonus else [rules.factory_cubes]
    for city in factory_sites(state):
        spot = rules.board.spots[rules.board.cities[city]]
        last = 0
        for number in numbers:
            cubes = min(number, state.cube_stock[state.tiles[city]])
            if cubes != last:
                found.append(c.factory(spot, cubes))
            last = cubes
    return found


def may_take(state: State, bonus: bool) -> bool:
    if can_draw(state):
        return True
    return may_steal(state, bonus) and len(victims(state, state.mover)) > 0


def bonus_codes(state: State) -> list[int]:
    """What the bonus of the contract just fulfilled can be used for."""
    bonus = state.rules.cards[state.card].bonus
    if bonus == LAY_TRACK:
        return lay_codes(state)  # SP-FULFIL-29
    if bonus == BUILD_FACTORY:
        return factory_codes(state, True)  # SP-FULFIL-30
    if bonus == TAKE_CONTRACTS and may_take(state, True):
        return [c.CONTRACTS]  # SP-FULFIL-31
    return []


def bonus_is_possible(state: State, bonus: int) -> bool:
    """Whether a bonus could be used now; none at all always can."""
    if bonus == NO_BONUS:
        return True
    if bonus == BUILD_FACTORY:
        return len(factory_sites(state)) > 0
    if bonus == TAKE_CONTRACTS:
        return may_take(state, True)
    return can_lay(state)


# --- drawing a random action ----------------------------------------------------------------------


def sample_code(state: State, rng: Chance) -> int:
    """A kind of action first (see `_KINDS`), then one of its codes."""
    step = state.step
    if step == ACT:
        return _sample_action(state, rng)
    if step == LAY:
        # One time in eight nothing more is laid.
        code = sample_lay(state, rng) if rng.below(8) else -1
        return c.END_TRACK if code < 0 else code
    if step == BONUS:
        code = _sample_bonus(state, rng) if rng.below(8) else -1
        return c.DECLINE if code < 0 else code
    codes = legal_codes(state)
    return codes[rng.below(len(codes))]


_KINDS = [c.LAY] * 6 + [c.FULFIL] * 5 + [c.FACTORY] * 3 + [c.CONTRACTS, c.MONEY]
"""How often `sample` tries each kind of action; where it is not possible money is taken."""


def _sample_action(state: State, rng: Chance) -> int:
    kind = _KINDS[rng.below(len(_KINDS))]
    code = -1
    if kind == c.LAY:
        code = sample_lay(state, rng)
    elif kind == c.FULFIL:
        code = _sample_contract(state, rng)
    elif kind == c.FACTORY:
        code = _sample_factory(state, rng, False)
    elif kind == c.CONTRACTS and may_take(state, False):
        code = c.CONTRACTS
    return c.MONEY if code < 0 else code


def _sample_contract(state: State, rng: Chance) -> int:
    """The first that can be fulfilled, from a random place of the hand on."""
    hand = state.hands[state.mover]
    if not hand or not state.network[state.company]:
        return -1
    table, money = price_table(state), state.money[state.mover]
    first = rng.below(len(hand))
    for number in range(len(hand)):
        card = hand[(first + number) % len(hand)]
        if total_of(state, card, table) <= money:
            return c.fulfil(card)
    return -1


def _sample_factory(state: State, rng: Chance, bonus: bool) -> int:
    sites = factory_sites(state)
    if not sites:
        return -1
    rules = state.rules
    city = sites[rng.below(len(sites))]
    numbers = rules.bonus_cubes if bonus else [rules.factory_cubes]
    cubes = min(numbers[rng.below(len(numbers))], state.cube_stock[state.tiles[city]])
    return c.factory(rules.board.spots[rules.board.cities[city]], cubes)


def _sample_bonus(state: State, rng: Chance) -> int:
    bonus = state.rules.cards[state.card].bonus
    if bonus == LAY_TRACK:
        return sample_lay(state, rng)
    return _sample_factory(state, rng, True) if bonus == BUILD_FACTORY else c.CONTRACTS
