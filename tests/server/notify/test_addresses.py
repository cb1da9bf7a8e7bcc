"""Which addresses a webhook may have, and which machines it can reach."""

import asyncio

import pytest

from footplate import BadInput
from footplate.server.notify import Mail, Webhook, check_channel
from footplate.server.notify.addresses import (
    NotReachable,
    checked_address,
    is_public,
    target_of,
)


@pytest.mark.parametrize(
    "address",
    ["93.184.215.14", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::200e"],
)
def test_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "0.0.0.0", "0.1.2.3", "192.0.0.8", "192.0.0.170"),
        *("192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "192.88.99.1"),
        *("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:1.1.1.1", "::127.0.0.1", "::1.1.1.1"),
        *("::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::101:101", "64:ff9b:1::a00:1"),
        *("2002:7f00:1::", "2002:101:101::", "2001::1", "2001:0:7f00:1::", "2001:db8::1"),
        *("100::1", "3fff::1", "5f00::1", "2606:4700::1111%1", "localhost", ""),
    ],
)
def test_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "hooks.example/x", "//hooks.example/x", "ftp://hooks.example/", "file:///etc/passwd"),
        *("gopher://hooks.example/", "https://", "https:///x", "https://user@hooks.example/"),
        *("https://user:word@hooks.example/", "https://@hooks.example/", "https://:@hooks.example"),
        *("http://hooks.example:22/", "http://hooks.example:6379/", "http://hooks.example:0/"),
        *("http://hooks.example:99999/", "http://[::1", "http://hooks.example/\r\nX: y"),
        *("http://a.example\\@hooks.example/", "http://hooks.example\\.example/"),
        *("http://hooks.example/ x", "http://hôtel.example/", "http://[fe80::1%25eth0]/"),
        "https://hooks.example/" + "x" * 2000,
    ],
)
def test_addresses_that_nothing_is_sent_to(url: str) -> None:
    with pytest.raises(BadInput):
        target_of(url)
    with pytest.raises(BadInput):
        check_channel(Webhook(url))


def test_addresses_that_may_be() -> None:
    assert target_of("https://hooks.example/a?b=c").port == 443
    assert target_of("HTTP://Hooks.Example/a").host == "hooks.example"
    assert target_of("http://hooks.example:8080").port == 8080
    assert target_of("http://hooks.example:5000", allow_private=True).port == 5000
    check_channel(Webhook("https://xn--htel-vqa.example/"))


def reached(host: str, *found: str, allow_private: bool = False) -> str:
    async def resolve(name: str, port: int) -> list[str]:
        assert (name, port) == (host, 443)
        if not found:
            raise OSError("no such name")
        return list(found)

    target = target_of(f"https://{host}/")
    return asyncio.run(checked_address(target, resolve, allow_private))


def test_all_addresses_of_a_name_have_to_be_public() -> None:
    assert reached("hooks.example", "2606:4700::1111", "1.1.1.1") == "1.1.1.1"
    assert reached("hooks.example", "2606:4700::1111") == "2606:4700::1111"
    assert reached("hooks.example", "10.0.0.1", allow_private=True) == "10.0.0.1"
    for wrong in (("1.1.1.1", "127.0.0.1"), ("1.1.1.1", "::1"), ("169.254.169.254",), ()):
        with pytest.raises(NotReachable):
            reached("hooks.example", *wrong)
    with pytest.raises(NotReachable):
        reached("hooks.example", allow_private=True)


def test_mail_addresses() -> None:
    for right in ("ann@mail.example", "a.b+game@x-y.mail.example", "o'neil_1@a.bc"):
        check_channel(Mail(right))
    wrong = ["", "ann", "@mail.example", "ann@", "ann@localhost", "a b@mail.example", "ann@x..y"]
    wrong += ["ann@mail.example\nBcc: bob@mail.example", "ann@mail.example,bob@mail.example"]
    wrong += ["<ann@mail.example>", "Ann <ann@mail.example>", "=?utf-8?q?a?=@mail.example"]
    wrong += ["änn@mail.example", "ann@mäil.example", "ann%inner@mail.example", '"a"@mail.example']
    wrong += ["x" * 65 + "@mail.example", "ann@" + "x." * 130 + "yz", "ann@mail.example\n"]
    for address in wrong:
        with pytest.raises(BadInput):
            check_channel(Mail(address))


def test_what_is_written_into_logs_holds_no_secret() -> None:
    assert "token" not in repr(Webhook("https://hooks.example/token"))
    assert "ann" not in f"{[Mail('ann@mail.example')]}"
