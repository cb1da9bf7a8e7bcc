"""Gymnasium: one learner at a seat, bots at the others.

import gymnasium
import footplate.envs.gymnasium  # registers the games

env = gymnasium.make("footplate/AgeOfSteam-v0", seats=4, opponents="greedy")
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import footplate
from footplate.bots import Bot, make_bot
from footplate.core.game import OptionValue
from footplate.core.refusal import BadInput
from footplate.envs.asking import Play, setup_of
from footplate.envs.extras import missing
from footplate.envs.picture import MODES, check_mode, render
from footplate.envs.rewards import by_rank, check_reward, own_scores

try:
    import gymnasium
    import numpy as np

    from footplate.envs.arrays import Observer, action_space, mask_of, observation_space
except ImportError as error:
    raise missing(__name__, "gymnasium", error) from None

SEEDS = 1 << 32
ILLEGAL = -1.0
"""The reward for a token that may not be said; the episode ends with it."""


class LearnerEnv(gymnasium.Env):
    """A game from one seat: between its decisions the bots play."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        board: str | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        **options: OptionValue,
    ) -> None:
        """`opponents` are kinds of bots: one for all other seats, or one for each of them in their
        order; without a `seat` the learner sits anywhere, by lot."""
        check_mode(render_mode)
        self.setup = setup_of(game, seats, board, options)
        self.render_mode = render_mode
        self.reward = check_reward(reward)
        rivals = self.setup.seats - 1
        self.opponents = [opponents] * rivals if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != rivals:
            raise BadInput(f"there are {rivals} other seats, but {len(self.opponents)} opponents")
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {rivals}")
        for kind in self.opponents:
            make_bot(kind, self.setup.game, 0)  # says now what does not exist
        self.wanted = seat
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = self.np_random
        self.seat = int(luck.integers(self.setup.seats)) if self.wanted is None else self.wanted
        kinds = iter(self.opponents)
        self._bots: list[Bot | None] = [
            None
            if seat == self.seat
            else make_bot(next(kinds), self.setup.game, int(luck.integers(SEEDS)))
            for seat in range(self.setup.seats)
        ]
        self.play = Play(self.setup, self.setup.start(int(luck.integers(SEEDS))))
        self._observer = Observer(self.play)
        self._go_on()
        self._score = self._own_score()
        return self._observer.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            moved = self.play.say(int(action))
        except BadInput:
            seen = self._observer.observe(self.seat)
            return seen, ILLEGAL, True, False, {**self._info(), "illegal": True}
        gain = 0.0
        if moved:
            self._go_on()
            gain = self._gain()
        over = self.play.question is None
        return self._observer.observe(self.seat), gain, over, False, self._info()

    def _go_on(self) -> None:
        """Let the bots play until the learner is asked."""
        play = self.play
        while play.question is not None:
            bot = self._bots[play.state.mover]
            if bot is None:
                return
            play.play(bot.choose(play.state))

    def _gain(self) -> float:
        gain = 0.0
        if self.play.question is None:
            gain = by_rank(self.play.state.result(), self.setup.seats)[self.seat]
        score = self._own_score()
        gain, self._score = gain + score - self._score, score
        return gain

    def _own_score(self) -> float:
        if self.reward != "score":
            return 0.0
        return own_scores(self.play.state, self.setup.seats)[self.seat]

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "illegal": False}

    def action_masks(self) -> Any:
        """The mask alone, by the name under which some learners ask for it."""
        return mask_of(self.play, self.seat).astype(np.bool_)

    def render(self) -> Any:
        question = self.play.question
        mine = question is not None and self.play.state.mover == self.seat
        names = self.setup.vocabulary.names
        said = [names[token] for token in question.said] if question and mine else []
        return render(self.play.state, said, self.render_mode)


def _register() -> None:
    for game in footplate.names():
        title = "".join(word.capitalize() for word in game.split("-"))
        id = f"footplate/{title}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:LearnerEnv", kwargs={"game": game})


_register()
