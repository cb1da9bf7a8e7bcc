# footplate: compiled
"""Track tiles as exits. Every picture that a hex can show has one small number, its *face*.

    0            no tile
    1  … 15      one track: the fifteen pairs of edges
    16 … 60      two independent tracks: the forty-five pairs of disjoint pairs
    61 … 116     a town whose one to four exits all join

Faces of a sort stand together, so that one comparison with `FIRST_DOUBLE` or `FIRST_TOWN` tells
them apart: the engines ask it of every hex that they look at, and a table would cost a lookup.

Which faces exist as cardboard, and how often, is for a game's tile manifest to say.
"""

from typing import Final

NO_FACE: Final = 0
FIRST_DOUBLE: Final = 16
FIRST_TOWN: Final = 61
FACES: Final = 117

NO_EXIT: Final = 7
TOWN: Final = 6


def _pairs() -> list[tuple[int, int]]:
    return [(a, b) for a in range(6) for b in range(a + 1, 6)]


def _doubles() -> list[tuple[int, int]]:
    """The pairs of one-track faces that share no edge, as face numbers."""
    pairs = _pairs()
    return [
        (i + 1, j + 1)
        for i in range(15)
        for j in range(i + 1, 15)
        if not set(pairs[i]) & set(pairs[j])
    ]


def _town_masks() -> list[int]:
    masks = [m for m in range(64) if 1 <= m.bit_count() <= 4]
    return sorted(masks, key=lambda m: (m.bit_count(), m))


def _tracks() -> list[list[int]]:
    tracks: list[list[int]] = [[]]
    for i in range(15):
        tracks.append([i + 1])
    for i, j in _doubles():
        tracks.append([i, j])
    return tracks + [[] for _ in _town_masks()]


PAIRS: Final[list[tuple[int, int]]] = [(0, 0), *_pairs()]
"""The two edges of a one-track face, by face."""
TRACKS: Final[list[list[int]]] = _tracks()
"""The one-track faces that a face is made of; none for towns."""
TOWN_MASKS: Final[list[int]] = _town_masks()


def _exits() -> list[int]:
    masks = []
    for face in range(FIRST_TOWN):
        mask = 0
        for track in TRACKS[face]:
            mask |= 1 << PAIRS[track][0] | 1 << PAIRS[track][1]
        masks.append(mask)
    return masks + TOWN_MASKS


EXITS: Final[list[int]] = _exits()
"""The edges that a face's track reaches, as a bit mask."""


def _mates() -> list[int]:
    mates = [NO_EXIT] * (FACES * 8)
    for face in range(FIRST_TOWN):
        for track in TRACKS[face]:
            a, b = PAIRS[track]
            mates[face * 8 + a] = b
            mates[face * 8 + b] = a
    for face in range(FIRST_TOWN, FACES):
        for edge in range(6):
            if EXITS[face] >> edge & 1:
                mates[face * 8 + edge] = TOWN
    return mates


MATES: Final[list[int]] = _mates()
"""`MATES[face * 8 + edge]`: the edge where that track leaves again; TOWN, or NO_EXIT."""


def _pair_faces() -> list[int]:
    faces = [0] * 64
    for face in range(1, FIRST_DOUBLE):
        a, b = PAIRS[face]
        faces[a * 8 + b] = face
        faces[b * 8 + a] = face
    return faces


_PAIR_FACE: Final[list[int]] = _pair_faces()


def _double_faces() -> list[int]:
    faces = [0] * 256
    for face in range(FIRST_DOUBLE, FIRST_TOWN):
        one, two = TRACKS[face]
        faces[one * 16 + two] = face
        faces[two * 16 + one] = face
    return faces


_DOUBLE_FACE: Final[list[int]] = _double_faces()


def _town_faces() -> list[int]:
    faces = [0] * 64
    for at in range(len(TOWN_MASKS)):
        faces[TOWN_MASKS[at]] = FIRST_TOWN + at
    return faces


_TOWN_FACE: Final[list[int]] = _town_faces()


def pair_face(a: int, b: int) -> int:
    """The face with one track between two edges; 0 where they are one edge."""
    return _PAIR_FACE[a * 8 + b]


def double_face(one: int, two: int) -> int:
    """The face that shows two one-track faces; 0 where they share an edge."""
    return _DOUBLE_FACE[one * 16 + two]


def town_face(mask: int) -> int:
    """The face of a town with these exits; 0 where no tile has so many (or none)."""
    return _TOWN_FACE[mask]


def crosses(face: int) -> bool:
    """Whether the two tracks of a face cross each other."""
    if len(TRACKS[face]) != 2:
        return False
    a, b = PAIRS[TRACKS[face][0]]
    c, d = PAIRS[TRACKS[face][1]]
    return (a < c < b) != (a < d < b)


def bend(face: int) -> int:
    """How far apart the edges of a one-track face are: 1 acute, 2 gentle, 3 straight."""
    a, b = PAIRS[face]
    return min(b - a, 6 - b + a)


def turn(edge: int, steps: int) -> int:
    """An edge after the tile was turned clockwise."""
    return (edge + steps) % 6


def turned(face: int, steps: int) -> int:
    """The face after turning the tile clockwise."""
    if face == NO_FACE:
        return NO_FACE
    if face >= FIRST_TOWN:
        mask = 0
        for edge in range(6):
            if EXITS[face] >> edge & 1:
                mask |= 1 << turn(edge, steps)
        return town_face(mask)
    faces = []
    for track in TRACKS[face]:
        a, b = PAIRS[track]
        faces.append(pair_face(turn(a, steps), turn(b, steps)))
    return faces[0] if len(faces) == 1 else double_face(faces[0], faces[1])
