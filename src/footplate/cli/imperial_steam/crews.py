"""Crews and factory workers: who is sent, who settles."""

from footplate import Action, BadInput, State
from footplate.cli.desk import Asked
from footplate.cli.imperial_steam.situation import AUTO, Meant, Situation, chain, one_of
from footplate.games.imperial_steam.language import actions as a


def send(table: Situation, rest: str) -> Meant:
    """`2`, `1 1 2`, `auto`."""
    if rest in AUTO:
        crew = best_crew(table.state) if table.step == "crew" else []
        if not crew:
            raise BadInput("No crew can be made up.")
        return chain(crew)
    levels = table.atlas.read(rest).numbers
    if not levels:
        raise BadInput("Which worker goes to work? `work 2` for one of level 2, or `auto`.")
    return chain([work(level) for level in levels])


def work(level: int) -> Action:
    return a.Work(level)  # type: ignore[arg-type]


def best_crew(state: State) -> list[Action]:
    """The crew that wastes the least, for the track that is asked for."""
    found = state.shortcut("send-crew")
    return found if isinstance(found, list) else []


def auto_crew(asked: Asked) -> Action | None:
    """The next worker of that crew; None once none is asked for."""
    waits = any(offer.name == "send-crew" for offer in asked.state.shortcuts(asked.seat))
    return next(iter(best_crew(asked.state)), None) if waits else None


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
