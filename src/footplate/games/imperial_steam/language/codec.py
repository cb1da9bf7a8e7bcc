"""Actions to codes and back, and why some well-formed actions have no code at all."""

from collections.abc import Callable
from typing import Any

from footplate.core.action import Action
from footplate.core.codec import Codec, Unsayable, shown
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS
from footplate.games.imperial_steam.board.names import CITIES, CONTRACTS, LINKS, Names
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


def _link(value: str) -> int:
    return _named(LINKS, value, "IS-BOARD-03", "link")


def _city(value: str) -> int:
    return _named(CITIES, value, "IS-BOARD-02", "city")


def _site(kind: int, site: str, rule: str, more: int = 0) -> int:
    """A site is its city and its number there, as `wien.1`."""
    city, dot, number = f"{site}".rpartition(".")
    if not dot or len(number) > 2 or not number.isdecimal() or not number.isascii():
        raise Unsayable(rule, f"{shown(site)} is no site: it is a city and a number, as wien.1.")
    place = int(number)
    if str(place) != number or not 1 <= place <= 16:
        raise Unsayable(rule, f"There is no site {shown(site)}.")
    return c.at_site(kind, _named(CITIES, city, rule, "city"), place - 1, more)


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


_ENCODERS: dict[type[Action], Callable[[Any], int]] = {
    a.Bid: _bid,
    a.BuildTrack: lambda x: c.with_number(c.TRACK, _link(x.link)),
    a.Work: lambda x: c.with_number(c.WORK, _level(x.level, "IS-TRACK-22")),
    a.HireWorker: _worker,
    a.HireEngineer: _engineer,
    a.BuildStation: lambda x: c.with_number(c.STATION, _city(x.city)),
    a.BuildFactory: lambda x: _site(c.FACTORY, x.site, "IS-FACTORY-01", _good(x.good)),
    a.Staff: _staff,
    a.Produce: lambda x: _site(c.PRODUCE, x.site, "IS-PRODUCE-01"),
    a.BuyGood: lambda x: c.with_number(c.BUY, _good(x.good)),
    a.OrderGood: lambda x: c.with_number(c.ORDER, _good(x.good)),
    a.BuyTrain: lambda x: c.with_number(c.TRAIN, _engine(x.level, "IS-TRAIN-02")),
    a.UpgradeTrain: _upgrade,
    a.SecureContract: lambda x: c.with_number(
        c.CONTRACT, _named(CONTRACTS, x.contract, "IS-CONTRACT-01", "contract")
    ),
    a.Philanthropize: _gift,
    a.Idle: lambda x: c.with_number(c.IDLE, _among(a.TILES, x.tile, "IS-TURN-10")),
    a.Deliver: lambda x: _site(c.DELIVER, x.site, "IS-DELIVER-03", _city(x.city)),
    a.BuyAccess: lambda x: c.with_number(c.ACCESS, _link(x.link)),
    a.Spend: lambda x: c.with_number(c.SPEND, _among(a.PURCHASES, x.on, "IS-CITY-05")),
    a.Discard: lambda x: c.with_number(c.DISCARD, _good(x.good)),
}


def _word(words: tuple[str, ...], number: int) -> Any:
    """A checked word; a LookupError for what is none."""
    return words[number]


def _site_name(code: int) -> str:
    return f"{CITIES.name(c.site_city(code))}.{c.site_place(code) + 1}"


def _decode_level(number: int) -> Any:
    return number + 1


_DECODERS: dict[int, Callable[[int], Action]] = {
    c.BID: lambda code: a.Bid(c.number_of(code) * STEP),
    c.TRACK: lambda code: a.BuildTrack(LINKS.name(c.number_of(code))),
    c.WORK: lambda code: a.Work(_decode_level(c.number_of(code))),
    c.WORKER: lambda code: a.HireWorker(_word(HUBS, c.first_of(code)), c.second_of(code) + 1),
    c.ENGINEER: lambda code: a.HireEngineer(
        _word(HUBS, c.first_of(code)), _word(a.ENGINEERS, c.second_of(code))
    ),
    c.STATION: lambda code: a.BuildStation(CITIES.name(c.number_of(code))),
    c.FACTORY: lambda code: a.BuildFactory(_site_name(code), _word(GOODS, c.site_more(code))),
    c.STAFF: lambda code: a.Staff(
        _decode_level(c.first_of(code)), _word(a.AREAS, c.second_of(code))
    ),
    c.PRODUCE: lambda code: a.Produce(_site_name(code)),
    c.BUY: lambda code: a.BuyGood(_word(GOODS, c.number_of(code))),
    c.ORDER: lambda code: a.OrderGood(_word(GOODS, c.number_of(code))),
    c.TRAIN: lambda code: a.BuyTrain(c.number_of(code)),
    c.UPGRADE: lambda code: a.UpgradeTrain(c.first_of(code), c.second_of(code)),
    c.CONTRACT: lambda code: a.SecureContract(CONTRACTS.name(c.number_of(code))),
    c.GIFT: lambda code: a.Philanthropize(c.number_of(code)),
    c.IDLE: lambda code: a.Idle(_word(a.TILES, c.number_of(code))),
    c.DELIVER: lambda code: a.Deliver(_site_name(code), CITIES.name(c.site_more(code))),
    c.ACCESS: lambda code: a.BuyAccess(LINKS.name(c.number_of(code))),
    c.SPEND: lambda code: a.Spend(_word(a.PURCHASES, c.number_of(code))),
    c.DISCARD: lambda code: a.Discard(_word(GOODS, c.number_of(code))),
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

CODEC = Codec("Imperial Steam", _PLAIN, _ENCODERS, _DECODERS, kind_bits=5)
encode = CODEC.encode
decode = CODEC.decode
decode_known = CODEC.decode_known
