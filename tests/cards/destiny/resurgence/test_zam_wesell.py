"""Zam Wesell: what she pretends to be, and dice resolved as the symbols of others."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.games.destiny.model.state import ACTION
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up


@card("23033")
def test_zam_is_what_she_says_after_setup() -> None:
    """Any character subtype, for the rest of the game, beside her own."""
    t = set_up(["23033", "T02"], ["T01", "T06"], until="you: subtype")
    assert hears(t, "23033", AFTER, Event(ev.SETUP_DONE))
    assert {"jedi", "sith", "trooper"} < set(t.options())
    t.answer("jedi")
    while t.state.phase != ACTION:
        t.choose(len(t.decision().options) - 1)
    zam, other = t.copy("23033"), t.copy("T02")
    for _ in range(2):
        assert has_subtype(t.state, zam, "jedi")
        round_ = t.state.round
        while t.state.round == round_:
            t.choose(len(t.decision().options) - 1)

    found = [one for one in SUBTYPES if has_subtype(t.state, t.copy("23033"), one)]
    assert {"jedi", "bounty-hunter", "shapeshifter"} == set(found)
    assert not has_subtype(t.state, other, "jedi")


def disguised(side: str = "2RD", **others: str) -> Tabletop:
    """A die of Zam's shows a side; dice of others lie about."""
    t = Tabletop("23033 T01 T04 T05", "T02 T62", resources=0)
    t.upgrade("T21", on="T01")
    t.show("23033", side)
    t.show("T21", "1MD")
    for label, shown in others.items():
        t.show(label.replace("_", " "), shown)
    return t


@card("23033")
def test_zam_resolves_a_die_as_the_symbol_of_another() -> None:
    """Of a character, also the opponent's, that shows as much; the damage cannot be blocked."""
    t = disguised(T01="+1MD", T04="2RD", T05="-", their_T02="2RD", their_T62="1Sh")
    t.copy("their T02").shields = 2

    t.answer("use 23033")
    assert ["die T04 2RD", "their die T02 2RD"] == t.options()
    t.answer("die T04 2RD", "their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["ranged"] == [SYMBOL_NAMES[one.detail] for one in t.events("die_resolved")]
    assert ("they: action", 2) == (t.asked(), len(t.pool(THEM)))


@card("23033")
@pytest.mark.parametrize(("side", "worth"), [("1Dr", 1), ("1R", 1)])
def test_zam_resolves_any_symbol_of_hers_so(side: str, worth: int) -> None:
    """With the value of her own die, which may be lower."""
    t = disguised(side, T04="2RD")

    t.answer("use 23033", "their T62")

    assert worth == t.copy("their T62").damage


@card("23033")
def test_zam_takes_over_no_damage_alone() -> None:
    """Shields of another die become shields of hers."""
    t = disguised("1RD", T04="1Sh")

    t.answer("use 23033", "T05")

    assert 1 == t.copy("T05").shields


@card("23033")
@pytest.mark.parametrize(
    ("side", "other"), [("2RD", "1MD"), ("-", "2RD"), ("2RD1", "2RD"), ("1RD", "-")]
)
def test_zam_needs_a_die_that_could_be_resolved_and_one_that_shows_as_much(
    side: str, other: str
) -> None:
    """No blank of either, no smaller value, and no cost that cannot be paid."""
    t = disguised(side, T04=other, T05=other)

    t.answer("use 23033")

    assert ([], "they: action") == (t.events("die_resolved"), t.asked())


@card("23033")
def test_a_special_is_no_symbol_for_zam() -> None:
    """It shows no value; nor is it hers."""
    t = disguised("1RD")
    t.show("their T62", "Sp")

    t.answer("use 23033")

    assert [] == t.events("die_resolved")


@card("23033")
def test_one_die_of_zam_may_follow_another_of_hers() -> None:
    """But none itself, and its cost is paid."""
    t = Tabletop("23033*2", "T02", resources=1)
    t.show("23033", "2RD1")
    t.show("23033", "2RD")
    t.copy("their T02").shields = 1

    t.answer("use 23033")
    assert ["die 23033 2RD1", "die 23033 2RD"] == t.options()
    t.answer("die 23033 2RD", "their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.resources())
    assert ["23033 2RD"] == t.pool()


@card("23033")
def test_one_die_of_zam_is_resolved_that_could_be() -> None:
    """Of several one is chosen; neither a blank nor one that cannot be paid for."""
    t = Tabletop("23033*4 T04", "T02", resources=0)
    for side in ("1RD", "2RD", "-", "2RD1"):
        t.show("23033", side)
    t.show("T04", "1MD")
    t.answer("use 23033")
    models = ["die 23033 2RD", "die 23033 2RD1", "die T04 1MD"]
    assert models == t.options()

    t.answer("die 23033 2RD1")
    assert ["die 23033 1RD", "die 23033 2RD"] == t.options()
    t.answer("die 23033 1RD", "their T02")

    assert (1, 4) == (t.copy("their T02").damage, len(t.pool()))


@card("23033")
def test_zams_dice_count_wherever_they_lie() -> None:
    """Also in a pool of the opponent."""
    t = Tabletop("23033 T04", "T02")
    t.lend(t.show("23033", "1RD"))
    t.show("T04", "1MD")

    t.answer("use 23033", "their T02")

    assert 1 == t.copy("their T02").damage
