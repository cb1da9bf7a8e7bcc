"""The desk of Planet Steam: each step shows its choices in its own way and knows its own words."""

from rich.console import Group, RenderableType

from footplate import BadInput, Refusal
from footplate.cli.desk import Answer, Asked, Play, Show, one_by_one, plain_text, refused
from footplate.cli.planet_steam import asking, layout, sheets
from footplate.cli.planet_steam.sheetdesk import PlanetSheets
from footplate.cli.planet_steam.words import AUCTIONS, meant, tidy, zones_in
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.language import actions as a

MENUS = ("choose-zone", "claim", "place-claims", "extract")
"""Steps whose kinds of choices are a line each."""
AT_ONCE = ("choose-zone", "direction", "place-claims", "tip-tank")
"""Steps in which a zone alone is an answer."""


class PlanetSteamDesk(PlanetSheets):
    """The choices of each step."""

    verbs = ("take",)
    help_lines = (
        ("NUMBER", "choose from the list; a bid; the number of a card"),
        ("bid 12 · pass", "auctions"),
        ("take 3 · take venturer", "a specialist by number or title"),
        ("license · credits", "from the Engineer; `take ore`, `upgrade ore` from the Bank Agent"),
        ("take water", "a resource out of the bonus box"),
        ("auction C3", "Venturer: the zone that is sold"),
        ("roll C3 · license C3 · claim C3", "claim a zone; `claim` also places a marker"),
        ("row 4", "moor the airship"),
        ("act · water", "pay a water to act in the Tank Phase, or take one"),
        ("tank B2 · import B2", "buy a tank for a zone"),
        ("ore B2 · ore B2 to D3", "buy a converter; the one it had goes to D3"),
        ("charge B2 · upgrade water", "buy a supercharger, a better carrier"),
        ("move B2 D5 · swap B2 D5", "rearrange whole tanks; several changes with commas"),
        ("convert B2 D5 · convert B2 off", "move a converter (they swap), or take it off"),
        ("charge B2 D5", "move a supercharger"),
        ("arrange B1 ore^, D5 water", "the whole layout at once, ^ with supercharger"),
        ("rearrange", "zone by zone: `ore`, `water`, `ore charged`, `none`"),
        ("off B2 D3 · extract", "switch tanks off, then extract"),
        ("stow ore", "put it on the freelance carrier"),
        ("buy 3 · sell 3 · sell all", "trade the resource in turn"),
        ("license · sell license · luxury", "certificates"),
        ("order 4 water · weak · ore +2", "order markers; price manipulation"),
        ("sabotage 2 · tip B2 · keep · give up", "sabotage; the freelance carrier"),
        ("done", "end your turn"),
        ("list", "every single choice"),
        ("why tank B2", "may I? and if not, by which rule"),
    )

    # --- asking --------------------------------------------------------------------------------

    def ask(self, asked: Asked) -> RenderableType:
        self.listed = []
        view, plan, prompt = self.view(asked.state), asked.state.plan(), asked.prompt
        money = sheets.held(plan, view, ("money",))
        if view.step in AUCTIONS:
            return Group(sheets.auction(view, self.names), asking.bids(prompt, money))
        if view.step == "tanks":
            left = plain_text(f"You have {sheets.held(plan, view, ('money', *RESOURCES))}.")
            then = sheets.extraction_line(view, plan)
            return Group(asking.menu(plan, prompt), left, *([then] if then else []))
        if view.step in MENUS:
            return asking.menu(plan, prompt)
        if view.step == "trade":
            return Group(asking.trades(prompt), plain_text(f"You have {money}."))
        if view.step == "move-prices":
            return asking.price_moves(prompt)
        if view.step == "choose-specialist":
            return asking.specialists(prompt, plan)
        if view.step == "airship":
            self.listed = list(prompt.choices)
            return asking.rows(plan, prompt)
        return super().ask(asked)

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        table = self.situation(asked.state)
        if words.isdecimal() and table.step not in AUCTIONS:
            return self._number(table.step, words)
        low = tidy(words)
        if low in ("list", "list all"):
            return Show(self.list_choices(asked, asked.prompt.choices))
        changed = layout.wanted(table, words)
        if changed is not None:
            found = layout.steps_to(asked.state, changed)
            return Show(refused(found)) if isinstance(found, Refusal) else one_by_one(found)
        if low.startswith("off ") and len(low.split()) > 2:
            return one_by_one([a.SwitchOff(zone) for zone in zones_in(table, low[4:])])
        action = meant(table, words)
        if action is not None:
            return Play(action)
        if table.is_zone(low):
            return self._zone(asked, table.zone(low))
        return self.pick_label(asked, words)

    def _number(self, step: str, words: str) -> Answer:
        if step == "choose-specialist" and not self.listed:
            return Play(a.ChooseSpecialist(int(words)))
        if step == "trade" and not self.listed:
            raise BadInput(f"Buy or sell? `buy {words}`, or `sell {words}`.")
        return self.pick_number(words)

    def _zone(self, asked: Asked, zone: str) -> Answer:
        """A zone without a verb: what lies there, and where only one answer is possible, that."""
        found = [each for each in asked.prompt.choices if zone in each.targets]
        if self.view(asked.state).step in AT_ONCE and len(found) == 1:
            return Play(self.action_of(found[0]))
        return Show(self.look(asked.state, zone))
