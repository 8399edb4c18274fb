"""Convergence, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import IN_POOL
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, waits_only_for_your_die

# Conveyex Robbery


@card("09042")
def test_a_scoundrel_resolves_a_die_of_theirs() -> None:
    """As your own, at its cost."""
    t = Tabletop("T03 09141", "T83 T02", hand="09042")
    t.show("their T83", "2R1")
    t.show("their T02", "1R")
    t.show("T03", "1R")

    t.answer("play 09042")
    assert ["their die T83 2R1", "their die T02 1R"] == t.options()
    t.answer("their die T83 2R1")

    assert (3, ["T02 1R"]) == (t.resources(), t.pool(THEM))


@card("09042")
def test_shields_help_against_a_robbed_die_and_their_scoundrel_robs_nobody() -> None:
    """The scoundrel must be yours."""
    t = Tabletop("T03 09141", "T02", hand="09042")
    t.show("their T02", "2RD")
    t.copy("their T02").shields = 1
    t.answer("play 09042", "their T02")
    assert (1, []) == (t.copy("their T02").damage, t.pool(THEM))

    t = Tabletop("T03", "09141", hand="09042")
    t.show("their 09141", "1Sh")
    t.answer("play 09042")
    assert ("they: action", ["09141 1Sh"]) == (t.asked(), t.pool(THEM))


# Punishing One


@card("09048")
def test_punishing_one_readies_and_dengar_starts_it() -> None:
    """After one of theirs with a bounty falls."""
    t = Tabletop("T07 09035", "T02 T03")
    t.support("09048").ready = False
    t.downgrade("T902", on="their T02")
    t.copy("their T02").damage = 7
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02", "yes")
    assert (True, ["no", "yes"]) == (t.copy("09048").ready, t.options())
    t.answer("yes")

    assert (False, 1) == (t.copy("09048").ready, len(t.pool()))


@card("09048")
def test_punishing_one_without_dengar_stays_on_the_ground() -> None:
    """Theirs does not count."""
    t = Tabletop("T07", "T02 09035")
    t.support("09048").ready = False
    t.downgrade("T902", on="their T02")
    t.copy("their T02").damage = 7
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02", "yes")

    assert (True, "they: action") == (t.copy("09048").ready, t.asked())


@card("09048")
def test_punishing_one_waits_for_the_hunted_of_theirs() -> None:
    """Defeated by whomever; not yours, not those without a bounty."""
    t = Tabletop("T03", "T02 T04")
    t.support("09048")
    t.downgrade("T902", on="their T02")
    t.downgrade("T310", on="their T04")
    t.downgrade("T902", on="T03", by=THEM)
    hunted, other, yours = (t.copy(one).ref for one in ("their T02", "their T04", "T03"))

    assert hears(t, "09048", AFTER, Event(ev.DEFEATED, YOU, hunted))
    assert hears(t, "09048", AFTER, Event(ev.DEFEATED, THEM, hunted))
    assert not hears(t, "09048", AFTER, Event(ev.DEFEATED, YOU, other))
    assert not hears(t, "09048", AFTER, Event(ev.DEFEATED, THEM, yours))


# Convergence


@card("09093")
@ruling("arh.clar.conv.04")
def test_convergence_may_spot_nobody_to_discard_what_costs_nothing() -> None:
    """Of upgrades, supports and downgrades, anybody's."""
    t = Tabletop("T904 T905", "T03", hand="09093")
    t.support("T78")
    t.support("T11", seat=THEM)
    t.upgrade("T22", on="their T03")
    t.downgrade("T312", on="their T03")

    t.answer("play 09093")
    assert ["T904", "T905", "stop"] == t.options()
    t.answer("stop")
    assert ["T78", "T312", "their T22"] == t.options()
    t.answer("their T22")

    assert ["T22"] == t.discards(THEM)


@card("09093")
def test_convergence_spots_characters_of_one_subtype() -> None:
    """Two of them reach what costs two; plots are out of reach."""
    t = Tabletop("T05 T65 T904", "T65 T03", hand="09093")
    t.support("T919", seat=THEM)
    t.support("T11", seat=THEM)
    t.upgrade("T911", on="their T03")

    t.answer("play 09093")
    assert ["T05", "T65", "T904", "stop"] == t.options()
    t.answer("T05")
    assert ["T65", "stop"] == t.options()
    t.answer("T65")
    assert ["their T919", "their T911"] == t.options()
    t.answer("their T919")

    assert ["T919"] == t.discards(THEM)


# Chewbacca's Blaster Rifle


def rifle_rolls(t: Tabletop, side: str) -> None:
    """Dictate the roll of the rifle that was just played."""
    die = t.state.dice[t.copy("09102").dice[0]]
    t.state.chance.dictate(ROLL, die.id, t.side_number(die, side))


@card("09102")
@pytest.mark.parametrize(("side", "asked"), [("2RD", "you: may"), ("4RD1", "they: action")])
def test_the_rifles_die_is_resolved_as_usual(side: str, asked: str) -> None:
    """At its cost, its own die alone, and shields help."""
    t = Tabletop("02043 T03", "T02", hand="09102", resources=3)
    t.show("T03", "1R")
    t.copy("their T02").shields = 1
    t.answer("play 09102", "02043")
    rifle_rolls(t, side)
    t.answer("yes")
    assert asked == t.asked()

    if asked == "you: may":
        t.answer("yes", "their T02")
        assert (1, ["T03 1R"]) == (t.copy("their T02").damage, t.pool())


@card("09102")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_chewbacca_may_fire_his_rifle_at_once(answer: str) -> None:
    """He takes a damage, its die is rolled in and may be resolved."""
    t = Tabletop("02043 T03", "T02", hand="09102")
    t.answer("play 09102", "02043")
    rifle_rolls(t, "2RD")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert (1, ["no", "yes"]) == (t.copy("02043").damage, t.options())
    t.answer(answer)

    if answer == "yes":
        t.answer("their T02")
        assert (2, []) == (t.copy("their T02").damage, t.pool())
    else:
        assert ["09102 2RD"] == t.pool()


@card("09102")
def test_another_only_rolls_the_rifle() -> None:
    """And shields help him against its damage."""
    t = Tabletop("02043 T03", "T02", hand="09102")
    t.copy("T03").shields = 1
    t.answer("play 09102", "T03")
    rifle_rolls(t, "2RD")
    t.answer("yes")

    assert (0, 0, 1, "they: action") == (
        t.copy("T03").damage,
        t.copy("T03").shields,
        len(t.pool()),
        t.asked(),
    )


@card("09102")
def test_the_rifle_waits_until_it_is_played_by_you() -> None:
    """Not for another card."""
    t = Tabletop("T03", "T02")
    rifle, other = t.upgrade("09102", on="T03"), t.support("T11")

    assert hears(t, "09102", AFTER, Event(ev.CARD_PLAYED, YOU, rifle.card, rifle.ref))
    assert not hears(t, "09102", AFTER, Event(ev.CARD_PLAYED, THEM, rifle.card, rifle.ref))
    assert not hears(t, "09102", AFTER, Event(ev.CARD_PLAYED, YOU, other.card, other.ref))


# Custom Bandolier


@card("09103")
def test_equipment_beside_a_bandolier_is_not_counted() -> None:
    """So three other upgrades fit; a fourth does not."""
    t = Tabletop("T03 T02", "T04", hand="T22")
    for code in ("09103", "T913", "T913", "T22", "T22"):
        t.upgrade(code, on="T03")
    t.answer("play T22", "T03", "no")
    assert "they: action" == t.asked()

    t = Tabletop("T03 T02", "T04", hand="T22")
    for code in ("09103", "T913", "T22", "T22", "T22"):
        t.upgrade(code, on="T03")
    t.answer("play T22", "T03", "no")
    assert ["T22"] * 4 == t.options()


@card("09103")
def test_a_bandolier_helps_no_other_character() -> None:
    """Three pieces of equipment fill that one."""
    t = Tabletop("T03 T02", "T04", hand="T913")
    t.upgrade("09103", on="T03")
    for _ in range(3):
        t.upgrade("T913", on="T02")

    t.answer("play T913", "T02", "no")

    assert ["T913"] * 4 == t.options()


@card("09103")
def test_an_exhausted_bandolier_rerolls_nothing() -> None:
    """Though it may be used again and again."""
    t = Tabletop("T03", "T04")
    t.upgrade("09103", on="T03")
    t.upgrade("T937", on="T03")
    t.show("T937", "1R")

    t.answer("use 09103", "pass", "use 09103")

    assert 1 == len(t.events("dice_rolled"))


@card("09103")
def test_a_bandolier_rerolls_a_weapon_or_equipment_die() -> None:
    """One of yours, and it is exhausted for it."""
    t = Tabletop("T03 T02", "T04")
    t.upgrade("09103", on="T03")
    t.upgrade("T937", on="T03")
    t.upgrade("01061", on="T02")
    t.upgrade("T937", on="their T04")
    for label, side in (("T937", "1R"), ("01061", "1Sh"), ("their T937", "1R"), ("T02", "1R")):
        t.show(label, side)
    t.next_roll("T937", "2RD")

    t.answer("use 09103")
    assert ["die T937 1R", "die 01061 1Sh"] == t.options()
    t.answer("die T937 1R", "pass")

    assert (False, "T937 2RD") == (t.copy("09103").ready, t.pool()[0])


# Enfys Nest


@card("09141")
def test_enfys_resolves_scoundrel_dice_of_one_symbol_for_free() -> None:
    """Up to three of yours, once a round; shields help."""
    t = Tabletop("09141*2 09142 T83", "09142", resources=0)
    for label, side in (
        ("09141", "2MD1"),
        ("09141", "2R1"),
        ("09142", "1MD1"),
        ("T83", "2MD1"),
        ("their 09142", "1MD1"),
    ):
        t.show(label, side)
    t.copy("their 09142").shields = 1

    t.answer("use 09141")
    assert ["die 09141 2MD1", "die 09141 2R1", "die 09142 1MD1"] == t.options()
    t.answer("die 09142 1MD1")
    assert ["die 09141 2MD1", "die 09142 1MD1", "stop"] == t.options()
    t.answer("die 09142 1MD1", "their 09142", "die 09141 2MD1", "their 09142", "no")

    assert (2, ["09141 2R1", "T83 2MD1"]) == (t.copy("their 09142").damage, t.pool())
    t.answer("pass")
    assert "use 09141" not in t.options()


@card("09141")
def test_enfys_resolves_no_fourth_die() -> None:
    """Three at the most."""
    t = Tabletop("09141 09142 09142 09142", "T02")
    for label in ("09141", "09142"):
        t.show(label, "1Sh")
    for ref in [one for one in t.state.players[0].play if t.label(one) == "09142"][1:]:
        die = t.state.dice[t.state.copies[ref].dice[0]]
        die.zone, die.seat, die.side = IN_POOL, YOU, t.side_number(die, "1Sh")
        t.state.players[0].pool.append(die.id)

    t.answer("use 09141", "die 09141 1Sh")
    for _ in range(3):
        t.choose(0)
        t.answer("09141")

    assert (3, 1, "they: action") == (t.copy("09141").shields, len(t.pool()), t.asked())


@card("09141")
@ruling("arh.part8.free.01")
def test_enfys_spares_the_damage_of_her_dice_too() -> None:
    """Of three sides one costs a damage and one a resource: neither is paid."""
    t = Tabletop("09141 22032 T01", "T02", resources=0)
    t.copy("T01").subtypes = ["scoundrel"]
    t.support("T14")
    t.show("09141", "2MD1")
    t.show("22032", "2MDi1")
    t.show("T01", "1MD")
    t.show("T14", "3MDi1")

    t.answer("use 09141")
    assert ["die 09141 2MD1", "die 22032 2MDi1", "die T01 1MD"] == t.options()
    t.answer("die T01 1MD")
    assert ["die 09141 2MD1", "die 22032 2MDi1", "die T01 1MD", "stop"] == t.options()
    t.answer("die 22032 2MDi1", "their T02")
    assert ["die 09141 2MD1", "die T01 1MD", "stop"] == t.options()
    t.answer("die 09141 2MD1", "their T02", "stop")

    assert (4, 0, ["T01 1MD", "T14 3MDi1"]) == (
        t.copy("their T02").damage,
        t.resources(),
        t.pool(),
    )
    assert [0, 0, 0] == [t.copy(one).damage for one in ("09141", "22032", "T01")]


# Enfys Nest's Marauder


@card("09142")
def test_a_marauders_costly_die_may_deal_a_damage_more() -> None:
    """After it is resolved; shields help."""
    t = Tabletop("T03 09142", "T02")
    t.show("09142", "2R1")
    t.copy("their T02").shields = 1

    t.answer("resolve resource", "yes")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("09142")
def test_a_marauder_waits_for_its_own_die_with_a_cost() -> None:
    """Resolved by you."""
    t = Tabletop("T83 09142", "T02")
    die = t.show("09142", "2R1")

    waits_only_for_your_die(t, "09142", die.id, t.show("T83", "2R1").id)
    die.side = t.side_number(die, "1Sh")
    assert not hears(t, "09142", AFTER, Event(ev.DIE_RESOLVED, YOU, die.id))


@card("09142")
def test_a_marauder_takes_one_card_of_each_side_along() -> None:
    """One hero and one villain card, if their colour fits."""
    assert [] == faults(listed("09142", "T622 T623"))
    assert ["deck_affiliation T621"] == faults(listed("09142", "T622 T621"))
    assert ["deck_affiliation T620"] == faults(listed("09142", "T623 T620"))
    assert "deck_colour T630" in faults(listed("09142", "T630"))
    assert "deck_affiliation T627" in faults(listed("09142", "T627"))


@card("09141")
@ruling("arh.part4.deck.15")
def test_enfys_takes_two_cards_of_each_side_along() -> None:
    """Copies too; with two of her marauders it is four of each."""
    assert [] == faults(listed("09141", "T622*2 T623*2"))
    assert ["deck_affiliation T621"] == faults(listed("09141", "T622*2 T621"))
    assert ["deck_affiliation T620"] == faults(listed("09141", "T623*2 T620"))
    assert "deck_affiliation T630" in faults(listed("09141", "T630"))
    assert "deck_affiliation T627" in faults(listed("09141", "T627"))
    both = listed("09141 09142 09142", "T622*2 T621*2 T623*2 T620*2")
    assert [] == [one for one in faults(both) if "points" not in one]
