"""Display of Power: damage resolved as indirect damage for more, and a copy in a discard pile."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


def flames(side: str = "2MD") -> Tabletop:
    """Its die and another of yours; nobody else is closer to hand than two opponents."""
    t = Tabletop("T01 T06", "T02 T03", hand="T12")
    t.upgrade("22042", on="T01")
    t.show("22042", side)
    t.show("T06", "1MD")
    return t


@card("22042")
def test_the_flame_thrower_spreads_its_damage() -> None:
    """As indirect damage, worth 1 more; other dice may not."""
    t = flames()

    assert ["resolve melee", "resolve indirect"] == [o for o in t.options() if "resolve" in o]
    t.answer("resolve indirect")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T02", "their T02", "their T03")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("their T03").damage)


@card("22042")
def test_the_flame_thrower_deals_melee_damage_as_it_shows() -> None:
    """Then nothing is added; a side that shows no damage is resolved as it is."""
    t = flames()
    t.answer("resolve melee", "die 22042 2MD", "their T02")
    assert 2 == t.copy("their T02").damage

    assert "resolve indirect" not in flames("1Dr").options()


@card("22042")
def test_what_an_effect_makes_of_the_die_is_not_increased() -> None:
    """Wrecker resolves any die as indirect damage."""
    t = flames()
    t.support("23061")

    t.answer("use 23061", "die 22042 2MD", "their T02", "their T02")

    assert (2, "they: action") == (t.copy("their T02").damage, t.asked())


@card("22042")
def test_two_flame_throwers_do_not_add_up() -> None:
    """Each increases only its own die."""
    t = flames()
    t.upgrade("22042", on="T06")

    t.answer("resolve indirect", "their T02", "their T02", "their T02")

    assert (3, "they: action") == (t.copy("their T02").damage, t.asked())


def thrown(*discards: str) -> Tabletop:
    """Its special, with these cards in discard piles."""
    t = flames("Sp")
    t.support("T12")
    t.support("T11", seat=THEM)
    for code in discards:
        t.discard_pile(code, seat=THEM if code == "T12" else YOU)
    t.answer("resolve special")
    return t


@card("22042")
def test_the_flame_thrower_burns_what_has_a_copy_in_a_discard_pile() -> None:
    """Anybody's card, whoever's pile; then it is discarded itself."""
    t = thrown("T11", "T12", "T31")

    assert ["T12", "their T11"] == t.options()
    t.answer("their T11")

    assert (["T01", "T06", "T12"], ["T02", "T03"]) == (t.in_play(), t.in_play(THEM))
    assert (["T11", "T31", "22042"], ["T12", "T11"]) == (t.discards(), t.discards(THEM))


@card("22042")
def test_the_flame_thrower_stays_if_nothing_burns() -> None:
    """Then its die goes back to its card."""
    t = thrown("T31")

    assert (["T01", "T06", "22042", "T12"], ["T06 1MD"]) == (t.in_play(), t.pool())
