"""What needs the extras: `make test-envs` runs it in an environment that has them."""

import warnings

import pytest

for _package in ("gymnasium", "pettingzoo", "pyspiel", "shimmy", "sklearn", "resvg_py"):
    pytest.importorskip(_package, reason="the extras of the environments: run `make test-envs`")

with warnings.catch_warnings():
    # PettingZoo's suites warn of PettingZoo's own games when they are first imported.
    warnings.simplefilter("ignore")
    pytest.importorskip("pettingzoo.test")
