"""The sheets beside the map: players, goods display, tiles, links, and what a share will cost."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.age_of_steam.hexmap import GOODS, PALETTE, SIDES
from footplate.cli.desk import grid, plain_text
from footplate.cli.hexes.places import Places
from footplate.core.plan import Place, Plan
from footplate.core.prompt import Choice
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView

SHARE_ROWS = 7
WIDE = 105
FULL_HEADS = ("cash", "income", "upkeep", "net", "shares", "engine")
SHORT_HEADS = ("cash", "inc", "upk", "net", "shr", "eng")
chip = PALETTE.chip
cube = GOODS.cube


def players(
    view: AgeOfSteamView, names: Sequence[str], mover: int | None, width: int = 120
) -> RenderableType:
    """Everybody's money and the turn to come, in player order; less of it where it is narrow."""
    position, wide = view.position, width >= WIDE
    heads = ["#", "player", *(FULL_HEADS if wide else SHORT_HEADS), "action", "score"]
    heads += ["income", "shares", "track", ""] if wide else []
    table = grid(*heads, numbers=(*range(2, 8), *range(9, 13)) if wide else (*range(2, 8), 9))
    order = list(position.order or [])
    order += [seat for seat in range(len(names)) if seat not in order]
    table.columns[1].no_wrap = table.columns[8].no_wrap = True
    warned: list[Text] = []
    sources_of = {s.seat: s.sources for s in view.result.standings} if view.result else {}
    chosen = position.phase not in ("issue-shares", "determine-player-order")
    for place, seat in enumerate(order, start=1):
        player, forecast = position.players[seat], view.forecasts[seat]
        sources = sources_of[seat]
        name = chip(seat, names)
        if seat == mover:
            name.append(" ◂")
        row: list[Text | str] = [
            "–" if player.out else str(place),
            name,
            f"${player.money}",
            str(player.income),
            f"${forecast.upkeep}",
            f"{forecast.net:+}",
            str(player.shares),
            str(player.engine),
            Text(player.action or "–", style="" if chosen else "dim"),
            str(forecast.score),
        ]
        warning = _warning(forecast, player.out)
        if wide:
            row += [Text(f"{value:+}", style="dim") for value in sources.values()] + [warning]
        elif warning:
            warned.append(chip(seat, names).append(": ", "default").append_text(warning))
        table.add_row(*row)
    return Group(table, *warned)


def _warning(forecast: AgeOfSteamForecast, out: bool) -> Text:
    if out:
        return Text("eliminated", style="bold red")
    if forecast.eliminated:
        return Text(f"out: ${forecast.shortage - forecast.income} short", "bold red")
    if forecast.shortage:
        return Text(f"${forecast.shortage} short", style="yellow")
    return Text("")


def shares(
    choices: Sequence[Choice], now: AgeOfSteamForecast, explained: bool = False
) -> RenderableType:
    """What issuing 0, 1, 2, … shares means for this turn's expenses."""
    table = grid("issue", "cash", "upkeep", "net", "keep", "out below", numbers=range(6))
    for count, choice in enumerate(choices[: SHARE_ROWS + 1]):
        facts = choice.facts
        row = (f"${facts['money']}", f"${facts['upkeep']}", f"{facts['net']:+}")
        out = f"${facts['out_below']}" if facts["out_below"] else "–"
        table.add_row(str(count), *row, f"${facts['keep']}", out)
    points = -load_tables().scoring.share
    band = f", more from an income of {now.next_band} on" if now.next_band else ""
    notes = (
        "keep: cash to have left when expenses are paid, unless deliveries raise your income.",
        "out below: each $1 short costs 1 income, and with less cash than this you are eliminated.",
        f"Income Reduction takes {now.reduction} this turn{band}. "
        f"A share costs $1 a turn and {points} points at the end, and stays.",
    )
    return Group(table, *(plain_text(note, "dim") for note in notes[2 if explained else 0 :]))


def auction(view: AgeOfSteamView, names: Sequence[str]) -> Text:
    """Who is still bidding, with which bid, and who has which place."""
    found = view.position.auction
    text = Text("Bids: ")
    if found is None:
        return text
    parts: list[Text] = []
    for seat in found.bidding:
        bid = found.bids.get(seat)
        parts.append(chip(seat, names).append(f" ${bid}" if bid else " –", "default"))
    count = len(found.bidding) + len(found.dropped)
    for at, seat in enumerate(found.dropped):
        parts.append(chip(seat, names).append(f" place {count - at}", "dim"))
    return text.append_text(Text("   ").join(parts))


def goods(view: AgeOfSteamView, plan: Plan, places: Places) -> RenderableType:
    """The goods display: what each die brings to which city, top box first."""
    sides: list[RenderableType] = []
    for side in ("light", "dark"):
        table = grid(f"{SIDES[side]} {side} die", "city", "takes", "boxes", "", "New City", "boxes")
        for die in range(1, 7):
            feeds = plan.places[f"column:{side} {die}"].printed["feeds"]
            takes = plan.places[feeds].printed["takes"] if feeds else []
            row: list[Text | str] = [
                f"{SIDES[side]}{die}",
                places.full(feeds) if feeds else "–",
                Text(" ").join(map(cube, takes)),
                _boxes(view.position.display.get(f"{side} {die}", [])),
            ]
            new = [p for p in plan.places.values() if p.kind == "new-city"]
            for city in (p for p in new if f"{side} {die}" in p.printed["growth"]):
                row += ["", _new_city(view, places, city)]
                row.append(_boxes(view.position.display.get(city.id, [])))
            table.add_row(*row)
        sides.append(table)
    held = [(color, count) for color, count in (view.position.bag or {}).items() if count]
    bag = Text("  ").join([cube(color).append(f" {count}", "default") for color, count in held])
    told = plain_text("Each die takes the first cube of its column.", "dim")
    return Group(*sides, Text("bag: ").append_text(bag), told)


def _new_city(view: AgeOfSteamView, places: Places, city: Place) -> Text:
    lies = next((new.hex for new in view.position.new_cities if new.city == city.id), None)
    where = "in the box" if lies is None else places.full(lies)
    return Text(f"{city.id} ").append_text(cube(city.printed["takes"][0])).append(f" {where}")


def _boxes(boxes: Sequence[str | None]) -> Text:
    return Text(" ").join([cube(color) for color in boxes])


def tiles(view: AgeOfSteamView, names: Sequence[str]) -> RenderableType:
    """What is left in the box."""
    parts = view.parts
    table = grid("tiles left", "", numbers=(1,))
    for name, count in parts.tiles.items():
        table.add_row(name.replace("_", " "), str(count), style="dim" if not count else "")
    table.add_row("town disks", str(parts.town_disks))
    cities = " ".join(parts.new_cities) or "none"
    markers = Text("   ").join(
        [chip(seat, names).append(f" {left}", "default") for seat, left in enumerate(parts.markers)]
    )
    return Group(
        table,
        plain_text(f"New Cities left: {cities}"),
        Text("ownership markers left: ").append_text(markers),
    )
