"""Below a board's picture: signs, special rules, and where the data comes from."""

from collections.abc import Iterator, Sequence

from footplate.games.age_of_steam.boardfile import KINDS, BoardFile, Growth, terrain_prices
from footplate.games.age_of_steam.pens import (
    FILLS,
    INK,
    MARGIN,
    escaped,
    good_chip,
    growth_badge,
    mountain,
    outline,
    rail,
)
from footplate.games.age_of_steam.tables import load_tables
from footplate.hexes.mapfiles import all_cells


def legend(
    board: BoardFile, owners: Sequence[int], unowned: bool, width: float, top: float
) -> tuple[list[str], float]:
    """The signs, the special rules and where the data comes from; and where the picture ends."""
    lines = ['<g id="legend" font-size="11">']
    x, y = MARGIN, top
    for sign, words in _signs(board, owners, unowned):
        step = 42 + 5.9 * len(words)
        if x + step > width - MARGIN + 12:
            x, y = MARGIN, y + 24
        lines.append(f'<g transform="translate({x + 11:.1f} {y:.1f})">{sign}</g>')
        lines.append(f'<text x="{x + 27:.1f}" y="{y + 4:.1f}">{escaped(words)}</text>')
        x += step
    y += 12
    for paragraph in (_specials(board), provenance(board)):
        for line in _wrapped(paragraph, int((width - 2 * MARGIN) / 5.5)):
            y += 15
            lines.append(
                f'<text x="{MARGIN:.0f}" y="{y:.1f}" fill="#5d5a52">{escaped(line)}</text>'
            )
    return [*lines, "</g>"], y + MARGIN


def _signs(board: BoardFile, owners: Sequence[int], unowned: bool) -> Iterator[tuple[str, str]]:
    prices, costs = terrain_prices(board), load_tables().costs
    kinds = {cell.kind for cell in all_cells(board.map.columns, KINDS)}

    def swatch(kind: str, inside: str = "") -> str:
        edge = outline(0, 0, 11)
        return f'<polygon points="{edge}" fill="{FILLS[kind]}" stroke="#7d7c62"/>{inside}'

    river = '<path d="M-9-4Q0 0 0 9" fill="none" stroke="#6aa5c9" stroke-width="4"/>'
    town = f'<circle r="5" fill="#fff" stroke="{INK}" stroke-width="1.4"/>'
    yield swatch("plain"), f"plain ${prices.plain}"
    if "river" in kinds:
        yield swatch("river", river), f"river ${prices.river}"
    if "mountain" in kinds:
        yield swatch("mountain", mountain(0, 0, 0.45)), f"mountain ${prices.mountain}"
    if "lake" in kinds:
        yield swatch("lake"), "lake, no track"
    yield swatch("town", town), f"town ${costs.town_base} + ${costs.town_exit} per exit"
    goods = {color for city in board.cities for color in city.colors} | {"black"}
    for color in load_tables().colors:
        if color.name in goods:
            yield good_chip(0, 0, color.name), color.name
    for side in load_tables().display.sides:
        yield growth_badge(0, 0, Growth(side=side, die=1)), f"growth column, {side} side"
    for owner in [*owners, *([None] if unowned else [])]:
        words = "nobody's track" if owner is None else f"seat {owner + 1}"
        yield f'<g fill="none">{rail("M-13 0H13", owner)}</g>', words


def _specials(board: BoardFile) -> str:
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
    """Which blocks were taken from where; the reconstructed ones are ours."""
    blocks = {
        name: getattr(board.sources, name)
        for name in ("map", "cities", "towns", "turns", "rules", "rivers")
    }
    words = {
        "rulebook": "rulebook",
        "public": "public facts",
        "reconstructed": "reconstructed by us",
    }
    told = [
        f"{words[source]}: {', '.join(name for name, of in blocks.items() if of == source)}"
        for source in words
        if source in blocks.values()
    ]
    return f"Unofficial drawing from data, no publisher's art. Sources: {'; '.join(told)}."


def _wrapped(words: str, width: int) -> Iterator[str]:
    line = ""
    for word in words.split():
        if line and len(line) + len(word) >= width:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line
