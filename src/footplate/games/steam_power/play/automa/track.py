# footplate: compiled
"""An Automa lays track: along its coins, or to a new target that its contract names."""

from typing import Final

from footplate.games.steam_power.language.events_automa import AutomaDecides, Decision
from footplate.games.steam_power.language.events_build import Placement
from footplate.games.steam_power.play.automa.coins import (
    can_follow,
    drop_broken_paths,
    free_of_stub,
    remove_path,
)
from footplate.games.steam_power.play.automa.paths import Path, find_path
from footplate.games.steam_power.play.automa.targets import (
    candidates,
    distinct_colors,
    own_cities,
    start_city,
)
from footplate.games.steam_power.play.automa.track_words import (
    tell_path,
    tell_start,
    tell_target,
)
from footplate.games.steam_power.play.automa.words import city_ids, coin_ids, tell_coins
from footplate.games.steam_power.play.deeds import tell_track
from footplate.games.steam_power.play.laying import lay, price_of
from footplate.games.steam_power.play.placing import open_cities
from footplate.games.steam_power.play.state import State

TILES: Final = 2
"""What one action lays at most (SP-ATRACK-04)."""


class Work:
    """One lay-track action of an Automa."""

    def __init__(self, colors: list[int]) -> None:
        self.colors = colors
        """The colours of the contract, each once."""
        self.due = 0
        """Which of them the next search begins with."""
        self.fresh = False
        """Whether the coin path was found in this action."""
        self.laid = 0


def lay_track(state: State, card: int) -> int:
    """Lay up to two tiles; returns how many were laid."""
    work = Work(distinct_colors(state.rules.cards[card].resources))
    for _ in range(TILES):
        if not _lay_one(state, work):
            break
        work.laid += 1
    return work.laid


def _lay_one(state: State, work: Work) -> bool:
    seat = state.company
    coins, target = state.paths[seat], state.targets[seat]
    # Whether the target still fits the rule that chose it is not asked (SP-ATRACK-28).
    if coins and not can_follow(state, coins[0]):
        if state.log is not None:
            state.tell(
                AutomaDecides(state.mover, "give-up", "SP-ATRACK-31", coin_ids(state, coins[:1]))
            )
        remove_path(state, seat)
        coins = []
    if not coins:
        if not _may_start(state, work):
            return False
        work.fresh = True
        path = _find_target(state, work)
        if path is None:
            if state.log is not None:
                _tell_end(state, work, "no-city", "SP-ATRACK-16")
            return False
        coins, target = path.coins, path.target
    elif state.log is not None and not work.laid:
        city = city_ids(state, [target])
        state.tell(AutomaDecides(state.mover, "follow", "SP-ATRACK-05", city))
    if not _can_pay(state, coins[0] >> 4):
        return False
    _place(state, work, coins, target)
    return True


def _may_start(state: State, work: Work) -> bool:
    """Whether a new link can be begun at all."""
    seat = state.company
    if not free_of_stub(state, seat):
        if state.log is not None:
            _tell_end(state, work, "stub", "SP-REDO-13")
        return False
    if not state.trains[seat]:
        if state.log is not None:
            _tell_end(state, work, "no-train", "SP-TRACK-23")
        return False
    return True


def _tell_end(state: State, work: Work, why: str, rule: str) -> None:
    what: Decision = "no-second-tile" if work.laid else "no-track"
    state.tell(AutomaDecides(state.mover, what, rule, why=why))


def _find_target(state: State, work: Work) -> Path | None:
    """The nearest city by the first colour that names one which can be reached (SP-ATRACK-06)."""
    if state.network[state.company]:
        starts, barred = open_cities(state, state.company), own_cities(state)  # SP-ATRACK-08
    else:
        # Without a completed link it has no network (SP-ATRACK-36), and lays its first track,
        # also where that was taken off before (SP-ATRACK-37).
        city = start_city(state)
        if city < 0:
            return None
        starts, barred = 1 << city, state.rules.board.masks[state.rules.board.node_of[city]]
        if state.log is not None:
            tell_start(state, city)
    for step in range(len(work.colors)):
        at = (work.due + step) % len(work.colors)
        color = work.colors[at]
        cities = candidates(state, state.rules.target_rule[color], barred)
        path = find_path(state, starts, cities) if cities else None
        if state.log is not None:
            tell_target(state, color, cities, path)
        if path is not None:
            work.due = at
            if state.log is not None:
                tell_path(state, path)
            return path
    return None


def _can_pay(state: State, cell: int) -> bool:
    """Money for the next tile, and a train where it begins a link."""
    price, money = price_of(state, cell), state.money[state.mover]
    train = state.ends[state.company] >= 0 or state.trains[state.company] > 0
    if money >= price and train:
        return True
    if state.log is not None:
        hexes, why = [state.rules.board.labels[cell]], "money" if train else "no-train"
        numbers = {"price": price, "money": money}
        state.tell(
            AutomaDecides(state.mover, "stop", "SP-ATRACK-27", hexes, why=why, numbers=numbers)
        )
    return False


def _place(state: State, work: Work, coins: list[int], target: int) -> None:
    """Lay the first tile of a path; what is left of it is marked with coins (SP-ATRACK-23).

    An Automa only ever lays tiles, and redoes none (SP-ATRACK-32).
    """
    seat = state.company
    cell, track = coins[0] >> 4, coins[0] & 15
    price, crosses = price_of(state, cell), state.faces[cell] != 0
    begins, trains = not state.paths[seat], state.trains[seat]
    link = lay(state, cell, track)
    state.paths[seat] = coins[1:]  # SP-ATRACK-24: for the second tile, or a later turn
    state.targets[seat] = target if len(coins) > 1 else -1
    if state.log is not None:
        how: Placement = "cross" if crosses else "lay"
        tell_track(state, how, cell, track, price, link, state.trains[seat] - trains)
        if begins and len(coins) > 1:
            tell_coins(state, target, coins[1:])
    drop_broken_paths(state, cell)
    if len(coins) == 1:
        # The target is reached: on with the next colour (SP-ATRACK-25), after an older path with
        # the first (SP-ATRACK-26).
        work.due = (work.due + 1) % len(work.colors) if work.fresh else 0
