"""Several decisions said at once: a whole layout, and which tanks run."""

from collections.abc import Sequence

import msgspec

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutKind, played
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.extraction import running
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import upright
from footplate.games.planet_steam.referee.refuse import refuse


class LaidTank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tank of a layout."""

    zone: str
    converter: a.Converter | None = None
    supercharger: bool = False


class ApplyLayout(ShortcutKind):
    """Rearranges zone by zone until the layout stands. Halfway tanks would be in the air: it is
    all of it or nothing."""

    name = "apply-layout"
    title = "Apply this layout"
    argument = list[LaidTank]

    def fits(self, state: State) -> bool:
        return state.step in (steps.TANKS, steps.REARRANGE)

    def actions(self, state: State, argument: Sequence[LaidTank]) -> list[Action] | Refusal:
        layout = {tank.zone: tank for tank in argument}
        wrong = _unfit(state, argument)
        if wrong is not None:
            return wrong
        after, found = state.clone(), list[Action]()
        action: Action = a.Rearrange()
        while True:
            if after.step == steps.REARRANGE:
                zone = after.rules.zones[after.next_zone]
                tank = layout.get(zone)
                action = a.Place(zone)
                if tank is not None:
                    action = a.Place(zone, True, tank.converter, tank.supercharger)
            code = after.encode(action)
            refusal = refuse(after, code)
            if refusal is not None:
                return refusal
            after.play_code(code)
            found.append(action)
            if after.step != steps.REARRANGE:
                return found

    def in_words(self, state: State, actions: Sequence[Action]) -> tuple[str, int] | None:
        """What stands elsewhere then: zone by zone nobody would see it."""
        if not isinstance(actions[0], a.Rearrange):
            return None
        after, count = state.clone(), 0
        after.play_code(after.encode(actions[0]))
        for action in actions[1:]:
            if after.step == steps.REARRANGE:
                after.play_code(after.encode(action))
                count += 1
        return None if after.step == steps.REARRANGE else (_moves(state, after), count)


def _moves(before: State, after: State) -> str:
    """`ore tank B1 → C1, no tank on D5`. Where tanks are immobile, what they are then."""
    zones, own = before.rules.zones, before.zones_of(before.mover)
    changed = [zone for zone in own if _standing(before, zone) != _standing(after, zone)]
    left, words = changed[:], list[str]()
    for zone in changed:
        what = _standing(after, zone)
        if what and not before.rules.immobile:
            came = next((other for other in left if _standing(before, other) == what), None)
            if came is not None:
                left.remove(came)
                words.append(f"{what} {zones[came]} → {zones[zone]}")
                continue
        if what:
            words.append(f"{what} on {zones[zone]}")
    bare = [f"no tank on {zones[zone]}" for zone in left if not _standing(after, zone)]
    return ", ".join(words + bare) or "everything as it stands"


def _standing(state: State, zone: int) -> str:
    """A tank in words; empty: there is none."""
    if state.tanks[zone] == NO_TANK:
        return ""
    return f"{NAMES[state.tanks[zone]]} tank{' with supercharger' if state.charged[zone] else ''}"


def _unfit(state: State, layout: Sequence[LaidTank]) -> Refusal | None:
    """What is wrong with a layout before anything is lifted."""
    zones, rules = [tank.zone for tank in layout], state.rules
    for zone in zones:
        at = rules.zones.index(zone) if zone in rules.zones else -1
        if at < 0 or state.claims[at] != state.mover:
            sentence = f"{zone:.20} is no zone of yours: tanks stay on their owner's."
            return Refusal("PS-PLACE-06", sentence)
        if at == state.tipped and state.tanks[at] != NO_TANK:
            return Refusal("PS-PLACE-11", f"The tank on {zone} is tipped over and stays.")
        if zones.count(zone) > 1:
            return Refusal("PS-PLACE-06", f"{zone} takes one tank, not {zones.count(zone)}.")
    lifted = state.hand_tanks if state.step == steps.REARRANGE else 0
    standing = 0 if lifted else len(upright(state, state.mover))
    if state.step == steps.TANKS and len(zones) != standing:
        tanks = f"{standing} tank{'' if standing == 1 else 's'}"
        return Refusal("PS-PLACE-08", f"You have {tanks} to arrange, not {len(zones)}.")
    return None


class RunExactly(ShortcutKind):
    """Switches every other tank off, and extracts."""

    name = "run-exactly"
    title = "Run exactly these tanks"
    argument = list[str]

    def fits(self, state: State) -> bool:
        return state.step == steps.EXTRACT

    def actions(self, state: State, argument: Sequence[str]) -> list[Action] | Refusal:
        ready = [state.rules.zones[zone] for zone in running(state, state.mover)]
        for zone in argument:
            if zone not in ready:
                return Refusal("PS-EXTRACT-03", f"No running tank of yours stands on {zone:.20}.")
        off: list[Action] = [a.SwitchOff(zone) for zone in ready if zone not in argument]
        return played(state, [*off, a.Extract()])


class SwitchThemOff(ShortcutKind):
    """Switches tanks off and extracts nothing yet: its preview tells what the others would give."""

    name = "switch-off"
    title = "Switch these tanks off"
    argument = list[str]

    def fits(self, state: State) -> bool:
        return state.step == steps.EXTRACT

    def actions(self, state: State, argument: Sequence[str]) -> list[Action] | Refusal:
        return played(state, [a.SwitchOff(zone) for zone in argument])


SHORTCUTS = (ApplyLayout(), RunExactly(), SwitchThemOff())
