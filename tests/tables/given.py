"""Tables to test with."""

import footplate
from footplate import Chance, Record
from footplate.tables import Seat, Table, Wishes

GAMES = {"age-of-steam": 3, "steam-power": 3, "planet-steam": 3, "imperial-steam": 3}


def table(
    game: str = "age-of-steam",
    kinds: str = "me,me,random",
    hold: str = "runs",
    forced: bool = True,
    seed: int = 7,
    **options: bool | int | str,
) -> Table:
    """A fresh table; people are called Ann, Bob, Cid."""
    wishes = Wishes(forced=forced, hold=hold)  # type: ignore[arg-type]
    names = ["Ann", "Bob", "Cid", "Dot"]
    seats = [Seat(kind, names[at], wishes=wishes) for at, kind in enumerate(kinds.split(","))]
    title = footplate.game(game)
    record = Record(
        game=game, board=title.default_board, seats=len(seats), seed=seed, options=options
    )
    return Table(record, seats)


def decide(at: Table, rng: Chance) -> None:
    """Anything legal, for whoever is asked."""
    codes = at.state.codes()
    seat = at.asked
    assert seat is not None
    at.play(seat, at.state.decode(codes[rng.below(len(codes))]), at.moment)


def go_on(at: Table, seat: int | None = None, limit: int = 400) -> None:
    """Let forced decisions, programs and random bots go on until a person (`seat`) decides."""
    rng = Chance(3)
    for _ in range(limit):
        if at.over or at.held_by is not None:
            return
        asked = at.asked
        assert asked is not None
        if at.advance() is not None:
            continue
        if at.seats[asked].person and seat in (None, asked):
            return
        decide(at, rng)
