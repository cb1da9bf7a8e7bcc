"""The options of Steam Power: the edition and its keys, the solo modes, and open points.

`edition` sets the keys that are left out (None); each can also be set alone.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from footplate.core.refusal import BadInput
from footplate.games.steam_power.board.file import BoardFile
from footplate.games.steam_power.board.tables import AutomaAction, Difficulty, Edition, TargetRule

DIFFICULTIES: tuple[str, ...] = get_args(Difficulty)
LEVELS = tuple(name.replace("_", "-") for name in DIFFICULTIES)
"""The same as people and options write them."""
MAX_WORDS = 100


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game can be set up with; other names and values are refused (SP-SETUP-02)."""

    edition: Annotated[
        Edition,
        Meta(
            description="Which rulebook: the early one (18 trains), or the final one (21 trains, "
            "solo modes), whose words are used for both (SP-EDITION-10)."
        ),
    ] = "final"
    trains: Annotated[
        Literal[18, 21] | None,
        Meta(description="How many links a player can own."),
    ] = None
    leftover_vp: Annotated[
        Literal[0, 1] | None,
        Meta(
            description="What each city tile beside the map adds to cities of its colour in the "
            "scoring."
        ),
    ] = None
    factory_2p: Annotated[
        Literal[4, 5] | None,
        Meta(description="Cubes on a new factory in a game of two."),
    ] = None
    bonus_factory_2p: Annotated[
        Literal[4, 5] | None,
        Meta(
            description="The middle one of the three numbers of cubes that a bonus factory offers "
            "in a game of two."
        ),
    ] = None
    vp_group: Annotated[
        bool | None,
        Meta(description="Whether a link into any city of a group connects to its purple cities."),
    ] = None
    group_build_out: Annotated[
        Literal["group", "hex"] | None,
        Meta(
            description="Whether one's links into a group open all its cities for building, or "
            "only that hex."
        ),
    ] = None
    steal: Annotated[
        Literal["per-card"] | None,
        Meta(
            description="With the supply empty: each contract from the fullest hand, drawn at "
            "random, in both editions (SP-EDITION-05)."
        ),
    ] = None
    bonus_steal: Annotated[
        bool | None,
        Meta(description="Whether the take-contracts bonus also takes from hands."),
    ] = None
    coexisting_curves: Annotated[
        bool,
        Meta(description="Whether the tile of two curves shows two that do not cross."),
    ] = False
    solo: Annotated[
        Literal["none", "basic"],
        Meta(description="Basic solo: one player leads all five companies."),
    ] = "none"
    automas: Annotated[
        str,
        Meta(
            description="The seats of Automas with their difficulty, counted from 1: `2:normal, "
            "3:very-hard`. Programs count from 0 and have it written by `game.automa_options({1: "
            '"normal", 2: "very-hard"})`.'
        ),
    ] = ""
    marker_step: Annotated[
        Literal[1, 2],
        Meta(description="How far the first Automa turn of a round moves the direction marker."),
    ] = 1
    automa_icons: Annotated[
        str,
        Meta(
            description="What an Automa does by the icon of a contract: `track` or `factory` for "
            "the icons track, factory, contracts, none, as in `track, factory, factory, track`."
        ),
    ] = ""
    automa_targets: Annotated[
        str,
        Meta(
            description="Which city an Automa builds to by the colours black, white, orange, gray, "
            "as in `least-present, victory-point-city, unconnected-city, opponents-city`."
        ),
    ] = ""


def automa_seats(options: Options, seats: int) -> dict[int, str]:
    """The difficulty of each Automa's seat, seats counted from 0; BadInput for what is no list."""
    found: dict[int, str] = {}
    if len(options.automas) > MAX_WORDS:
        raise BadInput("option automas: must be a short list, as in 2:normal, 3:hard")
    for part in options.automas.split(",") if options.automas.strip() else []:
        number, _, word = (piece.strip() for piece in part.partition(":"))
        difficulty = "" if "_" in word else word.replace("-", "_") or "normal"
        if number not in "12345"[:seats] or len(number) != 1:
            raise BadInput(
                f"option automas: {number!r} is no seat; seats are 1 to {seats} in this text, "
                "as in 2:normal, 3:hard (and from 0 in game.automa_options)"
            )
        if difficulty not in DIFFICULTIES:
            known = ", ".join(LEVELS)
            raise BadInput(f"option automas: {word!r} is no difficulty; there are: {known}")
        if int(number) - 1 in found:
            raise BadInput(f"option automas: seat {number} is given twice")
        found[int(number) - 1] = difficulty
    return dict(sorted(found.items()))


def automa_options(levels: Mapping[int, str], seats: int) -> dict[str, Any]:
    """The options that give these of so many seats, counted from 0, to Automas of a level."""
    for seat, level in levels.items():
        if type(seat) is not int or not 0 <= seat < seats:
            last = seats - 1
            raise BadInput(f"there is no seat {seat!r} for an Automa: seats count from 0 to {last}")
        if level not in LEVELS:
            raise BadInput(f"there is no Automa {level!r}; it can be: {', '.join(LEVELS)}")
    return {"automas": automa_words(levels)} if levels else {}


def automa_words(seats: Mapping[int, str]) -> str:
    """The option that seats these Automas."""
    parts = (f"{seat + 1}:{word.replace('_', '-')}" for seat, word in sorted(seats.items()))
    return ", ".join(parts)


def seats_on(board: BoardFile, options: Options, seats: int) -> tuple[int, int]:
    """How few and how many can sit at a map.

    One seat is for basic solo alone; against an Automa there are two (SP-SETUP-01).
    """
    solo = options.solo == "basic"
    if solo and seats != 1:
        raise BadInput(f"basic solo (solo='basic') is for 1 seat, not {seats}")
    if solo and board.seats.min > 1:
        raise BadInput(f"{board.name} is for {board.seats.min} seats and more, not for basic solo")
    if not solo and seats == 1 and board.seats.min <= 1:
        raise BadInput("1 seat is for solo='basic'; against an Automa there are 2 (automas='2')")
    return 1 if solo else max(2, board.seats.min), board.seats.max


def icon_actions(options: Options, default: tuple[AutomaAction, ...]) -> tuple[str, ...]:
    """The Automa's action for the icons lay track, build factory, take contracts, and none."""
    words = {"track": "lay_track", "factory": "build_factory"}
    return _listed("automa_icons", options.automa_icons, words, tuple(default))


def target_rules(options: Options, default: tuple[TargetRule, ...]) -> tuple[str, ...]:
    """The Automa's rule for a target by colour: black, white, orange, gray."""
    words = {rule.replace("_", "-"): rule for rule in get_args(TargetRule)}
    return _listed("automa_targets", options.automa_targets, words, tuple(default))


def _listed(
    name: str, text: str, words: dict[str, str], default: tuple[str, ...]
) -> tuple[str, ...]:
    if not text.strip():
        return default
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != len(default) or not all(part in words for part in parts):
        raise BadInput(
            f"option {name}: must be {len(default)} words with commas, each one of: "
            + ", ".join(words)
        )
    return tuple(words[part] for part in parts)
