"""What processes tell each other of logs that have grown."""

from footplate.server.store.entries import Row, Said
from footplate.server.store.grown import GONE, SHORT, Grown, notice, read_notices


def plain(seq: int, words: str = "hällo wörld") -> dict[str, object]:
    entry = f'{{"entry":"said","player":"p","name":"Ann","words":"{words}","seat":null}}'
    row = {"table_id": "t", "seq": seq, "at": 7, "entry": entry, "digest": None, "moment": 3}
    return {**row, "command": "p:1", "content": "c"}


def row(seq: int) -> Row:
    return Row(seq, 7, Said("p", "Ann", "hällo wörld"), "p:1", "c", None, 3)


def test_short_rows_come_along() -> None:
    told = notice("abc", 5, [plain(4), plain(5)])
    assert told.isascii()
    assert " " not in told
    assert read_notices(f"{told} xyz:9") == [Grown("abc", 5, (row(4), row(5))), Grown("xyz", 9)]


def test_long_rows_are_left_to_be_read() -> None:
    assert notice("abc", 5, [plain(5, "x" * SHORT)]) == "abc:5"


def test_what_nobody_of_us_has_written_is_passed_over() -> None:
    assert read_notices("abc here:x abc:5:%% abc:6:e30= abc:-1") == [
        Grown("abc", 5),
        Grown("abc", 6),
        Grown("abc", GONE),
    ]


def test_notices_add_up_as_long_as_nothing_is_missing() -> None:
    one, two, four = (Grown("abc", seq, (row(seq),)) for seq in (1, 2, 4))
    assert one.and_then(two) == Grown("abc", 2, (row(1), row(2)))
    assert one.and_then(four) == four
    assert two.and_then(one) == Grown("abc", 2)
    assert one.and_then(Grown("abc", 3)) == Grown("abc", 3)
    assert one.and_then(Grown("abc", GONE)).and_then(two) == Grown("abc", GONE)
