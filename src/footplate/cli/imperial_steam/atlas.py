"""The map by its names: what a player calls a city, a link or a site, and what lies between."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from footplate import BadInput
from footplate.cli.imperial_steam.inks import CUBES
from footplate.core.nearest import did_you_mean, nearest
from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS, Good, Hub

FILLERS: Final = (
    *("a", "an", "the", "of", "for", "from", "to", "at", "in", "on", "via", "and", "with", "is"),
    *("good", "goods", "worker", "workers", "engineer", "level", "guldens", "step", "steps"),
    *("hub", "column", "train", "engine", "contract", "site", "city", "link", "track", "x"),
)
"""Words that may be said and mean nothing."""
ROOM: Final = 14
"""Letters of a name that stands in a list among others."""


def folded(words: str) -> str:
    """Lower case, no accents, single spaces between letters and digits."""
    bare = unicodedata.normalize("NFKD", words.casefold())
    bare = "".join(sign for sign in bare if not unicodedata.combining(sign))
    plain = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in bare)
    return " ".join(plain.split())


@dataclass(frozen=True)
class Named:
    """Something that a player has said: a city with a number after it, a good, a hub, a number."""

    kind: str
    value: str
    number: int | None = None


@dataclass(frozen=True)
class Said:
    """What the words of a player name, in their order."""

    parts: tuple[Named, ...]

    def of(self, kind: str) -> list[Named]:
        return [part for part in self.parts if part.kind == kind]

    @property
    def cities(self) -> list[Named]:
        return self.of("city")

    @property
    def goods(self) -> list[Good]:
        return [good for part in self.of("good") for good in GOODS if good == part.value]

    @property
    def hubs(self) -> list[Hub]:
        return [hub for part in self.of("hub") for hub in HUBS if hub == part.value]

    @property
    def numbers(self) -> list[int]:
        return [int(part.value) for part in self.of("number")]


class Atlas:
    """The cities and links of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.names = {id: place.name for id, place in plan.places.items() if place.kind == "city"}
        self.goal = next(id for id in self.names if plan.places[id].printed["goal"])
        self.links = {id: line.ends for id, line in plan.lines.items()}
        self.printed = {id: line.printed for id, line in plan.lines.items()}
        self._shorts = {id: plan.places[id].label(ROOM) for id in self.names}
        self._forms = {
            city: _forms(city, name, self._shorts[city]) for city, name in self.names.items()
        }

    def name(self, city: str) -> str:
        return self.names.get(city, city)

    def short(self, city: str) -> str:
        """The name for narrow room: `St. Veit`."""
        return self._shorts.get(city, city)

    def link_words(self, link: str) -> str:
        return "–".join(map(self.short, self.links[link]))

    # --- understanding -------------------------------------------------------------------------

    def found(self, words: str) -> list[str]:
        """The cities that the words may mean: by the whole name, its start, or a word of it."""
        key = folded(words)
        if not key:
            return []
        exact = [city for city, forms in self._forms.items() if key in forms]
        if exact or len(key) < 2:
            return exact
        starts = [c for c, forms in self._forms.items() if any(f.startswith(key) for f in forms)]
        if starts or len(key) < 3:
            return starts
        return [c for c, forms in self._forms.items() if any(f" {key}" in f for f in forms)]

    def city(self, words: str) -> str:
        found = self.found(words)
        if len(found) == 1:
            return found[0]
        if found:
            names = " or ".join(self.name(city) for city in found)
            raise BadInput(f"{words!r}: {names}? Type more of the name.")
        meant = did_you_mean(words, map(self.name, self._forms))
        raise BadInput(f"There is no city {words!r}{meant}: `cities` lists them all.")

    def read(self, words: str) -> Said:
        """Everything that the words name; BadInput for a word that names nothing."""
        return Said(tuple(self._parts(folded(words).split())))

    def _parts(self, tokens: Sequence[str]) -> Iterator[Named]:
        at = 0
        while at < len(tokens):
            token = tokens[at]
            named = _small(token)
            if named is not None:
                yield named
            elif token not in FILLERS or self._longest(tokens, at)[1] > 1:
                city, used = self._longest(tokens, at)
                if not used:
                    raise BadInput(f"I do not know {token!r}: {self._hint(token)}")
                at += used
                number = tokens[at] if at < len(tokens) else ""
                follows = number.isdecimal() and len(number) < 3
                yield Named("city", city, int(number) if follows else None)
                at += follows
                continue
            at += 1

    def _longest(self, tokens: Sequence[str], at: int) -> tuple[str, int]:
        """The city that the words from there on begin with, and how many words name it."""
        for count in range(min(5, len(tokens) - at), 0, -1):
            found = self.found(" ".join(tokens[at : at + count]))
            if len(found) == 1:
                return found[0], count
        found = self.found(tokens[at])
        if found:
            raise BadInput(
                f"{tokens[at]!r}: {' or '.join(map(self.name, found))}? Type more of the name."
            )
        return "", 0

    def _hint(self, token: str) -> str:
        near = [
            self.name(city)
            for city, forms in self._forms.items()
            if any(form[:3] == token[:3] for form in forms)
        ]
        if not near:
            found = nearest(token, map(self.name, self._forms))
            near = [found] if found else []
        return f"{' or '.join(near)}?" if near else "it is no city, good or hub."


def _forms(city: str, name: str, short: str) -> frozenset[str]:
    """The spellings by which a city is known: `st polten`, `st poelten`."""
    plain = folded(name)
    id = folded(city)
    return frozenset({plain, folded(short), id, plain.replace(" ", ""), id.replace(" ", "")})


def _small(token: str) -> Named | None:
    """A number, a good, a hub, a kind of engineer or an area."""
    if token.isdecimal() and len(token) < 7:
        return Named("number", token)
    times = token.removeprefix("x") if token.startswith("x") else token.removesuffix("x")
    if times != token and times.isdecimal() and len(times) < 3:
        return Named("times", times)
    if len(token) > 2 and (hub := next((h for h in HUBS if h.startswith(token)), None)):
        return Named("hub", hub)
    for kind, word in (
        ("engineer", "bridge"),
        ("engineer", "tunnel"),
        ("area", "idle"),
        ("area", "working"),
    ):
        if len(token) > 3 and (word.startswith(token) or token == f"{word}s"):
            return Named(kind, word)
    good = CUBES.meant(token)
    return None if good is None else Named("good", good)
