"""`python -m bench.strength`: how strong the bots are, as the table of docs/bots.md.

Every row is an arena of its own in a folder of its own: seats rotated, seeds paired. With
`--folder` it goes on where it was ended, so that a row can grow over several evenings; `--seconds`
ends each row after a while, with the games that were played until then.
"""

import argparse
import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

PLANET, IMPERIAL, AGE, POWER = "planet-steam", "imperial-steam", "age-of-steam", "steam-power"
SEATS = 4


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
        return f"{self.game} {self.bot} {self.against}".replace(":", "-").replace(" ", "_")

    @property
    def wanted(self) -> str:
        return f"≥ {self.least:.0%}" if self.least else f"≤ {self.most:.0%}"


def rows() -> list[Row]:
    """All that the bots promise; the quickest first."""
    return [
        *(Row(game, "greedy", "greedy-1", 0.35) for game in (PLANET, IMPERIAL, POWER, AGE)),
        *(Row(game, "easy", "random", 0.9) for game in (PLANET, IMPERIAL, POWER, AGE)),
        *(Row(game, "easy", "greedy-1", most=0.15) for game in (PLANET, IMPERIAL, POWER, AGE)),
        *_each("hard", "greedy-1", 0.9, 0.85, 0.65, 0.85),
        *_each("hard", "jittered", 0.8, 0.75, 0.55, 0.65),
        Row(POWER, "hard", "automa:very-hard", 0.7, seats=2),
        *_each("expert", "hard", 0.35, 0.35, 0.35, 0.35),
    ]


def _each(bot: str, against: str, *least: float) -> list[Row]:
    games = (PLANET, IMPERIAL, POWER, AGE)
    return [Row(game, bot, against, share) for game, share in zip(games, least, strict=True)]


def play(row: Row, games: int, seconds: float, workers: int, folder: Path) -> dict[str, Any] | None:
    """The report of a row; None where no game was over in time."""
    seats = ",".join([row.bot, *[row.against] * (row.seats - 1)])
    where = folder / row.name
    command = [sys.executable, "-m", "footplate", "arena", row.game, "--seats", seats]
    given = ["--games", str(games), "--workers", str(workers), "-o", str(where)]
    with subprocess.Popen(
        [*command, *given], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as arena:
        try:
            _, said = arena.communicate(timeout=seconds or None)
        except subprocess.TimeoutExpired:
            arena.send_signal(signal.SIGINT)  # it writes its report of what was played
            _, said = arena.communicate()
    report = where / "report.json"
    if not report.exists():
        print(f"{row.name}: {said.strip().splitlines()[-1:] or 'no game'}", file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def line(row: Row, report: dict[str, Any]) -> str:
    """A line of the table in docs/bots.md."""
    own = next(each for each in report["entrants"] if each["kind"] == row.bot)
    wins, times = own["wins"], own["times"]
    reached = row.least <= wins["share"] <= row.most
    cells = [
        report["game"],
        f"`{row.bot}`",
        f"{row.seats - 1} × `{row.against}`",
        f"{wins['wins']:g} of {wins['games']}",
        f"{wins['share']:.0%} ({wins['low']:.0%}–{wins['high']:.0%})".replace("%–", "–"),
        row.wanted + ("" if reached else " missed"),
        f"{times['p95']:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="at most so many in each row")
    parser.add_argument("--seconds", type=float, default=0.0, help="for each row; 0: no limit")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="rows whose words have this in them")
    parser.add_argument("--folder", type=Path, help="where the arenas are kept, to go on later")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        folder = options.folder or Path(passing)
        print("| game | bot | against | won | 95 % | wanted | ms a decision, p95 |")
        print("|---|---|---|---|---|---|---|", flush=True)
        for row in rows():
            if options.only not in row.name.replace("_", " "):
                continue
            report = play(row, options.games, options.seconds, options.workers, folder)
            if report is not None:
                print(line(row, report), flush=True)


if __name__ == "__main__":
    main()
