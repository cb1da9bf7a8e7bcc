"""The API from the other side: sit at tables of a server, watch them, write a remote bot.

from footplate.client import Client, run_bot

me = Client("http://127.0.0.1:8420").me("Ann")
table = me.make("age-of-steam", ["me", "greedy", "greedy"])
table.start()
run_bot(table, lambda news: news.choices[0])
"""

from footplate.client.bots import run_bot
from footplate.client.calls import Problem, Unreachable
from footplate.client.client import Client
from footplate.client.live import Told
from footplate.client.news import News
from footplate.client.table import RemoteTable

__all__ = ["Client", "News", "Problem", "RemoteTable", "Told", "Unreachable", "run_bot"]
