"""The bodies: names are anybody's, and stay names."""

import json
from typing import Any

import msgspec
import pytest

from footplate.server.notify import Channel, Mail, Notice, Webhook
from footplate.server.notify.shapes import NOTHING, body, head, words
from tests.server.notify.servers import NOTICE


def said(notice: Notice, shape: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(body(notice, shape))
    return found


def named(name: str) -> Notice:
    return msgspec.structs.replace(NOTICE, name=name, asked=f"{name} asks.")


def test_what_it_says() -> None:
    assert words(NOTICE) == (
        'Your turn: Age of Steam, "Friday"\nBuild track.\nhttps://play.example/t/t1'
    )
    nameless = Notice("over", "t1", "Steam Power", "", "", "https://play.example/t/t1")
    assert words(nameless) == "The game is over: Steam Power\nhttps://play.example/t/t1"
    for kind in ("your-turn", "started", "over", "consent", "rematch", "test"):
        assert head(msgspec.structs.replace(NOTICE, kind=kind))


def test_for_programs() -> None:
    assert said(NOTICE, "json") == {
        "kind": "your-turn",
        "table": "t1",
        "game": "Age of Steam",
        "name": "Friday",
        "asked": "Build track.",
        "link": "https://play.example/t/t1",
        "text": words(NOTICE),
    }


def test_for_discord() -> None:
    found = said(NOTICE, "discord")
    assert found["content"] == (
        '**Your turn\\: Age of Steam, "Friday"**\nBuild track\\.\nhttps://play.example/t/t1'
    )
    assert found["allowed_mentions"] == {"parse": []}


def test_for_slack() -> None:
    assert said(NOTICE, "slack")["text"] == (
        'Your turn: Age of Steam, "Friday"\nBuild track.\n<https://play.example/t/t1>'
    )


HOSTILE = [
    "@everyone",
    "@here <@123> <@&4> <#5>",
    "<!channel> <!here> <@U1>",
    "[free money](https://evil.example)",
    "<https://evil.example|the table>",
    "**bold** __x__ ~~y~~ `z` ||w|| > q # h",
    "https://evil.example/x",
    "a\nb\r\nhttps://evil.example\x00\x1b[31m",
    "\u202eelbat\u202c \u2066x\u2069 \u200b\u2028y",
    "&lt;!channel&gt;",
    "\\*not\\*",
    "x" * 5000,
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names(name: str) -> None:
    notice = named(name)
    plain = said(notice, "json")
    assert plain["name"].isprintable()
    assert len(words(notice).split("\n")) == 3
    assert len(said(notice, "discord")["content"]) < 2000

    content = said(notice, "discord")["content"]
    assert len(content.split("\n")) == 3
    inner = content.split("\n")[1]
    # Every sign of the markup has a backslash of its own, which is the same as to take both away.
    bare = "".join(part for number, part in enumerate(_unescaped(inner)) if number >= 0 and part)
    assert not set(bare) & set("*_`~|<>[]()#\\")

    text = said(notice, "slack")["text"]
    assert len(text.split("\n")) == 3
    shown = "\n".join(text.split("\n")[:2])
    assert "<" not in shown
    assert ">" not in shown
    for sign in "*_~`":
        assert shown.count(sign) == shown.count(f"{NOTHING}{sign}{NOTHING}")
    for each in (inner, shown):
        assert each.count("@") == each.count(f"@{NOTHING}")
        assert "://" not in each


def _unescaped(text: str) -> list[str]:
    """The signs that have no backslash before them."""
    found, at = [], 0
    while at < len(text):
        if text[at] == "\\":
            at += 2
        else:
            found.append(text[at])
            at += 1
    return found


def test_a_link_ends_where_it_should() -> None:
    notice = msgspec.structs.replace(NOTICE, link="https://play.example/t|x> <!channel>\n@here")
    assert said(notice, "slack")["text"].endswith("<https://play.example/tx!channel@here>")


def test_channels_are_data() -> None:
    for channel in (Webhook("https://hooks.example/x", "slack"), Mail("ann@mail.example")):
        again = msgspec.json.decode(msgspec.json.encode(channel), type=Channel)
        assert again == channel
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "webhook", "url": "x", "shape": "irc"}', type=Channel)
