"""What a seat cannot know, dealt anew: contracts of the supply, of other hands, and face down."""

from footplate.core.chance import Chance
from footplate.games.steam_power.play.state import State


def guess(state: State, viewer: int | None, rng: Chance) -> State:
    """A copy in which the unseen contracts are dealt at random; all numbers stay as they are."""
    copy = state.clone()
    hidden = [seat for seat in range(state.rules.seats) if seat != viewer]
    unseen = [card for card, there in enumerate(state.deck) if there]
    for seat in hidden:
        unseen += state.hands[seat]
    unseen += state.face_down
    unseen.sort()
    for seat in hidden:
        copy.hands[seat] = sorted(_draw(unseen, len(state.hands[seat]), rng))
    copy.face_down = _draw(unseen, len(state.face_down), rng)
    copy.deck = [0] * len(state.deck)
    for card in unseen:
        copy.deck[card] = 1
    copy.chance = Chance(rng.below(1 << 29))
    return copy


def _draw(cards: list[int], count: int, rng: Chance) -> list[int]:
    return [cards.pop(rng.below(len(cards))) for _ in range(count)]
