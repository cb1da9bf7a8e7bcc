"""Imperial Steam in the terminal: whole games by hand, the sheets, the menus, the scoring."""

import re
from pathlib import Path
from typing import Any

import pytest

import footplate
from footplate import Action
from footplate.cli.imperial_steam.saying import SAID, Scene, say
from footplate.cli.imperial_steam.sheetdesk import ImperialSheets
from footplate.cli.play import new_record
from footplate.cli.seats import default_seats, parse_seats
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.actions import AnyAction
from tests.cli.driving import Screen, play_typed, run
from tests.form import whole_games

GAME = footplate.game("imperial-steam")
THREE = "me:Ann,me:Bob,me:Cy"
ANN: dict[str, Any] = {
    "money": 240,
    "influence": 60,
    "goods": {"wood": 2, "stone": 2, "iron": 2, "coal": 2},
    "engines": [5, 4],
    "passenger_cars": 1,
    "idle": [2, 2, 1],
    "working": [1, 0, 0],
    "engineers": ["bridge"],
    "tracks": ["wien-bratislava", "bratislava-wr_neustadt", "wr_neustadt-gloggnitz"],
    "stations": ["wr_neustadt"],
    "factories": [
        {"site": "wien.1", "good": "iron", "goods": 2},
        {"site": "wr_neustadt.1", "good": "coal", "goods": 3},
        {"site": "bratislava.1", "good": "wood", "goods": 0},
    ],
    "contracts": ["k17", "k02"],
    "share": 90,
    "investors": 4,
    "shareholders": 2,
}
BOB: dict[str, Any] = {
    "money": 90,
    "influence": 80,
    "engines": [6],
    "idle": [1, 1, 1],
    "tracks": ["wien-wr_neustadt", "wr_neustadt-gloggnitz", "gloggnitz-muerzzuschlag"],
    "gold_keys": ["blue"],
    "contracts": ["k06"],
    "factories": [{"site": "wien.2", "good": "iron", "goods": 1}],
}
CY: dict[str, Any] = {"money": 20, "influence": 40}


class People(Screen):
    """Several people at one keyboard: they press Enter whenever they hand it over."""

    def read(self, prompt: str) -> str:
        return "" if "press Enter" in prompt else super().read(prompt)


def screen(seats: str = THREE, options: Any = None, seed: int = 5, **more: Any) -> Screen:
    record = new_record(GAME, parse_seats(seats, GAME), None, seed, options or {})
    return People(seats, game=GAME, record=record, **{"width": 80, **more})


def placed(seats: str = THREE, width: int = 80, **position: Any) -> Screen:
    """A screen with a position in place of a start: Ann is asked in round 4."""
    shown = screen(seats, position.get("options"), width=width)
    told: dict[str, Any] = {
        "game": "imperial-steam",
        "players": [ANN, BOB, CY],
        "round": 4,
        "seat": 0,
        "order": [0, 1, 2],
        "display": ["k01", "k09", "k20"],
    }
    shown.table.state = GAME.position({**told, **position})
    return shown


def typed(shown: Screen, action: Action) -> str:
    """What a player types for an action."""
    assert isinstance(shown.desk, ImperialSheets)
    state = shown.table.state
    assert state.seat is not None
    return say(
        Scene(shown.desk.view(state), shown.desk.atlas, state.seat, shown.desk.action_of), action
    )


# --- whole games --------------------------------------------------------------------------------


@whole_games
def test_every_action_can_be_typed() -> None:
    kinds = set[type[Action]]()
    for seed, seats, options in (
        (1, "me:Ann,me:Bob", {"setup": "fixed", "empty_actions": True}),
        (2, "me:Ann,me:Bob,me:Cy,me:Di", {"setup": "random"}),
        (4, THREE, {"setup": "normal", "setup_card": "n33"}),
        (5, "me:Ann,me:Bob", {"setup": "random", "money": "hidden"}),
        (6, "me:Ann,me:Bob,me:Cy,me:Di", {"setup": "fixed"}),
    ):
        shown = screen(seats, options, seed)
        kinds |= play_typed(shown, seed, typed)
        shown.table.record.replay()
        assert all(len(line) <= 80 for line in shown.text.splitlines())
        assert "The game is over" in shown.text
        assert "6 shareholders" in shown.text
    # What chance rarely does has a test of its own.
    assert kinds >= set(AnyAction.__args__) - {a.Deliver, a.Work, a.BuyAccess}
    assert set(SAID) == set(AnyAction.__args__)


def test_a_game_against_bots() -> None:
    shown = screen("me:Ann,random,random")
    play_typed(shown, 2, typed)
    assert "has won" in shown.text or "share the win" in shown.text


def test_a_game_from_the_shell_and_its_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = "\n".join(["50", "map", "players", "hint", "quit", "y"])
    done = run(
        *("play", "imperial-steam", "--seats", "me:Ann,random,random", "--seed", "3"),
        *("--save", str(file), "--option", "setup=fixed"),
        typed=words + "\n",
    )
    assert done.returncode in (0, 130), done.stderr
    assert "Reconstructed, not taken from the printed game: cities" in done.stdout
    assert "Ann has bid 50" in done.stdout
    again = run("replay", str(file), "--at", "3")
    assert again.returncode == 0, again.stderr
    assert "Bratislava" in again.stdout
    found = run("rules", "imperial-steam", "IS-BID-04")
    assert "IS-BID-04" in found.stdout


def test_the_usual_seats() -> None:
    assert default_seats(GAME) == "me,greedy,greedy"


# --- the bid ------------------------------------------------------------------------------------


def test_bids_are_sealed_and_explained() -> None:
    shown = screen("me:Ann,me:Bob,me:Cy", {"setup": "fixed"})
    first = shown.table.state.seat
    text = shown.type("55", "why bid 500", "track bratislava", "50")
    assert "0 to 130 in steps of 10" in text
    assert "[IS-BID-02]" in text
    assert "[IS-BID-01]" in text
    assert "blue    Gloggnitz" in text
    assert f"{shown.table.names[first or 0]} makes a sealed bid." in text
    assert shown.desk.secret
    text = shown.type("20", "bid 30", "end")
    assert "has bid 50 and pays it" in text
    assert not shown.desk.secret


# --- the map ------------------------------------------------------------------------------------


def test_the_cities_beside_the_network() -> None:
    text = placed(crowns=["wien-st_poelten"]).type("beside")
    for line in (
        r"St\. Pölten +3 +\+ +Wien, crown 30 +business 2",
        r"Hartberg +5 +Gloggnitz, tunnel +\+1 influence, site \(board\)",
        r"Mürzzuschlag +6 +\+ +Gloggnitz, bridge, fee 10, +wants W S",
        r"Sopron +5 +Bratislava +\+1 influence, business 2",
        r"inside your network: Wien–Wr\. Neustadt\+ \(effort 1, fee 10\)",
    ):
        assert re.search(line, text), line
    assert "Trieste" not in text.split("(1)> beside")[1]


def test_the_network_of_another() -> None:
    text = placed().type("beside bob", "beside nobody", "board 2").split("(1)> beside bob")[1]
    assert "k06: iron, value 70, filled" in text
    assert re.search(r"Bruck +5 +Mürzzuschlag +\+2 influence, 2 sites \(40, board\)", text)
    assert "can be had now" not in text
    assert "'nobody' is no seat" in text


def test_the_map_shows_cities_links_and_whose_tracks_lie_there() -> None:
    text = placed(crowns=["wien-st_poelten"]).type("map", "map bob").split("(1)> map", 1)[1]
    assert "[1]Wien" in text
    assert re.search(r"\(3\)Wr\. Neust\.\*1|Wr\. Neust\.\*1 *\(3\)", text)
    for sign in ("<4>", "=", "n", "^", "[10]", "1 2 3: whose tracks lie there"):
        assert sign in text
    for name in ("Trieste", "Ljubljana", "Celje", "Graz", "Nagyka.", "Bruck"):
        assert name in text
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "`map` shows the whole map" in text


def test_the_map_comes_with_the_tracks_to_build() -> None:
    text = placed().type("track")
    assert "^ crown" in text
    assert "can be had now" in text


def test_all_cities_links_and_one_city() -> None:
    text = placed().type("cities", "links", "look gloggnitz", "look wien", "look k17", "look k09")
    assert re.search(r"Trieste +10 +60 +10 guldens per track", text)
    assert re.search(r"Wr\. Neustadt +3 +30 by 1 +1 2 +\+1 influence", text)
    assert re.search(r"Szombathely–Fürstenfeld +plain, crown", text)
    assert re.search(r"Gloggnitz–Mürzzuschlag +bridge, Semmering +2", text)
    assert "wants W S I C; has received C; blue hub at 80 influence" in text
    assert "site wien.2: iron factory of 2 Bob, 1 iron left" in text
    assert "site wien.3: free, the price of the factory board" in text
    assert "Contract k17: iron + coal, value 160; held by 1 Ann" in text
    assert "`contract k09` secures it." in text


# --- players and markets ------------------------------------------------------------------------


def test_the_board_tells_everything() -> None:
    hands = {"build_tracks": 1, "hire": 2}
    players = [
        {**ANN, "hands": hands},
        {**BOB, "hands": {"pass": 3}},
        {**CY, "hands": {"pass": 3}},
    ]
    text = placed(players=players, semmering=1).type("board", "board bob")
    for part in (
        "2 left; placed on build tracks, hire ×2",
        "240, income 30 at the start of each round",
        "2 wood, 2 stone, 2 iron, 2 coal; room for 1 more of any kind",
        "IS-4, IS-5; cars: 5 free, 3 reserved, 1 passenger; 2 warehouse floors",
        "idle 2 of level 1, 2 of level 2, 1 of level 3 (experience 9); working",
        "3 laid, 15 left: Wien–Bratislava",
        "Wien, Wr. Neustadt; 1 left to build",
        "wien.1 iron (2 left), bratislava.1 wood (0 left)",
        "k17: iron + coal, value 160, filled",
        "value 90; 4 of 10 investors; 2 can be sold now; shareholders: 2, 20 %",
        "gold blue",
        "Semmering token: 2 Bob",
    ):
        assert part in text, part
    assert "hand 4 of 5" in text


def test_contracts_say_what_they_lack() -> None:
    ann = {**ANN, "contracts": ["k27", "k05"]}
    text = placed(players=[ann, BOB, CY]).type("board")
    # One iron factory fills the small card at once, the big one lacks both of its own.
    assert "k05: iron, value 60, filled" in text
    assert "k27: wood + iron + iron, value 250, lacks iron + iron" in text


def test_players_side_by_side() -> None:
    text = placed().type("players")
    assert re.search(r"money +240 +90 +20", text)
    assert re.search(r"reserved cars +3 +1 +–", text)
    assert re.search(r"factories +1 wood, 1 iron, 1 coal +1 iron +–", text)


def test_the_markets() -> None:
    arrivals = {5: {"wood": 1, "coal": 1}}
    text = placed(arrivals=arrivals).type("market", "hubs", "engines", "contracts", "rounds")
    assert re.search(r"iron +10 +10 +10 +40 +50 +7 +90 +80", text)
    assert "3 at most this round" in text
    assert re.search(r"green +Celje +60 +open +10 +tunnel +gold +0 1 2 1 2", text)
    assert re.search(r"blue +Gloggnitz +80 +-20 +10 10 +\S+ +silver +1 0 1 2", text)
    assert "influence:  80 2 Bob, blue  60 1 Ann, green  40 3 Cy, white  20 bronze" in text
    assert re.search(r"IS-6 +60 +6 +\+1 +2 +now", text)
    assert re.search(r"IS-8 +80 +8 +\+3 +3 +from round 6", text)
    assert re.search(r"k20 +240 +wood \+ stone \+ coal +–", text)
    assert re.search(r"k06 +70 +iron +2 Bob", text)
    assert re.search(r"5 +5 +2 +1 0 0 1 +IS-7", text)
    ordered = [{**ANN, "landing": {"iron": 2}}, BOB, CY]
    assert "you have ordered 2 iron" in " ".join(placed(players=ordered).type("market").split())
    last = placed(round=8).type("market")
    assert "Ordering is over" in last


@pytest.mark.parametrize("width", [80, 100, 120])
def test_nothing_is_cut_off(width: int) -> None:
    sheets = (
        *("map", "cities", "links", "look graz", "players", "board", "market", "hubs"),
        *("engines", "contracts", "rounds", "plan", "wealth", "wealth all", "score", "help"),
        *("track", "hire", "build", "goods", "train", "contract", "give", "share", "list", "more"),
    )
    for seats in (THREE, "me:Annabel-Maximiliane,me:Bob,me:Cy"):
        text = placed(seats, width).type(*sheets)
        assert all(len(line) <= width for line in text.splitlines())
        rest = re.sub(r"factory \S+ …|… \d+ more|·\s+…", "", text)
        assert "…" not in rest


# --- money at the end ---------------------------------------------------------------------------


def test_a_plan_to_trieste() -> None:
    text = placed().type("plan")
    assert re.search(r"\d +Trieste +(bridge|tunnel|plain) +10", text)
    assert re.search(r"goods +\d+ wood, \d+ stone, \d+ iron +2 wood, 2 stone, 2 iron", text)
    assert "engineers to hire" in text
    assert "on arrival" in text
    assert "lacking, ordered goods included: " in text


def test_a_plan_over_others_and_the_state() -> None:
    # Two tracks in Sopron ask for a station there; the state railway for its price.
    bob = {**BOB, "tracks": ["wien-bratislava", "bratislava-sopron", "sopron-szombathely"]}
    cy = {**CY, "tracks": ["wien-wr_neustadt", "wr_neustadt-sopron", "bratislava-sopron"]}
    shown = placed(players=[ANN, bob, cy], seat=2, order=[2, 0, 1], crowns=["sopron-szombathely"])
    text = shown.type("plan")
    assert re.search(r"\d +Trieste", text)
    assert "access to the state railway" in text or "station before it" in text
    there = {**ANN, "tracks": [*WAY, "novo_mesto-trieste"], "stations": []}
    there["factories"] = ANN["factories"][::2]
    assert "Your network has Trieste." in placed(players=[there, BOB, CY]).type("plan")


def test_wealth_with_and_without_trieste() -> None:
    text = placed().type("wealth", "wealth all", "score")
    assert re.search(r"5 contracts +\+210 +–", text)
    assert re.search(r"sum +620 +410", text)
    assert re.search(r"6 shareholders +-124 \(2\) +-82 \(2\)", text)
    assert re.search(r"total +496 +328", text)
    assert "k17 (iron + coal), filled: +160" in text
    assert "If not:" in text
    assert re.search(r"1 Ann +328", text)


WAY = [
    "wien-bratislava",
    "bratislava-sopron",
    "sopron-szombathely",
    "szombathely-nagykanizsa",
    "nagykanizsa-maribor",
    "maribor-celje",
    "celje-novo_mesto",
]


def last_turns() -> Screen:
    ann = {
        **ANN,
        "tracks": WAY,
        "idle": [0, 0, 4],
        "engineers": ["tunnel"],
        "stations": [],
        "factories": ANN["factories"][::2],
        "gold_keys": ["green"],
        "hands": {"hire": 2, "pass": 2},
    }
    bob = {**BOB, "hands": {"pass": 5}}
    cy = {
        **CY,
        "tracks": ["wien-wr_neustadt", "wr_neustadt-sopron"],
        "contracts": ["k01"],
        "shareholders": 3,
        "hands": {"pass": 4},
    }
    return placed(
        players=[ann, bob, cy], round=7, order=[1, 0, 2], semmering=1, display=["k09", "k20"]
    )


def test_the_scoring_is_walked_through() -> None:
    shown = last_turns()
    shown.type("track trieste auto", "end", "pass", "end")
    shown.lines = [""]
    shown.session.run()
    text = shown.text.split("The game is over")[-1]
    assert "Trieste is connected by 1 Ann" in text
    order = [text.index(f"\n{step}") for step in ("money", "1 income", "2 goods", "3 gold keys")]
    order += [text.index(f"\n{step}") for step in ("4 hubs", "5 contracts", "sum", "6 share")]
    assert order == sorted(order)
    for line in (
        r"1 income +\+20 +\+20 \(×2\) +\+10",
        r"5 contracts +-110 +\+70 +-40",
        r"way: paid +0 +-140 +-120",
        r"way: received +\+240 +0 +\+20",
        r"sum +630 +260 +-70",
        r"6 shareholders +-126 \(2\) +0 \(0\) +0 \(3\)",
        r"total +504 +260 +-70",
        r"k17 \(iron \+ coal\), lacks coal: -160",
        r"way to Trieste from Wr\. Neustadt: Sopron 20 to 3 Cy; Szombathely",
        r"Trieste 120 to 1 Ann",
    ):
        assert re.search(line, text), line
    assert "Ann has won." in text


def test_nobody_in_trieste() -> None:
    shown = last_turns()
    shown.table.state = GAME.position({**_plain(shown), "round": 8})
    shown.type("pass", "end", "pass", "end")
    shown.lines = [""]
    shown.session.run()
    text = shown.text.split("The game is over")[-1]
    assert "Nobody is in Trieste: contracts neither bring nor cost anything." in text
    assert re.search(r"5 contracts +– +– +–", text)
    assert "lacks" not in text


def _plain(shown: Screen) -> dict[str, Any]:
    from footplate.core.wire import to_plain

    found = to_plain(shown.table.state.position())
    assert isinstance(found, dict)
    return found


# --- hidden money -------------------------------------------------------------------------------


def test_hidden_money_stays_hidden() -> None:
    shown = placed(options={"money": "hidden"})
    text = shown.type("players", "score", "wealth all", "wealth", "board bob")
    assert shown.desk.secret
    assert "240" in text
    assert not re.search(r"\b90\b.*income 10 at the start", text)
    assert "Money is hidden" in text
    assert re.search(r"2 Bob +\? +\? +\?", text)
    open_ = placed()
    open_.type("players")
    assert not open_.desk.secret
