"""Transformations, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Mortis by day


def mortis(code: str) -> Tabletop:
    """Mortis with this side up, and a damaged character on each team."""
    t = Tabletop("T01 T03", "T02", deck=" ".join(["T31"] * 20), their_deck=" ".join(["T31"] * 20))
    t.battlefield(code)
    t.copy("T01").damage = t.copy("their T02").damage = 3
    t.support("T11").damage = 2
    return t


def sides(t: Tabletop) -> tuple[int, int, int]:
    """How much damage lies on the characters."""
    return t.copy("T01").damage, t.copy("T03").damage, t.copy("their T02").damage


def shown(t: Tabletop) -> str:
    """Which battlefield lies there."""
    return t.state.definition_of(t.state.copies[t.state.battlefield]).facts.code


@card("13010A")
def test_mortis_heals_everyone_by_day_and_turns_to_night() -> None:
    """When upkeep begins."""
    t = mortis("13010A")

    t.pass_turn()
    t.pass_turn()
    t.keep_hands()

    assert ((2, 0, 2), "13010B", 2) == (sides(t), shown(t), t.copy("T11").damage)


@card("13010A")
@pytest.mark.parametrize(("answer", "code"), [("yes", "13010B"), ("no", "13010A")])
def test_mortis_may_be_flipped_by_a_claim_by_day(answer: str, code: str) -> None:
    """After one damage is healed from anyone."""
    t = mortis("13010A")

    t.answer("claim", "yes")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")
    assert "you: may" == t.asked()
    t.answer(answer)

    assert ((3, 0, 2), code) == (sides(t), shown(t))


# Mortis by night


@card("13010B")
def test_mortis_strikes_everyone_by_night_and_turns_to_day() -> None:
    """When upkeep begins; shields block it."""
    t = mortis("13010B")
    t.copy("T03").shields = 1

    t.pass_turn()
    t.pass_turn()
    t.keep_hands()

    assert ((4, 0, 4), "13010A", 2) == (sides(t), shown(t), t.copy("T11").damage)


@card("13010B")
@pytest.mark.parametrize(("answer", "code"), [("yes", "13010A"), ("no", "13010B")])
def test_mortis_may_be_flipped_by_a_claim_by_night(answer: str, code: str) -> None:
    """After one damage is dealt to anyone."""
    t = mortis("13010B")
    t.copy("their T02").shields = 1

    t.answer("claim", "yes")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")
    assert "you: may" == t.asked()
    t.answer(answer)

    assert ((3, 0, 3), code, 0) == (sides(t), shown(t), t.copy("their T02").shields)


@card("13010A", "13010B")
def test_mortis_waits_for_upkeep_only(code: str) -> None:
    """Not for the action phase."""
    t = mortis(code)

    assert hears(t, code, AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, UPKEEP))
    assert not hears(t, code, AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, ACTION))


@card("13010A", "13010B")
@ruling("arh.clar.tr.02")
def test_mortis_begins_by_day(code: str) -> None:
    """A list names its first side."""
    wrong = [] if code == "13010A" else ["reverse_side 13010B"]

    assert wrong == faults(listed("T600", battlefield=code))
