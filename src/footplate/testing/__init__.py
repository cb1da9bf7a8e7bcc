"""The promises of the contract as tests, for any game: `check_game`, or a class `Promises`.

Plain asserts; pytest is not needed. With pytest, `register_assert_rewrite("footplate.testing")`
in a conftest shows the values of what failed.
"""

from footplate.testing.promises import Policy, play_out, sampled, uniform
from footplate.testing.suite import Promises, check_game

__all__ = ["Policy", "Promises", "check_game", "play_out", "sampled", "uniform"]
