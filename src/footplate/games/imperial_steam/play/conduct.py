# footplate: compiled
"""What comes of each action."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
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
from footplate.games.imperial_steam.play.state import ARRIVAL, State
from footplate.games.imperial_steam.play.steps import legal_codes, sample_code
from footplate.games.imperial_steam.play.tracks import begin_track, buy_access, send_worker
from footplate.games.imperial_steam.play.trains import buy_train, upgrade_train
from footplate.games.imperial_steam.referee.refuse import refuse


class Conduct(CoreConduct[State]):
    """The rules of play."""

    def codes(self, state: State) -> list[int]:
        return legal_codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return sample_code(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        kind = c.kind_of(code)
        if kind == c.END:
            end_turn(state)
        elif kind <= c.STAFF:
            _play_on_map(state, kind, code)
        elif kind <= c.CONTRACT:
            _play_goods(state, kind, code)
        elif kind <= c.IDLE:
            _play_money(state, kind, code)
        else:
            _play_free(state, kind, code)


def site_at(state: State, code: int) -> int:
    city = state.rules.city_at[c.site_city(code)]
    return state.layout.sites[city][c.site_place(code)]


def _play_on_map(state: State, kind: int, code: int) -> None:
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
    elif kind == c.STAFF:
        staff(state, c.first_of(code), c.second_of(code))
    else:
        bid(state, number)


def _play_goods(state: State, kind: int, code: int) -> None:
    number = c.number_of(code)
    if kind == c.PRODUCE:
        produce(state, site_at(state, code))
    elif kind == c.BUY:
        buy_good(state, number)
    elif kind == c.ORDER:
        order_good(state, number)
    elif kind == c.TRAIN:
        buy_train(state, number)
    elif kind == c.UPGRADE:
        upgrade_train(state, c.first_of(code), c.second_of(code))
    else:
        secure_contract(state, state.rules.contract_at[number])


def _play_money(state: State, kind: int, code: int) -> None:
    if kind == c.GIFT:
        philanthropize(state, c.number_of(code))
    elif kind == c.RAISE:
        raise_share(state)
    elif kind == c.LOWER:
        lower_share(state)
    elif kind == c.FUNDRAISE:
        fundraise(state)
    elif kind == c.PASS:
        pass_turn(state)
    else:
        idle(state, c.number_of(code))


def _play_free(state: State, kind: int, code: int) -> None:
    if kind == c.SELL:
        sell_share(state)
    elif kind == c.DELIVER:
        deliver(state, site_at(state, code), state.rules.city_at[c.site_more(code)])
    elif kind == c.ACCESS:
        buy_access(state, state.rules.link_at[c.number_of(code)])
    elif kind == c.SPEND:
        spend(state, c.number_of(code))
    elif kind == c.FORGO:
        forgo(state)
    else:
        discard(state, c.number_of(code))
        if state.step == ARRIVAL:
            ask_for_room(state)
        else:
            settle(state)
