"""Steam Power in the terminal: what may be typed, what is shown, whole games by hand."""

from pathlib import Path
from typing import Any

import pytest

import footplate
from footplate import Action, read_record
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.views import SteamPowerView
from tests.cli.driving import Screen, play_typed, run
from tests.form import whole_games
from tests.soak.long import later

GAME = footplate.game("steam-power")


def screen(seats: str = "me:Ann,random", **more: Any) -> Screen:
    return Screen(seats, game=GAME, **more)


def placed(players: Any = None, seats: str = "me:Ann,me:Bob", **position: Any) -> Screen:
    """A screen with a position in place of a start."""
    found = screen(seats)
    people = players or [{"money": 30, "hand": ["K20", "K01"]}, {"money": 30}]
    found.table.state = GAME.position({"game": "steam-power", "players": people, **position})
    return found


def view(shown: Screen) -> SteamPowerView:
    found = shown.table.state.view(shown.table.state.seat)
    assert isinstance(found, SteamPowerView)
    return found


def track(hex: str, one: int, two: int, owner: int = 0) -> dict[str, object]:
    return {"hex": hex, "track": [one, two], "owner": owner}


def typed(shown: Screen, action: Action) -> str:
    """What a player types for an action."""
    plain: dict[type[Action], str] = {
        a.EndTrack: "done",
        a.BuyResource: "bank",
        a.DeclineBonus: "decline",
        a.TakeContracts: "contracts",
        a.TakeMoney: "money",
    }
    match action:
        case a.LayTrack(hex, (one, two)):
            crossing = any(track.hex == hex for track in view(shown).tracks)
            return f"{'cross' if crossing else 'lay'} {hex} {one}-{two}"
        case a.RemoveTrack():
            return "remove"
        case a.ReplaceTrack(hex, (one, two)):
            return f"replace {one}-{two}"
        case a.BuildFactory(hex, cubes):
            return f"factory {hex} {cubes}"
        case a.FulfilContract(contract):
            return f"fulfil {contract}"
        case a.TakeContractFrom(seat):
            return f"from {seat + 1}"
        case a.TakeResource(hex):
            offers = [
                each
                for each in shown.table.state.actions()
                if isinstance(each, a.TakeResource) and each.hex == hex
            ]
            if len(offers) == 1:
                return f"take {hex}"
            return str(shown.table.state.actions().index(action) + 1)
    return plain[type(action)]


# --- whole games --------------------------------------------------------------------------------


@whole_games
@pytest.mark.parametrize("board", [GAME.boards()[0], *later(*GAME.boards()[1:])])
def test_every_action_can_be_typed(board: str) -> None:
    shown = screen("me:Ann,me:Bob,me:Cy", board=board, height=24, seed=11)
    kinds = play_typed(shown, 4, typed, every=4)
    for kind in (a.LayTrack, a.BuildFactory, a.FulfilContract, a.TakeResource, a.TakeContracts):
        assert kind in kinds
    shown.table.record.replay()


@whole_games
def test_a_game_against_bots() -> None:
    shown = screen("me:Ann,random,random", height=24)
    play_typed(shown, 2, typed, every=4)
    assert "The game is over" in shown.text
    assert "has won" in shown.text or "share the win" in shown.text


@whole_games
def test_basic_solo_and_its_best_scores() -> None:
    texts = []
    for chance in (1, 2):
        shown = screen("me:Ann", height=24, seed=3)
        assert shown.table.record.options == {"solo": "basic"}
        play_typed(shown, chance, typed, every=4)
        texts.append(shown.text)
    assert "Round 8 of 8" in texts[0]
    assert "acts · 9 trains in the bag" in texts[0]
    assert "is the first on this map with this seed" in texts[0]
    assert "on this map" in texts[1]
    assert "(seed 3)" in texts[1]
    assert "has won" not in "".join(texts)


# --- what is asked ------------------------------------------------------------------------------


def test_the_choices_are_grouped() -> None:
    shown = screen()
    text = shown.type("help")
    assert "Track: 7" in text
    assert "complete a link" in text
    assert "take contracts" in text
    assert "lay L7 0-3" in text
    assert len(text.splitlines()) < 150
    count = len(shown.desk.listed)
    text = shown.type("list track", "more", "list factories", "list", "list nonsense")
    assert "completes Milwaukee – Chicago" in text
    assert "There are no factories to choose from now." in text
    assert "List what?" in text
    assert len(shown.desk.listed) > count


def test_a_hex_shows_its_placements_and_a_number_lays_one() -> None:
    shown = screen()
    count = len(shown.table.record.actions)
    text = shown.type("L7", "1")
    assert "L7: type a number." in text
    assert "0-3 (N–S)" in text
    assert "Milwaukee – K8" in text
    assert shown.table.record.actions[count] == {"do": "lay-track", "hex": "L7", "track": [0, 3]}


def test_look_explains_a_hex() -> None:
    shown = screen()
    text = shown.type("look L7", "look chicago", "look M8", "look K2", "look", "look Z9")
    assert "L7: plains, $0 for a tile, $2 for a crossing" in text
    assert "0 N Milwaukee (L6)" in text
    assert "Not possible" in text
    assert "no completed link reaches it" in text
    assert "group: Chicago, Gary" in text
    assert "[SP-FACTORY-05]" in text
    assert "water, no track" in text
    assert "K2: hills, $2" in text
    assert "There is no hex Z9" in text


def test_track_is_redone() -> None:
    tracks = [track("L7", 0, 3), track("K9", 1, 4)]
    shown = placed(tracks=tracks)
    text = shown.type("K9", "why remove", "why replace 1-3", "why replace K9 1-4", "look K9")
    assert "remove" in text
    assert "Legal: remove the end tile NE–SW from K9; the link is gone." in text
    assert "Legal: replace by NE–S on K9" in text
    assert "[SP-REDO-07]" in text
    assert "1 Ann" in text
    assert "You have no open end" in placed().type("replace 0-3")


def test_a_contract_is_fulfilled_step_by_step_or_the_cheapest_way() -> None:
    position: dict[str, Any] = {
        "tracks": [track("L7", 0, 3), track("K6", 2, 4), track("M10", 0, 3, 1)],
        "cities": {"J6": "orange", "L6": "orange", "L8": "black", "M9": "gray"},
        "factories": [
            {"hex": "J6", "owner": 1, "cubes": 2},
            {"hex": "L6", "owner": 0, "cubes": 3},
            {"hex": "L8", "owner": 1, "cubes": 3},
            {"hex": "M9", "owner": 1, "cubes": 1},
        ],
    }
    shown = placed(**position)
    text = shown.type("hand", "why fulfil k20", "fulfil K20", "take Chicago", "bank", "madison")
    assert "`fulfil K20`  O $0 + K $1 + G $1" in text
    assert "Legal: fulfil K20 for $2" in text
    assert "1  orange from Madison, $1 to Bob" in text
    assert "[SP-FULFIL-04]" in text
    assert "[SP-FULFIL-18]" in text
    assert "Ann fetches orange from Madison, paying $1 to Bob." in text
    shown = placed(**position)
    shown.type("fulfil 20 cheapest")
    assert "Ann fetches orange from Milwaukee for free." in shown.text
    assert "Ann has fulfilled contract K20: 2 points and $2 (1 so far)." in shown.text
    assert view(shown).phase == "bonus"
    shown.type("pass")
    assert "Ann gives up the bonus to take contracts." in shown.text
    assert "`cheapest` fetches for a contract" in shown.type("cheapest")


def test_several_ways_to_pay_are_listed() -> None:
    people = [{"money": 30, "hand": ["K20"]}, {"money": 30}, {"money": 30}]
    shown = placed(
        people,
        "me:Ann,me:Bob,me:Cy",
        # From Madison to Milwaukee over a link of Bob's or one of Cy's.
        tracks=[track("L7", 0, 3), track("K6", 2, 4, 1), track("K7", 1, 5, 2)],
        cities={"J6": "orange"},
        factories=[{"hex": "J6", "owner": 0, "cubes": 2}],
    )
    text = shown.type("fulfil K20", "take Madison")
    assert "It can be paid in several ways" in text
    assert "$1 to Bob" in text
    assert "$1 to Cy" in text
    text = shown.type("take Madison cheapest")
    assert "Ann fetches orange from Madison, paying $1 to" in text


def test_refusals_carry_their_rule() -> None:
    shown = screen()
    text = shown.type(
        "lay L8 0-3",
        "cross M8 0-3",
        "factory Gary",
        "fulfil K99",
        "take Gary",
        "bank",
        "done",
        "decline",
        "from 2",
        "remove L7",
        "why lay A1 0-1",
    )
    for rule in ("TRACK-08", "TRACK-07", "FACTORY-", "FULFIL-", "TURN-05", "TRACK-03", "REDO-02"):
        assert f"[SP-{rule}" in text
    text = shown.type("why build L7 0-3", "why build Chicago", "why N-S", "L7 N-S", "undo")
    assert "Legal: lay N–S on L7; completes Milwaukee – Chicago." in text
    assert "[SP-FACTORY-05]" in text
    assert "Ann lays track N–S on L7" in text
    text = shown.type("lay", "lay L7", "lay L7 9-9", "factory", "fulfil all", "from nobody", "fly")
    for line in (
        "lay where?",
        "L7: type a number.",
        "There are no factories to choose from now.",
        "is no contract",
        "is no seat",
        "I do not understand 'fly' here.",
    ):
        assert line in text


# --- sheets -------------------------------------------------------------------------------------


def test_sheets() -> None:
    shown = screen()
    text = shown.type(
        "players", "hand", "cities", "cities black", "cities free", "cities blue", "links", "stock"
    )
    for part in (
        "open end",
        "asks for",
        "no link, with Chicago",
        "Which cities?",
        "No link is completed yet.",
        "tight curve / crossing straights",
        "contracts that can be drawn: 38",
        "[SP-FULFIL-02]",
    ):
        assert part in text
    text = shown.type("fulfilled", "automa", "score", "rules crossing", "log", "hint")
    for part in ("Nobody has fulfilled", "No Automa plays", "SP-CROSS-01", "Ann starts."):
        assert part in text


def test_links_and_fulfilled_contracts_are_listed() -> None:
    people = [{"fulfilled": ["K39"], "hand": []}, {}]
    shown = placed(people, tracks=[track("L7", 0, 3), track("K6", 2, 4, 1)])
    text = shown.type("links", "fulfilled", "hand", "players", "cities free")
    assert "1 Ann  Milwaukee (L6) – Chicago (L8)" in text
    assert "K39       K K W W" in text
    assert "Your hand is empty" in text
    assert "1/14" in text


def test_the_map_shows_everything() -> None:
    factories = [{"hex": "L8", "owner": 0, "cubes": 4}, {"hex": "M9", "owner": 1, "cubes": 0}]
    shown = placed(
        tracks=[track("L7", 0, 3), track("K9", 1, 4)],
        cities={"L8": "gray", "M9": "orange", "L6": "purple"},
        factories=factories,
    )
    text = shown.type("map")
    for part in ("[Chic]", "L8 G&", "1GGGG", "2 flip", "L6 P", "*─╯", "E2∩", "G15^", "≈≈≈≈"):
        assert part in text
    legend = next(line for line in text.splitlines() if "hills $2" in line)
    assert len(legend) <= 120
    assert text.count("[Chic]") == 2
    narrow = screen(width=80, height=24)
    text = narrow.type("map L8", "map", "map nowhere")
    assert "`map` shows the map" in text
    assert max(map(len, text.splitlines())) <= 80
    assert "columns A to M" in text
    assert "There is no place 'nowhere'" in text


# --- taking back --------------------------------------------------------------------------------


def test_undo() -> None:
    shown = screen("me:Ann,me:Bob")
    before = shown.table.state.digest()
    shown.type("L7 0-3", "undo")
    assert shown.table.state.digest() == before
    shown.type("contracts", "undo")
    assert "Contracts or trains were drawn since your last decision" in shown.text
    shown.type("money")
    assert "You have not decided anything yet." in shown.type("undo")


# --- Automas ------------------------------------------------------------------------------------


def test_the_automas_area_and_coins_are_shown() -> None:
    people = [{"hand": ["K20"]}, {"discards": ["K01", "K02"], "fulfilled": ["K39"]}]
    coins = [{"hex": "J9", "track": [1, 3]}]
    shown = placed(
        people,
        "me:Ann,automa:hard",
        options={"automas": "2:hard"},
        tracks=[track("L7", 0, 3), track("K9", 1, 4, 1)],
        automa={
            "corners": ["black", "white", "orange", "gray"],
            "marker": 2,
            "paths": [{"seat": 1, "target": "J10", "coins": coins}],
        },
    )
    text = shown.type("automa", "map J9", "look J9", "players")
    for part in (
        "K top left corner   W top right corner   O bottom right corner ◂ marker   G bottom left",
        "next: Automa moves the marker to the bottom left corner (gray)",
        "2 Automa (hard)",
        "fulfilled K39 K K W W → ",
        "discarded K01 K W → 1 VP, lay track",
        "coins @2 to Peoria (J10): J9 1-3",
        "J9@2",
        "coin of a way to Peoria (J10): 2 Automa plans 1-3",
    ):
        assert part in text


@whole_games
@pytest.mark.parametrize("level", ["very-easy", "hard"])
def test_a_game_against_an_automa(level: str) -> None:
    shown = screen(f"me:Ann,automa:{level}", height=24)
    play_typed(shown, 6, typed, every=4)
    assert "draws 2 contracts face down" in shown.text
    assert "Automa turns up contract K" in shown.text
    assert "(SP-A" in shown.text
    assert "Ann has one choice only, played at once: the Automa" not in shown.text
    assert "The game is over" in shown.text
    assert "has won" in shown.text or "share the win" in shown.text
    shown.table.record.replay()


@whole_games
def test_automas_and_bots_together() -> None:
    shown = screen("me:Ann,random,automa,automa:very-hard", height=24)
    play_typed(shown, 7, typed, every=4)
    assert "Automa 3 turns up" in shown.text


# --- by hints -----------------------------------------------------------------------------------


@whole_games
@pytest.mark.parametrize("seats", ["me,automa:hard", *later("me,greedy", "me")])
def test_a_whole_game_by_hints_is_saved_and_continued(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "game.json"
    hints = "hint\ntake\n"
    arguments = ("play", "steam-power", "--seats", seats, "--seed", "3", "--save", str(file))
    first = run(*arguments, typed=hints * 3)
    assert first.returncode == 0, first.stderr
    assert "The greedy bot would:" in first.stdout
    begun, _ = read_record(file.read_text(encoding="utf-8"))
    second = run("play", "--record", str(file), "--save", str(file), typed=hints * 400)
    assert second.returncode == 0, second.stderr
    assert "The game is over" in second.stdout
    ended, _ = read_record(file.read_text(encoding="utf-8"))
    assert ended.actions[: len(begun.actions)] == begun.actions
    assert ended.options == begun.options
    assert ended.replay().over
