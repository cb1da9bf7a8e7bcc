"""Labels, edges and neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from footplate.hexes.geometry import label, neighbour, opposite, parse_label

CELLS = st.tuples(st.integers(0, 63), st.integers(0, 63))


@given(CELLS)
def test_a_label_names_one_hex(cell: tuple[int, int]) -> None:
    assert parse_label(label(*cell)) == cell


@given(CELLS, st.integers(0, 5))
def test_going_over_an_edge_and_back_leads_home(cell: tuple[int, int], edge: int) -> None:
    assert neighbour(*neighbour(*cell, edge), opposite(edge)) == cell


@given(CELLS)
def test_a_hex_has_six_neighbours(cell: tuple[int, int]) -> None:
    assert len({neighbour(*cell, edge) for edge in range(6)}) == 6


def test_known_places() -> None:
    assert label(10, 8) == "K9"
    assert label(27, 0) == "AB1"
    assert neighbour(10, 9, 4) == (9, 9)
    assert neighbour(10, 9, 1) == (11, 8)


@pytest.mark.parametrize(
    "text", ["", "K", "9", "K0", "k9", "K99", "ABC1", "K9x", "ZZ1", "Ä1", "K-1"]
)
def test_what_is_no_label_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a hex|beyond the largest map"):
        parse_label(text)
