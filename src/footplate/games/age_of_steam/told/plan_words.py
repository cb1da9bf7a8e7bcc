"""The printed tables of Age of Steam, the phases of a turn, and what can be held."""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Chart, Thing
from footplate.games.age_of_steam.board.file import BoardRules, terrain_prices
from footplate.games.age_of_steam.board.rules import Rules

Row = list[int | str | None]
PHASES: Final = {
    "issue-shares": "Issue Shares",
    "determine-player-order": "Determine Player Order",
    "select-actions": "Select Actions",
    "build-track": "Build Track",
    "move-goods": "Move Goods",
    "collect-income": "Collect Income",
    "pay-expenses": "Pay Expenses",
    "income-reduction": "Income Reduction",
    "goods-growth": "Goods Growth",
    "advance-turn-marker": "Advance Turn Marker",
}
EFFECTS: Final = {
    "first_move": "moves goods first, in both rounds",
    "first_build": "builds track before all others",
    "engineer": "builds four tiles instead of three",
    "locomotive": "the engine pulls one link more at once",
    "urbanization": "puts a New City on a town before building",
    "production": "puts two cubes on the Goods Display",
    "turn_order": "may pass once in the next bidding",
}


def things() -> Iterator[Thing]:
    yield Thing("money", "dollar", "dollars", "$")
    yield Thing("income", "income", "income")
    yield Thing("share", "share", "shares")
    yield Thing("engine", "link of the engine", "links of the engine", level="engine")
    yield Thing("link", "completed link", "completed links")
    yield Thing("section", "section of track", "sections of track")
    yield Thing("tile", "track tile", "track tiles")
    yield Thing("marker", "ownership marker", "ownership markers")
    yield Thing("points", "point", "points")
    for color in ("red", "blue", "purple", "yellow", "black", "white"):
        yield Thing(color, f"{color} cube", f"{color} cubes")


# --- tables ---------------------------------------------------------------------------------------


def charts(rules: Rules) -> Iterator[Chart]:
    yield from _board(rules)
    yield from _money(rules)
    yield from _costs(rules)
    yield from _goods(rules)
    yield from _pieces(rules)


def _board(rules: Rules) -> Iterator[Chart]:
    """What a board says of itself, and how long a game on it is."""
    file, sources = rules.board.file, rules.board.file.sources
    head: list[Row] = [
        ["edition", file.edition],
        ["designer", file.designer],
        ["seats", f"{file.seats.min}–{file.seats.max}"],
    ]
    yield Chart("board", "The board", ["what", "it says"], head)
    turns: list[Row] = [[seats, count] for seats, count in sorted(file.turns.items())]
    yield Chart("turns", "Length of the game", ["seats", "turns"], turns, sources.turns)
    own: list[Row] = [[words] for words in special_rules(file.rules)]
    yield Chart("special-rules", "Rules of this board", ["rule"], own, sources.rules)


def special_rules(rules: BoardRules) -> Iterator[str]:
    """Where the board departs from the base rules."""
    if rules.own_links_only:
        yield "deliveries over own links only"
    if rules.no_duplicate_links:
        yield "no second direct link between two stops"
    for turn in rules.doubled_reduction_turns:
        yield f"turn {turn}: income reduction doubled"
    for extra in rules.extra_cubes:
        yield f"turns {extra.first_turn}–{extra.last_turn}: a cube for {extra.city}"
    if rules.town_cubes:
        cotton = rules.town_cubes
        yield (
            f"each town starts with {cotton.count} {cotton.color}, "
            f"delivered for {cotton.bonus_income} more income"
        )


def _money(rules: Rules) -> Iterator[Chart]:
    tables = rules.tables
    limits, sources = tables.limits, tables.sources
    bands: list[Row] = [
        [band.first, band.last, band.loss]
        for band in tables.income_reduction[rules.options.income_reduction]
    ]
    columns = ["income from", "to", "reduction"]
    source = sources.income_reduction
    yield Chart("income-reduction", "Income Reduction", columns, bands, source)
    shares: list[Row] = [
        ["money for a share", limits.share_price],
        ["shares of a player at most", limits.shares],
        ["expenses for a share each turn", 1],
        ["expenses for a link of the engine each turn", 1],
        ["links of an engine at most", limits.engine],
    ]
    yield Chart("shares", "Shares and engines", ["what", "number"], shares, sources.limits)
    bids: list[Row] = [
        ["the last two bidders", "all of their bids"],
        ["the first to drop out", "nothing"],
        ["everybody else", "half of the bid, rounded up"],
    ]
    yield Chart("order", "Player order", ["who", "pays"], bids, "rulebook")
    scoring: list[Row] = [
        ["income", tables.scoring.income],
        ["share", tables.scoring.share],
        ["section of a completed link", tables.scoring.section],
    ]
    yield Chart("scoring", "Scoring", ["each", "points"], scoring, sources.scoring)
    setup = tables.setup
    start: list[Row] = [
        ["money", setup.money],
        ["shares", setup.shares],
        ["engine", setup.engine],
        ["income", setup.income],
    ]
    yield Chart("setup", "Everybody starts with", ["what", "number"], start, sources.setup)


def _costs(rules: Rules) -> Iterator[Chart]:
    costs, prices = rules.tables.costs, terrain_prices(rules.board.file)
    rows: list[Row] = [
        ["plain", prices.plain],
        ["river", prices.river],
        ["mountain", prices.mountain],
        ["two tracks side by side, above the terrain", costs.surcharge.coexist],
        ["two tracks crossing, above the terrain", costs.surcharge.crossing],
        ["town", costs.town_base],
        ["town, each exit", costs.town_exit],
        ["replace: one track by a crossing", costs.replace.simple_to_crossing],
        ["replace: in a town", costs.replace.town],
        ["replace: any other tile", costs.replace.other],
        ["redirect an end", costs.redirect],
    ]
    yield Chart("costs", "Building costs", ["what", "$"], rows, rules.tables.sources.costs)
    limits = rules.tables.limits
    builds: list[Row] = [["everybody", limits.builds], ["the Engineer", limits.engineer_builds]]
    yield Chart("builds", "Tiles a turn", ["who", "tiles"], builds, rules.tables.sources.limits)


def _goods(rules: Rules) -> Iterator[Chart]:
    tables, board = rules.tables, rules.board
    fed = [board.names[cell] if cell >= 0 else None for cell in board.columns]
    letters = [city.letter for city in tables.new_cities]
    below = dict(zip(rules.letter_columns, letters, strict=True))
    rows: list[Row] = []
    for at in range(12):
        side, die = ("light", at + 1) if at < 6 else ("dark", at - 5)
        rows.append([side, die, fed[at], below.get(at)])
    columns = ["dice", "face", "city", "New City"]
    yield Chart("growth", "Goods Growth", columns, rows, tables.sources.display)
    goods: list[Row] = [[color.name, color.letter, color.cubes] for color in tables.colors]
    yield Chart("goods", "Goods", ["colour", "letter", "cubes"], goods, tables.sources.colors)


def _pieces(rules: Rules) -> Iterator[Chart]:
    tables, sources = rules.tables, rules.tables.sources
    tiles: list[Row] = [[tile.id, tile.kind, tile.count] for tile in tables.tiles]
    yield Chart("tiles", "Track tiles", ["tile", "class", "count"], tiles, sources.tiles)
    cities: list[Row] = [
        [city.letter, city.color, city.side, city.die] for city in tables.new_cities
    ]
    columns = ["New City", "takes", "dice", "face"]
    yield Chart("new-cities", "New Cities", columns, cities, sources.new_cities)
    actions: list[Row] = [[action.name, EFFECTS[action.id]] for action in tables.actions]
    yield Chart("actions", "Actions", ["action", "effect"], actions, sources.actions)
