# footplate: compiled
"""What comes of each action."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.language.steps import ARRIVAL
from footplate.games.imperial_steam.play.buildings import build_factory, build_station, staff
from footplate.games.imperial_steam.play.delivery import deliver
from footplate.games.imperial_steam.play.flow import ask_for_room, bid, end_turn, idle, pass_turn
from footplate.games.imperial_steam.play.goods import buy_good, discard, order_good, produce, settle
from footplate.games.imperial_steam.play.hiring import hire_engineer, hire_worker
from footplate.games.imperial_steam.play.points import forgo, spend
from footplate.games.imperial_steam.play.shares import (
    fundraise,
    lower_share,
    philanthropize,
    raise_share,
    secure_contract,
    sell_share,
)
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import begin_track, buy_access, send_worker
from footplate.games.imperial_steam.play.trains import buy_train, upgrade_train


def carry_out(state: State, code: int) -> None:
    """Do what a legal code says, and go on to the next decision.

    That one is asked also where it has a single answer (IS-TURN-19); nothing is ever taken back
    (IS-TURN-25).
    """
    kind = c.kind_of(code)
    if c.MAP_KINDS >> kind & 1:
        _carry_out_on_map(state, kind, code)
    elif c.STOCK_KINDS >> kind & 1:
        _carry_out_stock(state, kind, code)
    elif c.MONEY_KINDS >> kind & 1:
        _carry_out_money(state, kind, code)
    elif c.FREE_KINDS >> kind & 1:
        _carry_out_free(state, kind, code)
    else:
        _carry_out_flow(state, kind, c.number_of(code))


def site_at(state: State, code: int) -> int:
    city = state.rules.city_at[c.site_city(code)]
    return state.layout.sites[city][c.site_place(code)]


def _carry_out_on_map(state: State, kind: int, code: int) -> None:
    rules, number = state.rules, c.number_of(code)
    if kind == c.TRACK:
        begin_track(state, rules.link_at[number])
    elif kind == c.WORK:
        send_worker(state, number)
    elif kind == c.WORKER:
        hire_worker(state, c.first_of(code), c.second_of(code))
    elif kind == c.ENGINEER:
        hire_engineer(state, c.first_of(code), c.second_of(code))
    elif kind == c.STATION:
        build_station(state, rules.city_at[number])
    elif kind == c.FACTORY:
        build_factory(state, site_at(state, code), c.site_more(code))
    else:
        staff(state, c.first_of(code), c.second_of(code))


def _carry_out_stock(state: State, kind: int, code: int) -> None:
    number = c.number_of(code)
    if kind == c.PRODUCE:
        produce(state, site_at(state, code))
    elif kind == c.BUY:
        buy_good(state, number)
    elif kind == c.ORDER:
        order_good(state, number)
    elif kind == c.TRAIN:
        buy_train(state, number)
    else:
        upgrade_train(state, c.first_of(code), c.second_of(code))


def _carry_out_money(state: State, kind: int, code: int) -> None:
    if kind == c.CONTRACT:
        secure_contract(state, state.rules.contract_at[c.number_of(code)])
    elif kind == c.GIFT:
        philanthropize(state, c.number_of(code))
    elif kind == c.RAISE:
        raise_share(state)
    elif kind == c.LOWER:
        lower_share(state)
    else:
        fundraise(state)


def _carry_out_free(state: State, kind: int, code: int) -> None:
    if kind == c.SELL:
        sell_share(state)
    elif kind == c.DELIVER:
        deliver(state, site_at(state, code), state.rules.city_at[c.site_more(code)])
    else:
        buy_access(state, state.rules.link_at[c.number_of(code)])


def _carry_out_flow(state: State, kind: int, number: int) -> None:
    if kind == c.END:
        end_turn(state)
    elif kind == c.BID:
        bid(state, number)
    elif kind == c.PASS:
        pass_turn(state)
    elif kind == c.IDLE:
        idle(state, number)
    elif kind == c.SPEND:
        spend(state, number)
    elif kind == c.FORGO:
        forgo(state)
    else:
        discard(state, number)
        if state.step == ARRIVAL:
            ask_for_room(state)
        else:
            settle(state)
