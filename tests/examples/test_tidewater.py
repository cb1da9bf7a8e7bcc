"""The teaching game: rule by rule, and everything that it gets without a line in the package."""

import runpy
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from footplate import Action, BadInput, Event, Refused, ScriptedChance
from footplate.bots import Bot, make_bot
from footplate.bots.explaining import explain
from footplate.bots.greedy import GreedyBot
from footplate.bots.match import play_match
from footplate.bots.random_bot import RandomBot
from footplate.bots.search import SearchBot, Settings
from footplate.core.smallgame import SmallState
from footplate.core.wire import to_plain
from tidewater import language as la
from tidewater.game import Tidewater

rule = pytest.mark.rule
GAME = Tidewater()
MARKET = {"barge": 0, "bid": 0, "served": 0}


def at(**changes: Any) -> SmallState[la.Quay]:
    """The first position of two with another table."""
    position = to_plain(GAME.start(2, 1).position())
    position["table"] |= changes
    return GAME.position(position)


def test_it_is_small(tidewater: Path) -> None:
    """All its files together: what is checked in, not what a run leaves behind."""
    files = [file for kind in ("py", "md", "toml") for file in tidewater.glob(f"**/*.{kind}")]
    assert files
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 300


def test_its_metadata_say_what_the_tests_put_in_place(tidewater: Path) -> None:
    data = tomllib.loads((tidewater / "pyproject.toml").read_text(encoding="utf-8"))
    assert data["project"]["entry-points"]["footplate.games"] == {
        "tidewater": "tidewater.game:Tidewater"
    }


def test_its_own_test(tidewater: Path) -> None:
    """Every promise of the contract."""
    runpy.run_path(str(tidewater / "test_tidewater.py"))["test_tidewater_keeps_the_promises"]()


@rule("TW-TURN-02", "TW-BID-01", "TW-BID-02", "TW-SELL-01", "TW-SHED-01", "TW-SHED-02")
@pytest.mark.parametrize(
    ("table", "action", "id"),
    [
        ({}, la.Sell(1), "TW-TURN-02"),
        ({}, la.Build(), "TW-TURN-02"),
        (MARKET, la.Bid(1), "TW-TURN-02"),
        ({"bid": 5}, la.Bid(5), "TW-BID-01"),
        ({}, la.Bid(13), "TW-BID-02"),
        ({}, la.Bid(31), "FP-ACTION-03"),
        ({**MARKET, "crates": [2, 3]}, la.Sell(3), "TW-SELL-01"),
        ({**MARKET, "money": [4, 9]}, la.Build(), "TW-SHED-01"),
        ({**MARKET, "sheds": [3, 0]}, la.Build(), "TW-SHED-02"),
    ],
)
def test_what_is_refused(table: Mapping[str, Any], action: Action, id: str) -> None:
    state = at(**table)
    before = state.digest()
    with pytest.raises(Refused) as refused:
        state.play(action)
    assert refused.value.rule == id
    assert state.digest() == before


@rule("TW-SETUP-01", "TW-TURN-01", "TW-TURN-03", "TW-BID-03", "TW-SELL-02")
def test_a_tide_to_the_coin() -> None:
    log: list[Event] = []
    state = GAME.start(3, chance=ScriptedChance([6, 2]), events=log)
    assert (state.table.money, state.table.price) == ([12, 12, 12], 6)
    bids = [la.Bid(3), la.Pass(), la.Bid(4), la.Bid(5), la.Pass()]
    for action in [*bids, la.Sell(3), la.Pass(), la.Build()]:
        state.play(action, log)
    assert [event.words(["Ann", "Bob", "Cy"], state.plan()) for event in log] == [
        "Everybody begins with 12 coins.",
        "Tide 1: a barge with 6 crates",
        "Ann pays 5 for the barge and stores 4 crates",
        "Ann sells 3 crates for 15",
        "Cy builds a shed",
        "Tide 2: a barge with 2 crates",
    ]
    quay = state.table
    assert (quay.money, quay.crates, quay.sheds) == ([22, 12, 7], [1, 0, 0], [0, 0, 1])
    assert (quay.price, quay.first, state.seat) == (6, 1, 1)
    assert quay.room(2) == 7


def test_what_follows_is_said_with_right_counts_and_of_whom() -> None:
    state = GAME.start(2, chance=ScriptedChance([1, 2]))
    state.play(la.Bid(3))
    names = ["Ann", "Bob"]
    said = {choice.label: choice.consequence for choice in state.prompt(1, names).choices}
    assert said["Pass"] == "Ann +1 crate, -3 coins"
    assert state.why_not(1).places["seat:0"].rule == "FP-PLACE-01"
    assert said["Bid 4"] == ""
    state.play(la.Pass())
    said = {choice.label: choice.consequence for choice in state.prompt(0, names).choices}
    assert said == {"Pass": "", "Build": "-5 coins, +1 shed", "Sell 1": "-1 crate, +6 coins"}


@rule("TW-BID-03", "TW-SELL-02")
def test_nobody_wants_the_barge_and_a_price_never_falls_to_nothing() -> None:
    state = at(crates=[4, 0], price=2)
    state.play(la.Pass())
    state.play(la.Pass())
    assert (state.table.barge, state.table.crates) == (0, [4, 0])
    state.play(la.Sell(4))
    assert (state.table.money, state.table.price) == ([12 + 2 + 1 + 1 + 1, 12], 1)


@rule("TW-END-01", "TW-END-02")
def test_the_end_and_a_tie() -> None:
    state = at(**MARKET, tide=6, money=[5, 8], sheds=[1, 0], crates=[0, 1])
    state.play(la.Pass())
    state.play(la.Pass())
    assert state.over
    assert [(s.seat, s.rank, s.score) for s in state.result().standings] == [(1, 1, 8), (0, 2, 8)]
    refusal = state.refuse(la.Pass())
    assert refusal is not None
    assert refusal.rule == "TW-END-01"
    state.table.crates = [1, 1]
    assert state.result().winners == [0, 1]


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("game",), "chess", "game: 'chess' is not 'tidewater'"),
        (("board",), "moon", "Tidewater has no board 'moon'"),
        (("options",), {"speed": 1}, "has no option 'speed'; it has: none"),
        (("seats",), 5, "takes 2 to 4 seats, not 5"),
        (("seat",), 2, "there is no such seat"),
        (("seats",), 3, "table: is not laid for 3 seats"),
        (("table", "crates"), [5, 0], "table: holds what cannot be"),
        (("table", "barge"), 0, None),
        (("table", "bidding"), [False, True], "table: holds what cannot be"),
        (("table", "money"), [-1, 0], r"table.money\[0\]: expected int >= 0"),
        (("table", "tide"), 7, "table.tide: expected int <= 6"),
        (("table", "moon"), 1, "unknown field moon"),
    ],
)
def test_a_position_that_cannot_be(path: tuple[str, ...], value: Any, reason: str | None) -> None:
    position: dict[str, Any] = to_plain(GAME.start(2, 1).position())
    *above, last = path
    place = position[above[0]] if above else position
    place[last] = value
    if reason is None:
        assert GAME.position(position).actions()
        return
    with pytest.raises(BadInput, match=reason):
        GAME.position(position)


def test_its_greedy_bot_beats_a_random_one() -> None:
    wins = 0
    for seed in range(40):
        bots: list[Bot] = [GreedyBot(GAME.valuer()), RandomBot(seed)]
        wins += 0 in play_match(GAME, bots, seed).result.winners
    assert wins > 28


def test_bots_that_look_ahead_play_it_as_it_is() -> None:
    wins = 0
    for seed in range(6):
        bots = [make_bot("search:6", GAME, seed), RandomBot(seed)]
        match = play_match(GAME, bots, seed)
        wins += 0 in match.result.winners
    assert wins >= 5
    state = at()
    thought = SearchBot(GAME, 1, Settings(6, lines=3)).think(state)
    assert explain(state, thought).lines[0].words


def test_every_rule_of_its_page_is_tested() -> None:
    page, tests = GAME.rules_page(), Path(__file__).read_text(encoding="utf-8")
    ids = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| TW-")]
    assert len(ids) == len(set(ids)) == 13
    assert [id for id in ids if f'"{id}"' not in tests] == []
