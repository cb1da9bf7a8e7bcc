"""Games written as `aos-game/1`: what the importer reads back is the game that was played."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import footplate
from footplate import BadInput, Chance, Record
from footplate.bots.base import make_bot
from footplate.core.wire import to_plain
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.recorded import exporter
from footplate.games.age_of_steam.positions.recorded.importer import (
    Imported,
    import_file,
    import_game,
)
from tests.form import games, whole_games
from tests.games.age_of_steam.recorder import Players

GOLDEN = Path(__file__).parents[2] / "golden" / "age_of_steam" / "reversteam-3p.json"
GAME = footplate.game("age-of-steam")
ODD = {
    "start_order": "shuffle",
    "income_reduction": "deluxe",
    "decline_production_after_draw": True,
    "rebuild_same_hex": True,
    "redirect_and_add": True,
}


def played(board: str, seats: int, seed: int, actions: int = 9999, **given: Any) -> Record:
    """A game of players who last, of some who build a dense map, or of such as decide at random."""
    how = given.pop("how", "modest")
    record = Record(game="age-of-steam", board=board, seats=seats, seed=seed, **given)
    state, rng = record.begin(), Chance(seed)
    assert isinstance(state, State)
    players = Players(seed, reckless=1 if how == "reckless" else None, lavish=how == "lavish")
    while not state.over and len(record.actions) < actions:
        codes = state.codes()
        random = how == "random"
        record.play(
            state, state.decode(codes[rng.below(len(codes))]) if random else players.choose(state)
        )
    return record


def position(state: footplate.State) -> Any:
    """A position without its luck, which is a seed here and a script there."""
    return {**to_plain(state.position()), "luck": None}


def back(record: Record) -> Imported:
    """The game, written and read: all of the file is read, and written again it is the same."""
    data = GAME.export_game(record)
    found = import_game(data)
    assert not [note for note in found.notes if "not read" in note]
    assert GAME.export_game(found.record) == data
    return found


def test_the_real_game_goes_there_and_back() -> None:
    first = import_file(GOLDEN)
    again = back(first.record)
    assert again.record.actions == first.record.actions
    assert again.record.names == first.record.names
    assert position(again.state) == position(first.state)
    assert again.events > first.events  # forced decisions are told, too
    assert again.complete


@games("board", GAME.boards())
@games("how", ["modest", "reckless", "lavish", "random"])
def test_games_of_every_kind_go_there_and_back(board: str, how: str) -> None:
    seats = 3 + GAME.boards().index(board) % 3
    names = ["Ann", "Ben", "Cem", "Dee", "Eve"][:seats]
    record = played(board, seats, seats, how=how, names=names, options=ODD)
    found = back(record)
    assert found.complete
    assert found.record.actions == record.actions
    assert found.record.names == names
    assert position(found.state) == position(record.replay())


@whole_games
def test_a_game_of_greedy_bots_goes_there_and_back() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, seed=4)
    state, bots = record.begin(), [make_bot("greedy", GAME, seat) for seat in range(3)]
    while not state.over:
        assert state.seat is not None
        record.play(state, state.decode(bots[state.seat].choose(state)))
    found = back(record)
    assert found.record.actions == record.actions
    assert position(found.state) == position(state)


@whole_games
def test_a_running_game_is_told_to_the_end_of_a_turn() -> None:
    whole = played("rust-belt", 3, 1)
    first = next(n for n in range(len(whole.actions)) if _turn(whole, n) == 2)
    for actions, told in ((5, 0), (first - 1, 0), (first, first), (first + 7, first)):
        cut = msgspec.structs.replace(
            whole, actions=whole.actions[:actions], checks=whole.checks[:actions]
        )
        found = back(cut)
        assert found.record.actions == whole.actions[:told]
        assert position(found.state) == position(whole.replay(told))
        assert not found.complete


def _turn(record: Record, at: int) -> int:
    state = record.replay(at)
    assert isinstance(state, State)
    return state.turn


@pytest.mark.parametrize("names", [["Ann", "Ann", "Ben"], ["Ann", "turn", "Ben"], []])
def test_names_that_tell_nobody_apart(names: list[str]) -> None:
    record = played("rust-belt", 3, 2, how="random", names=names)
    assert back(record).record.names == ["P1", "P2", "P3"]


def test_what_the_format_cannot_say_is_refused() -> None:
    record = played("rust-belt", 3, 2, actions=10)
    own = msgspec.structs.replace(record, board="mine.toml")
    with pytest.raises(BadInput, match="only boards that come with the game"):
        GAME.export_game(own)
    begun = msgspec.structs.replace(record, position=to_plain(record.begin().position()))
    with pytest.raises(BadInput, match="this one began in a position"):
        GAME.export_game(begun)
    edited = msgspec.structs.replace(record, actions=record.actions[1:])
    with pytest.raises(BadInput, match="action 3 does not fit"):
        GAME.export_game(edited)
    with pytest.raises(BadInput, match="Steam Power writes no games for elsewhere"):
        footplate.game("steam-power").export_game(record)


@whole_games
def test_a_file_that_would_say_another_game_is_never_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played("rust-belt", 3, 1)
    text = exporter._text

    def without_dice(file: Any) -> str:
        return text({**file, "log": [line for line in file["log"] if "dice" not in line]})

    monkeypatch.setattr(exporter, "_text", without_dice)
    with pytest.raises(BadInput, match="cannot say this game"):
        GAME.export_game(record)


def test_the_file_has_an_event_a_line() -> None:
    data = GAME.export_game(played("rust-belt", 3, 1))
    log = json.loads(data)["log"]
    lines = [line for line in data.decode().splitlines() if line.startswith('  {"turn":')]
    assert len(lines) == len(log) > 100
