"""The desk of Age of Steam: each phase shows its choices in its own way and knows its own words."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType

from footplate import Game
from footplate.cli.age_of_steam import moves, sheets
from footplate.cli.age_of_steam.hexdesk import BoardDesk
from footplate.cli.age_of_steam.words import build_action, city_letter
from footplate.cli.desk import Answer, Asked, Play, Show, plain_text, refused
from footplate.cli.outcome import counted
from footplate.core.tokens import tokens
from footplate.games.age_of_steam.language import actions as a

SUGGESTED = 6
FEW = 4
"""How many builds are suggested on a low screen, where the map needs the room."""
LOW = 30
VERBS = ("build", "place", "new", "city", "urbanise", "urbanize", "on")
FILLING = ("issue", "share", "shares", "bid", "$")
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
        self.explained = False
        """Whether the columns of the shares' sheet were explained in this game."""

    # --- asking --------------------------------------------------------------------------------

    def ask(self, asked: Asked) -> RenderableType:
        self.here = None
        phase = asked.prompt.phase
        if phase == "issue-shares":
            explained, self.explained = self.explained, True
            choices = asked.prompt.choices
            forecast = self.view(asked.state).forecasts[asked.seat]
            return Group(
                sheets.shares(choices, forecast, explained),
                plain_text(f"Type how many: 0 to {len(choices) - 1}."),
            )
        if phase == "determine-player-order":
            return self._ask_bid(asked)
        if phase == "build-track":
            return self._ask_build(asked)
        if phase == "move-goods":
            return self._ask_move(asked)
        return super().ask(asked)

    def _ask_bid(self, asked: Asked) -> RenderableType:
        bids = self.group(asked, "bid").choices
        (drop,) = self.group(asked, "drop-out").choices
        ways = [f"{bids[0].label} to {bids[-1].label}"] if bids else []
        ways.append(f"`drop` ({drop.consequence})")
        ways += [f"`pass` ({choice.note})" for choice in self.group(asked, "pass").choices]
        return Group(
            sheets.auction(self.view(asked.state), self.names),
            plain_text(f"Type {', or '.join(ways)}."),
        )

    def _ask_build(self, asked: Asked) -> RenderableType:
        """The builds that finish a link are worth showing; all others are found by their hex."""
        builds = self.group(asked, "build").choices
        cities = self.group(asked, "urbanize").choices
        hexes = {choice.targets[0] for choice in (*builds, *cities)}
        finishing = sorted((c for c in builds if "completes" in c.facts), key=lambda c: c.price)
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
            why_not = self.group(asked, "build").why_not
            assert why_not is not None
            lines += [refused(why_not), plain_text("You cannot build anywhere: type `done`.")]
        return self.with_map(asked, lines)

    def _ask_move(self, asked: Asked) -> RenderableType:
        engine = self.choice_of(asked, a.UpgradeEngine())
        extra = f"`engine` ({engine.consequence}), or " if engine else ""
        foot = plain_text(f"Or type {extra}`nothing`.")
        why_not = self.group(asked, "deliver").why_not
        if why_not is not None:
            self.listed, self.shown = [], 0
            return Group(refused(why_not), foot)
        return Group(self._list_deliveries(asked, self._deliveries(asked)), foot)

    def _deliveries(self, asked: Asked) -> list[moves.Delivery]:
        choices = self.group(asked, "deliver").choices
        actions = ((choice, self.action_of(choice)) for choice in choices)
        return [(choice, action) for choice, action in actions if isinstance(action, a.Deliver)]

    def _list_deliveries(self, asked: Asked, found: Sequence[moves.Delivery]) -> RenderableType:
        """The best way for each cube; a filter down to one cube and city shows all its ways."""
        return self.list_choices(asked, moves.listed(found, self.places, asked.seat))

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        phase, low = asked.prompt.phase, words.casefold()
        said = [word for word in tokens(low) if word not in FILLING]
        number = int(said[0]) if len(said) == 1 and said[0].isdecimal() else None
        if phase == "issue-shares":
            return None if number is None else Play(a.IssueShares(number))
        if phase == "determine-player-order":
            return self._answer_bid(low) if number is None else Play(a.Bid(number))
        if phase == "build-track":
            return self._answer_build(asked, words)
        if phase == "move-goods":
            return self._answer_move(asked, words)
        if phase == "goods-growth" and low in NOTHING:
            return Play(a.SkipProduction())
        if phase == "goods-growth":
            stock = moves.stock_action(list(map(self.action_of, asked.prompt.choices)), words)
            if stock is not None:
                return Play(stock)
        return super().answer(asked, words)

    def _answer_bid(self, low: str) -> Answer:
        if low in ("drop", "drop out", "out"):
            return Play(a.DropOut())
        return Play(a.Pass()) if low in ("pass", "turn order") else None

    def _answer_build(self, asked: Asked, words: str) -> Answer:
        if words.casefold() in ("done", "end", "pass", "end the build turn", "nothing"):
            return Play(a.EndBuild())
        if words.isdecimal():
            return self.pick_number(words)
        said = words.split()
        while len(said) > 1 and said[0].casefold() in VERBS:
            said.pop(0)
        if len(said) > 1 and city_letter(said[0]):  # `A on K9`
            said = [*said[1:], said[0]]
            said = said[1:] if said[0].casefold() == "on" else said
        hex, rest = self.places.split(" ".join(said))
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
        found = [each for each in self._deliveries(asked) if moves.matches(each, *wanted)]
        if found:
            return Show(self._list_deliveries(asked, found))
        return Show(self._no_delivery(asked, *wanted))

    def _no_delivery(
        self, asked: Asked, good: str | None, hexes: Sequence[Sequence[str]]
    ) -> RenderableType:
        """Why no cube leaves the first place that was named, or else that none fits the words."""
        known = asked.state.why_not(asked.seat).places
        for hex in hexes[0] if hexes else ():
            if hex in known:
                return refused(known[hex])
        named = " and ".join(self.places.full(meant[0]) for meant in hexes)
        where = f" from, to or over {named}" if hexes else ""
        return plain_text(f"No {good or ''} cube can be delivered{where} now.", "yellow")
