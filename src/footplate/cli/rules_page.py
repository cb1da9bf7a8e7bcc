"""The rules page of a game: every rule with its id, read from the Markdown that people read."""

from typing import Final

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

import footplate
from footplate import BadInput, Game
from footplate.cli.called import command_name
from footplate.cli.checkout import checkout, rule_coverage
from footplate.cli.desk import grid
from footplate.cli.options_page import WORDS, options_page
from footplate.cli.outcome import DONE, FOUND
from footplate.cli.paging import reading
from footplate.core import rulespage
from footplate.core.nearest import did_you_mean
from footplate.core.rulespage import Rule, before_the_rules, parse, search
from footplate.core.tokens import plain_words

ALL: Final = "all"
TURN: Final = {"turn", "round"}
LONGEST_TURN: Final = 8


def page_text(game: str) -> str:
    """The page of a game; BadInput where there is none."""
    text = rulespage.page_text(footplate.game(game))
    if not text:
        raise BadInput(f"there is no rules page for {game}")
    return text


def load_rules(game: str) -> list[Rule]:
    return parse(page_text(game))


def meant(rules: list[Rule], words: str) -> str:
    """The word of the rules that the first one may stand for that no rule holds, in brackets."""
    known = {
        word for rule in rules for word in [rule.id, *plain_words(f"{rule.text} {rule.chapter}", 3)]
    }
    unknown = (word for word in words.split() if not search(rules, word))
    # In order, so that of two words that are equally near always the same is named.
    return did_you_mean(next(unknown, ""), sorted(known))


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


def opening(game: Game, text: str) -> RenderableType:
    """What a page says before its rules, how a turn goes, and where to read on."""
    rules = parse(text)
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    turn = next((name for name in chapters if TURN & set(plain_words(name))), "".join(chapters[:1]))
    table = grid("chapter", "rules", numbers=(1,))
    for chapter in chapters:
        table.add_row(chapter, str(sum(rule.chapter == chapter for rule in rules)))
    hints = grid("", "")
    hints.show_header = False
    command, example = (
        f"{command_name()} rules {game.name}",
        "".join(rule.id for rule in rules[-1:]),
    )
    hints.add_row(f"{command} WORD …", f"rules that hold all the words, or an id: {example}")
    hints.add_row(f"{command} {ALL}", "every rule")
    if msgspec.structs.fields(game.options_type):
        hints.add_row(f"{command} {WORDS[0]}", "the options")
    return Group(
        Text(f"{game.title}: {game.about}", style="bold"),
        *(Text(f"\n{paragraph}") for paragraph in before_the_rules(text)),
        Text(""),
        rule_lines([rule for rule in rules if rule.chapter == turn][:LONGEST_TURN]),
        Text(""),
        table,
        Text(""),
        hints,
    )


def print_rules(game: str, words: str) -> int:
    """How the game goes, the rules that hold the words, all of them, or the options; exit code 1
    where there is none."""
    title, pager = footplate.game(game), reading(Console(highlight=False))
    if words.casefold() in WORDS:
        pager.show(options_page(title))
        return DONE
    text = page_text(game)
    if not words:
        pager.show(opening(title, text))
        return DONE
    rules = parse(text)
    found = search(rules, "" if words.casefold() == ALL else words)
    if not found:
        print(f"No rule of {game} holds {words!r}{meant(rules, words)}.")
        return FOUND
    pager.show(rule_lines(found))
    return DONE


def print_untested(game: str) -> int:
    """Ids without a test, and ids that only tests or refusals know; exit code 1 if any."""
    root = checkout()
    if not type(footplate.game(game)).__module__.startswith("footplate."):
        raise BadInput(f"--untested knows the tests of this project, not those of {game}")
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
