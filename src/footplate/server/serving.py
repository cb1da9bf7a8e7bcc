"""The server put together: database, rooms, web; and run until it is told to stop."""

import asyncio
import contextlib
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from footplate.core import registry
from footplate.core.refusal import BadInput
from footplate.core.wire import convert
from footplate.server.keys import new_id
from footplate.server.listening import sole
from footplate.server.notify import Courier, MailSettings
from footplate.server.rooms.driving import Driver
from footplate.server.rooms.house import House
from footplate.server.rooms.keeping import Keeper
from footplate.server.rooms.noticing import Noticer
from footplate.server.rooms.presence import Presence
from footplate.server.rooms.tidying import Tidier
from footplate.server.settings import Settings, positions_folder, prepare_folder
from footplate.server.store.database import Database, NotSaved, check
from footplate.server.store.heartbeats import began
from footplate.server.store.listening import Listener
from footplate.server.store.migrating import migrate
from footplate.server.store.writer import Writer
from footplate.server.web import api, lines
from footplate.server.web.live import LARGEST, Live
from footplate.server.web.pages.built import PACKAGED, found_in
from footplate.server.web.pages.elsewhere import otherwise
from footplate.server.web.pages.routes import routes as routes_of_pages
from footplate.server.web.patience import protocol
from footplate.server.web.proxied import Proxied
from footplate.server.web.site import Site
from footplate.server.workers.kept import Positions
from footplate.server.workers.pool import Pool

SHARE: Final = 0.001
"""Seconds for which a thread may go on while another waits. The writer lets go of the interpreter
at every statement; with Python's own 5 ms each of them would wait so long where much is told."""


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Server:
    """Everything that one process of the server has."""

    def __init__(
        self, settings: Settings, now: Callable[[], int] = now, pages: Path = PACKAGED
    ) -> None:
        api.load()
        load_games()
        prepare_folder(settings)
        self.settings = settings
        self.database = Database(settings.url)
        try:
            check(self.database)
            migrate(self.database)
        except NotSaved as error:
            raise BadInput(f"the database cannot be used: {error}") from None
        self.house = House(self.database, Writer(self.database), now, settings.rooms)
        positions = Positions(positions_folder(settings))
        self.pool = Pool(settings.workers, settings.think_seconds, positions=positions)
        self.driver = Driver(self.house, self.pool)
        self.process = new_id()
        self.keeper = Keeper(self.house, settings, self.process)
        courier = Courier(mail_of(settings), settings.webhooks_to_private)
        self.noticer = Noticer(self.house, courier, settings.address)
        self.site = Site(settings, self.database, self.house, self.driver, self.noticer)
        self.built = found_in(pages)

    def app(self) -> ASGIApp:
        routes = [
            WebSocketRoute("/api/tables/{table}/live", Live(self.site)),
            *routes_of_pages(self.site, self.built),
        ]
        elsewhere = otherwise if self.built is None else self.built.otherwise
        app = self.site.app(routes, elsewhere, self._lifespan)
        return Proxied(app) if self.settings.behind_proxy else app

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.database.write(began(self.process, self.house.now()))
        await self.pool.start()
        house = self.house
        presence, listener = None, None
        tidier = Tidier(house)
        jobs = [self.driver.run(), self.keeper.run(), self.noticer.run(), tidier.run()]
        if self.database.shared:
            presence = Presence(house, self.process)
            listener = Listener(self.database, house.heard, house.known, presence)
            jobs.append(presence.run())
        tasks = [asyncio.create_task(each) for each in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.pool.stop()
            if listener is not None and presence is not None:
                await listener.close()
                await presence.close()
            await house.close()
            await asyncio.to_thread(self.database.close)


def load_games() -> None:
    """All games with their boards, before there are threads, and before somebody waits for it."""
    for game in registry.loadable()[0]:
        for board in game.boards():
            for seats in range(game.min_seats, game.max_seats + 1):
                with contextlib.suppress(BadInput):  # a board takes fewer of them
                    game.plan(board, seats)


def mail_of(settings: Settings) -> MailSettings | None:
    """The server that sends our mail; None: there is none. BadInput where it cannot be used."""
    if not settings.smtp_host:
        return None
    if not settings.smtp_sender:
        raise BadInput("--smtp-sender, or FOOTPLATE_SMTP_SENDER: say which address mail comes from")
    given = {
        "host": settings.smtp_host,
        "sender": settings.smtp_sender,
        "port": settings.smtp_port,
        "tls": settings.smtp_tls,
        "user": settings.smtp_user,
        "password": settings.smtp_password,
    }
    found = convert(given, MailSettings, "mail")
    assert isinstance(found, MailSettings)
    return found


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket that listens until interrupted; `ready` is called when all is set up."""
    prepare_folder(settings)
    # The one that was wished for may have been taken, or left to the system.
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    with sole(settings.url), listening:
        config = uvicorn.Config(
            Server(settings).app(),
            log_level="warning",
            http=protocol(),
            ws=lines.protocol(),
            ws_per_message_deflate=False,
            ws_max_size=2 * LARGEST,  # what is too long is said so; what is longer is not read
            proxy_headers=False,  # see `web/proxied.py`
            server_header=False,
            date_header=False,
            access_log=False,  # else each line is put together, and then found to be for nobody
            timeout_graceful_shutdown=10,
        )
        sys.setswitchinterval(SHARE)
        Tidier.begin()
        ready()
        # Ctrl-C is how one ends it; uvicorn has closed everything when it comes here.
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run([listening])
