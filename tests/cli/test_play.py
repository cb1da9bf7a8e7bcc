"""A game in the terminal: what may be typed, what is refused, what can be taken back."""

import json
import re
from pathlib import Path

import pytest

from footplate import Chance, Record, read_record
from footplate.cli import players
from footplate.games.age_of_steam.language import actions as a
from tests.cli.driving import GAME, Run, Screen, command, run, sensible, words
from tests.form import games, whole_games

__all__ = ["command"]


@games("board", GAME.boards())
def test_every_action_can_be_typed(board: str) -> None:
    record = Record(game=GAME.name, board=board, seats=3, seed=11)
    screen = Screen("me:Ann,me:Bob,me:Cy", record=record, height=24)
    chance = Chance(4)
    kinds = set()
    while not screen.table.state.over:
        codes = screen.table.state.codes()
        if len(codes) == 1:
            screen.session.step()
            continue
        action = sensible(screen.table, chance)
        if chance.below(2) and not isinstance(action, a.IssueShares):
            action = screen.table.state.decode(codes[chance.below(len(codes))])
        count = len(screen.table.record.actions)
        screen.type(words(action))
        assert GAME.action(screen.table.record.actions[count]) == action
        kinds.add(type(action))
    assert {a.IssueShares, a.Bid, a.DropOut, a.SelectAction, a.BuildTrack} <= kinds
    screen.table.record.replay()


def test_every_choice_can_be_picked_by_number() -> None:
    screen = Screen()
    screen.until("select-actions")
    count = len(screen.table.record.actions)
    shown = screen.type("99", "2")
    assert "The list has no number 99." in shown
    assert "builds four tiles instead of three" in shown
    assert screen.table.record.actions[count]["do"] == "select-action"


def test_shares_show_what_they_will_cost() -> None:
    screen = Screen()
    shown = screen.type("help")
    assert "Issue shares: each brings $5" in shown
    assert "out below" in shown
    assert "Income Reduction takes 0 this turn, more from an income of 11 on" in shown


def test_refusals_carry_their_rule() -> None:
    screen = Screen()
    assert "[AOS-SHARES-03]" in screen.type("99")
    screen.until("determine-player-order")
    assert "[AOS-ORDER-04]" in screen.type("999")
    assert "[AOS-ORDER-14]" in screen.type("pass")
    screen.until("build-track")
    shown = screen.type("A1 0-3", "K9 0 2", "M9 0-3", "K9 A", "why A1 0-3")
    for rule in ("AOS-BUILD-07", "AOS-BUILD-08", "AOS-BUILD-06", "AOS-CITY-01"):
        assert f"[{rule}]" in shown
    screen.until("move-goods")
    assert "[AOS-MOVE-05]" in screen.type("white H6 0")


def test_a_hex_shows_its_tiles_and_a_number_builds_one() -> None:
    screen = Screen()
    screen.until("build-track")
    count = len(screen.table.record.actions)
    shown = screen.type("G6", "1")
    assert "G6: type a number." in shown
    assert "(SE–NW)" in shown
    assert screen.table.record.actions[count]["hex"] == "G6"


def test_a_hex_without_builds_says_why() -> None:
    screen = Screen()
    screen.until("build-track")
    assert "[AOS-BUILD-08]" in screen.type("K9")
    assert "[AOS-BUILD-06]" in screen.type("Chicago")
    assert "There is no hex Z9" in screen.type("Z9")


def test_look_explains_a_hex() -> None:
    screen = Screen()
    screen.until("build-track")
    shown = screen.type("look C4")
    assert "C4: river, $3" in shown
    assert "5 NW Minneapolis (B3)" in shown
    assert "Not possible" in shown
    assert "[AOS-BUILD-08]" in shown
    shown = screen.type("look chicago", "look K9", "look I1", "look")
    assert "city, takes R, grows on light 1" in shown
    assert "Indianapolis (K9): town, first tile $1 and $1 for each exit" in shown
    assert "water, no track" in shown
    assert "Look at which hex?" in shown


def test_free_text_gets_help() -> None:
    screen = Screen()
    shown = screen.type("make me rich", "", "?", "help")
    assert "I do not understand 'make me rich' here." in shown
    assert "Type a choice" in shown
    assert shown.count("`rules WORD`: search the rules") == 2


def test_sheets() -> None:
    screen = Screen()
    shown = screen.type("players", "goods", "tiles", "links", "map", "log", "rules redirect")
    for part in (
        "upkeep",
        "Kansas City (A11)",
        "cross straight straight",
        "No link",
        "AOS-COST-12",
    ):
        assert part in shown
    assert "Search the rules" in screen.type("rules")
    assert "There is no place 'xyz'" in screen.type("map xyz")


def test_deliveries_are_sorted_and_filtered() -> None:
    screen = Screen(record=_with_links())
    assert screen.table.state.prompt().phase == "move-goods"
    shown = screen.type("help")
    gains = [int(line.rpartition("you +")[2][0]) for line in shown.splitlines() if "you +" in line]
    assert gains
    assert gains == sorted(gains, reverse=True)
    good = screen.desk.listed[0].label.partition(":")[0]
    shown = screen.type(good)
    assert all(choice.label.startswith(good) for choice in screen.desk.listed)
    assert "[AOS-MOVE-06]" in screen.type("duluth")
    assert "from, to or over" in screen.type(f"white {screen.desk.listed[0].targets[0]}")
    screen.type("1")
    assert screen.table.record.actions[-1]["do"] != "decline"


def _with_links() -> Record:
    """A game in which seat 0 may deliver something."""
    for seed in range(1, 60):
        screen = Screen(seed=seed)
        state, chance = screen.table.state, Chance(seed)
        while not state.over and state.turn < 4:  # type: ignore[attr-defined]
            prompt = state.prompt()
            delivering = any(isinstance(action, a.Deliver) for action in state.actions())
            if state.seat == 0 and delivering:
                return screen.table.record
            finishing = [c for c in prompt.choices if "completes" in c.consequence]
            if finishing and prompt.phase == "build-track":
                screen.play(screen.desk.action_of(finishing[0]))
            else:
                screen.play(sensible(screen.table, chance))
    raise AssertionError("no game with a delivery")


def test_forced_choices_are_played_and_said() -> None:
    screen = Screen("me:Ann,random,random")
    screen.until("build-track")
    while len(screen.table.state.codes()) > 1:
        choice = next(c for c in screen.table.state.prompt().choices if c.price)
        screen.type(words(screen.desk.action_of(choice)))
    screen.session.step()
    assert "Ann ends the build turn.  (the only choice, played at once)" in screen.text


# --- taking back --------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision() -> None:
    screen = Screen()
    screen.until("build-track")
    before = screen.table.state.digest()
    screen.type("G6 2-5")
    assert screen.table.state.digest() != before
    assert "Taken back." in screen.type("undo")
    assert screen.table.state.digest() == before


def test_undo_passes_over_bots() -> None:
    screen = Screen()
    before = screen.table.state.digest()
    screen.type("2", "undo")
    assert "Taken back." in screen.text
    screen.type("log")
    first = [step.seat for step in screen.table.steps].index(0) if screen.table.steps else 0
    assert screen.table.record.replay(first).seat == 0
    assert screen.table.record.replay(0).digest() == before


def test_undo_stops_at_luck_and_at_other_people() -> None:
    screen = Screen("me:Ann,me:Bob,random")
    assert "You have not decided anything yet." in screen.type("undo")
    screen.type("1")
    screen.type("1")
    while screen.table.state.seat != 0:
        screen.play(sensible(screen.table, Chance(1)))
    assert "Bob has decided since then" in screen.type("undo")
    alone = Screen()
    alone.until("move-goods")
    alone.until("issue-shares")
    assert "Dice were rolled or cubes drawn" in alone.type("undo")


def test_hint_and_take() -> None:
    screen = Screen("me:Ann,greedy,random")
    assert "There is no hint to take" in screen.type("take")
    count = len(screen.table.record.actions)
    shown = screen.type("hint", "take")
    assert "The greedy bot would:" in shown
    assert "Otherwise: " in shown
    assert len(screen.table.record.actions) > count
    assert "No hint: there is no bot 'oracle'" in screen.type("hint oracle")


@whole_games
def test_a_hint_of_a_bot_that_looks_ahead_says_why() -> None:
    screen = Screen("me:Ann,greedy,random")
    count = len(screen.table.record.actions)
    shown = screen.type("hint search:4", "take")
    assert "The search:4 bot would:" in shown
    assert "wins about" in shown
    assert "in 100 games:" in shown
    assert "Then perhaps:" in shown
    assert len(screen.table.record.actions) > count


def test_a_hint_says_what_was_given_up_early() -> None:
    """Its figure is of fewer playouts, and may be higher than that of a line listed before."""
    screen = Screen("me:Ann,greedy,random")
    shown = [line.strip() for line in screen.type("hint search:9").splitlines()]
    told = [line for line in shown if re.match(r"[+-]\d+ in 100 games", line)]
    early = [line for line in told if ", given up after " in line]
    assert told[-len(early) :] == early  # below those that were compared to the end
    assert 0 < len(early) < len(told)
    assert not any(line.startswith("-0 ") for line in told)


# --- saving, leaving, continuing ----------------------------------------------------------------


def test_quit_asks_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen = Screen()
    screen.type("quit", "n", "2")
    assert screen.table.record.actions
    screen.type("quit", "y", str(tmp_path / "no" / "where.json"), str(file))
    assert "no such file or directory" in screen.text
    record, fault = read_record(file.read_text(encoding="utf-8"))
    assert fault is None
    assert record.names[0] == "Ann"


def test_no_is_no_file_and_yes_is_none_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "In which file?" in Screen().type("quit", "y", "y", "no")
    assert list(tmp_path.iterdir()) == []


def test_save_asks_before_it_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine", encoding="utf-8")
    screen = Screen()
    screen.type(f"save {file}", "n")
    assert file.read_text(encoding="utf-8") == "mine"
    screen.type(f"save {file}", "y")
    assert "Saved:" in screen.text
    assert "Save where?" in screen.type("save")
    assert str(tmp_path) in screen.type(f"save {tmp_path}", "y")


@whole_games
def test_a_whole_game_by_hints_is_saved_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "hint\ntake\n"
    first = run(
        "play", "--seats", "me,greedy,random", "--seed", "3", "--save", str(file), typed=typed
    )
    assert first.returncode == 0, first.stderr
    assert "No more input: the game stops here." in first.stdout
    begun, _ = read_record(file.read_text(encoding="utf-8"))
    arguments = ("play", "--record", str(file), "--save", str(file))
    second = run(*arguments, typed=typed * 600, COLUMNS="120", LINES="45")
    assert second.returncode == 0, second.stderr
    assert "The game is over" in second.stdout
    assert "has won" in second.stdout or "share the win" in second.stdout
    ended, _ = read_record(file.read_text(encoding="utf-8"))
    assert ended.actions[: len(begun.actions)] == begun.actions
    assert ended.replay().over


def test_the_seed_is_printed_and_gives_the_same_game() -> None:
    first = run("play", "--seats", "random,random,random", "--seed", "9")
    second = run("play", "--seats", "random,random,random", "--seed", "9")
    assert "seed 9" in first.stdout
    assert first.stdout == second.stdout
    fresh = run("play", typed="quit\ny\n\n")
    assert "seed " in fresh.stdout
    assert fresh.returncode == 0


def test_continue_at_a_point(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    screen = Screen()
    screen.until("build-track")
    screen.session.save(file)
    monkeypatch.setattr("builtins.input", _no_input)
    code, out, _ = command("play", "--record", str(file), "--at", "1")
    assert code == 0
    assert "Build Track" not in out
    code, _, err = command("play", "--record", str(file), "--at", "9999")
    assert code == 2
    assert "no position 9999" in err


def _no_input(prompt: str = "") -> str:
    raise EOFError


def test_interrupt(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.json"
    code, out, _ = command("play", "--seats", "me,random,random", "--save", str(file))
    assert code == 130
    assert "The game is kept in" in out
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "age-of-steam"


def test_luck_that_was_written_down_may_end(tmp_path: Path) -> None:
    screen = Screen("me:Ann,me:Bob,me:Cy", seed=2)
    screen.until("move-goods")
    record = screen.table.record
    record.names = screen.table.names
    record.script = _luck_of(record)
    record.checks = []
    file = tmp_path / "script.json"
    file.write_text(record.to_json(), encoding="utf-8")
    done = run("play", "--record", str(file), typed="nothing\n" * 20)
    assert done.returncode == 1
    assert "was written down at a table and ends here" in done.stdout
    assert done.stderr == ""


def _luck_of(record: Record) -> list[int]:
    """Everything that luck decides before the first move of goods."""

    class Listening(Chance):
        def draw(self, bag: list[int]) -> int:
            found.append(super().draw(bag))
            return found[-1]

        def die(self) -> int:
            found.append(super().die())
            return found[-1]

    found: list[int] = []
    GAME.start(record.seats, record.seed, record.board, Listening(record.seed))
    return found


# --- the menu -----------------------------------------------------------------------------------


def test_menu_in_a_terminal(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "age/Ann/me,robot,random/me,random,random/moon/south//help"
    answers = iter(typed.split("/"))
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, out, err = command("menu")
    assert (code, err) == (0, "")
    for part in ("there is no seat kind 'robot'", "There is no 'moon'.", "on Southern US, seed"):
        assert part in out
    assert asked[-1].startswith("Ann (1)>")


@pytest.mark.parametrize(("stop", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_the_menu(
    command: Run, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException], code: int
) -> None:
    def leave(prompt: str = "") -> str:
        raise stop

    monkeypatch.setattr("builtins.input", leave)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert command("menu")[0] == code


def test_a_terminal_without_line_characters() -> None:
    done = run("play", "--seats", "me,random,random", typed="map\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "wwww" in done.stdout


def test_names_cannot_command_the_terminal(command: Run, tmp_path: Path) -> None:
    screen = Screen()
    screen.until("build-track")
    screen.table.record.names[1] = "\x1b[2Jevil [bold]"
    screen.session.save(tmp_path / "game.json")
    _, out, _ = command("replay", str(tmp_path / "game.json"))
    assert "\x1b" not in out
    assert "[2Jevil [bold]" in out


def test_a_bot_that_does_not_answer_has_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "slow.py"
    text = "import time\n\n\nclass Slow:\n    def choose(self, state):\n        time.sleep(60)\n"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(players, "LIMIT", 0.05)
    monkeypatch.chdir(tmp_path)
    screen = Screen(f"{file}:Slow,me:Ann,random")
    played = len(screen.table.record.actions)
    screen.session.step()
    assert len(screen.table.record.actions) > played
    assert "TooSlow: no answer after 0.05 s" in screen.text.replace("\n", " ")
