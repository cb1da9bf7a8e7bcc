"""Players that are programs: they use the contract alone and play any game that has a valuer."""

from footplate.bots.base import Bot, kinds, make_bot
from footplate.bots.match import MatchResult, play_match

__all__ = ["Bot", "MatchResult", "kinds", "make_bot", "play_match"]
