"""What a set-up draws, in words, for a table that draws by itself."""

from collections.abc import Callable

from footplate.core.chance import AskedChance
from footplate.core.luck import Pieces
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.file import BoardFile, normal_cards
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.actions import ENGINEERS
from footplate.games.imperial_steam.language.words import contract_words, plural


def drawn(rules: Rules, asked: AskedChance) -> Pieces:
    """The sentence, and the pieces among which it is drawn by id and name."""
    sentence = SENTENCES[asked.what](rules, asked)
    if asked.bag:
        kinds = GOOD_NAMES if asked.what == "arrival" else ENGINEERS
        tail = " engineer" if asked.what == "engineer" else ""
        return Pieces(asked.what, sentence, [(kind, f"{kind}{tail}") for kind in kinds])
    piece = PIECES[asked.what]
    return Pieces(asked.what, sentence, [piece(rules, at) for at in asked.among])


# --- the pieces -----------------------------------------------------------------------------------


def _hub(rules: Rules, at: int) -> tuple[str, str]:
    return HUB_NAMES[at], f"{HUB_NAMES[at]} hub"


def _tile(rules: Rules, at: int) -> tuple[str, str]:
    """Hubs among the tiles of cities are told by numbers below 0."""
    if at < 0:
        return _hub(rules, -1 - at)
    return f"tile:{rules.tiles[at]}", f"city tile {rules.tiles[at]}"


def cards(board: BoardFile) -> dict[int, dict[str, str]]:
    """The set-up cards by number of players, told by where hubs come to lie."""
    names = {city.id: city.name for city in board.cities}
    return {
        players: {
            card.id: f"{card.id}: hubs in {', '.join(names[city] for city in card.hub_cities)}"
            for card in normal_cards(board, players)
        }
        for players in range(board.seats.min, board.seats.max + 1)
    }


def _card(rules: Rules, at: int) -> tuple[str, str]:
    card = normal_cards(rules.file, rules.seats)[at]
    return card.id, f"set-up card {card.id}"


def _state_card(rules: Rules, at: int) -> tuple[str, str]:
    card = rules.file.state_cards[at]
    link = rules.link_ids.index(card.link)
    ends = rules.city_names[rules.ends[link]], rules.city_names[rules.other_ends[link]]
    return rules.links[link], f"state card {'–'.join(ends)} with {card.number}"


def _growth(rules: Rules, at: int) -> tuple[str, str]:
    steps = "-".join(map(str, rules.growth[at]))
    return rules.growth_ids[at], f"growth tile {steps}"


def _contract(rules: Rules, at: int) -> tuple[str, str]:
    card = rules.file.contracts[at]
    return card.id, contract_words(card.value, card.factories)


PIECES: dict[str, Callable[[Rules, int], tuple[str, str]]] = {
    "turn-order": lambda _, seat: (f"seat:{seat}", f"Seat {seat + 1}"),
    "set-up-card": _card,
    "hub-tile": _hub,
    "city-tile": _tile,
    "region-tile": _tile,
    "state-card": _state_card,
    "hub-marker": _hub,
    "shipment-tile": lambda _, goods: (f"shipment:{goods}", plural(goods, "good")),
    "growth-tile": _growth,
    "contract": _contract,
}


# --- the sentences --------------------------------------------------------------------------------


def _on(rules: Rules, asked: AskedChance, otherwise: str) -> str:
    """The name of the city that it is for."""
    if not asked.place:
        return otherwise
    return f"lies in {rules.city_names[rules.cities.index(asked.place)]}"


def _shipment(rules: Rules, asked: AskedChance) -> str:
    if not asked.place:
        return "Shipment tiles that are left over: which one comes next?"
    return f"Which shipment tile lies at round {_round(asked)}?"


def _round(asked: AskedChance) -> str:
    return asked.place.partition(":")[2]


def _contracts(rules: Rules, asked: AskedChance) -> str:
    size = rules.contract_sizes[asked.among[0]]
    deck = rules.contract_sizes.count(size)
    cards = f"Contracts for {plural(size, 'good')}"
    if deck - len(asked.among) < rules.displayed:
        return f"{cards}: which one is displayed next?"
    return f"{cards} that stay in the deck: which one comes next?"


SENTENCES: dict[str, Callable[[Rules, AskedChance], str]] = {
    "turn-order": lambda _, __: "The first turn order: who comes next?",
    "set-up-card": lambda _, __: "Which set-up card is drawn?",
    "hub-tile": lambda r, x: f"Which hub tile {_on(r, x, 'comes next, region by region')}?",
    "city-tile": lambda r, x: f"Which city tile {_on(r, x, 'comes next')}?",
    "region-tile": lambda r, x: f"Which tile of the region {_on(r, x, 'comes next')}?",
    "state-card": lambda _, __: "Which state card comes next?",
    "hub-marker": lambda _, __: "Which hub's marker is placed next, from the left?",
    "shipment-tile": _shipment,
    "arrival": lambda _, x: f"Which good arrives at the market in round {_round(x)}?",
    "growth-tile": lambda _, x: f"Which growth tile does the {x.place} hub have?",
    "engineer": lambda _, x: f"Which engineer comes to the {x.place} hub?",
    "contract": _contracts,
}
