"""Jango Fett's Westar-34: two of them on him, and a yellow die for a resource."""

import pytest

from dejarik.games.destiny.rules.limits import surplus_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


def armed(on: str = "01021", hand: str = "23042") -> Tabletop:
    """One blaster is in play, another in your hand; Jango has company."""
    t = Tabletop("01021 T01", "01021", hand=hand)
    t.upgrade("23042", on=on)
    return t


def kill(t: Tabletop) -> None:
    """The opponent shoots your Jango."""
    t.copy("01021").damage = 9
    t.show("their 01021", "2RD")
    t.answer("resolve ranged", "01021")


@card("23042")
def test_a_second_blaster_can_be_played_while_jango_has_one() -> None:
    """On anybody."""
    t = armed()

    t.answer("play 23042")
    assert ["01021", "T01"] == t.options()
    t.answer("T01")

    assert (2, "they: action") == (t.in_play().count("23042"), t.asked())


@card("23042")
def test_the_blaster_is_unique_on_anybody_else() -> None:
    """Nor does one of the opponent's help."""
    t = armed(on="T01")
    t.upgrade("23042", on="their 01021")

    handle = t.state.knowledge.handles[YOU][t.state.players[YOU].hand[0]]
    assert "play 23042" not in t.options()
    why = t.game.explain(t.state, YOU, f"play:{handle}")
    assert ["unique_in_play arh.part1.uniqueness.02"] == why


@card("23042")
def test_only_copies_of_the_blaster_are_not_unique() -> None:
    """Another unique upgrade stays so."""
    t = armed(hand="T25")
    t.upgrade("T25", on="T01")

    assert "play T25" not in t.options()


@card("23042")
def test_one_of_two_blasters_goes_when_jango_has_none_any_more() -> None:
    """As soon as neither is on him they are unique again, and one is given up."""
    t = armed(hand="")
    t.upgrade("23042", on="01021")
    t.answer("pass")
    kill(t)
    while t.asked() in ("you: order", "you: may"):
        t.choose(len(t.decision().options) - 1)

    assert "you: one_of_two_copies" == t.asked()
    t.choose(0)
    assert 1 == t.in_play().count("23042")


@card("23042")
def test_blasters_do_not_count_on_jango() -> None:
    """Beside three other upgrades, of which none may be another."""
    t = armed(hand="")
    for code in ("T21", "T22", "T23", "23042"):
        t.upgrade(code, on="01021")
    assert ("you: action", []) == (t.asked(), surplus_of(t.state, t.copy("01021")))
    t.upgrade("T24", on="01021")

    found = [t.label(ref) for ref in surplus_of(t.state, t.copy("01021"))]
    assert ["T21", "T22", "T23", "T24"] == found


@card("23042")
def test_blasters_count_on_somebody_beside_jango() -> None:
    """Although they are not unique there either."""
    t = armed(hand="")
    for code in ("T21", "T22", "T24", "23042"):
        t.upgrade(code, on="T01")

    found = [t.label(ref) for ref in surplus_of(t.state, t.copy("T01"))]
    assert (["T21", "T22", "T24", "23042"], 2) == (found, t.in_play().count("23042"))


@card("23042")
def test_a_blaster_that_is_not_on_jango_counts() -> None:
    """On its own character."""
    t = armed(on="T01", hand="")
    for code in ("T21", "T22", "T24"):
        t.upgrade(code, on="T01")

    assert "you: too_many_upgrades" == t.asked()


@card("23042")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_yellow_die_becomes_a_resource_when_it_is_played(answer: str) -> None:
    """One of yours, if you like; no other colour."""
    t = Tabletop("01021 T03 T01", "T03", hand="23042", resources=2)
    for label in ("01021", "T03", "T01", "their T03"):
        t.show(label, "1RD" if label == "01021" else "1MD")

    t.answer("play 23042", "T01", answer)
    if answer == "yes":
        assert ["die 01021 1RD", "die T03 1MD"] == t.options()
        t.answer("die T03 1MD")

    found = (int(answer == "yes"), 3 - (answer == "yes"), 1)
    assert found == (t.resources(), len(t.pool()), len(t.pool(THEM)))


@card("23042")
def test_without_a_yellow_die_there_is_no_resource() -> None:
    """Nothing is asked."""
    t = Tabletop("T01", "T03", hand="23042", resources=2)
    t.show("T01", "1MD")
    t.show("their T03", "1MD")

    t.answer("play 23042")

    assert ("they: action", 0) == (t.asked(), t.resources())


@card("23042")
def test_the_blaster_redeploys() -> None:
    """Before its character is defeated."""
    t = armed(hand="")
    t.answer("pass")
    kill(t)
    while t.asked() == "you: may":
        t.answer("yes")

    assert (["T01", "23042"], t.copy("T01").ref) == (
        [one for one in t.in_play() if not one.startswith("T4")],
        t.copy("23042").host,
    )
