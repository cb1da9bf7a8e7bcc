"""Actions to codes and back, and why some well-formed actions have no code at all."""

from collections.abc import Callable
from functools import partial
from typing import Any

from footplate.core.action import Action
from footplate.core.codec import Codec, Unsayable, shown
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS
from footplate.games.imperial_steam.board.names import BoardNames, Names
from footplate.games.imperial_steam.language import actions as a

MAX_AMOUNT = 1 << 20
STEP = 10
"""Guldens of a step of the influence track, in which bids are counted."""

_PLAIN: dict[int, Action] = {
    c.RAISE: a.RaiseShare(),
    c.LOWER: a.LowerShare(),
    c.FUNDRAISE: a.Fundraise(),
    c.PASS: a.Pass(),
    c.SELL: a.SellShare(),
    c.FORGO: a.Forgo(),
    c.END: a.EndTurn(),
}


def _named(names: Names, name: str, rule: str, what: str) -> int:
    try:
        return names.number(name)
    except LookupError:
        raise Unsayable(rule, f"There is no {what} {shown(name)}.") from None


def _among(words: tuple[str, ...], value: str, rule: str) -> int:
    if value not in words:
        raise Unsayable(rule, f"{shown(value)} is none of {', '.join(words)}.")
    return words.index(value)


def _small(value: int, low: int, high: int, rule: str, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Unsayable(rule, f"{what} is {low} to {high}, not {shown(value)}.")
    return value


def _good(value: str) -> int:
    return _among(GOODS, value, "IS-STORE-01")


def _level(value: int, rule: str) -> int:
    return _small(value, 1, c.LEVELS, rule, "The level of a worker") - 1


def _engine(value: int, rule: str) -> int:
    return _small(value, 1, 15, rule, "The level of an engine")


def _link(names: BoardNames, value: str) -> int:
    return _named(names.links, value, "IS-BOARD-03", "link")


def _city(names: BoardNames, value: str) -> int:
    return _named(names.cities, value, "IS-BOARD-02", "city")


def _contract(names: BoardNames, value: str) -> int:
    return _named(names.contracts, value, "IS-CONTRACT-01", "contract")


def _site(names: BoardNames, kind: int, site: str, rule: str, more: int = 0) -> int:
    """A site is its city and its number there, as `wien.1`."""
    city, dot, number = f"{site}".rpartition(".")
    if not dot or len(number) > 2 or not number.isdecimal() or not number.isascii():
        raise Unsayable(rule, f"{shown(site)} is no site: it is a city and a number, as wien.1.")
    place = int(number)
    if str(place) != number or not 1 <= place <= 16:
        raise Unsayable(rule, f"There is no site {shown(site)}.")
    return c.at_site(kind, _named(names.cities, city, rule, "city"), place - 1, more)


def _bid(action: a.Bid) -> int:
    amount = action.amount
    if type(amount) is not int or not 0 <= amount < MAX_AMOUNT or amount % STEP:
        raise Unsayable("IS-BID-02", f"A bid is 0 or more in steps of {STEP}, not {shown(amount)}.")
    return c.with_number(c.BID, amount // STEP)


def _gift(action: a.Philanthropize) -> int:
    steps = action.steps
    if type(steps) is not int or not 1 <= steps < MAX_AMOUNT:
        raise Unsayable(
            "IS-GIFT-02", f"At least one step of influence is paid for, not {shown(steps)}."
        )
    return c.with_number(c.GIFT, steps)


def _worker(action: a.HireWorker) -> int:
    hub = _among(HUBS, action.hub, "IS-HIRE-03")
    column = _small(action.column, 1, 16, "IS-HIRE-03", "The column of a hub")
    return c.with_pair(c.WORKER, hub, column - 1)


def _engineer(action: a.HireEngineer) -> int:
    hub = _among(HUBS, action.hub, "IS-HIRE-10")
    return c.with_pair(c.ENGINEER, hub, _among(a.ENGINEERS, action.kind, "IS-HIRE-10"))


def _staff(action: a.Staff) -> int:
    area = _among(a.AREAS, action.area, "IS-FACTORY-10")
    return c.with_pair(c.STAFF, _level(action.level, "IS-FACTORY-10"), area)


def _upgrade(action: a.UpgradeTrain) -> int:
    level = _engine(action.level, "IS-TRAIN-08")
    return c.with_pair(c.UPGRADE, level, _engine(action.to, "IS-TRAIN-08"))


_ENCODERS: dict[type[Action], Callable[[BoardNames, Any], int]] = {
    a.Bid: lambda _, x: _bid(x),
    a.BuildTrack: lambda names, x: c.with_number(c.TRACK, _link(names, x.link)),
    a.Work: lambda _, x: c.with_number(c.WORK, _level(x.level, "IS-TRACK-22")),
    a.HireWorker: lambda _, x: _worker(x),
    a.HireEngineer: lambda _, x: _engineer(x),
    a.BuildStation: lambda names, x: c.with_number(c.STATION, _city(names, x.city)),
    a.BuildFactory: lambda names, x: _site(
        names, c.FACTORY, x.site, "IS-FACTORY-01", _good(x.good)
    ),
    a.Staff: lambda _, x: _staff(x),
    a.Produce: lambda names, x: _site(names, c.PRODUCE, x.site, "IS-PRODUCE-01"),
    a.BuyGood: lambda _, x: c.with_number(c.BUY, _good(x.good)),
    a.OrderGood: lambda _, x: c.with_number(c.ORDER, _good(x.good)),
    a.BuyTrain: lambda _, x: c.with_number(c.TRAIN, _engine(x.level, "IS-TRAIN-02")),
    a.UpgradeTrain: lambda _, x: _upgrade(x),
    a.SecureContract: lambda names, x: c.with_number(c.CONTRACT, _contract(names, x.contract)),
    a.Philanthropize: lambda _, x: _gift(x),
    a.Idle: lambda _, x: c.with_number(c.IDLE, _among(a.TILES, x.tile, "IS-TURN-10")),
    a.Deliver: lambda names, x: _site(
        names, c.DELIVER, x.site, "IS-DELIVER-03", _city(names, x.city)
    ),
    a.BuyAccess: lambda names, x: c.with_number(c.ACCESS, _link(names, x.link)),
    a.Spend: lambda _, x: c.with_number(c.SPEND, _among(a.PURCHASES, x.on, "IS-CITY-05")),
    a.Discard: lambda _, x: c.with_number(c.DISCARD, _good(x.good)),
}


def _word(words: tuple[str, ...], number: int) -> Any:
    """A checked word; a LookupError for what is none."""
    return words[number]


def _site_name(names: BoardNames, code: int) -> str:
    return f"{names.cities.name(c.site_city(code))}.{c.site_place(code) + 1}"


def _decode_level(number: int) -> Any:
    return number + 1


_DECODERS: dict[int, Callable[[BoardNames, int], Action]] = {
    c.BID: lambda _, code: a.Bid(c.number_of(code) * STEP),
    c.TRACK: lambda names, code: a.BuildTrack(names.links.name(c.number_of(code))),
    c.WORK: lambda _, code: a.Work(_decode_level(c.number_of(code))),
    c.WORKER: lambda _, code: a.HireWorker(_word(HUBS, c.first_of(code)), c.second_of(code) + 1),
    c.ENGINEER: lambda _, code: a.HireEngineer(
        _word(HUBS, c.first_of(code)), _word(a.ENGINEERS, c.second_of(code))
    ),
    c.STATION: lambda names, code: a.BuildStation(names.cities.name(c.number_of(code))),
    c.FACTORY: lambda names, code: a.BuildFactory(
        _site_name(names, code), _word(GOODS, c.site_more(code))
    ),
    c.STAFF: lambda _, code: a.Staff(
        _decode_level(c.first_of(code)), _word(a.AREAS, c.second_of(code))
    ),
    c.PRODUCE: lambda names, code: a.Produce(_site_name(names, code)),
    c.BUY: lambda _, code: a.BuyGood(_word(GOODS, c.number_of(code))),
    c.ORDER: lambda _, code: a.OrderGood(_word(GOODS, c.number_of(code))),
    c.TRAIN: lambda _, code: a.BuyTrain(c.number_of(code)),
    c.UPGRADE: lambda _, code: a.UpgradeTrain(c.first_of(code), c.second_of(code)),
    c.CONTRACT: lambda names, code: a.SecureContract(names.contracts.name(c.number_of(code))),
    c.GIFT: lambda _, code: a.Philanthropize(c.number_of(code)),
    c.IDLE: lambda _, code: a.Idle(_word(a.TILES, c.number_of(code))),
    c.DELIVER: lambda names, code: a.Deliver(
        _site_name(names, code), names.cities.name(c.site_more(code))
    ),
    c.ACCESS: lambda names, code: a.BuyAccess(names.links.name(c.number_of(code))),
    c.SPEND: lambda _, code: a.Spend(_word(a.PURCHASES, c.number_of(code))),
    c.DISCARD: lambda _, code: a.Discard(_word(GOODS, c.number_of(code))),
}

KIND_OF: dict[type[Action], int] = {
    a.Bid: c.BID,
    a.BuildTrack: c.TRACK,
    a.Work: c.WORK,
    a.HireWorker: c.WORKER,
    a.HireEngineer: c.ENGINEER,
    a.BuildStation: c.STATION,
    a.BuildFactory: c.FACTORY,
    a.Staff: c.STAFF,
    a.Produce: c.PRODUCE,
    a.BuyGood: c.BUY,
    a.OrderGood: c.ORDER,
    a.BuyTrain: c.TRAIN,
    a.UpgradeTrain: c.UPGRADE,
    a.SecureContract: c.CONTRACT,
    a.Philanthropize: c.GIFT,
    a.RaiseShare: c.RAISE,
    a.LowerShare: c.LOWER,
    a.Fundraise: c.FUNDRAISE,
    a.Pass: c.PASS,
    a.Idle: c.IDLE,
    a.SellShare: c.SELL,
    a.Deliver: c.DELIVER,
    a.BuyAccess: c.ACCESS,
    a.Spend: c.SPEND,
    a.Forgo: c.FORGO,
    a.Discard: c.DISCARD,
    a.EndTurn: c.END,
}
"""The kind of the codes of each action."""


def codec_with(names: BoardNames) -> Codec:
    """Actions and codes that say these names and no others."""
    return Codec(
        "Imperial Steam",
        _PLAIN,
        {action: partial(encoder, names) for action, encoder in _ENCODERS.items()},
        {kind: partial(decoder, names) for kind, decoder in _DECODERS.items()},
        kind_bits=5,
    )
