"""Words that people type, and the ids of rules."""

import pytest

from footplate.core.rulespage import is_rule_id
from footplate.core.tokens import plain_key, plain_words, tokens


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("IS-3 to 4", ["IS", "-", "3", "to", "4"]),
        ("K10 NE–SW", ["K", "10", "NE", "–", "SW"]),
        ("  ", []),
        ("-->", ["-", "-", ">"]),
    ],
)
def test_tokens(typed: str, found: list[str]) -> None:
    assert tokens(typed) == found


def test_names_are_compared_by_their_letters() -> None:
    assert plain_key("St. Louis") == plain_key("ST LOUIS") == "stlouis"
    assert plain_words("Bid up to 5, or Pass", 3) == ["bid", "pass"]


@pytest.mark.parametrize("id", ["AOS-BUILD-08", "FP-ACTION-03", "SP-ATRACK-100"])
def test_ids_of_rules(id: str) -> None:
    assert is_rule_id(id)


@pytest.mark.parametrize(
    "text", ["", "AOS", "AOS-BUILD", "aos-build-08", "AOS-BUILD-8", "ABCDEF-X-01", "AOS--01"]
)
def test_what_is_no_id(text: str) -> None:
    assert not is_rule_id(text)
