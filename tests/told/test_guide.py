"""Every phase is explained, in a few words, with what to look at where something is decided."""

import re
from typing import Any

import pytest

import footplate
from footplate.core.plan import Plan
from tests.browser.tables import GAMES

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "planet-steam": [
        {},
        {"freelance_carrier": True},
        {"price_manipulation": True, "sabotage": True, "variable_trading": True},
        {"immobile_tanks": True, "river_limits": True, "predictable_claiming": True},
        {"variable_claims": True},
    ],
    "imperial-steam": [{}, {"setup": "fixed"}],
}
LONGEST = 240


def plans(game: str) -> list[Plan]:
    return [footplate.game(game).plan(**given) for given in OPTIONS.get(game, [{}])]


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_explained(game: str) -> None:
    for plan in plans(game):
        assert plan.phases.keys() == plan.guide.keys()
        for phase, guide in plan.guide.items():
            assert 20 < len(guide.words) <= LONGEST, phase
            for sentence in (guide.words, *guide.looks):
                assert re.search(r"[.:]$", sentence), sentence
                assert len(sentence) <= LONGEST
            decided = "Nothing is decided" not in guide.words
            assert bool(guide.looks) == decided or phase in ("automa", "pay-expenses"), phase


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_belongs_to_an_explained_phase(game: str) -> None:
    state, rng = footplate.game(game).start(seats=3, seed=2), footplate.Chance(2)
    guide = state.plan().guide
    for _ in range(200):
        if state.over:
            break
        assert guide[state.prompt(state.seat, ["A", "B", "C"]).phase].words
        state.play_code(state.sample(rng))


def test_what_options_add_to_a_specialist_is_told_only_with_them() -> None:
    told = {
        "price_manipulation": "first winner of the round also gets the price manipulation",
        "sabotage": "From round 2 on the last winner also gets the sabotage",
        "variable_trading": "Each winner puts an order marker",
    }
    game = footplate.game("planet-steam")
    for option, words in told.items():
        given: dict[str, Any] = {option: True}
        assert words in " ".join(game.plan(**given).guide["specialists"].looks)
        assert words not in " ".join(game.plan().guide["specialists"].looks)


@pytest.mark.parametrize(
    ("option", "wrong", "right"),
    [
        ("predictable_claiming", r"with the die|die fails|failed roll", "without a die"),
        ("immobile_tanks", "rearrange your tanks", "the tanks stay where they are"),
        ("river_limits", "", "On the river no converter for ore or quartz"),
        ("variable_claims", "", "In the first round all claims are placed before the auction"),
    ],
)
def test_no_phase_is_explained_against_an_option(option: str, wrong: str, right: str) -> None:
    game, given = footplate.game("planet-steam"), {option: True}

    def told(**options: Any) -> str:
        explained = game.plan(**options).guide.values()
        return " ".join(" ".join([guide.words, *guide.looks]) for guide in explained)

    assert right in told(**given)
    assert right not in told()
    if wrong:
        assert not re.search(wrong, told(**given))
        assert re.search(wrong, told())
