"""Contracts in the terminal: one of them, the hand, and what the Automas have done with theirs."""

from collections.abc import Iterable, Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import BadInput
from footplate.cli.desk import grid, plain_text
from footplate.cli.steam_power.hexmap import GOODS, PALETTE
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.events import BONUS_WORDS
from footplate.games.steam_power.language.views import (
    ContractCard,
    ContractForecast,
    SteamPowerView,
)

cube = GOODS.cube
chip = PALETTE.chip
UNUSABLE = "bonus cannot be used now"


@cache
def cards() -> dict[str, ContractCard]:
    """All contracts of the game by id."""
    return {
        card.id: ContractCard(card.id, list(card.resources), card.vp, card.money, card.bonus)
        for card in load_tables().contracts
    }


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


def describe(view: SteamPowerView, names: Sequence[str], id: str) -> RenderableType:
    """What a contract asks for and gives, where it is, and what it costs the viewer."""
    card = cards().get(id)
    if card is None:
        first, *_, last = cards()
        raise BadInput(f"There is no contract {id}: they are called {first} to {last}.")
    where = whereabouts(view, names, id)
    line = Text("Contract ").append_text(told(card)).append(f"; {where or 'out of sight'}")
    if where != "in your hand":
        return line
    return Group(line, hand(view, id))


# --- the hand -------------------------------------------------------------------------------------


def hand(view: SteamPowerView, only: str = "") -> RenderableType:
    """The own contracts: what each asks for and gives, costs by the cheapest way, and lacks."""
    shown = [card for card in held(view) if only in ("", card.id)]
    if view.forecast is None or view.viewer is None:
        return plain_text("Hands are hidden.")
    if not shown:
        return plain_text("Your hand is empty: `contracts` takes two.")
    forecasts = {forecast.contract: forecast for forecast in view.forecast.contracts}
    money = view.players[view.viewer].money
    table = grid("contract", "asks for", "gives", "cost", "", numbers=(3,))
    reasons = set[str]()
    for card in shown:
        forecast = forecasts[card.id]
        if forecast.cost is None:
            reasons.add(f"{forecast.why_not}  [{forecast.rule}]")
        cost = "–" if forecast.cost is None else f"${forecast.cost}"
        note = _note(card, forecast, money)
        table.add_row(card.id, cubes(card.resources), gives(card), cost, note)
    return Group(table, *(plain_text(reason, "dim") for reason in sorted(reasons)))


def _note(card: ContractCard, forecast: ContractForecast, money: int) -> Text:
    """How to fulfil a contract, or what it lacks."""
    note = Text()
    if forecast.cost is None:
        pass
    elif forecast.rule is None:
        note.append(f"`fulfil {card.id}`", "green")
    elif forecast.cost > money:
        note.append(f"${forecast.cost - money} short", "yellow")
    else:
        note.append(f"{forecast.why_not}  [{forecast.rule}]", "yellow")
    if forecast.from_bank:
        note.append("  bank: ").append_text(cubes(forecast.from_bank))
    elif forecast.cost:
        note.append(f"  {_prices(card, forecast.prices)}", "dim")
    if card.bonus and not forecast.bonus_usable:
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


def used(view: SteamPowerView, seat: int) -> list[RenderableType]:
    """An Automa's contracts: those it counts and those it has laid aside."""
    player = view.players[seat]
    lines: list[RenderableType] = []
    for word, found in (
        ("fulfilled", player.fulfilled),
        ("discarded", [cards()[id] for id in player.discards]),
    ):
        lines += [Text(f"  {word} ").append_text(told(card)) for card in found]
        if not found:
            lines.append(plain_text(f"  {word} none"))
    return lines
