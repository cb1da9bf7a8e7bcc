"""What a seat cannot see, split anew: the credits of the others."""

from collections.abc import Mapping, Sequence

from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.games.planet_steam.board.rules import VENTURER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import ZoneOffered
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.zones import has_marker


def guess(state: State, viewer: int | None, rng: Chance) -> State:
    """A copy in which the others' credits are split at random.

    Their sum stays, because everything that was paid and received was seen; and nobody gets less
    than the highest bid and the right to bid show.
    """
    copy = state.clone()
    copy.chance = Chance(rng.below(1 << 29))
    if state.rules.open_credits or state.over:
        return copy
    hidden = [seat for seat in range(state.rules.seats) if seat != viewer]
    least = {seat: _shown(state, seat) for seat in hidden}
    left = sum(state.credits[seat] - least[seat] for seat in hidden)
    shares = [rng.below(1 << 20) + 1 for _ in hidden]
    for seat, share in zip(hidden, shares, strict=True):
        copy.credits[seat] = least[seat] + left * share // sum(shares)
    rest = sum(state.credits[seat] - copy.credits[seat] for seat in hidden)
    copy.credits[hidden[0]] += rest
    return copy


def _shown(state: State, seat: int) -> int:
    """The credits that a seat must have by what it does at the table."""
    if seat == state.high:
        half = state.step == steps.BID_ZONE and seat == state.holder(VENTURER)
        return (state.bid + 1) // 2 if half else state.bid
    # The grant before the auction: whoever has no card yet can open the bidding.
    auction = steps.PART[state.step] in (steps.SPECIALISTS, steps.CARDS)
    waiting = auction and seat not in state.won
    return 1 if state.bidding[seat] or waiting else 0


def are_shown(state: State, events: Sequence[Event]) -> bool:
    """Whether these events, which led to this position, tell of credits that were hidden.

    So does a zone auction for which somebody with a claim marker has too few (PS-ZONE-04).
    """
    if state.rules.open_credits:
        return False
    offered = [event.seat for event in events if isinstance(event, ZoneOffered)]
    poor = [
        seat
        for seat in range(state.rules.seats)
        if has_marker(state, seat) and not state.bidding[seat]
    ]
    if offered and any(seat not in offered for seat in poor):
        return True
    return any(event.reveals for event in events)


def recall(guess: State, held: Mapping[str, Sequence[int]]) -> None:
    """Every payment is seen: who has counted them knows what everybody has."""
    credits = list(held.get("money", ()))
    if len(credits) == guess.rules.seats and sum(credits) == sum(guess.credits):
        guess.credits = credits
