"""The part of the desk that shows things: map, terminal, sheets, one zone explained, scores."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import BadInput, Game, State
from footplate.cli.desk import Asked, grid, plain_text
from footplate.cli.planet_steam import layout, sheets
from footplate.cli.planet_steam.asking import zone_of
from footplate.cli.planet_steam.gauges import terminal
from footplate.cli.planet_steam.words import Situation
from footplate.cli.planet_steam.zonemap import AIRSHIP, PALETTE, WIDTH, ZoneMap, in_ascii
from footplate.cli.sheetdesk import SheetDesk, Shows
from footplate.games.planet_steam.board.file import zones
from footplate.games.planet_steam.board.load import load_board
from footplate.games.planet_steam.game import PlanetSteam
from footplate.games.planet_steam.language.views import PlanetSteamView

GAP = 2
TERMINAL_WIDTH = 61
MAP_PHASES = ("zones", "airship", "freelance", "tanks", "extraction")


class PlanetSheets(SheetDesk):
    """Everything that a player may look at."""

    palette = PALETTE
    hidden_sources = ("credits",)

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.board = load_board(board)
        self.zones = zones(self.board)

    def view(self, state: State) -> PlanetSteamView:
        view = state.view(state.seat)
        assert isinstance(view, PlanetSteamView)
        return view

    def situation(self, state: State) -> Situation:
        prompt = state.prompt(names=self.names)
        return Situation(self.view(state), self.names, self.zones, state.plan(), prompt)

    # --- commands ------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Shows]]:
        return {
            "map": ("the map: owners, tanks, river, airship", self.map),
            "look": ("`look C3`: everything about one zone", self.look),
            "terminal": ("prices and supplies, and what a pass does to them", self.terminal),
            "players": ("credits (your own), cards, carriers, pieces", self.players),
            "cards": ("the specialists, who has them, the bonus box", self.cards),
            "market": ("tank market, reserve, certificates", self.market),
            "forecast": (
                "what your tanks would extract now; `forecast move B2 D5`: after that change",
                self.forecast,
            ),
            "round": ("the steps of the round and who comes next", self.round),
        }

    def map(self, state: State, words: str = "") -> RenderableType:
        drawing = self._drawing(state, words.upper() if words.upper() in self.zones else None)
        legend = self._shown(Text(drawing.legend(), style="dim"))
        return Group(*drawing.lines(self.ascii), legend)

    def terminal(self, state: State, words: str = "") -> RenderableType:
        return Group(*map(self._shown, terminal(self.view(state), self.board)))

    def players(self, state: State, words: str = "") -> RenderableType:
        return sheets.players(self.view(state), state.plan(), self.names, self.console.width)

    def cards(self, state: State, words: str = "") -> RenderableType:
        return sheets.cards(self.view(state), state.plan(), self.names)

    def market(self, state: State, words: str = "") -> RenderableType:
        return Group(*sheets.market(self.view(state), state.plan()))

    def forecast(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        if view.viewer is None:
            return plain_text("Extraction is foretold to players only.")
        if not view.forecasts[view.viewer].extracts:
            return plain_text("No extraction comes any more.")
        if not words:
            return sheets.extraction(view, view.forecasts[view.viewer].extraction)
        changed = layout.wanted(self.situation(state), words)
        if changed is None:
            raise BadInput("A change of your layout, such as `forecast move B2 D5`.")
        assert isinstance(self.game, PlanetSteam)
        tanks = layout.tanks_of(changed)
        return sheets.extraction(view, self.game.forecast_layout(state, view.viewer, tanks))

    def round(self, state: State, words: str = "") -> RenderableType:
        return self._shown(sheets.ribbon(self.view(state), state.plan()))

    @property
    def ascii(self) -> bool:
        return self.console.options.ascii_only

    def _shown(self, line: Text) -> Text:
        return in_ascii(line) if self.ascii else line

    def _drawing(self, state: State, focus: str | None = None) -> ZoneMap:
        plan, choices = state.plan(), state.prompt().choices
        marked = {zone for zone in (zone_of(plan, each) for each in choices) if zone is not None}
        return ZoneMap(self.board, self.view(state), marked, focus)

    # --- one zone ------------------------------------------------------------------------------

    def look(self, state: State, words: str = "") -> RenderableType:
        zone = words.strip().upper()
        if zone not in self.zones:
            raise BadInput("Look at which zone? `look C3`.")
        parts: list[RenderableType] = [self._described(self.view(state), zone)]
        asked = Asked(state, state.prompt(names=self.names))
        found = [each for each in asked.prompt.choices if zone in each.targets]
        why = state.why_not(state.seat).places.get(zone)
        if found:
            parts.append(self.list_choices(asked, found, "You can:"))
        elif why is not None:
            parts.append(plain_text(f"– {why.sentence} [{why.rule}]", "dim"))
        return Group(*parts)

    def _described(self, view: PlanetSteamView, zone: str) -> Text:
        owner = view.claims.get(zone)
        river = "river zone" if zone in view.river else "zone"
        if zone in view.closed:
            return plain_text(f"{zone}: {river}, closed with {len(view.players)} players")
        text = Text(f"{zone}: {river}, ")
        if isinstance(owner, int):
            text.append_text(self.chip(owner))
        else:
            text.append("neutral claim" if owner else "unclaimed")
        tank = next((tank for tank in view.tanks if tank.zone == zone), None)
        if tank is None:
            return text.append(", no tank")
        text.append(f", tank for {tank.converter or 'water'}")
        text.append(" with supercharger" if tank.supercharger else "")
        text.append(", tipped over" if tank.tipped else "")
        text.append("; runs without energy" if zone in view.free else "; needs energy to run")
        return text.append("; switched off" if zone in view.idle else "")

    # --- each occasion -------------------------------------------------------------------------

    def occasion(self, asked: Asked) -> object:
        """Sheets come with each phase, each lot of an auction and each resource traded."""
        view = self.view(asked.state)
        self.seen(asked, view)
        lot = len(view.won) if view.phase == "specialists" else 0
        return view.round, view.phase, lot, view.trading, asked.seat

    def title(self, asked: Asked) -> str:
        view = self.view(asked.state)
        name = asked.state.plan().phases[view.phase]
        what = f": {view.trading}" if view.trading else ""
        return f"Round {view.round} of {view.rounds} · {name}{what} · {self.names[asked.seat]}"

    def opening(self, state: State) -> RenderableType | None:
        view = self.view(state)
        now = view.phase
        parts: list[RenderableType] = [self.round(state)]
        whole = now in MAP_PHASES or now == "carriers" or (now == "specialists" and not view.won)
        if whole and self._wide():
            parts.append(self._side_by_side(state))
        elif now in MAP_PHASES:
            parts.append(self.map(state))
        if now == "specialists":
            parts.append(self.cards(state))
        if now in ("trade", "specialists", "carriers") and not (whole and self._wide()):
            parts.append(self.terminal(state))
        if now == "certificates":
            parts.append(self.market(state))
        parts.append(self.players(state))
        if now == "extraction":
            parts.append(self.forecast(state))
        return Group(*parts)

    def _wide(self) -> bool:
        map_width = self.board.map.columns * (WIDTH + 1) + 1 + len(AIRSHIP)
        return self.console.width >= map_width + GAP + TERMINAL_WIDTH

    def _side_by_side(self, state: State) -> RenderableType:
        """The map, and beside it the terminal and the market in lines that fit there."""
        drawing, view = self._drawing(state), self.view(state)
        left = drawing.lines(self.ascii)
        right = [*map(self._shown, terminal(view, self.board)), Text("")]
        for line in sheets.market(view, state.plan()):
            right += line.wrap(self.console, TERMINAL_WIDTH)
        table = grid("", "")
        table.show_header = False
        for at in range(max(len(left), len(right))):
            one = left[at] if at < len(left) else Text("")
            table.add_row(one, right[at] if at < len(right) else Text(""))
        return Group(table, self._shown(Text(drawing.legend(), style="dim")))
