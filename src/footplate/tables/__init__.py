"""A game under way: seats, the record, the tentative turn, programs, what each viewer gets.

It knows no clock, network, storage or screen: the terminal and a server are two ways to sit at it.
"""

from footplate.tables.entries import (
    AnyEntry,
    Ended,
    Entry,
    Fed,
    Ordered,
    Played,
    Redone,
    Seated,
    SeatEntry,
    Undone,
    Wished,
)
from footplate.tables.hearing import Hearing
from footplate.tables.news import Back, Mark, News, StepNews, marks, news
from footplate.tables.seats import AUTOMA, OPEN, PERSON, Seat, Sitting, Wishes
from footplate.tables.steps import Step
from footplate.tables.story import Story, played, tell_story
from footplate.tables.table import LuckEnded, Table
from footplate.tables.viewers import Viewers

__all__ = [
    "AUTOMA",
    "OPEN",
    "PERSON",
    "AnyEntry",
    "Back",
    "Ended",
    "Entry",
    "Fed",
    "Hearing",
    "LuckEnded",
    "Mark",
    "News",
    "Ordered",
    "Played",
    "Redone",
    "Seat",
    "SeatEntry",
    "Seated",
    "Sitting",
    "Step",
    "StepNews",
    "Story",
    "Table",
    "Undone",
    "Viewers",
    "Wished",
    "Wishes",
    "marks",
    "news",
    "played",
    "tell_story",
]
