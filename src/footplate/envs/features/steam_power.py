"""What a seat of Steam Power sees: the hands of others and the supply are hidden."""

from footplate.envs.features import Numbers, asked, bits, flags, near, one_hot, turned
from footplate.envs.features.age_of_steam import tracks
from footplate.games.steam_power.board.codes import COLORS, NOBODY
from footplate.games.steam_power.language.steps import STEP_NAMES
from footplate.games.steam_power.play.state import State


def read(state: State, viewer: int) -> Numbers:
    rules = state.rules
    seats, companies, board = rules.seats, rules.companies, rules.board
    # In basic solo one player leads all companies, and each stays where it is.
    own = viewer if companies == seats else 0
    cards, cities = len(rules.cards), len(board.cities)
    names = near(own, companies, 8)
    yield "round", [state.round]
    yield "phase", one_hot(state.step, len(STEP_NAMES))
    yield "asked", asked(state.mover, viewer, seats)
    yield "start", one_hot((state.start - viewer) % seats, seats)
    yield "company", one_hot((state.company - own) % companies, companies)
    yield "actions", [state.actions_left, int(state.bonus), state.fetched, state.taking]
    yield "money", turned(state.money, viewer)
    yield "hand", flags(state.hands[viewer], cards)
    yield "cards", turned([len(hand) for hand in state.hands], viewer)
    for seat in range(seats):
        yield f"fulfilled {seat}", flags(state.done[(viewer + seat) % seats], cards)
    yield "discards", turned([len(each) for each in state.discards], viewer)
    yield "contract", one_hot(state.card, cards)
    yield "supply", [state.deck_left, *state.tile_stock, *state.cube_stock]
    yield "beside", state.beside
    yield "bag", turned(state.bag or [0] * companies, own)
    yield "automa", [*(state.corners or [0] * COLORS), state.marker, int(state.drew)]
    yield "face down", [len(state.face_down)]
    yield "trains", turned(state.trains, own)
    yield "factories", turned(state.plants, own)
    yield "end", turned([port + 1 for port in state.ends], own)
    for company in range(companies):
        mask = state.network[(own + company) % companies]
        yield f"network {company}", bits(mask, cities)
    yield "face", state.faces
    yield "track", tracks(state.faces, state.owners, names)
    yield "linked", bits(state.linked, cities)
    yield "tile", state.tiles
    yield "factory", [0 if maker == NOBODY else names[maker] for maker in state.makers]
    yield "cubes", state.cubes
    if any(rules.automas):
        for seat in range(seats):
            yield from _coins(state, (viewer + seat) % seats, seat)


def _coins(state: State, seat: int, number: int) -> Numbers:
    """The coin path of an Automa's seat: by hex its place on the path, from 1, and its track."""
    order, track = [0] * state.rules.board.size, [0] * state.rules.board.size
    for place, coin in enumerate(state.paths[seat], start=1):
        order[coin >> 4], track[coin >> 4] = place, coin & 15
    yield f"coins {number}", order
    yield f"coin track {number}", track
    yield f"target {number}", [state.targets[seat] + 1]
