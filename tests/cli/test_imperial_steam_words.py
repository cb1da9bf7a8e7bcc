"""What may be typed in Imperial Steam: menus, words, slips, and what the rules answer."""

from typing import Any

import pytest

from footplate import Action, BadInput
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.cli.imperial_steam.trading import contract_id
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.told.shortcuts import best_crew
from tests.cli.driving import Screen
from tests.cli.test_imperial_steam import ANN, BOB, CY, GAME, placed

ATLAS = Atlas(GAME.plan())
RICH: dict[str, Any] = {
    **ANN,
    "influence": 100,
    "engineers": ["bridge", "tunnel"],
    "idle": [4, 3, 3],
    "goods": {"wood": 2, "stone": 2, "iron": 3, "coal": 1},
}


def rich(**more: Any) -> Screen:
    return placed(players=[RICH, BOB, CY], **more)


def played(shown: Screen, *words: str) -> list[Action]:
    """The actions that the words have come to."""
    before = len(shown.table.record.actions)
    shown.type(*words)
    return [GAME.action(plain) for plain in shown.table.record.actions[before:]]


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "city"),
    [
        ("graz", "graz"),
        ("Mürzzuschlag", "muerzzuschlag"),
        ("murzz", "muerzzuschlag"),
        ("muerz", "muerzzuschlag"),
        ("wr. neustadt", "wr_neustadt"),
        ("neustadt", "wr_neustadt"),
        ("WR_NEUSTADT", "wr_neustadt"),
        ("st veit", "st_veit"),
        ("St. Veit a. d. Glan", "st_veit"),
        ("st pölten", "st_poelten"),
        ("bruck a. d. mur", "bruck"),
        ("sobota", "murska_sobota"),
        ("novomesto", "novo_mesto"),
    ],
)
def test_cities_by_many_spellings(words: str, city: str) -> None:
    assert ATLAS.city(words) == city


def test_every_city_answers_to_its_short_name() -> None:
    for city in ATLAS.names:
        assert ATLAS.city(ATLAS.short(city)) == city
        assert ATLAS.city(city) == city


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("mur", "Mürzzuschlag or Murska Sobota"),
        ("st", "St. Pölten or St. Veit"),
        ("atlantis", "There is no city 'atlantis'"),
        ("", "There is no city"),
    ],
)
def test_cities_that_are_not_clear(words: str, answer: str) -> None:
    with pytest.raises(BadInput, match=answer):
        ATLAS.city(words)


def test_contracts_by_many_spellings() -> None:
    assert [contract_id(word) for word in ("k5", "K05", "#k05", "k 5")] == ["k05"] * 4
    assert contract_id("kranj") is None
    assert contract_id("5") is None


# --- the menu -----------------------------------------------------------------------------------


def test_the_eleven_main_actions_first() -> None:
    text = placed().type("menu")
    rows = [" ".join(line.split()) for line in text.splitlines()]
    for row in (
        "1 track Build tracks; 1 wood, 1 stone, 1 iron; a crew, effort from 1",
        "10 fundraise +10 Fundraise; from the bank",
        "11 pass Pass; place the hand, do nothing. Fundraising takes the hand",
        "12 sell +90 Sell a share; shareholders then take 30 % at the end",
        "13 deliver Deliver a good; 2 ways",
        "14 access – No unused link with a crown touches your network.",
    ):
        assert rows.count(row) == 2, row


def test_a_number_opens_a_list_and_a_number_plays_from_it() -> None:
    shown = placed()
    text = shown.type("2", "99", "1")
    assert "1  hire bronze 1" in text
    assert "✗ column 1 of the blue hub, column 2 of the blue hub" in text
    assert "[IS-HIRE-04]" in text
    assert "There is no list with a number 99 now" in text
    assert "Ann hires a worker from column 1 of the bronze hub for 10." in text
    text = shown.type("1")
    assert "→ end the turn" in text


def test_repeated_hands_cost_influence() -> None:
    players = [{**ANN, "hands": {"hire": 2}}, *({**x, "hands": {"pass": 2}} for x in (BOB, CY))]
    text = placed(players=players).type("menu")
    assert "again: 2 steps of influence lost" in " ".join(text.split())


def test_what_most_ways_are_refused_for_is_the_reason() -> None:
    poor = {**ANN, "goods": {"coal": 1}}
    text = " ".join(placed(players=[poor, BOB, CY]).type("menu").split())
    assert "1 track – The track takes 1 wood, 1 stone, 1 iron" in text
    hands = [{**x, "influence": 0, "hands": {"pass": 2}} for x in (ANN, BOB, CY)]
    text = placed(players=hands).type("menu")
    assert "11  pass            Pass; place the hand, do nothing" in text


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("track", "track st polten"),
        ("build", "factory wien.3 …"),
        ("factory", "station gloggnitz"),
        ("build station", "station gloggnitz"),
        ("produce", "produce wien.1"),
        ("goods", "order coal"),
        ("buy", "buy wood"),
        ("train", "upgrade 4 5"),
        (
            "contract",
            "120 guldens for wood + wood, or as much lost, if Trieste is connected; "
            "2 cars reserved, 2 investors",
        ),
        ("give", "to 80, opens blue"),
        ("share", "90 to 130, for 3 steps of influence"),
        ("deliver", "1 iron, for a stored coal; blue hub grows to 90"),
        ("free", "deliver wr_neustadt.1 gloggnitz"),
        ("access", "No unused link with a crown touches your network."),
        ("idle", "– "),
    ],
)
def test_a_word_opens_a_list(word: str, part: str) -> None:
    shown = placed()
    text = " ".join(shown.type(word).split())
    assert part in text
    assert not shown.table.record.actions


def test_a_site_opens_its_goods() -> None:
    shown = placed()
    assert played(shown, "build", "3", "2") == [a.BuildFactory("wien.3", "stone")]
    assert "factory wien.3 iron" in shown.text
    assert "40  then a worker settles there" in shown.text


def test_long_lists_go_on_with_more() -> None:
    text = rich().type("list", "more", "more", "more", "more", "more")
    assert "more: type `more`" in text
    assert "That was the whole list." in text


# --- tracks and crews ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "link"),
    [
        ("track st polten", "wien-st_poelten"),
        ("track lilienfeld", "wr_neustadt-lilienfeld"),
        ("lay wr_neustadt-lilienfeld", "wr_neustadt-lilienfeld"),
        ("build track to Lilienfeld from Wr. Neustadt", "wr_neustadt-lilienfeld"),
        ("track hartberg", "gloggnitz-hartberg"),
        ("track wien wr neustadt", "wien-wr_neustadt"),
        # The other way is closed by two tracks in Bratislava.
        ("track sopron", "wr_neustadt-sopron"),
    ],
)
def test_a_track_in_words(words: str, link: str) -> None:
    assert played(rich(), words) == [a.BuildTrack(link)]


def test_several_ways_are_asked_for() -> None:
    ann = {**RICH, "stations": ["wr_neustadt", "bratislava"]}
    shown = placed(players=[ann, BOB, CY])
    assert played(shown, "track sopron", "2") == [a.BuildTrack("wr_neustadt-sopron")]
    assert "Which way? Type a number." in shown.text
    assert "track sopron from bratislava" in shown.text


def test_the_best_crew_goes_by_itself() -> None:
    shown = placed()
    found = played(shown, "track muerzzuschlag auto")
    assert found[0] == a.BuildTrack("gloggnitz-muerzzuschlag")
    assert sorted(x.level for x in found[1:] if isinstance(x, a.Work)) == [1, 2, 3]
    assert "Ann builds Gloggnitz–Mürzzuschlag (effort 6)." in shown.text


def test_a_crew_by_levels() -> None:
    shown = placed()
    text = shown.type("track muerzzuschlag", "sell", "work 9", "work iron", "3", "auto")
    assert "`auto` sends 3 + 2 + 1, nothing wasted." in text
    assert "[IS-TURN-13]" in text
    assert "The level of a worker is 1 to 3" in text
    assert "Which worker goes to work?" in text
    assert "Ann reaches Mürzzuschlag." in text
    found = played(placed(), "track muerzzuschlag", "1 2 3")
    assert found[1:] == [a.Work(1), a.Work(2), a.Work(3)]


@pytest.mark.parametrize(
    ("idle", "effort", "crew"),
    [
        ([2, 2, 1], 6, [3, 2, 1]),
        ([3, 0, 1], 3, [3]),
        ([0, 2, 0], 3, [2, 2]),
        ([1, 0, 2], 5, [3, 3]),
        ([1, 0, 0], 2, []),
        ([0, 1, 1], 1, [2]),
    ],
)
def test_a_crew_wastes_little(idle: list[int], effort: int, crew: list[int]) -> None:
    assert best_crew(idle, effort) == crew


def test_a_second_track_and_one_worker_more() -> None:
    shown = placed()
    text = shown.type("track st polten auto", "forgo", "menu", "work 2", "end")
    assert "2 idle; for the second track" in text
    assert "Ann sends a worker of level 2." in text


# --- all the other words ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "actions"),
    [
        ("hire white 2", [a.HireWorker("white", 2)]),
        ("hire white", [a.HireWorker("white", 1)]),
        ("buy access leoben", []),
        ("deliver gloggnitz", []),
        ("hire 2 bronze", [a.HireWorker("bronze", 1)] * 2),
        ("hire bronze x2", [a.HireWorker("bronze", 1)] * 2),
        ("hire white tunnel", [a.HireEngineer("white", "tunnel")]),
        ("station gloggnitz", [a.BuildStation("gloggnitz")]),
        ("factory wien.3 iron", [a.BuildFactory("wien.3", "iron")]),
        ("factory iron wien", [a.BuildFactory("wien.3", "iron")]),
        ("produce wien", [a.Produce("wien.1")]),
        ("produce coal", [a.Produce("wr_neustadt.1")]),
        ("buy iron", [a.BuyGood("iron")]),
        ("order 2 iron, coal", [a.OrderGood("iron")] * 2 + [a.OrderGood("coal")]),
        ("train 6", [a.BuyTrain(6)]),
        ("buy an IS-5", [a.BuyTrain(5)]),
        ("upgrade 4 6", [a.UpgradeTrain(4, 6)]),
        ("upgrade IS-4 to IS-6", [a.UpgradeTrain(4, 6)]),
        ("upgrade 5", [a.UpgradeTrain(4, 5)]),
        ("contract k01", [a.SecureContract("k01")]),
        ("take k1", [a.SecureContract("k01")]),
        ("secure 9", [a.SecureContract("k09")]),
        ("give 3", [a.Philanthropize(3)]),
        ("donate 2 steps", [a.Philanthropize(2)]),
        ("share up", [a.RaiseShare()]),
        ("lower", [a.LowerShare()]),
        ("fundraise", [a.Fundraise()]),
        ("pass", [a.Pass()]),
        ("sell", [a.SellShare()]),
        ("sell 2 shares", [a.SellShare()] * 2),
        ("deliver iron gloggnitz", [a.Deliver("wien.1", "gloggnitz")]),
        ("deliver wien.1 to gloggnitz", [a.Deliver("wien.1", "gloggnitz")]),
        ("deliver coal from neustadt to gloggnitz", [a.Deliver("wr_neustadt.1", "gloggnitz")]),
    ],
)
def test_actions_in_words(words: str, actions: list[Action]) -> None:
    assert played(placed(), words) == actions


def test_access_points_and_an_idle_hand() -> None:
    shown = placed(crowns=["wien-st_poelten"], options={"empty_actions": True})
    words = ("access st polten", "car", "spend influence", "idle tracks", "end")
    assert played(shown, *words)[:4] == [
        a.BuyAccess("wien-st_poelten"),
        a.Spend("car"),
        a.Spend("influence"),
        a.Idle("build_tracks"),
    ]
    assert "a free car (of 5) takes passengers" in shown.text
    full = rich(crowns=["wien-st_poelten"]).type("access st polten", "car", "spend car")
    assert "There is no room: 1 good will be discarded." in " ".join(full.split())
    assert "[IS-STORE-06]" in full


def test_points_are_not_lost_by_the_word_end() -> None:
    shown = placed()
    text = shown.type("track st polten auto", "end", "share", "share", "forgo")
    assert "[IS-TURN-1" in text
    assert "share value 90 to 130, without loss of influence" in text
    assert text.count("spends a business point on a step of share value") == 2


def test_a_worker_settles() -> None:
    assert played(placed(), "factory wien stone", "staff 3")[-1] == a.Staff(3, "idle")
    assert played(placed(), "factory wien stone", "working")[-1] == a.Staff(1, "working")
    # Two of level 1, one idle and one working: which?
    assert played(placed(), "factory wien stone", "staff 1", "2")[-1] == a.Staff(1, "working")
    shown = placed()
    text = shown.type("factory wien stone", "why staff 3 working", "sell", "2 idle")
    assert "the factory gets 4 stone" in text
    assert "[IS-FACTORY-10]" in text
    assert "Ann settles a worker of level 2 on site 3 of Wien, with 3 stone." in text


def test_goods_that_do_not_fit() -> None:
    shown = placed()
    text = shown.type("produce all", "discard stone", "wood", "end")
    assert "Ann: Goods do not fit: discard 1." in text
    assert "Ann has no room and discards 1 stone." in text
    assert played(placed(), "produce all", "wood")[-1] == a.Discard("wood")


# --- slips --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("track", "✗ Gloggnitz–Hartberg: That link needs a tunnel engineer. [IS-TRACK-15]"),
        ("track graz", "[IS-TRACK-02]"),
        ("track gloggnitz sopron", "There is no link between Gloggnitz and Sopron"),
        ("track wien graz maribor", "To which city?"),
        ("track zzz", "I do not know 'zzz': it is no city, good or hub."),
        ("track mariborg", "Mariazell or Maribor?"),
        ("hire", "[IS-HIRE-04]"),
        ("hire purple", "I do not know 'purple'"),
        ("hire 3", "From which hub?"),
        ("hire blue", "[IS-HIRE-04]"),
        ("hire green bridge", "[IS-HIRE-12]"),
        ("station", "station gloggnitz"),
        ("station iron", "Which city?"),
        ("factory wien", "Which factory, and where?"),
        ("factory graz iron", "[IS-FACTORY-01]"),
        ("factory trieste iron", "Trieste has no factory site"),
        ("produce graz", "You have no factory in Graz."),
        ("produce stone", "Which factory?"),
        ("produce bratislava", "[IS-PRODUCE-01]"),
        ("buy gloggnitz", "Which good?"),
        ("order zinc", "I do not know 'zinc'"),
        ("train", "upgrade 4 6"),
        ("train 3", "[IS-TRAIN-04]"),
        ("train 4 5", "Which engine?"),
        ("upgrade", "upgrade 5 6"),
        ("upgrade 3 4 5", "Which engine to which?"),
        ("upgrade 6", "Which engine? Type a number."),
        ("contract k28", "[IS-CONTRACT-01]"),
        ("contract big", "is no contract"),
        ("give", "give 1"),
        ("give graz", "How many steps of influence?"),
        ("give much", "I do not know 'much'"),
        ("give 0", "[IS-GIFT-02]"),
        ("share sideways", "Up or down?"),
        ("deliver wood", "Deliver what, and where?"),
        ("deliver stone gloggnitz", "You have no stone factory"),
        ("deliver wood gloggnitz", "[IS-DELIVER-03]"),
        ("access leoben", "[IS-ACCESS-02]"),
        ("discard wood", "[IS-STORE-08]"),
        ("staff 1 idle", "[IS-TURN-18]"),
        ("bid 20", "[IS-TURN-18]"),
        ("bid lots", "is no number"),
        ("end", "[IS-TURN-15]"),
        ("idle hire", "[IS-TURN-10]"),
        ("idle nonsense", "On which tile?"),
        ("look", "Look at what?"),
        ("look k28", "There is no contract k28 in this game"),
        ("frob", "I do not understand 'frob' here."),
        ("graz", "Graz: effort 6"),
        ("k09", "Contract k09: wood + wood"),
    ],
)
def test_helpful_answers(words: str, answer: str) -> None:
    shown = placed()
    before = shown.table.state.digest()
    text = " ".join(shown.type(words).split())
    assert answer in text, text[-1500:]
    assert shown.table.state.digest() == before


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("track graz", "[IS-TRACK-02]"),
        ("track hartberg", "That link needs a tunnel engineer. [IS-TRACK-15]"),
        ("track lilienfeld", "Legal: build Wr. Neustadt–Lilienfeld"),
        ("track muerzzuschlag", "for 10 guldens"),
        ("hire", "hire bronze 1"),
        ("order 2 iron", "Legal: order iron"),
        ("end", "[IS-TURN-15]"),
        ("frob", "is no action that I understand"),
        ("track zzz", "I do not know 'zzz'"),
    ],
)
def test_why(words: str, answer: str) -> None:
    shown = placed()
    before = shown.table.state.digest()
    assert answer in " ".join(shown.type(f"why {words}").split())
    assert shown.table.state.digest() == before


def test_a_crown_is_no_place_to_build() -> None:
    text = rich(crowns=["wien-st_poelten"]).type("track st polten")
    assert "`access` buys a track there." in text
    assert "[IS-TRACK-06]" in text
