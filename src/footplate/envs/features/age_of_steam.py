"""What a seat of Age of Steam sees: everything but the luck to come."""

from footplate.envs.features import Numbers, asked, counts, flags, near, one_hot, places, turned
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.board.rules import TURN_ORDER
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import EXITS

PHASES = 10
ACTIONS = TURN_ORDER + 1


def read(state: State, viewer: int) -> Numbers:
    rules, seats = state.rules, state.rules.seats
    size = rules.board.size
    yield "turn", [state.turn, rules.turns - state.turn]
    yield "phase", one_hot(state.phase, PHASES)
    yield "asked", asked(state.mover, viewer, seats)
    yield "order", places(state.order, viewer, seats)
    yield "queue", places(state.queue, viewer, seats)
    for name, values in (
        ("money", state.money),
        ("income", state.income),
        ("shares", state.shares),
        ("engine", state.engine),
        ("out", state.out),
        ("bid", state.bids),
        ("upgraded", state.upgraded),
        ("markers", state.markers),
    ):
        yield name, turned(values, viewer)
    yield "action", [at for seat in turned(state.chosen, viewer) for at in one_hot(seat, ACTIONS)]
    yield "dropped", turned(flags(state.dropped, seats), viewer)
    yield "step", [state.round, int(state.pass_left), int(state.urbanized), state.builds_left]
    yield "built", counts(state.built, size)
    yield "laid", edges(state.laid, size)
    yield "face", state.faces
    yield "track", tracks(state.faces, state.owners, near(viewer, seats, 8))
    yield "city", [state.cities[cell] >> color & 1 for cell in stops(state) for color in range(7)]
    yield "letter", [cell + 1 for cell in state.letters]
    yield "cubes", state.cubes
    yield "display", [color + 1 for color in state.display]
    yield "drawn", counts(state.drawn, COLORS)
    yield "bag", state.bag
    yield "tiles", state.supply
    yield "disks", [state.disks]


def tracks(faces: list[int], owners: list[int], names: list[int]) -> list[int]:
    """By hex and edge: whose track leaves there; 0: none, 7: nobody's."""
    found = [0] * (len(faces) * 6)
    for cell, face in enumerate(faces):
        if face:
            exits, owned = EXITS[face], owners[cell]
            for edge in range(6):
                if exits >> edge & 1:
                    found[cell * 6 + edge] = names[owned >> 3 * edge & 7]
    return found


def edges(ports: list[int], size: int) -> list[int]:
    """By hex: the edges of these ports, as a sum of 1, 2, 4, 8, 16 and 32."""
    found = [0] * size
    for port in ports:
        found[port // 6] |= 1 << port % 6
    return found


def stops(state: State) -> list[int]:
    return state.rules.board.stops
