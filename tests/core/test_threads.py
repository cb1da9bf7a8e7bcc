"""Several threads of one process may load and play games at the same time."""

import subprocess
import sys

import footplate

THREADS = """
import sys, threading
import footplate

sys.setswitchinterval(1e-6)
names = sys.argv[1:] * 4
ready = threading.Barrier(len(names))
played = []

def play(name):
    ready.wait()
    state = footplate.game(name).start(3, seed=1)
    state.play_code(state.codes()[0])
    footplate.game(name).position(state.position())
    played.append(name)

threads = [threading.Thread(target=play, args=(name,)) for name in names]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert sorted(played) == sorted(names)
"""


def test_games_are_loaded_by_many_at_once() -> None:
    for _ in range(3):
        run = subprocess.run(
            [sys.executable, "-c", THREADS, *footplate.names()],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (run.returncode, run.stderr) == (0, "")
