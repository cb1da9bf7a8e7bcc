"""PettingZoo: all seats of a game are agents, which say one token at a step.

from footplate.envs import pettingzoo

env = pettingzoo.env("age-of-steam", seats=4, board="rust-belt", render_mode="ansi")
"""

from typing import Any

from footplate.core.game import OptionValue
from footplate.envs.asking import LONGEST, Play, check_longest, not_begun, read_token, setup_of
from footplate.envs.extras import missing
from footplate.envs.picture import MODES, check_mode, render
from footplate.envs.rewards import Purse, check_reward

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from footplate.envs.arrays import Observer, action_space, observation_space
except ImportError as error:
    raise missing(__name__, "pettingzoo", error) from None

SEEDS = 1 << 32


class FootplateEnv(AECEnv):
    """A game as it is, without wrappers: what may not be said raises BadInput."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        board: str | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        longest: int = LONGEST,
        **options: OptionValue,
    ) -> None:
        """A game of more steps than the `longest` is cut off; further arguments are options."""
        super().__init__()
        check_mode(render_mode)
        self.setup = setup_of(game, seats, board, options)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.reward = check_reward(reward)
        self.longest = check_longest(longest)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # The same objects at every call, but each agent's own: they are seeded one by one.
        self.action_spaces = {agent: action_space(self.setup) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.setup) for agent in self.possible_agents
        }
        self._seeds: Any = None
        self._play: Play | None = None
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    @property
    def play(self) -> Play:
        """The game under way."""
        if self._play is None:
            raise not_begun()
        return self._play

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A game of this seed; without one, the next of the last seed's games."""
        if seed is not None or self._seeds is None:
            self._seeds, drawn = seeding.np_random(seed)
            seed = int(drawn) % SEEDS if seed is None else int(seed)
        else:
            seed = int(self._seeds.integers(SEEDS))
        self._play = Play(self.setup, self.setup.start(seed), self.longest)
        self._observer = Observer(self._play)
        self._purse = Purse(self._play, self.reward)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.play.question is not None:
            self.agent_selection = self.possible_agents[self.play.state.mover]
        else:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        if self._play is None:
            raise not_begun()
        return self._observer.observe(self._seats[agent])

    def step(self, action: Any) -> None:
        play, agent = self.play, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moved = play.say(read_token(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if moved:
            self._pay()
        self._select()

    def _pay(self) -> None:
        play = self.play
        done = play.question is None
        if not done and not self._purse.shaped:
            return
        self.rewards = dict(zip(self.possible_agents, self._purse.pay(play)))
        if done:
            self.terminations = dict.fromkeys(self.agents, not play.cut)
            self.truncations = dict.fromkeys(self.agents, play.cut)
        self._accumulate_rewards()

    def render(self) -> Any:
        """As a spectator sees it, to whom nothing half said is told."""
        return render(self.play.state, [], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: str, **settings: Any) -> FootplateEnv:
    """The environment without wrappers."""
    return FootplateEnv(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The environment as PettingZoo wraps its own: what may not be said ends the game as lost."""
    found = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


def parallel_env(game: str, **settings: Any) -> Any:
    """The same for those who step all agents at once: only the one that is asked is heard."""
    return turn_based_aec_to_parallel(raw_env(game, **settings))
