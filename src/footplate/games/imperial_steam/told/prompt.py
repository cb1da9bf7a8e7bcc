# footplate: compiled
"""What is asked: groups of answers, with what each costs and brings, and why not where none is."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate.core.prompt import MONEY, Choice, Group, Prompt
from footplate.games.imperial_steam.board.codes import NO_TILE
from footplate.games.imperial_steam.language.actions import TILES
from footplate.games.imperial_steam.language.steps import (
    ARRIVAL,
    BID,
    CREW,
    DISCARD,
    POINTS,
    STAFF,
)
from footplate.games.imperial_steam.language.words import TILE_WORDS, link_words, plural
from footplate.games.imperial_steam.play.influence import steps_lost
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.told.choices import TARGETS, effects, facts, other_costs
from footplate.games.imperial_steam.told.costs import needs, needs_words, price_of
from footplate.games.imperial_steam.told.groups import group_of, groups_of, title_of
from footplate.games.imperial_steam.told.header import phase_of
from footplate.games.imperial_steam.told.prompt_words import WORDS, consequence, warnings
from footplate.games.imperial_steam.told.reasons import nearest_refusal


def ask(state: State, names: Sequence[str]) -> Prompt:
    found: dict[str, list[int]] = {group: [] for group in groups_of(state)}
    for code in state.codes():
        found[group_of(code)].append(code)
    told = [_group(state, group, codes) for group, codes in found.items()]
    goes_on = any(codes for group, codes in found.items() if group in TILE_WORDS)
    return Prompt(state.seat, phase_of(state), sentence(state, goes_on), told)


def _group(state: State, group: str, codes: list[int]) -> Group:
    choices = [describe_code(state, code) for code in codes]
    told, note = _told(state, group, codes) if group in TILE_WORDS and codes else ({}, "")
    why_not = None if codes else nearest_refusal(state, group)
    return Group(group, title_of(state, group), choices, why_not, note, told)


def _told(state: State, group: str, codes: list[int]) -> tuple[dict[str, Any], str]:
    """Of a main action as a whole: the least and the most guldens, the influence that own hands
    cost, and what else it takes."""
    tile = TILES.index(group)
    prices = [price_of(state, code) for code in codes]
    lost = steps_lost(state, state.mover, tile) if state.tile == NO_TILE else 0
    facts = {"price": [min(prices), max(prices)], "lost": lost * state.rules.column_step}
    words = [needs_words(state, tile, codes)]
    if lost:
        words.append(f"again: {plural(lost, 'step')} of influence lost")
    return facts | needs(state, tile, codes), "; ".join(word for word in words if word)


def sentence(state: State, goes_on: bool) -> str:
    """What is asked, in one sentence; once the hand lies its action goes on or is complete."""
    step, rules = state.step, state.rules
    if step == BID:
        return "Bid guldens for influence: the bids are sealed, and everybody pays what they bid."
    if step == CREW:
        link = link_words(rules, state.link)
        return f"Name the crew for {link}: {plural(state.effort, 'point')} of effort to go."
    if step == STAFF:
        city = rules.city_names[state.layout.site_city[state.site]]
        return f"Which worker settles at the factory in {city}?"
    if step == POINTS:
        return f"You have {plural(state.points, 'business point')} to spend now."
    if step in (DISCARD, ARRIVAL):
        return f"Goods do not fit: discard {state.overflow(state.mover)}."
    if state.tile == NO_TILE:
        left = rules.hands[state.round - 1] - state.placed[state.mover]
        return f"Take a main action: {plural(left, 'hand')} left in round {state.round}."
    if not goes_on:
        return "Take a free action, or end your turn."
    return "Go on with your main action, take a free action, or end your turn."


def describe_code(state: State, code: int) -> Choice:
    """A legal code as a person reads it."""
    action = state.rules.codec.decode_known(code)
    price, cost = price_of(state, code), other_costs(state, code)
    if price:
        cost[MONEY] = price
    targets = TARGETS.get(type(action))
    return Choice(
        msgspec.to_builtins(action),
        WORDS[type(action)](state, action),
        [] if targets is None else targets(state, action),
        cost,
        effects(state, code),
        state.step == BID and state.bids.count(-1) == 1,
        consequence(state, code),
        facts(state, code),
        warnings(state, code),
    )
