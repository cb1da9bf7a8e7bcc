"""What a player types in Steam Power, and how actions are said back."""

import re
from collections.abc import Sequence
from typing import Final

from footplate import Action, BadInput
from footplate.cli.hexes.places import Places, track_words, tracks
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
CONTRACT: Final = re.compile(r"(?i)(?:#?\s*K\s*)?0*(\d{1,2})")
NAMED_CONTRACT: Final = re.compile(r"(?i)#?K0*(\d{1,2})")
VERB: Final = re.compile(
    r"(?i)(lay|track|cross|remove|replace|factory|build factory|build|fulfil+|contract|"
    r"take from|from|steal from|steal|take|fetch)\b\s*(.*)"
)


def contract_id(word: str) -> str:
    """`K07` of `k7`, `7` or `K07`."""
    found = CONTRACT.fullmatch(word.strip())
    if found is None:
        raise BadInput(f"{word!r} is no contract: they are called K01, K02 and so on.")
    return f"K{int(found[1]):02}"


def looks_like_contract(words: str) -> str | None:
    """The id that the words may mean where a hex could be meant as well: `K7`, `#K07`."""
    found = NAMED_CONTRACT.fullmatch(words.strip())
    return f"K{int(found[1]):02}" if found else None


def split_cheapest(words: str) -> tuple[str, bool]:
    """Whether the words end with `cheapest`, and what stands before it."""
    head, _, last = words.rpartition(" ")
    return (head.strip(), True) if last.casefold() in CHEAPEST else (words, False)


def seat_of(names: Sequence[str], words: str) -> int:
    """A seat by number or by the start of its name."""
    word = words.strip()
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return int(word) - 1
    low = word.casefold()
    found = [at for at, name in enumerate(names) if low and name.casefold().startswith(low)]
    if len(found) != 1:
        raise BadInput(f"{words!r} is no seat: give a number from 1 to {len(names)}, or a name.")
    return found[0]


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


def said(places: Places, action: Action, verb: str, here: str | None = None) -> str:
    """A placement as a player types it; on the hex that a list is about, without the hex."""
    assert isinstance(action, a.LayTrack | a.ReplaceTrack | a.RemoveTrack)
    rails = "" if isinstance(action, a.RemoveTrack) else track_words([action.track])
    if action.hex != here:
        return f"{verb} {action.hex} {rails}".strip()
    return rails if isinstance(action, a.LayTrack) else f"{verb} {rails}".strip()
