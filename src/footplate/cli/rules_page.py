"""The rules page of a game: every rule with its id, read from the Markdown that people read."""

import re
from dataclasses import dataclass
from importlib import resources
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

import footplate
from footplate import BadInput
from footplate.cli.checkout import checkout, rule_coverage
from footplate.cli.desk import grid
from footplate.cli.options_page import WORDS, options_page
from footplate.cli.outcome import DONE, FOUND

RULE_ID: Final = re.compile(r"[A-Z]{2,5}-[A-Z]+-\d{2,3}")


@dataclass(frozen=True)
class Rule:
    """A row of the page."""

    id: str
    text: str
    source: str
    ruling: str
    chapter: str


def page_text(game: str) -> str:
    """The page of a game: from the checkout, else from the installed package."""
    root = checkout()
    if root is not None and (root / "docs" / "rules" / f"{game}.md").is_file():
        return (root / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    file = resources.files("footplate").joinpath("rules_docs", f"{game}.md")
    if not file.is_file():
        raise BadInput(f"there is no rules page for {game}")
    return file.read_text(encoding="utf-8")


def load_rules(game: str) -> list[Rule]:
    return parse(page_text(game))


def parse(text: str) -> list[Rule]:
    """The rows whose first cell is a rule id, in the order of the page."""
    rules: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) >= 5 and RULE_ID.fullmatch(cells[1].strip("`")):
            source = cells[3]
            ruling = cells[4] if len(cells) > 5 else ""
            rules.append(Rule(cells[1].strip("`"), cells[2], source, ruling, chapter))
    return rules


def search(rules: list[Rule], words: str) -> list[Rule]:
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


def rule_lines(rules: list[Rule]) -> RenderableType:
    """Rules for the screen: id, sentence, and where it comes from."""
    table = grid("", "", numbers=(0,))
    table.show_header = False
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            table.add_row("", Text(chapter, style="bold"))
        notes = [note for note in (rule.source, rule.ruling) if note not in ("", "–")]
        text = Text(rule.text).append(f"  ({'; '.join(notes)})" if notes else "", "dim")
        table.add_row(Text(rule.id, style="cyan"), text)
    return table


def print_rules(game: str, words: str) -> int:
    """All rules, those that hold the words, or the options; exit code 1 where there is none."""
    title = footplate.game(game)
    if words.casefold() in WORDS:
        Console(highlight=False).print(options_page(title))
        return DONE
    found = search(load_rules(game), words)
    if not found:
        print(f"No rule of {game} holds {words!r}.")
        return FOUND
    Console(highlight=False).print(rule_lines(found))
    return DONE


def print_untested(game: str) -> int:
    """Ids without a test, and ids that only tests or refusals know; exit code 1 if any."""
    footplate.game(game)
    root = checkout()
    if root is None or not (root / "tests").is_dir():
        raise BadInput("--untested compares the rules with the tests: run it from a checkout")
    ids = [rule.id for rule in load_rules(game)]
    found = rule_coverage(root, game, ids)
    for id in found.untested:
        print(f"{id}: no test")
    for id, files in found.unknown_tests.items():
        print(f"{id}: on a test, not on the rules page ({', '.join(files)})")
    for id, files in found.unknown_refusals.items():
        print(f"{id}: in the source, not on the rules page ({', '.join(files)})")
    return DONE if found.clean else FOUND
