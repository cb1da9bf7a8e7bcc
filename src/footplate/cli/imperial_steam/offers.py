"""Single actions as a player reads them before choosing: what to type, the price, what follows."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from footplate import Action
from footplate.cli.imperial_steam.atlas import Way
from footplate.cli.imperial_steam.cities import city_of, gains
from footplate.cli.imperial_steam.inks import counted_steps
from footplate.cli.imperial_steam.markets import contract_of, factories_words
from footplate.cli.imperial_steam.saying import Scene, say
from footplate.cli.outcome import counted
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.views import ImperialSteamView

Told = tuple[int, Text | str]
"""Guldens (below 0: gained), and what an action means."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: what to type, what it costs, what it means."""

    say: str
    price: str
    note: Text | str
    target: Action | str
    """An action, or the list that is opened."""


def offer(scene: Scene, action: Action) -> Entry:
    """An action with its price and its consequences."""
    told = TOLD.get(type(action))
    price, note = told(scene, action) if told else (0, "")
    return Entry(say(scene, action), price_words(price), note, action)


def price_words(price: int) -> str:
    """`30`, and `+30` for what is gained."""
    return f"+{-price}" if price < 0 else str(price) if price else ""


# --- tracks ---------------------------------------------------------------------------------------


def _track(scene: Scene, action: a.BuildTrack | a.BuyAccess) -> Told:
    """Effort, material beyond the usual, and what the city brings."""
    ways = scene.atlas.ways(scene.view, scene.seat)
    way = next((way for way in ways if way.link.id == action.link), None)
    if way is None:
        return 0, ""
    parts = [] if way.link.crown else [f"effort {effort(scene, way)}"]
    if way.link.kind != "plain" and not way.link.crown:
        costs = scene.atlas.board.costs
        good = costs.bridge_good if way.link.kind == "bridge" else costs.tunnel_good
        parts.append(f"{way.link.kind} (1 {good} more)")
    if way.link.semmering and scene.view.semmering is None:
        parts.append("Semmering token")
    if way.inside:
        return way.price, ", ".join([*parts, "inside your network"])
    head = Text(f"{', '.join(parts)}: " if parts else "")
    return way.price, head.append_text(gains(city_of(scene.view, way.city)))


def effort(scene: Scene, way: Way) -> int:
    ends = way.link.ends if way.inside else (way.city,)
    return min(city_of(scene.view, city).effort for city in ends)


# --- hiring and buildings -------------------------------------------------------------------------


def _worker(scene: Scene, action: a.HireWorker) -> Told:
    prices = next(each.prices for each in scene.view.hubs if each.hub == action.hub)
    price = prices[action.column - 1]
    row = scene.atlas.board.worker_board.prices
    then = row[min(row.index(price) + 1, len(row) - 1)]
    return price, f"a worker of level 1; the next one costs {then}"


def _engineer(scene: Scene, action: a.HireEngineer) -> Told:
    return scene.atlas.board.costs.engineer, f"a {action.kind} engineer"


def _station(scene: Scene, action: a.BuildStation) -> Told:
    income = scene.atlas.board.scoring.station
    note = f"a warehouse floor, {income} income, and more than two tracks there"
    return city_of(scene.view, action.city).station_cost, note


def _factory(scene: Scene, action: a.BuildFactory) -> Told:
    price = factory_price(scene.view, action.site, action.good)
    return price, f"{action.good} factory; then a worker settles there"


def factory_price(view: ImperialSteamView, site: str, good: str) -> int:
    place = next(s for c in view.cities for s in c.sites if s.id == site)
    if place.cost is not None:
        return place.cost
    return next(each.factory_cost for each in view.market if each.good == good) or 0


def _produce(scene: Scene, action: a.Produce) -> Told:
    factory = next(each for each in scene.own.factories if each.site == action.site)
    return 0, f"1 {factory.good} into store, {factory.goods - 1} left there"


# --- goods, trains, contracts ---------------------------------------------------------------------


def _good(scene: Scene, action: a.BuyGood | a.OrderGood) -> Told:
    price = next(each.price for each in scene.view.market if each.good == action.good) or 0
    when = "stored at once" if isinstance(action, a.BuyGood) else "for the next round"
    return price, f"1 {action.good}, {when}"


def _train(scene: Scene, action: a.BuyTrain) -> Told:
    engine = next(each for each in scene.view.engines if each.level == action.level)
    cars = counted(engine.cars, "car")
    return engine.price, f"IS-{engine.level} with {cars} and a coal{_steps(engine)}"


def _upgrade(scene: Scene, action: a.UpgradeTrain) -> Told:
    engines = {engine.level: engine for engine in scene.atlas.board.engines}
    old, new = engines[action.level], engines[action.to]
    more = new.cars - old.cars
    cars = "1 more car" if more == 1 else f"{more} more cars"
    return new.price - old.price, f"IS-{old.level} becomes IS-{new.level}, {cars}{_steps(new)}"


def _steps(engine: Any) -> str:
    return f", {counted_steps(engine.influence)}" if engine.influence else ""


def _contract(scene: Scene, action: a.SecureContract) -> Told:
    card = contract_of(scene.view, action.contract)
    many = len(card.factories)
    plural = "s" if many > 1 else ""
    taken = f"reserves {many} car{plural}, {many} investor{plural} join{'' if plural else 's'}"
    return 0, f"{factories_words(card)}: {card.value}; {taken}"


# --- influence and shares -------------------------------------------------------------------------


def _gift(scene: Scene, action: a.Philanthropize) -> Told:
    """Where the marker goes, and which hubs open."""
    board, own = scene.atlas.board, scene.own.influence
    to = own + action.steps * board.influence_track.step
    opened = [hub.hub for hub in scene.view.hubs if own < hub.influence <= to]
    words = f"to {to}, opens {', '.join(opened)}" if opened else f"to {to}"
    return action.steps * board.costs.influence_step, words


def _raise(scene: Scene, action: a.RaiseShare) -> Told:
    values, own = scene.view.share_values, scene.own.share
    at = min(values.index(own) + 1, len(values) - 1)
    steps = counted_steps(scene.view.share_influence[at])
    return 0, f"{own} to {values[at]}, for {steps}{unsold(scene)}"


def unsold(scene: Scene) -> str:
    """A warning where nobody would buy a share at the next value."""
    values = scene.view.share_values
    if scene.own.investors > values.index(scene.own.share) + 1:
        return ""
    return "; none of your investors pays as much"


def _lower(scene: Scene, action: a.LowerShare) -> Told:
    values, own = scene.view.share_values, scene.own.share
    return 0, f"{own} to {values[max(0, values.index(own) - 1)]}, so that lower investors buy"


def _fundraise(scene: Scene, action: a.Fundraise) -> Told:
    return -scene.atlas.board.costs.fundraise, "from the bank"


def _sell(scene: Scene, action: a.SellShare) -> Told:
    percent = scene.atlas.board.scoring.shareholder_percent * (scene.own.shareholders + 1)
    return -scene.own.share, f"shareholders then take {percent} % at the end"


def _deliver(scene: Scene, action: a.Deliver) -> Told:
    factory = next(each for each in scene.own.factories if each.site == action.site)
    pay = next(each.pay for each in scene.view.market if each.good == factory.good)
    words = f"1 {factory.good}, for a stored coal"
    color = city_of(scene.view, action.city).hub
    hub = next((each for each in scene.view.hubs if each.hub == color), None)
    if hub is None:
        return -pay, words
    steps = hub.growth[hub.received] if hub.received < len(hub.growth) else 0
    to = hub.influence + steps * scene.atlas.board.influence_track.step
    words += f"; {hub.hub} hub grows to {to}" if steps else f"; {hub.hub} hub does not grow"
    if factory.good == "coal":
        return 0, f"{words}; its {'gold' if hub.gold else 'silver'} key"
    return -pay, words


TOLD: Final[dict[type[Action], Callable[[Scene, Any], Told]]] = {
    a.BuildTrack: _track,
    a.BuyAccess: _track,
    a.HireWorker: _worker,
    a.HireEngineer: _engineer,
    a.BuildStation: _station,
    a.BuildFactory: _factory,
    a.Produce: _produce,
    a.BuyGood: _good,
    a.OrderGood: _good,
    a.BuyTrain: _train,
    a.UpgradeTrain: _upgrade,
    a.SecureContract: _contract,
    a.Philanthropize: _gift,
    a.RaiseShare: _raise,
    a.LowerShare: _lower,
    a.Fundraise: _fundraise,
    a.SellShare: _sell,
    a.Deliver: _deliver,
    a.Pass: lambda s, x: (0, "place the hand, do nothing"),
    a.Idle: lambda s, x: (0, f"place the hand on {x.tile.replace('_', ' ')!r} without effect"),
    a.EndTurn: lambda s, x: (0, "end your turn"),
}
