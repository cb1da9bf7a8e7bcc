"""The desk of Steam Power: each step shows its choices in its own way and knows its own words."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from footplate import Action, BadInput
from footplate.cli.desk import Answer, Asked, Keep, Play, Show, plain_text, refused
from footplate.cli.outcome import counted
from footplate.cli.steam_power import contracts
from footplate.cli.steam_power import words as w
from footplate.cli.steam_power.hexdesk import MapDesk
from footplate.core.prompt import Choice
from footplate.games.steam_power.board.file import KINDS as KINDS_OF_HEX
from footplate.games.steam_power.language import actions as a
from footplate.hexes.mapfiles import letter_at

LINKS = 4
FACTORIES = 6
KINDS: dict[str, type[Action] | tuple[type[Action], ...]] = {
    "track": (a.LayTrack, a.RemoveTrack, a.ReplaceTrack),
    "factories": a.BuildFactory,
    "contracts": a.FulfilContract,
    "all": Action,
}


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
        step = self.view(asked.state).step
        if step == "fetch":
            foot = plain_text("Type a number, `take CITY`, or `cheapest` for all that are left.")
            return Group(super().ask(asked), foot)
        if step == "take":
            return super().ask(asked)
        return self._ask_action(asked)

    def _ask_action(self, asked: Asked) -> RenderableType:
        """Contracts, factories and placements that complete a link in full, the rest in short."""
        choices, lines = asked.prompt.choices, list[RenderableType]()
        fulfil = self._of(choices, "contracts")
        factories = self._of(choices, "factories")
        track = self._of(choices, "track")
        links = self._most_new(asked, [choice for choice in track if choice.consequence])
        rest = [c for c in choices if c not in fulfil and c not in factories and c not in track]
        lines.append(
            self.list_choices(asked, [*fulfil, *factories[:FACTORIES], *rest, *links[:LINKS]])
        )
        if len(factories) > FACTORIES:
            words = f"{len(factories)} factories in all: `factory CITY`, `list factories`."
            lines.append(plain_text(words))
        if track:
            hexes = len({self.hex_of(self.action_of(choice)) for choice in track})
            where = f"{counted(len(track), 'placement')} on {counted(hexes, 'hex')}"
            count = f"Track: {where}, + on the map"
            more = f", {len(links)} complete a link" if len(links) > LINKS else ""
            how = "Type a hex for its tiles, or `lay L7 0-3`; `list track`."
            lines.append(plain_text(f"{count}{more}. {how}"))
        return self.with_map(asked, lines) if track else Group(*lines)

    def _most_new(self, asked: Asked, links: Sequence[Choice]) -> list[Choice]:
        """Placements that complete a link: those into cities that are new to the network first."""
        view = self.view(asked.state)
        known = set() if view.company is None else set(view.companies[view.company].network)

        def new(choice: Choice) -> int:
            ends = choice.consequence.removeprefix("completes ").split(" – ")
            return len(set(ends) - known)

        return sorted(links, key=lambda choice: (-new(choice), choice.price))

    def _of(self, choices: Sequence[Choice], kind: str) -> list[Choice]:
        """The choices of a kind; placements that complete a link first, then by price."""
        found = [c for c in choices if isinstance(self.action_of(c), KINDS[kind])]
        if kind == "track":
            found.sort(key=lambda choice: (not choice.consequence, choice.price))
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
            first = self.cheapest(asked)
            if first is None:
                raise BadInput(f"`{low}` fetches for a contract: `fulfil K20 {low}`.")
            return Keep(first, self.cheapest)
        if low.split()[0] == "list":
            return self._list(asked, low.removeprefix("list").strip() or "all")
        verb = w.VERB.fullmatch(words.strip())
        if verb is not None:
            return self._answer_verb(asked, verb[1].casefold(), verb[2].strip())
        card = self.contract_called(asked.state, words)
        hex, rest = self.places.split(words)
        if card is not None:
            on_map = hex is not None and self.places.has(hex)
            return Show(Group(card, self.builds_on(asked, hex)) if hex and on_map else card)
        if hex is None:
            return None
        return self._answer_hex(asked, self.places.check(hex), rest)

    def _answer_no(self, asked: Asked) -> Answer:
        step = self.view(asked.state).step
        no = {"lay": a.EndTrack(), "bonus": a.DeclineBonus()}
        return Play(no[step]) if step in no else None

    def _list(self, asked: Asked, kind: str) -> Answer:
        found = [name for name in KINDS if name.startswith(kind)]
        if len(found) != 1:
            raise BadInput(f"List what? {', '.join(KINDS)}.")
        choices = self._of(asked.prompt.choices, found[0])
        self.here = None
        hand = [self.hand(asked.state)] if found[0] == "contracts" else []
        if not choices:
            none = plain_text(f"There are no {found[0]} to choose from now.")
            return Show(Group(none, *hand))
        return Show(Group(self.list_choices(asked, choices), *hand))

    def _answer_verb(self, asked: Asked, verb: str, rest: str) -> Answer:
        if verb == "contract":
            return Show(contracts.describe(self.view(asked.state), self.names, w.contract_id(rest)))
        if verb.startswith("fulfil"):
            if not rest:
                return self._list(asked, "contracts")
            name, cheapest = w.split_cheapest(rest)
            fulfil = a.FulfilContract(w.contract_id(name))
            return Keep(fulfil, self.cheapest) if cheapest else Play(fulfil)
        if verb in ("remove", "replace", "lay", "track", "cross"):
            return self._place(asked, verb, rest)
        if verb in ("from", "take from", "steal", "steal from"):
            return Play(a.TakeContractFrom(w.seat_of(self.names, rest)))
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
        if hex is not None and verb == "cross" and not used and self._is_land(hex):
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

    def _is_land(self, hex: str) -> bool:
        return self.places.has(hex) and KINDS_OF_HEX[letter_at(self.places.columns, hex)] != "water"

    def _answer_hex(self, asked: Asked, hex: str, rest: str) -> Answer:
        """A place without a verb: what is meant follows from the place and the step."""
        if hex in self.places.names:
            if self.view(asked.state).step == "fetch":
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
        legal = [c for c in self._of(asked.prompt.choices, "factories") if self._at(c) == hex]
        if len(legal) > 1:
            title = "With how many cubes? Type a number, or `factory CITY CUBES`."
            return Show(self.list_choices(asked, legal, title))
        cubes = self.factory_cubes(asked.state)
        return Play(self.action_of(legal[0]) if legal else a.BuildFactory(hex, cubes))

    def _at(self, choice: Choice) -> str | None:
        action = self.action_of(choice)
        return action.hex if isinstance(action, a.BuildFactory | a.TakeResource) else None

    def _take(self, asked: Asked, words: str) -> Answer:
        """A resource from a city: where it can be paid in several ways they are listed."""
        words, cheapest = w.split_cheapest(words)
        hex, _ = w.city_hex(self.places, words)
        offers = [choice for choice in asked.prompt.choices if self._at(choice) == hex]
        offers = [c for c in offers if isinstance(self.action_of(c), a.TakeResource)]
        if not offers:
            return Play(a.TakeResource(hex))
        if len(offers) == 1 or cheapest:
            return Play(self.action_of(min(offers, key=lambda choice: choice.price)))
        title = "It can be paid in several ways: type a number."
        return Show(self.list_choices(asked, offers, title))

    def cheapest(self, asked: Asked) -> Action | None:
        """What fetches the next resource for the least money; None where none is asked for."""
        if self.view(asked.state).step != "fetch":
            return None
        return self.action_of(min(asked.prompt.choices, key=lambda choice: choice.price))
