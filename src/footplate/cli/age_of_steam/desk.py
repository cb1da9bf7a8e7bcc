"""The desk of Age of Steam: each phase shows its choices in its own way and knows its own words."""

import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType

from footplate import Game
from footplate.cli.age_of_steam import moves, sheets
from footplate.cli.age_of_steam.hexdesk import BoardDesk
from footplate.cli.age_of_steam.words import build_action
from footplate.cli.desk import Answer, Asked, Play, Show, plain_text
from footplate.cli.outcome import counted
from footplate.games.age_of_steam.language import actions as a

SUGGESTED = 6
FEW = 4
"""How many builds are suggested on a low screen, where the map needs the room."""
LOW = 30
NOTHING = ("nothing", "decline", "pass", "done", "skip")


class AgeOfSteamDesk(BoardDesk):
    """The phases' choices."""

    help_lines = (
        ("NUMBER", "choose from the list; in the auction the bid, with shares how many"),
        ("K10", "when building: the tiles that you may lay on a hex, with price and consequence"),
        ("K10 1-4", "build: edges 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW, or NE-SW; two tracks: 1-4 0-3"),
        ("K9 0 2", "build in a town: all exits that it shall have"),
        ("K9 A", "put New City A on a town"),
        ("done", "build no more"),
        (
            "blue · Chicago · more",
            "when moving goods: only these deliveries, and all ways of one; more: next page",
        ),
        ("engine · nothing", "raise your engine; move nothing"),
        ("why K10 1-4", "may I? and if not, by which rule"),
    )

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.deliveries: list[moves.Delivery] = []
        self.explained = False
        """Whether the columns of the shares' sheet were explained in this game."""

    # --- asking --------------------------------------------------------------------------------

    def ask(self, asked: Asked) -> RenderableType:
        self.here = None
        phase = asked.prompt.phase
        if phase == "issue-shares":
            most = len(asked.prompt.choices) - 1
            explained, self.explained = self.explained, True
            return Group(
                sheets.shares(asked.state, asked.seat, most, explained),
                plain_text(f"Type how many: 0 to {most}."),
            )
        if phase == "determine-player-order":
            return self._ask_bid(asked)
        if phase == "build-track":
            return self._ask_build(asked)
        if phase == "move-goods":
            return self._ask_move(asked)
        return super().ask(asked)

    def _ask_bid(self, asked: Asked) -> RenderableType:
        actions = [self.action_of(choice) for choice in asked.prompt.choices]
        bids = [action.amount for action in actions if isinstance(action, a.Bid)]
        drop = self.choice_of(asked, a.DropOut())
        assert drop is not None
        ways = [f"an amount from {min(bids)} to {max(bids)}"] if bids else []
        ways.append(f"`drop` ({drop.consequence})")
        if a.Pass() in actions:
            ways.append("`pass` (Turn Order: stay in without a bid, once)")
        return Group(
            sheets.auction(self.view(asked.state), self.names),
            plain_text(f"Type {', or '.join(ways)}."),
        )

    def _ask_build(self, asked: Asked) -> RenderableType:
        """The builds that finish a link are worth showing; all others are found by their hex."""
        choices = asked.prompt.choices
        hexes = {hex for hex in (self.hex_of(self.action_of(choice)) for choice in choices) if hex}
        finishing = sorted((c for c in choices if c.consequence and c.price), key=lambda c: c.price)
        finishing = [c for c in finishing if self.hex_of(self.action_of(c))]
        cities = any(isinstance(self.action_of(choice), a.Urbanize) for choice in choices)
        suggested = FEW if self.console.height < LOW else SUGGESTED
        lines: list[RenderableType] = []
        if finishing:
            title = "These complete a link:"
            lines.append(self.list_choices(asked, finishing[:suggested], title))
            if len(finishing) > suggested:
                self.listed = list(finishing)
                left = len(finishing) - suggested
                lines.append(plain_text(f"  … {left} more: type `more`", "dim"))
                self.shown = suggested
        else:
            self.listed, self.shown = [], 0
        if hexes:
            new = " (`K9 A`: New City A on a town)" if cities else ""
            words = f"Type a hex for its tiles, or `K10 1-4`{new}; `done` ends your build."
            lines.append(
                plain_text(f"You can build on {counted(len(hexes), 'hex')}, + on the map. {words}")
            )
        else:
            lines.append(plain_text("You cannot build anywhere: type `done`."))
        return self.with_map(asked, lines)

    def _ask_move(self, asked: Asked) -> RenderableType:
        self.deliveries = moves.deliveries(asked.state, self.places)
        engine = self.choice_of(asked, a.UpgradeEngine())
        extra = f"`engine` ({engine.consequence}), or " if engine else ""
        foot = plain_text(f"Or type {extra}`nothing`.")
        if not self.deliveries:
            self.listed, self.shown = [], 0
            why = "No cube can be delivered with your engine over completed links."
            return Group(plain_text(why), foot)
        return Group(self._list_deliveries(asked, self.deliveries), foot)

    def _list_deliveries(self, asked: Asked, found: Sequence[moves.Delivery]) -> RenderableType:
        """The best way for each cube; a filter down to one cube and city shows all its ways."""
        listed = [moves.choice(each, self.names) for each in moves.best_ways(found)]
        return self.list_choices(asked, listed)

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        phase, low = asked.prompt.phase, words.casefold()
        if phase == "issue-shares":
            number = re.fullmatch(r"(?:issue )?(\d{1,6})(?: shares?)?", low)
            return Play(a.IssueShares(int(number[1]))) if number else None
        if phase == "determine-player-order":
            return self._answer_bid(low)
        if phase == "build-track":
            return self._answer_build(asked, words)
        if phase == "move-goods":
            return self._answer_move(asked, words)
        if phase == "goods-growth" and low in NOTHING:
            return Play(a.SkipProduction())
        if phase == "goods-growth" and asked.state.prompt().choices:
            stock = moves.stock_action(self.view(asked.state).position, words)
            if stock is not None:
                return Play(stock)
        return super().answer(asked, words)

    def _answer_bid(self, low: str) -> Answer:
        number = re.fullmatch(r"(?:bid )?\$?(\d{1,6})", low)
        if number:
            return Play(a.Bid(int(number[1])))
        if low in ("drop", "drop out", "out"):
            return Play(a.DropOut())
        return Play(a.Pass()) if low in ("pass", "turn order") else None

    def _answer_build(self, asked: Asked, words: str) -> Answer:
        if words.casefold() in ("done", "end", "pass", "end the build turn", "nothing"):
            return Play(a.EndBuild())
        if words.isdecimal():
            return self.pick_number(words)
        lead = re.fullmatch(r"([A-Ha-h])\s+(?:on\s+)?(.{2,})", words)
        if lead:
            words = f"{lead[2]} {lead[1]}"
        words = re.sub(r"(?i)^(build|place|city|new city|urbani[sz]e)\s+(?:on\s+)?", "", words)
        hex, rest = self.places.split(words)
        if hex is None:
            return None
        self.places.check(hex)
        if rest:
            position = self.view(asked.state).position
            return Play(build_action(self.places, position, hex, rest))
        return Show(self.builds_on(asked, hex))

    def _answer_move(self, asked: Asked, words: str) -> Answer:
        low = words.casefold()
        if low in NOTHING:
            return Play(a.Decline())
        if low in ("engine", "raise", "upgrade", "raise the engine"):
            return Play(a.UpgradeEngine())
        if words.isdecimal():
            return self.pick_number(words)
        direct = moves.direct(self.places, words)
        if direct is not None:
            return Play(direct)
        wanted = moves.wanted(self.places, words)
        if wanted is None:
            return None
        found = [each for each in self.deliveries if moves.matches(each, *wanted)]
        if found:
            return Show(self._list_deliveries(asked, found))
        return Show(moves.why_none(asked.state, self.places, *wanted))
