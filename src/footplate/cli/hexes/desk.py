"""The part of a desk that is about hexes: the map, one hex explained, and builds by hex."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import Action, BadInput, Refusal, State
from footplate.cli.desk import Asked, Desk, grid, plain_text, refused
from footplate.cli.hexes.canvas import HexCanvas, map_size
from footplate.cli.hexes.places import Places
from footplate.cli.hexes.tracks import HEIGHT, WIDTH
from footplate.core.prompt import Choice
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label

NAMED = 6
LEAST_MAP = 9
"""How many lines of the map are shown on the lowest screen."""
AROUND_CHOICES = 3
"""The lines of the question above, and of the prompt below the choices."""
Drawing = TypeVar("Drawing", bound=HexCanvas)


class HexDesk(Desk):
    """What a player may look at on a map; a game says what it draws and what can be built."""

    places: Places
    here: str | None = None
    """The hex that the list on the screen is about."""
    whole = False
    """Whether the opening has just shown the whole map."""

    # --- what a game fills in ------------------------------------------------------------------

    def drawing(self, state: State, focus: str | None) -> HexCanvas:
        """The map as it lies; where building is asked, with the hexes marked."""
        raise NotImplementedError

    def describe(self, state: State, hex: str) -> RenderableType:
        """What lies on a hex, whoever asks."""
        raise NotImplementedError

    def hex_of(self, action: Action) -> str | None:
        """The hex of an action that is found by its hex."""
        raise NotImplementedError

    def candidates(self, state: State, hex: str) -> list[Action]:
        """The builds that a player may have in mind for a hex."""
        raise NotImplementedError

    def pictures(self, asked: Asked, hex: str, builds: Sequence[Action]) -> list[Text]:
        """The builds of a list drawn side by side."""
        return []

    def short(self, action: Action) -> str:
        """A build in a few signs."""
        raise NotImplementedError

    def own_track(self, state: State) -> Iterable[str]:
        """The hexes with track of whoever is asked."""
        raise NotImplementedError

    not_now = ""
    """What `look` says where nothing can be built."""

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            "map": ("the map; `map K9`: the part around a hex", self.map),
            "look": ("`look K9`: everything about one hex", self.look),
        }

    def map(self, state: State, words: str = "") -> RenderableType:
        """The whole map if it fits the screen's width, else in strips, or around a hex."""
        width, height = self.console.width, self.console.height
        if words:
            hex, _ = self.places.split(words)
            if hex is None:
                raise self.places.unclear(words)
            drawing = self._drawing(state, self.places.check(hex))
            return Group(*drawing.around(hex, width, max(12, height - 6)))
        drawing = self._drawing(state, None)
        legend = Text(drawing.legend(), style="dim")
        if drawing.width <= width:
            return Group(*(line for line in drawing.lines() if line.plain.strip()), legend)
        return Group(*drawing.strips(width), legend)

    def _drawing(self, state: State, focus: str | None) -> HexCanvas:
        return self.tuned(self.drawing(state, focus))

    def tuned(self, drawing: Drawing) -> Drawing:
        """The drawing in signs and colours that the terminal has."""
        drawing.ascii = self.console.options.ascii_only
        drawing.coarse = self.console.color_system not in (None, "truecolor")
        return drawing

    def fits(self) -> bool:
        width, height = map_size(self.places.columns)
        return width <= self.console.width and height < self.console.height

    def with_map(self, asked: Asked, below: Sequence[RenderableType]) -> RenderableType:
        """The choices, and above them as much of the map as the screen has room for."""
        whole, self.whole = self.whole, False
        if whole:
            return Group(*below)
        drawing = self._drawing(asked.state, None)
        taken = len(self.console.render_lines(Group(*below))) + AROUND_CHOICES
        room = min(max(LEAST_MAP, self.console.height - taken), drawing.height)
        place = self._middle(asked, self.console.width, room)
        if place is None:
            return Group(*below)
        return Group(*drawing.around(place, self.console.width, room), *below)

    def _middle(self, asked: Asked, width: int, height: int) -> str | None:
        """The hex around which the most lies that is worth seeing: builds that bring something or
        go on with the player's own track; where there are none, any builds."""
        choices = [(c, self.hex_of(self.action_of(c))) for c in asked.prompt.choices]
        marked = {hex: parse_label(hex) for _, hex in choices if hex is not None}
        near = {
            neighbour(*parse_label(hex), edge)
            for hex in self.own_track(asked.state)
            for edge in range(6)
        }
        wanted = {hex: at for hex, at in marked.items() if at in near}
        wanted.update({hex: marked[hex] for c, hex in choices if hex and c.consequence})
        columns, rows = width // WIDTH // 2, height // HEIGHT // 2

        def seen(hex: str, among: Mapping[str, tuple[int, int]]) -> int:
            col, row = marked[hex]
            return sum(abs(c - col) <= columns and abs(r - row) <= rows for c, r in among.values())

        return max(
            wanted or marked, key=lambda hex: (seen(hex, wanted), seen(hex, marked)), default=None
        )

    def vocabulary(self, asked: Asked) -> list[str]:
        return [*super().vocabulary(asked), *self.places.names.values()]

    # --- builds --------------------------------------------------------------------------------

    def builds(self, choices: Sequence[Choice], hex: str) -> list[Choice]:
        """The choices on a hex, the cheapest first."""
        found = [c for c in choices if self.hex_of(self.action_of(c)) == hex]
        return sorted(found, key=lambda choice: choice.price)

    def builds_on(self, asked: Asked, hex: str) -> RenderableType:
        """The legal builds on a hex with their pictures; where there is none, why."""
        found = self.builds(asked.prompt.choices, hex)
        if not found:
            actions = self.candidates(asked.state, hex)
            refusal = common_refusal(asked.state, actions) if actions else None
            if refusal is not None:
                return refused(refusal)
            return Group(
                plain_text(f"You cannot build on {self.places.full(hex)}."),
                self.why_not(asked.state, actions),
            )
        self.here = hex
        strip = self.pictures(asked, hex, [self.action_of(choice) for choice in found])
        title = f"{self.places.full(hex)}: type a number."
        return Group(self.list_choices(asked, found, title), *strip)

    def look(self, state: State, words: str = "") -> RenderableType:
        hex, _ = self.places.split(words)
        if hex is None and words:
            raise self.places.unclear(words)
        if hex is None:
            raise BadInput("Look at which hex? `look K9`, or the name of a place.")
        parts: list[RenderableType] = [self.describe(state, self.places.check(hex))]
        prompt = state.prompt()
        building = any(self.hex_of(self.action_of(choice)) for choice in prompt.choices)
        if building and prompt.seat is not None:
            if self.builds(prompt.choices, hex):
                parts.append(self.builds_on(Asked(state, prompt), hex))
            parts.append(self.why_not(state, self.candidates(state, hex)))
        else:
            parts.append(plain_text(f"  {self.not_now}", "dim"))
        return Group(*parts)

    def why_not(self, state: State, actions: Sequence[Action]) -> RenderableType:
        """Refused builds by reason, each with its rule."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for action in actions:
            refusal = state.refuse(action)
            if refusal is not None:
                key = (refusal.rule, refusal.sentence)
                reasons.setdefault(key, []).append(self.short(action))
        if not reasons:
            return Text("")
        table = grid("Not possible", "because", "")
        for (rule, sentence), builds in sorted(reasons.items(), key=lambda item: -len(item[1])):
            more = f" … ({len(builds)})" if len(builds) > NAMED else ""
            what = "anything" if len(builds) == len(actions) else ", ".join(builds[:NAMED]) + more
            table.add_row(what, sentence, Text(f"[{rule}]", style="dim", no_wrap=True))
        return table


def common_refusal(state: State, actions: Sequence[Action]) -> Refusal | None:
    """The reason that all these builds are refused for, if it is one."""
    found = {state.refuse(action) for action in actions}
    return found.pop() if len(found) == 1 else None


def around(places: Places, hex: str, kinds: dict[str, str], water: str) -> Text:
    """The neighbours by edge, so that edge numbers need not be remembered."""
    col, row = parse_label(hex)
    columns, parts = places.columns, []
    for edge, name in enumerate(EDGES):
        c, r = neighbour(col, row, edge)
        inside = 0 <= c < len(columns) and 0 <= r < len(columns[c])
        kind = kinds.get(columns[c][r]) if inside else None
        where = "off the map" if kind is None else kind if kind == water else ""
        parts.append(f"{edge} {name} {where or places.full(label(c, r))}")
    return plain_text("  edges: " + " · ".join(parts), "dim")
