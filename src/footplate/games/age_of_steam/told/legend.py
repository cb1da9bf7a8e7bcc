"""Below a board's picture: signs, special rules, and where the data comes from."""

from collections.abc import Iterator, Sequence

from footplate.games.age_of_steam.board.file import KINDS, BoardFile, Growth, terrain_prices
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.told.pens import FILLS, good_chip, growth_badge
from footplate.hexes import picture
from footplate.hexes.mapfiles import all_cells
from footplate.hexes.pens import INK, mountain, rail, swatch

BLOCKS = ("map", "cities", "towns", "turns", "rules", "rivers")


def signs(board: BoardFile, owners: Sequence[int], unowned: bool) -> Iterator[picture.Sign]:
    prices, costs = terrain_prices(board), load_tables().costs
    kinds = {cell.kind for cell in all_cells(board.map.columns, KINDS)}

    river = '<path d="M-9-4Q0 0 0 9" fill="none" stroke="#6aa5c9" stroke-width="4"/>'
    town = f'<circle r="5" fill="#fff" stroke="{INK}" stroke-width="1.4"/>'
    yield swatch(FILLS["plain"]), f"plain ${prices.plain}"
    if "river" in kinds:
        yield swatch(FILLS["river"], river), f"river ${prices.river}"
    if "mountain" in kinds:
        yield swatch(FILLS["mountain"], mountain(0, 0, 0.45)), f"mountain ${prices.mountain}"
    if "lake" in kinds:
        yield swatch(FILLS["lake"]), "lake, no track"
    yield swatch(FILLS["town"], town), f"town ${costs.town_base} + ${costs.town_exit} per exit"
    goods = {color for city in board.cities for color in city.colors} | {"black"}
    for color in load_tables().colors:
        if color.name in goods:
            yield good_chip(0, 0, color.name), color.name
    for side in load_tables().display.sides:
        yield growth_badge(0, 0, Growth(side=side, die=1)), f"growth column, {side} side"
    for owner in [*owners, *([None] if unowned else [])]:
        words = "nobody's track" if owner is None else f"seat {owner + 1}"
        yield f'<g fill="none">{rail("M-13 0H13", owner)}</g>', words


def specials(board: BoardFile) -> str:
    """Game length and the board's own rules, in a line."""
    rules = board.rules
    turns = ", ".join(f"{count} seats {turns}" for count, turns in sorted(board.turns.items()))
    parts = [f"Turns: {turns}"]
    if rules.own_links_only:
        parts.append("deliveries over own links only")
    if rules.no_duplicate_links:
        parts.append("no second direct link between two stops")
    for turn in rules.doubled_reduction_turns:
        parts.append(f"turn {turn}: income reduction doubled")
    for extra in rules.extra_cubes:
        parts.append(f"turns {extra.first_turn}–{extra.last_turn}: a cube for {extra.city}")
    if rules.town_cubes:
        cotton = rules.town_cubes
        parts.append(
            f"each town starts with {cotton.count} {cotton.color}, "
            f"delivered for {cotton.bonus_income} more income"
        )
    return " · ".join(parts) + "."


def provenance(board: BoardFile) -> str:
    """Which blocks were taken from where."""
    return picture.provenance({name: getattr(board.sources, name) for name in BLOCKS})
