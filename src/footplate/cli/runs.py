"""Options that belong together, as they are typed: series of games between bots, one game."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class Runs:
    """How the games are played, and what is kept of them."""

    seed: Annotated[int, Parameter(help="The seed of the first game; game i has SEED + i.")] = 1
    board: Annotated[
        str | None, Parameter(help="A board that comes with the game, or a .toml file.")
    ] = None
    option: Annotated[
        tuple[str, ...],
        Parameter(negative="", show_default=False, help="name=value, may be given several times."),
    ] = ()
    processes: Annotated[
        int, Parameter(help="How many processes share the work; the results are the same.")
    ] = 1
    save: Annotated[
        Path | None,
        Parameter(help="Keep the record of every game in this directory, with an index.jsonl."),
    ] = None
    on_offence: Annotated[
        Literal["stop", "fallback"],
        Parameter(
            help="What follows when a bot answers with what is not legal, raises or changes the "
            "state: the end with exit code 1, or a random legal action."
        ),
    ] = "stop"
    json: Annotated[bool, Parameter(negative="", show_default=False, help="Print JSON.")] = False


@Parameter(name="*")
@dataclass(frozen=True)
class Going:
    """How a game in the terminal begins, is kept, and what ends it."""

    save: Annotated[
        Path | None,
        Parameter(help="Keep the record in this file, after every decision of yours."),
    ] = None
    record: Annotated[Path | None, Parameter(help="Go on with a recorded game.")] = None
    at: Annotated[
        int | None,
        Parameter(help="With --record: go on after this many actions, and leave the rest."),
    ] = None
    on_offence: Annotated[
        Literal["fallback", "stop"],
        Parameter(
            help="When a bot of one's own does what it must not: play something legal for it, "
            "or stop with exit code 1."
        ),
    ] = "fallback"
