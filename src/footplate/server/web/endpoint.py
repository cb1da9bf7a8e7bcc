"""Endpoints as one table: path, what comes in, what goes out, who may. Routes, authorization and
the OpenAPI document are all made from it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from footplate.core.wire import convert, decode_json
from footplate.server.rooms.people import Who
from footplate.server.web.answers import HEADERS, Answer
from footplate.server.web.problems import Failed

if TYPE_CHECKING:
    from footplate.server.web.site import Site

Allowed = Literal["anyone", "player", "spectator", "seat", "owner"]
"""Who may: anybody at all; who has a key; who may watch the table; who sits there; who made it."""

LARGEST: int = 1 << 20
"""How many bytes a body may have."""


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    allowed: Allowed
    handler: "Callable[[Call], Awaitable[Any]]"
    takes: Any = None
    query: Any = None
    gives: Any = None
    """None: nothing (204)."""
    media: str = "application/json"
    largest: int = LARGEST
    status: int = 200


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str, path: str, allowed: Allowed, **given: Any
) -> "Callable[[Callable[[Call], Awaitable[Any]]], Callable[[Call], Awaitable[Any]]]":
    """Enter a handler into the table; its docstring is the summary."""

    def enter(handler: "Callable[[Call], Awaitable[Any]]") -> "Callable[[Call], Awaitable[Any]]":
        summary = " ".join((handler.__doc__ or "").split())
        ENDPOINTS.append(Endpoint(method, path, summary, allowed, handler, **given))
        return handler

    return enter


@dataclass
class Call:
    """One request: to which site, from whom, and what it brought."""

    site: "Site"
    request: Request
    who: Who
    body: Any = None
    query: Any = None
    raw: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    """Of the answer, beside those that all have."""

    @property
    def path(self) -> bytes:
        return str(self.request.scope["path"]).encode()

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.request.path_params["seat"])

    def player(self) -> str:
        """The player who calls; 401 where nobody does."""
        if self.who.player is None:
            raise Failed(401, "nobody", "Say first who you are: a player has a key.")
        return self.who.player


async def read_body(request: Request, largest: int) -> bytes:
    """The body, as long as it is no larger than it may be."""
    said = request.headers.get("content-length", "")
    if said.isdigit() and int(said) > largest:
        raise Failed(413, "too-large", f"At most {largest} bytes are taken here.")
    parts: list[bytes] = []
    size, more = 0, True
    while more:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        part: bytes = message.get("body", b"")
        size += len(part)
        if size > largest:
            raise Failed(413, "too-large", f"At most {largest} bytes are taken here.")
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)


def decoded(raw: bytes, wanted: Any, what: str) -> Any:
    return convert(decode_json(raw), wanted, what)


def query_of(request: Request, wanted: Any) -> Any:
    """The query as its struct; numbers are written in digits there, and what is not said is left
    out."""
    given = dict(request.query_params)
    if len(given) != len(request.query_params.multi_items()):
        raise Failed(400, "malformed", "query: something is said twice")
    try:
        found = msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Failed(400, "malformed", f"query: {error}") from None
    if nothing := [name for name in given if getattr(found, name) is None]:
        raise Failed(400, "malformed", f"query: {nothing[0]} is left out where there is none")
    return found


_encoder = msgspec.json.Encoder()


def answer(given: Any, to: Endpoint, headers: dict[str, str]) -> Response | Answer:
    if isinstance(given, Response):
        given.headers.update({**HEADERS, **headers})
        return given
    if to.gives is None:
        return Answer(b"", 204, "", headers)
    body = given if isinstance(given, bytes | str) else _encoder.encode(given)
    return Answer(body, to.status, to.media, headers)
