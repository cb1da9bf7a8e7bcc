"""The browser pages: a program that `make pages` builds of web/, and every wheel brings along.

It is a handful of files, so they are kept in memory. Whatever address a browser opens, it gets the
same page, and the program there finds out what to show; it may be had without the host's password,
because everything that it shows comes from the API.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from footplate.server.web.answers import HEADERS
from footplate.server.web.pages.elsewhere import otherwise
from footplate.server.web.site import not_found

PACKAGED: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files with a hash of their content in the name: what has another content has another name."""
PACKED: Final = ".gz"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NO_PAGES: Final = {"api", "assets", "health", "mail", "metrics", "openapi.json", "static"}
"""What addresses begin with that belong to programs, or to pages of their own."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


@dataclass(frozen=True)
class File:
    media: str
    cached: str
    plain: bytes
    packed: bytes | None
    """The same, compressed when it was built."""

    def answer(self, request: Request) -> Response:
        headers = {
            **HEADERS,
            "content-security-policy": POLICY,
            "cache-control": self.cached,
            "vary": "accept-encoding",
        }
        if self.packed is None or not takes_gzip(request):
            return Response(self.plain, 200, headers, self.media)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, 200, headers, self.media)


class Built:
    """The files of one build."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).as_posix())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != PACKED
        }

    def routes(self) -> list[Route]:
        """Who opens the server's own address gets the page, whatever program asks."""
        names = {"" if name == INDEX else name: file for name, file in self.files.items()}
        return [Route(f"/{name}", _sent(file), methods=["GET"]) for name, file in names.items()]

    async def otherwise(self, request: Request, error: Exception) -> Response:
        """What is at every other address: for a browser the program, for programs nothing."""
        begins = request.url.path.split("/")[1]
        asks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get(
            "accept", ""
        )
        if not asks:
            return await not_found(request, error)
        if begins in NO_PAGES:
            return await otherwise(request, error)
        return self.files[INDEX].answer(request)


def found_in(folder: Path) -> Built | None:
    """None where nothing was built: a server from its sources, on a machine without node."""
    return Built(folder) if (folder / INDEX).is_file() else None


def takes_gzip(request: Request) -> bool:
    """Whether it is among what the browser says it can read; what weighs nothing is not."""
    for each in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = each.replace(" ", "").partition(";")
        if name == "gzip":
            return weight.rstrip("0.") != "q="
    return False


def _file(path: Path, name: str) -> File:
    packed = path.with_name(path.name + PACKED)
    forever = "public, max-age=31536000, immutable"
    return File(
        TYPES.get(path.suffix, "application/octet-stream"),
        forever if name.startswith(ASSETS) else "no-cache",
        path.read_bytes(),
        packed.read_bytes() if packed.is_file() else None,
    )


def _sent(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return file.answer(request)

    return send
