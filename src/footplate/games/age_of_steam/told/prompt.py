"""What is asked, in a player's words, with the price and the consequence of each answer."""

from footplate.core.prompt import Choice, Prompt, choice
from footplate.games.age_of_steam.board import codes
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.board.map import face_words
from footplate.games.age_of_steam.language.codec import COLUMNS, GOODS, LETTERS, SELECTED, decode
from footplate.games.age_of_steam.play.change import bends, completed_links
from footplate.games.age_of_steam.play.laying import price_of
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.describe import PHASES

EFFECTS = {
    "First Move": "move goods before everybody else, in both rounds",
    "First Build": "build before everybody else",
    "Engineer": "build four tiles instead of three",
    "Locomotive": "one link more for your engine, at once",
    "Urbanization": "place a New City before you build",
    "Production": "put two cubes on the display before Goods Growth",
    "Turn Order": "one pass in the next auction",
}


def prompt(state: State) -> Prompt:
    if state.over:
        return Prompt(None, "over", "The game is over.", [])
    choices = [describe_code(state, code) for code in state.codes()]
    return Prompt(state.seat, PHASES[state.phase], _sentence(state), choices)


def _sentence(state: State) -> str:
    seat, phase = state.mover, PHASES[state.phase]
    high = max(state.bids)
    if phase == "issue-shares":
        left = state.rules.max_shares - state.shares[seat]
        return f"Issue shares: each brings ${state.rules.share_price}; you may issue {left} more."
    if phase == "determine-player-order":
        standing = f"the highest bid is ${high}" if high else "nobody has bid yet"
        return f"Bid for the player order ({standing}), or drop out into place {len(state.queue)}."
    if phase == "select-actions":
        return "Select an action for this turn."
    if phase == "build-track":
        tiles = "1 tile" if state.builds_left == 1 else f"{state.builds_left} tiles"
        return f"Build track: {tiles} left, you have ${state.money[seat]}."
    if phase == "move-goods":
        return (
            f"Move goods, round {state.round} of 2: your engine pulls {_links(state.engine[seat])}."
        )
    if state.drawn:
        return f"Production: place {' and '.join(GOODS[color] for color in state.drawn)}."
    return "Production: draw two cubes from the bag for the display?"


def describe_code(state: State, code: int) -> Choice:
    """A legal code as a person reads it."""
    action, kind = decode(code), codes.kind_of(code)
    if kind == codes.ISSUE:
        return choice(action, *_issue(state, codes.argument(code)))
    if kind == codes.BID:
        amount = codes.argument(code)
        return choice(
            action, f"bid ${amount}", 0, f"${amount} in full if you end among the last two"
        )
    if kind == codes.DROP_OUT:
        return choice(action, "drop out", *_drop_out(state))
    if kind == codes.SELECT:
        name = SELECTED[codes.argument(code)]
        return choice(action, name, 0, EFFECTS[name])
    if kind == codes.BUILD:
        return choice(action, *_build(state, code))
    if kind == codes.URBANIZE:
        return choice(action, *_urbanize(state, code))
    if kind == codes.DELIVER:
        return choice(action, *_deliver(state, code))
    if kind == codes.STOCK:
        column, box = divmod(codes.box_of(code), 3)
        label = f"put {GOODS[codes.color_of(code)]} on box {box + 1} of column {COLUMNS[column]}"
        return choice(action, label)
    return choice(action, *_simple(state, kind))


def _simple(state: State, kind: int) -> tuple[str, int, str]:
    after = state.engine[state.mover] + 1
    return {
        codes.PASS: ("pass (Turn Order)", 0, "stay in the bidding without a bid, once"),
        codes.END_BUILD: ("end the build turn", 0, "unfinished track not extended becomes unowned"),
        codes.UPGRADE: ("raise the engine", 0, f"{_links(after)}; expenses grow by $1 a turn"),
        codes.DECLINE: ("move nothing", 0, ""),
        codes.DRAW: ("draw two cubes", 0, "you see them, then place both"),
        codes.SKIP: ("skip Production", 0, ""),
    }[kind]


def _issue(state: State, shares: int) -> tuple[str, int, str]:
    seat = state.mover
    upkeep = state.shares[seat] + shares + state.engine[seat]
    plural = "share" if shares == 1 else "shares"
    gain = shares * state.rules.share_price
    return f"issue {shares} {plural}", -gain, f"+${gain}; expenses of ${upkeep} this turn"


def _links(count: int) -> str:
    return "1 link" if count == 1 else f"{count} links"


def _drop_out(state: State) -> tuple[int, str]:
    seat, place = state.mover, len(state.queue)
    bid = state.bids[seat]
    pays = 0 if not state.dropped else bid if place <= 2 else (bid + 1) // 2
    return pays, f"place {place}, pays ${pays}"


def _build(state: State, code: int) -> tuple[str, int, str]:
    board, face = state.rules.board, codes.face_of(code)
    cell = board.cell_at[codes.spot_of(code)]
    verb = "place"
    if state.faces[cell]:
        verb = "redirect" if bends(state, cell, face) else "replace"
    ends = completed_links(state, cell, face)
    links = " and ".join(f"{board.name(one)} – {board.name(two)}" for one, two in ends)
    label = f"{verb} {board.name(cell)}: {face_words(face)}"
    return label, price_of(state, cell, face), f"completes {links}" if links else ""


def _urbanize(state: State, code: int) -> tuple[str, int, str]:
    cell = state.rules.board.cell_at[codes.spot_of(code)]
    letter = codes.letter_of(code)
    color = GOODS[state.rules.letter_colors[letter]]
    label = f"New City {LETTERS[letter]} ({color}) on {state.rules.board.name(cell)}"
    return label, 0, f"takes {color} cubes"


def route(state: State, code: int) -> tuple[list[int], list[int]]:
    """The stops of a legal delivery, and the owners of its links in order."""
    board = state.rules.board
    stop = board.stop_of[board.cell_at[codes.start_of(code)]]
    stops, owners = [stop], []
    for edge in codes.exits_of(code):
        hop = next(hop for hop in links_of(state)[stop] if hop >> 3 & 7 == edge)
        stop = hop >> 6
        stops.append(stop)
        owners.append(hop & 7)
    return stops, owners


def gains(state: State, code: int) -> dict[int, int]:
    """The income that each seat gains from a legal delivery."""
    found: dict[int, int] = {}
    for owner in route(state, code)[1]:
        if owner != NOBODY and not state.out[owner]:
            found[owner] = found.get(owner, 0) + 1
    if codes.color_of(code) == state.rules.cotton:
        found[state.mover] = found.get(state.mover, 0) + state.rules.cotton_bonus
    return found


def _deliver(state: State, code: int) -> tuple[str, int, str]:
    board, good = state.rules.board, GOODS[codes.color_of(code)]
    stops, _ = route(state, code)
    names = [board.short_name(board.stops[stop]) for stop in stops]
    earned = gains(state, code)
    mine = earned.pop(state.mover, 0)
    others = [f"seat {seat + 1} +{income}" for seat, income in sorted(earned.items())]
    return f"{good}: {' → '.join(names)}", 0, ", ".join([f"you +{mine}", *others])
