"""Addresses of mail are confirmed, so that nobody can make a server write to strangers.

What is sent before that holds no word of anybody's, and goes out a few times at most; its links
lead to this server under its own name, whatever name it was called by.
"""

from typing import Final

import msgspec

from footplate.server.keys import MAIL, hash_of, new_key
from footplate.server.notify import Delivered, Mail, Notice
from footplate.server.rooms.noticing import Noticer, channels_of
from footplate.server.store import mails
from footplate.server.store.mails import Asked, Known, NotAsked

CONFIRM: Final = "/mail/confirm"
ASKED: Final = (
    "Somebody, you we hope, wants to be told here when it is their turn. If so, open this link "
    "within 24 hours and press its button. If not, do nothing: then nothing is told here."
)
SENT: Final = "A mail was sent there: open its link within 24 hours to confirm the address."
WHY: Final[dict[NotAsked, str]] = {
    "refused": "Whoever has this address wants no mail from here.",
    "soon": "A mail went there some minutes ago: if none has come, try again a little later.",
    "address": "Enough mails went there today: open the link of one, or try again tomorrow.",
    "player": "You have had enough mails sent today: try again tomorrow.",
}


async def ask_to_confirm(noticer: Noticer, player: str, mail: Mail) -> str:
    """Send a confirmation to an address, unless enough were; in words what came of it."""
    secret = new_key(MAIL)
    asking = mails.ask_to_confirm(
        player, mail.address, hash_of(secret), new_key(MAIL), noticer.house.now()
    )
    asked = await noticer.house.database.write(asking)
    if not isinstance(asked, Asked):
        return WHY[asked]
    link = f"{noticer.address}{CONFIRM}/{secret}"
    notice = Notice("confirm", "", "Footplate", "", ASKED, link)
    result = await noticer.courier.deliver(mail, notice, noticer.leaving(asked.leave))
    return SENT if isinstance(result, Delivered) else result.reason


async def to_confirm(noticer: Noticer, secret: str) -> Known | None:
    """What the link of a confirmation is about; None where it is good no more."""
    asked = mails.asked_by(hash_of(secret), noticer.house.now())
    return await noticer.house.database.read(asked)


async def confirm(noticer: Noticer, secret: str) -> Known | None:
    """Once; None where the link is good no more."""
    confirming = mails.confirm(hash_of(secret), noticer.house.now())
    return await noticer.house.database.write(confirming)


async def to_leave(noticer: Noticer, secret: str) -> Known | None:
    """What the other link of a mail is about; None where there is no such link."""
    return await noticer.house.database.read(mails.leaving_by(secret))


async def leave(noticer: Noticer, secret: str) -> bool:
    """Whoever has the address wants no more."""
    refusing = mails.refuse(secret, _without, noticer.house.now())
    return await noticer.house.database.write(refusing)


async def come_back(noticer: Noticer, secret: str) -> bool:
    """Whoever wanted no more may be asked again."""
    return await noticer.house.database.write(mails.allow_again(secret))


def _without(notify: str, address: str) -> str:
    """A player's channels without an address."""
    known = channels_of(msgspec.Raw(notify.encode()))
    return msgspec.json.encode([each for each in known if each != Mail(address)]).decode()
