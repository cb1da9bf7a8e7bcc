"""Actions as a player types them, by the kind to which they belong, and those one may think of."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from footplate import Action
from footplate.cli.imperial_steam.atlas import Atlas, folded
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.views import ImperialSteamView, SeatView

FREE: Final = ("sell", "deliver", "access")
END: Final = "end"
GROUPS: Final[dict[type[Action], str]] = {
    a.BuildTrack: "track",
    a.Work: "track",
    a.HireWorker: "hire",
    a.HireEngineer: "hire",
    a.BuildStation: "build",
    a.BuildFactory: "build",
    a.Produce: "produce",
    a.BuyGood: "goods",
    a.OrderGood: "goods",
    a.BuyTrain: "train",
    a.UpgradeTrain: "train",
    a.SecureContract: "contract",
    a.Philanthropize: "give",
    a.RaiseShare: "share",
    a.LowerShare: "share",
    a.Fundraise: "fundraise",
    a.Pass: "pass",
    a.Idle: "idle",
    a.SellShare: "sell",
    a.Deliver: "deliver",
    a.BuyAccess: "access",
    a.EndTurn: END,
}


@dataclass(frozen=True)
class Scene:
    """What is talked about: what a seat sees."""

    view: ImperialSteamView
    atlas: Atlas
    seat: int

    @property
    def own(self) -> SeatView:
        return self.view.players[self.seat]

    def slug(self, city: str) -> str:
        """How a city is typed."""
        return folded(self.atlas.short(city))

    def link(self, link: str) -> str:
        """The city that a link leads to; both of them where several links do."""
        ways = self.atlas.ways(self.view, self.seat)
        way = next((way for way in ways if way.link.id == link), None)
        if way is None:
            return " ".join(map(self.slug, self.atlas.links[link]))
        alike = [x for x in ways if x.link.crown == way.link.crown and way.city in x.link.ends]
        city = self.slug(way.city)
        return city if len(alike) == 1 else f"{city} from {self.slug(way.start)}"


SAID: Final[dict[type[Action], Callable[[Scene, Any], str]]] = {
    a.Bid: lambda s, x: f"bid {x.amount}",
    a.BuildTrack: lambda s, x: f"track {s.link(x.link)}",
    a.Work: lambda s, x: f"work {x.level}",
    a.HireWorker: lambda s, x: f"hire {x.hub} {x.column}",
    a.HireEngineer: lambda s, x: f"hire {x.hub} {x.kind}",
    a.BuildStation: lambda s, x: f"station {s.slug(x.city)}",
    a.BuildFactory: lambda s, x: f"factory {x.site} {x.good}",
    a.Staff: lambda s, x: f"staff {x.level} {x.area}",
    a.Produce: lambda s, x: f"produce {x.site}",
    a.BuyGood: lambda s, x: f"buy {x.good}",
    a.OrderGood: lambda s, x: f"order {x.good}",
    a.BuyTrain: lambda s, x: f"train {x.level}",
    a.UpgradeTrain: lambda s, x: f"upgrade {x.level} {x.to}",
    a.SecureContract: lambda s, x: f"contract {x.contract}",
    a.Philanthropize: lambda s, x: f"give {x.steps}",
    a.RaiseShare: lambda s, x: "share up",
    a.LowerShare: lambda s, x: "share down",
    a.Fundraise: lambda s, x: "fundraise",
    a.Pass: lambda s, x: "pass",
    a.Idle: lambda s, x: f"idle {x.tile.replace('_', ' ')}",
    a.SellShare: lambda s, x: "sell",
    a.Deliver: lambda s, x: f"deliver {x.site} {s.slug(x.city)}",
    a.BuyAccess: lambda s, x: f"access {s.link(x.link)}",
    a.Spend: lambda s, x: x.on,
    a.Forgo: lambda s, x: "forgo",
    a.Discard: lambda s, x: f"discard {x.good}",
    a.EndTurn: lambda s, x: END,
}


def say(scene: Scene, action: Action) -> str:
    """What a player types for an action."""
    return SAID[type(action)](scene, action)


# --- what one might think of ----------------------------------------------------------------------


def _tracks(scene: Scene) -> list[Action]:
    ways = scene.atlas.ways(scene.view, scene.seat)
    return [a.BuildTrack(way.link.id) for way in ways if not way.link.crown]


def _accesses(scene: Scene) -> list[Action]:
    ways = scene.atlas.ways(scene.view, scene.seat)
    return [a.BuyAccess(way.link.id) for way in ways if way.link.crown]


def _hires(scene: Scene) -> list[Action]:
    found: list[Action] = []
    for hub in scene.view.hubs:
        found += [a.HireWorker(hub.hub, at + 1) for at in range(len(hub.prices))]
        found += [a.HireEngineer(hub.hub, kind) for kind in dict.fromkeys(hub.engineers)]
    return found


def _buildings(scene: Scene) -> list[Action]:
    found: list[Action] = []
    for city in scene.view.cities:
        if city.id in scene.own.cities:
            found.append(a.BuildStation(city.id))
            free = [site.id for site in city.sites if site.seat is None]
            found += [a.BuildFactory(site, good) for site in free for good in GOODS]
    return found


def _trains(scene: Scene) -> list[Action]:
    levels = [engine.level for engine in scene.view.engines if engine.from_round]
    have = sorted(set(scene.own.engines))
    found: list[Action] = [a.BuyTrain(level) for level in levels]
    return found + [a.UpgradeTrain(x, y) for x in have for y in levels if y > x]


def _deliveries(scene: Scene) -> list[Action]:
    cities = [c for c in scene.view.cities if c.id in scene.own.cities and c.wanted]
    return [
        a.Deliver(factory.site, city.id)
        for factory in scene.own.factories
        for city in cities
        if factory.good in city.wanted
    ]


THINKABLE: Final[dict[str, Callable[[Scene], list[Action]]]] = {
    "track": _tracks,
    "hire": _hires,
    "build": _buildings,
    "produce": lambda s: [a.Produce(factory.site) for factory in s.own.factories],
    "goods": lambda s: [kind(good) for kind in (a.BuyGood, a.OrderGood) for good in GOODS],
    "train": _trains,
    "contract": lambda s: [a.SecureContract(card.id) for card in s.view.display],
    "give": lambda s: [a.Philanthropize(1)],
    "share": lambda s: [a.RaiseShare(), a.LowerShare()],
    "fundraise": lambda s: [a.Fundraise()],
    "pass": lambda s: [a.Pass()],
    "sell": lambda s: [a.SellShare()],
    "deliver": _deliveries,
    "access": _accesses,
    END: lambda s: [a.EndTurn()],
}


def thinkable(scene: Scene, group: str) -> list[Action]:
    """The actions of a kind that a player may have in mind, legal or not."""
    return THINKABLE[group](scene) if group in THINKABLE else []
