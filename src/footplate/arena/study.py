"""What a board is like to play on: who is favoured, which places are used, what goes where.

It knows no game: what happens is read from the events, by the places that they name.
"""

from collections import Counter
from html import escape
from typing import Any

import msgspec

import footplate
from footplate.arena.counting import Share
from footplate.arena.pages import page, section, table, words
from footplate.arena.plots import Bar, bars, histogram
from footplate.arena.setup import Setup, options_of, player
from footplate.arena.shares import mean, wilson
from footplate.core.event import Event
from footplate.core.plan import Plan
from footplate.pictures.frame import laid_over

MOST_ROWS = 20


class Studied(msgspec.Struct):
    """What one game, or many, showed; sums of the one are of the same kind as the other."""

    games: int = 0
    used: dict[str, Counter[str]] = {}
    """How often each place or line was named, by category of what happened there."""
    flows: Counter[tuple[str, str, str]] = msgspec.field(default_factory=Counter)
    """How much of what went from which place to which."""
    wins: list[float] = []
    """By seat, shared ones in parts."""
    scores: list[int] = []
    """The sum, by seat."""
    out: int = 0
    lengths: list[int] = []
    rounds: Counter[int] = msgspec.field(default_factory=Counter)

    def add(self, other: "Studied") -> None:
        self.games += other.games
        for category, places in other.used.items():
            self.used.setdefault(category, Counter()).update(places)
        self.flows.update(other.flows)
        self.wins = _sums(self.wins, other.wins)
        self.scores = _sums(self.scores, other.scores)
        self.out += other.out
        self.lengths += other.lengths
        self.rounds.update(other.rounds)


def _sums(ours: list[Any], theirs: list[Any]) -> list[Any]:
    return [a + b for a, b in zip(ours, theirs)] if ours else list(theirs)


def study_one(setup: Setup, number: int) -> Studied:
    """One game, with everything that happens in it."""
    game = footplate.game(setup.game)
    kinds, seed = setup.seated(number), setup.seed_of(number)
    bots = [player(setup, kind, seed * len(kinds) + at) for at, kind in enumerate(kinds)]
    state = game.start(len(kinds), seed, setup.board, None, None, **options_of(game, setup, kinds))
    plan = state.plan()
    found, length, reached = Studied(games=1), 0, 0
    while not state.over:
        reached = game.now(state).round
        events: list[Event] = []
        state.play(state.decode(bots[state.mover].choose(state)), events)
        length += 1
        for event in events:
            _note(found, event, plan)
    result = state.result()
    seats = range(len(kinds))
    found.wins = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]
    found.scores = [result.score(seat) for seat in seats]
    found.out = sum(each.out for each in result.standings)
    found.lengths, found.rounds = [length], Counter([reached])
    return found


def _note(found: Studied, event: Event, plan: Plan) -> None:
    named = [id for id in event.places() if id in plan.lines or _lies(plan, id)]
    if named:
        found.used.setdefault(event.category, Counter()).update(named)
    for move in event.moves():
        if move.giver in plan.places and move.taker in plan.places:
            found.flows[move.what, str(move.giver), str(move.taker)] += move.amount


def _lies(plan: Plan, id: str) -> bool:
    return id in plan.places and plan.places[id].x is not None


def heat_map(picture: str, plan: Plan, used: Counter[str]) -> str:
    """The board with what was used washed in red: the more the darker, and the number on it."""
    most = max(used.values(), default=1)
    marks = []
    for id, count in used.items():
        share = count / most
        line, place = plan.lines.get(id), plan.places.get(id)
        told = f"<title>{escape(plan.name(id))}: {count}</title>"
        if place is not None and place.outline:
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in place.outline)
            marks.append(
                f'<polygon points="{points}" fill="#b3261e" '
                f'fill-opacity="{0.08 + 0.6 * share:.2f}" '
                f'stroke="#7a120c" stroke-opacity="{share:.2f}" stroke-width="2">{told}</polygon>'
            )
        elif line is not None and line.path:
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in line.path)
            marks.append(
                f'<path d="M{path}" fill="none" stroke="#b3261e" stroke-opacity="'
                f'{0.25 + 0.65 * share:.2f}" stroke-width="{3 + 9 * share:.1f}">{told}</path>'
            )
        if place is not None and share > 0.3:
            marks.append(
                f'<text x="{place.x}" y="{place.y}" text-anchor="middle" font-size="12" '
                f'font-weight="700" paint-order="stroke" stroke="#fff" stroke-width="3">'
                f"{count}</text>"
            )
    return laid_over(picture, plan.size, marks)


def study_page(title: str, plan: Plan, picture: str, found: Studied) -> str:
    """The report on a board, with a map for each kind of use."""
    games = found.games
    shares = [_seat_share(wins, games) for wins in found.wins]
    rows = [
        Bar(f"seat {at + 1}", each.share, each.low, each.high, f"{each.share:.1%}")
        for at, each in enumerate(shares)
    ]
    ends = ", ".join(f"{count} in round {at}" for at, count in sorted(found.rounds.items()))
    means = ", ".join(f"{score / games:.1f}" for score in found.scores)
    sections = [
        words(f"{games} games of bots on this board; intervals are of 95 %."),
        section(
            "Seats",
            bars(rows, 1.0, 1 / max(1, len(rows)), "Share of wins by seat"),
            words(f"Mean score by seat: {means}."),
        ),
        section(
            "Endings",
            words(f"Ended: {ends}. Eliminated: {found.out}."),
            histogram(found.lengths, "Decisions in a game"),
        ),
    ]
    for category, used in sorted(found.used.items(), key=lambda each: -sum(each[1].values())):
        top = [
            (plan.name(id), count, f"{count / games:.2f}")
            for id, count in used.most_common(MOST_ROWS)
        ]
        unused = sum(1 for id in _comparable(plan, used) if id not in used)
        sections.append(
            section(
                f"Where: {category}",
                f'<div class="map">{heat_map(picture, plan, used)}</div>',
                words(f"{unused} places of the same kinds were never named."),
                table(("place", "times", "a game"), top),
            )
        )
    if found.flows:
        sections.append(
            section("What goes where", table(("what", "from", "to", "a game"), _flows(plan, found)))
        )
    return page(title, sections)


def _comparable(plan: Plan, used: Counter[str]) -> list[str]:
    kinds = {plan.places[id].kind for id in used if id in plan.places}
    lines = {plan.lines[id].kind for id in used if id in plan.lines}
    return [
        *(id for id, each in plan.places.items() if each.kind in kinds and each.x is not None),
        *(id for id, each in plan.lines.items() if each.kind in lines),
    ]


def _flows(plan: Plan, found: Studied) -> list[tuple[str, str, str, str]]:
    rows = []
    for (what, giver, taker), count in found.flows.most_common(MOST_ROWS):
        thing = plan.things.get(what)
        name = thing.many if thing is not None else what
        rows.append((name, plan.name(giver), plan.name(taker), f"{count / found.games:.2f}"))
    return rows


def _seat_share(wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(wins, games, wins / games, low, high)


def summary(plan: Plan, found: Studied) -> dict[str, Any]:
    """The same as data."""
    return {
        "games": found.games,
        "seats": [
            {**msgspec.structs.asdict(_seat_share(wins, found.games)), "score": score / found.games}
            for wins, score in zip(found.wins, found.scores)
        ],
        "rounds": {str(at): count for at, count in sorted(found.rounds.items())},
        "out": found.out,
        "actions": mean(found.lengths),
        "used": {name: dict(used.most_common()) for name, used in found.used.items()},
        "flows": [
            {"what": what, "from": giver, "to": taker, "amount": count}
            for (what, giver, taker), count in found.flows.most_common()
        ],
    }
