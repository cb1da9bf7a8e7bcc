"""The printed tables of Steam Power, what a turn asks for, and what can be held."""

from collections.abc import Iterator
from typing import Final

import msgspec

from footplate.core.plan import Chart, Thing
from footplate.games.steam_power.board.file import tiles_beside
from footplate.games.steam_power.board.rules import Rules

Row = list[int | str | None]
PHASES: Final = {
    "act": "Action",
    "lay": "Second tile",
    "fetch": "Fetch resources",
    "bonus": "Bonus action",
    "take": "Take contracts",
    "automa": "Automa",
}
"""What a turn asks for; there are no phases that all players share."""


def things(rules: Rules) -> Iterator[Thing]:
    yield Thing("money", "dollar", "dollars", "$")
    yield Thing("contract", "contract", "contracts")
    yield Thing("fulfilled", "fulfilled contract", "fulfilled contracts")
    yield Thing("train", "train", "trains")
    yield Thing("factory", "factory", "factories")
    yield Thing("link", "completed link", "completed links")
    yield Thing("tile", "track tile", "track tiles")
    yield Thing("points", "point", "points")
    for color in rules.colors:
        yield Thing(color, f"{color} cube", f"{color} cubes")


# --- tables ---------------------------------------------------------------------------------------


def charts(rules: Rules) -> Iterator[Chart]:
    yield from _board(rules)
    yield from _costs(rules)
    yield from _pieces(rules)
    yield from _scoring(rules)
    if rules.has_automa:
        yield from _automa(rules)


def _board(rules: Rules) -> Iterator[Chart]:
    file = rules.board.file
    head: list[Row] = [
        ["edition", file.edition],
        ["designer", file.designer],
        ["seats", f"{file.seats.min}–{file.seats.max}"],
        ["cities", len(file.cities)],
        ["city tiles beside the map", tiles_beside(file)],
    ]
    yield Chart("board", "The map", ["what", "it says"], head)


def _costs(rules: Rules) -> Iterator[Chart]:
    costs, sources = rules.tables.costs, rules.tables.sources
    rows: list[Row] = [
        ["plains", costs.terrain.plains],
        ["hills", costs.terrain.hills],
        ["mountains", costs.terrain.mountains],
        ["crossing, in any terrain", costs.crossing],
        ["a resource of somebody else's factory", costs.opponents_resource],
        ["somebody else's link, each resource", costs.opponents_link],
        ["a missing resource, from the bank", costs.missing_resource],
    ]
    yield Chart("costs", "Costs", ["what", "$"], rows, sources.costs)
    cubes: list[Row] = [
        ["build a factory", str(rules.factory_cubes)],
        ["as a bonus action", ", ".join(map(str, rules.bonus_cubes))],
    ]
    yield Chart("factory", "Cubes of a new factory", ["how", "cubes"], cubes, sources.factory)
    turn = rules.tables.turn
    turns: list[Row] = [
        ["actions", rules.actions],
        ["tiles of Lay Track, at most", turn.track_tiles],
        ["contracts of Take Contracts", turn.contracts],
        ["money of Take Money", turn.money],
    ]
    yield Chart("turn", "A turn", ["what", "number"], turns, sources.turn)
    setup: list[Row] = [
        ["money", rules.money],
        ["contracts", rules.hand],
        ["factories", rules.factories],
        ["trains", rules.trains],
    ]
    yield Chart("setup", "Everybody starts with", ["what", "number"], setup, sources.setup)


def _pieces(rules: Rules) -> Iterator[Chart]:
    tables, sources = rules.tables, rules.tables.sources
    contracts: list[Row] = [
        [card.id, ", ".join(card.resources), card.vp, card.money, card.bonus]
        for card in tables.contracts
    ]
    columns = ["contract", "resources", "points", "$", "bonus"]
    yield Chart("contracts", "Contracts", columns, contracts, sources.contracts)
    names = {face.id: face.name for face in tables.faces}
    tiles: list[Row] = [
        [tile.id, *(names[face] for face in tile.faces), tile.count] for tile in tables.track_tiles
    ]
    columns = ["tile", "face", "other face", "count"]
    yield Chart("tiles", "Track tiles", columns, tiles, sources.track_tiles)
    cities: list[Row] = [
        [tile.color, tile.letter, tile.count, "yes" if tile.factory else "no"]
        for tile in tables.city_tiles
    ]
    columns = ["colour", "letter", "count", "takes a factory"]
    yield Chart("city-tiles", "City tiles", columns, cities, sources.city_tiles)
    goods: list[Row] = [[resource.color, resource.cubes] for resource in tables.resources]
    yield Chart("resources", "Resources", ["colour", "cubes"], goods, sources.resources)


def _scoring(rules: Rules) -> Iterator[Chart]:
    scoring, sources = rules.tables.scoring, rules.tables.sources
    rows: list[Row] = [
        ["fulfilled contract", "as printed"],
        ["flipped city, to its factory's owner", scoring.flipped_factory],
        ["city tile beside the map, to cities of its colour", rules.leftover_vp],
        ["purple city, shared by those connected to it", scoring.victory_point_city],
        ["dollars for a point", scoring.money_per_vp],
    ]
    yield Chart("scoring", "Scoring", ["what", "points"], rows, sources.scoring)
    ends: list[Row] = [[seats, count] for seats, count in sorted(rules.tables.end.items())]
    columns = ["seats", "fulfilled contracts"]
    yield Chart("end", "The last round comes with", columns, ends, sources.end)


def _automa(rules: Rules) -> Iterator[Chart]:
    tables, sources = rules.tables, rules.tables.sources
    levels: list[Row] = [
        [name.replace("_", "-"), value]
        for name, value in msgspec.structs.asdict(tables.automa_compensation).items()
    ]
    columns = ["difficulty", "$ for a bonus it cannot use"]
    source = sources.automa_compensation
    yield Chart("difficulty", "Difficulty of an Automa", columns, levels, source)
    icons = zip(("none", "track", "factory", "contracts"), rules.icon_action, strict=True)
    actions: list[Row] = [
        [icon, "lay track" if action == 1 else "build a factory"] for icon, action in icons
    ]
    columns = ["icon of the contract", "the Automa's action"]
    yield Chart("automa-icons", "Actions of an Automa", columns, actions, sources.automa_icons)
    words = (
        "a city of the colour it has least of",
        "a purple city",
        "an unconnected city",
        "an opponent's city",
    )
    targets: list[Row] = [
        [color, words[rules.target_rule[at]]] for at, color in enumerate(rules.colors)
    ]
    columns = ["resource", "builds to"]
    source = sources.automa_targets
    yield Chart("automa-targets", "Targets of an Automa", columns, targets, source)
