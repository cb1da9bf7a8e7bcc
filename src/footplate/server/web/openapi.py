"""The OpenAPI document: made from the table of endpoints and the messages of the socket."""

import re
from typing import Any, Final

import msgspec

from footplate.core.record import Record
from footplate.server.rooms.summary import Summary
from footplate.server.said import words_of_fields
from footplate.server.web.endpoint import ENDPOINTS, Endpoint
from footplate.server.web.identity import COOKIE
from footplate.server.web.limits import HOUSE_KEY
from footplate.server.web.messages import AnyFromClient, AnyToClient
from footplate.server.web.problems import Problem
from footplate.version import __version__

LIVE: Final = "/api/tables/{table}/live"
REFERENCE: Final = "#/components/schemas/{name}"
OWN_SCHEMAS: Final = "The games' own parts are described by `footplate schema GAME`."
SECURITY: Final[dict[str, Any]] = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "The key of a player (p_…), or that of a seat (s_…), good for it alone.",
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "The same key as a browser keeps it; good from this server's own pages.",
    },
    "password": {
        "type": "apiKey",
        "in": "header",
        "name": HOUSE_KEY,
        "description": "Where the host wants a password, every call gives it, too.",
    },
}
KEYS: Final[list[dict[str, list[str]]]] = [{"key": []}, {"cookie": []}]
WHY: Final = {
    400: "What was sent cannot be read.",
    401: "Nobody has this key, or none was given where one is needed.",
    403: "That is somebody else's to do.",
    404: "There is no such table.",
    409: "The game has moved on: the decision was made for another position.",
    413: "That is too large.",
    422: "A rule of the game or of the table refuses it; nothing has changed.",
    429: "Too much at once; `retry-after` says for how long to wait.",
    503: "It was not saved; nothing has changed.",
}
PATH_TYPES: Final = {"int": {"type": "integer", "minimum": 0}, "str": {"type": "string"}}


def document() -> dict[str, Any]:
    """All of it, as plain data."""
    taken = [each for to in ENDPOINTS for each in (to.takes, to.query) if each is not None]
    given = [to.gives for to in ENDPOINTS if to.gives not in (None, str)]
    roots = [*taken, *given, Problem, Summary, AnyToClient, AnyFromClient]
    schemas, components = msgspec.json.schema_components(roots, ref_template=REFERENCE)
    known = dict(zip(map(id, roots), schemas))
    explain(components, roots)
    # A record is a file, whose fields are left out where there is nothing to say.
    always_told(
        components, [*given, Problem, Summary, AnyToClient], [*taken, AnyFromClient, Record]
    )
    _amend(components)
    components["SocketTold"] = {**schemas[-2], "title": "What the server sends over a socket."}
    components["SocketSaid"] = {**schemas[-1], "title": "What a viewer sends over a socket."}
    paths: dict[str, Any] = {LIVE: {"get": _live()}}
    for to in ENDPOINTS:
        operations = paths.setdefault(plain_path(to.path), {})
        operations[to.method.lower()] = _operation(to, known, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Footplate",
            "version": __version__,
            "description": f"Tables for steam board games. See docs/api.md. {OWN_SCHEMAS}",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": dict(sorted(components.items())), "securitySchemes": SECURITY},
    }


def plain_path(path: str) -> str:
    """A path without the types of its parts."""
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def explain(components: dict[str, Any], roots: list[Any]) -> None:
    """Put what the fields' docstrings say into the schemas."""
    for struct in _structs(roots):
        properties = _schema_of(struct, components).get("properties", {})
        for name, words in words_of_fields(struct).items():
            if name in properties:
                properties[name]["description"] = words


def always_told(components: dict[str, Any], given: list[Any], taken: list[Any]) -> None:
    """What has a default may be left out by who asks, but the server says all of it: whoever reads
    its answers need not look whether a field is there."""
    asked = set(_structs(taken))
    for struct in _structs(given):
        schema = _schema_of(struct, components)
        if struct not in asked and not struct.__struct_config__.omit_defaults:
            schema["required"] = list(schema.get("properties", ()))


def _schema_of(struct: type, components: dict[str, Any]) -> dict[str, Any]:
    """Of two that are called the same, msgspec gives each its whole name."""
    name = struct.__name__
    found: dict[str, Any] = components.get(name) or components[f"{struct.__module__}.{name}"]
    return found


def _structs(roots: list[Any]) -> list[type[msgspec.Struct]]:
    """The structs that are named by these types, and by their fields."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(roots))
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                continue
            found[info.cls] = None
            waiting += [field.type for field in info.fields]
        elif isinstance(info, msgspec.inspect.Type):
            inner = [getattr(info, name) for name in info.__struct_fields__]
            waiting += [
                each for part in inner for each in (part if isinstance(part, tuple) else [part])
            ]
    return list(found)


def _amend(components: dict[str, Any]) -> None:
    """Say what the types alone do not: games put their own in the place of these."""
    components["Event"] = {
        "title": "Event",
        "description": f"What has happened, as data. {OWN_SCHEMAS}",
        "type": "object",
        "properties": {"event": {"type": "string"}},
        "required": ["event"],
    }
    view = components["View"]
    view["description"] = f"{view.get('description', '')} {OWN_SCHEMAS}".strip()
    for each in ("Listed", "Mine"):
        components[each]["properties"]["summary"] = {"$ref": REFERENCE.format(name="Summary")}


def _operation(to: Endpoint, known: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "operationId": to.handler.__name__,
        "summary": to.summary,
        "tags": [to.handler.__module__.rpartition(".")[2]],
        "security": KEYS if to.allowed in ("player", "seat", "owner") else [{}, *KEYS],
        "parameters": [*_path_parameters(to), *_query_parameters(to, known, components)],
        "responses": _responses(to, known),
    }
    if to.takes is not None:
        content = {"application/json": {"schema": known[id(to.takes)]}}
        said["requestBody"] = {"required": True, "content": content}
    return said


def _path_parameters(to: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[kind or "str"]}
        for name, kind in re.findall(r"{(\w+):?(\w*)}", to.path)
    ]


def _query_parameters(
    to: Endpoint, known: dict[int, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    if to.query is None:
        return []
    name = known[id(to.query)]["$ref"].rpartition("/")[2]
    found = components[name]
    needed = found.get("required", ())
    return [
        {"name": each, "in": "query", "required": each in needed, "schema": _without_null(schema)}
        for each, schema in found["properties"].items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no way to say null: it is left out."""
    kinds = [each for each in schema.get("anyOf", ()) if each != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    kept = {name: each for name, each in schema.items() if name not in ("anyOf", "default")}
    return {**kept, **kinds[0]}


def statuses(to: Endpoint) -> list[int]:
    """What a call can be answered when it is not done."""
    there = "{table}" in to.path
    found = {401, 429, 503}
    if to.takes is not None:
        found |= {400, 413}
    if to.query is not None:
        found.add(400)
    if there:
        found |= {404, 422}
    if to.method != "GET":
        found.add(403)
    if to.allowed in ("seat", "owner"):
        found.add(403)
    if to.takes is not None and "moment" in getattr(to.takes, "__struct_fields__", ()):
        found.add(409)
    return sorted(found)


def _responses(to: Endpoint, known: dict[int, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": known[id(Problem)]}}
    if to.gives is None:
        done: dict[str, Any] = {"204": {"description": "Done."}}
    else:
        schema = {"type": "string"} if to.gives is str else known[id(to.gives)]
        content = {to.media.partition(";")[0]: {"schema": schema}}
        done = {str(to.status): {"description": "Done.", "content": content}}
    wrong = {str(each): {"description": WHY[each], "content": problem} for each in statuses(to)}
    return {**done, **wrong, "default": {"description": "Not done.", "content": problem}}


def _live() -> dict[str, Any]:
    words = (
        "A WebSocket for one viewer. The first message is `hello`, with a key where there is no "
        "cookie and up to where the viewer knows the table; `still` at least every minute says "
        "that somebody is there. The server sends what is new as soon as it is on disk: no gap, "
        "no repeat."
    )
    return {
        "operationId": "live",
        "summary": "What is new at a table, as it happens.",
        "description": words,
        "tags": ["live"],
        "security": [{}, *KEYS],
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
        ],
        "responses": {
            "101": {"description": "The socket is open."},
            "default": {"description": "No socket."},
        },
        "x-websocket": {
            "sends": {"$ref": REFERENCE.format(name="SocketTold")},
            "takes": {"$ref": REFERENCE.format(name="SocketSaid")},
        },
    }
