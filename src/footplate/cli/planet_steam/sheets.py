"""The sheets beside the map: players, specialists, reserve, auction, extraction, the round."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.desk import grid, plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.planet_steam.zonemap import GOODS, PALETTE
from footplate.cli.sheetdesk import HIDDEN
from footplate.core.plan import Plan
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.language.position import Amounts
from footplate.games.planet_steam.language.views import ExtractionForecast, PlanetSteamView

WIDE: Final = 100
CLASSES: Final = ("", "I", "II", "III", "IV", "V", "VI")
chip = PALETTE.chip


def count(amounts: Amounts, resource: str) -> int:
    number: int = getattr(amounts, resource)
    return number


def listed(plan: Plan, amounts: Amounts) -> str:
    """`2 ore, 1 water`."""
    parts = [(name, count(amounts, name)) for name in RESOURCES]
    return ", ".join(plan.amount(name, number) for name, number in parts if number) or "nothing"


def held(plan: Plan, view: PlanetSteamView, things: Sequence[str]) -> str:
    """`61 credits, 2 ore`: what the viewer has of these."""
    own = {} if view.viewer is None else view.holdings[view.viewer]
    return ", ".join(plan.amount(what, own[what]) for what in things if own.get(what)) or "nothing"


# --- the round ------------------------------------------------------------------------------------


def ribbon(view: PlanetSteamView, plan: Plan) -> Text:
    """The phases of the round, the present one in brackets, and who comes next."""
    text = Text()
    for phase, title in plan.phases.items():
        if phase == view.phase:
            text.append(f"[{title}]", "bold reverse").append(" ")
        elif phase != "carriers":  # which come before the first round
            text.append(f"{title} ", "dim")
    later = [seat for seat in view.queue if seat != view.seat]
    if later:
        digits = [Text(seat_digit(seat), style=PALETTE.name(seat)) for seat in later]
        text.append("then ").append_text(Text(" ").join(digits))
    return text


# --- players --------------------------------------------------------------------------------------


def players(
    view: PlanetSteamView, plan: Plan, names: Sequence[str], width: int = WIDE
) -> RenderableType:
    """Credits as far as they are seen, cards, carriers and pieces, in turn order."""
    wide = width >= WIDE
    money = "credits" if wide else "cred."
    heads = ("player", "card", money, *RESOURCES, "zones", "tanks", "lic.", "lux.")
    table = grid(*heads, numbers=range(2, len(heads)))
    for seat in view.order:
        player, own = view.players[seat], view.holdings[seat]
        card = str(player.card or "–")
        if wide and player.card:
            card += f" {plan.places[f'card:{player.card}'].label(1)}"
        table.add_row(
            chip(seat, names).append(" ◂" if seat == view.seat else ""),
            card,
            str(own.get("money", HIDDEN)),
            *(load(view, seat, resource, wide) for resource in RESOURCES),
            *(str(own[what]) for what in ("zone", "tank", "license", "luxury")),
        )
    notes = _extras(view, names)
    return Group(table, *notes) if notes else table


def load(view: PlanetSteamView, seat: int, resource: str, with_class: bool = True) -> str:
    """`2/7 II`: what a carrier holds, can hold, and its class."""
    own = view.holdings[seat]
    kind = f" {CLASSES[own[f'{resource}_carrier']]}" if with_class else ""
    return f"{own[resource]}/{count(view.players[seat].capacities, resource)}{kind}"


def _extras(view: PlanetSteamView, names: Sequence[str]) -> list[RenderableType]:
    """Optional cards, where somebody has them, and the own wealth."""
    parts = []
    if view.manipulator is not None:
        parts.append(f"price manipulation: {names[view.manipulator]}")
    if view.saboteur is not None:
        parts.append(f"sabotage: {names[view.saboteur]}")
    if view.freelance is not None and view.freelance.seat is not None:
        kept = ", kept once" if view.freelance.kept else ""
        who = names[view.freelance.seat]
        parts.append(f"freelance carrier (3 of anything): {who} for {view.freelance.bid}{kept}")
    if view.viewer is not None:
        own = view.forecasts[view.viewer]
        sources = ", ".join(f"{name} {n}" for name, n in own.sources.items() if n)
        parts.append(f"your wealth now {own.wealth}: {sources or 'nothing'}")
    return [plain_text(" · ".join(parts), "dim")] if parts else []


# --- specialists and auctions ---------------------------------------------------------------------


def cards(view: PlanetSteamView, plan: Plan, names: Sequence[str]) -> RenderableType:
    """The specialist cards in the order of turns: what they give, and who has them."""
    table = grid("turn", "specialist", "held by", "gives", numbers=(0,))
    for card in view.cards:
        place = plan.places[f"card:{card.number}"]
        holder = Text("free", style="green") if card.holder is None else chip(card.holder, names)
        table.add_row(str(card.number), place.name, holder, "; ".join(place.printed["gives"]))
    box = f"bonus resource box: {', '.join(view.box) or 'empty'}"
    return Group(table, plain_text(box))


def auction(view: PlanetSteamView, names: Sequence[str]) -> Text:
    """What is sold, who bids, who has the highest bid."""
    assert view.auction is not None
    sold = {
        "bid-specialist": f"specialist {len(view.won) + 1} of {len(view.players)}",
        "bid-zone": f"zone {view.zone}",
    }.get(view.step, "the freelance carrier")
    text = Text(f"Auction of {sold}: ", style="bold")
    if view.auction.high is None:
        text.append("no bid yet")
    else:
        text.append(f"{view.auction.bid} by ").append_text(chip(view.auction.high, names))
    text.append(" · still in: ")
    text.append_text(Text(", ").join([chip(seat, names) for seat in view.auction.bidding]))
    if view.won and view.step == "bid-specialist":
        text.append(" · have won: ")
        text.append_text(Text(", ").join([chip(seat, names) for seat in view.won]))
    return text


# --- market, reserve, extraction ------------------------------------------------------------------


def market(view: PlanetSteamView, plan: Plan) -> list[Text]:
    """The tank market, what the End Phase would do to it, and what is left in the reserve."""
    now, left, foreseen = view.market, view.reserve, view.forecasts[0]
    words = "out of stock"
    if now.price:
        then = "it is the last one" if now.then is None else f"then {now.then}"
        price = ", ".join(plan.amount(what, number) for what, number in now.price.items())
        words = f"{now.stock} of {now.spaces}; the next {price}; {then}"
    made = plan.amount("tank", foreseen.production)
    if foreseen.lacking:
        risen = {each.resource: each.risen for each in view.gauges}
        dearer = ", ".join(f"{what} lacking: price then {risen[what]}" for what in foreseen.lacking)
        made = f"none; {dearer}"
    converters = " ".join(
        f"{GOODS.letters[name]}{count(left.converters, name)}"
        for name in RESOURCES
        if name != "water"
    )
    pieces = (plan.amount("tank", left.tanks), plan.amount("supercharger", left.superchargers))
    papers = (plan.amount("license", left.licenses), plan.amount("luxury", left.luxuries))
    lines = [
        f"tank market: {words}",
        f"production now: {made}",
        f"reserve: {', '.join(pieces)}; converters {converters}",
        f"certificates: {', '.join(papers)}",
        f"neutral markers: {left.neutral_markers}",
    ]
    return [plain_text(line) for line in lines]


def extraction(view: PlanetSteamView, found: ExtractionForecast) -> RenderableType:
    """What the own tanks would give now, part by part."""
    assert view.viewer is not None
    seat = view.viewer
    table = grid("extraction now", *RESOURCES, numbers=range(1, 5))
    rows = {
        "tanks": found.basic,
        "synergy": found.synergy,
        "superchargers": found.superchargers,
        "airship": found.airship,
    }
    for name, amounts in rows.items():
        if name == "tanks" or amounts != Amounts():
            table.add_row(name, *(str(count(amounts, each) or "–") for each in RESOURCES))
    table.add_row("carriers hold", *(load(view, seat, each, False) for each in RESOURCES))
    if found.lost != Amounts():
        table.add_row("no room for", *(str(count(found.lost, each) or "–") for each in RESOURCES))
    return Group(table, _energy(view, found))


def _energy(view: PlanetSteamView, found: ExtractionForecast, before: str = "") -> Text:
    own = view.holdings[view.viewer or 0]["energy"]
    short = f": {found.missing} too few, switch tanks off" if found.missing else ""
    words = f"{before}energy needed: {found.energy}, you have {own}{short}"
    return plain_text(words, "yellow" if found.missing else "")


def extraction_line(view: PlanetSteamView, plan: Plan) -> Text | None:
    """The forecast in one line, where there is anything to extract."""
    found = view.forecasts[view.viewer or 0].extraction
    if found.basic == Amounts():
        return None
    lost = f", no room for {listed(plan, found.lost)}" if found.lost != Amounts() else ""
    return _energy(view, found, f"extraction now: {listed(plan, found.total)}{lost}; ")
