"""A remote bot: told what is asked, it answers, until the game is over."""

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

from footplate.client.calls import AGAIN, Problem, Unreachable, pauses
from footplate.client.news import News
from footplate.client.table import RemoteTable

Choose = Callable[[News], Mapping[str, Any]]
"""Picks one of `news.choices`, or gives an action of its own."""


def run_bot(table: RemoteTable, choose: Choose, seat: int | None = None) -> News:
    """Decide whenever one is asked, for one's seat (or all that one has), to the end of the game.

    What has moved on meanwhile is looked at again; breaks of the connection are bridged, however
    long they last: `choose` may be asked again after one. An action that the rules refuse raises
    `Problem`: that is a fault of the bot's.
    """
    with closing(table.live(seat=seat)) as telling:
        for told in telling:
            news = told.news
            if news is None:
                continue
            if news.over:
                return news
            _answer(table, choose, news)
    raise Problem(404, {"problem": "unknown", "sentence": "The table was deleted."})


def _answer(table: RemoteTable, choose: Choose, news: News) -> None:
    """Do what is asked, however long the server is away: the socket may not tell it a second time.
    What was done after all, and only its answer was lost, is stale."""
    for pause in pauses():
        try:
            if news.mine_to_end:
                table.end(news.moment, news.viewer)
            elif news.choices:
                chosen = choose(news)
                table.play(chosen.get("action", chosen), news.moment, news.viewer)
            return
        except Problem as problem:
            if problem.stale:
                return
            if problem.status not in AGAIN:
                raise
        except Unreachable:
            pass
        time.sleep(pause)
