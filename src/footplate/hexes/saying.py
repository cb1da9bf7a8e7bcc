"""How sentences about a hex map name its places."""

from collections.abc import Iterable, Sequence

from footplate.core.plan import Plan
from footplate.hexes.geometry import EDGES


def place_words(plan: Plan, id: str) -> str:
    """`Chicago (H6)` for what has a name, `H7` for another hex."""
    name = plan.name(id)
    return name if name == id else f"{name} ({id})"


def links_words(plan: Plan, links: Iterable[tuple[str, str]]) -> str:
    """Pairs of stops: `Chicago (H6) – Detroit (N4) and …`."""
    return " and ".join(f"{place_words(plan, a)} – {place_words(plan, b)}" for a, b in links)


def tracks_words(tracks: Sequence[Sequence[int]]) -> str:
    """Tracks by their edges: `N–S and NE–SW`."""
    return " and ".join("–".join(EDGES[edge] for edge in edges) for edges in tracks)
