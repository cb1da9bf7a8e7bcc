# footplate: compiled
"""What the bot believes about the game."""


class Taste:
    """In hundredths of a point, unless said otherwise.

    The figures were found by letting versions of the bot play against each other.
    """

    def __init__(self) -> None:
        self.action = 115
        """What an action is worth that is not needed."""
        self.dollar = 23
        """What a dollar is worth as long as there are things to spend it on."""
        self.purse = 10
        """How many dollars are worth that much; more are only points at the end."""
        self.shortage = 8
        """What each dollar costs on top that a contract needs and the purse lacks."""
        self.site = 8
        """What a cube of a factory not yet built counts for, in tenths of a dollar."""
        self.site_cubes = 4
        self.calm = 3
        """How many actions before the end an action begins to be worth less."""
        self.faith = 86
        """How much of the best contract in hand is hoped for, in %."""
        self.patience = 78
        """What is left of the hope in a contract for each that goes before it, in %."""
        self.card = 245
        self.card_money = 18
        """An unknown contract: its points, and its tenths of a dollar."""
        self.card_cubes = 112
        """How many hundredths of a cube of each colour it asks for."""
        self.pairs = 3
        """How many pairs of unknown contracts are thought of at most."""
        self.later = 52
        """What a cube that nobody offers costs for them, in tenths of a dollar."""
        self.ripe = 10
        """How many actions before the end a dollar begins to be worth less."""
        self.bonuses = [0, 175, 200, 175]
        """By kind of bonus."""
        self.rivals = 92
        """What the points of all others together count, in %."""
        self.demand = 34
        """How many hundredths of a cube of a colour a seat fetches for each of its actions."""
        self.custom = 70
        self.remote = 32
        """What others bring a factory in their network, and anybody one outside, in %."""
        self.joiners = 3
        """How likely it is, in % for each action, that one more seat joins a purple city."""
        self.early_contracts = 3
        self.early_actions = 9
        """The pace that is expected of the fastest seat: so many contracts in so many actions."""
        self.weary = 12
        """What each contract gains by every round that a game is longer than it should be."""
        self.hungry = 12
        """The same for a contract that is still to be drawn: with empty hands nobody only earns."""
        self.lead = 150
        """What it is worth to trigger the end while ahead; behind, it costs as much."""
        self.tail = 205
        """What the missing placements of a link count against the value of their actions, in %."""
        self.stuck = 100
        """What it costs to have an incomplete link that leads nowhere."""


def first_taste() -> Taste:
    """What the bot believed when it was first measured: it hoped for too much from contracts that
    nobody has drawn yet, began long links, and grudged the others little."""
    taste = Taste()
    taste.action = 110
    taste.bonuses = [0, 140, 160, 140]
    taste.calm = 4
    taste.card = 310
    taste.card_cubes = 85
    taste.card_money = 23
    taste.custom = 60
    taste.demand = 28
    taste.dollar = 25
    taste.early_actions = 7
    taste.faith = 90
    taste.hungry = 0
    taste.later = 45
    taste.patience = 85
    taste.remote = 25
    taste.rivals = 70
    taste.site = 12
    taste.tail = 125
    return taste
