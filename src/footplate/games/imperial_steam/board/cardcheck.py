"""What can be wrong with the tiles and cards of a board, and with the setups they make."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from footplate.core.boardcheck import AS_PRINTED, check_ids, place_of, text, wrong_names
from footplate.core.datafile import Problem
from footplate.games.imperial_steam.board.blocks import HUBS, CityTile
from footplate.games.imperial_steam.board.checking import (
    MOST_STEPS,
    check_count,
    wrong_guldens,
)
from footplate.games.imperial_steam.board.entries import NormalCard
from footplate.games.imperial_steam.board.file import (
    COUNTS,
    SEATS,
    BoardFile,
    cities_by_id,
    cities_by_space,
    columns,
    deck,
    links_by_id,
    normal_cards,
    state_links,
)
from footplate.games.imperial_steam.board.printed import (
    BLUE_HUB,
    BLUE_STEP,
    CITY_TILES,
    DECKS,
    FIXED_SHIPMENT,
    HUB_DEMAND,
    SPACES,
    STAR_TILES,
    STATE_NUMBERS,
)

ID: Final = r"[a-z][a-z0-9]*"
ID_WORDS: Final = "small letters and digits"


def check_cards(board: BoardFile) -> list[Problem]:
    """Everything that is wrong with tiles and cards."""
    problems = list[Problem]()
    checks = (_check_hub_tiles, _check_city_tiles, _check_state_cards, _check_normal_cards)
    for check in (*checks, _check_growth_tiles, _check_fixed_setup, _check_contracts):
        problems += check(board)
    return problems


# --- tiles -----------------------------------------------------------------------------------


def _check_hub_tiles(board: BoardFile) -> Iterator[Problem]:
    colors = [tile.color for tile in board.hub_tiles]
    yield from check_count("hub_tiles", len(colors), board.components.hub_tiles, "tiles")
    for color in HUBS:
        if colors.count(color) != 1:
            yield Problem("hub_tiles", color, f"is on {colors.count(color)} tiles, not one")
    for index, tile in enumerate(board.hub_tiles):
        place = place_of("hub_tiles", index, tile.color)
        if Counter(tile.demand) != Counter(HUB_DEMAND):
            reason = f"{text(tile.demand)} is not {text(HUB_DEMAND)}, {AS_PRINTED}"
            yield Problem(place, "demand", reason)
        for count in COUNTS:
            space = tile.fixed_space[count]
            if not 1 <= space <= SPACES:
                yield Problem(place, f"fixed_space.{count}", f"{space} is not from 1 to {SPACES}")
    places = cities_by_space(board)
    for count in COUNTS:
        spaces = Counter(tile.fixed_space[count] for tile in board.hub_tiles)
        for space, number in spaces.items():
            if number > 1:
                reason = f"{number} hubs lie on space {space} with {count} players"
                yield Problem("hub_tiles", f"fixed_space.{count}", reason)
        for tile in board.hub_tiles:
            city = places.get(tile.fixed_space[count])
            if tile.color == "blue" and city and city.id != BLUE_HUB:
                reason = f"{city.id} is not {BLUE_HUB}, where the rulebook has the blue hub"
                yield Problem("hub_tiles", f"fixed_space.{count}", reason)


def _check_city_tiles(board: BoardFile) -> Iterator[Problem]:
    for count in COUNTS:
        tiles, numbers = board.city_tiles[count], set[int]()
        hubs = {tile.fixed_space[count] for tile in board.hub_tiles}
        if len(tiles) != CITY_TILES:
            reason = f"{len(tiles)} tiles are not {CITY_TILES}, {AS_PRINTED}"
            yield Problem("city_tiles", str(count), reason)
        for index, tile in enumerate(tiles):
            field = f"{count}[{index}]"
            if tile.number in numbers:
                yield Problem("city_tiles", f"{field}.number", f"{tile.number} is given twice")
            elif not 1 <= tile.number <= SPACES or tile.number in hubs:
                reason = f"{tile.number} is not a space from 1 to {SPACES} that no hub has"
                yield Problem("city_tiles", f"{field}.number", reason)
            numbers.add(tile.number)
            for name, reason in _wrong_face(tile):
                yield Problem("city_tiles", f"{field}.{name}", reason)
        yield from _check_faces(board, count)


def _wrong_face(tile: CityTile) -> Iterator[tuple[str, str]]:
    if not 0 <= tile.business <= 3:
        yield "business", f"{tile.business} is not from 0 to 3"
    if not 0 <= tile.influence <= MOST_STEPS:
        yield "influence", f"{tile.influence} is not from 0 to {MOST_STEPS}"
    for cost in tile.factory_sites:
        if isinstance(cost, int) and (reason := wrong_guldens(cost)):
            yield "factory_sites", reason
    if not (tile.business or tile.influence or tile.factory_sites or tile.demand):
        yield "number", f"nothing is on the tile {tile.number}"


def _check_faces(board: BoardFile, count: int) -> Iterator[Problem]:
    """The business tokens of the box are enough, and demand is where the rules have some."""
    tiles = board.city_tiles[count]
    for token in board.components.business_tokens:
        # A circle takes the tokens from 1 up to its number.
        needed = sum(tile.business >= token.value for tile in tiles)
        if needed > token.count:
            reason = f"{needed} business tokens of {token.value}, but the box has {token.count}"
            yield Problem("city_tiles", str(count), reason)
    asking = any(tile.demand for tile in tiles)
    if asking != (count > SEATS.min):
        reason = "no city but a hub may ask for goods" if asking else "no tile asks for goods"
        yield Problem("city_tiles", str(count), f"{reason} with {count} players")


def _check_growth_tiles(board: BoardFile) -> Iterator[Problem]:
    tiles = board.growth_tiles
    yield from check_count("growth_tiles", len(tiles), board.components.growth_tiles, "tiles")
    yield from check_ids("growth_tiles", tiles, ID, ID_WORDS)
    for index, tile in enumerate(tiles):
        place = place_of("growth_tiles", index, tile.id)
        if len(tile.steps) != len(HUB_DEMAND):  # IS-BOARD-13
            reason = f"{len(tile.steps)} steps, but a hub asks for {len(HUB_DEMAND)} goods"
            yield Problem(place, "steps", reason)
        for step in tile.steps:
            if not 0 <= step <= MOST_STEPS:
                yield Problem(place, "steps", f"{step} is not from 0 to {MOST_STEPS}")


# --- setups ----------------------------------------------------------------------------------


def _check_state_cards(board: BoardFile) -> Iterator[Problem]:
    """Each has a link of its own and a number (IS-BOARD-09)."""
    cards, links = board.state_cards, links_by_id(board)
    yield from check_count("state_cards", len(cards), board.components.state_cards, "cards")
    seen = dict[str, int]()
    for index, card in enumerate(cards):
        place = place_of("state_cards", index, card.link)
        if card.link not in links:
            yield Problem(place, "link", f"{card.link} is not a connection")
        elif card.link == board.map.semmering:
            # A crown there would keep everybody from building, and so from the token (IS-TRACK-27).
            yield Problem(place, "link", f"{card.link} is the Semmering")
        elif card.link in seen:
            reason = f"{card.link} is given twice, see state_cards[{seen[card.link]}]"
            yield Problem(place, "link", reason)
        seen.setdefault(card.link, index)
        if card.number not in STATE_NUMBERS:
            yield Problem(place, "number", f"{card.number} is not one of {text(STATE_NUMBERS)}")
    for number in STATE_NUMBERS:
        if all(card.number != number for card in cards):
            reason = f"no card has the number {number}, as one does in the rulebook"
            yield Problem("state_cards", "number", reason)


def _wrong_crowns(board: BoardFile, crowns: tuple[str, ...]) -> Iterator[str]:
    yield from wrong_names(crowns, state_links(board), "a link with a State Railway card")
    if not 1 <= len(crowns) <= board.components.crowns:
        yield f"{len(crowns)} crowns are not from 1 to {board.components.crowns}"


def _check_normal_cards(board: BoardFile) -> Iterator[Problem]:
    cards = board.normal_cards
    yield from check_count("normal_cards", len(cards), board.components.normal_cards, "cards")
    yield from check_ids("normal_cards", cards, ID, ID_WORDS)
    for count in COUNTS:
        if not normal_cards(board, count):
            yield Problem("normal_cards", "players", f"no card is for {count} players")
    for index, card in enumerate(cards):
        place = place_of("normal_cards", index, card.id)
        if card.players not in COUNTS:
            reason = f"{card.players} is not from {SEATS.min} to {SEATS.max}"
            yield Problem(place, "players", reason)
            continue
        for field, reason in _wrong_card(board, card):
            yield Problem(place, field, reason)


def _wrong_card(board: BoardFile, card: NormalCard) -> Iterator[tuple[str, str]]:
    known = [city.id for city in cities_by_space(board).values()]
    free = [city for city in known if city not in card.hub_cities]
    numbers = [str(tile.number) for tile in board.city_tiles[card.players]]
    tiles = [str(number) for number in card.star_tiles]
    for reason in wrong_names(card.hub_cities, known, "a city with a space"):
        yield "hub_cities", reason
    for reason in wrong_names(card.star_cities, free, "a city with a space and no hub"):
        yield "star_cities", reason
    for reason in wrong_names(tiles, numbers, f"a city tile for {card.players} players"):
        yield "star_tiles", reason
    stars = STAR_TILES if card.players > SEATS.min else 0  # IS-SETUP-07
    for field, found, wanted in (
        ("hub_cities", card.hub_cities, len(HUBS)),
        ("star_cities", card.star_cities, stars),
        ("star_tiles", card.star_tiles, stars),
    ):
        if len(found) != wanted:
            yield field, f"{len(found)} are not {wanted}, {AS_PRINTED}"
    for reason in _wrong_crowns(board, card.crowns):
        yield "crowns", reason


def _check_fixed_setup(board: BoardFile) -> Iterator[Problem]:
    setup, known = board.fixed_setup, {tile.id: tile for tile in board.growth_tiles}
    track = columns(board)
    for hub in HUBS:
        if setup.hub_influence[hub] not in track[1:]:
            reason = f"{setup.hub_influence[hub]} is not a column after the first"
            yield Problem("fixed_setup", f"hub_influence.{hub}", reason)
    for count in COUNTS:
        for reason in _wrong_crowns(board, setup.crowns[count]):
            yield Problem("fixed_setup", f"crowns.{count}", reason)
    if setup.shipment != FIXED_SHIPMENT:
        reason = f"{text(setup.shipment)} is not {text(FIXED_SHIPMENT)}, {AS_PRINTED}"
        yield Problem("fixed_setup", "shipment", reason)
    for reason in wrong_names((setup.growth[hub] for hub in HUBS), known, "a growth tile"):
        yield Problem("fixed_setup", "growth", reason)
    blue = known.get(setup.growth.blue)
    if blue and blue.steps[:1] != (BLUE_STEP,):
        reason = f"{blue.id} does not begin with {BLUE_STEP}, as the rulebook has it"
        yield Problem("fixed_setup", "growth.blue", reason)
    site = any(
        entry.city == "bratislava" and entry.cost == "board" for entry in board.factory_sites
    )
    bratislava = cities_by_id(board).get("bratislava")
    for count in COUNTS:
        tiles = {tile.number: tile for tile in board.city_tiles[count]}
        tile = tiles.get(bratislava.space or 0) if bratislava else None
        if tile and not site and "board" not in tile.factory_sites:
            reason = (
                f"{tile.number} has no site for Bratislava, where the rulebook builds a factory"
            )
            yield Problem("city_tiles", str(count), reason)


def _check_contracts(board: BoardFile) -> Iterator[Problem]:
    """Three decks, by the number of factories (IS-BOARD-10)."""
    contracts, most = board.contracts, board.contract_display[SEATS.max]
    yield from check_count("contracts", len(contracts), board.components.contracts, "cards")
    yield from check_ids("contracts", contracts, ID, ID_WORDS)
    for index, contract in enumerate(contracts):
        place = place_of("contracts", index, contract.id)
        if contract.deck not in DECKS:
            reason = f"{contract.deck} factories are not {text(DECKS)}"
            yield Problem(place, "factories", reason)
        if reason := wrong_guldens(contract.value):
            yield Problem(place, "value", reason)
    for number in DECKS:
        if len(deck(board, number)) < most:
            reason = f"{len(deck(board, number))} cards in deck {number}, but {most} are laid out"
            yield Problem("contracts", "count", reason)
