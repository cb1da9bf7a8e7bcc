# footplate: compiled
"""Why an action is not legal: the rule and a sentence. Here: what is asked, and the hand."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import (
    BUILDING_TILE,
    CONTRACT_TILE,
    FUNDRAISE_TILE,
    GIFT_TILE,
    HIRE_TILE,
    MARKET_TILE,
    NO_TILE,
    PASS_TILE,
    PRODUCE_TILE,
    SHARE_TILE,
    TRACKS_TILE,
    TRAIN_TILE,
)
from footplate.games.imperial_steam.language.steps import (
    ARRIVAL,
    BID,
    CREW,
    DISCARD,
    POINTS,
    STAFF,
    TURN,
)
from footplate.games.imperial_steam.language.words import plural
from footplate.games.imperial_steam.play.goods import makes_room
from footplate.games.imperial_steam.play.influence import UNPAYABLE, column_after_hand
from footplate.games.imperial_steam.play.legal import most_bid
from footplate.games.imperial_steam.play.points import may_spend
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import may_send
from footplate.games.imperial_steam.referee.free import refuse_free
from footplate.games.imperial_steam.referee.map import refuse_on_map
from footplate.games.imperial_steam.referee.money import refuse_money
from footplate.games.imperial_steam.referee.stock import refuse_stock

TILE_OF: dict[int, int] = {
    c.TRACK: TRACKS_TILE,
    c.WORKER: HIRE_TILE,
    c.ENGINEER: HIRE_TILE,
    c.STATION: BUILDING_TILE,
    c.FACTORY: BUILDING_TILE,
    c.PRODUCE: PRODUCE_TILE,
    c.BUY: MARKET_TILE,
    c.ORDER: MARKET_TILE,
    c.TRAIN: TRAIN_TILE,
    c.UPGRADE: TRAIN_TILE,
    c.CONTRACT: CONTRACT_TILE,
    c.GIFT: GIFT_TILE,
    c.RAISE: SHARE_TILE,
    c.LOWER: SHARE_TILE,
    c.FUNDRAISE: FUNDRAISE_TILE,
    c.PASS: PASS_TILE,
}
"""The tile of each unit of a main action."""

_ASKED = {
    BID: "Make your sealed bid.",
    TURN: "It is your turn: a main action, a free action, or the end of the turn.",
    CREW: "Name a worker of the crew.",
    STAFF: "Name the worker that settles at the factory.",
    POINTS: "Spend a business point, or forgo the rest.",
    DISCARD: "Discard a good that does not fit.",
    ARRIVAL: "Discard a good that does not fit.",
}


def not_asked(state: State, rule: str) -> Refusal:
    return Refusal(rule, f"That is not asked now. {_ASKED[state.step]}")


def refuse(state: State, code: int) -> Refusal | None:
    """The first rule that a code of this board breaks, or None."""
    kind, step = c.kind_of(code), state.step
    if step == BID:
        return _refuse_bid(state, kind, c.number_of(code))
    if kind == c.END:
        return _refuse_end(state)
    if c.FREE_KINDS >> kind & 1:
        return _refuse_free(state, kind, code)
    if step in (DISCARD, ARRIVAL):
        return _refuse_discard(state, kind, c.number_of(code))
    if step == CREW:
        return _refuse_crew(state, kind, c.number_of(code))
    if step == STAFF:
        return _refuse_staff(state, kind, code)
    if step == POINTS:
        return _refuse_point(state, kind, c.number_of(code))
    return _refuse_in_turn(state, kind, code)


def _refuse_bid(state: State, kind: int, steps: int) -> Refusal | None:
    if kind != c.BID:
        return not_asked(state, "IS-BID-01")
    if steps > most_bid(state, state.mover):
        return Refusal("IS-BID-02", "A bid is at most all your money, or the whole track.")
    return None


def _refuse_end(state: State) -> Refusal | None:
    if state.step != TURN:
        return not_asked(state, "IS-TURN-15")
    if state.tile == NO_TILE:
        return Refusal("IS-TURN-15", "A turn has a main action: place your hand first, or pass.")
    return None


def _refuse_free(state: State, kind: int, code: int) -> Refusal | None:
    if state.step == ARRIVAL:
        return not_asked(state, "IS-TURN-12")
    if state.step not in (TURN, POINTS):
        return not_asked(state, "IS-TURN-13")
    return refuse_free(state, kind, code)


def _refuse_discard(state: State, kind: int, good: int) -> Refusal | None:
    if kind != c.DISCARD:
        return not_asked(state, "IS-STORE-06")
    if not makes_room(state, state.mover, good):
        return Refusal("IS-STORE-07", "You have none of that good that takes up room.")
    return None


def _refuse_crew(state: State, kind: int, level: int) -> Refusal | None:
    if kind != c.WORK:
        return not_asked(state, "IS-TRACK-21")
    return _refuse_worker(state, level)


def _refuse_worker(state: State, level: int) -> Refusal | None:
    if state.idle[state.mover * c.LEVELS + level]:
        return None
    return Refusal("IS-TRACK-22", f"You have no idle worker of level {level + 1}.")


def _refuse_staff(state: State, kind: int, code: int) -> Refusal | None:
    if kind != c.STAFF:
        return not_asked(state, "IS-FACTORY-10")
    level, idle = c.first_of(code), c.second_of(code) == c.IDLE_AREA
    area = state.idle if idle else state.working
    if area[state.mover * c.LEVELS + level]:
        return None
    word = "idle" if idle else "working"
    return Refusal("IS-FACTORY-10", f"You have no {word} worker of level {level + 1}.")


def _refuse_point(state: State, kind: int, on: int) -> Refusal | None:
    if kind == c.FORGO:
        return None
    if kind != c.SPEND:
        return not_asked(state, "IS-TURN-14")
    if may_spend(state, on):
        return None
    if on == c.ON_INFLUENCE:
        return Refusal("IS-CITY-06", "Your influence cannot rise any more.")
    if on == c.ON_SHARE:
        return Refusal("IS-CITY-07", "Your share has the highest value already.")
    return Refusal("IS-CITY-08", "You have no free freight car.")


# --- main actions ---------------------------------------------------------------------------------


def _refuse_in_turn(state: State, kind: int, code: int) -> Refusal | None:
    if kind == c.DISCARD:
        return Refusal("IS-STORE-08", "All your goods fit: none is thrown away.")
    if kind == c.WORK:
        if may_send(state):
            return _refuse_worker(state, c.number_of(code))
        return Refusal("IS-TRACK-24", "Workers are sent for tracks only.")
    if kind == c.IDLE:
        return _refuse_idle(state, c.number_of(code))
    if kind not in TILE_OF:
        return not_asked(state, "IS-TURN-18")
    hand = _refuse_hand(state, kind, TILE_OF[kind])
    if hand is not None:
        return hand
    if c.MAP_KINDS >> kind & 1:
        return refuse_on_map(state, kind, code)
    if c.STOCK_KINDS >> kind & 1:
        return refuse_stock(state, kind, code)
    return refuse_money(state, kind, code)


def _refuse_hand(state: State, kind: int, tile: int) -> Refusal | None:
    """Whether the hand allows a unit of a main action."""
    if state.tile == NO_TILE:
        return _refuse_loss(state, tile)
    if state.tile != tile:
        rule = "IS-SHARE-07" if kind == c.LOWER else "IS-TURN-04"
        return Refusal(rule, "Your hand lies on another main action in this turn.")
    if tile == TRACKS_TILE and state.built >= state.rules.tracks_per_action:
        return Refusal("IS-TRACK-01", "The action lays two tracks at most.")
    if kind == c.BUY and not state.done:
        return Refusal("IS-MARKET-01", "You order goods in this action and cannot buy one, too.")
    if kind == c.RAISE and not state.done:
        return Refusal("IS-SHARE-06", "You lower your share in this action.")
    return _refuse_more(state, kind, tile) if state.done else None


def _refuse_more(state: State, kind: int, tile: int) -> Refusal:
    """A further unit where the action is complete."""
    if state.idled:
        return Refusal("IS-TURN-10", "Your hand was placed without effect in this turn.")
    if kind == c.LOWER:
        return Refusal("IS-SHARE-06", "You have raised your share in this action.")
    if kind == c.ORDER:
        return Refusal("IS-MARKET-01", "You have bought a good in this action.")
    rules = {
        BUILDING_TILE: "IS-STATION-06",
        MARKET_TILE: "IS-MARKET-02",
        TRAIN_TILE: "IS-TRAIN-01",
        CONTRACT_TILE: "IS-CONTRACT-03",
        SHARE_TILE: "IS-SHARE-02",
    }
    rule = rules.get(tile, "IS-TURN-02")
    return Refusal(rule, "Your main action of this turn is complete.")


def _refuse_loss(state: State, tile: int) -> Refusal | None:
    if column_after_hand(state, state.mover, tile) != UNPAYABLE:
        return None
    lost = plural(state.repeats(state.mover, tile), "step")
    return Refusal(
        "IS-INF-06", f"Your hands on that tile cost {lost} of influence, and you have fewer."
    )


def _refuse_idle(state: State, tile: int) -> Refusal | None:
    if not state.rules.empty_actions:
        return Refusal("IS-TURN-10", "A main action does something; to do nothing, pass.")
    if state.tile != NO_TILE:
        return Refusal("IS-TURN-04", "Your hand of this turn is placed already.")
    return _refuse_loss(state, tile)
