"""Build Track: redirecting the end of an unfinished section."""

import msgspec
import pytest

from footplate import Action, BadInput, Chance, Record, RecordMismatch
from footplate.games.age_of_steam.board import codes
from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Decline,
    DropOut,
    EndBuild,
    IssueShares,
    SelectAction,
)
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import FACES
from tests.rules.age_of_steam.given import (
    GAME,
    building,
    described,
    has_track,
    kind,
    links,
    owner,
    play,
    player,
    price,
    refusal,
    tile,
)

rule = pytest.mark.rule

# An own section from Evansville that ends at L9, edge 2.
OWN_END = tile("K10", ((1, 4), 0)), tile("L9", ((2, 4), 0))
# Two ends on one tile: from Evansville to edge 0, from Cincinnati to edge 3.
TWO_ENDS = tile("K10", ((1, 4), 0)), tile("L9", ((0, 4), 0), ((1, 3), 0))
# The link of seat 1 from Evansville to Cincinnati, crossed by an own end.
CROSSED_LINK = (
    tile("K10", ((1, 4), 1)),
    tile("L9", ((1, 4), 1), ((2, 5), 0)),
    tile("M10", ((0, 5), 0)),
)


@rule("AOS-BUILD-35", "AOS-COST-12")
@pytest.mark.parametrize("edge", [0, 1, 3, 5])
def test_a_redirect_moves_the_dangling_exit_to_any_other_side(edge: int) -> None:
    state = building(*OWN_END)
    assert price(state, BuildTrack("L9", ((4, edge),))) == 2
    assert has_track(state, "L9", edge)
    assert not has_track(state, "L9", 2)


@rule("AOS-BUILD-35")
@pytest.mark.parametrize("track", [(1, 2), (0, 2)])
def test_a_redirect_keeps_the_edge_by_which_the_section_enters(track: tuple[int, int]) -> None:
    assert refusal(building(*OWN_END), BuildTrack("L9", (track,))) == "AOS-BUILD-35"


@rule("AOS-BUILD-35")
def test_at_a_city_the_edge_of_the_city_stays() -> None:
    state = building(tile("L9", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((3, 4),))) == "AOS-BUILD-35"
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None


# An unowned end from Indianapolis, a town in which seat 1 alone has track, and one from Fort Wayne.
TOWN_OF_OTHERS = (
    tile("J9", ((1, 3), 1)),
    tile("K9", ((4,), 1), ((0,), None), ((1,), None)),
    tile("K8", ((3, 5), None)),
    tile("L7", ((4,), None)),
)
INTO_FORT_WAYNE = BuildTrack("K8", ((1, 3),))
ANYONE = {"redirect_unowned": "anyone"}


@rule("AOS-BUILD-36")
def test_anybody_may_redirect_an_unowned_end_that_starts_at_a_city() -> None:
    state = building(tile("K10", ((1, 4), None)))
    assert price(state, BuildTrack("K10", ((2, 4),))) == 2
    assert has_track(state, "K10", 2)


@rule("AOS-BUILD-36")
def test_an_unowned_end_far_from_its_city_may_be_redirected_too() -> None:
    state = building(tile("K10", ((1, 4), None)), tile("L9", ((2, 4), None)))
    assert refusal(state, BuildTrack("L9", ((3, 4),))) is None


@rule("AOS-BUILD-36")
def test_who_has_track_in_a_town_may_redirect_an_unowned_end_that_starts_there() -> None:
    own = tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((0,), None))
    state = building(*own, tile("K8", ((3, 5), None)))
    assert refusal(state, BuildTrack("K8", ((2, 3),))) is None


@rule("AOS-BUILD-36")
def test_a_stranger_to_a_town_may_not_redirect_an_unowned_end_that_starts_there() -> None:
    state = building(*TOWN_OF_OTHERS)
    assert refusal(state, INTO_FORT_WAYNE) == "AOS-BUILD-36"
    assert refusal(state, BuildTrack("K8", ((2, 3),))) == "AOS-BUILD-36"
    refused = state.refuse(INTO_FORT_WAYNE)
    assert refused is not None
    assert refused.sentence == (
        "The unowned track on K8 starts at Indianapolis (K9), where you have no track: you may "
        "redirect it only into a city, your own track, or unowned track that you could extend."
    )


@rule("AOS-BUILD-36")
def test_an_unowned_stub_of_a_town_without_any_owner_is_a_strangers_as_well() -> None:
    town = tile("K9", ((0,), None)), tile("K8", ((3, 5), None))
    assert refusal(building(*town), BuildTrack("K8", ((2, 3),))) == "AOS-BUILD-36"


@rule("AOS-BUILD-36", "AOS-OWN-11")
def test_a_stranger_may_redirect_an_unowned_end_into_track_of_his_own() -> None:
    state = building(*TOWN_OF_OTHERS, tile("L8", ((2, 5), 0)))
    assert refusal(state, BuildTrack("K8", ((3, 4),))) == "AOS-BUILD-36"
    play(state, BuildTrack("K8", ((2, 3),)))
    assert ("Cincinnati", "Indianapolis", 0) in links(state)


@rule("AOS-BUILD-36", "AOS-OWN-11")
def test_a_stranger_may_redirect_it_into_a_city_or_into_unowned_track_from_one() -> None:
    beside = tile("L8", ((0, 4), None))
    state = building(*TOWN_OF_OTHERS, beside)
    play(state, BuildTrack("L8", ((2, 4),)))
    assert ("Cincinnati", "Indianapolis", 0) in links(state)
    state = building(*TOWN_OF_OTHERS, tile("L8", ((2, 5), None)))
    play(state, BuildTrack("K8", ((2, 3),)))
    assert ("Cincinnati", "Indianapolis", 0) in links(state)


@rule("AOS-BUILD-36", "AOS-BUILD-38")
def test_each_of_two_unowned_ends_must_be_ones_to_redirect() -> None:
    ends = tile("L8", ((0, 4), None), ((2, 3), None))
    state = building(*TOWN_OF_OTHERS, ends)
    assert refusal(state, BuildTrack("L8", ((0, 4), (1, 2)))) is None
    assert refusal(state, BuildTrack("L8", ((3, 4), (2, 5)))) == "AOS-BUILD-36"


@rule("AOS-BUILD-36", "AOS-BUILD-39")
@pytest.mark.parametrize(("seat", "refused"), [(0, None), (None, "AOS-BUILD-36")])
def test_adding_a_track_does_not_make_an_end_ones_to_redirect(
    seat: int | None, refused: str | None
) -> None:
    town = tile("K9", ((1,), seat)), tile("L8", ((0, 4), seat))
    state = building(*town, options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L8", ((3, 4), (2, 5)))) == refused


@rule("AOS-BUILD-36", "AOS-OWN-11")
def test_by_option_anybody_may_redirect_any_unowned_end() -> None:
    state = building(*TOWN_OF_OTHERS, options=ANYONE)
    assert refusal(state, BuildTrack("K8", ((2, 3),))) is None
    play(state, INTO_FORT_WAYNE)
    assert ("Fort Wayne", "Indianapolis", 0) in links(state)


@rule("AOS-BUILD-36")
def test_a_link_that_a_stranger_took_by_the_older_reading_is_a_position_like_any_other() -> None:
    state = building(*TOWN_OF_OTHERS, options=ANYONE)
    play(state, INTO_FORT_WAYNE)
    plain = msgspec.to_builtins(described(state))
    again = GAME.position({**plain, "options": {}})
    assert ("Fort Wayne", "Indianapolis", 0) in links(again)


def of_the_older_reading() -> tuple[Record, int, str]:
    """A record as earlier versions wrote it, where a stranger redirects, and the last digest."""
    before: list[Action] = [IssueShares(2)] * 3 + [DropOut()] * 2
    before += [SelectAction("Engineer"), SelectAction("First Move"), SelectAction("Locomotive")]
    section = BuildTrack("J9", ((1, 3),)), BuildTown("K9", (0, 4)), BuildTrack("K8", ((3, 5),))
    first = [*before, EndBuild(), EndBuild(), *section, EndBuild(), *[Decline()] * 6]
    # The order turns round: who built is now first, and lets the section lapse.
    second = [*before, EndBuild(), BuildTrack("K8", ((2, 3),)), EndBuild()]
    record = Record(game="age-of-steam", board="rust-belt", seats=3, seed=1, options=dict(ANYONE))
    state, checks = record.begin(), list[str]()
    for action in [*first, *second]:
        record.play(state, action)
        plain = msgspec.structs.replace(state.position(), options={})
        checks.append(GAME.position(plain).digest()[:8])
    old = msgspec.structs.replace(record, options={}, checks=checks)
    return old, len(record.actions) - 2, state.digest()


@rule("AOS-BUILD-36")
def test_a_record_of_the_older_reading_says_which_option_plays_it_on() -> None:
    old, at, digest = of_the_older_reading()
    with pytest.raises(RecordMismatch) as mismatch:
        old.replay()
    assert mismatch.value.at == at
    assert mismatch.value.state.digest()[:8] == old.checks[at - 1]
    assert "AOS-BUILD-36" in mismatch.value.reason
    assert "the option redirect_unowned=anyone still does" in mismatch.value.reason
    assert old.under(redirect_unowned="anyone").replay().digest() == digest


@rule("AOS-BUILD-36")
def test_no_option_is_named_where_none_helps() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3)
    record.actions = [{"do": "issue-shares", "shares": 99}]
    with pytest.raises(RecordMismatch) as mismatch:
        record.replay()
    assert "option" not in mismatch.value.reason


def unfinished(rng: Chance) -> State | None:
    """Towns with exits of three owners, each going on for a hex; None: in each other's way."""
    board, tiles = building().rules.board, []
    for _ in range(3):
        town = [cell for cell in board.stops if board.towns[cell]][rng.below(14)]
        edges = [edge for edge in range(6) if board.near[town * 6 + edge] >= 0 and rng.below(2)]
        owned = [(edge, (None, None, 0, 1)[rng.below(4)]) for edge in edges[:4]]
        tiles.append(tile(board.labels[town], *(((edge,), seat) for edge, seat in owned)))
        for edge, seat in owned:
            back, cell = opposite(edge), board.near[town * 6 + edge]
            track = back, (back + 1 + rng.below(5)) % 6
            tiles.append(tile(board.labels[cell], (track, seat)))
    try:
        return building(*tiles)
    except BadInput:
        return None


@rule("AOS-BUILD-36")
def test_generator_and_referee_agree_about_unowned_ends() -> None:
    rng, refused, allowed = Chance(36), 0, 0
    for state in [found for found in (unfinished(rng) for _ in range(100)) if found is not None]:
        legal = set(state.codes())
        for end in state.ends:
            spot = state.rules.board.spots[(end >> 12) // 6]
            for code in [codes.build(spot, face) for face in range(1, FACES)]:
                found = state.refuse_code(code)
                assert (found is None) == (code in legal)
                refused += found is not None and found.rule == "AOS-BUILD-36"
                allowed += found is None
    assert refused > 100
    assert allowed > 100


@rule("AOS-BUILD-36")
def test_no_redirect_leads_over_a_blocked_hexside() -> None:
    state = building(tile("K11", ((1, 5), 0)))
    assert refusal(state, BuildTrack("K11", ((3, 5),))) == "AOS-BUILD-07"


@rule("AOS-BUILD-36")
@pytest.mark.parametrize("seat", [0, None])
def test_no_redirect_meets_track_of_another_player(seat: int | None) -> None:
    other = tile("M10", ((0, 4), 1)), tile("L10", ((1, 5), 1))
    state = building(tile("K10", ((1, 4), seat)), *other)
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-15"


@rule("AOS-BUILD-36", "AOS-BUILD-42")
def test_no_redirect_leads_back_to_where_the_section_started() -> None:
    state = building(tile("I7", ((4, 5), 0)), tile("H7", ((1, 3), 0)))
    assert refusal(state, BuildTrack("H7", ((0, 1),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-36", "AOS-BUILD-42")
def test_no_redirect_leads_back_to_the_town_where_the_section_started() -> None:
    town = tile("K9", ((0,), 0), ((1,), 0))
    state = building(town, tile("K8", ((2, 3), 0)), tile("L8", ((1, 5), 0)))
    assert refusal(state, BuildTrack("L8", ((4, 5),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-36", "AOS-BUILD-18")
def test_a_redirect_needs_a_tile_from_the_supply() -> None:
    acute = [("C2", (0, 5)), ("A10", (2, 3)), ("G6", (1, 2)), ("M4", (2, 3)), ("P1", (1, 2))]
    acute += [("R5", (3, 4)), ("F9", (2, 3))]
    state = building(*OWN_END, *(tile(hex, (track, 1)) for hex, track in acute))
    assert refusal(state, BuildTrack("L9", ((4, 5),))) == "AOS-BUILD-18"
    assert refusal(state, BuildTrack("L9", ((0, 4),))) is None


@rule("AOS-BUILD-37", "AOS-COST-14")
@pytest.mark.parametrize(
    ("edge", "shape"), [(0, "cross_gentle_straight"), (3, "coexist_straight_acute")]
)
def test_one_end_on_a_complex_tile_is_redirected_while_the_other_track_stays(
    edge: int, shape: str
) -> None:
    state = building(*CROSSED_LINK)
    assert price(state, BuildTrack("L9", ((1, 4), (2, edge)))) == 2
    assert kind(state, "L9") == shape
    assert owner(state, "L9", edge) == 0
    assert [owner(state, "L9", e) for e in (1, 4)] == [1, 1]


@rule("AOS-COST-14")
def test_a_redirect_that_makes_a_crossing_of_a_coexisting_tile_costs_2() -> None:
    beside = tile("L9", ((1, 4), 1), ((2, 3), 0))
    state = building(CROSSED_LINK[0], beside, CROSSED_LINK[2])
    assert price(state, BuildTrack("L9", ((1, 4), (2, 5)))) == 2
    assert kind(state, "L9") == "cross_straight_straight"


@rule("AOS-BUILD-37")
def test_an_unowned_end_on_a_complex_tile_may_be_redirected() -> None:
    unowned = tile("L9", ((1, 4), 1), ((2, 5), None)), tile("M10", ((0, 5), None))
    state = building(CROSSED_LINK[0], *unowned)
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 2)))) is None


@rule("AOS-BUILD-37", "AOS-BUILD-29")
def test_an_end_of_another_player_on_a_complex_tile_is_not_redirected() -> None:
    other = tile("L9", ((1, 4), 0), ((2, 5), 1)), tile("M10", ((0, 5), 1))
    state = building(tile("K10", ((1, 4), 0)), *other)
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 2)))) == "AOS-BUILD-29"


@rule("AOS-BUILD-38", "AOS-COST-13")
def test_two_ends_on_one_tile_are_redirected_for_2() -> None:
    state = building(*TWO_ENDS, build={"left": 1})
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == 2
    assert [has_track(state, "L9", edge) for edge in range(6)] == [0, 1, 1, 0, 1, 1]


@rule("AOS-COST-13")
def test_by_option_each_redirected_track_costs_2() -> None:
    state = building(*TWO_ENDS, options={"double_redirect": "track"})
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == 4


@rule("AOS-COST-13")
def test_by_option_one_redirected_track_still_costs_2() -> None:
    state = building(*TWO_ENDS, options={"double_redirect": "track"})
    assert price(state, BuildTrack("L9", ((0, 4), (1, 5)))) == 2


@rule("AOS-COST-13", "AOS-COST-01")
def test_by_option_two_redirects_must_be_affordable() -> None:
    poor = [player(money=3), player(), player()]
    double = BuildTrack("L9", ((2, 4), (1, 5)))
    assert refusal(building(*TWO_ENDS, players=poor), double) is None
    state = building(*TWO_ENDS, players=poor, options={"double_redirect": "track"})
    assert refusal(state, double) == "AOS-COST-01"


@rule("AOS-BUILD-38")
@pytest.mark.parametrize(("seat", "refused"), [(0, None), (None, None), (1, "AOS-BUILD-29")])
def test_each_of_the_two_ends_must_be_own_or_unowned(seat: int | None, refused: str | None) -> None:
    ends = tile("K10", ((1, 4), seat)), tile("L9", ((0, 4), seat), ((1, 3), 0))
    assert refusal(building(*ends), BuildTrack("L9", ((2, 4), (1, 5)))) == refused


@rule("AOS-BUILD-39")
@pytest.mark.parametrize("added", [(1, 3), (1, 5)])
def test_bending_the_old_track_and_adding_another_at_once_is_refused(
    added: tuple[int, int],
) -> None:
    state = building(*OWN_END)
    assert refusal(state, BuildTrack("L9", ((0, 4), added))) == "AOS-BUILD-39"
    assert refusal(state, BuildTrack("L9", ((2, 4), added))) is None


@rule("AOS-BUILD-39", "AOS-COST-15")
@pytest.mark.parametrize(("added", "cost"), [((1, 3), 2), ((1, 5), 3)])
def test_by_option_bending_and_adding_costs_what_adding_costs(
    added: tuple[int, int], cost: int
) -> None:
    state = building(*OWN_END, options={"redirect_and_add": True})
    assert price(state, BuildTrack("L9", ((0, 4), added))) == cost
    assert [owner(state, "L9", edge) for edge in (0, 4, *added)] == [0, 0, 0, 0]


@rule("AOS-BUILD-39")
def test_by_option_the_added_track_must_still_connect() -> None:
    state = building(*OWN_END, options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (2, 3)))) == "AOS-BUILD-08"


@rule("AOS-BUILD-39", "AOS-BUILD-18")
def test_by_option_bending_and_adding_needs_a_tile_from_the_supply() -> None:
    town = tile("E4", *(((edge,), 1) for edge in (1, 2, 4, 5)))
    taken = {**town, "tile": "coexist_gentle_gentle"}
    state = building(*OWN_END, taken, options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (1, 3)))) == "AOS-BUILD-18"
    assert refusal(state, BuildTrack("L9", ((0, 4), (1, 5)))) is None


@rule("AOS-BUILD-39")
def test_by_option_only_a_dangling_end_is_bent() -> None:
    link = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    state = building(*link, tile("M10", ((0, 5), 0)), options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (2, 3)))) == "AOS-BUILD-30"


@rule("AOS-BUILD-35")
def test_a_redirect_may_run_into_a_city_and_finish_the_link() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
