"""Moving tanks and attachments by a few words: the layout that results, and how it is placed."""

from collections.abc import Callable, Mapping
from typing import Final

from footplate import Action, BadInput, Refusal, State
from footplate.cli.planet_steam.words import CHARGED, Situation, resource, tidy, zones_in
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.language.views import PlanetSteamView

Piece = tuple[a.Converter | None, bool]
"""A tank: its converter, and whether it has a supercharger."""
Layout = dict[str, Piece]
OFF: Final = ("off", "reserve")


def present(view: PlanetSteamView) -> Layout:
    """The mover's upright tanks."""
    return {
        tank.zone: (tank.converter, tank.supercharger)
        for tank in view.tanks
        if view.claims.get(tank.zone) == view.seat and not tank.tipped
    }


def wanted(table: Situation, words: str) -> Layout | None:
    """The layout that `move B2 D5, swap B1 C3` asks for; None where the words are no such."""
    low = tidy(words)
    verb, _, rest = low.partition(" ")
    if verb == "arrange" and rest:
        return _whole(table, rest)
    parts = [part.strip() for part in low.replace(";", ",").split(",") if part.strip()]
    if not parts or parts[0].partition(" ")[0] not in CHANGES:
        return None
    layout = present(table.view)
    for part in parts:
        word, _, rest = part.partition(" ")
        if word in CHANGES:
            verb = word
        else:
            rest = part
        if not _changed(table, layout, verb, rest):
            return None
    return layout


def _changed(table: Situation, layout: Layout, verb: str, rest: str) -> bool:
    """Carry a change out; False where the words mean a purchase."""
    off = rest.rpartition(" ")[2] in OFF
    zones = zones_in(table, rest.rpartition(" ")[0] if off else rest)
    if verb == "charge" and len(zones) == 1:
        return False
    if off and verb == "convert" and len(zones) == 1:
        _, charged = _piece(layout, zones[0])
        layout[zones[0]] = (None, charged)
        return True
    if len(zones) != 2 or zones[0] == zones[1]:
        raise BadInput(f"{verb.capitalize()} needs two zones: `{verb} B2 D5`.")
    CHANGES[verb](table, layout, *zones)
    return True


def _piece(layout: Mapping[str, Piece], zone: str) -> Piece:
    if zone not in layout:
        raise BadInput(f"You have no tank on {zone} that could be rearranged.")
    return layout[zone]


def _move(table: Situation, layout: Layout, one: str, two: str) -> None:
    piece = _piece(layout, one)
    if two in layout:
        raise BadInput(f"{two} has a tank already: `swap {one} {two}`. [PS-PLACE-06]")
    del layout[one]
    layout[two] = piece


def _swap(table: Situation, layout: Layout, one: str, two: str) -> None:
    layout[one], layout[two] = _piece(layout, two), _piece(layout, one)


def _convert(table: Situation, layout: Layout, one: str, two: str) -> None:
    """The converter goes to the other tank; what that one had comes back in its place."""
    (first, charged), (second, other) = _piece(layout, one), _piece(layout, two)
    if first is None:
        raise BadInput(f"The tank on {one} has no converter.")
    layout[one], layout[two] = (second, charged), (first, other)


def _charge(table: Situation, layout: Layout, one: str, two: str) -> None:
    (first, charged), (second, other) = _piece(layout, one), _piece(layout, two)
    if not charged or other:
        missing = f"{one} has no supercharger" if not charged else f"{two} has one already"
        raise BadInput(f"A supercharger goes from {one} to {two}: {missing}.")
    layout[one], layout[two] = (first, False), (second, True)


CHANGES: Final[dict[str, Callable[[Situation, Layout, str, str], None]]] = {
    "move": _move,
    "swap": _swap,
    "convert": _convert,
    "charge": _charge,
}


def _whole(table: Situation, rest: str) -> Layout:
    """`arrange B1 ore^, D5 water, E5`: everything anew."""
    layout: Layout = {}
    for part in rest.split(","):
        name, _, what = part.strip().replace("^", " ^").partition(" ")
        zone, tokens = table.zone(name), what.split()
        kinds = [token for token in tokens if token not in CHARGED]
        kind = resource(kinds[0]) if kinds else "water"
        if kind is None or len(kinds) > 1 or zone in layout:
            raise BadInput("Say each zone once: `arrange B1 ore^, D5 water, E5 quartz`.")
        layout[zone] = (None if kind == "water" else kind, len(kinds) < len(tokens))
    return layout


def tanks_of(layout: Layout) -> list[Tank]:
    return [Tank(zone, *piece) for zone, piece in layout.items()]


def steps_to(state: State, layout: Layout) -> list[Action] | Refusal:
    """Rearranging, zone by zone, so that the layout results; or what the rules have against it."""
    laid = [
        {"zone": zone, "converter": converter, "supercharger": charged}
        for zone, (converter, charged) in layout.items()
    ]
    return state.shortcut("apply-layout", laid)
