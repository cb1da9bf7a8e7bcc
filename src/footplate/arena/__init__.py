"""Matches between bots in great number: who is better, how sure that is, and what it shows."""

from footplate.arena.setup import Played, Setup, play_one

__all__ = ["Played", "Setup", "play_one"]
