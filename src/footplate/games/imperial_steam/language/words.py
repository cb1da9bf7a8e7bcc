# footplate: compiled
"""How goods, links, sites and tiles are called, and small words of sentences."""

from collections.abc import Sequence

from footplate.games.imperial_steam.board.blocks import GOODS, Good
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.actions import Tile

TILE_WORDS: dict[Tile, str] = {
    "build_tracks": "build tracks",
    "hire": "hire",
    "build_building": "build a building",
    "produce": "produce goods",
    "buy_or_order": "buy or order goods",
    "train": "buy or upgrade a train",
    "contract": "secure a contract",
    "philanthropize": "philanthropize",
    "share_value": "manipulate share value",
    "fundraise": "fundraise",
    "pass": "pass",
}


def goods_words(goods: list[int]) -> str:
    """Numbers by good as people read them: `1 wood, 2 iron`."""
    return ", ".join([f"{goods[good]} {GOODS[good]}" for good in range(len(GOODS)) if goods[good]])


def link_words(rules: Rules, link: int) -> str:
    """As people read it."""
    return f"{rules.city_names[rules.ends[link]]}–{rules.city_names[rules.other_ends[link]]}"


def site_name(rules: Rules, layout: Layout, site: int) -> str:
    """As actions and positions say it."""
    return f"{rules.cities[layout.site_city[site]]}.{layout.site_place[site] + 1}"


def contract_words(value: int, factories: Sequence[str]) -> str:
    """What a contract is called: nobody knows its id."""
    return f"contract for {' + '.join(factories)} ({value})"


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def amounts(goods: dict[Good, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items() if count) or "nothing"


def article(good: str) -> str:
    return "an" if good == "iron" else "a"


def listed(names: Sequence[str], seats: list[int]) -> str:
    return ", ".join(names[seat] for seat in seats)
