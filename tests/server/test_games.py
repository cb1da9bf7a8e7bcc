"""What can be played here, as programs and pages ask for it."""

import json

import msgspec
import pytest

import footplate
from footplate.core import registry
from footplate.core.gameschema import game_schema
from footplate.core.rulespage import page_text
from tests.server.running import Running


def test_the_games_say_what_a_table_can_be_made_of(shared: Running) -> None:
    told = shared.http.get("/api/games").json()
    assert told["bots"] == ["normal", "easy", "hard", "expert", "greedy", "random"]
    games = {each["name"]: each for each in told["games"]}
    assert sorted(games) == sorted(registry.names())
    for name, each in games.items():
        game = footplate.game(name)
        assert (each["title"], each["min_seats"]) == (game.title, game.min_seats)
        assert [board["id"] for board in each["boards"]] == game.boards()
        for board in each["boards"]:
            assert board["title"]
            assert set(board["sources"].values()) <= {"rulebook", "public", "reconstructed"}
            assert board["sources"]
        for option in each["options"]:
            assert option["words"], f"{name}: {option['name']} says nothing"
    options = {each["name"]: each for each in games["age-of-steam"]["options"]}
    assert options["income_reduction"]["choices"] == ["2009", "deluxe"]
    assert options["rebuild_same_hex"]["choices"] == [False, True]
    assert options["rebuild_same_hex"]["default"] is False
    assert games["age-of-steam"]["transcripts"] == "aos-game/1"


def test_every_choice_of_an_option_can_be_chosen(shared: Running) -> None:
    """What is told of an option is what the game takes."""
    for each in shared.http.get("/api/games").json()["games"]:
        game = footplate.game(each["name"])
        for option in each["options"]:
            for value in option["choices"]:
                game.options({option["name"]: value})
        for board in each["boards"]:
            for option, by_seats in board["choices"].items():
                for seats, values in by_seats.items():
                    for value in values:
                        given = {option: value}
                        game.start(seats=int(seats), seed=1, board=board["id"], **given)


@pytest.mark.parametrize("game", registry.names())
def test_plans_pictures_rules_and_schemas(shared: Running, game: str) -> None:
    known, get = footplate.game(game), shared.http.get
    board, seats = known.boards()[-1], known.max_seats
    plan = get(f"/api/games/{game}/plan", params={"board": board}).json()
    assert plan == json.loads(msgspec.json.encode(known.plan(board)))
    picture = get(f"/api/games/{game}/picture", params={"board": board})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    rules = get(f"/api/games/{game}/rules")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert rules.text == page_text(known)
    assert rules.text.startswith("# ")
    assert get(f"/api/games/{game}/schema").json() == json.loads(
        msgspec.json.encode(game_schema(game))
    )
    far = get(f"/api/games/{game}/plan", params={"seats": seats + 1})
    assert far.status_code == 400
    for path in ("plan", "picture"):
        wrong = get(f"/api/games/{game}/{path}", params={"board": "../../etc/passwd.toml"})
        assert wrong.status_code == 404
        assert "root:" not in wrong.text


def test_there_is_no_such_game(shared: Running) -> None:
    for path in ("plan", "picture", "rules", "schema"):
        answer = shared.http.get(f"/api/games/age-of-stream/{path}")
        assert answer.status_code == 404
        assert "age-of-steam" in answer.json()["sentence"]
