"""How this program is called where somebody reads a line to type."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def command_name() -> str:
    """How this program is called where the player sits: by its name if the shell finds it."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    if found is not None and called.exists() and Path(found).samefile(called):
        return called.name
    if called.name == "__main__.py" and called.parent.name == "footplate":
        return f"{shlex.quote(sys.executable)} -m footplate"
    if called.stem != "footplate" or not called.exists():
        return "footplate"
    return shlex.quote(os.path.relpath(called) if called.is_absolute() else str(called))
