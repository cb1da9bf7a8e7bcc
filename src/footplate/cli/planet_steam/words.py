"""What a player types in Planet Steam, as actions; whether they are legal is for the rules."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from footplate import Action, BadInput
from footplate.cli.planet_steam.zonemap import GOODS
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.board.rules import ROLE_NAMES, TITLES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.views import PlanetSteamView

ZONE: Final = re.compile(r"[A-Za-z][0-9]{1,2}")
SIGNED: Final = re.compile(r"([+-]|up |down )\s*(\d+)")
AUCTIONS: Final = ("bid-specialist", "bid-zone", "bid-carrier")
CHARGED: Final = ("^", "charged", "supercharged", "supercharger", "charger")
# What doing nothing is called at each step.
NO: Final[dict[str, Action]] = {
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


@dataclass(frozen=True)
class Situation:
    """What the words are said about."""

    view: PlanetSteamView
    names: Sequence[str]
    zones: Collection[str]
    legal: Collection[Action]

    @property
    def step(self) -> str:
        return self.view.step

    def zone(self, word: str) -> str:
        zone = word.strip().upper()
        if zone not in self.zones:
            raise BadInput(f"There is no zone {word.strip()!r} here: zones are called A1, C3.")
        return zone


def resource(word: str) -> a.Resource | None:
    """A resource by name, the start of it, or its letter."""
    found = GOODS.meant(word.strip())
    return next((name for name in RESOURCES if name == found), None)


def need_resource(word: str) -> a.Resource:
    found = resource(word)
    if found is None:
        raise BadInput(f"{word.strip()!r} is no resource: quartz, ore, water, energy.")
    return found


def number(word: str, what: str) -> int:
    if not word.strip().isdecimal() or len(word) > 6:
        raise BadInput(f"{what}? {word.strip()!r} is no number.")
    return int(word)


def tidy(words: str) -> str:
    """Lower case, single spaces, one spelling."""
    return " ".join(words.casefold().replace("licence", "license").split())


def zones_in(table: Situation, words: str) -> list[str]:
    """The zones that are named, in order; `to`, commas and arrows between them are nothing."""
    tokens = re.sub(r"[,;>→-]", " ", words).replace(" to ", " ").replace(" and ", " ").split()
    return [table.zone(token) for token in tokens]


def meant(table: Situation, words: str) -> Action | None:
    """The action that the words name; None where they name none."""
    low = tidy(words)
    if low in ("pass", "no", "nothing", "skip", "decline"):
        return NO.get(table.step, a.Pass())
    if low in ("done", "end", "finish", "stop"):
        return a.Extract() if table.step == "extract" else NO.get(table.step, a.Pass())
    if low == "license":
        return a.TakeLicense() if table.step == "engineer" else a.BuyLicense()
    if low in PLAIN:
        return PLAIN[low]
    if table.step in AUCTIONS and low.isdecimal():
        return a.Bid(number(low, "Bid how much"))
    verb, _, rest = low.partition(" ")
    if table.step == "rearrange" and table.view.hand is not None:
        placed = _placed(table.view.hand.next, low)
        if placed is not None:
            return placed
    if verb in VERBS and rest:
        return VERBS[verb](table, rest)
    found = resource(verb)
    return None if found is None else _of_resource(table, found, rest)


# --- one verb after the other ---------------------------------------------------------------------


def _take(table: Situation, rest: str) -> Action:
    """A specialist, something from one, or a bonus resource."""
    rest = rest.removeprefix("a ").removeprefix("the ").removeprefix("1 ")
    found = resource(rest.split()[0])
    if found is not None:
        if table.step == "activate" and found == "water":
            return a.DeclineActivation()
        return a.TakeFromReserve(found) if table.step == "bank-agent" else a.TakeBonus(found)
    return a.ChooseSpecialist(_specialist(table, rest))


def _specialist(table: Situation, rest: str) -> int:
    if rest.isdecimal():
        return number(rest, "Which specialist")
    for card in table.view.cards:
        held = [TITLES[ROLE_NAMES.index(role)].casefold() for role in card.roles]
        if any(word.startswith(rest) for title in held for word in (title, *title.split())):
            return card.number
    raise BadInput(f"There is no specialist {rest!r}: give the number of the card.")


def _claim(table: Situation, rest: str) -> Action:
    """`claim` and `own` mean the marker that is to be placed now."""
    zone = table.zone(rest)
    if table.step == "place-claims":
        neutral = a.PlaceNeutral(zone)
        neutrals = any(isinstance(each, a.PlaceNeutral) for each in table.legal)
        return neutral if neutrals else a.PlaceClaim(zone)
    return a.ClaimZone(zone)


def _tank(make: Callable[[str], Action]) -> Callable[[Situation, str], Action]:
    return lambda table, rest: make(table.zone(rest))


def _converter(table: Situation, rest: str) -> Action:
    kind, _, where = rest.partition(" ")
    return converter(table, need_resource(kind), where)


def converter(table: Situation, kind: a.Resource, where: str) -> Action:
    if kind == "water":
        raise BadInput("A tank without a converter gives water: there is none to buy for it.")
    found = zones_in(table, where)
    if not 1 <= len(found) <= 2:
        raise BadInput(f"A converter for which tank? `{kind} B2`, or `{kind} B2 to D3`.")
    return a.BuyConverter(kind, found[0], found[1] if len(found) > 1 else None)


def _of_resource(table: Situation, found: a.Resource, rest: str) -> Action | None:
    """A resource first: what is meant follows from the step and what comes after it."""
    if not rest:
        step: dict[str, Action] = {
            "upgrade-carrier": a.UpgradeCarrier(found),
            "bank-agent": a.TakeFromReserve(found),
            "bonus-resource": a.TakeBonus(found),
            "stow": a.Stow(found),
        }
        if table.step == "activate" and found == "water":
            return a.DeclineActivation()
        return step.get(table.step)
    if SIGNED.fullmatch(rest):
        return _price(table, f"{found} {rest}")
    place = rest.removeprefix("in ").removeprefix("place ")
    if place.isdecimal():
        return a.PlaceOrderMarker(int(place), found)
    if ZONE.fullmatch(rest.split(maxsplit=1)[0].strip(",")):
        return converter(table, found, rest)
    return None


def _price(table: Situation, rest: str) -> Action:
    name, _, spaces = rest.partition(" ")
    moved = SIGNED.fullmatch(spaces)
    if moved is None:
        raise BadInput("Move a price by how much? `ore +2`, `energy -1`.")
    sign = 1 if moved[1] in ("+", "up ") else -1
    return a.MovePrice(need_resource(name), sign * number(moved[2], "How many spaces"))


def _order(table: Situation, rest: str) -> Action:
    one, _, two = rest.replace("marker ", "").replace(" on ", " ").partition(" ")
    if resource(one) is not None:
        one, two = two, one
    return a.PlaceOrderMarker(number(one, "Which order marker"), need_resource(two))


def _buy(table: Situation, rest: str) -> Action:
    """Resources by number; everything else that is bought has its own word."""
    what, _, more = rest.removeprefix("a ").partition(" ")
    if what in VERBS and more:
        return VERBS[what](table, more)
    if resource(what) is not None and more and ZONE.fullmatch(more.split()[0]):
        return converter(table, need_resource(what), more)
    return a.BuyResource(_amount(table, rest))


def _sell(table: Situation, rest: str) -> Action:
    if rest.split(maxsplit=1)[0] == "all" and table.view.trading and table.view.viewer is not None:
        held = getattr(table.view.players[table.view.viewer].resources, table.view.trading)
        return a.SellResource(held)
    return a.SellResource(_amount(table, rest))


def _amount(table: Situation, rest: str) -> int:
    """`3` or `3 ore`; another resource than that in turn is a slip."""
    count, _, name = rest.partition(" ")
    if name and table.view.trading and need_resource(name) != table.view.trading:
        raise BadInput(f"Now {table.view.trading} is traded, not {need_resource(name)}.")
    return number(count, "How many")


def _seat(table: Situation, rest: str) -> int:
    """A seat by number or by the start of its name."""
    if rest.isdecimal() and 1 <= int(rest) <= len(table.names):
        return int(rest) - 1
    found = [at for at, name in enumerate(table.names) if name.casefold().startswith(rest)]
    if len(found) != 1:
        count = len(table.names)
        raise BadInput(f"{rest!r} is no seat: give a number from 1 to {count}, or a name.")
    return found[0]


def _placed(zone: str, low: str) -> Action | None:
    """Rearranging: `none`, `tank`, `ore`, `ore charged`; the zone may be said before it."""
    tokens = low.removeprefix(zone.casefold()).strip(" :").replace("^", " ^").split()
    if tokens in (["none"], ["empty"], ["no", "tank"]):
        return a.Place(zone)
    charged = any(token in CHARGED for token in tokens)
    rest = [token for token in tokens if token not in (*CHARGED, "tank", "with")]
    found = resource(rest[0]) if len(rest) == 1 else None
    if not tokens or len(rest) > 1 or (rest and found is None):
        return None
    return a.Place(zone, True, None if found in (None, "water") else found, charged)  # type: ignore[arg-type]


def _manipulate(table: Situation, rest: str) -> Action:
    if rest not in PLAIN or not isinstance(PLAIN[rest], a.Manipulate):
        raise BadInput("How strong? `weak`, `moderate` or `strong`.")
    return PLAIN[rest]


VERBS: Final[dict[str, Callable[[Situation, str], Action]]] = {
    "bid": lambda t, rest: a.Bid(number(rest, "Bid how much")),
    **dict.fromkeys(("take", "choose", "specialist"), _take),
    "roll": lambda t, rest: a.RollFor(t.zone(rest.removeprefix("for "))),
    "license": lambda t, rest: a.UseLicense(t.zone(rest.removeprefix("for "))),
    **dict.fromkeys(("claim", "own"), _claim),
    "neutral": _tank(a.PlaceNeutral),
    **dict.fromkeys(("auction", "offer"), _tank(a.AuctionZone)),
    **dict.fromkeys(
        ("row", "airship", "moor"),
        lambda t, rest: a.PlaceAirship(number(rest.removeprefix("row "), "Which row")),
    ),
    "tank": _tank(a.BuyTank),
    "import": _tank(a.ImportTank),
    "converter": _converter,
    **dict.fromkeys(("charge", "supercharger", "supercharge"), _tank(a.BuySupercharger)),
    **dict.fromkeys(
        ("upgrade", "carrier"),
        lambda t, rest: a.UpgradeCarrier(need_resource(rest.removesuffix(" carrier"))),
    ),
    "off": _tank(a.SwitchOff),
    "tip": _tank(a.TipTank),
    "stow": lambda t, rest: a.Stow(need_resource(rest)),
    "buy": _buy,
    "sell": _sell,
    "manipulate": _manipulate,
    "price": _price,
    "sabotage": lambda t, rest: a.Sabotage(_seat(t, rest)),
    "order": _order,
}
