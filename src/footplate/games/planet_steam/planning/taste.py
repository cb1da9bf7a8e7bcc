# footplate: compiled
"""What the bot believes about the game."""


class Taste:
    """In hundredths of a credit, unless said otherwise.

    The figures were found by letting versions of the bot play against each other.
    """

    def __init__(self) -> None:
        # Goods
        self.use = [2030, 1750, 950, 500]
        """What a unit is worth that the next Tank Phase will need, by resource."""
        self.water = [2125, 1190, 1190]
        """The same for the water that is needed to build at all, before any other water."""
        self.running = 1300
        """The same for energy that tanks wait for."""
        self.sets = 3
        """How many superchargers are hoped for in a Tank Phase."""
        self.patience = 63
        """What is left of a price until the next round, in %."""
        self.glut = 7
        """What each unit sold in a round takes off the price of the next one, in %."""
        self.habit = 33
        """How far prices to come go back to those of the start, in %."""
        self.hopeful = False
        """Whether prices are thought to rise even while everybody sells for the last time."""
        self.dear_energy = 120
        """What energy that has to be bought costs against its price, in %."""
        self.cash = 45
        """What a credit is worth on top, after the Tank Phase, that the next one will need."""
        self.purse = 40
        self.purse_zone = 30
        """How many credits that are: at least, and for each zone without a tank."""
        self.errands = 90
        """How likely it is to get what is to be bought later in the round, in %."""
        # Land
        self.slot = 250
        """What a place for a tank is worth for each extraction to come."""
        self.near = 150
        """The same for each own zone beside it (two at most), for the sake of groups."""
        self.open = 60
        """The same for each zone beside it that can still be had."""
        self.river = 180
        """The same for running on water without energy."""
        self.license = 2250
        """What a license is worth where the die finds no zone any more."""
        self.spare_license = 400
        """What a license is worth that is not needed to claim a zone."""
        # Auctions
        self.thrift = 35
        """How much dearer than at the end credits are for each round to come, in %."""
        self.lady = 200
        self.agent = 1200
        self.order = 120
        """What each place in the turn order is worth, with all the roles left out."""
        self.half_price = 12
        """What the Venturer gains by a zone, in % of its value."""
        self.regret = 25
        """How far a bid goes beyond what the next card lacks, towards the last one, in %."""
        self.freelance = 300
        """What the freelance carrier is worth for each extraction to come."""
        self.spite = 30
        """What others lose by an airship that does not serve them, in %."""


def first_taste() -> Taste:
    """What the bot believed when it was first measured: it kept its goods too long, and
    bought what it had no room for, so that the price of the rest might rise."""
    taste = Taste()
    taste.use = [1450, 1250, 950, 500]
    taste.water = [2500, 1400, 1400]
    taste.patience = 90
    taste.glut = 6
    taste.river = 150
    taste.license = 3000
    taste.hopeful = True
    return taste
