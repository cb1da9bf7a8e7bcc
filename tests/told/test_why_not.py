"""Why not: every place and line of the plan that is no target says it, in every phase."""

from typing import Any

import footplate
from tests.form import games
from tests.told.client import Client
from tests.told.tables import IMPERIAL_STEAM, PLANET_STEAM


@games("table", [*PLANET_STEAM, *IMPERIAL_STEAM], ids=str)
def test_every_place_that_is_no_target_says_why_not(table: Any) -> None:
    client = Client(footplate.game(table.game), table.seats, 5, **table.setup)
    everything = {*client.plan.places, *client.plan.lines}
    for state in client.play(150):
        prompt = state.prompt()
        targets = {target for choice in prompt.choices for target in choice.targets}
        assert set(state.why_not(prompt.seat).places) == everything - targets, prompt.sentence


def test_a_space_of_the_market_says_why_so_many_cannot_be_traded() -> None:
    state = footplate.game("planet-steam").start(3, 1)
    while state.view(None, forecasts=False).phase != "trade":
        state.play(state.actions()[-1])
    why = state.why_not(state.seat).places
    assert why["supply:ore-0"].rule == "PS-TRADE-02"
    rules = {each.rule for place, each in why.items() if place.startswith("supply:quartz-")}
    assert rules
    assert rules <= {"PS-TRADE-05", "PS-TRADE-08", "PS-TRADE-12"}


def test_what_is_asked_instead_is_said_in_words() -> None:
    """No id of a step stands in a sentence."""
    game = footplate.game("planet-steam")
    state = game.start(3, 1, variable_claims=True)
    seen = set()
    while not state.over and state.round < 2:
        said = state.why_not(state.seat).places["stock:0"].sentence
        seen.add(said)
        assert "-" not in said
        assert said.endswith(".")
        state.play(state.actions()[0])
    assert len(seen) > 6
