"""The same games in fresh processes with other hash seeds, as another machine would play them."""

import json
import os
import subprocess
import sys

import footplate
from footplate import Chance
from footplate.testing.promises import sampled, uniform


def in_other_processes(call: str) -> list[dict[str, str]]:
    """What `module.function(arguments)` gives in three processes with different hash seeds."""
    module = call.partition("(")[0].rpartition(".")[0]
    program = f"import json, {module}; print(json.dumps({call}))"
    found = []
    for seed in ("0", "1", "4711"):
        path = os.pathsep.join(sys.path)
        run = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        found.append(json.loads(run.stdout))
    return found


def digests(name: str) -> dict[str, str]:
    """The last digests of whole games of a title, with every seat count."""
    game, found = footplate.game(name), {}
    for seats in range(game.min_seats, game.max_seats + 1):
        for policy in (uniform, sampled):
            state, rng = game.start(seats, 17), Chance(17)
            while not state.over:
                state.play_code(policy(state, rng))
            found[f"{seats} {policy.__name__}"] = state.digest()
    return found


def check_same_everywhere(name: str) -> None:
    first, second, third = in_other_processes(f"footplate.testing.processes.digests({name!r})")
    assert first == second == third == digests(name), "another process plays another game"
