"""A table of a server, as one of its people or programs."""

from collections.abc import Generator, Mapping
from typing import Any

from footplate.client.calls import Calls
from footplate.client.live import Told, live
from footplate.client.news import News, Plain


class RemoteTable:
    """Commands and questions. `seat` matters for whoever has several."""

    def __init__(self, calls: Calls, id: str) -> None:
        self.calls = calls
        self.id = id
        self._path = f"/api/tables/{id}"

    def about(self) -> Plain:
        """Who sits there, how it stands, what is asked of everybody."""
        found: Plain = self.calls.get(self._path)
        return found

    # Before the game. -------------------------------------------------------------------------

    def sit(self, seat: int, name: str = "", program: bool = False) -> Plain:
        """Sit down in an open seat; a program says that it is one."""
        body = {"name": name, "program": program}
        found: Plain = self.calls.post(f"{self._path}/seats/{seat}", body)
        return found

    def open_link(self, seat: int, key: str) -> Plain:
        """Take the seat that somebody's link is for."""
        found: Plain = self.calls.post(f"{self._path}/seats/{seat}/open", {"key": key})
        return found

    def link(self, seat: int) -> Plain:
        """A new link for a seat: `key` and `link`."""
        found: Plain = self.calls.post(f"{self._path}/seats/{seat}/link")
        return found

    def start(self) -> Plain:
        found: Plain = self.calls.post(f"{self._path}/start")
        return found

    # The game. --------------------------------------------------------------------------------

    def news(self, since: int = 0, seat: int | None = None) -> News:
        """What is new since a moment; 0: everything."""
        return News(self.calls.get(f"{self._path}/news", since=since, seat=seat))

    def play(self, action: Mapping[str, Any], moment: int, seat: int | None = None) -> int:
        """Decide; the moment after it. `Problem` (`stale`) where the game has moved on since."""
        return self._command("actions", action=dict(action), moment=moment, seat=seat)

    def shortcut(self, name: str, argument: Any, moment: int, seat: int | None = None) -> int:
        """Decide by a shortcut: all of its actions, or none."""
        said = {"shortcut": name, "argument": argument}
        return self._command("actions", **said, moment=moment, seat=seat)

    def preview(self, action: Mapping[str, Any], seat: int | None = None) -> Plain:
        """What an action would do, up to the first luck or reveal."""
        body = {"action": dict(action)} if seat is None else {"action": dict(action), "seat": seat}
        found: Plain = self.calls.post(f"{self._path}/preview", body)
        return found

    def undo(self, moment: int, seat: int | None = None) -> int:
        return self._command("undo", moment=moment, seat=seat)

    def redo(self, moment: int, seat: int | None = None) -> int:
        return self._command("redo", moment=moment, seat=seat)

    def end(self, moment: int, seat: int | None = None) -> int:
        """End one's turn, which waits for it."""
        return self._command("end", moment=moment, seat=seat)

    def _command(self, verb: str, **body: Any) -> int:
        return int(self.calls.command(f"{self._path}/{verb}", **body)["moment"])

    # Beside the game. -------------------------------------------------------------------------

    def say(self, words: str) -> None:
        self.calls.command(f"{self._path}/chat", words=words)

    def wish(self, hold: str = "runs", forced: bool = True, seat: int | None = None) -> None:
        """How one's seat is treated: whether a turn waits to be ended (`never`, `runs`, `always`),
        and whether the only legal answer is given for it."""
        wishes = {"hold": hold, "forced": forced}
        self.calls.command(f"{self._path}/wishes", wishes=wishes, seat=seat)

    def record(self, seat: int | None = None) -> Plain:
        """The record: the whole game after its end, before it what one can imagine."""
        found: Plain = self.calls.get(f"{self._path}/record", seat=seat)
        return found

    def rematch(self) -> "RemoteTable":
        """The table where the same is played again, once the game is over: whoever asks first makes
        it, the others sit down there by asking, too."""
        return RemoteTable(self.calls, self.calls.post(f"{self._path}/rematch", again=True)["id"])

    def delete(self) -> None:
        self.calls.call("DELETE", self._path)

    def live(
        self, since: int = 0, chat: int = 0, seat: int | None = None
    ) -> Generator[Told, None, None]:
        """Whatever is told at the table from now on, for ever: no gap and no repeat, also where the
        connection or the server was gone for a while. It ends when the table is deleted."""
        return live(self.calls, self.id, since, chat, seat)
