"""Allies of Necessity, further gray cards: what each offers, and what it does."""

from dejarik.games.destiny.model.facts import CHARACTER_SUBTYPES
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.testing.destiny.table import Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_activation

# Clawdite Shapeshifter


@card("10013")
def test_the_clawdite_takes_on_a_subtype_for_a_round() -> None:
    """Any character subtype, if you like; it lasts through upkeep."""
    t = Tabletop("10013 T03", "T02", hand="T31")

    t.answer("activate 10013")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ("you: subtype", list(CHARACTER_SUBTYPES)) == (t.asked(), t.options())
    t.answer("jedi")
    assert [True, False] == [
        has_subtype(t.state, t.copy(label), "jedi") for label in ("10013", "T03")
    ]
    t.pass_turn()
    t.pass_turn()
    assert ("you: upkeep_discard", True) == (
        t.asked(),
        has_subtype(t.state, t.copy("10013"), "jedi"),
    )
    t.keep_hands()
    assert not has_subtype(t.state, t.copy("10013"), "jedi")


@card("10013")
def test_the_clawdite_may_stay_itself() -> None:
    """It is optional, and only your activation counts."""
    t = Tabletop("10013 T03", "T02")
    waits_only_for_your_activation(t, "10013")

    t.answer("activate 10013", "no")

    assert ("they: action", []) == (t.asked(), t.events("value_chosen"))
