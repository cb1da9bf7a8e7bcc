"""Every setting of the server, once: what it is for, its default; flags and environment follow."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from footplate.core.refusal import BadInput
from footplate.core.wire import convert
from footplate.server.notify import MailSettings
from footplate.server.store.database import sqlite_url

PREFIX = "FOOTPLATE_"


def default_database() -> str:
    """A file in the user's data folder."""
    return sqlite_url(user_data_path("footplate") / "tables.db")


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server is run. Each field is a flag and an environment variable, `FOOTPLATE_…`."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""
    port: int = 8420
    """The port to listen on; 0 takes a free one."""
    database: str = ""
    """sqlite:///FILE or postgresql://…; left out: a file in the user's data folder."""
    workers: int = 1
    """How many processes think for bots."""
    behind_proxy: bool = False
    """Trust the address and scheme that a proxy in front says its client has."""
    public_url: str = ""
    """What people type to get here, for links in messages; left out: as they came."""
    password: str = ""
    """Whoever wants to use this server has to know it; left out: nobody is asked."""
    think_seconds: float = 10.0
    """How long a bot may think about a decision before a simple one is played for it."""
    keep_open_days: int = 14
    """Tables that never began are deleted after so many days without anybody."""
    keep_playing_days: int = 180
    """Tables in play are deleted after so many days without anybody."""
    keep_over_days: int = 0
    """Finished tables are deleted after so many days; 0: never."""
    rooms: int = 2000
    """How many tables stay in memory while nobody watches them."""
    smtp_host: str = ""
    """The server that sends mail; left out: no mail is sent."""
    smtp_port: int = 587
    smtp_tls: str = "starttls"
    """starttls, tls or none."""
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = ""
    """The address that mail comes from."""
    webhooks_to_private: bool = False
    """Let webhooks reach private addresses: for closed networks alone."""
    limits: bool = True
    """Limit how much one address may ask for; off for measuring and closed networks."""

    @property
    def url(self) -> str:
        return self.database or default_database()

    @property
    def address(self) -> str:
        """Of this server, where nobody's call says under which name it is known."""
        return self.public_url or f"http://{self.host}:{self.port}"


def settings_from(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings of the environment, and over them those that were given (None: not given)."""
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if (text := found.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"settings: {error}") from None


def mail_of(settings: Settings) -> MailSettings | None:
    """The server that sends our mail; None: there is none. BadInput where it cannot be used."""
    if not settings.smtp_host:
        return None
    given = {
        "host": settings.smtp_host,
        "sender": settings.smtp_sender,
        "port": settings.smtp_port,
        "tls": settings.smtp_tls,
        "user": settings.smtp_user,
        "password": settings.smtp_password,
    }
    found = convert(given, MailSettings, "mail")
    assert isinstance(found, MailSettings)
    return found


def prepare_folder(settings: Settings) -> None:
    """Make the folder of the database file where there is none."""
    if settings.url.startswith("sqlite:///"):
        Path(settings.url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
