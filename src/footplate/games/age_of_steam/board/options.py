"""The options of Age of Steam: every choice that the rulebook leaves open, default by the book."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Typed: what is not in this list is refused (AOS-SETUP-02)."""

    start_order: Literal["dice", "shuffle"] = "dice"
    """How the first player order is found: three dice each with rerolled ties, or a shuffle."""
    turn_order_pass: Literal["always", "not-with-two-left", "not-against-high-bid"] = "always"
    """When the Turn Order pass may be used with two bidders left."""
    rebuild_same_hex: bool = False
    """Whether a hex may be built on twice in one build turn."""
    four_exit_town: Literal["crossing-first", "coexist-first"] = "crossing-first"
    """Which physical tile serves a town with four exits when several could."""
    double_redirect: Literal["tile", "track"] = "tile"
    """Whether redirecting both tracks of a tile costs one redirect or two."""
    redirect_unowned: Literal["connected", "anyone"] = "connected"
    """Who may redirect an unowned end: who could have laid that track, or everybody."""
    redirect_and_add: bool = False
    """Whether a tile may bend a dangling end and add a second track at once."""
    urbanize_any_time: bool = False
    """Whether a New City may be placed after track was built in the same turn."""
    income_reduction: Literal["2009", "deluxe"] = "2009"
    """Which reduction table: they differ at an income of exactly 50."""
    last_player_ends: bool = True
    """Whether the game ends at once when one player is left."""
    decline_production_after_draw: bool = False
    """Whether the drawn cubes may be put back after they were seen."""
