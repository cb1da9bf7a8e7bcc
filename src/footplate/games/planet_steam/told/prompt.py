"""What is asked, in a player's words, with the price and the consequence of each answer."""

from footplate.core.prompt import Choice, Prompt, choice
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.codec import decode_known
from footplate.games.planet_steam.play.auctions import is_auction
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import local_cost
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.positions.describe import step_name
from footplate.games.planet_steam.told.prompt_words import WORDS, sentence
from footplate.games.planet_steam.told.view import extraction, trades


def prompt(state: State) -> Prompt:
    if state.over:
        return Prompt(None, "over", "The game is over.", [])
    if state.step == steps.TRADE:
        choices = _trade_choices(state)
    else:
        choices = [describe_code(state, code) for code in state.codes()]
    return Prompt(state.seat, step_name(state), sentence(state), choices)


def _trade_choices(state: State) -> list[Choice]:
    """Every amount with the price and supply that it leaves."""
    found = {each.amount: each for each in trades(state)}
    name, choices = NAMES[traded(state)], []
    for code in state.codes():
        kind, count = c.kind_of(code), c.number_of(code)
        amount = 0 if kind == c.PASS_TRADE else -count if kind == c.SELL else count
        after = found[amount]
        label = "pass" if not amount else f"{'buy' if amount > 0 else 'sell'} {count} {name}"
        parts = [f"supply {after.supply} ({after.color}), then price {after.price}"]
        if amount > after.kept and amount > 0:
            parts.append(f"no room for {amount - after.kept}")
        choices.append(choice(decode_known(code), label, -after.credits, "; ".join(parts)))
    return choices


def describe_code(state: State, code: int) -> Choice:
    """A legal code as a person reads it."""
    action = decode_known(code)
    price, consequence = _price(state, action), ""
    if is_auction(state.step):
        consequence = "" if isinstance(action, a.Pass) else "paid only if nobody bids more"
        price = 0
    elif state.step == steps.EXTRACT and isinstance(action, a.Extract):
        consequence = _extraction_words(state)
    return choice(action, WORDS[type(action)](state, action), price, consequence)


def _price(state: State, action: object) -> int:
    """The credits that an action costs at once."""
    rules = state.rules
    if isinstance(action, a.BuyTank):
        return local_cost(state)[RESOURCES]
    if isinstance(action, a.ImportTank):
        return rules.import_tank[RESOURCES]
    if isinstance(action, a.BuyConverter):
        return rules.converter_cost[NAMES.index(action.converter)]
    if isinstance(action, a.Manipulate):
        return rules.strengths[["weak", "moderate", "strong"].index(action.strength)][0]
    if isinstance(action, a.KeepCarrier):
        return state.freelance_bid
    if isinstance(action, a.TakeCredits):
        return -rules.engineer
    return -rules.license_sale if isinstance(action, a.SellLicense) else 0


def _extraction_words(state: State) -> str:
    found = extraction(state, state.mover)
    totals = [
        sum(getattr(part, name) for part in (found.basic, found.synergy, found.superchargers))
        + getattr(found.airship, name)
        for name in NAMES
    ]
    gains = [f"{count} {name}" for name, count in zip(NAMES, totals, strict=True) if count]
    lost = [f"{getattr(found.lost, name)} {name}" for name in NAMES if getattr(found.lost, name)]
    words = f"{found.energy} energy for {', '.join(gains) or 'nothing'}"
    return f"{words}; over the carriers: {', '.join(lost)}" if lost else words
