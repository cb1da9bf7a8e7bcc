"""Plays seeded games through the engine and writes them down as `aos-game/1`.

The importer's counterpart: it takes its facts from events, positions and prompts, never from the
importer. Most players are modest (few shares, low bids), so that they last to the end; lavish ones
build wherever they can and make a dense map before they are bankrupt.
"""

from collections import Counter
from typing import Any

import footplate
from footplate import Action, Chance, Event
from footplate.games.age_of_steam.board.codes import (
    BUILD,
    COLORS,
    SKIP,
    UPGRADE,
    face_of,
    kind_of,
    spot_of,
)
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language import events as e
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.play.change import bends
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.told.deliveries import ways

Line = dict[str, Any]


def described(state: State) -> AgeOfSteamPosition:
    position = state.position()
    assert isinstance(position, AgeOfSteamPosition)
    return position


class Players:
    """Modest players: they finish links, deliver where it pays, and owe little.

    The reckless seat issues as many shares as it can and soon goes bankrupt.
    """

    def __init__(self, seed: int, reckless: int | None = None, lavish: bool = False) -> None:
        self.rng = Chance(seed)
        self.reckless = reckless
        self.lavish = lavish
        self.plan: list[int] = []

    def choose(self, state: State) -> Action:
        phase = SEQUENCE_OF_PLAY[state.phase].name
        choose = {
            "issue-shares": self._shares,
            "determine-player-order": self._bid,
            "build-track": self._build,
            "move-goods": self._move,
            "goods-growth": self._produce,
        }.get(phase)
        codes = state.codes()
        code = choose(state, codes) if choose and len(codes) > 1 else None
        return state.decode(self._any(codes) if code is None else code)

    def _any(self, codes: list[int]) -> int:
        return codes[self.rng.below(len(codes))]

    def _shares(self, state: State, codes: list[int]) -> int:
        """Enough to build a little and to pay this turn's expenses."""
        seat = state.mover
        if seat == self.reckless:
            return codes[-1]
        short = state.shares[seat] + state.engine[seat] + 6 - state.money[seat] - state.income[seat]
        wanted = max(0, (short + 3) // 4) + (2 if self.lavish else 0)
        return codes[min(wanted, len(codes) - 1)]

    def _bid(self, state: State, codes: list[int]) -> int:
        """Pass by Turn Order where that is possible, bid a dollar more twice at most, drop out."""
        if a.Pass() in state.actions() and self.rng.below(4):
            return state.encode(a.Pass())
        if max(state.bids) < 3 and self.rng.below(3) and len(codes) > 1:
            return next((code for code in codes if state.decode(code) != a.Pass()), codes[0])
        return codes[0]

    def _build(self, state: State, codes: list[int]) -> int | None:
        """Follow the best of many random plans; now and then redirect, or place a New City."""
        others = [code for code in codes if kind_of(code) != BUILD]
        if len(others) > 1 and self.rng.below(2):
            return self._any(others)
        redirects = [code for code in codes if kind_of(code) == BUILD and self._bends(state, code)]
        if redirects and not self.rng.below(8):
            self.plan = []
            return self._any(redirects)
        if self.lavish:
            return state.sample(self.rng)
        if not state.built:
            self.plan = self._best_plan(state)
        if self.plan and self.plan[0] in codes:
            return self.plan.pop(0)
        return state.encode(a.EndBuild())

    def _bends(self, state: State, code: int) -> bool:
        cell = state.rules.board.cell_at[spot_of(code)]
        return state.faces[cell] != 0 and bends(state, cell, face_of(code))

    def _best_plan(self, state: State) -> list[int]:
        """The tiles of a build turn after which most cubes can be delivered over own links."""
        best: list[int] = []
        high = self._worth(state)
        for _ in range(120):
            copy, plan = state.clone(), []
            while copy.builds_left and copy.mover == state.mover:
                code = copy.sample(self.rng)
                if kind_of(code) != BUILD:
                    break
                copy.play_code(code)
                plan.append(code)
            worth = self._worth(copy)
            if worth > high:
                best, high = plan, worth
        return best

    def _worth(self, state: State) -> int:
        own = sum(hop & 7 == state.mover for hops in links_of(state)[:-1] for hop in hops)
        return 7 * self._deliverable(state) + 3 * own + state.money[state.mover]

    def _deliverable(self, state: State) -> int:
        """How many kinds of cubes lie one own link away from a city that takes them."""
        links, count = links_of(state), 0
        for stop, hops in enumerate(links[:-1]):
            cubes = sum(1 << c for c in range(COLORS) if state.cubes[stop * COLORS + c])
            takes = 0
            for hop in hops:
                takes |= links[-1][hop >> 6] if hop & 7 == state.mover else 0
            count += (cubes & takes).bit_count()
        return count

    def _move(self, state: State, codes: list[int]) -> int | None:
        """The delivery that brings most to the mover, if it brings anything."""
        seat = state.mover
        found = ways(state, codes)
        found.sort(key=lambda way: sum(way.gains) - 2 * way.gains[seat])
        if found and found[0].gains[seat] and seat != self.reckless:
            return found[0].code
        rich = self.lavish or state.income[seat] > state.shares[seat] + state.engine[seat]
        return state.encode(a.UpgradeEngine()) if rich and codes[1:2] == [UPGRADE] else codes[0]

    def _produce(self, state: State, codes: list[int]) -> int | None:
        """Draw; where the drawn cubes may be put back, do so now and then."""
        if not state.drawn and self.rng.below(4):
            return state.encode(a.DrawGoods())
        if state.drawn and SKIP in codes and not self.rng.below(3):
            return SKIP
        return None


class Recorder:
    """One game, played and written down. `extra` says how the extra cube of a board is told."""

    def __init__(
        self,
        board: str,
        seats: int,
        seed: int,
        reckless: int | None = None,
        lavish: bool = False,
        extra: str = "placed",
        options: dict[str, bool | str] | None = None,
    ) -> None:
        self.extra = extra
        self.options = options or {}
        self.names = [f"P{seat + 1}" for seat in range(seats)]
        self.log: list[Line] = []
        self.standings: list[Line] = []
        self.seen: Counter[str] = Counter()
        """How often each kind of line was written, and some things worth counting."""
        self.drawn: list[str] = []
        self.turn = 1
        self.game = footplate.game("age-of-steam")
        state = self.game.start(seats, seed, board, None, None, **self.options)
        assert isinstance(state, State)
        self.state = state
        self.setup = self._setup()
        players = Players(seed, reckless, lavish)
        while not self.state.over:
            self._play(players.choose(self.state))

    @property
    def data(self) -> Line:
        """The file."""
        return {
            "format": "aos-game/1",
            "map": self.state.rules.board.id,
            "players": len(self.names),
            "turns": self.state.rules.turns,
            "options": self.options,
            "setup": self.setup,
            "log": self.log,
            "standings": self.standings,
        }

    def _name(self, seat: int | None) -> str | None:
        return None if seat is None else self.names[seat]

    def _setup(self) -> Line:
        position, file = described(self.state), self.state.rules.board.file
        cities = {
            city.name: {
                "on_map": position.cubes.get(city.hex, []),
                "display_top_first": position.display[
                    f"{city.growth[0].side} {city.growth[0].die}"
                ],
            }
            for city in file.cities
        }
        new = {letter: {"display_top_first": position.display[letter]} for letter in "ABCDEFGH"}
        order = [self.names[seat] for seat in position.order or []]
        return {
            "players": self.names,
            "order": order,
            "cities": cities,
            "new_cities": new,
            "bag": position.bag,
        }

    # One action and its lines.

    def _play(self, action: Action) -> None:
        state, self.turn = self.state, self.state.turn
        before, answers = described(state), len(state.codes())
        told: list[Event] = []
        state.play(action, told)
        self._decision(action, before, answers, told)
        for event in told:
            self._consequence(event)
        if state.turn > self.turn or state.over:
            self._standing()

    def _write(self, phase: str, **facts: Any) -> None:
        self.seen[f"{phase.split(maxsplit=1)[0]} {facts.get('do', '')}".strip()] += 1
        self.log.append({"turn": self.turn, "phase": phase, **facts})

    def _decision(
        self,
        action: Action,
        before: AgeOfSteamPosition,
        answers: int,
        told: list[Event],
    ) -> None:
        """The line of an action; what has only one answer is often left out."""
        assert before.seat is not None
        who = self.names[before.seat]
        forced = {"forced": True} if answers == 1 else {}
        phase = f"move {before.move.round}" if before.move else ""
        if isinstance(action, a.IssueShares) and answers > 1:
            self._write("shares", player=who, shares=action.shares)
        elif isinstance(action, a.Bid):
            self._write("auction", player=who, do="bid", bid=action.amount)
        elif isinstance(action, a.Pass):
            self._write("auction", player=who, do="pass")
        elif isinstance(action, a.DropOut):
            place = next(event for event in told if isinstance(event, e.PlaceTaken))
            facts = {"do": "drop out", "position": place.place, "pays": place.paid, **forced}
            self._write("auction", player=who, **facts)
        elif isinstance(action, a.SelectAction):
            self._write("action", player=who, action=action.action)
        elif isinstance(action, a.Urbanize):
            facts = {"do": "urbanize", "hex": action.hex, "new_city": action.city}
            self._write("build", player=who, **facts)
        elif isinstance(action, a.BuildTrack | a.BuildTown):
            self._tile(who, action, before, told)
        elif isinstance(action, a.EndBuild) and before.build and before.build.left:
            self._write("build", player=who, do="stop", **forced)
        elif isinstance(action, a.UpgradeEngine):
            self._write(phase, player=who, do="engine")
        elif isinstance(action, a.Decline):
            self._write(phase, player=who, do="pass")
        elif isinstance(action, a.Deliver):
            moved = next(event for event in told if isinstance(event, e.CubeDelivered))
            owners = [self._name(owner) for owner in moved.owners]
            facts = {"good": action.good, "route": moved.route}
            self._write(phase, player=who, do="deliver", **facts, link_owners=owners)
            self.seen[f"deliver {action.good}"] += 1
        elif isinstance(action, a.SkipProduction):
            drawn = {"drawn": self.drawn} if before.drawn else {}
            self.seen["drawn and declined"] += len(before.drawn) == 2
            self._write("growth", player=who, do="production", decline=True, **drawn)
        elif isinstance(action, a.StockGoods):
            facts = {"good": action.good, "column": self._column(action.column), "box": action.box}
            self._write("growth", player=who, do="production", drawn=self.drawn, **facts)

    def _tile(
        self,
        who: str,
        action: a.BuildTrack | a.BuildTown,
        before: AgeOfSteamPosition,
        told: list[Event],
    ) -> None:
        built = next(event for event in told if isinstance(event, e.TrackBuilt))
        facts: Line = {"do": built.how, "hex": action.hex, "tile": built.tile, "cost": built.price}
        if isinstance(action, a.BuildTown):
            facts["town_exits"] = list(action.exits)
            facts["tile"] += "" if len(action.exits) % 2 else "+disk"
        else:
            facts["tracks"] = [list(track) for track in action.tracks]
        for tile in before.tiles:
            if tile.hex == action.hex:
                facts["before"] = [
                    [
                        list(t.exits) if len(t.exits) > 1 else ["T", t.exits[0]],
                        self._name(t.owner),
                    ]
                    for t in tile.track
                ]
        if built.how == "redirect" and len(self.log) % 2:
            facts["do"] = "replace"  # which it also is
        self._write("build", player=who, **facts)

    def _column(self, column: str) -> str:
        """A column by the city that it feeds, or by the letter of its New City."""
        if len(column) == 1:
            return column
        side, _, die = column.partition(" ")
        for city in self.state.rules.board.file.cities:
            if any((g.side, str(g.die)) == (side, die) for g in city.growth):
                return city.name
        raise AssertionError(column)

    # What follows from actions.

    def _consequence(self, event: Event) -> None:
        if isinstance(event, e.PlaceTaken) and not event.dropped:
            facts = {"do": "last one left", "position": event.place, "pays": event.paid}
            self._write("auction", player=self._name(event.seat), **facts)
        elif isinstance(event, e.TrackLapsed):
            facts = {"do": "loses unextended track", "hexes": event.hexes}
            self._write("build", player=self._name(event.seat), **facts)
        elif isinstance(event, e.ExpensesPaid) and event.income_lost:
            facts = {"income_lost": event.income_lost}
            self._write("expenses", player=self._name(event.seat), **facts)
        elif isinstance(event, e.PlayerEliminated):
            self.log[-1]["eliminated"] = True
            self.seen["eliminated"] += 1
        elif isinstance(event, e.IncomeReduced):
            self._write("reduction", player=self._name(event.seat), loses=event.loss)
        elif isinstance(event, e.GoodsDrawn):
            self.drawn = event.goods
        elif isinstance(event, e.GoodsGrown):
            placed: dict[str, list[str]] = {}
            for city, good, _ in event.cubes:
                placed.setdefault(self._city(city), []).append(good)
            self._write("growth", side=event.side, dice=event.dice, placed=placed)
        elif isinstance(event, e.ExtraCubeGrown):
            self._extra_cube(self._city(event.city), event.good)

    def _city(self, hex: str) -> str:
        return self.state.plan().name(hex)

    def _extra_cube(self, city: str, good: str) -> None:
        self.seen["extra cube"] += 1
        if self.extra == "placed":
            self._write("growth", placed={city: [good]})
        elif self.extra == "city and good":
            self._write("growth", do=f"{city} cube", city=city, good=good)
        else:  # with the cubes of the dark dice
            self.log[-1]["placed"].setdefault(city, []).append(good)

    def _standing(self) -> None:
        """Every track counts for its owner, except in the final score."""
        position, result = described(self.state), self.state.result()
        tracks = Counter(track.owner for tile in position.tiles for track in tile.track)
        row: Line = {"turn": self.turn}
        for seat, name in enumerate(self.names):
            player = position.players[seat]
            score = 3 * player.income - 3 * player.shares + tracks[seat]
            if player.out:
                row[name] = None
                continue
            row[name] = {
                "money": player.money,
                "income": player.income,
                "shares": player.shares,
                "engine": player.engine,
                "score_now": result.score(seat) if self.state.over else score,
            }
        self.standings.append(row)
