"""Footplate plays four heavy economic board games, for people and for programs."""

from footplate.core.action import Action
from footplate.core.chance import Chance, ScriptedChance
from footplate.core.event import Event
from footplate.core.game import Game
from footplate.core.prompt import Choice
from footplate.core.record import Record, RecordMismatch, read_record
from footplate.core.refusal import BadInput, Refusal, Refused
from footplate.core.registry import names
from footplate.core.state import State
from footplate.games import game, register_all
from footplate.version import __version__

register_all()

__all__ = [
    "Action",
    "BadInput",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "Record",
    "RecordMismatch",
    "Refusal",
    "Refused",
    "ScriptedChance",
    "State",
    "__version__",
    "game",
    "names",
    "read_record",
]
