"""Resurgence: dice that are resolved for less, or as something else."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Endure


def endure(team: str = "T01") -> Tabletop:
    """Damage dice of both players, with and without a cost."""
    t = Tabletop(team, "T02*2 T83 T86", hand="23062")
    t.support("T79")
    t.support("T14", THEM)
    t.show("their T14", "2ID")
    for label in (team, "their T02"):
        t.copy(label).shields = 3
    t.show(team, "1MD")
    t.show("their T02", "2RD")
    t.show("their T02", "1MD")
    t.show("their T83", "2MD1")
    t.support("T13", THEM)
    t.show("their T13", "1R")
    t.answer("play 23062")
    return t


@card("23062")
def test_endure_makes_them_resolve_dice_for_less() -> None:
    """Up to two, chosen by you; they choose the order and the targets."""
    t = endure()
    damage = ["their die T14 2ID", "their die T02 2RD", "their die T02 1MD"]
    assert ["die T01 1MD", *damage, "stop"] == t.options()
    t.answer("die T01 1MD", "their die T02 2RD")
    assert ("they: choose", ["die T01 1MD", "their die T02 2RD"]) == (t.asked(), t.options())
    t.answer("their die T02 2RD")
    assert ["T01", "their T02", "their T83", "their T86"] == t.options()
    t.answer("T01")
    assert (2, ["T01 1MD"]) == (t.copy("T01").shields, t.pool())
    t.answer("T01")
    assert (2, [], "they: action") == (t.copy("T01").shields, t.pool(), t.asked())
    assert ["T14 2ID", "T02 1MD", "T83 2MD1", "T13 1R"] == t.pool(THEM)


@card("23062")
def test_they_resolve_the_dice_in_their_order() -> None:
    """Shields block what the second one deals as well."""
    t = endure()
    t.answer("die T01 1MD", "their die T02 2RD", "die T01 1MD", "T01", "T01")
    assert (2, 0, "they: action") == (t.copy("T01").shields, t.copy("T01").damage, t.asked())


@card("23062")
def test_endure_may_choose_one_die_or_none() -> None:
    """Then only that one is resolved."""
    t = endure()
    t.answer("their die T02 2RD", "stop")
    t.answer("T01")
    assert (2, ["T01 1MD"]) == (t.copy("T01").shields, t.pool())
    t = endure()
    t.answer("stop")
    assert ("they: action", 5) == (t.asked(), len(t.pool(THEM)))


@card("23062")
def test_endure_needs_a_red_character() -> None:
    """Otherwise nothing happens."""
    t = endure("T03")
    assert ("they: action", 5) == (t.asked(), len(t.pool(THEM)))


# Pyrokinesis


def pyrokinesis(rolled: str) -> Tabletop:
    """A die of theirs is rerolled by the special."""
    t = Tabletop("T02 T01", "T06 T03")
    t.upgrade("23013", on="T02")
    t.copy("their T03").shields = 3
    t.show("23013", "Sp")
    t.show("their T06", "1R")
    t.next_roll("their T06", rolled)
    t.answer("resolve special")
    assert ["die 23013 Sp", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")
    return t


@card("23013")
def test_pyrokinesis_resolves_a_die_as_indirect_damage() -> None:
    """For what it shows."""
    t = pyrokinesis("2RD")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T03", "their T03")
    assert (1, [], []) == (t.copy("their T03").shields, t.pool(), t.pool(THEM))
    assert [] == t.events("die_removed")


@card("23013")
def test_pyrokinesis_removes_what_cannot_be_resolved() -> None:
    """A modifier by itself."""
    t = pyrokinesis("+1MD")
    assert (3, [], "they: action") == (t.copy("their T03").shields, t.pool(THEM), t.asked())
    assert 1 == len(t.events("die_removed"))


@card("23013")
def test_pyrokinesis_pays_what_the_die_costs() -> None:
    """Any symbol will do."""
    t = Tabletop("T02", "T83 T03", resources=1)
    t.upgrade("23013", on="T02")
    t.show("23013", "Sp")
    t.show("their T83", "2ID")
    t.next_roll("their T83", "1Sh1")
    t.answer("resolve special", "their die T83 2ID", "their T03")
    assert (0, 1) == (t.resources(), t.copy("their T03").damage)


@card("23013")
def test_pyrokinesis_goes_on_blue_characters() -> None:
    """Only such a character can have it."""
    t = Tabletop("T01 T02", "T06", hand="23013")
    t.answer("play 23013")
    assert t.copy("T02").ref == t.copy("23013").host
