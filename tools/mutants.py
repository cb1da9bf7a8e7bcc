"""Break the engine on purpose, one rule at a time, and see whether the tests notice.

`mutants.toml` lists what is broken. Each mutant is a copy of `src` with one snippet of text
changed; the tests of its game run on that copy up to the first failure. A mutant that survives
shows a rule that no test holds.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HANGS_AFTER = 900
"""Seconds; a broken engine may also play for ever."""

CHECK = "import footplate, sys; sys.exit(not footplate.__file__.startswith(sys.argv[1]))"


@dataclass(frozen=True)
class Mutant:
    """One broken rule: `find` stands once below `where`, and `put` takes its place."""

    number: int
    game: str
    breaks: str
    find: str
    put: str
    where: str

    def file(self, source: Path) -> Path | str:
        """The file to change, or why there is not exactly one place."""
        found = [
            file
            for file in sorted((source / "footplate" / self.where).rglob("*.py"))
            for _ in range(file.read_text(encoding="utf-8").count(self.find))
        ]
        if len(found) == 1:
            return found[0]
        return f"found {len(found)} times below {self.where}"


def read_list(path: Path) -> list[Mutant]:
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return [
        Mutant(
            number,
            entry["game"],
            entry["breaks"],
            entry["find"],
            entry["put"],
            entry.get("where", f"games/{package_of(entry['game'])}"),
        )
        for number, entry in enumerate(entries, 1)
    ]


def package_of(game: str) -> str:
    return game.replace("-", "_")


def tests_of(game: str) -> list[str]:
    """The tests that play a game: the quick ones about rules first, golden digests last of all,
    since they notice every change but cannot say which rule it breaks."""
    package, tests = package_of(game), ROOT / "tests"
    own = sorted((tests / "games" / package).glob("test_*.py"))
    golden = [file for file in own if file.stem == "test_determinism"]
    bot = "test_greedy.py" if game == "age-of-steam" else f"test_greedy_{package}.py"
    paths = [tests / "rules" / package, *[file for file in own if file not in golden]]
    paths += [tests / "core", tests / "hexes", tests / "bots" / bot, *golden]
    return [str(path.relative_to(ROOT)) for path in paths if path.exists()]


def environment(source: Path) -> dict[str, str]:
    """The broken copy comes before the editable install, and nothing is written beside it."""
    return {
        **os.environ,
        "PYTHONPATH": str(source),
        "PYTHONDONTWRITEBYTECODE": "1",
        "FOOTPLATE_EXPECT": "pure",
    }


def verdict(mutant: Mutant) -> str:
    """Which test has killed a mutant, or SURVIVED."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as place:
        source = Path(place) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        file = mutant.file(source)
        if isinstance(file, str):
            return f"NOT APPLIED: {file}"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(mutant.find, mutant.put), encoding="utf-8")
        env = environment(source)
        if subprocess.run([sys.executable, "-c", CHECK, place], env=env, check=False).returncode:
            return "NOT APPLIED: the broken copy is not what is imported"
        return run_tests(tests_of(mutant.game), env)


def run_tests(paths: list[str], env: dict[str, str]) -> str:
    quiet = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", *quiet, *paths]
    try:
        done = subprocess.run(
            command,
            env=env,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=HANGS_AFTER,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"killed: still playing after {HANGS_AFTER} s"
    if done.returncode == 0:
        return "SURVIVED"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if failed:
        return f"killed by {failed[1].removeprefix('tests/')}"
    last = (done.stdout + done.stderr).strip().splitlines()[-1:]
    return f"NOT APPLIED: pytest ended with {done.returncode}: {' '.join(last)}"


def chosen(mutants: list[Mutant], game: str | None, only: list[int]) -> list[Mutant]:
    return [
        mutant
        for mutant in mutants
        if (game is None or mutant.game == game) and (not only or mutant.number in only)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", help="only the mutants of one game, as age-of-steam")
    parser.add_argument("--only", type=int, nargs="+", default=[], metavar="N", help="by number")
    parser.add_argument("--list", action="store_true", help="say what there is, and run nothing")
    given = parser.parse_args()
    mutants = chosen(read_list(ROOT / "tools" / "mutants.toml"), given.game, given.only)
    if given.list:
        lost = 0
        for mutant in mutants:
            file = mutant.file(ROOT / "src")
            lost += isinstance(file, str)
            place = file if isinstance(file, str) else file.name
            print(f"{mutant.number:3} {mutant.game:15} {mutant.breaks} ({place})")
        return 1 if lost or not mutants else 0
    counts = {"killed": 0, "SURVIVED": 0, "NOT APPLIED": 0}
    for mutant in mutants:
        begun = time.monotonic()
        said = verdict(mutant)
        for word in counts:
            counts[word] += said.startswith(word)
        took = f"{time.monotonic() - begun:4.0f} s"
        print(f"{mutant.number:3} {mutant.game:15} {took}  {mutant.breaks}: {said}", flush=True)
    print(", ".join(f"{count} {word.lower()}" for word, count in counts.items()))
    return 0 if mutants and counts["killed"] == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
