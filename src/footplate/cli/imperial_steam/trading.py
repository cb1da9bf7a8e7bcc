"""What a player types to trade: goods, trains, contracts, influence, shares, deliveries."""

from collections.abc import Sequence

from footplate import BadInput
from footplate.cli.desk import Play
from footplate.cli.imperial_steam.atlas import Named, folded
from footplate.cli.imperial_steam.building import access
from footplate.cli.imperial_steam.offers import IDS
from footplate.cli.imperial_steam.situation import Meant, Situation, chain, need_goods, one_of
from footplate.core.tokens import tokens
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.language import actions as a


def contract_id(words: str) -> str | None:
    """`k05` of `K5`, `k 05` or `#k05`; None for anything else."""
    said = tokens(words.casefold().removeprefix("#"))
    named = len(said) == 2 and said[0] == "k" and said[1].isdecimal() and int(said[1]) < 100
    return f"k{int(said[1]):02}" if named else None


def buy(table: Situation, rest: str) -> Meant:
    if {"is", "train", "engine"} & set(tokens(rest)):
        return train(table, rest)
    if rest.startswith("access "):
        return access(table, rest.removeprefix("access"))
    goods = need_goods(table, rest, "buy iron")
    return chain([a.BuyGood(good) for good in goods])


def order(table: Situation, rest: str) -> Meant:
    return chain([a.OrderGood(good) for good in need_goods(table, rest, "order 2 iron")])


def train(table: Situation, rest: str) -> Meant:
    levels = table.atlas.read(_engines(rest)).numbers
    if len(levels) != 1:
        raise BadInput("Which engine? `train 5` buys an IS-5, `upgrade 3 5` makes one of an IS-3.")
    return Play(a.BuyTrain(levels[0]))


def _engines(rest: str) -> str:
    """`IS-4 to IS-6` is `4 to 6`."""
    return " ".join(token for token in tokens(rest) if token not in ("is", "-"))


def upgrade(table: Situation, rest: str) -> Meant:
    """`3 5`, or `5` where it is plain which engine is meant."""
    levels = table.atlas.read(_engines(rest)).numbers
    if len(levels) == 2:
        return Play(a.UpgradeTrain(levels[0], levels[1]))
    if len(levels) != 1:
        raise BadInput("Which engine to which? `upgrade 3 5`.")
    found = [a.UpgradeTrain(level, levels[0]) for level in sorted(set(table.own.engines))]
    return one_of(table, found, "Which engine? Type a number.")


def contract(table: Situation, rest: str) -> Meant:
    card = contract_id(rest) or contract_id(f"k{rest}")
    if card is None:
        raise BadInput(f"{rest!r} is no contract: they are called k01, k02 and so on.")
    return Play(a.SecureContract(card))


def give(table: Situation, rest: str) -> Meant:
    numbers = table.atlas.read(rest).numbers
    if len(numbers) != 1:
        raise BadInput("How many steps of influence? `give 3` pays 30 for three.")
    return Play(a.Philanthropize(numbers[0]))


def share(table: Situation, rest: str) -> Meant:
    if rest in ("up", "raise", "+"):
        return Play(a.RaiseShare())
    if rest in ("down", "lower", "-"):
        return Play(a.LowerShare())
    raise BadInput("Up or down? `share up`, `share down`.")


def sell(table: Situation, rest: str) -> Meant:
    numbers = [
        int(part.value)
        for part in table.atlas.read(rest.replace("shares", "")).parts
        if part.kind in ("number", "times")
    ]
    return chain([a.SellShare()] * max(1, min(numbers[0] if numbers else 1, 10)))


def deliver(table: Situation, rest: str) -> Meant:
    """`wien.1 graz`, `iron graz`, `iron from wien to graz`."""
    said = table.atlas.read(rest)
    if not said.cities:
        raise BadInput("Deliver what, and where? `deliver iron graz`, `deliver wien.1 graz`.")
    goal = said.cities[-1].value
    if len(said.cities) == 1 and not said.goods:
        sites = [factory.site for factory in table.own.factories if factory.goods]
    else:
        sites = _origins(table, said.cities[:-1], said.goods)
    if not sites:
        what = f"{said.goods[0]} factory" if said.goods else "factory with goods"
        raise BadInput(f"You have no {what} to deliver from: `board` lists yours.")
    return one_of(table, (a.Deliver(site, goal) for site in sites), "Which? Type a number.")


def _origins(table: Situation, places: Sequence[Named], goods: Sequence[Good]) -> list[str]:
    if places and places[0].number is not None:
        return [f"{places[0].value}.{places[0].number}"]
    city = places[0].value if places else None
    return [
        factory.site
        for factory in sorted(table.own.factories, key=lambda factory: not factory.goods)
        if (city is None or factory.site.rpartition(".")[0] == city)
        and (not goods or factory.good in goods)
    ]


def idle(table: Situation, rest: str) -> Meant:
    key = folded(rest)
    found = [tile for tile in a.TILES if tile == IDS.get(key, key)]
    found += [tile for tile in a.TILES if key and f" {tile}".replace("_", " ").find(f" {key}") >= 0]
    if not found:
        raise BadInput("On which tile? `idle hire`.")
    return Play(a.Idle(found[0]))
