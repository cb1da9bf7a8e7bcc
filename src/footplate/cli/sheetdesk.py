"""What desks have in common whose games are sheets beside a map, and hide what the players hold."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from footplate import Game, State
from footplate.cli.desk import Asked, Desk, grid, natural_width, reconstructed
from footplate.cli.hexes.inks import Palette
from footplate.cli.typed import seat_of
from footplate.core.prompt import MONEY, Choice
from footplate.core.view import Result, View

HIDDEN: Final = "?"
Shows = Callable[[State, str], RenderableType]


class SheetDesk(Desk):
    """A desk that remembers for whom the screen is, so that nothing of others is shown."""

    palette: Palette
    secret = True
    viewer: int | None = None
    """Who was asked last: only that seat's money is shown where it is hidden."""
    open = False
    """Whether everybody's money is."""
    hidden_sources: Collection[str] = ()
    """The sources of a score that hidden money hides; empty: all of them."""

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.printed = game.plan(board, len(names))
        self.place = self.printed.title
        self.reconstructed = reconstructed(self.printed.sources)

    def seen(self, asked: Asked, view: View) -> None:
        """Somebody is asked, who sees that view."""
        self.viewer = asked.seat
        self.open = all(MONEY in held for held in view.holdings)
        self.secret = not self.open

    def seat_of(self, state: State, words: str) -> int:
        """A seat by number or by the start of its name; without words the one that is asked."""
        if words:
            return seat_of(self.names, words)
        return state.seat if state.seat is not None else self.viewer or 0

    def chip(self, seat: int) -> Text:
        return self.palette.chip(seat, self.names)

    def price_words(self, price: int) -> str:
        return self.printed.amount(MONEY, price)

    def consequence(self, choice: Choice) -> str:
        changed = (self.printed.change(e.what, e.change) for e in choice.effects)
        return choice.note or ", ".join(changed)

    def score(self, result: Result) -> RenderableType:
        """The score by source. Where money is hidden nobody sees, until the end, what others have,
        nor a ranking that would tell it."""
        if result.final or self.open or self.viewer is None:
            return super().score(result)
        sheet = self._hidden_sheet(result, columns=True)
        if natural_width(self.console, sheet) <= self.console.width:
            return sheet
        return self._hidden_sheet(result, columns=False)

    def _hidden_sheet(self, result: Result, columns: bool) -> RenderableType:
        """By seat: in columns, or in words where it is narrow."""
        sources = list(result.standings[0].sources)
        heads = sources if columns else ["made of"]
        table = grid("player", "score", *heads, numbers=range(1, 2 + len(heads) * columns))
        for standing in sorted(result.standings, key=lambda standing: standing.seat):
            known = dict(standing.sources)
            if standing.seat != self.viewer:
                known = {each: known[each] for each in known if self._tells(each)}
            values = {source: known.get(source, HIDDEN) for source in sources}
            score = [str(sum(known.values()))] if known else []
            score += [HIDDEN] if len(known) < len(sources) else []
            said = ", ".join(f"{source} {value}" for source, value in values.items())
            cells = values.values() if columns else [said]
            table.add_row(self.chip(standing.seat), " + ".join(score), *cells)
        return table

    def _tells(self, source: str) -> bool:
        return bool(self.hidden_sources) and source not in self.hidden_sources
