"""Make sure that C extensions can be built for the Python that runs this file.

Where something is missing, root on Debian and its relatives installs it; anybody else is told
the command. Ends with 0 when a C compiler and the headers of Python are in place.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

PROBE = "#include <Python.h>\n"


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
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages],
    ):
        if subprocess.run(command, env=environment, check=False).returncode:
            return  # can_build() has the last word


def main() -> int:
    if can_build():
        return 0
    packages = debian_packages()
    on_debian = shutil.which("apt-get") is not None
    if on_debian and os.geteuid() == 0:
        print(f"Installing {' '.join(packages)}", flush=True)
        install(packages)
        if can_build():
            return 0
    print("C extensions cannot be built here.", file=sys.stderr)
    if not has_headers() and sys.base_prefix != "/usr":
        print(f"{sys.base_prefix} holds a Python without headers (Python.h).", file=sys.stderr)
    elif on_debian:
        print(f"Run:  sudo apt-get install {' '.join(packages)}", file=sys.stderr)
    else:
        print("Install a C compiler and the header files of Python.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
