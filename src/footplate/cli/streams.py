"""The standard streams, whatever state the shell hands them over in."""

import os
import sys
from io import TextIOWrapper

from footplate.cli.signs import HANDLER


def prepare() -> None:
    """Give closed streams nothing to read and nowhere to write; let others show what they can."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            # The lowest free number is this one: no file that is opened later can get it.
            os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign shows another one; it is no reason to stop.
        if isinstance(stream, TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors=HANDLER)


def give_up() -> None:
    """Nothing more can be written out, not even what is left to be flushed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def interactive() -> bool:
    """Whether somebody sits before the screen and can answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()
