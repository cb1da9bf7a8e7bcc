# footplate: compiled
"""A state as a description."""

from footplate.core.position import luck_of
from footplate.games.age_of_steam.board.codes import COLORS, NOBODY
from footplate.games.age_of_steam.board.rules import NO_ACTION
from footplate.games.age_of_steam.language import position as p
from footplate.games.age_of_steam.language.actions import Good
from footplate.games.age_of_steam.language.codec import (
    COLUMNS,
    GOODS,
    LETTERS,
    SELECTED,
)
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import EXITS, FIRST_TOWN, PAIRS, TRACKS

PHASES = [phase.name for phase in SEQUENCE_OF_PLAY]


def describe(state: State) -> p.AgeOfSteamPosition:
    """The whole position, readable, and enough to build it again."""
    rules, phase = state.rules, "over" if state.over else PHASES[state.phase]
    auction = phase == "determine-player-order"
    return p.AgeOfSteamPosition(
        board=rules.known_by,
        options=rules.changed_options.copy(),
        luck=luck_of(state.chance),
        turn=state.turn,
        phase=phase,  # type: ignore[arg-type]
        seat=state.seat,
        players=[_player(state, seat) for seat in range(rules.seats)],
        order=state.order[:],
        tiles=_tiles(state),
        new_cities=[
            p.NewCity(rules.board.labels[cell], LETTERS[letter])
            for letter, cell in enumerate(state.letters)
            if cell >= 0
        ],
        cubes=_cubes(state),
        display={
            name: [
                None if color < 0 else GOODS[color]
                for color in state.display[at * 3 : at * 3 + rules.boxes[at]]
            ]
            for at, name in enumerate(COLUMNS)
        },
        bag={good: state.bag[at] for at, good in enumerate(GOODS)},
        auction=_auction(state) if auction else None,
        build=_build(state) if phase == "build-track" else None,
        move=_move(state) if phase == "move-goods" else None,
        drawn=[GOODS[color] for color in sorted(state.drawn)],
    )


def _player(state: State, seat: int) -> p.Player:
    chosen = state.chosen[seat]
    return p.Player(
        money=state.money[seat],
        income=state.income[seat],
        shares=state.shares[seat],
        engine=state.engine[seat],
        action=None if chosen == NO_ACTION else SELECTED[chosen],
        out=bool(state.out[seat]),
    )


def _tiles(state: State) -> list[p.Tile]:
    board, tiles = state.rules.board, []
    for cell in range(board.size):
        face = state.faces[cell]
        if not face:
            continue
        pieces: list[tuple[int, ...]]
        if face >= FIRST_TOWN:
            pieces = [(edge,) for edge in range(6) if EXITS[face] >> edge & 1]
            kind = state.town_tiles[board.stop_of[cell]]
        else:
            pieces = [PAIRS[track] for track in TRACKS[face]]
            kind = state.rules.tiles.kinds[face][0]
        track = tuple(_track(state, cell, exits) for exits in pieces)
        tiles.append(p.Tile(board.labels[cell], track, state.rules.tiles.names[kind]))
    return tiles


def _track(state: State, cell: int, exits: tuple[int, ...]) -> p.Track:
    port = cell * 6 + exits[0]
    owner = state.owner_at(port)
    return p.Track(exits, None if owner == NOBODY else owner, port in state.laid)


def _cubes(state: State) -> dict[str, list[Good]]:
    board, cubes = state.rules.board, {}
    for stop, cell in enumerate(board.stops):
        goods = [
            good
            for color, good in enumerate(GOODS)
            for _ in range(state.cubes[stop * COLORS + color])
        ]
        if goods:
            cubes[board.labels[cell]] = goods
    return cubes


def _auction(state: State) -> p.Auction:
    bidding = [seat for seat in state.order if seat in state.queue]
    bids = {seat: bid for seat, bid in enumerate(state.bids) if bid}
    return p.Auction(bidding, bids, state.dropped[:], state.pass_left)


def _build(state: State) -> p.Build:
    hexes = [state.rules.board.labels[cell] for cell in sorted(state.built)]
    return p.Build(state.builds_left, hexes, state.urbanized)


def _move(state: State) -> p.Move:
    upgraded = [seat for seat, done in enumerate(state.upgraded) if done]
    return p.Move(2 if state.round == 2 else 1, upgraded)
