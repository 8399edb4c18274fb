"""Z-6 Jetpack: it grows with the resources on it."""

from dejarik.testing.destiny.table import Tabletop, card


@card("12146")
def test_the_jetpack_comes_with_a_resource() -> None:
    """On it, from the supply."""
    t = Tabletop("T01", "T02", hand="12146")
    t.answer("play 12146")
    jetpack = t.copy("12146")
    assert (1, 0, 0, 3) == (jetpack.resources, jetpack.damage, jetpack.shields, t.resources())


@card("12146")
def test_the_jetpack_deals_as_much_as_lies_on_it() -> None:
    """One resource more first; indirect damage to them."""
    t = Tabletop("T01 T06", "T02 T03")
    t.upgrade("12146", on="T01").resources = 1
    t.upgrade("T21", on="T06").resources = 4
    t.copy("their T03").shields = 1
    t.show("12146", "Sp")
    t.answer("resolve special")
    assert ("they: indirect_damage", 2) == (t.asked(), t.copy("12146").resources)
    t.answer("their T03", "their T03")
    assert (1, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert 5 == t.resources()
