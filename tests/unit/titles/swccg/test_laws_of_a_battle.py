"""The laws of strips, battles, windows, likelihoods, numbers and odds notice what is wrong."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.state import State
from dejarik.laws.contract import LawBroken
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.laboratory import explanation_laws, odds_laws, table_laws

GAME = synthetic_game()


def table() -> Laid:
    """A battle in its weapons segment, with an armed trooper."""
    laid = Laid(
        GAME,
        "dark street, dark gate, dark bay",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        "light trooper @ 1, light hero @ 1",
        phase="battle",
    )
    laid.answer("battle Street")
    return laid


def of_table(t: Table) -> None:
    """The laws of a table as it lies that speak of strips, amounts and battles."""
    table_laws.holders_sound(t)
    table_laws.strips_in_order(t)
    table_laws.amounts_sane(t)
    table_laws.battles_marked(t)


def _no_part_of_a_place(t: Table) -> None:
    next(one for one in t.copies.values() if one.slot == pieces.PRESENT).slot = pieces.LAYER


def _held_by_nothing(t: Table) -> None:
    next(one for one in t.copies.values() if one.slot == pieces.PRESENT).holder = 0


def _place_without_a_card(t: Table) -> None:
    place = t.places[t.strips["Town"][0]]
    del t.copies[place.layers.pop()]


def _place_of_a_gone_card(t: Table) -> None:
    t.places[t.strips["Town"][0]].layers.insert(0, 19_999)


def _place_of_another_system(t: Table) -> None:
    t.places[t.strips["Town"][0]].strip = "Elsewhere"


def _activated_too_much(t: Table) -> None:
    t.players[1].generation = -1


def _damage_below_nothing(t: Table) -> None:
    t.battles[0].damage[0] = -1


def _battle_nowhere(t: Table) -> None:
    t.battles[0].place = 1_999


def _endless(t: Table) -> None:
    t.turn_count = table_laws.MOST_TURNS + 1


def _fights_unmarked(t: Table) -> None:
    t.copies[t.battles[0].took_part[0]].marks = 0


def _excluded_unmarked(t: Table) -> None:
    t.battles[0].excluded.append(t.battles[0].took_part[0])


def _hit_after_all(t: Table) -> None:
    t.copies[t.battles[0].took_part[0]].marks |= pieces.HIT
    t.battles = []


SPOILED = [
    (_no_part_of_a_place, "is in no place"),
    (_held_by_nothing, "held by nothing"),
    (_place_without_a_card, "has no card"),
    (_place_of_a_gone_card, "has cards that are gone"),
    (_place_of_another_system, "is in the strip"),
    (_activated_too_much, "activated too much"),
    (_damage_below_nothing, "battle damage is"),
    (_battle_nowhere, "fought nowhere"),
    (_endless, "is played"),
    (_fights_unmarked, "fights unmarked"),
    (_excluded_unmarked, "excluded unmarked"),
    (_hit_after_all, "after a battle these are marked"),
]


@pytest.mark.parametrize(("spoil", "words"), SPOILED)
def test_what_is_wrong_is_named(spoil: Callable[[Table], None], words: str) -> None:
    """One thing at a time, in the words of its law; before it all is well."""
    t = table().table
    of_table(t)
    spoil(t)

    with pytest.raises(LawBroken, match=words):
        of_table(t)


def test_life_force_is_what_is_shown_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that counts and is not shown is noticed."""
    t = table().table
    table_laws.life_force_shown(t)
    monkeypatch.setattr(Table, "life_force", lambda *_asked: 61)

    with pytest.raises(LawBroken, match="seat 0 has"):
        table_laws.life_force_shown(t)


def test_nobody_is_asked_for_hidden_cards_alone() -> None:
    """Light is asked for a hand that all know to be of no use here, as nobody would be."""
    laid = table()
    decision = laid.decision()
    table_laws.asked_by_the_public(GAME, laid.table, decision)
    t = laid.table
    decision.seat = 1
    t.players[1].piles[ids.HAND].clear()
    t.copies = {
        one: copy for one, copy in t.copies.items() if copy.slot == pieces.LAYER or copy.side == 0
    }

    with pytest.raises(LawBroken, match="is asked for its hidden cards"):
        table_laws.asked_by_the_public(GAME, t, decision)


def test_two_passes_close_a_window() -> None:
    """A window that asks after two of them is noticed."""
    laid = table()
    decision = laid.decision()
    t = laid.table
    t.frames[-1].y = 2

    with pytest.raises(LawBroken, match="asked after two passes"):
        table_laws.asked_by_the_public(GAME, t, decision)


@pytest.mark.parametrize("likely", [[0.5, 0.6], [1.5, -0.5], [1.0], None])
def test_likelihoods_add_up(monkeypatch: pytest.MonkeyPatch, likely: list[float] | None) -> None:
    """Too much, below nothing, of one seat only, or none at all."""
    t = table().table
    table_laws.evaluated(GAME, t)
    monkeypatch.setattr(CustomizableCardGame, "evaluate", lambda *_asked: likely)

    with pytest.raises(LawBroken, match="evaluated as"):
        table_laws.evaluated(GAME, t)


def test_evaluating_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moves a card while thinking is noticed."""

    def evaluate(self: CustomizableCardGame, s: State) -> list[float]:
        table_of(s).pile(0, ids.LOST).append(table_of(s).pile(0, ids.RESERVE).pop())
        return [0.5, 0.5]

    monkeypatch.setattr(CustomizableCardGame, "evaluate", evaluate)

    with pytest.raises(LawBroken, match="evaluating changed the table"):
        table_laws.evaluated(GAME, table().table)


def test_an_explained_number_is_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power of one more than is explained is noticed."""
    laid = table()
    decision = laid.decision()
    explanation_laws.numbers_explained(laid.table, decision)
    monkeypatch.setattr(explanation_laws, "value", lambda *asked: value(*asked) + 1)

    with pytest.raises(LawBroken, match="is explained as"):
        explanation_laws.numbers_explained(laid.table, decision)


def test_a_target_that_is_not_offered_has_a_reason() -> None:
    """A place taken off the list of where a card may go is noticed."""
    laid = Laid(GAME, "dark street, dark gate", dark_hand="dark hero", dark_force=9)
    laid.answer("deploy dark hero")
    decision = laid.decision()
    explanation_laws.targets_explained(GAME, laid.table, decision)
    del decision.options[0]

    with pytest.raises(LawBroken):
        explanation_laws.targets_explained(GAME, laid.table, decision)


HALVES = {"total": {1: Fraction(1, 2), 2: Fraction(1, 2)}}


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ([HALVES, {"total": {1: Fraction(1)}}], "is told as"),
        ([{"total": {1: Fraction(1, 2)}}] * 2, "add up to"),
        ([{"total": {1: Fraction(3, 2), 2: Fraction(-1, 2)}}] * 2, "of destiny:1 are"),
    ],
)
def test_odds_know_nothing_hidden_and_add_up(
    monkeypatch: pytest.MonkeyPatch, told: list[dict[str, dict[int, Fraction]]], words: str
) -> None:
    """The same in both worlds, one in all, and none below nothing."""
    laid = table()
    decision = laid.decision()
    odds_laws.odds_sound(GAME, laid.table, decision)
    answers = iter(told)
    monkeypatch.setattr(odds_laws, "odds_told", lambda *_asked: next(answers))

    with pytest.raises(LawBroken, match=words):
        odds_laws.odds_sound(GAME, laid.table, decision)
