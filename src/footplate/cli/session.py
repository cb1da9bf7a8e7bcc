"""A game in the terminal: prompt, choices, what the player types, and what comes of it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from footplate import Action, BadInput, Event, Game, Refused
from footplate.bots import Bot, make_bot
from footplate.cli.closing import outcome
from footplate.cli.desk import Asked, Desk, Keep, Play, Show, grid, plain_text, refused
from footplate.cli.keyboard import Keyboard
from footplate.cli.outcome import reason
from footplate.cli.seats import AUTOMA, AutomaPlayer, Seat
from footplate.cli.table import Table
from footplate.core.prompt import Result

LOG_LINES = 20
ADVISOR = "greedy"

Read = Callable[[str], str]
"""Asks for a line; raises EOFError where there is none any more."""


class Left(Exception):
    """The player leaves the game."""


def _player(seat: Seat, game: Game, seed: int) -> Bot:
    return AutomaPlayer() if seat.kind == AUTOMA else make_bot(seat.kind, game, seed)


class Session:
    """Lets everybody at a table decide in turn until the game is over or the player leaves."""

    def __init__(
        self, table: Table, desk: Desk, console: Console, read: Read, path: Path | None = None
    ) -> None:
        self.table = table
        self.desk = desk
        self.console = console
        self.read = read
        self.path = path
        """Where the record is kept; None: nowhere yet."""
        seed = table.record.seed
        self.bots: list[Bot | None] = [
            None if seat.human else _player(seat, table.game, seed * 8 + number)
            for number, seat in enumerate(table.seats)
        ]
        self.advisor: Bot | None = None
        self.count = 0
        """How many actions there were when the decision was put."""
        self.opened: object = None
        """The occasion for which the sheets were last shown."""
        self.hinted: Action | None = None
        self.keyboard = Keyboard(table, console, read)
        self.commands: dict[str, tuple[str, Callable[[Asked, str], None]]] = {
            "why": ("`why WORDS`: is that allowed, and by which rule not", self._why),
            "hint": ("what the greedy bot would do; `take` plays it", self._hint),
            "take": ("play the last hint", self._take),
            "score": ("the score by source, as it stands", self._score),
            "undo": ("back to your last decision", self._undo),
            "log": ("what happened last; `log all`: everything", self._log),
            "rules": ("`rules WORD`: search the rules", self._rules),
            "save": ("`save FILE`: write the record", self._save),
            "help": ("this list", self._help),
            "quit": ("leave the game", self._quit),
        }

    # --- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. EOFError, KeyboardInterrupt and Left pass through."""
        self._tell(self.table.log[-LOG_LINES:])
        while not self.table.state.over:
            self.step()
        self._finish()

    def step(self) -> None:
        """One decision: forced ones are played and said, bots choose, people are asked."""
        state = self.table.state
        codes = state.codes()
        bot = self.bots[state.mover]
        if len(codes) == 1 and bot is None:
            self._forced(state.decode(codes[0]))
        elif bot is not None:
            code = codes[0] if len(codes) == 1 else bot.choose(state)
            self._tell(self.table.play(state.decode(code)))
        else:
            self._person()

    def _forced(self, action: Action) -> None:
        asked = Asked(self.table.state, self.table.state.prompt())
        name, before = self.table.names[asked.seat], self.desk.private(asked.state, asked.seat)
        label = self.desk.label(asked.prompt.choices[0])
        events = self.table.play(action)
        if events and getattr(events[0], "seat", None) == asked.seat:
            # The log says it in full: once is enough.
            words = self.desk.words_of(events.pop(0).words(self.table.names))
            self.show(words.append("  (the only choice, played at once)", "dim"))
        else:
            self.show(plain_text(f"{name} has one choice only, played at once: {label}.", "dim"))
        self._tell(events)
        self._news(before, asked)

    def _person(self) -> None:
        asked = Asked(self.table.state, self.table.state.prompt())
        self._hand_over(asked.seat)
        self._open(asked)
        self.hinted = None
        self.show(self.desk.words_of(f"{self._name(asked)}: {asked.prompt.sentence}"), bold=True)
        self.show(self.desk.ask(asked))
        while self.table.state is asked.state and self.count == len(self.table.record.actions):
            words = self.read(f"{self._name(asked)} ({asked.seat + 1})> ").strip()
            self._answer(asked, words)
        self.keyboard.told[asked.seat] = len(self.table.log)

    def _hand_over(self, seat: int) -> None:
        if self.desk.secret and self.keyboard.needed(seat):
            unread = self.keyboard.hand_over(seat)
            self.opened = None
            if unread is not None:
                self._tell(self.table.log[unread:][-LOG_LINES:])

    def _open(self, asked: Asked) -> None:
        """A line across the screen and the sheets for each new occasion."""
        self.count = len(self.table.record.actions)
        now = self.desk.occasion(asked)
        if now == self.opened:
            return
        self.opened = now
        self.console.rule(plain_text(self.desk.title(asked)), style="dim")
        opening = self.desk.opening(asked.state)
        if opening is not None:
            self.show(opening)

    def _name(self, asked: Asked) -> str:
        return self.table.names[asked.seat]

    def show(self, what: RenderableType, bold: bool = False) -> None:
        if bold and isinstance(what, Text):
            what.stylize("bold")
        self.console.print(what, highlight=False, soft_wrap=False)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self.show(self.desk.words_of(event.words(self.table.names)))

    # --- what the player says ------------------------------------------------------------------

    def _answer(self, asked: Asked, words: str) -> None:
        """One line of the player: a command, an action, or something that is not understood."""
        if not words:
            self.show(plain_text("Type a choice, or `help`.", "dim"))
            return
        first, _, rest = words.partition(" ")
        command = first.casefold()
        try:
            if command == "?":
                command = "help"
            if command == "more" and not rest:
                self.show(self.desk.more())
            elif command in self.commands and not (rest and command in self.desk.verbs):
                self.commands[command][1](asked, rest.strip())
            elif command in self.desk.commands():
                self.show(self.desk.commands()[command][1](asked.state, rest.strip()))
            else:
                self._decide(asked, words)
        except BadInput as error:
            self.show(plain_text(str(error), "yellow"))
        except OSError as error:
            self.show(plain_text(reason(error), "yellow"))

    def _decide(self, asked: Asked, words: str) -> None:
        answer = self.desk.answer(asked, words)
        if isinstance(answer, Play):
            if answer.note:
                self.show(plain_text(answer.note))
            self._play(asked, answer.action)
        elif isinstance(answer, Keep):
            self._keep_on(asked, answer)
        elif isinstance(answer, Show):
            self.show(answer.what)
        else:
            self.show(plain_text(f"I do not understand {words!r} here.", "yellow"))
            self.show(plain_text(f"{asked.prompt.sentence} `help` lists what you can type.", "dim"))

    def _keep_on(self, asked: Asked, answer: Keep) -> None:
        """Several actions in a row; the first that is refused, and anybody else's turn, end it."""
        action: Action | None = answer.first
        seat, state = asked.seat, asked.state
        while action is not None and self._play(asked, action) and state.seat == seat:
            asked = Asked(state, state.prompt())
            action = answer.then(asked)

    def _play(self, asked: Asked, action: Action) -> bool:
        """Play an action and tell what happened; False where the rules refuse it."""
        choice = self.desk.choice_of(asked, action)
        before = self.desk.private(asked.state, asked.seat)
        try:
            events = self.table.play(action)
        except Refused as refusal:
            self.show(refused(refusal.refusal))
            return False
        follows = self.desk.consequence(choice) if choice else ""
        if choice is not None:
            self.show(
                plain_text(f"→ {self.desk.label(choice)}{': ' + follows if follows else ''}", "dim")
            )
        self._tell(events)
        self._news(before, asked)
        self._keep()
        return True

    def _news(self, before: object, asked: Asked) -> None:
        news = self.desk.news(before, asked.state, asked.seat)
        if news is not None:
            self.show(news)

    def _keep(self) -> None:
        if self.path is not None:
            self.table.save(self.path)

    # --- commands ------------------------------------------------------------------------------

    def _help(self, asked: Asked, words: str) -> None:
        table = grid("type", "to")
        for what, help_text in self.desk.help_lines:
            table.add_row(what, help_text)
        shown = {name: text for name, (text, _) in self.desk.commands().items()}
        own = {name: text for name, (text, _) in self.commands.items()}
        for name, help_text in {**shown, **own}.items():
            table.add_row(name, help_text)
        self.show(plain_text(f"{self._name(asked)}: {asked.prompt.sentence}"))
        self.show(table)

    def _why(self, asked: Asked, words: str) -> None:
        if not words:
            raise BadInput("Why what? `why` and an action as you would type it.")
        self.show(self.desk.why(asked, words))

    def _hint(self, asked: Asked, words: str) -> None:
        if self.advisor is None:
            try:
                self.advisor = make_bot(ADVISOR, self.table.game, 0)
            except BadInput as error:
                raise BadInput(f"No hint: {error}.") from None
        action = asked.state.decode(self.advisor.choose(asked.state.clone()))
        self.hinted = action
        choice = self.desk.choice_of(asked, action)
        label = self.desk.label(choice) if choice else str(action)
        follows = self.desk.consequence(choice) if choice else ""
        self.show(plain_text(f"The {ADVISOR} bot would: {label}. {follows}".rstrip()))
        self.show(plain_text("`take` plays it.", "dim"))

    def _take(self, asked: Asked, words: str) -> None:
        if self.hinted is None:
            raise BadInput("There is no hint to take: type `hint` first.")
        self._play(asked, self.hinted)

    def _score(self, asked: Asked, words: str) -> None:
        self.show(self.desk.score(asked.state.result()))

    def _undo(self, asked: Asked, words: str) -> None:
        problem = self.table.undo()
        if problem is not None:
            raise BadInput(problem)
        self.opened = None
        self.count = -1
        self.show(plain_text("Taken back.", "green"))
        self._keep()

    def _log(self, asked: Asked, words: str) -> None:
        log = self.table.log
        self._tell(log if words.casefold() == "all" else log[-LOG_LINES:])

    def _rules(self, asked: Asked, words: str) -> None:
        from footplate.cli.options_page import WORDS, options_page
        from footplate.cli.rules_page import load_rules, rule_lines, search

        if words.casefold() in WORDS:
            self.show(options_page(self.table.game))
            return
        rules = load_rules(self.table.game.name)
        found = search(rules, words)
        if not words or not found:
            none = f"No rule of {self.table.game.title} holds {words!r}. " if words else ""
            example = rules[len(rules) // 2].id
            raise BadInput(f"{none}Search the rules for a word or an id: `rules {example}`.")
        self.show(rule_lines(found[:LOG_LINES]))
        if len(found) > LOG_LINES:
            self.show(plain_text(f"… and {len(found) - LOG_LINES} more.", "dim"))

    def _save(self, asked: Asked, words: str) -> None:
        path = Path(words).expanduser() if words else self.path
        if path is None:
            raise BadInput("Save where? `save FILE`.")
        if path != self.path and path.exists() and not self.agrees(f"{path} exists. Overwrite it?"):
            return
        self.table.save(path)
        self.show(plain_text(f"Saved: {path}", "green"))

    def _quit(self, asked: Asked, words: str) -> None:
        if self.path is not None:
            if self.agrees(f"Leave the game? It is kept in {self.path}."):
                raise Left
            return
        if not self.agrees("Leave the game?"):
            return
        self.offer_to_save()
        raise Left

    # --- questions -----------------------------------------------------------------------------

    def agrees(self, question: str) -> bool:
        return self.read(f"{question} [y/n] ").strip().casefold() in ("y", "yes")

    def offer_to_save(self) -> None:
        """Ask for a file until one can be written, or the player wants none."""
        while True:
            words = self.read("Save the record? A file name, or Enter for no: ").strip()
            if not words:
                return
            path = Path(words).expanduser()
            try:
                if path.exists() and not self.agrees(f"{path} exists. Overwrite it?"):
                    continue
                self.table.save(path)
            except OSError as error:
                self.show(plain_text(reason(error), "yellow"))
                continue
            self.path = path
            self.show(plain_text(f"Saved: {path}", "green"))
            return

    def _finish(self) -> None:
        result = self.table.state.result()
        self.console.rule("The game is over", style="dim")
        self.show(self.desk.settled(self.table.state))
        for words in self._outcome(result):
            self.show(plain_text(words, "bold"))
        if self.path is not None:
            self._keep()
            self.show(plain_text(f"Saved: {self.path}", "green"))
        elif any(seat.human for seat in self.table.seats):
            self.offer_to_save()

    def _outcome(self, result: Result) -> list[str]:
        """Who has won; where nobody was to be beaten, the score beside the best ones."""
        if not result.contest:
            from footplate.cli.scores import keep

            seat = self.table.seats[0]
            score = result.score(0)
            return keep(self.table.record, score, seat.name) if seat.human else [f"Score: {score}."]
        return outcome(result, self.table.names)
