"""Gymnasium: one learner at a seat, bots at the others.

import gymnasium
import footplate.envs.gymnasium  # registers the games

env = gymnasium.make("footplate/AgeOfSteam-v0", seats=4, opponents="greedy")
"""

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import footplate
from footplate.bots import Bot, bot_name, ear_of, make_bot, tell
from footplate.core.event import Event, told_to
from footplate.core.game import OptionValue
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.envs.asking import LONGEST, Play, check_longest, not_begun, read_token, setup_of
from footplate.envs.extras import missing
from footplate.envs.picture import MODES, check_mode, render
from footplate.envs.rewards import Purse, check_reward

try:
    import gymnasium
    import numpy as np

    from footplate.envs.arrays import Observer, action_space, mask_of, observation_space
except ImportError as error:
    raise missing(__name__, "gymnasium", error) from None

SEEDS = 1 << 32
ILLEGAL = -1.0
"""The reward for a token that may not be said; the episode ends with it."""


class Ears:
    """Those of the bots that want to know what happens."""

    def __init__(self, bots: Mapping[int, Bot], events: list[Event]) -> None:
        """With the events that they have not been told of."""
        self._names = {seat: bot_name(bot) for seat, bot in bots.items()}
        self._saw = {seat: saw for seat, bot in bots.items() if (saw := ear_of(bot)) is not None}
        self._events = events

    def listen(self, state: State) -> None:
        state.log = self._events if self._saw else None

    def tell(self) -> None:
        """Each is told what its seat may know; whoever fails at it hears no more."""
        for seat in list(self._saw):
            fault = tell(self._saw[seat], told_to(self._events, seat))
            if fault:
                del self._saw[seat]
                warnings.warn(f"{self._names[seat]} {fault}; it hears no more", stacklevel=2)
        self._events.clear()


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
        longest: int = LONGEST,
        **options: OptionValue,
    ) -> None:
        """`opponents` are kinds of bots: one for all other seats, or one for each of them in their
        order; without a `seat` the learner sits anywhere, by lot. No seat is an Automa's. A game of
        more steps than the `longest` is cut off."""
        check_mode(render_mode)
        self.setup = setup_of(game, seats, board, options)
        self.render_mode = render_mode
        self.reward = check_reward(reward)
        self.longest = check_longest(longest)
        automas = self.setup.game.automas(options, self.setup.seats)
        self._asked = [seat for seat in range(self.setup.seats) if seat not in automas]
        self.wanted = self._check_seat(seat)
        self.opponents = self._check_opponents(opponents)
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)
        self._play: Play | None = None

    def _check_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if type(seat) is not int or seat not in self._asked:
            there = ", ".join(map(str, self._asked))
            raise BadInput(f"the learner cannot have seat {seat!r}; it can have: {there}")
        return seat

    def _check_opponents(self, opponents: object) -> list[str]:
        rivals = len(self._asked) - 1
        kinds = [opponents] * rivals if isinstance(opponents, str) else opponents
        if not isinstance(kinds, Sequence) or not all(isinstance(kind, str) for kind in kinds):
            raise BadInput(f"opponents are a kind of bot, or a list of them, not {opponents!r}")
        if len(kinds) != rivals:
            raise BadInput(f"bots play {rivals} other seats, but there are {len(kinds)} opponents")
        for kind in kinds:
            make_bot(kind, self.setup.game, 0)  # says now what does not exist
        return list(kinds)

    @property
    def play(self) -> Play:
        """The game under way."""
        if self._play is None:
            raise not_begun()
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = self.np_random
        if self.wanted is None:
            self.seat = self._asked[int(luck.integers(len(self._asked)))]
        else:
            self.seat = self.wanted
        rivals = [seat for seat in self._asked if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: make_bot(kind, self.setup.game, int(luck.integers(SEEDS)))
            for seat, kind in zip(rivals, self.opponents, strict=True)
        }
        events: list[Event] = []
        start = self.setup.start(int(luck.integers(SEEDS)), events)
        self._ears = Ears(self._bots, events)
        self._ears.listen(start)
        self._play = Play(self.setup, start, self.longest)
        self._observer = Observer(self._play)
        self._go_on()
        self._purse = Purse(self._play, self.reward)
        return self._observer.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        play, token = self.play, read_token(action)
        self._ears.listen(play.state)  # a copied environment has a state that nobody listens to
        if play.cut:  # it may have been before the learner was ever asked
            return self._observer.observe(self.seat), 0.0, False, True, self._info()
        try:
            moved = play.say(token)
        except BadInput:
            seen = self._observer.observe(self.seat)
            return seen, ILLEGAL, True, False, {**self._info(), "illegal": True}
        gain = 0.0
        if moved:
            self._go_on()
            gain = self._purse.pay(play)[self.seat]
        over = play.state.over
        return self._observer.observe(self.seat), gain, over, play.cut, self._info()

    def _go_on(self) -> None:
        """Let the bots play until the learner is asked."""
        play = self.play
        while play.question is not None and play.state.mover != self.seat:
            self._ears.tell()
            play.play(self._bots[play.state.mover].choose(play.state))

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
