"""Serving from the command line: settings, the address, a port that is taken, a desktop."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from footplate.cli import serving
from footplate.server.settings import Settings, explained, settings_from
from footplate.server.store.database import sqlite_url
from tests.cli.driving import UNDISTURBED, Run, command
from tests.server.notify.servers import serving as serving_mail
from tests.server.notify.servers import smtp

__all__ = ["command"]


@contextlib.contextmanager
def started(*words: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """The program in a process of its own, ended as a host ends it."""
    with subprocess.Popen(
        [*UNDISTURBED, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            process.wait(30)


def address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Footplate serves at (http://\S+/)\n", line)
    assert found, (line, process.stderr.read() if process.stderr is not None else "")
    return found[1]


def test_without_a_command_it_serves_beside_whoever_has_the_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with started(FOOTPLATE_PORT=port, XDG_DATA_HOME=str(tmp_path)) as process:
            here = address(process)
            assert f":{port}/" not in here
            health = httpx.get(f"{here}health").json()
            assert health["service"] == "footplate"
            page = httpx.get(here)
            assert (page.status_code, "footplate play" in page.text) == (200, True)
            assert (tmp_path / "footplate" / "tables.db").exists()
    assert process.returncode == 0
    assert process.stderr is not None


def test_links_in_messages_lead_to_where_it_listens(tmp_path: Path) -> None:
    """Also where that is another port than the one that was wished for."""
    with socket.create_server(("127.0.0.1", 0)) as taken, serving_mail(smtp()) as post:
        mail = {
            "FOOTPLATE_SMTP_HOST": "127.0.0.1",
            "FOOTPLATE_SMTP_PORT": str(post.port),
            "FOOTPLATE_SMTP_TLS": "none",
            "FOOTPLATE_SMTP_SENDER": "table@play.example",
        }
        port = str(taken.getsockname()[1])
        with started(FOOTPLATE_PORT=port, XDG_DATA_HOME=str(tmp_path), **mail) as process:
            here = address(process)
            key = httpx.post(f"{here}api/me", json={"name": "Ann"}).json()["key"]
            wanted = {"channels": [{"type": "mail", "address": "ann@mail.example"}]}
            headers = {"authorization": f"Bearer {key}"}
            httpx.put(f"{here}api/me/notify", json=wanted, headers=headers).raise_for_status()
    (heard,) = post.heard
    assert f"{here}mail/confirm/".encode() in heard


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", "http://127.0.0.1:8420"),
        ("0.0.0.0", "http://localhost:8420"),
        ("::", "http://localhost:8420"),
        ("::1", "http://[::1]:8420"),
    ],
)
def test_an_address_that_can_be_opened(host: str, found: str) -> None:
    assert Settings(host=host).address == found
    assert Settings(host=host, public_url="https://play.example").address == "https://play.example"


def test_a_second_one_finds_the_first(tmp_path: Path, command: Run) -> None:
    own = {"XDG_DATA_HOME": str(tmp_path)}
    with started("serve", "--port", "0", **own) as process:
        here = address(process)
        port = httpx.URL(here).port
        with started(FOOTPLATE_PORT=str(port), **own) as second:
            out, err = second.communicate(timeout=30)
        assert (second.returncode, err) == (0, "")
        assert f"Footplate is running already: {here}" in out
        with started("serve", "--port", str(port), **own) as second:
            _, err = second.communicate(timeout=30)
        assert (second.returncode, err.count("\n")) == (2, 1)
        assert "is taken: choose another with --port, or a free one with --port 0" in err
        with started("serve", "--port", "0", **own) as second:
            _, err = second.communicate(timeout=30)
        assert (second.returncode, "is in use by another footplate" in err) == (2, True)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--port", "x"], "Invalid value for --port"),
        (["--port", "70000"], "--port: Expected `int` <= 65535"),
        (["--host", "no such host"], "cannot listen on no such host"),
        (["--port", "0", "--database", "mysql://x"], "the database must be SQLite"),
        (["--port", "0", "--database", "moon"], "that is no address of a database"),
        (["--smtp-tls", "x"], "--smtp-tls"),
        (["--port", "0", "--smtp-host", "mail.example"], "say which address mail comes from"),
        (["--workers", "0"], "--workers: Expected `int` >= 1"),
        (["--think-seconds", "0"], "--think-seconds: Expected `float` > 0"),
        (["--keep-open-days=-1"], "--keep-open-days: Expected `int` >= 0"),
        (["--keep-playing-days=-1"], "--keep-playing-days: Expected `int` >= 0"),
        (["--keep-over-days=-1"], "--keep-over-days: Expected `int` >= 0"),
        (["--rooms=-1"], "--rooms: Expected `int` >= 0"),
        (["--smtp-port", "0"], "--smtp-port: Expected `int` >= 1"),
        (["--public-url", "tables.example.org"], "--public-url: begin with https:// or http://"),
    ],
)
def test_bad_settings_are_one_line(command: Run, words: list[str], line: str) -> None:
    code, out, err = command("serve", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert line in err


def test_settings_of_flags_go_before_those_of_the_environment() -> None:
    found = settings_from({"FOOTPLATE_PORT": "7", "FOOTPLATE_LIMITS": "false"}, port=8, host=None)
    assert (found.port, found.limits, found.host) == (8, False, "127.0.0.1")


def test_help_explains_every_setting(command: Run) -> None:
    code, out, _ = command("serve", "--help")
    assert code == 0
    # The second column of the table, as one text.
    said = " ".join(" ".join(line[28:-1] for line in out.splitlines()).split())
    assert {each.name for each in explained()} == set(Settings.__struct_fields__)
    for setting in explained():
        assert setting.words
        assert f"{setting.flag} " in out
        assert setting.variable in out
        assert setting.words in said


@pytest.mark.parametrize(
    ("platform", "environment", "terminal", "found"),
    [
        ("linux", {"DISPLAY": ":0"}, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("linux", {}, True, False),
        ("linux", {"DISPLAY": ":0"}, False, False),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, True, False),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "a b"}, True, False),
        ("darwin", {}, True, True),
        ("win32", {}, True, True),
        ("darwin", {}, False, False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    environment: dict[str, str],
    terminal: bool,
    found: bool,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(os, "environ", environment)
    monkeypatch.setattr("sys.stdin.isatty", lambda: terminal)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    serving._open("http://127.0.0.1:8420/")
    assert bool(opened) is found


def test_no_test_opens_a_browser() -> None:
    assert not serving.has_desktop()


def test_a_database_belongs_to_one_process(tmp_path: Path) -> None:
    from footplate.core.refusal import BadInput
    from footplate.server.listening import sole

    url = sqlite_url(tmp_path / "tables.db")
    with sole(url), pytest.raises(BadInput, match="in use by another footplate"), sole(url):
        pass
    with sole(url), sole("postgresql://x"), sole("postgresql://x"):
        pass
