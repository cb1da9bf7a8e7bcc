"""Tidewater keeps the promises of the contract."""

import footplate
from footplate.testing import check_game


def test_tidewater_keeps_the_promises() -> None:
    check_game(footplate.game("tidewater"))
