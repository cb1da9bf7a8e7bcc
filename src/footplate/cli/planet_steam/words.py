"""What a player types in Planet Steam, as actions; whether they are legal is for the rules."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from footplate import Action, BadInput
from footplate.cli.planet_steam.zonemap import GOODS
from footplate.cli.typed import number, seat_of
from footplate.core.plan import Plan
from footplate.core.prompt import Prompt
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.views import PlanetSteamView

AUCTIONS: Final = ("bid-specialist", "bid-zone", "bid-carrier")
CHARGED: Final = ("^", "charged", "supercharged", "supercharger", "charger")
NOTHING: Final = ("to", "and", "for", "a", "the", "marker", "on", "in", "place", "carrier", "row")
"""Words between those that count."""
SIGNS: Final = {"up": "+", "down": "-", "+": "+", "-": "-"}
NO: Final = ("pass", "no", "nothing", "skip", "decline")
DONE: Final = ("done", "end", "finish", "stop")
# What doing nothing is called at each step.
NOT: Final[dict[str, Action]] = {
    "engineer": a.Decline(),
    "bank-agent": a.Decline(),
    "move-prices": a.EndManipulation(),
    "claim": a.PassClaim(),
    "keep-carrier": a.GiveUpCarrier(),
    "activate": a.DeclineActivation(),
    "tanks": a.EndTanks(),
    "trade": a.PassTrade(),
    "certificates": a.PassCertificates(),
}
PLAIN: Final[dict[str, Action]] = {
    **dict.fromkeys(("act", "activate", "pay", "pay water"), a.Activate()),
    **dict.fromkeys(("rearrange", "lift"), a.Rearrange()),
    **dict.fromkeys(("extract", "run", "extract all"), a.Extract()),
    **dict.fromkeys(("luxury", "buy luxury", "quarters", "luxury quarters"), a.BuyLuxury()),
    **dict.fromkeys(("sell license", "sell a license"), a.SellLicense()),
    **dict.fromkeys(("buy license", "buy a license"), a.BuyLicense()),
    **dict.fromkeys(("keep", "keep carrier", "keep it"), a.KeepCarrier()),
    **dict.fromkeys(("give up", "give", "give it up"), a.GiveUpCarrier()),
    **dict.fromkeys(("credits", "take credits", "money"), a.TakeCredits()),
    **dict.fromkeys(("take license", "take a license"), a.TakeLicense()),
    **{strength: a.Manipulate(strength) for strength in ("weak", "moderate", "strong")},
}
OF_RESOURCE: Final[dict[str, Callable[[a.Resource], Action]]] = {
    "upgrade-carrier": a.UpgradeCarrier,
    "bank-agent": a.TakeFromReserve,
    "bonus-resource": a.TakeBonus,
    "stow": a.Stow,
}
"""What a resource alone means, by step."""
VERBS: Final[dict[str, type[Action]]] = {
    "bid": a.Bid,
    "roll": a.RollFor,
    "license": a.UseLicense,
    "neutral": a.PlaceNeutral,
    **dict.fromkeys(("auction", "offer"), a.AuctionZone),
    **dict.fromkeys(("row", "airship", "moor"), a.PlaceAirship),
    "tank": a.BuyTank,
    "import": a.ImportTank,
    "converter": a.BuyConverter,
    **dict.fromkeys(("charge", "supercharger", "supercharge"), a.BuySupercharger),
    **dict.fromkeys(("upgrade", "carrier"), a.UpgradeCarrier),
    "off": a.SwitchOff,
    "tip": a.TipTank,
    "stow": a.Stow,
    "manipulate": a.Manipulate,
    "price": a.MovePrice,
    "sabotage": a.Sabotage,
    "order": a.PlaceOrderMarker,
}
"""What follows the verb fills the fields of the action, in their order."""


@dataclass(frozen=True)
class Situation:
    """What the words are said about."""

    view: PlanetSteamView
    names: Sequence[str]
    zones: Collection[str]
    plan: Plan
    prompt: Prompt

    @property
    def step(self) -> str:
        return self.view.step

    def zone(self, word: str) -> str:
        zone = word.strip().upper()
        if zone not in self.zones:
            raise BadInput(f"There is no zone {word.strip()!r} here: zones are called A1, C3.")
        return zone

    def is_zone(self, word: str) -> bool:
        return word.upper() in self.zones

    def offers(self, group: str) -> bool:
        return any(each.id == group and each.choices for each in self.prompt.groups)


# --- single words ---------------------------------------------------------------------------------


def resource(word: str) -> a.Resource | None:
    """A resource by name, the start of it, or its letter."""
    return GOODS.meant(word.strip())  # type: ignore[return-value]


def need_resource(word: str) -> a.Resource:
    found = resource(word)
    if found is None:
        raise BadInput(f"{word.strip()!r} is no resource: quartz, ore, water, energy.")
    return found


def _spaces(word: str) -> int:
    """`+2`, `-1`."""
    if word[:1] not in ("+", "-"):
        raise BadInput("Move a price by how much? `ore +2`, `energy -1`.")
    return number(word[1:], "How many spaces") * (-1 if word[0] == "-" else 1)


def _converter(word: str) -> a.Resource:
    if need_resource(word) == "water":
        raise BadInput("A tank without a converter gives water: there is none to buy for it.")
    return need_resource(word)


def _strength(word: str) -> str:
    if not isinstance(PLAIN.get(word), a.Manipulate):
        raise BadInput("How strong? `weak`, `moderate` or `strong`.")
    return word


def tidy(words: str) -> str:
    """Lower case, single spaces, one spelling; a sign joins its number."""
    said: list[str] = []
    for word in words.casefold().replace("licence", "license").split():
        if word.isdecimal() and said and said[-1] in SIGNS:
            said[-1] = SIGNS[said[-1]] + word
        else:
            said.append(word)
    return " ".join(said)


def counting(words: str) -> list[str]:
    """The words that count; commas and arrows between them are nothing."""
    for sign in ",;>→":
        words = words.replace(sign, " ")
    return [word for word in words.split() if word not in NOTHING and word != "-"]


def zones_in(table: Situation, words: str) -> list[str]:
    return [table.zone(word) for word in counting(words)]


# --- whole actions --------------------------------------------------------------------------------


def meant(table: Situation, words: str) -> Action | None:
    """The action that the words name; None where they name none."""
    low = tidy(words)
    if low in NO or low in DONE:
        runs = low in DONE and table.step == "extract"
        return a.Extract() if runs else NOT.get(table.step, a.Pass())
    if low == "license":
        return a.TakeLicense() if table.step == "engineer" else a.BuyLicense()
    if low in PLAIN:
        return PLAIN[low]
    if table.step in AUCTIONS and low.isdecimal():
        return a.Bid(number(low))
    if table.view.hand is not None:
        placed = _placed(table.view.hand.next, low)
        if placed is not None:
            return placed
    verb, _, rest = low.partition(" ")
    if rest and verb in SPECIAL:
        return SPECIAL[verb](table, rest)
    if rest and verb in VERBS:
        return _filled(table, VERBS[verb], counting(rest))
    found = resource(verb)
    return None if found is None else _of_resource(table, found, counting(rest))


def _filled(table: Situation, kind: type[Action], words: Sequence[str]) -> Action:
    """An action whose fields the words fill, one after the other."""
    fields = msgspec.structs.fields(kind)
    needed = [field for field in fields if field.required]
    if kind is a.PlaceOrderMarker and words and resource(words[0]) is not None:
        words = words[::-1]
    if not len(needed) <= len(words) <= len(fields):
        names = " and ".join(f"the {field.name.replace('_', ' ')}" for field in needed)
        raise BadInput(f"Say {names}, and no more.")
    read: dict[str, Callable[[str], Any]] = {
        "zone": table.zone,
        "moved_to": table.zone,
        "resource": need_resource,
        "converter": _converter,
        "spaces": _spaces,
        "strength": _strength,
        "seat": lambda word: seat_of(table.names, word),
    }
    values = [read.get(f.name, number)(word) for f, word in zip(fields, words, strict=False)]
    return kind(*values)


def _of_resource(table: Situation, found: a.Resource, rest: list[str]) -> Action | None:
    """A resource first: what is meant follows from the step and what comes after it."""
    if not rest:
        if table.step == "activate" and found == "water":
            return a.DeclineActivation()
        return OF_RESOURCE[table.step](found) if table.step in OF_RESOURCE else None
    if rest[0][0] in "+-":
        return _filled(table, a.MovePrice, [found, *rest])
    if rest[0].isdecimal():
        return _filled(table, a.PlaceOrderMarker, [rest[0], found])
    return _filled(table, a.BuyConverter, [found, *rest]) if table.is_zone(rest[0]) else None


def _take(table: Situation, rest: str) -> Action:
    """A specialist, something from one, or a bonus resource."""
    rest = " ".join(counting(rest.removeprefix("1 ")))
    found = resource(rest.partition(" ")[0])
    if found is not None:
        if table.step == "activate" and found == "water":
            return a.DeclineActivation()
        return a.TakeFromReserve(found) if table.step == "bank-agent" else a.TakeBonus(found)
    if rest.isdecimal():
        return a.ChooseSpecialist(number(rest))
    for card in table.view.cards:
        title = table.plan.name(f"card:{card.number}").casefold()
        if any(title[at:].startswith(rest) for at in _beginnings(title)):
            return a.ChooseSpecialist(card.number)
    raise BadInput(f"There is no specialist {rest!r}: give the number of the card.")


def _beginnings(text: str) -> list[int]:
    return [at for at in range(len(text)) if at == 0 or text[at - 1] == " "]


def _claim(table: Situation, rest: str) -> Action:
    """`claim` and `own` mean the marker that is to be placed now."""
    zone = table.zone(rest)
    if table.step == "place-claims":
        return a.PlaceNeutral(zone) if table.offers("place-neutral") else a.PlaceClaim(zone)
    return a.ClaimZone(zone)


def _buy(table: Situation, rest: str) -> Action:
    """Resources by number; everything else that is bought has its own word."""
    what, _, more = rest.removeprefix("a ").partition(" ")
    if more and (what in VERBS or (resource(what) and table.is_zone(more.partition(" ")[0]))):
        found = meant(table, f"{what} {more}")
        if found is not None:
            return found
    return a.BuyResource(_amount(table, rest))


def _sell(table: Situation, rest: str) -> Action:
    if rest.partition(" ")[0] == "all" and table.view.trading and table.view.viewer is not None:
        return a.SellResource(table.view.holdings[table.view.viewer][table.view.trading])
    return a.SellResource(_amount(table, rest))


def _amount(table: Situation, rest: str) -> int:
    """`3` or `3 ore`; another resource than that in turn is a slip."""
    count, _, name = rest.partition(" ")
    if name and table.view.trading and need_resource(name) != table.view.trading:
        raise BadInput(f"Now {table.view.trading} is traded, not {need_resource(name)}.")
    return number(count)


def _placed(zone: str, low: str) -> Action | None:
    """Rearranging: `none`, `tank`, `ore`, `ore charged`; the zone may be said before it."""
    said = low.removeprefix(zone.casefold()).strip(" :").replace("^", " ^").split()
    if said in (["none"], ["empty"], ["no", "tank"]):
        return a.Place(zone)
    charged = any(word in CHARGED for word in said)
    rest = [word for word in said if word not in (*CHARGED, "tank", "with")]
    found = resource(rest[0]) if len(rest) == 1 else None
    if not said or len(rest) > 1 or (rest and found is None):
        return None
    return a.Place(zone, True, None if found in (None, "water") else found, charged)  # type: ignore[arg-type]


SPECIAL: Final[dict[str, Callable[[Situation, str], Action]]] = {
    **dict.fromkeys(("take", "choose", "specialist"), _take),
    **dict.fromkeys(("claim", "own"), _claim),
    "buy": _buy,
    "sell": _sell,
}
"""Verbs that mean one thing here and another there."""
