"""Actions as a player types them, and what a player has in mind when they are listed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from footplate import Action
from footplate.cli.imperial_steam.atlas import Atlas, folded
from footplate.core.prompt import Choice
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.views import (
    ImperialSteamForecast,
    ImperialSteamView,
    LinkAhead,
    SeatView,
)


@dataclass(frozen=True)
class Scene:
    """What is talked about: what a seat sees."""

    view: ImperialSteamView
    atlas: Atlas
    seat: int
    action: Callable[[Choice], Action]
    """The action of a choice."""
    goods = GOODS

    @property
    def own(self) -> SeatView:
        return self.view.players[self.seat]

    @property
    def foretold(self) -> ImperialSteamForecast:
        found = self.view.forecasts[self.seat]
        assert isinstance(found, ImperialSteamForecast)
        return found

    def ahead(self, link: str) -> LinkAhead | None:
        """A link beside the own network."""
        return next((each for each in self.foretold.links if each.link == link), None)

    def inside(self, choice: Choice) -> bool:
        """Whether a choice is about a link between two cities of the own network."""
        found = self.ahead(choice.targets[0]) if len(choice.targets) == 1 else None
        return found is not None and found.inside

    def near(self, word: str, id: str, printed: Mapping[str, Any]) -> bool:
        """Whether a place is one that the seat may think of for a kind of action."""
        if id in self.atlas.links:
            way = self.ahead(id)
            return way is not None and way.access == (word == "access")
        if "city" in printed:
            mine = any(factory.site == id for factory in self.own.factories)
            return mine == (word == "produce") and printed["city"] in self.own.cities
        if id in self.atlas.names:
            return id in self.own.cities
        return "deck" not in printed or any(card.id == id for card in self.view.display)

    def slug(self, city: str) -> str:
        """How a city is typed."""
        return folded(self.atlas.short(city))

    def link(self, link: str) -> str:
        """The city that a link leads to; both of them where several links do."""
        way = self.ahead(link)
        if way is None:
            return " ".join(map(self.slug, self.atlas.links[link]))
        alike = [
            each
            for each in self.foretold.links
            if each.access == way.access and way.city in (each.start, each.city)
        ]
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
    a.EndTurn: lambda s, x: "end",
}


def say(scene: Scene, action: Action) -> str:
    """What a player types for an action."""
    return SAID[type(action)](scene, action)
