"""Whole games of bots, and the turns in them."""

from copy import deepcopy
from functools import cache
from typing import Any

import footplate
from footplate import Record, State
from footplate.bots import AutomaPlayer, make_bot, play_match, record_of
from footplate.bots.analysis import turn_at
from footplate.bots.memory import Memory
from footplate.core.event import Event, told_to
from footplate.games import TITLES

SETUPS: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "solo": ("steam-power", ["random"], {"solo": "basic"}),
    "automa": ("steam-power", ["normal", "automa"], {"automas": "2"}),
    **{name: (name, ["random"] * 3, {}) for name in sorted(TITLES)},
    "planet-steam of normal": ("planet-steam", ["normal"] * 2, {}),
    "steam-power of normal": ("steam-power", ["normal"] * 2, {}),
}


@cache
def played(name: str, seed: int = 2) -> Record:
    """A whole game of bots."""
    word, kinds, options = SETUPS[name]
    game = footplate.game(word)
    bots = [
        AutomaPlayer() if kind == "automa" else make_bot(kind, game, 7 * seed + seat)
        for seat, kind in enumerate(kinds)
    ]
    codes = play_match(game, bots, seed, options=options).codes
    return record_of(game, kinds, seed, None, options, codes)


def turns_of(record: Record) -> list[tuple[int, State, list[int], list[Memory]]]:
    """Where every turn began, and what was done in it; what the seats remembered then."""
    events: list[Event] = []
    state, at = record.begin(events), 0
    found = []
    memories = [Memory() for _ in range(record.seats)]
    while at < len(record.actions):
        for seat, memory in enumerate(memories):
            memory.add(told_to(events, seat))
        events.clear()
        known = deepcopy(memories)
        line = turn_at(state, record.actions[at:])
        found.append((at, state.clone(), line, known))
        for action in record.actions[at : at + len(line)]:
            state.play(action, events)
        at += len(line)
    assert state.over
    return found
