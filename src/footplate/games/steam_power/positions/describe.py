# footplate: compiled
"""A state as a description."""

from footplate.core.position import luck_of
from footplate.games.steam_power.board.codes import NOBODY
from footplate.games.steam_power.language import position as p
from footplate.games.steam_power.language.steps import ACT, FETCH, STEP_NAMES, StepName
from footplate.games.steam_power.play.setup import beside_words
from footplate.games.steam_power.play.state import State
from footplate.hexes.tiles import PAIRS, TRACKS


def describe(state: State) -> p.SteamPowerPosition:
    """The whole position, readable, and enough to build it again."""
    rules, board = state.rules, state.rules.board
    return p.SteamPowerPosition(
        board=board.known_by,
        options=rules.changed_options.copy(),
        luck=luck_of(state.chance),
        players=[_player(state, seat) for seat in range(rules.seats)],
        start=state.start,
        round=state.round,
        seat=state.seat,
        actions=state.actions_left if not state.over else rules.actions,
        step=step_name(state),
        bonus=state.bonus,
        fulfilling=fulfilling(state),
        taking=state.taking,
        tracks=placed_tracks(state),
        cities=city_colors(state),
        beside=beside_words(state),  # type: ignore[arg-type]
        factories=[
            p.PlacedFactory(board.labels[board.cities[city]], owner, state.cubes[city])
            for city, owner in enumerate(state.makers)
            if owner != NOBODY
        ],
        supply=_names(state, [card for card, there in enumerate(state.deck) if there]),
        automa=automa_area(state, state.face_down) if rules.has_automa else None,
        company=state.company if rules.solo and not state.over else None,
        bag=state.bag[:] if rules.solo else None,
    )


def step_name(state: State) -> StepName:
    return "over" if state.over else STEP_NAMES[state.step]


def _names(state: State, cards: list[int]) -> list[str]:
    return [state.rules.cards[card].id for card in cards]


def _player(state: State, seat: int) -> p.Player:
    return p.Player(
        money=state.money[seat],
        hand=_names(state, state.hands[seat]),
        fulfilled=_names(state, state.done[seat]),
        discards=_names(state, state.discards[seat]),
    )


def fulfilling(state: State) -> p.Fulfilling | None:
    """The contract that is on the way, or whose bonus is open or being used."""
    if state.card < 0 or state.step == ACT:
        return None
    contract = state.rules.cards[state.card]
    fetched = state.fetched if state.step == FETCH else len(contract.resources)
    return p.Fulfilling(contract.id, fetched)


def placed_tracks(state: State) -> list[p.PlacedTrack]:
    board = state.rules.board
    return [
        p.PlacedTrack(board.labels[cell], PAIRS[track], state.owner_at(cell * 6 + PAIRS[track][0]))
        for cell, face in enumerate(state.faces)
        for track in TRACKS[face]
    ]


def city_colors(state: State) -> dict[str, p.Color]:
    board = state.rules.board
    colors = [tile.color for tile in state.rules.tables.city_tiles]
    return {
        board.labels[cell]: colors[state.tiles[city]]  # type: ignore[misc]
        for city, cell in enumerate(board.cities)
    }


def automa_area(state: State, face_down: list[int]) -> p.AutomaArea:
    """What the Automas share, with those contracts of `state.face_down` that may be told."""
    colors = state.rules.colors
    return p.AutomaArea(
        corners=tuple(colors[color] for color in state.corners),  # type: ignore[arg-type]
        marker=state.marker,
        face_down=_names(state, face_down),
        drawn=state.drew,
        paths=_coin_paths(state),
    )


def _coin_paths(state: State) -> list[p.CoinPath]:
    board = state.rules.board
    return [
        p.CoinPath(
            seat,
            board.labels[board.cities[state.targets[seat]]],
            [p.Coin(board.labels[coin >> 4], PAIRS[coin & 15]) for coin in path],
        )
        for seat, path in enumerate(state.paths)
        if path
    ]
