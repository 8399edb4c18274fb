"""Playing a card: what is checked, what is paid, where it goes."""

from dejarik.games.destiny.model.state import ON_CARD
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part5.play.01", "arh.part3.queuezone.01")
def test_a_card_being_played_is_neither_in_hand_nor_in_play() -> None:
    """While its event resolves it lies in the queue, open to all."""
    t = Tabletop(hand="04039")

    t.answer("play 04039")

    assert ([], ["04039"], []) == (t.hand(), t.codes(t.state.limbo), t.discards())
    assert t.state.knowledge.knows(THEM, t.state.limbo[0])


@ruling("arh.part5.play.02", "arh.part8.restrictions.01", "arh.part8.spotting.01")
def test_a_card_whose_restriction_is_not_met_cannot_be_played() -> None:
    """It needs a red character of one's own; the opponent's does not count."""
    mine, theirs = Tabletop("T01", hand="T34"), Tabletop("T02", "T01", hand="T34")

    assert "play T34" in mine.options()
    assert "play T34" not in theirs.options()


@ruling("arh.part5.play.03", "arh.part1.upgrades.01")
def test_an_upgrade_is_played_on_one_of_your_own_characters() -> None:
    """A support or the opponent's character is not offered."""
    t = Tabletop("T01 T03", hand="T22")
    t.support("T12")

    t.answer("play T22")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")

    assert t.copy("T03").ref == t.copy("T22").host


@ruling("arh.part5.play.03", "arh.part8.restrictions.02")
def test_an_upgrade_without_an_eligible_character_cannot_be_played() -> None:
    """It goes on red characters only, and there is none."""
    t = Tabletop("T02", "T01", hand="T24")

    assert "play T24" not in t.options()


@ruling("arh.part5.play.03")
def test_a_downgrade_is_played_on_a_target_of_choice() -> None:
    """On an opponent's character, not on their support and not on yours."""
    t = Tabletop("T01", "T02 T03", hand="T312")
    t.support("T12", seat=THEM)

    t.answer("play T312")
    assert ("you: host", ["their T02", "their T03"]) == (t.asked(), t.options())
    t.answer("their T03")

    assert t.copy("their T03").ref == t.copy("T312").host


@ruling("arh.part5.play.03")
def test_a_downgrade_without_an_eligible_target_cannot_be_played() -> None:
    """It goes on vehicle supports only: yours does not count, theirs does."""
    mine, theirs = Tabletop("T01", "T61", hand="T144"), Tabletop("T01", "T61", hand="T144")
    mine.support("T11")
    theirs.support("T11", seat=THEM)

    assert ["activate T01", "activate T11", "reroll", "claim", "pass"] == mine.options()
    assert ["play T144", "activate T01", "reroll", "claim", "pass"] == theirs.options()


@ruling("arh.part1.upgrades.10")
def test_an_upgrade_may_be_on_a_character_of_another_colour() -> None:
    """A blue one that names no colour is offered a red and a yellow character."""
    t = Tabletop("T01 T03", hand="T624")

    t.answer("play T624")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")

    assert (["T01", "T03", "T624"], t.copy("T03").ref) == (t.in_play(), t.copy("T624").host)


@ruling("arh.part8.restrictions.02")
def test_a_restricted_upgrade_goes_only_where_it_may() -> None:
    """Of a red and a yellow character only the red one; with one host nothing is asked."""
    t = Tabletop("T01 T03", hand="T24")

    t.answer("play T24")

    assert t.copy("T01").ref == t.copy("T24").host


@ruling("arh.part5.play.04", "arh.part1.events.03")
def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    """Two resources for a cost of three; of four, one is left."""
    poor, rich = Tabletop(hand="T32", resources=2), Tabletop(hand="T32", resources=4)
    poor.show("T01", "-")
    assert ["activate T01", "reroll", "claim", "pass"] == poor.options()

    rich.answer("play T32")

    assert 1 == rich.resources()
    assert [3] == [event.amount for event in rich.events("resources_spent")]


@ruling("arh.part5.play.06", "arh.part6.resources.01")
def test_the_cost_is_paid_before_the_card_resolves() -> None:
    """Nothing is left when it is asked whom to shield."""
    t = Tabletop(hand="04039", resources=1)

    t.answer("play 04039")

    assert (0, "you: choose") == (t.resources(), t.asked())


@ruling("arh.part5.play.07", "arh.part5.play.08", "arh.part1.events.01")
def test_an_event_is_discarded_after_its_effects() -> None:
    """It is still out of the discard pile while it resolves."""
    t = Tabletop(hand="04039")

    t.answer("play 04039")
    assert [] == t.discards()
    t.answer("T01")

    assert ["04039"] == t.discards()


@ruling("arh.part1.events.01")
def test_an_opponents_event_goes_back_to_their_discard_pile() -> None:
    """You play it and gain the resource; it is theirs all the same."""
    t = Tabletop(hand="T342")
    t.discard_pile("T31", seat=THEM)

    t.answer("play T342")

    assert (6, ["T342"], ["T31"]) == (t.resources(), t.discards(), t.discards(THEM))


@ruling("arh.part5.play.08", "arh.part1.supports.01", "arh.part1.supports.02")
def test_a_played_support_enters_play_with_its_die_on_it() -> None:
    """Ready, the die not in the pool."""
    t = Tabletop(hand="T13")

    t.answer("play T13")

    assert (["T01", "T13"], []) == (t.in_play(), t.pool())
    assert (1, True) == (len(t.copy("T13").dice), t.copy("T13").ready)


@ruling("arh.part1.upgrades.03", "arh.faq.03")
def test_the_die_of_a_new_upgrade_waits_on_its_card() -> None:
    """Though its character's dice have been rolled; they are rolled together next time."""
    t = Tabletop(hand="T21", deck="T31 " * 12, their_deck="T31 " * 12)
    t.show("T01", "1MD")
    t.copy("T01").ready = False

    t.answer("play T21")

    assert (["T01 1MD"], 1) == (t.pool(), len(t.copy("T21").dice))
    assert [ON_CARD] == [t.state.dice[one].zone for one in t.copy("T21").dice]
    t.answer("pass", "pass", "activate T01")
    assert ["T01", "T21"] == [one.split()[0] for one in t.pool()]


@ruling("arh.part1.uniqueness.04", "arh.part1.uniqueness.05", "arh.part1.uniqueness.02")
def test_a_second_copy_of_a_unique_card_cannot_be_played() -> None:
    """Neither the support nor the upgrade, while others can."""
    t = Tabletop(hand="T16 T25 T22 T12")
    t.support("T16")
    t.upgrade("T25", on="T01")

    assert ["play T22", "play T12", "activate T01"] == t.options()[:3]


@ruling("arh.part1.uniqueness.07", "arh.faq.12")
def test_an_opponents_unique_card_does_not_stop_yours() -> None:
    """Uniqueness is a matter of each player: both keep theirs."""
    t = Tabletop(hand="T16")
    t.support("T16", seat=THEM)

    t.answer("play T16")

    assert "they: action" == t.asked()
    assert (["T01", "T16"], ["T02", "T16"]) == (t.in_play(), t.in_play(THEM))


@ruling("arh.part1.upgrades.12")
def test_a_character_may_carry_copies_of_the_same_upgrade() -> None:
    """It is not unique."""
    t = Tabletop(hand="T22")
    t.upgrade("T22", on="T01")

    t.answer("play T22", "no")

    assert ["T01", "T22", "T22"] == t.in_play()


@ruling("arh.part1.upgrades.05", "arh.part5.play.05", "arh.part8.replace.01")
def test_replacing_an_upgrade_lowers_the_cost_by_the_old_ones_cost() -> None:
    """Three less one are two; the old one is discarded."""
    t = Tabletop(hand="T23", resources=2)
    t.upgrade("T21", on="T01")

    t.answer("play T23")
    assert ["T21"] == t.options()
    t.answer("T21")

    assert (0, ["T01", "T23"], ["T21"]) == (t.resources(), t.in_play(), t.discards())


@ruling("arh.part1.upgrades.05")
def test_replacing_is_a_choice_when_the_full_cost_can_be_paid() -> None:
    """Only upgrades of the chosen character can be given up."""
    t = Tabletop("T01 T03", hand="T23", resources=3)
    t.upgrade("T21", on="T01")
    t.upgrade("T22", on="T03")

    t.answer("play T23", "T01")
    assert ["T21", "no"] == t.options()
    t.answer("no")

    assert (0, []) == (t.resources(), t.discards())


@ruling("arh.faq.15")
def test_replacing_gives_no_change_back() -> None:
    """An upgrade for three is given up for one that costs one: it is free, no more."""
    t = Tabletop(hand="T21")
    t.upgrade("T23", on="T01")

    t.answer("play T21", "T23")

    assert 5 == t.resources()


@ruling("arh.part1.upgrades.06", "arh.part8.replace.01")
def test_an_upgrade_can_be_replaced_once_a_round() -> None:
    """The second one must be paid in full, until the next round; the opponent has one too."""
    t = Tabletop(hand="T22 T22 T22", deck="T31", their_hand="T22")
    t.upgrade("T21", on="T01")
    t.upgrade("T21", on="their T02")

    t.answer("play T22", "T21", "play T22", "their T21", "play T22")
    assert ["T01", "T22", "T22"] == t.in_play()
    t.answer("pass", "pass", "stop", "play T22")

    assert "you: replace_upgrade" == t.asked()


@ruling("arh.faq.41")
def test_a_unique_upgrade_cannot_be_replaced_by_another_copy_of_itself() -> None:
    """The copy in play makes playing it illegal."""
    t = Tabletop(hand="T25")
    t.upgrade("T25", on="T01")

    assert "play T25" not in t.options()


@ruling("arh.part1.upgrades.07", "arh.part1.upgrades.08", "arh.part1.upgrades.09")
@only_in("arh", "ffg")
def test_of_four_upgrades_the_controller_discards_one() -> None:
    """The fourth may be played, and may be the one to go."""
    t = Tabletop(hand="T22")
    for code in ("T21", "T23", "T24"):
        t.upgrade(code, on="T01")

    t.answer("play T22", "no")
    assert "you: too_many_upgrades" == t.asked()
    assert ["T21", "T23", "T24", "T22"] == t.options()
    t.answer("T24")

    assert ["T01", "T21", "T23", "T22"] == t.in_play()
    assert ["T24"] == t.discards()


@ruling("arh.part1.upgrades.07")
def test_three_upgrades_are_within_the_limit() -> None:
    """Nothing has to go."""
    t = Tabletop(hand="T22")
    t.upgrade("T21", on="T01")
    t.upgrade("T23", on="T01")

    t.answer("play T22", "no")

    assert ("they: action", []) == (t.asked(), t.discards())


@ruling("arh.part3.discard.01")
def test_discarded_cards_lie_face_up() -> None:
    """Everyone knows what was discarded, from a hand that nobody else saw."""
    t = Tabletop(hand="T31 T32")
    t.show("T01", "-")
    hidden = t.state.players[YOU].hand[1]
    assert not t.state.knowledge.knows(THEM, hidden)

    t.answer("reroll", "card T32")

    assert ["T32"] == t.discards()
    assert t.state.knowledge.knows(THEM, hidden)
