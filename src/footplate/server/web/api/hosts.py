"""For whoever looks after the server, and for programs that want to know it."""

from functools import cache
from typing import Any

import msgspec
from sqlalchemy import text

from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.metrics import MEDIA
from footplate.server.web.openapi import document
from footplate.version import __version__


class Health(msgspec.Struct, frozen=True):
    """The server answers, and so does its database."""

    service: str
    version: str
    database: str


@endpoint("GET", "/health", "anyone", gives=Health)
async def health(call: Call) -> Health:
    """Whether the server and its database answer; 503 where the database does not."""
    await call.site.database.read(lambda connection: connection.execute(text("select 1")).scalar())
    return Health("footplate", __version__, call.site.database.engine.dialect.name)


@endpoint("GET", "/metrics", "anyone", gives=str, media=MEDIA)
async def metrics(call: Call) -> str:
    """How the server does, as Prometheus reads it."""
    return await call.site.metrics.text(call.site)


@endpoint("GET", "/openapi.json", "anyone", gives=dict[str, Any])
async def openapi(call: Call) -> bytes:
    """This document."""
    return _document()


@cache
def _document() -> bytes:
    return msgspec.json.encode(document())
