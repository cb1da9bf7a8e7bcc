"""A state from a description, every field checked."""

from typing import Final

from footplate.core.game import Game
from footplate.core.position import bad_field, chance_of
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES, WATER
from footplate.games.planet_steam.board.rules import CLOSED, NEUTRAL, Rules
from footplate.games.planet_steam.language import position as p
from footplate.games.planet_steam.play.setup import new_state
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.positions.restore_steps import set_step

MOST_CREDITS: Final = 99_999
"""Far more than a game brings; whoever bids is offered every amount up to the own credits."""


def build_state(game: Game, rules: Rules, data: p.PlanetSteamPosition) -> State:
    """The state of a description; BadInput names the field that does not fit."""
    state = new_state(game, rules, chance_of(data.luck))
    _set_freelance(state, data)
    _set_players(state, data)
    _check_loads(state)
    _set_claims(state, data)
    _set_tanks(state, data)
    _set_terminal(state, data)
    _set_certificates(state, data)
    if not 1 <= data.round <= rules.rounds:
        bad_field("round", f"1 to {rules.rounds}")
    if not 0 <= data.first < rules.seats:
        bad_field("first", f"0 to {rules.seats - 1}")
    state.round, state.first = data.round, data.first
    set_step(state, data)
    _check_reserve(state)
    return state


def numbers(amounts: p.Amounts) -> list[int]:
    return [amounts.quartz, amounts.ore, amounts.water, amounts.energy]


def zone_at(state: State, zone: str, field: str) -> int:
    if zone not in state.rules.zones:
        bad_field(field, f"{zone!r} is no zone of {state.rules.file.name}")
    return state.rules.zones.index(zone)


def _set_freelance(state: State, data: p.PlanetSteamPosition) -> None:
    card = data.freelance
    if card is None:
        return
    if not state.rules.freelance_on:
        bad_field("freelance", "belongs to the option freelance_carrier")
    if card.seat is None:
        if card.bid or card.kept:
            bad_field("freelance", "nobody has the card, so nobody has bid for it")
        return
    if not 0 <= card.seat < state.rules.seats or not 1 <= card.bid <= MOST_CREDITS:
        bad_field("freelance", "names a seat and its bid of 1 or more")
    state.freelancer, state.freelance_bid, state.freelance_kept = card.seat, card.bid, card.kept


def _set_players(state: State, data: p.PlanetSteamPosition) -> None:
    rules = state.rules
    held, classes = [], []
    for seat, player in enumerate(data.players):
        field = f"players[{seat}]"
        if not 0 <= player.credits <= MOST_CREDITS:
            bad_field(f"{field}.credits", f"0 to {MOST_CREDITS}")
        if not all(1 <= one <= rules.top_class for one in numbers(player.classes)):
            bad_field(f"{field}.classes", f"1 to {rules.top_class}")
        if min(numbers(player.resources)) < 0:
            bad_field(f"{field}.resources", "0 or more")
        if not 0 <= player.licenses <= rules.licenses or not player.luxuries >= 0:
            bad_field(field, "holds more certificates than there are")
        if player.card is not None:
            if player.card not in rules.card_turns:
                bad_field(f"{field}.card", f"there is no card {player.card} for these players")
            if rules.card_turns.index(player.card) in state.cards:
                bad_field(f"{field}.card", f"card {player.card} is held twice")
            state.cards[seat] = rules.card_turns.index(player.card)
        state.credits[seat] = player.credits
        state.licenses[seat], state.luxuries[seat] = player.licenses, player.luxuries
        held += numbers(player.resources)
        classes += numbers(player.classes)
    state.held, state.classes = held, classes


def _check_loads(state: State) -> None:
    """Before anything is listed: whoever trades is offered every amount up to the own goods."""
    for seat in range(state.rules.seats):
        over = sum(max(0, state.has(seat, r) - state.capacity(seat, r)) for r in range(RESOURCES))
        if over > (state.rules.freelance if seat == state.freelancer else 0):
            bad_field(f"players[{seat}].resources", "more than the carriers hold")


def _set_claims(state: State, data: p.PlanetSteamPosition) -> None:
    if data.claims is None:
        return
    rules = state.rules
    state.claims = rules.blank[:]
    for zone, owner in data.claims.items():
        at = zone_at(state, zone, "claims")
        if state.claims[at] == CLOSED:
            bad_field("claims", f"{zone} is closed for {rules.seats} players")
        if isinstance(owner, int) and not 0 <= owner < rules.seats:
            bad_field("claims", f"{zone} belongs to seat {owner}, which does not exist")
        state.claims[at] = owner if isinstance(owner, int) else NEUTRAL
    for seat in range(rules.seats):
        if state.claims.count(seat) > rules.markers:
            bad_field("claims", f"seat {seat} has more than {rules.markers} markers on the map")
    if state.claims.count(NEUTRAL) > rules.neutrals:
        bad_field("claims", f"more than {rules.neutrals} neutral markers")


def _set_tanks(state: State, data: p.PlanetSteamPosition) -> None:
    for at, tank in enumerate(data.tanks):
        field = f"tanks[{at}]"
        zone = zone_at(state, tank.zone, f"{field}.zone")
        if state.claims[zone] < 0:
            bad_field(f"{field}.zone", f"{tank.zone} belongs to nobody")
        if state.tanks[zone] != NO_TANK:
            bad_field(f"{field}.zone", f"{tank.zone} has a tank already")
        output = WATER if tank.converter is None else NAMES.index(tank.converter)
        rules = state.rules
        if rules.river_limits and rules.river[zone] and not rules.river_outputs[output]:
            bad_field(f"{field}.converter", f"no {NAMES[output]} on the river with river_limits")
        state.tanks[zone], state.charged[zone] = output, int(tank.supercharger)
        if tank.tipped:
            if not rules.sabotage or state.tipped >= 0:
                bad_field(f"{field}.tipped", "one tank at most, by the option sabotage")
            state.tipped = zone


def _check_reserve(state: State) -> None:
    """What is not on the map or in a hand is in the reserve."""
    rules = state.rules
    standing = [output for output in state.tanks if output != NO_TANK]
    in_hand = 0 if rules.immobile else state.hand_tanks
    state.tanks_left = rules.tanks - len(standing) - in_hand
    for kind in range(RESOURCES):
        if kind != WATER:
            used = standing.count(kind) + state.hand_converters[kind]
            state.converters_left[kind] = rules.converters[kind] - used
    used = sum(state.charged) + state.hand_superchargers
    state.superchargers_left = rules.superchargers - used
    if min(state.tanks_left, state.superchargers_left, *state.converters_left) < 0:
        bad_field("tanks", "more tanks, converters or superchargers than the box holds")


def _set_terminal(state: State, data: p.PlanetSteamPosition) -> None:
    rules = state.rules
    if data.supply is not None:
        state.supply = numbers(data.supply)
    if data.price is not None:
        state.price = numbers(data.price)
    for resource, name in enumerate(NAMES):
        if not 0 <= state.supply[resource] <= rules.supply_max[resource]:
            bad_field(f"supply.{name}", f"0 to {rules.supply_max[resource]}")
        low, high = rules.price_min[resource], rules.price_max[resource]
        if not low <= state.price[resource] <= high:
            bad_field(f"price.{name}", f"{low} to {high}")
    if data.stock is not None:
        if not 0 <= data.stock <= rules.stock_max:
            bad_field("stock", f"0 to {rules.stock_max}")
        state.stock = data.stock
    if len(set(data.box)) != len(data.box):
        bad_field("box", "each resource once at most")
    for name in data.box:
        state.box[NAMES.index(name)] = 1
    if data.airship is not None:
        if not 1 <= data.airship <= rules.rows:
            bad_field("airship", f"row 1 to {rules.rows}")
        state.airship = data.airship - 1


def _set_certificates(state: State, data: p.PlanetSteamPosition) -> None:
    rules = state.rules
    for name, most, given, held in (
        ("licenses", rules.licenses, data.licenses, sum(state.licenses)),
        ("luxuries", rules.luxuries, data.luxuries, sum(state.luxuries)),
    ):
        left = most - held if given is None else given
        if left < 0 or left + held > most:
            bad_field(name, f"{most} in all for {rules.seats} players")
        if name == "licenses":
            state.licenses_left = left
        else:
            state.luxuries_left = left
