"""Where the server listens: a port that is free, and a database that no other process serves."""

import contextlib
import errno
import os
import socket
from collections.abc import Iterator

from footplate.core.refusal import BadInput
from footplate.locked import locked
from footplate.server.settings import Settings, address_of, database_file


class Taken(BadInput):
    """Somebody else listens on this port."""


def listen(settings: Settings) -> socket.socket:
    """A socket that listens; Taken where the port is somebody else's, BadInput for no address."""
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        # Numbers of `address` beyond host and port belong to IPv6 alone; create_server fills them.
        return socket.create_server((str(address[0]), port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Taken(f"port {port} of {host} is taken") from None
        why = error.strerror or str(error)
        raise BadInput(f"cannot listen on {host}, port {port}: {why}") from None


def address(listening: socket.socket) -> str:
    """What to type to get here from this machine."""
    host, port = listening.getsockname()[:2]
    return f"{address_of(host, port)}/"


@contextlib.contextmanager
def sole(url: str) -> Iterator[None]:
    """Keep other processes from serving the same SQLite file: each would play on with its own
    memory of the tables. PostgreSQL tells its processes of each other's commits."""
    file = database_file(url)
    if file is None:
        yield
        return
    lock = file.with_name(f"{file.name}.lock")
    handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not locked(handle):
            raise BadInput(
                f"{file} is in use by another footplate: end it first, or name another database"
            )
        yield
    finally:
        os.close(handle)  # which also gives the lock back, as the end of the process does
