"""After the game: charts, key moments, the final picture, the same luck again, a fork."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browsing import Browsing, check_accessible, check_fits, picture, pictured
from tests.browser.playing import history, my_turn
from tests.browser.tables import ended, finished
from tests.server.running import Running
from tests.soak.long import later

CHART = {"planet-steam": "Wealth"}
"""What a game calls its score, where it has a word of its own."""


def results(browsing: Browsing, site: Running, game: str, size: str = "desk") -> Page:
    """The results of a game that is over, all of whose seats are one person's."""
    person = site.person()
    id = ended(person, game)
    page = browsing.open(f"/tables/{id}", who=person, size=size)  # type: ignore[arg-type]
    expect(page.get_by_role("region", name="Results")).to_be_visible()
    return page


@pictured
@pytest.mark.parametrize(
    "game", ["imperial-steam", *later("age-of-steam", "planet-steam", "steam-power")]
)
def test_how_it_went(browsing: Browsing, site: Running, game: str) -> None:
    page = results(browsing, site, game)
    charts = page.get_by_role("region", name="Round by round")
    expect(
        charts.get_by_role("img", name=re.compile(f"^{CHART.get(game, 'Score')}: "))
    ).to_be_visible()
    seats = len(finished(game)["names"])
    expect(charts.locator("polyline")).to_have_count(seats)
    shows = charts.get_by_role("group", name="What the chart shows").get_by_role("button")
    shows.nth(1).click()
    expect(shows.nth(1)).to_have_attribute("aria-pressed", "true")
    shows.last.click()
    small = charts.get_by_role("img")
    expect(small.nth(1)).to_be_visible()
    charts.scroll_into_view_if_needed()
    picture(page, f"after-{game}")
    charts.get_by_text("The same in numbers").click()
    expect(charts.get_by_role("table")).to_have_count(small.count())
    moments = page.get_by_role("region", name="Key moments").get_by_role("listitem")
    assert moments.count() >= 3
    wide = page.locator(".end > .card").evaluate_all("all => all.map(it => it.offsetWidth)")
    assert len(set(wide)) == 1
    check_accessible(page)


def test_turns_are_thought_over_again(browsing: Browsing, site: Running) -> None:
    page = results(browsing, site, "planet-steam")
    part = page.get_by_role("region", name="What else could have been done")
    part.get_by_role("combobox").select_option(index=1)
    part.get_by_role("button", name=re.compile(r"^Think \d+ turns over")).click()
    found = part.get_by_role("list", name="Where most was left").get_by_role("listitem")
    expect(found.first).to_contain_text("Better:")
    found.first.scroll_into_view_if_needed()
    picture(page, "analysis")
    check_accessible(page, within="[aria-label='What else could have been done']")
    part.get_by_role("button", name="Stop").click()
    expect(part.get_by_role("button", name=re.compile("^Think"))).to_be_visible()
    found.first.get_by_role("button", name="Show this moment").click()
    expect(page.get_by_text("You look at the past").first).to_be_visible()


def test_where_one_turn_cannot_be_judged_the_next_one_comes(
    browsing: Browsing, site: Running
) -> None:
    """What is judged at once may be a part of a turn: here each single action."""
    browsing.faults.expect("422 POST .*/analysis$")
    page = results(browsing, site, "steam-power")
    asked = list[int]()
    line = {"words": "Wait", "value": 0.5, "gain": 0, "error": 0, "playouts": 2, "chosen": True}

    def judge(route: Route) -> None:
        body: Any = route.request.post_data_json
        asked.append(at := body["at"])
        if len(asked) == 2:
            problem = {"problem": "refused", "sentence": "No bot has judged it.", "faults": []}
            route.fulfill(status=422, json={**problem, "rule": "FP-ROOM-34", "moment": None})
            return
        told = {**line, "actions": [{"do": "pass"}]}
        turn = {"at": at, "seat": 0, "round": 1, "played": told, "better": told}
        route.fulfill(json={**turn, "gain": 0, "error": 0, "expected": []})

    page.route("**/analysis", judge)
    id = page.url.rpartition("/")[2].split("?")[0]
    log = site.person().get(f"/api/tables/{id}/log")
    ends = [each["at"] for each in log["marks"][1:]] + [log["count"]]
    turns = [
        range(mark["at"], end)
        for mark, end in zip(log["marks"], ends, strict=True)
        if mark["seat"] == 0
    ]
    part = page.get_by_role("region", name="What else could have been done")
    part.get_by_role("combobox").select_option(index=0)
    part.get_by_role("button", name=f"Think {len(turns)} turns over").click()
    expect(part).to_contain_text("1 turn could not be judged: No bot has judged it.")
    expect(part.get_by_role("button", name=re.compile("^Think"))).to_be_visible()
    whole = [at for turn in turns for at in turn]
    left = next(turn for turn in turns if asked[1] in turn)
    assert asked == [at for at in whole if at not in left or at <= asked[1]]
    expect(part).to_contain_text("Nothing that it would surely have done better.")


def test_a_moment_is_shown_and_played_on_from(browsing: Browsing, site: Running) -> None:
    page = results(browsing, site, "planet-steam")
    moment = page.get_by_role("region", name="Key moments").get_by_role("listitem").first
    moment.scroll_into_view_if_needed()
    picture(page, "key-moments")
    moment.get_by_role("button", name="Show this moment").click()
    expect(page.get_by_text("You look at the past").first).to_be_visible()
    expect(history(page).get_by_text(re.compile(r"^Move \d+ of"))).to_be_visible()
    page.keyboard.press("Escape")
    moment.get_by_role("button", name="Try another way from here").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("radio", name=re.compile("greedy")).check()
    old = page.url
    drawer.get_by_role("button", name="Try from here").click()
    page.wait_for_url(lambda url: "/tables/" in url and not old.startswith(url.split("?")[0]))
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_another_way_begins_before_the_end(browsing: Browsing, site: Running) -> None:
    """At the last position there would be nothing left to try."""
    page = results(browsing, site, "planet-steam")
    old = page.url
    page.get_by_role("button", name="Try another way", exact=True).click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("before your last turn")
    drawer.get_by_role("radio", name="I play all seats").check()
    drawer.get_by_role("button", name="Try from here").click()
    page.wait_for_url(lambda url: "/tables/" in url and not old.startswith(url.split("?")[0]))
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_the_final_picture_is_downloaded(browsing: Browsing, site: Running) -> None:
    page = results(browsing, site, "steam-power")
    with page.expect_download() as found:
        page.get_by_role("link", name="Final picture (SVG)").click()
    assert found.value.suggested_filename.endswith(".svg")
    drawn = Path(found.value.path()).read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    for name in finished("steam-power")["names"]:
        assert re.search(rf"\d\. {name} \d+", drawn)
    with page.expect_download() as found:
        page.get_by_role("button", name="Final picture (PNG)").click()
    assert found.value.suggested_filename.endswith(".png")
    painted = Path(found.value.path()).read_bytes()
    assert painted.startswith(b"\x89PNG")
    assert len(painted) > 20_000


def test_a_transcript_is_downloaded(browsing: Browsing, site: Running) -> None:
    page = results(browsing, site, "age-of-steam")
    with page.expect_download() as found:
        page.get_by_role("link", name="Transcript (JSON)").click()
    assert '"aos-game/1"' in Path(found.value.path()).read_text(encoding="utf-8")


def test_the_same_luck_again(browsing: Browsing, site: Running) -> None:
    person = site.person()
    seats = [{"kind": "me"}, {"kind": "greedy"}]
    id = person.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
    person.post(f"/api/tables/{id}/start")
    moment = person.get(f"/api/tables/{id}")["moment"]
    person.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    page = browsing.open(f"/tables/{id}", who=person)
    page.get_by_role("button", name="Play it again with the same luck").click()
    page.wait_for_url(lambda url: "/tables/" in url and id not in url)
    my_turn(page)
    new = page.url.rsplit("/", 1)[1]
    first, again = (person.get(f"/api/tables/{each}/view", at=0) for each in (id, new))
    assert again["players"] == first["players"]


def test_after_the_game_on_a_phone(browsing: Browsing, site: Running) -> None:
    page = results(browsing, site, "age-of-steam", "phone")
    expect(page.get_by_role("region", name="Key moments")).to_be_visible()
    check_fits(page)
    check_accessible(page)
    picture(page, "phone-after", whole=True)
