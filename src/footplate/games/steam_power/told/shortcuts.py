"""What can be said at once in place of several decisions: a contract with all its resources."""

from typing import Annotated

import msgspec
from msgspec import Meta

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutKind, played
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.steps import ACT, FETCH
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.told.cheapest import Ways, sources_by_color, supplies


class Cheaply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which contract, and whom one would rather pay."""

    contract: Annotated[
        str, Meta(description="of the hand; left out: the one that is being fulfilled")
    ] = ""
    payees: Annotated[
        list[int],
        Meta(description="seats to be paid before others where the price is the same, by rank"),
    ] = []


class FulfilCheaply(ShortcutKind):
    """All resources from the cheapest sources, by the cheapest ways."""

    name = "fulfil-cheaply"
    title = "Fulfil as cheaply as possible"
    argument = Cheaply

    def fits(self, state: State) -> bool:
        return state.step == FETCH or (state.step == ACT and len(state.hands[state.mover]) > 0)

    def actions(self, state: State, argument: Cheaply) -> list[Action] | Refusal:
        found: list[Action] = []
        after = state
        if argument.contract and state.step == ACT:
            show = a.FulfilContract(argument.contract)
            refusal = state.refuse(show)
            if refusal is not None:
                return refusal
            found, after = [show], state.ahead(state.encode(show))
        elif state.step == ACT:
            return Refusal("SP-FULFIL-01", "Say which contract of your hand.")
        elif argument.contract not in ("", state.rules.cards[state.card].id):
            return Refusal("SP-TURN-05", "Another contract is being fulfilled.")
        ways = Ways(after, after.company, argument.payees)
        resources = after.rules.cards[after.card].resources[after.fetched :]
        for supply in supplies(ways, sources_by_color(ways), resources):
            source: Action = a.BuyResource()
            if supply.city is not None:
                source = a.TakeResource(supply.city, tuple(supply.pay))
            found.append(source)
        return played(state, found)


SHORTCUTS = (FulfilCheaply(),)
