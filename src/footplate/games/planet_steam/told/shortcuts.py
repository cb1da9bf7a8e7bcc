"""Several decisions said at once: a whole layout, and which tanks run."""

from collections.abc import Sequence

import msgspec

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutKind, played
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
