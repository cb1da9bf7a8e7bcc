"""The settings of the server as options of a command: made from `Settings`, so that each is said
once."""

import dataclasses
import types
from typing import Annotated, Any, get_args, get_origin

from cyclopts import Parameter

from footplate.server.settings import Setting, Settings, explained, settings_from


def _help(setting: Setting) -> str:
    default = "on" if setting.default is True else setting.default
    said = f"default: {default}; " if default else ""
    return f"{setting.words} [{said}{setting.variable}]"


def _type(setting: Setting) -> Any:
    """What is typed: the plain type. Its bounds are checked with those of the environment."""
    return get_args(setting.type)[0] if get_origin(setting.type) is Annotated else setting.type


def _fields() -> list[tuple[str, Any, Any]]:
    return [
        (
            setting.name,
            Annotated[
                _type(setting) | types.NoneType, Parameter(help=_help(setting), show_default=False)
            ],
            dataclasses.field(default=None),
        )
        for setting in explained()
    ]


Flags: Any = Parameter(name="*")(
    # Its module is named because its annotations are looked up there.
    dataclasses.make_dataclass("Flags", _fields(), frozen=True, namespace={"__module__": __name__})
)
"""Settings that were typed; None: left to the environment, then to the default."""


def settings_of(flags: Any) -> Settings:
    return settings_from(None, **dataclasses.asdict(flags))
