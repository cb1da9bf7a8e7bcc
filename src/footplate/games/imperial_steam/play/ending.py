"""The scoring as events: each step for all seats before the next."""

from footplate.core.event import GameEnded
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import Hub
from footplate.games.imperial_steam.language.events_scoring import (
    ContractScored,
    EndReached,
    GoodsScored,
    HubsScored,
    IncomeScored,
    KeyScored,
    ShareholdersPaid,
    WayPaid,
)
from footplate.games.imperial_steam.play.scoring import Tally, tallies
from footplate.games.imperial_steam.play.state import State


def tell_scoring(state: State) -> None:
    """Open to all (IS-VIEW-06), without a question (IS-END-04)."""
    if state.log is None:
        return
    rules, trieste = state.rules, state.connected()
    state.tell(EndReached(state.round, rules.cities[rules.goal] if trieste else None))
    found = tallies(state, trieste)
    ordered = [found[seat] for seat in state.ladder]
    for tally in ordered:
        state.tell(IncomeScored(tally.seat, tally.income, tally.doubled))
    for tally in ordered:
        state.tell(GoodsScored(tally.seat, tally.stored, tally.goods))
    for tally in ordered:
        _tell_keys(state, tally)
    for tally in ordered:
        state.tell(HubsScored(tally.seat, len(tally.hubs), tally.hub_bonus))
    if trieste:
        for tally in ordered:
            _tell_contracts(state, tally)
        for tally in ordered:
            for link, owner in tally.way:
                state.tell(WayPaid(tally.seat, rules.links[link], owner, rules.path_fee))
    for tally in ordered:
        cut = tally.cut(rules.shareholder_percent)
        total = tally.before() - cut
        state.tell(ShareholdersPaid(tally.seat, tally.shareholders, cut, total))
    state.tell(GameEnded(state.game.result(state).winners))


def _tell_keys(state: State, tally: Tally) -> None:
    for hub, name in enumerate(HUB_NAMES):
        _tell_key(state, tally, name, "gold", tally.gold[hub])
        _tell_key(state, tally, name, "silver", tally.silver[hub])


def _tell_key(state: State, tally: Tally, hub: Hub, key: str, amount: int) -> None:
    if amount >= 0:
        state.tell(KeyScored(tally.seat, hub, "gold" if key == "gold" else "silver", amount))


def _tell_contracts(state: State, tally: Tally) -> None:
    rules, held = state.rules, state.contracts[tally.seat]
    for card, name in enumerate(rules.contracts):
        if held >> card & 1:
            value = rules.contract_values[card]
            filled = tally.filled >> card & 1
            state.tell(ContractScored(tally.seat, name, value if filled else -value))
