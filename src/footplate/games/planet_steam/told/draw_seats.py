"""The seats of a position: credits where they are known, resources on their carriers, pieces."""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Plan
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.language.views import PlanetSteamView, SeatView
from footplate.pictures.colours import EDGE, LINE, SOFT
from footplate.pictures.goods import good, resource
from footplate.pictures.panels import BOLD, SEAT_HEAD, Frame, seat_frames, seat_head, standing_for
from footplate.pictures.seats import style_of
from footplate.pictures.svg import box, fitting, write

HEIGHT: Final = 126.0


def seats(plan: Plan, view: PlanetSteamView, names: list[str], letters: list[str]) -> Iterator[str]:
    frames = seat_frames(len(view.players), plan.size[0], plan.size[1], HEIGHT)
    for seat, frame in enumerate(frames):
        drawn = _seat(view, seat, frame, names[seat], letters[seat])
        yield from standing_for(plan.places[f"seat:{seat}"], drawn, names[seat])


def _seat(view: PlanetSteamView, seat: int, frame: Frame, name: str, letter: str) -> Iterator[str]:
    player, (left, top, width, _) = view.players[seat], frame
    note = "decides" if view.seat == seat else style_of(seat).words
    yield seat_head(frame, seat, letter, name, note, view.seat == seat)
    credits = "hidden" if player.credits is None else str(player.credits)
    first = [f"credits {credits}", f"zones {len(player.zones)}", f"tanks {player.tanks}"]
    chargers = f"chargers {_superchargers(view, seat)}"  # the whole word is too long for five seats
    second = [chargers, f"licenses {player.licenses}", f"luxury {player.luxuries}"]
    for line, facts in enumerate((first, second, _cards(view, seat))):
        words = " · ".join(facts)
        size, y = fitting(words, 11, width - 16), top + SEAT_HEAD + 12 + 15 * line
        yield write(left + 8, y, words, size, anchor="start", weight=500)
    yield from _carriers(player, left + 8, top + SEAT_HEAD + 52, width - 16)


def _superchargers(view: PlanetSteamView, seat: int) -> int:
    """Those on its tanks, and those in its hand: they count as much."""
    zones = view.players[seat].zones
    placed = sum(tank.supercharger for tank in view.tanks if tank.zone in zones)
    in_hand = view.hand.superchargers if view.hand is not None and view.seat == seat else 0
    return placed + in_hand


def _cards(view: PlanetSteamView, seat: int) -> list[str]:
    """The cards that a seat holds, in words."""
    player = view.players[seat]
    found = [] if player.card is None else [f"card {player.card}"]
    found += ["price manipulation"] if view.manipulator == seat else []
    found += ["sabotage"] if view.saboteur == seat else []
    freelance = view.freelance
    found += ["freelance carrier"] if freelance is not None and freelance.seat == seat else []
    return found or ["no card"]


def _carriers(player: SeatView, left: float, top: float, width: float) -> Iterator[str]:
    """What lies on each carrier of what it holds, as numbers and as a bar, and its class."""
    step = width / len(RESOURCES)
    for at, name in enumerate(RESOURCES):
        x = left + at * step
        held, most = getattr(player.resources, name), getattr(player.capacities, name)
        yield resource(x + 9, top + 10, name, 0.8)
        words = f"{held}/{most}"
        size = fitting(words, 12, (step - 24) / BOLD)
        yield write(x + 20, top + 14, words, size, anchor="start", weight=700)
        words = f"class {getattr(player.classes, name)}"
        yield box(x, top + 22, step - 6, 5, rx="2", fill=LINE)
        if most:
            share = (step - 6) * min(1, held / most)
            yield box(x, top + 22, share, 5, rx="2", fill=good(name).colour, stroke=EDGE)
        yield write(x, top + 38, words, 9, SOFT, anchor="start", weight=500)
