"""Seeking Answers: what must hold to play a card, and what becomes of the battlefield."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import followed

# This Is the Way

TEAMS = [
    ("T01 T86", True),
    ("T01 T03", False),
    ("T904 T925", True),
    ("T61 T11", True),
    ("T67 T05", True),
    ("T67 T05 T61", True),
    ("T03 T904 T01", False),
    ("T01", True),
]


@card("21078")
@pytest.mark.parametrize(("team", "alike"), TEAMS)
def test_this_is_the_way_needs_a_team_that_is_alike(team: str, alike: bool) -> None:
    """In a colour or a subtype that all have; one alone is like itself."""
    t = Tabletop(team.split(maxsplit=1)[0], "T02", hand="21078")
    for code in team.split()[1:]:
        t.support(code)
    t.show("their T02", "1R")
    assert alike == ("play 21078" in t.options())


@card("21078")
def test_this_is_the_way_minds_what_all_have_not_two_of_them() -> None:
    """Three characters that share two by two have nothing in common."""
    t = Tabletop("T01 T02 T03", "T06", hand="21078")
    subtypes = {"T01": ["sith", "jedi"], "T02": ["sith", "droid"], "T03": ["jedi", "droid"]}
    for label, names in subtypes.items():
        t.copy(label).subtypes = names
    assert "play 21078" not in t.options()
    t.copy("T03").subtypes = ["sith"]
    t = Tabletop("T01 T02 T03", "T06", hand="21078")
    for label in subtypes:
        t.copy(label).subtypes = ["sith", label]
    assert "play 21078" in t.options()


@card("21078")
def test_this_is_the_way_removes_a_die_of_theirs() -> None:
    """One of several; none of yours."""
    t = Tabletop("T01", "T02*2", hand="21078")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "2RD")
    t.answer("play 21078")
    assert ["their die T02 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert (["T02 1R"], ["T01 1R"]) == (t.pool(THEM), t.pool())


# Solitary


def solitary(*, left: int, theirs: int = 8) -> Tabletop:
    """Your only character has so much health left, and one of theirs as well."""
    t = Tabletop("T01*2", "T02 T03", hand="21108")
    t.copy("T01").damage = 8 - left
    t.copy("their T02").damage = 8 - theirs
    t.show("T01", "1R")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.show("their T03", "2RD")
    for code, side in (("T14", "2ID"), ("T11", "2RD")):
        t.support(code)
        t.show(code, side)
    t.answer("play 21108")
    assert ["their die T02 1R", "their die T03 2RD"] == t.options()
    return t


@card("21108")
@pytest.mark.parametrize(("left", "theirs"), [(5, 8), (5, 5)])
def test_solitary_removes_a_second_die(left: int, theirs: int) -> None:
    """If nobody has less health left; one that shows no damage, if you like."""
    t = solitary(left=left, theirs=theirs)
    t.answer("their die T03 2RD")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert (4, []) == (len(t.pool()), t.pool(THEM))


@card("21108")
def test_solitary_removes_one_die_of_a_healthy_character() -> None:
    """Somebody has less left."""
    t = solitary(left=5, theirs=4)
    t.answer("their die T03 2RD")
    assert "they: action" == t.asked()


@card("21108")
def test_solitary_needs_a_die_of_theirs_for_the_second() -> None:
    """And an only character to be played at all."""
    t = Tabletop("T01", "T02", hand="21108")
    t.copy("T01").damage = 3
    t.show("T01", "1R")
    t.answer("play 21108")
    assert ("they: action", ["T01 1R"]) == (t.asked(), t.pool())
    assert "play 21108" not in Tabletop("T01 T03", "T02", hand="21108").options()


# Espionage


@card("21018")
def test_espionage_removes_a_die_worth_a_card_of_their_hand() -> None:
    """Having looked at it; any die of such a value."""
    t = Tabletop("T01", "T02*2 T934", hand="21018 T33", their_hand="T73 T31")
    t.discard_pile("T33", seat=THEM)
    t.show("T01", "2RD")
    t.show("their T02", "1R")
    t.show("their T02", "-")
    t.show("their T934", "5MD")
    t.answer("play 21018")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert [["T73", "T31"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    t.answer("yes")
    assert ["die T01 2RD", "their die T02 -"] == t.options()
    t.answer("their die T02 -")
    assert ["T02 1R", "T934 5MD"] == t.pool(THEM)


@card("21018")
def test_espionage_need_not_remove_a_die() -> None:
    """Looking is enough."""
    t = Tabletop("T01", "T02", hand="21018", their_hand="T33")
    t.show("their T02", "1R")
    t.answer("play 21018", "no")
    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


# Bestoon Legacy


@card("21086")
def test_the_bestoon_legacy_comes_exhausted_and_stays_so() -> None:
    """Upkeep readies others, not it."""
    t = Tabletop("T01 T03", "T02", hand="21086")
    t.answer("play 21086")
    assert not t.copy("21086").ready
    t.answer("pass", "activate T01", "pass", "pass")
    t.keep_hands()
    assert (2, True, False) == (t.state.round, t.copy("T01").ready, t.copy("21086").ready)


@card("21086")
def test_the_bestoon_legacy_is_readied_for_a_resource() -> None:
    """Once a round."""
    t = Tabletop("T01", "T02", hand="T31")
    t.support("21086")
    t.answer("use 21086")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert (4, True, ["T31"]) == (t.resources(), t.copy("21086").ready, t.hand())
    assert 1 == t.events("resources_spent")[-1].amount
    t.answer("activate their T02")
    assert "use 21086" not in t.options()


@card("21086")
def test_or_for_a_card_with_ochi_of_bestoon() -> None:
    """One of your hand."""
    t = Tabletop("21004 T01", "T02", hand="T31 T32", their_hand="T33")
    t.discard_pile("T34")
    t.support("21086")
    t.answer("use 21086", "either 1")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T31")
    assert (True, ["T32"], 5) == (t.copy("21086").ready, t.hand(), t.resources())
    assert "they: action" == t.asked()


@card("21086")
@pytest.mark.parametrize("theirs", ["T02", "21004"])
def test_without_ochi_of_bestoon_no_card_is_discarded(theirs: str) -> None:
    """Theirs will not do."""
    t = Tabletop("T01 T03", theirs, hand="T31")
    t.support("21086")
    t.answer("use 21086", "either 1")
    assert ("they: action", False, ["T31"]) == (t.asked(), t.copy("21086").ready, t.hand())


@card("21086")
def test_the_bestoon_legacy_costs_what_it_costs() -> None:
    """Without a resource or a card it stays exhausted."""
    for choice in (0, 1):
        t = Tabletop("21004 T01", "T02", resources=0)
        t.support("21086")
        t.answer("use 21086", f"either {choice}")
        assert not t.copy("21086").ready


# Code K-One-Zero


def code_k() -> Tabletop:
    """Four dice of yours and one of theirs."""
    t = Tabletop("T01*2 T03*2", "T02", hand="21063", resources=3)
    for label, side in (("T01", "1R"), ("T01", "2RD"), ("T03", "1R"), ("T03", "1Sh")):
        t.show(label, side)
    t.show("their T02", "1R")
    t.set_aside("21113")
    t.set_aside("T12")
    t.answer("play 21063")
    return t


@card("21063")
def test_the_code_ends_the_phase_and_switches_the_battlefield() -> None:
    """For three dice of yours; the new battlefield's claim is used at once."""
    t = code_k()
    assert ["die T01 1R", "die T01 2RD"] == t.options()
    t.answer("die T01 1R", "die T01 2RD")
    assert ["die T03 1R", "die T03 1Sh"] == t.options()
    t.answer("die T03 1R")
    assert ["card 21113", "their card T42"] == t.options()
    t.answer("their card T42")
    assert "T42" == t.label(t.state.battlefield).removeprefix("their ")
    assert ("21063", 2) == (t.aside()[-1], t.state.round)
    assert followed(t, "entered_play", "resources_gained")
    assert 1 == t.events("resources_gained")[0].amount


@card("21063")
def test_without_three_dice_the_code_is_wasted() -> None:
    """It is set aside all the same."""
    t = Tabletop("T01*2", "T02", hand="21063")
    t.show("T01", "1R")
    t.show("T01", "2RD")
    t.answer("play 21063")
    assert ("they: action", ["21063"], 2) == (t.asked(), t.aside(), len(t.pool()))
    assert "T41" == t.label(t.state.battlefield)


# Monastery


def monastery(top: str, resources: int = 5) -> Tabletop:
    """Its power action shows the top card of your deck."""
    t = Tabletop("T01", "T02", deck=f"{top} T33", resources=resources)
    t.battlefield("21088")
    t.answer("use 21088")
    return t


@card("21088")
def test_at_the_monastery_you_may_play_the_top_card() -> None:
    """At its cost."""
    t = monastery("T36")
    assert [["T36"]] == [t.codes(event.items) for event in t.events("cards_revealed")]
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("21088")
def test_or_it_is_discarded_for_a_shield() -> None:
    """On any character; also if it cannot be played."""
    for top, answers in (("T34", ("no",)), ("T32", ())):
        t = monastery(top, resources=2)
        t.answer(*answers)
        assert ["T01", "their T02"] == t.options()
        t.answer("their T02")
        assert ([top], 1, 2) == (t.discards(), t.copy("their T02").shields, t.resources())


@card("21088")
def test_at_the_monastery_a_card_is_paid_for() -> None:
    """And is no more on the deck; once a round."""
    t = monastery("T24")
    t.answer("yes")
    assert (4, ["T01", "T24"]) == (t.resources(), t.in_play())
    t.answer("activate their T02")
    assert "use 21088" not in t.options()


@card("21088")
def test_an_empty_deck_gives_the_monastery_nothing() -> None:
    """Not even a shield."""
    t = Tabletop("T01", "T02", deck="", hand="T31")
    t.battlefield("21088")
    t.answer("use 21088")
    assert (0, 0) == (t.copy("T01").shields, t.copy("their T02").shields)
