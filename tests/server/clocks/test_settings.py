"""What a table can choose, and what is said where it cannot."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from footplate import BadInput
from footplate.server.clocks import ActiveHours, ClockSettings, read_settings
from tests.server.clocks.given import DAILY, LIVE, OFFICE, H, S


def test_settings_survive_their_json() -> None:
    for settings in (ClockSettings(), LIVE, DAILY, OFFICE):
        plain = msgspec.json.decode(msgspec.json.encode(settings))
        assert read_settings(plain) == settings
    assert msgspec.to_builtins(OFFICE)["active"] == {
        "from": "08:00",
        "until": "22:00",
        "zone": "Europe/Vienna",
    }


def test_times_are_seconds_if_live_and_hours_if_daily() -> None:
    assert (LIVE.turn_ms, LIVE.reserve_ms) == (60 * S, 300 * S)
    assert (DAILY.turn_ms, DAILY.reserve_ms) == (24 * H, 48 * H)


HOURS = {"from": "08:00", "until": "22:00", "zone": "UTC"}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"turn": 60}, "a table without a clock has no times"),
        ({"kind": "none", "active": HOURS}, "a table without a clock has no times"),
        ({"kind": "live"}, "a turn of a live clock takes 5 to 86400 seconds"),
        ({"kind": "live", "turn": -1}, "a turn of a live clock takes 5 to 86400 seconds"),
        ({"kind": "daily", "turn": 721}, "a turn of a daily clock takes 1 to 720 hours"),
        ({"kind": "daily", "turn": 8, "reserve": -1}, "reserve of a daily clock is 0 to 720 hours"),
        ({"kind": "live", "turn": 60, "active": HOURS}, "a live clock has no active hours"),
        ({"kind": "daily", "turn": 8, "active": {**HOURS, "from": "8:00"}}, "'8:00' is no time"),
        ({"kind": "daily", "turn": 8, "active": {**HOURS, "from": "24:00"}}, "'24:00' is no time"),
        (
            {"kind": "daily", "turn": 8, "active": {**HOURS, "from": "\u0660\u0668:00"}},
            "is no time",
        ),
        ({"kind": "daily", "turn": 8, "active": {**HOURS, "until": "08:00"}}, "the same time"),
        ({"kind": "daily", "turn": 8, "active": {**HOURS, "until": "08:59"}}, "an hour or more"),
        ({"kind": "daily", "turn": 8, "active": {"from": "08:00"}}, "until"),
        ({"kind": "weekly", "turn": 8}, "invalid enum value 'weekly'"),
        ({"kind": "live", "turn": 60, "on_expiry": "lose"}, "invalid enum value 'lose'"),
        ({"kind": "live", "turn": 60.5}, "expected int, got float"),
        ({"kind": "live", "turn": True}, "expected int"),
        ({"kind": "live", "turn": 10**30}, "clock: "),
        ({"kind": "live", "turns": 60}, "unknown field turns"),
        ([], "expected object"),
        (None, "clock: "),
        (object(), "clock: "),
    ],
)
def test_what_cannot_be_chosen_is_said_in_one_line(given: Any, words: str) -> None:
    with pytest.raises(BadInput) as bad:
        read_settings(given)
    assert words in str(bad.value)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize(
    "zone",
    [
        "",
        "Mars/Base",
        "../../etc/passwd",
        "/etc/localtime",
        "America",
        "a\x00b",
        "Europe/" * 50,
        "é",
    ],
)
def test_what_is_no_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(BadInput, match="there is no time zone"):
        ActiveHours("08:00", "22:00", zone)


def test_utc_needs_no_database_of_time_zones() -> None:
    assert ActiveHours("08:00", "00:00").zone == "UTC"


WITHOUT_THE_SYSTEM = """
import zoneinfo

zoneinfo.reset_tzpath([])
from footplate.server.clocks.settings import zone_of

print(zone_of("Europe/Vienna"), zone_of("America/Argentina/Buenos_Aires"))
"""


def test_zones_are_known_where_the_system_knows_none() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_SYSTEM], capture_output=True, text=True, check=False
    )
    assert done.stdout == "Europe/Vienna America/Argentina/Buenos_Aires\n", done.stderr
