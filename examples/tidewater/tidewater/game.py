"""The title: what is legal, why not, and what people see."""

from footplate import Action, Refusal
from footplate.core.smallgame import OneStep, SmallGame
from tidewater import language as la
from tidewater import play


class Tidewater(SmallGame[la.Quay]):
    name, title = "tidewater", "Tidewater"
    about = "bid for barges, build sheds, sell before the price has fallen"
    min_seats, max_seats = 2, 4
    over_rule = "TW-END-01"
    luck_words = "The next barge has arrived"
    tie_break = "crates"
    table_type = la.Quay
    phases = {"auction": "Auction", "market": "Market"}
    things = {"money": "coin", "crates": "crate", "sheds": "shed"}
    rounds = la.TIDES
    action_union = la.Bid | la.Pass | la.Sell | la.Build
    event_types = (la.BargeArrived, la.BargeWon, la.CratesSold, la.ShedBuilt)
    every_action = (la.Pass(), la.Build(), *map(la.Bid, la.BIDS), *map(la.Sell, la.SALES))

    begin = staticmethod(play.next_tide)

    def lay(self, seats: int, options: object) -> la.Quay:
        return la.Quay([12] * seats, [0] * seats, [0] * seats, [False] * seats)  # TW-SETUP-01

    def legal(self, state: play.State) -> list[Action]:
        quay, seat = state.table, state.mover
        if quay.barge:
            bids = range(quay.bid + 1, min(quay.money[seat], la.MOST_BID) + 1)
            return [la.Pass(), *map(la.Bid, bids)]
        sales = map(la.Sell, range(1, quay.crates[seat] + 1))
        can_build = quay.money[seat] >= la.SHED_PRICE and quay.sheds[seat] < la.MOST_SHEDS
        return [la.Pass(), *([la.Build()] if can_build else []), *sales]

    def forbid(self, state: play.State, action: Action) -> Refusal | None:
        quay, seat = state.table, state.mover
        match action:
            case la.Bid() if not quay.barge:
                return Refusal("TW-TURN-02", "No barge is under the hammer: sell, build or pass.")
            case la.Sell() | la.Build() if quay.barge:
                return Refusal("TW-TURN-02", "The market is closed: bid for the barge, or pass.")
            case la.Bid(bid) if bid <= quay.bid:
                return Refusal("TW-BID-01", f"The bid stands at {quay.bid}: bid more, or pass.")
            case la.Bid(bid) if bid > quay.money[seat]:
                return Refusal("TW-BID-02", f"You have {self.amount('money', quay.money[seat])}.")
            case la.Sell(crates) if crates > quay.crates[seat]:
                return Refusal("TW-SELL-01", f"You have only {quay.crates[seat]} to sell.")
            case la.Build() if quay.money[seat] < la.SHED_PRICE:
                return Refusal("TW-SHED-01", f"A shed costs {la.SHED_PRICE} coins.")
            case la.Build() if quay.sheds[seat] == la.MOST_SHEDS:
                return Refusal("TW-SHED-02", f"You have {la.MOST_SHEDS} sheds, which is the most.")
        return None

    def do(self, state: play.State, action: Action) -> None:
        if state.table.barge:
            return play.bid(state, action.coins if isinstance(action, la.Bid) else 0)
        if isinstance(action, la.Sell):
            play.sell(state, action.crates)
        elif isinstance(action, la.Build):
            play.build(state)
        return play.serve_next(state)

    def score(self, state: play.State, seat: int) -> dict[str, int]:
        return {"coins": state.table.money[seat], "sheds": 3 * state.table.sheds[seat]}  # TW-END-02

    def tie(self, state: play.State, seat: int) -> int:
        return state.table.crates[seat]

    def phase(self, state: play.State) -> str:
        return "auction" if state.table.barge else "market"

    def round(self, state: play.State) -> int:
        return state.table.tide

    def sentence(self, state: play.State) -> str:
        quay, seat = state.table, state.mover
        coins, crates = self.amount("money", quay.money[seat]), quay.crates[seat]
        mine = f"You have {coins}, {crates} of {quay.room(seat)} crates"
        if quay.barge:
            return f"A barge with {self.amount('crates', quay.barge)}, bid {quay.bid}. {mine}."
        return f"A crate sells for {quay.price}, the next for less. {mine}."

    def fault(self, state: play.State) -> str:
        quay, seats = state.table, state.seats
        if len(quay.bidding) != seats or quay.first >= seats:
            return f"is not laid for {seats} seats"
        at_market = quay.served < seats and state.mover == (quay.first + quay.served) % seats
        asked = quay.bidding[state.mover] if quay.barge else at_market
        full = all(quay.crates[seat] <= quay.room(seat) for seat in range(seats))
        return "" if full and (asked or state.over) else "holds what cannot be"

    def valuer(self) -> OneStep:
        return OneStep(worth)


def worth(state: play.State, seat: int) -> int:
    """Twice the coins, sheds at 4, and a crate at half its price while it can be sold."""
    quay = state.table
    crates, owed = (quay.barge, quay.bid) if quay.barge and quay.bidding[seat] else (0, 0)
    crates += 0 if state.over else quay.crates[seat]
    return 2 * (quay.money[seat] - owed) + 8 * quay.sheds[seat] + 4 * crates
