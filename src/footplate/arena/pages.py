"""Reports as pages that need nothing beside themselves: no script, no network."""

from collections.abc import Sequence
from html import escape
from typing import Final

from footplate.arena.counting import Entrant, Report, cut_off
from footplate.arena.plots import Bar, bars, histogram, stacks

MOST_ITEMS: Final = 50
STYLE = """
:root{color-scheme:light dark;--ink:#22252a;--soft:#5c636d;--paper:#f6f3ec;--card:#fffdf8;
--line:#d9d2c3;--bar:#2f6f8f;--mark:#a3372b}
@media (prefers-color-scheme:dark){:root{--ink:#ece7dc;--soft:#a9a598;--paper:#1d2024;
--card:#262a2f;--line:#3b4148;--bar:#6fb1cf;--mark:#ef8c7d}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0}
main{max-width:60rem;margin:auto;padding:1.5rem}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;
margin:1rem 0;overflow-x:auto}
h1{font-size:1.5rem;margin:.2rem 0}h2{font-size:1.1rem;margin:.2rem 0 .6rem}p{color:var(--soft)}
table{border-collapse:collapse}td,th{padding:.25rem .7rem;text-align:right;white-space:nowrap;
border-bottom:1px solid var(--line)}td:first-child,th:first-child{text-align:left}
svg text{font-size:13px;fill:var(--ink)}svg .on{fill:#fff}svg .bar{fill:var(--bar)}
svg .whisker{stroke:var(--ink);fill:none;stroke-width:1.5}
svg .mark{stroke:var(--mark);fill:none;stroke-width:1.5;stroke-dasharray:5 4}
.s0{fill:#2f6f8f}.s1{fill:#8a5a2b}.s2{fill:#4f7a3d}.s3{fill:#7a4a86}.s4{fill:#94344b}.s5{fill:#55606e}
code{background:var(--paper);padding:.1rem .3rem;border-radius:4px}
.map svg{max-width:100%;height:auto}
"""


def page(title: str, sections: Sequence[str]) -> str:
    """A whole page of these sections, which are HTML already."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{''.join(sections)}</main></body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(str(each))}</td>' for each in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def words(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def items(lines: Sequence[str]) -> str:
    """A list, as far as anybody reads it."""
    shown = "".join(f"<li>{escape(each)}</li>" for each in lines[:MOST_ITEMS])
    more = len(lines) - MOST_ITEMS
    return f"<ul>{shown}</ul>" + (words(f"… and {more} more.") if more > 0 else "")


def arena_page(title: str, report: Report, names: dict[str, str]) -> str:
    """The report of an arena; `names` are what kinds of bots are called."""
    about = f"{report.of_games} on {report.board}, {report.of_seeds}; a shared first place counts "
    about += "in parts; intervals are of 95 %."
    sections = [
        words(about),
        section("Wins", _wins(report, names), _figures(report, names)),
        section("Places", _places(report, names)),
        section("Score by source", _sources(report, names)),
        section("Seats", words("Wins by seat, whoever sat there."), _seats(report)),
        section("Length of the games", _lengths(report)),
    ]
    times = [each for each in report.entrants if each.times is not None]
    if times:
        sections.append(section("Time for a decision, in ms of one core", _times(times, names)))
    if report.offences:
        kept = words(f"Positions: {', '.join(report.records)}") if report.records else ""
        sections.append(section("Offences", items(report.offences), kept))
    if report.lost:
        seeds = ", ".join(map(str, report.lost))
        said = words(f"Their processes died; they are still to be played. Seeds: {seeds}.")
        sections.append(section("Lost games", said))
    return page(title, sections)


def _lengths(report: Report) -> str:
    shown, cut = histogram(report.lengths, "Decisions in a game"), cut_off(report.lengths)
    return shown + (words(cut) if cut else "")


def _wins(report: Report, names: dict[str, str]) -> str:
    rows = [
        Bar(
            names[each.kind],
            each.wins.share,
            each.wins.low,
            each.wins.high,
            f"{each.wins.share:.1%} ({each.wins.low:.0%}–{each.wins.high:.0%})",
        )
        for each in report.entrants
    ]
    return bars(rows, 1.0, report.fair, "Share of wins") + words(
        f"The dashed line is the fair share, {report.fair:.0%}."
    )


def _figures(report: Report, names: dict[str, str]) -> str:
    rows = []
    for each in report.entrants:
        rating = each.rating
        rated = f"{rating.rating:.1f} ({rating.low:.1f} to {rating.high:.1f})" if rating else "–"
        rows.append(
            (
                names[each.kind],
                each.seats,
                f"{each.wins.wins:g}",
                f"{each.rank:.2f}",
                f"{each.score:.1f} ± {each.deviation:.1f}",
                each.out,
                each.offences,
                rated,
            )
        )
    heads = ("bot", "seats", "wins", "mean place", "score", "out", "offences", "rating")
    return table(heads, rows)


def _places(report: Report, names: dict[str, str]) -> str:
    rows = [(names[each.kind], each.ranks) for each in report.entrants]
    places = [f"place {place + 1}" for place in range(report.seats)]
    return stacks(rows, places, "How often which place was reached")


def _sources(report: Report, names: dict[str, str]) -> str:
    sources = list(dict.fromkeys(name for each in report.entrants for name in each.sources))
    rows = [
        (names[each.kind], *(f"{each.sources.get(name, 0):.1f}" for name in sources))
        for each in report.entrants
    ]
    parts = [
        (names[each.kind], [each.sources.get(name, 0.0) for name in sources])
        for each in report.entrants
    ]
    return stacks(parts, sources, "Mean score by source") + table(("bot", *sources), rows)


def _seats(report: Report) -> str:
    rows = [
        Bar(
            f"seat {at + 1}",
            each.wins.share,
            each.wins.low,
            each.wins.high,
            f"{each.wins.share:.1%}, score {each.score:.1f}",
        )
        for at, each in enumerate(report.by_seat)
    ]
    return bars(rows, 1.0, 1 / report.seats, "Share of wins by seat")


def _times(entrants: Sequence[Entrant], names: dict[str, str]) -> str:
    rows = []
    for each in entrants:
        times = each.times
        assert times is not None
        figures = (times.median, times.p95, times.p99, times.most)
        rows.append((names[each.kind], times.decisions, *(f"{value:.3g}" for value in figures)))
    return table(("bot", "decisions", "median", "p95", "p99", "most"), rows)
