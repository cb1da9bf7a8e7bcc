# footplate: compiled
"""What a game tells its bots: what is worth trying, how good it is, and how everybody stands."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from footplate.core.chance import Chance

if TYPE_CHECKING:
    from footplate.core.state import State

APART: Final = 1.0e-3
"""What one rank is worth beside the score at the end: it decides ties and nothing else."""
FEW: Final = 3
"""Where fewer lines are found, single legal codes are tried as well."""
RUINED: Final = 1.0e4
"""What whoever is out stands below everybody else."""


class Candidate:
    """A line that could be played, and what the game's own judgement gives for it."""

    def __init__(self, line: list[int], value: float) -> None:
        self.line = line
        self.value = value

    def __repr__(self) -> str:
        return f"Candidate({self.line!r}, {self.value!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuer:
    """What bots have to know about a game.

    The first three are enough for `greedy`; the others have defaults, with which `search` plays any
    game that has those three. Nothing here changes the state that it is given.
    """

    # What is worth trying. ----------------------------------------------------------------------

    def lines(self, state: "State") -> list[list[int]]:
        """What is worth trying: sequences of codes for the mover, all played in one go.

        A line holds at least one code, and only decisions that the mover makes one after the
        other. At least one line is given while the game runs.
        """
        raise NotImplementedError

    def follow(self, state: "State", line: list[int]) -> "State":
        """A copy on which the line was played, before luck or anybody else acts."""
        raise NotImplementedError

    def value(self, before: "State", after: "State") -> int:
        """How good a followed line is for the mover of the position before it: more is better."""
        raise NotImplementedError

    def best(self, state: "State") -> list[int]:
        """The line that is worth most, the first one among equals."""
        lines = self.lines(state)
        best, most = lines[0], 0
        if len(lines) == 1:
            return best
        for number, line in enumerate(lines):
            worth = self.value(state, self.follow(state, line))
            if number == 0 or worth > most:
                best, most = line, worth
        return best

    def quick(self, state: "State") -> list[int]:
        """A line for playouts: as good as it can be for little time."""
        return self.best(state)

    def far(self, state: "State") -> bool:
        """Whether a decision shows only at the end of the round what it is worth.

        Greedy then plays the round out after each of the best lines; playouts take what looks best.
        """
        return False

    def candidates(self, state: "State", most: int) -> list[Candidate]:
        """At most so many lines: the best one first, then the others, the more valued first."""
        return ranked([self.rated(state, line) for line in self.lines(state)], most)

    def rated(self, state: "State", line: list[int]) -> Candidate:
        return Candidate(line, float(self.value(state, self.follow(state, line))))

    # How everybody stands. ----------------------------------------------------------------------

    def standing(self, state: "State") -> list[float]:
        """What each seat is likely to end with, in points of the game; at any moment.

        Once the game is over it is the score, in the order of the result.
        """
        return final_standing(state)

    def doubt(self, state: "State") -> float:
        """How far, in points, a lead in the standing is usually off: the standard deviation."""
        scores = [abs(score) for score in self.standing(state)]
        return max(1.0, sum(scores) / (4.0 * len(scores)))

    def round(self, state: "State") -> int:
        """Which round is played, from 1; playouts end where one begins."""
        return state.game.now(state).round

    # Who judges. --------------------------------------------------------------------------------

    def first(self) -> "Valuer":
        """As it was when it was first measured; itself where it was never mended."""
        return self

    def varied(self, rng: Chance, percent: int) -> "Valuer":
        """The same with every belief changed by up to so many per cent; itself without any."""
        return self


def ranked(found: list[Candidate], most: int) -> list[Candidate]:
    """The best first, equal ones as they were found; each line once."""
    ordered = sorted(found, key=lambda each: -each.value)
    kept: list[Candidate] = []
    for each in ordered:
        if len(kept) < most and each.line not in [other.line for other in kept]:
            kept.append(each)
    return kept


def with_first(
    state: "State", found: list[Candidate], best: list[int], most: int
) -> list[Candidate]:
    """Ranked, with what greedy plays at the head and single legal codes where few were found."""
    top = max([each.value for each in found], default=0.0)
    least = min([each.value for each in found], default=0.0)
    kept = [Candidate(best, top)]
    kept += [each for each in ranked(found, len(found)) if each.line != best]
    if len(kept) < FEW:
        firsts = [each.line[0] for each in kept]
        kept += [Candidate([code], least) for code in state.codes() if code not in firsts]
    return kept[:most]


def final_standing(state: "State") -> list[float]:
    """The score as it stands, with what decides ties, and below all others those who are out."""
    result = state.game.result(state)
    standing = [0.0] * len(result.standings)
    for each in result.standings:
        ruin = RUINED if each.out else 0.0
        standing[each.seat] = float(each.score) - APART * each.rank - ruin
    return standing


def play_out(state: "State", players: list[Valuer], last: int, most: int, careful: int = 0) -> int:
    """Let everybody play quick lines until a round after the `last` begins, or the game is over.

    Careful seats, a mask, play their best ones. Returns how many decisions were made; after `most`
    of them it stops wherever it is.
    """
    made = 0
    clock = players[0]
    while state.mover >= 0 and made < most and clock.round(state) <= last:
        player = players[state.mover]
        line = player.best(state) if careful >> state.mover & 1 else player.quick(state)
        for code in line:
            state.play_code(code)
            made += 1
    return made
