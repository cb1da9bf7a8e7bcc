"""Every setting of the server, once: what it is for, its default; flags, environment variables and
the table in docs/host.md follow.

Nothing heavy is imported here: the command line reads the settings for its help.
"""

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from platformdirs import user_data_path

from footplate.core.refusal import BadInput
from footplate.server.said import words_of_fields

PREFIX = "FOOTPLATE_"
SQLITE = "sqlite:///"
POSITIONS = "footplate-offences"
ANY = frozenset({"0.0.0.0", "::"})
"""Hosts that mean every address of this machine."""
Days = Annotated[int, msgspec.Meta(ge=0, le=36500)]


def default_database() -> str:
    """A file in the user's data folder."""
    return f"{SQLITE}{user_data_path('footplate') / 'tables.db'}"


def address_of(host: str, port: int) -> str:
    """What to type to get there from this machine."""
    if host in ANY:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server is run. Each field is a flag and an environment variable, `FOOTPLATE_…`."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8420
    """The port to listen on; 0 takes a free one."""
    database: str = ""
    """sqlite:///FILE or postgresql://…; left out: a file in the user's data folder."""
    workers: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """How many processes think for bots."""
    behind_proxy: bool = False
    """Trust the address and scheme that a proxy in front says its client has."""
    public_url: str = ""
    """What people type to get here, for links; left out: as they came, and in messages the address
    that it listens on."""
    password: str = ""
    """Whoever wants to use this server has to know it; left out: nobody is asked. Better by
    environment, where no list of processes shows it."""
    think_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 10.0
    """How long a bot may think about a decision before a simple one is played for it."""
    keep_open_days: Days = 14
    """Tables that never began are deleted after so many days without anybody; 0: never."""
    keep_playing_days: Days = 180
    """Tables in play are deleted after so many days without anybody; 0: never."""
    keep_over_days: Days = 0
    """Finished tables are deleted after so many days; 0: never."""
    rooms: Annotated[int, msgspec.Meta(ge=0)] = 2000
    """How many tables stay in memory while nobody watches them."""
    smtp_host: str = ""
    """The server that sends mail; left out: no mail is sent."""
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    """The port of that server."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How mail is encrypted on its way there."""
    smtp_user: str = ""
    """As whom to send mail; left out: nobody in particular."""
    smtp_password: str = ""
    """The password for that; better by environment, where no list of processes shows it."""
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
        return self.public_url or address_of(self.host, self.port)


class Setting(msgspec.Struct, frozen=True):
    """One of them, for help and docs."""

    name: str
    type: Any
    default: Any
    words: str
    """What it is for."""

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def explained() -> list[Setting]:
    """Every setting with what its docstring says."""
    said = words_of_fields(Settings)
    return [
        Setting(field.name, field.type, field.default, said[field.name])
        for field in msgspec.structs.fields(Settings)
    ]


def settings_from(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings of the environment, and over them those that were given (None: not given)."""
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for setting in explained():
        if (value := given.get(setting.name)) is not None:
            values[setting.name] = _read(setting, value, setting.flag)
        elif (text := found.get(setting.variable)) is not None:
            values[setting.name] = _read(setting, text, setting.variable)
    return Settings(**values)


def _read(setting: Setting, value: object, called: str) -> object:
    try:
        found = msgspec.convert(value, setting.type, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"{called}: {error}") from None
    if setting.name == "public_url" and found and not found.startswith(("https://", "http://")):
        raise BadInput(f"{called}: begin with https:// or http://, as people type it")
    return found


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


def positions_folder(settings: Settings) -> Path:
    """Where positions are kept in which bots have failed: beside the database file, or in the
    user's data folder."""
    file = database_file(settings.url)
    return (user_data_path("footplate") if file is None else file.parent) / POSITIONS


def prepare_folder(settings: Settings) -> None:
    """Make the folder of the database file where there is none, and the file: hidden cards and the
    luck to come are in it, so a new one is its owner's alone, as is what SQLite puts beside it."""
    if (file := database_file(settings.url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):  # the database itself says what is wrong with it
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
