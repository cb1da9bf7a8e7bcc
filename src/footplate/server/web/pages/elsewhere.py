"""Addresses at which there is nothing."""

from starlette.requests import Request
from starlette.responses import Response

from footplate.server.web.pages.html import page
from footplate.server.web.site import not_found


async def otherwise(request: Request, error: Exception) -> Response:
    """For a browser a page that says so; the API tells everybody the same."""
    asks = "text/html" in request.headers.get("accept", "")
    if asks and request.url.path.split("/")[1] != "api":
        return nowhere()
    return await not_found(request, error)


def nowhere() -> Response:
    """What a browser shows of an address that there is not."""
    return page("Footplate", "<h1>There is nothing at this address.</h1>\n", 404)
