"""What can be wrong with a board: block, field and reason.

What the rulebook prints has to stand in every board file. Only where it is silent, or shows no
more than a picture, may boards differ, and even there they have to fit its examples.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from footplate.core.boardcheck import AS_PRINTED, check_head, check_printed, place_of, text
from footplate.core.datafile import Problem
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS
from footplate.games.imperial_steam.board.cardcheck import check_cards
from footplate.games.imperial_steam.board.checking import (
    MOST_GULDENS,
    MOST_STEPS,
    check_count,
    check_row,
)
from footplate.games.imperial_steam.board.file import COUNTS, SEATS, BoardFile, columns
from footplate.games.imperial_steam.board.mapcheck import check_map
from footplate.games.imperial_steam.board.names import check_names
from footplate.games.imperial_steam.board.printed import (
    ENGINEERS,
    ENGINES,
    INFLUENTIAL,
    INVESTORS,
    IRON,
    LEVELS,
    MARKET_SPACES,
    PRINTED,
    SHARE_INFLUENCE,
    SHARE_ROWS,
    SHARE_VALUES,
    SHIPMENT_TILES,
    SILVER,
    STATE_NUMBERS,
    STEP,
    WHITE_COLUMNS,
    WORKER_OUTPUT,
    WORKER_PRICES,
)


def check_board(board: BoardFile) -> list[Problem]:
    """Everything that keeps a game from being played on this board; empty when it is sound."""
    problems = [*check_head("board file", board, SEATS)]
    problems += check_printed(board, PRINTED)
    track = list(_check_track(board))
    problems += [*track, *check_map(board)]
    if not track:
        # The setups are on the track.
        problems += check_cards(board)
    for check in (_check_engines, _check_shipment, _check_factories, _check_workers, _check_shares):
        problems += check(board)
    problems += check_names(board)
    return problems


def _check_track(board: BoardFile) -> Iterator[Problem]:
    track = board.influence_track
    # Four hubs are moved one after the other, each by the number of a State Railway card.
    most = STEP * len(HUBS) * max(STATE_NUMBERS)
    if track.step != STEP:
        yield Problem("influence_track", "step", f"{track.step} is not {STEP}, {AS_PRINTED}")
    elif track.last % STEP or not most <= track.last <= MOST_GULDENS:
        reason = f"{track.last} is not a multiple of {STEP} from {most} to {MOST_GULDENS}"
        yield Problem("influence_track", "last", reason)
    elif len(track.silver) != len(columns(board)):
        reason = f"{len(track.silver)} values for {len(columns(board))} columns"
        yield Problem("influence_track", "silver", reason)
    else:
        for column, value in SILVER.items():
            found = track.silver[column // STEP]
            if found != value:
                reason = f"{found} is not {value} at {column}, {AS_PRINTED}"
                yield Problem("influence_track", "silver", reason)
        first, second = track.silver[:2]
        if not 0 <= first <= second:
            yield Problem("influence_track", "silver", f"{first} is not from 0 to {second}")
        yield from check_row("influence_track", "silver", track.silver[1:])
    if not SEATS.max <= track.rows <= MOST_STEPS:
        reason = f"{track.rows} is not from {SEATS.max}, one for each player, to {MOST_STEPS}"
        yield Problem("influence_track", "rows", reason)


def _check_engines(board: BoardFile) -> Iterator[Problem]:
    engines, rounds = board.engines, board.rounds.count
    total = sum(engine.count for engine in engines)
    yield from check_count("engines", total, board.components.engines, "tiles")
    levels = tuple(engine.level for engine in engines)
    if levels != LEVELS:
        reason = f"{text(levels)} is not {text(LEVELS)}, {AS_PRINTED}"
        yield Problem("engines", "level", reason)
    first = 2
    for index, engine in enumerate(engines):
        place = place_of("engines", index, engine.id)
        for field, found, wanted in (
            ("id", engine.id, f"IS-{engine.level}"),
            ("price", engine.price, 10 * engine.level),
            ("cars", engine.cars, engine.level),
            ("count", engine.count, ENGINES),
        ):
            if found != wanted:
                yield Problem(place, field, f"{found} is not {wanted}, {AS_PRINTED}")
        least, most = (1, MOST_STEPS) if engine.level >= INFLUENTIAL else (0, 0)
        if not least <= engine.influence <= most:
            reason = f"{engine.influence} is not from {least} to {most}"
            yield Problem(place, "influence", reason)
        if engine.id == board.start.engine:
            if engine.from_round is not None:
                yield Problem(place, "from_round", "players start with it, it is not for sale")
        elif engine.from_round is None:
            yield Problem(place, "from_round", "is missing")
        elif not first <= engine.from_round <= rounds:
            reason = f"{engine.from_round} is not from {first} to {rounds}"
            yield Problem(place, "from_round", reason)
        else:
            # Engines lie along the rounds in the order of their levels.
            first = engine.from_round


def _check_shipment(board: BoardFile) -> Iterator[Problem]:
    """Shipment tiles, and the rows of the market (IS-BOARD-11)."""
    market = board.shipment
    tiles = Counter(market.tiles)
    wanted = board.components.shipment_tiles
    if len(market.tiles) != wanted:
        reason = f"{len(market.tiles)} tiles, but there are {wanted} in the box"
        yield Problem("shipment", "tiles", reason)
    elif tuple(sorted(tiles)) != SHIPMENT_TILES:
        reason = f"{text(sorted(tiles))} is not {text(SHIPMENT_TILES)}, {AS_PRINTED}"
        yield Problem("shipment", "tiles", reason)
    elif missing := Counter(board.fixed_setup.shipment) - tiles:
        reason = f"{text(sorted(missing.elements()))} of the fixed setup is missing"
        yield Problem("shipment", "tiles", reason)
    if market.spaces != MARKET_SPACES:
        reason = f"{market.spaces} is not {MARKET_SPACES}, {AS_PRINTED}"
        yield Problem("shipment", "spaces", reason)
    if len(market.prices) != market.spaces:
        reason = f"{len(market.prices)} prices for {market.spaces} spaces"
        yield Problem("shipment", "prices", reason)
    yield from check_row("shipment", "prices", market.prices)


def _check_factories(board: BoardFile) -> Iterator[Problem]:
    """A price and a payment for each place of a row (IS-BOARD-12)."""
    for count in COUNTS:
        # One space on the left is empty from the start.
        spaces = board.factories[count] + 1
        for good in GOODS:
            row = board.factory_board[count][good]
            for name, values in (("cost", row.cost), ("pay", row.pay)):
                field = f"{count}.{good}.{name}"
                if len(values) != spaces:
                    reason = f"{len(values)} numbers for {spaces} spaces"
                    yield Problem("factory_board", field, reason)
                yield from check_row("factory_board", field, values, falling=name == "pay")
    irons = [board.factory_board[count].iron for count in COUNTS]
    if not any(pair == IRON for iron in irons for pair in zip(iron.cost, iron.pay[1:])):
        reason = f"no factory costs {IRON[0]} and makes iron pay {IRON[1]}, as in the rulebook"
        yield Problem("factory_board", "iron", reason)


def _check_workers(board: BoardFile) -> Iterator[Problem]:
    workers, markers = board.worker_board, board.components.price_markers
    for field, found, wanted in (
        ("prices", workers.prices, WORKER_PRICES),
        ("start_price", workers.start_price, WORKER_PRICES[0]),
        *((f"engineers.{count}", workers.engineers[count], ENGINEERS[count]) for count in COUNTS),
    ):
        if found != wanted:
            reason = f"{text(found)} is not {text(wanted)}, {AS_PRINTED}"
            yield Problem("worker_board", field, reason)
    for count in COUNTS:
        sources = [workers.columns[count][hub] for hub in HUBS]
        icons = [workers.engineer_icons[count][hub] for hub in HUBS]
        if min(sources) < 1:
            yield Problem("worker_board", f"columns.{count}", "a hub has no column")
        elif sum(sources) > markers:
            reason = f"{sum(sources)} columns, but there are {markers} markers"
            yield Problem("worker_board", f"columns.{count}", reason)
        if min(icons) < 0 or sum(icons) != 2 * ENGINEERS[count]:
            reason = f"{sum(icons)} icons for {2 * ENGINEERS[count]} engineers"
            yield Problem("worker_board", f"engineer_icons.{count}", reason)
    if max(workers.columns[count].white for count in COUNTS) < WHITE_COLUMNS:
        reason = f"white never has {WHITE_COLUMNS} columns, as it does in the rulebook"
        yield Problem("worker_board", "columns", reason)
    output = board.worker_output
    if len(output) != 3 or any(low >= high for low, high in pairwise((0, *output))):
        reason = f"{text(output)} must be 3 numbers, each higher than the one before"
        yield Problem("worker_output", "count", reason)
    else:
        for level, wanted_goods in WORKER_OUTPUT.items():
            if output[level - 1] != wanted_goods:
                reason = f"{output[level - 1]} is not {wanted_goods}, {AS_PRINTED}"
                yield Problem("worker_output", f"level {level}", reason)


def _check_shares(board: BoardFile) -> Iterator[Problem]:
    shares = board.share_board
    printed = (
        ("values", shares.values, SHARE_VALUES),
        ("influence", shares.influence, SHARE_INFLUENCE),
    )
    for field, row, known in printed:
        if len(row) != SHARE_ROWS:
            yield Problem("share_board", field, f"{len(row)} numbers are not {SHARE_ROWS}")
            continue
        if any(low > high for low, high in pairwise((0, *row))):
            reason = f"{text(row)}: none may be lower than the one before"
            yield Problem("share_board", field, reason)
        for index, wanted in known.items():
            if row[index] != wanted:
                reason = f"{row[index]} is not {wanted} in row {index + 1}, {AS_PRINTED}"
                yield Problem("share_board", field, reason)
    if len(set(shares.values)) < len(shares.values):
        yield Problem("share_board", "values", f"{text(shares.values)}: one is given twice")
    yield from check_row("share_board", "values", shares.values)
    if not INVESTORS <= shares.investor_spaces <= board.components.investors:
        reason = f"{shares.investor_spaces} is not from {INVESTORS} to {board.components.investors}"
        yield Problem("share_board", "investor_spaces", reason)
