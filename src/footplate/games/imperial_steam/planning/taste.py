# footplate: compiled
"""What the bot believes about the game."""


class Taste:
    """In guldens, unless said otherwise.

    The figures were found by letting versions of the bot play against each other.
    """

    def __init__(self) -> None:
        self._judge_the_way()
        self._judge_people()
        self._judge_business()

    def _judge_the_way(self) -> None:
        self.hand = 14.0
        """What a hand is reckoned at where a later one has to be spent."""
        self.drive = 14.0
        """What a hand gains at most, if there is money to use it."""
        self.outlay = 22.0
        """How many guldens a hand needs for most of that."""
        self.busy = [1.0, 0.8, 0.65, 0.6, 0.55, 0.5, 0.5, 0.5]
        """The share of the hands to come that the way may take, by the rounds to come."""
        self.doubt = 16.0
        """How many hands more or less make the way much more or less likely."""
        self.earning = 35.0
        """How many guldens a hand earns where money is lacking for the way."""
        self.credit = 0.6
        """How far money that deliveries will bring counts as had."""
        self.wages = 17.5
        """What a worker is reckoned at that the way lacks."""
        self.prize = 380.0
        """What Trieste is worth at least, whatever contracts are held."""
        self.rivals = 0.25
        """How far others are trusted to get there."""
        self.toil = 6.0
        """What a point of effort that is still to be made costs."""
        self.effort = 1.2
        """How much of the wages counts of people that the way lacks."""
        self.shift = 0.75
        """The share of the rounds to come in which crews work."""
        self.material = 17.0
        """What a good costs in general."""
        self.needed = 11.0
        """What a good that the way needs is worth beyond its price."""
        self.ready = 12.0
        """What a whole set of goods for a build is worth on top."""
        self.spare = 5.25
        """What any other stored good is worth."""
        self.point = 18.0
        """What a business point on the way gives back."""
        self.hub = 25.0
        """The same for a hub."""
        self.nearness = 1.3
        """How much of the cost of the way that is left counts against the position."""

    def _judge_people(self) -> None:
        self.bodies = [30.0, 30.0, 30.0, 30.0, 28.0, 26.0, 24.0, 20.0, 15.0, 10.0, 5.0]
        """What workers are worth, the first one first."""
        self.experience = 2.0
        """What a point of their experience is worth beside the way."""
        self.engineer = 24.0
        """What an engineer costs that the way lacks."""
        self.entry = 0.6
        """What each gulden costs that is to be given for influence where people are lacking."""
        self.step = 6.0
        """What a step is worth up to the last hub."""
        self.far_step = 2.0
        """The same beyond it."""
        self.near_hub = 40.0
        """Within how much a hub that is above is hoped for."""
        self.cars = [30.0, 28.0, 25.0, 18.0, 14.0, 12.0, 11.0, 10.0, 9.0, 8.0, 6.0, 5.0]
        """What free cars are worth, the first one first: the first ones carry building goods."""
        self.engine = 6.5
        """What an engine is worth for the coal that it holds."""

    def _judge_business(self) -> None:
        self.site = 11.0
        """What a free site in the network is worth, for each of three."""
        self.open_demand = 21.0
        """What an outlet is worth for which there is no good yet."""
        self.outlet = 0.85
        """How likely a local good finds its outlet in the network before others."""
        self.distant = 0.55
        """The same for one beyond it."""
        self.coal = 12.0
        """What the coal of a delivery costs."""
        self.local = 9.0
        """What a local good is worth that nobody wants."""
        self.factory = 45.0
        """What a factory is worth that no contract of the seat asks for yet."""
        self.missing = 17.0
        """What a factory costs that a contract still lacks."""
        self.patience = 3.0
        """How many hands are reckoned for each missing factory."""
        self.faith = 0.82
        """How likely each of them is built at all."""
        self.investor = 15.0
        """What an investor costs that has to be won: part of a hand, a car and the risk."""
        self.business = 0.4
        """The share of the hands to come that shares and investors may take."""
        self.hope = 0.5
        """How much counts of what shares may bring that cannot be sold yet."""
        self.most_shares = 1
        """How many shares are sold at most."""
        self.raise_step = 8.0
        """What each step of influence costs when the share value is raised."""
        self.bid_reach = 80
        """Up to which column the second hub is bid for."""


def first_taste() -> Taste:
    """What the bot believed when it was first measured: it sold too many shares, and feared the
    way too little."""
    taste = Taste()
    taste.engineer = 34.0
    taste.bid_reach = 60
    taste.nearness = 1.0
    taste.wages = 22.0
    taste.most_shares = 2
    taste.spare = 7.0
    taste.engine = 8.0
    taste.entry = 0.8
    taste.business = 0.5
    taste.open_demand = 16.0
    taste.site = 9.0
    taste.patience = 2.5
    return taste
