"""The other commands, and one clear line for every bad input."""

import json
import re
from pathlib import Path

import pytest

import footplate
from footplate.cli import replay as replaying
from footplate.cli.checkout import checkout, rule_coverage
from footplate.cli.rules_page import load_rules
from footplate.core.rulespage import parse, search
from footplate.games.steam_power.board.load import BOARDS
from tests.cli.driving import Run, Screen, command, run
from tests.form import both_forms
from tests.lessons.given import SMALL

__all__ = ["command"]


def test_menu_without_a_terminal() -> None:
    shown = run("menu")
    assert shown.returncode == 0
    assert "Age of Steam" in shown.stdout
    assert "footplate play age-of-steam" in shown.stdout


@both_forms
def test_version_and_help(command: Run) -> None:
    assert command("--version")[1].strip()
    for words in ([], ["play"], ["simulate"], ["replay"], ["rules"], ["board", "draw"], ["bench"]):
        code, out, _ = command(*words, "--help")
        assert code == 0
        assert "Usage: footplate" in out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["frob"], "there is no command 'frob'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "--board", "moon"], "no such board"),
        (["play", "--board", "moon.toml"], "no such file"),
        (["play", "--seats", "me,greedy"], "takes 3 to 6 seats, not 2"),
        (["play", "--seats", "me,robot,greedy"], "there is no seat kind 'robot'"),
        (["play", "--seats", ""], "there is no seat kind ''"),
        (["play", "--seats", "me:A,me:A,random"], "two seats are called 'A'"),
        (["play", "--seats", "me:,random,random"], "has no name"),
        (["play", "--option", "luck"], "write it as name=value"),
        (["play", "--option", "luck=good"], "has no option 'luck'"),
        (["play", "--option", "start_order=7"], "must be one of 'dice', 'shuffle'"),
        (["play", "--option", "rebuild_same_hex=maybe"], "must be true or false"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--frob"], "Unknown option"),
        (["play", "--at", "3"], "needs --record"),
        (["play", "--record", "none.json"], "none.json: no such file or directory"),
        (["play", "--record", "."], "is a directory"),
        (["play", "--record", "none.json", "--seed", "3"], "belong to a new game"),
        (["play", "--save", "."], "is a directory"),
        (["play", "--save", "no/where.json"], "no such directory"),
        (["replay", "none.json"], "none.json: no such file or directory"),
        (["replay", "."], "is a directory"),
        (["replay"], "RECORD"),
        (["import", "none.json"], "none.json: no such file or directory"),
        (["import", "."], "is a directory"),
        (["export", "none.json"], "none.json: no such file or directory"),
        (["simulate", "age-of-steam", "--seats", "me,random,random"], "there is no bot 'me'"),
        (["simulate", "age-of-steam", "--games", "0"], "must be 1 or more"),
        (["simulate", "age-of-steam", "--board", "moon"], "no such board"),
        (["simulate", "age-of-steam", "--seats", "random"], "takes 3 to 6 seats, not 1"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["schema", "chess"], "there is no game 'chess'"),
        (["board", "check", "none.toml"], "none.toml: no such file or directory"),
        (["board", "check", "."], "no such board"),
        (["board", "draw", "moon"], "no such board"),
        (["board", "draw", "rust-belt", "-o", "."], "is a directory"),
        (["board", "frob"], "frob"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = command(*arguments)
    assert code == 2
    assert line in err
    assert err.startswith("footplate: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "malformed JSON"),
        ("{", "malformed JSON"),
        ("[]", "a record is a JSON object"),
        ("{}", "missing required field game"),
        ('{"game": "chess", "board": "x", "seats": 3}', "there is no game 'chess'"),
        ('{"game": "age-of-steam", "board": "x", "seats": 3}', "no such board"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 9}', "3 to 6 seats"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": "3"}', "seats: expected int"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "x": 1}', "unknown field x"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "script": [1]}', "script"),
    ],
)
def test_malformed_records(command: Run, tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    for name in (["replay", str(file)], ["play", "--record", str(file)]):
        code, _, err = command(*name)
        assert code == 2
        assert line in err
        assert err.count("\n") == 1


def test_binary_files_are_refused(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(b"\xff\xfe\x00")
    code, _, err = command("replay", str(file))
    assert (code, "is not UTF-8 text" in err) == (2, True)


def test_an_existing_file_is_not_overwritten(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine", encoding="utf-8")
    code, _, err = command("play", "--seats", "random,random,random", "--save", str(file))
    assert code == 2
    assert f"exists already; name another file, or go on with --record {file}\n" in err
    assert file.read_text(encoding="utf-8") == "mine"


# --- replay -------------------------------------------------------------------------------------


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    screen = Screen()
    screen.until("move-goods")
    file = tmp_path / "game.json"
    screen.session.save(file)
    return file


@both_forms
def test_replay_tells_the_game(command: Run, recorded: Path) -> None:
    code, out, _ = command("replay", str(recorded))
    assert code == 0
    assert "— Turn 1 of 10 —" in out
    assert "Ann issues 2 shares for $10." in out
    code, out, _ = command("replay", str(recorded), "--at", "2")
    assert code == 0
    assert "after 2 of" in out
    assert command("replay", str(recorded), "--at", "-1")[0] == 2


def test_replay_as_json(command: Run, recorded: Path) -> None:
    code, out, _ = command("replay", str(recorded), "--json")
    data = json.loads(out)
    assert code == 0
    assert data["fits"] is True
    assert data["played"] == data["actions"]
    assert data["position"]["phase"] == "move-goods"
    told = data["events"]
    begun = ["table-laid", "goods-laid-out", "order-rolled"]
    assert [event["event"] for event in told[:3]] == begun
    assert told[0]["words"].startswith("Everybody begins with $10")
    assert told[2]["words"].startswith("Dice for the player order")


def test_replay_draws_a_position(command: Run, recorded: Path, tmp_path: Path) -> None:
    svg = tmp_path / "position.svg"
    code, out, _ = command("replay", str(recorded), "--at", "2", "--svg", str(svg))
    assert code == 0
    assert "Drawn:" in out
    text = svg.read_text(encoding="utf-8")
    assert "Issue Shares" in text
    assert ">Ann</text>" in text
    assert command("replay", str(recorded), "--svg", str(svg))[0] == 0
    assert "Move Goods" in svg.read_text(encoding="utf-8")
    before = recorded.read_bytes()
    assert command("replay", str(recorded), "--svg", str(recorded))[0] == 2
    assert command("replay", str(recorded), "--svg", str(tmp_path))[0] == 2
    assert command("replay", str(recorded), "--at", "9999", "--svg", str(svg))[0] == 2
    recorded.write_text(before.decode().replace('"seed": ', '"seed": 1'), encoding="utf-8")
    code, _, err = command("replay", str(recorded), "--svg", str(svg))
    assert code == 1
    assert "stops fitting" in err


def test_a_truncated_record_is_told_as_far_as_it_goes(command: Run, recorded: Path) -> None:
    text = recorded.read_text(encoding="utf-8")
    cut = text[: text.rindex('{"do"') + 8]
    recorded.write_text(cut, encoding="utf-8")
    code, out, err = command("replay", str(recorded))
    assert code == 1
    assert "Ann issues 2 shares" in out
    assert "whole actions could be read" in err
    assert recorded.read_text(encoding="utf-8") == cut
    code, _, err = command("play", "--record", str(recorded))
    assert code == 2
    assert "--at" in err


@both_forms
def test_an_edited_record_says_where_it_stops_fitting(command: Run, recorded: Path) -> None:
    record = json.loads(recorded.read_text(encoding="utf-8"))
    at = next(i for i, action in enumerate(record["actions"]) if action["do"] == "issue-shares")
    record["actions"][at]["shares"] = 3
    edited = json.dumps(record)
    recorded.write_text(edited, encoding="utf-8")
    code, out, err = command("replay", str(recorded))
    assert code == 1
    assert f"action {at + 1} does not fit" in err
    assert f"after {at} of" in out
    assert recorded.read_text(encoding="utf-8") == edited
    data = json.loads(command("replay", str(recorded), "--json")[1])
    assert (data["fits"], data["played"]) == (False, at)
    record["actions"][at] = {"do": "castle"}
    recorded.write_text(json.dumps(record), encoding="utf-8")
    code, _, err = command("replay", str(recorded))
    assert (code, "'castle' is no action" in err) == (1, True)


# --- rules, boards, schema ----------------------------------------------------------------------


def test_rules_are_read_from_the_page() -> None:
    rules = load_rules("age-of-steam")
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids)) > 200
    found = next(rule for rule in rules if rule.id == "AOS-COST-12")
    assert "redirect" in found.text.lower()
    assert found.chapter == "IV Costs"
    assert search(rules, "AOS-COST-12") == [found]
    page = (
        "## One\n| id | rule | source | ruling |\n|---|---|---|---|\n| X-A-01 | a \\| b | – | – |"
    )
    assert parse(page.replace("X-", "XX-"))[0].text == "a | b"


def test_rules_command(command: Run) -> None:
    code, out, _ = command("rules", "age-of-steam", "turn", "order", "pass")
    assert code == 0
    assert "AOS-ORDER-14" in out
    assert "AOS-BUILD-01" not in out
    code, out, _ = command("rules", "age-of-steam", "zeppelin")
    assert (code, "No rule" in out) == (1, True)


@pytest.mark.parametrize("game", footplate.names())
def test_the_rules_open_with_how_the_game_goes(command: Run, game: str) -> None:
    """Not with hundreds of lines: a summary, the turn, the chapters, and how to search."""
    code, out, _ = command("rules", game)
    assert code == 0
    assert len(out.splitlines()) < 90
    rules = load_rules(game)
    assert footplate.game(game).title in out
    chapters = {rule.chapter for rule in rules}
    assert all(chapter in out for chapter in chapters)
    turn = [rule for rule in rules if "turn" in rule.chapter or "round" in rule.chapter]
    assert turn[0].id in out
    assert f"footplate rules {game} all" in out
    assert "Columns." not in out
    everything = command("rules", game, "all")[1]
    assert all(rule.id in everything for rule in rules)


@pytest.mark.parametrize("game", footplate.names())
def test_untested_rules(command: Run, game: str) -> None:
    code, out, err = command("rules", game, "--untested")
    if checkout() is None:
        assert code == 2
        assert "run it from a checkout" in err
    else:
        assert (code, out, err) == (0, "", "")


def test_coverage_finds_every_kind_of_gap(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    source = tmp_path / "src" / "footplate" / "games" / "a_game"
    tests.mkdir()
    source.mkdir(parents=True)
    marks = 'rule = 1\n@rule("AG-A-01", "AG-A-09")\ndef test_one(): ...\n'
    (tests / "test_a.py").write_text(marks, encoding="utf-8")
    (source / "state.py").write_text('x = Refusal("AG-B-07", "No.")\n', encoding="utf-8")
    found = rule_coverage(tmp_path, "a-game", ["AG-A-01", "AG-A-02"])
    assert found.untested == ["AG-A-02"]
    assert list(found.unknown_tests) == ["AG-A-09"]
    assert list(found.unknown_refusals) == ["AG-B-07"]
    assert not found.clean


@both_forms
def test_boards(command: Run, tmp_path: Path) -> None:
    code, out, _ = command("board", "list")
    assert code == 0
    assert "rust-belt" in out
    assert command("board", "check", "rust-belt")[0] == 0
    picture = tmp_path / "map.svg"
    assert command("board", "draw", "rust-belt", "-o", str(picture))[0] == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert command("board", "draw", "rust-belt")[1].startswith("<svg")
    broken = tmp_path / "broken.toml"
    broken.write_text("format = 3\n", encoding="utf-8")
    code, out, _ = command("board", "check", str(broken))
    assert code == 1
    assert "format" in out
    assert command("board", "draw", str(broken))[0] == 1


def test_the_boards_of_every_game(command: Run, tmp_path: Path) -> None:
    for name in footplate.names():
        game = footplate.game(name)
        listed = command("board", "list")[1]
        for board in game.boards():
            assert board in listed
            code, out, _ = command("board", "check", f"{name}/{board}")
            assert code == 0
            assert f"{game.title}, " in out
            assert command("board", "draw", f"{name}/{board}")[1].startswith("<svg")
        assert game.title in listed
    err = command("board", "check", "moon")[2]
    assert "Age of Steam has new-hampshire" in err
    assert "Steam Power has england-wales, germany, us-midwest" in err
    code, out, err = command("board", "draw", "standard")
    assert (code, out) == (2, "")
    assert "say imperial-steam/standard or planet-steam/standard" in err


def test_a_board_file_says_which_game_it_is_for(command: Run, tmp_path: Path) -> None:
    text = BOARDS.folder.joinpath("germany.toml").read_text(encoding="utf-8")
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    code, out, _ = command("board", "check", str(file))
    assert code == 0
    assert "Steam Power, Germany, 231 hexes, 33 cities: no problems" in out
    for wrong, line in (
        (text.replace('"Berlin"', '""'), "name: is empty"),
        (text.replace("steam-power-map/1", "chess-board/1"), "format: 'chess-board/1' is not"),
        (text.replace('format = "steam-power-map/1"', ""), "format: is missing"),
        (text.replace("format =", "format"), "TOML"),
    ):
        file.write_text(wrong, encoding="utf-8")
        code, out, _ = command("board", "check", str(file))
        assert (code, line in out) == (1, True), out


def test_schema(command: Run) -> None:
    code, out, _ = command("schema", "age-of-steam")
    data = json.loads(out)
    assert code == 0
    said = {"action", "event", "record", "position", "options", "luck", "line", "move"}
    told = {"plan", "view", "prompt", "preview", "refusal", "why_not", "shortcut", "program"}
    assert set(data["properties"]) == said | told
    assert {"BuildTrack", "Place", "Choice", "Caution"} <= set(data["$defs"])


def test_output_that_nobody_reads_to_the_end() -> None:
    import subprocess

    from tests.cli.driving import COMMAND

    with subprocess.Popen([*COMMAND, "rules", "age-of-steam"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(60) == 0


@both_forms
def test_import_compares_a_recorded_game(command: Run, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "age_of_steam" / "reversteam-3p.json"
    record = tmp_path / "record.json"
    code, out, _ = command("import", str(golden), "--save", str(record))
    assert code == 0
    assert "agree with the rules" in " ".join(out.split())
    assert command("replay", str(record), "--at", "150")[0] == 0
    data = json.loads(golden.read_text(encoding="utf-8"))
    next(entry for entry in data["log"] if "cost" in entry)["cost"] += 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = command("import", str(wrong))
    assert code == 1
    assert "expected: 3" in out
    wrong.write_text("{", encoding="utf-8")
    code, _, err = command("import", str(wrong))
    assert code == 2
    assert f"{wrong}: malformed JSON" in err


def test_export_writes_what_import_reads(command: Run, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "age_of_steam"
    record, back = tmp_path / "record.json", tmp_path / "back.json"
    assert command("import", str(golden / "reversteam-3p.json"), "--save", str(record))[0] == 0
    code, out, _ = command("export", str(record))
    assert (code, json.loads(out)["format"]) == (0, "aos-game/1")
    assert command("export", str(record), "--save", str(back))[0] == 0
    assert back.read_text(encoding="utf-8") == out
    assert command("import", str(back))[0] == 0
    code, _, err = command("export", str(record), "--save", str(back))
    assert (code, "exists already" in err) == (2, True)
    record.write_text(record.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    code, _, err = command("export", str(record))
    assert (code, str(record) in err) == (2, True)
    other = footplate.Record(game="steam-power", board="steam-power", seats=2)
    record.write_text(other.to_json(), encoding="utf-8")
    code, _, err = command("export", str(record))
    assert (code, "Steam Power writes no games for elsewhere" in err) == (2, True)


@pytest.mark.parametrize("text", ["[]", "{}", '{"format": 3}', '{"format": "go/1"}'])
def test_import_names_the_formats_that_there_are(command: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, encoding="utf-8")
    code, _, err = command("import", str(file))
    assert code == 2
    assert f"{file}: format: " in err
    assert "there are: aos-game/1" in err


def test_the_command_line_asks_the_games_who_reads_a_format(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = footplate.game("steam-power")
    monkeypatch.setattr(type(other), "transcripts", "sp-game/1")
    file = tmp_path / "other.json"
    file.write_text('{"format": "sp-game/1"}', encoding="utf-8")
    code, _, err = command("import", str(file))
    assert (code, "Steam Power reads no games from elsewhere" in err) == (2, True)
    source = Path(replaying.__file__).read_text(encoding="utf-8")
    assert "footplate.games" not in source


@pytest.mark.parametrize("name", footplate.names())
def test_rules_are_told_without_names_of_the_program(name: str) -> None:
    kinds = [kind.__name__ for kind in footplate.game(name).action_types]
    called = re.compile(rf"`({'|'.join(kinds)})(\\(.*?\\))?`")
    for rule in load_rules(name):
        assert not called.search(f"{rule.text} {rule.ruling}"), rule


def test_lessons_are_listed_and_checked(command: Run, tmp_path: Path) -> None:
    code, out, _ = command("lesson", "list")
    assert code == 0
    assert "01-first-link" in out
    assert "11-whole-round" in out
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SMALL, encoding="utf-8")
    bad.write_text(SMALL.replace('["K10"]', '["K99"]'), encoding="utf-8")
    assert command("lesson", "check", str(good))[0] == 0
    code, out, _ = command("lesson", "check", str(bad))
    assert code == 1
    assert out.strip() == "steps[1]: points: there is no place 'K99'"
    code, _, complaint = command("lesson", "check", str(tmp_path / "none.toml"))
    assert code == 2
    assert "no such file" in complaint
