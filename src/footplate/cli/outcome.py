"""How a command ends: exit codes, one clear line for bad input, files read and written whole."""

import os
import tempfile
from pathlib import Path
from typing import Final

from footplate import BadInput, Record, read_record

DONE: Final = 0
FOUND: Final = 1
"""Something was found that should not be: a record that does not fit, a faulty board."""
BAD: Final = 2
INTERRUPTED: Final = 130


def printable(words: str) -> str:
    """Text from files and command lines without control characters; line ends may stay."""
    return "".join(sign for sign in words if sign.isprintable() or sign == "\n")


def counted(number: int, noun: str) -> str:
    """`1 cube`, `2 cubes`."""
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun}{'es' if noun.endswith('x') else 's'}"


def reason(error: OSError) -> str:
    """An error of the file system as one line: `games/x.json: no such file or directory`."""
    why = (error.strerror or str(error)).lower()
    return f"{error.filename}: {why}" if error.filename else why


def read_text(path: Path) -> str:
    """The text of a file; BadInput where there is none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is not UTF-8 text") from None
    except ValueError:
        raise BadInput(f"{str(path)!r} is no file name") from None


def load_record(path: Path) -> tuple[Record, str | None]:
    """A record from its file, and what was wrong with the text if only a part could be read."""
    try:
        record, fault = read_record(read_text(path))
    except BadInput as error:
        text = str(error)
        raise BadInput(text if text.startswith(str(path)) else f"{path}: {text}") from None
    return record, fault


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: a crash leaves the old one.

    A link is followed, and what is no ordinary file (a pipe, a device) is written to, not replaced.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_target(path: Path, allowed: Path | None = None, go_on: bool = False) -> None:
    """BadInput unless a file may be written there without losing another one."""
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    if not path.parent.is_dir():
        raise BadInput(f"{path.parent}: no such directory")
    if not os.access(path.parent, os.W_OK):
        raise BadInput(f"{path.parent}: cannot be written to")
    same = allowed is not None and path.exists() and allowed.exists() and path.samefile(allowed)
    if path.exists() and path.stat().st_size and not same:
        more = f", or go on with --record {path}" if go_on else ""
        raise BadInput(f"{path}: exists already; name another file{more}")
