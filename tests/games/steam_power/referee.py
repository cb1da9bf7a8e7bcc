"""What must hold in every position of Steam Power, whatever was played."""

from footplate.games.steam_power.board.codes import COLORS, NOBODY, PURPLE
from footplate.games.steam_power.language.steps import LAY, TAKE
from footplate.games.steam_power.play.laying import end_track
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, TRACKS
from footplate.testing.promises import check_round_trip


def check(state: State) -> None:
    """Cubes, contracts, tiles and pieces are all somewhere, no debts, and somebody can act."""
    _check_cubes(state)
    _check_contracts(state)
    _check_tiles(state)
    _check_pieces(state)
    _check_ends(state)
    assert min(state.money) >= 0
    codes = state.codes()
    if state.over:
        assert codes == []
        assert state.seat is None
        assert state.rules.solo or state.ending()
    else:
        assert codes, "nobody can act"
        assert len(set(codes)) == len(codes)
        assert not state.bonus or state.step in (LAY, TAKE)


def check_described(state: State) -> None:
    """The description gives the position back, and everything derived with it."""
    again = check_round_trip(state)
    assert isinstance(again, State)
    for name in ("trains", "plants", "ends", "origins", "network", "tile_stock", "cube_stock"):
        assert getattr(again, name) == getattr(state, name), name
    for name in ("linked", "busy", "deck_left", "bag", "paths", "targets", "face_down"):
        assert getattr(again, name) == getattr(state, name), name
    assert sorted(map(_ends_of, again.links)) == sorted(map(_ends_of, state.links))


def _ends_of(link: int) -> tuple[int, int, int]:
    one, two = link >> 9, link >> 3 & 63
    return min(one, two), max(one, two), link & 7


def _check_cubes(state: State) -> None:
    for color in range(COLORS):
        on_map = sum(
            cubes for cubes, tile in zip(state.cubes, state.tiles, strict=True) if tile == color
        )
        in_corners = state.corners.count(color)
        assert on_map + in_corners + state.cube_stock[color] == state.rules.cubes[color]
    assert min(state.cube_stock) >= 0
    for city, maker in enumerate(state.makers):
        assert state.cubes[city] == 0 or maker != NOBODY
        assert maker == NOBODY or state.tiles[city] != PURPLE
        assert maker == NOBODY or state.linked >> city & 1


def _check_contracts(state: State) -> None:
    cards = [card for card, there in enumerate(state.deck) if there]
    assert len(cards) == state.deck_left
    for pile in (*state.hands, *state.done, *state.discards, state.face_down):
        cards += pile
    if state.card >= 0 and state.card not in state.done[state.mover]:
        cards.append(state.card)
    assert sorted(cards) == list(range(len(state.rules.cards)))
    assert all(hand == sorted(hand) for hand in state.hands)


def _check_tiles(state: State) -> None:
    tiles = state.rules.tiles
    used = [0] * len(tiles.counts)
    for cell, face in enumerate(state.faces):
        if face:
            assert state.rules.board.city_of[cell] < 0
            used[tiles.kind[face]] += 1
    assert [a + b for a, b in zip(used, state.tile_stock, strict=True)] == tiles.counts
    assert min(state.tile_stock) >= 0
    city_tiles = [state.tiles.count(color) + state.beside[color] for color in range(COLORS + 1)]
    assert city_tiles == state.rules.city_tiles


def _check_pieces(state: State) -> None:
    rules = state.rules
    in_bag = rules.bag_trains if rules.solo else 0
    for company in range(rules.companies):
        links = sum(link & 7 == company for link in state.links)
        open_link = state.ends[company] >= 0
        assert links + open_link + state.trains[company] + in_bag == rules.trains
        assert state.trains[company] >= 0
        assert state.makers.count(company) + state.plants[company] == rules.factories
        assert state.plants[company] >= 0


def _check_ends(state: State) -> None:
    """Every exit meets its owner's track, a city, or is the open end of its owner."""
    board = state.rules.board
    open_ports = []
    for cell, face in enumerate(state.faces):
        for edge in range(6):
            if not EXITS[face] >> edge & 1:
                continue
            port = cell * 6 + edge
            near = board.near[port]
            assert near >= 0
            facing = near * 6 + opposite(edge)
            if board.city_of[near] >= 0:
                continue
            if state.has_exit(facing):
                assert state.owner_at(facing) == state.owner_at(port)
            else:
                open_ports.append(port)
    assert sorted(open_ports) == sorted(port for port in state.ends if port >= 0)
    for company, port in enumerate(state.ends):
        if port >= 0:
            assert state.owner_at(port) == company
            assert end_track(state, company) in TRACKS[state.faces[port // 6]]
            assert board.city_of[state.origins[company]] >= 0
