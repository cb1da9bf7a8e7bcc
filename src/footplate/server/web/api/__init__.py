"""The endpoints, a chapter a file. Each enters its own into the table of `web.endpoint`."""

import importlib

CHAPTERS = (
    "hosts",
    "games",
    "boards",
    "people",
    "tables",
    "play",
    "history",
    "after",
    "talk",
    "notify",
    "lessons",
)


def load() -> None:
    """Enter all endpoints into the table."""
    for chapter in CHAPTERS:
        importlib.import_module(f"{__name__}.{chapter}")
