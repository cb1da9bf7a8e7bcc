"""What words are said about, and what they can come to."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from footplate import Action, BadInput, State
from footplate.cli.desk import Keep, Play
from footplate.cli.imperial_steam.atlas import Atlas
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.language.views import ImperialSteamView, SeatView

AUTO: Final = ("auto", "automatic", "best")
"""Words for the crew that wastes the least."""


@dataclass(frozen=True)
class Which:
    """Several legal actions fit the words: the player is asked which one."""

    actions: list[Action]
    title: str


@dataclass(frozen=True)
class Chain:
    """Several actions, to be played one after the other."""

    actions: Sequence[Action]


Meant = Play | Keep | Chain | Which | None


@dataclass(frozen=True)
class Situation:
    """What the words are said about."""

    state: State
    view: ImperialSteamView
    atlas: Atlas
    seat: int
    legal: Collection[Action]

    @property
    def step(self) -> str:
        return self.view.step

    @property
    def own(self) -> SeatView:
        return self.view.players[self.seat]


def chain(actions: Sequence[Action]) -> Meant:
    """Several actions one after the other."""
    return Play(actions[0]) if len(actions) == 1 else Chain(actions)


def one_of(table: Situation, found: Iterable[Action], title: str) -> Meant:
    """The legal one; the first one where none is, so that the rules say why."""
    candidates = list(found)
    legal = [action for action in candidates if action in table.legal]
    if len(legal) > 1:
        return Which(legal, title)
    return Play(legal[0] if legal else candidates[0])


def goods_in(table: Situation, words: str, quiet: bool = False) -> list[Good]:
    """The goods that the words name, `2 wood` twice."""
    try:
        said = table.atlas.read(words)
    except BadInput:
        if quiet:
            return []
        raise
    found: list[Good] = []
    times = 1
    for part in said.parts:
        if part.kind in ("number", "times"):
            times = max(1, min(int(part.value), 20))
        elif part.kind == "good":
            found += [good for good in get_args(Good) if good == part.value] * times
            times = 1
    return found


def need_goods(table: Situation, words: str, example: str) -> list[Good]:
    found = goods_in(table, words)
    if not found:
        raise BadInput(f"Which good? wood, stone, iron or coal: `{example}`.")
    return found
