"""Seeking Answers, further yellow and gray cards: what each offers, and what it does."""

from dejarik.games.destiny.rules.values import health_of
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("21030")
def test_cornelius_evazan_trades_dice() -> None:
    """One of yours for one of theirs, whatever they show."""
    t = Tabletop("21030 T01", "T02 T03")
    t.show("T01", "1MD")
    t.show("21030", "1R")
    t.show("their T02", "2RD")
    t.show("their T03", "-")

    t.answer("use 21030")
    assert ["die T01 1MD", "die 21030 1R"] == t.options()
    t.answer("die T01 1MD")
    assert ["their die T02 2RD", "their die T03 -"] == t.options()
    t.answer("their die T02 2RD")

    assert (["21030 1R"], ["T03 -"]) == (t.pool(), t.pool(THEM))


@card("21030")
def test_the_defeat_of_cornelius_evazan_pays() -> None:
    """Your opponent may gain two resources and draw two cards, or leave both."""
    for answer, gained in (("yes", 2), ("no", 0)):
        t = Tabletop("21030 T01", "T07 T02")
        t.copy("21030").damage = 11
        t.show("their T07", "3MD")
        t.pass_turn()
        t.answer("resolve melee", "21030")
        assert "they: may" == t.asked()
        t.answer(answer)
        assert (5 + gained, gained) == (t.resources(THEM), len(t.hand(THEM)))


@card("21038")
def test_a_desolate_deed_counts_what_you_remove() -> None:
    """Every die you remove, not what they do."""
    t = Tabletop("T01", "T02", hand="T227", their_hand="T227")
    t.support("21038")
    t.show("T01", "1MD")
    t.show("their T02", "1R")

    t.answer("play T227", "die T01 1MD")
    assert 1 == t.copy("21038").damage
    t.answer("play T227")

    assert 1 == t.copy("21038").damage


@card("21038")
def test_a_desolate_deed_takes_a_support_of_theirs() -> None:
    """One that costs no more than the damage on it."""
    t = Tabletop("T01", "T02")
    t.support("21038").damage = 2
    t.support("21069", seat=THEM)
    t.support("21025", seat=THEM)
    t.support("T78", seat=THEM)
    t.support("T12")

    t.answer("use 21038")
    assert ["their 21025", "their T78"] == t.options()
    t.answer("their 21025")

    assert (["21038"], ["21025"]) == (t.discards(), t.discards(THEM))


@card("21040")
def test_a_stormtrooper_cell_saves_up_to_be_ready() -> None:
    """A resource when it is activated, or none; two of them ready it."""
    t = Tabletop("T01", "T02")
    t.support("21040")
    t.copy("21040").resources = 1

    t.answer("activate 21040", "yes", "pass", "use 21040")

    assert (0, True) == (t.copy("21040").resources, t.copy("21040").ready)
    t.answer("pass", "activate 21040", "no")
    assert 0 == t.copy("21040").resources


@card("21040")
def test_a_stormtrooper_cell_needs_both_resources() -> None:
    """With one it stays exhausted, and keeps it."""
    t = Tabletop("T01", "T02")
    t.support("21040")
    t.copy("21040").resources = 1
    t.copy("21040").ready = False

    t.answer("use 21040")

    assert (1, False) == (t.copy("21040").resources, t.copy("21040").ready)


@card("21041")
def test_8d8_brings_back_a_droid_or_equipment() -> None:
    """Out of your discard pile, for one less."""
    t = Tabletop("T01", "T02", hand="01043", resources=1)
    t.support("21041")
    t.discard_pile("02052", "01062", "T74", "01005")
    t.discard_pile("01043", seat=THEM)

    t.answer("use 21041")
    assert ["card 02052", "card 01062"] == t.options()
    t.answer("card 02052")

    assert (["21041"], 0, ["T01", "02052"]) == (t.aside(), t.resources(), t.in_play())


@card("21074")
def test_the_armorer_turns_your_weapon_and_resolves_it() -> None:
    """A shield for her, a weapon die to any other side; yours may be resolved."""
    t = Tabletop("21074 T01", "T02")
    t.upgrade("21081", on="T01")
    t.upgrade("T21", on="T01")
    t.upgrade("01054", on="their T02")
    t.show("21074", "Sp")
    t.show("21081", "1R")
    t.show("T21", "1R")
    t.show("their 01054", "-")

    t.answer("resolve special")
    assert ["die 21081 1R", "their die 01054 -"] == t.options()
    t.answer("die 21081 1R", "2RD")
    assert ["no", "yes"] == t.options()
    t.answer("yes", "their T02")

    assert (1, 2) == (t.copy("21074").shields, t.copy("their T02").damage)


@card("21074")
def test_the_armorer_turns_their_weapon_and_strikes() -> None:
    """One damage to any character."""
    t = Tabletop("21074 T01", "T02")
    t.upgrade("01054", on="their T02")
    t.show("21074", "Sp")
    t.show("their 01054", "-")

    t.answer("resolve special", "1Sh")
    assert ["21074", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage


@card("21074")
def test_the_armorer_does_no_more_without_room_for_a_shield() -> None:
    """The die is turned, and that is all: not everything before was done."""
    t = Tabletop("21074 T01", "T02")
    t.copy("21074").shields = 3
    t.upgrade("01054", on="their T02")
    t.show("21074", "Sp")
    t.show("their 01054", "-")

    t.answer("resolve special", "1Sh")

    assert ("they: action", ["01054 1Sh"]) == (t.asked(), t.pool(THEM))


@card("21075")
def test_zorii_bliss_strikes_with_a_vehicles_resources() -> None:
    """One indirect damage to the opponent, and one to a character if it is piloted."""
    for piloted, dealt in ((True, 2), (False, 1)):
        t = Tabletop("21075 T01", "T02")
        t.support("T11")
        t.show("T01", "1R")
        t.show("T11", "1R")
        if piloted:
            t.copy("T01").pilots = t.copy("T11").ref
        t.answer("resolve resource", "die T11 1R")
        if piloted:
            t.answer("their T02")
        t.answer("die T01 1R")
        assert dealt == t.copy("their T02").damage


@card("21081")
def test_sabines_westar_becomes_elite_with_her() -> None:
    """For one resource, if it is played on Sabine Wren."""
    for host, asked in (("21073", True), ("T03", False)):
        t = Tabletop("21073 T03", "T02", hand="21081", resources=3)
        t.spare_die("21081")
        t.answer("play 21081", host)
        assert (["no", "yes"] == t.options()) is asked
        if asked:
            t.answer("yes")
            assert (0, 2) == (t.resources(), len(t.copy("21081").dice))


@card("21082")
def test_an_insurgent_group_keeps_partisans_alive() -> None:
    """One more health for each of yours, and nobody else."""
    t = Tabletop("14051 T01", "14051")
    t.support("21082")
    health = [t.state.definition_of(t.copy(one)).facts.health for one in ("14051", "T01")]

    yours, other, theirs = (
        health_of(t.state, t.copy(label)) for label in ("14051", "T01", "their 14051")
    )
    assert (health[0] + 1, health[1], health[0]) == (yours, other, theirs)


@card("21094")
def test_the_wreckage_pays_for_a_support_of_any_discard_pile() -> None:
    """Set aside, it brings a resource; without one nothing is gained."""
    t = Tabletop("T01", "T02", resources=0)
    t.battlefield("21094")
    t.discard_pile("T12", "T31")
    t.discard_pile("T13", "T22", seat=THEM)

    t.answer("claim", "yes")
    assert ["card T12", "their card T13"] == t.options()
    t.answer("their card T13")

    assert (1, ["T22"]) == (t.resources(), t.discards(THEM))


@card("21095")
def test_boba_fett_saves_up_for_another_roll() -> None:
    """A resource for every yellow card you play; two of them roll one of his dice."""
    t = Tabletop("21095*2 T01", "T02", hand="T32 T32 T33", their_hand="T32", resources=9)

    t.answer("play T32", "play T32", "play T33")
    assert 1 == t.copy("21095").resources
    t.answer("pass", "play T32", "pass", "use 21095")
    t.choose(0)

    assert (0, 1) == (t.copy("21095").resources, len(t.pool()))


@card("21097")
def test_a_cheap_shot_is_ranged_damage() -> None:
    """Any die of yours that shows a value of one; another action may follow."""
    t = Tabletop("T01 T03", "T02", hand="21097")
    t.show("T01", "1R")
    t.show("T03", "2RD")
    t.show("their T02", "1R")
    t.support("T13")
    t.show("T13", "1F")

    t.answer("play 21097")
    assert ["die T01 1R", "die T13 1F"] == t.options()
    t.answer("die T13 1F", "their T02")

    assert (1, "you: additional_action") == (t.copy("their T02").damage, t.asked())


def bones(shown: str) -> Tabletop:
    """Krayt Dragon Bones, one card in their hand, and dice to turn or remove."""
    t = Tabletop("T01", "T02", their_hand=shown, resources=0)
    t.support("21109")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.answer("use 21109")
    return t


@card("21109")
def test_krayt_dragon_bones_do_what_the_card_costs() -> None:
    """Nothing: turn a die; one: discard from a deck; two: a resource; three: remove a die."""
    t = bones("T31")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R", "-")
    assert (["T02 -"], False) == (t.pool(THEM), t.copy("21109").ready)

    t = bones("T33")
    assert ["you", "they"] == t.options()
    t.answer("they")
    assert ([], ["T31"]) == (t.discards(), t.discards(THEM))

    t = bones("T73")
    assert (1, "they: action") == (t.resources(), t.asked())

    t = bones("T32")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("die T01 1R")
    assert [] == t.pool()


@ruling("arh.clar.sa.08")
@card("21109")
def test_krayt_dragon_bones_read_a_card_that_lies_open() -> None:
    """It is not revealed again, and counts all the same."""
    t = Tabletop("T01", "T02", their_hand="T73", resources=0)
    t.support("21109")
    player = t.state.players[THEM]
    player.detected.append(player.hand[0])
    t.state.knowledge.publish(player.hand[0])

    t.answer("use 21109")

    assert (1, []) == (t.resources(), t.events("cards_revealed"))
