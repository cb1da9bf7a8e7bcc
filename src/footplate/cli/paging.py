"""Long screens stop where they are full, so that nothing scrolls away unread."""

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from footplate.cli.streams import interactive

MORE = "-- more: Enter goes on, q leaves out the rest -- "
MORE_OR_ANSWER = "-- more: Enter, q to leave out the rest, or your answer -- "
FORGET_LINE = "\x1b[1A\x1b[2K"


class Pager:
    """Counts the lines since something was typed; where nobody can answer nothing stops."""

    def __init__(self, console: Console, read: Callable[[str], str], stops: bool) -> None:
        self.console = console
        self.stops = stops
        self._read = read
        self.shown = 0
        """How many lines there are on the screen that nobody has had time for."""
        self.asked = False
        """Whether a question stands that words typed at a full screen can be meant for."""
        self._ahead: str | None = None
        """What was typed there."""

    def read(self, prompt: str) -> str:
        """Ask for a line: whoever answers has read what stands above."""
        self._ahead = None
        words = self._read(prompt)
        self.shown = 0
        return words

    def answer(self, prompt: str) -> str:
        """Ask for the answer to the question that stands; it may have been typed already."""
        if self._ahead is None:
            return self.read(prompt)
        words, self._ahead = self._ahead, None
        self.console.print(Text(f"{prompt}{words}"), highlight=False)
        return words

    def show(self, what: RenderableType) -> None:
        """Print something; `q` leaves out the rest of it and of nothing else."""
        if not self.stops:
            self.console.print(what, highlight=False, soft_wrap=False)
            return
        if self._ahead is not None:
            return  # whoever has answered reads no more of what was asked
        for line in self.console.render_lines(what, pad=False):
            # The last line of the screen is for the prompt.
            if self.shown >= self.console.height - 1 and not self._goes_on():
                return
            self.console.print(Segments([*line, Segment.line()]), end="")
            self.shown += 1

    def _goes_on(self) -> bool:
        words = self.read(MORE_OR_ANSWER if self.asked else MORE).strip()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_LINE)
        leaves = words.casefold() in ("q", "quit")
        if words and self.asked and not leaves:
            self._ahead = words
        return not leaves and self._ahead is None


def reading(console: Console) -> Pager:
    """For a page that is read outside a game."""
    return Pager(console, _line, interactive())


def _line(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        return "q"
