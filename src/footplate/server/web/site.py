"""The server as the endpoints see it, and the application that the web server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from footplate.server.rooms.driving import Driver
from footplate.server.rooms.held import Held
from footplate.server.rooms.house import House
from footplate.server.rooms.noticing import Noticer
from footplate.server.settings import Settings
from footplate.server.store.database import Database
from footplate.server.web.answers import HEADERS, Answer
from footplate.server.web.drawn import Drawn
from footplate.server.web.endpoint import (
    ENDPOINTS,
    Call,
    Endpoint,
    answer,
    decoded,
    query_of,
    read_body,
)
from footplate.server.web.identity import Callers
from footplate.server.web.limits import Limits
from footplate.server.web.metrics import Metrics
from footplate.server.web.problems import Failed, Problem, problem_of


class Number(Convertor[int]):
    """The number of a seat: Python reads no number of thousands of digits."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("int", Number())

TABLES: Final = "/api/tables/"
AT_TABLE: Final = "/api/tables/{table}"

Result = TypeVar("Result")
Otherwise = Callable[[Request, Exception], Awaitable[Response]]
logger = logging.getLogger("footplate.server")


class Site:
    """What an endpoint needs to do its work."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        house: House,
        driver: Driver,
        noticer: Noticer,
    ) -> None:
        self.settings = settings
        self.database = database
        self.house = house
        self.driver = driver
        self.noticer = noticer
        self.limits = Limits(settings.limits, house.now)
        self.callers = Callers(database, house.now)
        self.metrics = Metrics()
        self.drawn = Drawn()
        self._apart = ThreadPoolExecutor(1, "footplate-apart")

    async def apart(self, work: Callable[[], Result]) -> Result:
        """Work that takes long and needs no room, one after the other in a thread of its own: who
        plays does not wait for who looks back."""
        return await asyncio.get_running_loop().run_in_executor(self._apart, work)

    async def apart_at(self, table: str, work: Callable[[Held], Result]) -> Result:
        """The same for work that does: nobody changes the table meanwhile, not even where whoever
        waits for it gives up."""

        async def inside() -> Result:
            async with self.house.reading(table) as held:
                return await self.apart(lambda: work(held))

        return await asyncio.shield(asyncio.create_task(inside()))

    def app(self, routes: list[BaseRoute], otherwise: Otherwise, lifespan: Any = None) -> ASGIApp:
        """The endpoints, and further routes: sockets, pages; and what is at no route's address."""
        paths: dict[str, dict[str, Endpoint]] = {}
        for each in ENDPOINTS:
            paths.setdefault(each.path, {})[each.method] = each
        own = [_route(self, path, found) for path, found in paths.items()]
        handlers = {404: otherwise, 405: not_found}
        app = Starlette(exception_handlers=handlers)
        app.router = Router([*own, *routes], lifespan=lifespan)
        return Front(app, [*own, *(each for each in routes if isinstance(each, WebSocketRoute))])

    def link(self, request: Request, path: str) -> str:
        base = self.settings.public_url or str(request.base_url)
        return f"{base.rstrip('/')}{path}"


class Front:
    """Serves the endpoints and sockets, and hands everything else to the application behind it.

    An endpoint answers for its own errors, so what Starlette puts around each call and each message
    (it would take as long as reading the call) has nothing to do. Most calls are about a table:
    their routes are found by their last word.
    """

    def __init__(self, behind: ASGIApp, own: Sequence[Route | WebSocketRoute]) -> None:
        self._behind = behind
        self._by_end: dict[str, list[Route | WebSocketRoute]] = {}
        self._at_table: dict[str, Route] = {}
        for route in own:
            start, _, end = route.path.rpartition("/")
            self._by_end.setdefault(end, []).append(route)
            if start == AT_TABLE and "{" not in end and isinstance(route, Route):
                self._at_table[end] = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._found(scope)
        if found is None:
            await self._behind(scope, receive, send)
        elif isinstance(found, WebSocketRoute):
            await found.app(scope, receive, send)
        else:
            response = await found.endpoint(Request(scope, receive))
            await response(scope, receive, send)

    def _found(self, scope: Scope) -> Route | WebSocketRoute | None:
        """The route of a call, whose parameters are written into the scope."""
        if scope["type"] == "lifespan":
            return None
        path: str = scope["path"]
        if scope["type"] == "http" and path.startswith(TABLES) and not scope["root_path"]:
            id, _, end = path[len(TABLES) :].partition("/")
            at_table = self._at_table.get(end)
            if at_table is not None and id and scope["method"] in (at_table.methods or ()):
                scope["path_params"] = {"table": id}
                return at_table
        for route in self._by_end.get(path.rpartition("/")[2], ()):
            match, further = route.matches(scope)
            if match is Match.FULL:
                scope.update(further)
                return route
        return None


def _route(site: Site, path: str, found: dict[str, Endpoint]) -> Route:
    """One for all methods of a path, so that whoever asks for another is told of all of them."""

    async def serve(request: Request) -> Response | Answer:
        each = found["GET" if request.method == "HEAD" else request.method]
        headers: dict[str, str] = {}
        try:
            site.limits.check(request, each)
            who = await site.callers.who_calls(request, request.method)
            site.limits.check_password(request, site.settings.password, each)
            call = Call(site, request, who, headers=headers)
            if each.query is not None:
                call.query = query_of(request, each.query)
            if each.method in ("POST", "PUT", "PATCH"):
                call.raw = await read_body(request, each.largest)
                if each.takes is not None:
                    call.body = decoded(call.raw, each.takes, "body")
            return answer(await each.handler(call), each, headers)
        except Exception as error:
            return _failed(site, error, headers, each)

    return Route(path, serve, methods=list(found))


def _failed(site: Site, error: Exception, headers: dict[str, str], each: Endpoint) -> Answer:
    found = problem_of(error)
    if found is None:
        logger.exception("%s %s", each.method, each.path)
        sentence = "Something went wrong here, and nothing has changed."
        found = 500, Problem("failed", sentence)
    status, told = found
    site.house.counters.problem(told.problem)
    if isinstance(error, Failed):
        headers.update(error.headers)
    return Answer(msgspec.json.encode(told), status, own=headers)


async def not_found(request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    told = Problem("unknown", "There is nothing at this address.")
    headers = {**HEADERS, **(getattr(error, "headers", None) or {})}
    return Response(msgspec.json.encode(told), status, headers, "application/json")
