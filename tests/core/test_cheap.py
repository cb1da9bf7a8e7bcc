"""What programs ask for at every step looks nothing up that a set-up has fixed."""

import inspect
import timeit
import typing
from collections.abc import Callable

import msgspec
import pytest

import footplate
from footplate import Chance


def never(*args: object, **named: object) -> None:
    raise AssertionError("types are looked up once for a set-up, not at every call")


@pytest.mark.parametrize("name", footplate.names())
def test_no_types_are_looked_up_once_a_game_runs(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, rng = footplate.game(name).start(3, 2), Chance(2)
    monkeypatch.setattr(msgspec.structs, "fields", never)
    monkeypatch.setattr(msgspec.inspect, "type_info", never)
    monkeypatch.setattr(typing, "get_type_hints", never)
    monkeypatch.setattr(inspect, "signature", never)
    for step in range(120):
        if state.over:
            break
        if step % 20 == 0:
            state.digest()
            state.position()
            state.prompt()
            state.result()
            for viewer in (None, 0):
                state.view(viewer)
                state.guess(viewer, rng).digest()
            state.forecast(0)
            state.play(state.actions()[0])
        else:
            state.play_code(state.sample(rng))


def test_positions_of_a_known_set_up_look_no_types_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in footplate.names():
        game = footplate.game(name)
        position = game.start(3, 2).position()
        with monkeypatch.context() as patch:
            patch.setattr(msgspec.structs, "fields", never)
            patch.setattr(msgspec.inspect, "type_info", never)
            assert game.position(position).position() == position


@pytest.mark.parametrize("name", footplate.names())
def test_an_action_is_read_as_quickly_as_its_own_struct(name: str) -> None:
    """Not what any action is, worked out anew: that takes a hundred times as long."""
    game = footplate.game(name)
    action = game.start(3, 2).actions()[0]
    plain = msgspec.to_builtins(action)

    def best(read: Callable[[], object]) -> float:
        return min(timeit.repeat(read, number=20, repeat=20))

    alone = best(lambda: msgspec.convert(plain, type(action)))
    assert best(lambda: game.action(plain)) < 20 * alone


@pytest.mark.parametrize("name", footplate.names())
def test_what_shortcuts_take_is_worked_out_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = footplate.game(name).shortcut_kinds
    offers = [kind.offer for kind in kinds]
    monkeypatch.setattr(msgspec.json, "schema", never)
    assert [kind.offer for kind in kinds] == offers
