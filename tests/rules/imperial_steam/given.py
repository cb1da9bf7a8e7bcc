"""How the rule tests of Imperial Steam talk: a position in a few words, actions, refusals."""

from collections.abc import Iterator
from typing import Any

import footplate
from footplate import Action, Chance, Event
from footplate.core.prompt import Group
from footplate.games.imperial_steam.board.blocks import Hub
from footplate.games.imperial_steam.language.actions import (
    BuildStation,
    BuildTrack,
    BuyGood,
    BuyTrain,
    EndTurn,
    Forgo,
    Fundraise,
    HireWorker,
    Pass,
    Philanthropize,
    Produce,
    RaiseShare,
    SecureContract,
    Work,
)
from footplate.games.imperial_steam.language.events import InfluenceMoved
from footplate.games.imperial_steam.language.position import ImperialSteamPosition, Player
from footplate.games.imperial_steam.language.views import (
    CityView,
    ImperialSteamForecast,
    ImperialSteamView,
    Wealth,
)
from footplate.games.imperial_steam.play.state import State
from tests.rules.asking import offered as offered  # noqa: PLC0414
from tests.rules.asking import play as play  # noqa: PLC0414
from tests.rules.asking import refusal as refusal  # noqa: PLC0414

GAME = footplate.game("imperial-steam")

ANN, BOB, CY, DI = range(4)
SEATS = [2, 3, 4]
SETUPS = ["normal", "fixed", "random"]
SEEDS = range(1, 13)
HANDS = [2, 3, 4, 5, 5, 5, 5, 5]
"""Of each round."""
UNITS: dict[str, tuple[Action, ...]] = {
    "build_tracks": (BuildTrack("wien-bratislava"), Work(2), Forgo()),
    "hire": (HireWorker("bronze", 1),),
    "build_building": (BuildStation("wr_neustadt"),),
    "produce": (Produce("wien.1"),),
    "buy_or_order": (BuyGood("wood"),),
    "train": (BuyTrain(4),),
    "contract": (SecureContract("k01"),),
    "philanthropize": (Philanthropize(1),),
    "share_value": (RaiseShare(),),
    "fundraise": (Fundraise(),),
    "pass": (Pass(),),
}
"""A way to take each main action, whole, for whoever is `ready`."""
LAST: dict[str, Any] = {"seat": ANN, "order": [BOB, ANN]}
"""Ann's hand is the last of the round, if she has placed the others."""

# Positions. ---------------------------------------------------------------------------------------


def goods(wood: int = 0, stone: int = 0, iron: int = 0, coal: int = 0) -> dict[str, int]:
    return {"wood": wood, "stone": stone, "iron": iron, "coal": coal}


BARE: dict[str, Any] = {"money": 0, "goods": goods()}
"""Nothing but the income of Wien's station: 10 guldens."""


def player(**holdings: Any) -> dict[str, Any]:
    """A player who can afford what a test is not about, unless the test says otherwise.

    Three trains give room for goods, and there are idle workers of every level.
    """
    rich: dict[str, Any] = {
        "money": 500,
        "influence": 100,
        "goods": goods(4, 4, 4, 4),
        "engines": [3, 7, 8],
        "idle": [3, 3, 3],
        "engineers": ["bridge", "tunnel"],
    }
    return {**rich, **holdings}


def poor(**holdings: Any) -> dict[str, Any]:
    """A player as at the start, with 100 guldens."""
    return holdings


def full(wood: int = 0, stone: int = 0, iron: int = 0, coal: int = 0) -> dict[str, Any]:
    """A player with one IS-3, four goods in its cars and on its floor, and an order."""
    return poor(goods=goods(1, 1, 2, 1), landing=goods(wood, stone, iron, coal))


def factory(site: str, good: str, count: int = 3) -> dict[str, Any]:
    return {"site": site, "good": good, "goods": count}


def given(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """A state from a description; `players` may be just how many rich ones."""
    if isinstance(players, int):
        players = [player() for _ in range(players)]
    state = GAME.position({"game": "imperial-steam", "players": players, **position})
    assert isinstance(state, State)
    return state


def started(seats: int = 4, seed: int = 1, **more: Any) -> State:
    """A first position, drawn by a seed: the bids are asked."""
    state = GAME.start(seats, seed, **more)
    assert isinstance(state, State)
    return state


def building(seats: int = 4, **ann: Any) -> State:
    """Ann is on turn; the others have nothing but a start in Wien."""
    rest = [player(influence=0) for _ in range(seats - 1)]
    return given([player(**ann), *rest])


def ready(hands: dict[str, int] | None = None, round: int = 2, **more: Any) -> State:
    """Ann is on turn and could take each of the eleven main actions, and each free one."""
    ann = player(
        engines=[8, 7],
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz", "wien-st_poelten"],
        factories=[factory("wien.1", "wood")],
        hands=hands or {},
    )
    placed = sum((hands or {}).values())
    others = [player(hands={"pass": placed} if placed else {}) for _ in range(3)]
    position: dict[str, Any] = {
        "display": ["k01", "k02"],
        "crowns": ["st_poelten-lilienfeld"],
        **more,
    }
    return given([ann, *others], round=round, **position)


def last_turn(players: list[dict[str, Any]], round: int = 1, **more: Any) -> State:
    """The last turn of a round: all hands lie but one of the last player's."""
    columns = [each.get("influence", 0) for each in players]
    seats = more.pop("order", None) or sorted(
        range(len(players)), key=lambda seat: (-columns[seat], seat)
    )
    hands = HANDS[round - 1]
    placed = [
        {**each, "hands": {"fundraise": hands - (seat == seats[-1])}}
        for seat, each in enumerate(players)
    ]
    return given(placed, round=round, order=seats, seat=seats[-1], **more)


def ending(ann: dict[str, Any], *others: dict[str, Any], **position: Any) -> State:
    """Ann has the last hand of round 8, and the rest of the game is one pass."""
    players = [{**ann, "hands": {"hire": 4}}, *(others or [BARE])]
    order = [*range(1, len(players)), ANN]
    return given(players, **{"round": 8, "seat": ANN, "order": order, **position})


# Playing on. --------------------------------------------------------------------------------------


def next_round(state: State) -> list[Event]:
    """Play the last turn."""
    before = described(state).round
    play(state, Pass())
    events = play(state, EndTurn())
    assert described(state).round == before + 1
    return events


def ended(ann: dict[str, Any], *others: dict[str, Any], **position: Any) -> State:
    """The game that is `ending`, played to its end."""
    state = ending(ann, *others, **position)
    play(state, Pass(), EndTurn())
    assert state.over
    return state


def played(
    seats: int, seed: int, luck: int | None = None, **options: Any
) -> Iterator[tuple[State, list[Event]]]:
    """A game at random, step by step: each state, and what was told after its action.

    `luck` is the seed of the decisions, if it is not that of the set-up.
    """
    state, rng = started(seats, seed, **options), Chance(seed if luck is None else luck)
    while not state.over:
        before, events = state.clone(), list[Event]()
        state.play(state.decode(state.sample(rng)), events)
        assert isinstance(before, State)
        yield before, events
    yield state, []


# Reading. -----------------------------------------------------------------------------------------


def described(state: footplate.State) -> ImperialSteamPosition:
    position = state.position()
    assert isinstance(position, ImperialSteamPosition)
    return position


def holdings(state: footplate.State, seat: int = ANN) -> Player:
    return described(state).players[seat]


def seen(state: footplate.State, viewer: int | None = None) -> ImperialSteamView:
    """What a seat sees; None: a spectator."""
    view = state.view(viewer)
    assert isinstance(view, ImperialSteamView)
    return view


def foretold(state: State, seat: int = ANN) -> ImperialSteamForecast:
    forecast = state.forecast(seat)
    assert isinstance(forecast, ImperialSteamForecast)
    return forecast


def wealth(state: State, seat: int = ANN, trieste: bool | None = None) -> Wealth:
    """What a seat would have in the end: as things stand, or with Trieste reached or not."""
    found = foretold(state, seat)
    reached = found.with_trieste if trieste else found.without_trieste
    told = found.now if trieste is None else reached
    assert told is not None
    return told


def asked_for(state: State, group: str) -> Group:
    """What a prompt tells of one kind of choice."""
    return next(one for one in state.prompt().groups if one.id == group)


def money(state: State, seat: int = ANN) -> int:
    return holdings(state, seat).money


def influence(state: State, seat: int = ANN) -> int:
    return holdings(state, seat).influence


def stored(state: State, seat: int = ANN) -> dict[str, int]:
    found = holdings(state, seat).goods
    return goods(found.wood, found.stone, found.iron, found.coal)


def landed(state: State, seat: int = ANN) -> dict[str, int]:
    found = holdings(state, seat).landing
    return goods(found.wood, found.stone, found.iron, found.coal)


def ladder(state: State) -> list[int]:
    """All seats, the most influential first."""
    found = described(state).ladder
    assert found is not None
    return found


def order(state: State) -> list[int]:
    found = described(state).order
    assert found is not None
    return found


def hub(state: State, color: str) -> int:
    """The column of a hub."""
    column = described(state).hubs[color].influence  # type: ignore[index]
    assert column is not None
    return column


def step(state: State) -> str:
    return described(state).step


def points(state: State) -> int:
    """Business points that are open."""
    return described(state).turn.points


def tiles_of(state: State) -> dict[str, int | Hub]:
    tiles = described(state).tiles
    assert tiles is not None
    return tiles


def cars(state: State, seat: int = ANN) -> tuple[int, int, int]:
    """Free, reserved and passenger cars."""
    view = seen(state).players[seat]
    return view.free_cars, view.reserved_cars, view.passenger_cars


def city(state: State, name: str) -> CityView:
    return next(one for one in seen(state).cities if one.id == name)


def moves(events: list[Event]) -> list[tuple[int, int, int]]:
    """Who was moved on the influence track, by how many steps and where to."""
    return [(one.seat, one.steps, one.to) for one in events if isinstance(one, InfluenceMoved)]


def sources(state: State, seat: int = ANN) -> dict[str, int]:
    """What counts, without what brings nothing."""
    found = next(one.sources for one in state.result().standings if one.seat == seat)
    return {name: value for name, value in found.items() if value}
