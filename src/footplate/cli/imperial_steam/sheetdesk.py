"""The part of the desk that shows things: map, players, markets, plan, wealth, scores."""

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import BadInput, Game, State
from footplate.cli.desk import Asked, plain_text
from footplate.cli.imperial_steam import cities, fortune, markets, netmap, sheets
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import PALETTE
from footplate.cli.imperial_steam.trading import contract_id
from footplate.cli.sheetdesk import SheetDesk, Shows
from footplate.games.imperial_steam.language.views import ImperialSteamForecast, ImperialSteamView

MAP_GROUPS = ("build_tracks", "access")


class ImperialSheets(SheetDesk):
    """Everything that a player may look at."""

    palette = PALETTE

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.atlas = Atlas(self.printed)

    def view(self, state: State, seat: int | None = None) -> ImperialSteamView:
        view = state.view(state.seat if seat is None else seat)
        assert isinstance(view, ImperialSteamView)
        return view

    def foretold(self, state: State, seat: int) -> ImperialSteamForecast:
        """As whoever is asked may know it."""
        found = self.view(state).forecasts[seat]
        assert isinstance(found, ImperialSteamForecast)
        return found

    def vocabulary(self, asked: Asked) -> list[str]:
        return [*super().vocabulary(asked), *self.atlas.names.values()]

    # --- commands ------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Shows]]:
        def sheet(told: Callable[[ImperialSteamView], RenderableType]) -> Shows:
            """What is the same whatever stands behind the word."""
            return lambda state, words: told(self.view(state))

        return {
            "map": ("the map with everybody's tracks and stations", self.map),
            "beside": ("the cities beside your network; `beside bob`: another's", self.beside),
            "cities": (
                "all cities with effort, station, what they bring",
                sheet(lambda view: cities.everywhere(view, self.atlas)),
            ),
            "links": (
                "all links with their kind, crowns, whose tracks",
                sheet(lambda view: cities.all_links(view, self.atlas)),
            ),
            "look": ("`look graz`: everything about a city; `look k05`: a contract", self.look),
            "players": (
                "all players side by side",
                sheet(lambda view: sheets.side_by_side(view, self.names, self.atlas)),
            ),
            "board": ("your board line by line; `board bob`: another's", self.board),
            "market": ("goods, factories, what deliveries pay", sheet(markets.goods)),
            "hubs": ("hubs, workers, engineers, keys; who is how influential", self.hubs),
            "engines": ("the engines: price, cars, from which round", sheet(markets.engines)),
            "contracts": (
                "the contracts that can be had, and those held",
                sheet(lambda view: markets.contracts(view, self.names)),
            ),
            "rounds": ("the round track: hands, orders, arrivals, engines", sheet(markets.rounds)),
            "plan": ("a cheap way to Trieste and what it takes", self.plan),
            "wealth": ("your money if the game ended now; `wealth all`: everybody's", self.wealth),
        }

    def map(self, state: State, words: str = "") -> RenderableType:
        if words:
            raise BadInput("`map` shows the whole map; `beside bob` the cities beside a network.")
        return netmap.network(state.plan(), self.view(state))

    def beside(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        seat = self.seat_of(state, words)
        ready = None
        if seat == state.seat and view.step == "turn":
            groups = [each for each in state.prompt().groups if each.id in MAP_GROUPS]
            ready = {choice.targets[0] for each in groups for choice in each.choices}
        return cities.beside(view, self.atlas, seat, ready)

    def look(self, state: State, words: str = "") -> RenderableType:
        if not words:
            raise BadInput("Look at what? `look graz`, `look k05`.")
        view, card = self.view(state), contract_id(words)
        if card is None:
            return cities.look(view, self.atlas, self.names, self.atlas.city(words))
        return self._card(view, card)

    def _card(self, view: ImperialSteamView, card: str) -> RenderableType:
        found = markets.contract_of(view, card)
        holder = [seat for seat, player in enumerate(view.players) if card in player.contracts]
        text = Text(f"Contract {card}: {markets.factories_words(found)}, value {found.value}; ")
        if holder:
            text.append("held by ").append_text(self.chip(holder[0]))
            return text
        return text.append(f"`contract {card}` secures it.")

    def board(self, state: State, words: str = "") -> RenderableType:
        seat = self.seat_of(state, words)
        return sheets.board(self.view(state), self.names, seat, self.atlas)

    def hubs(self, state: State, words: str = "") -> RenderableType:
        return markets.hubs(self.view(state), self.atlas, self.names, self.console.width)

    def plan(self, state: State, words: str = "") -> RenderableType:
        seat = self.seat_of(state, "")
        return fortune.plan(self.view(state), self.foretold(state, seat), self.atlas)

    def wealth(self, state: State, words: str = "") -> RenderableType:
        seats = range(len(self.names))
        if words.casefold() != "all":
            own = self.foretold(state, self.seat_of(state, ""))
            return fortune.wealth(own, self.names, self.atlas)
        told = [self.foretold(state, seat) for seat in seats]
        reached = [each.with_trieste for each in told if each.with_trieste]
        not_reached = [each.without_trieste for each in told if each.without_trieste]
        if len(reached) < len(told):
            raise BadInput("Money is hidden: only your own wealth can be told.")
        parts: list[RenderableType] = []
        for words_, found in (("If Trieste is reached:", reached), ("If not:", not_reached)):
            parts += [Text(words_, "bold"), fortune.everybody(found, self.names)]
        if not self.view(state).trieste:
            parts.append(plain_text(fortune.NO_WAY, "dim"))
        return Group(*parts)

    # --- each occasion -------------------------------------------------------------------------

    def occasion(self, asked: Asked) -> object:
        """Sheets come with each turn."""
        view = self.view(asked.state)
        self.seen(asked, view)
        self.secret = self.secret or view.step == "bid"
        turn = sum(player.hands_left for player in view.players)
        # The hand of this turn may lie already: it is the same turn all the same.
        return view.round, view.step == "bid", asked.seat, turn + (view.turn.action is not None)

    def title(self, asked: Asked) -> str:
        view, name = self.view(asked.state), self.names[asked.seat]
        if view.step == "bid":
            return f"Sealed bids · {name}"
        own = view.players[asked.seat]
        hands = own.hands_left + sum(own.hands.values())
        at = min(hands, sum(own.hands.values()) + (view.turn.action is None))
        return f"Round {view.round} of {view.rounds} · hand {at} of {hands} · {name}"

    def opening(self, state: State) -> RenderableType | None:
        view, seat = self.view(state), self.seat_of(state, "")
        if view.step == "bid":
            parts = [self.beside(state), self.hubs(state), markets.rounds(view)]
            return Group(*parts, sheets.players(view, self.names))
        parts = [sheets.players(view, self.names), sheets.short_board(view, seat)]
        parts += sheets.semmering(view, self.names)
        if view.step == "turn" and not view.players[seat].hands:
            parts.append(self.beside(state))
        return Group(*parts)

    def settled(self, state: State) -> RenderableType:
        view = self.view(state)
        order = [standing.seat for standing in state.result().standings]
        now = [self.foretold(state, seat).now for seat in order]
        scored = fortune.scoring(view, [each for each in now if each], self.names, self.atlas)
        return Group(scored, self.score(state.result()))
