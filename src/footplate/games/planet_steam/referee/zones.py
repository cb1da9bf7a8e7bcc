# footplate: compiled
"""Why a zone cannot be offered, rolled for or claimed."""

from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.rules import CLOSED, FREE, NEUTRAL
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.zones import nearest, of_kind, places_neutral, zones_to_offer


def refuse_zones(state: State, code: int, not_asked: Refusal) -> Refusal | None:
    kind, step = c.kind_of(code), state.step
    if step == steps.AIRSHIP and kind == c.AIRSHIP:
        if c.number_of(code) < state.rules.rows:
            return None
        return Refusal("PS-AIR-01", f"There are the rows 1 to {state.rules.rows}.")
    zone = state.rules.zone_at[c.spot_of(code)]
    if step == steps.PLACE_CLAIMS and kind in (c.PLACE_CLAIM, c.PLACE_NEUTRAL):
        return _refuse_placing(state, kind, zone)
    if step == steps.CHOOSE_ZONE and kind == c.AUCTION:
        return _refuse_offer(state, zone)
    if step == steps.CLAIM and kind in (c.ROLL, c.CLAIM, c.USE_LICENSE, c.PASS_CLAIM):
        return None if kind == c.PASS_CLAIM else _refuse_claim(state, kind, zone)
    if step == steps.DIRECTION and kind == c.CLAIM:
        if zone in nearest(state, state.zone):
            return None
        sentence = (
            f"Only the nearest unclaimed zones from {state.rules.zones[state.zone]} are left."
        )
        return Refusal("PS-CLAIM-04", sentence)
    return not_asked


def _why_not_free(state: State, zone: int) -> str:
    """What keeps a zone from being unclaimed; empty where it is."""
    if zone < 0:
        return "There is no such zone."
    owner, name = state.claims[zone], state.rules.zones[zone]
    if owner == FREE:
        return ""
    if owner == CLOSED:
        return f"{name} is closed in this game."
    if owner == NEUTRAL:
        return f"{name} has a neutral claim."
    return f"{name} is claimed already."


def _refuse_placing(state: State, kind: int, zone: int) -> Refusal | None:
    neutral = places_neutral(state)
    if (kind == c.PLACE_NEUTRAL) != neutral:
        what = "a neutral claim marker" if neutral else "a claim marker of your own"
        return Refusal("PS-VAR-14", f"Now {what} is placed.")
    why = _why_not_free(state, zone)
    if why:
        return Refusal("PS-VAR-16", why)
    if state.river_left and zone not in state.rules.open_river:
        return Refusal("PS-VAR-13", "These neutral claims go on the river.")
    return None


def _refuse_offer(state: State, zone: int) -> Refusal | None:
    if zone in zones_to_offer(state):
        return None
    if zone >= 0 and not of_kind(state, FREE):
        return Refusal("PS-ZONE-02", "No zone is unclaimed: a neutral one must be auctioned.")
    return Refusal("PS-ZONE-01", _why_not_free(state, zone))


def _refuse_claim(state: State, kind: int, zone: int) -> Refusal | None:
    if kind == c.USE_LICENSE:
        return _refuse_license(state, zone)
    if (kind == c.CLAIM) != state.rules.predictable:
        if kind == c.CLAIM:
            return Refusal("PS-CLAIM-01", "Zones are claimed with the die or a building license.")
        return Refusal("PS-VAR-09", "This game is played without the die: choose a zone.")
    if not of_kind(state, FREE):
        return Refusal("PS-CLAIM-07", "No zone is unclaimed.")
    why = _why_not_free(state, zone)
    return Refusal("PS-CLAIM-02", why) if why else None


def _refuse_license(state: State, zone: int) -> Refusal | None:
    if not state.licenses[state.mover]:
        return Refusal("PS-CLAIM-10", "You have no building license.")
    if zone >= 0 and state.claims[zone] in (FREE, NEUTRAL):
        return None
    return Refusal("PS-CLAIM-09", _why_not_free(state, zone))
