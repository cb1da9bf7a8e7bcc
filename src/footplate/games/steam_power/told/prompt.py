"""What is asked, in a player's words, with the price and the consequence of each answer."""

from footplate.core.prompt import Choice, Prompt, choice
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language.codec import decode_known
from footplate.games.steam_power.language.events import BONUS_WORDS
from footplate.games.steam_power.language.steps import ACT, AUTOMA, BONUS, FETCH, LAY
from footplate.games.steam_power.play.fulfilment import price_of, price_table, total_of, wanted
from footplate.games.steam_power.play.laying import end_track, lay, replace_end
from footplate.games.steam_power.play.laying import price_of as track_price
from footplate.games.steam_power.play.legal import bonus_is_possible
from footplate.games.steam_power.play.scoring import flipped_value
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.positions.describe import step_name
from footplate.hexes.tiles import PAIRS


def prompt(state: State) -> Prompt:
    if state.over:
        return Prompt(None, "over", "The game is over.", [])
    legal = state.codes()
    cheapest = _cheapest(state, legal)
    table = price_table(state)
    choices = [describe_code(state, code, cheapest, table) for code in legal]
    return Prompt(state.seat, step_name(state), _sentence(state), choices)


def _sentence(state: State) -> str:
    rules, seat, step = state.rules, state.mover, state.step
    money = f"you have ${state.money[seat]}"
    if step == ACT:
        if rules.solo:
            name = rules.company_names[state.company]
            return f"Round {state.round} of {rules.rounds}: an action for {name}; {money}."
        which = "first" if state.actions_left == rules.actions else "second"
        return f"Your {which} action; {money}."
    if step == LAY:
        return f"Lay a second tile, or be done; {money}."
    if step == FETCH:
        card = rules.cards[state.card]
        color = rules.colors[wanted(state)]
        place = f"{state.fetched + 1} of {len(card.resources)}"
        return f"{card.id}: where does resource {place}, {color}, come from? {money.capitalize()}."
    if step == BONUS:
        bonus = BONUS_WORDS[BONUS_NAMES[rules.cards[state.card].bonus]]
        return f"Your bonus: {bonus}, or give it up."
    if step == AUTOMA:
        what = "plays its next contract" if state.drew else "moves the marker and draws"
        return f"The Automa {what}."
    return "The supply is empty: from whose hand do you take a contract?"


def _cheapest(state: State, legal: list[int]) -> int:
    """The price of the cheapest sources; -1 where no resource is asked for."""
    if state.step != FETCH:
        return -1
    return min(_source_price(state, code) for code in legal)


def _city(state: State, code: int) -> int:
    board = state.rules.board
    return board.city_of[board.cell_at[c.spot_of(code)]]


def _source_price(state: State, code: int) -> int:
    if code == c.BUY:
        return state.rules.bank_price
    return price_of(state, _city(state, code), c.pay_of(code))


def describe_code(state: State, code: int, cheapest: int, table: list[int]) -> Choice:
    """A legal code as a person reads it."""
    action, kind = decode_known(code), c.kind_of(code)
    if kind in c.PLACEMENTS:
        return choice(action, *_placement(state, code))
    if kind == c.FACTORY:
        return choice(action, *_factory(state, code))
    if kind == c.FULFIL:
        return choice(action, *_contract(state, c.argument(code), table))
    if kind in (c.FETCH, c.BUY):
        return choice(action, *_source(state, code, cheapest))
    if kind == c.TAKE_FROM:
        seat = c.argument(code)
        return choice(
            action, f"from seat {seat + 1}", 0, f"one of {len(state.hands[seat])}, at random"
        )
    return choice(action, *_simple(state, kind))


def _simple(state: State, kind: int) -> tuple[str, int, str]:
    gift = state.rules.bank_gift
    return {
        c.END_TRACK: ("done", 0, "no second tile"),
        c.DECLINE: ("give up the bonus", 0, ""),
        c.CONTRACTS: ("take contracts", 0, f"two contracts; the supply has {state.supply()}"),
        c.MONEY: (f"take ${gift}", -gift, ""),
        c.AUTOMA: ("the Automa goes on", 0, ""),
    }[kind]


def _placement(state: State, code: int) -> tuple[str, int, str]:
    board, kind = state.rules.board, c.kind_of(code)
    cell = board.cell_at[c.spot_of(code)]
    name = board.name(cell)
    if kind == c.REMOVE:
        one, two = PAIRS[end_track(state, state.company)]
        return f"remove the end tile {one}-{two} from {name}", 0, ""
    one, two = PAIRS[c.track_of(code)]
    price = track_price(state, cell) if kind == c.LAY else 0
    verb = "replace by" if kind == c.REPLACE else "cross with" if state.faces[cell] else "lay"
    # Only the placement: playing the code could ask for luck.
    after = state.clone()
    if kind == c.LAY:
        new = lay(after, cell, c.track_of(code))
    else:
        new = replace_end(after, state.company, c.track_of(code))
    link = ""
    if new >= 0:
        ends = (board.city_name(new >> 9), board.city_name(new >> 3 & 63))
        link = f"completes {ends[0]} – {ends[1]}"
    return f"{verb} {one}-{two} on {name}", price, link


def _factory(state: State, code: int) -> tuple[str, int, str]:
    city, colors = _city(state, code), state.rules.colors
    color = state.tiles[city]
    name = state.rules.board.city_name(city)
    worth = f"{flipped_value(state, color)} points once they are gone"
    return f"factory in {name}: {c.cubes_of(code)} {colors[color]}", 0, worth


def contract_words(state: State, number: int) -> str:
    """What a contract asks for and gives."""
    card, colors = state.rules.cards[number], state.rules.colors
    parts = [f"{card.vp} VP"]
    if card.money:
        parts.append(f"${card.money}")
    if card.bonus:
        parts.append(BONUS_WORDS[BONUS_NAMES[card.bonus]])
    return f"{', '.join(colors[color] for color in card.resources)} → {', '.join(parts)}"


def _contract(state: State, number: int, table: list[int]) -> tuple[str, int, str]:
    card = state.rules.cards[number]
    words = contract_words(state, number)
    if not bonus_is_possible(state, card.bonus):
        words += " (the bonus cannot be used now)"
    return f"fulfil {card.id}", total_of(state, number, table), words


def _source(state: State, code: int, cheapest: int) -> tuple[str, int, str]:
    price = _source_price(state, code)
    mark = ["cheapest"] if price == cheapest else []  # SP-FULFIL-12
    color = state.rules.colors[wanted(state)]
    if code == c.BUY:
        return f"buy {color} from the bank", price, "; ".join(["none can be fetched", *mark])
    city, pay = _city(state, code), c.pay_of(code)
    paid = [f"${c.paid_to(pay, s)} to seat {s + 1}" for s in range(c.SEATS) if c.paid_to(pay, s)]
    if state.rules.solo and price:
        paid = [f"${price} to the bank"]
    flips = ["flips the city"] if state.cubes[city] == 1 else []
    label = f"{color} from {state.rules.board.city_name(city)}"
    if paid:
        label += f", {' and '.join(paid)}"
    return label, price, "; ".join([*flips, *mark])
