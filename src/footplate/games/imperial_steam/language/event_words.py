"""Words that several events share."""

from footplate.games.imperial_steam.board.blocks import Good
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


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def amounts(goods: dict[Good, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items() if count) or "nothing"


def article(good: str) -> str:
    return "an" if good == "iron" else "a"


def listed(names: list[str], seats: list[int]) -> str:
    return ", ".join(names[seat] for seat in seats)
