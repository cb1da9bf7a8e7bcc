"""Why not: for each place where nothing can be done, the refusal of the plainest action there."""

from collections.abc import Iterator

from footplate.core.prompt import WhyNot
from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, NO_ZONE, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.codec import decode_known
from footplate.games.planet_steam.play.optional_cards import STRENGTHS
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.play.zones import places_neutral
from footplate.games.planet_steam.told.groups import kinds_of, why_not
from footplate.games.planet_steam.told.targets import targets_of


def reasons(state: State) -> WhyNot:
    codes = state.codes()
    empty = [kind for kind in kinds_of(state) if not any(kind.holds(code) for code in codes)]
    refusals = {kind.id: why_not(state, kind) for kind in empty}
    places = {kind.place: refusals[kind.id] for kind in empty if kind.place}
    if state.step == steps.TRADE:
        places |= _not_in_turn(state)
    open_ = {id for code in codes for id in targets_of(state, decode_known(code))}
    for place, code in _plainest(state):
        if place not in open_:
            refusal = state.conduct.refuse(state, code)
            if refusal is not None:
                places[place] = refusal
    return WhyNot(places, refusals)


def _not_in_turn(state: State) -> dict[str, Refusal]:
    now = traded(state)
    refusal = Refusal("PS-TRADE-02", f"Now {NAMES[now]} is traded.")
    return {NAMES[at]: refusal for at in range(RESOURCES) if at != now}


def _plainest(state: State) -> Iterator[tuple[str, int]]:
    """By place: what one would mean by pointing at it."""
    step, rules = state.step, state.rules
    for zone in range(rules.size):
        code = _on_zone(state, zone)
        if code >= 0:
            yield rules.zones[zone], code
    if step in (steps.UPGRADE, steps.BANK_AGENT, steps.TANKS):
        for at, name in enumerate(NAMES):
            yield f"carrier:{state.mover}-{name}", c.with_number(c.UPGRADE, at)
    elif step == steps.CHOOSE_SPECIALIST:
        for at, turn in enumerate(rules.card_turns):
            yield f"card:{turn}", c.with_number(c.SPECIALIST, at)
    elif step in (steps.BONUS, steps.STOW):
        kind = c.BONUS if step == steps.BONUS else c.STOW
        for at, name in enumerate(NAMES):
            yield name, c.with_number(kind, at)
    elif step == steps.MANIPULATE:
        for at, strength in enumerate(STRENGTHS):
            yield f"strength:{strength}", c.with_number(c.MANIPULATE, at)
    elif step == steps.SABOTAGE:
        for seat in range(rules.seats):
            yield f"seat:{seat}", c.with_number(c.SABOTAGE, seat)
    elif step == steps.MOVE_PRICES:
        for at, name in enumerate(NAMES):
            yield name, c.move_price(at, 1)


ON_ZONE = {
    steps.CHOOSE_ZONE: c.AUCTION,
    steps.DIRECTION: c.CLAIM,
    steps.TIP_TANK: c.TIP,
    steps.EXTRACT: c.SWITCH_OFF,
}


def _on_zone(state: State, zone: int) -> int:
    """The plainest action on a zone at this step; -1: zones are not asked for."""
    step, spot = state.step, state.rules.spots[zone]
    if step in ON_ZONE:
        return c.at_zone(ON_ZONE[step], spot)
    if step == steps.CLAIM:
        return c.at_zone(c.CLAIM if state.rules.predictable else c.ROLL, spot)
    if step == steps.PLACE_CLAIMS:
        return c.at_zone(c.PLACE_NEUTRAL if places_neutral(state) else c.PLACE_CLAIM, spot)
    if step == steps.REARRANGE:
        return c.place(spot, 1, c.WATER, 0)
    if step == steps.TANKS:
        if state.claims[zone] == state.mover and state.tanks[zone] != NO_TANK:
            return c.converter(ENERGY, spot, NO_ZONE)
        return c.at_zone(c.BUY_TANK, spot)
    return -1
