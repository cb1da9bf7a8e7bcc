"""Without its extra an adapter says in one line what to install, and nothing else needs it."""

import subprocess
import sys

import pytest

HIDE = "import sys\nfor name in {hidden!r}: sys.modules[name] = None\n"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("footplate.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("footplate.envs.gymnasium", "gymnasium", "gymnasium"),
        ("footplate.envs.open_spiel", "pyspiel", "open-spiel"),
        ("footplate.envs.pettingzoo", "numpy", "pettingzoo"),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str, extra: str) -> None:
    code = f"{HIDE.format(hidden=[package, 'numpy'])}import {module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = run.stderr.strip().splitlines()[-1]
    assert run.returncode == 1
    assert last.startswith(f"ImportError: {module} needs more: pip install 'footplate[{extra}]'")


def test_the_core_of_the_environments_needs_no_extra() -> None:
    hidden = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "resvg_py"]
    code = f"{HIDE.format(hidden=hidden)}from footplate.envs.asking import Play, setup_of\n"
    code += "s = setup_of('planet-steam'); print(Play(s, s.start(1)).question.tokens)"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout
