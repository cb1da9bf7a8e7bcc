"""Write docs/reference/api.md, every call of the server, and the table of settings in docs/host.md.

Both are read from what the server itself is made of. `--check` writes nothing and says what is out
of date.
"""

import argparse
from itertools import groupby
from pathlib import Path

from footplate.server.settings import Setting, explained
from footplate.server.web import api
from footplate.server.web.endpoint import ENDPOINTS, Endpoint
from footplate.server.web.openapi import plain_path, statuses

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- settings -->\n", "<!-- /settings -->\n"
WHO = {
    "anyone": "anybody",
    "player": "who has a key",
    "spectator": "who knows the id",
    "seat": "who sits there",
    "owner": "who made it",
}


def chapter_of(each: Endpoint) -> str:
    return each.handler.__module__.rpartition(".")[2]


def calls_page() -> str:
    """Every call, chapter by chapter."""
    api.load()
    lines = [
        "# Every call",
        "",
        "Made by `make reference` from the server's own table of endpoints. [../api.md](../api.md)",
        "says how they belong together; `/openapi.json` of a server has their fields.",
    ]
    for chapter, calls in groupby(ENDPOINTS, chapter_of):
        lines += ["", f"## {chapter.capitalize()}", ""]
        lines += ["| call | who may | | when it is not done |", "|---|---|---|---|"]
        for each in calls:
            wrong = ", ".join(map(str, statuses(each)))
            call = f"`{each.method} {plain_path(each.path)}`"
            lines.append(f"| {call} | {WHO[each.allowed]} | {each.summary} | {wrong} |")
    return "\n".join(lines) + "\n"


def settings_table() -> str:
    rows = "".join(map(row, explained()))
    return f"| flag | environment | default | what it is for |\n|---|---|---|---|\n{rows}"


def row(setting: Setting) -> str:
    default = f"`{setting.default}`" if setting.default != "" else ""
    if isinstance(setting.default, bool):
        default = "on" if setting.default else "off"
    words = setting.words.replace("|", "\\|")
    return f"| `{setting.flag}` | `{setting.variable}` | {default} | {words} |\n"


def host_page() -> str:
    """The page as it is, with the table of today."""
    text = (DOCS / "host.md").read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{settings_table()}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = 0
    for name, text in (("reference/api.md", calls_page()), ("host.md", host_page())):
        file = DOCS / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        if check:
            print(f"docs/{name} is out of date: make reference")
            stale = 1
        else:
            file.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    raise SystemExit(main())
