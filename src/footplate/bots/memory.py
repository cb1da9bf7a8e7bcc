"""What a seat remembers: who counts what changes hands knows what everybody has."""

from collections.abc import Sequence

from footplate.core.event import Event, TableLaid


class Memory:
    """What everybody has, by what one seat was told from the beginning on."""

    def __init__(self, held: dict[str, list[int]] | None = None) -> None:
        """Of nothing yet, or of what was counted elsewhere, by thing and seat."""
        self._held = held or {}

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TableLaid):
                things = {thing for held in event.holdings for thing in held}
                self._held = {thing: [0] * len(event.holdings) for thing in sorted(things)}
            if not self._held:
                continue  # Whoever comes later knows no beginning to count from.
            for move in event.moves():
                counts = self._held.setdefault(move.what, self._nothing())
                if isinstance(move.giver, int):
                    counts[move.giver] -= move.amount
                if isinstance(move.taker, int):
                    counts[move.taker] += move.amount

    def _nothing(self) -> list[int]:
        return [0] * len(next(iter(self._held.values())))

    def known(self) -> dict[str, list[int]] | None:
        """By thing and seat; None where nothing was seen."""
        return self._held or None
