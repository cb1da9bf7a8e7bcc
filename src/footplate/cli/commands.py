"""What a player can type beside actions: hints, undo, standing orders, the log, rules, saving."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from footplate import Action, BadInput
from footplate.bots import Bot, is_kind, kinds, make_bot
from footplate.bots.explaining import explain
from footplate.bots.lines import LineBot
from footplate.bots.purpose import purpose
from footplate.bots.search import SearchBot
from footplate.cli.desk import Asked, grid, plain_text
from footplate.core.nearest import did_you_mean

if TYPE_CHECKING:
    from footplate.cli.session import Session

LOG_LINES = 20
ADVISOR = "greedy"
HOLDS: Final = {
    "always": "every turn of yours waits for `end`",
    "runs": "a turn of several decisions waits for `end`",
    "never": "no turn of yours waits",
}
FORCED: Final = {
    "on": "the only choice is played for you",
    "off": "you are asked also where there is one choice",
}


class Left(Exception):
    """The player leaves the game."""


class Commands:
    """The commands of a session; games add words of their own (`Desk.commands`)."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.advisors: dict[str, Bot] = {}
        self.hinted: Action | None = None
        self.all: dict[str, tuple[str, Callable[[Asked, str], None]]] = {
            "why": ("`why WORDS`: is that allowed, and by which rule not", self._why),
            "hint": (
                "what a bot would do, and why; `hint hard` looks ahead; `take` plays it",
                self._hint,
            ),
            "take": ("play the last hint", self._take),
            "score": ("the score by source, as it stands", self._score),
            "undo": ("back to your last decision", self._undo),
            "redo": ("what you took back, again", self._redo),
            "restart": ("back to the beginning of your turn", self._restart),
            "standing": (
                "standing orders: bid up to a limit, pass, `off`",
                self._standing,
            ),
            "wish": ("`wish hold always`: your turns wait for `end`; and more", self._wish),
            "log": ("what happened last; `log all`: everything", self._log),
            "rules": ("`rules WORD`: search the rules", self._rules),
            "save": ("`save FILE`: write the record", self._save),
            "help": ("this list", self._help),
            "quit": ("leave the game", self._quit),
        }
        self.while_held = (
            *("end", "undo", "restart", "wish", "score", "log", "rules", "save", "help", "quit"),
        )
        """What can be typed while a turn waits to be ended."""

    def _help(self, asked: Asked, words: str) -> None:
        table = grid("type", "to")
        if self.session.table.held_by is not None:
            for name in self.while_held:
                table.add_row(name, self.all[name][0] if name in self.all else "pass the turn on")
            self.session.show(table)
            return
        for what, help_text in self.session.desk.help_lines:
            table.add_row(what, help_text)
        shown = {name: text for name, (text, _) in self.session.desk.commands().items()}
        own = {name: text for name, (text, _) in self.all.items()}
        for name, help_text in {**shown, **own}.items():
            table.add_row(name, help_text)
        self.session.show(
            plain_text(f"{self.session.table.names[asked.seat]}: {asked.prompt.sentence}")
        )
        self.session.show(table)

    def _why(self, asked: Asked, words: str) -> None:
        if not words:
            raise BadInput("Why what? `why` and an action as you would type it.")
        self.session.show(self.session.desk.why(asked, words))

    def _hint(self, asked: Asked, words: str) -> None:
        kind = words.strip() or ADVISOR
        try:
            if not is_kind(kind):
                raise BadInput(f"there is no bot {kind!r}; there are: {', '.join(kinds())}")
            bot = self.advisors.setdefault(kind, make_bot(kind, self.session.table.game, 0))
        except BadInput as error:
            raise BadInput(f"No hint: {error}.") from None
        if isinstance(bot, SearchBot):
            self._thought(asked, bot)
            return
        code = bot.choose(asked.state.clone())
        action = asked.state.decode(code)
        self.hinted = action
        choice = self.session.desk.choice_of(asked, action)
        label = self.session.desk.label(choice) if choice else str(action)
        follows = self.session.desk.consequence(choice) if choice else ""
        words = f"{label} ({follows})" if follows else label
        self.session.show(plain_text(f"The {kind} bot would: {words}."))
        if isinstance(bot, LineBot):
            why = purpose(bot, asked.state, code, self.session.table.names).sentence
            if why:
                self.session.show(plain_text(why))
        self.session.show(plain_text("`take` plays it.", "dim"))

    def _thought(self, asked: Asked, bot: SearchBot) -> None:
        """What a bot that looks ahead would do, what it has compared that with, what follows."""
        thought = bot.think(asked.state)
        told = explain(asked.state, thought, self.session.table.names)
        self.hinted = asked.state.decode(thought.lines[thought.chosen].line[0])
        self.session.show(plain_text(f"The {bot.name} bot would: {told.sentence}"))
        best = told.lines[0]
        for each in told.lines[1:]:
            gain = f"{round(100 * (each.value - best.value)):+d} in 100 games"
            if each.playouts < best.playouts:
                gain += f", given up after {each.playouts} of {best.playouts} playouts"
            self.session.show(plain_text(f"  {gain}: {each.words}", "dim"))
        if told.expected:
            self.session.show(plain_text(f"Then perhaps: {' '.join(told.expected)}", "dim"))
        self.session.show(plain_text("`take` plays its first action.", "dim"))

    def _take(self, asked: Asked, words: str) -> None:
        if self.hinted is None:
            raise BadInput("There is no hint to take: type `hint` first.")
        self.session.play(asked, self.hinted)

    def _score(self, asked: Asked, words: str) -> None:
        self.session.show(self.session.desk.score(asked.state.result()))

    def _undo(self, asked: Asked, words: str) -> None:
        self.session.table.undo(asked.seat)
        self._again("Taken back.")

    def _redo(self, asked: Asked, words: str) -> None:
        self.session.table.redo(asked.seat)
        self._again("Done again.")

    def _restart(self, asked: Asked, words: str) -> None:
        self.session.table.restart(asked.seat)
        self._again("Back to the beginning of your turn.")

    def _again(self, words: str) -> None:
        """Put the decision anew after the position has changed."""
        self.session.opened = None
        self.session.count = -1
        self.session.show(plain_text(words, "green"))
        self.session.keep()

    def _standing(self, asked: Asked, words: str) -> None:
        """Standing orders: list them, give one, call it off."""
        table, seat = self.session.table, asked.seat
        if words.casefold() in ("off", "stop"):
            table.order(seat, None)
            self.session.show(plain_text("The standing order is called off.", "green"))
            return
        if words:
            name, _, number = words.partition(" ")
            if number and not number.strip().isdecimal():
                raise BadInput(f"{number.strip()!r} is no number: `standing {name} NUMBER`.")
            known = [offer.name for offer in asked.state.programs(seat)]
            if name.casefold() not in known:
                meant = did_you_mean(name, known)
                raise BadInput(f"No standing order {name!r}{meant} now: `standing` lists them.")
            table.order(seat, name.casefold(), int(number) if number else None)
            self.session.count = -1
            return
        offers = asked.state.programs(seat)
        if not offers:
            raise BadInput("There is nothing that could be played for you now.")
        sheet = grid("type", "and it is played for you")
        for offer in offers:
            span = "" if offer.low is None else f" {offer.low}–{offer.high}"
            words = f"{offer.title}: {offer.note}" if offer.note else offer.title
            sheet.add_row(f"standing {offer.name}{span}", words)
        self.session.show(sheet)

    def _wish(self, asked: Asked, words: str) -> None:
        """How the seat is treated: list it, or change it."""
        table, seat = self.session.table, asked.seat
        wishes = table.seats[seat].wishes
        what, _, how = words.casefold().partition(" ")
        if not words:
            sheet = grid("type", "now", "and")
            for value, text in HOLDS.items():
                now = "◂" if wishes.hold == value else ""
                sheet.add_row(f"wish hold {value}", now, text)
            for value, text in FORCED.items():
                now = "◂" if wishes.forced == (value == "on") else ""
                sheet.add_row(f"wish forced {value}", now, text)
            self.session.show(sheet)
            return
        if what == "hold" and how in HOLDS:
            table.wish(seat, {"hold": how, "forced": wishes.forced})
            text = HOLDS[how]
        elif what == "forced" and how in FORCED:
            table.wish(seat, {"hold": wishes.hold, "forced": how == "on"})
            text = FORCED[how]
        else:
            raise BadInput(f"Nothing to wish for is called {words!r}: `wish` lists it.")
        self.session.show(plain_text(f"From now on {text}.", "green"))

    def _log(self, asked: Asked, words: str) -> None:
        log = self.session.table.log
        self.session.tell(log if words.casefold() == "all" else log[-LOG_LINES:])

    def _rules(self, asked: Asked, words: str) -> None:
        from footplate.cli.options_page import WORDS, options_page
        from footplate.cli.rules_page import load_rules, meant, rule_lines
        from footplate.core.rulespage import search

        if words.casefold() in WORDS:
            self.session.show(options_page(self.session.table.game))
            return
        rules = load_rules(self.session.table.game.name)
        found = search(rules, words)
        if not words or not found:
            title, near = self.session.table.game.title, meant(rules, words)
            none = f"No rule of {title} holds {words!r}{near}. " if words else ""
            example = rules[len(rules) // 2].id
            raise BadInput(f"{none}Search the rules for a word or an id: `rules {example}`.")
        self.session.show(rule_lines(found[:LOG_LINES]))
        if len(found) > LOG_LINES:
            self.session.show(plain_text(f"… and {len(found) - LOG_LINES} more.", "dim"))

    def _save(self, asked: Asked, words: str) -> None:
        path = Path(words).expanduser() if words else self.session.path
        if path is None:
            raise BadInput("Save where? `save FILE`.")
        if (
            path != self.session.path
            and path.exists()
            and not self.session.agrees(f"{path} exists. Overwrite it?")
        ):
            return
        self.session.save(path)
        self.session.show(plain_text(f"Saved: {path}", "green"))

    def _quit(self, asked: Asked, words: str) -> None:
        if self.session.path is not None:
            if self.session.agrees(f"Leave the game? It is kept in {self.session.path}."):
                raise Left
            return
        if not self.session.agrees("Leave the game?"):
            return
        self.session.offer_to_save()
        raise Left
