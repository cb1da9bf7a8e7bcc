"""Crews and factory workers: who is sent, who settles."""

from collections.abc import Sequence

from footplate import Action, BadInput
from footplate.cli.desk import Asked
from footplate.cli.imperial_steam.situation import AUTO, Meant, Situation, chain, one_of
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.views import ImperialSteamView


def send(table: Situation, rest: str) -> Meant:
    """`2`, `1 1 2`, `auto`."""
    if rest in AUTO:
        crew = best_crew(table.own.idle, table.view.turn.effort)
        if not crew:
            raise BadInput("No crew can be made up.")
        return chain([work(level) for level in crew])
    levels = table.atlas.read(rest).numbers
    if not levels:
        raise BadInput("Which worker goes to work? `work 2` for one of level 2, or `auto`.")
    return chain([work(level) for level in levels])


def work(level: int) -> Action:
    return a.Work(level)  # type: ignore[arg-type]


def best_crew(idle: Sequence[int], effort: int) -> list[int]:
    """The levels of a crew that wastes the least experience, with as few workers as possible."""
    best: tuple[int, int, list[int]] | None = None
    for three in range(idle[2] + 1):
        for two in range(idle[1] + 1):
            short = max(0, effort - 3 * three - 2 * two)
            if short > idle[0]:
                continue
            crew = [3] * three + [2] * two + [1] * short
            # Without a worker that is not needed, so that none is sent in vain.
            if crew and sum(crew) - min(crew) >= effort:
                continue
            found = (sum(crew) - effort, len(crew), crew)
            best = found if best is None else min(best, found)
    return [] if best is None else best[2]


def auto_crew(asked: Asked) -> Action | None:
    """The next worker of the crew that wastes the least; None once none is asked for."""
    view = asked.state.view(asked.seat)
    assert isinstance(view, ImperialSteamView)
    if view.step != "crew":
        return None
    crew = best_crew(view.players[asked.seat].idle, view.turn.effort)
    return work(crew[0]) if crew else None


def staff(table: Situation, rest: str) -> Meant:
    """`2 idle`, `working 1`; with only one of the two said, whoever it can be."""
    said = table.atlas.read(rest)
    level = said.numbers[0] if said.numbers else None
    area = next((part.value for part in said.of("area")), None)
    found: list[Action] = [
        action
        for action in table.legal
        if isinstance(action, a.Staff)
        and level in (None, action.level)
        and area in (None, action.area)
    ]
    wanted = a.Staff(level or 1, area or "idle")  # type: ignore[arg-type]
    return one_of(table, found or [wanted], "Which worker? Type a number.")
