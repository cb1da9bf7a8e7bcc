"""Contracts in the terminal: one of them, the hand, and what the Automas have done with theirs."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import BadInput, Refusal
from footplate.cli.desk import grid, plain_text, refused
from footplate.cli.steam_power.hexmap import GOODS, PALETTE
from footplate.core.plan import Plan
from footplate.games.steam_power.language.saying import (
    BONUS_WORDS,
    contract_id,
    named,
    payments,
)
from footplate.games.steam_power.language.views import (
    ContractCard,
    ContractForecast,
    SteamPowerView,
    Supply,
)

cube = GOODS.cube
chip = PALETTE.chip
UNUSABLE = "bonus cannot be used now"


def card_of(plan: Plan, id: str) -> ContractCard | None:
    """A contract of the game by its id."""
    place = plan.places.get(contract_id(id))
    if place is None:
        return None
    printed = place.printed
    values = (printed[what] for what in ("resources", "points", "money", "bonus"))
    return ContractCard(id, *values)


def cubes(colors: Iterable[str]) -> Text:
    return Text(" ").join([cube(color) for color in colors])


def gives(card: ContractCard) -> str:
    """What a contract brings: `2 VP, $2, lay track`."""
    parts = [f"{card.vp} VP"]
    if card.money:
        parts.append(f"${card.money}")
    if card.bonus:
        parts.append(BONUS_WORDS[card.bonus])
    return ", ".join(parts)


def told(card: ContractCard) -> Text:
    """`K20 O K G → 2 VP, $2, take contracts`."""
    return Text(f"{card.id} ").append_text(cubes(card.resources)).append(f" → {gives(card)}")


def held(view: SteamPowerView) -> list[ContractCard]:
    """The viewer's hand."""
    return [] if view.viewer is None else view.players[view.viewer].hand or []


# --- one contract ---------------------------------------------------------------------------------


def whereabouts(view: SteamPowerView, names: Sequence[str], id: str) -> str:
    """Where a contract is, as far as the viewer can see; empty for one out of sight."""
    if any(card.id == id for card in held(view)):
        return "in your hand"
    if view.fulfilling is not None and view.fulfilling.contract == id:
        return "being fulfilled"
    for seat, player in enumerate(view.players):
        if any(card.id == id for card in player.fulfilled):
            return f"fulfilled by {names[seat]}"
        if id in player.discards:
            return f"discarded by {names[seat]}"
    return ""


def describe(view: SteamPowerView, plan: Plan, names: Sequence[str], id: str) -> RenderableType:
    """What a contract asks for and gives, where it is, and what it costs the viewer."""
    card = card_of(plan, id)
    if card is None:
        first, *_, last = (row[0] for row in plan.charts["contracts"].rows)
        raise BadInput(f"There is no contract {id}: they are called {first} to {last}.")
    where = whereabouts(view, names, id)
    line = Text("Contract ").append_text(told(card)).append(f"; {where or 'out of sight'}")
    if where != "in your hand":
        return line
    forecast = foretold(view)[id]
    supplies = [_supply(supply, plan, names) for supply in forecast.sources]
    lacking = [
        plain_text(f"  {color} could come from {named(plan, cities) or 'nowhere'}", "dim")
        for color, cities in forecast.suppliers.items()
    ]
    return Group(line, hand(view, id), *supplies, *lacking)


def _supply(supply: Supply, plan: Plan, names: Sequence[str]) -> Text:
    """Where a resource would come from, by which way, and who is paid."""
    if supply.city is None:
        return beside(cube(supply.color), f" from the bank: ${supply.price}")
    paid = payments(names, supply.pay) or (f"${supply.price}" if supply.price else "free")
    way = "".join(f", {' – '.join(map(plan.name, leg.hexes))}" for leg in supply.way)
    flips = "; flips the city" if supply.flips else ""
    return beside(cube(supply.color), f" from {plan.name(supply.city)}{way}: {paid}{flips}")


def beside(sign: Text, words: str, style: str = "") -> Text:
    """Words after a sign, without its colours."""
    return Text().append_text(sign).append(words, style)


def foretold(view: SteamPowerView) -> dict[str, ContractForecast]:
    """What the viewer's own contracts cost, by id."""
    own = [] if view.viewer is None else view.forecasts[view.viewer].contracts
    return {forecast.contract: forecast for forecast in own}


# --- the hand -------------------------------------------------------------------------------------


def hand(view: SteamPowerView, only: str = "") -> RenderableType:
    """The own contracts: what each asks for and gives, costs by the cheapest way, and lacks."""
    shown = [card for card in held(view) if only in ("", card.id)]
    if view.viewer is None:
        return plain_text("Hands are hidden.")
    if not shown:
        return plain_text("Your hand is empty: `contracts` takes two.")
    forecasts = foretold(view)
    table = grid("contract", "asks for", "gives", "cost", "", numbers=(3,))
    reasons = dict[Refusal, None]()
    for card in shown:
        forecast = forecasts[card.id]
        if forecast.why_not is not None:
            reasons[forecast.why_not] = None
        cost = "–" if forecast.cost is None else f"${forecast.cost}"
        table.add_row(card.id, cubes(card.resources), gives(card), cost, _note(card, forecast))
    return Group(table, *map(refused, reasons))


def _note(card: ContractCard, forecast: ContractForecast) -> Text:
    """How to fulfil a contract, what must be bought, and a bonus that would be lost."""
    note = Text()
    if forecast.why_not is None:
        note.append(f"`fulfil {card.id}`", "green")
    if forecast.from_bank:
        note.append("  bank: ").append_text(cubes(forecast.from_bank))
    elif forecast.cost:
        note.append(f"  {_prices(card, forecast.prices)}", "dim")
    if not forecast.bonus_usable:
        note.append(f"{'  ' if note else ''}{UNUSABLE}", "yellow")
    return note


def _prices(card: ContractCard, prices: Sequence[int]) -> str:
    letters = (GOODS.letters[color] for color in card.resources)
    return " + ".join(f"{letter} ${price}" for letter, price in zip(letters, prices, strict=True))


def arrived(view: SteamPowerView, before: object) -> RenderableType | None:
    """The contracts of the hand that were not in it before."""
    assert isinstance(before, frozenset)
    new = [told(card) for card in held(view) if card.id not in before]
    if not new:
        return None
    return Group(*(Text("New in your hand: ").append_text(each) for each in new))


# --- everybody's ----------------------------------------------------------------------------------


def fulfilled(view: SteamPowerView, names: Sequence[str]) -> RenderableType:
    """The contracts that lie open before the players."""
    table = grid("player", "contract", "asks for", "points", "money", numbers=(3, 4))
    for seat, player in enumerate(view.players):
        for card in player.fulfilled:
            row = (card.id, cubes(card.resources), str(card.vp), f"${card.money}")
            table.add_row(chip(seat, names), *row)
    if not table.row_count:
        return plain_text("Nobody has fulfilled a contract yet.")
    return table


def used(view: SteamPowerView, plan: Plan, seat: int) -> list[RenderableType]:
    """An Automa's contracts: those it counts and those it has laid aside."""
    player = view.players[seat]
    lines: list[RenderableType] = []
    for word, found in (
        ("fulfilled", [card.id for card in player.fulfilled]),
        ("discarded", player.discards),
    ):
        cards = [card for id in found if (card := card_of(plan, id)) is not None]
        lines += [Text(f"  {word} ").append_text(told(card)) for card in cards]
        if not found:
            lines.append(plain_text(f"  {word} none"))
    return lines
