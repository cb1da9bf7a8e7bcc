"""Writing a game in the format `aos-game/1`, so that the importer reads it back.

The record is played again and every decision told with what followed from it. The format ends with
the game or with one of its turns, so of a running game the turn under way is left out. What was
written is imported before it is handed out: a file that would say another game is never given.
"""

import json
from typing import Any, TypeVar

from footplate.core.event import Event
from footplate.core.record import Record, RecordMismatch
from footplate.core.refusal import BadInput
from footplate.core.transcript import Difference
from footplate.core.wire import Plain, to_json, to_plain
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.board.load import BOARDS
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language import events as e
from footplate.games.age_of_steam.language.codec import GOODS, LETTERS
from footplate.games.age_of_steam.play.goods_growth import CITY_COLUMNS
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.recorded.checks import score_now
from footplate.games.age_of_steam.positions.recorded.importer import import_game
from footplate.games.age_of_steam.positions.recorded.reading import FORMAT

E = TypeVar("E", bound=Event)


def export_game(record: Record) -> bytes:
    """The game of a record as a file of the format; BadInput where the format cannot say it."""
    if record.board not in BOARDS.ids:
        raise BadInput(f"{FORMAT} names only boards that come with the game")
    if record.position is not None:
        raise BadInput(f"{FORMAT} tells games from their set-up, and this one began in a position")
    try:
        record.replay()
    except RecordMismatch as error:
        raise BadInput(str(error)) from None
    told = _Telling(record)
    for plain in record.actions:
        told.play(plain)
    data = _text(told.file()).encode()
    _read_back(data, told)
    return data


def _read_back(data: bytes, told: "_Telling") -> None:
    try:
        found = import_game(data).state
    except (Difference, BadInput) as error:
        raise BadInput(f"{FORMAT} cannot say this game: {' '.join(str(error).split())}") from None
    if _apart_from_luck(found) != told.settled:
        raise BadInput(f"{FORMAT} cannot say this game: it would be read as another one")


def _apart_from_luck(state: State) -> Plain:
    """A position without the dice and draws to come, of which a transcript says nothing."""
    plain: Plain = to_plain(state.position())
    return {**plain, "luck": None}


def _text(file: Plain) -> str:
    """JSON with one event a line."""
    log = ",\n".join("  " + to_json(line) for line in file["log"])
    head = json.dumps({**file, "log": None}, ensure_ascii=False, indent=1)
    return head.replace('\n "log": null', f'\n "log": [\n{log}\n ]') + "\n"


class _Telling:
    """A record that is played again, and what of it has been told."""

    def __init__(self, record: Record) -> None:
        self.record = record
        events: list[Event] = []
        state = record.begin(events)
        assert isinstance(state, State)
        self.state, self.board = state, state.rules.board
        self.names = _names(record)
        order = _first(e.OrderRolled, events).order
        self.setup = self._setup([self.names[seat] for seat in order])
        self.log: list[Plain] = []
        self.standings: list[Plain] = []
        self.turn: list[Plain] = []
        """The lines of the turn under way."""
        self.drawn: list[str] = []
        """The cubes drawn for Production in this turn."""
        self.settled = _apart_from_luck(state)
        """The position at the end of what the file tells."""

    def file(self) -> Plain:
        rules = self.state.rules
        return {
            "format": FORMAT,
            "map": self.record.board,
            "players": rules.seats,
            "turns": rules.turns,
            "source": f"Played with Footplate {self.record.engine}.",
            "income_reduction_table": rules.options.income_reduction,
            "options": to_plain(rules.options),
            "setup": self.setup,
            "standings": self.standings,
            "log": self.log,
        }

    # --- The setup. -------------------------------------------------------------------------------

    def _setup(self, order: list[str]) -> Plain:
        state, rules, board = self.state, self.state.rules, self.board
        cities: dict[str, Plain] = {}
        for cell in board.stops:
            if board.start_cubes[cell]:
                at = board.stop_of[cell] * COLORS
                held = [good for k, good in enumerate(GOODS) for _ in range(state.cubes[at + k])]
                cities[self._place(cell)] = {"on_map": held}
        new_cities: dict[str, Plain] = {}
        for column, boxes in enumerate(rules.boxes):
            goods = [GOODS[state.display[column * 3 + row]] for row in range(boxes)]
            if column < CITY_COLUMNS:
                city = cities.setdefault(self._place(board.columns[column]), {})
                city["display_top_first"] = goods
            else:
                new_cities[LETTERS[column - CITY_COLUMNS]] = {"display_top_first": goods}
        bag = {good: state.bag[k] for k, good in enumerate(GOODS) if k != rules.cotton}
        places = {"cities": cities, "new_cities": new_cities, "bag": bag}
        return {"players": self.names, "order": order, **places}

    def _place(self, cell: int) -> str:
        """The name of a city or town; its hex where others are called the same."""
        name = self.board.names[cell]
        alike = [stop for stop in self.board.stops if self.board.names[stop] == name]
        return name if len(alike) == 1 else self.board.labels[cell]

    # --- The log. ---------------------------------------------------------------------------------

    def play(self, plain: Plain) -> None:
        """Play an action and tell it; at the end of a turn all of it goes into the file."""
        state = self.state
        turn, phase, seat = state.turn, SEQUENCE_OF_PLAY[state.phase].name, state.mover
        move = f"move {state.round}" if phase == "move-goods" else ""
        action, events = state.game.action(plain), list[Event]()
        state.play(action, events)
        line = self._decision(action, events, seat)
        if line is not None:
            who = {"turn": turn, "phase": move or _PHASES[phase], "player": self.names[seat]}
            self.turn.append({**who, **line})
        for event in events:
            said = self._consequence(event)
            if said is not None:
                self.turn.append({"turn": turn, **said})
        if state.over or state.turn != turn:
            self._end_turn(turn)

    def _end_turn(self, turn: int) -> None:
        self.log += self.turn
        self.turn, self.drawn = [], []
        seats = range(self.state.rules.seats)
        self.standings.append(
            {"turn": turn, **{self.names[seat]: self._holdings(turn, seat) for seat in seats}}
        )
        self.settled = _apart_from_luck(self.state)

    def _holdings(self, turn: int, seat: int) -> Plain:
        state = self.state
        if state.out[seat]:
            return {"eliminated": True}
        return {
            "money": state.money[seat],
            "income": state.income[seat],
            "shares": state.shares[seat],
            "engine": state.engine[seat],
            "score_now": score_now(state, seat, last=turn == state.rules.turns),
        }

    def _decision(self, action: Any, events: list[Event], seat: int) -> Plain | None:
        """What a line says of a decision; None: other lines say it."""
        line: Plain
        match action:
            case a.IssueShares(shares=shares):
                line = {"shares": shares}
            case a.Bid(amount=amount):
                line = {"do": "bid", "bid": amount}
            case a.DropOut():
                place = next(x for x in events if isinstance(x, e.PlaceTaken) and x.seat == seat)
                line = {"do": "drop out", "position": place.place, "pays": place.paid}
            case a.SelectAction(action=chosen):
                line = {"action": chosen}
            case a.Urbanize(hex=hex, city=letter):
                line = {"do": "urbanize", "hex": hex, "new_city": letter}
            case a.BuildTrack() | a.BuildTown():
                line = self._built(action, events)
            case a.EndBuild():
                line = {"do": "stop"}
            case a.Deliver(good=good):
                moved = _first(e.CubeDelivered, events)
                owners = [None if who is None else self.names[who] for who in moved.owners]
                line = {"do": "deliver", "good": good, "route": moved.route, "link_owners": owners}
            case a.UpgradeEngine():
                line = {"do": "engine", "engine": _first(e.EngineRaised, events).links}
            case a.DrawGoods():
                self.drawn = _first(e.GoodsDrawn, events).goods
                return None
            case a.StockGoods(good=good, column=column, box=box):
                stocked = {"good": good, "column": column, "box": box}
                line = {"do": "production", "drawn": self.drawn, **stocked}
            case a.SkipProduction():
                line = {"do": "decline", **({"drawn": self.drawn} if self.drawn else {})}
            case _:  # in the bidding, or a round of Move Goods in which nothing is moved
                line = {"do": "pass"}
        return line

    def _built(self, action: a.BuildTrack | a.BuildTown, events: list[Event]) -> Plain:
        built = _first(e.TrackBuilt, events)
        face = self.state.faces[self.board.cell(action.hex)]
        tile = f"{built.tile}+disk" if self.state.rules.tiles.disk[face] else built.tile
        line = {"do": built.how, "hex": action.hex, "tile": tile, "cost": built.price}
        if isinstance(action, a.BuildTown):
            return {**line, "town_exits": action.exits}
        return {**line, "tracks": action.tracks}

    def _consequence(self, event: Event) -> Plain | None:
        """What a line says of what followed from a decision; None: the format has no word of it."""
        match event:
            case e.PlaceTaken(seat=seat, place=place, paid=paid, dropped=False):
                taken = {"do": "last one left", "position": place, "pays": paid}
                return {"phase": "auction", "player": self.names[seat], **taken}
            case e.TrackLapsed(seat=seat, hexes=hexes):
                lost = {"do": "loses unextended track", "hexes": hexes}
                return {"phase": "build", "player": self.names[seat], **lost}
            case e.ExpensesPaid(seat=seat, income_lost=lost) if lost:
                return {"phase": "expenses", "player": self.names[seat], "income_lost": lost}
            case e.PlayerEliminated(seat=seat):
                return {"phase": "expenses", "player": self.names[seat], "eliminated": True}
            case e.IncomeReduced(seat=seat, loss=loss):
                return {"phase": "reduction", "player": self.names[seat], "loses": loss}
            case e.GoodsGrown(side=side, dice=dice, cubes=cubes):
                placed: dict[str, list[str]] = {}
                for city, good, _ in cubes:
                    placed.setdefault(self._place(self.board.cell(city)), []).append(good)
                return {"phase": "growth", "side": side, "dice": dice, "placed": placed}
            case e.ExtraCubeGrown(city=city, good=good):
                where = self._place(self.board.cell(city))
                return {"phase": "growth", "do": "extra cube", "city": where, "good": good}
        return None


_PHASES = {
    "issue-shares": "shares",
    "determine-player-order": "auction",
    "select-actions": "action",
    "build-track": "build",
    "goods-growth": "growth",
}


def _first(kind: type[E], events: list[Event]) -> E:
    return next(event for event in events if isinstance(event, kind))


def _names(record: Record) -> list[str]:
    """The names of the seats; numbers where they would not tell the players apart."""
    numbered = [f"P{seat + 1}" for seat in range(record.seats)]
    clear = len(set(record.names)) == record.seats and "turn" not in record.names
    return list(record.names) if clear else numbered
