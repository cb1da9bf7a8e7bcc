# footplate: compiled
"""How goods, links and sites are called."""

from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import Rules


def goods_words(goods: list[int]) -> str:
    """Numbers by good as people read them: `1 wood, 2 iron`."""
    return ", ".join([f"{goods[good]} {GOODS[good]}" for good in range(len(GOODS)) if goods[good]])


def link_words(rules: Rules, link: int) -> str:
    """As people read it."""
    return f"{rules.city_names[rules.ends[link]]}–{rules.city_names[rules.other_ends[link]]}"


def site_name(rules: Rules, layout: Layout, site: int) -> str:
    """As actions and positions say it."""
    return f"{rules.cities[layout.site_city[site]]}.{layout.site_place[site] + 1}"
