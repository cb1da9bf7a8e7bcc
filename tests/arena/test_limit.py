"""Bots that must answer in time."""

import signal
import time
from contextlib import suppress
from typing import Any

import pytest

import footplate
from footplate.arena.limit import Limited, TooSlow

if not hasattr(signal, "setitimer"):
    pytest.skip("nobody can be interrupted here", allow_module_level=True)

STATE = footplate.game("planet-steam").start(3, 1)


class Quick:
    def choose(self, state: Any) -> int:
        return 7


class Stubborn:
    """Hears the bell once, and goes on."""

    def choose(self, state: Any) -> int:
        try:
            time.sleep(60)
        except TooSlow:
            time.sleep(60)
        return 7


def test_the_bell_is_silent_once_the_answer_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may ring in the very moment in which it is put off."""
    put_off = signal.setitimer

    def late(which: int, seconds: float, *more: float) -> object:
        if seconds == 0:
            signal.raise_signal(signal.SIGALRM)
        return put_off(which, seconds, *more)

    monkeypatch.setattr(signal, "setitimer", late)
    before = signal.getsignal(signal.SIGALRM)
    assert Limited(Quick(), "quick", 60).choose(STATE) == 7
    assert signal.getsignal(signal.SIGALRM) is before


def test_a_bell_between_both_ends_leaves_nothing_behind() -> None:

    class Late:
        def choose(self, state: Any) -> int:
            signal.setitimer(signal.ITIMER_REAL, 1e-6)
            return 7

    before = signal.getsignal(signal.SIGALRM)
    for _ in range(200):
        with suppress(TooSlow):
            assert Limited(Late(), "late", 60).choose(STATE) == 7
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        assert signal.getsignal(signal.SIGALRM) is before


def test_who_swallows_the_bell_hears_it_again() -> None:
    begun = time.monotonic()
    with pytest.raises(TooSlow):
        Limited(Stubborn(), "stubborn", 0.05).choose(STATE)
    assert time.monotonic() - begun < 30
