"""How a bot that wants to know is told what happens."""

from collections.abc import Callable, Sequence

from footplate.bots.checked import Answering, Checked, fault_of
from footplate.core.event import Event

Saw = Callable[[Sequence[Event]], object]


def ear_of(bot: Answering) -> Saw | None:
    """What the bot is told by; None: it does not want to know."""
    try:
        saw = getattr(bot.bot if isinstance(bot, Checked) else bot, "saw", None)
    except Exception:  # a property of a stranger's
        return None
    return saw if callable(saw) else None


def tell(saw: Saw, events: Sequence[Event]) -> str:
    """What went wrong when a bot was told what happened; empty: nothing."""
    try:
        saw(events)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return f"{fault_of(error)} when it was told what happened"
    return ""
