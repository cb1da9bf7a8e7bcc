"""What is asked, in a player's words, with the price and the consequence of each answer."""

from footplate.core.prompt import Choice, Prompt, choice
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import NO_TILE
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.steps import ARRIVAL, BID, CREW, DISCARD, POINTS, STAFF
from footplate.games.imperial_steam.language.words import link_words, plural
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.positions.describe import step_name
from footplate.games.imperial_steam.told.costs import price_of
from footplate.games.imperial_steam.told.prompt_words import WORDS, consequence


def prompt(state: State) -> Prompt:
    if state.over:
        return Prompt(None, "over", "The game is over.", [])
    choices = [describe_code(state, code) for code in state.codes()]
    return Prompt(state.seat, step_name(state), sentence(state), choices)


def sentence(state: State) -> str:
    """What is asked, in one sentence."""
    step, rules = state.step, state.rules
    if step == BID:
        return "Bid guldens for influence: the bids are sealed, and everybody pays what they bid."
    if step == CREW:
        link = link_words(rules, state.link)
        return f"Name the crew for {link}: {plural(state.effort, 'point')} of effort to go."
    if step == STAFF:
        city = rules.city_names[state.layout.site_city[state.site]]
        return f"Which worker settles at the factory in {city}?"
    if step == POINTS:
        return f"You have {plural(state.points, 'business point')} to spend now."
    if step in (DISCARD, ARRIVAL):
        return f"Goods do not fit: discard {state.overflow(state.mover)}."
    if state.tile == NO_TILE:
        left = rules.hands[state.round - 1] - state.placed[state.mover]
        return f"Take a main action: {plural(left, 'hand')} left in round {state.round}."
    return "Go on with your main action, take a free action, or end your turn."


def describe_code(state: State, code: int) -> Choice:
    """A legal code as a person reads it."""
    action = state.rules.codec.decode_known(code)
    label = WORDS[type(action)](state, action)
    price = 0 if isinstance(action, a.Bid) else price_of(state, code)
    if c.kind_of(code) == c.BID:
        return choice(action, label, price, "paid when all have bid")
    return choice(action, label, price, consequence(state, code))
