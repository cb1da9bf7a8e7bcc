"""The choices of a decision in few lines: first which main action, then which way of it."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from footplate import Action, Refusal, State
from footplate.cli.imperial_steam.crews import best_crew
from footplate.cli.imperial_steam.inks import counted_steps
from footplate.cli.imperial_steam.offers import (
    Entry,
    factory_price,
    offer,
    price_words,
    unsold,
)
from footplate.cli.imperial_steam.saying import FREE, GROUPS, Scene, say, thinkable
from footplate.cli.imperial_steam.trading import TILE_WORDS
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.views import ActionForecast, ImperialSteamForecast

TITLES: Final[dict[str, str]] = {
    "track": "one or two tracks",
    "hire": "workers, engineers",
    "build": "a station or a factory",
    "produce": "goods from factories into store",
    "goods": "buy one at once, or order",
    "train": "buy or upgrade one",
    "contract": "secure one",
    "give": "philanthropize: influence for money",
    "share": "share value up or down",
    "fundraise": "money from the bank",
    "pass": "place the hand, do nothing",
    "sell": "free: sell a share",
    "deliver": "free: deliver a good",
    "access": "free: access to the state railway",
    "idle": "place the hand on a tile without effect",
}
NOTHING: Final[dict[str, str]] = {
    "track": "No link touches your network that has not your track already.",
    "produce": "You have no factory.",
    "contract": "No contract is left.",
    "deliver": "No city of your network wants a good of yours.",
    "access": "No further link with a crown touches your network.",
}
TWO_TRACKS: Final = " for one or two tracks"
"""The title of the action says it already."""
AT_ONCE: Final = ("fundraise", "pass", "sell")
"""Groups with one way only: choosing them plays it."""


def why_not(sentence: str, rule: str) -> Text:
    return Text(f"– {sentence} [{rule}]" if rule else f"– {sentence}", style="dim")


# --- the whole turn -------------------------------------------------------------------------------


def main_menu(
    scene: Scene, state: State, forecast: ImperialSteamForecast, actions: Sequence[Action]
) -> list[Entry]:
    """The eleven main actions with what they cost or why they cannot be; then the free ones."""
    entries = [_main(scene, state, each) for each in forecast.actions]
    if any(isinstance(action, a.Idle) for action in actions):
        entries.append(Entry("idle", "", TITLES["idle"], "idle"))
    return entries + [_free(scene, state, group, actions) for group in FREE]


def _main(scene: Scene, state: State, each: ActionForecast) -> Entry:
    word = TILE_WORDS[each.action]
    target: Action | str = word
    if word in AT_ONCE:
        target = a.Fundraise() if word == "fundraise" else a.Pass()
    if each.rule:
        return Entry(word, "", why_not(each.why_not, each.rule), target)
    text = Text(TITLES[word])
    if each.needs:
        text.append(f"; {each.needs.replace(TWO_TRACKS, '')}")
    step = scene.atlas.board.influence_track.step
    # Whoever has less can still pass, and loses what there is.
    loses = min(each.loses, scene.own.influence // step)
    if loses:
        text.append(f"; again: {counted_steps(loses)} lost", "yellow")
    price = f"{each.price}+" if each.price > 0 else price_words(each.price)
    return Entry(word, price, text, target)


def _free(scene: Scene, state: State, group: str, actions: Sequence[Action]) -> Entry:
    found = [action for action in actions if GROUPS.get(type(action)) == group]
    if not found:
        return Entry(group, "", reason(scene, state, group), group)
    if group == "sell":
        entry = offer(scene, found[0])
        return Entry(group, entry.price, f"{TITLES[group]}; {entry.note}", found[0])
    ways = "1 way" if len(found) == 1 else f"{len(found)} ways"
    return Entry(group, "", f"{TITLES[group]}; {ways}", group)


def reason(scene: Scene, state: State, group: str) -> Text:
    """Why nothing of a kind can be done: what most thinkable actions are refused for."""
    if group == "deliver" and not scene.own.factories:
        return why_not("You have no factory to deliver from.", "IS-DELIVER-03")
    tried = [state.refuse(action) for action in thinkable(scene, group)]
    refusals = [refusal for refusal in tried if refusal is not None]
    if not refusals:
        return why_not(NOTHING.get(group, "There is no way."), "")
    rules = [refusal.rule for refusal in refusals]
    found = max(refusals, key=lambda refusal: rules.count(refusal.rule))
    return why_not(found.sentence, found.rule)


def turn_menu(scene: Scene, state: State, actions: Sequence[Action]) -> list[Entry]:
    """After the hand: end the turn, go on with the same action, free actions."""
    entries = [offer(scene, action) for action in actions if isinstance(action, a.EndTurn)]
    own = [x for x in actions if GROUPS.get(type(x)) not in (*FREE, "end") and type(x) in GROUPS]
    entries += grouped(scene, own)
    return entries + [
        _free(scene, state, group, actions)
        for group in FREE
        if any(GROUPS.get(type(action)) == group for action in actions)
    ]


# --- one kind of action ---------------------------------------------------------------------------


def grouped(scene: Scene, actions: Sequence[Action]) -> list[Entry]:
    """Units as entries; the four factories of a site share one line."""
    entries, sites = [], dict[str, list[a.BuildFactory]]()
    for action in _near_first(scene, actions):
        if isinstance(action, a.Work):
            have = scene.own.idle[action.level - 1]
            note = f"one of level {action.level} for the second track; {have} idle"
            entries.append(Entry(say(scene, action), "", note, action))
        elif isinstance(action, a.BuildFactory):
            sites.setdefault(action.site, []).append(action)
        else:
            entries.append(offer(scene, action))
    for site, found in sites.items():
        prices = [factory_price(scene.view, site, each.good) for each in found]
        told = ", ".join(f"{x.good} {price}" for x, price in zip(found, prices, strict=True))
        low = f"{min(prices)}+" if min(prices) != max(prices) else str(prices[0])
        entries.append(Entry(f"factory {site} …", low, told, f"factory {site}"))
    return entries


def group_entries(scene: Scene, group: str, actions: Sequence[Action]) -> list[Entry]:
    """All ways of a main or free action; `factory wien.1` the goods of one site."""
    if group.startswith("factory "):
        site = group.partition(" ")[2]
        found = [x for x in actions if isinstance(x, a.BuildFactory) and x.site == site]
        return [offer(scene, action) for action in found]
    if group == "free":
        found_free = [x for x in actions if GROUPS.get(type(x)) in FREE]
        return [offer(scene, action) for action in found_free]
    return grouped(scene, [x for x in actions if GROUPS.get(type(x)) == group])


def _near_first(scene: Scene, actions: Sequence[Action]) -> list[Action]:
    """Tracks to new cities first, those inside the network last."""
    ways = [way.link.id for way in scene.atlas.ways(scene.view, scene.seat)]
    links = (a.BuildTrack, a.BuyAccess)
    return sorted(actions, key=lambda x: ways.index(x.link) if isinstance(x, links) else 0)


def refused_lines(scene: Scene, state: State, group: str) -> list[Text]:
    """What a player may also have thought of, and why not: a line for each reason."""
    by_reason: dict[Refusal, list[str]] = {}
    for action in thinkable(scene, group):
        refusal = state.refuse(action)
        if refusal is not None:
            by_reason.setdefault(refusal, []).append(_brief(scene, action))
    lines = []
    for refusal, found in by_reason.items():
        named = list(dict.fromkeys(found))
        more = f" and {len(named) - 4} more" if len(named) > 4 else ""
        line = f"✗ {', '.join(named[:4])}{more}: {refusal}"
        lines.append(Text(line, style="dim"))
    return lines


def _brief(scene: Scene, action: Action) -> str:
    """Factories of one site are one thought."""
    if isinstance(action, a.BuildFactory):
        return f"factory {action.site}"
    return say(scene, action)


# --- what is asked in between ---------------------------------------------------------------------


def bids(scene: Scene, actions: Sequence[Action]) -> list[str]:
    amounts = [action.amount for action in actions if isinstance(action, a.Bid)]
    step = scene.atlas.board.influence_track.step
    example = amounts[len(amounts) // 3]
    return [
        f"`bid {example}` or just `{example}`: {amounts[0]} to {amounts[-1]} in steps of {step}. "
        "You start in that column.",
        "Influence opens hubs, makes the order of play, breaks ties; money pays for the rest.",
    ]


def crew(scene: Scene, actions: Sequence[Action]) -> tuple[list[str], list[Entry]]:
    """Which workers go: what is lacking, the crew that wastes least, one line for each level."""
    lacking = scene.view.turn.effort
    best = best_crew(scene.own.idle, lacking)
    lines, entries = [], []
    for action in actions:
        if isinstance(action, a.Work):
            left = scene.own.idle[action.level - 1]
            over = action.level - lacking
            note = f"{left} idle" + (f"; {over} left over" if over > 0 else "")
            entries.append(Entry(say(scene, action), "", note, action))
    if best:
        over = sum(best) - lacking
        sent = " + ".join(map(str, best))
        lines.append(f"`auto` sends {sent}{f', {over} left over' if over else ', nothing wasted'}.")
    return lines, entries


def staff(scene: Scene, actions: Sequence[Action]) -> list[Entry]:
    output = scene.atlas.board.worker_output
    good = ""
    for city in scene.view.cities:
        for site in city.sites:
            if site.id == scene.view.turn.site:
                good = site.good or ""
    entries = []
    for action in actions:
        if isinstance(action, a.Staff):
            goods = f"{output[action.level - 1]} {good or 'goods'}"
            note = f"settles for good; the factory gets {goods}"
            entries.append(Entry(say(scene, action), "", note, action))
    return entries


def points(scene: Scene, state: State, actions: Sequence[Action]) -> list[Entry]:
    """How a business point can be spent, and why not in another way."""
    own, view = scene.own, scene.view
    at = view.share_values.index(own.share)
    up = view.share_values[min(at + 1, len(view.share_values) - 1)]
    full = " (one is discarded)" if own.room < 1 else ""
    notes: dict[a.Purchase, str] = {
        "influence": f"{own.influence} to {own.influence + scene.atlas.board.influence_track.step}",
        "share": f"share value {own.share} to {up}, without loss of influence{unsold(scene)}",
        "car": f"a free car (of {own.free_cars}) takes passengers: 10 more income, no goods{full}",
    }
    entries = []
    for on, note in notes.items():
        action = a.Spend(on)
        refusal = None if action in actions else state.refuse(action)
        told: Text | str = why_not(refusal.sentence, refusal.rule) if refusal else note
        entries.append(Entry(on, "", told, action))
    entries.append(Entry("forgo", "", "give up the points that are left", a.Forgo()))
    return entries + [
        _free(scene, state, group, actions)
        for group in FREE
        if any(GROUPS.get(type(action)) == group for action in actions)
    ]


def discards(scene: Scene, actions: Sequence[Action]) -> list[Entry]:
    entries = []
    for good in GOODS:
        if a.Discard(good) in actions:
            have = getattr(scene.own.goods, good)
            entries.append(Entry(f"discard {good}", "", f"you have {have}", a.Discard(good)))
    return entries
