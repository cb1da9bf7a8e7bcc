"""One hex explained: terrain and price, or the city; track and owners; what may be tried there."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import Action
from footplate.cli.hexes.desk import around
from footplate.cli.hexes.places import Places
from footplate.cli.outcome import counted
from footplate.cli.steam_power.contracts import chip, cube
from footplate.cli.steam_power.sheets import owners, shares, worth
from footplate.games.steam_power.board.file import KINDS
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    LayTrack,
    RemoveTrack,
    ReplaceTrack,
)
from footplate.games.steam_power.language.views import CityView, SteamPowerView
from footplate.hexes.geometry import EDGES
from footplate.hexes.mapfiles import letter_at
from footplate.hexes.tiles import FIRST_DOUBLE, PAIRS


def describe(view: SteamPowerView, places: Places, names: Sequence[str], hex: str) -> Group:
    """What lies on a hex, whoever asks."""
    head = Text().append(places.full(hex), "bold")
    lines: list[RenderableType] = [head]
    city = next((city for city in view.cities if city.hex == hex), None)
    called = owners(view, names)
    if city is not None:
        _describe_city(head, view, city, called)
    else:
        _describe_land(head, KINDS[letter_at(places.columns, hex)])
    for placed in view.tracks:
        if placed.hex == hex:
            ends = "–".join(f"{EDGES[edge]} ({edge})" for edge in placed.track)
            lines.append(Text(f"  track: {ends} ").append_text(chip(placed.owner, called)))
    for path in view.automa.paths if view.automa else []:
        for coin in path.coins:
            if coin.hex == hex:
                words = f"  coin of a way to {places.full(path.target)}: "
                track = f" plans {coin.track[0]}-{coin.track[1]}"
                lines.append(Text(words).append_text(chip(path.seat, names)).append(track))
    lines.append(around(places, hex, KINDS, "water"))
    return Group(*lines)


def _describe_land(head: Text, kind: str) -> None:
    costs = load_tables().costs
    if kind == "water":
        head.append(": water, no track")
        return
    price = getattr(costs.terrain, kind)
    head.append(f": {kind}, ${price} for a tile, ${costs.crossing} for a crossing")


def _describe_city(head: Text, view: SteamPowerView, city: CityView, called: Sequence[str]) -> None:
    head.append(": ").append_text(cube(city.color)).append(f" {city.color}")
    if city.color == "purple":
        head.append(f", takes no factory, worth {worth(view, city)}: {shares(view, city, called)}")
    elif city.owner is None:
        head.append(", no factory")
    else:
        state = "flipped" if city.flipped else counted(city.cubes, "cube")
        head.append(f", {state}, factory of ").append_text(chip(city.owner, called))
    if city.color != "purple":
        head.append(f", worth {city.worth}{'' if city.flipped else ' once flipped'}")
    if len(city.group) > 1:
        head.append(f"; group: {', '.join(city.group)}")
    if not city.linked:
        head.append("; no completed link reaches it")


def candidates(view: SteamPowerView, hex: str, cubes: int) -> list[Action]:
    """What a player may have in mind for a hex; `cubes` is what a factory gets."""
    if any(city.hex == hex for city in view.cities):
        return [BuildFactory(hex, cubes)]
    tracks = PAIRS[1:FIRST_DOUBLE]
    found: list[Action] = [LayTrack(hex, track) for track in tracks]
    if view.company is not None and view.companies[view.company].open_end == hex:
        found += [RemoveTrack(hex), *(ReplaceTrack(hex, track) for track in tracks)]
    return found
