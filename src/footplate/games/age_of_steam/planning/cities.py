# footplate: compiled
"""Where a New City would help, before and while it is placed."""

from typing import Final

from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.planning.plans import Plan
from footplate.games.age_of_steam.planning.reach import reach_of
from footplate.games.age_of_steam.planning.search import Search
from footplate.games.age_of_steam.play.goods_growth import CITY_COLUMNS

PLANS: Final = 4
"""How many of the best building plans are looked at together with a New City."""


class CityIdea:
    """A New City on a town, with what it is worth beside the best plan for it."""

    def __init__(self, stop: int, letter: int, value: int) -> None:
        self.stop = stop
        self.letter = letter
        self.value = value


def city_ideas(search: Search, plans: list[Plan]) -> list[CityIdea]:
    """The New Cities worth a thought, best first, each town and letter once."""
    state = search.state
    board = state.rules.board
    letters = _letters(search)
    ideas: list[CityIdea] = []
    for plan in plans[:PLANS]:
        for stop in range(len(board.stops)):
            cell = board.stops[stop]
            if state.cities[cell] or not (stop in plan.stops or search.hops[stop]):
                continue
            for letter in letters:
                value = _value(search, plan, stop, letter)
                for idea in ideas:
                    if idea.stop == stop and idea.letter == letter:
                        idea.value = max(idea.value, value)
                        break
                else:
                    ideas.append(CityIdea(stop, letter, value))
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def _letters(search: Search) -> list[int]:
    """One letter for each colour that is still to be had: the one with the most goods."""
    state = search.state
    found: list[int] = []
    for letter in range(len(state.letters)):
        if state.letters[letter] >= 0:
            continue
        color = state.rules.letter_colors[letter]
        for at in range(len(found)):
            if state.rules.letter_colors[found[at]] == color:
                if len(_goods(search, letter)) > len(_goods(search, found[at])):
                    found[at] = letter
                break
        else:
            found.append(letter)
    return found


def _goods(search: Search, letter: int) -> list[int]:
    column = CITY_COLUMNS + letter
    boxes = search.state.display[column * 3 : column * 3 + 3]
    return [color for color in boxes if color >= 0]


def _value(search: Search, plan: Plan, stop: int, letter: int) -> int:
    prospect = search.prospect
    rules = search.state.rules
    accepts, wanted = search.accepts[:], search.wanted[:]
    accepts[stop] = 1 << rules.letter_colors[letter]
    pending = prospect.pending
    more = pending[:]
    chance = 100 * rules.seats * min(rules.turns - search.state.turn, 3) // 6
    for color in _goods(search, letter):
        if chance > 0:
            more.append((stop * COLORS + color) << 8 | min(chance, 100) * 60 // 100)
            wanted[stop] |= 1 << color
            chance -= 100
    reach = reach_of(search.hops_with(plan), accepts, wanted)
    ahead, sections = reach, plan.sections
    if plan.next_link is not None:
        ahead = reach_of(search.hops_with(plan, plan.next_link), accepts, wanted)
        sections += plan.next_link.sections
    prospect.pending = more
    value = prospect.worth(reach, ahead, plan.next_cost, search.purse_after(plan))
    prospect.pending = pending
    return value + sections * 100
