"""The same seed gives the same game of Imperial Steam."""

from functools import cache

from footplate.testing.promises import sampled, uniform
from tests.games.determinism import SameGames, last_digests
from tests.games.imperial_steam.playing import NAMES, building, start


@cache
def digests() -> dict[str, str]:
    return last_digests(start, NAMES, (uniform, sampled, building))


class TestImperialSteam(SameGames):
    digests = digests
