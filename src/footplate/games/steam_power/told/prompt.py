# footplate: compiled
"""What is asked, in a player's words: groups of choices with price, effects and consequence."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from footplate.core.event import Effect, Event, effects_of
from footplate.core.prompt import MONEY, Choice, Group, Prompt
from footplate.core.view import Caution
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language.codec import decode_known
from footplate.games.steam_power.language.saying import BONUS_WORDS, contract_id, payments
from footplate.games.steam_power.language.steps import ACT, AUTOMA, BONUS, FETCH, LAY
from footplate.games.steam_power.play.flow import can_draw
from footplate.games.steam_power.play.fulfilment import price_of, price_table, total_of, wanted
from footplate.games.steam_power.play.legal import bonus_is_possible
from footplate.games.steam_power.play.scoring import flipped_value
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.positions.describe import step_name
from footplate.games.steam_power.told.placements import Placements
from footplate.games.steam_power.told.reasons import GROUPS, KINDS, groups_asked, why_no

BONUS_LOST: Final = "the bonus cannot be used now"


def ask(state: State, names: Sequence[str]) -> Prompt:
    """A group for each kind of answer to what is asked, empty ones with the reason."""
    wording = _Wording(state, names)
    choices: dict[str, list[Choice]] = {id: [] for id in groups_asked(state)}
    for code in state.codes():
        choices[KINDS[c.kind_of(code)]].append(wording.choice(code))
    groups = [
        Group(id, GROUPS[id], found, None if found else why_no(state, id))
        for id, found in choices.items()
    ]
    return Prompt(state.seat, step_name(state), _sentence(state, names), groups)


def _sentence(state: State, names: Sequence[str]) -> str:
    rules, seat, step = state.rules, state.mover, state.step
    money = f"you have ${state.money[seat]}"
    if step == ACT:
        if rules.solo:
            name = rules.company_names[state.company]
            return f"Round {state.round} of {rules.rounds}: an action for {name}; {money}."
        which = "first" if state.actions_left == rules.actions else "second"
        return f"Your {which} action; {money}."
    if step == LAY:
        return f"Lay a second tile, or be done; {money}."
    if step == FETCH:
        card = rules.cards[state.card]
        color = rules.colors[wanted(state)]
        place = f"{state.fetched + 1} of {len(card.resources)}"
        return f"{card.id}: where does resource {place}, {color}, come from? {money.capitalize()}."
    if step == BONUS:
        bonus = BONUS_WORDS[BONUS_NAMES[rules.cards[state.card].bonus]]
        return f"Your bonus: {bonus}, or give it up."
    if step == AUTOMA:
        what = "plays its next contract" if state.drew else "moves the marker and draws"
        return f"{names[seat]} {what}."
    return "The supply is empty: from whose hand do you take a contract?"


def luck_after(state: State) -> bool:
    """Whether luck follows where the present action ends: in basic solo a train is drawn."""
    if not state.rules.solo or state.actions_left > 1:
        return False
    return any(state.bag) or state.round < state.rules.rounds


class _Wording:
    """The legal codes of one position, as a person reads them."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.names = names
        self.seat = state.mover
        self.ends = luck_after(state)
        self.track = Placements(state, self.ends)
        self.table = price_table(state) if state.step == ACT else []
        self.usable: dict[int, bool] = {}
        self.cheapest = -1
        self.makers: dict[int, Callable[[int], Choice]] = {
            c.FACTORY: self._factory,
            c.FULFIL: self._contract,
            c.FETCH: self._source,
            c.BUY: self._source,
            c.TAKE_FROM: self._hand,
        }

    def choice(self, code: int) -> Choice:
        kind = c.kind_of(code)
        if kind in c.PLACEMENTS:
            return self.track.choice(code)
        return self.makers.get(kind, self._simple)(code)

    def _made(self, code: int, label: str, targets: list[str], **more: Any) -> Choice:
        return Choice(msgspec.to_builtins(decode_known(code)), label, targets, **more)

    def _simple(self, code: int) -> Choice:
        state, kind = self.state, c.kind_of(code)
        if kind == c.END_TRACK:
            return self._made(code, "done", [], commits=self.ends, note="no second tile")
        if kind == c.DECLINE:
            return self._made(code, "give up the bonus", [], commits=self.ends)
        if kind == c.MONEY:
            gift = state.rules.bank_gift
            effects = [Effect(self.seat, MONEY, gift)]
            more: dict[str, Any] = {"cost": {MONEY: -gift}, "effects": effects}
            return self._made(code, f"take ${gift}", [], commits=self.ends, **more)
        if kind == c.CONTRACTS:
            facts = {"contracts": state.rules.draw, "supply": state.supply()}
            note = f"two contracts; the supply has {state.supply()}"
            drawn = can_draw(state)
            more = {"commits": drawn or self.ends, "note": note, "facts": facts}
            return self._made(code, "take contracts", ["supply"], **more)
        commits = state.drew or can_draw(state)
        return self._made(code, f"{self.names[self.seat]} goes on", [], commits=commits)

    def _hand(self, code: int) -> Choice:
        seat = c.argument(code)
        count = len(self.state.hands[seat])
        note, facts = f"one of {count}, at random", {"seat": seat, "contracts": count}
        targets, label = [f"seat:{seat}"], f"from {self.names[seat]}"
        return self._made(code, label, targets, commits=True, note=note, facts=facts)

    def _factory(self, code: int) -> Choice:
        state, city = self.state, self._city(code)
        color, cubes = state.tiles[city], c.cubes_of(code)
        worth, word = flipped_value(state, color), state.rules.colors[color]
        board = state.rules.board
        least = min(state.rules.bonus_cubes) if state.step == BONUS else state.rules.factory_cubes
        few = [] if cubes >= least else [cubes]
        return self._made(
            code,
            f"factory in {board.city_name(city)}: {cubes} {word}",
            [board.labels[board.cities[city]]],
            effects=[Effect(self.seat, "factory", -1)],
            commits=self.ends,
            note=f"{worth} {'point' if worth == 1 else 'points'} once they are gone",
            facts={"color": word, "cubes": cubes, "points": worth},
            warnings=[
                Caution(self.seat, "SP-FACTORY-11", f"The stock has only {left} {word} left.")
                for left in few
            ],
        )

    def _contract(self, code: int) -> Choice:
        state, number = self.state, c.argument(code)
        card, total = state.rules.cards[number], total_of(state, number, self.table)
        if card.bonus not in self.usable:
            self.usable[card.bonus] = bonus_is_possible(state, card.bonus)
        usable, bonus = self.usable[card.bonus], BONUS_NAMES[card.bonus]
        words, warnings = contract_words(state, number), []
        if not usable:
            words += f" ({BONUS_LOST})"
            sentence = f"As things are, {BONUS_LOST}: {BONUS_WORDS[bonus]}."
            warnings.append(Caution(self.seat, "SP-FULFIL-32", sentence))
        return self._made(
            code,
            f"fulfil {card.id}",
            [contract_id(card.id)],
            effects=[Effect(self.seat, "contract", -1)],
            note=words,
            facts={"price": total, "points": card.vp, "money": card.money, "bonus": bonus},
            warnings=warnings,
        )

    def _source(self, code: int) -> Choice:
        state = self.state
        price, color = self._source_price(code), state.rules.colors[wanted(state)]
        if self.cheapest < 0:
            self.cheapest = min(map(self._source_price, state.codes()))
        best = price == self.cheapest
        mark = ["cheapest"] if best else []  # SP-FULFIL-12
        facts: dict[str, Any] = {"color": color, "cheapest": best}
        more: dict[str, Any] = {"cost": {MONEY: price} if price else {}, "facts": facts}
        pay = 0 if code == c.BUY else c.pay_of(code)
        paid = [(s, c.paid_to(pay, s)) for s in range(len(self.names)) if c.paid_to(pay, s)]
        more["effects"] = [Effect(self.seat, MONEY, -price)] if price else []
        more["effects"] += [Effect(seat, MONEY, amount) for seat, amount in paid]
        if state.fetched + 1 == len(state.rules.cards[state.card].resources):
            more |= self._fulfilled(code)
        if code == c.BUY:
            note = "; ".join(["none can be fetched", *mark])
            return self._made(code, f"buy {color} from the bank", [], note=note, **more)
        city = self._city(code)
        facts["flips"] = state.cubes[city] == 1
        label = f"{color} from {state.rules.board.city_name(city)}"
        if paid or price:
            label += f", {payments(self.names, paid) if paid else f'${price} to the bank'}"
        note = "; ".join([*(["flips the city"] if facts["flips"] else []), *mark])
        board = state.rules.board
        return self._made(code, label, [board.labels[board.cities[city]]], note=note, **more)

    def _fulfilled(self, code: int) -> dict[str, Any]:
        """After a last resource the contract pays at once, and luck may follow."""
        events: list[Event] = []
        after, effects = self.state.ahead(code, events), effects_of(events)
        if not any((effect.seat, effect.what) == (self.seat, MONEY) for effect in effects):
            # What is paid comes back: said, or the price would seem to be all of it.
            effects.append(Effect(self.seat, MONEY, 0))
        return {"effects": effects, "commits": after.stopped}

    def _city(self, code: int) -> int:
        board = self.state.rules.board
        return board.city_of[board.cell_at[c.spot_of(code)]]

    def _source_price(self, code: int) -> int:
        if code == c.BUY:
            return self.state.rules.bank_price
        return price_of(self.state, self._city(code), c.pay_of(code))


def contract_words(state: State, number: int) -> str:
    """What a contract asks for and gives."""
    card, colors = state.rules.cards[number], state.rules.colors
    parts = [f"{card.vp} VP"]
    if card.money:
        parts.append(f"${card.money}")
    if card.bonus:
        parts.append(BONUS_WORDS[BONUS_NAMES[card.bonus]])
    return f"{', '.join(colors[color] for color in card.resources)} → {', '.join(parts)}"
