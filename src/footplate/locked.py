"""Who is alone with a file of this machine."""

import sys


def locked(handle: int) -> bool:
    """Take an open file for this process, until it is closed; False: somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
