"""The rules page of a game: every rule with its id, read from the Markdown that people read."""

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import msgspec

from footplate.core.game import Game


class Rule(msgspec.Struct, frozen=True):
    """A row of the page."""

    id: str
    text: str
    source: str
    ruling: str
    chapter: str


def page_text(game: Game) -> str:
    """The page of a game: from the checkout, from the installed package, or what a game of another
    package has beside it; empty: there is none."""
    name, package = f"{game.name}.md", Path(str(resources.files("footplate")))
    for file in (checked_out(package) / name, package / "rules_docs" / name):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return game.rules_page()


def checked_out(package: Path) -> Path:
    """Where the pages lie when the package runs from the `src` of its project."""
    return package.resolve().parents[1] / "docs" / "rules"


def is_rule_id(text: str) -> bool:
    """Whether it is written like an id: two to five capitals, a chapter, a number."""
    game, _, rest = text.partition("-")
    chapter, _, number = rest.partition("-")
    letters = f"{game}{chapter}"
    return (
        2 <= len(game) <= 5
        and bool(chapter)
        and letters.isascii()
        and letters.isalpha()
        and letters.isupper()
        and 2 <= len(number) <= 3
        and number.isascii()
        and number.isdecimal()
    )


def parse(text: str) -> list[Rule]:
    """The rows whose first cell is a rule id, in the order of the page; source and ruling may be
    left out."""
    rules: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        cells = _cells(line)
        if len(cells) >= 4 and is_rule_id(cells[1].strip("`")):
            source = cells[3] if len(cells) > 4 else ""
            ruling = cells[4] if len(cells) > 5 else ""
            rules.append(Rule(cells[1].strip("`"), cells[2], source, ruling, chapter))
    return rules


def _cells(line: str) -> list[str]:
    """The cells of a row; a bar after a backslash belongs to its cell."""
    hidden = "\0"
    parts = line.replace("\\|", hidden).split("|")
    return [part.replace(hidden, "|").strip() for part in parts]


def search(rules: Sequence[Rule], words: str) -> list[Rule]:
    """The rules that hold all the words in their id, sentence, chapter or ruling."""
    wanted = words.casefold().split()
    return [
        rule
        for rule in rules
        if all(
            word in f"{rule.id} {rule.text} {rule.chapter} {rule.ruling}".casefold()
            for word in wanted
        )
    ]


def before_the_rules(text: str) -> list[str]:
    """The paragraphs above the first chapter, without signs of Markdown, tables, and what is said
    of their columns and of the options, which have a page of their own."""
    above = text.partition("\n## ")[0]
    paragraphs = [paragraph.strip() for paragraph in above.split("\n\n")]
    return [
        " ".join(paragraph.split()).replace("*", "").replace("`", "")
        for paragraph in paragraphs
        if paragraph and not paragraph.startswith(("#", "|", "**Columns", "**Options"))
    ]
