"""What a board is like to play on."""

from collections import Counter
from xml.etree import ElementTree

import pytest

import footplate
from footplate.arena.crews import Task, play_batch
from footplate.arena.studied import Studied
from footplate.arena.study import Study, heat_map, study_page, summary
from footplate.core.boardgame import BoardGame
from tests.arena.given import setup

GAMES = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_found_on_the_board(name: str) -> None:
    game = footplate.game(name)
    assert isinstance(game, BoardGame)
    more = {"game": name, "board": game.default_board, "repeats": 1, "studied": True}
    batch = play_batch(setup("random", "random", "random", **more), Task([0, 1]))
    assert batch.studied is not None
    assert len({line.digest for line in batch.lines}) == 2
    plan = game.plan(seats=3)
    named = {id for used in batch.studied.used.values() for id in used}
    assert named
    assert named <= set(plan.places) | set(plan.lines)
    assert batch.studied.rounds.total() == 2
    study = Study(plan, batch.lines, batch.studied)
    told = summary(study)
    assert told["games"] == 2
    assert told["used"].keys() == batch.studied.used.keys()
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(2)
    picture = game.draw_board(game.library.load(game.default_board))
    page = study_page("A board", picture, study)
    assert page.count("Where: ") == len(batch.studied.used)


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
    total.add(Studied({"built": Counter(a=2)}, rounds=Counter({8: 1})))
    total.add(Studied({"built": Counter(a=1, b=1)}, rounds=Counter({8: 1})))
    assert total.used == {"built": Counter(a=3, b=1)}
    assert total.rounds == {8: 2}
