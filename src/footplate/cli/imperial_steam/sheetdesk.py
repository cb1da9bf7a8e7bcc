"""The part of the desk that shows things: map, players, markets, plan, wealth, scores."""

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import BadInput, Game, State
from footplate.cli.desk import Asked, grid, plain_text, reconstructed
from footplate.cli.imperial_steam import cities, fortune, markets, sheets
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.inks import HIDDEN, PALETTE
from footplate.cli.imperial_steam.trading import contract_id
from footplate.cli.sheets import HiddenMoneyDesk
from footplate.core.prompt import Result
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.language.views import ImperialSteamForecast, ImperialSteamView

SHORT = {"shareholders": "holders", "contracts": "contr."}
"""Sources of a score whose names are long for a column."""


class SheetDesk(HiddenMoneyDesk):
    """Everything that a player may look at."""

    palette = PALETTE

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.board_file = load_board(board)
        self.place = self.board_file.name
        self.reconstructed = reconstructed(self.board_file.sources)
        self.atlas = Atlas(self.board_file)

    def view(self, state: State, seat: int | None = None) -> ImperialSteamView:
        view = state.view(state.seat if seat is None else seat)
        assert isinstance(view, ImperialSteamView)
        return view

    def foretold(self, state: State, seat: int) -> ImperialSteamForecast:
        found = state.forecast(seat)
        assert isinstance(found, ImperialSteamForecast)
        return found

    def vocabulary(self, asked: Asked) -> list[str]:
        return [*super().vocabulary(asked), *(city.name for city in self.board_file.cities)]

    # --- commands ------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            "map": ("the cities beside your network; `map bob`: beside another's", self.map),
            "cities": ("all cities with effort, station, what they bring", self.cities),
            "links": ("all links with their kind, crowns, whose tracks", self.links),
            "look": ("`look graz`: everything about a city; `look k05`: a contract", self.look),
            "players": ("all players side by side", self.players),
            "board": ("your board line by line; `board bob`: another's", self.board),
            "market": ("goods, factories, what deliveries pay", self.market),
            "hubs": ("hubs, workers, engineers, keys; who is how influential", self.hubs),
            "engines": ("the engines: price, cars, from which round", self.engines),
            "contracts": ("the contracts that can be had, and those held", self.contracts),
            "rounds": ("the round track: hands, orders, arrivals, engines", self.rounds),
            "plan": ("a cheap way to Trieste and what it takes", self.plan),
            "wealth": ("your money if the game ended now; `wealth all`: everybody's", self.wealth),
        }

    def map(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        if words.casefold() == "all":
            return self.cities(state)
        seat = self._seat(state, words)
        asked = seat == state.seat and view.step == "turn"
        return cities.beside(state, view, self.atlas, seat, asked)

    def cities(self, state: State, words: str = "") -> RenderableType:
        return cities.everywhere(self.view(state), self.atlas)

    def links(self, state: State, words: str = "") -> RenderableType:
        return cities.all_links(self.view(state), self.atlas)

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
            text.append("held by ").append_text(PALETTE.chip(holder[0], self.names))
            return text
        return text.append(f"`contract {card}` secures it.")

    def players(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        return sheets.side_by_side(view, self.names, sheets.in_order(view), self.atlas)

    def board(self, state: State, words: str = "") -> RenderableType:
        seat = self._seat(state, words)
        return sheets.board(self.view(state), self.names, seat, self.atlas)

    def market(self, state: State, words: str = "") -> RenderableType:
        return markets.goods(self.view(state), self.board_file)

    def hubs(self, state: State, words: str = "") -> RenderableType:
        return markets.hubs(self.view(state), self.atlas, self.names, self.console.width)

    def engines(self, state: State, words: str = "") -> RenderableType:
        return markets.engines(self.view(state))

    def contracts(self, state: State, words: str = "") -> RenderableType:
        return markets.contracts(self.view(state), self.names)

    def rounds(self, state: State, words: str = "") -> RenderableType:
        return markets.rounds(self.view(state))

    def plan(self, state: State, words: str = "") -> RenderableType:
        seat = self._seat(state, "")
        return fortune.plan(self.view(state), self.foretold(state, seat), self.atlas)

    def wealth(self, state: State, words: str = "") -> RenderableType:
        seats = range(len(self.names))
        if words.casefold() != "all":
            own = self.foretold(state, self._seat(state, ""))
            return fortune.wealth(own, self.names, self.atlas)
        view = self.view(state)
        if any(player.money is None for player in view.players):
            raise BadInput("Money is hidden: only your own wealth can be told.")
        found = [self.foretold(state, seat) for seat in seats]
        parts: list[RenderableType] = []
        for words_, trieste in (("If Trieste is reached:", True), ("If not:", False)):
            parts += [Text(words_, "bold"), fortune.everybody(found, self.names, trieste)]
        if not view.trieste:
            parts.append(plain_text(fortune.NO_WAY, "dim"))
        return Group(*parts)

    def _seat(self, state: State, words: str) -> int:
        """A seat by number or by the start of its name; without words the one that is asked."""
        if not words:
            return state.seat if state.seat is not None else self.viewer or 0
        if words.isdecimal() and 1 <= int(words) <= len(self.names):
            return int(words) - 1
        low = words.casefold()
        found = [at for at, name in enumerate(self.names) if name.casefold().startswith(low)]
        if len(found) != 1:
            count = len(self.names)
            raise BadInput(f"{words!r} is no seat: give a number from 1 to {count}, or a name.")
        return found[0]

    # --- each occasion -------------------------------------------------------------------------

    def occasion(self, asked: Asked) -> object:
        """Sheets come with each turn."""
        view = self.view(asked.state)
        self.seen(asked, [player.money for player in view.players])
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
        view, seat = self.view(state), self._seat(state, "")
        if view.step == "bid":
            parts = [self.map(state), self.hubs(state), self.rounds(state)]
            return Group(*parts, sheets.players(view, self.names))
        parts = [sheets.players(view, self.names), sheets.short_board(view, seat)]
        parts += sheets.semmering(view, self.names)
        if view.step == "turn" and not view.players[seat].hands:
            parts.append(self.map(state))
        return Group(*parts)

    def settled(self, state: State) -> RenderableType:
        view = self.view(state)
        order = [standing.seat for standing in state.result().standings]
        found = [self.foretold(state, seat).now for seat in order]
        scored = fortune.scoring(view, found, self.names, self.atlas)
        return Group(scored, self.score(state.result()))

    # --- words ---------------------------------------------------------------------------------

    def price_words(self, price: int) -> str:
        return f"{price} guldens"

    def score(self, result: Result) -> RenderableType:
        """The wealth by source. Where money is hidden nobody sees, until the end, what others have,
        nor a ranking that would tell it."""
        shown = result.final or self.open or self.viewer is None
        sources = list(result.standings[0].sources)
        heads = [SHORT.get(source, source) for source in sources]
        table = grid("", "player", "total", *heads, numbers=range(2, 3 + len(heads)))
        table.columns[1].overflow = "fold"
        standings = result.standings
        if not shown:
            standings = sorted(standings, key=lambda standing: standing.seat)
        for each in standings:
            name = PALETTE.chip(each.seat, self.names)
            if shown or each.seat == self.viewer:
                parts = [str(each.sources[source]) for source in sources]
                place = f"{each.rank}." if shown else ""
                table.add_row(place, name, str(each.score), *parts)
            else:
                table.add_row("", name, HIDDEN, *(HIDDEN for _ in sources))
        return table
