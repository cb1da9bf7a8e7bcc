# footplate: compiled
"""What a network is good for: which goods could travel on it, and how many links far.

Everything is seen by one player: a link is his own or it is somebody else's. Routes with more
than one link of others are left out of the estimate; the moves themselves may have two.
"""

from typing import Final

from footplate.games.age_of_steam.board.codes import COLORS, MAX_LINKS
from footplate.games.age_of_steam.board.rules import FIRST_MOVE
from footplate.games.age_of_steam.language.steps import DETERMINE_PLAYER_ORDER, ISSUE_SHARES
from footplate.games.age_of_steam.play.goods_growth import CITY_COLUMNS
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import State

GRADES: Final = 16
"""How good a delivery is, in halves of a link: an own link 2, a link of others -1."""
LEVELS: Final = MAX_LINKS + 1

TOP: Final[list[int]] = [max(0, mask.bit_length() - 1) for mask in range(128)]
"""The highest bit of a mask of lengths; 0: no length at all."""


class Reach:
    """By stop and colour, the lengths of the routes that end in a city of that colour.

    Bit n of `own` says that there is a route over n own links; of `shared`, that there is one
    of n links of which one belongs to somebody else.
    """

    def __init__(self, size: int) -> None:
        self.own = [0] * size
        self.shared = [0] * size


def hops_for(state: State, seat: int) -> list[list[int]]:
    """By stop, the stops that are one link away, as `stop << 1 | somebody else's`."""
    links = links_of(state)
    own_only = state.rules.own_links_only
    hops: list[list[int]] = []
    for stop in range(len(state.rules.board.stops)):
        here: list[int] = []
        for link in links[stop]:
            if link & 7 == seat:
                hop = link >> 6 << 1
                if hop not in here:
                    here.append(hop)
        if not own_only:
            for link in links[stop]:
                hop = link >> 6 << 1
                if hop not in here and hop + 1 not in here:
                    here.append(hop + 1)
        hops.append(here)
    return hops


def accepts_of(state: State) -> list[int]:
    """The colours that each stop takes."""
    return links_of(state)[len(state.rules.board.stops)]


def reach_of(hops: list[list[int]], accepts: list[int], wanted: list[int]) -> Reach:
    """Where the goods of the wanted colours could go from each stop."""
    stops = len(accepts)
    found = Reach(stops * COLORS)
    takes = [[color for color in range(COLORS) if mask >> color & 1] for mask in accepts]
    for stop in range(stops):
        if wanted[stop] and hops[stop]:
            _walk(
                hops, takes, accepts, found, stop * COLORS, stop, 1 << stop, wanted[stop] << 4 | 1
            )
    return found


def _walk(
    hops: list[list[int]],
    takes: list[list[int]],
    accepts: list[int],
    found: Reach,
    start: int,
    stop: int,
    visited: int,
    load: int,
) -> None:
    """Go on from a stop. `load`: colours under way << 4 | a link of others used << 3 | length."""
    colors, bit = load >> 4, 1 << (load & 7)
    for hop in hops[stop]:
        other = hop >> 1
        if visited >> other & 1 or (hop & 1 and load & 8):
            continue
        shared = load & 8 or hop & 1
        arrived = colors & accepts[other]
        if arrived:
            for color in takes[other]:
                if arrived >> color & 1:
                    if shared:
                        found.shared[start + color] |= bit
                    else:
                        found.own[start + color] |= bit
        on = colors & ~arrived
        if on and bit < 64:
            here = on << 4 | (load & 15) + 1 | (8 if shared else 0)
            _walk(hops, takes, accepts, found, start, other, visited | 1 << other, here)


# --- The goods ------------------------------------------------------------------------------------


def pending_of(state: State) -> list[int]:
    """The cubes that the display will bring, as `(stop * COLORS + color) << 8 | chance in %`.

    Only what comes within three turns counts, and never the whole of it: others want it too.
    """
    rules = state.rules
    turns = min(rules.turns - state.turn, 3)
    hits = 100 * rules.seats * turns // 6
    pending: list[int] = []
    if turns <= 0:
        return pending
    for column in range(len(rules.boxes)):
        if column < CITY_COLUMNS:
            cell = rules.board.columns[column]
        else:
            cell = state.letters[column - CITY_COLUMNS]
        if cell < 0:
            continue
        chance = hits
        for box in range(column * 3, column * 3 + 3):
            if state.display[box] >= 0 and chance > 0:
                index = rules.board.stop_of[cell] * COLORS + state.display[box]
                pending.append(index << 8 | min(chance, 100) * 60 // 100)
                chance -= 100
    return pending


def wanted_of(state: State, pending: list[int]) -> list[int]:
    """The colours that lie on each stop or will come there."""
    wanted = []
    for stop in range(len(state.rules.board.stops)):
        mask = 0
        for color in range(COLORS):
            if state.cubes[stop * COLORS + color]:
                mask |= 1 << color
        wanted.append(mask)
    for entry in pending:
        index = entry >> 8
        wanted[index // COLORS] |= 1 << (index % COLORS)
    return wanted


def grade(own: int, shared: int, engine: int) -> int:
    """The best delivery of a cube: `grade << 4 | income`; 0 where there is none."""
    limit = (2 << engine) - 1
    alone = TOP[own & limit]
    joint = TOP[shared & limit] - 1
    if joint > alone:
        return (2 * joint - 1) << 4 | joint
    return (2 * alone) << 4 | alone


_LEVEL_GRADES: Final[list[list[int]]] = [
    [grade(own * 2, shared * 2, level) >> 4 for level in range(LEVELS)]
    for own in range(64)
    for shared in range(64)
]
"""By `own >> 1 << 6 | shared >> 1`, the grade at each level of the engine."""


def deliveries(state: State, reach: Reach, engine: int) -> list[int]:
    """What could be delivered now, best first: `grade << 13 | income << 8 | stop and colour`."""
    cotton, bonus = state.rules.cotton, state.rules.cotton_bonus
    found = []
    for index in range(len(state.cubes)):
        if state.cubes[index] and (reach.own[index] or reach.shared[index]):
            best = grade(reach.own[index], reach.shared[index], engine)
            if best > 15:
                extra = bonus if index % COLORS == cotton else 0
                entry = ((best >> 4) + 2 * extra) << 13 | ((best & 15) + extra) << 8 | index
                found.append(entry)
    found.sort(reverse=True)
    return found


def stock(state: State, cubes: list[int], pending: list[int], reach: Reach) -> list[int]:
    """How much there is to deliver, by `level * GRADES + grade`, in hundredths of a cube."""
    amounts = [0] * (LEVELS * GRADES)
    bonus = [0] * COLORS
    if state.rules.cotton >= 0:
        bonus[state.rules.cotton] = 2 * state.rules.cotton_bonus
    own, shared = reach.own, reach.shared
    for index in range(len(cubes)):
        if cubes[index] and (own[index] or shared[index]):
            grades = _LEVEL_GRADES[own[index] >> 1 << 6 | shared[index] >> 1]
            extra, weight = bonus[index % COLORS], cubes[index] * 100
            for level in range(1, LEVELS):
                if grades[level]:
                    amounts[level * GRADES + grades[level] + extra] += weight
    for entry in pending:
        index = entry >> 8
        if own[index] or shared[index]:
            grades = _LEVEL_GRADES[own[index] >> 1 << 6 | shared[index] >> 1]
            for level in range(1, LEVELS):
                if grades[level]:
                    amounts[level * GRADES + grades[level]] += entry & 255
    return amounts


# --- The moves of a turn --------------------------------------------------------------------------


def schedule_of(state: State, in_move: bool) -> list[int]:
    """Who moves goods in what order until the turn's end, the mover of now first."""
    # Before Select Actions the players still hold the actions of the turn before.
    stale = state.phase in (ISSUE_SHARES, DETERMINE_PLAYER_ORDER)
    order = state.order if stale else state.first_with(FIRST_MOVE)
    if not in_move:
        return order + order
    rest = state.queue if state.mover >= 0 else []
    return rest + order if state.round == 1 else rest[:]


def play_moves(
    cubes: list[int],
    schedule: list[int],
    wishes: list[list[int]],
    seat: int,
    raised: list[int] | None,
) -> list[int]:
    """Everybody takes his best delivery in turn, out of `cubes`; what each seat's income gains.

    With `raised` the seat gives its first move for its engine and then delivers from that list.
    """
    gains = [0] * len(wishes)
    upgrade = raised is not None
    for mover in schedule:
        entries = wishes[mover]
        if mover == seat and raised is not None:
            if upgrade:
                upgrade = False
                continue
            entries = raised
        for entry in entries:
            index = entry & 255
            if cubes[index]:
                cubes[index] -= 1
                gains[mover] += entry >> 8 & 31
                break
    return gains
