"""The sheets beside the map: players, specialists, reserve, auction, extraction, the round."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.desk import grid, plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.outcome import counted
from footplate.cli.planet_steam.zonemap import GOODS, PALETTE
from footplate.games.planet_steam.board.blocks import RESOURCES, Cost
from footplate.games.planet_steam.board.file import BoardFile
from footplate.games.planet_steam.board.rules import ROLE_NAMES, TITLES
from footplate.games.planet_steam.language.position import Amounts
from footplate.games.planet_steam.language.views import (
    ExtractionForecast,
    PlanetSteamView,
    SeatView,
)

WIDE: Final = 100
HIDDEN: Final = "?"
CLASSES: Final = ("", "I", "II", "III", "IV", "V", "VI")
SHORT: Final = dict(
    zip(ROLE_NAMES, ("Lady Steam", "Venturer", "Captain", "Bank Agent", "Engineer"), strict=True)
)
chip = PALETTE.chip


def count(amounts: Amounts, resource: str) -> int:
    number: int = getattr(amounts, resource)
    return number


def amounts_words(amounts: Amounts) -> str:
    """`2 ore, 1 water`."""
    parts = [f"{count(amounts, name)} {name}" for name in RESOURCES if count(amounts, name)]
    return ", ".join(parts) or "nothing"


def cost_words(cost: Cost, credits: int = 0) -> str:
    """`20 credits, 1 water`; `credits` come on top."""
    whole = cost.credits + credits
    goods = Amounts(cost.quartz, cost.ore, cost.water, cost.energy)
    parts = [counted(whole, "credit")] if whole else []
    if any(count(goods, name) for name in RESOURCES):
        parts.append(amounts_words(goods))
    return ", ".join(parts) or "nothing"


def titles(roles: Sequence[str], short: bool = False) -> str:
    if short:
        return "+".join(SHORT[role] for role in roles)
    return " and ".join(TITLES[ROLE_NAMES.index(role)] for role in roles)


# --- the round ------------------------------------------------------------------------------------

# The ribbon: a stage, and the steps that belong to it. None: a new phase of the round.
RIBBON: Final[tuple[tuple[str, tuple[str, ...]] | None, ...]] = (
    (
        "Specialists",
        (
            "bid-specialist",
            "choose-specialist",
            "engineer",
            "bank-agent",
            "bonus-resource",
            "manipulate",
            "move-prices",
            "sabotage",
            "tip-tank",
            "order-marker",
        ),
    ),
    ("Zone", ("choose-zone", "bid-zone")),
    ("Claims", ("claim", "direction", "place-claims")),
    ("Airship", ("airship",)),
    ("Carrier", ("keep-carrier", "bid-carrier")),
    None,
    ("Tanks", ("activate", "tanks", "rearrange")),
    None,
    ("Extract", ("extract", "stow")),
    ("Trade", ("trade",)),
    ("Certificates", ("certificates",)),
    None,
    ("End", ("over",)),
)


def stage(step: str) -> str:
    """The stage of the round to which a step belongs; the first upgrade is before the round."""
    for part in RIBBON:
        if part is not None and step in part[1]:
            return part[0]
    return "Setup"


def ribbon(view: PlanetSteamView) -> Text:
    """The round with its stages, the present one in brackets, and who comes next."""
    text, now = Text(f"Round {view.round}/{view.rounds}: "), stage(view.step)
    first = True
    for part in RIBBON:
        if part is None:
            text.append(" │ ", "dim")
            first = True
            continue
        name = part[0]
        if name == "Carrier" and view.freelance is None:
            continue
        text.append("" if first else " ", "dim")
        text.append(*((f"[{name}]", "bold reverse") if name == now else (name, "dim")))
        first = False
    later = [seat for seat in view.queue if seat != view.seat]
    if later:
        digits = [Text(seat_digit(seat), style=PALETTE.name(seat)) for seat in later]
        text.append("  then ").append_text(Text(", ").join(digits))
    return text


def in_turn_order(view: PlanetSteamView) -> list[int]:
    """The seats by their cards; before that clockwise from who opens the auction."""
    seats = len(view.players)

    def place(seat: int) -> tuple[int, int]:
        card = view.players[seat].card
        return card or 9, (seat - view.first) % seats

    return sorted(range(seats), key=place)


# --- players --------------------------------------------------------------------------------------


def players(view: PlanetSteamView, names: Sequence[str], width: int = WIDE) -> RenderableType:
    """Credits as far as they are seen, cards, carriers and pieces, in turn order."""
    wide = width >= WIDE
    money = "credits" if wide else "cred."
    heads = ("player", "card", money, *RESOURCES, "zones", "tanks", "lic.", "lux.")
    table = grid(*heads, numbers=range(2, len(heads)))
    for seat in in_turn_order(view):
        player = view.players[seat]
        title = f" {titles(player.roles, True)}" if wide else ""
        card = f"{player.card}{title}" if player.card else "–"
        table.add_row(
            chip(seat, names).append(" ◂" if seat == view.seat else ""),
            card,
            HIDDEN if player.credits is None else str(player.credits),
            *(load(player, resource, wide) for resource in RESOURCES),
            *map(str, (len(player.zones), player.tanks, player.licenses, player.luxuries)),
        )
    notes = _extras(view, names)
    return Group(table, *notes) if notes else table


def load(player: SeatView, resource: str, with_class: bool = True) -> str:
    """`2/7 II`: what a carrier holds, can hold, and its class."""
    held, capacity = count(player.resources, resource), count(player.capacities, resource)
    kind = f" {CLASSES[count(player.classes, resource)]}" if with_class else ""
    return f"{held}/{capacity}{kind}"


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
    if view.forecast is not None:
        sources = ", ".join(f"{name} {n}" for name, n in view.forecast.sources.items() if n)
        parts.append(f"your wealth now {view.forecast.wealth}: {sources or 'nothing'}")
    return [plain_text(" · ".join(parts), "dim")] if parts else []


# --- specialists and auctions ---------------------------------------------------------------------


def cards(view: PlanetSteamView, board: BoardFile, names: Sequence[str]) -> RenderableType:
    """The specialist cards in the order of turns: what they give, and who has them."""
    does = {
        "lady_steam": "opens the auctions of this round and the next",
        "venturer": "chooses the zone of the auction and pays half",
        "airship_captain": "moors the airship",
        "bank_agent": "a carrier upgrade or a resource at once",
        "engineer": f"a building license or {board.grants.engineer} credits at once",
    }
    table = grid("turn", "specialist", "held by", "gives", numbers=(0,))
    for card in view.cards:
        holder = Text("free", style="green") if card.holder is None else chip(card.holder, names)
        gives = "; ".join(does[role] for role in card.roles)
        table.add_row(str(card.number), titles(card.roles), holder, gives)
    box = f"bonus resource box: {', '.join(view.box) or 'empty'}"
    return Group(table, plain_text(box))


def auction(view: PlanetSteamView, names: Sequence[str]) -> Text | None:
    """What is sold, who bids, who has the highest bid."""
    if view.auction is None:
        return None
    sold = {
        "bid-specialist": f"specialist {len(view.won) + 1} of {len(view.players)}",
        "bid-zone": f"zone {view.zone}",
        "bid-carrier": "the freelance carrier",
    }.get(view.step, "")
    text = Text(f"Auction of {sold}: ", style="bold") if sold else Text()
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


def market(view: PlanetSteamView, board: BoardFile) -> list[Text]:
    """The tank market, what the End Phase would do to it, and what is left in the reserve."""
    stock, costs, left = view.market.stock, board.tank_costs, view.reserve
    if view.market.cost is None:
        words = "out of stock"
    else:
        then = f"then {costs[stock - 2]}" if stock > 1 else "it is the last one"
        price = cost_words(board.costs.local_tank, view.market.cost)
        words = f"{stock} of {view.market.spaces}; the next {price}; {then}"
    converters = " ".join(
        f"{GOODS.letters[name]}{count(left.converters, name)}"
        for name in RESOURCES
        if name != "water"
    )
    lines = [
        f"tank market: {words}",
        *([] if view.forecast is None else [_production(view, board, view.forecast.production)]),
        f"reserve: {counted(left.tanks, 'tank')}, "
        f"{counted(left.superchargers, 'supercharger')}; converters {converters}",
        f"certificates: {counted(left.licenses, 'license')}, "
        f"{counted(left.luxuries, 'luxury quarter')}",
        f"neutral markers: {left.neutral_markers}",
    ]
    return [plain_text(line) for line in lines]


def _production(view: PlanetSteamView, board: BoardFile, tanks: int) -> str:
    """What the End Phase would do as the supplies stand."""
    made = board.tank_market.production
    needed = [name for name in RESOURCES if getattr(made, name)]
    lacking = [g.resource for g in view.gauges if g.resource in needed and not g.supply]
    if not lacking:
        return f"production now: {counted(tanks, 'tank')}"
    rise = board.tank_market.shortage_rise
    return f"production now: none; {' and '.join(lacking)} lacking: price +{rise}"


def extraction(view: PlanetSteamView) -> RenderableType:
    """What the own tanks would give now, part by part."""
    if view.forecast is None or view.viewer is None:
        return plain_text("Extraction is foretold to players only.")
    found, own = view.forecast.extraction, view.players[view.viewer]
    table = grid("extraction now", *RESOURCES, numbers=range(1, 5))
    rows = {
        "tanks": found.basic,
        "synergy": found.synergy,
        "superchargers": found.superchargers,
        "airship": found.airship,
    }
    for name, amounts in rows.items():
        if name == "tanks" or amounts != Amounts():
            table.add_row(name, *(_some(count(amounts, each)) for each in RESOURCES))
    table.add_row("carriers hold", *(load(own, each, False) for each in RESOURCES))
    if found.lost != Amounts():
        table.add_row("no room for", *(_some(count(found.lost, each)) for each in RESOURCES))
    return Group(table, plain_text(energy_words(found, own), "" if found.enough else "yellow"))


def energy_words(found: ExtractionForecast, own: SeatView) -> str:
    held = own.resources.energy
    short = "" if found.enough else f": {found.energy - held} too few, switch tanks off"
    return f"energy needed: {found.energy}, you have {held}{short}"


def total(found: ExtractionForecast) -> Amounts:
    parts = (found.basic, found.synergy, found.superchargers, found.airship)
    return Amounts(*(sum(count(part, name) for part in parts) for name in RESOURCES))


def extraction_line(view: PlanetSteamView) -> Text | None:
    """The forecast in one line, where there is anything to extract."""
    if view.forecast is None or view.viewer is None:
        return None
    found = view.forecast.extraction
    if found.basic == Amounts():
        return None
    lost = f", no room for {amounts_words(found.lost)}" if found.lost != Amounts() else ""
    own = view.players[view.viewer]
    return plain_text(
        f"extraction now: {amounts_words(total(found))}{lost}; {energy_words(found, own)}",
        "" if found.enough else "yellow",
    )


def _some(number: int) -> str:
    return str(number) if number else "–"
