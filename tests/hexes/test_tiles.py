"""Faces: every picture of track has one number, and turning it gives another."""

import pytest

from footplate.hexes.tiles import (
    EXITS,
    FACES,
    FIRST_DOUBLE,
    FIRST_TOWN,
    MATES,
    NO_EXIT,
    PAIRS,
    TOWN,
    TRACKS,
    bend,
    crosses,
    double_face,
    pair_face,
    town_face,
    turned,
)


def test_the_number_of_faces() -> None:
    assert FIRST_DOUBLE - 1 == 15
    assert FIRST_TOWN - FIRST_DOUBLE == 45
    assert FACES - FIRST_TOWN == 6 + 15 + 20 + 15


@pytest.mark.parametrize("face", range(1, FACES))
def test_turning_six_times_leads_home(face: int) -> None:
    assert turned(turned(face, 2), 4) == face
    assert turned(face, 6) == face
    assert EXITS[turned(face, 1)].bit_count() == EXITS[face].bit_count()


@pytest.mark.parametrize("face", range(1, FACES))
def test_track_leaves_where_it_entered_from_the_other_side(face: int) -> None:
    for edge in range(6):
        mate = MATES[face * 8 + edge]
        if not EXITS[face] >> edge & 1:
            assert mate == NO_EXIT
        elif face >= FIRST_TOWN:
            assert mate == TOWN
        else:
            assert mate != edge
            assert MATES[face * 8 + mate] == edge


def test_faces_are_found_by_what_they_show() -> None:
    straight = pair_face(1, 4)
    assert PAIRS[straight] == (1, 4)
    assert pair_face(4, 1) == straight
    assert pair_face(2, 2) == 0
    both = double_face(straight, pair_face(2, 5))
    assert sorted(TRACKS[both]) == sorted([straight, pair_face(5, 2)])
    assert double_face(straight, pair_face(1, 3)) == 0
    assert EXITS[town_face(0b101001)] == 0b101001
    assert town_face(0) == town_face(0b011111) == 0


def test_crossing_and_coexisting() -> None:
    assert crosses(double_face(pair_face(0, 3), pair_face(1, 4)))
    assert not crosses(double_face(pair_face(0, 2), pair_face(3, 5)))
    assert not crosses(double_face(pair_face(0, 3), pair_face(1, 2)))
    assert not crosses(pair_face(0, 3))


def test_bends() -> None:
    assert [bend(pair_face(0, edge)) for edge in range(1, 6)] == [1, 2, 3, 2, 1]
