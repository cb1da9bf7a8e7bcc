"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on loopback, on a free port."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from tests.server.ports import free_port
from tests.server.prepared import make_tables

MISSING = "PostgreSQL is not installed: sudo apt-get install postgresql"
USER = "postgres"
"""The user that owns the cluster; PostgreSQL refuses to be run by root."""


def program(name: str) -> str | None:
    """Where Debian keeps a program of PostgreSQL: not on the path."""
    there = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(there[0]) if there else shutil.which(name)


class Cluster:
    """A server of PostgreSQL that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="footplate-postgresql-", dir=_quick_place()))
        self.data = self.folder / "data"
        self.port = free_port()
        self._numbers = itertools.count(1)
        self._like: str | None = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        options = ("-N", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C.UTF-8")
        made = self._start("initdb", "-D", str(self.data), *options)
        assert made.wait() == 0, self.log()
        self.start()

    def _start(self, name: str, *arguments: str) -> "subprocess.Popen[bytes]":
        found = program(name)
        assert found is not None, MISSING
        user: dict[str, Any] = (
            {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        )
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [found, *arguments], stdout=log, stderr=log, cwd=self.folder, **user
            )

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> None:
        self._process = self._start(
            *("postgres", "-D", str(self.data), "-p", str(self.port)),
            *("-c", "listen_addresses=127.0.0.1"),
            *("-c", f"unix_socket_directories={self.folder}"),
            *("-c", "recovery_init_sync_method=syncfs"),
        )
        until = time.monotonic() + 60
        while True:
            try:
                self.ask(["select 1"])
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, self.log()
                assert time.monotonic() < until, self.log()
                time.sleep(0.02)

    def kill(self) -> None:
        """kill -9, the postmaster and every process that it has started."""
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children")
        # Elsewhere than on Linux they notice by themselves that the postmaster is gone.
        pids = [first, *map(int, children.read_text().split() if children.exists() else [])]
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        until = time.monotonic() + 10
        while any(_lives(pid) for pid in pids):
            assert time.monotonic() < until, "PostgreSQL does not die"
            time.sleep(0.01)

    def ask(self, words: Sequence[str], database: str = USER) -> list[tuple[object, ...]]:
        url = f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"
        with psycopg.connect(url, autocommit=True) as connection:
            for each in words:
                cursor = connection.execute(each.encode())
            return cursor.fetchall() if cursor.description else []

    def database(self, like: str = "template0") -> str:
        """The address of a new database: an empty one, or a copy."""
        name = f"tables{next(self._numbers)}"
        self.ask([f"create database {name} template {like}"])
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def with_tables(self) -> str:
        """The address of a new database with tables and nothing in them."""
        if self._like is None:
            made = self.database()
            make_tables(made)
            self._like = made.rpartition("/")[2]
        return self.database(self._like)

    def drop(self, address: str) -> None:
        name = address.rpartition("/")[2]
        self.ask([f"drop database if exists {name} with (force)"])

    def close(self) -> None:
        self.kill()  # without a last checkpoint: nobody will look at it again
        shutil.rmtree(self.folder)


def _quick_place() -> str | None:
    """Memory, where there is enough of it: what is killed here are processes, not disks."""
    place = Path("/dev/shm")
    enough = place.is_dir() and shutil.disk_usage(place).free > 2 << 30
    return str(place) if enough and os.access(place, os.W_OK) else None


def _lives(pid: int) -> bool:
    """Whether a process still does something: one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
