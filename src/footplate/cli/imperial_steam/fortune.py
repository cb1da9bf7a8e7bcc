"""Money at the end: a way to Trieste, the wealth as it stands, the scoring step by step."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.desk import grid, plain_text
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import chip, count, goods_words
from footplate.cli.imperial_steam.sheets import experience, money_words
from footplate.cli.typed import signed
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language.views import (
    ImperialSteamForecast,
    ImperialSteamView,
    PlanLink,
    TriestePlan,
    WayLink,
    Wealth,
)

STEPS: Final = (
    "money",
    "1 income",
    "2 goods",
    "3 gold keys",
    "  silver keys",
    "4 hubs",
    "5 contracts",
    "  way: paid",
    "  way: received",
    "sum",
    "6 shareholders",
    "total",
)


# --- the way to Trieste ---------------------------------------------------------------------------


def plan(view: ImperialSteamView, forecast: ImperialSteamForecast, atlas: Atlas) -> RenderableType:
    """A cheap way from the own network, with what it takes and what there is of it."""
    found = forecast.plan
    if found is None:
        connected = forecast.seat in view.trieste
        words = "Your network has Trieste." if connected else "No way to Trieste is left for you."
        return plain_text(words)
    table = grid("", "to", "kind", "effort", "guldens", "", numbers=(0, 3, 4))
    for number, link in enumerate(found.links, start=1):
        table.add_row(*_plan_row(number, link, atlas))
    return Group(table, _needs(view, found, forecast))


def _plan_row(number: int, link: PlanLink, atlas: Atlas) -> tuple[str, str, Text, str, str, str]:
    kind = Text(link.kind, style="" if link.kind == "plain" else "bold")
    notes = []
    if link.access:
        notes.append("access to the state railway")
    elif link.fee:
        notes.append("fee to others")
    if link.station:
        notes.append(f"station before it for {link.station}")
    cost = link.fee + link.station
    return (
        str(number),
        atlas.short(link.to),
        kind,
        "–" if link.access else str(link.effort),
        str(cost) if cost else "–",
        ", ".join(notes),
    )


def _needs(
    view: ImperialSteamView, found: TriestePlan, forecast: ImperialSteamForecast
) -> RenderableType:
    own = view.players[forecast.seat]
    table = grid("it takes", "", "you have")
    table.columns[0].no_wrap = True
    working = experience(own.working)
    table.add_row("actions for tracks", str(found.actions), f"{own.hands_left} left this round")
    idle = f"experience {forecast.experience}" + (f", and {working} at work" if working else "")
    table.add_row("effort", str(found.effort), idle)
    table.add_row("goods", goods_words(found.goods), goods_words(own.goods))
    table.add_row("fees, access, stations", str(found.fees), money_words(own))
    if found.engineers:
        table.add_row("engineers to hire", ", ".join(found.engineers), "–")
    table.add_row("brings", f"{found.bonus} on arrival", "")
    if any(count(found.lacking, good) for good in GOODS):
        words = f"lacking, ordered goods included: {goods_words(found.lacking)}"
        return Group(table, plain_text(words, "yellow"))
    return table


# --- wealth ---------------------------------------------------------------------------------------


def steps_of(wealth: Wealth) -> list[str]:
    """The numbers of one seat, in the order of the scoring."""
    contracts = sum(each.value for each in wealth.contracts)
    return [
        str(wealth.money),
        f"{signed(wealth.income)}{' (×2)' if wealth.doubled else ''}",
        signed(wealth.goods),
        signed(sum(wealth.gold_keys.values())),
        signed(sum(wealth.silver_keys.values())),
        f"{signed(wealth.hub_bonus)} ({len(wealth.hubs)})",
        signed(contracts) if wealth.trieste else "–",
        signed(-wealth.fees_paid) if wealth.trieste else "–",
        signed(wealth.fees_received) if wealth.trieste else "–",
        str(wealth.before),
        f"{signed(-wealth.cut)} ({wealth.shareholders})",
        str(wealth.total),
    ]


def table_of(columns: Sequence[tuple[Text, Wealth]]) -> RenderableType:
    """Wealth side by side, a row for each step."""
    table = grid("", *("" for _ in columns), numbers=range(1, len(columns) + 1))
    table.show_header = False
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        # Long names take several lines.
        column.no_wrap, column.overflow = False, "fold"
    table.add_row("", *(head for head, _ in columns))
    rows = zip(STEPS, *(steps_of(wealth) for _, wealth in columns), strict=True)
    for step, *numbers in rows:
        style = "bold" if step in ("sum", "total") else ""
        table.add_row(Text(step, style=style), *(Text(number, style=style) for number in numbers))
    return table


NO_WAY: Final = "Fees for a way to Trieste are known once somebody is there."


def wealth(forecast: ImperialSteamForecast, names: Sequence[str], atlas: Atlas) -> RenderableType:
    """The own wealth if the game ended now, with and without somebody in Trieste."""
    reached, not_reached = forecast.with_trieste, forecast.without_trieste
    assert reached is not None
    assert not_reached is not None
    note = "In brackets: hubs that are not above you; shareholders, who take 10 % each."
    if forecast.now != reached:
        note = f"{note} {NO_WAY}"
    return Group(
        plain_text("If the game ended now:", "bold"),
        table_of(((Text("Trieste reached"), reached), (Text("not reached"), not_reached))),
        *details(reached, names, atlas),
        plain_text(note, "dim"),
    )


def everybody(found: Sequence[Wealth], names: Sequence[str]) -> RenderableType:
    """All seats side by side."""
    return table_of([(chip(each.seat, names), each) for each in found])


def details(wealth: Wealth, names: Sequence[str], atlas: Atlas) -> list[RenderableType]:
    """What stands behind the numbers: keys, contracts, the way to Trieste."""
    lines: list[RenderableType] = []
    keys = [f"gold {hub} {value}" for hub, value in wealth.gold_keys.items()]
    keys += [f"silver {hub} {value}" for hub, value in wealth.silver_keys.items()]
    if keys:
        lines.append(plain_text(f"  keys: {', '.join(keys)}"))
    for each in wealth.contracts if wealth.trieste else ():
        lacks = f", lacks {' + '.join(each.missing)}" if each.missing else ", filled"
        words = f"  {each.contract} ({' + '.join(each.factories)}){lacks}: {signed(each.value)}"
        lines.append(plain_text(words))
    if wealth.way:
        lines.append(_way(wealth.way, names, atlas))
    return lines


def _way(way: Sequence[WayLink], names: Sequence[str], atlas: Atlas) -> Text:
    """`from Wien: Bratislava, Sopron 40 to 2 Bob; Trieste 20 to 3 Cy`."""
    stops = _stops([atlas.links[link.link] for link in way])
    if stops[0] == atlas.goal:
        stops.reverse()
    text = Text(f"  way to Trieste from {atlas.short(stops[0])}: ")
    steps = zip(stops[1:], way, strict=True)
    for at, (seat, found) in enumerate(groupby(steps, key=lambda step: step[1].seat)):
        part = list(found)
        cities = ", ".join(atlas.short(city) for city, _ in part)
        text.append("; " if at else "")
        text.append(f"{cities} {sum(link.amount for _, link in part)} to ")
        text.append_text(chip(seat, names))
    return text


def _stops(links: Sequence[tuple[str, str]]) -> list[str]:
    """The cities along links that follow each other."""
    if len(links) == 1:
        return list(links[0])
    one, two = links[0]
    stops = [two, one] if one in links[1] else [one, two]
    for ends in links[1:]:
        stops.append(ends[1] if ends[0] == stops[-1] else ends[0])
    return stops


def scoring(
    view: ImperialSteamView, found: Sequence[Wealth], names: Sequence[str], atlas: Atlas
) -> RenderableType:
    """The final scoring of all seats, in the order of the rules, and what stands behind it."""
    reached = Text("Trieste is connected by ") if view.trieste else Text("Nobody is in Trieste: ")
    if view.trieste:
        reached.append_text(Text(", ").join([chip(seat, names) for seat in view.trieste]))
        reached.append(": contracts count, and who has one pays for a way there.")
    else:
        reached.append("contracts neither bring nor cost anything.")
    parts: list[RenderableType] = [reached]
    parts.append(table_of([(chip(wealth.seat, names), wealth) for wealth in found]))
    for wealth in found:
        behind = details(wealth, names, atlas)
        if behind:
            parts += [chip(wealth.seat, names).append(":"), *behind]
    return Group(*parts)
