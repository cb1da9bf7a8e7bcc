"""Time for thinking, worked out from the log's times alone: see docs/clocks.md.

Nothing here reads the time. It comes in as milliseconds since the epoch (UTC), so that the same
rows of a log give the same clock, whoever folds them and whenever.
"""

from footplate.server.clocks.clock import GRACE, Clock, Memory, Reading, Reason
from footplate.server.clocks.settings import ActiveHours, ClockSettings, read_settings

__all__ = [
    "GRACE",
    "ActiveHours",
    "Clock",
    "ClockSettings",
    "Memory",
    "Reading",
    "Reason",
    "read_settings",
]
