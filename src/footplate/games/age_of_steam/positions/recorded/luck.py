"""The luck of a recorded game, dealt out as the engine asks for it."""

from collections.abc import Callable, Sequence

from footplate.core.chance import Chance, ScriptEnded
from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.language.codec import GOODS, LETTERS
from footplate.games.age_of_steam.play.goods_growth import CITY_COLUMNS
from footplate.games.age_of_steam.positions.recorded import lines as r


class Luck(Chance):
    """Hands out what the file says when the engine asks for it, and writes down the order."""

    def __init__(self) -> None:
        super().__init__(0)
        self.dice: list[int] = []
        self.draws: list[int] = []
        self.given: list[int] = []
        self.more: Callable[[], list[int]] = list
        """Where cubes come from when none is left to draw."""

    def _give(self, value: int) -> int:
        self.given.append(value)
        return value

    def die(self) -> int:
        if not self.dice:
            raise ScriptEnded("a die is rolled")
        return self._give(self.dice.pop(0))

    def below(self, limit: int) -> int:
        return self.die()

    def draw(self, bag: list[int]) -> int:
        if sum(bag) == 0:
            return -1
        self.draws = self.draws or self.more()
        if not self.draws:
            raise ScriptEnded("a cube is drawn from the bag")
        if not bag[self.draws[0]]:
            raise ScriptEnded(f"the bag holds no {GOODS[self.draws[0]]} cube")
        return self._give(self.draws.pop(0))

    def clone(self) -> Chance:
        other = Luck()
        other.dice, other.draws, other.given = self.dice[:], self.draws[:], self.given[:]
        return other

    def key(self) -> list[int]:
        return self.given


def setup_luck(file: r.Recorded, rules: Rules) -> Luck:
    """The cubes of the setup and the dice of the first order, as `setup.py` asks for them."""
    board, luck = rules.board, Luck()
    columns: list[list[int]] = []
    for column, boxes in enumerate(rules.boxes):
        if column < CITY_COLUMNS:
            place, where = _city(file, rules, board.columns[column])
        else:
            letter = LETTERS[column - CITY_COLUMNS]
            place, where = file.setup.new_cities.get(letter), f"setup.new_cities.{letter}"
        goods = None if place is None else place.display_top_first
        columns.append(_kinds(goods, boxes, f"{where}.display_top_first"))
    for part in (columns[:CITY_COLUMNS], columns[CITY_COLUMNS:]):
        luck.draws += [column[row] for row in range(len(part[0])) for column in part]
    for cell in board.stops:
        if board.start_cubes[cell]:
            place, where = _city(file, rules, cell)
            goods = None if place is None else place.on_map
            luck.draws += _kinds(goods, board.start_cubes[cell], f"{where}.on_map")
    seats = [file.players.index(name) for name in file.order]
    if rules.options.start_order == "dice":
        # Three dice each, one pip less for every place further back.
        luck.dice = [die for seat in range(rules.seats) for die in (6, 6, 6 - seats.index(seat))]
    else:
        left = list(range(rules.seats))
        for seat in seats:
            luck.dice.append(left.index(seat))
            left.remove(seat)
    return luck


def _city(file: r.Recorded, rules: Rules, cell: int) -> tuple[r.Place | None, str]:
    """What the setup says about a city, and where; it may be called by its hex as well."""
    name, label = rules.board.names[cell], rules.board.labels[cell]
    found = [key for key in (name, f"{name} ({label})", label) if key in file.setup.cities]
    return file.setup.cities.get(found[0] if found else name), f"setup.cities.{name}"


def _kinds(goods: Sequence[str] | None, count: int, where: str) -> list[int]:
    if goods is None or len(goods) != count:
        raise BadInput(f"{where}: must name {count} goods")
    return [GOODS.index(good) for good in goods]
