"""What is new at a table, as a program reads it."""

from typing import Any

Plain = dict[str, Any]


class News:
    """From the moment that was known to the present. `plain` is all of it, as docs/api.md says."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain

    @property
    def moment(self) -> int:
        """The position: a decision names it."""
        return int(self.plain["moment"])

    @property
    def steps(self) -> list[Plain]:
        """What was done since, with its events."""
        return list(self.plain["steps"])

    @property
    def kept(self) -> int:
        """How many of the actions that were told before still stand."""
        return int(self.plain["kept"])

    @property
    def events(self) -> list[Plain]:
        """What has happened since, the set-up first for who knew nothing yet."""
        steps = [event for step in self.steps for event in step["events"]]
        return [*self.plain["opening"], *steps]

    @property
    def view(self) -> Plain:
        """The game as one may know it."""
        return dict(self.plain["view"])

    @property
    def viewer(self) -> int | None:
        """The seat that this is told to; None: a spectator."""
        return self.view["viewer"]  # type: ignore[no-any-return]

    @property
    def prompt(self) -> Plain:
        return dict(self.plain["prompt"])

    @property
    def asked(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.plain["asked"]  # type: ignore[no-any-return]

    @property
    def held_by(self) -> int | None:
        """The seat whose turn waits to be ended."""
        return self.plain["held_by"]  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return bool(self.plain["over"])

    @property
    def choices(self) -> list[Plain]:
        """Every legal answer of the seat that this is told to; empty: it is not asked. Each has its
        `action`, `label`, `cost`, `effects` and more."""
        return [choice for group in self.plain["prompt"]["groups"] for choice in group["choices"]]

    @property
    def mine_to_end(self) -> bool:
        """Whether it is the viewer's turn that waits to be ended."""
        return self.held_by is not None and self.held_by == self.viewer

    @property
    def result(self) -> Plain | None:
        found: Plain | None = self.view.get("result")
        return found
