"""Chat, who may talk, and notes of one's own."""

import pytest

from tests.server.running import Running
from tests.server.sitting import seated


def test_everybody_at_the_table_talks(shared: Running) -> None:
    ann, ben, cem = (shared.person(name) for name in ("Ann", "Ben", "Cem"))
    id = seated(ann, ben)
    ann.command(f"/api/tables/{id}/chat", words="<b>Good</b>\u202e luck,\n\tall!")
    cem.command(f"/api/tables/{id}/chat", words="I watch.")
    chat = ben.get(f"/api/tables/{id}/chat")
    said = [(each["number"], each["name"], each["seat"], each["words"]) for each in chat["lines"]]
    assert said == [(1, "Ann", 0, "<b>Good</b> luck, all!"), (2, "Cem", None, "I watch.")]
    assert [each["number"] for each in ben.get(f"/api/tables/{id}/chat", since=1)["lines"]] == [2]
    # A line is as old as it is, also for a server that reads it from the log.
    assert chat["lines"][1]["at"] == ben.get(f"/api/tables/{id}")["at"]
    shared.server.house.held.pop(id)
    assert ben.get(f"/api/tables/{id}/chat") == chat
    moment = ann.get(f"/api/tables/{id}")["moment"]
    assert ann.command(f"/api/tables/{id}/chat", words="x" * 501).status_code == 200
    assert len(ben.get(f"/api/tables/{id}/chat")["lines"][-1]["words"]) == 500
    assert ann.get(f"/api/tables/{id}")["moment"] == moment


@pytest.mark.parametrize("words", ["", "\u202e\n", "x" * 5000])
def test_nothing_is_said_by_that(shared: Running, words: str) -> None:
    ann = shared.person("Ann")
    id = seated(ann, start=False, further=[{"kind": "open"}])
    assert ann.command(f"/api/tables/{id}/chat", words=words).status_code in (400, 422)
    assert ann.get(f"/api/tables/{id}/chat")["count"] == 0


def test_who_is_muted_talks_to_nobody(shared: Running) -> None:
    ann, ben, cem = (shared.person(name) for name in ("Ann", "Ben", "Cem"))
    id = seated(ann, ben)
    cem.command(f"/api/tables/{id}/chat", words="Buy my stamps!")
    path = f"/api/tables/{id}/mute"
    assert ben.call("POST", path, json={"line": 1}).status_code == 403
    assert ann.call("POST", path, json={"line": 2}).json()["rule"] == "FP-ROOM-28"
    ann.post(path, {"line": 1})
    assert ben.get(f"/api/tables/{id}/chat")["lines"] == []
    assert len(cem.get(f"/api/tables/{id}/chat")["lines"]) == 1
    again = cem.command(f"/api/tables/{id}/chat", words="Buy!")
    assert again.json()["sentence"] == "You cannot talk at this table."
    ann.post(path, {"line": 1, "muted": False})
    assert cem.command(f"/api/tables/{id}/chat", words="Sorry.").status_code == 200
    assert len(ben.get(f"/api/tables/{id}/chat")["lines"]) == 2


def test_seats_on_one_screen_have_notes_of_their_own(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    wanted = {"game": "steam-power", "visibility": "hot-seat", "seats": seats}
    note = f"/api/tables/{ann.post('/api/tables', wanted)['id']}/note"
    ann.put(f"{note}?seat=1", {"words": "Ann builds west."})
    assert ann.get(note, seat=1) == {"words": "Ann builds west."}
    assert ann.get(note, seat=0) == ann.get(note) == {"words": ""}
    assert ben.call("GET", f"{note}?seat=1").status_code in (403, 404, 422)


def test_a_note_is_ones_own(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    assert ann.get(f"/api/tables/{id}/note") == {"words": ""}
    ann.put(f"/api/tables/{id}/note", {"words": "Ben builds west.\n"})
    ann.put(f"/api/tables/{id}/note", {"words": "Ben builds south.\n"})
    assert ann.get(f"/api/tables/{id}/note") == {"words": "Ben builds south.\n"}
    assert ben.get(f"/api/tables/{id}/note") == {"words": ""}
    long = ann.call("PUT", f"/api/tables/{id}/note", json={"words": "x" * 20_001})
    assert long.status_code == 400
    nowhere = ann.call("GET", "/api/tables/nowhere/note")
    assert nowhere.status_code == 404
    assert shared.http.get(f"/api/tables/{id}/note").status_code == 401
