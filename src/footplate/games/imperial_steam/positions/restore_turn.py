"""A state from a description: whose turn it is, and what has happened in it."""

from footplate.core.position import bad_field
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import (
    BUILDING_TILE,
    CONTRACT_TILE,
    FUNDRAISE_TILE,
    GIFT_TILE,
    HIRE_TILE,
    NO_TILE,
    PASS_TILE,
    PRODUCE_TILE,
    TRACKS_TILE,
    TRAIN_TILE,
)
from footplate.games.imperial_steam.language import position as p
from footplate.games.imperial_steam.language.actions import TILES
from footplate.games.imperial_steam.language.steps import (
    ARRIVAL,
    BID,
    CREW,
    DISCARD,
    POINTS,
    STAFF,
    STEP_NAMES,
    TURN,
)
from footplate.games.imperial_steam.play.goods import landed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import joins
from footplate.games.imperial_steam.positions.restore_players import find_site

ONE_UNIT = (
    BUILDING_TILE,
    TRAIN_TILE,
    CONTRACT_TILE,
    GIFT_TILE,
    FUNDRAISE_TILE,
    PASS_TILE,
)
"""Main actions that are complete once the hand lies there."""
MANY_UNITS = (TRACKS_TILE, HIRE_TILE, PRODUCE_TILE)


def set_turn(state: State, data: p.ImperialSteamPosition) -> None:
    _set_ladder(state, data)
    state.order = state.ladder[:] if data.order is None else _seats(state, data.order, "order")
    if data.step != "bid" and any(player.bid is not None for player in data.players):
        bad_field("players", "bids belong to the step bid")
    if data.step == "over":
        _set_over(state, data)
        return
    state.step = STEP_NAMES.index(data.step)
    if state.step == BID:
        _set_bidding(state, data)
    else:
        _set_mover(state, data)
        _set_action(state, data)
        _set_parts(state, data)
    _fill_hands(state, data)
    _check_goods(state)


def _seats(state: State, given: list[int], field: str) -> list[int]:
    if sorted(given) != list(range(state.rules.seats)):
        bad_field(field, "each seat once")
    return given[:]


def _set_ladder(state: State, data: p.ImperialSteamPosition) -> None:
    seats = list(range(state.rules.seats))
    if data.step == "bid" and data.order is not None:
        # All are in one column, the first of the order on top.
        seats = _seats(state, data.order, "order")
    state.ladder = sorted(seats, key=lambda seat: -state.columns[seat])
    if data.ladder is not None:
        state.ladder = _seats(state, data.ladder, "ladder")
    columns = [state.columns[seat] for seat in state.ladder]
    if columns != sorted(columns, reverse=True):
        bad_field("ladder", "must go from the highest column to the lowest")


def _set_over(state: State, data: p.ImperialSteamPosition) -> None:
    if data.seat is not None or data.turn != p.Turn():
        bad_field("seat", "the game is over: nobody decides")
    if state.round < state.rules.rounds and not state.connected():
        bad_field("step", "the game ends after the last round or with the goal connected")
    for seat, player in enumerate(data.players):
        _set_placed(state, seat, state.rules.hands[state.round - 1], player)
    state.mover = -1
    state.step = TURN
    _check_goods(state)


def _set_bidding(state: State, data: p.ImperialSteamPosition) -> None:
    if state.round != 1 or any(state.columns) or any(state.placed) or data.turn != p.Turn():
        bad_field("step", "bids are made before anything else, with everybody in column 0")
    waiting = [seat for seat in state.order if state.bids[seat] < 0]
    done = [seat for seat in state.order if state.bids[seat] >= 0]
    if not waiting or state.order != done + waiting:
        bad_field("players", "bids are made in turn order, and the last one ends the step")
    if data.seat not in (None, waiting[0]):
        bad_field("seat", f"seat {waiting[0]} bids next")
    state.mover = waiting[0]


def _set_mover(state: State, data: p.ImperialSteamPosition) -> None:
    """Whose turn it is; whoever discards after an arrival has no turn yet."""
    seat = state.order[0] if data.seat is None else data.seat
    if not 0 <= seat < state.rules.seats:
        bad_field("seat", f"0 to {state.rules.seats - 1}")
    state.mover = seat
    if state.step == ARRIVAL:
        short = [seat for seat in state.order if state.overflow(seat)]
        if data.seat is None and short:
            state.mover = short[0]
        if short[:1] != [state.mover] or any(state.placed) or state.round == 1:
            bad_field("step", "arrival: the first seat whose goods do not fit, before any hand")


def _set_action(state: State, data: p.ImperialSteamPosition) -> None:
    turn = data.turn
    state.tile = NO_TILE if turn.action is None else TILES.index(turn.action)
    if state.tile != NO_TILE and not state.repeats(state.mover, state.tile):
        # A test that says only the action means that its hand lies there.
        state.hands[state.mover * len(TILES) + state.tile] += 1
        state.placed[state.mover] += 1
    state.done, state.idled, state.delivered = turn.done, turn.idled, turn.delivered
    full = turn.built >= state.rules.tracks_per_action
    if full or state.tile in ONE_UNIT:
        state.done = True
    elif turn.done and not turn.idled and state.tile in MANY_UNITS:
        bad_field("turn.done", "that action always allows a further unit")
    if turn.idled and not (turn.done and state.rules.empty_actions):
        bad_field("turn.idled", "belongs to the option empty_actions and ends the action")
    if turn.done and turn.action is None:
        bad_field("turn.done", "no action was taken")
    if state.step == ARRIVAL and turn != p.Turn():
        bad_field("turn", "nobody has a turn before goods have arrived")


def _set_parts(state: State, data: p.ImperialSteamPosition) -> None:
    turn, rules = data.turn, state.rules
    _set_crew(state, turn)
    if turn.column is not None:
        hub, column = HUB_NAMES.index(turn.column[0]), turn.column[1]
        if state.tile != HIRE_TILE or not 1 <= column <= rules.columns[hub]:
            bad_field("turn.column", "a column of a hub, while hiring")
        state.column = rules.first_column[hub] + column - 1
    for name in turn.produced:
        site = find_site(state, name, "turn.produced")
        if state.tile != PRODUCE_TILE or state.site_owner[site] != state.mover:
            bad_field("turn.produced", "own sites, while producing")
        state.produced |= 1 << site
    if (turn.site is not None) != (state.step == STAFF):
        bad_field("turn.site", "belongs to the step staff")
    if turn.site is not None:
        state.site = find_site(state, turn.site, "turn.site")
        if (
            state.site_owner[state.site] != state.mover
            or state.site_goods[state.site]
            or state.tile != BUILDING_TILE
            or not state.workers(state.mover)
        ):
            bad_field("turn.site", "an own factory without goods, and a worker for it")
        state.done = True
    fits = state.step == DISCARD or (turn.points > 0) == (state.step == POINTS)
    if not fits or not 0 <= turn.points <= 99:
        bad_field("turn.points", "1 or more in the step points, else 0")
    state.points = turn.points


def _set_crew(state: State, turn: p.Turn) -> None:
    rules, seat = state.rules, state.mover
    building = state.tile == TRACKS_TILE
    if not 0 <= turn.built <= rules.tracks_per_action or (turn.built and not building):
        bad_field("turn.built", f"0 to {rules.tracks_per_action}, while building tracks")
    if not 0 <= turn.surplus <= 99 or (turn.surplus and not building):
        bad_field("turn.surplus", "0 or more, while building tracks")
    state.built, state.surplus = turn.built, turn.surplus
    if (turn.link is not None) != (state.step == CREW) or (turn.effort > 0) != (state.step == CREW):
        bad_field("turn.link", "with its effort belongs to the step crew")
    if turn.link is None:
        if building and not turn.built and not turn.done:
            bad_field("turn.built", "the hand lies on tracks, so one is laid")
        return
    link = rules.link_named(turn.link)
    if link < 0 or not building or turn.built >= rules.tracks_per_action:
        bad_field("turn.link", "a link on which a track is being laid")
    if state.layout.crowns >> link & 1 or not joins(state, seat, link):
        bad_field("turn.link", "a link on which the seat may lay a track")
    most = min(state.experience(seat), state.effort_of(seat, link))
    if not 0 < turn.effort <= most or turn.surplus:
        bad_field("turn.effort", f"1 to {most}, and nothing is left over")
    state.link, state.effort = link, turn.effort


def _fill_hands(state: State, data: p.ImperialSteamPosition) -> None:
    """Whoever comes before the mover in the order has placed one hand more."""
    most = state.rules.hands[state.round - 1]
    own = 0 if state.step in (BID, ARRIVAL) else state.placed[state.mover]
    own -= state.tile != NO_TILE
    if own >= most:
        bad_field("players", f"seat {state.mover} has no hand left for this turn")
    before = state.order[: state.order.index(state.mover)]
    for seat, player in enumerate(data.players):
        if seat == state.mover:
            continue
        due = own + 1 if seat in before and state.step not in (BID, ARRIVAL) else own
        _set_placed(state, seat, due, player)


def _set_placed(state: State, seat: int, due: int, player: p.Player) -> None:
    if player.hands is None:
        state.hands[seat * len(TILES) + PASS_TILE] = due
        state.placed[seat] = due
    elif state.placed[seat] != due:
        bad_field(f"players[{seat}].hands", f"must be {due} by the turn order")


def _check_goods(state: State) -> None:
    for seat in range(state.rules.seats):
        over = state.overflow(seat)
        asked = state.step in (DISCARD, ARRIVAL) and not state.over
        if over and not (asked and (seat == state.mover or state.step == ARRIVAL)):
            bad_field(f"players[{seat}].goods", "do not all fit on engines, cars and floors")
        if not over and seat == state.mover and asked:
            bad_field("step", "all goods fit: nothing is discarded")
        waiting = landed(state, seat)
        if waiting and state.step in (ARRIVAL, BID):
            bad_field(f"players[{seat}].landing", "is empty at this step")
        if waiting > state.layout.shipment[state.round - 1]:
            bad_field(f"players[{seat}].landing", "more than the shipment tile allows")
