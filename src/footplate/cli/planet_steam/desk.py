"""The desk of Planet Steam: each step shows its choices in its own way and knows its own words."""

from rich.console import Group, RenderableType

from footplate import Action, BadInput, Refusal
from footplate.cli.desk import Answer, Asked, Keep, Play, Show, plain_text, refused
from footplate.cli.outcome import counted
from footplate.cli.planet_steam import asking, layout
from footplate.cli.planet_steam.sheetdesk import SheetDesk
from footplate.cli.planet_steam.words import AUCTIONS, ZONE, Situation, meant, tidy, zones_in
from footplate.games.planet_steam.language import actions as a

ZONE_STEPS = ("choose-zone", "claim", "place-claims")
AT_ONCE = ("choose-zone", "direction", "place-claims", "tip-tank")
"""Steps in which a zone alone is an answer."""


class PlanetSteamDesk(SheetDesk):
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
        view, actions = self.view(asked.state), asked.state.actions()
        if view.step in AUCTIONS:
            return asking.bids(view, self.names, actions)
        if view.step in ZONE_STEPS:
            return asking.zone_choices(actions)
        if view.step == "tanks":
            return asking.tank_menu(asked.state, view, self.board)
        if view.step == "extract":
            return asking.extraction_choices(actions)
        if view.step == "trade":
            own = view.players[asked.seat]
            have = f"You have {counted(own.credits or 0, 'credit')}."
            return Group(asking.trade_choices(view), plain_text(have))
        if view.step == "move-prices":
            return asking.price_moves(view, actions)
        if view.step == "choose-specialist":
            return asking.specialists(view, actions)
        if view.step == "airship":
            self.listed = list(asked.prompt.choices)
            return asking.rows_of(view, self.board, self.names)
        return super().ask(asked)

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        view = self.view(asked.state)
        if words.isdecimal() and view.step not in AUCTIONS:
            return self._number(asked, words)
        low = tidy(words)
        if low in ("list", "list all"):
            return Show(self.list_choices(asked, asked.prompt.choices))
        table = Situation(view, self.names, self.zones, asked.state.actions())
        changed = layout.wanted(table, words)
        if changed is not None:
            return self._arranged(asked, changed)
        if low.startswith("off ") and len(low.split()) > 2:
            return _one_by_one([a.SwitchOff(zone) for zone in zones_in(table, low[4:])])
        action = meant(table, words)
        if action is not None:
            return Play(action)
        if ZONE.fullmatch(low):
            return self._zone(asked, table.zone(low))
        return self.pick_label(asked, words)

    def _number(self, asked: Asked, words: str) -> Answer:
        step = self.view(asked.state).step
        if step == "choose-specialist" and not self.listed:
            return Play(a.ChooseSpecialist(int(words)))
        if step == "trade" and not self.listed:
            raise BadInput(f"Buy or sell? `buy {words}`, or `sell {words}`.")
        return self.pick_number(words)

    def _zone(self, asked: Asked, zone: str) -> Answer:
        """A zone without a verb: what lies there, and where only one answer is possible, that."""
        found = [x for x in asked.state.actions() if asking.zone_of(x) == zone]
        if self.view(asked.state).step in AT_ONCE and len(found) == 1:
            return Play(found[0])
        return Show(self.look(asked.state, zone))

    def _arranged(self, asked: Asked, changed: layout.Layout) -> Answer:
        found = layout.steps_to(asked.state, changed)
        return Show(refused(found)) if isinstance(found, Refusal) else _one_by_one(found)


def _one_by_one(actions: list[Action]) -> Answer:
    rest = iter(actions[1:])
    return Keep(actions[0], lambda asked: next(rest, None))
