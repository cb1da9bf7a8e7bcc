# footplate: compiled
"""What a position is worth to a seat: its points, and what it may hope for."""

from footplate.games.steam_power.board.codes import COLORS, NOBODY, PURPLE
from footplate.games.steam_power.language.steps import BONUS
from footplate.games.steam_power.planning.taste import Taste
from footplate.games.steam_power.play.scoring import connected, flipped_value, points, purple_value
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import fares_of


def actions_to_come(state: State, taste: Taste, seat: int) -> int:
    """How many actions a seat will have, those of this turn included."""
    rules = state.rules
    if rules.solo:
        in_bag = sum(state.bag)
        return (rules.rounds - state.round) * rules.bag_trains * rules.companies + in_bag + 1
    left = state.actions_left
    if seat != state.mover:
        turn = (seat - state.start) % rules.seats
        waits = turn > (state.mover - state.start) % rules.seats
        left = rules.actions if waits else 0
    if state.ending():
        return left
    most = max([len(done) for done in state.done])
    gone = (state.round - 1) * rules.actions + taste.early_actions
    missing = rules.contracts_to_end - most
    return left + missing * gone // (most + taste.early_contracts)


class Outlook:
    """One seat's view of positions with the same number of actions to come."""

    def __init__(self, taste: Taste, state: State, seat: int) -> None:
        self.taste = taste
        self.seat = seat
        actions = max(0, actions_to_come(state, taste, seat) - 1)
        self.actions = actions
        """How many more the seat has after the one that is judged."""
        self.open_end = not state.rules.solo and not state.ending()
        long = state.round - state.rules.contracts_to_end * 3 // 2 - 4
        dragging = max(0, long) if self.open_end else 0
        self.contract = taste.weary * dragging
        """What fulfilling is worth beyond what a contract shows: a game must come to its end."""
        self.unknown = taste.hungry * dragging
        """The same for contracts that nobody has drawn yet."""
        self.dollar = 20 + (taste.dollar - 20) * min(actions, taste.ripe) // taste.ripe
        self.action = taste.action * min(actions, taste.calm) // taste.calm
        self.bonuses = [bonus * min(actions, 6) // 6 for bonus in taste.bonuses]

    def value(self, state: State) -> int:
        value = self._points(state)
        if state.step == BONUS:
            value += self.bonuses[state.rules.cards[state.card].bonus]
        if self.open_end and state.ending():
            value += self._lead(state)
        if not self.actions:
            return value
        if not state.rules.solo:
            return value + self._hopes(state, state.company)
        total, companies = 0, state.rules.companies
        for company in range(companies):
            total += self._hopes(state, company)
        return value + total // companies

    def own(self, state: State) -> int:
        """The seat's points and hopes alone, whatever the others have."""
        rules = state.rules
        value = self._scores(state)[self.seat]
        if not self.actions or rules.automas[self.seat]:
            return value
        if not rules.solo:
            return value + self._hopes(state, self.seat)
        return self.value(state)

    def _lead(self, state: State) -> int:
        """The end is triggered: good for the one who is ahead."""
        totals = [sum(parts) for parts in points(state)]
        own = totals[self.seat]
        ahead = own - max([totals[seat] for seat in range(len(totals)) if seat != self.seat])
        return self.taste.lead if ahead > 0 else -self.taste.lead

    # What is there. -----------------------------------------------------------------------------

    def _scores(self, state: State) -> list[int]:
        """By seat: the points that are there or are likely to come."""
        rules = state.rules
        scores = [0] * rules.companies
        for seat in range(rules.seats):
            for card in state.done[seat]:
                scores[seat] += rules.cards[card].vp * 100
            if seat == self.seat:
                scores[seat] += len(state.done[seat]) * self.contract
            if seat != self.seat:
                scores[seat] += state.money[seat] * 22
        scores[self.seat] += self._purse(state.money[self.seat])
        self._add_cities(state, scores)
        return scores

    def _points(self, state: State) -> int:
        """Own points against those of the others."""
        rules, scores = state.rules, self._scores(state)
        if rules.solo:
            return sum(scores)
        others = sum(scores) - scores[self.seat]
        return scores[self.seat] - others * self.taste.rivals // (100 * (rules.seats - 1))

    def _purse(self, money: int) -> int:
        if not self.actions:
            # A little for dollars that fill no point: they break no tie, but look better.
            return money // 5 * 100 + money % 5
        useful = min(money, self.taste.purse)
        return useful * self.dollar + (money - useful) * 20

    def _add_cities(self, state: State, scores: list[int]) -> None:
        working = [0] * COLORS
        for city in range(len(state.tiles)):
            if state.cubes[city]:
                working[state.tiles[city]] += 1
        for city in range(len(state.tiles)):
            color, maker = state.tiles[city], state.makers[city]
            if color == PURPLE:
                self._add_purple(state, city, scores)
            elif maker != NOBODY:
                worth = flipped_value(state, color) * 100
                if state.cubes[city]:
                    self._add_factory(state, city, worth, working[color], scores)
                else:
                    scores[maker] += worth

    def _add_purple(self, state: State, city: int, scores: list[int]) -> None:
        there = connected(state, city)
        if not there:
            return
        if state.rules.solo:
            scores[0] += 100 * len(there)
            return
        value, count = purple_value(state), len(there)
        share = value // count * 100
        if self.actions:
            away = state.rules.seats - count
            come = min(60, self.taste.joiners * self.actions) * away
            share = (share + value * 10000 // (count * 100 + come)) // 2
        for seat in there:
            scores[seat] += share

    def _add_factory(
        self, state: State, city: int, worth: int, working: int, scores: list[int]
    ) -> None:
        """The chance that a factory is emptied, and what the others pay for its cubes."""
        if not self.actions:
            return
        board, maker, taste = state.rules.board, state.makers[city], self.taste
        mask = board.masks[board.node_of[city]]
        own, foreign = 0, 0
        for company in range(state.rules.companies):
            near = state.network[company] & mask
            if company == maker:
                own = 100 if near else taste.remote
            else:
                foreign += taste.custom if near else taste.remote
        if state.rules.solo:
            own, foreign = (own + foreign) // 2, 0
        used = self.taste.demand * self.actions * (own + foreign) * 2 // (100 * (1 + working))
        cubes = state.cubes[city] * 100
        chance = used * used * 100 // (used * used + cubes * cubes // 2)
        scores[maker] += worth * chance // 100
        if foreign:
            sold = min(used, cubes) * foreign // (own + foreign)
            scores[maker] += sold * 22 // 100

    # What may come. -----------------------------------------------------------------------------

    def _offers(self, state: State, company: int) -> list[list[int]]:
        """The cubes that a company can get, by colour: their prices in tenths of a dollar."""
        board, rules, taste = state.rules.board, state.rules, self.taste
        fares = fares_of(state, company)
        offers: list[list[int]] = [[] for _ in range(COLORS)]
        for city in range(len(state.tiles)):
            color = state.tiles[city]
            if color == PURPLE:
                continue
            fare = fares[board.node_of[city]]
            if fare < 0:
                continue
            if state.cubes[city]:
                fee = 0 if state.makers[city] == company else rules.cube_fee
                price, count = (fare + fee) * 10, state.cubes[city]
            elif state.makers[city] == NOBODY:
                price, count = (
                    fare * 10 + taste.site,
                    min(taste.site_cubes, state.cube_stock[color]),
                )
            else:
                continue
            for _ in range(count):
                offers[color].append(price)
        bank = [rules.bank_price * 10] * 12
        for color in range(COLORS):
            offers[color].sort()
            offers[color] += bank
        return offers

    def _hopes(self, state: State, company: int) -> int:
        """The contracts in hand and to come, with the cubes that can be had."""
        taste, hand = self.taste, state.hands[self.seat]
        cards = state.rules.cards
        if not state.network[company]:
            return 0
        offers = self._offers(state, company)
        at = [0] * COLORS
        first: list[tuple[int, int]] = []
        for card in hand:
            cost = self._cost(cards[card].needs, offers, at)
            first.append((self._gain(state, card) - cost * self.dollar // 10, card))
        first.sort(reverse=True)
        room = self.actions
        if not state.rules.solo:
            room = min(room, state.rules.contracts_to_end - len(state.done[self.seat]) + 1)
        hope, trust, cash = 0, taste.faith, state.money[self.seat] * 10
        for _, card in first:
            if room <= 0:
                break
            needs = cards[card].needs
            cost = self._cost(needs, offers, at)
            net = self._gain(state, card) - cost * self.dollar // 10 - self.action
            if cost > cash:
                net -= (cost - cash) * taste.shortage // 10
            if net <= 0:
                continue
            hope += net * trust // 100
            trust = trust * taste.patience // 100
            cash = max(0, cash - cost) + cards[card].money * 10
            room -= 1
            for color in range(COLORS):
                at[color] = min(at[color] + needs[color], len(offers[color]) - 3)
        return hope + self._draws(offers, at, room, trust, state.taking)

    def _gain(self, state: State, card: int) -> int:
        contract = state.rules.cards[card]
        return contract.vp * 100 + contract.money * self.dollar + self.bonuses[contract.bonus]

    def _cost(self, needs: list[int], offers: list[list[int]], at: list[int]) -> int:
        cost = 0
        for color in range(COLORS):
            for number in range(needs[color]):
                cost += offers[color][at[color] + number]
        return cost

    def _draws(
        self, offers: list[list[int]], at: list[int], room: int, trust: int, taking: int
    ) -> int:
        """Unknown contracts, two by two: those that are being taken, and later ones."""
        taste, hope = self.taste, 0
        gain = taste.card + taste.card_money * self.dollar // 10 + 2 * self.bonuses[1] // 3
        gain += self.unknown
        pairs = (1 if taking else 0) + room // 4
        for number in range(min(taste.pairs, pairs)):
            cost = 0
            for color in range(COLORS):
                here = offers[color]
                cost += min(taste.later, here[at[color]]) + min(taste.later, here[at[color] + 1])
                at[color] = min(at[color] + 2, len(offers[color]) - 3)
            needed = 2 * self.action if taking and number == 0 else 3 * self.action
            net = 2 * gain - cost * taste.card_cubes * self.dollar // 1000 - needed
            if net <= 0:
                break
            hope += net * trust // 100
            trust = trust * taste.patience // 100 * taste.patience // 100
        return hope
