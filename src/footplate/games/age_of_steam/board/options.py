"""The options of Age of Steam: every choice that the rulebook leaves open, default by the book."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Typed: what is not in this list is refused (AOS-SETUP-02)."""

    start_order: Annotated[
        Literal["dice", "shuffle"],
        Meta(
            description="How the first player order is found: three dice each with rerolled ties, "
            "or a shuffle."
        ),
    ] = "dice"
    turn_order_pass: Annotated[
        Literal["always", "not-with-two-left", "not-against-high-bid"],
        Meta(description="When the Turn Order pass may be used with two bidders left."),
    ] = "always"
    rebuild_same_hex: Annotated[
        bool,
        Meta(description="Whether a hex may be built on twice in one build turn."),
    ] = False
    four_exit_town: Annotated[
        Literal["crossing-first", "coexist-first"],
        Meta(description="Which physical tile serves a town with four exits when several could."),
    ] = "crossing-first"
    double_redirect: Annotated[
        Literal["tile", "track"],
        Meta(description="Whether redirecting both tracks of a tile costs one redirect or two."),
    ] = "tile"
    redirect_unowned: Annotated[
        Literal["connected", "anyone"],
        Meta(
            description="Who may redirect an unowned end: who could have laid that track, or "
            "everybody."
        ),
    ] = "connected"
    redirect_and_add: Annotated[
        bool,
        Meta(description="Whether a tile may bend a dangling end and add a second track at once."),
    ] = False
    urbanize_any_time: Annotated[
        bool,
        Meta(
            description="Whether a New City may be placed after track was built in the same turn."
        ),
    ] = False
    income_reduction: Annotated[
        Literal["2009", "deluxe"],
        Meta(description="Which reduction table: they differ at an income of exactly 50."),
    ] = "2009"
    last_player_ends: Annotated[
        bool,
        Meta(description="Whether the game ends at once when one player is left."),
    ] = True
    decline_production_after_draw: Annotated[
        bool,
        Meta(description="Whether the drawn cubes may be put back after they were seen."),
    ] = False
