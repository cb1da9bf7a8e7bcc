"""Actions to codes and back, and why some well-formed actions have no code at all."""

from collections.abc import Callable
from typing import Any

from footplate.core.action import Action
from footplate.core.codec import Codec, Unsayable
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language import actions as a
from footplate.hexes.geometry import label, parse_label
from footplate.hexes.tiles import NO_FACE, PAIRS, pair_face

_PLAIN: dict[int, Action] = {
    c.END_TRACK: a.EndTrack(),
    c.BUY: a.BuyResource(),
    c.DECLINE: a.DeclineBonus(),
    c.CONTRACTS: a.TakeContracts(),
    c.MONEY: a.TakeMoney(),
    c.AUTOMA: a.AutomaStep(),
}
CONTRACTS = [contract.id for contract in load_tables().contracts]
_NUMBERS = {name: number for number, name in enumerate(CONTRACTS)}


def _spot(hex: str, rule: str) -> int:
    try:
        col, row = parse_label(hex)
    except ValueError as error:
        raise Unsayable(rule, f"{error}.") from None
    return col * 64 + row


def _track(track: a.Track) -> int:
    for edge in track:
        if not 0 <= edge <= 5:
            raise Unsayable("SP-TRACK-06", f"Edges are numbered 0 to 5; there is no edge {edge}.")
    face = pair_face(*track)
    if face == NO_FACE:
        raise Unsayable("SP-TRACK-06", "A track joins two different edges.")
    return face


def _contract(name: str) -> int:
    if name not in _NUMBERS:
        raise Unsayable("SP-FULFIL-01", f"There is no contract {name!r}.")
    return _NUMBERS[name]


def _cubes(number: int) -> int:
    if not 0 <= number <= 15:
        raise Unsayable("SP-FACTORY-09", f"A factory never gets {number} cubes.")
    return number


def _pay(pay: tuple[tuple[int, int], ...]) -> int:
    packed, last = 0, -1
    for seat, amount in pay:
        if not last < seat < c.SEATS or not 1 <= amount <= c.MAX_PAY:
            raise Unsayable(
                "SP-FULFIL-07",
                "Payments name seats in their order, each once, with the dollars that it gets.",
            )
        packed |= amount << c.PAY_BITS * seat
        last = seat
    return packed


def _seat(seat: int) -> int:
    if not 0 <= seat < c.SEATS:
        raise Unsayable("SP-CARDS-03", f"There is no seat {seat}.")
    return seat


_ENCODERS: dict[type[Action], Callable[[Any], int]] = {
    a.LayTrack: lambda x: c.lay(_spot(x.hex, "SP-TRACK-07"), _track(x.track)),
    a.RemoveTrack: lambda x: c.remove(_spot(x.hex, "SP-REDO-03")),
    a.ReplaceTrack: lambda x: c.replace(_spot(x.hex, "SP-REDO-03"), _track(x.track)),
    a.BuildFactory: lambda x: c.factory(_spot(x.hex, "SP-FACTORY-02"), _cubes(x.cubes)),
    a.FulfilContract: lambda x: c.fulfil(_contract(x.contract)),
    a.TakeResource: lambda x: c.fetch(_spot(x.hex, "SP-FULFIL-05"), _pay(x.pay)),
    a.TakeContractFrom: lambda x: c.take_from(_seat(x.seat)),
}


def _hex(spot: int) -> str:
    return label(spot // 64, spot % 64)


def _decode_source(code: int) -> Action:
    pay = c.pay_of(code)
    paid = tuple((seat, c.paid_to(pay, seat)) for seat in range(c.SEATS) if c.paid_to(pay, seat))
    return a.TakeResource(_hex(c.spot_of(code)), paid)


_DECODERS: dict[int, Callable[[int], Action]] = {
    c.LAY: lambda code: a.LayTrack(_hex(c.spot_of(code)), PAIRS[c.track_of(code)]),
    c.REMOVE: lambda code: a.RemoveTrack(_hex(c.spot_of(code))),
    c.REPLACE: lambda code: a.ReplaceTrack(_hex(c.spot_of(code)), PAIRS[c.track_of(code)]),
    c.FACTORY: lambda code: a.BuildFactory(_hex(c.spot_of(code)), c.cubes_of(code)),
    c.FULFIL: lambda code: a.FulfilContract(CONTRACTS[c.argument(code)]),
    c.FETCH: _decode_source,
    c.TAKE_FROM: lambda code: a.TakeContractFrom(c.argument(code)),
}

CODEC = Codec("Steam Power", _PLAIN, _ENCODERS, _DECODERS)
encode = CODEC.encode
decode = CODEC.decode
decode_known = CODEC.decode_known
