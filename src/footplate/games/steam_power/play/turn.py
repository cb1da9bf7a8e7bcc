# footplate: compiled
"""The turn: what may be done at each step, and what comes of it."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import (
    BONUS_NAMES,
    BUILD_FACTORY,
    LAY_TRACK,
    NO_BONUS,
    TAKE_CONTRACTS,
)
from footplate.games.steam_power.language.events import (
    BonusLost,
    ContractStolen,
    MoneyTaken,
    Placement,
)
from footplate.games.steam_power.play.automa.coins import drop_broken_paths
from footplate.games.steam_power.play.automa.turn import automa_step
from footplate.games.steam_power.play.deeds import buy_cube, fetch_cube, tell_shown, tell_track
from footplate.games.steam_power.play.flow import (
    build_factory,
    can_draw,
    count_contract,
    factory_sites,
    finish_action,
    go_on_taking,
    into_hand,
    may_steal,
    out_of_hand,
    victims,
)
from footplate.games.steam_power.play.fulfilment import (
    fetch_codes,
    fulfil_codes,
    price_table,
    total_of,
    wanted,
)
from footplate.games.steam_power.play.laying import (
    end_track,
    lay,
    remove_end,
    replace_end,
)
from footplate.games.steam_power.play.laying import price_of as track_price
from footplate.games.steam_power.play.placing import can_lay, lay_codes, sample_lay
from footplate.games.steam_power.play.state import ACT, AUTOMA, BONUS, FETCH, LAY, TAKE, State
from footplate.games.steam_power.referee.refuse import refuse


class Conduct(CoreConduct[State]):
    """The rules of play, step by step."""

    def codes(self, state: State) -> list[int]:
        step = state.step
        if step == ACT:
            found = lay_codes(state)
            found += factory_codes(state, False)
            found += fulfil_codes(state)
            if may_take(state, False):
                found.append(c.CONTRACTS)
            found.append(c.MONEY)
            return found
        if step == LAY:
            return [*lay_codes(state), c.END_TRACK]
        if step == FETCH:
            return fetch_codes(state)
        if step == BONUS:
            return [*bonus_codes(state), c.DECLINE]
        if step == TAKE:
            return [c.take_from(seat) for seat in victims(state, state.mover)]
        return [c.AUTOMA]

    def sample(self, state: State, rng: Chance) -> int:
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
        codes = self.codes(state)
        return codes[rng.below(len(codes))]

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        kind = c.kind_of(code)
        if kind <= c.REPLACE:
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
            state.money[state.mover] += state.rules.bank_gift
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
            state.taking = state.rules.draw
            go_on_taking(state)
        elif kind == c.TAKE_FROM:
            _take_from(state, c.argument(code))
        elif kind == c.AUTOMA and state.step == AUTOMA:
            automa_step(state)


# --- what is legal --------------------------------------------------------------------------------


def factory_codes(state: State, bonus: bool) -> list[int]:
    """Factories with the cubes that they really get; a short stock makes some numbers equal."""
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
        return lay_codes(state)
    if bonus == BUILD_FACTORY:
        return factory_codes(state, True)
    return [c.CONTRACTS] if bonus == TAKE_CONTRACTS and may_take(state, True) else []


# --- drawing a random action ----------------------------------------------------------------------

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


# --- what comes of it -----------------------------------------------------------------------------


def _place(state: State, code: int) -> None:
    """A placement; the second one ends the action."""
    kind, company = c.kind_of(code), state.company
    cell, track = state.rules.board.cell_at[c.spot_of(code)], c.track_of(code)
    price = 0
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
        tell_track(state, how, cell, track, price, link)
    if state.rules.has_automa:
        drop_broken_paths(state, cell)
    if state.step == LAY:
        finish_action(state)
    else:
        state.bonus = state.step == BONUS
        state.step = LAY


def _show(state: State, card: int) -> None:
    """A contract leaves the hand; its resources are fetched one by one."""
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
    """After the last one: the rewards, then the bonus if it can be used."""
    state.fetched += 1
    card = state.rules.cards[state.card]
    if state.fetched < len(card.resources):
        return
    count_contract(state, state.card)
    if card.bonus == NO_BONUS:
        finish_action(state)
    elif bonus_is_possible(state, card.bonus):
        state.step = BONUS
    else:
        if state.log is not None:
            state.tell(BonusLost(state.mover, BONUS_NAMES[card.bonus], False))
        finish_action(state)


def bonus_is_possible(state: State, bonus: int) -> bool:
    """Whether a bonus could be used now; none at all always can."""
    if bonus == NO_BONUS:
        return True
    if bonus == BUILD_FACTORY:
        return len(factory_sites(state)) > 0
    if bonus == TAKE_CONTRACTS:
        return may_take(state, True)
    return can_lay(state)


def _take_from(state: State, victim: int) -> None:
    """A random contract out of a hand."""
    hand = state.hands[victim]
    card = hand[state.chance.below(len(hand))]
    out_of_hand(state, victim, card)
    into_hand(state, state.mover, card)
    state.taking -= 1
    if state.log is not None:
        state.tell(ContractStolen(state.mover, victim))
    go_on_taking(state)
