"""Where the host finds the positions in which bots of the server have failed."""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from footplate.core.record import Record
from footplate.core.refusal import in_short, in_words
from footplate.core.state import State
from footplate.core.wire import to_json
from footplate.server.workers.jobs import Job

MOST: Final = 20
"""How many positions are kept: the last ones."""


class Positions:
    """A folder of records that begin where a bot was asked.

    What is in them is what the bot was given: a guess of its seat, with luck of its own, of which
    the true game knows nothing. All the same its hand is in it, so that only the owner may read it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, job: Job, state: State, why: str) -> str:
        """Where the position lies now, or why it cannot be kept. The state is one of its game."""
        name = f"{job.game}-{sha256(job.position + job.bot.encode()).hexdigest()[:12]}.json"
        file = self.folder / name
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as written:
                written.write(_record(job, state, why).to_json())
            self._forget()
        except Exception as error:  # whatever it is, it must not cost the table its decision
            return f"nowhere ({in_short(in_words(error))})"
        return str(file)

    def _forget(self) -> None:
        """The oldest ones go; another process of the server may have been quicker."""
        with suppress(FileNotFoundError):
            files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
            for file in files[:-MOST]:
                file.unlink()


def _record(job: Job, state: State, why: str) -> Record:
    board, options = state.game.played_on(state)
    counted = f" It had counted {to_json(job.counted)}." if job.counted else ""
    return Record(
        game=job.game,
        board=board,
        seats=state.game.seats_of(state),
        options=options,
        position=msgspec.json.decode(job.position),
        note=f"{job.bot} in seat {job.seat + 1}, with seed {job.seed}: {why}.{counted}",
    )
