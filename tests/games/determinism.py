"""The same games in fresh processes: what the determinism tests of all games share."""

import json
import os
import subprocess
import sys


def in_other_processes(module: str) -> list[dict[str, str]]:
    """What the module's `digests()` gives in three processes with different hash seeds."""
    program = f"import json; from {module} import digests; print(json.dumps(digests()))"
    found = []
    for seed in ("0", "1", "4711"):
        path = os.pathsep.join(sys.path)
        run = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(run.stdout))
    return found
