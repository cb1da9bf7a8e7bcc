"""The server put together: database, rooms, web; and run until it is told to stop."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from footplate.server.keys import new_id
from footplate.server.rooms.driving import Driver
from footplate.server.rooms.house import House
from footplate.server.rooms.keeping import Keeper
from footplate.server.settings import Settings, prepare_folder
from footplate.server.store.database import Database, check
from footplate.server.store.heartbeats import began
from footplate.server.store.listening import Listener
from footplate.server.store.migrating import migrate
from footplate.server.store.writer import Writer
from footplate.server.web import api
from footplate.server.web.live import live
from footplate.server.web.site import Site
from footplate.server.workers.pool import Pool


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
        self.pool = Pool(settings.workers, settings.think_seconds)
        self.driver = Driver(self.house, self.pool)
        self.process = new_id()
        self.keeper = Keeper(self.house, settings, self.process)
        self.site = Site(settings, self.database, self.house, self.driver)

    def app(self) -> Starlette:
        async def socket(connection: WebSocket) -> None:
            await live(self.site, connection)

        routes = [WebSocketRoute("/api/tables/{table}/live", socket)]
        return self.site.app([*routes], self._lifespan)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.database.write(began(self.process, now()))
        await self.pool.start()
        tasks = [asyncio.create_task(each.run()) for each in (self.driver, self.keeper)]
        house = self.house
        listener = (
            Listener(self.database, house.heard, house.known) if self.database.shared else None
        )
        try:
            yield
        finally:
            if listener is not None:
                await listener.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.pool.stop()
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
