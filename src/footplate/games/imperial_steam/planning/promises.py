# footplate: compiled
"""What the contracts of a seat are likely to bring if Trieste is reached."""

import math

from footplate.games.imperial_steam.board.codes import GOODS
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.scoring import factories_of, filled_contracts
from footplate.games.imperial_steam.play.state import State


def expected_contracts(state: State, seat: int, taste: Taste, hands: int) -> float:
    """Filled ones in full; the others as far as there are hands for their factories."""
    rules = state.rules
    have = factories_of(state, seat)
    filled = filled_contracts(state, seat)
    worth, missing = 0.0, 0
    rest: list[int] = []
    for card in range(len(rules.contracts)):
        if not state.contracts[seat] >> card & 1:
            continue
        if filled >> card & 1:
            worth += rules.contract_values[card]
            for good in range(GOODS):
                have[good] -= rules.contract_needs[card][good]
        else:
            rest.append(card)
    while rest:
        card = _nearest(state, rest, have)
        rest.remove(card)
        lacking = _lacking(state, card, have)
        missing += lacking
        slack = hands * 0.4 - missing * taste.patience
        likely = taste.faith**lacking / (1.0 + math.exp(-slack / 2.0))
        if hands < missing:
            likely = 0.0
        value = rules.contract_values[card]
        worth += (2.0 * likely - 1.0) * value - likely * lacking * taste.missing
        for good in range(GOODS):
            have[good] = max(0, have[good] - rules.contract_needs[card][good])
    # A factory beside all contracts may serve one to come.
    return worth + taste.factory * min(3, sum(have)) * min(1.0, hands / 8.0)


def _lacking(state: State, card: int, have: list[int]) -> int:
    needs = state.rules.contract_needs[card]
    return sum([max(0, needs[good] - have[good]) for good in range(GOODS)])


def _nearest(state: State, cards: list[int], have: list[int]) -> int:
    """The contract that lacks least."""
    best = cards[0]
    for card in cards:
        if _lacking(state, card, have) < _lacking(state, best, have):
            best = card
    return best
