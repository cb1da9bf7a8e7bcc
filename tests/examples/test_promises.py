"""The promise suite finds what is broken: games that keep all promises but one."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from footplate import Action, Refusal
from footplate.core.prompt import Prompt
from footplate.core.smallgame import SmallView
from footplate.testing import Promises
from tidewater import language as la
from tidewater.game import Tidewater
from tidewater.play import State


class NothingOffered(Tidewater):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state)[:1] if state.table.tide < 3 else []


class Forgetful(Tidewater):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state)[:2]


class Lax(Tidewater):
    def forbid(self, state: State, action: Action) -> Refusal | None:
        refusal = super().forbid(state, action)
        return None if refusal is not None and refusal.rule == "TW-BID-02" else refusal


class Twice(Tidewater):
    def legal(self, state: State) -> list[Action]:
        return [*super().legal(state), la.Pass()]


class Shared(Tidewater):
    def copy_table(self, table: la.Quay) -> la.Quay:
        return table


class Blabbing(Tidewater):
    def view(self, state: Any, viewer: int | None, forecasts: bool = True) -> SmallView[la.Quay]:
        view = super().view(state, viewer, forecasts)
        view.table.money[0] = state.chance.clone().die()
        return view


class Wordless(Tidewater):
    def label(self, action: Action) -> str:
        return ""


class HalfAsked(Tidewater):
    def ask(self, state: Any, names: Sequence[str]) -> Prompt:
        found = super().ask(state, names)
        return Prompt(found.seat, found.phase, found.sentence, found.groups[1:])


class Listening(Tidewater):
    def do(self, state: State, action: Action) -> None:
        super().do(state, action)
        state.table.money[0] += state.log is not None


@pytest.mark.parametrize(
    ("title", "promise"),
    [
        (NothingOffered, Promises.test_the_referee_holds_after_every_action),
        (Forgetful, Promises.test_generator_and_referee_agree),
        (Lax, Promises.test_generator_and_referee_agree),
        (Twice, Promises.test_generator_and_referee_agree),
        (Shared, Promises.test_playing_on_a_clone_changes_no_earlier_state),
        (Blabbing, Promises.test_what_a_seat_cannot_see_does_not_change_its_view),
        (Wordless, Promises.test_the_prompt_offers_exactly_the_legal_actions),
        (HalfAsked, Promises.test_the_prompt_offers_exactly_the_legal_actions),
        (Listening, Promises.test_events_do_not_change_what_happens),
    ],
)
def test_a_broken_promise_is_found(
    title: type[Tidewater], promise: Callable[[Promises, str], None]
) -> None:
    suite = type("Suite", (Promises,), {"game": title(), "shortest": (2, 0)})()
    with pytest.raises(AssertionError):
        promise(suite, "3")
    sound = type("Suite", (Promises,), {"game": Tidewater(), "shortest": (2, 0)})()
    promise(sound, "3")
