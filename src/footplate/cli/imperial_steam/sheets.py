"""The players: in few columns, side by side, and one board in full."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.desk import grid, plain_text
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import (
    chip,
    crew_row,
    crew_words,
    goods_row,
    goods_words,
    some,
    total,
)
from footplate.cli.imperial_steam.markets import contract_of, factories_words
from footplate.cli.sheetdesk import HIDDEN
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language.position import Factory
from footplate.games.imperial_steam.language.views import ImperialSteamView, SeatView

NOW = " ◂"


def money_words(player: SeatView) -> str:
    return HIDDEN if player.money is None else str(player.money)


def experience(workers: Sequence[int]) -> int:
    return sum((at + 1) * number for at, number in enumerate(workers))


def in_order(view: ImperialSteamView) -> list[int]:
    return view.order or list(range(len(view.players)))


# --- all players ----------------------------------------------------------------------------------


def players(view: ImperialSteamView, names: Sequence[str]) -> RenderableType:
    """What counts in a turn, in turn order."""
    heads = (
        "player",
        "hands",
        "money",
        "infl.",
        "W S I C",
        "idle",
        "tracks",
        "fact.",
        "share",
    )
    table = grid(*heads, numbers=(1, 2, 3, 6, 7, 8))
    for column in (4, 5):
        table.columns[column].no_wrap = True
    for seat in in_order(view):
        player = view.players[seat]
        table.add_row(
            chip(seat, names).append(NOW if seat == view.seat else ""),
            str(player.hands_left),
            money_words(player),
            str(player.influence),
            goods_row(player.goods),
            crew_row(player.idle),
            str(len(player.tracks)),
            str(len(player.factories)),
            str(player.share),
        )
    return table


def side_by_side(view: ImperialSteamView, names: Sequence[str], atlas: Atlas) -> RenderableType:
    """Every holding of the players, a column for each."""
    seats = in_order(view)
    table = grid("", *("" for _ in seats))
    table.columns[0].no_wrap = True
    table.show_header = False
    table.add_row(
        "", *(chip(seat, names).append(NOW if seat == view.seat else "") for seat in seats)
    )

    def contract(id: str) -> str:
        return f"{id} ({factories_words(contract_of(view, id))})"

    rows: list[tuple[str, Callable[[SeatView], str | Text]]] = [
        ("hands left", lambda p: str(p.hands_left)),
        ("money", money_words),
        ("influence", lambda p: str(p.influence)),
        ("income", lambda p: str(p.income)),
        ("goods W S I C", lambda p: goods_row(p.goods)),
        ("room, coal room", lambda p: f"{p.room}, {p.coal_room}"),
        ("ordered", lambda p: goods_words(p.landing) if total(p.landing) else "–"),
        ("trains", lambda p: " ".join(f"IS-{level}" for level in p.engines)),
        ("free cars", lambda p: str(p.free_cars)),
        ("reserved cars", lambda p: some(p.reserved_cars)),
        ("passenger cars", lambda p: some(p.passenger_cars)),
        ("idle 1 2 3", lambda p: crew_row(p.idle)),
        ("working 1 2 3", lambda p: crew_row(p.working)),
        ("engineers", lambda p: ", ".join(p.engineers) or "–"),
        ("tracks, left", lambda p: f"{len(p.tracks)}, {p.tracks_left}"),
        ("stations", lambda p: ", ".join(map(atlas.short, p.stations))),
        ("factories", lambda p: _factories(p) or "–"),
        ("contracts", lambda p: ", ".join(map(contract, p.contracts)) or "–"),
        ("share value", lambda p: str(p.share)),
        ("investors", lambda p: some(p.investors)),
        ("shareholders", lambda p: some(p.shareholders)),
        ("keys", lambda p: keys_words(p) or "–"),
    ]
    for head, told in rows:
        table.add_row(head, *(told(view.players[seat]) for seat in seats))
    return Group(table, *semmering(view, names))


def _factories(player: SeatView) -> str:
    """`2 wood, 1 iron`."""
    found = [(good, sum(f.good == good for f in player.factories)) for good in GOODS]
    return ", ".join(f"{number} {good}" for good, number in found if number)


def keys_words(player: SeatView) -> str:
    parts = [f"gold {hub}" for hub in player.gold_keys]
    return ", ".join(parts + [f"silver {hub}" for hub in player.silver_keys])


def semmering(view: ImperialSteamView, names: Sequence[str]) -> list[Text]:
    lines = []
    if view.semmering is not None:
        lines.append(Text("Semmering token: ").append_text(chip(view.semmering, names)))
    if view.trieste:
        there = Text(", ").join([chip(seat, names) for seat in view.trieste])
        lines.append(Text("connected to Trieste: ").append_text(there))
    return lines


# --- one player -----------------------------------------------------------------------------------


def board(view: ImperialSteamView, names: Sequence[str], seat: int, atlas: Atlas) -> RenderableType:
    """A player's own board, line by line."""
    player = view.players[seat]
    table = grid("", "")
    table.show_header = False
    table.columns[0].no_wrap = True
    rank = view.ladder.index(seat) + 1 if seat in view.ladder else 0
    table.add_row("hands", hands_words(player))
    table.add_row(
        "money",
        f"{money_words(player)}, income {player.income} at the start of each round",
    )
    table.add_row("influence", f"{player.influence}, number {rank} of {len(view.players)}")
    table.add_row("goods", _goods(player))
    table.add_row("trains", _trains(player))
    table.add_row("workers", _workers(player))
    table.add_row("engineers", ", ".join(player.engineers) or "none")
    table.add_row("tracks", _tracks(player, atlas))
    left = f"; {player.stations_left} left to build" if player.stations_left else ""
    table.add_row("stations", f"{', '.join(map(atlas.short, player.stations))}{left}")
    table.add_row("factories", _sites(player))
    for at, line in enumerate(contract_lines(view, seat)):
        table.add_row("" if at else "contracts", line)
    table.add_row("share", _share(view, seat))
    if keys_words(player):
        table.add_row("keys", keys_words(player))
    return Group(chip(seat, names), table, *semmering(view, names))


def hands_words(player: SeatView) -> str:
    """How many hands are left, and where the others lie."""
    where = ", ".join(
        f"{tile.replace('_', ' ')}{f' ×{number}' if number > 1 else ''}"
        for tile, number in player.hands.items()
        if number
    )
    return f"{player.hands_left} left{f'; placed on {where}' if where else ''}"


def _goods(player: SeatView) -> str:
    words = goods_words(player.goods)
    words += f"; room for {player.room} more of any kind"
    if player.coal_room:
        words += f" and {player.coal_room} coal on engines"
    return f"{words}; ordered: {goods_words(player.landing)}" if total(player.landing) else words


def _trains(player: SeatView) -> str:
    engines = ", ".join(f"IS-{level}" for level in player.engines)
    cars = [f"{player.free_cars} free"]
    if player.reserved_cars:
        cars.append(f"{player.reserved_cars} reserved")
    if player.passenger_cars:
        cars.append(f"{player.passenger_cars} passenger")
    floors = "1 warehouse floor" if player.floors == 1 else f"{player.floors} warehouse floors"
    return f"{engines}; cars: {', '.join(cars)}; {floors}"


def _workers(player: SeatView) -> str:
    return f"{_crews(player)}; {player.workers_left} more can be hired"


def _crews(player: SeatView) -> str:
    words = f"idle {crew_words(player.idle)} (experience {experience(player.idle)})"
    return f"{words}; working {crew_words(player.working)}" if any(player.working) else words


def _tracks(player: SeatView, atlas: Atlas) -> str:
    found = ", ".join(atlas.link_words(link) for link in player.tracks)
    return f"{len(player.tracks)} laid, {player.tracks_left} left{f': {found}' if found else ''}"


def factory_words(factory: Factory) -> str:
    return f"{factory.site} {factory.good} ({factory.goods} left)"


def _sites(player: SeatView) -> str:
    return ", ".join(map(factory_words, player.factories)) or "none"


def _share(view: ImperialSteamView, seat: int) -> str:
    player, sales = view.players[seat], view.forecasts[seat].sales
    words = f"value {player.share}; {player.investors} of {view.investor_spaces} investors"
    words += f"; {sales} can be sold now" if sales else "; none can be sold now"
    if player.shareholders:
        words += f"; shareholders: {player.shareholders}, {10 * player.shareholders} % of the end"
    return words


# --- contracts ------------------------------------------------------------------------------------


def contract_lines(view: ImperialSteamView, seat: int) -> list[str]:
    """Each contract with what its factories lack, filled as well as they can be."""
    lines = []
    for id, missing in view.forecasts[seat].missing.items():
        card = contract_of(view, id)
        state = f"lacks {' + '.join(missing)}" if missing else "filled"
        lines.append(f"{id}: {' + '.join(card.factories)}, value {card.value}, {state}")
    return lines or ["none"]


def short_board(view: ImperialSteamView, seat: int) -> RenderableType:
    """The own goods, trains and workers in three lines, for each turn."""
    player = view.players[seat]
    lines = [
        f"goods: {_goods(player)}",
        f"trains: {_trains(player)}",
        f"workers: {_crews(player)}; engineers: {', '.join(player.engineers) or 'none'}",
    ]
    if player.factories:
        lines.append(f"factories: {_sites(player)}")
    if player.contracts:
        lines.append(f"contracts: {'; '.join(contract_lines(view, seat))}")
    return Group(*map(plain_text, lines))
