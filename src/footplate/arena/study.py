"""What a board is like to play on: who is favoured, which places are used, what goes where."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

import msgspec

from footplate.arena.counting import cut_off, offences_of, seats_of
from footplate.arena.lines import GameLine
from footplate.arena.pages import items, page, section, table, words
from footplate.arena.plots import Bar, bars, histogram
from footplate.arena.shares import mean
from footplate.arena.studied import Studied
from footplate.core.plan import Plan
from footplate.pictures.frame import laid_over

MOST_ROWS = 20


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


class Study(NamedTuple):
    """Games on a board: how each went, and what happened in all of them."""

    plan: Plan
    lines: Sequence[GameLine]
    found: Studied


def study_page(title: str, picture: str, study: Study) -> str:
    """The report on a board, with a map for each kind of use."""
    lines, rounds = study.lines, study.found.rounds
    seats = seats_of(lines)
    rows = [
        Bar(f"seat {at}", each.wins.share, each.wins.low, each.wins.high, f"{each.wins.share:.1%}")
        for at, each in enumerate(seats, start=1)
    ]
    ends = ", ".join(f"{count} in round {at}" for at, count in sorted(rounds.items()))
    means = ", ".join(f"{each.score:.1f}" for each in seats)
    out = sum(len(line.out) for line in lines)
    sections = [
        words(f"{len(lines)} games of bots on this board; intervals are of 95 %."),
        section(
            "Seats",
            bars(rows, 1.0, 1 / max(1, len(rows)), "Share of wins by seat"),
            words(f"Mean score by seat: {means}."),
        ),
        section(
            "Endings",
            words(f"Ended: {ends}. Eliminated: {out}."),
            histogram([line.actions for line in lines], "Decisions in a game"),
        ),
        *_uses(picture, study),
    ]
    if study.found.flows:
        heads = ("what", "from", "to", "a game")
        sections.append(section("What goes where", table(heads, _flows(study))))
    if offences := offences_of(lines):
        sections.append(section("Offences", items(offences)))
    return page(title, sections)


def _uses(picture: str, study: Study) -> list[str]:
    """A section for each kind of use, the most frequent first."""
    plan, games = study.plan, len(study.lines)
    sections = []
    for category, used in sorted(study.found.used.items(), key=lambda each: -sum(each[1].values())):
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
    return sections


def _comparable(plan: Plan, used: Counter[str]) -> list[str]:
    kinds = {plan.places[id].kind for id in used if id in plan.places}
    lines = {plan.lines[id].kind for id in used if id in plan.lines}
    return [
        *(id for id, each in plan.places.items() if each.kind in kinds and each.x is not None),
        *(id for id, each in plan.lines.items() if each.kind in lines),
    ]


def _flows(study: Study) -> list[tuple[str, str, str, str]]:
    plan, rows = study.plan, []
    for (what, giver, taker), count in study.found.flows.most_common(MOST_ROWS):
        thing = plan.things.get(what)
        name = thing.many if thing is not None else what
        each = f"{count / len(study.lines):.2f}"
        rows.append((name, plan.name(giver), plan.name(taker), each))
    return rows


def summary(study: Study) -> dict[str, Any]:
    """The same as data."""
    lines, found = study.lines, study.found
    return {
        "games": len(lines),
        "seats": [
            {**msgspec.structs.asdict(each.wins), "score": each.score} for each in seats_of(lines)
        ],
        "rounds": {str(at): count for at, count in sorted(found.rounds.items())},
        "out": sum(len(line.out) for line in lines),
        "actions": mean([line.actions for line in lines]),
        "used": {name: dict(used.most_common()) for name, used in found.used.items()},
        "flows": [
            {"what": what, "from": giver, "to": taker, "amount": count}
            for (what, giver, taker), count in found.flows.most_common()
        ],
        "cut": cut_off([line.actions for line in lines]),
        "offences": offences_of(lines),
    }
