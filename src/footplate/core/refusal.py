"""Why an action is not legal."""

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A rule id and a sentence that a player understands; an exception only at the edge."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


class Refused(Exception):
    """Raised where an illegal action was played; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def sentence(self) -> str:
        return self.refusal.sentence


class BadInput(ValueError):
    """Input that is not even well formed: one clear line, no traceback at the command line."""
