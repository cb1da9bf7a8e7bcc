"""What can be wrong with a board: block, field and reason.

What the rulebook prints has to stand in every board file. Only where it is silent, or shows no
more than a picture, may boards differ, and even there they have to fit its examples.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from footplate.core.boardcheck import (
    AS_PRINTED,
    check_head,
    check_ids,
    check_printed,
    place_of,
    text,
    wrong_names,
)
from footplate.core.datafile import Problem
from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES, Card, Role
from footplate.games.planet_steam.board.file import (
    COUNTS,
    SEATS,
    BoardFile,
    card_set,
    open_river,
    zones,
)
from footplate.games.planet_steam.board.printed import (
    FEW_PLAYERS,
    FOUR_PLAYERS,
    PRINTED,
    PRINTED_ADJUSTMENT,
    PRINTED_BANDS,
    PRINTED_PRICES,
    PRINTED_TANK_COST,
    QUARTZ_CLASS_4,
    WATER_CLASS_2,
)

COLUMNS: Final = 8  # A to H: the code of an action has room for so many
MOORING_POINTS: Final = 7
ROUNDS: Final = 30
CLASSES: Final = 4
# No number of a board is higher: it has to fit the views.
HIGHEST: Final = 99


def check_board(board: BoardFile) -> list[Problem]:
    """Everything that keeps a game from being played on this board; empty when it is sound."""
    problems = [*check_head("board file", board, SEATS)]
    problems += check_printed(board, PRINTED)
    on_map = list(_check_map(board))
    if not on_map:
        # Without a sound map every zone on it would be reported a second time.
        on_map = [*_check_unavailable(board), *_check_claims(board)]
    problems += on_map
    checks = (_check_rounds, _check_prices, _check_bands, _check_adjustment, _check_tanks)
    for check in (*checks, _check_capacity, _check_cards, _check_sets):
        problems += check(board)
    return problems


def _check_rounds(board: BoardFile) -> Iterator[Problem]:
    for count in COUNTS:
        if not 1 <= board.rounds[count] <= ROUNDS:
            reason = f"{board.rounds[count]} is not from 1 to {ROUNDS} rounds"
            yield Problem("rounds", str(count), reason)


# --- the map ---------------------------------------------------------------------------------


def _check_map(board: BoardFile) -> Iterator[Problem]:
    if board.map.rows != MOORING_POINTS:
        reason = f"{board.map.rows} is not {MOORING_POINTS}, a row for each mooring point"
        yield Problem("map", "rows", reason)
    elif not 1 <= board.map.columns <= COLUMNS:
        yield Problem("map", "columns", f"{board.map.columns} is not from 1 to {COLUMNS}")
    else:
        for reason in wrong_names(board.map.river, zones(board), "on the map"):
            yield Problem("map", "river", reason)


def _check_unavailable(board: BoardFile) -> Iterator[Problem]:
    colors, each = len(board.components.colors), board.components.claim_markers
    for count in COUNTS:
        closed, most = board.unavailable[count], each * (colors - count)
        for reason in wrong_names(closed, zones(board), "on the map"):
            yield Problem("unavailable", str(count), reason)
        if bool(closed) != (count in FEW_PLAYERS):
            number = "some" if count in FEW_PLAYERS else "no"
            reason = f"{number} zones are unavailable with {count} players"
            yield Problem("unavailable", str(count), reason)
        elif len(closed) > most:
            reason = f"{len(closed)} zones, but the unused colours have {most} markers"
            yield Problem("unavailable", str(count), reason)
        river, die = open_river(board, count), board.variants.variable_claims.river_die_max[count]
        if len(river) < die:
            reason = f"{len(river)} river zones are left, but a die may ask for {die}"
            yield Problem("unavailable", str(count), reason)


def _check_claims(board: BoardFile) -> Iterator[Problem]:
    box = board.components
    for count in COUNTS:
        claims, closed = board.claims[count], board.unavailable[count]
        own_lists = enumerate(claims.own)
        lists = [(f"{count}.own[{seat}]", own, box.claim_markers) for seat, own in own_lists]
        lists.append((f"{count}.neutral", claims.neutral, box.neutral_markers))
        if len(claims.own) != count:
            reason = f"{len(claims.own)} lists for {count} seats"
            yield Problem("claims", f"{count}.own", reason)
        elif len({len(own) for own in claims.own}) > 1:
            yield Problem("claims", f"{count}.own", "the seats have different numbers of zones")
        taken = set[str]()
        for field, given, most in lists:
            for reason in wrong_names(given, zones(board), "on the map"):
                yield Problem("claims", field, reason)
            for zone in given:
                if zone in closed:
                    yield Problem("claims", field, f"{zone} is unavailable with {count} players")
                elif zone in taken:
                    yield Problem("claims", field, f"{zone} is claimed already")
            taken.update(given)
            if len(given) > most:
                reason = f"{len(given)} zones, but there are {most} markers"
                yield Problem("claims", field, reason)


# --- the resource terminal -------------------------------------------------------------------


def _check_prices(board: BoardFile) -> Iterator[Problem]:
    for resource in RESOURCES:
        track = board.prices[resource]
        if not 1 <= track.min < track.max <= HIGHEST:
            reason = f"{track.min} to {track.max} is not a range within 1 to {HIGHEST}"
            yield Problem("prices", f"{resource}.min, max", reason)
        elif not track.min <= track.start <= track.max:
            reason = f"{track.start} is not from {track.min} to {track.max}"
            yield Problem("prices", f"{resource}.start", reason)
        for name, price in PRINTED_PRICES:
            if name == resource and not track.min <= price <= track.max:
                reason = f"{price} is not on the track, but in an example of the rulebook"
                yield Problem("prices", resource, reason)


def _check_bands(board: BoardFile) -> Iterator[Problem]:
    for resource in RESOURCES:
        track, next_ = board.bands[resource], 0
        for band in BANDS:
            first, last = track[band]
            if first != next_ or last < first:
                reason = f"{first} to {last} is not a range that begins with {next_}"
                yield Problem("bands", f"{resource}.{band}", reason)
                break
            next_ = last + 1
        else:
            most = max(board.supply[count][resource] for count in COUNTS)
            if track.max != next_ - 1:
                reason = f"{track.max} is not {next_ - 1}, where red ends"
                yield Problem("bands", f"{resource}.max", reason)
            elif not most <= track.max <= HIGHEST:
                reason = f"{track.max} is not from {most}, a supply at the start, to {HIGHEST}"
                yield Problem("bands", f"{resource}.max", reason)
            for name, supply, band in PRINTED_BANDS:
                first, last = track[band]
                if name == resource and not first <= supply <= last:
                    reason = f"{supply} is not {band}, as the rulebook prints it"
                    yield Problem("bands", f"{resource}.{band}", reason)


def _check_adjustment(board: BoardFile) -> Iterator[Problem]:
    moves = board.adjustment
    for band, printed in PRINTED_ADJUSTMENT:
        if moves[band] != printed:
            reason = f"{moves[band]} is not {printed}, {AS_PRINTED}"
            yield Problem("adjustment", band, reason)
    for band, fuller in pairwise(BANDS):
        if not -HIGHEST <= moves[fuller] <= moves[band] <= HIGHEST:
            reason = (
                f"{moves[fuller]} after {moves[band]}: no fuller supply may move a price higher"
            )
            yield Problem("adjustment", fuller, reason)


# --- tanks and carriers ----------------------------------------------------------------------


def _check_tanks(board: BoardFile) -> Iterator[Problem]:
    costs, spaces = board.tank_costs, board.tank_market.spaces
    if len(costs) != spaces:
        yield Problem("tank_costs", "count", f"{len(costs)} costs for {spaces} spaces")
    for stock, cost in enumerate(costs, 1):
        if not 0 <= cost <= HIGHEST:
            reason = f"{cost} is not a cost from 0 to {HIGHEST}"
            yield Problem("tank_costs", f"stock {stock}", reason)
        elif stock > 1 and cost > costs[stock - 2]:
            reason = f"{cost} is more than {costs[stock - 2]}, the cost with a smaller stock"
            yield Problem("tank_costs", f"stock {stock}", reason)
    if PRINTED_TANK_COST not in costs:
        reason = f"no tank costs {PRINTED_TANK_COST}, as one does in the rulebook"
        yield Problem("tank_costs", "cost", reason)
    for count in COUNTS:
        if not 1 <= board.tank_stock[count] <= spaces:
            reason = f"{board.tank_stock[count]} is not from 1 to {spaces} tanks"
            yield Problem("tank_stock", str(count), reason)


def _check_capacity(board: BoardFile) -> Iterator[Problem]:
    starts = [table[count] for table in (board.start, board.reduced_start) for count in COUNTS]
    for resource in RESOURCES:
        row = board.capacity[resource]
        if len(row) != CLASSES or any(big <= small for small, big in pairwise((0, *row))):
            reason = f"{text(row)} must be {CLASSES} numbers, each higher than the one before"
            yield Problem("capacity", resource, reason)
            continue
        if row[-1] > HIGHEST:
            yield Problem("capacity", resource, f"{row[-1]} is more than {HIGHEST}")
        most = max(getattr(start, resource) for start in starts)
        if row[0] < most:
            reason = f"class 1 holds {row[0]}, but a player starts with {most}"
            yield Problem("capacity", resource, reason)
        if resource == "water" and row[1] != WATER_CLASS_2:
            reason = f"class 2 holds {row[1]}, not {WATER_CLASS_2}, {AS_PRINTED}"
            yield Problem("capacity", resource, reason)
        if resource == "quartz" and row[3] < QUARTZ_CLASS_4:
            reason = f"class 4 holds {row[3]}, but {QUARTZ_CLASS_4} in the rulebook's example"
            yield Problem("capacity", resource, reason)


# --- the specialists -------------------------------------------------------------------------


def _check_cards(board: BoardFile) -> Iterator[Problem]:
    wanted = board.components.cards.specialists
    if len(board.specialists) != wanted:
        reason = f"{len(board.specialists)} cards, but the box has {wanted}"
        yield Problem("specialists", "count", reason)
    words = "capital letters and digits, a letter first"
    yield from check_ids("specialists", board.specialists, r"[A-Z][A-Z0-9]*", words)
    for index, card in enumerate(board.specialists):
        place = place_of("specialists", index, card.id)
        if not 1 <= len(card.roles) <= 2:
            yield Problem(place, "roles", f"{len(card.roles)} specialists are not one or two")
        if not card.sets or len(set(card.sets)) < len(card.sets) or set(card.sets) - set(COUNTS):
            reason = f"{text(card.sets)} must be different numbers from {SEATS.min} to {SEATS.max}"
            yield Problem(place, "sets", reason)
        elif len(card.roles) > 1 and not set(card.sets) <= set(FEW_PLAYERS):
            reason = "only cards for two or three players show two specialists"
            yield Problem(place, "sets", reason)
    if not any(set(FEW_PLAYERS) <= set(card.sets) for card in board.specialists):
        yield Problem("specialists", "sets", "no card is in both the sets 2 and 3")


def _check_sets(board: BoardFile) -> Iterator[Problem]:
    for count in COUNTS:
        reason = _wrong_set(card_set(board, count), count)
        if reason:
            yield Problem("specialists", f"set {count}", reason)


def _wrong_set(cards: tuple[Card, ...], count: int) -> str:
    turns = [card.turn for card in cards]
    roles = [role for card in cards for role in card.roles]
    needed: tuple[Role, ...] = ("lady_steam", "venturer", "airship_captain")
    if turns != list(range(1, count + 1)):
        return f"the numbers {text(turns)} are not 1 to {count}"
    for role in needed:
        if role not in roles:
            return f"{role} is missing"
    if len(set(roles)) < len(roles):
        return "a specialist is on two cards"
    if "lady_steam" not in cards[0].roles:
        return "lady_steam is not number 1"
    if count in FEW_PLAYERS and len(roles) == count:
        return "no card shows two specialists"
    if count == 4 and tuple(card.roles for card in cards) != FOUR_PLAYERS:
        return f"{text(roles)} is not {text(FOUR_PLAYERS)}, {AS_PRINTED}"
    return ""
