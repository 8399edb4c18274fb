"""Then: what follows only when all before it was done."""

from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import Tabletop, ruling


@ruling("arh.part7.then.01")
def test_then_follows_what_was_fully_done() -> None:
    """Two cards drawn, then one resource, and the next sentence's two."""
    t = Tabletop(hand="T36")

    t.answer("play T36")

    assert (2, 8) == (len(t.hand()), t.resources())


@ruling("arh.part7.then.01", "arh.part7.then.02", "arh.part7.then.03")
def test_then_does_not_follow_what_was_done_in_part() -> None:
    """One card of two is drawn; the rest of the ability is over."""
    t = Tabletop(hand="T36", deck="T31")

    t.answer("play T36")

    assert (["T31"], 5) == (t.hand(), t.resources())
    assert ["T36"] == t.discards()


@ruling("arh.part7.then.01")
def test_then_does_not_follow_what_failed_a_sentence_earlier() -> None:
    """Two cards to draw and one there; a resource is gained, but then nothing more."""
    t, u = Tabletop(hand="T456", deck="T31"), Tabletop(hand="T456")

    t.answer("play T456")
    u.answer("play T456")

    assert (6, 8) == (t.resources(), u.resources())


@ruling("arh.part7.then.05")
def test_then_after_a_may_needs_a_yes() -> None:
    """Declining ends it."""
    taken, declined = Tabletop(hand="T44"), Tabletop(hand="T44")

    taken.answer("play T44", "yes")
    declined.answer("play T44", "no")

    assert (6, 5) == (taken.resources(), declined.resources())


@ruling("arh.part7.then.05")
def test_then_after_a_may_needs_it_fully_done() -> None:
    """A yes to drawing from an empty deck is not enough."""
    t = Tabletop(hand="T44", deck="")

    t.answer("play T44", "yes")

    assert 5 == t.resources()


@ruling("arh.part8.either.01", "arh.part8.either.02")
def test_either_may_be_an_option_without_effect() -> None:
    """No blue character is there, and still it may be chosen."""
    t = Tabletop("T01", "T03")
    t.battlefield("04046")

    t.answer("claim", "yes")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")

    assert [] == t.events("shields_gained")


@ruling("arh.part8.spotting.01", "arh.part8.spotting.02")
@ruling("arh.part8.spotting.03")
def test_what_must_spot_a_blue_character_does_nothing_without_one() -> None:
    """Neither one defeated nor the opponent's counts: no die is turned."""
    t, u = Tabletop("T01 T02", hand="T455"), Tabletop("T01 T02", "T04", hand="T39 T455")
    t.show("T01", "1MD")
    u.show("T01", "1MD")
    u.copy("T02").damage = 7

    t.answer("play T455")
    u.answer("play T39", "T02", "pass", "play T455")

    assert ("you: side", "they: action") == (t.asked(), u.asked())
    assert (["T01 1MD"], []) == (u.pool(), u.events("die_turned"))


@ruling("arh.part7.then.01", "arh.part8.spotting.04")
@only_in("arh")
def test_what_could_not_be_spotted_lets_no_then_follow() -> None:
    """A resource comes in any case, a card and two more resources for a blue character only."""
    for team, cards, resources in (("T02 T01", 1, 3), ("T01", 0, 1)):
        t = Tabletop(team, "T04", hand="T473", resources=0)

        t.answer("play T473")

        assert (cards, resources) == (len(t.hand()), t.resources())


@ruling("arh.part7.then.01")
def test_what_was_spotted_and_not_fully_done_lets_no_then_follow() -> None:
    """The blue character is there, and no card to draw."""
    t = Tabletop("T02", "T01", hand="T473", deck="", resources=0)

    t.answer("play T473")

    assert 1 == t.resources()


@ruling("arh.part7.then.05")
def test_what_may_be_done_for_spotting_is_asked_only_where_it_can_be() -> None:
    """With a blue character and something to pay; taken, the then follows, declined it does not."""
    taken, declined = (Tabletop("T02", "T01", hand="T474", resources=1) for _ in range(2))
    taken.answer("play T474", "yes")
    declined.answer("play T474", "no")
    assert [(2, 0), (0, 1)] == [(len(t.hand()), t.resources()) for t in (taken, declined)]

    for team, resources in (("T01", 1), ("T02", 0)):
        t = Tabletop(team, "T04", hand="T474", resources=resources)
        t.answer("play T474")
        assert ("they: action", 0, resources) == (t.asked(), len(t.hand()), t.resources())


@ruling("arh.part8.either.02")
def test_the_chosen_option_is_carried_out_as_far_as_possible() -> None:
    """Two cards or two resources: of two cards the one that is there, and no resource."""
    t = Tabletop(hand="T451", deck="T31")

    t.answer("play T451", "either 0")

    assert (["T31"], 5) == (t.hand(), t.resources())


@ruling("arh.part8.target.01", "arh.part8.target.02")
def test_without_a_valid_target_nothing_happens() -> None:
    """No die to remove."""
    t = Tabletop(hand="04022")

    t.answer("play 04022")

    assert ("they: action", []) == (t.asked(), t.events("die_removed"))


@ruling("arh.part8.showing.01", "arh.part8.showing.05", "arh.part3.pool.04")
def test_only_dice_in_a_pool_show_a_side() -> None:
    """A die on its card cannot be removed for what it showed."""
    t = Tabletop("T01 T03")
    t.support("04033")
    t.show("T03", "1R")

    t.answer("use 04033")

    assert ("they: action", ["T03 1R"]) == (t.asked(), t.pool())


@ruling("arh.part8.showing.03", "arh.part8.showing.04", "arh.part8.removing.03")
@ruling("arh.part8.showing.02")
def test_modifiers_costs_and_every_kind_of_damage_count_as_showing_damage() -> None:
    """A modifier, a side that cannot be paid for and indirect damage, but no hidden damage."""
    t = Tabletop("T01 T03", "T02", resources=0)
    t.support("04033")
    t.support("T14")
    t.upgrade("T21", on="T01")
    for label, side in (("T01", "+1MD"), ("T14", "2ID"), ("T21", "1RD1"), ("T03", "1R")):
        t.show(label, side)

    t.answer("use 04033")

    assert ["die T01 +1MD", "die T14 2ID", "die T21 1RD1"] == t.options()


@ruling("arh.part8.removing.01", "arh.part8.removing.02")
def test_a_removed_die_goes_back_to_its_card() -> None:
    """From where it can be rolled again."""
    t = Tabletop("T02", "T01", hand="04022")
    t.show("T02", "1R")

    t.answer("play 04022", "pass", "activate T02")

    assert 1 == len(t.pool())


@ruling("arh.part7.titles.01")
def test_a_title_means_every_card_of_that_title() -> None:
    """Any other title gives the lesser effect."""
    rey, other = Tabletop("04024", hand="04030"), Tabletop("T01", hand="04030")

    rey.answer("play 04030")
    other.answer("play 04030")

    assert (2, 1) == (rey.copy("04024").shields, other.copy("T01").shields)


@ruling("arh.part8.reveal.01")
def test_a_revealed_card_stays_where_it_is_and_is_known_to_all() -> None:
    """The top card of their deck, to you and to them."""
    t = Tabletop(their_deck="T21 T22")
    t.battlefield("04023")

    t.answer("claim", "yes")

    top = t.state.players[1].deck[-1]
    assert ["T21"] == t.codes([top])
    assert [True, True] == [t.state.knowledge.knows(seat, top) for seat in (0, 1)]
