"""What happens at one moment: damage to several, defeats, and what follows them."""

from dejarik.games.destiny.model.edition import NOBODY_WINS
from dejarik.games.destiny.model.events import EVENT_NAMES
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def indirect_into_two() -> Tabletop:
    """Two indirect damage, and two characters that can bear one each."""
    t = Tabletop("T513 T03", "T02 T06 T10")
    t.copy("their T02").damage = 7
    t.copy("their T06").damage = 7
    t.copy("their T10").damage = 8 - 1
    t.show("T513", "2ID")
    return t


def struck(t: Tabletop) -> None:
    """The damage goes to the first two characters."""
    t.answer("resolve indirect", "their T02", "their T06")


@ruling("arh.part6.distribute.02")
def test_distributed_damage_strikes_all_at_the_same_moment() -> None:
    """Both are damaged before either falls, and both fall before anything follows."""
    t = indirect_into_two()

    struck(t)

    events = [record.event for record in t.recorder.records if record.event is not None]
    names = [EVENT_NAMES[event.kind] for event in events]
    told = [name for name in names if name.startswith(("damage", "defeat"))]
    assert ["damage_dealt"] * 2 + ["damage_taken"] * 2 + ["defeated"] * 2 == told


@ruling("arh.part7.redeploy.04")
def test_an_upgrade_cannot_redeploy_to_one_that_falls_with_its_own() -> None:
    """Only the character that stands is offered, not the one falling too."""
    t = indirect_into_two()
    t.upgrade("T510", on="their T02")

    struck(t)
    t.answer("yes")

    assert ["T10", "T510"] == t.in_play(THEM)
    assert t.copy("their T10").ref == t.copy("their T510").host


@ruling("arh.part7.redeploy.04")
def test_with_all_others_falling_too_it_is_discarded() -> None:
    """It is not even asked."""
    t = Tabletop("T513 T03", "T02 T06")
    t.copy("their T02").damage = 7
    t.copy("their T06").damage = 7
    t.show("T513", "2ID")
    t.upgrade("T510", on="their T02")

    t.answer("resolve indirect")

    assert YOU == t.winner()
    assert ["T510"] == t.discards(THEM)


def test_an_effect_on_each_character_strikes_them_together() -> None:
    """The damage of all lies there before the first falls."""
    t = Tabletop("T01 T03", "T02 T06", hand="T504")
    for label in ("T01", "their T02"):
        t.copy(label).damage = 5

    t.answer("play T504")

    assert (["T03"], ["T06"]) == (t.in_play(), t.in_play(THEM))
    assert 4 == len(t.events("damage_taken"))
    serials = [event.serial for event in t.events("damage_taken")]
    assert max(serials) < min(event.serial for event in t.events("defeated"))


def test_abilities_that_follow_one_moment_are_ordered_together() -> None:
    """Two defeats at once: their player orders all that follows, from both."""
    t = Tabletop("T01 T03", "T02 T06", hand="T504")
    t.support("T514")
    t.support("T17")
    for label in ("T01", "their T02"):
        t.copy(label).damage = 5

    t.answer("play T504")

    assert "you: order" == t.asked()
    assert ["first T514", "first T17", "first T514", "first T17"] == t.options()


def both_fall(**edition: int) -> Tabletop:
    """Everyone's last character has three health left."""
    t = Tabletop("T01", "T02", hand="T504", edition=edition)
    t.copy("T01").damage = 5
    t.copy("their T02").damage = 5
    return t


def test_when_all_fall_together_the_battlefield_decides() -> None:
    """The documents are silent; see the open questions."""
    for controller in (YOU, THEM):
        t = both_fall()
        t.battlefield("T41", controller=controller)

        t.answer("play T504")

        assert controller == t.winner()


def test_when_all_fall_together_nobody_wins_if_the_edition_says_so() -> None:
    """The same moment under the other switch."""
    t = both_fall(last_characters_together=NOBODY_WINS)

    t.answer("play T504")

    assert t.state.outcome is not None
    assert ([[0, 1]], "no_characters") == (t.state.outcome.ranking, t.state.outcome.reason)


@ruling("arh.part6.draw.02")
def test_cards_of_one_instruction_are_drawn_together() -> None:
    """What follows drawing follows once."""
    t = Tabletop("T01", "T02", hand="T508", resources=0)
    t.support("T518")

    t.answer("play T508")

    assert [3] == [event.amount for event in t.events("cards_drawn")]
    assert 1 == t.resources()


@ruling("arh.part6.draw.01", "arh.part3.deck.02")
def test_a_drawn_card_is_the_top_one_and_goes_to_the_hand() -> None:
    """The first three of the deck, in order; the fourth stays."""
    t = Tabletop("T01", "T02", hand="T508", deck="T32 T33 T34 T35")

    t.answer("play T508")

    assert ["T32", "T33", "T34"] == t.hand()
    assert ["T35"] == t.codes(t.state.players[YOU].deck)
