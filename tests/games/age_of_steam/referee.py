"""What must hold in every position, whatever was played: asked after each action."""

from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.play.laying import inward
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import FIRST_TOWN
from footplate.testing import promises


def check(state: State) -> None:
    """Pieces and money are conserved, and somebody can act."""
    _check_holdings(state)
    _check_cubes(state)
    _check_tiles(state)
    _check_ends(state)
    if state.over:
        assert state.codes() == []
        assert state.seat is None
    else:
        codes = state.codes()
        assert codes, "nobody can act"
        assert len(set(codes)) == len(codes)
        assert state.out[state.mover] == 0


def check_round_trip(state: State) -> None:
    """The description in JSON gives the same position back, and everything derived with it."""
    again = promises.check_round_trip(state)
    assert isinstance(again, State)
    assert again.ends == state.ends
    assert again.markers == state.markers
    assert again.supply == state.supply
    assert again.disks == state.disks


def _check_holdings(state: State) -> None:
    rules = state.rules
    for seat in range(rules.seats):
        assert state.money[seat] >= 0
        assert state.income[seat] >= 0
        assert rules.tables.setup.shares <= state.shares[seat] <= rules.max_shares
        assert rules.tables.setup.engine <= state.engine[seat] <= rules.max_engine
        assert 0 <= state.markers[seat] <= rules.max_markers
    assert sorted(state.order) == [s for s in range(rules.seats) if not state.out[s]]
    chosen = [state.chosen[seat] for seat in state.order if state.chosen[seat] >= 0]
    assert len(set(chosen)) == len(chosen)


def _check_cubes(state: State) -> None:
    rules = state.rules
    for color in range(COLORS):
        found = sum(state.cubes[color::COLORS]) + state.display.count(color)
        found += state.bag[color] + state.drawn.count(color)
        if color == rules.cotton:
            assert state.bag[color] == 0
            assert state.display.count(color) == 0
            assert found <= rules.cotton_count * sum(rules.board.towns)
        else:
            assert found == rules.cubes[color]
    assert min(state.cubes) >= 0
    assert min(state.bag) >= 0


def _check_tiles(state: State) -> None:
    tiles, board = state.rules.tiles, state.rules.board
    used = [0] * len(tiles.counts)
    disks = 0
    for cell in range(board.size):
        face = state.faces[cell]
        if not face:
            assert state.owners[cell] == 0
            continue
        assert not state.cities[cell]
        assert (face >= FIRST_TOWN) == bool(board.towns[cell])
        stop = board.stop_of[cell]
        kind = tiles.kinds[face][0] if stop < 0 else state.town_tiles[stop]
        assert kind in tiles.kinds[face]
        used[kind] += 1
        disks += tiles.disk[face]
    assert [a + b for a, b in zip(used, state.supply)] == tiles.counts
    assert min(state.supply) >= 0
    assert disks + state.disks == state.rules.disks
    assert state.disks >= 0
    placed = [cell for cell in state.letters if cell >= 0]
    assert len(set(placed)) == len(placed)


def _check_ends(state: State) -> None:
    """Unfinished track starts at one stop, dangles at the other end and has one owner."""
    board = state.rules.board
    assert state.ends == sorted(state.ends)
    for end in state.ends:
        port, anchor = end >> 12, end & 4095
        assert state.has_exit(port)
        ports = inward(state, port)
        assert len({state.owner_at(each) for each in ports}) == 1
        last = ports[-1]
        start = last // 6 if state.faces[last // 6] >= FIRST_TOWN else board.near[last]
        assert start == anchor
