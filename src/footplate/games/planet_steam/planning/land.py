# footplate: compiled
"""What zones and specialists are worth to a seat, and how far it bids for them."""

from footplate.core.valuer import Candidate
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.board.rules import (
    AGENT,
    CAPTAIN,
    ENGINEER,
    FREE,
    LADY,
    NEUTRAL,
    VENTURER,
)
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.planning.outlook import Outlook
from footplate.games.planet_steam.planning.taste import Taste
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.zones import nearest, places_neutral, zones_to_offer


class Land:
    """One seat's thoughts before the Tank Phase."""

    def __init__(self, taste: Taste, state: State) -> None:
        self.taste = taste
        self.state = state
        self.seat = state.mover
        self.outlook = Outlook(taste, state, state.mover)
        self.extractions = self.outlook.later + 1

    # Zones. -------------------------------------------------------------------------------------

    def zone(self, zone: int) -> int:
        """What it is worth to own a zone."""
        state, taste, rules = self.state, self.taste, self.state.rules
        own, free = 0, 0
        for other in rules.near[zone]:
            if state.claims[other] == self.seat:
                own += 1
            elif state.claims[other] in (FREE, NEUTRAL):
                free += 1
        each = taste.slot + min(own, 2) * taste.near + free * taste.open
        each += rules.river[zone] * taste.river
        return rules.zone_value * 100 + each * self.extractions

    def best(self, zones: list[int]) -> int:
        """The most valuable zone, the first one among equals; -1: there is none."""
        found, most = -1, -1
        for zone in zones:
            value = self.zone(zone)
            if value > most:
                found, most = zone, value
        return found

    def _roll(self, zone: int) -> int:
        """What it is worth to roll for a zone: half of the rolls hit."""
        hits = len(self.state.rules.claim_success)
        other = self.best(nearest(self.state, zone))
        miss = self.zone(other) if other >= 0 else self.state.rules.no_zone * 100
        return (self.zone(zone) * hits + miss * (6 - hits)) // 6

    def claims(self) -> list[Candidate]:
        """What the claim step allows: nothing, and each zone with what it gains."""
        state, rules = self.state, self.state.rules
        found = [Candidate([c.PASS_CLAIM], 0.0)]
        for zone in range(rules.size):
            if state.claims[zone] == FREE:
                value = self.zone(zone) if rules.predictable else self._roll(zone)
                kind = c.CLAIM if rules.predictable else c.ROLL
                found.append(Candidate([c.at_zone(kind, rules.spots[zone])], float(value)))
        count = state.licenses[self.seat]
        if count:
            # What the license could still do if it were not used now.
            self.outlook.claims -= 1
            cost = self.outlook.licenses(state, count) - self.outlook.licenses(state, count - 1)
            self.outlook.claims += 1
            for zone in range(rules.size):
                if state.claims[zone] in (FREE, NEUTRAL):
                    code = c.at_zone(c.USE_LICENSE, rules.spots[zone])
                    found.append(Candidate([code], float(self.zone(zone) - cost)))
        return found

    def claim(self) -> int:
        """The code of the claim step: the best one, the first among equals."""
        found = self.claims()
        best = found[0]
        for each in found:
            if each.value > best.value:
                best = each
        return best.line[0]

    def place(self, zones: list[int]) -> int:
        """Variable claims: the best zone for an own marker, or the worst for a neutral one."""
        if not places_neutral(self.state):
            return self.best(zones)
        found, most = zones[0], -(10**9)
        for zone in zones:
            value = -2 * self.zone(zone)
            for other in self.state.rules.near[zone]:
                if self.state.claims[other] >= 0 and self.state.claims[other] != self.seat:
                    value += self.taste.near
            if value > most:
                found, most = zone, value
        return found

    # The airship. -------------------------------------------------------------------------------

    def row_gain(self, row: int, seat: int) -> int:
        """What the airship brings a seat in a row; tanks may be moved there."""
        state, rules = self.state, self.state.rules
        places, tanks, value = 0, 0, 0
        sale = self.outlook.sale
        for zone in range(rules.size):
            if state.claims[zone] != seat:
                continue
            inside = rules.row_of[zone] == row
            places += inside
            if state.tanks[zone] != NO_TANK:
                tanks += 1
                value += sale[state.tanks[zone]] * (2 if inside else 1)
        if not tanks:
            return places * sale[2]
        return min(places, tanks) * value // (tanks + 1)

    def row(self) -> int:
        found, most = 0, -(10**9)
        for row in range(self.state.rules.rows):
            value = self.row_value(row)
            if value > most:
                found, most = row, value
        return found

    def row_value(self, row: int) -> int:
        seats = self.state.rules.seats
        others = sum([self.row_gain(row, seat) for seat in range(seats) if seat != self.seat])
        return self.row_gain(row, self.seat) - others * self.taste.spite // (100 * (seats - 1))

    # Specialists. -------------------------------------------------------------------------------

    def card(self, card: int) -> int:
        """What a specialist card is worth in this round."""
        state, rules, taste = self.state, self.state.rules, self.taste
        roles = rules.roles[card]
        value = (rules.seats - 1 - card) * taste.order
        if roles >> LADY & 1:
            value += taste.lady if self.outlook.later else 0
        if roles >> VENTURER & 1:
            zone = self.best(zones_to_offer(state))
            if zone >= 0:
                value += self.zone(zone) * taste.half_price // 100
        if roles >> CAPTAIN & 1:
            value += max([self.row_value(row) for row in range(rules.rows)])
        if roles >> AGENT & 1:
            value += taste.agent
        if roles >> ENGINEER & 1:
            value += max(rules.engineer * 100, self.license_gain())
        return value

    def license_gain(self) -> int:
        """What one more license is worth; 0 if there is none."""
        state = self.state
        if not state.licenses_left:
            return 0
        count = state.licenses[self.seat]
        return self.outlook.licenses(state, count + 1) - self.outlook.licenses(state, count)

    def best_card(self) -> int:
        found, most = -1, -(10**9)
        for card in range(self.state.rules.seats):
            if card not in self.state.cards:
                value = self.card(card)
                if value > most:
                    found, most = card, value
        return found

    # Bids. --------------------------------------------------------------------------------------

    def highest_bid(self) -> int:
        """Up to how many credits the seat bids in the present bidding round."""
        state, taste = self.state, self.taste
        if state.step == steps.BID_SPECIALIST:
            value = self._specialist()
        elif state.step == steps.BID_ZONE:
            value = self.zone(state.zone)
            if self.seat == state.holder(VENTURER):
                value *= 2
        else:
            value = taste.freelance * self.extractions
        return value // (100 + taste.thrift * self.outlook.later)

    def _specialist(self) -> int:
        """What the best card and bonus have over those that are left later."""
        state = self.state
        cards = [self.card(at) for at in range(state.rules.seats) if at not in state.cards]
        goods = [self.outlook.sale[r] for r in range(RESOURCES) if state.box[r]]
        while len(goods) < len(cards):
            goods.append(0)
        cards.sort(reverse=True)
        goods.sort(reverse=True)
        best, last = cards[0] + goods[0], cards[-1] + goods[len(cards) - 1]
        following = cards[1] + goods[1] if len(cards) > 1 else best
        return best - following + (following - last) * self.taste.regret // 100
