"""The desk of Imperial Steam: the choices of each step, and what a player's words mean there."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from footplate import Action, State
from footplate.cli.desk import PAGE, Answer, Asked, Play, Show, grid, one_by_one, plain_text
from footplate.cli.imperial_steam import asking
from footplate.cli.imperial_steam.crews import best_crew
from footplate.cli.imperial_steam.offers import (
    Entry,
    group_of,
    offer,
    refused_lines,
    why_not,
)
from footplate.cli.imperial_steam.saying import Scene
from footplate.cli.imperial_steam.sheetdesk import ImperialSheets
from footplate.cli.imperial_steam.situation import Chain, Situation, Which
from footplate.cli.imperial_steam.trading import contract_id
from footplate.cli.imperial_steam.words import meant
from footplate.cli.sheetdesk import Shows
from footplate.games.imperial_steam.language import actions as a

GROUPS = (
    *("track", "hire", "build", "produce", "goods", "train", "contract", "give", "share"),
    *("deliver", "access", "idle"),
)
OPENS: dict[str, str] = {
    **{word: word for word in GROUPS},
    **dict.fromkeys(("tracks", "lay", "rail"), "track"),
    **dict.fromkeys(("worker", "engineer"), "hire"),
    **dict.fromkeys(("building", "station", "factory"), "build"),
    **dict.fromkeys(("buy", "order"), "goods"),
    **dict.fromkeys(("upgrade", "engine"), "train"),
    **dict.fromkeys(("secure",), "contract"),
    **dict.fromkeys(("philanthropize", "philanthropise", "donate", "influence"), "give"),
    "shares": "share",
    "delivery": "deliver",
    "free": "free",
}
"""Words that open the list of a kind of action."""
BACK = ("menu", "back", "actions", "main")


class ImperialSteamDesk(ImperialSheets):
    """The choices of a turn."""

    verbs = ("take",)
    help_lines = (
        ("NUMBER", "choose from the list; a bid; the level of a worker"),
        ("track · hire · build · …", "the ways of a main action, with prices, and why not others"),
        ("menu", "back to the list of actions"),
        ("bid 50", "the sealed bid before round 1"),
        ("track gloggnitz", "build a track; `track gloggnitz auto` also sends the best crew"),
        ("track gloggnitz from sopron", "where several links lead to a city"),
        ("work 2 · work 1 2 · auto", "send workers by level; auto: the crew that wastes least"),
        ("hire white 2 · hire 3 white", "a worker of white's second column; three of the cheapest"),
        ("hire bridge · hire white tunnel", "an engineer"),
        ("station graz", "build a station"),
        ("factory wien.1 iron", "build a factory; then `staff 2 idle`: the worker that settles"),
        ("produce wien.1 · produce all", "bring goods from factories into store"),
        ("buy iron · order 2 iron coal", "a good at once; goods for the next round"),
        ("train 5 · upgrade 3 5", "buy an IS-5; make an IS-5 of an IS-3"),
        ("contract k05", "secure a contract"),
        ("give 3", "philanthropize: three steps of influence for 30"),
        ("share up · share down", "the share value"),
        ("fundraise · pass", "take 10; place the hand and do nothing"),
        ("sell · deliver iron graz", "free: sell a share, deliver a good (once a turn)"),
        ("access leoben", "free: buy access to a link of the state railway"),
        ("influence · share · car · forgo", "spend a business point, or give up the rest"),
        ("discard wood", "when goods do not fit"),
        ("end", "end your turn"),
        ("list", "every single choice"),
        ("why track graz", "may I? and if not, by which rule"),
    )
    entries: Sequence[Entry] = ()
    """What the numbers on the screen mean."""

    # --- asking --------------------------------------------------------------------------------

    def scene(self, asked: Asked) -> Scene:
        return Scene(self.view(asked.state), self.atlas, asked.seat, self.action_of)

    def ask(self, asked: Asked) -> RenderableType:
        scene, prompt = self.scene(asked), asked.prompt
        self.entries = ()
        match scene.view.step:
            case "bid":
                return Group(*map(plain_text, asking.bids(asked.state.actions())))
            case "crew":
                crew = best_crew(asked.state)
                lines = asking.crew(scene, [x.level for x in crew if isinstance(x, a.Work)])
                entries = [offer(scene, choice) for choice in prompt.choices]
                return Group(*map(plain_text, lines), self._menu(entries, numbers=False))
            case "staff" | "discard" | "arrival":
                return self._menu([offer(scene, choice) for choice in prompt.choices])
            case "points":
                return self._menu(asking.points(scene, prompt))
        if scene.view.turn.action is not None:
            return self._menu(asking.turn_menu(scene, prompt))
        menu = self._menu(asking.main_menu(scene, prompt))
        hint = "A number or word lists its ways. `map` `beside` `board` `market` `plan` `help`"
        return Group(menu, plain_text(hint, "dim"))

    def _menu(self, entries: Sequence[Entry], numbers: bool = True) -> RenderableType:
        self.entries = entries if numbers else ()
        self.shown = 0
        self.listed = []
        if numbers:
            return self.more()
        return self._rows(entries, 0, False)

    def more(self) -> RenderableType:
        """The next page of the list."""
        if not self.entries:
            return super().more()
        page = self.entries[self.shown : self.shown + PAGE]
        if not page:
            return plain_text("That was the whole list.")
        rows = self._rows(page, self.shown, True)
        self.shown += len(page)
        left = len(self.entries) - self.shown
        if left:
            return Group(rows, plain_text(f"  … {left} more: type `more`", "dim"))
        return rows

    def _rows(self, entries: Sequence[Entry], before: int, numbers: bool) -> RenderableType:
        table = grid("", "", "", "", numbers=(0, 2))
        table.show_header = False
        table.columns[1].no_wrap = True
        for number, entry in enumerate(entries, start=before + 1):
            table.add_row(str(number) if numbers else "", entry.say, entry.price, entry.note)
        return table

    def commands(self) -> dict[str, tuple[str, Shows]]:
        """A sheet is no list of choices: after it a number means nothing until the next list."""
        return {
            name: (words, self._sheet(show)) for name, (words, show) in super().commands().items()
        }

    def _sheet(self, show: Shows) -> Shows:
        def shown(state: State, words: str) -> RenderableType:
            self.entries = ()
            return show(state, words)

        return shown

    def opened(self, asked: Asked, group: str) -> RenderableType:
        """The ways of a kind of action, and why not others."""
        scene, told = self.scene(asked), group_of(asked.prompt, group)
        entries = asking.group_entries(scene, group, asked.prompt)
        found = asked.state.why_not(asked.seat)
        refused = refused_lines(scene, asked.state.plan(), found, group)
        if not entries:
            reason = None if told is None else told.why_not
            why = plain_text("– That is not asked now.") if reason is None else why_not(reason)
            return Group(why, *refused, plain_text("`menu` lists what you can do.", "dim"))
        title = group if told is None else told.title
        parts: list[RenderableType] = [plain_text(f"{title}: type a number or the words.", "bold")]
        if group == "track":
            # The choices name cities alone: the links and what they cost stand above them.
            parts = [self.map(asked.state), self.beside(asked.state), *parts]
        return Group(*parts, self._menu(entries), *refused)

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        view = self.view(asked.state)
        low = " ".join(words.casefold().split())
        if low.isdecimal() and view.step not in ("bid", "crew"):
            return self._number(asked, int(low))
        if low in BACK:
            return Show(self.ask(asked))
        if low in ("list", "list all"):
            scene = self.scene(asked)
            entries = [offer(scene, choice) for choice in asked.prompt.choices]
            # A number that is typed at the bid is the bid.
            return Show(self._menu(entries, numbers=view.step not in ("bid", "crew")))
        word = low.removeprefix("build ")
        if view.step in ("turn", "points") and word in OPENS and not self._points(view.step, low):
            return Show(self.opened(asked, OPENS[word]))
        card = contract_id(low)
        if card is not None:
            return Show(self.look(asked.state, low))
        found = meant(
            Situation(asked.state, view, self.atlas, asked.seat, asked.state.actions()), words
        )
        if isinstance(found, Which):
            return Show(self._which(asked, found))
        if isinstance(found, Chain):
            return self._chain(asked, found.actions)
        return found if found is not None else self._place(asked, low)

    def _points(self, step: str, low: str) -> bool:
        """While points are open these words spend one."""
        return step == "points" and low in ("influence", "share", "car")

    def _place(self, asked: Asked, low: str) -> Answer:
        """A city without a verb: what is there."""
        if len(self.atlas.found(low)) == 1:
            return Show(self.look(asked.state, low))
        return None

    def _which(self, asked: Asked, found: Which) -> RenderableType:
        scene = self.scene(asked)
        title = plain_text(found.title, "bold")
        choices = [self.choice_of(asked, action) for action in found.actions]
        return Group(title, self._menu([offer(scene, each) for each in choices if each]))

    def _chain(self, asked: Asked, actions: Sequence[Action]) -> Answer:
        """All of them, or the reason why not; what is asked in between is left to the player."""
        trial, step = asked.state.clone(), self.view(asked.state).step
        for number, action in enumerate(actions):
            refusal = trial.refuse(action)
            if refusal is not None and number == 0:
                return Play(action)
            if refusal is not None:
                text = f"Only {number} of {len(actions)} can be had: {refusal.sentence} "
                return Show(plain_text(f"{text}[{refusal.rule}] Nothing was done.", "yellow"))
            trial.play(action)
            if trial.seat != asked.seat or self.view(trial).step != step:
                break
        return one_by_one(actions)

    def _number(self, asked: Asked, number: int) -> Answer:
        if not 1 <= number <= len(self.entries):
            words = f"There is no list with a number {number} now: `menu` lists what you can do."
            return Show(plain_text(words, "yellow"))
        target = self.entries[number - 1].target
        return Show(self.opened(asked, target)) if isinstance(target, str) else Play(target)
