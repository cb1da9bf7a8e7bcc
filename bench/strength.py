"""`python -m bench.strength`: how strong the bots are, as the table of docs/bots.md.

Every row is an arena of its own: seats rotated, seeds paired. What was played is kept in a file,
seed by seed, so that a row grows over several evenings as long as nobody changes the bots of its
game; `--seconds` ends each row after a while. Experts play until it is sure that they are better,
as in `footplate arena compare`. `--told` prints the table of what is kept, and plays nothing.
A change that is to leave decisions as they were is shown to by `--again 8`: where the first games
come out as they are kept, the row goes on with them.
"""

import argparse
import hashlib
import math
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import footplate
from footplate.arena.lines import LINES, GameLine, bucket_seconds
from footplate.arena.sequential import Bets, Verdict
from footplate.arena.shares import counted_quantile, wilson
from footplate.bots.levels import LEVELS, meaning

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = Path(__file__).with_name("strength.json")
PLANET, IMPERIAL, AGE, POWER = "planet-steam", "imperial-steam", "age-of-steam", "steam-power"
GAMES: Final = (PLANET, IMPERIAL, POWER, AGE)
SEATS: Final = 4
LATEST: Final = {"hard": 1.0}
"""How many seconds 19 decisions out of 20 take at most, of the bots that promise it."""
THINKING: Final = ("greedy", "lines", "memory", "samples", "search", "unsteady")
MINDS: Final = (*(f"bots/{name}.py" for name in THINKING), "core/valuer.py", "core/taste.py")
"""Where it is written how bots decide, beside the planning of each game and its levels."""


class Row(NamedTuple):
    """One bot against others of one kind, and the share of wins that is wanted of it."""

    game: str
    bot: str
    against: str
    least: float = 0.0
    most: float = 1.0
    seats: int = SEATS

    @property
    def name(self) -> str:
        return f"{self.game} {self.bot} {self.against}"

    @property
    def sequential(self) -> bool:
        """Whether it ends as soon as it is sure who is better: such games are dear."""
        return self.bot == "expert"

    @property
    def wanted(self) -> str:
        return f"≥ {self.least:.0%}" if self.least else f"≤ {self.most:.0%}"


class Games(msgspec.Struct):
    """What is kept of a row."""

    mark: str
    """Of the sources that the bots were made of."""
    won: list[float]
    """The bot's share of the win in each game, seed by seed, each from every seat."""
    times: dict[str, int]
    """How many of its decisions took how long, as the arena counts them."""


def rows() -> list[Row]:
    """All that the bots promise; the quickest first."""
    return [
        *_each("greedy", "greedy-1", 0.35, 0.35, 0.35, 0.35),
        *_each("easy", "random", 0.9, 0.9, 0.9, 0.9),
        *(Row(game, "easy", "greedy-1", most=0.15) for game in GAMES),
        *_each("hard", "greedy-1", 0.9, 0.85, 0.65, 0.85),
        *_each("hard", "jittered", 0.8, 0.75, 0.55, 0.65),
        Row(POWER, "hard", "automa:very-hard", 0.7, seats=2),
        *_each("expert", "hard", 0.35, 0.35, 0.35, 0.35),
    ]


def _each(bot: str, against: str, *least: float) -> list[Row]:
    return [Row(game, bot, against, share) for game, share in zip(GAMES, least, strict=True)]


def mark_of(row: Row) -> str:
    """A hash of everything by which the bots of a row decide."""
    package = ROOT / "src" / "footplate"
    patterns = (*MINDS, f"games/{row.game.replace('-', '_')}/planning/*.py")
    files = sorted(file for pattern in patterns for file in package.glob(pattern))
    text = b"".join(file.read_bytes() for file in files)
    levels = [meaning(bot, row.game) for bot in (row.bot, row.against) if bot in LEVELS]
    return hashlib.sha256(text + repr(levels).encode()).hexdigest()[:12]


# Playing. -----------------------------------------------------------------------------------------


def play(row: Row, first: int, games: int, end: float, workers: int) -> list[GameLine]:
    """Games from a seed on, as many whole seeds as are over before a moment, in order."""
    seats = ",".join([row.bot, *[row.against] * (row.seats - 1)])
    command = [sys.executable, "-m", "footplate", "arena", row.game, "--seats", seats]
    with tempfile.TemporaryDirectory() as folder:
        given = {"--seed": first, "--games": games, "--workers": workers, "-o": folder}
        command += [str(word) for pair in given.items() for word in pair]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as arena:
            try:
                arena.wait(None if end == math.inf else max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                arena.terminate()
        found = (Path(folder) / LINES).read_bytes().splitlines()
    lines = {each.number: each for each in map(msgspec.json.Decoder(GameLine).decode, found)}
    whole = next((number for number in range(games) if number not in lines), games)
    return [lines[number] for number in range(whole - whole % row.seats)]


def add(kept: Games, lines: Sequence[GameLine]) -> None:
    for line in lines:
        seat = line.entrants.index(0)
        kept.won.append(1 / len(line.winners) if seat in line.winners else 0.0)
        for bucket, count in line.times[seat].items():
            kept.times[bucket] = kept.times.get(bucket, 0) + count


def resumed(row: Row, kept: Games | None, again: int, workers: int) -> Games:
    """What a row goes on with: nothing, where its bots are others than those who played."""
    mark = mark_of(row)
    if kept is not None and kept.mark != mark and again:
        replayed = Games(mark, [], {})
        add(replayed, play(row, 1, min(again, len(kept.won)), math.inf, workers))
        if _rounded(replayed.won) == kept.won[: len(replayed.won)]:
            return Games(mark, kept.won, kept.times)
        print(f"{row.name}: not the games that are kept", file=sys.stderr, flush=True)
    return kept if kept is not None and kept.mark == mark else Games(mark, [], {})


def grow(row: Row, kept: Games, games: int, end: float, workers: int) -> Iterator[None]:
    """Play what is missing, some seeds at a time; after each time there is more to keep."""
    while len(kept.won) < games and time.monotonic() < end:
        if row.sequential and verdict(row, kept) != "open":
            return
        more = min(games - len(kept.won), row.seats * workers * (1 if row.sequential else 5))
        add(kept, play(row, 1 + len(kept.won) // row.seats, more, end, workers))
        yield


# Telling. -----------------------------------------------------------------------------------------


def verdict(row: Row, kept: Games) -> Verdict:
    """Whether it is sure by now that the bot wins more than its fair share."""
    fair = 1 / row.seats
    bets = Bets(-fair, 1 - fair)
    for first in range(0, len(kept.won), row.seats):
        if bets.verdict == "open":
            bets.add(sum(kept.won[first : first + row.seats]) / row.seats - fair)
    return bets.verdict


def line(row: Row, kept: Games) -> str:
    """A line of the table in docs/bots.md."""
    wins, games = sum(kept.won), len(kept.won)
    low, high = wilson(wins, games)
    wanted = row.wanted + ("" if row.least <= wins / games <= row.most else ": missed")
    if row.sequential:
        wanted += ", surely better" if verdict(row, kept) == "better" else ", not sure yet"
    times = sorted((bucket_seconds(each), count) for each, count in kept.times.items())
    p95 = counted_quantile(times, 0.95)
    cells = [
        footplate.game(row.game).title,
        f"`{row.bot}`",
        f"{row.seats - 1} × `{row.against}`",
        f"{wins:g} of {games}",
        f"{wins / games:.0%} ({low:.0%}–{high:.0%})".replace("%–", "–"),
        wanted,
        f"{1000 * p95:.0f}" + (": missed" if p95 > LATEST.get(row.bot, math.inf) else ""),
    ]
    return f"| {' | '.join(cells)} |"


def head() -> list[str]:
    return [
        "| game | bot | against | won | share (95 %) | wanted | ms a decision, p95 |",
        "|---|---|---|---|---|---|---|",
    ]


def read(file: Path) -> dict[str, Games]:
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Games])


def write(file: Path, kept: dict[str, Games]) -> None:
    """One row a line, so that one sees what a change has added."""
    lines = [f"{msgspec.json.encode(name).decode()}: {_text(kept[name])}" for name in sorted(kept)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _rounded(won: Sequence[float]) -> list[float]:
    return [int(each) if each in (0, 1) else round(each, 3) for each in won]


def _text(games: Games) -> str:
    games.won = _rounded(games.won)
    return msgspec.json.encode(games).decode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="at most so many in each row")
    parser.add_argument("--seconds", type=float, default=0.0, help="for each row; 0: no limit")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="rows whose words have this in them")
    parser.add_argument(
        "--again", type=int, default=0, help="games that show an old row still holds"
    )
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of what was played")
    parser.add_argument("--told", action="store_true", help="play nothing")
    options = parser.parse_args()
    print(*head(), sep="\n", flush=True)
    for row in rows():
        if options.only not in row.name:
            continue
        kept = read(options.kept)
        found = kept.get(row.name)
        if not options.told:
            found = resumed(row, found, options.again, options.workers)
            if options.again and found.won:
                write(options.kept, read(options.kept) | {row.name: found})
            end = time.monotonic() + options.seconds if options.seconds else math.inf
            for _ in grow(row, found, options.games, end, options.workers):
                write(options.kept, read(options.kept) | {row.name: found})
        if found is not None and found.won:
            print(line(row, found), flush=True)


if __name__ == "__main__":
    main()
