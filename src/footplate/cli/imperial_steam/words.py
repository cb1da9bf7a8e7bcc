"""What a player types in Imperial Steam, as actions; whether they are legal is for the rules."""

from collections.abc import Callable
from typing import Final

from footplate import Action
from footplate.cli.desk import Play
from footplate.cli.imperial_steam import building, crews, trading
from footplate.cli.imperial_steam.situation import (
    AUTO,
    Meant,
    Situation,
    chain,
    goods_in,
    need_goods,
)
from footplate.cli.imperial_steam.trading import contract_id
from footplate.cli.typed import number
from footplate.games.imperial_steam.language import actions as a

PLAIN: Final[dict[str, Action]] = {
    **dict.fromkeys(("raise", "raise share", "up"), a.RaiseShare()),
    **dict.fromkeys(("lower", "lower share", "down"), a.LowerShare()),
    **dict.fromkeys(("fundraise", "raise money", "fundraising"), a.Fundraise()),
    **dict.fromkeys(("sell", "sell share", "sell a share"), a.SellShare()),
    **dict.fromkeys(("forgo", "forego"), a.Forgo()),
    **{f"spend {on}": a.Spend(on) for on in a.PURCHASES},
}


def meant(table: Situation, words: str) -> Meant:
    """What the words name; None where they name nothing."""
    low = " ".join(words.casefold().split())
    said = _by_step(table, low)
    if said is not None:
        return said
    if low in ("end", "done", "end turn", "finish", "stop", "next"):
        return Play(a.EndTurn())
    if low in ("pass", "skip"):
        return Play(a.Pass())
    if low in PLAIN:
        return Play(PLAIN[low])
    card = contract_id(low.removeprefix("take "))
    if low.startswith("take ") and card is not None:
        return Play(a.SecureContract(card))
    verb, _, rest = low.partition(" ")
    if verb == "build" and rest.split()[:1] and rest.split()[0] in VERBS:
        verb, _, rest = rest.partition(" ")
    if verb in VERBS and rest:
        return VERBS[verb](table, rest)
    return None


# --- what is asked in between ---------------------------------------------------------------------


def _by_step(table: Situation, low: str) -> Meant:
    """Answers that need no verb where only one thing is asked."""
    if table.step == "bid" and low.isdecimal():
        return Play(a.Bid(number(low, "Bid how much")))
    if table.step == "crew" and (low in AUTO or low.replace(" ", "").isdecimal()):
        return crews.send(table, low)
    if table.step == "staff" and not low.startswith("staff"):
        said = "idle" in low or "work" in low or any(map(str.isdecimal, low))
        return crews.staff(table, low) if said else None
    if table.step == "points":
        spent = PLAIN.get(f"spend {low}")
        if spent is not None:
            return Play(spent)
        return Play(a.Forgo()) if low in ("nothing", "no") else None
    if table.step in ("discard", "arrival") and " " not in low:
        goods = goods_in(table, low, quiet=True)
        return Play(a.Discard(goods[0])) if goods else None
    return None


VERBS: Final[dict[str, Callable[[Situation, str], Meant]]] = {
    "bid": lambda t, rest: Play(a.Bid(number(rest, "Bid how much"))),
    **dict.fromkeys(("track", "tracks", "lay", "rail"), building.track),
    **dict.fromkeys(("work", "send"), crews.send),
    **dict.fromkeys(("hire", "engineer", "worker"), building.hire),
    "station": building.station,
    "factory": building.factory,
    **dict.fromkeys(("staff", "settle"), crews.staff),
    "produce": building.produce,
    "buy": trading.buy,
    "order": trading.order,
    **dict.fromkeys(("train", "engine"), trading.train),
    "upgrade": trading.upgrade,
    **dict.fromkeys(("contract", "secure"), trading.contract),
    **dict.fromkeys(("give", "philanthropize", "philanthropise", "donate"), trading.give),
    "share": trading.share,
    "sell": trading.sell,
    "deliver": trading.deliver,
    "access": building.access,
    "idle": trading.idle,
    "discard": lambda t, rest: chain(
        [a.Discard(good) for good in need_goods(t, rest, "discard wood")]
    ),
}
