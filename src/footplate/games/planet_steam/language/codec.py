"""Actions to codes and back, and why some well-formed actions have no code at all."""

from collections.abc import Callable
from typing import Any, get_args

from footplate.core.action import Action
from footplate.core.codec import Codec, Unsayable
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language import actions as a

RESOURCES: tuple[str, ...] = get_args(a.Resource)
STRENGTHS: tuple[str, ...] = get_args(a.Strength)
MAX_AMOUNT = 1 << 20

_PLAIN: dict[int, Action] = {
    c.PASS: a.Pass(),
    c.LICENSE: a.TakeLicense(),
    c.CREDITS: a.TakeCredits(),
    c.DECLINE: a.Decline(),
    c.END_PRICES: a.EndManipulation(),
    c.KEEP: a.KeepCarrier(),
    c.GIVE_UP: a.GiveUpCarrier(),
    c.PASS_CLAIM: a.PassClaim(),
    c.ACTIVATE: a.Activate(),
    c.NO_ACTIVATION: a.DeclineActivation(),
    c.REARRANGE: a.Rearrange(),
    c.END_TANKS: a.EndTanks(),
    c.EXTRACT: a.Extract(),
    c.PASS_TRADE: a.PassTrade(),
    c.BUY_LICENSE: a.BuyLicense(),
    c.SELL_LICENSE: a.SellLicense(),
    c.LUXURY: a.BuyLuxury(),
    c.PASS_CERTIFICATES: a.PassCertificates(),
}


def parse_zone(zone: str) -> int:
    """The spot of a zone's label; -1 where it is none."""
    if len(zone) == 2 and "A" <= zone[0] <= "H" and "1" <= zone[1] <= "7":
        return (int(zone[1]) - 1) * 8 + ord(zone[0]) - ord("A")
    return -1


def zone_label(spot: int) -> str:
    if spot >= 56:
        raise LookupError("no such zone")
    return f"{chr(ord('A') + spot % 8)}{spot // 8 + 1}"


def _spot(zone: str, rule: str) -> int:
    spot = parse_zone(zone)
    if spot < 0:
        raise Unsayable(rule, f"{zone!r} is no zone: it is a letter and a number, as C4.")
    return spot


def _amount(value: int, rule: str) -> int:
    if type(value) is not int or not 0 <= value < MAX_AMOUNT:
        raise Unsayable(rule, f"An amount is a whole number of 0 or more, not {value}.")
    return value


def _among(names: tuple[str, ...], value: str, rule: str) -> int:
    if value not in names:
        raise Unsayable(rule, f"{value!r} is none of {', '.join(names)}.")
    return names.index(value)


def _resource(value: str) -> int:
    return _among(RESOURCES, value, "PS-ROUND-07")


def _small(value: int, low: int, high: int, rule: str, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Unsayable(rule, f"{what} is {low} to {high}, not {value}.")
    return value


def _strength(value: str) -> int:
    return _among(STRENGTHS, value, "PS-PRICE-02")


def _converter(action: a.BuyConverter) -> int:
    kind = _among(RESOURCES, action.converter, "PS-TANK-11")
    if kind == c.WATER:
        raise Unsayable("PS-TANK-11", "There is no converter for water.")
    to = c.NO_ZONE if action.moved_to is None else _spot(action.moved_to, "PS-TANK-14")
    return c.converter(kind, _spot(action.zone, "PS-TANK-11"), to)


def _place(action: a.Place) -> int:
    output = c.WATER
    if action.converter is not None:
        output = _among(RESOURCES, action.converter, "PS-PLACE-07")
        if output == c.WATER:
            raise Unsayable("PS-PLACE-07", "There is no converter for water.")
    spot = _spot(action.zone, "PS-PLACE-05")
    return c.place(spot, int(bool(action.tank)), output, int(bool(action.supercharger)))


def _move_price(action: a.MovePrice) -> int:
    spaces = _small(action.spaces, -7, 7, "PS-PRICE-07", "A number of spaces")
    return c.move_price(_resource(action.resource), spaces)


_ZONES: dict[int, tuple[type[Any], str]] = {
    c.TIP: (a.TipTank, "PS-SAB-04"),
    c.PLACE_CLAIM: (a.PlaceClaim, "PS-VAR-16"),
    c.PLACE_NEUTRAL: (a.PlaceNeutral, "PS-VAR-16"),
    c.AUCTION: (a.AuctionZone, "PS-ZONE-01"),
    c.ROLL: (a.RollFor, "PS-CLAIM-02"),
    c.CLAIM: (a.ClaimZone, "PS-CLAIM-02"),
    c.USE_LICENSE: (a.UseLicense, "PS-CLAIM-09"),
    c.BUY_TANK: (a.BuyTank, "PS-TANK-08"),
    c.IMPORT_TANK: (a.ImportTank, "PS-TANK-08"),
    c.SUPERCHARGER: (a.BuySupercharger, "PS-TANK-15"),
    c.SWITCH_OFF: (a.SwitchOff, "PS-EXTRACT-03"),
}
"""The actions that name nothing but a zone, with the rule that a name breaks which is none."""
_RESOURCES: dict[int, type[Any]] = {
    c.UPGRADE: a.UpgradeCarrier,
    c.RESERVE: a.TakeFromReserve,
    c.BONUS: a.TakeBonus,
    c.STOW: a.Stow,
}
_AMOUNTS: dict[int, tuple[type[Any], str]] = {
    c.BID: (a.Bid, "PS-ROUND-13"),
    c.BUY: (a.BuyResource, "PS-ROUND-13"),
    c.SELL: (a.SellResource, "PS-ROUND-13"),
}


def _zone_encoder(kind: int, rule: str) -> Callable[[Any], int]:
    return lambda action: c.at_zone(kind, _spot(action.zone, rule))


def _amount_encoder(kind: int, rule: str) -> Callable[[Any], int]:
    return lambda action: c.with_number(kind, _amount(action.amount, rule))


def _resource_encoder(kind: int) -> Callable[[Any], int]:
    return lambda action: c.with_number(kind, _resource(action.resource))


_ENCODERS: dict[type[Action], Callable[[Any], int]] = {
    **{cls: _zone_encoder(kind, rule) for kind, (cls, rule) in _ZONES.items()},
    **{cls: _amount_encoder(kind, rule) for kind, (cls, rule) in _AMOUNTS.items()},
    **{cls: _resource_encoder(kind) for kind, cls in _RESOURCES.items()},
    a.ChooseSpecialist: lambda x: c.with_number(
        c.SPECIALIST, _small(x.number, 1, 9, "PS-BID-12", "The number of a card") - 1
    ),
    a.PlaceOrderMarker: lambda x: c.order(
        _small(x.number, 1, 4, "PS-VAR-06", "An order marker"), _resource(x.resource)
    ),
    a.Manipulate: lambda x: c.with_number(c.MANIPULATE, _strength(x.strength)),
    a.MovePrice: _move_price,
    a.Sabotage: lambda x: c.with_number(
        c.SABOTAGE, _small(x.seat, 0, 4, "PS-SAB-03", "The number of a seat")
    ),
    a.PlaceAirship: lambda x: c.with_number(
        c.AIRSHIP, _small(x.row, 1, 9, "PS-AIR-01", "The number of a row") - 1
    ),
    a.BuyConverter: _converter,
    a.Place: _place,
}


def _word(names: tuple[str, ...], number: int) -> Any:
    """A checked word; a LookupError for what is none."""
    return names[number]


def _decode_converter(code: int) -> Action:
    to = c.moved_to(code)
    where = None if to == c.NO_ZONE else zone_label(to)
    kind = _word(RESOURCES, c.converter_kind(code))
    return a.BuyConverter(kind, zone_label(c.spot_of(code)), where)


def _decode_place(code: int) -> Action:
    output = c.output_of(code)
    converter = None if output == c.WATER else _word(RESOURCES, output)
    zone = zone_label(c.spot_of(code))
    return a.Place(zone, bool(c.has_tank(code)), converter, bool(c.is_charged(code)))


def _zone_decoder(cls: type[Any]) -> Callable[[int], Action]:
    return lambda code: cls(zone_label(c.spot_of(code)))


def _amount_decoder(cls: type[Any]) -> Callable[[int], Action]:
    return lambda code: cls(c.number_of(code))


def _resource_decoder(cls: type[Any]) -> Callable[[int], Action]:
    return lambda code: cls(_word(RESOURCES, c.number_of(code)))


_DECODERS: dict[int, Callable[[int], Action]] = {
    **{kind: _zone_decoder(cls) for kind, (cls, _) in _ZONES.items()},
    **{kind: _amount_decoder(cls) for kind, (cls, _) in _AMOUNTS.items()},
    **{kind: _resource_decoder(cls) for kind, cls in _RESOURCES.items()},
    c.SPECIALIST: lambda code: a.ChooseSpecialist(c.number_of(code) + 1),
    c.ORDER: lambda code: a.PlaceOrderMarker(
        c.order_number(code), _word(RESOURCES, c.resource_of(code))
    ),
    c.MANIPULATE: lambda code: a.Manipulate(_word(STRENGTHS, c.number_of(code))),
    c.MOVE_PRICE: lambda code: a.MovePrice(
        _word(RESOURCES, c.resource_of(code)), c.spaces_of(code)
    ),
    c.SABOTAGE: lambda code: a.Sabotage(c.number_of(code)),
    c.AIRSHIP: lambda code: a.PlaceAirship(c.number_of(code) + 1),
    c.CONVERTER: _decode_converter,
    c.PLACE: _decode_place,
}

CODEC = Codec("Planet Steam", _PLAIN, _ENCODERS, _DECODERS, kind_bits=6)
encode = CODEC.encode
decode = CODEC.decode
decode_known = CODEC.decode_known

_KINDS: dict[type[Action], int] = {
    **{cls: kind for kind, (cls, _) in _ZONES.items()},
    **{cls: kind for kind, (cls, _) in _AMOUNTS.items()},
    **{cls: kind for kind, cls in _RESOURCES.items()},
    a.ChooseSpecialist: c.SPECIALIST,
    a.PlaceOrderMarker: c.ORDER,
    a.Manipulate: c.MANIPULATE,
    a.MovePrice: c.MOVE_PRICE,
    a.Sabotage: c.SABOTAGE,
    a.PlaceAirship: c.AIRSHIP,
    a.BuyConverter: c.CONVERTER,
    a.Place: c.PLACE,
}


def kind_of_type(action: type[Action]) -> int:
    """The kind of an action that needs more than its kind."""
    return _KINDS[action]
