# footplate: compiled
"""The sequence of play: the phases of a turn in their order, and how the game goes through them."""

from footplate.games.age_of_steam.play.advance_turn_marker import AdvanceTurnMarker
from footplate.games.age_of_steam.play.build_track import BuildTrack
from footplate.games.age_of_steam.play.determine_player_order import DeterminePlayerOrder
from footplate.games.age_of_steam.play.goods_growth import GoodsGrowth
from footplate.games.age_of_steam.play.issue_shares import IssueShares
from footplate.games.age_of_steam.play.money import CollectIncome, IncomeReduction, PayExpenses
from footplate.games.age_of_steam.play.move_goods import MoveGoods
from footplate.games.age_of_steam.play.select_actions import SelectActions
from footplate.games.age_of_steam.play.state import Phase, State

SEQUENCE_OF_PLAY: list[Phase] = [
    IssueShares(),
    DeterminePlayerOrder(),
    SelectActions(),
    BuildTrack(),
    MoveGoods(),
    CollectIncome(),  # AOS-INCOME-02
    PayExpenses(),
    IncomeReduction(),  # in the last turn, too: AOS-REDUCE-05
    GoodsGrowth(),  # in the last turn, too: AOS-GROWTH-16
    AdvanceTurnMarker(),
]
"""Each phase in the place of its number (AOS-TURN-01; those with decisions: `steps`)."""


def run(state: State) -> None:
    """Go through the phases until somebody has to decide, or the game is over.

    A decision that has one answer only is asked like any other (AOS-TURN-05).
    """
    phases = SEQUENCE_OF_PLAY
    while state.mover < 0 and not state.finished:
        state.phase = (state.phase + 1) % len(phases)
        phases[state.phase].begin(state)
