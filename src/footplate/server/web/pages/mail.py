"""Where the links in mails lead. Programs that guard mailboxes open every link, so opening one does
nothing: its button does. Who calls does not matter, only which link it is."""

import re

from starlette.requests import Request
from starlette.responses import Response

from footplate.server.rooms import confirming
from footplate.server.store.mails import Known
from footplate.server.web.pages.html import esc, page
from footplate.server.web.site import Site

GONE = (
    "<h1>This link is good no more.</h1>\n"
    "<p>One that confirms an address is good once, for 24 hours. Have another one sent from where "
    "you chose how you are told.</p>\n"
)
UNKNOWN = "<h1>There is no such link.</h1>\n"


def _button(path: str, secret: str, words: str) -> str:
    return f'<form method="post" action="{path}/{esc(secret)}"><button>{words}</button></form>\n'


def _secret(request: Request) -> str:
    """The secret of the link; empty where it can be none."""
    given = str(request.path_params["secret"])
    return given if re.fullmatch(r"m_[A-Za-z0-9_-]{16,64}", given) else ""


async def to_confirm(site: Site, request: Request) -> Response:
    """Whether this is somebody's own address."""
    known = await confirming.to_confirm(site.noticer, _secret(request))
    if known is None:
        return page("Footplate", GONE, 404)
    body = (
        "<h1>Is this your address?</h1>\n"
        f"<p>{esc(known.name)} wants to be told at {esc(known.address)} when it is their turn. "
        "If that is you, say so; if not, close this page.</p>\n"
    )
    return page("Footplate", body + _button("/mail/confirm", _secret(request), "Yes, write here"))


async def confirm(site: Site, request: Request) -> Response:
    """It is."""
    known = await confirming.confirm(site.noticer, _secret(request))
    if known is None:
        return page("Footplate", GONE, 404)
    body = f"<h1>Thank you.</h1>\n<p>{esc(known.name)} is told at {esc(known.address)} now.</p>\n"
    return page("Footplate", body)


async def to_leave(site: Site, request: Request) -> Response:
    """Whether mails shall come no more, or may come again."""
    known = await confirming.to_leave(site.noticer, _secret(request))
    if known is None:
        return page("Footplate", UNKNOWN, 404)
    if known.refused:
        return page("Footplate", _left(known.address, _secret(request)))
    return page("Footplate", _leaving(known) + _button("/mail/stop", _secret(request), "No more"))


def _leaving(known: Known) -> str:
    return (
        "<h1>No more mail?</h1>\n"
        f"<p>Then {esc(known.name)} is told nothing more at {esc(known.address)}, and nobody else "
        "can have a confirmation sent there.</p>\n"
    )


def _left(address: str, secret: str) -> str:
    return (
        f"<h1>{esc(address)} gets no more mail.</h1>\n"
        "<p>If you want some again one day, keep this link.</p>\n"
        + _button("/mail/again", secret, "Let mail come again")
    )


async def leave(site: Site, request: Request) -> Response:
    """No more; mail programs press this button, too (RFC 8058)."""
    known = await confirming.to_leave(site.noticer, _secret(request))
    if known is None or not await confirming.leave(site.noticer, _secret(request)):
        return page("Footplate", UNKNOWN, 404)
    return page("Footplate", _left(known.address, _secret(request)))


async def come_back(site: Site, request: Request) -> Response:
    """They may come again."""
    if not await confirming.come_back(site.noticer, _secret(request)):
        return page("Footplate", UNKNOWN, 404)
    body = (
        "<h1>Mail may come again.</h1>\n"
        "<p>Add the address again where you choose how you are told, and confirm it.</p>\n"
    )
    return page("Footplate", body)
