# footplate: compiled
"""The cheapest way to fulfil a contract: where each resource comes from, by which way, who is paid.

Forecasts, prompts and the shortcut read it. All links cost the same, so ways with the fewest links
are the cheapest; `payees` says whom one would rather pay where several ways cost the same.
"""

from collections.abc import Sequence

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.codes import COLORS, PAY_BITS
from footplate.games.steam_power.language.views import Leg, Supply
from footplate.games.steam_power.play.fulfilment import fee_to
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import home_nodes


class Ways:
    """By node: the way to a company's network, link by link."""

    def __init__(self, state: State, company: int, payees: Sequence[int]) -> None:
        board = state.rules.board
        self.state = state
        self.company = company
        self.payees = payees
        hops: list[list[int]] = [[] for _ in board.members]
        for link in state.links:
            one, two = board.node_of[link >> 9], board.node_of[link >> 3 & 63]
            if one != two:
                hops[one].append(link)
                hops[two].append(link)
        self.next: dict[int, tuple[int, int]] = {}
        """By node: the link that leads on and the node behind it; none inside the network."""
        self.pay = dict.fromkeys(home_nodes(state, company), 0)
        """By node with a way: what each owner of links gets, packed."""
        self._spread(hops)

    def _spread(self, hops: list[list[int]]) -> None:
        board, fee = self.state.rules.board, self.state.rules.link_fee
        layer = list(self.pay)
        while layer:
            found: dict[int, tuple[int, int]] = {}
            pays: dict[int, int] = {}
            for node in layer:
                for link in hops[node]:
                    there = board.node_of[link >> 9]
                    if there == node:
                        there = board.node_of[link >> 3 & 63]
                    if there in self.pay:
                        continue
                    pay = self.pay[node] + (fee << PAY_BITS * (link & 7))
                    if there not in found or self._rather(pay, pays[there]):
                        found[there], pays[there] = (link, node), pay
            self.next.update(found)
            self.pay.update(pays)
            layer = list(found)

    def _rather(self, one: int, other: int) -> bool:
        """Whether one payment of equal sum is to be preferred."""
        if not self.payees:
            return False
        paid = [(c.paid_to(one, seat), c.paid_to(other, seat)) for seat in self.payees]
        return next((mine > theirs for mine, theirs in paid if mine != theirs), False)

    def legs(self, node: int) -> list[Leg]:
        """The links from a node to the network, in the order of the way."""
        board, found = self.state.rules.board, []
        while node in self.next:
            link, node = self.next[node]
            cells = sorted((board.cities[link >> 9], board.cities[link >> 3 & 63]))
            found.append(Leg((board.labels[cells[0]], board.labels[cells[1]]), link & 7))
        return found


class Source:
    """A city from which a company can fetch."""

    def __init__(self, ways: Ways, city: int) -> None:
        state = ways.state
        self.city = city
        self.node = state.rules.board.node_of[city]
        toll = ways.pay[self.node]
        own = state.makers[city] == ways.company
        self.price = c.pay_sum(toll) + (0 if own else state.rules.cube_fee)
        self.pay = 0 if state.rules.solo else toll + fee_to(state, city)
        left = state.cubes[city]
        # Among equally cheap ones the own factory that is soonest empty, then others' fullest.
        self.rank = (self.price, not own, left if own else -left, city)


def sources_by_color(ways: Ways) -> list[list[Source]]:
    """Where a company can fetch each colour, the best source first."""
    state = ways.state
    found: list[list[Source]] = [[] for _ in range(COLORS)]
    for city, cubes in enumerate(state.cubes):
        if cubes and state.rules.board.node_of[city] in ways.pay:
            found[state.tiles[city]].append(Source(ways, city))
    for sources in found:
        sources.sort(key=lambda source: source.rank)
    return found


def supplies(ways: Ways, known: list[list[Source]], resources: Sequence[int]) -> list[Supply]:
    """The resources of a contract one after the other, each from the best source that is left."""
    state, used, found = ways.state, dict[int, int](), list[Supply]()
    board, colors = state.rules.board, state.rules.colors
    for color in resources:
        for source in known[color]:
            taken = used.get(source.city, 0)
            if taken < state.cubes[source.city]:
                used[source.city] = taken + 1
                flips = taken + 1 == state.cubes[source.city]
                hex_, way = board.labels[board.cities[source.city]], ways.legs(source.node)
                pay = payments(state, source.pay)
                found.append(Supply(colors[color], hex_, source.price, pay, way, flips))
                break
        else:
            found.append(Supply(colors[color], None, state.rules.bank_price))
    return found


def payments(state: State, pay: int) -> list[tuple[int, int]]:
    """Packed payments as pairs of seat and dollars."""
    seats = range(state.rules.seats) if pay else ()
    return [(seat, c.paid_to(pay, seat)) for seat in seats if c.paid_to(pay, seat)]
