"""What must hold in every position of Planet Steam, whatever was played."""

from footplate.games.planet_steam.board.codes import RESOURCES, WATER
from footplate.games.planet_steam.board.rules import CLOSED, NEUTRAL
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.testing.promises import check_round_trip


def check(state: State) -> None:
    """Pieces, markers and certificates are all somewhere, tracks hold, and somebody can act."""
    _check_pieces(state)
    _check_claims(state)
    _check_terminal(state)
    _check_holdings(state)
    codes = state.codes()
    if state.over:
        assert codes == []
        assert state.seat is None
        assert state.round == state.rules.rounds
    else:
        assert codes, "nobody can act"
        assert len(set(codes)) == len(codes)


def check_described(state: State) -> None:
    """The description gives the position back, and everything derived with it."""
    again = check_round_trip(state)
    assert isinstance(again, State)
    for name in ("tanks_left", "converters_left", "superchargers_left", "bidding", "queue"):
        assert getattr(again, name) == getattr(state, name), name


def _check_pieces(state: State) -> None:
    rules = state.rules
    standing = [output for output in state.tanks if output != NO_TANK]
    lifted = 0 if rules.immobile else state.hand_tanks
    assert len(standing) + lifted + state.tanks_left == rules.tanks
    for kind in range(RESOURCES):
        if kind != WATER:
            used = standing.count(kind) + state.hand_converters[kind]
            assert used + state.converters_left[kind] == rules.converters[kind]
            assert state.converters_left[kind] >= 0
    charged = sum(state.charged) + state.hand_superchargers
    assert charged + state.superchargers_left == rules.superchargers
    assert min(state.tanks_left, state.superchargers_left) >= 0
    assert state.hand_tanks == 0 or state.step == steps.REARRANGE
    for zone in range(rules.size):
        assert state.charged[zone] == 0 or state.tanks[zone] != NO_TANK
        if rules.river_limits and rules.river[zone] and state.tanks[zone] != NO_TANK:
            assert rules.river_outputs[state.tanks[zone]]


def _check_claims(state: State) -> None:
    rules = state.rules
    for seat in range(rules.seats):
        assert state.claims.count(seat) <= rules.markers
    assert state.claims.count(NEUTRAL) <= rules.neutrals
    for zone in range(rules.size):
        assert (state.claims[zone] == CLOSED) == (rules.blank[zone] == CLOSED)
        assert state.tanks[zone] == NO_TANK or state.claims[zone] >= 0


def _check_terminal(state: State) -> None:
    rules = state.rules
    for resource in range(RESOURCES):
        assert 0 <= state.supply[resource] <= rules.supply_max[resource]
        low, high = rules.price_min[resource], rules.price_max[resource]
        assert low <= state.price[resource] <= high
    assert 0 <= state.stock <= rules.stock_max
    assert 0 <= state.licenses_left <= rules.licenses - sum(state.licenses)
    assert state.luxuries_left + sum(state.luxuries) == rules.luxuries


def _check_holdings(state: State) -> None:
    for seat in range(state.rules.seats):
        assert state.credits[seat] >= 0
        over = 0
        for resource in range(RESOURCES):
            assert state.has(seat, resource) >= 0
            over += max(0, state.has(seat, resource) - state.capacity(seat, resource))
        assert over <= (state.rules.freelance if seat == state.freelancer else 0)
