"""Below a board's picture: signs, the board's own rules, and where the data comes from."""

from collections.abc import Iterator

from footplate.core.plan import Plan
from footplate.games.age_of_steam.told.draw_map import FILLS, die, hexes
from footplate.hexes.pens import swatch
from footplate.pictures import frame
from footplate.pictures.colours import RIVER
from footplate.pictures.goods import taker
from footplate.pictures.strokes import sample
from footplate.pictures.symbols import symbol


def signs(plan: Plan, unowned: bool) -> Iterator[frame.Sign]:
    costs = {row[0]: row[1] for row in plan.charts["costs"].rows}
    places = hexes(plan)
    kinds = {place.kind for place in places}
    river = f'<path d="M-9-4Q0 0 0 9" fill="none" stroke="{RIVER}" stroke-width="4"/>'
    yield swatch(FILLS["plain"]), f"plain ${costs['plain']}"
    if "river" in kinds:
        yield swatch(FILLS["river"], river), f"river ${costs['river']}"
    if "mountain" in kinds:
        peak = symbol("mountain", 0, 0, 0.45)
        yield swatch(FILLS["mountain"], peak), f"mountain ${costs['mountain']}"
    if "lake" in kinds:
        yield swatch(FILLS["lake"]), "lake, no track"
    price = f"town ${costs['town']} + ${costs['town, each exit']} per exit"
    yield swatch(FILLS["town"], symbol("town", 0, 0, 0.5)), price
    taken = {color for place in places for color in place.printed.get("takes", ())} | {"black"}
    for color, _, _ in plan.charts["goods"].rows:
        if color in taken:
            yield taker(0, 0, str(color)), f"takes {color}"
    for side in ("light", "dark"):
        yield die(0, 0, f"{side} 1"), f"growth column, {side} dice"
    if unowned:
        yield sample(None, 10), "nobody's track"


def specials(plan: Plan) -> str:
    """Game length and the board's own rules, in a line."""
    turns = ", ".join(f"{seats} seats {count}" for seats, count in plan.charts["turns"].rows)
    rules = (str(row[0]) for row in plan.charts["special-rules"].rows)
    return " · ".join((f"Turns: {turns}", *rules)) + "."


def provenance(plan: Plan) -> str:
    """Which blocks were taken from where."""
    return frame.provenance(plan.sources)
