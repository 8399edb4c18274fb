"""Uncharted Alliances, red and yellow cards: who may be chosen, what helps, what is used up."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("25005")
def test_veers_acts_once_a_round_and_on_troopers_too() -> None:
    """Shields help against the damage that follows."""
    t = Tabletop("25005", "T02")
    for code in ("T11", "21025", "T12"):
        t.support(code)
    t.show("T11", "1R")
    t.copy("their T02").shields = 1

    t.answer("use 25005")
    assert ["T11", "21025"] == t.options()
    t.answer("T11", "pass")
    assert "use 25005" not in t.options()
    t.answer("resolve resource", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("25006")
def test_shields_help_against_surface_attack() -> None:
    """Against indirect damage as well."""
    t = Tabletop("T01", "T02", hand="25006")
    t.show("T01", "1R")
    t.next_roll("T01", "2RD")
    t.copy("T01").shields = 1

    t.answer("play 25006")

    assert (0, 0) == (t.copy("T01").damage, t.copy("T01").shields)


@card("25007")
def test_an_at_st_brings_damage_alone_and_hurts_characters_alone() -> None:
    """Shields help against it."""
    t = Tabletop("T01", "T02")
    at_st = t.support("25007")
    t.support("T11", seat=THEM)
    t.show("25007", "Sp")
    t.copy("their T02").shields = 1
    assert (0, 0) == (at_st.shields, at_st.resources)

    t.answer("resolve special", "their T11")

    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T11").damage)


@card("25008")
def test_shields_help_against_a_wampa() -> None:
    """It may be your own character that it strikes."""
    t = Tabletop("T01", "T02")
    t.support("25008")
    t.show("T01", "1R")
    t.copy("T01").shields = 1

    t.answer("activate 25008")

    assert (0, 0) == (t.copy("T01").damage, t.copy("T01").shields)


@card("25019")
def test_leias_power_action_is_used_once_and_pays_what_a_die_costs() -> None:
    """Shields help against its damage."""
    t = Tabletop("25019", "T02", resources=1)
    t.support("02005")
    t.show("02005", "1RD1")
    t.copy("their T02").shields = 1

    t.answer("use 25019", "their T02", "pass")

    assert (0, 0, ["02005 1RD1"]) == (t.resources(), t.copy("their T02").damage, t.pool())
    assert "use 25019" not in t.options()


@card("25021")
def test_one_of_two_dice_of_c_3po_is_turned() -> None:
    """Also one that lies in their pool; only characters get the shield."""
    t = Tabletop("T01", "T02")
    t.support("25021")
    t.support("T11", seat=THEM)
    t.support("25018")
    t.make_elite("25021")
    t.lend(t.show("25021", "1Sh"))
    t.show("T01", "1R")

    t.answer("activate 25021", "first 25021", "yes")
    assert 1 == t.copy("their T02").shields
    labels = [one.split()[-2] for one in t.options()]
    assert ["25021", "25021"] == labels
    t.answer("their die 25021 1Sh", "-")

    assert ["25021 -"] == t.pool(THEM)


@card("25022")
def test_a_tauntaun_takes_a_character_along_and_no_support() -> None:
    """And heals one damage from one character, anybody's."""
    t = Tabletop("T01 T06", "T02")
    t.support("25022")
    t.support("T11")
    t.answer("activate 25022", "yes")
    assert ["T01", "T06"] == t.options()

    t = Tabletop("T01 T06", "T02")
    t.support("25022")
    t.support("25007")
    t.show("25022", "1R")
    for label in ("T01", "T06", "their T02"):
        t.copy(label).damage = 3
    t.answer("resolve resource")
    assert 1 == len(t.events("die_resolved"))
    t.answer("yes")
    assert ["T01", "T06", "their T02"] == t.options()
    t.answer("their T02")
    assert [3, 3, 2] == [t.copy(one).damage for one in ("T01", "T06", "their T02")]


@card("25009")
def test_boba_plays_only_a_bounty_he_can_pay_for() -> None:
    """Of his own player's cards, once a round."""
    t = Tabletop("25009", "T02 T06", hand="T902", resources=0)
    t.answer("use 25009")
    assert ["stop"] == t.options()

    t = Tabletop("25009", "T02 T06", hand="T902")
    t.discard_pile("25036", seat=THEM)
    t.answer("use 25009", "card T902", "their T02", "pass")
    assert (["T902"], 1) == ([one for one in t.in_play() if one != "25009"], len(t.pool()))
    assert "use 25009" not in t.options()


@card("25010")
def test_shields_help_against_the_bargain() -> None:
    """Against indirect damage as well."""
    t = Tabletop("T01", "T02", hand="25010")
    t.show("their T02", "2RD")
    t.copy("their T02").shields = 1

    t.answer("play 25010", "no")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("25012")
def test_one_of_two_dice_of_the_rancor_is_rerolled() -> None:
    """Once a round; the damage is for characters, and shields help against it."""
    t = Tabletop("T01", "T02")
    t.support("25012")
    t.make_elite("25012")
    t.show("25012", "1R")
    t.lend(t.show("25012", "-"))
    t.show("T01", "1R")
    t.next_roll("25012", "3MD")
    t.copy("their T02").shields = 1

    t.answer("use 25012")
    assert ["die 25012 1R", "their die 25012 -"] == t.options()
    t.answer("die 25012 1R")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02", "pass")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert "use 25012" not in t.options()


@card("25013")
def test_a_fett_of_theirs_does_not_help_slave_1() -> None:
    """Dice that are rerolled stay in their pool."""
    t = Tabletop("T01", "T02 25009")
    t.support("25013")
    t.downgrade("T902", on="their T02")
    t.answer("pass", "activate their T02", "no")
    assert "you: action" == t.asked()

    t = Tabletop("T01 25009", "T02")
    t.support("25013")
    t.downgrade("T902", on="their T02")
    t.show("T01", "1R")
    t.next_roll("T01", "2RD")
    t.answer("pass", "activate their T02", "no", "die T01 1R", "stop")
    assert ["T01 2RD"] == t.pool()


@card("25023")
def test_one_resource_is_not_enough_for_saw() -> None:
    """Shields help against his damage; dice of their partisans are not rolled."""
    t = Tabletop("25023", "T02")
    t.copy("25023").resources = 1
    t.copy("their T02").shields = 1
    t.show("25023", "Sp")
    t.answer("resolve special")
    assert ("they: action", 0) == (t.asked(), t.copy("their T02").damage)

    t = Tabletop("25023*2", "25023")
    t.copy("25023").resources = 2
    t.show("25023", "Sp")
    t.answer("resolve special", "yes")
    assert (1, "they: action") == (len(t.pool()), t.asked())


@card("25026")
def test_shields_help_against_moroff() -> None:
    """Whether he leaves or stays."""
    t = Tabletop("T01", "T02")
    t.support("25026")
    t.copy("their T02").shields = 1
    t.answer("pass", "claim", "yes")
    assert 1 == t.copy("their T02").damage

    t = Tabletop("T01", "T02")
    t.support("25026")
    t.copy("their T02").shields = 1
    t.show("25026", "Sp")
    t.answer("resolve special", "25026")
    assert 0 == t.copy("their T02").damage


@card("25033")
def test_the_dragons_own_die_counts_wherever_it_lies() -> None:
    """Others do not; shields help against all of it."""
    t = Tabletop("T01", "T02")
    t.support("25033")
    t.show("T01", "2RD")
    t.lend(t.show("25033", "6ID"))
    t.copy("their T02").shields = 1
    t.answer("activate 25033")
    assert (2, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)

    t = Tabletop("T01", "T02")
    for code in ("25003", "25033"):
        t.support(code)
    t.show("25033", "4MD")
    t.copy("their T02").shields = 1
    t.state.players[0].hand.append(t._spare(0, "25034"))
    t.answer("play 25034")
    assert 2 == t.copy("their T02").damage
