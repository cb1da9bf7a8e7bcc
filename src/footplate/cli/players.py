"""The bots that play at a table in the terminal."""

from collections.abc import Callable
from typing import Final, NamedTuple

from footplate import State
from footplate.arena.limit import Limited
from footplate.bots import AutomaPlayer, Bot, Checked, Offence, bot_name, ear_of, make_bot, tell
from footplate.cli.keeping import OffenceFiles
from footplate.tables import AUTOMA, Hearing, Table

LIMIT: Final = 60.0
"""Seconds that a bot of one's own may take for a decision."""


class OffenceMet(Exception):
    """A bot did what a player must not do, and the game was to stop there."""


class Player(NamedTuple):
    """A bot, and what it was told."""

    bot: Bot
    hearing: Hearing


class Players:
    """Makes the bots, tells them what happens and keeps the positions in which they offend."""

    def __init__(self, table: Table, warn: Callable[[str], None]) -> None:
        self._table = table
        self._warn = warn
        self._files = OffenceFiles(None)
        self.stops_at_offence = False
        self._players = {
            seat: Player(self._made(seat), Hearing(seat))
            for seat, each in enumerate(table.seats)
            if not each.person
        }

    def at(self, seat: int) -> Bot:
        """Who decides for a seat that is no person's, told what has happened since."""
        player = self._players[seat]
        if player.hearing.forgets(self._table):
            player = self._players[seat] = Player(self._made(seat), player.hearing)
        saw = ear_of(player.bot)
        wrong = "" if saw is None else tell(saw, player.hearing.new(self._table))
        if wrong:
            self._offence(bot_name(player.bot), self._table.state, wrong)
        return player.bot

    def _made(self, seat: int) -> Bot:
        if self._table.seats[seat].kind == AUTOMA:
            return AutomaPlayer()
        seed = self._table.record.seed * 8 + seat
        bot = make_bot(self._table.seats[seat].kind, self._table.game, seed, self._offence)
        if isinstance(bot, Checked):
            bot.bot = Limited(bot.bot, bot.name, LIMIT)
        return bot

    def _offence(self, name: str, state: State, what: str) -> None:
        """Say what a bot did wrong and keep the position; a random action takes its place."""
        record = self._table.record
        offence = Offence(name, state.mover, len(record.actions), what)
        where = self._files.keep(record.game, record.seed, offence, record.to_json())
        kept = f" The position is kept in {where}." if where else ""
        if self.stops_at_offence:
            raise OffenceMet(f"{offence}.{kept}")
        self._warn(f"{offence}; a random legal action takes its place.{kept}")
