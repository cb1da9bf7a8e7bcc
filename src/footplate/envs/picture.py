"""What an environment renders: text, or the game's own picture as pixels."""

import io
import sys
from collections.abc import Sequence
from typing import Any, Final

from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.envs.extras import missing

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 800
"""Of a picture, in pixels."""
FONT: Final = "DejaVu Sans" if sys.platform.startswith("linux") else "Arial"
"""What stands for the plain font of the pictures, which the rasteriser does not look for itself."""


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadInput(f"a render mode is one of {', '.join(MODES)}, not {mode!r}")


def render(state: State, said: Sequence[str], mode: str | None) -> Any:
    """As Gymnasium and PettingZoo want it: pixels, a text, or None for what was printed."""
    if mode == "rgb_array":
        return pixels(state)
    if mode == "ansi":
        return text(state, said)
    if mode == "human":
        print(text(state, said))
    return None


def text(state: State, said: Sequence[str]) -> str:
    """Where the game stands, as a spectator sees it."""
    view, plan = state.view(None, forecasts=False), state.plan()
    of = f" of {view.rounds}" if view.rounds else ""
    lines = [f"{state.game.title}, round {view.round}{of}: {plan.phases.get(view.phase, 'over')}"]
    result = state.result(None)
    scores = {each.seat: each.score for each in result.standings}
    for seat, held in enumerate(view.holdings):
        sign = ">" if seat == state.seat else " "
        score = f"score {scores[seat]}, " if seat in scores else ""
        things = ", ".join(f"{what} {count}" for what, count in held.items() if count)
        lines.append(f"{sign} seat {seat}: {score}{things}")
    if said:
        lines.append(f"  says {' '.join(said)} …")
    return "\n".join(lines)


def pixels(state: State) -> Any:
    """The picture of the position as a spectator sees it: height × width × 3 bytes."""
    try:
        import numpy
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise missing("render_mode='rgb_array'", "envs", error) from None
    svg = state.game.draw(state.view(None, forecasts=False))
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, width=WIDTH, background="#ffffff", sans_serif_family=FONT
    )
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        return numpy.asarray(image.convert("RGB"))
