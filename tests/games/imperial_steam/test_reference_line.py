"""A line for two players' fixed setup reaches Trieste in time, with a likely fortune."""

from footplate import Action
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.steps import CREW, POINTS
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import given

TWO_CONTRACTS = ["k08", "k19"]


class Line:
    """Ann plays, Bob passes."""

    def __init__(self, bid: int) -> None:
        self.state: State = given(
            [{"money": 120}, {"money": 120}],
            step="bid",
            display=TWO_CONTRACTS,
            hubs={"green": {"engineers": ["bridge"]}},
        )
        self.play(a.Bid(bid), a.Bid(0))

    def play(self, *actions: Action) -> None:
        for action in actions:
            self.state.play(action)

    def turn(self, *actions: Action) -> None:
        """A turn of Ann, and one of Bob."""
        self.play(*actions, a.EndTurn(), a.Pass(), a.EndTurn())

    def build(
        self, *tracks: tuple[str, str], level: a.Level, then: tuple[Action, ...] = ()
    ) -> None:
        """Tracks with a crew of one level; business points on i(nfluence) and p(assengers)."""
        for link, business in tracks:
            self.play(a.BuildTrack(link))
            while self.state.step == CREW:
                self.play(a.Work(level))
            for point in business:
                self.play(a.Spend("influence" if point == "i" else "car"))
            if self.state.step == POINTS:
                self.play(a.Forgo())
        self.turn(*then)

    def factory(
        self, site: str, good: Good, area: a.Area = "idle", then: tuple[Action, ...] = ()
    ) -> None:
        self.turn(a.BuildFactory(site, good), a.Staff(2, area), *then)


def orders(*goods: Good) -> list[Action]:
    return [a.OrderGood(good) for good in goods]


def workers(hub: Hub, count: int) -> list[Action]:
    return [a.HireWorker(hub, 1)] * count


def first_half(line: Line) -> None:
    """The rounds 1 to 4."""
    line.turn(*workers("bronze", 4))
    line.build(("wien-wr_neustadt", "i"), ("wien-bratislava", "p"), level=1)
    line.play(a.SellShare())
    line.factory("wien.1", "iron")
    line.turn(*orders("wood", "stone"))
    line.turn(a.Produce("wien.1"))
    to_gloggnitz = a.Deliver("wien.1", "gloggnitz")
    line.build(
        ("wr_neustadt-gloggnitz", ""), ("bratislava-sopron", "pi"), level=2, then=(to_gloggnitz,)
    )
    line.turn(a.BuyTrain(5))
    line.turn(*orders("wood", "stone", "coal"))
    line.turn(*workers("white", 2))
    line.factory("wien.2", "wood", then=(a.Deliver("wien.2", "gloggnitz"),))
    line.turn(a.Produce("wien.1"), a.Produce("wien.2"))
    line.build(("sopron-szombathely", "p"), ("szombathely-fuerstenfeld", ""), level=2)
    stone = a.Deliver("bratislava.1", "gloggnitz")
    line.factory("bratislava.1", "stone", "working", then=(stone,))
    line.turn(*orders("iron", "coal", "stone"))


def second_half(line: Line) -> None:
    """The rounds 5 to 7."""
    stone = a.Deliver("bratislava.1", "maribor")
    line.build(("fuerstenfeld-maribor", ""), level=2, then=(stone,))
    line.turn(*workers("green", 3), a.HireEngineer("green", "bridge"))
    line.factory("wr_neustadt.1", "coal", "working")
    line.turn(*[a.Produce(site) for site in ("wien.2", "bratislava.1", "wr_neustadt.1")])
    line.turn(*orders("stone", "stone"))
    coal = a.Deliver("wr_neustadt.1", "gloggnitz")
    line.turn(a.SecureContract("k08"), a.SellShare(), coal)
    line.turn(a.BuyTrain(6))
    coal = a.Deliver("wr_neustadt.1", "maribor")
    line.turn(a.SecureContract("k19"), a.SellShare(), coal)
    line.turn(*orders("iron"))
    line.turn(a.Philanthropize(1))
    line.play(a.BuyAccess("maribor-celje"))
    line.build(("celje-ljubljana", "iii"), ("ljubljana-trieste", ""), level=3)
    line.turn(a.Fundraise())
    line.turn(a.Philanthropize(2))
    line.turn(a.BuyGood("wood"))
    line.turn(a.Pass())


def test_trieste_can_be_reached_in_seven_rounds() -> None:
    line = Line(bid=20)
    first_half(line)
    second_half(line)
    state = line.state
    assert state.over
    assert (state.round, state.track_counts[0]) == (7, 10)
    # Public reports have 490 to 650 guldens with four players.
    standing = state.result().standings[0]
    assert (standing.seat, standing.score, standing.sources["shareholders"]) == (0, 525, -225)
