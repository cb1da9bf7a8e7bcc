# footplate: compiled
"""What one would point at for an action: places of the plan, in the order of the clicks."""

from collections.abc import Callable
from typing import Any

from footplate.core.action import Action
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.trading import traded


def targets_of(state: State, action: Action) -> list[str]:
    found = TARGETS.get(type(action))
    if found is not None:
        return found(state, action)
    zone = getattr(action, "zone", None)
    return [] if zone is None else [zone]


def _price(state: State, action: a.MovePrice) -> list[str]:
    """The space on which the marker comes to lie."""
    after = state.price_after(NAMES.index(action.resource), action.spaces)
    return [action.resource, f"price:{action.resource}-{after}"]


def _supply(state: State, amount: int) -> list[str]:
    """The space on which the marker of the supply comes to lie."""
    resource = traded(state)
    name = NAMES[resource]
    return [name, f"supply:{name}-{state.supply_after(resource, -amount)}"]


def _converter(state: State, action: a.BuyConverter) -> list[str]:
    moved = [] if action.moved_to is None else [action.moved_to]
    return [f"converter:{action.converter}", action.zone, *moved]


TARGETS: dict[type[Action], Callable[[State, Any], list[str]]] = {
    a.UpgradeCarrier: lambda s, x: [f"carrier:{s.mover}-{x.resource}"],
    a.ChooseSpecialist: lambda s, x: [f"card:{x.number}"],
    a.TakeLicense: lambda s, x: ["license"],
    a.TakeFromReserve: lambda s, x: [x.resource],
    a.TakeBonus: lambda s, x: ["bonus-box", x.resource],
    a.PlaceOrderMarker: lambda s, x: [x.resource, f"order:{x.number}"],
    a.Manipulate: lambda s, x: [f"strength:{x.strength}"],
    a.MovePrice: _price,
    a.Sabotage: lambda s, x: [f"seat:{x.seat}"],
    a.KeepCarrier: lambda s, x: ["freelance"],
    a.PlaceAirship: lambda s, x: [f"row:{x.row}"],
    a.BuyTank: lambda s, x: ["tank-market", x.zone],
    a.ImportTank: lambda s, x: ["import", x.zone],
    a.BuyConverter: _converter,
    a.BuySupercharger: lambda s, x: ["supercharger", x.zone],
    a.Stow: lambda s, x: [x.resource],
    a.BuyResource: lambda s, x: _supply(s, x.amount),
    a.SellResource: lambda s, x: _supply(s, -x.amount),
    a.BuyLicense: lambda s, x: ["license"],
    a.BuyLuxury: lambda s, x: ["luxury"],
}
"""Where it is not the zone alone."""
