"""OpenSpiel: whoever imports this can `pyspiel.load_game("python_footplate_age_of_steam")`.

Luck is explicit: the seed of the set-up comes in digits, then every roll and draw is a chance node.
"""

from typing import Any, Final

import footplate
from footplate.core.game import Game, OptionValue
from footplate.core.refusal import BadInput
from footplate.envs.asking import LONGEST, SAID, Question, Setup, check_longest, setup_of
from footplate.envs.chanced import Chanced
from footplate.envs.extras import missing
from footplate.envs.picture import text
from footplate.envs.rewards import by_rank

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(__name__, "open-spiel", error) from None

OUTCOMES: Final = 128
"""What one draw can bring at most: a contract of the supply."""
OPEN: Final = ("age-of-steam",)
"""Games in which nothing is hidden but the luck to come."""
GUESSES: Final = 32
"""How often what is hidden is dealt anew where it leaves a seat nothing to decide."""


def game_type(game: Game) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_footplate_{game.name.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if game.name in OPEN
        else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=max(2, game.min_seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_seats,
            "board": game.default_board,
            "options": "",
            "longest": LONGEST,
        },
    )


def read_options(words: str) -> dict[str, OptionValue]:
    """Options as a game string can hold them: `sabotage:true;river_neutrals:2`.

    A comma, which would part the parameters there, is written as a plus: `automas:2:hard+3:normal`.
    """
    found: dict[str, OptionValue] = {}
    for part in filter(None, words.split(";")):
        name, sign, value = part.replace("+", ",").partition(":")
        if not sign:
            raise BadInput(f"options are written as name:value;name:value, not {words!r}")
        if value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.lstrip("-").isdecimal() else value
    return found


NO_RECALL: Final = BadInput("there is no information state: ask for the observation")


class FootplateGame(pyspiel.Game):
    """A title with its players, board and options."""

    def __init__(self, game: Game, about: Any, params: dict[str, Any] | None) -> None:
        # A game string is read again, in serialisation too: it holds no comma and no space.
        given = {**(params or {})}
        if "options" in given:
            given["options"] = "".join(given["options"].replace(",", "+").split())
        self.longest = check_longest(given.get("longest", LONGEST))
        self.setup: Setup = setup_of(
            game.name,
            given.get("players", game.usual_seats),
            given.get("board", game.default_board),
            read_options(given.get("options", "")),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.vocabulary),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(about, info, given)

    def new_initial_state(self) -> "FootplateState":
        return FootplateState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "FootplateObserver | None":
        """What a seat sees now; None for anything else, such as all that it has ever seen."""
        if params:
            raise ValueError(f"an observation has no parameters; these were given: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.perfect_recall or not own or not wanted.public_info:
            return None
        return FootplateObserver(self.setup)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)


class FootplateState(pyspiel.State):
    """A position; one attribute holds everything, so that a clone copies but that."""

    def __init__(self, game: FootplateGame) -> None:
        super().__init__(game)
        self.play = Chanced(game.setup, game.longest)

    def current_player(self) -> int:
        play = self.play
        if play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if play.odds:
            return int(pyspiel.PlayerId.CHANCE)
        assert play.state is not None
        return play.state.mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.question.tokens if self.play.question is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.odds

    def _apply_action(self, action: int) -> None:
        if self.play.odds:
            self.play.come(int(action))
        else:
            self.play.say(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.play.setup.vocabulary.names[action]
        asked = self.play.asked
        if asked is None:
            return f"seed {action}"
        name = next((each.name for each in asked.outcomes if each.number == action), str(action))
        return f"{asked.what}: {name}"

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        seats = self.play.setup.seats
        if self.play.state is None or not self.play.over:
            return [0.0] * seats
        return by_rank(self.play.state.result(), seats)

    def information_state_string(self, player: int | None = None) -> str:
        """OpenSpiel would fail in looking for it."""
        raise NO_RECALL

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise NO_RECALL

    def __str__(self) -> str:
        play = self.play
        if play.state is None:
            return f"set-up {play.digits}"
        names = play.setup.vocabulary.names
        said = [names[token] for token in play.question.said] if play.question is not None else []
        luck = f"\n  luck {play.code} {play.outcomes}" if play.odds else ""
        return f"{text(play.state, said)}\n  {play.state.digest()}{luck}"


class FootplateObserver:
    """The blocks of the set-up's layout; see docs/environments.md."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.tensor = np.zeros(setup.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in setup.layout:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: FootplateState, player: int) -> None:
        self.tensor.fill(0)
        numbers = [number for _, block in _seen(state.play, player) for number in block]
        self.tensor[: len(numbers)] = numbers

    def string_from(self, state: FootplateState, player: int) -> str:
        """By block; of long ones only what is not 0, by its place."""
        lines = [f"seat {player}"]
        for name, block in _seen(state.play, player):
            if len(block) <= 16:
                lines.append(f"{name}: {' '.join(map(str, block))}")
            else:
                there = [f"{at}:{number}" for at, number in enumerate(block) if number]
                lines.append(f"{name}: {' '.join(there)}")
        return "\n".join(lines)


def _seen(play: Chanced, player: int) -> list[tuple[str, list[int]]]:
    if play.state is None:
        return []
    blocks = list(play.setup.reader(play.state, player))
    question = play.question
    mine = question is not None and play.state.mover == player
    said = question.said[-SAID:] if question is not None and mine else []
    return [*blocks, ("said", [token + 1 for token in said])]


def resampled(state: FootplateState, player: int) -> FootplateState:
    """A copy with all that the player cannot see dealt anew: for `ISMCTSBot.set_resampler`.

    Whoever is asked is asked the same there. Of another seat nothing half said is known, so it is
    asked anew, for what it could do with what it was dealt. Where luck is asked for nothing can be
    dealt anew (BadInput): what it is for tells of hidden things.
    """
    copy: FootplateState = state.clone()
    play = copy.play
    if play.state is None or (play.odds and not play.over):
        raise BadInput("luck is asked for: what is hidden is dealt anew where a seat is asked")
    true, own = play.state, play.question is None or play.state.mover == player
    for _ in range(GUESSES):
        luck = footplate.Chance(int(np.random.randint(1 << 29)))
        play.state = true.guess(player, luck)
        play.state.chance = footplate.Chance(0)
        if own:
            return copy
        play.question = Question(play.setup, play.state)
        if play.question.code is None:
            return copy
    raise BadInput(f"seat {true.mover} has nothing to decide with what seat {player} can deal it")


def _title(game: Game, about: Any) -> type[FootplateGame]:
    """A class for each title: OpenSpiel makes a game from its parameters alone, and holds on to
    whatever makes it until after Python has ended, which a function does not survive."""

    class Title(FootplateGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, about, params)

    return Title


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in footplate.names():
        game = footplate.game(name)
        about = game_type(game)
        if about.short_name not in known and game.max_seats >= 2:
            pyspiel.register_game(about, _title(game, about))


_register()
