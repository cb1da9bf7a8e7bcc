# footplate: compiled
"""What the rules foretell for the seats, who may know it, and what it warns of."""

from collections.abc import Sequence

import msgspec

from footplate.core.refusal import BadInput
from footplate.core.view import Caution
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, ORE, RESOURCES, WATER
from footplate.games.planet_steam.board.file import band_of
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language import views as v
from footplate.games.planet_steam.language.position import Amounts, Tank
from footplate.games.planet_steam.play.extraction import running, yield_of
from footplate.games.planet_steam.play.scoring import SOURCES, wealth
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import may_extract, upright
from footplate.games.planet_steam.play.trading import most_bought, traded
from footplate.games.planet_steam.told.view import sees_credits

CREDITS = SOURCES[0]


def forecasts(state: State) -> list[v.PlanetSteamForecast]:
    return [forecast(state, seat) for seat in range(state.rules.seats)]


def forecast(state: State, seat: int) -> v.PlanetSteamForecast:
    parts = wealth(state, seat)
    asked = not state.over and state.step == steps.TRADE and state.mover == seat
    lacking = [NAMES[resource] for resource in (ORE, ENERGY) if not state.supply[resource]]
    room = state.rules.stock_max - state.stock
    return v.PlanetSteamForecast(
        seat=seat,
        extraction=extraction_of_now(state, seat),
        extracts=_extracts_again(state, seat),
        trades=trades(state) if asked else [],
        production=0 if lacking else min(state.supply[ORE], state.supply[ENERGY], room),
        lacking=lacking,
        wealth=sum(parts),
        sources=dict(zip(SOURCES, parts, strict=True)),
    )


def extraction_of_now(state: State, seat: int) -> v.ExtractionForecast:
    """Of the layout as it stands, without the tanks that are switched off."""
    own = state.step == steps.EXTRACT and state.mover == seat
    zones = running(state, seat) if own else upright(state, seat)
    airship = state.airship if _extracts_this_round(state, seat) else -1
    gained, lost = yield_of(state, zones, airship), []
    for resource in range(RESOURCES):
        held = state.has(seat, resource) - (gained.energy if resource == ENERGY else 0)
        room = max(0, state.capacity(seat, resource) - max(0, held))
        lost.append(max(0, gained.total(resource) - room))
    return v.ExtractionForecast(
        energy=gained.energy,
        enough=gained.energy <= state.has(seat, ENERGY),
        missing=max(0, gained.energy - state.has(seat, ENERGY)),
        basic=Amounts(*gained.basic),
        synergy=Amounts(*gained.synergy),
        superchargers=Amounts(*gained.superchargers),
        airship=Amounts(*gained.airship),
        total=Amounts(*(gained.total(resource) for resource in range(RESOURCES))),
        lost=Amounts(*lost),
    )


def _extracts_again(state: State, seat: int) -> bool:
    """In this round, or in one that follows (PS-END-07)."""
    later = state.round < state.rules.rounds
    return not state.over and (later or _extracts_this_round(state, seat))


def _extracts_this_round(state: State, seat: int) -> bool:
    """So long the airship helps, which leaves at the end of the round (PS-AIR-03)."""
    if state.step == steps.EXTRACT:
        return seat in state.queue
    if state.step == steps.STOW:
        return seat in state.queue and seat != state.mover
    return steps.PART[state.step] != steps.RESOURCE_PHASE


def extraction_of(state: State, seat: int, layout: Sequence[Tank]) -> v.ExtractionForecast:
    """Of another layout of a seat's upright tanks, whatever pieces it would take."""
    rules, other = state.rules, state.clone()
    other.idle = []
    for zone in upright(state, seat):
        other.tanks[zone], other.charged[zone] = NO_TANK, 0
    for tank in layout:
        zone = rules.zones.index(tank.zone) if tank.zone in rules.zones else -1
        if zone < 0 or state.claims[zone] != seat or other.tanks[zone] != NO_TANK:
            raise BadInput(f"layout: {tank.zone!r} is no zone of the seat, or taken already")
        output = WATER if tank.converter is None else NAMES.index(tank.converter)
        if not may_extract(state, zone, output):
            raise BadInput(f"layout: no {NAMES[output]} is extracted on {tank.zone}")
        other.tanks[zone], other.charged[zone] = output, int(tank.supercharger)
    return extraction_of_now(other, seat)


def trades(state: State) -> list[v.TradeForecast]:
    """Every amount that the mover may trade now, from the most sold to the most bought."""
    seat, resource = state.mover, traded(state)
    name, price = NAMES[resource], state.price[resource]
    found = []
    for amount in range(-state.has(seat, resource), most_bought(state) + 1):
        supply = state.supply_after(resource, -amount)
        found.append(
            v.TradeForecast(
                amount=amount,
                credits=-amount * price,
                kept=min(amount, state.room(seat, resource)) if amount > 0 else 0,
                supply=supply,
                color=band_of(state.rules.file, name, supply),
                price=state.price_after(resource, state.rules.moves[resource][supply]),
            )
        )
    return found


def known_forecast(
    state: State, forecast: v.PlanetSteamForecast, viewer: int | None
) -> v.PlanetSteamForecast:
    """Of others without their credits, and without what they could pay for (PS-SECRET-04)."""
    if sees_credits(state, forecast.seat, viewer):
        return forecast
    sources = {name: worth for name, worth in forecast.sources.items() if name != CREDITS}
    known = sum(sources.values())
    return msgspec.structs.replace(forecast, trades=[], wealth=known, sources=sources)


# --- warnings -------------------------------------------------------------------------------------


def cautions(state: State, forecasts: Sequence[v.PlanetSteamForecast | None]) -> list[Caution]:
    """What will be lost for want of room, and tanks that cannot run for want of energy."""
    if state.over or not _extracts_soon(state):
        return []
    due = state.queue if state.step == steps.EXTRACT else range(state.rules.seats)
    found = []
    for seat in due:
        forecast = forecasts[seat] if forecasts else None
        if forecast is not None:
            found += extraction_cautions(state, seat, forecast.extraction)
    return found


def _extracts_soon(state: State) -> bool:
    """From where a seat can do something about it: by a row for the airship, the freelance
    carrier, or another layout. So what is chosen there is not blamed for what stood before."""
    soon = (steps.AIRSHIP, steps.KEEP_CARRIER, steps.BID_CARRIER, steps.EXTRACT)
    return steps.PART[state.step] == steps.TANK_PHASE or state.step in soon


def extraction_cautions(state: State, seat: int, extraction: v.ExtractionForecast) -> list[Caution]:
    found = []
    if not extraction.enough:
        held = state.has(seat, ENERGY)
        words = f"The tanks need {extraction.energy} energy, and there is {held}."
        found.append(Caution(seat, "PS-EXTRACT-04", words))
    lost = amounts_words(extraction.lost)
    if lost and extraction.enough:  # else nobody knows which tanks will run
        when = "There is" if state.step == steps.EXTRACT else "At the next extraction there will be"
        found.append(Caution(seat, "PS-EXTRACT-14", f"{when} no room for {lost}."))
    return found


def amounts_words(amounts: Amounts) -> str:
    """`2 ore, 1 water`; empty where there is nothing."""
    counts = [(getattr(amounts, name), name) for name in NAMES]
    return ", ".join(f"{count} {name}" for count, name in counts if count)
