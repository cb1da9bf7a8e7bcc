# footplate: compiled
"""Questions, answers and luck in words."""

from collections.abc import Callable, Sequence
from typing import Any

from footplate.core.action import Action
from footplate.core.chance import AskedChance
from footplate.core.luck import Pieces
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.play.zones import placements, places_neutral
from footplate.games.planet_steam.told.manipulating import moving
from footplate.games.planet_steam.told.plan_words import role_words


def _trade_sentence(state: State) -> str:
    resource, seat = traded(state), state.mover
    name = NAMES[resource]
    return (
        f"Buy or sell {name} at {state.price[resource]}: the terminal has "
        f"{state.supply[resource]}, you have {state.has(seat, resource)} "
        f"and room for {state.room(seat, resource)} more."
    )


def _placing_sentence(state: State) -> str:
    if state.river_left:
        return f"Place a neutral claim on the river ({state.river_left} left)."
    due, neutral = placements(state)[state.placed :], places_neutral(state)
    left = due.count(2 * state.mover + int(neutral))
    what = "a neutral claim marker" if neutral else "a claim marker of your own"
    return f"Place {what} ({left} left for you)."


def _specialist_sentence(state: State) -> str:
    left = state.rules.seats - len(state.won)
    what = f"one of {left} specialists"
    if state.high < 0:
        return f"Open the bidding: the highest bid chooses {what}."
    return f"The bid to choose {what} stands at {state.bid}: raise it, or pass."


def _bid_sentence(state: State, what: str) -> str:
    if state.high < 0:
        return f"Open the bidding for {what}."
    return f"The bid for {what} stands at {state.bid}: raise it, or pass."


_ATTACHMENTS = "converters and superchargers"


def _rearranging(state: State, action: a.Rearrange) -> str:
    return f"rearrange {_ATTACHMENTS if state.rules.immobile else 'tanks and attachments'}"


def _tanks_sentence(state: State) -> str:
    tanks = "1 tank is" if state.stock == 1 else f"{state.stock or 'no'} tanks are"
    move = f"move {_ATTACHMENTS}" if state.rules.immobile else "rearrange"
    return f"Buy and {move}, then end the turn; {tanks} for sale."


_SENTENCES: dict[int, Callable[[State], str]] = {
    steps.UPGRADE: lambda s: "Upgrade one of your carriers to class 2 for free.",
    steps.BID_SPECIALIST: _specialist_sentence,
    steps.CHOOSE_SPECIALIST: lambda s: "Choose a specialist.",
    steps.ENGINEER: lambda s: f"The Engineer: a building license or {s.rules.engineer} credits?",
    steps.BANK_AGENT: lambda s: "The Bank Agent: a better carrier or a resource?",
    steps.BONUS: lambda s: "Take a resource out of the bonus resource box.",
    steps.MANIPULATE: lambda s: "How strong is your price manipulation?",
    steps.MOVE_PRICES: moving,
    steps.SABOTAGE: lambda s: "Sabotage: which opponent has to tip a tank over?",
    steps.ORDER_MARKER: lambda s: "Place an order marker: when is a resource traded?",
    steps.PLACE_CLAIMS: _placing_sentence,
    steps.CHOOSE_ZONE: lambda s: "Venturer: which zone is auctioned?",
    steps.BID_ZONE: lambda s: _bid_sentence(s, f"zone {s.rules.zones[s.zone]}"),
    steps.CLAIM: lambda s: "Claim a zone, or pass.",
    steps.DIRECTION: lambda s: f"The roll for {s.rules.zones[s.zone]} failed: which zone instead?",
    steps.AIRSHIP: lambda s: (
        "Airship Captain: at which row does the airship moor? Each tank there extracts 1 more."
    ),
    steps.KEEP_CARRIER: lambda s: (
        f"Keep the freelance carrier for {s.freelance_bid}, or put it up for auction?"
    ),
    steps.BID_CARRIER: lambda s: _bid_sentence(s, "the freelance carrier"),
    steps.ACTIVATE: lambda s: (
        "Pay 1 water to act in the Tank Phase, or take 1 water and sit it out?"
    ),
    steps.TANKS: _tanks_sentence,
    steps.REARRANGE: lambda s: f"Rearranging: what stands on {s.rules.zones[s.next_zone]}?",
    steps.EXTRACT: lambda s: "Extract resources; tanks can be switched off first.",
    steps.STOW: lambda s: "What goes on the freelance carrier?",
    steps.TRADE: _trade_sentence,
    steps.CERTIFICATES: lambda s: "Buy or sell a certificate, or pass.",
}


def sentence(state: State, names: Sequence[str]) -> str:
    if state.step == steps.TIP_TANK:
        return f"Sabotage by {names[state.saboteur]}: which of your tanks is tipped over?"
    return _SENTENCES[state.step](state)


def _titles(state: State, number: int) -> str:
    return role_words(state.rules.roles[state.rules.card_turns.index(number)])


def _placed(state: State, action: a.Place) -> str:
    if not action.tank:
        return f"{action.zone}: no tank"
    charged = " with supercharger" if action.supercharger else ""
    return f"{action.zone}: {action.converter or 'water'} tank{charged}"


def _converter(state: State, action: a.BuyConverter) -> str:
    words = f"{action.converter} converter for {action.zone}"
    return f"{words}, the old one to {action.moved_to}" if action.moved_to else words


def _fixed(words: str) -> Callable[[State, Any], str]:
    return lambda state, action: words


WORDS: dict[type[Action], Callable[[State, Any], str]] = {
    a.UpgradeCarrier: lambda s, x: f"upgrade the {x.resource} carrier",
    a.Bid: lambda s, x: f"bid {x.amount}",
    a.Pass: _fixed("pass"),
    a.ChooseSpecialist: lambda s, x: f"take {_titles(s, x.number)}",
    a.TakeLicense: _fixed("take a building license"),
    a.TakeCredits: lambda s, x: f"take {s.rules.engineer} credits",
    a.TakeFromReserve: lambda s, x: f"take {x.resource} from the reserve",
    a.Decline: _fixed("take nothing"),
    a.TakeBonus: lambda s, x: f"take {x.resource}",
    a.PlaceOrderMarker: lambda s, x: f"{x.resource} in place {x.number}",
    a.Manipulate: lambda s, x: f"{x.strength} manipulation",
    a.MovePrice: lambda s, x: f"move {x.resource} by {x.spaces:+d}",
    a.EndManipulation: _fixed("end the manipulation"),
    a.TipTank: lambda s, x: f"tip the tank on {x.zone} over",
    a.KeepCarrier: _fixed("keep the freelance carrier"),
    a.GiveUpCarrier: _fixed("put the freelance carrier up for auction"),
    a.PlaceClaim: lambda s, x: f"own claim on {x.zone}",
    a.PlaceNeutral: lambda s, x: f"neutral claim on {x.zone}",
    a.AuctionZone: lambda s, x: f"auction zone {x.zone}",
    a.RollFor: lambda s, x: f"roll for {x.zone}",
    a.ClaimZone: lambda s, x: f"claim {x.zone}",
    a.UseLicense: lambda s, x: f"license for {x.zone}",
    a.PassClaim: _fixed("claim nothing"),
    a.PlaceAirship: lambda s, x: f"airship to row {x.row}",
    a.Activate: _fixed("pay 1 water to act"),
    a.DeclineActivation: _fixed("take 1 water instead"),
    a.BuyTank: lambda s, x: f"buy a tank for {x.zone}",
    a.ImportTank: lambda s, x: f"import a tank to {x.zone}",
    a.BuyConverter: _converter,
    a.BuySupercharger: lambda s, x: f"supercharger for {x.zone}",
    a.Rearrange: _rearranging,
    a.Place: _placed,
    a.EndTanks: _fixed("end the turn"),
    a.SwitchOff: lambda s, x: f"switch off {x.zone}",
    a.Extract: _fixed("extract"),
    a.Stow: lambda s, x: f"stow {x.resource}",
    a.BuyResource: lambda s, x: f"buy {x.amount} {NAMES[traded(s)]}",
    a.SellResource: lambda s, x: f"sell {x.amount} {NAMES[traded(s)]}",
    a.PassTrade: _fixed("pass"),
    a.BuyLicense: _fixed("buy a building license"),
    a.SellLicense: _fixed("sell a building license"),
    a.BuyLuxury: _fixed("buy luxury quarters"),
    a.PassCertificates: _fixed("pass"),
}


def label(state: State, action: Action, names: Sequence[str]) -> str:
    """An action as a person would choose it."""
    if isinstance(action, a.Sabotage):
        return f"sabotage {names[action.seat]}"
    return WORDS[type(action)](state, action)


def pieces(state: State) -> Pieces:
    """The die that is rolled in the middle of an action, or of the set-up."""
    chance = state.chance
    assert isinstance(chance, AskedChance)
    place = state.plan().name(chance.place)
    return Pieces(chance.what, DICE[chance.what].format(place))


DICE = {
    "first-player": "{} rolls a die; the highest is the first player.",
    "claim": "Roll the die for {}.",
    "sabotage": "Roll the die for the tank on {} that is put upright.",
    "river-neutrals": "Roll the die for the neutral claims on the river.",
}
