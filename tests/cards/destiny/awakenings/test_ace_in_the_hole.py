"""Awakenings, Ace in the Hole: a die that is rolled without its card."""

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from dejarik.titles.destiny.laboratory.table_laws import dice_conserved


def ace(upgrade: str, side: int, resources: int = 5) -> Tabletop:
    """Ace in the Hole and other cards in hand; this upgrade's die will be rolled to a side."""
    t = Tabletop("T06", "T02 T04", hand=f"01092 {upgrade} T21 T31 01101", resources=resources)
    t.discard_pile("01025")
    t.state.chance.dictate(ROLL, t.state.next_die, side)
    return t


@card("01092")
def test_ace_in_the_hole_discards_a_yellow_upgrade_to_roll_its_die() -> None:
    """From the hand; the die lies in your pool with no card in play."""
    t = Tabletop("T06", "T02", hand="01092 01024 01025 T21 01101 T31", their_hand="01026")
    t.discard_pile("01026")
    t.state.chance.dictate(ROLL, t.state.next_die, 0)

    t.answer("play 01092")
    assert ["card 01024", "card 01025"] == t.options()
    t.answer("card 01024")

    assert ("they: action", ["01024 2MD"]) == (t.asked(), t.pool())
    assert (["01026", "01024", "01092"], ["T06"]) == (t.discards(), t.in_play())
    assert ["01025", "T21", "01101", "T31"] == t.hand()
    dice_conserved(t.state)


@card("01092")
def test_ace_in_the_holes_die_is_set_aside_when_it_is_resolved() -> None:
    """It deals its damage once and is gone."""
    t = ace("01024", side=0)

    t.answer("play 01092", "card 01024", "pass", "resolve melee", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool())
    assert "01024" not in all_dice(t)
    dice_conserved(t.state)


def all_dice(t: Tabletop) -> list[str]:
    """The cards of all dice that are not set aside."""
    return [t.state.definition_of_die(die).facts.code for die in t.state.dice.values()]


@card("01092")
def test_ace_in_the_holes_die_is_set_aside_when_the_round_ends() -> None:
    """It has no card to return to."""
    t = Tabletop("T06", "T02", hand="01092 01024")
    t.answer("play 01092", "card 01024")
    assert "01024" in all_dice(t)

    t.answer("pass", "pass")

    assert (2, []) == (t.state.round, t.pool())
    assert "01024" not in all_dice(t)


@card("01092")
def test_reversal_knows_what_ace_in_the_holes_die_showed() -> None:
    """Its value is its last one."""
    t = Tabletop("T06", "T02", hand="01092 01024 01160")
    t.state.chance.dictate(ROLL, t.state.next_die, 0)

    t.answer("play 01092", "card 01024", "pass", "play 01160", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool())
    assert "01024" not in all_dice(t)


@card("01092")
def test_ace_in_the_holes_die_can_be_rerolled() -> None:
    """It is a yellow die of your pool like any other."""
    t = Tabletop("T06", "T02", hand="01092 01024 01162")
    number = t.state.next_die
    t.state.chance.dictate(ROLL, number, 0)
    t.answer("play 01092", "card 01024", "pass")
    t.state.chance.dictate(ROLL, number, 3)

    t.answer("play 01162")

    assert ["01024 1R"] == t.pool()


@card("01092")
@ruling("arh.clar.aw.02", "arh.faq.18", "launch.clar.aw.01")
def test_the_special_of_crime_lord_works_without_the_card() -> None:
    """The die's own abilities come along."""
    t = ace("01023", side=4)

    t.answer("play 01092", "card 01023", "pass", "resolve special", "yes")
    assert ["T06", "their T02", "their T04"] == t.options()
    t.answer("their T04", "pass", "pass", "stop")

    assert ["T02"] == t.in_play(THEM)


@card("01092")
@ruling("arh.clar.aw.02", "launch.part7.special.02")
def test_a_special_that_discards_its_card_finds_none() -> None:
    """The damage is dealt all the same."""
    t = ace("01067", side=3)

    t.answer("play 01092", "card 01067", "pass", "resolve special")

    assert (3, 3) == (t.copy("their T02").damage, t.copy("their T04").damage)
    assert ["01025", "01067", "01092"] == t.discards()


@card("01092")
@ruling("arh.clar.aw.03", "launch.clar.aw.01")
def test_other_abilities_of_the_card_do_not_come_along() -> None:
    """A restriction of the card means nothing to its die."""
    t = Tabletop("T01", "T02", hand="01092 01067")
    t.state.chance.dictate(ROLL, t.state.next_die, 1)

    t.answer("play 01092", "card 01067")

    assert ["01067 2Dc"] == t.pool()


@card("01092")
@ruling("arh.clar.aw.03", "launch.clar.aw.01")
@only_in("arh", "launch")
def test_what_a_card_in_play_says_of_its_die_does_not_come_along() -> None:
    """The shields of Diplomatic Immunity go to one character."""
    t = Tabletop("T06 T01", "T02", hand="01092 01050")
    t.state.chance.dictate(ROLL, t.state.next_die, 3)

    t.answer("play 01092", "card 01050", "pass", "resolve shield")
    assert ("you: choose", ["T06", "T01", "their T02"]) == (t.asked(), t.options())
    t.answer("T01")

    assert (3, 0) == (t.copy("T01").shields, t.copy("T06").shields)


@card("01092")
@ruling("ffg17.part7.inherent.02")
def test_ace_in_the_holes_die_used_to_distribute_its_shields() -> None:
    """Two or more of them, over two or more characters; other dice never did."""
    asked = []
    for team, upgrade, side in (
        ("T06 T01", "01050", 3),
        ("T06 T01", "01050", 1),
        ("T06", "01050", 3),
        ("T06 T01", "01023", 2),
    ):
        t = Tabletop(team, "T02", hand=f"01092 {upgrade}")
        t.state.chance.dictate(ROLL, t.state.next_die, side)
        t.answer("play 01092", f"card {upgrade}", "pass", "resolve shield")
        asked.append(t.asked())

    assert ["you: may", "you: choose", "you: choose", "you: choose"] == asked


@card("01092")
def test_ace_in_the_hole_rolls_nothing_for_an_upgrade_without_a_die() -> None:
    """It is discarded all the same."""
    t = Tabletop("T06", "T02", hand="01092 01164")

    t.answer("play 01092", "card 01164")

    assert ("they: action", []) == (t.asked(), t.pool())
    assert ["01164", "01092"] == t.discards()


@card("01092")
def test_ace_in_the_hole_does_nothing_without_a_yellow_upgrade() -> None:
    """Nothing else is discarded; that there is none is not told."""
    t = Tabletop("T06", "T02", hand="01092 T21 01101")

    t.answer("play 01092")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T21", "01101"], []) == (t.asked(), t.hand(), t.pool())
