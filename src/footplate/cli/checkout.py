"""What only works in a checkout of the project: the tests' rule marks, and the bench."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import footplate
from footplate.core.rulespage import is_rule_id


def checkout() -> Path | None:
    """The project's directory, when this package runs from its `src`; None when installed."""
    root = Path(footplate.__file__).resolve().parents[2]
    inside = (root / "pyproject.toml").is_file() and (root / "src" / "footplate").is_dir()
    return root if inside else None


@dataclass(frozen=True)
class Coverage:
    """Rule ids against tests and refusals: what is missing on either side."""

    untested: list[str]
    unknown_tests: dict[str, list[str]]
    """Ids on tests that the page does not have, with the files."""
    unknown_refusals: dict[str, list[str]]
    """Ids in the source that the page does not have, with the files."""

    @property
    def clean(self) -> bool:
        return not (self.untested or self.unknown_tests or self.unknown_refusals)


def rule_coverage(root: Path, game: str, ids: Iterable[str]) -> Coverage:
    """Compare the page's ids with the marks on tests and the ids in the game's source."""
    known = list(ids)
    prefixes = {id.partition("-")[0] for id in known}
    source = root / "src" / "footplate" / "games" / game.replace("-", "_")
    marks = _by_id(root, root / "tests", _marks, prefixes)
    refusals = _by_id(root, source, _ids, prefixes)
    return Coverage(
        [id for id in known if id not in marks],
        {id: files for id, files in sorted(marks.items()) if id not in known},
        {id: files for id, files in sorted(refusals.items()) if id not in known},
    )


def _by_id(
    root: Path,
    directory: Path,
    find: Callable[[ast.AST], Iterator[str]],
    prefixes: set[str],
) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(directory.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not any(f"{prefix}-" in text for prefix in prefixes):
            continue  # nothing about this game: not worth parsing
        for id in find(ast.parse(text, str(path))):
            files = found.setdefault(id, [])
            name = path.relative_to(root).as_posix()
            if id.partition("-")[0] in prefixes and name not in files:
                files.append(name)
    return {id: files for id, files in found.items() if files}


def _marks(tree: ast.AST) -> Iterator[str]:
    """The ids in `@rule("…")` and `pytest.mark.rule("…")`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _ids(tree: ast.AST) -> Iterator[str]:
    """Every string that is a rule id."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and is_rule_id(text):
            yield text


def run_bench(root: Path, arguments: list[str]) -> int:
    """The project's measurements, in its own directory."""
    command = [sys.executable, "-m", "bench.run", *arguments]
    return subprocess.run(command, cwd=root, check=False).returncode
