# footplate: compiled
"""What an Automa says of its decisions. Called only while somebody listens."""

from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language.events import (
    AutomaDecides,
    AutomaPaid,
    AutomaTurnedUp,
    CoinsPlaced,
)
from footplate.games.steam_power.play.state import State


def decides(state: State, what: str, why: str, rule: str) -> None:
    state.tell(AutomaDecides(state.mover, what, why, rule))


def pays(state: State, amount: int, instead: str) -> None:
    state.tell(AutomaPaid(state.mover, amount, instead))


def from_corner(state: State) -> str:
    corner = state.rules.corner_names[state.marker].replace("_", " ")
    return f"in the sweep from the {corner}"


def counted(number: int, what: str) -> str:
    """`1 tile`, `2 tiles`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def listed(parts: list[str]) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def labels(state: State, coins: list[int]) -> list[str]:
    """The hexes of a coin path."""
    return [state.rules.board.labels[coin >> 4] for coin in coins]


def tell_turned_up(state: State, card: int) -> None:
    contract, colors = state.rules.cards[card], state.rules.colors
    resources = [colors[color] for color in contract.resources]
    bonus = BONUS_NAMES[contract.bonus] or None
    state.tell(AutomaTurnedUp(state.mover, contract.id, resources, bonus))


def tell_coins(state: State, target: int, coins: list[int]) -> None:
    name = state.rules.board.city_name(target)
    state.tell(CoinsPlaced(state.mover, name, labels(state, coins)))
