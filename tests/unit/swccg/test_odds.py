"""
Odds are what playing every deal comes to, and tell nothing that the seat does not know.

Every deal of the cards that a seat cannot tell apart is laid and played on by the rules; the odds
count none of that by themselves.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import HIT
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.rules.battle_numbers import destiny_total
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import PASS, YES
from dejarik.kernel.state import State
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg import games

Odds = dict[str, dict[int, Fraction]]
GAME = synthetic_game()
DARK = 0
LIGHT = 1


def know(laid: Laid, seat: int, hidden: int) -> None:
    """Dark comes to know every card of a seat but the next ones of its Reserve Deck."""
    table = laid.table
    top = table.pile(seat, ids.RESERVE)[-hidden:]
    first = 1 + seat * ids.DECK
    for card in range(first, first + ids.DECK):
        if card not in top:
            table.knowledge.show(card, DARK)


def deals(t: Table) -> Iterator[Table]:
    """Every way the cards that Dark cannot tell apart may lie, each as a table of its own."""
    hidden = [
        [
            card
            for card in range(1 + seat * ids.DECK, 1 + (seat + 1) * ids.DECK)
            if not t.knowledge.knows(DARK, card)
        ]
        for seat in range(2)
    ]
    for dark in permutations([t.knowledge.identity[card] for card in hidden[DARK]]):
        for light in permutations([t.knowledge.identity[card] for card in hidden[LIGHT]]):
            other = t.clone()
            for cards, order in zip(hidden, (dark, light), strict=True):
                for card, number in zip(cards, order, strict=True):
                    other.knowledge.identity[card] = number
            yield other


def counted(t: Table, outcome: Callable[[Table], dict[str, int]]) -> Odds:
    """What every deal comes to when it is played on, as chances."""
    found: Odds = {}
    whole = 0
    for deal in deals(t):
        whole += 1
        for name, amount in outcome(deal).items():
            chances = found.setdefault(name, {})
            chances[amount] = chances.get(amount, Fraction(0)) + 1
    return {
        name: {amount: count / whole for amount, count in sorted(chances.items())}
        for name, chances in found.items()
    }


def played(
    t: Table, until: Callable[[Table], bool], laid: Laid, first: tuple[str, ...] = ()
) -> Table:
    """A table on which these options are chosen, then everybody passes and draws."""
    laid.table = t
    for label in first:
        laid.answer(label)
    for _ in range(60):
        if until(laid.table):
            return laid.table
        decision = laid.decision()
        kinds = [one.kind for one in decision.options]
        choice = kinds.index(YES) if YES in kinds else kinds.index(PASS)
        laid.game.apply(laid.table, decision.seat, decision.id, choice)
    raise AssertionError(laid.asked())


def totals(t: Table) -> dict[str, int]:
    """What a battle came to, for Dark."""
    battle = t.battle()
    assert battle is not None
    return {
        "win": int(battle.winner == DARK),
        "lose": int(battle.winner == LIGHT),
        "own_power": battle.totals[DARK],
        "their_power": battle.totals[LIGHT],
        "own_damage": battle.damage[DARK],
        "their_damage": battle.damage[LIGHT],
        "own_attrition": battle.attrition[DARK],
        "their_attrition": battle.attrition[LIGHT],
    }


def is_totalled(t: Table) -> bool:
    """Whether the power of both sides is known."""
    battle = t.battle()
    return battle is not None and sum(battle.totals) > 0


def without_zero(odds: Odds, names: Odds) -> Odds:
    """The named chances that are not nothing."""
    return {
        name: {amount: chance for amount, chance in odds[name].items() if chance} for name in names
    }


def field_of_battle(**around: str) -> Laid:
    """Heroes on both sides, who draw one battle destiny each, and a trooper of Dark."""
    laid = Laid(
        GAME,
        "dark street",
        "dark hero @ 1, dark trooper @ 1",
        "light hero @ 1, light leader @ 1",
        phase="battle",
        dark_top="dark droid, dark hero, dark rage",
        light_top="light sense, light trooper, light droid",
        **around,  # type: ignore[arg-type]
    )
    know(laid, DARK, 3)
    know(laid, LIGHT, 3)
    return laid


def test_odds_of_a_battle_before_it_is_begun_are_those_of_all_deals() -> None:
    """Thirty-six deals are fought; power, winner, damage and attrition come as often as told."""
    laid = field_of_battle()
    told = odds_of(laid.table, DARK, f"battle:{laid.sites[0]}")
    start = laid.table

    fought = counted(
        start, lambda deal: totals(played(deal, is_totalled, laid, ("battle Street",)))
    )

    assert fought == without_zero(told, fought)
    assert {1: Fraction(1)} == told["own_draws"]
    assert {3: Fraction(1)} == told["their_unseen"]


def test_odds_during_a_battle_know_what_has_been_drawn() -> None:
    """In the weapons segment all is open; once Dark has drawn, only Light's destiny is."""
    laid = field_of_battle(light_hand="light rage")
    laid.answer("battle Street")
    place = laid.sites[0]

    def check() -> Odds:
        table = laid.table
        told = odds_of(table, DARK, f"battle:{place}")
        fought = counted(table, lambda deal: totals(played(deal, is_totalled, laid)))
        assert fought == without_zero(told, fought)
        laid.table = table
        return told

    assert {1: Fraction(1)} == check()["own_draws"]
    laid.pass_until("dark: battle_destiny")
    assert {1: Fraction(1)} == check()["own_draws"]
    laid.answer("yes")
    assert "light: battle_destiny" == laid.asked()
    assert {0: Fraction(1)} == check()["own_draws"]
    laid.answer("no")
    assert is_totalled(laid.table)
    told = odds_of(laid.table, DARK, f"battle:{place}")
    assert {amount: Fraction(1) for amount in [totals(laid.table)["own_power"]]} == told[
        "own_power"
    ]


def test_a_side_without_ability_draws_nothing_and_causes_no_attrition() -> None:
    """A trooper alone has one ability: its side has power one for sure."""
    laid = Laid(GAME, "dark street", "dark trooper @ 1", "light hero @ 1", phase="battle")
    told = odds_of(laid.table, DARK, f"battle:{laid.sites[0]}")

    assert {1: Fraction(1)} == told["own_power"]
    assert {0: Fraction(1)} == told["their_attrition"]
    assert {0: Fraction(1)} == told["own_draws"]
    assert {0: Fraction(1), 1: Fraction(0)} == told["win"]


def armed(sites: str = "dark street") -> Laid:
    """A trooper with a rifle against a leader of defence two and a hero of four."""
    laid = Laid(
        GAME,
        sites,
        "dark trooper + dark rifle @ 1",
        "light leader @ 1, light hero @ 1",
        phase="battle",
        dark_top="dark droid, dark hero, dark trooper",
    )
    know(laid, DARK, 3)
    know(laid, LIGHT, 1)
    return laid


@pytest.mark.parametrize(("target", "chance"), [("light leader", 2), ("light hero", 0)])
def test_odds_of_a_shot_are_those_of_all_deals(target: str, chance: int) -> None:
    """Of three, four and one two are above the leader's two; none is above the hero's four."""
    laid = armed()
    weapon, aim = laid.thing("dark rifle"), laid.thing(target)
    told = odds_of(laid.table, DARK, f"hit:{weapon}:{aim}")

    def outcome(deal: Table) -> dict[str, int]:
        first = ("battle Street", "fire dark rifle", target)
        table = played(deal, lambda t: weapon in _fired(t), laid, first)
        return {"hit": int(table.copies[aim].has(HIT))}

    fought = counted(laid.table, outcome)

    assert fought == without_zero(told, fought)
    assert Fraction(chance, 3) == told["hit"][1]
    assert {value(laid.table, st.DEFENCE, aim) + 1: Fraction(1)} == told["needed"]


def _fired(t: Table) -> list[int]:
    """The weapons that have been tried, once nothing of a shot is left to do."""
    battle = t.battle()
    drawing = any(type(f.op).__name__ in ("DrawDestiny", "Fire") for f in t.frames)
    return [] if battle is None or drawing else battle.weapons


def test_texts_of_a_location_count_for_a_shot() -> None:
    """Weapon destinies of Dark are one higher at this site, by its text."""
    game = games.game()
    laid = {
        code: Laid(
            game,
            code,
            "1_194 + 1_317 @ 1",
            "101_2 @ 1",
            phase="battle",
            filler=("1_194", "1_28"),
        )
        for code in ("1_284", "1_285")
    }
    means = {}
    for code, one in laid.items():
        weapon = next(copy for copy in one.table.copies if one.table.definition(copy).weapon)
        aim = next(copy for copy in one.table.copies if one.table.copies[copy].side == LIGHT)
        told = odds_of(one.table, DARK, f"hit:{weapon}:{aim}")
        means[code] = sum(total * chance for total, chance in told["total"].items())

    assert 1 == means["1_284"] - means["1_285"]


def test_odds_tell_nothing_of_what_a_seat_does_not_know() -> None:
    """In every imagined world the answers are the same, also about the other's cards."""
    laid = field_of_battle(light_hand="light rage, light sense")
    place = laid.sites[0]
    questions = ["destiny:1", "destiny:3", "destiny:2:1", f"battle:{place}"]
    laid.answer("battle Street")
    tables = [laid.table]
    laid.pass_until("dark: battle_destiny")
    laid.answer("yes")
    tables.append(laid.table)
    for table in tables:
        for seat in range(2):
            worlds: list[State] = [
                laid.game.determinize(table, seat, seed_from(f"world {number}"))
                for number in range(5)
            ]
            for question in questions:
                real = odds_of(table, seat, question)
                assert [real] * 5 == [odds_of(table_of(one), seat, question) for one in worlds]


def test_a_drain_takes_the_icons_for_sure() -> None:
    """One icon of Light at the street; where nobody is there is no drain."""
    laid = Laid(GAME, "dark street, dark gate", "dark trooper @ 1", phase="control")
    life = laid.table.life_force(LIGHT)
    told = odds_of(laid.table, DARK, f"drain:{laid.sites[0]}")

    assert {1: Fraction(1)} == told["loss"]
    assert {life - 1: Fraction(1)} == told["life"]
    laid.play("drain Street", "top of reserve")
    assert life - 1 == laid.table.life_force(LIGHT)
    with pytest.raises(ValueError, match="do not control"):
        odds_of(laid.table, DARK, f"drain:{laid.sites[1]}")


@pytest.mark.parametrize(
    "question",
    ["hit:1:2", "battle:1", "drain", "destiny:1:7", "battle:x", "hit:{weapon}:{own}", "sing:1"],
)
def test_odds_that_cannot_be_are_refused_in_words(question: str) -> None:
    """Things that are not there, targets of one's own side, words that mean nothing."""
    laid = armed()
    asked = question.format(weapon=laid.thing("dark rifle"), own=laid.thing("dark trooper"))

    with pytest.raises(ValueError, match=r"\w+ \w+"):
        odds_of(laid.table, DARK, asked)


def test_destinies_drawn_so_far_are_in_the_total() -> None:
    """While Dark's draw is answered its card counts already and nothing else is to come."""
    laid = field_of_battle()
    laid.answer("battle Street")
    laid.pass_until("dark: battle_destiny")
    laid.answer("yes")
    told = odds_of(laid.table, DARK, f"battle:{laid.sites[0]}")

    drawn = destiny_total(laid.table, DARK)
    assert {6 + drawn: Fraction(1)} == told["own_power"]
    assert [drawn] == [one.amount for one in laid.events(ev.DESTINY_DONE)]
