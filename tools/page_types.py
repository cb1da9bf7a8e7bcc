"""Write what the browser pages know of the server's types: web/src/api/schema.d.ts from the OpenAPI
document, and web/src/games/GAME/schema.d.ts of each game that has pages of its own, from the game's
own types. `--check` writes nothing and says what is out of date.
"""

import argparse
import json
from functools import reduce
from operator import or_
from typing import Any

import msgspec

import footplate
from footplate.server.web import api
from footplate.server.web.openapi import REFERENCE, always_told, document, explain
from tools.pages import WEB, install, node

SOURCES = WEB / "src"
HEAD = "// Made by `make reference` from the types of the server: do not edit.\n\n"


def of_game(name: str) -> dict[str, Any]:
    """The types of a game as an OpenAPI document without calls."""
    game = footplate.game(name)
    kinds = {
        "AnyAction": game.action_union,
        "AnyEvent": reduce(or_, game.event_types),
        "AnyView": game.view_type,
        "AnyOptions": game.options_type,
    }
    roots = list(kinds.values())
    found, components = msgspec.json.schema_components(roots, ref_template=REFERENCE)
    explain(components, roots)
    taken = [game.action_union, game.options_type]
    always_told(components, [each for each in roots if each not in taken], taken)
    schemas = {**components, **dict(zip(kinds, found))}
    return {
        "openapi": "3.1.0",
        "info": {"title": game.title, "version": footplate.__version__},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def documents() -> dict[str, dict[str, Any]]:
    """By the folder of web/src that their types go to."""
    api.load()
    games = [f"games/{name}" for name in footplate.names() if (SOURCES / "games" / name).is_dir()]
    return {"api": document(), **{folder: of_game(folder.partition("/")[2]) for folder in games}}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    install()
    made = json.loads(node("types.mjs", given=json.dumps(documents())))
    stale = []
    for folder, text in made.items():
        file, whole = SOURCES / folder / "schema.d.ts", HEAD + text
        if file.is_file() and file.read_text(encoding="utf-8") == whole:
            continue
        stale.append(file.relative_to(WEB.parent).as_posix())
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(whole, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)} is out of date: run `make reference`.")
    return check and bool(stale)


if __name__ == "__main__":
    raise SystemExit(main())
