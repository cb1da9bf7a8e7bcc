"""What people read is a sentence: names in place of ids, one thing in the singular."""

import msgspec
import pytest

import footplate
from footplate import Chance, Event, State
from footplate.core.event import Effect, TableLaid
from footplate.core.prompt import Choice
from footplate.core.view import rank
from footplate.games.age_of_steam.language.events_track import TrackBuilt
from footplate.games.steam_power.language.events import RoundStarted
from tests.cli.driving import Screen

NAMES = ["Ann", "Bob", "Cy"]


def begun(name: str, **more: object) -> tuple[State, list[Event]]:
    heard: list[Event] = []
    return footplate.game(name).start(seats=3, seed=1, events=heard, **more), heard  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "words"),
    [("age-of-steam", ", engine 1."), ("planet-steam", ", quartz carrier of class 1, ")],
)
def test_a_level_is_no_count(name: str, words: str) -> None:
    state, heard = begun(name)
    laid = next(event for event in heard if isinstance(event, TableLaid))
    assert words in laid.words(NAMES, state.plan())


def test_a_town_is_told_by_its_exits() -> None:
    plan = footplate.game("age-of-steam").plan("rust-belt", 3)
    one = TrackBuilt(0, "M6", "place", "town_1", [], [1], 2, [])
    assert one.words(NAMES, plan) == "Ann builds on Toledo (M6): exit NE, for $2."
    two = TrackBuilt(0, "M6", "place", "straight", [], [0, 3], 3, [])
    assert two.words(NAMES, plan) == "Ann builds on Toledo (M6): exits N, S, for $3."


def test_the_first_round_has_its_line_too() -> None:
    assert [event for event in begun("steam-power")[1] if isinstance(event, RoundStarted)]


def test_what_the_bank_must_give_is_a_list() -> None:
    state, _ = begun("steam-power")
    rng = Chance(4)
    while not any(" from the bank)" in (words := refusal.sentence) for refusal in _refused(state)):
        state.play_code(state.sample(rng))
    while words.count(" and ") + words.count(", ") < 2:
        state.play_code(state.sample(rng))
        words = max((r.sentence for r in _refused(state)), key=len, default="")
    assert words.count(" and ") == 1


def _refused(state: State) -> list[footplate.Refusal]:
    seat = state.mover
    own = state.forecast(seat).contracts  # type: ignore[attr-defined]
    return [contract.why_not for contract in own if contract.why_not is not None]


def test_nothing_is_said_as_no() -> None:
    state = footplate.game("planet-steam").start(seats=3, seed=1)
    state = state.edited(step="trade", players={0: {"resources": {"quartz": 0}}}, seat=0)
    refusal = state.refuse({"do": "sell-resource", "amount": 1})
    assert refusal is not None
    assert refusal.sentence == "You have no quartz to sell."


def test_without_a_factory_none_is_empty() -> None:
    state = footplate.game("imperial-steam").start(seats=2, seed=1).edited(step="turn")
    refusal = state.refuse({"do": "produce", "site": "wien.1"})
    assert refusal is not None
    assert refusal.sentence == "You have no factory."


def test_a_picture_names_the_phase_as_people_do() -> None:
    state = footplate.game("planet-steam").start(seats=3, seed=1)
    while state.view(None).phase != "specialists":
        state.play_code(state.codes()[0])
    assert " · Specialists · " in state._repr_svg_()


def test_consequences_name_things_as_people_do() -> None:
    shown = Screen("me:Ann,random", game=footplate.game("planet-steam"))
    effects = [Effect(0, "luxury", 1), Effect(0, "license", -2)]
    asked = Choice({}, "trade", effects=effects)
    assert shown.desk.consequence(asked) == "+1 luxury quarters, -2 building licenses"
    assert footplate.game("age-of-steam").plan("rust-belt", 3).change("money", -5) == "-$5"


def test_what_breaks_a_tie_is_no_part_of_the_score() -> None:
    sources = {"contracts that were fulfilled": 3, "cities that were connected": 2}
    ranked = rank([(0, sources, False), (1, sources, False)], True)
    ranked = msgspec.structs.replace(ranked, tie_break="trains")
    shown = Screen("me:Ann,random", game=footplate.game("steam-power"), width=60)
    shown.session.show(shown.desk.score(ranked))
    assert "(tie: trains 0)" in " ".join(shown.text.split())
