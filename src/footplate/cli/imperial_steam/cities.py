"""The map as lists: the cities beside a network, all of them, one of them, all links."""

from collections.abc import Collection, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.called import command_name
from footplate.cli.desk import grid, plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import PALETTE, chip, hub_text, letters
from footplate.games.imperial_steam.language.views import (
    CityView,
    ImperialSteamView,
    LinkAhead,
    LinkView,
    SiteView,
)

BUILDABLE = "+"
WAY = 26
"""The columns that a way may take before it is broken."""


PICTURE = "board draw imperial-steam/standard -o map.svg"


def city_of(view: ImperialSteamView, id: str) -> CityView:
    return next(city for city in view.cities if city.id == id)


def digits(seats: Sequence[int]) -> Text:
    """Seats by their numbers: `1 3`."""
    return Text(" ").join([Text(seat_digit(seat), style=PALETTE.name(seat)) for seat in seats])


# --- what a city brings ---------------------------------------------------------------------------


def site_price(site: SiteView) -> str:
    """`40`, or `board` for the price of the factory board."""
    return "board" if site.cost is None else str(site.cost)


def gains(city: CityView, wishes: bool = True) -> Text:
    """What a network has of a city that is new to it: influence, points, sites, demands."""
    parts: list[Text] = []
    if city.hub is not None:
        parts.append(hub_text(city.hub).append(" hub", "default"))
    if city.influence:
        parts.append(Text(f"+{city.influence} influence"))
    if city.business:
        parts.append(Text(f"business {city.business}"))
    if city.pays_per_track:
        parts.append(Text(f"{city.pays_per_track} guldens per track"))
    free = [site for site in city.sites if site.seat is None]
    if free:
        word = "site" if len(free) == 1 else f"{len(free)} sites"
        parts.append(Text(f"{word} ({', '.join(site_price(site) for site in free)})"))
    if city.wanted and wishes:
        parts.append(Text("wants ").append_text(letters(city.wanted)))
    return Text(", ").join(parts) if parts else Text("–", style="dim")


# --- beside the network ---------------------------------------------------------------------------


def beside(
    view: ImperialSteamView, atlas: Atlas, seat: int, ready: Collection[str] | None
) -> RenderableType:
    """The cities that one more track would reach, then the links inside the network.

    `ready`: the links that the seat may have now; None where it is not asked."""
    ways = view.forecasts[seat].links
    cities = {city.id: city for city in view.cities}
    outward = sorted(
        (way for way in ways if not way.inside),
        key=lambda way: (cities[way.city].effort, way.city),
    )
    table = grid("city", "effort", "", "by", "brings", numbers=(1,))
    table.columns[3].max_width = WAY
    for id, group in groupby(outward, key=lambda way: way.city):
        for at, way in enumerate(group):
            mark = BUILDABLE if ready and way.link in ready else ""
            told = way_text(way, atlas)
            if at:
                table.add_row("", "", mark, told, "")
            else:
                city = cities[id]
                table.add_row(atlas.short(id), str(city.effort), mark, told, gains(city))
    parts: list[RenderableType] = [table]
    inside = [way for way in ways if way.inside]
    if inside:
        parts.append(_inside(atlas, inside, ready or ()))
    legend = "site (board): a factory costs what the factory board says"
    if ready is not None:
        legend = f"{BUILDABLE} can be had now  {legend}"
    parts.append(plain_text(legend, "dim"))
    if view.step == "bid":
        parts.append(plain_text(f"A picture: {command_name()} {PICTURE}", "dim"))
    if any(way.access for way in ways):
        parts.append(plain_text("crown 30: access to the state railway for 30", "dim"))
    return Group(*parts)


def way_text(way: LinkAhead, atlas: Atlas) -> Text:
    """`Wr. Neustadt, bridge, fee 10`."""
    return Text(atlas.short(way.start)).append_text(_taken(way, atlas))


def _taken(way: LinkAhead, atlas: Atlas) -> Text:
    """What a link takes beside effort: `, bridge, fee 10`."""
    printed, text = atlas.printed[way.link], Text()
    if printed["kind"] != "plain":
        text.append(f", {printed['kind']}", "bold")
    if way.access:
        text.append(f", crown {way.price}", "bold")
    elif way.price:
        text.append(f", fee {way.price}")
    return text.append(", Semmering" if printed["semmering"] else "")


def _inside(atlas: Atlas, ways: Sequence[LinkAhead], ready: Collection[str]) -> RenderableType:
    parts = []
    for way in ways:
        mark = BUILDABLE if way.link in ready else ""
        name = atlas.link_words(way.link)
        parts.append(f"{name}{mark} (effort {way.effort}{_taken(way, atlas).plain})")
    return plain_text(f"inside your network: {'; '.join(parts)}")


# --- all cities -----------------------------------------------------------------------------------


def everywhere(view: ImperialSteamView, atlas: Atlas) -> RenderableType:
    """All cities, those near the start first: effort, stations, who is there, what they bring."""
    table = grid("city", "effort", "station", "reached", "brings", numbers=(1,))
    table.columns[2].no_wrap = True
    reached = {
        city: [seat for seat, player in enumerate(view.players) if city in player.cities]
        for city in atlas.names
    }
    for city in sorted(view.cities, key=lambda city: (city.effort, city.id)):
        id = city.id
        everybody = len(reached[id]) == len(view.players)
        there = Text("all") if everybody else digits(reached[id])
        table.add_row(atlas.short(id), str(city.effort), _station(city), there, gains(city))
    return Group(
        table, plain_text("station: its cost, how many, by whom; `look graz` tells all.", "dim")
    )


def _station(city: CityView) -> Text:
    text = Text(str(city.station_cost))
    if city.station_sites > 1:
        text.append(f" ×{city.station_sites}")
    if city.stations:
        text.append(" by ").append_text(digits(city.stations))
    return text


def all_links(view: ImperialSteamView, atlas: Atlas) -> RenderableType:
    """Every link: its kind, its crown, whose tracks lie on it."""
    table = grid("link", "kind", "tracks of")
    effort = {city.id: city.effort for city in view.cities}
    for link in sorted(view.links, key=lambda link: min(effort[end] for end in link.ends)):
        table.add_row(atlas.link_words(link.id), kind_text(link), digits(link.seats) or "–")
    return table


def kind_text(link: LinkView) -> Text:
    text = Text(link.kind, style="" if link.kind == "plain" else "bold")
    text.append(", crown" if link.crown else "", "bold")
    return text.append(", Semmering" if link.semmering else "")


# --- one city -------------------------------------------------------------------------------------


def look(view: ImperialSteamView, atlas: Atlas, names: Sequence[str], id: str) -> RenderableType:
    """Everything about a city."""
    city = city_of(view, id)
    lines: list[RenderableType] = [_heading(view, city, names)]
    for site in city.sites:
        lines.append(_site_line(site, names))
    if city.hub is not None or city.wanted or city.delivered:
        lines.append(_demand_line(view, city))
    table = grid("link to", "kind", "tracks of", "effort there", numbers=(3,))
    for link in view.links:
        if id in link.ends:
            other = link.ends[1] if link.ends[0] == id else link.ends[0]
            effort = str(city_of(view, other).effort)
            table.add_row(atlas.short(other), kind_text(link), digits(link.seats) or "–", effort)
    return Group(*lines, table)


def _heading(view: ImperialSteamView, city: CityView, names: Sequence[str]) -> Text:
    text = Text(f"{city.name}: effort {city.effort}; ", style="bold")
    text.append(f"station for {city.station_cost}, {city.station_sites} at most", "not bold")
    if city.stations:
        text.append(" (", "not bold")
        built = [chip(seat, names) for seat in city.stations]
        text.append_text(Text(", ").join(built)).append(")", "not bold")
    if city.tile is not None:
        text.append(f"; tile {city.tile}", "not bold")
    there = [seat for seat, player in enumerate(view.players) if city.id in player.cities]
    found = gains(city, wishes=False)
    text.append("; reaching it brings: ", "not bold").append_text(found)
    if there and len(there) < len(view.players):
        text.append("; reached by ", "not bold")
        text.append_text(Text(", ").join([chip(seat, names) for seat in there]))
    return text


def _site_line(site: SiteView, names: Sequence[str]) -> Text:
    text = Text(f"  site {site.id}: ")
    if site.seat is None:
        price = "the price of the factory board" if site.cost is None else f"{site.cost} guldens"
        return text.append(f"free, {price}")
    text.append(f"{site.good} factory of ").append_text(chip(site.seat, names))
    return text.append(f", {site.goods} {site.good} left" if site.goods else ", no goods left")


def _demand_line(view: ImperialSteamView, city: CityView) -> Text:
    text = Text("  wants ")
    text.append_text(letters(city.wanted) if city.wanted else Text("nothing more"))
    if city.delivered:
        text.append("; has received ").append_text(letters(city.delivered))
    hub = next((hub for hub in view.hubs if hub.hub == city.hub), None)
    if hub is not None:
        steps = " ".join(map(str, hub.growth[hub.received :]))
        text.append(f"; {hub.hub} hub at {hub.influence} influence")
        text.append(f"; the next goods raise it by {steps} steps" if steps else "")
    return text
