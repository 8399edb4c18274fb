"""Convergence: a die resolved against a chosen character, and dice that are hampered."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Hunt Them Down


def hunt() -> Tabletop:
    """Two bounties and another downgrade on one of two characters; dice of all kinds of damage."""
    t = Tabletop("T01 T07 T68", "T02 T06", hand="09046")
    for code in ("09039", "T310"):
        t.downgrade(code, on="their T02")
    t.downgrade("22102", on="their T02", by=THEM)
    t.support("T14")
    t.show("T01", "1MD")
    t.show("T07", "2Dc")
    t.show("T14", "2ID")
    t.show("their T06", "2RD")
    return t


@card("09046")
def test_hunt_them_down_counts_the_bounties_on_its_prey() -> None:
    """Only of that character; the die hits nobody else."""
    t = hunt()
    t.copy("their T02").shields = 1

    t.answer("play 09046")
    assert ["T01", "T07", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (2, 0, ["T07 2Dc", "T14 2ID"]) == (t.copy("their T02").damage, 0, t.pool())
    assert "they: action" == t.asked()


@card("09046")
def test_hunt_them_down_without_a_bounty() -> None:
    """The die is worth what it shows; which of your dice is a choice."""
    t = hunt()
    t.show("T68", "2RD")

    t.answer("play 09046", "their T06")
    assert ["die T01 1MD", "die T68 2RD"] == t.options()
    t.answer("die T68 2RD")

    assert (2, 0) == (t.copy("their T06").damage, t.copy("their T02").damage)
    assert ["T01 1MD", "T07 2Dc", "T14 2ID"] == t.pool()


@card("09046")
def test_hunt_them_down_pays_for_the_die() -> None:
    """What its side costs."""
    t = Tabletop("T83", "T02", hand="09046", resources=2)
    t.show("T83", "1RD1")

    t.answer("play 09046", "their T02")

    assert (0, 1) == (t.resources(), t.copy("their T02").damage)


# Hampered


def hampered(*shown: tuple[str, str], on: str = "T01") -> Tabletop:
    """A downgrade of the opponent's on a character of yours with two dice."""
    t = Tabletop("T01*2 T06", "T02", hand="T31", their_hand="T212")
    t.support("T210")
    t.support("T11")
    t.downgrade("09121", on=on, by=THEM)
    for label, side in shown:
        t.show(label, side)
    return t


@card("09121")
@ruling("arh.clar.conv.06")
def test_a_hampered_character_resolves_one_die_a_turn() -> None:
    """The second waits for the next turn, and only it."""
    t = hampered(("T01", "1MD"), ("T01", "1MD"), ("T06", "1MD"))

    t.answer("resolve melee")
    assert ["die T01 1MD", "die T01 1MD", "die T06 1MD"] == t.options()
    t.choose(0)
    t.answer("their T02")
    assert ["die T06 1MD", "stop"] == t.options()
    t.answer("stop", "pass", "resolve melee")

    assert ["die T01 1MD", "die T06 1MD"] == t.options()


@card("09121")
def test_a_hampered_die_is_not_modified() -> None:
    """Another die is."""
    t = hampered(("T01", "1MD"), ("T06", "1MD"), ("T210", "+2MD"))

    t.answer("resolve melee", "die T01 1MD")
    assert "T01" in t.options()
    t.answer("their T02", "die T06 1MD")

    assert ["die T210 +2MD", "stop"] == t.options()


@card("09121")
@ruling("arh.clar.conv.05")
def test_a_hampered_modifier_may_join_another_die() -> None:
    """One of two, and then no other die of the character is resolved."""
    t = hampered(("T01", "+1MD"), ("T01", "+1MD"), ("T06", "1MD"), ("T11", "1MD"))

    t.answer("resolve melee", "die T06 1MD")
    assert ["die T01 +1MD", "die T01 +1MD", "stop"] == t.options()
    t.choose(0)
    assert ["stop"] == t.options()
    t.answer("stop", "their T02")
    assert 2 == t.copy("their T02").damage
    assert ["die T11 1MD", "stop"] == t.options()


@card("09121")
@ruling("arh.clar.conv.05")
def test_a_hampered_modifier_does_not_join_its_own_copy() -> None:
    """Nor would that one be modified."""
    t = hampered(("T01", "+1MD"), ("T01", "1MD"))

    t.answer("resolve melee")

    assert ["T01", "T06", "their T02"] == t.options()


@card("09121")
def test_a_hampered_die_counts_whoever_resolves_it() -> None:
    """An opponent who may resolve two dice has only one of the character's."""
    t = hampered(("T01", "1MD"), ("T01", "1MD"), ("T06", "1R"))
    t.pass_turn()

    t.answer("play T212")
    t.choose(0)
    t.answer("T01")

    assert ["die T06 1R", "stop"] == t.options()


@card("09121")
def test_a_hampered_character_may_come_second() -> None:
    """What others have resolved this turn does not count."""
    t = hampered(("T01", "1MD"), ("T06", "1MD"))

    t.answer("resolve melee", "die T06 1MD", "their T02")

    assert ["die T01 1MD", "stop"] == t.options()


@card("09121")
def test_others_are_not_hampered() -> None:
    """Only the dice of the attached character."""
    t = hampered(("T01", "1MD"), ("T01", "+1MD"), on="T06")

    t.answer("resolve melee")

    assert ["die T01 +1MD", "stop"] == t.options()
