"""What commands that let bots play many games have in common, as it is typed."""

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
