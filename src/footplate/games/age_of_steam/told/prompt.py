# footplate: compiled
"""What is asked, in a player's words: groups of choices, or why there are none."""

from collections.abc import Sequence
from typing import Any

from footplate.core.event import Effect
from footplate.core.prompt import MONEY, Choice, Group, Prompt, choice
from footplate.core.view import Caution
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.board.rules import LOCOMOTIVE, PRODUCTION, URBANIZATION
from footplate.games.age_of_steam.language.codec import COLUMNS, GOODS, SELECTED, decode_known
from footplate.games.age_of_steam.language.position import box_id
from footplate.games.age_of_steam.play.goods_growth import empty_boxes
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.describe import PHASES
from footplate.games.age_of_steam.told.builds import build_choices, city_choices, used_up
from footplate.games.age_of_steam.told.cautions import (
    city_comes_first,
    of_expenses,
    of_lapses,
    takes_city,
)
from footplate.games.age_of_steam.told.deliveries import delivery_choices
from footplate.games.age_of_steam.told.luck import dice_follow
from footplate.games.age_of_steam.told.plan_words import EFFECTS
from footplate.games.age_of_steam.told.reasons import GROUPS, group_of, why_none
from footplate.games.age_of_steam.told.view import forecast


def ask(state: State, names: Sequence[str]) -> Prompt:
    phase = PHASES[state.phase]
    legal: dict[str, list[int]] = {}
    for code in state.codes():
        legal.setdefault(group_of(code), []).append(code)
    groups = []
    for id, title in GROUPS[phase].items():
        choices = _choices(state, id, legal.get(id, []), names)
        why_not = None if choices else why_none(state, id)
        facts = _facts(state, id, legal.get(id, []))
        groups.append(Group(id, title, choices, why_not, facts=facts))
    return Prompt(state.seat, phase, _sentence(state), groups)


def _facts(state: State, group: str, codes: Sequence[int]) -> dict[str, Any]:
    """What holds of all choices of a group."""
    seat = state.mover
    match group:
        case "issue-shares":
            left = state.rules.max_shares - state.shares[seat]
            return {"most": left, "price": state.rules.share_price}
        case "bid":
            least, most = max(state.bids) + 1, state.money[seat]
            return {"least": least, "most": most, "places": _places(state)}
        case "build":
            return {"tiles": state.builds_left, "used_up": used_up(state, codes)}
        case "deliver":
            return {"round": state.round, "links": state.engine[seat]}
    return {}


def _places(state: State) -> list[dict[str, Any]]:
    """The places of the player order from the first one on: what each pays of its bid, and who has
    taken it and pays how much."""
    last = len(state.queue) + len(state.dropped)
    found = []
    for place in range(1, last + 1):
        pays = "nothing" if place == last > 1 else "all" if place <= 2 else "half"
        facts: dict[str, Any] = {"place": place, "pays": pays}
        if last - place < len(state.dropped):
            seat = state.dropped[last - place]
            facts |= {"seat": seat, "paid": _payment(pays, state.bids[seat])}
        found.append(facts)
    return found


def _payment(pays: str, bid: int) -> int:
    return 0 if pays == "nothing" else bid if pays == "all" else (bid + 1) // 2


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
        city = "a New City comes first or not at all; " if city_comes_first(state) else ""
        return f"Build track: {city}{tiles} left, you have ${state.money[seat]}."
    if phase == "move-goods":
        return (
            f"Move goods, round {state.round} of 2: your engine pulls {_links(state.engine[seat])}."
        )
    if state.drawn:
        return f"Production: place {' and '.join(GOODS[color] for color in state.drawn)}."
    return "Production: draw two cubes from the bag for the display?"


def _links(count: int) -> str:
    return "1 link" if count == 1 else f"{count} links"


def _choices(state: State, group: str, codes: Sequence[int], names: Sequence[str]) -> list[Choice]:
    if group == "build":
        return build_choices(state, codes)
    if group == "urbanize":
        return city_choices(state, codes)
    if group == "deliver":
        return delivery_choices(state, codes, names)
    one = {
        "issue-none": _issue,
        "issue-shares": _issue,
        "bid": _bid,
        "select-action": _select,
        "stock-goods": _stock,
    }.get(group, _simple)
    return [one(state, code) for code in codes]


def _issue(state: State, code: int) -> Choice:
    """With the cash to keep when expenses are paid, and below which the seat is out."""
    seat, shares = state.mover, c.argument(code)
    gain, income = shares * state.rules.share_price, state.income[seat]
    upkeep = state.shares[seat] + shares + state.engine[seat]
    money = state.money[seat] + gain
    effects = [Effect(seat, "share", shares), Effect(seat, MONEY, gain)] if shares else []
    return choice(
        decode_known(code),
        f"issue {shares} {'share' if shares == 1 else 'shares'}",
        consequence=f"+${gain}; expenses of ${upkeep} this turn",
        effects=effects,
        facts={
            "money": money,
            "upkeep": upkeep,
            "net": income - upkeep,
            "keep": max(0, upkeep - income),
            "out_below": max(0, upkeep - 2 * income),
        },
        warnings=of_expenses(forecast(state, seat, shares=shares)),
    )


def _bid(state: State, code: int) -> Choice:
    amount = c.argument(code)
    note = f"${amount} in full if you end among the last two"
    return choice(
        decode_known(code),
        f"bid ${amount}",
        consequence=note,
        facts={"full": amount, "half": (amount + 1) // 2},
    )


def _select(state: State, code: int) -> Choice:
    """An action that changes nothing can be taken all the same."""
    action, seat = c.argument(code), state.mover
    name = SELECTED[action]
    effects, empty = [], ""
    if action == LOCOMOTIVE:
        if state.engine[seat] < state.rules.max_engine:
            effects = [Effect(seat, "engine", 1)]
        else:
            empty = "AOS-ACTION-07"
    elif action == URBANIZATION:
        empty = "" if takes_city(state) else "AOS-ACTION-10"
    elif action == PRODUCTION and not empty_boxes(state):
        empty = "AOS-ACTION-12"
    warnings = [Caution(seat, empty, f"{name} changes nothing as things stand.")] if empty else []
    return choice(
        decode_known(code),
        name,
        consequence=EFFECTS[state.rules.tables.actions[action].id],
        targets=[name],
        effects=effects,
        warnings=warnings,
    )


def _stock(state: State, code: int) -> Choice:
    color, (column, box) = c.color_of(code), divmod(c.box_of(code), 3)
    last = len(state.drawn) == 1 or len(empty_boxes(state)) == 1
    label = f"put {GOODS[color]} on box {box + 1} of column {COLUMNS[column]}"
    targets = [box_id(COLUMNS[column], box + 1)]
    effects = [Effect(state.mover, GOODS[color], -1)]
    return choice(decode_known(code), label, targets=targets, effects=effects, commits=last)


def _simple(state: State, code: int) -> Choice:
    """What is chosen without naming anything."""
    seat, action, nothing = state.mover, decode_known(code), [0] * state.rules.seats
    match code:
        case c.DROP_OUT:
            return _drop_out(state)
        case c.PASS:
            return choice(action, "pass (Turn Order)", 0, "stay in the bidding without a bid, once")
        case c.END_BUILD:
            return choice(action, "end the build turn", 0, warnings=of_lapses(state))
        case c.UPGRADE:
            note = f"{_links(state.engine[seat] + 1)}; expenses grow by $1 a turn"
            effects = [Effect(seat, "engine", 1)]
            commits = dice_follow(state, nothing, 1, 0)
            return choice(
                action,
                "raise the engine",
                0,
                note,
                effects=effects,
                commits=commits,
                warnings=of_expenses(forecast(state, seat, links=1)),
            )
        case c.DECLINE:
            return choice(action, "move nothing", commits=dice_follow(state, nothing, 0, 0))
        case c.DRAW:
            note = "you see them, then place both"
            return choice(action, "draw two cubes", 0, note, commits=True)
    return choice(action, "skip Production", commits=True)


def _drop_out(state: State) -> Choice:
    bid, place = state.bids[state.mover], len(state.queue)
    pays = _payment(_places(state)[place - 1]["pays"], bid)
    return choice(
        decode_known(c.DROP_OUT),
        "drop out",
        pays,
        f"place {place}, pays ${pays}",
        facts={"place": place},
    )
