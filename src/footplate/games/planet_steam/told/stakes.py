# footplate: compiled
"""What an auction is about: what it brings to win it, in words."""

from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.told.plan_words import either, role_gives, role_words


def brings(state: State) -> list[str]:
    """What whoever wins the auction has of it, each part for itself."""
    if state.step == steps.BID_SPECIALIST:
        return _specialists(state)
    if state.step == steps.BID_ZONE:
        return _zone(state)
    return [f"room for {state.rules.freelance} more resources of any kind"]


def _specialists(state: State) -> list[str]:
    """The cards that are left, with what each gives, and the bonus that comes with any of them."""
    rules = state.rules
    found = [
        f"{turn} {role_words(rules.roles[card])}: {role_gives(rules, card)}"
        for card, turn in enumerate(rules.card_turns)
        if card not in state.cards
    ]
    box = [name for at, name in enumerate(NAMES) if state.box[at]]
    if box and len(box) >= len(found):
        found.append(f"with each a resource out of the bonus box: {either(box)}")
    elif box:  # PS-BONUS-05
        several = f"the next {len(box)} winners each take"
        takers = "the next winner takes" if len(box) == 1 else several
        found.append(f"{takers} a resource out of the bonus box: {either(box)}")
    else:
        found.append("the bonus box is empty")
    return found + _optional(state)


def _optional(state: State) -> list[str]:
    """What options give to winners in this round, as far as it is still to be had: in few words,
    since all of it stands above the bid."""
    rules = state.rules
    found = []
    if rules.manipulation and not state.won:  # PS-PRICE-01
        found.append("first winner: price manipulation")
    if rules.sabotage and state.round >= rules.sabotage_from:  # PS-SAB-01
        found.append("last winner: sabotage")
    return found


def _zone(state: State) -> list[str]:
    rules, zone = state.rules, state.zone
    found = [f"worth {rules.zone_value} credits at the end", "a place for a tank"]
    if rules.river[zone]:
        found.append("on the river, where a tank for water needs no energy")
    beside = sum(state.claims[other] == state.mover for other in rules.near[zone])
    if beside:
        found.append(f"beside {beside} {'zone' if beside == 1 else 'zones'} of yours")
    return found
