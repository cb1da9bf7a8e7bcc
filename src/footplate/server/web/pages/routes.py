"""The routes of the pages."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from footplate.server.rooms.people import Who
from footplate.server.web.answers import HEADERS
from footplate.server.web.pages import home, mail, table
from footplate.server.web.pages.built import Built
from footplate.server.web.pages.elsewhere import nowhere
from footplate.server.web.pages.html import esc, page
from footplate.server.web.problems import Failed, problem_of
from footplate.server.web.site import Site, logger

Handler = Callable[[Site, Request, Who], Awaitable[Response]]
STATIC: Final = {"plain.css": "text/css", "carry.js": "text/javascript"}
PAGES: Final[dict[str, Handler]] = {
    "/": home.home,
    "/me": table.me,
    "/tables/{table}": table.table,
    "/tables/{table}/seats/{seat:int}": table.seat,
}
LinkHandler = Callable[[Site, Request], Awaitable[Response]]
LINKS: Final[dict[tuple[str, str], LinkHandler]] = {
    ("GET", "/mail/confirm/{secret}"): mail.to_confirm,
    ("POST", "/mail/confirm/{secret}"): mail.confirm,
    ("GET", "/mail/stop/{secret}"): mail.to_leave,
    ("POST", "/mail/stop/{secret}"): mail.leave,
    ("POST", "/mail/again/{secret}"): mail.come_back,
}
"""What the links in mails open: whoever has one may, with no other key and no password, since mail
programs press their buttons, too."""


def routes(site: Site, built: Built | None) -> list[BaseRoute]:
    """Where the browser pages are not there, the plain ones are at the same addresses."""
    plain = [Route(path, _page(site, handler), methods=["GET"]) for path, handler in PAGES.items()]
    pages = plain if built is None else built.routes()
    links = [
        Route(path, _link(site, handler), methods=[method])
        for (method, path), handler in LINKS.items()
    ]
    return [*pages, *links, Route("/static/{name}", _static, methods=["GET"])]


def _page(site: Site, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        try:
            site.limits.take(request, "read")
            try:
                site.limits.let_in(request, site.settings.password)
            except Failed as error:
                if error.status != 401:
                    raise
                return home.door()
            who = await site.callers.who_calls(request, "GET")
            return await handler(site, request, who)
        except Exception as error:
            return _wrong(error, request)

    return serve


def _link(site: Site, handler: LinkHandler) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        try:
            site.limits.take(request, "write" if request.method == "POST" else "read")
            return await handler(site, request)
        except Exception as error:
            return _wrong(error, request)

    return serve


def _wrong(error: Exception, request: Request) -> Response:
    found = problem_of(error)
    if found is None:
        logger.exception("%s %s", request.method, request.scope["route"].path)
        return page("Footplate", "<h1>Something went wrong here.</h1>\n", 500)
    status, told = found
    return page("Footplate", f"<h1>{esc(told.sentence)}</h1>\n", status)


async def _static(request: Request) -> Response:
    name = str(request.path_params["name"])
    if name not in STATIC:
        return nowhere()
    text = files(__package__).joinpath("static", name).read_bytes()
    headers = {**HEADERS, "cache-control": "max-age=3600"}
    return Response(text, 200, headers, STATIC[name])
