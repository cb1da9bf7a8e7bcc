"""Make sure that what the tests need from the system is there.

Without arguments: that C extensions can be built for the Python that runs this file. With the
argument `postgresql`: that there is a PostgreSQL, of which the tests start a cluster of their own;
with `chromium`: that there is this browser, for the tests of the pages.

Where something is missing, root on Debian and its relatives installs it; anybody else is told
the command. Ends with 0 when everything is in place.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

PROBE = "#include <Python.h>\n"
SERVERS = Path("/usr/lib/postgresql")
"""Where Debian keeps the server's own programs: beside the path."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""What the programs are called that will do."""
SHELL = "chromium-headless-shell"
"""The same browser without windows, which opens a page with a third less work. Debian has it as a
package of its own; where there is none, the others do."""
CLUSTERS = Path("/etc/postgresql-common/createcluster.d")
"""What is said here counts when Debian's package sets up a cluster."""


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def can_build() -> bool:
    """Try it: Python.h pulls in the headers of the C library too."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    include = f"-I{sysconfig.get_path('include')}"
    probe = subprocess.run(
        [*compiler, include, "-fsyntax-only", "-x", "c", "-"],
        input=PROBE,
        text=True,
        capture_output=True,
        check=False,
    )
    return probe.returncode == 0


def debian_packages() -> list[str]:
    packages = ["gcc", "libc6-dev"]
    if not has_headers() and sys.base_prefix == "/usr":
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    return packages


def install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Whoever asked looks afterwards whether it is there: lists that could not be renewed may do.
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, env=environment, check=False, stdin=subprocess.DEVNULL)


@contextmanager
def no_cluster() -> Iterator[None]:
    """Let Debian's package set up no cluster, which would listen on its usual port from now on."""
    CLUSTERS.mkdir(parents=True, exist_ok=True)
    said = CLUSTERS / "footplate-tests.conf"
    said.write_text("create_main_cluster = false\n", encoding="utf-8")
    try:
        yield
    finally:
        said.unlink()


def has_postgresql() -> bool:
    return bool(shutil.which("initdb") or list(SERVERS.glob("*/bin/initdb")))


def has_chromium() -> bool:
    return any(map(shutil.which, BROWSERS))


def ensure(
    there: Callable[[], bool],
    packages: list[str],
    meanwhile: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> bool:
    """Whether it is there by now; `meanwhile` is kept up while packages are installed."""
    if there():
        return True
    if shutil.which("apt-get") is not None and os.geteuid() == 0:
        print(f"Installing {' '.join(packages)}", flush=True)
        with meanwhile():
            install(packages)
    return there()


def say_how(packages: list[str], otherwise: str) -> None:
    if shutil.which("apt-get") is not None:
        print(f"Run:  sudo apt-get install {' '.join(packages)}", file=sys.stderr)
    else:
        print(otherwise, file=sys.stderr)


def ensure_compiler() -> bool:
    packages = debian_packages()
    if ensure(can_build, packages):
        return True
    print("C extensions cannot be built here.", file=sys.stderr)
    if not has_headers() and sys.base_prefix != "/usr":
        print(f"{sys.base_prefix} holds a Python without headers (Python.h).", file=sys.stderr)
    else:
        say_how(packages, "Install a C compiler and the header files of Python.")
    return False


def ensure_postgresql() -> bool:
    if ensure(has_postgresql, ["postgresql"], no_cluster):
        return True
    print("There is no PostgreSQL here: tests that need one will be skipped.", file=sys.stderr)
    say_how(["postgresql"], "Install PostgreSQL.")
    return False


def ensure_chromium() -> bool:
    if has_chromium():
        return True
    if ensure(has_chromium, ["chromium"]):
        ensure(lambda: shutil.which(SHELL) is not None, [SHELL])
        return True
    print("There is no chromium here: tests of the pages will be skipped.", file=sys.stderr)
    say_how(["chromium"], "Install chromium.")
    return False


def main() -> int:
    known = {"": ensure_compiler, "postgresql": ensure_postgresql, "chromium": ensure_chromium}
    return 0 if known["".join(sys.argv[1:])]() else 1


if __name__ == "__main__":
    sys.exit(main())
