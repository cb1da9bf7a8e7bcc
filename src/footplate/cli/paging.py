"""Long screens stop where they are full, so that nothing scrolls away unread."""

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

MORE = "-- more: Enter goes on, q leaves out the rest -- "
FORGET_LINE = "\x1b[1A\x1b[2K"


class Pager:
    """Counts the lines since something was typed; where nobody can answer nothing stops."""

    def __init__(self, console: Console, read: Callable[[str], str], stops: bool) -> None:
        self.console = console
        self.stops = stops
        self._read = read
        self._shown = 0
        """How many lines there are on the screen that nobody has had time for."""

    def read(self, prompt: str) -> str:
        """Ask for a line: whoever answers has read what stands above."""
        words = self._read(prompt)
        self._shown = 0
        return words

    def show(self, what: RenderableType) -> None:
        """Print something; `q` leaves out the rest of it and of nothing else."""
        if not self.stops:
            self.console.print(what, highlight=False, soft_wrap=False)
            return
        for line in self.console.render_lines(what, pad=False):
            # The last line of the screen is for the prompt.
            if self._shown >= self.console.height - 1 and not self._goes_on():
                return
            self.console.print(Segments([*line, Segment.line()]), end="")
            self._shown += 1

    def _goes_on(self) -> bool:
        words = self.read(MORE).strip().casefold()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_LINE)
        return words not in ("q", "quit")
