"""The part of a desk that is about hexes: the map, one hex explained, and builds by hex."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import Action, BadInput, Game, State
from footplate.cli.desk import Asked, Desk, grid, plain_text, reconstructed, refused
from footplate.cli.hexes.canvas import fitting, map_size, side_by_side
from footplate.cli.hexes.hexmap import HexMap, Laid, Lying
from footplate.cli.hexes.inks import Palette
from footplate.cli.hexes.places import Places
from footplate.cli.hexes.tracks import HEIGHT, WIDTH
from footplate.core.plan import Plan
from footplate.core.prompt import Choice, Prompt
from footplate.core.view import View
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label
from footplate.hexes.tiles import FIRST_DOUBLE, PAIRS

NAMED = 6
LEAST_MAP = 9
"""How many lines of the map are shown on the lowest screen."""
PROMPT = 1
AROUND_CHOICES = 3
"""The lines of the question above, and of the prompt below the choices."""
ViewT = TypeVar("ViewT", bound=View)


class HexDesk(Desk, Generic[ViewT]):
    """What a player may look at on a map; a game says what lies there and what can be built."""

    palette: Palette
    view_type: type[ViewT]
    building: Collection[str] = ()
    """The groups of the prompt whose choices are found by their hex."""
    not_now = ""
    """What `look` says where nothing can be built."""
    open_ends = False
    """Whether the map shows where track leads nowhere yet."""
    here: str | None = None
    """The hex that the list on the screen is about."""
    whole = False
    """Whether the opening has just shown the whole map."""

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        # One seat alone may need options to have a plan; the map is the same for two.
        plan = game.plan(board, max(2, len(names)))
        self.place = plan.title
        self.places = Places(plan)
        self.reconstructed = reconstructed(plan.sources)

    # --- what a game fills in ------------------------------------------------------------------

    def lying(self, plan: Plan, view: ViewT) -> Lying:
        """What the map shows."""
        raise NotImplementedError

    def legend(self, plan: Plan) -> str:
        raise NotImplementedError

    def heading(self, plan: Plan, view: ViewT, hex: str) -> Text:
        """What a hex is, after its name."""
        raise NotImplementedError

    def more_about(self, view: ViewT, hex: str) -> list[Text]:
        """What else lies on a hex."""
        return []

    def acting(self, view: ViewT) -> int | None:
        """Whose track goes on now."""
        return view.seat

    def called(self, view: ViewT) -> Sequence[str]:
        """What the owners of track are called."""
        return self.names

    def tried(self, view: ViewT, hex: str, track: tuple[int, int]) -> dict[str, Action]:
        """What a player may have in mind with two edges of a hex, as it is named in a list."""
        raise NotImplementedError

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
        legend = Text(self.legend(state.plan()), style="dim")
        if drawing.width <= width:
            return Group(*(line for line in drawing.lines() if line.plain.strip()), legend)
        return Group(*drawing.strips(width), legend)

    def view(self, state: State, seat: int | None = None) -> ViewT:
        """What a seat sees, left out: whoever is asked."""
        view = state.view(state.seat if seat is None else seat)
        assert isinstance(view, self.view_type)
        return view

    def _drawing(self, state: State, focus: str | None) -> HexMap:
        """The map as it lies, with the hexes marked on which something can be built."""
        prompt = state.prompt(state.seat, self.names)
        marked = {choice.targets[0] for choice in self.on_map(prompt)}
        return self._drawn(state.plan(), self.view(state), marked, focus)

    def _drawn(
        self,
        plan: Plan,
        view: ViewT,
        marked: Collection[str] = (),
        focus: str | None = None,
        only: str | None = None,
    ) -> HexMap:
        """In signs and colours that the terminal has."""
        lying, ends = self.lying(plan, view), self.open_ends
        drawing = HexMap(self.places, lying, self.palette, marked, focus, only, open_ends=ends)
        drawing.ascii = self.console.options.ascii_only
        drawing.coarse = self.console.color_system not in (None, "truecolor")
        return drawing

    def fits(self) -> bool:
        width, height = map_size(self.places.terrain)
        return width <= self.console.width and height < self.console.height

    def map_or_hint(self, state: State, more: str = "") -> RenderableType:
        """The whole map where it fits, or else how to see it."""
        if self.fits():
            self.whole = True
            return self.map(state)
        hint = f"`map` shows the map, `map K9` the part around a hex{more}."
        return plain_text(hint, "dim")

    def with_map(self, asked: Asked, below: Sequence[RenderableType]) -> RenderableType:
        """The choices, and above them as much of the map as the screen has room for."""
        whole, self.whole = self.whole, False
        if whole:
            return Group(*below)
        drawing = self._drawing(asked.state, None)
        lines = len(self.console.render_lines(Group(*below)))
        # Where too little is left below what stands above, that scrolls away.
        left = self.console.height - PROMPT - self.above - lines
        alone = max(LEAST_MAP, self.console.height - AROUND_CHOICES - lines)
        room = min(left if self.above and left >= LEAST_MAP else alone, drawing.height)
        place = self._middle(asked, self.console.width, room)
        if place is None:
            return Group(*below)
        return Group(*drawing.around(place, self.console.width, room), *below)

    def _middle(self, asked: Asked, width: int, height: int) -> str | None:
        """The hex around which the most lies that is worth seeing: builds that bring something or
        go on with the player's own track; where there are none, any builds."""
        choices = [(choice, choice.targets[0]) for choice in self.on_map(asked.prompt)]
        marked = {hex: parse_label(hex) for _, hex in choices}
        view = self.view(asked.state)
        near = {
            neighbour(*parse_label(hex), edge)
            for hex, laid in self.lying(asked.state.plan(), view).tracks.items()
            if any(owner == self.acting(view) for _, owner in laid)
            for edge in range(6)
        }
        wanted = {hex: at for hex, at in marked.items() if at in near}
        wanted.update({hex: marked[hex] for c, hex in choices if self.consequence(c)})
        columns, rows = width // WIDTH // 2, height // HEIGHT // 2

        def seen(hex: str, among: Mapping[str, tuple[int, int]]) -> int:
            col, row = marked[hex]
            return sum(abs(c - col) <= columns and abs(r - row) <= rows for c, r in among.values())

        return max(
            wanted or marked, key=lambda hex: (seen(hex, wanted), seen(hex, marked)), default=None
        )

    def link_sheet(
        self, view: ViewT, unit: str, links: Iterable[tuple[int | None, Sequence[str], int]]
    ) -> RenderableType:
        """Completed links by owner, each with its two ends and its length in units."""
        table = grid("owner", "link", unit, numbers=(2,))
        for owner, ends, length in sorted(links, key=lambda link: (link[0] is None, link[0] or 0)):
            words = " – ".join(map(self.places.full, ends))
            table.add_row(self.palette.chip(owner, self.called(view)), words, str(length))
        return table if table.row_count else plain_text("No link is completed yet.")

    def vocabulary(self, asked: Asked) -> list[str]:
        return [*super().vocabulary(asked), *self.places.names.values()]

    # --- builds --------------------------------------------------------------------------------

    def on_map(self, prompt: Prompt) -> list[Choice]:
        """The choices that are found by their hex."""
        groups = [group for group in prompt.groups if group.id in self.building]
        return [choice for group in groups for choice in group.choices]

    def builds(self, prompt: Prompt, hex: str) -> list[Choice]:
        """The choices on a hex, the cheapest first."""
        found = [choice for choice in self.on_map(prompt) if choice.targets[0] == hex]
        return sorted(found, key=lambda choice: choice.price)

    def builds_on(self, asked: Asked, hex: str) -> RenderableType:
        """The legal builds on a hex with their pictures; where there is none, why."""
        found = self.builds(asked.prompt, hex)
        if not found:
            refusal = asked.state.why_not(asked.seat).places.get(hex)
            if refusal is not None:
                return refused(refusal)
            return plain_text(f"You cannot build on {self.places.full(hex)}.")
        self.here = hex
        title = f"{self.places.full(hex)}: type a number."
        return Group(self.list_choices(asked, found, title), *self._pictures(asked, hex, found))

    def _pictures(self, asked: Asked, hex: str, builds: Sequence[Choice]) -> list[Text]:
        """As many as one line takes, each as the map would show it."""
        maps, plan = list[HexMap](), asked.state.plan()
        for build in builds[: fitting(self.console.width)]:
            view = asked.state.preview(build, asked.seat).view
            assert isinstance(view, self.view_type)
            maps.append(self._drawn(plan, view, only=hex))
        return side_by_side(hex, maps)

    def look(self, state: State, words: str = "") -> RenderableType:
        hex, _ = self.places.split(words)
        if hex is None and words:
            raise self.places.unclear(words)
        if hex is None:
            raise BadInput("Look at which hex? `look K9`, or the name of a place.")
        parts: list[RenderableType] = [self._describe(state, self.places.check(hex))]
        prompt = state.prompt(state.seat, self.names)
        if not self.on_map(prompt):
            return Group(*parts, plain_text(f"  {self.not_now}", "dim"))
        asked = Asked(state, prompt)
        parts.append(self.builds_on(asked, hex))
        if self.builds(prompt, hex):
            parts.append(self._not_possible(asked, hex))
        return Group(*parts)

    def _describe(self, state: State, hex: str) -> Group:
        """What lies on a hex, whoever asks."""
        plan, view = state.plan(), self.view(state)
        head = Text().append(self.places.full(hex), "bold")
        lines = [head.append(": ").append_text(self.heading(plan, view, hex))]
        laid = self.lying(plan, view).tracks.get(hex)
        if laid:
            lines.append(self._track(laid, self.called(view)))
        return Group(*lines, *self.more_about(view, hex), around(self.places, hex))

    def _track(self, laid: Sequence[Laid], called: Sequence[str]) -> Text:
        parts = []
        for exits, owner in laid:
            ends = "–".join(f"{EDGES[edge]} ({edge})" for edge in exits)
            parts.append(Text(f"{ends} ").append_text(self.palette.chip(owner, called)))
        return Text("  track: ").append_text(Text(", ").join(parts))

    def _not_possible(self, asked: Asked, hex: str) -> RenderableType:
        """The other tracks of a hex where something can be built: refused by which rule."""
        view, reasons = self.view(asked.state), dict[tuple[str, str], list[str]]()
        tried = dict[str, Action]()
        for pair in PAIRS[1:FIRST_DOUBLE]:
            tried |= self.tried(view, hex, pair)
        for words, action in tried.items():
            refusal = asked.state.refuse(action)
            if refusal is not None:
                reasons.setdefault((refusal.rule, refusal.sentence), []).append(words)
        if not reasons:
            return Text("")
        table = grid("Not possible", "because", "")
        for (rule, sentence), builds in sorted(reasons.items(), key=lambda item: -len(item[1])):
            more = f" … ({len(builds)})" if len(builds) > NAMED else ""
            what = ", ".join(builds[:NAMED]) + more
            table.add_row(what, sentence, Text(f"[{rule}]", style="dim", no_wrap=True))
        return table


def around(places: Places, hex: str) -> Text:
    """The neighbours by edge, so that edge numbers need not be remembered."""
    col, row = parse_label(hex)
    parts = []
    for edge, name in enumerate(EDGES):
        across = label(*neighbour(col, row, edge))
        other = places.terrain.get(across, "off the map")
        where = places.full(across) if places.is_land(across) else other
        parts.append(f"{edge} {name} {where}")
    return plain_text("  edges: " + " · ".join(parts), "dim")
