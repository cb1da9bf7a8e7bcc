"""Names on one's own board: a state says them exactly, and no board changes another one."""

import gc
import weakref

import pytest

from footplate import Action, BadInput, Chance
from footplate.core.record import Record
from footplate.core.wire import decode_json, to_json
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.load import BOARDS
from footplate.games.imperial_steam.board.names import BoardNames, number_of
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.play.state import State
from footplate.testing.promises import check_codes_translate, check_prompt, check_round_trip
from tests.games.imperial_steam.playing import GAME, building
from tests.rules.imperial_steam.given import given, player

TWINS = ("agrs", "aokg")
"""Two names that have the same number."""


def own_board(**renamed: str) -> str:
    """The packaged board with other ids."""
    text = BOARDS.folder.joinpath("standard.toml").read_text(encoding="utf-8")
    for old, new in renamed.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    return text


def on_own_board(**renamed: str) -> State:
    return GAME.start(2, 5, board=own_board(**renamed), setup="fixed")


@pytest.mark.parametrize("names", [TWINS, TWINS[::-1]])
def test_a_board_does_not_forbid_another_ones_names(names: tuple[str, str]) -> None:
    assert number_of(names[0]) == number_of(names[1])
    code = c.with_number(c.STATION, number_of(names[0]))
    for name in names:
        state = on_own_board(leoben=name)
        assert state.decode(code) == a.BuildStation(name)
        assert state.encode(a.BuildStation(name)) == code


def test_boards_whose_names_share_a_number_are_played_side_by_side() -> None:
    states = {name: on_own_board(leoben=name) for name in TWINS}
    packaged, rng = GAME.start(2, 5, setup="fixed"), Chance(5)
    while not packaged.over:
        code = building(packaged, rng)
        action = packaged.decode(code)
        for name, state in states.items():
            renamed = decode_json(to_json(action).replace("leoben", name))
            assert state.refuse(renamed) is None
            state.play(renamed)
        packaged.play_code(code)
    for name, state in states.items():
        assert state.over
        assert name in str(state.position())
    assert check_round_trip(states["agrs"]).digest() != check_round_trip(states["aokg"]).digest()


def test_a_state_says_every_action_of_its_board_exactly() -> None:
    tracks = ["wien-st_poelten", "st_poelten-traisen"]
    board = own_board(lilienfeld="traisen", k05="k50")
    state = given([player(tracks=tracks), player()], board=board, display=["k50"])
    rng, seen = Chance(5), set[str]()
    while not state.over:
        check_codes_translate(state)
        check_prompt(state)
        seen |= {str(action) for action in state.actions()}
        state.play_code(building(state, rng) if rng.below(3) else state.sample(rng))
    said = " ".join(seen)
    assert "traisen" in said
    assert "k50" in said
    assert "lilienfeld" not in said


def test_names_of_another_board_are_refused() -> None:
    own, packaged = on_own_board(leoben="kapfenberg", k05="k50"), GAME.start(2, setup="fixed")
    for state, station, track, contract in (
        (own, "leoben", "bruck-leoben", "k05"),
        (packaged, "kapfenberg", "bruck-kapfenberg", "k50"),
    ):
        for kind, name in ((c.STATION, station), (c.TRACK, track), (c.CONTRACT, contract)):
            code = c.with_number(kind, number_of(name))
            with pytest.raises(BadInput, match="is no code"):
                state.decode(code)
            refusal = state.refuse_code(code)
            assert refusal is not None
            assert refusal.rule == "FP-ACTION-03"
        with pytest.raises(BadInput, match="no city"):
            state.encode(a.BuildStation(station))
        with pytest.raises(BadInput, match="no link"):
            state.encode(a.BuildTrack(track))
        with pytest.raises(BadInput, match="no contract"):
            state.encode(a.SecureContract(contract))


def test_a_game_knows_the_names_of_packaged_boards_alone() -> None:
    on_own_board(leoben="kapfenberg")
    with pytest.raises(BadInput, match="no city"):
        GAME.encode(a.BuildStation("kapfenberg"))
    assert GAME.decode(GAME.encode(a.BuildStation("leoben"))) == a.BuildStation("leoben")


def test_packaged_boards_share_no_number() -> None:
    for block in ("cities", "links", "contracts"):
        named = {name for board in BOARDS.ids for name in all_names(board, block)}
        assert len({number_of(name) for name in named}) == len(named)


def all_names(board: str, block: str) -> list[str]:
    found: list[str] = getattr(BoardNames(lambda: [BOARDS.load(board)]), block).known
    return found


def test_a_name_may_have_the_number_of_a_packaged_boards_name() -> None:
    assert number_of("qbzwxm") == number_of("k01")
    state = on_own_board(k01="qbzwxm")
    code = c.with_number(c.CONTRACT, number_of("k01"))
    assert state.decode(code) == a.SecureContract("qbzwxm")
    assert GAME.decode(code) == a.SecureContract("k01")


def test_names_of_one_board_have_numbers_of_their_own() -> None:
    with pytest.raises(BadInput, match="contracts: id: qbzwxm cannot be told from k01 in codes"):
        on_own_board(k02="qbzwxm")
    with pytest.raises(BadInput, match="cities: id: aokg cannot be told from agrs in codes"):
        on_own_board(mariazell="agrs", leoben="aokg")


def test_boards_are_forgotten() -> None:
    first = weakref.ref(on_own_board(leoben="leobena").rules.codec)
    for number in range(33):
        on_own_board(leoben="leoben" + "b" * (number + 1))
    gc.collect()
    assert first() is None


def test_a_board_with_other_ids_plays_and_says_the_same() -> None:
    state, rng = on_own_board(leoben="kapfenberg", k05="k50"), Chance(5)
    while not state.over:
        state.play_code(state.sample(rng))
    assert "kapfenberg" in str(state.position())
    assert check_round_trip(state).over


# --- links from their other end -------------------------------------------------------------------


@pytest.mark.parametrize("kind", [a.BuildTrack, a.BuyAccess])
def test_a_link_may_be_said_from_its_other_end(kind: type[a.BuildTrack | a.BuyAccess]) -> None:
    crowns = ["wien-bratislava"] if kind is a.BuyAccess else []
    state = given([player(money=500), player()], crowns=crowns)
    backward, forward = kind("bratislava-wien"), kind("wien-bratislava")
    for codec in (state, GAME):
        assert codec.decode(codec.encode(backward)) == forward
    assert state.refuse(backward) is None
    assert state.actions().count(forward) == 1
    assert backward not in state.actions()
    state.play(backward)
    said = state.position()
    assert "wien-bratislava" in (said.turn.link, *said.players[0].tracks)


def test_a_record_has_the_exact_name() -> None:
    record = Record(game="imperial-steam", seats=2, board="standard", options={"setup": "fixed"})
    state = record.begin()
    plays: list[Action] = [a.Bid(0), a.Bid(0), a.BuildTrack("bratislava-wien")]
    for action in plays:
        record.play(state, action)
    assert record.actions[-1]["link"] == "wien-bratislava"
    record.actions[-1]["link"] = "bratislava-wien"
    assert record.replay().digest() == state.digest()


def test_links_of_a_position_may_be_said_from_their_other_ends() -> None:
    exact = GAME.position(
        {
            "players": [{"tracks": ["wien-bratislava"]}, {}],
            "crowns": ["wien-st_poelten"],
            "step": "crew",
            "turn": {"action": "build_tracks", "link": "bratislava-sopron", "effort": 1},
        }
    )
    turned = GAME.position(
        {
            "players": [{"tracks": ["bratislava-wien"]}, {}],
            "crowns": ["st_poelten-wien"],
            "step": "crew",
            "turn": {"action": "build_tracks", "link": "sopron-bratislava", "effort": 1},
        }
    )
    assert turned.digest() == exact.digest()
    assert turned.position() == exact.position()
    assert "bratislava-wien" not in str(turned.position())


def test_a_link_is_no_two_links_from_its_two_ends() -> None:
    with pytest.raises(BadInput, match="twice"):
        GAME.position({"players": [{"tracks": ["wien-bratislava", "bratislava-wien"]}, {}]})
    with pytest.raises(BadInput, match="crowns"):
        GAME.position({"players": [{}, {}], "crowns": ["wien-bratislava", "bratislava-wien"]})
