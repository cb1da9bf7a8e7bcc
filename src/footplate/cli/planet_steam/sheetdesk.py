"""The part of the desk that shows things: map, terminal, sheets, one zone explained, scores."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import BadInput, Game, State
from footplate.cli.desk import Asked, grid, plain_text, reconstructed
from footplate.cli.outcome import counted
from footplate.cli.planet_steam import layout, sheets
from footplate.cli.planet_steam.asking import zone_of
from footplate.cli.planet_steam.gauges import terminal
from footplate.cli.planet_steam.words import Situation
from footplate.cli.planet_steam.zonemap import AIRSHIP, PALETTE, WIDTH, ZoneMap, in_ascii
from footplate.cli.sheets import HiddenMoneyDesk
from footplate.core.prompt import Result
from footplate.games.planet_steam.board.file import zones
from footplate.games.planet_steam.board.load import load_board
from footplate.games.planet_steam.game import PlanetSteam
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.language.views import PlanetSteamView

GAP = 2
TERMINAL_WIDTH = 61
MAP_STAGES = ("Zone", "Claims", "Airship", "Carrier", "Tanks", "Extract")
CREDITS = "credits"


class SheetDesk(HiddenMoneyDesk):
    """Everything that a player may look at."""

    palette = PALETTE

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.board = load_board(board)
        self.place = self.board.name
        self.reconstructed = reconstructed(self.board.sources)
        self.zones = zones(self.board)

    def view(self, state: State) -> PlanetSteamView:
        view = state.view(state.seat)
        assert isinstance(view, PlanetSteamView)
        return view

    # --- commands ------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
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
        return sheets.players(self.view(state), self.names, self.console.width)

    def cards(self, state: State, words: str = "") -> RenderableType:
        return sheets.cards(self.view(state), self.board, self.names)

    def market(self, state: State, words: str = "") -> RenderableType:
        return Group(*sheets.market(self.view(state), self.board))

    def forecast(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        if not words or view.viewer is None or view.forecast is None:
            return sheets.extraction(view)
        table = Situation(view, self.names, self.zones, state.actions())
        changed = layout.wanted(table, words)
        if changed is None:
            raise BadInput("A change of your layout, such as `forecast move B2 D5`.")
        tanks = [Tank(zone, *piece) for zone, piece in changed.items()]
        assert isinstance(self.game, PlanetSteam)
        found = self.game.forecast_layout(state, view.viewer, tanks)
        forecast = msgspec.structs.replace(view.forecast, extraction=found)
        return sheets.extraction(msgspec.structs.replace(view, forecast=forecast))

    def round(self, state: State, words: str = "") -> RenderableType:
        return self._shown(sheets.ribbon(self.view(state)))

    @property
    def ascii(self) -> bool:
        return self.console.options.ascii_only

    def _shown(self, line: Text) -> Text:
        return in_ascii(line) if self.ascii else line

    def _drawing(self, state: State, focus: str | None = None) -> ZoneMap:
        actions = [] if state.over else state.actions()
        marked = {zone for zone in map(zone_of, actions) if zone is not None}
        return ZoneMap(self.board, self.view(state), marked, focus)

    # --- one zone ------------------------------------------------------------------------------

    def look(self, state: State, words: str = "") -> RenderableType:
        zone = words.strip().upper()
        if zone not in self.zones:
            raise BadInput("Look at which zone? `look C3`.")
        parts: list[RenderableType] = [self._described(self.view(state), zone)]
        if not state.over:
            prompt = state.prompt()
            found = [c for c in prompt.choices if zone_of(self.action_of(c)) == zone]
            if found:
                parts.append(self.list_choices(Asked(state, prompt), found, "You can:"))
        return Group(*parts)

    def _described(self, view: PlanetSteamView, zone: str) -> Text:
        owner = view.claims.get(zone)
        river = "river zone" if zone in view.river else "zone"
        if zone in view.closed:
            return plain_text(f"{zone}: {river}, closed with {len(view.players)} players")
        text = Text(f"{zone}: {river}, ")
        if isinstance(owner, int):
            text.append_text(PALETTE.chip(owner, self.names))
        else:
            text.append("neutral claim" if owner else "unclaimed")
        tank = next((tank for tank in view.tanks if tank.zone == zone), None)
        if tank is None:
            return text.append(", no tank")
        text.append(f", tank for {tank.converter or 'water'}")
        text.append(" with supercharger" if tank.supercharger else "")
        text.append(", tipped over" if tank.tipped else "")
        free = tank.converter == "energy" or (tank.converter is None and zone in view.river)
        text.append("; runs without energy" if free else "; needs 1 energy to run")
        return text.append("; switched off" if zone in view.idle else "")

    # --- each occasion -------------------------------------------------------------------------

    def occasion(self, asked: Asked) -> object:
        """Sheets come with each stage, each lot of an auction and each resource traded."""
        view = self.view(asked.state)
        self.seen(asked, [player.credits for player in view.players])
        lot = len(view.won) if sheets.stage(view.step) == "Specialists" else 0
        return view.round, sheets.stage(view.step), lot, view.trading, asked.seat

    def title(self, asked: Asked) -> str:
        view = self.view(asked.state)
        name = sheets.stage(view.step)
        what = f": {view.trading}" if view.trading else ""
        return f"Round {view.round} of {view.rounds} · {name}{what} · {self.names[asked.seat]}"

    def opening(self, state: State) -> RenderableType | None:
        view = self.view(state)
        now = sheets.stage(view.step)
        parts: list[RenderableType] = [self.round(state)]
        whole = now in MAP_STAGES or now == "Setup" or (now == "Specialists" and not view.won)
        if whole and self._wide():
            parts.append(self._side_by_side(state))
        elif now in MAP_STAGES:
            parts.append(self.map(state))
        if now == "Specialists":
            parts.append(self.cards(state))
        if now in ("Trade", "Specialists", "Setup") and not (whole and self._wide()):
            parts.append(self.terminal(state))
        if now == "Certificates":
            parts.append(self.market(state))
        parts.append(self.players(state))
        if now == "Extract":
            parts.append(self.forecast(state))
        return Group(*parts)

    def _wide(self) -> bool:
        map_width = self.board.map.columns * (WIDTH + 1) + 1 + len(AIRSHIP)
        return self.console.width >= map_width + GAP + TERMINAL_WIDTH

    def _side_by_side(self, state: State) -> RenderableType:
        """The map, and beside it the terminal and the market."""
        drawing = self._drawing(state)
        left, view = drawing.lines(self.ascii), self.view(state)
        right = [*map(self._shown, terminal(view, self.board)), Text(""), *self._notes(view)]
        table = grid("", "")
        table.show_header = False
        for at in range(max(len(left), len(right))):
            one = left[at] if at < len(left) else Text("")
            table.add_row(one, right[at] if at < len(right) else Text(""))
        return Group(table, self._shown(Text(drawing.legend(), style="dim")))

    def _notes(self, view: PlanetSteamView) -> list[Text]:
        """The market in lines that fit beside the map."""
        lines = list[Text]()
        for line in sheets.market(view, self.board):
            lines += line.wrap(self.console, TERMINAL_WIDTH)
        return lines

    # --- words ---------------------------------------------------------------------------------

    def price_words(self, price: int) -> str:
        return counted(price, "credit")

    def score(self, result: Result) -> RenderableType:
        """The wealth by source. Until the end nobody sees what others have in credits, nor a
        ranking that would tell it."""
        if result.final or self.open or self.viewer is None:
            return super().score(result)
        sources = list(result.standings[0].sources)
        table = grid("player", "wealth", *sources, numbers=range(1, 2 + len(sources)))
        for standing in sorted(result.standings, key=lambda standing: standing.seat):
            own = standing.seat == self.viewer
            known = standing.score - (0 if own else standing.sources[CREDITS])
            parts = [
                str(standing.sources[source]) if own or source != CREDITS else sheets.HIDDEN
                for source in sources
            ]
            name = PALETTE.chip(standing.seat, self.names)
            table.add_row(name, str(known) if own else f"{known} + ?", *parts)
        return table
