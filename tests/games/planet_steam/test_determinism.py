"""The same seed gives the same game of Planet Steam."""

from functools import cache

from footplate.testing.promises import sampled, uniform
from tests.games.determinism import SameGames, last_digests
from tests.games.planet_steam.playing import NAMES, start


@cache
def digests() -> dict[str, str]:
    return last_digests(start, NAMES, (uniform, sampled))


class TestPlanetSteam(SameGames):
    digests = digests
