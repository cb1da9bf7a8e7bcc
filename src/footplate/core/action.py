"""An action: one decision of one seat, as a frozen value."""

import msgspec


class Action(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """Base of every game's actions. In JSON the field `do` names the kind: `issue-shares`."""
