"""Keys: random, shown once, stored as hashes."""

import hashlib
import secrets
from typing import Final

PLAYER: Final = "p_"
SEAT: Final = "s_"
MAIL: Final = "m_"
"""Of the links in mails."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key(kind: str) -> str:
    """128 bits and more that nobody can guess."""
    return kind + secrets.token_urlsafe(18)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_id(length: int = 12) -> str:
    """An id that can be read out aloud; long enough not to be found by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
