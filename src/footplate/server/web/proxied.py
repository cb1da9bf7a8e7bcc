"""Behind a proxy: who calls, and by which scheme, is what the proxy says.

Most proxies add the address that they have seen to what the caller says of itself, so the last of
several counts: what stands before it anybody can write, to be somebody else at each call.
"""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SCHEMES: Final = frozenset({"http", "https"})


class Proxied:
    """The application behind a proxy, which alone can reach it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            headers = Headers(scope=scope)
            host = host_of(",".join(headers.getlist("x-forwarded-for")).rpartition(",")[2])
            if host:
                scope["client"] = (host, 0)
            scheme = headers.get("x-forwarded-proto", "").strip()
            if scheme in SCHEMES:
                scope["scheme"] = scheme.replace("http", "ws") if _is_socket(scope) else scheme
        await self._app(scope, receive, send)


def _is_socket(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")


def host_of(address: str) -> str:
    """An address without its port: `192.0.2.1:80`, `[2001:db8::1]:80`, or one that has none."""
    address = address.strip()
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
