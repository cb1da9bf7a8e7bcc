"""Planet Steam in the terminal: what may be typed, what is shown, whole games by hand."""

import re
from pathlib import Path
from typing import Any

import pytest

import footplate
from footplate import Action, BadInput
from footplate.cli.play import new_record
from footplate.cli.seats import default_seats, parse_seats
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.actions import AnyAction
from footplate.games.planet_steam.language.views import PlanetSteamView
from tests.cli.driving import Screen, play_typed, run
from tests.form import whole_games

GAME = footplate.game("planet-steam")
FOUR = "me:Ann,random,random,random"
VARIANTS = (
    "immobile_tanks",
    "river_limits",
    "variable_trading",
    "variable_claims",
    "price_manipulation",
    "sabotage",
    "freelance_carrier",
)
CLAIMS: dict[str, Any] = {
    **dict.fromkeys(("B1", "C1", "B2", "C4", "E5"), 0),
    **dict.fromkeys(("D1", "A5"), 1),
    **dict.fromkeys(("A2", "C6"), "neutral"),
}
TANKS: list[dict[str, Any]] = [
    {"zone": "B1", "converter": "ore", "supercharger": True},
    {"zone": "C1", "converter": "ore"},
    {"zone": "C4"},
    {"zone": "E5", "converter": "quartz"},
    {"zone": "D1", "converter": "energy"},
]


class People(Screen):
    """Several people at one keyboard: they press Enter whenever they hand it over."""

    def read(self, prompt: str) -> str:
        return "" if "press Enter" in prompt else super().read(prompt)


def screen(seats: str = FOUR, options: Any = None, seed: int = 5, **more: Any) -> Screen:
    record = new_record(GAME, parse_seats(seats, GAME), None, seed, options or {})
    return People(seats, game=GAME, record=record, **more)


def placed(step: str = "tanks", seats: str = "me:Ann,me:Bob", **position: Any) -> Screen:
    """A screen with a position in place of a start."""
    options = position.pop("options", {})
    shown = screen(seats, options, **position.pop("screen", {}))
    goods = {"quartz": 3, "ore": 3, "water": 4, "energy": 3}
    count = len(shown.table.seats)
    people = [{"credits": 81 + n, "card": n + 1, "resources": goods} for n in range(count)]
    told: dict[str, Any] = {
        "players": people,
        "claims": CLAIMS,
        "tanks": TANKS,
        "step": step,
        "seat": 0,
    }
    if count < 4:
        # Columns A and E are closed to two.
        told["claims"] = {z: owner for z, owner in CLAIMS.items() if z[0] not in "AE"}
        told["claims"]["D5"] = 0
        told["tanks"] = [{**t, "zone": t["zone"].replace("E5", "D5")} for t in TANKS]
    shown.table.state = GAME.position(
        {"game": "planet-steam", "options": options, **told, **position}
    )
    return shown


def view(shown: Screen) -> PlanetSteamView:
    found = shown.table.state.view(shown.table.state.seat)
    assert isinstance(found, PlanetSteamView)
    return found


def typed(shown: Screen, action: Action) -> str:
    """What a player types for an action."""
    plain: dict[type[Action], str] = {
        a.Pass: "pass",
        a.TakeLicense: "license",
        a.TakeCredits: "credits",
        a.Decline: "decline",
        a.EndManipulation: "done",
        a.KeepCarrier: "keep",
        a.GiveUpCarrier: "give up",
        a.PassClaim: "pass",
        a.Activate: "act",
        a.DeclineActivation: "water",
        a.Rearrange: "rearrange",
        a.EndTanks: "done",
        a.Extract: "extract",
        a.PassTrade: "pass",
        a.BuyLicense: "license",
        a.SellLicense: "sell license",
        a.BuyLuxury: "luxury",
        a.PassCertificates: "pass",
    }
    zoned: dict[type[Action], str] = {
        a.TipTank: "tip",
        a.PlaceClaim: "own",
        a.PlaceNeutral: "neutral",
        a.AuctionZone: "auction",
        a.RollFor: "roll",
        a.ClaimZone: "claim",
        a.UseLicense: "licence",
        a.BuyTank: "tank",
        a.ImportTank: "import",
        a.BuySupercharger: "charge",
        a.SwitchOff: "off",
    }
    zone = getattr(action, "zone", None)
    if zone is not None and type(action) in zoned:
        return f"{zoned[type(action)]} {zone}"
    match action:
        case a.UpgradeCarrier(resource):
            return f"upgrade {resource}"
        case a.Bid(amount):
            return f"bid {amount}" if amount % 2 else str(amount)
        case a.ChooseSpecialist(number):
            return f"take {number}"
        case a.TakeFromReserve(resource) | a.TakeBonus(resource):
            return f"take {resource}"
        case a.PlaceOrderMarker(number, resource):
            return f"order {number} {resource}"
        case a.Manipulate(strength):
            return strength
        case a.MovePrice(resource, spaces):
            return f"{resource} {spaces:+d}"
        case a.Sabotage(seat):
            return f"sabotage {seat + 1}"
        case a.PlaceAirship(row):
            return f"row {row}"
        case a.BuyConverter(converter, zone, moved_to):
            return f"{converter} {zone} to {moved_to}" if moved_to else f"{converter} {zone}"
        case a.Place(zone, tank, converter, supercharger):
            if not tank:
                return "none"
            return f"{converter or 'water'}{' charged' if supercharger else ''}"
        case a.Stow(resource):
            return f"stow {resource}"
        case a.BuyResource(amount):
            return f"buy {amount}"
        case a.SellResource(amount):
            return f"sell {amount}"
    return plain[type(action)]


# --- whole games --------------------------------------------------------------------------------


@whole_games
def test_every_action_can_be_typed() -> None:
    kinds = set[type[Action]]()
    for seed, seats, options in (
        (1, "me:Ann,me:Bob,me:Cy,me:Di,me:Ed", {}),
        (2, "me:Ann,me:Bob,me:Cy", dict.fromkeys(VARIANTS, True)),
        (3, "me:Ann,me:Bob,me:Cy,me:Di", {"freelance_carrier": True, "sabotage": True}),
        (4, "me:Ann,me:Bob", {"predictable_claiming": True, "price_manipulation": True}),
    ):
        shown = screen(seats, options, seed, height=24)
        kinds |= play_typed(shown, seed, typed)
        shown.table.record.replay()
    # What chance rarely does has tests of its own.
    rare = {a.Stow, a.BuySupercharger, a.SellLicense}
    assert kinds >= set(AnyAction.__args__) - rare


@whole_games
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_game_against_bots(bot: str) -> None:
    shown = screen(f"me:Ann,{bot},{bot},{bot}", height=24)
    play_typed(shown, 2, typed)
    assert "The game is over" in shown.text
    assert "has won" in shown.text or "share the win" in shown.text


def test_a_game_from_the_shell_and_its_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = "\n".join(["water", "players", "map", "terminal", "quit", "y"])
    done = run(
        *("play", "planet-steam", "--seats", FOUR, "--seed", "3", "--save", str(file)),
        *("--option", "variable-claims=yes"),
        typed=words + "\n",
    )
    assert done.returncode in (0, 130), done.stderr
    assert "Upgrade one of your carriers" in done.stdout
    again = run("replay", str(file), "--at", "1")
    assert again.returncode == 0, again.stderr
    assert "│ A1" in again.stdout
    found = run("rules", "planet-steam", "PS-BID-04")
    assert "PS-BID-04" in found.stdout


def test_the_usual_seats() -> None:
    assert default_seats(GAME) == "me,greedy,greedy,greedy"


# --- what is shown ------------------------------------------------------------------------------


def test_the_opening_shows_map_terminal_and_players() -> None:
    text = screen(height=24).type("help")
    assert "│ A1      │ B1    1 │" in text
    assert "│ A2    N │" in text
    assert "│ A4≈     │ B4≈   N │" in text
    assert "1 quartz price 12  4 ·······○●············ 24  pass → 11" in text
    assert "supply  6  0 k·bb·gg·y●·oo·rrrr 12  yellow -1" in text
    assert "tank market: 12 of 14; the next 14 credits, 1 water; then 16" in text
    assert "1/4 I" in text
    assert "roll C3" in text
    assert len(text.splitlines()) < 100


@pytest.mark.parametrize("width", [80, 100, 119, 120, 160])
def test_nothing_is_cut_off(width: int) -> None:
    shown = placed(seats="me:Ann,me:Bob,random,random", airship=1, screen={"width": width})
    text = shown.type("map", "terminal", "players", "cards", "market", "forecast", "round", "help")
    assert "…" not in re.sub(r"\d … \d", "", text)
    assert all(len(line) <= width for line in text.splitlines())
    assert "│ A1      │ B1+   1 │ C1+   1 │ D1    2 │ E1      │ ◂==" in text
    assert "│         │   [O]^  │   [O]   │   [E]   │" in text


def test_closed_zones_tipped_and_idle_tanks() -> None:
    tanks = [
        {"zone": "B1", "tipped": True},
        {"zone": "C1", "converter": "ore"},
        {"zone": "C4", "converter": "energy"},
    ]
    shown = placed("extract", tanks=tanks, options={"sabotage": True}, saboteur=1, round=2)
    text = shown.type("off C1", "map", "look B1", "look C1", "look C4", "look A1", "look")
    assert "│░░░░░░░░░│" in text
    assert "/W/" in text
    assert "(O)" in text
    assert "tipped over" in text
    assert "switched off" in text
    assert "runs without energy" in text
    assert "A1: zone, closed with 2 players" in text
    assert "Look at which zone?" in text


def test_letters_alone_will_do() -> None:
    shown = placed()
    plain = shown.desk.map(shown.table.state)  # type: ignore[attr-defined]
    assert plain is not None
    lines = [line.plain for line in shown.desk._drawing(shown.table.state).lines(True)]  # type: ignore[attr-defined]
    assert all(line.isascii() for line in lines)


def test_the_end_phase_is_foretold() -> None:
    supply = {"quartz": 4, "ore": 3, "water": 6, "energy": 5}
    assert "production now: 3 tanks" in placed(supply=supply).type("market")
    short = placed(supply={**supply, "ore": 0}, stock=0).type("market")
    assert "production now: none; ore lacking: price then 13" in short
    assert "tank market: out of stock" in short
    assert "it is the last one" in placed(stock=1).type("market")


def test_the_round_and_the_turn_order() -> None:
    text = placed(seats=FOUR).type("round", "cards")
    assert "Round 1 of 5 · Tank Phase" in text
    ribbon = "Specialists Zones Airship [Tank Phase] Extraction Trade Certificates then 2 3 4"
    assert ribbon in text
    assert "Airship Captain  3 random 3" in text
    assert "bonus resource box: empty" in text


def test_credits_of_others_stay_hidden() -> None:
    shown = placed()
    text = shown.type("players", "score", "market", "cards", "why bid 3")
    assert "81" in text
    assert "82" not in text
    assert "?" in text
    open_ = placed(options={"open_credits": True})
    assert "82" in open_.type("players", "score")
    assert shown.desk.secret
    assert not open_.desk.secret


def test_the_score_before_the_end_tells_no_ranking() -> None:
    lines = placed().type("score").splitlines()
    rows = [line for line in lines if re.match(r"[12] (Ann|Bob) .*\d", line)]
    assert rows[-2].startswith("1 Ann")
    assert rows[-1].startswith("2 Bob")
    assert "+ ?" in rows[-1]


# --- auctions and zones -------------------------------------------------------------------------


def test_bids_are_a_range() -> None:
    shown = placed(
        "bid-specialist",
        auction={"bidding": [0, 1], "bid": 11, "high": 1},
        players=[{"credits": 54}, {"credits": 60}],
    )
    text = shown.type("why bid 11", "why bid 55", "why 12", "bid lots", "12")
    assert "Auction of specialist 1 of 2: 11 by 2 Bob · still in: 1 Ann, 2 Bob" in text
    assert "Bid 12 to 54 (you have 54 credits) or `pass`" in text
    assert "[PS-BID-06]" in text
    assert "You cannot pay that.  [PS-BID-09]" in text
    assert "Legal: bid 12" in text
    assert "is no number" in text
    assert "Ann bids 12." in text
    assert len(text.splitlines()) < 60


def test_a_specialist_by_number_or_title() -> None:
    def asked() -> Screen:
        people = [{"credits": 54}, {"credits": 60}]
        return placed("choose-specialist", players=people, won=[0], box=["ore", "water"])

    text = asked().type("take nobody", "take captain", "license", "take quartz", "water")
    assert "There is no specialist 'nobody'" in text
    assert "take 2  Airship Captain and Engineer" in text
    assert "Ann takes Airship Captain and Engineer (turn 2)." in text
    assert "receives" in text
    assert "[PS-BONUS-02]" in text
    assert "Ann takes water from the bonus resource box." in text
    assert "Ann takes Lady Steam and Venturer" in asked().type("1")
    assert "[PS-BID-12]" in asked().type("take 7")


def test_zones_are_claimed() -> None:
    shown = placed("claim")
    text = shown.type("claim B3", "license B3", "roll B1", "roll Z9", "B3", "pass")
    assert "roll C2    C2 D2" in text
    assert "license    – You have no building license. [PS-CLAIM-10]" in text
    assert "[PS-CLAIM-10]" in text
    assert "[PS-CLAIM-02]" in text
    assert "There is no zone 'z9'" in text
    assert "B3: zone, unclaimed, no tank" in text
    assert "Ann claims nothing." in text
    shown = placed("choose-zone", players=[{"card": 1}, {"card": 2}])
    assert "Ann puts zone B3 up for auction." in shown.type("B3", "pass")
    assert "pay half of the bid" in shown.text


def test_the_airship_and_who_gains_by_it() -> None:
    text = placed("airship", players=[{"card": 2}, {"card": 1}]).type("row 9", "4")
    assert "row 1  tanks there: 2 of Ann, 1 of Bob" in text
    assert "[PS-AIR-01]" in text
    assert "Ann moors the airship at the mooring point of row 4." in text


# --- tanks --------------------------------------------------------------------------------------


def test_the_tank_menu_says_where_for_how_much_and_why_not() -> None:
    shown = placed()
    text = shown.type("tank B2", "import B2", "ore B2 to C4", "energy D1", "water B2")
    text += shown.type("charge C1", "round")
    assert "tank B2         20 credits, 1 water" in text
    assert "– You have no zone without a tank. [PS-TANK-08]" in text
    assert "ore 4→7" in text
    assert "[PS-TANK-08]" in text
    assert "[PS-TANK-14]" in text
    assert "[PS-TANK-11]" in text
    assert "A tank without a converter gives water" in text
    assert "Ann buys a supercharger for the tank on C1: 2 quartz, 1 ore, 1 water." in text
    assert "You have 61 credits, 1 quartz, 2 ore, 2 water, 3 energy." in text
    assert "That costs 2 quartz, which you lack. [PS-ROUND-18]" in text


def test_a_replaced_converter_goes_to_another_tank() -> None:
    shown = placed()
    shown.type("converter energy D5 to C4")
    found = {tank.zone: tank.converter for tank in view(shown).tanks}
    assert found["D5"] == "energy"
    assert found["C4"] == "quartz"


def test_rearranging_by_a_few_words() -> None:
    shown = placed()
    text = shown.type("why move B1 B2", "move B1 B2, swap C1 D5; convert B2 C4")
    assert "Legal: rearrange tanks and attachments." in text
    assert "Ann rearranges: C1 quartz; B2 water with supercharger; C4 ore; D5 ore." in text
    assert "[PS-PLACE-04]" in shown.type("swap C1 D5")
    shown = placed()
    text = shown.type("charge B1 C1", "tank B2", "arrange B1 quartz, C1 ore^, B2 ore, C4 e, D5")
    assert "Ann rearranges: B1 ore; C1 ore with supercharger; C4 water; D5 quartz." in text
    assert "[PS-PLACE-07]" in text  # there is no energy converter
    assert view(shown).hand is None
    text = shown.type("arrange B1 quartz, C1 ore^, B2 ore, C4, D5")
    assert "C4 water; D5 water" in text
    text = placed().type("convert D5 off")
    assert "Back to the reserve: 1 quartz converter." in text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("move B1 C1", "C1 has a tank already"),
        ("move B1 D1", "D1 is no zone of yours"),
        ("move B2 D5", "no tank on B2"),
        ("move B1", "needs two zones"),
        ("swap B1 B1", "needs two zones"),
        ("convert C4 B1", "has no converter"),
        ("charge C1 B1", "C1 has no supercharger"),
        ("arrange B1 ore", "You have 4 tanks to arrange, not 1"),
        ("arrange B1 wood", "Say each zone once"),
        ("move B1 Q9", "There is no zone"),
    ],
)
def test_a_layout_that_cannot_be(words: str, reason: str) -> None:
    shown = placed()
    before = shown.table.state.digest()
    assert reason in shown.type(words, f"why {words}")
    assert shown.table.state.digest() == before


def test_immobile_tanks_stay_and_tipped_ones_too() -> None:
    shown = placed(options={"immobile_tanks": True})
    assert "[PS-VAR-02]" in shown.type("move B1 B2")
    assert "Ann rearranges: B1 quartz with" in shown.type("convert B1 D5")
    tipped = [{**tank, "zone": tank["zone"].replace("E5", "D5")} for tank in TANKS]
    tipped[1] = {"zone": "C1", "tipped": True}
    shown = placed(tanks=tipped, options={"sabotage": True}, saboteur=1, round=2)
    text = shown.type("move B1 C1", "swap B1 C1", "ore C1", "move B1 B2")
    assert "[PS-PLACE-11]" in text
    assert "no tank on C1 that could be rearranged" in text
    assert "[PS-SAB-06]" in text
    assert "B2 ore with supercharger" in text


def test_rearranging_zone_by_zone() -> None:
    text = placed().type("rearrange", "quartz^", "none", "done", "ore", "ore^", "ore", "tank")
    assert "Rearranging: what stands on B1?" in text
    assert "Ann rearranges: B1 quartz with supercharger" in text
    assert "[PS-ROUND-07]" in text


# --- resources ----------------------------------------------------------------------------------


def test_a_proposed_layout_is_foretold_and_not_played() -> None:
    shown = placed()
    before = shown.table.state.digest()
    text = shown.type("forecast move B1 B2", "forecast jump")
    assert "energy needed" in text
    assert "such as `forecast move B2 D5`" in text
    assert shown.table.state.digest() == before


def test_extraction_is_foretold() -> None:
    shown = placed("extract", airship=1)
    text = shown.type("forecast", "extract", "off B2", "off D5 C4", "extract")
    assert "synergy              –    1" in text
    assert "airship              –    2" in text
    assert "[PS-EXTRACT-03]" in text
    assert "no room for" in text
    assert "Ann extracts" in text
    lean = [{"card": 1, "resources": {"energy": 1}}, {"card": 2}]
    shown = placed("extract", players=lean)
    assert "2 too few, switch tanks off" in shown.type("extract")
    assert "[PS-EXTRACT-04]" in shown.text


def test_trading_shows_where_supply_and_price_go() -> None:
    shown = placed("trade", trading="ore", supply={"quartz": 4, "ore": 7, "water": 6, "energy": 9})
    text = shown.type("3", "buy 3 water", "buy 9", "sell 4", "why sell 2", "buy lots", "buy 2")
    assert "2 ore    price  9  3 ·····○●··········· 20  pass → 8 ◂" in text
    assert "buy 1 … 3" in text
    assert "-9 … -27" in text
    assert "6 … 4" in text
    assert "no room for" in text
    assert "Buy or sell? `buy 3`" in text
    assert "Now ore is traded, not water." in text
    assert "[PS-TRADE-05]" in text
    assert "[PS-TRADE-08]" in text
    assert "Legal: sell 2 ore; supply 9 (yellow), then price 8." in text
    assert "Ann buys 2 ore at 9 for 18" in text
    assert "Ann sells 3 ore" in placed("trade", trading="ore").type("sell all")
    assert "The price of ore" in placed("trade", trading="ore").type("pass")


def test_certificates() -> None:
    text = placed("certificates").type("sell licence", "luxury")
    assert "[PS-CERT-03]" in text
    assert "Ann buys luxury quarters" in text
    assert "Ann buys a building license" in placed("certificates").type("licence")
    rich = placed("certificates", players=[{"card": 1, "licenses": 1}, {"card": 2}])
    assert "Ann sells a building license for 15." in rich.type("sell licence")


def test_stowing() -> None:
    players = [
        {"card": 1, "resources": {"quartz": 4, "ore": 4, "water": 4, "energy": 4}},
        {"card": 2},
    ]
    shown = placed(
        "extract",
        players=players,
        options={"freelance_carrier": True},
        freelance={"seat": 0, "bid": 3},
        airship=1,
    )
    text = shown.type("extract", "stow energy", "ore", "water")
    assert "What goes on the freelance carrier?" in text
    assert "[PS-FREE-07]" in text
    assert "Ann stows 1 ore on the freelance carrier." in text


# --- optional cards -----------------------------------------------------------------------------


def test_price_manipulation_is_a_range() -> None:
    players = [{"credits": 54, "card": 1}, {"credits": 60}]
    shown = placed("manipulate", players=players, won=[0], options={"price_manipulation": True})
    text = shown.type("manipulate much", "moderate", "quartz +1", "energy -1", "ore +1", "done")
    assert "How strong?" in text
    assert "Up or down by 1 to 4: ore, water, energy" in text
    assert "[PS-PRICE-07]" in text
    assert "The price of energy goes from 4 to 3" in text


def test_words_of_rules_that_are_not_played() -> None:
    text = placed().type(
        "weak", "tip B1", "keep", "order 2 ore", "stow ore", "row 3", "list", "more", "zzz"
    )
    for rule in ("PS-PRICE-12", "PS-SAB-09", "PS-FREE-14", "PS-ROUND-07"):
        assert f"[{rule}]" in text
    assert "supercharger for C1" in text
    assert "I do not understand 'zzz' here." in text


def test_words_that_say_nothing() -> None:
    from footplate.cli.planet_steam.words import resource
    from footplate.cli.typed import number

    assert resource("wood") is None
    with pytest.raises(BadInput):
        number("-3", "How many")
