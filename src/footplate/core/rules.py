# footplate: compiled
"""What a set-up of a game is played by: board, options, seats. All states of it share one value."""

from typing import Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from footplate.core.position import changed_options

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedBy(Generic[OptionsT]):
    """Base of a game's rules as flat tables. Nothing in it changes once it is made."""

    def __init__(self, known_by: str, options: OptionsT, seats: int) -> None:
        self.known_by = known_by
        """What the board is known by: the id of a packaged one, or the text of its file."""
        self.options = options
        self.seats = seats
        self.changed_options = changed_options(options)
        """The options that differ from their defaults; whoever hands them on hands on a copy."""
        self.setup_text = f"{known_by}|{self.changed_options}"
        """Board and options as a digest reads them."""
