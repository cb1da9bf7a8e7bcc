"""The server put together: database, rooms, web; and run until it is told to stop."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from footplate.server.rooms.house import House
from footplate.server.settings import Settings, prepare_folder
from footplate.server.store.database import Database, check
from footplate.server.store.listening import Listener
from footplate.server.store.migrating import migrate
from footplate.server.store.writer import Writer
from footplate.server.web import api
from footplate.server.web.live import live
from footplate.server.web.site import Site


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Server:
    """Everything that one process of the server has."""

    def __init__(self, settings: Settings) -> None:
        api.load()
        prepare_folder(settings)
        self.settings = settings
        self.database = Database(settings.url)
        check(self.database)
        migrate(self.database)
        self.house = House(self.database, Writer(self.database), now, settings.rooms)
        self.site = Site(settings, self.database, self.house)

    def app(self) -> Starlette:
        async def socket(connection: WebSocket) -> None:
            await live(self.site, connection)

        routes = [WebSocketRoute("/api/tables/{table}/live", socket)]
        return self.site.app([*routes], self._lifespan)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        house = self.house
        listener = (
            Listener(self.database, house.heard, house.known) if self.database.shared else None
        )
        try:
            yield
        finally:
            if listener is not None:
                await listener.close()
            await house.close()
            await asyncio.to_thread(self.database.close)


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        Server(settings).app(),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=10,
    )
    uvicorn.Server(config).run()
