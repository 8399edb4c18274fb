"""Sith Holocron: what it is switched with, and what its switch is not."""

from dejarik.testing.destiny.table import Tabletop, card, ruling

CHOKE = "card 01013"


def sith_holocron(hand: str = "01013 01057 01090 01059 01007 T33 T480") -> Tabletop:
    """
    The holocron on a red character shows its special; cards of all sorts in hand.

    One of them is a blue ability, but a support.
    """
    t = Tabletop("T01 T02", "T03", hand=hand, their_hand="01060", resources=1)
    t.upgrade("T22", on="T01")
    t.upgrade("01016", on="T01")
    t.discard_pile("01014")
    t.show("01016", "Sp")
    return t


@card("01016")
@ruling("arh.clar.aw.24", "arh.clar.aw.25")
def test_sith_holocron_is_switched_with_a_blue_ability_upgrade_of_your_hand() -> None:
    """On the same character, whatever its colour, and for nothing; the holocron is in hand."""
    t = sith_holocron()

    t.answer("resolve special")
    assert ["card 01013", "card 01057", "card 01090"] == t.options()
    t.answer(CHOKE, "no")

    assert (t.copy("T01").ref, 1) == (t.copy("01013").host, t.resources())
    assert ["01057", "01090", "01059", "01007", "T33", "T480", "01016"] == t.hand()
    assert (["T01", "T02", "T22", "01013"], []) == (t.in_play(), t.pool())


@card("01016")
def test_sith_holocron_lets_you_roll_the_new_die_for_a_resource() -> None:
    """Into your pool; nothing else is rolled."""
    t = sith_holocron()

    t.answer("resolve special", CHOKE)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert ("they: action", 0) == (t.asked(), t.resources())
    assert ["01013"] == [one.split()[0] for one in t.pool()]
    assert [1] == [len(event.items) for event in t.events("dice_rolled")]


@card("01016")
def test_sith_holocron_asks_nothing_of_who_cannot_spend_a_resource() -> None:
    """The switch stands."""
    t = sith_holocron()
    t.state.players[0].resources = 0

    t.answer("resolve special", CHOKE)

    assert ("they: action", []) == (t.asked(), t.pool())
    assert "01013" in t.in_play()


@card("01016")
def test_sith_holocron_asks_nothing_about_an_upgrade_without_a_die() -> None:
    """There is nothing to roll."""
    t = sith_holocron()

    t.answer("resolve special", "card 01090")

    assert ("they: action", 1) == (t.asked(), t.resources())


@card("01016")
def test_sith_holocron_spends_one_resource_of_several() -> None:
    """And it is spent, not lost."""
    t = sith_holocron()
    t.state.players[0].resources = 3

    t.answer("resolve special", CHOKE, "yes")

    assert (2, []) == (t.resources(), t.events("resources_lost"))


@card("01016")
def test_sith_holocron_stays_without_anything_to_switch() -> None:
    """What the hand holds is nobody's business, so you are asked and can only stop."""
    t = sith_holocron(hand="01059 T33")

    t.answer("resolve special")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["01059", "T33"]) == (t.asked(), t.hand())
    assert ("01016" in t.in_play(), []) == (True, t.pool())


@card("01016")
def test_sith_holocrons_switch_plays_nothing() -> None:
    """The third upgrade stays the third one, and nothing has to go."""
    t = sith_holocron()
    t.upgrade("T23", on="T01")

    t.answer("resolve special", CHOKE, "no")

    assert (3, []) == (len(t.copy("T01").attached), t.events("card_played"))


@card("01016")
@ruling("arh.faq.23")
def test_sith_holocron_of_an_opponent_is_not_switched_by_cunning() -> None:
    """Their card cannot go to your hand: nothing happens, and nothing is asked."""
    t = Tabletop("T03", "T02", hand="01013")
    t.upgrade("01065", on="T03")
    t.upgrade("01016", on="their T02")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert ("they: action", ["01013"]) == (t.asked(), t.hand())
    assert t.copy("their T02").ref == t.copy("their 01016").host


@card("01016")
@ruling("arh.part2.leaving.04")
def test_sith_holocron_goes_with_the_die_you_say_it_matches() -> None:
    """Of two holocrons on one character the dice cannot be told apart."""
    t = Tabletop("T01", "T03", hand="01013", resources=0)
    t.upgrade("01016", on="T01")
    t.show("01016", "Sp")
    second = t.upgrade("01016", on="T01")
    die = t.state.dice[second.dice[0]]
    t.state.players[0].pool.append(die.id)
    die.zone, die.seat, die.side = 1, 0, t.side_number(die, "1F")

    t.answer("resolve special", CHOKE)
    assert ["die 01016 Sp", "die 01016 1F"] == t.options()
    t.answer("die 01016 1F")

    assert (["T01", "01016", "01013"], []) == (t.in_play(), t.pool())
