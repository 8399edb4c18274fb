"""Resurgence, cards of several sentences: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

# Dark Devastation


def dark_devastation(*yours: str) -> Tabletop:
    """Its special dealt to a shielded character of theirs, with these dice of yours around."""
    t = Tabletop("T04 T03 T01", "T02 T06")
    t.upgrade("23011", on="T04")
    t.upgrade("T21", on="their T02")
    t.support("T11", seat=THEM)
    t.copy("their T02").shields = 1
    t.show("23011", "Sp")
    for label in (*yours, "their T02", "their T21", "their T11"):
        t.show(label, "1R")
    t.answer("resolve special")
    return t


@card("23011")
def test_dark_devastation_deals_two_and_may_blank_a_character_or_upgrade_die() -> None:
    """Anybody's; with no more dice than they have, to a blank only."""
    t = dark_devastation("T03", "T01")
    assert ["T04", "T03", "T01", "their T02", "their T06"] == t.options()
    t.answer("their T02")
    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    dice = ["die T03 1R", "die T01 1R", "their die T02 1R", "their die T21 1R"]
    assert dice == [one for one in t.options() if "23011" not in one]
    t.answer("their die T21 1R")

    assert ["T02 1R", "T21 -", "T11 1R"] == t.pool(THEM)


@card("23011")
def test_with_more_dice_dark_devastation_turns_one_to_any_side() -> None:
    """The die it is resolved with lies in your pool and counts."""
    t = dark_devastation("T04", "T03", "T01")

    t.answer("their T06", "yes")
    dice = [one for one in t.options() if "23011" not in one]
    assert ["T04", "T03", "T01", "T02", "T21"] == [one.split()[-2] for one in dice]
    t.answer("their die T02 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("+1MD")

    assert ["T02 +1MD", "T21 1R", "T11 1R"] == t.pool(THEM)


@card("23011")
@pytest.mark.parametrize("yours", [("T01",), ("T04", "T03", "T01")])
def test_dark_devastation_need_turn_nothing(yours: tuple[str, ...]) -> None:
    """No is an answer."""
    t = dark_devastation(*yours)

    t.answer("their T06", "no")

    assert ("they: action", []) == (t.asked(), t.events("die_turned"))


# Healing Touch


def healing_touch(team: str = "T02") -> Tabletop:
    """The event in hand, damage and dice on both sides."""
    t = Tabletop(f"{team} T03", "T02*2 T06", hand="23050", resources=0)
    t.upgrade("T21", on="their T02")
    for label in ("T03", "their T02"):
        t.copy(label).damage = 2
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "-")
    t.show("their T21", "1R")
    t.show("their T06", "1R")
    return t


@card("23050")
def test_healing_touch_heals_a_character_of_theirs_and_removes_a_die_of_it() -> None:
    """A character die of that very character."""
    t = healing_touch()

    t.answer("play 23050")
    assert ["their T02", "their T06"] == t.options()
    t.answer("their T02")
    assert 1 == t.copy("their T02").damage
    assert ["their die T02 1R", "their die T02 -"] == t.options()
    t.answer("their die T02 1R")

    assert (["T02 -", "T21 1R", "T06 1R"], ["T03 1R"]) == (t.pool(THEM), t.pool())


@card("23050")
def test_who_has_no_damage_keeps_the_die() -> None:
    """Nothing was healed, so nothing follows."""
    t = healing_touch()

    t.answer("play 23050", "their T06")

    assert ("they: action", 4) == (t.asked(), len(t.pool(THEM)))


@card("23050")
def test_healing_touch_needs_a_blue_character_of_yours() -> None:
    """Theirs and a blue support do not help."""
    t = healing_touch("T01")
    t.support("22012")

    t.answer("play 23050")

    assert ("they: action", 4, 2) == (t.asked(), len(t.pool(THEM)), t.copy("their T02").damage)


@card("23050")
@pytest.mark.parametrize(("resources", "offered"), [(0, False), (1, True)])
def test_healing_touch_is_renewed_for_one_resource(resources: int, offered: bool) -> None:
    """Out of your discard pile."""
    t = Tabletop("T02", resources=resources)
    t.discard_pile("23050")

    assert offered == ("play 23050" in t.options())
    if offered:
        t.answer("play 23050")
        assert 0 == t.resources()


# Scum and Villainy


def scum(team: str = "01019", discards: str = "23036", hand: str = "23036 T22 T23") -> Tabletop:
    """The event in hand, a discard pile, and dice of both players."""
    t = Tabletop(f"{team} T01", "T02 T06 T10", hand=hand, their_hand="T24")
    t.discard_pile(*discards.split())
    t.discard_pile("23036", seat=THEM)
    t.support("T14", seat=THEM)
    t.support("T14")
    t.show("T01", "1MD")
    t.show("T14", "3Dr")
    for label, side in (("T02", "1MD"), ("T06", "2RD"), ("T10", "1R"), ("T14", "2ID")):
        t.show(f"their {label}", side)
    return t


@card("23036")
@pytest.mark.parametrize("team", ["01019", "01021", "T06"])
def test_scum_and_villainy_takes_a_damage_die_and_a_card_buys_another(team: str) -> None:
    """With a scoundrel or a bounty hunter, of whatever type; the second is worth two at most."""
    t = scum(team)
    if team == "T06":
        t.copy("T14").subtypes = ["scoundrel"]

    t.answer("play 23036")
    assert [f"their die {one}" for one in ("T02 1MD", "T06 2RD", "T14 2ID")] == t.options()
    t.answer("their die T02 1MD")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["card T22", "card T23"] == t.options()
    t.answer("card T22")
    dice = ["die T01 1MD", "their die T06 2RD", "their die T10 1R", "their die T14 2ID"]
    assert dice == t.options()
    t.answer("their die T10 1R")

    assert (["T06 2RD", "T14 2ID"], ["T23"]) == (t.pool(THEM), t.hand())


@card("23036")
def test_no_card_need_be_discarded() -> None:
    """The second die stays."""
    t = scum()

    t.answer("play 23036", "their die T02 1MD", "no")

    assert ("they: action", 3, 2) == (t.asked(), len(t.pool(THEM)), len(t.hand()))


@card("23036")
def test_with_an_empty_hand_no_second_die_is_removed() -> None:
    """There is nothing to discard for it."""
    t = scum(hand="23036")

    t.answer("play 23036", "their die T02 1MD")

    assert ("they: action", 3) == (t.asked(), len(t.pool(THEM)))


@card("23036")
def test_without_another_copy_in_your_discard_pile_there_is_no_second_die() -> None:
    """One in your hand or in their discard pile is none."""
    t = scum(discards="T31", hand="23036 23036")

    t.answer("play 23036", "their die T02 1MD")

    assert "they: action" == t.asked()


@card("23036")
def test_without_a_scoundrel_of_yours_nothing_is_removed() -> None:
    """Theirs cannot be spotted."""
    t = scum("T03")
    t.support("01019", seat=THEM)

    t.answer("play 23036")

    assert ("they: action", 4) == (t.asked(), len(t.pool(THEM)))


@card("23036")
def test_without_a_damage_die_of_theirs_no_second_die_is_removed() -> None:
    """The second sentence hangs on the first."""
    t = Tabletop("01019", "T02", hand="23036 T22")
    t.discard_pile("23036")
    t.show("their T02", "1R")

    t.answer("play 23036")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


# Partisan X-wing


def x_wing(*, armed: bool = True) -> Tabletop:
    """The support, perhaps with a mod, and an upgrade elsewhere."""
    t = Tabletop("T01 T03", "T02")
    t.support("23082")
    t.upgrade("T22", on="T03")
    if armed:
        t.upgrade("T142", on="23082")
    t.copy("their T02").shields = 1
    return t


@card("23082")
def test_with_an_upgrade_the_x_wing_may_deal_one_damage() -> None:
    """To anybody; a shield blocks it."""
    t = x_wing()

    t.answer("activate 23082", "yes")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("23082")
def test_the_x_wing_deals_nothing_unarmed_declined_or_for_another_activation() -> None:
    """An upgrade elsewhere does not count, nor does a downgrade."""
    t = x_wing(armed=False)
    t.downgrade("T310", on="23082", by=THEM)
    t.answer("activate 23082")
    assert "they: action" == t.asked()

    t = x_wing()
    t.answer("activate 23082", "no")
    assert ("they: action", 1) == (t.asked(), t.copy("their T02").shields)

    only_your_activation_counts(x_wing(), x_wing(), "23082")


# Lekku Warning


def lekku(*twileks: str) -> Tabletop:
    """The event in hand, dice of both players, and these cards are Twi'leks."""
    t = Tabletop("T03 T01", "T02 T06", hand="23110", resources=1)
    t.support("T11")
    for label in twileks:
        t.copy(label).subtypes = ["twilek"]
    t.show("T03", "1R")
    t.show("their T02", "1R")
    return t


@card("23110")
def test_two_twileks_remove_a_die_and_may_gain_a_resource() -> None:
    """Any die; the second one may be a support."""
    for answer, left in (("yes", 1), ("no", 0)):
        t = lekku("T03", "T11")
        t.answer("play 23110")
        assert ["die T03 1R", "their die T02 1R"] == t.options()
        t.answer("their die T02 1R")
        assert ["no", "yes"] == t.options()
        t.answer(answer)
        assert (left, [], "they: action") == (t.resources(), t.pool(THEM), t.asked())


@card("23110")
def test_one_twilek_gains_nothing_and_none_removes_nothing() -> None:
    """Theirs do not count."""
    t = lekku("T11", "their T02", "their T06")
    t.answer("play 23110", "their die T02 1R")
    assert (0, [], "they: action") == (t.resources(), t.pool(THEM), t.asked())

    t = lekku("their T02", "their T06")
    t.answer("play 23110")
    assert (["T02 1R"], "they: action") == (t.pool(THEM), t.asked())


@card("23110")
def test_where_there_is_no_die_nothing_is_gained() -> None:
    """The second sentence hangs on the first."""
    t = Tabletop("T03 T01", hand="23110", resources=1)
    t.copy("T03").subtypes = t.copy("T01").subtypes = ["twilek"]

    t.answer("play 23110")

    assert (0, "they: action") == (t.resources(), t.asked())
