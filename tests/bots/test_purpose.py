"""Why greedy would do something: true by the previews, and nothing that the seat may not know."""

import pytest

import footplate
from footplate import Chance
from footplate.bots import make_bot
from footplate.bots.lines import LineBot
from footplate.bots.purpose import purpose, purpose_of, second_best
from footplate.core.preview import preview
from footplate.core.wire import to_json, to_plain
from footplate.games.imperial_steam.language import actions as a
from tests.rules.imperial_steam.given import ready
from tests.rules.planet_steam.given import given, goods, player, tank
from tests.server.workers.given import GAMES, positions

NAMES = ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("name", GAMES)
def test_a_purpose_is_what_the_previews_say(name: str) -> None:
    said = list[str]()
    for number, state in enumerate(positions(name, 6)):
        seat, before = state.mover, state.key()
        bot = make_bot("greedy", state.game, 0)
        assert isinstance(bot, LineBot)
        code = bot.choose(state.clone())
        line, other = [code, *bot.rest], second_best(state, [code])
        found = purpose(bot, state, code, NAMES)
        assert state.key() == before
        assert found.course.actions == [to_plain(state.decode(each)) for each in line]
        tried = preview(state, [state.decode(each) for each in line], seat)
        assert found.course.effects == tried.effects
        assert tried.view.result
        assert found.course.score == tried.view.result.score(seat)
        assert (found.otherwise is not None) == bool(other)
        if found.otherwise:
            assert other[0] != code
            assert found.otherwise.labels[0] in found.sentence
            assert found.otherwise.labels[0] in {c.label for c in state.prompt(seat, NAMES).choices}
        if len(line) > 1:
            assert found.sentence.startswith("Then: ")
        dealt = state.guess(seat, Chance(number))
        assert to_json(purpose_of(dealt, line, other, NAMES)) == to_json(found)
        said.append(found.sentence)
    assert sum(map(bool, said)) > len(said) // 2


def test_it_says_what_else_would_come_to() -> None:
    state = given([player(resources=goods(ore=3)), player()], step="trade", trading="ore")
    sell, buy, nothing = (
        [state.encode(state.game.action(each))]
        for each in (
            {"do": "sell-resource", "amount": 3},
            {"do": "buy-resource", "amount": 3},
            {"do": "pass-trade"},
        )
    )
    price = state.view(0).gauges[1].price
    told = purpose_of(state, nothing, sell)
    assert f"Otherwise: sell 3 ore; you: +{3 * price} credits, -3 ore" in told.sentence
    told = purpose_of(state, sell, buy)
    assert told.course.score is not None
    assert told.otherwise
    assert told.otherwise.score is not None
    now = " for now" if told.course.score < told.otherwise.score else ""
    moves = f"{told.score} → {told.course.score}"
    if told.score == told.course.score:
        moves = f"stays {told.score}"
    assert f"Wealth {moves}{now}." in told.sentence


def test_a_layout_is_told_by_what_stands_elsewhere() -> None:
    """Not zone by zone, of which most stay as they are."""
    state = given(
        [player(), player()],
        step="tanks",
        seat=0,
        claims={"B1": 0, "C1": 0, "B2": 0, "D5": 0},
        tanks=[tank("B1", "ore"), tank("C1", "quartz"), tank("D5", None, True)],
    )
    laid = [tank("B2", "ore"), tank("C1", None, True), tank("D5", "quartz")]
    layout = state.shortcut("apply-layout", laid)
    assert isinstance(layout, list)
    actions = [*layout, state.game.action({"do": "end-tanks"})]
    told = purpose_of(state, [state.encode(each) for each in actions])
    moved = "water tank with supercharger D5 → C1, ore tank B1 → B2, quartz tank C1 → D5"
    assert told.sentence.startswith(f"Then: {moved}, then end the turn")
    assert "more" not in told.sentence
    assert told.course.labels[1:] == [moved, "end the turn"]
    assert told.course.counts == [1, len(layout) - 1, 1]


def test_a_warning_that_stands_and_is_averted_is_said() -> None:
    state = given(
        [player(resources=goods(energy=1)), *[player() for _ in range(4)]],
        step="extract",
        seat=0,
        claims={"A1": 0, "A2": 0},
        tanks=[tank("A1", "quartz"), tank("A2", "quartz")],
    )
    warned = [each.sentence for each in state.view(0).warnings if each.seat == 0]
    assert warned
    line = [
        state.encode(state.game.action(each))
        for each in ({"do": "switch-off", "zone": "A1"}, {"do": "extract"})
    ]
    told = purpose_of(state, line)
    assert told.sentence.startswith("Then: extract; in all you: +1 quartz, -1 energy.")
    assert f"No longer then: {warned[0]}" in told.sentence


def test_a_warning_that_comes_true_is_not_averted() -> None:
    """Who extracts more than there is room for loses it by that."""
    state = given(
        [player(resources=goods(energy=2, quartz=4)), *[player() for _ in range(4)]],
        step="extract",
        seat=0,
        claims={"A1": 0, "A2": 0},
        tanks=[tank("A1", "quartz"), tank("A2", "quartz")],
    )
    assert any("no room" in each.sentence for each in state.view(0).warnings)
    told = purpose_of(state, [state.encode(state.game.action({"do": "extract"}))])
    assert "No longer" not in told.sentence


def test_what_looked_best_at_once_is_what_it_would_do_otherwise() -> None:
    """Shares are played through: where that finds another line, the first thought is told too."""
    state = footplate.game("age-of-steam").start(3, seed=1)
    first, second, *_ = state.game.valuer().candidates(state, 6)
    assert second_best(state, first.line) != first.line
    assert second_best(state, second.line) == first.line


def test_who_has_beliefs_of_its_own_is_not_compared() -> None:
    state = positions("age-of-steam", 2)[0]
    bot = make_bot("normal", state.game, 3)
    assert isinstance(bot, LineBot)
    assert purpose(bot, state, bot.choose(state), NAMES).otherwise is None


def test_what_matters_most_is_told_first_and_never_folded_away() -> None:
    state = ready({"hire": 1})
    worker, engineer = a.HireWorker("bronze", 1), a.HireEngineer("bronze", "bridge")
    hires = [each for each in (worker, engineer) if state.refuse(each) is None]
    actions = [*hires, a.SellShare(), a.EndTurn()]
    line = [state.encode(each) for each in actions]
    told = purpose_of(state, line)
    changed = {each.what for each in told.course.effects if each.seat == 0 and each.change}
    assert changed >= {"money", "influence"}
    changes = told.sentence.split("in all you: ")[1].split(", ")
    assert "gulden" in changes[0]
    assert changes[1].endswith(" influence")


def test_a_single_decision_that_is_left_is_named() -> None:
    state = ready()
    hires = [a.HireWorker("bronze", 1)] * 3
    for actions in ([*hires, a.EndTurn()], [*hires, a.SellShare(), a.EndTurn()]):
        told = purpose_of(state, [state.encode(each) for each in actions])
        assert "and 1 more" not in told.sentence
    one = purpose_of(state, [state.encode(each) for each in [*hires, a.EndTurn()]])
    assert "then end the turn; in all you: " in one.sentence
