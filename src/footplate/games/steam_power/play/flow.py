# footplate: compiled
"""How the table goes on: contracts, factories, the end of actions, turns, rounds and the game."""

from footplate.core.event import GameEnded
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.language.events import (
    CityFlipped,
    ContractFulfilled,
    ContractLaidAside,
    ContractsTaken,
    EndTriggered,
    FactoryBuilt,
    PointsCounted,
    RoundStarted,
    SupplyRenewed,
    TrainDrawn,
)
from footplate.games.steam_power.language.saying import company_id, contract_id
from footplate.games.steam_power.language.steps import ACT, AUTOMA, TAKE
from footplate.games.steam_power.play.scoring import ranking
from footplate.games.steam_power.play.state import State

# --- contracts ------------------------------------------------------------------------------------


def can_draw(state: State) -> bool:
    """Whether the supply has a contract, or the Automas' discards can become one."""
    return state.supply() > 0 or any(state.discards)


def draw_contract(state: State) -> int:
    """A contract from the supply, which is renewed from the discards; -1: there is none."""
    if state.supply() <= 0 and not _renew_supply(state):
        return -1
    card = state.chance.draw(state.deck)
    state.deck[card] = 0
    state.deck_left -= 1
    return card


def _renew_supply(state: State) -> bool:
    """Shuffle all discards of Automas into a new supply (SP-AUTO-13)."""
    count = 0
    for seat in range(state.rules.seats):
        for card in state.discards[seat]:
            state.deck[card] = 1
            count += 1
        state.discards[seat] = []
    state.deck_left += count
    if count and state.log is not None:
        state.tell(SupplyRenewed(count))
    return count > 0


def into_hand(state: State, seat: int, card: int) -> None:
    """Sort a contract into a hand, which may grow to any size (SP-CARDS-02)."""
    hand = state.hands[seat]
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    state.hands[seat] = [*hand[:at], card, *hand[at:]]


def out_of_hand(state: State, seat: int, card: int) -> None:
    state.hands[seat] = [other for other in state.hands[seat] if other != card]


def victims(state: State, seat: int) -> list[int]:
    """The other seats with the fullest hand (SP-CARDS-03); none where all others are empty."""
    most = 1
    found: list[int] = []
    for other in range(state.rules.seats):
        size = len(state.hands[other])
        if other == seat or size < most:  # SP-CARDS-07
            continue
        if size > most:
            most, found = size, []
        found.append(other)
    return found


def may_steal(state: State, bonus: bool) -> bool:
    """Whether hands give what the supply cannot: to a bonus only by the key (SP-CARDS-10)."""
    return not bonus or state.rules.bonus_steal


def go_on_taking(state: State) -> None:
    """Draw what the supply gives, then ask whose hand gives the rest."""
    seat = state.mover
    drawn: list[int] = []
    while state.taking > 0:
        card = draw_contract(state)
        if card < 0:
            break
        into_hand(state, seat, card)
        state.taking -= 1
        drawn.append(card)
    if drawn and state.log is not None:
        cards = [contract_id(state.rules.cards[card].id) for card in sorted(drawn)]
        state.tell(ContractsTaken(seat, len(drawn), state.supply(), cards))
    if state.taking > 0 and may_steal(state, state.bonus) and victims(state, seat):
        state.step = TAKE
    else:
        finish_action(state)  # SP-CARDS-09: with as many as there were


def count_contract(state: State, card: int) -> None:
    """The resources are there: the contract's money, and a place among the fulfilled ones."""
    seat, contract = state.mover, state.rules.cards[card]
    was_ending = state.ending()
    state.money[seat] += contract.money  # SP-FULFIL-25
    state.done[seat] = [*state.done[seat], card]  # SP-FULFIL-26
    if state.log is not None:
        count = len(state.done[seat])
        shown = contract_id(contract.id)
        state.tell(ContractFulfilled(seat, shown, contract.vp, contract.money, count))
        if state.ending() and not was_ending:
            state.tell(EndTriggered(seat, count))


# --- factories ------------------------------------------------------------------------------------


def factory_sites(state: State) -> list[int]:
    """Where the acting company may build a factory; it needs no link of its own (SP-FACTORY-06)."""
    if not state.plants[state.company]:
        return []
    found = []
    for city in range(len(state.tiles)):
        if may_take_factory(state, city):
            found.append(city)
    return found


def may_take_factory(state: State, city: int) -> bool:
    color = state.tiles[city]
    return (
        color != PURPLE  # SP-FACTORY-03
        and state.makers[city] == NOBODY  # SP-FACTORY-04
        and state.linked >> city & 1 == 1  # SP-FACTORY-05
        and state.cube_stock[color] > 0  # SP-FACTORY-13
    )


def build_factory(state: State, city: int, cubes: int) -> None:
    """Put a factory of the acting company on a city, for nothing (SP-FACTORY-01)."""
    company, color = state.company, state.tiles[city]
    cubes = min(cubes, state.cube_stock[color])  # SP-FACTORY-11
    state.plants[company] -= 1
    state.makers[city] = company
    state.cubes[city] = cubes
    state.cube_stock[color] -= cubes
    if state.log is not None:
        hex_, acting = city_hex(state, city), acting_company(state)
        state.tell(FactoryBuilt(state.mover, hex_, state.rules.colors[color], cubes, acting))


def tell_flipped(state: State, city: int) -> None:
    rules, owner = state.rules, state.makers[city]
    company = company_id(owner) if rules.solo else ""
    state.tell(CityFlipped(city_hex(state, city), owner if not rules.solo else 0, company))


def city_hex(state: State, city: int) -> str:
    """A city as events name it."""
    board = state.rules.board
    return board.labels[board.cities[city]]


def acting_company(state: State) -> str:
    """The acting company in basic solo, as a place; empty where it is the seat's own."""
    return company_id(state.company) if state.rules.solo else ""


# --- actions, turns, rounds -----------------------------------------------------------------------


def finish_action(state: State) -> None:
    """An action is done, with all that came of it."""
    state.bonus = False
    state.card = -1
    state.fetched = 0
    state.taking = 0
    state.actions_left -= 1
    if state.actions_left > 0:
        state.step = ACT
    elif state.rules.solo:
        _next_train(state)  # SP-SOLO-13: a bonus still was the last company's
    else:
        end_turn(state)  # SP-SCORE-04: the turn is completed first


def end_turn(state: State) -> None:
    """The next seat's turn, a new round, or the end of the game."""
    seat = (state.mover + 1) % state.rules.seats  # SP-TURN-01, SP-AMIX-08
    if seat == state.start:  # SP-SCORE-03
        if state.ending():
            _end_game(state)
            return
        state.round += 1
        if state.log is not None:
            state.tell(RoundStarted(state.round))
    begin_turn(state, seat)


def begin_turn(state: State, seat: int) -> None:
    state.mover = seat
    state.company = seat
    state.actions_left = state.rules.actions  # SP-TURN-02
    state.drew = False
    state.step = AUTOMA if state.rules.automas[seat] else ACT


def _next_train(state: State) -> None:
    """Basic solo: the next company, or the end of the round."""
    rules = state.rules
    if not any(state.bag):  # SP-SOLO-04
        if state.log is not None:
            state.tell(ContractLaidAside(state.round, rules.rounds))
        if state.round == rules.rounds:  # SP-SOLO-06
            _end_game(state)
            return
        state.round += 1
        state.bag = [rules.bag_trains] * rules.companies  # SP-SOLO-05
        if state.log is not None:
            state.tell(RoundStarted(state.round))
    draw_train(state)


def draw_train(state: State) -> None:
    """Basic solo: whose train comes out of the bag is the active company (SP-SOLO-03)."""
    state.mover = 0
    state.company = state.chance.draw(state.bag)
    state.bag[state.company] -= 1
    state.actions_left = state.rules.actions
    state.step = ACT
    if state.log is not None:
        state.tell(TrainDrawn(acting_company(state), sum(state.bag)))


def _end_game(state: State) -> None:
    state.mover = -1
    state.company = 0
    state.step = ACT
    state.actions_left = 0
    state.drew = False
    if state.log is not None:
        result = ranking(state)
        state.tell(PointsCounted([result.score(seat) for seat in range(state.rules.seats)]))
        state.tell(GameEnded(result.winners))
