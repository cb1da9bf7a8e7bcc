# footplate: compiled
"""What the rules foretell for each seat: its hand with costs, its score, how far the end is."""

from collections.abc import Sequence

import msgspec

from footplate.core.view import Caution
from footplate.games.steam_power.board.codes import NOBODY
from footplate.games.steam_power.language import views as v
from footplate.games.steam_power.play.legal import bonus_is_possible
from footplate.games.steam_power.play.scoring import SOURCES, points
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.referee.contracts import refuse_own_contract
from footplate.games.steam_power.told.cheapest import Source, Ways, sources_by_color, supplies

NEAR_THE_END = 2
"""How many missing contracts are told as a warning."""


def forecasts(state: State) -> list[v.SteamPowerForecast]:
    """Of all seats, as if it were their turn; in basic solo for the active company."""
    needed, scores = state.rules.contracts_to_end, points(state)
    return [
        v.SteamPowerForecast(
            seat=seat,
            contracts=_Hand(state, seat).foretold() if state.hands[seat] else [],
            to_end=max(0, needed - len(state.done[seat])) if needed else None,
            score=sum(parts),
            sources=dict(zip(SOURCES, parts, strict=True)),
        )
        for seat, parts in enumerate(scores)
    ]


def known_forecast(
    state: State, forecast: v.SteamPowerForecast, viewer: int | None
) -> v.SteamPowerForecast:
    """The contracts are for their own seat; all else is open (SP-VIEW-01)."""
    if viewer == forecast.seat:
        return forecast
    return msgspec.structs.replace(forecast, contracts=[])


def cautions(state: State, known: Sequence[v.SteamPowerForecast | None]) -> list[Caution]:
    """An end that is near, and contracts that the end will find in a hand."""
    found: list[Caution] = []
    for each in known:
        if each is None or each.to_end is None or state.over:
            continue
        if 0 < each.to_end <= NEAR_THE_END and not state.ending():
            more = "1 more contract" if each.to_end == 1 else f"{each.to_end} more contracts"
            sentence = f"With {more} of this seat the last round has come."
            found.append(Caution(each.seat, "SP-SCORE-02", sentence))
        if each.contracts and state.ending():
            sentence = "This is the last round: contracts left in hand count nothing."
            found.append(Caution(each.seat, "SP-SCORE-13", sentence))
    return found


class _Hand:
    """The contracts of one seat, with what their resources cost it."""

    def __init__(self, state: State, seat: int) -> None:
        self.asked = state.clone()
        self.asked.mover = seat
        if not state.rules.solo:
            self.asked.company = seat
        self.linked = state.network[self.asked.company] != 0
        self.ways = Ways(self.asked, self.asked.company, ())
        self.known: list[list[Source]] = sources_by_color(self.ways)
        self.usable: dict[int, bool] = {}
        """By bonus: whether it could be used now."""

    def foretold(self) -> list[v.ContractForecast]:
        return [self._contract(number) for number in self.asked.hands[self.asked.mover]]

    def _contract(self, number: int) -> v.ContractForecast:
        state, card = self.asked, self.asked.rules.cards[number]
        found = supplies(self.ways, self.known, card.resources) if self.linked else []
        cost = sum(supply.price for supply in found)
        affordable = self.linked and cost <= state.money[state.mover]
        if card.bonus not in self.usable:
            self.usable[card.bonus] = bonus_is_possible(state, card.bonus)
        missing = dict.fromkeys(supply.color for supply in found if supply.city is None)
        return v.ContractForecast(
            contract=card.id,
            cost=cost if self.linked else None,  # SP-FULFIL-12
            affordable=affordable,
            sources=found,
            suppliers={color: self._suppliers(color) for color in missing},
            why_not=None if affordable else refuse_own_contract(state, number),
            bonus_usable=self.usable[card.bonus],
        )

    def _suppliers(self, color: str) -> list[str]:
        """The cities that could deliver a colour, given a factory or a link to them."""
        state, board = self.asked, self.asked.rules.board
        wanted = state.rules.colors.index(color)
        return [
            board.labels[cell]
            for city, cell in enumerate(board.cities)
            if state.tiles[city] == wanted
            and (state.makers[city] == NOBODY or (state.cubes[city] and not self._reached(city)))
        ]

    def _reached(self, city: int) -> bool:
        return self.asked.rules.board.node_of[city] in self.ways.pay
