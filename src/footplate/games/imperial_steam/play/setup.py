# footplate: compiled
"""Setting up the game: everything that is drawn is drawn here, nothing later (IS-SETUP-29)."""

from footplate.core.chance import Chance
from footplate.core.event import Event, TableLaid
from footplate.core.game import Game
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import REGIONS
from footplate.games.imperial_steam.board.codes import GOODS
from footplate.games.imperial_steam.board.entries import NormalCard
from footplate.games.imperial_steam.board.file import normal_cards
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import HUBS, Rules
from footplate.games.imperial_steam.language.events import GameSetUp
from footplate.games.imperial_steam.play.state import State


def shuffled(chance: Chance, what: str, items: list[int], places: list[str]) -> list[int]:
    """The items in random order, drawn one after another; `places` are where they go, as far as
    they go anywhere."""
    left, found = items[:], list[int]()
    while left:
        chance.about(what, places[len(found)] if len(found) < len(places) else "", left)
        found.append(left.pop(chance.below(len(left))))
    return found


def start(game: Game, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
    """The first position of a game: the same seed gives the same one (IS-TURN-26)."""
    order = shuffled(chance, "turn-order", list(range(rules.seats)), [])  # IS-SETUP-28
    card = choose_card(rules, chance)
    tiles = place_tiles(rules, chance, card)
    cards = list(range(len(rules.file.state_cards)))
    deck = shuffled(chance, "state-card", cards, [])  # IS-SETUP-12
    columns = place_markers(rules, chance, deck)
    crowns = place_crowns(rules, card, deck)
    shipment = place_shipment(rules, chance)
    arrivals = place_arrivals(rules, chance)
    growth = rules.fixed_growth[:]  # IS-SETUP-23
    if rules.options.setup != "fixed":
        growth = shuffled(chance, "growth-tile", list(range(len(rules.growth))), list(HUB_NAMES))
    layout = Layout(rules, tiles, growth, crowns, shipment, arrivals)
    state = State(game, rules, layout, game.conduct, chance)
    state.order = order
    state.ladder = order[:]
    state.hub_columns = columns
    place_engineers(state)
    display_contracts(state)
    state.mover = order[0]
    if events is not None:
        events.append(_told(state, "" if card is None else card.id))
        events.append(TableLaid([game.holdings(state, s)[s] for s in range(rules.seats)]))
    return state


def choose_card(rules: Rules, chance: Chance) -> NormalCard | None:
    """The card of a normal set-up, as named or drawn (IS-SETUP-05)."""
    if rules.options.setup != "normal":
        return None
    cards = normal_cards(rules.file, rules.seats)
    for card in cards:
        if card.id == rules.options.setup_card:
            return card
    chance.about("set-up-card", "", list(range(len(cards))))
    return cards[chance.below(len(cards))]


def fixed_tiles(rules: Rules) -> list[int]:
    """By city: each tile on the space of its number (IS-SETUP-08)."""
    tiles = [len(rules.tiles)] * len(rules.cities)
    for hub in range(HUBS):
        tiles[rules.spaces[rules.hub_spaces[hub] - 1]] = -1 - hub
    for at in range(len(rules.tiles)):
        tiles[rules.spaces[rules.tiles[at] - 1]] = at
    return tiles


def place_tiles(rules: Rules, chance: Chance, card: NormalCard | None) -> list[int]:
    """By city: tiles of cities and hubs fill all spaces (IS-SETUP-04)."""
    if rules.options.setup == "fixed":
        return fixed_tiles(rules)
    tiles = [len(rules.tiles)] * len(rules.cities)
    hubs = shuffled(
        chance, "hub-tile", list(range(HUBS)), [] if card is None else [*card.hub_cities]
    )
    pool = list(range(len(rules.tiles)))
    if card is None:
        pool = _fill_regions(rules, chance, tiles, hubs, shuffled(chance, "city-tile", pool, []))
    else:
        for at in range(HUBS):
            tiles[rules.cities.index(card.hub_cities[at])] = -1 - hubs[at]  # IS-SETUP-05
        stars = [rules.tiles.index(number) for number in card.star_tiles]
        stars = shuffled(chance, "city-tile", stars, [*card.star_cities])
        for at in range(len(stars)):
            tiles[rules.cities.index(card.star_cities[at])] = stars[at]  # IS-SETUP-06
        pool = [tile for tile in pool if tile not in stars]
        pool = shuffled(chance, "city-tile", pool, _bare_cities(rules, tiles, len(pool)))
    for city in rules.spaces:
        if tiles[city] == len(rules.tiles):
            tiles[city] = pool.pop()
    return tiles


def _bare_cities(rules: Rules, tiles: list[int], drawn: int) -> list[str]:
    """By draw: the city whose space it fills; the last one that is drawn goes first."""
    bare = [rules.cities[city] for city in rules.spaces if tiles[city] == len(rules.tiles)]
    return [""] * (drawn - len(bare)) + bare[::-1]


def _fill_regions(
    rules: Rules, chance: Chance, tiles: list[int], hubs: list[int], pool: list[int]
) -> list[int]:
    """Random: a hub tile and city tiles in each region (IS-SETUP-09). Returns the tiles left."""
    for at in range(len(REGIONS)):
        members = rules.file.regions[REGIONS[at]]
        mixed = [-1 - hubs[at]]
        for _ in range(len(members) - 1):
            mixed.append(pool.pop())
        mixed = shuffled(chance, "region-tile", mixed, [*members])
        for member in range(len(members)):
            tiles[rules.cities.index(members[member])] = mixed[member]
    return pool


def place_markers(rules: Rules, chance: Chance, deck: list[int]) -> list[int]:
    """The columns of the hub markers; state cards that are drawn leave the deck."""
    if rules.options.setup == "fixed":
        return rules.fixed_columns[:]  # IS-SETUP-13
    columns, column = [0] * HUBS, 0
    for hub in shuffled(chance, "hub-marker", list(range(HUBS)), []):  # IS-SETUP-14
        column += rules.file.state_cards[deck.pop(0)].number * rules.column_step
        columns[hub] = min(column, rules.last_column)
    return columns


def place_crowns(rules: Rules, card: NormalCard | None, deck: list[int]) -> int:
    """The links of the state railway, as a mask."""
    if card is not None:  # IS-SETUP-10
        return crown_mask(rules, list(card.crowns))
    if rules.options.setup == "fixed":
        return crown_mask(rules, list(rules.file.fixed_setup.crowns[rules.seats]))
    count = rules.file.state_cards[deck.pop(0)].number  # IS-SETUP-11
    return crown_mask(rules, [rules.file.state_cards[deck.pop(0)].link for _ in range(count)])


def crown_mask(rules: Rules, ids: list[str]) -> int:
    mask = 0
    for link in ids:
        mask |= 1 << rules.link_ids.index(link)
    return mask


def place_shipment(rules: Rules, chance: Chance) -> list[int]:
    """By round: how many goods may lie on a landing; 0 in the last (IS-SETUP-16)."""
    if rules.options.setup == "fixed":
        return [*rules.file.fixed_setup.shipment, 0]
    rounds = [f"round:{number}" for number in range(1, rules.rounds)]
    tiles = [int(tile) for tile in rules.file.shipment.tiles]
    tiles = shuffled(chance, "shipment-tile", tiles, rounds)
    return [*tiles[: rules.rounds - 1], 0]


def place_arrivals(rules: Rules, chance: Chance) -> list[int]:
    """By round and good: what comes to the market (IS-SETUP-17)."""
    arrivals, pool = [0] * (rules.rounds * GOODS), [rules.arrival_pool] * GOODS
    for number in rules.arrival_rounds:
        for _ in range(rules.arrivals_each):
            chance.about("arrival", f"round:{number}", [])
            good = chance.draw(pool)
            pool[good] -= 1
            arrivals[(number - 1) * GOODS + good] += 1
    return arrivals


def place_engineers(state: State) -> None:
    """One for each icon, both kinds mixed (IS-SETUP-22)."""
    rules = state.rules
    pool = [rules.engineers_each, rules.engineers_each]
    for hub in range(HUBS):
        for _ in range(rules.engineer_icons[hub]):
            state.chance.about("engineer", HUB_NAMES[hub], [])
            kind = state.chance.draw(pool)
            pool[kind] -= 1
            state.at_hub[hub * 2 + kind] += 1


def display_contracts(state: State) -> None:
    """As many of each deck as the number of players says (IS-SETUP-24)."""
    rules = state.rules
    for size in sorted(set(rules.contract_sizes)):
        deck = [at for at in range(len(rules.contracts)) if rules.contract_sizes[at] == size]
        for card in shuffled(state.chance, "contract", deck, [])[: rules.displayed]:
            state.display |= 1 << card


def _told(state: State, card: str) -> GameSetUp:
    rules, layout = state.rules, state.layout
    return GameSetUp(
        rules.options.setup,
        card or None,
        {HUB_NAMES[hub]: rules.cities[layout.hub_city[hub]] for hub in range(HUBS)},
        {HUB_NAMES[hub]: state.hub_columns[hub] for hub in range(HUBS)},
        [rules.links[at] for at in range(len(rules.links)) if layout.crowns >> at & 1],
        state.order[:],
    )
