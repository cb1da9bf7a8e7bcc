"""A game in the terminal: prompt, choices, what the player types, and what comes of it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from footplate import Action, BadInput, Event, Refused
from footplate.cli.closing import outcome
from footplate.cli.commands import LOG_LINES, Commands
from footplate.cli.desk import Asked, Desk, Keep, Play, Show, plain_text, refused
from footplate.cli.keyboard import Keyboard
from footplate.cli.outcome import reason, write_text
from footplate.cli.paging import Pager
from footplate.cli.players import Players
from footplate.core.event import told_to
from footplate.core.prompt import Prompt
from footplate.core.view import Result
from footplate.tables import Table

Read = Callable[[str], str]
"""Asks for a line; raises EOFError where there is none any more."""


WAITS = "Your turn waits: `end` passes it on, `undo` and `restart` take it back."


class Session:
    """Lets everybody at a table decide in turn until the game is over or the player leaves."""

    def __init__(
        self,
        table: Table,
        desk: Desk,
        console: Console,
        read: Read,
        path: Path | None = None,
        stops: bool = False,
    ) -> None:
        """`stops`: whether a full screen waits until it is read."""
        self.table = table
        self.desk = desk
        self.console = console
        people = any(seat.person for seat in table.seats)
        self.pager = Pager(console, read, stops and people)
        self.read = self.pager.read
        self.path = path
        """Where the record is kept; None: nowhere yet."""
        self.kept: Path | None = None
        """Where it was kept when it was broken off, if it was."""
        self.players = Players(table, lambda said: self.show(plain_text(said, "yellow")))
        self.count = 0
        """How many actions there were when the decision was put."""
        self.opened: object = None
        """The occasion for which the sheets were last shown."""
        self.saved = -1
        """How many actions the record had when it was last written to a file."""
        self.keyboard = Keyboard(table, console, self.read)
        self.commands = Commands(self)

    # --- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. EOFError, KeyboardInterrupt and Left pass through."""
        self.tell(self.table.log[-LOG_LINES:])
        while not self.table.over:
            self.step()
        self._finish()

    def step(self) -> None:
        """One decision: what needs nobody is played and said, bots choose, people are asked."""
        table, seat = self.table, self.table.state.mover
        if table.held_by is not None:
            self._held(table.held_by)
            return
        forced = table.seats[seat].wishes.forced
        if not table.seats[seat].person:
            step = table.advance()
            if step is None:
                code = self.players.at(seat).choose(table.state)
                table.play(seat, table.state.decode(code))
                step = table.steps[-1]
            self.tell(step.events)
        elif seat in table.programs or (forced and len(table.state.codes()) == 1):
            self._by_itself(seat)
        else:
            self._person()

    def _asked(self) -> Asked:
        """What is put to whoever decides now, in the names of this table."""
        state = self.table.state
        return Asked(state, state.prompt(names=self.table.names))

    def _by_itself(self, seat: int) -> None:
        """A decision of a person that needs nobody; where it does after all, the person.

        Before others it is told like any other decision: what is ordered is the seat's own
        business, and that nothing else can be done may show a hidden hand.
        """
        table, own = self.table, not self.keyboard.needed(seat)
        asked = self._asked()
        before = self.desk.private(asked.state, seat)
        step = table.advance()
        if step is None:
            if own:
                words = f"The standing order of {table.names[seat]} fits no more."
                self.show(plain_text(words, "dim"))
            self._person()
            return
        events, why = told_to(step.events, self.reader), ""
        if step.by == "program" and own:
            why = "by standing order"
        elif step.by == "forced" and (own or not self.desk.secret):
            why = "the only choice, played at once"
        if events and getattr(events[0], "seat", None) == seat:
            # The log says it in full: once is enough.
            words_of = self.desk.words_of(events.pop(0).words(table.names, table.state.plan()))
            self.show(words_of.append(f"  ({why})", "dim") if why else words_of)
        elif own or not self.desk.secret:
            label = self.desk.label_of(asked, self.table.record.actions[-1])
            who = f"{table.names[seat]}, {why}" if why else table.names[seat]
            self.show(plain_text(f"{who}: {label}.", "dim"))
        self.tell(events)
        if own:
            self._news(before, asked)
        self.keep()

    def _held(self, seat: int) -> None:
        """A turn waits, as its person wishes it: to be ended, or to be taken back."""
        table, name = self.table, self.table.names[seat]
        asked = Asked(table.state, Prompt(seat, "", WAITS))
        self.show(plain_text(f"{name}: {WAITS}"), bold=True)
        while table.held_by == seat:
            self._answer(asked, self._words(seat))

    def _person(self) -> None:
        asked = self._asked()
        self._hand_over(asked.seat)
        self._open(asked)
        self.commands.hinted = None
        self.show(self.desk.words_of(f"{self._name(asked)}: {asked.prompt.sentence}"), bold=True)
        self.pager.asked, self.desk.above = True, self.pager.shown
        self.show(self.desk.ask(asked))
        while self.table.state is asked.state and self.count == len(self.table.record.actions):
            self._answer(asked, self._words(asked.seat))
        self.pager.asked = False
        self.keyboard.told[asked.seat] = len(self.table.log)

    def _hand_over(self, seat: int) -> None:
        if self.desk.secret and self.keyboard.needed(seat):
            unread = self.keyboard.hand_over(seat)
            self.opened = None
            if unread is not None:
                self.tell(self.table.log[unread:][-LOG_LINES:])

    def _open(self, asked: Asked) -> None:
        """A line across the screen and the sheets for each new occasion."""
        self.count = len(self.table.record.actions)
        now = self.desk.occasion(asked)
        if now == self.opened:
            return
        self.opened = now
        self.show(Rule(plain_text(self.desk.title(asked)), style="dim"))
        opening = self.desk.opening(asked.state)
        if opening is not None:
            self.show(opening)

    def _words(self, seat: int) -> str:
        """What the person answers to the question that stands."""
        self.pager.asked = True
        return self.pager.answer(f"{self.table.names[seat]} ({seat + 1})> ").strip()

    def _name(self, asked: Asked) -> str:
        return self.table.names[asked.seat]

    def show(self, what: RenderableType, bold: bool = False) -> None:
        if bold and isinstance(what, Text):
            what.stylize("bold")
        self.pager.show(what)

    def tell(self, events: list[Event]) -> None:
        told = told_to(events, self.reader)
        if told:
            names, plan = self.table.names, self.table.state.plan()
            self.show(Group(*(self.desk.words_of(event.words(names, plan)) for event in told)))

    @property
    def reader(self) -> int | None:
        """The one person who reads the screen; where there are several, as a spectator would."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.person]
        return people[0] if len(people) == 1 else None

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
            if self.table.held_by is not None and command not in self.commands.while_held:
                self.show(plain_text(WAITS, "yellow"))
            elif command == "end" and self.table.held_by is not None:
                self.table.end(asked.seat)
            elif command == "more" and not rest:
                self.show(self.desk.more())
            elif command in self.commands.all and not self.desk.says_an_action(asked, words):
                self.commands.all[command][1](asked, rest.strip())
            elif command in self.desk.commands():
                self.show(self.desk.commands()[command][1](asked.state, rest.strip()))
            else:
                self._decide(asked, words)
        except BadInput as error:
            self.show(plain_text(str(error), "yellow"))
        except Refused as refusal:
            self.show(plain_text(refusal.sentence, "yellow"))
        except OSError as error:
            self.show(plain_text(reason(error), "yellow"))

    def _decide(self, asked: Asked, words: str) -> None:
        answer = self.desk.answer(asked, words)
        if isinstance(answer, Play):
            if answer.note:
                self.show(plain_text(answer.note))
            self.play(asked, answer.action)
        elif isinstance(answer, Keep):
            self._keep_on(asked, answer)
        elif isinstance(answer, Show):
            self.show(answer.what)
        else:
            meant = self._meant(asked, words)
            self.show(plain_text(f"I do not understand {words!r} here.{meant}", "yellow"))
            self.show(plain_text(f"{asked.prompt.sentence} `help` lists what you can type.", "dim"))

    def _meant(self, asked: Asked, words: str) -> str:
        """The command, word of the game or place that mistyped words may stand for."""
        return self.desk.meant(asked, words, [*self.commands.all, *self.desk.commands(), "more"])

    def _keep_on(self, asked: Asked, answer: Keep) -> None:
        """Several actions in a row; the first that is refused, and anybody else's turn, end it."""
        action: Action | None = answer.first
        seat, state = asked.seat, asked.state
        while action is not None and self.play(asked, action) and state.seat == seat:
            asked = self._asked()
            action = answer.then(asked)

    def play(self, asked: Asked, action: Action) -> bool:
        """Play an action and tell what happened; False where the rules refuse it."""
        self.pager.asked = False
        choice = self.desk.choice_of(asked, action)
        before = self.desk.private(asked.state, asked.seat)
        try:
            events = self.table.play(asked.seat, action)
        except Refused as refusal:
            self.show(refused(refusal.refusal))
            return False
        follows = self.desk.consequence(choice) if choice else ""
        if choice is not None:
            self.show(
                plain_text(f"→ {self.desk.label(choice)}{': ' + follows if follows else ''}", "dim")
            )
        self.tell(events)
        self._news(before, asked)
        self.keep()
        return True

    def _news(self, before: object, asked: Asked) -> None:
        news = self.desk.news(before, asked.state, asked.seat)
        if news is not None:
            self.show(news)

    def keep(self) -> None:
        """Write the record where there is a file for it."""
        if self.path is not None:
            self.save(self.path)

    def save(self, path: Path) -> None:
        write_text(path, self.table.record.to_json())
        self.saved = self.table.count

    @property
    def unsaved(self) -> bool:
        return self.saved != self.table.count

    # --- questions -----------------------------------------------------------------------------

    def agrees(self, question: str) -> bool:
        return self.read(f"{question} [y/n] ").strip().casefold() in ("y", "yes")

    def offer_to_save(self) -> None:
        """Ask for a file until one can be written, or the player wants none."""
        while True:
            words = self.read("Save the record? A file name, or Enter for no: ").strip()
            if words.casefold() in ("", "n", "no"):
                return
            if words.casefold() in ("y", "yes"):
                self.show(plain_text("In which file? For example: game.json", "yellow"))
                continue
            path = Path(words).expanduser()
            try:
                if path.exists() and not self.agrees(f"{path} exists. Overwrite it?"):
                    continue
                self.save(path)
            except OSError as error:
                self.show(plain_text(reason(error), "yellow"))
                continue
            self.path = path
            self.show(plain_text(f"Saved: {path}", "green"))
            return

    def _finish(self) -> None:
        result = self.table.state.result()
        self.show(Rule("The game is over", style="dim"))
        self.show(self.desk.settled(self.table.state))
        for words in self._outcome(result):
            self.show(plain_text(words, "bold"))
        self.keep()
        people = any(seat.person for seat in self.table.seats)
        if self.path is not None and not (people and self.path == self.kept):
            self.show(plain_text(f"Saved: {self.path}", "green"))
        elif people:
            self.offer_to_save()
            self.path = None if self.path == self.kept else self.path
        if self.kept is not None and self.kept != self.path:
            self.kept.unlink(missing_ok=True)

    def _outcome(self, result: Result) -> list[str]:
        """Who has won; where nobody was to be beaten, the score beside the best ones."""
        if not result.contest:
            from footplate.cli.scores import keep

            seat = self.table.seats[0]
            score = result.score(0)
            return (
                keep(self.table.record, score, seat.name) if seat.person else [f"Score: {score}."]
            )
        return outcome(result, self.table.names)
