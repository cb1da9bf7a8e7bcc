"""The options of arenas, as they are typed."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class Field:
    """How the games of an arena are played, and where."""

    option: Annotated[
        tuple[str, ...],
        Parameter(negative="", show_default=False, help="name=value, may be given several times."),
    ] = ()
    seed: Annotated[int, Parameter(help="The first seed; each is played from every seat.")] = 1
    workers: Annotated[
        int | None,
        Parameter(help="How many processes share the work. [default: one for each processor]"),
    ] = None
    on: Annotated[
        Literal["here", "ray"],
        Parameter(help="Processes of this machine, or a Ray cluster (extra `ray`)."),
    ] = "here"
    address: Annotated[
        str, Parameter(help="Of the Ray cluster. [default: one is started here]")
    ] = ""
    time_limit: Annotated[
        float, Parameter(help="Seconds for a decision of somebody's own bot; later is an offence.")
    ] = 60.0
    json: Annotated[bool, Parameter(negative="", show_default=False, help="Print JSON.")] = False


@Parameter(name="*")
@dataclass(frozen=True)
class Grounds:
    """On what the games are played."""

    board: Annotated[
        str | None, Parameter(help="A board that comes with the game, or a .toml file.")
    ] = None


FIELD = Field()
GROUNDS = Grounds()
"""Where nothing is said."""
