"""Activating characters and supports."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part5.activate.01", "arh.part2.symbols.01", "arh.part6.ready.01")
def test_activating_exhausts_and_rolls_all_dice_into_the_pool() -> None:
    """Both dice of an elite character; they are resolved by a later action only."""
    t = Tabletop("T02*2", "T01")
    t.next_roll("T02", "1R")

    t.answer("activate T02")

    assert (False, 2) == (t.copy("T02").ready, len(t.pool()))
    assert ("they: action", 5, []) == (t.asked(), t.resources(), t.events("die_resolved"))
    t.answer("pass", "resolve resource")
    assert ["T02"] == [t.label(one.source) for one in t.events("die_resolved")]


@ruling("arh.part6.ready.03", "arh.part6.ready.01")
def test_ready_characters_and_supports_exhaust_to_be_activated() -> None:
    """What is exhausted is not activated; the upgrade stays ready through all of it."""
    t = Tabletop("T02 T03", "T01")
    t.upgrade("T21", on="T02")
    t.support("T11")
    t.support("T13").ready = False
    assert ["activate T02", "activate T03", "activate T11", "claim", "pass"] == t.options()

    t.answer("activate T02", "pass", "activate T11", "pass")

    assert ["activate T03"] == [one for one in t.options() if one.startswith("activate")]
    ready = [t.copy(one).ready for one in ("T02", "T03", "T11", "T21")]
    assert [False, True, False, True] == ready


@ruling("arh.part5.activate.02", "arh.part1.upgrades.13")
def test_upgrade_dice_are_rolled_with_their_character() -> None:
    """Those of other characters are not."""
    t = Tabletop("T02 T03")
    t.upgrade("T21", on="T02")
    t.upgrade("T21", on="T03")

    t.answer("activate T02")

    assert ["T02", "T21"] == [one.split()[0] for one in t.pool()]


@ruling("arh.part1.upgrades.14", "arh.part1.upgrades.15")
def test_upgrades_neither_exhaust_nor_need_to_be_ready() -> None:
    """An exhausted upgrade's die is rolled, a ready one stays ready."""
    t = Tabletop("T02")
    t.upgrade("T21", on="T02").ready = False
    t.upgrade("T22", on="T02")

    t.answer("activate T02")

    assert (2, True) == (len(t.pool()), t.copy("T22").ready)


@ruling("arh.part5.activate.04", "arh.faq.29")
def test_dice_already_in_the_pool_are_not_rolled_again() -> None:
    """A readied character rolls only what lies on its card, of its upgrades' dice too."""
    t = Tabletop("T02*2")
    t.upgrade("T21", on="T02")
    t.upgrade("T26", on="T02")
    t.show("T02", "1R")
    t.show("T21", "Sp")
    waiting = [t.copy("T02").dice[1], *t.copy("T26").dice]

    t.answer("activate T02")

    assert [waiting] == [event.items for event in t.events("dice_rolled")]
    assert (["T02 1R", "T21 Sp"], 4) == (t.pool()[:2], len(t.pool()))


@ruling("arh.faq.28", "arh.faq.29")
def test_dice_of_a_readied_character_stay_in_the_pool() -> None:
    """It is readied, keeps its dice there, and activates again without any."""
    t = Tabletop("T02*2", "T01")
    t.answer("activate T02", "pass")
    before = t.pool()

    emit(t.state, Event(ev.READIED, YOU, t.copy("T02").ref))
    t.state.decisions = None
    assert (True, before) == (t.copy("T02").ready, t.pool())
    t.answer("activate T02")

    assert before == t.pool()
    assert 2 == len(before)


@ruling("arh.part5.activate.05")
def test_dice_rolled_can_be_resolved_by_a_later_action() -> None:
    """Not at once, but on the next turn, and not by the opponent."""
    t = Tabletop("T02", "T01")
    t.next_roll("T02", "1R")

    t.answer("activate T02")
    assert ["activate their T01", "claim", "pass"] == t.options()
    t.pass_turn()
    assert ["resolve resource", "claim", "pass"] == t.options()
    t.answer("resolve resource")

    assert (6, []) == (t.resources(), t.pool())


@ruling("arh.part5.activate.01", "arh.part1.supports.05")
def test_a_support_with_a_die_can_be_activated() -> None:
    """It exhausts and rolls its die."""
    t = Tabletop()
    t.support("T13")

    t.answer("activate T13")

    assert (False, 1) == (t.copy("T13").ready, len(t.pool()))


@ruling("arh.part5.activate.06")
def test_a_support_without_a_die_cannot_be_activated() -> None:
    """Only the character is offered."""
    t = Tabletop()
    t.support("T12")

    assert ["activate T01", "claim", "pass"] == t.options()


@ruling("arh.part5.activate.07")
def test_an_exhausted_card_cannot_be_activated() -> None:
    """Neither character nor support."""
    t = Tabletop()
    t.support("T13").ready = False
    t.copy("T01").ready = False

    assert ["claim", "pass"] == t.options()


@ruling("arh.part6.ready.03", "arh.part5.activate.01")
def test_upgrades_plots_and_opponents_cards_are_not_activated() -> None:
    """Only your own characters and supports are."""
    t = Tabletop("T02", "T01")
    t.upgrade("T21", on="T02")
    t.support("T51")

    assert ["activate T02", "claim", "pass"] == t.options()


@pytest.mark.parametrize(("edition", "pool"), [({}, THEM), ({"rolled_for_controller": False}, YOU)])
def test_an_opponents_character_rolls_into_the_pool_its_edition_says(
    edition: dict[str, int], pool: int
) -> None:
    """You activate it by an effect: its controller's pool by default, else yours."""
    t = Tabletop("T01", "T02", hand="T112", edition=edition)
    t.next_roll("their T02", "1MD")

    t.answer("play T112")

    assert ["T02 1MD"] == t.pool(pool)
    assert [] == t.pool(1 - pool)
