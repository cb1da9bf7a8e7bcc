# footplate: compiled
"""The one source of luck: seeded, part of the state, the same on every machine.

The generator is MRG32k3a (L'Ecuyer 1999). Every number stays below 2**62, so compiled code can
use machine integers and both build forms give the same numbers. Limits are below 2**29.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

_M1: Final = 4294967087
_M2: Final = 4294944443


class ScriptEnded(Exception):
    """A scripted chance was asked for more than its script holds, or for what it cannot give."""


class LuckFollows(Exception):
    """A copy that runs ahead has come to luck, or to something that its viewer cannot see."""


def _spread(seed: int) -> list[int]:
    """Six well-mixed starting values from any whole number (splitmix64, six steps)."""
    state = seed & 0xFFFFFFFFFFFFFFFF
    values = []
    for _ in range(6):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        values.append(((z ^ (z >> 31)) & 0x7FFFFFFF) + 1)
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Seeded luck. Bags are multisets, drawn from at the moment of drawing."""

    def __init__(self, seed: int | None = 0) -> None:
        """None leaves the generator blank, for `restore` or `clone` to fill."""
        values = [0, 0, 0, 0, 0, 0] if seed is None else _spread(seed)
        self._a: i64 = values[0]
        self._b: i64 = values[1]
        self._c: i64 = values[2]
        self._d: i64 = values[3]
        self._e: i64 = values[4]
        self._f: i64 = values[5]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (to one part in four billion)."""
        p: i64 = (1403580 * self._b - 810728 * self._a) % _M1
        q: i64 = (527612 * self._f - 1370589 * self._d) % _M2
        self._a = self._b
        self._b = self._c
        self._c = p
        self._d = self._e
        self._e = self._f
        self._f = q
        wide: i64 = limit
        return (((p - q) % _M1) * wide) >> 32

    def die(self) -> int:
        return 1 + self.below(6)

    def draw(self, bag: list[int]) -> int:
        """The index of a piece drawn from a bag that holds `bag[i]` pieces of kind `i`.

        The bag itself is left for the caller to change. An empty bag gives -1.
        """
        total = 0
        for count in bag:
            total += count
        if total == 0:
            return -1
        at = self.below(total)
        for kind in range(len(bag)):
            at -= bag[kind]
            if at < 0:
                return kind
        return -1

    def about(self, what: str, place: str, among: list[int]) -> None:
        """What the next luck is for, where it goes, and the things among which a number decides:
        nothing but words for a table that rolls and draws by itself."""

    def uncover(self) -> None:
        """Stands in the rules wherever something hidden is shown or has a say: nothing happens,
        but a copy that runs ahead goes no further."""

    def clone(self) -> "Chance":
        other = Chance(None)
        other._a = self._a
        other._b = self._b
        other._c = self._c
        other._d = self._d
        other._e = self._e
        other._f = self._f
        return other

    def key(self) -> list[int]:
        """The generator's whole memory as numbers."""
        return [self._a, self._b, self._c, self._d, self._e, self._f]

    def restore(self, key: list[int]) -> None:
        self._a = key[0]
        self._b = key[1]
        self._c = key[2]
        self._d = key[3]
        self._e = key[4]
        self._f = key[5]


class ScriptedChance(Chance):
    """Luck that was decided elsewhere: tests, and transcripts of physical tables.

    Outcomes are given in the order in which they are asked for: a die's face, the kind of a
    piece drawn from a bag, or a plain number below a limit.
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(None)
        self.outcomes = outcomes
        self.used = 0

    def feed(self, outcomes: list[int]) -> None:
        """Add outcomes to the end of the script."""
        self.outcomes = self.outcomes + outcomes

    def _next(self, what: str) -> int:
        if self.used >= len(self.outcomes):
            raise ScriptEnded(f"the script has no outcome left for {what}")
        value = self.outcomes[self.used]
        self.used += 1
        return value

    def below(self, limit: int) -> int:
        value = self._next(f"a number below {limit}")
        if not 0 <= value < limit:
            raise ScriptEnded(f"the script says {value} where a number below {limit} is needed")
        return value

    def die(self) -> int:
        value = self._next("a die")
        if not 1 <= value <= 6:
            raise ScriptEnded(f"the script says {value} where a die is rolled")
        return value

    def draw(self, bag: list[int]) -> int:
        if sum(bag) == 0:
            return -1
        value = self._next("a draw from the bag")
        if not (0 <= value < len(bag) and bag[value] > 0):
            raise ScriptEnded(f"the script draws kind {value}, which the bag does not hold")
        return value

    def clone(self) -> Chance:
        other = ScriptedChance(self.outcomes)
        other.used = self.used
        return other

    def key(self) -> list[int]:
        return [self.used, *self.outcomes]

    def restore(self, key: list[int]) -> None:
        self.used, self.outcomes = key[0], key[1:]


class Foresight(Chance):
    """No luck at all: a copy that runs ahead stops where it would be asked for."""

    def __init__(self) -> None:
        super().__init__(None)
        self.hidden = False
        """Whether it stopped for something hidden, and for no luck."""

    def below(self, limit: int) -> int:
        raise LuckFollows

    def die(self) -> int:
        raise LuckFollows

    def draw(self, bag: list[int]) -> int:
        if sum(bag) == 0:
            return -1
        raise LuckFollows

    def uncover(self) -> None:
        self.hidden = True
        raise LuckFollows

    def clone(self) -> Chance:
        return Foresight()


class AskedChance(ScriptedChance):
    """A script that remembers what it was asked for when it ran out."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(outcomes)
        self.dice = False
        """Whether a die was asked for."""
        self.bag: list[int] = []
        """The bag that was to be drawn from; empty: none."""
        self.limit = 0
        """The number was to be below this; 0: no number was asked for."""
        self.asker: object = None
        """The state that it is the luck of; None as long as a set-up has made none."""
        self.what, self.place = "", ""
        """What it is for, and where it goes, as far as the rules have said so."""
        self.among: list[int] = []

    def about(self, what: str, place: str, among: list[int]) -> None:
        self.what, self.place, self.among = what, place, among[:]

    @property
    def ran_out(self) -> bool:
        return self.dice or len(self.bag) > 0 or self.limit > 0

    def below(self, limit: int) -> int:
        if self.used == len(self.outcomes):
            self.limit = limit
        return super().below(limit)

    def die(self) -> int:
        if self.used == len(self.outcomes):
            self.dice = True
        return super().die()

    def draw(self, bag: list[int]) -> int:
        if self.used == len(self.outcomes) and sum(bag) > 0:
            self.bag = bag[:]
        return super().draw(bag)


class Witness(AskedChance):
    """Passes on every roll and draw to the luck that decides it, and tells of each as it comes."""

    def __init__(self, luck: Chance, told: "Callable[[Witness, int], None]") -> None:
        super().__init__([])
        self.luck = luck
        self.told = told

    def _tell(self, value: int) -> int:
        self.told(self, value)
        self.used += 1
        return value

    def below(self, limit: int) -> int:
        self.dice, self.bag, self.limit = False, [], limit
        return self._tell(self.luck.below(limit))

    def die(self) -> int:
        self.dice, self.bag, self.limit = True, [], 0
        return self._tell(self.luck.die())

    def draw(self, bag: list[int]) -> int:
        if sum(bag) == 0:
            return -1
        self.dice, self.bag, self.limit = False, bag[:], 0
        return self._tell(self.luck.draw(bag))

    def clone(self) -> Chance:
        """Of what is tried on a copy, nobody is told."""
        return self.luck.clone()

    def key(self) -> list[int]:
        return self.luck.key()

    def restore(self, key: list[int]) -> None:
        self.luck.restore(key)
