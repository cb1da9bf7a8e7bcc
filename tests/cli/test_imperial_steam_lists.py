"""Lists and numbers in Imperial Steam: what a number means, and several things at once."""

import re
import readline

import pytest

from footplate.games.imperial_steam.language import actions as a
from tests.cli.test_imperial_steam import BOB, CY, placed, screen
from tests.cli.test_imperial_steam_words import RICH, played, rich


@pytest.mark.parametrize("sheet", ["wealth", "plan", "map", "players", "market", "look graz"])
def test_a_sheet_is_no_list_of_choices(sheet: str) -> None:
    """A number after it plays nothing that is no longer asked for."""
    shown = rich()
    assert played(shown, "hire", sheet, "1") == []
    assert "There is no list with a number 1 now" in shown.text


def test_a_line_that_is_refused_leaves_the_menu_as_it_is() -> None:
    shown = rich()
    assert played(shown, "menu", "14", "10") == [a.Fundraise()]


def test_numbers_at_the_bid_are_bids() -> None:
    shown = screen("me:Ann,me:Bob", {"setup": "fixed"})
    text = shown.type("list")
    assert "bid 90" in text
    assert not re.search(r"^ *10 +bid 90", text, flags=re.M)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("hire 9 white", "[IS-HIRE-09]"),
        ("order 9 wood", "[IS-MARKET-07]"),
        ("sell 9", "[IS-SHARE-11]"),
    ],
)
def test_several_at_once_are_had_together_or_not_at_all(words: str, why: str) -> None:
    shown = rich()
    assert played(shown, words) == []
    assert "can be had:" in shown.text
    assert why in shown.text
    assert played(shown, f"why {words}") == []


def test_several_at_once() -> None:
    assert played(rich(), "order 2 wood") == [a.OrderGood("wood")] * 2


def test_a_share_that_nobody_would_buy_is_told() -> None:
    one = {**RICH, "investors": 1, "contracts": [], "share": 40}
    shown = placed(players=[one, BOB, CY])
    assert "No investor of yours pays as much" in " ".join(shown.type("share").split())


def test_what_one_has_typed_cannot_be_called_back_by_the_next() -> None:
    shown = screen("me:Ann,me:Bob", {"setup": "fixed"})
    readline.add_history("70")
    shown.type("70")
    assert readline.get_current_history_length() == 0
