"""Display of Power, blue characters: what each offers, and what it does."""

from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import only_your_activation_counts

# Fifth Brother


@card("22002")
def test_fifth_brother_makes_them_turn_a_character_die_to_a_blank() -> None:
    """After you activate him; dice of upgrades and your own cannot be chosen."""
    t = Tabletop("22002 T03 T01", "T02 T06")
    t.upgrade("T21", on="their T02")
    for label in ("T01", "their T02", "their T06", "their T21"):
        t.show(label, "1R")
    t.answer("activate 22002")
    assert ["their die T02 1R", "their die T06 1R"] == t.options()
    assert 1 == len(t.events("activated"))
    t.answer("their die T06 1R")
    assert ["T02 1R", "T06 -", "T21 1R"] == t.pool(THEM)
    assert [THEM] == [event.seat for event in t.events("die_turned")]
    assert "they: action" == t.asked()


@card("22002")
@ruling("arh.clar.dop.14")
def test_if_they_cannot_fifth_brother_turns_one_of_his_own_dice_to_a_special() -> None:
    """A die that shows its only blank cannot be turned to one, nor one without a blank."""
    for code, side in (("T02", "-"), ("22014", "2R")):
        t = Tabletop("22002*2 T03", "T02")
        t.next_roll("22002", "1R")
        t.show("T03", "1R")
        if code == "T02":
            t.show("their T02", "-")
        else:
            t.upgrade(code, on="their T02").type = CHARACTER
            t.show(f"their {code}", side)
        t.answer("activate 22002")
        assert (2, True) == (len(t.options()), all("22002" in one for one in t.options()))
        t.answer("die 22002 1R")
        assert (True, 1) == ("22002 Sp" in t.pool(), len(t.events("die_turned")))


@card("22002")
@ruling("arh.clar.dop.13")
def test_without_a_character_die_of_theirs_fifth_brother_turns_nothing() -> None:
    """Neither theirs nor his; only your activation counts."""
    tables = [Tabletop("22002 T03", "T02 T06") for _ in range(2)]
    t = Tabletop("22002 T03", "T02")
    t.upgrade("T21", on="their T02")
    t.show("their T21", "1R")
    t.answer("activate 22002")
    assert ("they: action", []) == (t.asked(), t.events("die_turned"))
    for one in tables:
        one.show("their T02", "1R")
        one.show("their T06", "1R")
    only_your_activation_counts(tables[0], tables[1], "22002")


@card("22002")
def test_fifth_brothers_special_damages_and_may_remove_a_blank() -> None:
    """Two damage that can be blocked; a blank of anyone."""
    for answer in ("yes", "no"):
        t = Tabletop("22002 T01 T03", "T02 T06")
        t.show("22002", "Sp")
        t.copy("their T02").shields = 3
        for label, side in (("T01", "-"), ("T03", "1R"), ("their T06", "-")):
            t.show(label, side)
        t.answer("resolve special")
        assert ["22002", "T01", "T03", "their T02", "their T06"] == t.options()
        t.answer("their T02", answer)
        if answer == "yes":
            assert ["die T01 -", "their die T06 -"] == t.options()
            t.answer("their die T06 -")
        assert (1, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
        assert (answer == "no") == ("T06 -" in t.pool(THEM))
        assert "they: action" == t.asked()
