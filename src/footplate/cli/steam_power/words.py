"""What a player types in Steam Power, and how actions are said back."""

from typing import Final

from footplate import Action, BadInput
from footplate.cli.hexes.places import Places, tracks
from footplate.core.tokens import tokens
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.views import SteamPowerView

CHEAPEST: Final = ("cheapest", "cheap", "auto")
PLAIN: Final[dict[str, Action]] = {
    **dict.fromkeys(("done", "end"), a.EndTrack()),
    **dict.fromkeys(("bank", "buy", "from the bank", "buy from the bank"), a.BuyResource()),
    **dict.fromkeys(("decline", "no bonus"), a.DeclineBonus()),
    **dict.fromkeys(("contracts", "take contracts", "draw"), a.TakeContracts()),
    **dict.fromkeys(("money", "take money", "take $3"), a.TakeMoney()),
}
VERBS: Final = (
    *("lay", "track", "cross", "remove", "replace", "factory", "build factory", "build"),
    *("fulfil", "fulfill", "contract", "take from", "from", "steal from", "steal", "take", "fetch"),
)


def split_verb(words: str) -> tuple[str, str] | None:
    """The longest verb that the words begin with, and the rest."""
    said = words.split()
    for count in (2, 1):
        verb = " ".join(said[:count]).casefold()
        if len(said) >= count and verb in VERBS:
            return verb, " ".join(said[count:])
    return None


def contract_id(word: str) -> str:
    """`K07` of `k7`, `7` or `K07`."""
    found = looks_like_contract(word if "k" in word.casefold() else f"K{word.strip()}")
    if found is None:
        raise BadInput(f"{word!r} is no contract: they are called K01, K02 and so on.")
    return found


def looks_like_contract(words: str) -> str | None:
    """The id that the words may mean where a hex could be meant as well: `K7`, `#K07`."""
    parts = tokens(words.strip().removeprefix("#"))
    if len(parts) != 2 or parts[0].upper() != "K" or not parts[1].isdecimal():
        return None
    return f"K{int(parts[1]):02}" if int(parts[1]) < 100 else None


def split_cheapest(words: str) -> tuple[str, bool]:
    """Whether the words end with `cheapest`, and what stands before it."""
    head, _, last = words.rpartition(" ")
    return (head.strip(), True) if last.casefold() in CHEAPEST else (words, False)


def placement(places: Places, view: SteamPowerView, verb: str, words: str) -> Action:
    """`lay L7 0-3`, `cross J9 NE-SW`, `remove`, `replace L7 0-2` or `replace 0-2`."""
    hex, rest = places.split(words)
    if hex is None:
        end = None if view.company is None else view.companies[view.company].open_end
        if verb not in ("remove", "replace"):
            if words and not words[0].isdecimal():
                raise places.unclear(words)
            raise BadInput(f"{verb} where? A hex and two edges, such as `{verb} L7 0-3`.")
        if end is None:
            raise BadInput(f"You have no open end to {verb}: say which hex you mean.")
        hex, rest = end, words
    places.check(hex)
    if verb == "remove":
        return a.RemoveTrack(hex)
    found = tracks(rest)
    if len(found) != 1:
        raise BadInput(f"{rest!r}: one track at a time, such as 1-4 or NE-SW.")
    return a.ReplaceTrack(hex, found[0]) if verb == "replace" else a.LayTrack(hex, found[0])


def city_hex(places: Places, words: str) -> tuple[str, str]:
    """A city at the beginning of the words, and the rest."""
    hex, rest = places.split(words)
    if hex is None:
        raise places.unclear(words)
    return places.check(hex), rest
