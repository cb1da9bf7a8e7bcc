"""Players that are programs: they use the contract alone and play any game that has a valuer."""

from footplate.bots.automa import AutomaPlayer
from footplate.bots.base import Bot, is_kind, kinds, make_bot, may_sit
from footplate.bots.checked import Checked, Offence
from footplate.bots.match import MatchResult, Offended, play_match, record_of

__all__ = [
    "AutomaPlayer",
    "Bot",
    "Checked",
    "MatchResult",
    "Offence",
    "Offended",
    "is_kind",
    "kinds",
    "make_bot",
    "may_sit",
    "play_match",
    "record_of",
]
