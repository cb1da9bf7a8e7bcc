# footplate: compiled
"""A position that several viewers are told of: what is the same for all of them is worked out, and
written as JSON, once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from footplate.core.view import Forecast, Result, View

if TYPE_CHECKING:
    from footplate.core.game import Game
    from footplate.core.state import State

_encoder = msgspec.json.Encoder()


def own_head(
    game: "Game",
    state: "State",
    viewer: int | None,
    forecasts: Sequence[Forecast],
    result: Result,
) -> dict[str, Any]:
    """What the header of a view has for each viewer, by its fields; forecasts and result are the
    whole truth."""
    told = game.known_forecasts(state, forecasts, viewer)
    return {
        "viewer": viewer,
        "holdings": game.holdings(state, viewer),
        "forecasts": told,
        "result": result if state.over else game.known_result(state, result, viewer),
        "warnings": game.cautions(state, told),
    }


class Audience:
    """The viewers of a position; good until something is played on it."""

    def __init__(self, state: "State") -> None:
        self.state = state
        self._truth: tuple[Sequence[Forecast], Result] | None = None
        self._shared: View | None = None

    def view(self, viewer: int | None) -> View:
        """As `State.view`, to be written as JSON and for nothing else: the fields that are the same
        for everybody are JSON already."""
        game, state = self.state.game, self.state
        apart = game.apart(state, viewer)
        if apart is None:
            return game.view(state, viewer)
        if self._truth is None:
            self._truth = game.all_forecasts(state), game.result(state)
        head = own_head(game, state, viewer, *self._truth)
        own = {**head, **apart}
        if self._shared is None:
            whole = game.headed(state, viewer, {**game.shared_head(state), **head})
            known = [name for name in whole.__struct_fields__ if name not in own]
            raw = {name: msgspec.Raw(_encoder.encode(getattr(whole, name))) for name in known}
            self._shared = msgspec.structs.replace(whole, **raw)
        return msgspec.structs.replace(self._shared, **own)
