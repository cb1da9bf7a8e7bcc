"""What a person does in a lesson, with the mouse, through the plain form: for any game."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from footplate.lessons import Step
from footplate.lessons.check import solution
from tests.browser.playing import confirm
from tests.server.running import Person

CALLED = """
(label) => [...document.querySelectorAll('[role=group][aria-label=Choices] button.chip.can')]
  .findIndex((each) => (each.querySelector('.l') ?? each).firstChild.textContent.trim() === label)
"""
"""Which of the chips is called so; what follows a label is its price and its consequence."""
LARGEST = 40
"""How often plus is pressed for a number."""


def card(page: Page) -> Locator:
    """What the lesson says, at its table."""
    return page.get_by_role("region", name=re.compile("^Lesson: "))


def take(page: Page, person: Person, table: str, step: Step) -> None:
    """Do what a step asks for, as its solution has it."""
    if step.goal is None:
        card(page).get_by_role("button", name="Next").click()
        return
    for action in solution(step):
        choose(page, label_of(person, table, action))
        confirm(page)


def label_of(person: Person, table: str, action: dict[str, Any]) -> str:
    """What the choice of an action is called."""
    prompt = person.get(f"/api/tables/{table}/news")["prompt"]
    for group in prompt["groups"]:
        for choice in group["choices"]:
            if msgspec.to_builtins(choice["action"]).items() >= action.items():
                label = str(choice["label"])
                return label[:1].upper() + label[1:]
    raise AssertionError(f"{action} is not offered")


def choose(page: Page, label: str) -> None:
    """A choice by its label: a chip, one of a longer list, or a number."""
    choices = page.get_by_role("group", name="Choices")
    choices.wait_for()
    if page.evaluate(CALLED, label) < 0:
        search = choices.get_by_role("searchbox")
        if search.count():
            search.fill(label.replace(":", " ").replace("?", " "))
        for more in choices.locator("button[aria-expanded=false]").all():
            more.click()
    number = choices.get_by_role("spinbutton")
    for _ in range(LARGEST):
        if page.evaluate(CALLED, label) >= 0 or not number.count():
            break
        number.first.press("ArrowUp")
    at = page.evaluate(CALLED, label)
    assert at >= 0, f"nothing is called {label!r}"
    choices.locator("button.chip.can").nth(at).click()


def stands_at(page: Page, step: int, steps: int) -> None:
    words = "Lesson learned" if step == steps else f"Step {step + 1} of {steps}"
    expect(card(page)).to_contain_text(words)
