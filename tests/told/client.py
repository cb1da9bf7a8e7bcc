"""A client that names no game: it sits at any of them through plan, prompt, preview and events.

At each step it holds what is told against what happens. `secrets` deals anew what a viewer cannot
see, and compares all that is told to this viewer, byte by byte.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from footplate import Chance, Event, Game, Plan, State
from footplate.core.event import balance
from footplate.core.log import log_lines
from footplate.core.prompt import Choice, Group, Preview, Prompt
from footplate.core.refusal import Refusal
from footplate.core.view import View
from footplate.core.wire import decode_json, to_json, to_plain

NAMES = ("Ada", "Brunel", "Cugnot", "Daimler", "Ericsson", "Fulton")
CODE = re.compile(r"None|[{}_\[\]]|\b[a-z]+:[A-Za-z0-9]|\b1 (?:links|cubes|shares|credits)\b")
"""What no sentence holds: a value that was not put into words, an id of `kind:name`."""

PICTURES_EVERY = 200

Ledger = dict[tuple[int | str, str], int]


def as_text(value: Any) -> str:
    """What is told is plain data by itself, and the same data when it is sent as JSON."""
    text = json.dumps(to_plain(value))
    assert decode_json(to_json(value)) == decode_json(text)
    return text


class Client:
    """Plays a game to its end; `step` makes one decision of whoever is asked."""

    def __init__(self, game: Game, seats: int, seed: int, **setup: Any) -> None:
        self.rng = Chance(seed)
        opening: list[Event] = []
        self.state: State = game.start(seats, seed, events=opening, **setup)
        self.game, self.seats, self.count = game, seats, 0
        self.names = NAMES[:seats]
        self.plan: Plan = self.state.plan()
        self.viewers: Sequence[int | None] = (None, *range(seats))
        self.ledger: Ledger = {}
        self.told: list[Event] = []
        self.hear(opening)
        self.look()

    def play(self, most: int = 10_000) -> Iterator[State]:
        """The positions, one after the other, up to the end of the game."""
        while not self.state.over and self.count < most:
            yield self.state
            self.step()
        assert self.state.plan() == self.plan, "the plan has changed"

    def step(self) -> None:
        seat = self.state.seat
        assert seat is not None
        prompt = self.state.prompt(seat, self.names)
        self.check_prompt(prompt, seat)
        choice = self.choose(prompt)
        preview = self.state.preview(choice, seat)
        before = self.state.digest()
        self.check_preview(choice, preview, seat)
        assert self.state.digest() == before, "a preview has changed the position"
        events: list[Event] = []
        self.state.play(choice, events)
        self.count += 1
        self.check_foreseen(preview, events, seat)
        self.hear(events)
        self.look()

    def choose(self, prompt: Prompt) -> Choice:
        """A group first, so that rare kinds come up, then one of its choices."""
        groups = [group for group in prompt.groups if group.choices]
        group = groups[self.rng.below(len(groups))]
        return group.choices[self.rng.below(len(group.choices))]

    # What is told must fit together. --------------------------------------------------------

    def look(self) -> None:
        """The header of every viewer's view, and the ledger against it."""
        for viewer in self.viewers:
            view: View = self.state.view(viewer, forecasts=False)
            assert (view.game, view.viewer) == (self.game.name, viewer)
            assert view.over == self.state.over == (view.seat is None)
            assert view.over or view.phase in view.phases == list(self.plan.phases)
            assert sorted(view.order) == sorted(set(view.order))
            assert view.rounds is None or 0 <= view.round <= view.rounds
            assert len(view.holdings) == self.seats
            self.check_ledger(view)

    def check_ledger(self, view: View) -> None:
        for seat, held in enumerate(view.holdings):
            for what, count in held.items():
                assert what in self.plan.things, f"{what} is no thing of the plan"
                found = self.ledger.get((seat, what), 0)
                assert found == count, f"seat {seat} has {count} {what}, the events say {found}"

    def hear(self, events: Sequence[Event]) -> None:
        self.told = list(events)
        for event in events:
            for move in event.moves():
                assert move.amount > 0, f"{event} moves {move.amount}"
                assert move.why, f"{event} does not say what for"
                assert move.what in self.plan.things, f"{move.what} is no thing of the plan"
                for holder in (move.giver, move.taker):
                    self.check_holder(holder)
        for key, change in balance(m for e in events for m in e.moves()).items():
            self.ledger[key] = self.ledger.get(key, 0) + change
        for viewer in self.viewers:
            for event in events:
                told = event.told(viewer)
                if told is not None:
                    self.check_words(told)
            for number, line in enumerate(log_lines(events, viewer, self.names, self.plan)):
                assert line.parent is None or line.parent < number

    def check_holder(self, holder: int | str) -> None:
        if isinstance(holder, int):
            assert 0 <= holder < self.seats
        else:
            # A place of the plan, or a name of the box, which is one plain word.
            assert holder in self.plan.places or re.fullmatch("[a-z-]+", holder), holder

    def check_words(self, event: Event) -> None:
        words = event.words(self.names, self.plan)
        assert words.strip(), f"{event} has no words"
        assert not CODE.search(words), f"a code stands in: {words}"
        if event.actor is not None:
            assert self.names[event.actor] in words, f"nobody is named in: {words}"
        for place in event.places():
            self.check_target(place)
            assert self.plan.name(place) in words, f"{place} is not named in: {words}"
        assert str(type(event).__struct_config__.tag) in as_text(event)

    def check_target(self, target: str) -> None:
        assert target in self.plan.places or target in self.plan.lines, f"{target} is no place"

    def check_prompt(self, prompt: Prompt, seat: int) -> None:
        assert (prompt.seat, prompt.phase) == (seat, self.state.view(seat, False).phase)
        assert prompt.sentence.strip()
        assert len({group.id for group in prompt.groups}) == len(prompt.groups)
        offered = {self.game.action(choice) for choice in prompt.choices}
        assert len(offered) == len(prompt.choices) == len(self.state.codes())
        for group in prompt.groups:
            self.check_group(group)
        why_not = self.state.why_not(seat)
        empty = {group.id for group in prompt.groups if not group.choices}
        assert set(why_not.kinds) == empty, "the reasons are not those of the empty groups"
        for place, refusal in why_not.places.items():
            self.check_target(place)
            self.check_refusal(refusal)
        for viewer in self.viewers:
            if viewer != seat:
                other = self.state.prompt(viewer, self.names)
                assert other.choices == []
                assert self.names[seat] in other.sentence
                assert self.state.why_not(viewer).places == {}
        for offer in self.state.shortcuts(seat):
            assert all((offer.name, offer.title, offer.schema))

    def check_group(self, group: Group) -> None:
        assert all((group.id, group.title)), "a group without a name"
        assert bool(group.choices) == (group.why_not is None), f"{group.id}: why not?"
        if group.why_not is not None:
            self.check_refusal(group.why_not)
        for choice in group.choices:
            assert choice.label.strip()
            assert not CODE.search(f"{choice.label} {choice.consequence}"), choice
            for target in choice.targets:
                self.check_target(target)
            for what in (*choice.cost, *(effect.what for effect in choice.effects)):
                assert what in self.plan.things, f"{what} is no thing of the plan"

    def check_refusal(self, refusal: Refusal) -> None:
        assert refusal.rule
        assert refusal.sentence.strip()
        assert not CODE.search(refusal.sentence), refusal

    def check_preview(self, choice: Choice, preview: Preview, seat: int) -> None:
        assert preview.luck == choice.commits, f"commits is not true of: {choice.label}"
        assert preview.view.viewer == seat
        moves = [move for event in preview.events for move in event.moves()]
        stages: dict[tuple[Any, str], set[int]] = {}
        for end in range(len(moves) + 1):
            sums = balance(moves[:end])
            for key in {*stages, *sums}:
                stages.setdefault(key, {0}).add(sums.get(key, 0))
        foreseen = {(effect.seat, effect.what): effect.change for effect in preview.effects}
        for effect in choice.effects:
            found = foreseen.get((effect.seat, effect.what), 0)
            assert found == effect.change, f"{choice.label}: {effect}, but the preview has {found}"
        for what, amount in choice.cost.items():
            reached = stages.get((seat, what), {0})
            assert -amount in reached, f"{choice.label}: costs {amount} {what}, not of {reached}"

    def check_foreseen(self, preview: Preview, events: Sequence[Event], seat: int) -> None:
        """What was previewed is what has happened."""
        told = [known for event in events if (known := event.told(seat)) is not None]
        assert told[: len(preview.events)] == preview.events, "it was foreseen otherwise"
        if not preview.luck:
            assert len(told) == len(preview.events)
            assert preview.view == self.state.view(seat), "the view was foreseen otherwise"

    # Secrets. -------------------------------------------------------------------------------

    def check_secrets(self) -> None:
        """For every viewer: what cannot be seen is dealt anew, and all that is told stays equal."""
        for viewer in self.viewers:
            other = self.state.guess(viewer, Chance(self.count))
            told, again = self.all_told(self.state, viewer), self.all_told(other, viewer)
            for what, text in told.items():
                assert text == again[what], f"{what} tells viewer {viewer} a secret"

    def all_told(self, state: State, viewer: int | None) -> dict[str, str]:
        view = state.view(viewer)
        prompt = state.prompt(viewer, self.names)
        told = {
            "view": as_text(view),
            "prompt": as_text(prompt),
            "result": as_text(state.result(viewer)),
            "why not": as_text(state.why_not(viewer)),
            "shortcuts": as_text(state.shortcuts(viewer)),
            "programs": "" if viewer is None else as_text(state.programs(viewer)),
        }
        if self.count % PICTURES_EVERY == 0:
            # Drawn from the view alone, so what holds of the view holds of the picture.
            told["picture"] = self.game.draw(view)
        choices = prompt.choices
        for choice in choices[:: 1 + len(choices) // 6]:
            told[f"preview of {choice.label}"] = as_text(state.preview(choice, viewer))
        return told
