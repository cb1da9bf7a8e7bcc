"""Reading a file of the format `aos-game/1` and checking that it is well formed.

A file holds the setup, a log of decisions and of what followed from them, and the standings after
each turn. Reading is liberal in words (several are known for the same step) and strict in types:
whatever is malformed is refused with its place, `log[17].bid: …`. Whether the game is possible is
for the importer to say (`importer.py`).
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from footplate.core.game import OptionValue
from footplate.core.refusal import BadInput
from footplate.core.wire import Plain, decode_json
from footplate.games.age_of_steam.board.load import BOARDS
from footplate.games.age_of_steam.language.codec import SELECTED
from footplate.games.age_of_steam.positions.recorded.lines import (
    ActionLine,
    AuctionLine,
    BuildLine,
    Entry,
    ExpensesLine,
    GrowthLine,
    Head,
    Holdings,
    Line,
    MoveLine,
    Recorded,
    ReductionLine,
    Row,
    SharesLine,
)

FORMAT: Final = "aos-game/1"

# --- The words of the file ------------------------------------------------------------------------

_LINES: Final[dict[str, type[Line]]] = {
    "shares": SharesLine,
    "auction": AuctionLine,
    "action": ActionLine,
    "build": BuildLine,
    "move": MoveLine,
    "expenses": ExpensesLine,
    "reduction": ReductionLine,
    "growth": GrowthLine,
}
_PHASES: Final = {
    "issue shares": "shares",
    "player order": "auction",
    "determine player order": "auction",
    "actions": "action",
    "select actions": "action",
    "build track": "build",
    "move goods": "move",
    "pay expenses": "expenses",
    "income reduction": "reduction",
    "goods growth": "growth",
    "extra cube": "growth",
}
_STEPS: Final[dict[str, dict[str, str]]] = {
    "auction": {
        "bid": "bid",
        "drop out": "drop out",
        "drop": "drop out",
        "pass": "pass",
        "turn order pass": "pass",
        "last one left": "last one left",
    },
    "build": {
        "place": "place",
        "replace": "replace",
        "redirect": "redirect",
        "urbanize": "urbanize",
        "new city": "urbanize",
        "stop": "stop",
        "end": "stop",
        "done": "stop",
        "pass": "stop",
        "loses unextended track": "loses unextended track",
        "loses track": "loses unextended track",
    },
    "move": {
        "deliver": "deliver",
        "engine": "engine",
        "upgrade": "engine",
        "pass": "pass",
        "decline": "pass",
        "nothing": "pass",
        "none": "pass",
        "skip": "pass",
    },
    "growth": {
        "dice": "dice",
        "roll": "dice",
        "production": "production",
        "decline": "decline",
        "pass": "decline",
        "skip": "decline",
        "decline production": "decline",
        "skip production": "decline",
        "extra cube": "extra cube",
    },
}
_ALIASES: Final = {
    "amount": "bid",
    "paid": "pays",
    "loss": "loses",
    "lost": "income_lost",
    "bankrupt": "eliminated",
    "letter": "new_city",
    "cube": "good",
}
_NEEDED: Final = {
    "bid": ("bid",),
    "place": ("hex",),
    "replace": ("hex",),
    "redirect": ("hex",),
    "urbanize": ("hex", "new_city"),
    "loses unextended track": ("hexes",),
    "deliver": ("good", "route"),
    "dice": ("side", "dice"),
    "production": ("player", "drawn", "good", "column", "box"),
    "decline": ("player",),
}
_PROSE: Final = ("note", "notes", "comment")


def _plainly(word: str) -> str:
    return " ".join(word.lower().replace("_", " ").replace("-", " ").split())


def _goods(value: Any) -> Any:
    """Goods as we call them, wherever they stand in a value."""
    if isinstance(value, str):
        return {"cotton": "white"}.get(value.lower(), value.lower())
    if isinstance(value, list):
        return [_goods(each) for each in value]
    return {key: _goods(each) for key, each in value.items()} if isinstance(value, dict) else value


# --- Reading --------------------------------------------------------------------------------------


def read_recorded(data: bytes | str | Plain) -> Recorded:
    """A recorded game from its JSON; one line says what is wrong with it."""
    plain = decode_json(data) if isinstance(data, bytes | str) else data
    if not isinstance(plain, dict):
        raise BadInput("a recorded game is a JSON object with format, map, setup and log")
    if plain.get("format") != FORMAT:
        raise BadInput(f"format: {plain.get('format')!r} is not {FORMAT!r}")
    head = _convert(_with_goods(plain), Head, "")
    assert isinstance(head, Head)
    players, order = _players(head)
    unread: list[str] = []
    return Recorded(
        board=_board(head.map),
        players=players,
        order=order,
        turns=head.turns,
        options={**_told_options(plain, head), **head.options},
        setup=head.setup,
        log=[_entry(number, raw, players, unread) for number, raw in enumerate(head.log)],
        standings=[_row(number, raw, players, unread) for number, raw in enumerate(head.standings)],
        unread=unread,
    )


def _convert(plain: Any, kind: Any, place: str) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at ")
        path = place + path.removeprefix("key in ").removeprefix("$")
        if reason.startswith("Object missing required field "):
            path, reason = f"{path}.{reason.rpartition(' ')[2]}", "is missing"
        raise BadInput(f"{path.lstrip('.')}: {reason[:1].lower()}{reason[1:]}") from None


def _with_goods(plain: Plain) -> Plain:
    """The file with the goods of its setup as we call them."""
    setup = plain.get("setup")
    if not isinstance(setup, dict):
        return plain
    tidy = dict(setup)
    if isinstance(setup.get("bag"), dict):
        tidy["bag"] = {_goods(good): count for good, count in setup["bag"].items()}
    for block in ("cities", "towns", "new_cities"):
        if isinstance(setup.get(block), dict):
            tidy[block] = {
                name: {"on_map": _goods(place)} if isinstance(place, list) else _goods(place)
                for name, place in setup[block].items()
            }
    return {**plain, "setup": tidy}


def _board(name: str) -> str:
    board = _plainly(name).replace(" ", "-")
    if board not in BOARDS.ids:
        raise BadInput(f"map: there is no board {name!r}; there are: {', '.join(BOARDS.ids)}")
    return board


def _players(head: Head) -> tuple[list[str], list[str]]:
    """The names by seat, and in their first order."""
    names = head.setup.players or [f"P{seat + 1}" for seat in range(head.players)]
    if len(names) != head.players or len(set(names)) != len(names):
        raise BadInput(f"setup.players: must name {head.players} players, each once")
    order = head.setup.order or names
    if sorted(order) != sorted(names):
        raise BadInput("setup.order: must name every player once")
    return names, order


def _told_options(plain: Plain, head: Head) -> dict[str, OptionValue]:
    """The options that the prose of a file asks for."""
    table = (head.income_reduction_table or "").strip().lower()
    options: dict[str, OptionValue] = {
        "income_reduction": "deluxe" if table.startswith("deluxe") else "2009"
    }
    told = " ".join(_texts([plain[key] for key in plain if "house" in key])).lower()
    if "double redirect costs 4" in told:
        options["double_redirect"] = "track"
    return options


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)


def _entry(number: int, raw: Plain, players: list[str], unread: list[str]) -> Entry:
    """A line of the log with our words for its phase, its step and its fields."""
    place = f"log[{number}]"
    plain = {_ALIASES.get(key, key): value for key, value in raw.items()}
    phase = _phase(plain, place)
    kind = _LINES[phase]
    if phase == "growth":
        _growth_step(plain, place)
    if phase in _STEPS:
        plain["do"] = _step(plain, phase, place)
    elif _plainly(str(plain.get("do", ""))) in ("eliminated", "bankrupt"):
        plain["eliminated"] = True
    for key in ("good", "drawn", "placed"):
        if key in plain:
            plain[key] = _goods(plain[key])
    if phase == "action" and isinstance(plain.get("action"), str):
        plain["action"] = _action(plain["action"])
    line = _convert(plain, kind, place)
    assert isinstance(line, Line)
    _check_line(plain, line, players, place)
    known = {*kind.__struct_fields__, "phase", "do", *_PROSE}
    unread += [f"{place}.{key}" for key in plain if key not in known]
    return Entry(number, raw, line)


def _phase(plain: Plain, place: str) -> str:
    """The phase of a line; the rounds of Move Goods go into a field of their own."""
    word = plain.get("phase")
    if not isinstance(word, str):
        raise BadInput(f"{place}.phase: {'is missing' if word is None else 'must be text'}")
    phase = _plainly(word)
    if phase.startswith("move") and phase[-1] in "12":
        plain["round"] = int(phase[-1])
        phase = phase[:-1].removesuffix("round ").strip()
    phase = _PHASES.get(phase, phase)
    if phase not in _LINES:
        raise BadInput(f"{place}.phase: {word!r} is not one of {', '.join(_LINES)}")
    return phase


def _growth_step(plain: Plain, place: str) -> None:
    """Lines of Goods Growth often leave out `do`; and what a board adds has many names."""
    word = _plainly(str(plain.get("do", "")))
    if plain.pop("decline", False) or plain.pop("declined", False):
        plain["do"] = "decline"
    elif "dice" in plain or "side" in plain:
        plain.setdefault("do", "dice")
    elif word not in _STEPS["growth"]:
        # Whatever it is called: a cube that comes from no player and no die.
        if {"placed", "good", "drawn"} & plain.keys() and "player" not in plain:
            plain["do"] = "extra cube"
        elif not word:
            raise BadInput(f"{place}: neither dice, nor Production, nor an extra cube")


def _step(plain: Plain, phase: str, place: str) -> str:
    word = plain.get("do")
    if not isinstance(word, str):
        raise BadInput(f"{place}.do: {'is missing' if word is None else 'must be text'}")
    step = _STEPS[phase].get(_plainly(word.partition("(")[0]))
    if step is None:
        known = ", ".join(dict.fromkeys(_STEPS[phase].values()))
        raise BadInput(f"{place}.do: {word!r} is not one of {known}")
    return step


def _action(word: str) -> str:
    """The action of that name in any spelling; unknown ones are left for the type to refuse."""
    plain = _plainly(word).removesuffix(" pass")
    return next((name for name in SELECTED if _plainly(name) == plain), word)


def _check_line(plain: Mapping[str, Any], line: Line, players: list[str], place: str) -> None:
    for field in _NEEDED.get(plain.get("do", ""), ()):
        if plain.get(field) is None:
            raise BadInput(f"{place}.{field}: is missing")
    named = [("player", getattr(line, "player", None))]
    if isinstance(line, BuildLine):
        named += [(f"before[{at}]", owner) for at, (_, owner) in enumerate(line.before or [])]
        if line.do in ("place", "replace", "redirect") and bool(line.tracks) == bool(
            line.town_exits
        ):
            raise BadInput(f"{place}: either tracks or town_exits say what is built")
    if isinstance(line, MoveLine) and line.link_owners is not None:
        named += [(f"link_owners[{at}]", owner) for at, owner in enumerate(line.link_owners)]
        if line.route and len(line.link_owners) != len(line.route) - 1:
            found = f"{len(line.link_owners)} owners for a route of {len(line.route)} stops"
            raise BadInput(f"{place}.link_owners: {found}")
    if isinstance(line, MoveLine) and line.do == "deliver" and len(line.route) < 2:
        raise BadInput(f"{place}.route: a route has two stops or more")
    if isinstance(line, GrowthLine) and not all(1 <= die <= 6 for die in line.dice):
        raise BadInput(f"{place}.dice: a die shows 1 to 6")
    if isinstance(line, ExpensesLine) and line.income_lost is None and not line.eliminated:
        raise BadInput(f"{place}.income_lost: is missing")
    for field, name in named:
        if name is not None and name not in players:
            raise BadInput(f"{place}.{field}: there is no player {name!r}")


def _row(number: int, raw: Plain, players: list[str], unread: list[str]) -> Row:
    """The standings after a turn; a player who is out may be left out, or null."""
    place = f"standings[{number}]"
    turn = _convert(raw.get("turn"), int, f"{place}.turn")
    holdings = {
        name: _convert(raw[name], Holdings, f"{place}.{name}")
        for name in players
        if raw.get(name) is not None
    }
    known = {"turn", *players, *_PROSE}
    unread += [f"{place}.{key}" for key in raw if key not in known]
    for name in holdings:
        fields = Holdings.__struct_fields__
        unread += [f"{place}.{name}.{key}" for key in raw[name] if key not in fields]
    return Row(number, turn, holdings)
