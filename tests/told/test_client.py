"""One client plays every game, and holds what is told against what happens."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, Refused
from tests.form import whole_games
from tests.soak.long import SOAK
from tests.told.client import Client
from tests.told.tables import FIRST, TABLES

pytestmark = pytest.mark.usefixtures("tidewater")
SECRETS_EVERY = 7 if SOAK else 20
"""It takes much longer than all else; ten games meet decisions of every kind all the same."""
GAMES = 10 if SOAK else 1
SOME = 80
"""Decisions of a game that is played to its end in a soak alone."""


@whole_games
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_one_client_plays_every_game(table: Any) -> None:
    for seed in range(GAMES):
        client = Client(footplate.game(table.game), table.seats, seed + 1, **table.setup)
        whole = SOAK or table in FIRST
        for _ in client.play() if whole else client.play(SOME):
            if client.count % SECRETS_EVERY == 0:
                client.check_secrets()
        assert client.state.over or (client.count == SOME and not whole)


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_a_few_rounds_in_either_form(table: Any) -> None:
    client = Client(footplate.game(table.game), table.seats, 3, **table.setup)
    for _ in client.play(60):
        if client.count % SECRETS_EVERY == 0:
            client.check_secrets()
    assert client.count >= 20 or client.state.over


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_cannot_be_told_is_refused(table: Any) -> None:
    state = footplate.game(table.game).start(table.seats, 1, **table.setup)
    seat, action = state.seat, state.actions()[0]
    for viewer in (table.seats, -1, "0", True, 1.5):
        for ask in (state.view, state.prompt, state.result, state.why_not, state.shortcuts):
            with pytest.raises(BadInput, match="no such seat"):
                ask(viewer)
        with pytest.raises(BadInput, match="no such seat"):
            state.preview(action, viewer)
    for other in (None, *range(table.seats)):
        if other != seat:
            with pytest.raises(Refused) as refused:
                state.preview(action, other)
            assert refused.value.refusal.rule == "FP-VIEW-01"
    with pytest.raises(BadInput, match="no shortcut"):
        state.shortcut("fly", None)
    with pytest.raises(BadInput):
        state.prompt(seat, ["Ann"] * (table.seats + 1))
