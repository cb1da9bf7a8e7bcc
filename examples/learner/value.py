"""What a position is worth to a seat, learned: a small network over the environments' numbers."""

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import joblib
import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from threadpoolctl import threadpool_limits

from footplate import State
from footplate.envs.asking import Setup, setup_of

threadpool_limits(1)  # for matrices this small more threads only wait for each other
GAME = "planet-steam"
MARGIN = 100.0
"""Points ahead of the best rival that count as 1."""
BATCH = 256
PASSES = 12
"""Over all positions, whenever the network is fitted."""


def setup_for(seats: int) -> Setup:
    return setup_of(GAME, seats)


def numbers(setup: Setup, state: State, seat: int) -> list[int]:
    """What the seat sees, as the environments tell it."""
    return [number for _, block in setup.reader(state, seat) for number in block]


def margins(state: State) -> list[float]:
    """What is learned: how far each seat is ahead at the end."""
    scores = {each.seat: each.score for each in state.result().standings}
    found = []
    for seat in range(len(scores)):
        best = max(score for other, score in scores.items() if other != seat)
        found.append(float(np.clip((scores[seat] - best) / MARGIN, -2, 2)))
    return found


class Value:
    """A regression from what a seat sees to how far ahead it will be."""

    def __init__(self, seats: int, seed: int = 0) -> None:
        self.seats = seats
        net = MLPRegressor(
            hidden_layer_sizes=(64, 32),
            max_iter=PASSES,
            alpha=1e-2,
            random_state=seed,
        )
        self._model: Any = make_pipeline(StandardScaler(), net)

    def fit(self, seen: Sequence[Sequence[int]], ahead: Sequence[float]) -> None:
        self._model[-1].set_params(batch_size=min(BATCH, len(seen)))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConvergenceWarning)  # it stops early on purpose
            self._model.fit(np.array(seen, np.float32), np.array(ahead, np.float32))
        scaler, net = self._model[0], self._model[-1]
        # Weights as plain arrays: for a handful of positions the checks of `predict` take longer.
        self._mean, self._scale = scaler.mean_, scaler.scale_
        self._layers = list(zip(net.coefs_, net.intercepts_, strict=True))

    def of(self, seen: Sequence[Sequence[int]]) -> Any:
        values = (np.array(seen, np.float64) - self._mean) / self._scale
        for number, (weights, bias) in enumerate(self._layers):
            values = values @ weights + bias
            if number < len(self._layers) - 1:
                values = np.maximum(values, 0)
        return values[:, 0]

    def save(self, file: Path) -> None:
        joblib.dump(self, file)

    @staticmethod
    def load(file: Path) -> "Value":
        found = joblib.load(file)
        assert isinstance(found, Value)
        return found
