"""A worker that does something else: `strange.py WAY FLAG SECONDS`.

It does so once: where the file FLAG exists, another one has done it, and this is an ordinary one.
"""

import os
import sys
import time
from pathlib import Path

import msgspec

from footplate.server.workers import worker
from footplate.server.workers.frames import LENGTH, Answer, frame


def say(data: bytes) -> None:
    os.write(1, data)


def main(way: str) -> None:
    if way == "dies at once":
        sys.exit(4)
    say(frame(Answer()))
    if way == "dies when idle":
        time.sleep(0.1)
        sys.exit(5)
    if way != "reads nothing":
        os.read(0, 1 << 16)
    if way in ("hangs", "reads nothing"):
        time.sleep(600)
    elif way == "crashes":
        os.abort()
    elif way == "leaves":
        sys.exit(3)
    elif way == "plays something illegal":
        say(frame(Answer({"do": "pass-trade"})))
    elif way == "invents":
        say(frame(Answer({"do": "win", "by": "\x1b[2Jmagic"})))
    elif way == "stammers":
        say(LENGTH.pack(5) + b"\xff\xff\xff\xff\xff")
    elif way == "answers something else":
        data = msgspec.msgpack.encode({"action": {"do": "pass"}, "code": "import os"})
        say(LENGTH.pack(len(data)) + data)
    elif way == "talks too much":
        say(LENGTH.pack(1 << 30))
        while True:
            say(b"x" * 4096)
    elif way == "fails":
        say(frame(Answer(error="ValueError: no idea")))
    time.sleep(600)


if __name__ == "__main__":
    _, way, flag, limit = sys.argv
    if Path(flag).exists():
        sys.argv = ["worker", limit]
        worker.main()
    Path(flag).touch()
    main(way)
