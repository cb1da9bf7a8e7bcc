"""How one is told while one is away: webhooks and mail, tried out, and off for single tables."""

import asyncio
from collections.abc import Collection, Mapping
from typing import Annotated, Literal

import httpx
import msgspec

from footplate.core.refusal import BadInput
from footplate.server.notify import (
    Channel,
    Delivered,
    Mail,
    Notice,
    Webhook,
    check_channel,
)
from footplate.server.rooms.base import refused
from footplate.server.rooms.confirming import ask_to_confirm
from footplate.server.rooms.noticing import channels_of
from footplate.server.store import mails, outbox, players
from footplate.server.store.outbox import Wish
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import Failed

MOST = 5
"""How many channels a player can have."""
LONG = 20


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="kept"):
    """One of those that you have: its address need not be typed in again."""

    number: Annotated[int, msgspec.Meta(ge=0, lt=MOST)]


class Channels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All ways in which you wish to be told, in place of those you have."""

    channels: Annotated[list[Webhook | Mail | Kept], msgspec.Meta(max_length=MOST)]


class Shown(msgspec.Struct, frozen=True):
    """A channel, without what would let others use it."""

    number: int
    type: Literal["webhook", "mail"]
    address: str
    """So much of it that you know it again."""
    shape: str = ""
    confirmed: bool = True
    """Whether notices go there. An address of mail has to be confirmed by the link in a mail."""
    words: str = ""
    """What came of asking for that just now."""


class Notify(msgspec.Struct, frozen=True):
    channels: list[Shown]
    mail: bool
    """Whether this server sends mail."""


class Tried(msgspec.Struct, frozen=True):
    """What came of a test."""

    channel: Shown
    delivered: bool
    """Whether a notice was taken; an address that is not confirmed is sent none."""
    words: str


class Tests(msgspec.Struct, frozen=True):
    tests: list[Tried]


class TableNotify(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notify: Wish
    """default: as everywhere; off: nothing of this table."""


@endpoint("GET", "/api/me/notify", "player", gives=Notify)
async def shown(call: Call) -> Notify:
    """How you are told while you are away."""
    return _notify(call, await _channels(call), await _confirmed(call), {})


@endpoint("PUT", "/api/me/notify", "player", takes=Channels, gives=Notify)
async def choose(call: Call) -> Notify:
    """Choose how you are told while you are away: by webhook (plain JSON, Discord, Slack), mail. A
    mail with a link goes to addresses that are new: nothing else is sent there until its button is
    pressed."""
    known = await _channels(call)
    wanted: list[Channel] = []
    for given in call.body.channels:
        each = _kept(known, given) if isinstance(given, Kept) else given
        check_channel(each, call.site.settings.webhooks_to_private)
        if isinstance(each, Mail) and not call.site.settings.smtp_host:
            raise BadInput("channels: this server sends no mail")
        if each not in wanted:
            wanted.append(each)
    confirmed = await _confirmed(call)
    typed = [each for each in wanted if isinstance(each, Mail) and each in call.body.channels]
    asked = [each for each in typed if each.address not in confirmed]
    for _ in asked:
        call.site.limits.take(call.request, "test")
    text = msgspec.json.encode(wanted).decode()
    addresses = [each.address for each in wanted if isinstance(each, Mail)]
    await call.site.database.write(mails.choose(call.player(), text, addresses))
    words = await asyncio.gather(*(_ask(call, each) for each in asked))
    return _notify(call, wanted, confirmed, dict(zip(asked, words, strict=True)))


@endpoint("POST", "/api/me/notify/test", "player", gives=Tests)
async def test(call: Call) -> Tests:
    """Try out all your channels: a notice goes to each of them at once; to an address that is not
    confirmed another confirmation, unless one was sent just now."""
    channels, confirmed = await _channels(call), await _confirmed(call)
    call.site.limits.take(call.request, "test")
    link = call.site.link(call.request, "/")
    notice = Notice("test", "", "Footplate", "", "So you are told when it is your turn.", link)

    async def tried(number: int, channel: Channel) -> Tried:
        told = _shown(number, channel, confirmed)
        if isinstance(channel, Mail) and not told.confirmed:
            return Tried(told, False, f"Not confirmed yet. {await _ask(call, channel)}")
        result = await call.site.noticer.deliver(channel, notice, confirmed)
        if isinstance(result, Delivered):
            return Tried(told, True, "It was taken.")
        return Tried(told, False, result.reason)

    return Tests(await asyncio.gather(*(tried(*each) for each in enumerate(channels))))


@endpoint("GET", "/api/tables/{table}/notify", "seat", gives=TableNotify)
async def table_shown(call: Call) -> TableNotify:
    """Whether you are told of this table while you are away."""
    player = await _sits(call)
    return TableNotify(await call.site.database.read(outbox.wish_of(call.table, player)))


@endpoint("PUT", "/api/tables/{table}/notify", "seat", takes=TableNotify, gives=TableNotify)
async def table_chosen(call: Call) -> TableNotify:
    """Be told nothing of this table, or as everywhere."""
    player = await _sits(call)
    wish = call.body.notify
    await call.site.database.write(outbox.keep_wish(call.table, player, wish))
    return TableNotify(wish)


async def _sits(call: Call) -> str:
    room = await call.site.house.look(call.table)
    if not (room.seats_of(call.who) or room.kept_for(call.who)):
        raise refused("05", "You do not sit at this table.")
    return call.player()


async def _channels(call: Call) -> list[Channel]:
    found = await call.site.database.read(players.by_id(call.player()))
    if found is None:
        raise Failed(401, "nobody", "Nobody has this key.")
    return channels_of(found.notify)


def _kept(known: list[Channel], kept: Kept) -> Channel:
    if kept.number >= len(known):
        raise BadInput(f"channels: you have no channel {kept.number}")
    return known[kept.number]


async def _confirmed(call: Call) -> dict[str, str]:
    """The addresses that are, each with the secret of the link that ends it."""
    return await call.site.database.read(mails.confirmed_of(call.player()))


async def _ask(call: Call, mail: Mail) -> str:
    return await ask_to_confirm(call.site.noticer, call.player(), mail)


def _notify(
    call: Call,
    channels: list[Channel],
    confirmed: Collection[str],
    words: Mapping[Mail, str],
) -> Notify:
    told = [
        _shown(number, each, confirmed, words.get(each, "") if isinstance(each, Mail) else "")
        for number, each in enumerate(channels)
    ]
    return Notify(told, bool(call.site.settings.smtp_host))


def _shown(number: int, channel: Channel, confirmed: Collection[str], words: str = "") -> Shown:
    if isinstance(channel, Webhook):
        return Shown(number, "webhook", _masked_url(channel.url), channel.shape)
    local, _, host = channel.address.partition("@")
    known = channel.address in confirmed
    return Shown(number, "mail", f"{local[0]}…@{host}", confirmed=known, words=words)


def _masked_url(url: str) -> str:
    """The host, and of a long path the last signs: whoever knows all of it can post there."""
    known = httpx.URL(url)
    tail = url[-4:] if len(known.raw_path) > LONG else ""
    return f"{known.scheme}://{known.netloc.decode('ascii')}/…{tail}"
