"""The luck of Steam Power, as one asks a table for it that draws by hand."""

from footplate.core.chance import AskedChance
from footplate.core.luck import Pieces
from footplate.games.steam_power.board.codes import COLORS
from footplate.games.steam_power.language.saying import company_id, contract_id
from footplate.games.steam_power.play.state import State


def pieces(state: State) -> Pieces:
    """What is drawn in the middle of an action, or of the set-up."""
    rules, chance = state.rules, state.chance
    assert isinstance(chance, AskedChance)
    if len(chance.bag) == len(rules.cards):
        kinds = [(contract_id(card.id), f"contract {card.id}") for card in rules.cards]
        return Pieces("contract", "A contract is drawn from the supply: which one?", kinds)
    if not chance.bag and state.over:
        players = [seat for seat in range(rules.seats) if not rules.automas[seat]]
        kinds = [(f"seat:{seat}", f"Seat {seat + 1}") for seat in players]
        return Pieces("start-player", "Who starts?", kinds)
    if not chance.bag:
        # Which contract it is, the one who draws blindly does not know either.
        kinds = [(str(at), f"contract {at + 1} of the hand") for at in range(chance.limit)]
        return Pieces("hand", "A contract is drawn from the hand, from its left: which one?", kinds)
    if not state.over:
        names = rules.company_names[: rules.companies]
        kinds = [(company_id(at), f"train of {name}") for at, name in enumerate(names)]
        return Pieces("train", "A train is drawn from the bag: whose?", kinds)
    colors = [tile.color for tile in rules.tables.city_tiles]
    if len(chance.bag) == COLORS:
        kinds = [(color, f"{color} cube") for color in rules.colors]
        return Pieces("corner", "A cube is drawn for the next corner: which colour?", kinds)
    kinds = [(f"beside:{color}", f"{color} city tile") for color in colors]
    return Pieces("city-tile", "A city tile is drawn for the next city: which colour?", kinds)
