"""A record: everything needed to play a game again. The truth that is stored and shared."""

import json
import re
from typing import Any

import msgspec

from footplate.core import registry
from footplate.core.chance import Chance, ScriptedChance, ScriptEnded
from footplate.core.codec import shown
from footplate.core.event import Event, TableLaid
from footplate.core.game import OptionValue
from footplate.core.refusal import BadInput, Refused
from footplate.core.state import AnyForm, State
from footplate.core.wire import Plain, convert, decode_json, no_path, to_json, to_plain
from footplate.version import __version__

CHECK_LENGTH = 8


class RecordMismatch(Exception):
    """A record stops fitting: at which action, why, and the position up to there."""

    def __init__(self, at: int, reason: str, state: State) -> None:
        super().__init__(at, reason, state)
        self.at = at
        self.reason = reason
        self.state = state

    def __str__(self) -> str:
        return f"action {self.at + 1} does not fit: {self.reason}"


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Game, board, options, luck, actions and the engine's version."""

    game: str
    board: str
    seats: int
    options: dict[str, bool | int | str] = {}
    seed: int = 0
    script: list[int] | None = None
    """Outcomes of luck in the order asked for; None: the seed decides."""
    names: list[str] = []
    """What the seats are called; may be empty."""
    engine: str = __version__
    actions: list[dict[str, Any]] = []
    checks: list[str] = []
    """The first characters of the digest after each action: they show where an edit was made. Where
    luck is scripted, the digest as if the script ended there, because a script can grow."""
    note: str = ""
    position: dict[str, Any] | None = None
    """What the game begins with, where that is not the set-up: a puzzle, a game from elsewhere."""
    salt: str = ""
    """What was hashed together with the seed; empty: nothing was."""
    commitment: str = ""
    """The hash of seed and salt that was told at the start (`core/fairness.py`); empty: none was,
    so nobody promised the luck of this game."""

    def begin(self, events: list[Event] | None = None) -> State:
        """The first position; BadInput where the record holds what none can."""
        convert(msgspec.structs.asdict(self), Record, "record")
        chance: Chance | None = None if self.script is None else ScriptedChance(list(self.script))
        game = registry.game(self.game)
        game.options(self.options)
        if self.position is not None:
            return self._begin_with(game.position(self.position), chance, events)
        try:
            return game.start(self.seats, self.seed, self.board, chance, events, **self.options)
        except ScriptEnded as error:
            raise BadInput(f"script: {error}") from None

    def _begin_with(self, state: State, chance: Chance | None, events: list[Event] | None) -> State:
        """What the record begins with, played by the luck that the position or the record has."""
        game = state.game
        found = (game.name, *game.played_on(state), game.seats_of(state))
        told = (self.game, self.board, self.options, self.seats)
        if found != told:
            raise BadInput("record: position: is of another game, board, options or seats")
        if chance is not None or (self.position or {}).get("luck") is None:
            state.chance = chance or Chance(self.seed)
        if events is not None:
            events.append(TableLaid(game.holdings(state, None)))
        return state

    def play(self, state: State, action: AnyForm, events: list[Event] | None = None) -> None:
        """Play an action, in any form that `State.play` takes, and write it down."""
        known = state.game.action(action)
        state.play(known, events)
        canonical = state.game.codec_of(state).decode_known(state.encode(known))
        self.actions.append(decode_json(to_json(canonical)))
        self.checks.append(_digest_so_far(state)[:CHECK_LENGTH])

    def replay(self, at: int | None = None, events: list[Event] | None = None) -> State:
        """The position after `at` actions (None: all). Raises RecordMismatch where it stops."""
        state = self.begin(events)
        if at is not None and (type(at) is not int or not 0 <= at <= len(self.actions)):
            there = len(self.actions)
            raise BadInput(f"the record has {there} actions, so there is no {shown(at)}")
        for number, plain in enumerate(self.actions[:at]):
            before = state.clone()
            try:
                state.play(state.game.action(plain), events)
            except Refused as error:
                reason = f"{error}{self._older_reading(number)}"
                raise RecordMismatch(number, reason, before) from None
            except (BadInput, ScriptEnded) as error:
                raise RecordMismatch(number, str(error), before) from None
            if number < len(self.checks):
                found = _digest_so_far(state)[: len(self.checks[number])]
                # Records used to be checked with the whole of their script.
                whole = state.digest()[: len(found)] if self.script is not None else found
                if self.checks[number] not in (found, whole):
                    reason = (
                        f"it leads to another position ({found}) than was recorded "
                        f"({self.checks[number]}): the record was edited, or made by other rules "
                        f"(engine {self.engine}, this is {__version__})"
                    )
                    raise RecordMismatch(number, reason, before)
        missing = len(self.checks) - len(self.actions)
        if at is None and missing > 0:
            reason = f"the record was cut: checks for {missing} more actions follow"
            raise RecordMismatch(len(self.actions), reason, state)
        return state

    def under(self, **options: OptionValue) -> "Record":
        """The same game under other options, without its checks: digests tell options apart."""
        return msgspec.structs.replace(self, options={**self.options, **options}, checks=[])

    def _older_reading(self, number: int) -> str:
        """Which option plays an action that is refused now but was legal in an earlier version."""
        for name, value in registry.game(self.game).older_readings.items():
            if self.options.get(name) == value:
                continue
            try:
                self.under(**{name: value}).replay(number + 1)
            except RecordMismatch:
                continue
            return (
                f"; earlier versions allowed it, and the option {name}={value} still does: set it "
                "in the record and leave out the checks"
            )
        return ""

    def to_json(self) -> str:
        """JSON with one action a line, so that a cut or edited file can still be read."""
        head = to_plain(self)
        for name, nothing in (("position", None), ("salt", ""), ("commitment", "")):
            if head[name] == nothing:
                del head[name]
        actions = head.pop("actions")
        lines = ",\n".join("  " + to_json(action) for action in actions)
        head_text = json.dumps(head, ensure_ascii=False, indent=1)
        return head_text[:-2] + ',\n "actions": [\n' + lines + "\n ]\n}\n"


def _digest_so_far(state: State) -> str:
    """The digest of a position, without what a script says of luck that is still to come."""
    luck = state.chance
    if not isinstance(luck, ScriptedChance):
        return state.digest()
    state.chance = used = ScriptedChance(luck.outcomes[: luck.used])
    used.used = luck.used
    try:
        return state.digest()
    finally:
        state.chance = luck


def read_record(text: str) -> tuple[Record, str | None]:
    """A record from its JSON, and what was wrong with the text where only a part could be read."""
    if not isinstance(text, str):
        raise BadInput("a record is read from text")
    fault: str | None = None
    try:
        plain = decode_json(text)
    except BadInput as error:
        plain, fault = _salvage(text), str(error)
        if plain is None:
            raise
    if not isinstance(plain, dict):
        raise BadInput("a record is a JSON object with game, board, seats, seed and actions")
    record = convert(plain, Record, "record")
    assert isinstance(record, Record)
    no_path(record.board, "record")
    if fault is not None:
        fault = f"{fault}; {len(record.actions)} whole actions could be read"
    return record, fault


def _salvage(text: str) -> Plain | None:
    """What a truncated file still holds: the head and every whole action."""
    found = re.search(r'"actions"\s*:\s*\[', text)
    if found is None or re.search(r"\\u[dD][89a-fA-F]", text):
        # Half characters, which the strict reader refuses, are refused here as well.
        return None
    try:
        plain: Plain = json.loads(text[: found.start()].rstrip().rstrip(",") + "}")
    except (ValueError, RecursionError):
        return None
    decoder = json.JSONDecoder()
    actions: list[Plain] = []
    rest = text[found.end() :].lstrip(" \r\n\t,")
    while rest.startswith("{"):
        try:
            action, end = decoder.raw_decode(rest)
        except (ValueError, RecursionError):
            break
        actions.append(action)
        rest = rest[end:].lstrip(" \r\n\t,")
    # The checks of the actions that were lost are lost with them.
    checks = plain.get("checks")
    kept = {"checks": checks[: len(actions)]} if isinstance(checks, list) else {}
    return {**plain, **kept, "actions": actions}
