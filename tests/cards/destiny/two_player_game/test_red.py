"""Two-Player Game, red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Captain Phasma


def phasma(damage: int = 0) -> Tabletop:
    """Phasma showing her special, hurt herself, against a character with this much damage."""
    t = Tabletop("04002 T01", "04001 T03")
    t.support("T12")
    t.upgrade("T21", on="their T03")
    t.show("04002", "Sp")
    t.copy("04002").damage = 7
    t.copy("their 04001").damage = damage
    return t


@card("04002")
def test_phasmas_special_deals_two_damage_to_any_character() -> None:
    """All characters and nothing else are offered."""
    t = phasma()

    t.answer("resolve special")
    assert ["04002", "T01", "their 04001", "their T03"] == t.options()
    t.answer("their 04001")

    assert 2 == t.copy("their 04001").damage
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04002")
def test_phasma_deals_two_to_a_character_with_five_damage() -> None:
    """Five is not enough, and her own seven do not count."""
    t = phasma(damage=5)

    t.answer("resolve special", "their 04001")

    assert 7 == t.copy("their 04001").damage


@card("04002")
def test_phasma_deals_three_to_a_character_with_six_damage() -> None:
    """Three instead of two, not in addition."""
    t = phasma(damage=6)

    t.answer("resolve special", "their 04001")

    assert 9 == t.copy("their 04001").damage


@card("04002")
def test_phasmas_damage_is_blocked_by_shields() -> None:
    """Two shields block it all."""
    t = phasma()
    t.copy("their T03").shields = 3

    t.answer("resolve special", "their T03")

    assert (1, 0) == (t.copy("their T03").shields, t.copy("their T03").damage)


# Mobilize


@card("04014")
def test_mobilize_gains_four_resources() -> None:
    """Three are spent on it, four come back, to you alone."""
    t = Tabletop(hand="04014", resources=3)

    t.answer("play 04014")

    assert (4, 5) == (t.resources(), t.resources(THEM))
    assert ["04014"] == t.discards()


@card("04014")
def test_mobilize_is_not_offered_without_its_cost() -> None:
    """What it will bring cannot pay for it."""
    t = Tabletop(hand="04014", resources=2)

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


# Poe Dameron


def poe(*, others: bool = True) -> Tabletop:
    """Poe showing his special; dice of both players in the pools, and one on its card."""
    t = Tabletop("04025*2 T01", "T02 T03")
    t.support("T12")
    t.show("04025", "Sp")
    if others:
        t.show("04025", "1R")
        t.show("their T02", "1MD")
    return t


@card("04025")
def test_poes_special_gives_any_character_a_shield() -> None:
    """All characters and nothing else are offered, and one shield is given."""
    t = poe()

    t.answer("resolve special")
    assert ["04025", "T01", "their T02", "their T03"] == t.options()
    t.answer("T01")

    assert 1 == t.copy("T01").shields


@card("04025")
def test_poe_may_turn_another_die_of_either_player() -> None:
    """His other die counts as another; the one resolved and those on cards do not."""
    t = poe()

    t.answer("resolve special", "T01")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert ["die 04025 1R", "their die T02 1MD"] == t.options()


@card("04025")
def test_poe_turns_the_die_to_any_other_side() -> None:
    """Each side but the one it shows."""
    t = poe()

    t.answer("resolve special", "T01", "yes", "their die T02 1MD")
    assert ["2RD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")

    assert ["T02 -"] == t.pool(THEM)


@card("04025")
def test_poe_need_not_turn_a_die() -> None:
    """The shield is given all the same."""
    t = poe()

    t.answer("resolve special", "T01", "no")

    assert 1 == t.copy("T01").shields
    assert [] == t.events("die_turned")


@card("04025")
def test_poe_is_not_asked_when_there_is_no_other_die() -> None:
    """The die being resolved is not another one."""
    t = poe(others=False)

    t.answer("resolve special", "T01")

    assert "they: action" == t.asked()
    assert 1 == t.copy("T01").shields


@card("04025")
def test_poe_may_turn_a_die_although_his_shield_does_nothing() -> None:
    """Two sentences without a then: the second does not need the first."""
    t = poe()
    t.copy("T01").shields = 3

    t.answer("resolve special", "T01")

    assert "you: may" == t.asked()


# Medical Droid


def medical_droid() -> Tabletop:
    """The droid showing its special, with damage on both sides."""
    t = Tabletop("T01 T03", "T02")
    t.support("04026")
    t.show("04026", "Sp")
    t.copy("T01").damage = 3
    t.copy("their T02").damage = 2
    return t


@card("04026")
def test_the_medical_droid_heals_one_damage_from_any_character() -> None:
    """All characters are offered, whether damaged or not, and nothing else."""
    t = medical_droid()

    t.answer("resolve special")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")

    assert (2, 2) == (t.copy("T01").damage, t.copy("their T02").damage)


@card("04026")
def test_the_medical_droid_cannot_heal_an_undamaged_character() -> None:
    """It may be chosen, but nothing is healed."""
    t = medical_droid()

    t.answer("resolve special", "T03")

    assert [] == t.events("damage_healed")
    assert (3, 0) == (t.copy("T01").damage, t.copy("T03").damage)


# Honor Guard


def honor_guard() -> Tabletop:
    """The guard, and dice of both players: some show damage, some do not."""
    t = Tabletop("T01*2 T03", "T02 T06")
    t.support("04033")
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.show("their T14", "2ID")
    return t


@card("04033")
def test_the_honor_guard_removes_a_die_showing_damage() -> None:
    """Of either player, with every kind of damage, modifiers too; other sides are safe."""
    t = honor_guard()

    t.answer("use 04033")
    assert [
        "die T01 1MD",
        "their die T02 2RD",
        "their die T06 +1MD",
        "their die T14 2ID",
    ] == t.options()
    t.answer("their die T06 +1MD")

    assert ["T02 2RD", "T14 2ID"] == t.pool(THEM)
    assert ["T01 1MD", "T01 1R"] == t.pool()


@card("04033")
def test_the_honor_guard_is_discarded_before_the_die_is_chosen() -> None:
    """Leaving play is the cost; it is a plain action, not a power action."""
    t = honor_guard()

    t.answer("use 04033")

    assert [0] == [event.amount for event in t.events("ability_used")]
    assert ["T01", "T03"] == t.in_play()
    assert ["04033"] == t.discards()


@card("04033")
def test_the_honor_guard_can_be_wasted() -> None:
    """With no die showing damage it is discarded for nothing."""
    t = Tabletop("T01", "T02")
    t.support("04033")
    t.show("their T02", "1R")

    t.answer("use 04033")

    assert "they: action" == t.asked()
    assert (["04033"], ["T02 1R"]) == (t.discards(), t.pool(THEM))


@card("04033")
def test_the_honor_guard_must_remove_the_only_die_even_your_own() -> None:
    """Without a choice nothing is asked."""
    t = Tabletop("T01", "T02")
    t.support("04033")
    t.show("T01", "1MD")

    t.answer("use 04033")

    assert [] == t.pool()
