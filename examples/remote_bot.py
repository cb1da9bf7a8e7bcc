"""A remote bot in twenty lines: sits down in an open seat of a server's table, and plays.

python examples/remote_bot.py http://127.0.0.1:8420 TABLE SEAT
"""

import sys
from typing import Any

from footplate.client import Client, News, run_bot


def cheapest(news: News) -> dict[str, Any]:
    """What costs the least money now; of several, the first."""
    return min(news.choices, key=lambda choice: choice.get("cost", {}).get("money", 0))


if __name__ == "__main__":
    url, table_id, seat = sys.argv[1:]
    table = Client(url).me("Cheapest").table(table_id)
    table.sit(int(seat), program=True)
    print(run_bot(table, cheapest).result)
