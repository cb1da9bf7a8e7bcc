# footplate: compiled
"""What is asked: the kinds of things that can be done now, and every choice of each."""

from collections.abc import Sequence

from footplate.core.prompt import Group, Prompt
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.codec import decode_known
from footplate.games.planet_steam.language.events_amounts import listed
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.told.choices import choice_of
from footplate.games.planet_steam.told.groups import facts_of, kinds_of, why_not
from footplate.games.planet_steam.told.prompt_words import sentence
from footplate.games.planet_steam.told.view import phase_of


def ask(state: State, names: Sequence[str]) -> Prompt:
    codes, groups = state.codes(), []
    for kind in kinds_of(state):
        of_kind = [code for code in codes if kind.holds(code)]
        choices = [
            choice_of(state, decode_known(code), names, commits)
            for code, commits in zip(of_kind, _commit(state, of_kind), strict=True)
        ]
        refusal = None if choices else why_not(state, kind)
        facts = facts_of(state, kind)
        note = listed(state.plan(), facts["cost"]) if "cost" in facts else ""
        groups.append(Group(kind.id, kind.title, choices, refusal, note, facts))
    return Prompt(state.seat, phase_of(state), sentence(state, names), groups)


def _commit(state: State, codes: list[int]) -> list[bool]:
    """Whether luck or a reveal follows: alike for all codes of a kind, but for the cards, of which
    some ask for more before the auction goes on."""
    if not codes or steps.PART[state.step] == steps.TANK_PHASE:
        return [False] * len(codes)
    if c.kind_of(codes[0]) == c.SPECIALIST:
        return [state.ahead(code).stopped for code in codes]
    return [state.ahead(codes[0]).stopped] * len(codes)
