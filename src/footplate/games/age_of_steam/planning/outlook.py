# footplate: compiled
"""The forecast of one player's economy to the end of the game, in hundredths.

It plays the remaining turns alone and on paper: two moves a turn from what the network can
deliver, a little growth of the network, expenses, income reduction, shares where cash is short.
The sum at the end is what the bot calls the value of a position.
"""

from typing import Final

from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.planning.reach import GRADES, LEVELS

BANKRUPT: Final = -20000
"""The value of going bankrupt this turn."""
BROKE: Final = -6000
"""The value of going bankrupt in the last turn, as far as one can see; earlier is worse."""
TOP_INCOME: Final = 160


class Taste:
    """What the bot believes about a game, in hundredths of a point, a link, a cube or a dollar.

    The figures were found by letting versions of the bot play against each other.
    """

    def __init__(self) -> None:
        self.build_cost = 700
        self.last_build_cost = 300
        """What track costs in a coming turn, and in the last one."""
        self.loan = 800
        """How much of that is worth issuing shares for."""
        self.growth = 80
        """How much longer the best routes become in a turn by such building."""
        self.quality = 90
        """How much of a hoped-for delivery is believed, in %."""
        self.trust = 70
        """How much of the goods seen now is still there a turn later, in %."""
        self.crowd = 40
        """What others take away for each delivery of one's own."""
        self.rivals = 20
        """What a point of somebody else's costs, in %."""
        self.danger = 1500
        """The price of going bankrupt if half of the hoped-for deliveries fail."""
        self.risk = 300
        """The price of going bankrupt if all of them fail."""
        self.auction = 3
        """How many dollars are kept for the auction when shares are issued."""
        self.place = 20
        """What each place further back in the order costs beyond the choice of actions."""
        self.first_build = 60
        self.first_move = 30
        self.production = 50
        self.turn_order = 80
        """What these actions are worth beyond what the forecast sees."""


class Purse:
    """A player's money, income and shares in hundredths, and his engine."""

    def __init__(self, money: int, income: int, shares: int, engine: int) -> None:
        self.money = money
        self.income = income
        self.shares = shares
        self.engine = engine


class Outlook:
    """The forecast under one set of rules."""

    def __init__(self, rules: Rules, taste: Taste) -> None:
        self.taste = taste
        self.turns = rules.turns
        self.losses = [
            [rules.reduction(income, turn) * 100 for income in range(TOP_INCOME)]
            for turn in range(rules.turns + 1)
        ]
        scoring = rules.tables.scoring
        self.income_points: int = scoring.income
        self.share_points: int = -scoring.share
        self.share_price: int = rules.share_price
        self.most_shares = rules.max_shares * 100

    def reduced(self, income: int, turn: int) -> int:
        return income - self.losses[turn][min(income // 100, TOP_INCOME - 1)]

    def close_turn(self, purse: Purse, turn: int) -> bool:
        """Collect income, pay expenses, reduce income; False: bankrupt."""
        purse.money += purse.income - purse.shares - purse.engine * 100
        if purse.money < 0:
            purse.income += purse.money
            purse.money = 0
            if purse.income < 0:
                return False
        purse.income = self.reduced(purse.income, turn)
        return True

    def blocks(self, amounts: list[int], level: int) -> list[int]:
        """The income of the first, second, … delivery with an engine, best first."""
        size = 100 + self.taste.crowd
        blocks = []
        room, total = size, 0
        for grade in range(GRADES - 1, 0, -1):
            amount = amounts[level * GRADES + grade]
            while amount >= room:
                blocks.append((total + room * grade) * 50 // size)
                amount -= room
                room, total = size, 0
                if len(blocks) >= 2 * self.turns:
                    return blocks
            room -= amount
            total += amount * grade
        blocks.append(total * 50 // size)
        return blocks

    def value(self, purse: Purse, turn: int, amounts: list[int], next_cost: int) -> int:
        """The points from income and shares at the end, after `turn` has been closed.

        `next_cost` is what the next turn's track will cost; -1: nobody knows yet.
        """
        if turn >= self.turns:
            return self.income_points * purse.income - self.share_points * purse.shares
        highest = min(LEVELS - 1, purse.engine + 4)
        known = [
            self.blocks(amounts, level) if purse.engine <= level <= highest else []
            for level in range(1, LEVELS)
        ]
        longest = known[LEVELS - 2] or self.blocks(amounts, LEVELS - 1)
        reach = (longest[0] + (longest[1] if len(longest) > 1 else 0)) // 2
        best = -10 * 100000
        for target in range(purse.engine, highest + 1):
            worth = self._play(purse, turn, known, reach, target, next_cost)
            best = max(best, worth)
        return best

    def _play(
        self,
        purse: Purse,
        turn: int,
        known: list[list[int]],
        reach: int,
        target: int,
        next_cost: int,
    ) -> int:
        """The same, raising the engine once a turn until it has the target."""
        taste = self.taste
        money, income, shares, engine = purse.money, purse.income, purse.shares, purse.engine
        used, trust = 0, 100
        for now in range(turn + 1, self.turns + 1):
            moves = 2
            if engine < target:
                engine += 1
                moves = 1
            trust = trust * taste.trust // 100
            cost = taste.build_cost if now < self.turns else taste.last_build_cost
            if now == turn + 1 and next_cost >= 0:
                cost = next_cost
            hoped = min(engine * 100, reach + taste.growth) * taste.quality // 100
            blocks = known[engine - 1]
            for _ in range(moves):
                seen = blocks[used] if used < len(blocks) else 0
                income += (seen * trust + hoped * (100 - trust)) // 100
                used += 1
            money += income - shares - engine * 100
            # Track is paid from what is left over, and from a few new shares.
            spent = min(cost, max(0, money + taste.loan))
            reach += taste.growth * spent // max(cost, 1)
            money -= spent
            if money < 0:
                # A share brings its price but for its first upkeep.
                shares += -money // (self.share_price - 1)
                money = 0
                if shares > self.most_shares:
                    income -= (shares - self.most_shares) * self.share_price
                    shares = self.most_shares
                    if income < 0:
                        return BROKE - 300 * (self.turns - now)
            income -= self.losses[now][min(income // 100, TOP_INCOME - 1)]
        return self.income_points * income - self.share_points * shares
