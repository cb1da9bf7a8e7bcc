"""What can be had: goods, factories, workers and engineers by hub, engines, contracts, rounds."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import BadInput
from footplate.cli.desk import grid, plain_text
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import chip, goods_row, goods_words, hub_text, total
from footplate.games.imperial_steam.language.views import (
    ContractView,
    HubView,
    ImperialSteamView,
)


def goods(view: ImperialSteamView) -> RenderableType:
    """Goods and factories, with what the next ones cost."""
    heads = ("", "cost", "then", "left", "factory", "then", "left", "delivery pays", "then")
    table = grid(*heads, numbers=range(1, len(heads)))
    for each in view.market:
        table.add_row(
            each.good,
            _or_none(each.price),
            _or_dash(each.next_price),
            str(each.left),
            _or_none(each.factory_cost),
            _or_dash(each.next_factory_cost),
            str(each.factories),
            str(each.pay),
            _or_dash(each.next_pay),
        )
    return Group(table, _landing(view))


def _or_none(price: int | None) -> str:
    return "none" if price is None else str(price)


def _or_dash(price: int | None) -> str:
    return "–" if price is None else str(price)


def _landing(view: ImperialSteamView) -> Text:
    now = next((each for each in view.track if each.round == view.round), None)
    if now is None or now.shipment is None:
        return plain_text("Ordering is over; buying one good an action is still possible.")
    words = f"Buy one good an action for use at once, or order: {now.shipment} at most this round"
    own = None if view.viewer is None else view.players[view.viewer]
    if own is not None and total(own.landing):
        words += f", you have ordered {goods_words(own.landing)}"
    return plain_text(f"{words}; they come at the start of the next round.")


# --- hubs -----------------------------------------------------------------------------------------


def hubs(view: ImperialSteamView, atlas: Atlas, names: Sequence[str], width: int) -> RenderableType:
    """The hubs by influence: whether they are open, workers and engineers, growth and keys."""
    heads = ("hub", "city", "infl.", "you", "workers", "engineers", "key", "grows by")
    table = grid(*heads, numbers=(2, 3))
    own = None if view.viewer is None else view.players[view.viewer].influence
    for hub in sorted(view.hubs, key=lambda hub: hub.influence):
        table.add_row(
            hub_text(hub.hub),
            atlas.short(hub.city),
            str(hub.influence),
            Text("") if own is None else open_text(hub, own),
            " ".join(map(str, hub.prices)),
            ", ".join(hub.engineers) or "–",
            _keys(hub),
            " ".join(map(str, hub.growth[hub.received :])) or "–",
        )
    note = (
        "Open: you are not below the hub. The next worker of a column costs 10 more, 50 at most; "
        f"an engineer costs {view.hubs[0].engineer_price}. Key: what the next coal there brings."
    )
    return Group(table, plain_text(note, "dim"), *ladder(view, names, width))


def open_text(hub: HubView, influence: int) -> Text:
    short = hub.influence - influence
    return Text("open", style="green") if short <= 0 else Text(f"-{short}", style="yellow")


def _keys(hub: HubView) -> str:
    """The key that the next coal brings."""
    return "gold" if hub.gold else "silver" if hub.silver else "–"


def ladder(view: ImperialSteamView, names: Sequence[str], width: int) -> list[Text]:
    """The influence track: players and hubs from the highest column down, columns kept whole."""
    columns = sorted(
        {player.influence for player in view.players} | {hub.influence for hub in view.hubs},
        reverse=True,
    )
    lines = [Text("influence:")]
    for column in columns:
        here = [chip(s, names) for s in view.ladder if view.players[s].influence == column]
        here += [hub_text(hub.hub) for hub in view.hubs if hub.influence == column]
        told = Text(f"  {column} ", style="bold")
        told.append_text(Text(", ", style="not bold").join(here))
        if len(lines[-1]) + len(told) > width:
            lines.append(Text("          "))
        lines[-1].append_text(told)
    return lines


# --- engines --------------------------------------------------------------------------------------


def engines(view: ImperialSteamView) -> RenderableType:
    """The engines of the round track: from when on, what they cost and bring."""
    table = grid("engine", "cost", "cars", "influence", "left", "", numbers=(1, 2, 3, 4))
    for engine in view.engines:
        since = engine.from_round
        now = "now" if since <= view.round else f"from round {since}"
        if not since:
            now = "at the start only"
        style = "" if since <= view.round and engine.left else "dim"
        steps = f"+{engine.influence}" if engine.influence else "–"
        table.add_row(
            f"IS-{engine.level}",
            str(engine.price),
            str(engine.cars),
            steps,
            str(engine.left),
            Text(now, style=style),
        )
    note = "Bought, an engine also brings a coal; an upgrade costs the difference and brings none."
    return Group(table, plain_text(note, "dim"))


# --- contracts ------------------------------------------------------------------------------------


def contracts(view: ImperialSteamView, names: Sequence[str]) -> RenderableType:
    """The display, and what everybody holds."""
    table = grid("contract", "value", "factories", "held by", numbers=(1,))
    table.columns[2].no_wrap = True
    for card in sorted(view.display, key=lambda card: (len(card.factories), card.value)):
        table.add_row(card.id, str(card.value), factories_words(card), "–")
    held = {card.id: card for card in view.contracts}
    for seat, player in enumerate(view.players):
        for id in player.contracts:
            card = held[id]
            table.add_row(id, str(card.value), factories_words(card), chip(seat, names))
    note = (
        "A contract reserves as many cars and brings as many investors as it asks for factories. "
        "At the end, if anybody is in Trieste, it brings its value, or costs it unless filled."
    )
    return Group(table, plain_text(note, "dim"))


def factories_words(card: ContractView) -> str:
    return " + ".join(card.factories)


def contract_of(view: ImperialSteamView, id: str) -> ContractView:
    for card in (*view.display, *view.contracts):
        if card.id == id:
            return card
    raise BadInput(f"There is no contract {id} in this game: `contracts` lists them.")


# --- rounds ---------------------------------------------------------------------------------------


def rounds(view: ImperialSteamView) -> RenderableType:
    """The round track: hands, the most that can be ordered, goods that come, new engines."""
    table = grid("round", "hands", "order at most", "market gets W S I C", "new engine")
    for each in view.track:
        here = each.round == view.round
        new = [f"IS-{engine.level}" for engine in view.engines if engine.from_round == each.round]
        arrivals = goods_row(each.arrivals) if total(each.arrivals) else Text("–", style="dim")
        table.add_row(
            Text(f"{each.round}{' ◂' if here else ''}", style="bold" if here else ""),
            str(each.hands),
            "–" if each.shipment is None else str(each.shipment),
            arrivals,
            ", ".join(new) or "–",
        )
    note = "The game ends after the last round, or with the round in which anybody reaches Trieste."
    return Group(table, plain_text(note, "dim"))
