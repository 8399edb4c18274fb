"""Moralo Eval: resources on him that pay for dice, also for those otherwise too dear."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, set_up


def moralo(
    *shown: tuple[str, str], on_him: int = 1, resources: int = 5, team: str = ""
) -> Tabletop:
    """Moralo Eval with resources on him, and dice that show these sides."""
    t = Tabletop(f"23032 T83 {team}".strip(), "T02 T83", resources=resources, hand="T38")
    t.upgrade("T26", on="T83")
    t.support("T70")
    t.support("T14")
    t.copy("23032").resources = on_him
    for label, side in shown:
        t.show(label, side)
    return t


@card("23032")
def test_moralo_begins_the_game_with_a_resource_on_him() -> None:
    """After setup, and nobody else."""
    t = set_up(["23032", "T02"], ["T02"])

    assert (1, 0) == (t.copy("23032").resources, t.copy("T02").resources)
    assert hears(t, "23032", AFTER, Event(ev.SETUP_DONE))


@card("23032")
@pytest.mark.parametrize(("answer", "left", "paid"), [("yes", 0, 0), ("no", 1, 1)])
def test_moralo_may_pay_for_a_die(answer: str, left: int, paid: int) -> None:
    """One resource of his for one of the cost."""
    t = moralo(("T83", "2MD1"))

    t.answer("resolve melee")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer(answer, "their T02")

    assert (left, 5 - paid) == (t.copy("23032").resources, t.resources())
    assert 2 == t.copy("their T02").damage


@card("23032")
def test_moralo_asks_nothing_where_nothing_is_to_be_paid() -> None:
    """A die without a cost, and one that is resolved for nothing but may cost something."""
    t = moralo(("T83", "2ID"))

    t.answer("resolve indirect")

    assert t.asked().startswith("they")


@card("23032")
def test_moralo_without_resources_asks_nothing() -> None:
    """The die costs what it shows."""
    t = moralo(("T83", "2MD1"), on_him=0)

    t.answer("resolve melee", "their T02")

    assert (4, 0) == (t.resources(), t.copy("23032").resources)


@card("23032")
def test_moralo_does_not_pay_for_an_opponent() -> None:
    """It is not you who resolves that die."""
    t = moralo()
    t.show("their T83", "2MD1")

    t.answer("pass", "resolve melee", "T83")

    assert (1, 4) == (t.copy("23032").resources, t.resources(THEM))


@card("23032")
def test_moralo_pays_for_any_die_that_you_resolve() -> None:
    """One of an opponent's too, if a card lets you."""
    t = moralo()
    t.show("their T83", "2R1")

    t.answer("play T38", "yes")

    assert (0, 8) == (t.copy("23032").resources, t.resources())


@card("23032")
@ruling("arh.part2.costs.01")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 0), ("no", 1)])
def test_moralo_pays_for_a_die_that_costs_damage(answer: str, damage: int) -> None:
    """Its cost is lowered as well."""
    t = moralo(("T14", "3MDi1"), team="T02")

    t.answer("resolve melee", answer)
    if damage:
        t.answer("T02")
    t.answer("their T02")

    assert (1 - (answer == "yes"), 5) == (t.copy("23032").resources, t.resources())
    assert (damage, 3) == (t.copy("T02").damage, t.copy("their T02").damage)


@card("23032")
@ruling("arh.part2.costs.03")
@pytest.mark.parametrize(("on_him", "is_offered"), [(0, False), (1, True)])
def test_moralo_lets_a_die_be_resolved_that_is_too_dear(on_him: int, is_offered: bool) -> None:
    """As long as there is a resource on him."""
    t = moralo(("T83", "2MD1"), on_him=on_him, resources=0)

    assert is_offered == ("resolve melee" in t.options())


@card("23032")
def test_what_is_missing_must_come_from_moralo() -> None:
    """It is taken without a question."""
    t = moralo(("T83", "2MD1"), resources=0)

    t.answer("resolve melee", "their T02")

    assert (0, 0, 2) == (t.copy("23032").resources, t.resources(), t.copy("their T02").damage)


@card("23032")
@pytest.mark.parametrize(("resources", "is_offered"), [(0, False), (1, True)])
def test_moralo_takes_no_more_than_one_off_a_die(resources: int, is_offered: bool) -> None:
    """One that costs two more than there is stays too dear, whatever lies on him."""
    t = moralo(on_him=3, resources=resources)
    t.support("10003")
    t.show("10003", "4RD2")

    assert is_offered == ("resolve ranged" in t.options())
    if is_offered:
        t.answer("resolve ranged", "their T02")
        assert (2, 0, 4) == (t.copy("23032").resources, t.resources(), t.copy("their T02").damage)


@card("23032")
def test_moralo_asks_nothing_of_what_is_free() -> None:
    """A card lets the die be resolved without its cost."""
    t = Tabletop("23032 22072", "T02", hand="22075")
    t.copy("23032").resources = 1
    t.show("23032", "1R")

    t.answer("play 22075", "yes", "their T02")

    assert (1, 4, 2) == (t.copy("23032").resources, t.resources(), t.copy("their T02").damage)


@card("23032")
@pytest.mark.parametrize(("on_him", "modifiers"), [(1, 0), (2, 1)])
def test_moralo_pays_for_each_of_the_dice_resolved_together(on_him: int, modifiers: int) -> None:
    """A base die that costs one and a modifier that does: both are too dear."""
    t = moralo(("T83", "1RD1"), ("T26", "+1RD1"), on_him=on_him, resources=0)

    t.answer("resolve ranged")
    assert (modifiers == 1) == (t.asked() == "you: modifiers")
    if modifiers:
        assert ["die T26 +1RD1", "stop"] == t.options()
        t.answer("die T26 +1RD1")
    t.answer("their T02")

    assert (0, 1 + modifiers) == (t.copy("23032").resources, t.copy("their T02").damage)


@card("23032")
def test_moralo_is_asked_about_each_die() -> None:
    """The base die first; with one resource of yours he may be left out once."""
    t = moralo(("T83", "1RD1"), ("T26", "+1RD1"), on_him=2, resources=1)

    t.answer("resolve ranged", "die T26 +1RD1")
    assert "you: may" == t.asked()
    t.answer("no")
    t.answer("their T02")

    assert (1, 0, 2) == (t.copy("23032").resources, t.resources(), t.copy("their T02").damage)


@card("23032")
@pytest.mark.parametrize(("answers", "left", "paid"), [("no no", 2, 2), ("yes no", 1, 1)])
def test_moralo_may_pay_for_one_die_and_not_for_the_other(
    answers: str, left: int, paid: int
) -> None:
    """With enough resources each is a question of its own."""
    t = moralo(("T83", "1RD1"), ("T26", "+1RD1"), on_him=2)

    t.answer("resolve ranged", "die T26 +1RD1", *answers.split(), "their T02")

    assert (left, 5 - paid) == (t.copy("23032").resources, t.resources())


@card("23032")
def test_the_special_of_moralo_deals_damage_and_puts_a_resource_on_him() -> None:
    """Indirect damage that the opponent spreads, and that shields block."""
    t = moralo(("23032", "Sp"))
    t.copy("their T83").shields = 1

    t.answer("resolve special")
    t.answer("their T02", "their T83")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T83").damage)
    assert (2, 5) == (t.copy("23032").resources, t.resources())


@card("23032")
@pytest.mark.parametrize("resources", [0, 1])
def test_moralo_pays_for_no_side_that_a_die_does_not_show(resources: int) -> None:
    """The die itself is not resolved then: the side is too dear, or is paid for as usual."""
    t = Tabletop("23032 23073", "T02", resources=resources, hand="25024")
    t.copy("23032").resources = 2
    t.show("23073", "-")

    t.answer("play 25024")

    sides = ["1RD", "2ID", "1F", "1Sh", *(["2R1"] if resources else [])]
    assert ("you: side_of_card", sides) == (t.asked(), t.options())
    if resources:
        t.answer("2R1")
        assert (1, 2) == (t.copy("23032").resources, t.resources())
