"""The laws of the table notice what is wrong, and pass what is right."""

from collections.abc import Callable

import pytest

from dejarik.games.swccg.advice.against import RULINGS
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import Table
from dejarik.laws.contract import LawBroken
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.answer_words import AGAINST
from dejarik.titles.swccg.laboratory import table_laws
from dejarik.titles.swccg.laboratory.explanation_laws import explained, known_rulings

GAME = synthetic_game()


def table() -> Laid:
    """A battle in its weapons segment, with an armed trooper."""
    laid = Laid(
        GAME,
        "dark street, dark gate, dark bay",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        "light trooper @ 1, light hero @ 1",
        phase="battle",
        dark_top="dark droid",
    )
    laid.answer("battle Street")
    return laid


def whole(t: Table) -> None:
    """All laws that are asked after every answer."""
    table_laws.cards_conserved(t)
    table_laws.holders_sound(t)
    table_laws.strips_in_order(t)
    table_laws.life_force_shown(t)
    table_laws.amounts_sane(t)


def _twice(t: Table) -> None:
    t.pile(0, ids.HAND).append(t.pile(0, ids.RESERVE)[0])


def _gone(t: Table) -> None:
    t.pile(1, ids.RESERVE).pop()


def _stranger(t: Table) -> None:
    t.pile(0, ids.LOST).append(t.pile(1, ids.RESERVE).pop())


def _round_and_round(t: Table) -> None:
    weapon = next(one for one in t.copies.values() if ids.is_copy(one.holder))
    t.copies[weapon.holder].holder = weapon.id


def _held_by_the_gone(t: Table) -> None:
    next(one for one in t.copies.values() if ids.is_copy(one.holder)).holder = 19_999


def _out_of_order(t: Table) -> None:
    strip = t.strips["Town"]
    at = next(place for place in strip if "Bay" in t.definition(place).title)
    strip.remove(at)
    strip.insert(1, at)


def _place_lost(t: Table) -> None:
    t.strips["Town"].pop()


def _negative(t: Table) -> None:
    t.battles[0].attrition[1] = -1


@pytest.mark.parametrize(
    "spoil",
    [
        _twice,
        _gone,
        _stranger,
        _round_and_round,
        _held_by_the_gone,
        _out_of_order,
        _place_lost,
        _negative,
    ],
)
def test_what_is_wrong_is_noticed(spoil: Callable[[Table], None]) -> None:
    """One thing at a time; before it all is well."""
    t = table().table
    whole(t)
    spoil(t)

    with pytest.raises(LawBroken):
        whole(t)


def test_who_owes_may_not_be_offered_a_pass() -> None:
    """In the damage segment Light owes; a pass among its options would be noticed."""
    laid = Laid(
        GAME, "dark street", "dark hero @ 1", "light trooper @ 1", phase="battle", dark_force=1
    )
    laid.answer("battle Street", "no")
    decision = laid.decision()
    table_laws.debts_asked(laid.table, decision)
    passing = table().decision()
    decision.options.append(next(one for one in passing.options if one.kind == 7))

    with pytest.raises(LawBroken, match="owes and may pass"):
        table_laws.debts_asked(laid.table, decision)


def test_reasons_agree_with_what_is_offered() -> None:
    """An option taken off the list is noticed."""
    laid = Laid(GAME, "dark street", dark_hand="dark trooper, dark hero", dark_force=3)
    decision = laid.decision()
    explained(GAME, laid.table, decision)
    del decision.options[0]

    with pytest.raises(LawBroken, match="is explained as"):
        explained(GAME, laid.table, decision)


def test_every_reason_has_words_and_rulings_of_the_register() -> None:
    """No key without either."""
    cited = {ruling for rulings in RULINGS.values() for ruling in rulings}

    assert set(RULINGS) == set(AGAINST)
    assert set() == cited - known_rulings()
