"""What is answered: a status, bytes, and the headers that every answer has."""

from collections.abc import Mapping
from typing import Final

from starlette.types import Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
JSON: Final = "application/json"
TEXTS: Final = frozenset({"text/markdown", "text/plain"})
"""Those that have to say how their letters are written."""


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


_RAW: Final = _raw(HEADERS)
_RAW_JSON: Final = [*_RAW, (b"content-type", JSON.encode())]


class Answer:
    """An answer of an endpoint. Nearly all of them have the same headers, which are written once
    and not, as Starlette would, for each."""

    def __init__(
        self, body: bytes | str, status: int, media: str = JSON, own: Mapping[str, str] = {}
    ) -> None:
        self.body = body.encode() if isinstance(body, str) else body
        self.status = status
        self.media = media
        """Empty: there is no body (204)."""
        self.own = own
        """Headers beside the common ones, or in their place."""

    def headers(self) -> list[tuple[bytes, bytes]]:
        if self.media == JSON and not self.own:
            found = [*_RAW_JSON]
        else:
            media = f"{self.media}; charset=utf-8" if self.media in TEXTS else self.media
            kind = {"content-type": media} if media else {}
            found = _raw({**HEADERS, **kind, **self.own})
        if self.media:
            found.append((b"content-length", b"%d" % len(self.body)))
        return found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send(
            {"type": "http.response.start", "status": self.status, "headers": self.headers()}
        )
        await send({"type": "http.response.body", "body": self.body})
