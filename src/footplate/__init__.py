"""Footplate plays four heavy economic board games, for people and for programs."""

from footplate.core.action import Action
from footplate.core.chance import Chance, ScriptedChance
from footplate.core.event import Event, GameEnded, Move
from footplate.core.game import Game
from footplate.core.plan import Place, Plan, Thing
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
    "GameEnded",
    "Move",
    "Place",
    "Plan",
    "Record",
    "RecordMismatch",
    "Refusal",
    "Refused",
    "ScriptedChance",
    "State",
    "Thing",
    "__version__",
    "game",
    "names",
    "read_record",
]
