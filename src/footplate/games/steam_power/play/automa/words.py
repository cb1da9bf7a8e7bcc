# footplate: compiled
"""What an Automa says of its decisions. Called only while somebody listens."""

from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language.events_automa import (
    AutomaDecides,
    AutomaTurnedUp,
    TieBreak,
)
from footplate.games.steam_power.language.events_build import CoinsPlaced
from footplate.games.steam_power.language.saying import contract_id, corner_id
from footplate.games.steam_power.play.state import State


def city_ids(state: State, cities: list[int]) -> list[str]:
    """The hexes of cities."""
    board = state.rules.board
    return [board.labels[board.cities[city]] for city in cities]


def coin_ids(state: State, coins: list[int]) -> list[str]:
    """The hexes of a coin path."""
    return [state.rules.board.labels[coin >> 4] for coin in coins]


def card_id(state: State, card: int) -> str:
    return contract_id(state.rules.cards[card].id)


def by_sweep(state: State, chosen: list[str]) -> TieBreak:
    """What the direction marker meets first."""
    return TieBreak("sweep", chosen, corner=corner_id(state.marker))


def decides_contract(state: State, card: int, fulfils: bool, price: int) -> None:
    """Whether it fulfils a contract or uses it as an action; a price below 0: it has no link."""
    numbers = {} if price < 0 else {"price": price, "money": state.money[state.mover]}
    state.tell(
        AutomaDecides(
            state.mover,
            "fulfil" if fulfils else "use",
            "SP-AFUL-01",
            [card_id(state, card)],
            why="no-link" if price < 0 else "price",
            numbers=numbers,
        )
    )


def tell_turned_up(state: State, card: int) -> None:
    contract, colors = state.rules.cards[card], state.rules.colors
    resources = [colors[color] for color in contract.resources]
    bonus = BONUS_NAMES[contract.bonus] or None
    state.tell(AutomaTurnedUp(state.mover, card_id(state, card), resources, bonus))


def tell_coins(state: State, target: int, coins: list[int]) -> None:
    (city,) = city_ids(state, [target])
    state.tell(CoinsPlaced(state.mover, city, coin_ids(state, coins)))
