"""The sheets beside the map: players, cities, links, what is left, and the Automas' area."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import BadInput
from footplate.cli.desk import Sheet, grid, plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.outcome import counted
from footplate.cli.steam_power import contracts
from footplate.cli.steam_power.contracts import beside, chip, cube
from footplate.cli.steam_power.hexmap import COIN, GOODS
from footplate.core.plan import Plan
from footplate.games.steam_power.language.saying import corner_id
from footplate.games.steam_power.language.views import CityView, SteamPowerView

WIDE = 112


def solo(view: SteamPowerView) -> bool:
    return view.bag is not None


def owners(view: SteamPowerView, names: Sequence[str]) -> Sequence[str]:
    """What track and factories are called after: the players, in basic solo the companies."""
    return [company.color for company in view.companies] if solo(view) else names


# --- players --------------------------------------------------------------------------------------


def players(
    view: SteamPowerView, names: Sequence[str], mover: int | None, width: int = WIDE
) -> RenderableType:
    """Everybody's money, contracts, pieces and points, in the order of the turn."""
    assert view.result is not None
    sources = list(view.result.standings[0].sources) if width >= WIDE else []
    pieces = () if solo(view) else ("trains", "factories", "open end")
    heads = ("player", "money", "hand", "done", *pieces, "score", *(f"+{word}" for word in sources))
    ends = 0 if solo(view) else 6
    table = grid(*heads, numbers=[at for at in range(1, len(heads)) if at != ends])
    for seat in view.order:
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
            notes.insert(0, shares(city, called))
        factory = Text("–") if city.owner is None else chip(city.owner, called)
        left = "flipped" if city.flipped else str(city.cubes) if city.owner is not None else ""
        row = (f"{city.name} ({city.hex})", tile, factory, left, str(city.worth))
        table.add_row(*row, ", ".join(notes))
    foot = "worth: points of a purple city, shared by the connected; of others once flipped"
    return Group(table, plain_text(foot, "dim"))


def shares(city: CityView, called: Sequence[str]) -> str:
    """Who is connected to a purple city, and what each of them has of it."""
    if not city.connected:
        return "nobody is connected"
    who = ", ".join(called[company] for company in city.connected)
    each = " each" if len(city.connected) > 1 else ""
    return f"{city.share}{each} for {who}"


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


def city_words(city: CityView, called: Sequence[str]) -> Text:
    """All about one city."""
    text = beside(cube(city.color), f" {city.color}")
    if city.color == "purple":
        text.append(f", takes no factory, worth {city.worth}: {shares(city, called)}")
    elif city.owner is None:
        text.append(", no factory")
    else:
        state = "flipped" if city.flipped else counted(city.cubes, "cube")
        text.append(f", {state}, factory of ").append_text(chip(city.owner, called))
    if city.color != "purple":
        text.append(f", worth {city.worth}{'' if city.flipped else ' once flipped'}")
    if len(city.group) > 1:
        text.append(f"; group: {', '.join(city.group)}")
    return text if city.linked else text.append("; no completed link reaches it")


# --- the box and the Automas ----------------------------------------------------------------------


def stock(view: SteamPowerView, plan: Plan) -> RenderableType:
    """What is left beside the map."""
    table = grid("tiles left", "", numbers=(1,))
    for tile, face, other, _ in plan.charts["tiles"].rows:
        table.add_row(f"{tile}  {face} / {other}", str(view.stock.track_tiles[str(tile)]))
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
    view: SteamPowerView, names: Sequence[str], plan: Plan, brief: bool = False
) -> RenderableType:
    """The corners with the direction marker, coins, and, if not brief, the Automas' contracts."""
    area = view.automa
    if area is None:
        return plain_text("No Automa plays in this game.")
    corners = []
    for at, color in enumerate(area.corners):
        words = f" {plan.name(corner_id(at))}{' ◂ marker' if at == area.marker else ''}"
        corners.append(beside(cube(color), words, "bold" if at == area.marker else ""))
    lines: list[RenderableType] = [Text("   ").join(corners)]
    if view.next_automa is not None:
        coming = view.next_automa
        where = f"{plan.name(coming.corner)} ({coming.color})"
        lines.append(plain_text(f"next: {names[coming.seat]} moves the marker to the {where}"))
    if view.face_down:
        lines.append(plain_text(f"contracts face down: {view.face_down}"))
    for seat, player in enumerate(view.players):
        if player.automa is not None and not brief:
            lines.append(beside(chip(seat, names), f" ({_level(player.automa)})"))
            lines += contracts.used(view, plan, seat)
        for path in area.paths:
            if path.seat == seat:
                coins = ", ".join(f"{c.hex} {c.track[0]}-{c.track[1]}" for c in path.coins)
                target = f"{plan.name(path.target)} ({path.target})"
                lines.append(plain_text(f"coins {COIN}{seat_digit(seat)} to {target}: {coins}"))
    return Group(*lines)
