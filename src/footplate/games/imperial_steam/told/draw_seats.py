"""The seats of a position: money, trains with their load, workers, shares and keys."""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.language.position import Goods
from footplate.games.imperial_steam.language.views import ImperialSteamView, SeatView
from footplate.pictures.goods import cube
from footplate.pictures.panels import SEAT_HEAD, Frame, seat_frames, seat_head, standing_for
from footplate.pictures.seats import style_of
from footplate.pictures.svg import fitting, write

HEIGHT: Final = 168.0


def seats(
    plan: Plan, view: ImperialSteamView, names: list[str], letters: list[str]
) -> Iterator[str]:
    frames = seat_frames(len(view.players), plan.size[0], plan.size[1], HEIGHT)
    for seat, frame in enumerate(frames):
        drawn = _seat(view, seat, frame, names[seat], letters[seat])
        yield from standing_for(plan.places[f"seat:{seat}"], drawn, names[seat])


def _seat(
    view: ImperialSteamView, seat: int, frame: Frame, name: str, letter: str
) -> Iterator[str]:
    player, (left, top, width, _) = view.players[seat], frame
    note = "decides" if view.seat == seat else style_of(seat).words
    yield seat_head(frame, seat, letter, name, note, view.seat == seat)
    for line, words in enumerate(_facts(view, player, seat)):
        size, y = fitting(words, 10.5, width - 16), top + SEAT_HEAD + 10 + 14 * line
        yield write(left + 8, y, words, size, anchor="start", weight=500)
    y = top + SEAT_HEAD + 108
    yield from _goods("stored", player.goods, left + 8, y)
    yield from _goods("landing", player.landing, left + 8, y + 16)


def _facts(view: ImperialSteamView, player: SeatView, seat: int) -> Iterator[str]:
    money = "hidden" if player.money is None else str(player.money)
    yield f"guldens {money} · income {player.income} · influence {player.influence}"
    engines = " ".join(f"IS-{level}" for level in player.engines)
    sealed = " · sealed bid" if player.has_bid else ""
    amount = "" if player.bid is None else f" {player.bid}"
    yield f"trains {engines} · hands left {player.hands_left}{sealed}{amount}"
    cars = f"{player.free_cars} free, {player.reserved_cars} reserved"
    yield f"cars {cars}, {player.passenger_cars} passenger · floors {player.floors}"
    yield f"workers idle {_levels(player.idle)} · working {_levels(player.working)}"
    engineers = ", ".join(player.engineers) or "none"
    yield f"engineers {engineers} · tracks left {player.tracks_left}"
    shares = f"share {player.share} · investors {player.investors}"
    yield f"{shares} · shareholders {player.shareholders}"
    keys = [f"gold {hub}" for hub in player.gold_keys]
    keys += [f"silver {hub}" for hub in player.silver_keys]
    found = ["keys " + (", ".join(keys) or "none")]
    found += ["Semmering"] if view.semmering == seat else []
    found += ["Trieste"] if seat in view.trieste else []
    yield " · ".join(found)


def _levels(workers: list[int]) -> str:
    """Workers by level: `2×L1`."""
    found = [f"{count}×L{level}" for level, count in enumerate(workers, 1) if count]
    return " ".join(found) or "none"


def _goods(words: str, goods: Goods, left: float, y: float) -> Iterator[str]:
    yield write(left, y + 4, words, 10.5, anchor="start", weight=500)
    x = left + 48
    for name in GOODS:
        count = getattr(goods, name)
        if count:
            yield cube(x + 4, y, name, 0.8)
            yield write(x + 14, y + 4, str(count), 10.5, anchor="start", weight=700)
            x += 26
