"""A line for two players' fixed setup reaches Trieste in time, with a likely fortune."""

from footplate.games.imperial_steam.boardload import load_board
from tests.games.imperial_steam.solo import Solo


def first_half(line: Solo) -> None:
    """The rounds 1 to 4."""
    line.hire("bronze", 0, 4)
    line.build(("wien", "wr_neustadt", "i"), ("wien", "bratislava", "p"), crew={1: 5})
    line.next_round()
    line.sell()
    line.factory("wien", 0, "iron", 2)
    line.order("wood", "stone")
    line.produce(0)
    line.next_round()
    line.build(("wr_neustadt", "gloggnitz", ""), ("bratislava", "sopron", "pi"), crew={2: 5})
    line.deliver(0, "gloggnitz")
    line.train(5)
    line.order("wood", "stone", "coal")
    line.hire("white", 0, 2)
    line.next_round()
    line.factory("wien", 1, "wood", 2)
    line.deliver(1, "gloggnitz")
    line.produce(0, 1)
    line.build(("sopron", "szombathely", "p"), ("szombathely", "fuerstenfeld", ""), crew={2: 6})
    line.factory("bratislava", 0, "stone", 2, from_work=True)
    line.deliver(2, "gloggnitz")
    line.order("iron", "coal", "stone")
    line.next_round()


def second_half(line: Solo) -> None:
    """The rounds 5 to 7."""
    line.build(("fuerstenfeld", "maribor", ""), crew={2: 4})
    line.deliver(2, "maribor")
    line.hire("green", 0, 3, "bridge")
    line.factory("wr_neustadt", 0, "coal", 2, from_work=True)
    line.produce(1, 2, 3)
    line.order("stone", "stone")
    line.next_round()
    line.contract("k08")
    line.sell()
    line.deliver(3, "gloggnitz")
    line.train(6)
    line.contract("k19")
    line.sell()
    line.deliver(3, "maribor")
    line.order("iron")
    line.philanthropize(1)
    line.next_round()
    line.state("maribor", "celje")
    line.build(("celje", "ljubljana", "iii"), ("ljubljana", "trieste", ""), crew={3: 7})
    line.fundraise()
    line.philanthropize(2)
    line.buy("wood")
    line.hand("pass")


def test_trieste_can_be_reached_in_seven_rounds() -> None:
    line = Solo(load_board("standard"), 2, 20)
    first_half(line)
    second_half(line)
    assert "trieste" in line.network
    assert (line.round, line.hands, len(line.tracks)) == (7, 0, 10)
    # Public reports have 490 to 650 guldens with four players.
    assert line.score() == (750, 525)
