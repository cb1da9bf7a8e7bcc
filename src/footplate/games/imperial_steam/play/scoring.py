# footplate: compiled
"""The final scoring, step by step; nothing here asks or changes the state (IS-END-04)."""

from typing import Final

from footplate.games.imperial_steam.board.codes import GOODS
from footplate.games.imperial_steam.board.rules import HUBS, Rules
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.ways import way_to_goal

# In the order of the steps (IS-SCORE-01).
SOURCES: Final = (
    "money",
    "income",
    "goods",
    "keys",
    "hubs",
    "contracts",
    "fees",
    "shareholders",
)


class Tally:
    """What each step brings to one seat, in guldens."""

    def __init__(self, state: State, seat: int, trieste: bool) -> None:
        rules = state.rules
        self.seat = seat
        self.trieste = trieste
        self.money = state.money[seat]
        self.doubled = state.semmering == seat
        # IS-SCORE-02
        self.income = state.income(seat) * (rules.semmering_times if self.doubled else 1)
        self.stored = sum(state.goods[seat * GOODS : (seat + 1) * GOODS])
        self.goods = self.stored * rules.good_value  # IS-SCORE-03
        self.gold = [state.hub_columns[h] if state.gold[h] == seat else -1 for h in range(HUBS)]
        """By hub: what its gold key brings (IS-SCORE-04); -1: the seat has none."""
        self.silver = [
            silver_value(state, h) if state.silver[h] == seat else -1 for h in range(HUBS)
        ]
        # IS-SCORE-07
        self.hubs = [h for h in range(HUBS) if state.hub_columns[h] <= state.columns[seat]]
        self.hub_bonus = rules.hub_bonus[len(self.hubs)]  # IS-SCORE-06
        self.filled = filled_contracts(state, seat) if trieste else 0  # IS-SCORE-08
        """The contracts that are filled, as a mask."""
        self.contracts = contract_sum(rules, state.contracts[seat], self.filled) if trieste else 0
        self.way: list[tuple[int, int]] = []
        """The links of the way to Trieste and who is paid for each."""
        if trieste and state.contracts[seat]:  # IS-PATH-01
            self.way = way_to_goal(state, seat)
        self.paid = len(self.way) * rules.path_fee
        self.received = 0
        self.shareholders = state.shareholders[seat]

    def keys(self) -> int:
        return sum([max(0, value) for value in self.gold + self.silver])

    def before(self) -> int:
        """The sum before the shareholders' cut, with fees (IS-SCORE-12); it may be below 0
        (IS-SCORE-11)."""
        sums = self.money + self.income + self.goods + self.keys() + self.hub_bonus
        return sums + self.contracts - self.paid + self.received

    def cut(self, percent: int) -> int:
        """What shareholders take (IS-SCORE-13); debts are not shared (IS-SCORE-14)."""
        # without rest (IS-SCORE-15)
        return max(0, self.before()) * self.shareholders * percent // 100

    def sources(self, percent: int) -> list[int]:
        """By source, as in SOURCES; the sum is the final wealth."""
        return [
            self.money,
            self.income,
            self.goods,
            self.keys(),
            self.hub_bonus,
            self.contracts,
            self.received - self.paid,
            -self.cut(percent),
        ]


def tallies(state: State, trieste: bool) -> list[Tally]:
    """The scoring of all seats, with or without Trieste connected.

    Everybody's way is found before anything is paid (IS-PATH-09).
    """
    found = [Tally(state, seat, trieste) for seat in range(state.rules.seats)]
    for tally in found:
        for _, owner in tally.way:
            found[owner].received += state.rules.path_fee
    return found


def silver_value(state: State, hub: int) -> int:
    """By the column of its hub (IS-SCORE-05)."""
    return state.rules.silver[state.hub_columns[hub] // state.rules.column_step]


def factories_of(state: State, seat: int) -> list[int]:
    """By good: how many a seat has, whatever goods they have left (IS-SCORE-10)."""
    found = [0] * GOODS
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat:
            found[state.site_good[site]] += 1
    return found


def contract_sum(rules: Rules, held: int, filled: int) -> int:
    """The values of filled contracts without those of the others."""
    total = 0
    for card in range(len(rules.contracts)):
        if held >> card & 1:
            value = rules.contract_values[card]
            total += value if filled >> card & 1 else -value
    return total


def filled_contracts(state: State, seat: int) -> int:
    """The contracts of a seat that its factories fill best, as a mask (IS-SCORE-09).

    No factory belongs to a contract before (IS-FACTORY-14).
    """
    rules = state.rules
    have = factories_of(state, seat)
    if not state.contracts[seat] or not sum(have):
        return 0
    cards = [card for card in range(len(rules.contracts)) if state.contracts[seat] >> card & 1]
    return _best_filled(rules, cards, 0, have)[1]


def _best_filled(rules: Rules, cards: list[int], at: int, have: list[int]) -> tuple[int, int]:
    """The greatest sum of the cards from a place on, and which of them are filled."""
    if at == len(cards):
        return 0, 0
    best = _best_filled(rules, cards, at + 1, have)
    needs = rules.contract_needs[cards[at]]
    left = [have[good] - needs[good] for good in range(GOODS)]
    if min(left) < 0:
        return best
    value, mask = _best_filled(rules, cards, at + 1, left)
    value += rules.contract_values[cards[at]]
    return (value, mask | 1 << cards[at]) if value > best[0] else best
