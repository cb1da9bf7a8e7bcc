"""Several people at one keyboard: nobody sees what is another one's."""

from collections.abc import Callable
from contextlib import suppress

from rich.console import Console

from footplate.tables import Table


class Keyboard:
    """Whose secrets are on the screen, and how the keyboard goes from one to the next."""

    def __init__(self, table: Table, console: Console, read: Callable[[str], str]) -> None:
        self.table = table
        self.console = console
        self.read = read
        self.facing: int | None = None
        self.told: dict[int, int] = {}
        """How much of the log each person has read."""

    def needed(self, seat: int) -> bool:
        """Whether somebody else sits before the screen."""
        return self.facing != seat and sum(each.person for each in self.table.seats) > 1

    def hand_over(self, seat: int) -> int | None:
        """Ask for the change; from where on the log is news to the seat, if it was wiped away."""
        names, screen = self.table.names, self.console.is_terminal
        if self.facing is not None and screen:
            self.read(f"{names[self.facing]}, press Enter to hide what you see. ")
        self._clear()
        self._forget()
        self.read(f"Pass the keyboard to {names[seat]}, then press Enter. ")
        self._clear()
        self.facing = seat
        return self.told.get(seat, 0) if screen else None

    def _forget(self) -> None:
        """What was typed cannot be called back by the next one with the arrow keys."""
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def _clear(self) -> None:
        """An empty screen, with nothing to scroll back to, where there is a screen."""
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.clear()
            self.console.file.write("\x1b[3J")
