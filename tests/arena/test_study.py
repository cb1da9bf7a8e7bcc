"""What a board is like to play on."""

from collections import Counter
from xml.etree import ElementTree

import pytest

import footplate
from footplate.arena.study import Studied, heat_map, study_one, study_page, summary
from footplate.core.boardgame import BoardGame
from tests.arena.given import setup

GAMES = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_found_on_the_board(name: str) -> None:
    game = footplate.game(name)
    assert isinstance(game, BoardGame)
    found = setup("random", "random", "random", game=name, board=game.default_board)
    studied = study_one(found, 0)
    other = study_one(found, 1)
    studied.add(other)
    assert studied.games == 2
    assert len(studied.lengths) == 2
    assert sum(studied.wins) in (pytest.approx(2), pytest.approx(1), 0)
    plan = game.plan(seats=3)
    named = {id for used in studied.used.values() for id in used}
    assert named
    assert named <= set(plan.places) | set(plan.lines)
    told = summary(plan, studied)
    assert told["games"] == 2
    assert told["used"].keys() == studied.used.keys()
    picture = game.draw_board(game.library.load(game.default_board))
    page = study_page("A board", plan, picture, studied)
    assert page.count("Where: ") == len(studied.used)


def test_the_most_used_place_is_the_darkest() -> None:
    game = footplate.game("steam-power")
    assert isinstance(game, BoardGame)
    plan = game.plan()
    a, b = [id for id, place in plan.places.items() if place.outline][:2]
    picture = game.draw_board(game.library.load(game.default_board))
    drawn = ElementTree.fromstring(heat_map(picture, plan, Counter({a: 10, b: 1})))
    svg = "{http://www.w3.org/2000/svg}"
    over = next(each for each in drawn.iter(f"{svg}g") if each.get("id") == "over")
    dark, light = (float(each.get("fill-opacity", 0)) for each in over.findall(f"{svg}polygon"))
    assert dark > light
    assert [each.text for each in over.iter(f"{svg}text")] == ["10"]
    board = next(each for each in drawn.iter(f"{svg}g") if each.get("id") == "board")
    assert over.get("transform") == board.get("transform")


def test_sums_begin_with_nothing() -> None:
    total = Studied()
    total.add(Studied(games=1, wins=[1.0, 0.0], scores=[5, 3], lengths=[9]))
    total.add(Studied(games=1, wins=[0.5, 0.5], scores=[4, 4], lengths=[7]))
    assert (total.games, total.wins, total.scores) == (2, [1.5, 0.5], [9, 7])
