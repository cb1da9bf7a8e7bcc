"""Addresses of mail: who has confirmed which, what was asked of them, and which want no more."""

from collections.abc import Callable, Collection
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from footplate.server.store.schema import confirmations, mails, players

DAY: Final = 24 * 3600_000
"""Milliseconds for which the link of a confirmation is good, and for which it counts."""
PAUSE: Final = 5 * 60_000
"""Milliseconds between two confirmations to the same address."""
MOST_OF_PLAYER: Final = 6
"""How many confirmations a player can have sent in a day."""
MOST_TO_ADDRESS: Final = 3
"""How many go to an address in a day, whoever asks for them."""
LOCK: Final = 0x6D61696C
"""Names the lock that lets one of several processes count at a time."""

NotAsked = Literal["refused", "soon", "player", "address"]
"""Why no confirmation goes to an address now: it wants none; one is on its way; the player, or all
together, have had enough of them sent today."""


class Asked(msgspec.Struct, frozen=True):
    """A confirmation to be sent."""

    leave: str
    """The secret of the link that ends it."""


class Known(msgspec.Struct, frozen=True):
    """An address of a player, as the links in mails know it."""

    player: str
    name: str
    """The player's."""
    address: str
    confirmed: bool
    refused: bool


def mailbox_of(address: str) -> str:
    """The same for addresses that lead to the same place, as far as one can know: capitals do not
    count, nor what stands behind a plus."""
    local, _, host = address.lower().rpartition("@")
    return f"{local.partition('+')[0] or local}@{host}"


def confirmed_of(player: str) -> Callable[[Connection], dict[str, str]]:
    """The confirmed addresses of a player, each with the secret of the link that ends it."""

    def ask(connection: Connection) -> dict[str, str]:
        c = mails.c
        wanted = select(c.address, c.leave).where(c.player == player, c.confirmed.is_not(None))
        return {row.address: row.leave for row in connection.execute(wanted)}

    return ask


def choose(player: str, notify: str, addresses: Collection[str]) -> Callable[[Connection], None]:
    """The channels of a player, these addresses among them; of others nothing stays confirmed."""

    def change(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == player).values(notify=notify))
        # Players, confirmations, mails: in one order everywhere, so that nobody waits in a ring.
        c, d = mails.c, confirmations.c
        links = (d.player == player) & d.address.not_in(addresses)
        connection.execute(update(confirmations).where(links).values(open=0))
        gone = (c.player == player) & c.address.not_in(addresses)
        connection.execute(update(mails).where(gone).values(confirmed=None))

    return change


def ask_to_confirm(
    player: str, address: str, secret_hash: str, leave: str, now: int
) -> Callable[[Connection], Asked | NotAsked]:
    """Note a confirmation that is to be sent, or why none is. `leave` is the secret of the other
    link where there is none yet."""

    def change(connection: Connection) -> Asked | NotAsked:
        if connection.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        mailbox = mailbox_of(address)
        if (why := _why_not(connection, player, mailbox, now)) is not None:
            return why
        c = mails.c
        here = (c.player == player) & (c.address == address)
        known: str | None = connection.execute(select(c.leave).where(here)).scalar()
        row = {"player": player, "address": address, "mailbox": mailbox}
        if known is None:
            connection.execute(insert(mails).values(**row, leave=leave))
        added = {"secret_hash": secret_hash, "at": now, "open": 1}
        connection.execute(insert(confirmations).values(**row, **added))
        return Asked(known or leave)

    return change


def _why_not(connection: Connection, player: str, mailbox: str, now: int) -> NotAsked | None:
    wanted = select(mails.c.address).where(mails.c.mailbox == mailbox, mails.c.refused.is_not(None))
    if connection.execute(wanted).first() is not None:
        return "refused"
    c = confirmations.c
    of_player = select(func.count()).where(c.player == player, c.at > now - DAY)
    there = select(func.count(), func.max(c.at)).where(c.mailbox == mailbox, c.at > now - DAY)
    count, last = connection.execute(there).one()
    if last is not None and now - last < PAUSE:
        return "soon"
    if count >= MOST_TO_ADDRESS:
        return "address"
    if connection.execute(of_player).scalar_one() >= MOST_OF_PLAYER:
        return "player"
    return None


def asked_by(secret_hash: str, now: int) -> Callable[[Connection], Known | None]:
    """The address that a confirmation's link confirms; None where it is good no more."""

    def ask(connection: Connection) -> Known | None:
        c = confirmations.c
        both = (mails.c.player == c.player) & (mails.c.address == c.address)
        good = (c.secret_hash == secret_hash) & (c.open == 1) & (c.at > now - DAY)
        joined = mails.join(confirmations, both).join(players, players.c.id == mails.c.player)
        return _known(connection, select(*_KNOWN).select_from(joined).where(good))

    return ask


def leaving_by(leave: str) -> Callable[[Connection], Known | None]:
    """The address that the other link of a mail is about."""

    def ask(connection: Connection) -> Known | None:
        joined = mails.join(players, players.c.id == mails.c.player)
        return _known(connection, select(*_KNOWN).select_from(joined).where(mails.c.leave == leave))

    return ask


def confirm(secret_hash: str, now: int) -> Callable[[Connection], Known | None]:
    """The address is its player's from now on; None where the link is good no more."""

    def change(connection: Connection) -> Known | None:
        known = asked_by(secret_hash, now)(connection)
        # Whoever closes the link first has used it.
        c = confirmations.c
        mine = update(confirmations).where(c.secret_hash == secret_hash, c.open == 1)
        if known is None or not connection.execute(mine.values(open=0)).rowcount:
            return None
        _close(connection, known)
        _alter(connection, known, confirmed=now)
        return known

    return change


def refuse(
    leave: str, without: Callable[[str, str], str], now: int
) -> Callable[[Connection], bool]:
    """Nothing more goes to an address on behalf of its player, and no confirmation on anybody's;
    whether there is such a link. `without` takes an address out of a player's channels."""

    def change(connection: Connection) -> bool:
        known = leaving_by(leave)(connection)
        if known is None:
            return False
        c = players.c
        mine = select(c.notify).where(c.id == known.player).with_for_update()
        kept = without(connection.execute(mine).scalar_one(), known.address)
        connection.execute(update(players).where(c.id == known.player).values(notify=kept))
        _close(connection, known)
        _alter(connection, known, confirmed=None, refused=now)
        return True

    return change


def allow_again(leave: str) -> Callable[[Connection], bool]:
    """Whoever has refused may be asked again; whether there is such a link."""

    def change(connection: Connection) -> bool:
        row = update(mails).where(mails.c.leave == leave).values(refused=None)
        return bool(connection.execute(row).rowcount)

    return change


def forget_old(now: int) -> Callable[[Connection], None]:
    """Forget confirmations that count no more. Addresses stay: mails have a link for each of them
    that has to work whenever it is opened."""

    def change(connection: Connection) -> None:
        connection.execute(delete(confirmations).where(confirmations.c.at <= now - DAY))

    return change


_KNOWN: Final = (
    mails.c.player,
    players.c.name,
    mails.c.address,
    mails.c.confirmed,
    mails.c.refused,
)


def _known(connection: Connection, wanted: object) -> Known | None:
    row = connection.execute(wanted).one_or_none()  # type: ignore[call-overload]
    if row is None:
        return None
    confirmed, refused = row.confirmed is not None, row.refused is not None
    return Known(row.player, row.name, row.address, confirmed, refused)


def _close(connection: Connection, known: Known) -> None:
    """Of the links that were sent none is good any more."""
    c = confirmations.c
    mine = (c.player == known.player) & (c.address == known.address)
    connection.execute(update(confirmations).where(mine).values(open=0))


def _alter(connection: Connection, known: Known, **values: int | None) -> None:
    c = mails.c
    mine = (c.player == known.player) & (c.address == known.address)
    connection.execute(update(mails).where(mine).values(**values))
