"""What a seat of Planet Steam sees: credits of others are hidden unless the table opens them."""

from footplate.envs.features import Numbers, asked, flags, near, one_hot, places, turned
from footplate.envs.features import turned_rows as rows
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.language.steps import STEP_NAMES
from footplate.games.planet_steam.play.state import State


def read(state: State, viewer: int) -> Numbers:
    rules, seats = state.rules, state.rules.seats
    who = near(viewer, seats)
    opened = rules.open_credits or state.over
    yield "round", [state.round, rules.rounds - state.round]
    yield "step", one_hot(state.step, len(STEP_NAMES))
    yield "asked", asked(state.mover, viewer, seats)
    yield "queue", places(state.queue, viewer, seats)
    yield "won", places(state.won, viewer, seats)
    yield "first", one_hot((state.first - viewer) % seats, seats)
    known = [value if opened or seat == viewer else -1 for seat, value in enumerate(state.credits)]
    yield "credits", turned(known, viewer)
    yield "held", rows(state.held, RESOURCES, viewer)
    yield "carriers", rows(state.classes, RESOURCES, viewer)
    yield "licenses", turned(state.licenses, viewer)
    yield "luxuries", turned(state.luxuries, viewer)
    cards = len(rules.card_ids)
    yield "card", [at for card in turned(state.cards, viewer) for at in one_hot(card, cards)]
    yield "bidding", turned(state.bidding, viewer)
    yield "auction", [state.bid, named(state.high, who)]
    yield (
        "roles",
        [
            named(state.manipulator, who),
            named(state.saboteur, who),
            named(state.freelancer, who),
        ],
    )
    for owner in range(seats):
        seat = (viewer + owner) % seats
        yield f"claims {owner}", [int(claim == seat) for claim in state.claims]
    yield "other claims", [claim if claim >= seats or claim < 0 else 0 for claim in state.claims]
    yield "tanks", [output + 1 for output in state.tanks]
    yield "charged", state.charged
    yield "zones", [state.zone + 1, state.next_zone + 1, state.tipped + 1, state.airship + 1]
    yield "idle", flags(state.idle, rules.size)
    yield "supply", state.supply
    yield "price", state.price
    yield "order", state.order
    yield "trading", [state.trading, state.markers_due]
    yield "box", state.box
    yield "market", [state.stock, state.tanks_left, state.superchargers_left]
    yield "reserve", [state.licenses_left, state.luxuries_left, *state.converters_left]
    yield "prices moved", [state.strength + 1, state.spaces, state.moved + 1]
    yield "freelance", [state.freelance_bid, int(state.freelance_kept)]
    yield "claiming", [state.river_left, state.placed]
    yield "hand", [int(state.rearranged), state.hand_tanks, state.hand_superchargers]
    yield "converters", state.hand_converters
    yield "overflow", state.overflow


def named(seat: int, who: list[int]) -> int:
    """A seat as the viewer calls it; 0: nobody."""
    return who[seat] if seat >= 0 else 0
