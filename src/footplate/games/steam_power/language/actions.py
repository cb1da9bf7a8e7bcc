"""The decisions of Steam Power, as frozen values."""

from footplate.core.action import Action

Track = tuple[int, int]
"""Two edges of a hex, 0 to 5 clockwise from north (SP-MAP-03)."""


class LayTrack(Action, frozen=True):
    """Lay a tile with this track on an empty hex, or cross the track that is there.

    One track at a time: no empty hex gets a crossing (SP-CROSS-01).
    """

    hex: str
    track: Track


class RemoveTrack(Action, frozen=True):
    """Take the end tile of the own incomplete link off the map."""

    hex: str


class ReplaceTrack(Action, frozen=True):
    """Change the track of the end tile of the own incomplete link."""

    hex: str
    track: Track


class EndTrack(Action, frozen=True):
    """Done: lay no second tile."""


class BuildFactory(Action, frozen=True):
    """Build a factory on a city, with this many cubes."""

    hex: str
    cubes: int


class FulfilContract(Action, frozen=True):
    """Show a contract of one's hand and begin to fulfil it."""

    contract: str


class TakeResource(Action, frozen=True):
    """Fetch the next resource of the contract from a factory.

    `pay` is what each other seat receives for it (factory and links), as pairs of seat and
    dollars in the order of the seats; in basic solo, where the bank gets it all, it is empty.
    """

    hex: str
    pay: tuple[tuple[int, int], ...] = ()


class BuyResource(Action, frozen=True):
    """Buy the next resource of the contract from the bank."""


class DeclineBonus(Action, frozen=True):
    """Give up the bonus action of the contract just fulfilled."""


class TakeContracts(Action, frozen=True):
    """Draw two contracts."""


class TakeContractFrom(Action, frozen=True):
    """The supply is empty: take a random contract from this seat's hand."""

    seat: int


class TakeMoney(Action, frozen=True):
    """Take $3 from the bank."""


class AutomaStep(Action, frozen=True):
    """The Automa does the next step of its turn: it draws its contracts, or plays one."""


AnyAction = (
    LayTrack
    | RemoveTrack
    | ReplaceTrack
    | EndTrack
    | BuildFactory
    | FulfilContract
    | TakeResource
    | BuyResource
    | DeclineBonus
    | TakeContracts
    | TakeContractFrom
    | TakeMoney
    | AutomaStep
)
