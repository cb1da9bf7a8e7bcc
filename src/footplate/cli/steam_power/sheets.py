"""The sheets beside the map: players, cities, links, what is left, and the Automas' area."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import BadInput
from footplate.cli.desk import Sheet, grid, plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.hexes.places import Places
from footplate.cli.steam_power import contracts
from footplate.cli.steam_power.contracts import chip, cube
from footplate.cli.steam_power.hexmap import COIN, GOODS
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.views import CityView, SteamPowerView

WIDE = 112
CORNERS = ("top left", "top right", "bottom right", "bottom left")


def solo(view: SteamPowerView) -> bool:
    return view.bag is not None


def owners(view: SteamPowerView, names: Sequence[str]) -> Sequence[str]:
    """What track and factories are called after: the players, in basic solo the companies."""
    return [company.color for company in view.companies] if solo(view) else names


def beside(sign: Text, words: str, style: str = "") -> Text:
    """Words after a sign, without its colours."""
    return Text().append_text(sign).append(words, style)


# --- players --------------------------------------------------------------------------------------


def players(
    view: SteamPowerView, names: Sequence[str], mover: int | None, width: int = WIDE
) -> RenderableType:
    """Everybody's money, contracts, pieces and points, in the order of the turn."""
    sources = list(view.result.standings[0].sources) if width >= WIDE else []
    pieces = () if solo(view) else ("trains", "factories", "open end")
    heads = ("player", "money", "hand", "done", *pieces, "score", *(f"+{word}" for word in sources))
    ends = 0 if solo(view) else 6
    table = grid(*heads, numbers=[at for at in range(1, len(heads)) if at != ends])
    count = len(view.players)
    for seat in ((view.start + at) % count for at in range(count)):
        player = view.players[seat]
        standing = next(s for s in view.result.standings if s.seat == seat)
        name = beside(chip(seat, names), f" ({_level(player.automa)})" if player.automa else "")
        done = str(len(player.fulfilled))
        row: list[Text | str] = [
            name.append(" ◂" if seat == mover else ""),
            f"${player.money}",
            "–" if player.automa else str(player.cards),
            done if solo(view) else f"{done}/{view.needed}",
        ]
        if not solo(view):
            company = view.companies[seat]
            row += [str(company.trains), str(company.factories), company.open_end or "–"]
        points = [Text(str(standing.sources[source]), style="dim") for source in sources]
        table.add_row(*row, str(standing.score), *points)
    return Group(table, _companies(view)) if solo(view) else table


def _level(level: str) -> str:
    return level.replace("_", " ").replace("-", " ")


def _companies(view: SteamPowerView) -> Sheet:
    """Basic solo: the five companies, which of them acts, and what the bag may bring."""
    heads = ("company", "trains", "factories", "links", "in the bag", "open end")
    table = grid(*heads, numbers=range(1, 5))
    names, bag = owners(view, ()), view.bag or []
    for at, company in enumerate(view.companies):
        name = chip(at, names).append(" ◂" if at == view.company else "")
        links = sum(link.owner == at for link in view.links)
        row = (company.trains, company.factories, links, bag[at])
        table.add_row(name, *map(str, row), company.open_end or "–")
    return table


# --- cities and links -----------------------------------------------------------------------------


def cities(view: SteamPowerView, names: Sequence[str], words: str = "") -> RenderableType:
    """The cities with tile, factory and cubes; `cities black` or `cities free` are fewer."""
    found = [city for city in view.cities if _wanted(city, words)]
    if not found:
        return plain_text(f"No city is {words}.")
    table = grid("city", "tile", "factory", "cubes", "worth", "", numbers=(3, 4))
    called = owners(view, names)
    for city in found:
        tile = beside(cube(city.color), f" {city.color}")
        notes = [] if city.linked else ["no link"]
        if len(city.group) > 1:
            notes.append(f"with {', '.join(name for name in city.group if name != city.name)}")
        if city.color == "purple" and city.linked:
            notes.insert(0, shares(view, city, called))
        factory = Text("–") if city.owner is None else chip(city.owner, called)
        left = "flipped" if city.flipped else str(city.cubes) if city.owner is not None else ""
        row = (f"{city.name} ({city.hex})", tile, factory, left, worth(view, city))
        table.add_row(*row, ", ".join(notes))
    foot = "worth: points of a purple city, shared by the connected; of others once flipped"
    return Group(table, plain_text(foot, "dim"))


def worth(view: SteamPowerView, city: CityView) -> str:
    """The points of a city; in basic solo a purple one counts each company that is connected."""
    if solo(view) and city.color == "purple":
        return str(load_tables().basic_solo.vp_per_company * len(city.connected))
    return str(city.worth)


def shares(view: SteamPowerView, city: CityView, called: Sequence[str]) -> str:
    """Who is connected to a purple city, and what each of them has of it."""
    if not city.connected:
        return "nobody is connected"
    count = len(city.connected)
    each = load_tables().basic_solo.vp_per_company if solo(view) else city.worth // count
    who = ", ".join(called[company] for company in city.connected)
    return f"{each} each for {who}" if count > 1 else f"{each} for {who}"


def networks(view: SteamPowerView, names: Sequence[str]) -> RenderableType:
    """The cities that each one's completed links enter."""
    table = grid("network of", "cities", "", numbers=(1,))
    called = owners(view, names)
    for at, company in enumerate(view.companies[: len(called)]):
        inside = ", ".join(company.network) or "–"
        table.add_row(chip(at, called), str(len(company.network)), inside)
    return table


def _wanted(city: CityView, words: str) -> bool:
    low = words.casefold()
    if not low:
        return True
    if low in ("free", "open"):
        return city.owner is None and city.linked and city.color != "purple"
    color = GOODS.meant(low)
    if color is None:
        raise BadInput(f"Which cities? A colour, or `free`: {words!r} is neither.")
    return city.color == color


def links(view: SteamPowerView, names: Sequence[str]) -> RenderableType:
    """The completed links by owner."""
    if not view.links:
        return plain_text("No link is completed yet.")
    table = grid("owner", "link", "tiles", numbers=(2,))
    for link in sorted(view.links, key=lambda link: link.owner):
        ends = " – ".join(
            f"{name} ({hex})" for name, hex in zip(link.ends, link.hexes, strict=True)
        )
        table.add_row(chip(link.owner, owners(view, names)), ends, str(len(link.track)))
    return table


# --- the box and the Automas ----------------------------------------------------------------------


def stock(view: SteamPowerView) -> RenderableType:
    """What is left beside the map."""
    faces = {face.id: face.name for face in load_tables().faces}
    table = grid("tiles left", "", numbers=(1,))
    for tile in load_tables().track_tiles:
        words = " / ".join(faces[face] for face in tile.faces)
        table.add_row(f"{tile.id}  {words}", str(view.stock.track_tiles[tile.id]))
    left = [beside(cube(color), f" {count}") for color, count in view.stock.cubes.items()]
    tiles = [beside(cube(color), f" {count}") for color, count in view.beside.items() if count]
    parts: list[RenderableType] = [
        table,
        Text("cubes left: ").append_text(Text("   ").join(left)),
        Text("city tiles beside the map: ").append_text(Text("   ").join(tiles) or Text("none")),
        plain_text(f"contracts that can be drawn: {view.stock.contracts}"),
    ]
    return Group(*parts)


def automa(
    view: SteamPowerView, names: Sequence[str], places: Places, brief: bool = False
) -> RenderableType:
    """The corners with the direction marker, coins, and, if not brief, the Automas' contracts."""
    area = view.automa
    if area is None:
        return plain_text("No Automa plays in this game.")
    marker = 0 if area.marker is None else area.marker
    corners = []
    for at, (corner, color) in enumerate(zip(CORNERS, area.corners, strict=True)):
        words = f" {corner} ◂ marker" if at == marker else f" {corner}"
        corners.append(beside(cube(color), words, "bold" if at == marker else ""))
    lines: list[RenderableType] = [Text("corners: ").append_text(Text("   ").join(corners))]
    if view.face_down:
        lines.append(plain_text(f"contracts face down: {view.face_down}"))
    paths = {path.seat: path for path in area.paths}
    for seat, player in enumerate(view.players):
        if player.automa is None:
            continue
        if not brief:
            lines.append(beside(chip(seat, names), f" ({_level(player.automa)})"))
            lines += contracts.used(view, seat)
        if seat in paths:
            path = paths[seat]
            coins = ", ".join(f"{c.hex} {c.track[0]}-{c.track[1]}" for c in path.coins)
            words = f"coins {COIN}{seat_digit(seat)} to {places.full(path.target)}: {coins}"
            lines.append(plain_text(words))
    return Group(*lines)
