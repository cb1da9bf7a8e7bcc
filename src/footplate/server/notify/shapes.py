"""The words of a notice, and the bodies that Discord, Slack and programs read.

Names of players and tables are anybody's: they must not mention a whole channel, hide a link behind
other words, or look like something else than a line of text.
"""

import re
from typing import Any, Final

import msgspec

from footplate.server.notify.notices import Kind, Notice, Shape

LONGEST_NAME: Final = 80
LONGEST_WORDS: Final = 400

NOTHING: Final = "\u200b"
"""Takes no room, but keeps a sign from meaning something together with the next one."""

_MARKDOWN: Final = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~:])")

_HEADS: Final[dict[Kind, str]] = {
    "your-turn": "Your turn",
    "started": "The game has started",
    "over": "The game is over",
    "consent": "Your consent is asked for",
    "rematch": "A rematch",
    "test": "A test",
    "confirm": "Confirm this address",
}


def line(text: str, longest: int = LONGEST_WORDS) -> str:
    """One line of signs that can be seen, as they are read: no breaks, nothing that turns text
    around or hides in it."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    whole = " ".join(seen.split())
    return whole if len(whole) <= longest else whole[: longest - 1] + "…"


def head(notice: Notice) -> str:
    """What it is about: `Your turn: Age of Steam, "Friday"`."""
    name = line(notice.name, LONGEST_NAME)
    called = f', "{name}"' if name else ""
    return f"{_HEADS[notice.kind]}: {line(notice.game, LONGEST_NAME)}{called}"


def words(notice: Notice) -> str:
    """The whole notice as plain text, line by line."""
    return "\n".join(part for part in (head(notice), line(notice.asked), _link(notice)) if part)


def _link(notice: Notice) -> str:
    """It is the server's own, but stands where other signs would end it."""
    return re.sub(r"[^!-~]|[<>|]", "", notice.link)


def body(notice: Notice, shape: Shape) -> bytes:
    """What a webhook of this shape is sent, in JSON."""
    makers = {"json": _plain, "discord": _discord, "slack": _slack}
    return msgspec.json.encode(makers[shape](notice))


def _plain(notice: Notice) -> dict[str, Any]:
    """For programs: the fields as they are, and the words for those that only pass them on."""
    return {
        "kind": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "name": line(notice.name, LONGEST_NAME),
        "asked": line(notice.asked),
        "link": _link(notice),
        "text": words(notice),
    }


def _discord(notice: Notice) -> dict[str, Any]:
    said = [f"**{_in_markdown(head(notice))}**", _in_markdown(line(notice.asked)), _link(notice)]
    return {
        "content": "\n".join(part for part in said if part),
        "allowed_mentions": {"parse": []},
        "flags": 4,  # no previews of what may look like a link
    }


def _in_markdown(text: str) -> str:
    # A name could start a mention or an address: both need two signs that stand together.
    return _MARKDOWN.sub(r"\\\1", _apart(text))


def _slack(notice: Notice) -> dict[str, Any]:
    said = [_in_slack(head(notice)), _in_slack(line(notice.asked)), f"<{_link(notice)}>"]
    return {
        "text": "\n".join(part for part in said if part),
        "mrkdwn": False,
        "parse": "none",
        "link_names": False,
        "unfurl_links": False,
        "unfurl_media": False,
    }


def _in_slack(text: str) -> str:
    """Slack's markup knows no backslash: what could begin a word of it is kept apart from it."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, entity)
    return re.sub(r"([*_~`])", rf"{NOTHING}\1{NOTHING}", _apart(text))


def _apart(text: str) -> str:
    return text.replace("@", f"@{NOTHING}").replace("://", f":{NOTHING}//")
