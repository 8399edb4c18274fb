"""Seeking Answers, yellow and gray cards looked at more closely: whose, when, and how."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("21030")
def test_cornelius_evazan_pays_after_his_own_defeat() -> None:
    """Whoever defeats him; not for another of yours."""
    queues: list[int] = []
    for label, seat in (("T01", YOU), ("21030", THEM)):
        t = Tabletop("21030 T01 T03", "T02")
        t.decision()
        emit(t.state, Event(ev.DEFEATED, seat, t.copy(label).ref, t.copy("their T02").ref, 1))
        queues.append(len(t.state.queue))

    assert [0, 1] == queues


@card("21030")
def test_cornelius_evazan_needs_a_die_of_yours() -> None:
    """Without one theirs stay."""
    t = Tabletop("21030 T01", "T02")
    t.show("their T02", "1R")

    t.answer("use 21030")

    assert ["T02 1R"] == t.pool(THEM)


@card("21038")
def test_a_desolate_deed_counts_afterwards() -> None:
    """When the die is gone."""
    t = Tabletop("T01", "T02", hand="T227")
    t.support("21038")
    t.show("T01", "1MD")

    t.answer("play T227")

    assert t.events("die_removed")[0].serial < t.events("damage_placed")[0].serial


@card("21041")
def test_8d8_takes_off_one() -> None:
    """With two resources a droid that costs two is offered, one that costs four is not."""
    t = Tabletop("T01", "T02", resources=2)
    t.support("21041")
    t.discard_pile("02052", "01043", "04003")

    t.answer("use 21041")
    assert ["card 02052", "card 01043"] == t.options()
    t.answer("card 02052")

    assert 1 == t.resources()


@card("21074")
def test_the_armorer_pays_for_your_weapon_and_shields_block_it() -> None:
    """A side that costs too much is not resolved; what is resolved leaves the pool."""
    t = Tabletop("21074 T01", "T02", resources=0)
    t.upgrade("01054", on="T01")
    t.show("21074", "Sp")
    t.show("01054", "-")
    t.copy("their T02").shields = 1

    t.answer("resolve special", "2RD1")
    if "yes" in t.options():
        t.answer("yes")
    assert (["01054 2RD1"], 0) == (t.pool(), t.copy("their T02").damage)

    t = Tabletop("21074 T01", "T02", resources=0)
    t.upgrade("01054", on="T01")
    t.show("21074", "Sp")
    t.show("01054", "-")
    t.copy("their T02").shields = 1
    t.answer("resolve special", "1RD", "yes", "their T02")
    assert ([], 0, "they: action") == (t.pool(), t.copy("their T02").damage, t.asked())


@card("21074")
def test_shields_block_what_the_armorer_deals() -> None:
    """One damage."""
    t = Tabletop("21074 T01", "T02")
    t.upgrade("01054", on="their T02")
    t.show("21074", "Sp")
    t.show("their 01054", "-")
    t.copy("their T02").shields = 1

    t.answer("resolve special", "1Sh", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("21075")
def test_zorii_bliss_strikes_for_resources_of_your_vehicles_only() -> None:
    """Not for other symbols, and not for what they resolve."""
    t = Tabletop("21075 T01", "T02")
    t.support("T11")
    t.support("T66", seat=THEM)
    t.show("T11", "1Sh")
    t.show("their T66", "1R")

    t.answer("resolve shield", "T01", "resolve resource")

    assert (0, "you: action") == (t.copy("their T02").damage, t.asked())


@card("21075")
def test_zorii_bliss_strikes_afterwards_and_shields_block() -> None:
    """The resources are gained first; any character may be struck."""
    t = Tabletop("21075 T01", "T02")
    t.support("T11")
    t.show("T11", "1R")
    t.copy("T01").pilots = t.copy("T11").ref
    t.copy("their T02").shields = 2

    t.answer("resolve resource")
    assert ["21075", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    resolved, dealt = t.events("die_resolved")[0], t.events("damage_dealt")[0]
    assert resolved.serial < dealt.serial


@card("21075")
def test_zorii_bliss_counts_a_vehicle_that_joins() -> None:
    """A modifier of a vehicle is resolved too."""
    t = Tabletop("21075 T01", "T02")
    t.support("07102")
    t.show("T01", "1R")
    t.show("07102", "+1R")

    t.answer("resolve resource", "die 07102 +1R", "first 21075")

    assert (1, 7) == (t.copy("their T02").damage, t.resources())


@card("21081")
def test_sabines_westar_asks_when_it_has_been_played() -> None:
    """Not for another upgrade; the resource is spent, and without one it stays as it is."""
    t = Tabletop("21073 T03", "T02", hand="T22", resources=3)
    t.upgrade("21081", on="21073")
    t.answer("play T22", "T03")
    assert "they: action" == t.asked()

    t = Tabletop("21073", "T02", hand="21081", resources=2)
    t.spare_die("21081")
    t.answer("play 21081")
    if "yes" in t.options():
        t.answer("yes")
    assert 1 == len(t.copy("21081").dice)

    t = Tabletop("21073", "T02", hand="21081", resources=3)
    t.spare_die("21081")
    t.answer("play 21081", "yes")
    assert [2, 1] == [event.amount for event in t.events("resources_spent")]
    played, elite = t.events("card_played")[0], t.events("became_elite")[0]
    assert played.serial < elite.serial


@card("21082")
def test_an_insurgent_group_is_for_partisans() -> None:
    """Each character of the team, not one."""
    assert "include_only_if 21082" not in faults(listed("14051 14051 21082"))
    assert "include_only_if 21082" in faults(listed("14051 T01 21082"))
    assert "include_only_if 21082" in faults(listed("T05 T05 21082"))


def misfits(team: str, deck: str) -> list[str]:
    """What a deck holds that does not fit the team."""
    return [one for one in faults(listed(team, deck)) if one.startswith("deck_")]


@card("21082")
def test_an_insurgent_group_brings_four_cards_of_any_sort() -> None:
    """Whatever their affiliation and colour, two of one card too; a fifth is too many."""
    assert [] == misfits("14051 14051 21082", "T630*2 T637 T627")
    assert [] != misfits("14051 14051 21082", "T630*2 T637 T627 T621")
    assert [] != misfits("14051 14051", "T630")
    assert [] != misfits("14051 14051 21082", "T630*3")


@card("21094")
def test_the_wreckage_pays_nothing_for_nothing() -> None:
    """A support in your hand is none in a discard pile."""
    t = Tabletop("T01", "T02", hand="T12", resources=0)
    t.battlefield("21094")
    t.discard_pile("T31")

    t.answer("claim")
    if "yes" in t.options():
        t.answer("yes")

    assert (0, ["T12"], "they: action") == (t.resources(), t.hand(), t.asked())


@card("21095")
def test_boba_fett_brings_yellow_heroes_and_villains() -> None:
    """Up to four cards of each, two of one card too; no other colour."""
    villains = "T622*2 21034*2"
    heroes = "T623*2 21077*2"
    assert [] == misfits("21095", f"{villains} {heroes}")
    assert [] != misfits("21095", f"{villains} 21035")
    assert [] != misfits("21095", f"{heroes} 01051")
    assert [] != misfits("21095", "T621")
    assert [] != misfits("21095", "T620")
    assert [] != misfits("21095", "T630")
    assert [] != misfits("21095", "T627")


@card("21095")
def test_boba_fett_is_paid_after_the_card_and_needs_two() -> None:
    """A yellow card that stays in play counts too; with one resource nothing is rolled."""
    t = Tabletop("21095 T01", "T02", hand="02047")
    t.answer("play 02047")
    assert t.events("card_played")[0].serial < t.events("resources_placed")[0].serial
    t.answer("pass", "use 21095")

    assert (1, []) == (t.copy("21095").resources, t.pool())


@card("21097")
def test_a_cheap_shot_costs_what_the_die_costs() -> None:
    """One that is too dear is not offered; shields block, and the die leaves the pool."""
    t = Tabletop("T83 T01 T03", "T02", hand="21097", resources=0)
    t.show("T83", "1Sh1")
    t.show("T01", "1R")
    t.copy("their T02").shields = 1

    t.answer("play 21097", "their T02")

    assert (0, ["T83 1Sh1"]) == (t.copy("their T02").damage, t.pool())
    assert [facts.RANGED] == [event.detail for event in t.events("damage_dealt")]


@card("21109")
def test_krayt_dragon_bones_show_one_card_of_their_hand() -> None:
    """One of several, out of nothing else, and to everyone, but not for the whole phase."""
    own = " ".join(["T73"] * 9)
    t = Tabletop("T01", "T02", hand=own, their_hand="T32 T32", resources=0)
    t.support("21109")
    t.discard_pile(*own.split(), seat=THEM)
    t.show("T01", "1R")

    t.answer("use 21109")

    assert [1] == [len(event.items) for event in t.events("cards_revealed")]
    assert ([], 0, []) == (t.pool(), t.resources(), t.state.players[THEM].detected)


@card("21109")
def test_krayt_dragon_bones_discard_from_the_deck_you_choose() -> None:
    """Yours too; an empty hand brings nothing, nor does an exhausted support."""
    t = Tabletop("T01", "T02", their_hand="T33", resources=0)
    t.support("21109")
    t.answer("use 21109", "you")
    assert (["T31"], []) == (t.discards(), t.discards(THEM))

    t = Tabletop("T01", "T02", resources=0)
    t.support("21109")
    t.answer("use 21109")
    assert ("they: action", 0) == (t.asked(), t.resources())
