"""Actions to codes and back, and why some well-formed actions have no code at all."""

from collections.abc import Callable
from typing import Any, get_args

from footplate.core.action import Action
from footplate.core.codec import Codec, Unsayable
from footplate.games.age_of_steam.board import codes
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language.position import column_names
from footplate.hexes.geometry import label, parse_label
from footplate.hexes.tiles import (
    EXITS,
    FACES,
    FIRST_TOWN,
    NO_FACE,
    PAIRS,
    TRACKS,
    double_face,
    pair_face,
    town_face,
)

GOODS: tuple[a.Good, ...] = get_args(a.Good)
LETTERS: tuple[a.Letter, ...] = get_args(a.Letter)
SELECTED: tuple[a.SelectedAction, ...] = get_args(a.SelectedAction)
COLUMNS = column_names()
MAX_NUMBER = 1 << 20
MAX_TOWN_EXITS = 4

_PLAIN: dict[int, Action] = {
    codes.DROP_OUT: a.DropOut(),
    codes.PASS: a.Pass(),
    codes.END_BUILD: a.EndBuild(),
    codes.UPGRADE: a.UpgradeEngine(),
    codes.DECLINE: a.Decline(),
    codes.DRAW: a.DrawGoods(),
    codes.SKIP: a.SkipProduction(),
}


def _spot(hex: str, rule: str) -> int:
    try:
        col, row = parse_label(hex)
    except ValueError as error:
        raise Unsayable(rule, f"{error}.") from None
    return col * 64 + row


def _number(value: int, low: int, rule: str, what: str) -> int:
    if not low <= value < MAX_NUMBER:
        raise Unsayable(rule, f"{what} must be {low} or more, not {value}.")
    return value


def _among(names: tuple[str, ...], value: str, rule: str) -> int:
    """The place of a word among those that exist; values made in Python are not checked before."""
    if value not in names:
        raise Unsayable(rule, f"{value!r} is none of {', '.join(names)}.")
    return names.index(value)


def _edges(edges: tuple[int, ...], rule: str) -> None:
    for edge in edges:
        if not 0 <= edge <= 5:
            raise Unsayable(rule, f"Edges are numbered 0 to 5; there is no edge {edge}.")


def track_face(tracks: tuple[tuple[int, int], ...]) -> int:
    """The face that shows these tracks; `Unsayable` where no tile could."""
    for track in tracks:
        _edges(track, "AOS-BUILD-17")
    if len(tracks) > 2:
        raise Unsayable("AOS-BUILD-17", "A tile shows two tracks at most.")
    faces = [pair_face(one, two) for one, two in tracks]
    face = NO_FACE
    if len(faces) == 1:
        face = faces[0]
    elif len(faces) == 2 and NO_FACE not in faces:
        face = double_face(faces[0], faces[1])
    if face == NO_FACE:
        raise Unsayable("AOS-BUILD-17", "Each track joins two edges, and no two tracks share one.")
    return face


def exits_face(exits: tuple[int, ...]) -> int:
    """The face of a town with these exits."""
    _edges(exits, "AOS-BUILD-17")
    if len(set(exits)) != len(exits) or not exits:
        raise Unsayable("AOS-BUILD-17", "Name the exits of a town once each, at least one.")
    if len(exits) > MAX_TOWN_EXITS:
        raise Unsayable("AOS-BUILD-24", f"A town has {MAX_TOWN_EXITS} exits at most.")
    return town_face(sum(1 << edge for edge in exits))


def _deliver(action: a.Deliver) -> int:
    _edges(action.exits, "AOS-MOVE-06")
    if not 1 <= len(action.exits) <= codes.MAX_LINKS:
        sentence = f"A route has 1 to {codes.MAX_LINKS} links, not {len(action.exits)}."
        raise Unsayable("AOS-MOVE-07", sentence)
    spot = _spot(action.hex, "AOS-MOVE-05")
    color = _among(GOODS, action.good, "AOS-MOVE-05")
    return codes.deliver(spot, color, list(action.exits))


def _stock(action: a.StockGoods) -> int:
    if action.column not in COLUMNS or not 1 <= action.box <= 3:
        sentence = f"There is no box {action.box} in a column {action.column!r}."
        raise Unsayable("AOS-GROWTH-03", sentence)
    box = COLUMNS.index(action.column) * 3 + action.box - 1
    return codes.stock(_among(GOODS, action.good, "AOS-GROWTH-03"), box)


_ENCODERS: dict[type[Action], Callable[[Any], int]] = {
    a.IssueShares: lambda x: codes.issue(_number(x.shares, 0, "AOS-SHARES-02", "The shares")),
    a.Bid: lambda x: codes.bid(_number(x.amount, 1, "AOS-ORDER-03", "A bid")),
    a.SelectAction: lambda x: codes.select(_among(SELECTED, x.action, "AOS-ACTION-01")),
    a.Urbanize: lambda x: codes.urbanize(
        _spot(x.hex, "AOS-CITY-06"), _among(LETTERS, x.city, "AOS-CITY-05")
    ),
    a.BuildTrack: lambda x: codes.build(_spot(x.hex, "AOS-BUILD-05"), track_face(x.tracks)),
    a.BuildTown: lambda x: codes.build(_spot(x.hex, "AOS-BUILD-05"), exits_face(x.exits)),
    a.Deliver: _deliver,
    a.StockGoods: _stock,
}


def _hex(spot: int) -> str:
    return label(spot // 64, spot % 64)


# A prompt says hundreds of builds, so what a face shows is put together once.
_TRACKS = [tuple(PAIRS[track] for track in TRACKS[face]) for face in range(FIRST_TOWN)]
_EXITS = [tuple(edge for edge in range(6) if EXITS[face] >> edge & 1) for face in range(FACES)]


def _decode_build(code: int) -> Action:
    face, hex = codes.face_of(code), _hex(codes.spot_of(code))
    if not NO_FACE < face < FACES:
        raise LookupError("no such face")
    if face >= FIRST_TOWN:
        return a.BuildTown(hex, _EXITS[face])
    return a.BuildTrack(hex, _TRACKS[face])


def _decode_delivery(code: int) -> Action:
    good, exits = GOODS[codes.color_of(code)], tuple(codes.exits_of(code))
    return a.Deliver(good, _hex(codes.start_of(code)), exits)


def _decode_stock(code: int) -> Action:
    column, box = divmod(codes.box_of(code), 3)
    good = GOODS[codes.color_of(code)]
    return a.StockGoods(good, COLUMNS[column], box + 1)


def _decode_city(code: int) -> Action:
    letter = LETTERS[codes.letter_of(code)]
    return a.Urbanize(_hex(codes.spot_of(code)), letter)


_DECODERS: dict[int, Callable[[int], Action]] = {
    codes.ISSUE: lambda code: a.IssueShares(codes.argument(code)),
    codes.BID: lambda code: a.Bid(codes.argument(code)),
    codes.SELECT: lambda code: a.SelectAction(SELECTED[codes.argument(code)]),
    codes.URBANIZE: _decode_city,
    codes.BUILD: _decode_build,
    codes.DELIVER: _decode_delivery,
    codes.STOCK: _decode_stock,
}

CODEC = Codec("Age of Steam", _PLAIN, _ENCODERS, _DECODERS)
encode = CODEC.encode
decode = CODEC.decode
decode_known = CODEC.decode_known
