"""The desk of Steam Power: each step shows its choices in its own way and knows its own words."""

from rich.console import Group, RenderableType

from footplate import BadInput, Refusal
from footplate.cli.desk import Answer, Asked, Keep, Play, Show, plain_text, refused
from footplate.cli.outcome import counted
from footplate.cli.steam_power import contracts
from footplate.cli.steam_power import words as w
from footplate.cli.steam_power.hexdesk import MapDesk
from footplate.cli.typed import seat_of
from footplate.core.prompt import Choice
from footplate.games.steam_power.language import actions as a

LINKS = 4
FACTORIES = 6
KINDS = {"track": ("lay", "redo"), "factories": ("factory",), "contracts": ("fulfil",), "all": ()}
"""What can be listed, as groups of the prompt; none: all of them."""


class SteamPowerDesk(MapDesk):
    """The choices of a turn."""

    verbs = ("take",)
    help_lines = (
        ("NUMBER", "choose from the list"),
        ("L7", "the placements on a hex, with price and consequence; a city: its factory"),
        ("lay L7 0-3", "lay track: edges 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW, or N-S; also: L7 0-3"),
        ("cross J9 1-4", "cross the track that is there"),
        ("remove · replace 0-2", "redo the end tile of your open link"),
        ("done", "lay no second tile"),
        ("factory Chicago", "build a factory; as a bonus with its cubes: factory Chicago 5"),
        ("fulfil K20", "fulfil a contract; `fulfil K20 cheapest` also fetches all it needs"),
        ("take Gary · bank · cheapest", "fetch the next resource; cheapest: all that are left"),
        ("contracts · money", "take two contracts; take $3"),
        ("from 2", "the supply is empty: take a contract from seat 2"),
        ("decline", "give up a bonus"),
        ("K20 · contract K20", "what a contract asks for, gives and costs, and where it is"),
        ("list track", "all of a kind: track, factories, contracts, all"),
        ("why lay L7 0-3", "may I? and if not, by which rule"),
    )

    # --- asking --------------------------------------------------------------------------------

    def ask(self, asked: Asked) -> RenderableType:
        self.here = None
        step = self.view(asked.state).phase
        if step == "fetch":
            foot = plain_text("Type a number, `take CITY`, or `cheapest` for all that are left.")
            return Group(super().ask(asked), foot)
        if step == "take":
            return super().ask(asked)
        return self._ask_action(asked)

    def _ask_action(self, asked: Asked) -> RenderableType:
        """Contracts, factories and placements that complete a link in full, the rest in short."""
        lines = list[RenderableType]()
        fulfil = self._of(asked, "contracts")
        factories = self._of(asked, "factories")
        track = self._of(asked, "track")
        links = [choice for choice in track if "completes" in choice.facts]
        links.sort(key=lambda choice: (-len(choice.facts["new"]), choice.price))
        known = [group for kind in KINDS.values() for group in kind]
        rest = [c for group in asked.prompt.groups if group.id not in known for c in group.choices]
        lines.append(
            self.list_choices(asked, [*fulfil, *factories[:FACTORIES], *rest, *links[:LINKS]])
        )
        if len(factories) > FACTORIES:
            words = f"{len(factories)} factories in all: `factory CITY`, `list factories`."
            lines.append(plain_text(words))
        if track:
            hexes = len({choice.targets[0] for choice in track})
            where = f"{counted(len(track), 'placement')} on {counted(hexes, 'hex')}"
            count = f"Track: {where}, + on the map"
            more = f", {len(links)} complete a link" if len(links) > LINKS else ""
            how = "Type a hex for its tiles, or `lay L7 0-3`; `list track`."
            lines.append(plain_text(f"{count}{more}. {how}"))
        return self.with_map(asked, lines) if track else Group(*lines)

    def _of(self, asked: Asked, kind: str) -> list[Choice]:
        """The choices of a kind; placements that complete a link first, then by price."""
        groups = [g for g in asked.prompt.groups if g.id in KINDS[kind] or not KINDS[kind]]
        found = [choice for group in groups for choice in group.choices]
        if kind == "track":
            found.sort(key=lambda choice: ("completes" not in choice.facts, choice.price))
        return found

    # --- understanding -------------------------------------------------------------------------

    def answer(self, asked: Asked, words: str) -> Answer:
        low = " ".join(words.casefold().split())
        if words.isdecimal():
            return self.pick_number(words)
        if low in w.PLAIN:
            return Play(w.PLAIN[low])
        if low in ("pass", "skip", "nothing", "no"):
            return self._answer_no(asked)
        if low in w.CHEAPEST:
            if self.view(asked.state).phase != "fetch":
                raise BadInput(f"`{low}` fetches for a contract: `fulfil K20 {low}`.")
            return self._cheaply(asked)
        if low.split()[0] == "list":
            return self._list(asked, low.removeprefix("list").strip() or "all")
        verb = w.split_verb(words)
        if verb is not None:
            return self._answer_verb(asked, *verb)
        card = self.contract_called(asked.state, words)
        hex, rest = self.places.split(words)
        if card is not None:
            on_map = hex is not None and hex in self.places.terrain
            return Show(Group(card, self.builds_on(asked, hex)) if hex and on_map else card)
        if hex is None:
            return None
        return self._answer_hex(asked, self.places.check(hex), rest)

    def _answer_no(self, asked: Asked) -> Answer:
        step = self.view(asked.state).phase
        no = {"lay": a.EndTrack(), "bonus": a.DeclineBonus()}
        return Play(no[step]) if step in no else None

    def _list(self, asked: Asked, kind: str) -> Answer:
        found = [name for name in KINDS if name.startswith(kind)]
        if len(found) != 1:
            raise BadInput(f"List what? {', '.join(KINDS)}.")
        choices = self._of(asked, found[0])
        self.here = None
        hand = [self.hand(asked.state)] if found[0] == "contracts" else []
        if not choices:
            none = plain_text(f"There are no {found[0]} to choose from now.")
            asked_for = [group for group in asked.prompt.groups if group.id in KINDS[found[0]]]
            why = [refused(group.why_not) for group in asked_for if group.why_not is not None]
            return Show(Group(none, *(hand or why)))
        return Show(Group(self.list_choices(asked, choices), *hand))

    def _answer_verb(self, asked: Asked, verb: str, rest: str) -> Answer:
        if verb == "contract":
            id, plan = w.contract_id(rest), asked.state.plan()
            return Show(contracts.describe(self.view(asked.state), plan, self.names, id))
        if verb.startswith("fulfil"):
            if not rest:
                return self._list(asked, "contracts")
            name, cheapest = w.split_cheapest(rest)
            contract = w.contract_id(name)
            return self._cheaply(asked, contract) if cheapest else Play(a.FulfilContract(contract))
        if verb in ("remove", "replace", "lay", "track", "cross"):
            return self._place(asked, verb, rest)
        if verb in ("from", "take from", "steal", "steal from"):
            return Play(a.TakeContractFrom(seat_of(self.names, rest)))
        if verb in ("take", "fetch"):
            return self._take(asked, rest)
        if verb == "build" and self.places.split(rest)[0] not in self.places.names:
            return self._place(asked, "lay", rest)
        if not rest:
            return self._list(asked, "factories")
        return self._factory(asked, *w.city_hex(self.places, rest))

    def _place(self, asked: Asked, verb: str, words: str) -> Answer:
        """Track on a hex; without edges, what can be laid there."""
        view, state = self.view(asked.state), asked.state
        hex, rest = self.places.split(words)
        used = any(track.hex == hex for track in view.tracks)
        if hex is not None and verb == "cross" and not used and self.places.is_land(hex):
            lay = f"`lay {hex} {rest or '0-3'}` lays a tile there"
            raise BadInput(f"{hex} carries no track to cross: {lay}.")
        if hex is not None and not rest and verb != "remove":
            return Show(self.builds_on(asked, self.places.check(hex)))
        action = w.placement(self.places, view, verb, words)
        if not isinstance(action, a.LayTrack) or not used:
            return Play(action)
        refusal = state.refuse(action)
        end = None if view.company is None else view.companies[view.company].open_end
        replace = a.ReplaceTrack(action.hex, action.track)
        if refusal and hex == end and not state.refuse(replace):
            hint = f"It is the end tile of your own link: `replace {hex} {rest}` changes it."
            return Show(Group(refused(refusal), plain_text(hint)))
        note = f"{hex} carries track already: this crosses it."
        return Play(action, "" if refusal or verb == "cross" else note)

    def _answer_hex(self, asked: Asked, hex: str, rest: str) -> Answer:
        """A place without a verb: what is meant follows from the place and the step."""
        if hex in self.places.names:
            if self.view(asked.state).phase == "fetch":
                return self._take(asked, f"{hex} {rest}")
            return self._factory(asked, hex, rest) if rest else Show(self.builds_on(asked, hex))
        if rest:
            return self._place(asked, "lay", f"{hex} {rest}")
        return Show(self.builds_on(asked, hex))

    def _factory(self, asked: Asked, hex: str, rest: str) -> Answer:
        number = rest.removesuffix("cubes").strip().removeprefix("with ")
        if number.isdecimal():
            return Play(a.BuildFactory(hex, int(number)))
        if number:
            raise BadInput(f"{rest!r} is no number of cubes.")
        legal = [choice for choice in self._of(asked, "factories") if hex in choice.targets]
        if len(legal) > 1:
            title = "With how many cubes? Type a number, or `factory CITY CUBES`."
            return Show(self.list_choices(asked, legal, title))
        cubes = self.view(asked.state).new_factory
        return Play(self.action_of(legal[0]) if legal else a.BuildFactory(hex, cubes))

    def _take(self, asked: Asked, words: str) -> Answer:
        """A resource from a city: where it can be paid in several ways they are listed."""
        words, cheapest = w.split_cheapest(words)
        hex, _ = w.city_hex(self.places, words)
        fetched = [group for group in asked.prompt.groups if group.id == "fetch"]
        offers = [c for group in fetched for c in group.choices if hex in c.targets]
        if not offers:
            return Play(a.TakeResource(hex))
        if len(offers) == 1 or cheapest:
            return Play(self.action_of(min(offers, key=lambda choice: choice.price)))
        title = "It can be paid in several ways: type a number."
        return Show(self.list_choices(asked, offers, title))

    def _cheaply(self, asked: Asked, contract: str = "") -> Answer:
        """A contract with all that it still needs, from the cheapest sources."""
        found = asked.state.shortcut("fulfil-cheaply", {"contract": contract})
        if isinstance(found, Refusal):
            return Show(refused(found))
        rest = iter(found[1:])
        return Keep(found[0], lambda _: next(rest, None))
