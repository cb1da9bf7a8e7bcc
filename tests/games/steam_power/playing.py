"""Ways to set up Steam Power, for tests that need many different positions."""

from typing import Any

import footplate
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.play.state import State

GAME = footplate.game("steam-power")
BOARDS = GAME.boards()

# name, seats, options
MODES: list[tuple[str, int, dict[str, Any]]] = [
    *[(f"{seats} final", seats, {}) for seats in (2, 3, 4, 5)],
    *[(f"{seats} early", seats, {"edition": "early"}) for seats in (2, 3, 4, 5)],
    ("basic solo", 1, {"solo": "basic"}),
    *[(f"automa {level}", 2, {"automas": f"2:{level}"}) for level in GAME.automa_levels],
    ("three automas", 4, {"automas": "2:hard, 3:easy, 4:normal"}),
    ("mixed", 5, {"automas": "2:normal, 4:very-hard", "marker_step": 2}),
    ("odd options", 3, {"coexisting_curves": True, "group_build_out": "hex", "trains": 18}),
]
NAMES = [name for name, _, _ in MODES]


def start(mode: str, seed: int, board: str | None = None) -> State:
    _, seats, options = MODES[NAMES.index(mode)]
    state = GAME.start(seats, seed, board, **options)
    assert isinstance(state, State)
    return state


def strange_codes(state: State, rng: footplate.Chance) -> list[int]:
    """Codes that may or may not be legal: of every kind, near legal ones, and anywhere."""
    board = state.rules.board
    found = [c.END_TRACK, c.BUY, c.DECLINE, c.CONTRACTS, c.MONEY, c.AUTOMA]
    found += [c.take_from(seat) for seat in range(5)]
    found += [c.fulfil(card) for card in range(48)]
    for _ in range(80):
        spot, track = board.spots[rng.below(board.size)], 1 + rng.below(15)
        found += [c.lay(spot, track), c.replace(spot, track), c.remove(spot)]
    for cell in board.beside:
        found.append(c.lay(board.spots[cell], 1 + rng.below(15)))
    for cell, face in enumerate(state.faces):
        if face:
            found.append(c.lay(board.spots[cell], 1 + rng.below(15)))
            found.append(c.remove(board.spots[cell]))
    for port in state.ends:
        if port >= 0:
            for cell in (port // 6, board.near[port]):
                spot = board.spots[cell]
                found += [c.remove(spot), *(c.lay(spot, track) for track in range(1, 16))]
                found += [c.replace(spot, track) for track in range(1, 16)]
    for cell in board.cities:
        found += [c.factory(board.spots[cell], cubes) for cubes in range(1, 8)]
        pay = sum(rng.below(3) << c.PAY_BITS * seat for seat in range(state.rules.seats))
        found += [c.fetch(board.spots[cell], pay), c.fetch(board.spots[cell], 0)]
    for code in state.codes():
        if c.kind_of(code) == c.FETCH:
            seat = rng.below(c.SEATS)
            if c.paid_to(c.pay_of(code), seat) < c.MAX_PAY:
                more = c.pay_of(code) + (1 << c.PAY_BITS * seat)
                found.append(c.fetch(c.spot_of(code), more))
    return found
