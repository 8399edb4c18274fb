"""Unlikely Heroes, yellow characters: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Aurra Sing


@card("18030")
def test_aurra_sing_gives_up_a_die_to_resolve_one_of_hers_for_one_more() -> None:
    """Any die of yours, but only hers is resolved; she may do so again in the round."""
    t = Tabletop("18030*2 T01", "T02")
    t.show("18030", "2RD")
    t.show("T01", "-")

    t.answer("use 18030")
    assert ["die 18030 2RD", "die T01 -"] == t.options()
    t.answer("die T01 -", "their T02")

    assert ("they: action", 3, []) == (t.asked(), t.copy("their T02").damage, t.pool())
    t.pass_turn()
    assert "use 18030" in t.options()


@card("18030")
def test_aurra_sing_may_give_up_the_die_she_would_have_resolved() -> None:
    """Then there is none to resolve."""
    t = Tabletop("18030", "T02")
    t.show("18030", "2RD")

    t.answer("use 18030")

    assert ("they: action", 0, []) == (t.asked(), t.copy("their T02").damage, t.pool())


@card("18030")
@ruling("arh.part8.oppdie.01")
def test_aurra_sing_resolves_a_die_of_hers_out_of_an_opponents_pool() -> None:
    """As if it lay in yours; the die that is given up for it does."""
    t = Tabletop("18030*2 T01*2", "T02")
    t.lend(t.show("18030", "2RD"))
    t.show("T01", "-")
    t.show("T01", "1R")

    t.answer("use 18030")
    assert ["die T01 -", "die T01 1R"] == t.options()
    t.answer("die T01 -", "their T02")

    assert (3, [], ["T01 1R"]) == (t.copy("their T02").damage, t.pool(THEM), t.pool())


# Bossk


@card("18031")
def test_bossk_moves_up_to_two_damage_from_an_opponents_character() -> None:
    """Onto any other character, past its shields."""
    t = Tabletop("18031 T01", "T02 T03")
    t.copy("their T02").damage = 3
    t.copy("T01").damage = 1
    t.copy("their T03").shields = 1

    t.answer("use 18031")
    assert ["their T02", "their T03"] == t.options()
    t.answer("their T02")
    assert ["18031", "T01", "their T03"] == t.options()
    t.answer("their T03")
    assert ["how_much 0", "how_much 1", "how_much 2"] == t.options()
    t.answer("how_much 2")

    assert (1, 2, 1) == (
        t.copy("their T02").damage,
        t.copy("their T03").damage,
        t.copy("their T03").shields,
    )


# Death Watch Mandalorian


@card("18032")
def test_a_death_watch_mandalorian_guards_beside_a_leader() -> None:
    """It may take the damage of an opponent's die, which is removed."""
    t = Tabletop("18032 01027", "T02")
    t.show("their T02", "2RD")

    t.answer("activate 18032")
    assert ["their die T02 2RD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert (2, []) == (t.copy("18032").damage, t.pool(THEM))


@card("18032")
def test_a_death_watch_mandalorian_does_not_guard_for_an_opponents_leader() -> None:
    """The leader has to be yours."""
    t = Tabletop("18032", "01027 T02")
    t.show("their T02", "2RD")

    t.answer("activate 18032")

    assert "they: action" == t.asked()


@card("18032")
def test_a_death_watch_mandalorian_hurts_when_you_remove_its_die() -> None:
    """Not when the opponent does, nor for another die of yours."""
    t = Tabletop("18032 T01", "T02", hand="18110")
    t.show("18032", "-")
    t.show("T01", "1Sh")
    t.show("their T02", "2RD")

    t.answer("play 18110", "die 18032 -")
    assert ["die T01 1Sh", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert 1 == t.copy("their T02").damage


@card("18032")
def test_a_death_watch_mandalorian_hurts_once_its_die_is_gone() -> None:
    """The opponent says whom, and shields help."""
    t = Tabletop("18032", "T02 T03", hand="18110")
    t.show("18032", "-")
    t.copy("their T02").shields = 1

    t.answer("play 18110")
    assert (["their T02", "their T03"], []) == (t.options(), t.pool())
    assert 1 == len(t.events("die_removed"))
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("18032")
def test_a_death_watch_mandalorian_does_nothing_when_the_opponent_removes_its_die() -> None:
    """Only you."""
    t = Tabletop("18032", "T01", their_hand="18110")
    t.show("18032", "-")
    t.show("their T01", "-")

    t.answer("pass", "play 18110")

    assert ([], 0) == (t.pool(), t.copy("their T01").damage)


# Zeb Orrelios


@card("18075")
def test_zeb_orrelios_may_draw_after_a_damage_side_of_his() -> None:
    """His modifiers count when they are added to another die."""
    t = Tabletop("18075 T01", "T02", deck="T32")
    t.show("18075", "+2MD")
    t.show("T01", "1MD")

    t.answer("resolve melee", "die 18075 +2MD", "their T02")
    assert ("you: may", 3) == (t.asked(), t.copy("their T02").damage)
    t.answer("yes")

    assert (["T32"], "they: action") == (t.hand(), t.asked())


@card("18075")
def test_zeb_orrelios_draws_nothing_when_the_opponent_resolves_his_die() -> None:
    """He waits for you."""
    t = Tabletop("18075 T01", "T02", deck="T32")
    t.lend(t.show("18075", "+2MD"))
    t.show("their T02", "1MD")

    t.answer("pass", "resolve melee", "their die 18075 +2MD", "T01")

    assert "you: action" == t.asked()


# Fennec Shand


@card("18103")
def test_fennec_shand_may_reroll_a_die_after_a_yellow_event() -> None:
    """One of yours; not after an event of another colour."""
    t = Tabletop("18103 T06", "T02", hand="T32 T33", resources=9)
    t.show("T06", "-")
    t.show("their T02", "-")

    t.next_roll("T06", "2RD")
    t.answer("play T32")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")
    assert ["T06 2RD"] == t.pool()
    t.pass_turn()
    t.answer("play T33")

    assert "they: action" == t.asked()


@card("18103")
def test_fennec_shand_rerolls_a_weapon_die_and_hits_or_covers() -> None:
    """A weapon die in any pool: damage if it shows damage then, a shield for her if not."""
    t = Tabletop("18103 T01", "T02")
    t.upgrade("01055", on="T01")
    t.show("01055", "-")
    t.show("T01", "1MD")
    t.next_roll("01055", "2RD")

    t.answer("use 18103")
    assert ["18103", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("18103").shields)
