"""The decisions of Planet Steam, as frozen values."""

from typing import Literal

from footplate.core.action import Action

Resource = Literal["quartz", "ore", "water", "energy"]
Converter = Literal["quartz", "ore", "energy"]
Strength = Literal["weak", "moderate", "strong"]


class UpgradeCarrier(Action, frozen=True):
    """Raise a carrier by one class: for free at set-up or by the Bank Agent, else bought."""

    resource: Resource


# Auctions. ----------------------------------------------------------------------------------------


class Bid(Action, frozen=True):
    """Bid credits for what is auctioned."""

    amount: int


class Pass(Action, frozen=True):
    """Leave this bidding round."""


class ChooseSpecialist(Action, frozen=True):
    """Take one of the specialist cards that are left, by the number on it."""

    number: int


class TakeLicense(Action, frozen=True):
    """Engineer: take a building license."""


class TakeCredits(Action, frozen=True):
    """Engineer: take credits."""


class TakeFromReserve(Action, frozen=True):
    """Bank Agent: take a resource from the reserve."""

    resource: Resource


class Decline(Action, frozen=True):
    """Make no use of a specialist's benefit."""


class TakeBonus(Action, frozen=True):
    """Take a resource out of the bonus resource box."""

    resource: Resource


class PlaceOrderMarker(Action, frozen=True):
    """Variable trading: the resource is traded in this place of the order."""

    number: int
    resource: Resource


# Optional cards. ----------------------------------------------------------------------------------


class Manipulate(Action, frozen=True):
    """Price manipulation: choose how strong it is, and pay for it."""

    strength: Strength


class MovePrice(Action, frozen=True):
    """Price manipulation: move a price up or down."""

    resource: Resource
    spaces: int


class EndManipulation(Action, frozen=True):
    """Price manipulation: move no more."""


class Sabotage(Action, frozen=True):
    """Choose who has to tip a tank over."""

    seat: int


class TipTank(Action, frozen=True):
    """Tip one of the own tanks over for the rest of the round."""

    zone: str


class KeepCarrier(Action, frozen=True):
    """Pay again for the freelance carrier and keep it."""


class GiveUpCarrier(Action, frozen=True):
    """Put the freelance carrier up for auction."""


# Zones. -------------------------------------------------------------------------------------------


class PlaceClaim(Action, frozen=True):
    """Variable claims: place an own claim marker."""

    zone: str


class PlaceNeutral(Action, frozen=True):
    """Variable claims: place a neutral claim marker."""

    zone: str


class AuctionZone(Action, frozen=True):
    """Venturer: the zone that is auctioned."""

    zone: str


class RollFor(Action, frozen=True):
    """Try to claim a zone with the die."""

    zone: str


class ClaimZone(Action, frozen=True):
    """Claim a zone: one that the die left, or any by predictable claiming."""

    zone: str


class UseLicense(Action, frozen=True):
    """Claim an unclaimed or a neutral zone with a building license."""

    zone: str


class PassClaim(Action, frozen=True):
    """Claim nothing."""


class PlaceAirship(Action, frozen=True):
    """Moor the support airship at a row."""

    row: int


# Tank Phase. --------------------------------------------------------------------------------------


class Activate(Action, frozen=True):
    """Pay the activation cost."""


class DeclineActivation(Action, frozen=True):
    """Take a water instead of acting in the Tank Phase."""


class BuyTank(Action, frozen=True):
    """Buy a tank from the local market and place it."""

    zone: str


class ImportTank(Action, frozen=True):
    """Import a tank and place it."""

    zone: str


class BuyConverter(Action, frozen=True):
    """Buy a converter for a tank; a converter that it had moves to a bare tank, or back to the
    reserve (None)."""

    converter: Converter
    zone: str
    moved_to: str | None = None


class BuySupercharger(Action, frozen=True):
    zone: str


class Rearrange(Action, frozen=True):
    """Lift all own tanks and attachments, to place them anew."""


class Place(Action, frozen=True):
    """Rearranging: what stands on the next own zone."""

    zone: str
    tank: bool = False
    converter: Converter | None = None
    supercharger: bool = False


class EndTanks(Action, frozen=True):
    """End the own turn of the Tank Phase."""


# Resource Phase. ----------------------------------------------------------------------------------


class SwitchOff(Action, frozen=True):
    """Let a tank stand idle."""

    zone: str


class Extract(Action, frozen=True):
    """Extract with all tanks that are not idle."""


class Stow(Action, frozen=True):
    """Put one of the resources that exceed their carriers on the freelance carrier."""

    resource: Resource


class BuyResource(Action, frozen=True):
    amount: int


class SellResource(Action, frozen=True):
    amount: int


class PassTrade(Action, frozen=True):
    """Neither buy nor sell; the price moves all the same."""


class BuyLicense(Action, frozen=True):
    """Buy a building license."""


class SellLicense(Action, frozen=True):
    """Sell a building license."""


class BuyLuxury(Action, frozen=True):
    """Buy luxury quarters."""


class PassCertificates(Action, frozen=True):
    """Neither buy nor sell a certificate."""


AnyAction = (
    UpgradeCarrier
    | Bid
    | Pass
    | ChooseSpecialist
    | TakeLicense
    | TakeCredits
    | TakeFromReserve
    | Decline
    | TakeBonus
    | PlaceOrderMarker
    | Manipulate
    | MovePrice
    | EndManipulation
    | Sabotage
    | TipTank
    | KeepCarrier
    | GiveUpCarrier
    | PlaceClaim
    | PlaceNeutral
    | AuctionZone
    | RollFor
    | ClaimZone
    | UseLicense
    | PassClaim
    | PlaceAirship
    | Activate
    | DeclineActivation
    | BuyTank
    | ImportTank
    | BuyConverter
    | BuySupercharger
    | Rearrange
    | Place
    | EndTanks
    | SwitchOff
    | Extract
    | Stow
    | BuyResource
    | SellResource
    | PassTrade
    | BuyLicense
    | SellLicense
    | BuyLuxury
    | PassCertificates
)
