"""Players that are programs: they use the contract alone and play any game that has a valuer."""

from footplate.bots.automa import AutomaPlayer
from footplate.bots.base import Bot, is_kind, kinds, make_bot, may_sit
from footplate.bots.checked import Checked, Offence
from footplate.bots.match import MatchResult, Offended, bot_name, play_match, record_of
from footplate.bots.telling import ear_of, tell

__all__ = [
    "AutomaPlayer",
    "Bot",
    "Checked",
    "MatchResult",
    "Offence",
    "Offended",
    "bot_name",
    "ear_of",
    "is_kind",
    "kinds",
    "make_bot",
    "may_sit",
    "play_match",
    "record_of",
    "tell",
]
