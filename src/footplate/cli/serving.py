"""Serving from the command line: where it listens is printed, and opened where there is a
desktop."""

import contextlib
import os
import socket
import sys
import webbrowser
from typing import Any

import msgspec

from footplate.cli.called import command_name
from footplate.cli.flags import settings_of
from footplate.cli.outcome import DONE
from footplate.core.refusal import BadInput
from footplate.server.listening import Taken, address, listen
from footplate.server.settings import Settings, address_of, settings_from

SECONDS_TO_ANSWER = 2


def at_home() -> int:
    """`footplate` alone: on this machine, with a browser; a port that is taken is no obstacle."""
    settings = settings_from()
    try:
        listening = listen(settings)
    except Taken as taken:
        there = f"{address_of(settings.host, settings.port)}/"
        if _is_footplate(there):
            print(f"Footplate is running already: {there}", flush=True)
            _open(there)
            return DONE
        print(f"footplate: {taken}: taking a free one", file=sys.stderr, flush=True)
        listening = listen(msgspec.structs.replace(settings, port=0))
    return _serve(settings, listening, browser=True)


def serve(flags: Any) -> int:
    """`footplate serve`: as the settings say, and nothing else."""
    settings = settings_of(flags)
    try:
        listening = listen(settings)
    except Taken as taken:
        advice = "choose another with --port, or a free one with --port 0"
        raise BadInput(f"{taken}: {advice}") from None
    return _serve(settings, listening, browser=False)


def _serve(settings: Settings, listening: socket.socket, browser: bool) -> int:
    from footplate.server.serving import serve

    here = address(listening)

    def ready() -> None:
        public = settings.public_url
        print(f"Footplate serves at {f'{public}, on {here}' if public else here}", flush=True)
        if browser:
            print(f"Ctrl-C ends it. To play here: {command_name()} menu", flush=True)
            _open(here)

    with listening:
        serve(settings, listening, ready)
    return DONE


def _is_footplate(there: str) -> bool:
    import httpx

    with contextlib.suppress(httpx.HTTPError, ValueError):
        answer = httpx.get(f"{there}health", timeout=SECONDS_TO_ANSWER, trust_env=False)
        return bool(answer.json().get("service") == "footplate")
    return False


def has_desktop() -> bool:
    """Whether somebody sits here who would see a browser: not in tests, nor on a server."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if any(os.environ.get(name) for name in ("CI", "PYTEST_CURRENT_TEST", "SSH_CONNECTION")):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(there: str) -> None:
    if has_desktop():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(there)
