"""Display of Power, blue events: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model.facts import SUPPORT
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Display of Power


def display(team: str = "T02") -> Tabletop:
    """The event in hand, and upgrades ready and exhausted on both sides."""
    t = Tabletop(team, "T04", hand="22006")
    t.support("T14")
    for code in ("T21", "T26", "T71"):
        t.upgrade(code, on=team)
    t.copy("T71").ready = False
    t.upgrade("T72", on="their T04")
    return t


@card("22006")
def test_display_of_power_exhausts_an_upgrade_and_rolls_its_die() -> None:
    """A ready one of yours."""
    t = display()
    t.next_roll("T26", "1Sh")

    t.answer("play 22006")
    assert ["T21", "T26"] == t.options()
    t.answer("T26")

    assert (["T26 1Sh"], [False, True]) == (
        t.pool(),
        [t.copy(one).ready for one in ("T26", "T21")],
    )
    assert "they: action" == t.asked()


@card("22006")
@pytest.mark.parametrize("team", ["T01", "T03"])
def test_display_of_power_needs_a_blue_character_of_yours(team: str) -> None:
    """A blue character of theirs and a blue support do not help."""
    t = display(team)
    t.support("22012")

    t.answer("play 22006")

    assert ("they: action", [], True) == (t.asked(), t.pool(), t.copy("T21").ready)


@card("22006")
def test_without_a_ready_upgrade_nothing_is_rolled() -> None:
    """The price cannot be paid."""
    t = display()
    t.copy("T21").ready = t.copy("T26").ready = False

    t.answer("play 22006")

    assert ("they: action", []) == (t.asked(), t.pool())


# Force Destruction


@card("22007")
def test_force_destruction_removes_a_blue_damage_die_to_discard_a_support() -> None:
    """Yours; one of either player's that costs no more than it was worth."""
    t = Tabletop("T02 T04 T01", "T02", hand="22007")
    for code in ("T13", "22012"):
        t.support(code)
    for code in ("22114", "01006"):
        t.support(code, seat=THEM)
    t.upgrade("T22", on="their T02")
    for label, side in (("T02", "2RD"), ("T04", "+1MD"), ("T01", "1MD"), ("their T02", "2RD")):
        t.show(label, side)

    t.answer("play 22007")
    assert ["die T02 2RD", "die T04 +1MD"] == t.options()
    t.answer("die T02 2RD")
    assert ["T13", "22012", "their 22114"] == t.options()
    t.answer("their 22114")

    assert (["01006"], ["22114"]) == (t.in_play(THEM)[1:2], t.discards(THEM))
    assert ["T04 +1MD", "T01 1MD"] == t.pool()


@card("22007")
def test_force_destruction_knows_indirect_damage_and_needs_damage() -> None:
    """A resource is no price, and without one nothing is discarded."""
    t = Tabletop("T02", "T02", hand="22007")
    t.support("T78")
    t.show("T02", "1R")
    t.answer("play 22007")
    assert (["T02 1R"], ["T02", "T78"], "they: action") == (t.pool(), t.in_play(), t.asked())

    t = Tabletop("T01", "T02", hand="22007")
    t.support("22012")
    t.show("22012", "2ID")
    t.support("T78", seat=THEM)
    t.answer("play 22007")
    assert ["22012", "their T78"] == t.options()


# Hate Grows in You


def hate(*shown: tuple[str, str]) -> Tabletop:
    """The event in hand, and these dice in the pools."""
    t = Tabletop("T07 T02", "T04 T07", hand="22008 T22", their_hand="T31 T33", resources=0)
    t.discard_pile("T34", seat=THEM)
    for label, side in shown:
        t.show(label, side)
    return t


@card("22008")
@pytest.mark.parametrize(
    ("shown", "offered"),
    [
        ([("T07", "2Dc"), ("T02", "1MD")], True),
        ([("T07", "2Dc"), ("T02", "2RD")], False),
        ([("T07", "3MD"), ("T02", "1MD")], False),
        ([("T07", "2Dc"), ("their T04", "1MD")], False),
        ([("T02", "1MD"), ("their T07", "2Dc")], False),
    ],
)
def test_hate_grows_in_you_needs_your_dice_showing_melee_and_discard(
    shown: list[tuple[str, str]], offered: bool
) -> None:
    """Both in your own pool."""
    assert offered == ("play 22008" in hate(*shown).options())


@card("22008")
def test_hate_turns_a_die_to_a_blank_and_costs_them_a_card_of_their_choice() -> None:
    """Any die; what they discard is for them to say."""
    t = hate(("T07", "2Dc"), ("T02", "1MD"), ("their T04", "1R"))

    t.answer("play 22008")
    assert ["die T07 2Dc", "die T02 1MD", "their die T04 1R"] == t.options()
    t.answer("their die T04 1R")
    assert ("they: choose", ["their card T31", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")

    assert (["T04 -"], ["T34", "T33"], ["T31"]) == (t.pool(THEM), t.discards(THEM), t.hand(THEM))


# Wield the Force


@card("22050")
def test_wield_the_force_rerolls_a_die_and_gives_its_value_in_shields() -> None:
    """Any die, any character; then there is a further action."""
    t = Tabletop("T02", "T04", hand="22050")
    t.support("T14", seat=THEM)
    t.show("T02", "1R")
    t.show("their T14", "3Dr")
    t.next_roll("their T14", "2ID")

    t.answer("play 22050")
    assert ["die T02 1R", "their die T14 3Dr"] == t.options()
    t.answer("their die T14 3Dr")
    assert ["T02", "their T04"] == t.options()
    t.answer("their T04")

    assert (2, "you: additional_action") == (t.copy("their T04").shields, t.asked())


@card("22050")
def test_without_a_die_wield_the_force_asks_for_nobody() -> None:
    """No shields follow."""
    t = Tabletop("T02", "T04", hand="22050")

    t.answer("play 22050")

    assert "you: additional_action" == t.asked()


# Suppress Your Fears


def suppress(team: str = "T02", exhausted: str = "T22") -> Tabletop:
    """The event in hand, dice of both players, and an exhausted upgrade."""
    t = Tabletop(f"{team} T03", "T04 T06", hand="22086", resources=0)
    t.upgrade("T22", on="T03")
    t.upgrade("T23", on="their T04")
    t.copy("their T23").ready = False
    t.copy("T03").ready = False
    t.support("T14", seat=THEM)
    if exhausted:
        t.copy(exhausted).ready = False
    t.show(team, "1MD")
    t.show("their T04", "2RD")
    t.show("their T06", "1R")
    t.show("their T14", "2ID")
    return t


@card("22086")
def test_suppress_your_fears_turns_damage_to_something_else() -> None:
    """Any die that shows damage; an exhausted upgrade of yours is worth an action."""
    t = suppress()

    t.answer("play 22086")
    assert ["die T02 1MD", "their die T04 2RD", "their die T14 2ID"] == t.options()
    t.answer("their die T04 2RD")
    assert ["1Sh", "1R", "-"] == t.options()
    t.answer("-")

    assert (["T04 -", "T06 1R", "T14 2ID"], "you: additional_action") == (t.pool(THEM), t.asked())
    t.answer("activate T02")
    assert "they: action" == t.asked()


@card("22086")
def test_indirect_damage_is_damage_to_be_turned_away_from() -> None:
    """Of other sides those without damage are offered, whatever kind it is."""
    t = suppress()
    t.answer("play 22086", "their die T14 2ID")
    assert ["2Re", "+1Sh", "3Dr", "Sp"] == t.options()

    t = suppress()
    t.answer("play 22086", "die T02 1MD")
    assert ["1Sh", "1R", "-"] == t.options()

    t = suppress()
    t.support("T66")
    t.show("T66", "2RD")
    t.answer("play 22086", "die T66 2RD")
    assert ["1Sh", "1R", "-"] == t.options()


@card("22086")
def test_a_ready_upgrade_is_worth_no_action() -> None:
    """An exhausted one of theirs, or an exhausted character, neither."""
    t = suppress(exhausted="")

    t.answer("play 22086", "their die T04 2RD", "-")

    assert "they: action" == t.asked()


@card("22086")
def test_without_a_blue_character_of_yours_nothing_is_turned_and_no_action_follows() -> None:
    """Theirs and a blue support do not help."""
    t = suppress("T01")
    t.support("22012")

    t.answer("play 22086")

    assert ("they: action", 0) == (t.asked(), len(t.events("die_turned")))


@card("22086")
def test_where_no_die_shows_damage_no_action_follows() -> None:
    """Nothing was turned."""
    t = Tabletop("T02", hand="22086")
    t.upgrade("T22", on="T02")
    t.copy("T22").ready = False

    t.answer("play 22086")

    assert "they: action" == t.asked()


# Mercy Doesn't Defeat the Enemy


@card("22009")
def test_mercy_removes_a_blue_damage_die_to_remove_two_dice_worth_three_at_most() -> None:
    """Anyone's dice, one or two of them or none."""
    t = Tabletop("T02 T04 T01", "T02*2 T04 T83", hand="22009")
    t.show("T02", "2RD")
    t.show("T04", "1MD")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T02", "1MD")
    t.show("their T04", "2RD")
    t.show("their T83", "-")

    t.answer("play 22009")
    assert ["die T02 2RD", "die T04 1MD"] == t.options()
    t.answer("die T04 1MD")
    assert 7 == len(t.options())
    t.answer("their die T02 2RD")
    assert ["their die T02 1MD", "their die T83 -", "stop"] == t.options()
    t.answer("their die T02 1MD")

    assert (["T02 2RD", "T01 1MD"], ["T04 2RD", "T83 -"]) == (t.pool(), t.pool(THEM))


@card("22009")
def test_mercy_knows_indirect_damage_and_needs_damage() -> None:
    """A blue die that shows indirect damage will do, a shield will not."""
    t = Tabletop("T83", "T02", hand="22009")
    t.show("T83", "2ID")
    t.show("their T02", "1R")
    t.answer("play 22009")
    assert ["their die T02 1R", "stop"] == t.options()
    t.answer("stop")
    assert ([], ["T02 1R"]) == (t.pool(), t.pool(THEM))

    t = Tabletop("T02", "T02", hand="22009")
    t.show("T02", "1Sh")
    t.show("their T02", "1R")
    t.answer("play 22009")
    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


# Balance the Force


def balance(their_cards: str, your_cards: str = "T12") -> Tabletop:
    """The event in hand, two dice of theirs against one, and these supports in play."""
    t = Tabletop("T01 T03", "T02 T06", hand="22084")
    for code in your_cards.split():
        t.support(code)
    for code in their_cards.split():
        t.support(code, THEM)
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "-")
    return t


@card("22084")
def test_balance_the_force_removes_a_die_of_theirs_and_gives_shields_if_they_have_more() -> None:
    """More cards in play; the battlefield is a card of whoever controls it."""
    t = balance("T12 T12 T12")
    t.answer("play 22084")
    assert ["their die T02 1R", "their die T06 -"] == t.options()
    t.answer("their die T06 -")
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("T03")
    assert (2, ["T02 1R"], ["T01 1R"]) == (t.copy("T03").shields, t.pool(THEM), t.pool())


@card("22084")
def test_balance_the_force_gives_no_shields_to_who_has_as_many_cards() -> None:
    """As many is not more."""
    t = balance("T12 T12")
    t.answer("play 22084", "their die T06 -")
    assert "they: action" == t.asked()


@card("22084")
def test_balance_the_force_needs_more_dice_of_theirs() -> None:
    """As many as yours are too few."""
    t = balance("T12")
    t.show("T03", "1R")
    assert "play 22084" not in t.options()


# Lightsaber Reflection


def reflection(*ready: str) -> Tabletop:
    """The event in hand; upgrades on your character and theirs, of which these are ready."""
    t = Tabletop("T02 T03", "T06 T04", hand="22085")
    for code in ("22067", "22055", "T22"):
        t.upgrade(code, on="T02").ready = code in ready
    t.support("22013").type = SUPPORT
    t.upgrade("22067", on="their T06")
    t.show("T02", "1R")
    t.show("their T06", "1MD")
    t.copy("their T04").shields = 1
    return t


@card("22085")
def test_lightsaber_reflection_exhausts_a_lightsaber_to_remove_a_die() -> None:
    """Then one damage, that can be blocked, if the die showed damage."""
    t = reflection("22067", "22055", "T22")
    t.answer("play 22085")
    assert ["22067", "22055"] == t.options()
    t.answer("22055")
    assert (["die T02 1R", "their die T06 1MD"], False) == (t.options(), t.copy("22055").ready)
    t.answer("their die T06 1MD")
    assert ["T02", "T03", "their T06", "their T04"] == t.options()
    t.answer("their T04")
    assert (0, 0, []) == (t.copy("their T04").shields, t.copy("their T04").damage, t.pool(THEM))


@card("22085")
def test_lightsaber_reflection_deals_nothing_for_another_die() -> None:
    """A resource is no damage."""
    t = reflection("22067", "T22")
    t.answer("play 22085", "die T02 1R")
    assert ("they: action", []) == (t.asked(), t.pool())


@card("22085")
def test_lightsaber_reflection_knows_all_damage_and_needs_a_ready_lightsaber() -> None:
    """Ranged and indirect damage count as well."""
    for label, side in (("T04", "2RD"), ("T83", "2ID")):
        t = Tabletop(f"T02 {label}", "T06", hand="22085")
        t.upgrade("22067", on="T02")
        t.show(label, side)
        t.answer("play 22085", "their T06")
        assert 1 == t.copy("their T06").damage

    t = reflection("T22")
    t.answer("play 22085")
    assert ("they: action", 1) == (t.asked(), len(t.pool(THEM)))


# Sanction


def sanction(team: str = "T02 01002 T62") -> Tabletop:
    """Copies of a character in both teams, and other dice."""
    t = Tabletop(team, "T62*2 T06", hand="22010")
    t.upgrade("T21", on="T62")
    for label in ("T62", "T21", "their T62", "their T62", "their T06"):
        t.show(label, "1R")
    return t


@card("22010")
def test_sanction_removes_all_copies_of_a_character_die() -> None:
    """Of every pool; dice of upgrades cannot be chosen."""
    t = sanction()
    t.answer("play 22010")
    assert ["die T62 1R", "their die T62 1R", "their die T62 1R", "their die T06 1R"] == t.options()
    t.answer("die T62 1R")
    assert (["T21 1R"], ["T06 1R"]) == (t.pool(), t.pool(THEM))


@card("22010")
def test_sanction_needs_a_blue_character_of_yours() -> None:
    """Without one nothing goes."""
    t = Tabletop("T62", "T02", hand="22010")
    t.support("22052")
    t.show("their T02", "1R")
    t.answer("play 22010")
    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


@card("22010")
def test_dice_of_two_versions_of_a_character_are_no_copies() -> None:
    """They share a title, not a die."""
    t = Tabletop("T02", "22044 01035", hand="22010")
    t.show("their 22044", "1R")
    t.show("their 01035", "1R")
    t.answer("play 22010", "their die 22044 1R")
    assert ["01035 1R"] == t.pool(THEM)


# Binary Force


def binary_force() -> Tabletop:
    """Blue characters to activate, and a die of theirs to follow."""
    t = Tabletop("T02*2 T04 T01", "T06 T84 T02", hand="22048", resources=0)
    t.support("22052")
    t.upgrade("T21", on="T02")
    t.copy("T04").ready = True
    t.show("their T06", "1R")
    t.next_roll("T02", "1Sh")
    return t


@card("22048")
def test_binary_force_activates_a_blue_character_and_may_turn_one_of_its_dice() -> None:
    """To what another character die shows."""
    t = binary_force()
    t.answer("play 22048")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert 2 == len(t.options())
    t.answer("die T02 1Sh")
    assert "their die T06 1R" in t.options()
    assert 2 == len(t.options())
    t.answer("their die T06 1R")
    assert (["T06 1R"], 1) == (t.pool(THEM), t.pool().count("T02 1R"))


@card("22048")
def test_binary_force_may_leave_the_dice_and_can_be_renewed() -> None:
    """For one resource out of the discard pile; without a blue character it turns nothing."""
    t = binary_force()
    t.answer("play 22048", "T02", "no")
    assert ("they: action", True) == (t.asked(), "T02 1Sh" in t.pool())

    t = Tabletop("T01", "T06", resources=1)
    t.discard_pile("22048")
    t.show("T01", "1R")
    t.show("their T06", "1MD")
    t.answer("play 22048")
    assert ("they: action", ["22048"], ["T01 1R"]) == (t.asked(), t.aside(), t.pool())
    assert 0 == t.resources()
