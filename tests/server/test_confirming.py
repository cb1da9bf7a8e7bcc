"""Addresses of mail are confirmed: nobody can make a server write to strangers."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from footplate.server.rooms import noticing
from footplate.server.settings import Settings
from footplate.server.store import mails as store
from footplate.server.store.database import sqlite_url
from footplate.server.store.schema import confirmations, metadata
from tests.server.notify.servers import Server, serving, smtp
from tests.server.postgres import both_databases
from tests.server.running import Person, Running, running, until
from tests.server.sitting import seated, turn, waiting

PUBLIC = "https://play.example"
BEN = {"type": "mail", "address": "ben@mail.example"}
HOOK = {"type": "webhook", "url": "https://hooks.example/x"}
ONE_CLICK = {"content": "List-Unsubscribe=One-Click"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noticing, "EVERY", 0.02)


@pytest.fixture
def post() -> Iterator[Server]:
    with serving(smtp()) as found:
        yield found


def with_mail(database: str, post: Server, **more: Any) -> Settings:
    sender = {"smtp_host": "127.0.0.1", "smtp_sender": "table@play.example", "smtp_tls": "none"}
    given: dict[str, Any] = {"limits": False, "public_url": f"{PUBLIC}/", **sender, **more}
    return Settings(database=database, smtp_port=post.port, **given)


@pytest.fixture
def site(database: str, post: Server) -> Iterator[Running]:
    with running(with_mail(database, post)) as found:
        yield found


def letters(post: Server) -> list[Any]:
    return [
        message_from_bytes(heard.partition(b"data\r\n")[2], policy=default) for heard in post.heard
    ]


def links(letter: Any) -> tuple[str, str]:
    """The paths of what a mail asks for, and of the way out."""
    first, last = re.findall(rf"{PUBLIC}(/\S+)", letter.get_content())
    return first, last


def to(person: Person, *channels: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.put("/api/me/notify", {"channels": list(channels)})[
        "channels"
    ]
    return found


def pressed(site: Running, path: str, **given: Any) -> httpx.Response:
    return site.http.post(path, **given)


def confirmed(site: Running, post: Server, person: Person, *channels: dict[str, Any]) -> str:
    """The way out of an address that was added and confirmed."""
    to(person, *channels)
    confirm, leave = links(letters(post)[-1])
    assert pressed(site, confirm).status_code == 200
    return leave


def tried(person: Person) -> list[tuple[bool, str]]:
    found = person.post("/api/me/notify/test")["tests"]
    return [(each["delivered"], each["words"]) for each in found]


@both_databases
def test_an_address_is_confirmed_by_the_button_of_a_link(site: Running, post: Server) -> None:
    ben = site.person("<b>Ben & Co</b>")
    (shown,) = to(ben, BEN)
    assert (shown["confirmed"], shown["address"]) == (False, "b…@mail.example")
    assert "A mail was sent" in shown["words"]
    (letter,) = letters(post)
    assert letter["To"] == BEN["address"]
    assert letter["Subject"] == "Confirm this address: Footplate"
    assert "Ben" not in letter.get_content(), "nobody's words go to strangers"
    confirm, leave = links(letter)
    assert letter["List-Unsubscribe"] == f"<{PUBLIC}{leave}>"
    # Opening it, as scanners do, confirms nothing, however often.
    for _ in range(3):
        page = site.http.get(confirm)
        assert page.status_code == 200
    assert "&lt;b&gt;Ben &amp; Co" in page.text
    assert f'<form method="post" action="{confirm}">' in page.text
    assert "<script" not in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert ben.get("/api/me/notify")["channels"][0]["confirmed"] is False
    # A form of a page without referrer says that it comes from nowhere; the cookie does not matter.
    headers = {"origin": "null", "cookie": f"footplate={ben.key}"}
    assert pressed(site, confirm, headers=headers).status_code == 200
    assert ben.get("/api/me/notify")["channels"] == [{**shown, "confirmed": True, "words": ""}]
    # Good once.
    assert pressed(site, confirm).status_code == 404
    assert site.http.get(confirm).status_code == 404
    # Now the test button sends a notice, with the way out.
    assert tried(ben) == [(True, "It was taken.")]
    assert letters(post)[-1]["Subject"] == "A test: Footplate"
    assert letters(post)[-1]["List-Unsubscribe"] == f"<{PUBLIC}{leave}>"


@both_databases
def test_the_secret_is_hashed_at_rest(site: Running, post: Server) -> None:
    to(site.person("Ben"), BEN)
    secret = links(letters(post)[0])[0].rpartition("/")[2]
    rows = site.server.database.read_now(
        lambda c: str([c.execute(each.select()).all() for each in metadata.sorted_tables])
    )
    assert BEN["address"] in rows
    assert secret not in rows


@both_databases
def test_a_link_is_good_for_a_day(site: Running, post: Server) -> None:
    ben = site.person("Ben")
    to(ben, BEN)
    confirm, leave = links(letters(post)[0])
    site.clock.skip(hours=24, seconds=1)
    assert site.http.get(confirm).status_code == 404
    assert pressed(site, confirm).status_code == 404
    assert ben.get("/api/me/notify")["channels"][0]["confirmed"] is False
    assert site.server.database.read_now(lambda c: c.execute(select(confirmations)).all())
    site.server.database.write_now(store.forget_old(site.clock.now()))
    assert not site.server.database.read_now(lambda c: c.execute(select(confirmations)).all())
    # The way out stays open.
    assert "No more mail?" in site.http.get(leave).text
    assert pressed(site, leave, **ONE_CLICK).status_code == 200


def test_until_then_nothing_else_is_sent(site: Running, post: Server) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    to(ben, BEN)
    site.clock.skip(minutes=10)
    id = seated(ann, ben)
    while waiting(ann, id) != 1:
        turn((ann, ben), id)
    noticer = site.server.noticer
    until(lambda: not noticer._fresh and not noticer._sending)
    site.clock.skip(minutes=10)
    (letter,) = letters(post)
    confirm, leave = links(letter)
    assert pressed(site, confirm).status_code == 200
    while waiting(ann, id) == 1:
        turn((ann, ben), id)
    while waiting(ann, id) != 1:
        turn((ann, ben), id)
    told = until(lambda: letters(post)[1:])[0]
    assert told["Subject"].startswith(("Your turn: Steam Power", "The game has started"))
    assert told["List-Unsubscribe"] == f"<{PUBLIC}{leave}>"


def test_asking_again_has_its_limits(site: Running, post: Server) -> None:
    ben = site.person("Ben")
    to(ben, BEN)
    assert "some minutes ago" in to(ben, BEN)[0]["words"]
    assert "some minutes ago" in tried(ben)[0][1]
    assert to(ben, {"type": "kept", "number": 0})[0]["words"] == "", "nothing was asked for"
    # Whoever asks, and however the address is written.
    eve = site.person("Eve")
    (shown,) = to(eve, {"type": "mail", "address": "Ben+1@MAIL.example"})
    assert "some minutes ago" in shown["words"]
    assert len(post.heard) == 1
    for count in (2, 3):
        site.clock.skip(minutes=6)
        (delivered, words) = tried(ben)[0]
        assert (delivered, "A mail was sent" in words) == (False, True)
        assert len(post.heard) == count
    site.clock.skip(minutes=6)
    assert "Enough mails went there today" in tried(ben)[0][1]
    assert len(post.heard) == 3
    # Every link of the day is good, and with it all of them have had their use.
    assert pressed(site, links(letters(post)[0])[0]).status_code == 200
    assert pressed(site, links(letters(post)[1])[0]).status_code == 404


def test_a_player_cannot_have_many_strangers_written_to(site: Running, post: Server) -> None:
    eve = site.person("Eve")
    words = []
    for number in range(store.MOST_OF_PLAYER + 2):
        address = {"type": "mail", "address": f"stranger{number}@mail.example"}
        words.append(to(eve, address)[0]["words"])
    assert len(post.heard) == store.MOST_OF_PLAYER
    assert all("enough mails sent today" in each for each in words[-2:])
    site.clock.skip(hours=25)
    assert "A mail was sent" in tried(eve)[0][1]


def test_one_address_of_the_network_cannot_either(tmp_path: Path, post: Server) -> None:
    """However many players it makes."""
    with running(with_mail(sqlite_url(tmp_path / "a.db"), post, limits=True)) as site:
        frozen = site.server.house.now()
        site.server.site.limits._now = lambda: frozen
        codes = []
        for number in range(10):
            channel = {"type": "mail", "address": f"stranger{number}@mail.example"}
            eve = site.person()
            answer = eve.call("PUT", "/api/me/notify", json={"channels": [channel]})
            codes.append(answer.status_code)
        assert codes == [200] * 6 + [429] * 4
        assert len(post.heard) == 6
        assert eve.get("/api/me/notify")["channels"] == []


def test_changing_other_channels_keeps_a_confirmation(site: Running, post: Server) -> None:
    ben = site.person("Ben")
    confirmed(site, post, ben, BEN)
    kept = {"type": "kept", "number": 0}
    assert [each["confirmed"] for each in to(ben, HOOK, kept)] == [True, True]
    assert [each["confirmed"] for each in to(ben, BEN, HOOK)] == [True, True]
    assert len(post.heard) == 1
    # What was taken away is asked for anew.
    to(ben, HOOK)
    (shown,) = to(ben, BEN)
    assert shown["confirmed"] is False


def test_a_link_of_an_address_that_was_taken_away_confirms_nothing(
    site: Running, post: Server
) -> None:
    ben = site.person("Ben")
    to(ben, BEN)
    to(ben)
    assert pressed(site, links(letters(post)[0])[0]).status_code == 404


@both_databases
def test_an_address_can_say_never_again(site: Running, post: Server) -> None:
    ben, ann = site.person("Ben"), site.person("Ann")
    confirmed(site, post, ann, BEN)
    site.clock.skip(minutes=6)
    leave = confirmed(site, post, ben, BEN, HOOK)
    page = site.http.get(leave)
    assert "No more mail?" in page.text
    assert f'<form method="post" action="{leave}">' in page.text
    assert len(ben.get("/api/me/notify")["channels"]) == 2, "opening it does nothing"
    content = {"content-type": "application/x-www-form-urlencoded"}
    assert pressed(site, leave, headers=content, **ONE_CLICK).status_code == 200
    assert [each["type"] for each in ben.get("/api/me/notify")["channels"]] == ["webhook"]
    assert [each["confirmed"] for each in ann.get("/api/me/notify")["channels"]] == [True]
    assert pressed(site, leave, **ONE_CLICK).status_code == 200, "as often as a program likes"
    # Neither this player nor anybody new can have something sent there.
    count = len(post.heard)
    site.clock.skip(hours=30)
    for person in (ben, site.person("Eve")):
        (shown,) = to(person, {"type": "mail", "address": "BEN@mail.example"})
        assert (shown["confirmed"], "wants no mail" in shown["words"]) == (False, True)
    assert len(post.heard) == count
    # By the same link it lets mail come again, which has to be confirmed again.
    again = re.findall(r'action="(/mail/again/[^"]+)"', site.http.get(leave).text)[0]
    assert pressed(site, again).status_code == 200
    assert "A mail was sent" in tried(ben)[0][1]


@both_databases
def test_strange_links_lead_nowhere(site: Running) -> None:
    for secret in ("x", "m_", "%00", "m_%00" + "a" * 20, "m_" + "a" * 24, "é" * 20, "x" * 500):
        for kind in ("confirm", "stop", "again"):
            assert pressed(site, f"/mail/{kind}/{secret}").status_code == 404
            page = site.http.get(f"/mail/{kind}/{secret}")
            assert page.status_code == (405 if kind == "again" else 404)


def test_links_lead_here_whatever_name_the_server_is_called_by(site: Running, post: Server) -> None:
    ben = site.person("Ben")
    evil = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    ben.call("PUT", "/api/me/notify", json={"channels": [BEN]}, headers=evil)
    assert b"evil" not in post.heard[0]


def test_mail_programs_need_no_password(tmp_path: Path, post: Server) -> None:
    given = with_mail(sqlite_url(tmp_path / "a.db"), post, password="sesame")
    with running(given) as site:
        site.http.headers["footplate-house"] = "sesame"
        ben = site.person("Ben")
        to(ben, BEN)
        del site.http.headers["footplate-house"]
        confirm, leave = links(letters(post)[0])
        assert pressed(site, confirm).status_code == 200
        assert pressed(site, leave, **ONE_CLICK).status_code == 200


def test_a_mail_server_that_is_away_is_said(tmp_path: Path, post: Server) -> None:
    with running(with_mail(sqlite_url(tmp_path / "a.db"), post)) as site:
        post.close()
        (shown,) = to(site.person("Ben"), BEN)
        assert (shown["confirmed"], "mail server" in shown["words"]) == (False, True)
