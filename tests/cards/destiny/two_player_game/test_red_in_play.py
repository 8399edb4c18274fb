"""Two-Player Game, red supports and upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# Droid Commandos


def droid_commandos() -> Tabletop:
    """The droids showing their special, with characters on both sides and a support."""
    t = Tabletop("T01 T03", "T02 T06")
    t.support("04003")
    t.upgrade("T21", on="their T02")
    t.show("04003", "Sp")
    return t


@card("04003")
def test_the_droid_commandos_damage_any_number_of_characters() -> None:
    """One damage each to those picked, of either player, and none to the others."""
    t = droid_commandos()

    t.answer("resolve special")
    assert ["T01", "T03", "their T02", "their T06", "stop"] == t.options()
    t.answer("T03", "their T02")
    assert ["their T06", "stop"] == t.options()
    t.answer("their T06")
    assert ["stop"] == t.options()
    t.answer("stop")

    damage = [t.copy(one).damage for one in ("T01", "T03", "their T02", "their T06")]
    assert [0, 1, 1, 1] == damage
    assert [0, 0, 0] == [event.detail for event in t.events("damage_dealt")]


@card("04003")
def test_the_droid_commandos_may_damage_everyone_or_no_one() -> None:
    """None is a number too."""
    t = droid_commandos()
    all_of_them = ["T01", "T03", "their T02", "their T06"]

    t.answer("resolve special", "stop")
    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))

    t = droid_commandos()
    t.answer("resolve special", *all_of_them)
    assert [1, 1, 1, 1] == [t.copy(one).damage for one in all_of_them]


@card("04003")
def test_the_droid_commandos_damage_is_blocked_by_shields() -> None:
    """Each target's shields block its own damage."""
    t = droid_commandos()
    t.copy("their T02").shields = 1

    t.answer("resolve special", "their T02", "their T06", "stop")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert 1 == t.copy("their T06").damage


# Armored Support


def armored_support(roll: str = "2RD") -> Tabletop:
    """The support, dice of several colours on both sides, and the roll of your red die."""
    t = Tabletop("T01*2 T03", "T07 T02")
    t.support("04010")
    t.upgrade("T24", on="T03")
    t.show("T01", "1R")
    t.show("T03", "1MD")
    t.show("their T07", "3MD")
    t.next_roll("T01", roll)
    return t


@card("04010")
def test_no_damage_comes_of_a_die_that_cannot_be_rerolled() -> None:
    """It shows damage, but has not rolled it."""
    t = Tabletop("T03 T01", "T06")
    t.support("04010")
    t.support("21010")
    t.show("T03", "2RD")

    t.answer("use 04010")

    assert ("they: action", ["T03 2RD"], 0) == (t.asked(), t.pool(), t.copy("their T06").damage)


@card("04010")
def test_armored_support_rerolls_a_red_die_of_yours() -> None:
    """Two red dice of yours are a choice; other colours and other players' dice are safe."""
    t = armored_support()
    t.show("T01", "1Sh")

    t.answer("use 04010")
    assert ["die T01 1R", "die T01 1Sh"] == t.options()
    t.answer("die T01 1R")
    assert ["T01", "T03", "their T07", "their T02"] == t.options()
    t.answer("their T02")

    assert ["T01 2RD", "T03 1MD", "T01 1Sh"] == t.pool()
    assert (1, [0]) == (
        t.copy("their T02").damage,
        [event.detail for event in t.events("damage_dealt")],
    )


@card("04010")
def test_armored_support_deals_nothing_if_the_die_shows_no_damage() -> None:
    """Dice that were not rerolled do not count, whatever they show."""
    t = armored_support(roll="1Sh")

    t.answer("use 04010")

    assert ("they: action", ["T01 1Sh", "T03 1MD"]) == (t.asked(), t.pool())
    assert [] == t.events("damage_dealt")


@card("04010")
def test_armored_support_counts_a_modifier_as_damage() -> None:
    """A side with a plus shows its symbol as well."""
    t = armored_support(roll="+1MD")

    t.answer("use 04010", "T01")

    assert 1 == t.copy("T01").damage


@card("04010")
def test_armored_support_counts_indirect_damage_as_damage() -> None:
    """Showing damage means any kind of it; a red support's die is red. Shields block."""
    t = Tabletop("T03", "T02")
    t.support("04010")
    t.support("T68")
    t.show("T68", "1R")
    t.next_roll("T68", "2ID")
    t.copy("their T02").shields = 2

    t.answer("use 04010", "their T02")

    assert (1, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("04010")
def test_armored_support_is_exhausted_by_its_action() -> None:
    """Exhausting is the cost: it is not a power action, and exhausted it does nothing."""
    t = armored_support()

    t.answer("use 04010", "T01")
    assert not t.copy("04010").ready
    t.answer("pass", "use 04010")

    assert [0, 0] == [event.amount for event in t.events("ability_used")]
    assert 1 == len(t.events("dice_rolled"))


@card("04010")
def test_armored_support_is_wasted_without_a_red_die() -> None:
    """It is exhausted for nothing."""
    t = Tabletop("T03", "T07")
    t.support("04010")
    t.show("T03", "1MD")
    t.show("their T07", "3MD")

    t.answer("use 04010")

    assert ("they: action", False) == (t.asked(), t.copy("04010").ready)
    assert ([], []) == (t.events("dice_rolled"), t.events("damage_dealt"))


# Teamwork


def teamwork() -> Tabletop:
    """Teamwork on a character showing its special, with more characters on both sides."""
    t = Tabletop("T01 T03", "T02 T06")
    t.support("T12")
    t.upgrade("04028", on="T03")
    t.show("04028", "Sp")
    return t


@card("04028")
def test_teamwork_shields_its_character_and_another() -> None:
    """Any other character of either player, one shield each."""
    t = teamwork()

    t.answer("resolve special")
    assert ["no", "yes"] == t.options()
    assert 1 == t.copy("T03").shields
    t.answer("yes")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (1, 1, 0) == tuple(t.copy(one).shields for one in ("T03", "their T06", "T01"))


@card("04028")
def test_teamwork_need_not_shield_another() -> None:
    """Its own character has its shield all the same."""
    t = teamwork()

    t.answer("resolve special", "no")

    assert ("they: action", 1) == (t.asked(), t.copy("T03").shields)
    assert 1 == len(t.events("shields_gained"))


@card("04028")
def test_teamwork_may_shield_another_although_its_own_is_full() -> None:
    """Two sentences without a then."""
    t = teamwork()
    t.copy("T03").shields = 3

    t.answer("resolve special", "yes", "T01")

    assert (3, 1) == (t.copy("T03").shields, t.copy("T01").shields)


# Poe Dameron's Blaster


def poes_blaster(on: str) -> Tabletop:
    """The blaster on one of your characters, showing its special, with shields about."""
    t = Tabletop("04025 T03", "04025 T02")
    t.support("T12")
    t.upgrade("04029", on=on)
    t.show("04029", "Sp")
    return t


@card("04029")
def test_poes_blaster_deals_two_damage_to_any_character() -> None:
    """On anyone but Poe, even if the target is a Poe."""
    t = poes_blaster("T03")

    t.answer("resolve special")
    assert ["04025", "T03", "their 04025", "their T02"] == t.options()
    t.answer("their 04025")

    assert 2 == t.copy("their 04025").damage
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04029")
def test_poes_blaster_deals_three_damage_when_it_is_on_poe() -> None:
    """Three instead of two."""
    t = poes_blaster("04025")

    t.answer("resolve special", "their T02")

    assert 3 == t.copy("their T02").damage


@card("04029")
def test_poes_blasters_damage_is_blocked_by_shields() -> None:
    """Two of three."""
    t = poes_blaster("04025")
    t.copy("their T02").shields = 2

    t.answer("resolve special", "their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage)


def costs(code: str, resources: int) -> bool:
    """Whether a card in hand is offered with so many resources."""
    return f"play {code}" in Tabletop("T01 T02 T03", hand=code, resources=resources).options()


@card("04003")
def test_the_droid_commandos_cost_four() -> None:
    """Three are not enough."""
    assert (False, True) == (costs("04003", 3), costs("04003", 4))


@card("04010")
def test_armored_support_costs_one() -> None:
    """It cannot be played for nothing."""
    assert (False, True) == (costs("04010", 0), costs("04010", 1))


@card("04028")
def test_teamwork_costs_two() -> None:
    """One is not enough."""
    assert (False, True) == (costs("04028", 1), costs("04028", 2))


@card("04029")
def test_poes_blaster_costs_two() -> None:
    """One is not enough."""
    assert (False, True) == (costs("04029", 1), costs("04029", 2))
