"""The displays beside the map: round track, action board, influence track, workers, engines,
share values, contracts, market and factory board.
"""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Place, boxed
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS
from footplate.games.imperial_steam.board.file import columns
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.actions import ENGINEERS, TILES
from footplate.games.imperial_steam.language.words import TILE_WORDS, contract_words

WIDTH: Final = 546.0
HEIGHT: Final = 850.0
ROUNDS: Final = 0.0
ACTIONS: Final = 52.0
INFLUENCE: Final = 252.0
WORKERS: Final = 386.0
ENGINES: Final = 500.0
CONTRACTS: Final = 584.0
MARKET: Final = 720.0
"""How far below the top each display begins."""
TITLE: Final = 20.0
"""The heading of a display."""
ACROSS: Final = 3
ACTION: Final = (178.0, 46.0)
CARD: Final = (76.0, 27.0)
ROW: Final = 27.0
SPACE: Final = 19.0


def displays(rules: Rules, left: float, top: float) -> Iterator[Place]:
    yield from _rounds(rules, left, top + ROUNDS)
    yield from _actions(rules, left, top + ACTIONS)
    yield from _influence(rules, left, top + INFLUENCE)
    yield from _workers(rules, left, top + WORKERS)
    yield from _engines(rules, left, top + ENGINES)
    yield from _shares(rules, left + WIDTH / 2 + 6, top + ENGINES)
    yield from _contracts(rules, left, top + CONTRACTS)
    yield from _market(rules, left, top + MARKET)


def _display(id: str, name: str, left: float, top: float, width: float, height: float) -> Place:
    return boxed(f"display:{id}", name, "display", (left, top, width, height))


def _rounds(rules: Rules, left: float, top: float) -> Iterator[Place]:
    yield _display("rounds", "Rounds", left, top, WIDTH, ACTIONS - 8)
    width = WIDTH / rules.rounds
    for at in range(rules.rounds):
        yield boxed(
            f"round:{at + 1}",
            f"round {at + 1}",
            "round",
            (left + at * width, top, width, ACTIONS - 8),
            round=at + 1,
            hands=rules.hands[at],
        )


def _actions(rules: Rules, left: float, top: float) -> Iterator[Place]:
    width, height = ACTION
    for at, tile in enumerate(TILES):
        row, column = divmod(at, ACROSS)
        spot = (left + column * (width + 6), top + row * (height + 4), width, height)
        name = TILE_WORDS[tile]
        yield boxed(tile, name[0].upper() + name[1:], "action", spot)


def _influence(rules: Rules, left: float, top: float) -> Iterator[Place]:
    yield _display("influence", "Influence", left, top, WIDTH, WORKERS - INFLUENCE - 8)
    found = columns(rules.file)
    width = (WIDTH - 16) / len(found)
    for at, column in enumerate(found):
        yield boxed(
            f"influence:{column}",
            f"influence {column}",
            "influence",
            (left + 8 + at * width, top + TITLE + 34, width, 20),
            influence=column,
            silver=rules.silver[at],
        )


def _workers(rules: Rules, left: float, top: float) -> Iterator[Place]:
    """Each hub with its columns of workers and its engineers."""
    height = ENGINES - WORKERS - 8
    yield _display("workers", "Workers and engineers", left, top, WIDTH, height)
    width = (WIDTH - 16) / len(HUBS)
    for at, hub in enumerate(HUBS):
        x = left + 8 + at * width
        yield boxed(hub, f"{hub} hub", "hub", (x, top + TITLE, width - 6, height - TITLE - 4))
        for column in range(rules.columns[at]):
            yield boxed(
                f"column:{hub}-{column + 1}",
                f"column {column + 1} of the {hub} hub",
                "worker-column",
                (x + 50 + column * 23, top + TITLE + 4, 22, height - TITLE - 12),
                hub=hub,
                column=column + 1,
                prices=rules.hire_prices[:],
            )
        for place, kind in enumerate(ENGINEERS):
            yield boxed(
                f"engineer:{hub}-{kind}",
                f"{kind} engineer of the {hub} hub",
                "engineer",
                (x + 98, top + TITLE + 6 + place * 34, 27, 30),
                hub=hub,
                kind=kind,
            )


def _engines(rules: Rules, left: float, top: float) -> Iterator[Place]:
    width, height = WIDTH / 2 - 2, CONTRACTS - ENGINES - 8
    yield _display("engines", "Engines", left, top, width, height)
    step = (width - 12) / len(rules.engine_levels)
    for at, engine in enumerate(rules.file.engines):
        yield boxed(
            f"engine:{engine.level}",
            engine.id,
            "engine",
            (left + 6 + at * step, top + TITLE, step - 3, height - TITLE - 5),
            level=engine.level,
            price=engine.price,
            cars=engine.cars,
            influence=engine.influence,
            from_round=engine.from_round,
            count=engine.count,
        )


def _shares(rules: Rules, left: float, top: float) -> Iterator[Place]:
    width, height = WIDTH / 2 - 6, CONTRACTS - ENGINES - 8
    yield _display("shares", "Share values", left, top, width, height)
    step = (width - 12) / len(rules.share_values)
    for at, value in enumerate(rules.share_values):
        yield boxed(
            f"share:{value}",
            f"share value {value}",
            "share",
            (left + 6 + at * step, top + TITLE, step - 3, height - TITLE - 5),
            value=value,
            influence=rules.share_influence[at],
        )


def _contracts(rules: Rules, left: float, top: float) -> Iterator[Place]:
    """Every card has a spot of its own, whether it is on display, held or in its deck."""
    width, height = CARD
    yield _display("contracts", "Contracts", left, top, WIDTH, MARKET - CONTRACTS - 8)
    across = int((WIDTH - 8) // width)
    for at, card in enumerate(rules.file.contracts):
        row, column = divmod(at, across)
        yield boxed(
            card.id,
            contract_words(card.value, card.factories),
            "contract",
            (left + 8 + column * width, top + TITLE + row * height, width - 4, height - 4),
            value=card.value,
            factories=list(card.factories),
            deck=card.deck,
        )


def _market(rules: Rules, left: float, top: float) -> Iterator[Place]:
    """Each good with its spaces of the market and its row of the factory board."""
    yield _display("market", "Market and factories", left, top, WIDTH, HEIGHT - MARKET)
    factories = left + 66 + (rules.market_spaces + 1) * SPACE
    for at, good in enumerate(GOODS):
        y = top + TITLE + at * ROW
        yield boxed(good, good, "good", (left + 4, y, WIDTH - 8, ROW))
        for space in range(rules.market_spaces):
            spot = (left + 58 + space * SPACE, y + 2, SPACE - 2, ROW - 5)
            name = f"space {space + 1} of {good}"
            price = rules.market_prices[space]
            yield boxed(f"market:{good}-{space + 1}", name, "market", spot, good=good, price=price)
        for space in range(rules.factories):
            yield boxed(
                f"factory:{good}-{space + 1}",
                f"factory {space + 1} of {good}",
                "factory",
                (factories + space * (SPACE + 2), y + 2, SPACE, ROW - 5),
                good=good,
                cost=rules.factory_costs[at][space],
                pay=rules.pays[at][space],
            )
