# footplate: compiled
"""Refusals that several pages share."""

from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.play.state import State


def refuse_price(state: State, price: int, rule: str = "IS-TURN-22") -> Refusal | None:
    """With hidden money the sentence tells the price, which is public, and reads the same whatever
    the seat has (IS-VIEW-04)."""
    purse = state.money[state.mover]
    if price <= purse:
        return None
    if state.rules.hidden_money:
        return Refusal(rule, f"That costs {price} guldens, and you cannot pay that.")
    return Refusal(rule, f"That costs {price} guldens, and you have {purse}.")


def refuse_limit(state: State, link: int) -> Refusal | None:
    """At most two tracks in a city without an own station."""
    rules, seat = state.rules, state.mover
    for city in (rules.ends[link], rules.other_ends[link]):
        if state.full(seat, city):
            return Refusal(
                "IS-TRACK-08",
                f"You have {rules.open_tracks} tracks in {rules.city_names[city]} and no station "
                "there.",
            )
    return None


def touches(state: State, link: int) -> bool:
    """Whether one end of a link belongs to the mover's network."""
    rules, seat = state.rules, state.mover
    return state.in_network(seat, rules.ends[link]) or state.in_network(
        seat, rules.other_ends[link]
    )
