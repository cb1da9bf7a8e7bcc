"""The choices of a step in few lines: ranges for bids, groups for purchases and trade."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import Action, State
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import counted
from footplate.cli.planet_steam.gauges import signed
from footplate.cli.planet_steam.sheets import (
    amounts_words,
    auction,
    cost_words,
    count,
    extraction_line,
    titles,
)
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.board.file import BoardFile, carrier_capacity, zones
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.views import PlanetSteamView, TradeForecast

ZONE_ACTIONS: Final = (
    a.RollFor,
    a.UseLicense,
    a.ClaimZone,
    a.AuctionZone,
    a.PlaceClaim,
    a.PlaceNeutral,
    a.BuyTank,
    a.ImportTank,
    a.BuyConverter,
    a.BuySupercharger,
    a.Place,
    a.SwitchOff,
    a.TipTank,
)


def zone_of(action: Action) -> str | None:
    """The zone that an action is about."""
    return action.zone if isinstance(action, ZONE_ACTIONS) else None


def zones_of(actions: Sequence[Action], kind: type[Action]) -> list[str]:
    """The zones of all actions of a kind, each once."""
    found = (zone_of(action) for action in actions if isinstance(action, kind))
    return list(dict.fromkeys(zone for zone in found if zone is not None))


def spans(numbers: Sequence[int]) -> str:
    """`3`, or `3 to 54`."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


# --- auctions -------------------------------------------------------------------------------------


def bids(view: PlanetSteamView, names: Sequence[str], actions: Sequence[Action]) -> RenderableType:
    """What can be bid; own credits are the bidder's to see."""
    amounts = [action.amount for action in actions if isinstance(action, a.Bid)]
    own = view.players[view.seat or 0]
    half = view.step == "bid-zone" and "venturer" in own.roles
    and_half = ", and pay half of the bid" if half else ""
    parts = [f"Bid {spans(amounts)}" if amounts else "You cannot bid higher"]
    parts.append(f"(you have {counted(own.credits or 0, 'credit')}{and_half})")
    if a.Pass() in actions:
        parts.append("or `pass`")
    if amounts:
        parts.append(f": `bid {amounts[0]}`, or just `{amounts[0]}`")
    line = " ".join(parts).replace(" :", ":")
    sold = auction(view, names)
    return Group(sold, plain_text(f"{line}.")) if sold else plain_text(f"{line}.")


def specialists(view: PlanetSteamView, actions: Sequence[Action]) -> RenderableType:
    """The cards that are left, by the numbers on them."""
    left = [action.number for action in actions if isinstance(action, a.ChooseSpecialist)]
    table = grid("type", "", "")
    table.show_header = False
    for card in view.cards:
        if card.number in left:
            table.add_row(f"take {card.number}", titles(card.roles), f"turn {card.number}")
    return table


# --- zones ----------------------------------------------------------------------------------------

SAID: Final = {
    a.AuctionZone: "auction",
    a.RollFor: "roll",
    a.UseLicense: "license",
    a.ClaimZone: "claim",
    a.PlaceClaim: "own",
    a.PlaceNeutral: "neutral",
}


def zone_choices(actions: Sequence[Action]) -> RenderableType:
    """For each way of taking a zone the word and the zones."""
    lines = []
    for kind, word in SAID.items():
        found = zones_of(actions, kind)
        if found:
            lines.append(plain_text(f"`{word} {found[0]}`: {' '.join(found)}"))
    if a.PassClaim() in actions:
        lines.append(plain_text("`pass`: claim nothing"))
    return Group(*lines)


# --- the Tank Phase -------------------------------------------------------------------------------


def tank_menu(state: State, view: PlanetSteamView, board: BoardFile) -> RenderableType:
    """What can be bought, for how much and where; and why not the rest."""
    actions, costs = state.actions(), board.costs
    standing = [t.zone for t in view.tanks if view.claims.get(t.zone) == view.seat]
    bare = [z for z in view.players[view.seat or 0].zones if z not in standing]
    table = grid("type", "costs", "where")

    def add(word: str, cost: str, kind: type[Action], found: list[str], at: list[str]) -> None:
        """`at`: the zones that one might think of."""
        if found:
            table.add_row(f"{word} {found[0]}", cost, " ".join(found))
            return
        tried = [state.refuse(try_(kind, word, zone)) for zone in at]
        rules = [refusal.rule for refusal in tried if refusal]
        # What most zones are refused for is the reason that counts.
        refusal = max(filter(None, tried), key=lambda r: rules.count(r.rule), default=None)
        nowhere = "no own zone without a tank" if kind in (a.BuyTank, a.ImportTank) else "no tank"
        why = f"– {refusal.sentence} [{refusal.rule}]" if refusal else f"– {nowhere}"
        table.add_row(word, cost, Text(why, style="dim"))

    local = "–" if view.market.cost is None else cost_words(costs.local_tank, view.market.cost)
    add("tank", local, a.BuyTank, zones_of(actions, a.BuyTank), bare)
    imported = cost_words(costs.import_tank)
    add("import", imported, a.ImportTank, zones_of(actions, a.ImportTank), bare)
    for kind in ("quartz", "ore", "energy"):
        of_kind = [x for x in actions if isinstance(x, a.BuyConverter) and x.converter == kind]
        price = counted(getattr(costs.converter, kind), "credit")
        add(kind, price, a.BuyConverter, zones_of(of_kind, a.BuyConverter), standing)
    charger = cost_words(costs.supercharger)
    found = zones_of(actions, a.BuySupercharger)
    add("charge", charger, a.BuySupercharger, found, standing)
    table.add_row(
        "upgrade water", cost_words(board.carriers.upgrade), _upgrades(state, view, board)
    )
    table.add_row(*_moves(state, standing, bare))
    table.add_row("done", "", "end your turn")
    own = view.players[view.seat or 0]
    credits = counted(own.credits or 0, "credit")
    left = plain_text(f"You have {credits}, {amounts_words(own.resources)}.")
    then = extraction_line(view)
    return Group(table, left, then) if then else Group(table, left)


def _moves(state: State, standing: list[str], bare: list[str]) -> tuple[str, str, Text | str]:
    """Rearranging, with zones of one's own as the example."""
    refusal = state.refuse(a.Rearrange())
    if refusal is not None:
        return "move", "free", Text(f"– {refusal.sentence} [{refusal.rule}]", style="dim")
    pair = f"{standing[0]} {(bare or standing)[-1]}"
    verb = "move" if bare else "swap"
    others = ", ".join(
        f"`{word}`" for word in ("move", "swap", "convert", "charge") if word != verb
    )
    return f"{verb} {pair}", "free", f"also {others} with two zones, several with commas"


def try_(kind: type[Action], word: str, zone: str) -> Action:
    """A purchase that a player may have in mind."""
    if kind is a.BuyConverter:
        return a.BuyConverter(word, zone)  # type: ignore[arg-type]
    return kind(zone)


def _upgrades(state: State, view: PlanetSteamView, board: BoardFile) -> Text | str:
    classes = view.players[view.seat or 0].classes
    found, refusals = [], []
    for name in RESOURCES:
        refusal = state.refuse(a.UpgradeCarrier(name))
        if refusal is not None:
            refusals.append(refusal)
            continue
        now = count(classes, name)
        before = carrier_capacity(board, name, now)
        found.append(f"{name} {before}→{carrier_capacity(board, name, now + 1)}")
    if found:
        return ", ".join(found)
    return Text(f"– {refusals[0].sentence} [{refusals[0].rule}]", style="dim")


# --- the Resource Phase ---------------------------------------------------------------------------


def extraction_choices(actions: Sequence[Action]) -> RenderableType:
    off = zones_of(actions, a.SwitchOff)
    lines = []
    if a.Extract() in actions:
        lines.append("`extract`: with all tanks that are not off")
    if off:
        lines.append(f"`off {off[0]}` switches a tank off, for this round: {' '.join(off)}")
    return Group(*map(plain_text, lines))


def trade_choices(view: PlanetSteamView) -> RenderableType:
    """Amounts that lead to the same price as one row: what they cost, and where they lead."""
    assert view.forecast is not None
    table = grid("type", "credits", "supply", "colour", "price then", "", numbers=(1,))
    found = sorted(view.forecast.trades, key=lambda each: (-each.amount, each.supply))

    def group(each: TradeForecast) -> tuple[int, str, int]:
        side = (each.amount > 0) - (each.amount < 0)
        return side, each.color, each.price

    for (side, color, price), rows in groupby(found, key=group):
        lot = sorted(rows, key=lambda each: abs(each.amount))
        first, last = lot[0], lot[-1]
        amounts = _both(str(abs(first.amount)), str(abs(last.amount)))
        word = f"{('sell', 'pass', 'buy')[side + 1]} {amounts if side else ''}".strip()
        credits = _both(signed(first.credits), signed(last.credits)) if side else ""
        supply = _both(str(first.supply), str(last.supply))
        lost = last.amount - last.kept if side > 0 else 0
        note = f"no room for {lost}" if lost > 0 else ""
        table.add_row(word, credits, supply, color, str(price), note)
    return table


def _both(first: str, last: str) -> str:
    return first if first == last else f"{first} … {last}"


def price_moves(view: PlanetSteamView, actions: Sequence[Action]) -> RenderableType:
    """Price manipulation: which prices, and by how much."""
    assert view.manipulation is not None
    moves = [action for action in actions if isinstance(action, a.MovePrice)]
    which = list(dict.fromkeys(move.resource for move in moves))
    left = view.manipulation.left
    words = f"Up or down by 1 to {left}: {', '.join(which)}; earlier ones cannot follow later ones."
    return Group(
        plain_text(words), plain_text(f"Type `{which[0]} +1`, `{which[0]} -{left}`, `done`.")
    )


def rows_of(view: PlanetSteamView, board: BoardFile, names: Sequence[str]) -> RenderableType:
    """For each row of the map whose tanks stand there: what the airship would bring."""
    table = grid("type", "tanks there")
    columns = board.map.columns
    places = zones(board)
    for row in range(board.map.rows):
        here = places[row * columns : (row + 1) * columns]
        owners = [view.claims.get(t.zone) for t in view.tanks if t.zone in here and not t.tipped]
        found = Text(", ").join(
            [
                Text(f"{owners.count(seat)} of {name}")
                for seat, name in enumerate(names)
                if seat in owners
            ]
        )
        table.add_row(f"row {row + 1}", found or "–")
    return table
