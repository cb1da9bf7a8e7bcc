"""Webhooks: what arrives, what is refused, and what strange servers can do."""

import asyncio
import json
import logging
import socket
import time
from typing import Any

import pytest

from footplate.server.notify import Courier, Delivered, Failed, Webhook, addresses
from footplate.server.notify.webhook import Webhooks
from tests.server.notify.servers import (
    NOTICE,
    Server,
    http,
    request,
    server_side,
    serving,
    trust,
)


def sent(url: str, shape: Any = "json", **settings: Any) -> Delivered | Failed:
    webhooks = Webhooks(**{"allow_private": True, "time_limit": 5.0, **settings})
    try:
        return asyncio.run(webhooks.send(Webhook(url, shape), NOTICE))
    finally:
        webhooks.close()


def test_a_notice_arrives() -> None:
    with serving(http) as server:
        url = f"http://127.0.0.1:{server.port}/hook/token?wait=1#part"
        assert sent(url) == Delivered()
        (heard,) = server.heard
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook/token?wait=1 HTTP/1.1\r\n")
    assert f"Host: 127.0.0.1:{server.port}".encode() in head
    assert b"Content-Type: application/json" in head
    assert json.loads(body)["asked"] == "Build track."


@pytest.mark.parametrize(
    ("path", "reason", "final", "pause"),
    [
        ("/redirects", "The webhook sends us elsewhere, where we do not follow.", True, 0),
        ("/status/404", "The webhook answered with status 404.", True, 90),
        ("/status/429", "The webhook answered with status 429.", False, 90),
        ("/status/500", "The webhook answered with status 500.", False, 90),
        ("/garbage", "The webhook ended the connection", False, 0),
        ("/hangs-up", "The webhook ended the connection", False, 0),
        ("/huge-head", "The webhook ended the connection", False, 0),
        ("/hangs", "The webhook did not answer within 0.3 s.", False, 0),
        ("/drips", "The webhook did not answer within 0.3 s.", False, 0),
        ("/waits-for-ever", "The webhook did not answer within 0.3 s.", False, 0),
    ],
)
def test_strange_answers(path: str, reason: str, final: bool, pause: float) -> None:
    with serving(http) as server:
        begun = time.monotonic()
        limit = 0.3 if "0.3" in reason else 5.0
        failed = sent(f"http://127.0.0.1:{server.port}{path}", time_limit=limit)
        assert time.monotonic() - begun < 4
        assert server.connections == 1, "it was followed"
    assert isinstance(failed, Failed)
    assert failed.reason.startswith(reason)
    assert (failed.final, failed.pause) == (final, pause)
    assert "secret" not in failed.reason


def test_a_huge_answer_is_not_read() -> None:
    with serving(http) as server:
        assert sent(f"http://127.0.0.1:{server.port}/huge") == Delivered()


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert sent(f"http://127.0.0.1:{port}/") == Failed("The webhook cannot be connected to.")


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]"],
)
def test_our_neighbours_are_not_reached(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(http) as server:
        monkeypatch.setattr(addresses, "PORTS", (server.port,))
        failed = sent(f"http://{host}:{server.port}/", allow_private=False)
        assert server.connections == 0
    assert failed == Failed("The host of the webhook is not known, or not on the public network.")


def test_unknown_names_are_told_like_private_ones() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    failed = sent("https://intern.example/", allow_private=False, resolve=resolve)
    assert failed == Failed("The host of the webhook is not known, or not on the public network.")


def test_a_name_that_changes_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer is public, the next ones are not: the connection goes to the first."""
    asked: list[str] = []

    def rebinding(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        address = "127.0.0.1" if len(asked) == 1 else "127.0.0.2"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    with serving(http) as server:
        monkeypatch.setattr(addresses, "PORTS", (server.port,))
        monkeypatch.setattr(addresses, "is_public", lambda address: address == "127.0.0.1")
        monkeypatch.setattr(socket, "getaddrinfo", rebinding)
        url = f"http://hooks.example:{server.port}/x"
        assert sent(url, allow_private=False) == Delivered()
        assert asked == ["hooks.example"]
        (heard,) = server.heard
        assert f"Host: hooks.example:{server.port}\r\n".encode() in heard
        # And whoever shows the other face first gets nothing.
        assert isinstance(sent(url, allow_private=False), Failed)
        assert server.connections == 1


def test_a_look_up_that_hangs_is_given_up() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        await asyncio.sleep(60)
        return []

    failed = sent("https://hooks.example/", time_limit=0.1, resolve=resolve)
    assert failed == Failed("The webhook did not answer within 0.1 s.")


def test_the_certificate_has_to_be_that_of_the_name() -> None:
    names: list[str | None] = []

    def encrypted(server: Server, connection: socket.socket) -> None:
        context = server_side()
        context.sni_callback = lambda _, name, __: names.append(name)
        with context.wrap_socket(connection, server_side=True) as inner:
            server.heard.append(request(inner))
            inner.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    with serving(encrypted) as server:
        url = f"https://{{}}:{server.port}/x"
        known: dict[str, Any] = {"resolve": resolve, "trust": trust()}
        assert sent(url.format("hooks.example"), **known) == Delivered()
        assert names == ["hooks.example"]
        untrusted = Failed("The webhook's certificate is not one that we trust.")
        assert sent(url.format("other.example"), **known) == untrusted
        assert sent(url.format("hooks.example"), resolve=resolve) == untrusted
        assert len(server.heard) == 1


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with serving(http) as server:
        assert sent(f"http://127.0.0.1:{server.port}/") == Delivered()


def test_the_address_is_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(http) as server:
        sent(f"http://127.0.0.1:{server.port}/token")
        sent(f"http://127.0.0.1:{server.port}/token/hangs-up")
    assert "token" not in caplog.text


def test_the_courier_raises_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("https://hooks.example/token")

    monkeypatch.setattr(Webhooks, "send", broken)
    courier = Courier()
    failed = asyncio.run(courier.deliver(Webhook("https://hooks.example/token"), NOTICE))
    courier.close()
    assert failed == Failed("The notice could not be sent.")
    assert "RuntimeError" in caplog.text
    assert "token" not in caplog.text
