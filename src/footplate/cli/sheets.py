"""What desks have in common whose games hide what the players hold."""

from collections.abc import Iterable

from footplate.cli.desk import Asked, Desk


class HiddenMoneyDesk(Desk):
    """A desk that remembers for whom the screen is, so that nothing of others is shown."""

    secret = True
    viewer: int | None = None
    """Who was asked last: only that seat's money is shown where it is hidden."""
    open = False
    """Whether everybody's money is."""

    def seen(self, asked: Asked, held: Iterable[int | None]) -> None:
        """Somebody is asked, who sees that money of everybody; None: it is hidden."""
        self.viewer = asked.seat
        self.open = all(money is not None for money in held)
        self.secret = not self.open
