"""Chain of Command: a leader, and a die that outlives its character."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def chain(on: str, hand: str = "") -> Tabletop:
    """Chain of Command on a character of yours that one hit will defeat."""
    t = Tabletop(f"{on} T02", "T07 T01", hand=hand)
    code = on.partition("*")[0]
    t.upgrade("22097", on=code)
    for one in (code, "T02"):
        t.copy(one).damage = t.state.definition_of(t.copy(one)).facts.health - 3
    t.show("their T07", "3MD")
    return t


def fall(t: Tabletop, who: str, *answers: str) -> None:
    """A character of yours is struck down."""
    t.answer("pass", "resolve melee", who, *answers)


@card("22097")
def test_the_attached_character_is_a_leader() -> None:
    """And nobody else."""
    t = chain("T03")

    assert has_subtype(t.state, t.copy("T03"), "leader")
    assert not has_subtype(t.state, t.copy("T02"), "leader")


@card("22097")
@ruling("arh.clar.dop.02")
def test_the_die_comes_along_when_the_upgrade_is_redeployed() -> None:
    """It has its die before it moves, and no question is asked about an only die."""
    t = chain("T03")

    fall(t, "T03")
    assert ("you: may", 1) == (t.asked(), len(t.copy("22097").dice))
    t.answer("yes")

    assert (t.copy("T02").ref, ["T02", "22097"]) == (t.copy("22097").host, t.in_play())
    assert t.copy("22097").ref == t.state.dice[t.copy("22097").dice[0]].copy


@card("22097")
def test_which_of_two_dice_stays_is_chosen() -> None:
    """One may lie in the pool; the other one is set aside. Upgrades have dice of their own."""
    t = chain("T03*2")
    t.upgrade("T21", on="T03")
    t.show("T03", "2RD")

    fall(t, "T03")
    assert "you: choose" == t.asked()
    assert sorted(t.options()) == sorted(["die T03 1MD", "die T03 2RD"])
    t.answer("die T03 2RD", "yes")

    assert (1, []) == (len(t.copy("22097").dice), t.pool())


@card("22097")
def test_the_die_comes_before_the_defeat_whoever_brings_it_about() -> None:
    """Damage or an effect, yours or an opponent's."""
    t = chain("T03")

    for seat in (YOU, THEM):
        assert hears(t, "22097", BEFORE, Event(ev.DEFEATED, seat, t.copy("T03").ref))


@card("22097")
def test_a_chain_that_is_not_redeployed_goes_with_the_die() -> None:
    """Redeploy is optional, the die is not."""
    t = chain("T03")

    fall(t, "T03", "no")

    assert (["22097"], ["T02"]) == (t.discards(), t.in_play())
    assert not [
        one for one in t.state.dice.values() if one.owner == YOU and one.copy not in t.state.copies
    ]


@card("22097")
def test_a_character_without_dice_leaves_none() -> None:
    """Then the upgrade only moves."""
    t = chain("T03")
    t.state.dice.pop(t.copy("T03").dice.pop())

    fall(t, "T03", "yes")

    assert [] == t.copy("22097").dice


@card("22097")
def test_the_fall_of_another_character_brings_nothing() -> None:
    """The upgrade stays where it is, without a die."""
    t = chain("T03")

    fall(t, "T02")

    assert ([], t.copy("T03").ref) == (t.copy("22097").dice, t.copy("22097").host)


def dice(t: Tabletop, *qualities: Filter) -> list[str]:
    """The dice in pools that have these qualities."""
    found = d.such(d.a_die, *qualities).find(t.state, Scope(YOU, t.copy("22097").ref))
    return [t.label(one) for one in found]


@card("22097")
@ruling("arh.clar.dop.03")
def test_the_die_is_a_red_upgrade_die() -> None:
    """No character die, not blue any more, and no Sith's."""
    t = Tabletop("T04 T02", "T07 T01")
    t.upgrade("22097", on="T04")
    t.copy("T04").damage = 8
    t.show("their T07", "3MD")
    fall(t, "T04", "yes")

    t.next_roll("22097", "2RD")
    t.answer("activate T02")

    theirs, mine = "die T02", "die T04 2RD"
    assert [mine] == dice(t, d.red, d.yours) == dice(t, d.upgrade)
    assert [mine] == dice(t, d.die_of(d.this)) == dice(t, d.upgrade_die_of(d.attached_character))
    assert [] == dice(t, d.subtype("sith"))
    assert all(one.startswith(theirs) for one in dice(t, d.character, d.yours))


# "This card" and "this character" in the special of a die that has gone over


def handed_on(code: str, side: str = "Sp", **laid: str) -> Tabletop:
    """A die of a character, rolled as that of the upgrade, which lies on another character."""
    t = Tabletop(f"{code} T02", "T02 T01", deck="T31 T31 T31")
    upgrade = t.upgrade("22097", on="T02")
    gained = Event(ev.DICE_GAINED, YOU, upgrade.ref, upgrade.ref, 1)
    gained.items = [t.copy(code).dice[0]]
    emit(t.state, gained)
    t.show("22097", side)
    return t


@card("22097")
@card("21074")
@ruling("arh.clar.dop.04")
@ruling("arh.clar.dop.06")
@ruling("arh.faq.58")
def test_the_armorers_special_shields_the_attached_character() -> None:
    """Her special stays inherent to the die, and means the character the upgrade is on."""
    t = handed_on("21074")

    t.answer("resolve special")

    assert (1, 0) == (t.copy("T02").shields, t.copy("21074").shields)


@card("22097")
@card("23032")
@ruling("arh.clar.dop.06")
def test_moralos_special_puts_the_resource_on_the_attached_character() -> None:
    """It says this character."""
    t = handed_on("23032")

    t.answer("resolve special", "their T02", "their T02")

    found = (t.copy("T02").resources, t.copy("22097").resources, t.copy("23032").resources)
    assert (1, 0, 0) == found


@card("22097")
@card("18073")
@ruling("arh.clar.dop.05")
def test_padmes_special_puts_the_resource_on_the_upgrade() -> None:
    """It says this card."""
    t = handed_on("18073")

    t.answer("resolve special")
    while not t.asked().startswith("they"):
        t.answer(t.options()[0])

    found = (t.copy("T02").resources, t.copy("22097").resources, t.copy("18073").resources)
    assert (0, 1, 0) == found


@card("22097")
@card("25023")
@ruling("arh.clar.dop.05")
def test_saws_special_counts_the_resources_on_the_upgrade() -> None:
    """Those on a character do not count."""
    t = handed_on("25023")
    t.copy("22097").resources = 1
    t.copy("T02").resources = t.copy("25023").resources = 3

    t.answer("resolve special", "their T02")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T01").damage)


@card("22097")
@card("24042")
@ruling("arh.clar.dop.06")
def test_hk_87s_special_takes_the_resources_of_the_attached_character() -> None:
    """Those on the upgrade stay."""
    t = handed_on("24042")
    t.copy("T02").resources = 2
    t.copy("22097").resources = t.copy("24042").resources = 3

    t.answer("resolve special")
    t.choose(1)
    t.choose(len(t.options()) - 1)

    found = (t.copy("T02").resources, t.copy("22097").resources, t.copy("24042").resources)
    assert (0, 3, 3) == found


@card("22097")
@card("12001")
@ruling("arh.clar.dop.06")
def test_banes_special_chooses_an_upgrade_on_the_attached_character() -> None:
    """The upgrade itself lies there too; what lies on Bane does not."""
    t = handed_on("12001")
    t.upgrade("T23", on="T02")
    t.upgrade("T24", on="12001")

    t.answer("resolve special")

    assert ["22097", "T23"] == t.options()


@card("22097")
@card("22044")
@ruling("arh.clar.dop.06")
def test_lukes_special_exhausts_an_upgrade_on_the_attached_character() -> None:
    """The upgrade itself lies there too; what lies on Luke does not."""
    t = handed_on("22044")
    t.upgrade("T23", on="T02")
    t.upgrade("T24", on="22044")

    t.answer("resolve special")

    assert ["22097", "T23"] == t.options()


@card("22097")
@card("23048")
@ruling("arh.clar.dop.06")
@pytest.mark.parametrize(("on", "damage"), [("T02", 2), ("23048", 0)])
def test_yaddles_special_uses_one_of_an_ability_on_the_attached_character(
    on: str, damage: int
) -> None:
    """One that lies on Yaddle is out of reach."""
    t = handed_on("23048")
    t.upgrade("22041", on=on)

    t.answer("resolve special")
    t.choose(1)
    if damage:
        t.answer("their T02")

    assert ("they: action", damage) == (t.asked(), t.copy("their T02").damage)


@card("22097")
@card("24070")
@ruling("arh.clar.dop.06")
def test_dins_special_looks_at_the_upgrades_of_the_attached_character() -> None:
    """An exhausted one there makes it three damage."""
    t = handed_on("24070")
    t.upgrade("T23", on="T02").ready = False

    t.answer("resolve special", "their T02")

    assert 3 == t.copy("their T02").damage


@card("22097")
@card("24070")
def test_dins_special_does_not_look_at_his_own_upgrades() -> None:
    """They lie on another character than the die's."""
    t = handed_on("24070")
    t.upgrade("T23", on="24070").ready = False

    t.answer("resolve special", "their T02")

    assert 2 == t.copy("their T02").damage


@card("21074")
def test_a_support_with_the_die_is_no_character_and_lies_on_none() -> None:
    """Then nobody is given the shield."""
    t = Tabletop("21074 T02", "T02 T01")
    support = t.support("T12")
    gained = Event(ev.DICE_GAINED, YOU, support.ref, support.ref, 1)
    gained.items = [t.copy("21074").dice[0]]
    emit(t.state, gained)
    t.show("T12", "Sp")

    t.answer("resolve special")

    assert [] == t.events("shields_gained")
