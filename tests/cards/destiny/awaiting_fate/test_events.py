"""Awaiting Fate, events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Emergence


@card("24006")
def test_emergence_reveals_only_for_the_moment() -> None:
    """The cards stay where they are, and none stays revealed."""
    t = Tabletop("T01", "T02", hand="24006", deck="T33 T23 T31")

    t.answer("play 24006")

    assert (3, []) == (len(t.state.players[YOU].deck), t.state.players[YOU].detected)
    assert 2 == t.copy("their T02").damage


# The Chosen One


@card("24008")
@pytest.mark.parametrize(("character", "offered"), [("T02", True), ("T01", False)])
def test_the_chosen_one_is_for_character_dice(character: str, offered: bool) -> None:
    """A blue upgrade's die neither allows it nor forbids it, nor is it resolved."""
    t = Tabletop(character, "T03", hand="24008", resources=0)
    t.upgrade("T936", on=character)
    t.show(character, "2RD")
    t.show("T936", "1R")

    assert offered == ("play 24008" in t.options())
    if offered:
        t.answer("play 24008", "their T03")
        assert (3, ["T936 1R"], 0) == (t.copy("their T03").damage, t.pool(), t.resources())


@card("24008")
def test_the_chosen_one_does_not_pay_for_the_die() -> None:
    """Its cost is yours to pay."""
    t = Tabletop("T83", "T03", hand="24008", resources=1)
    t.show("T83", "2MD1")

    t.answer("play 24008", "their T03")

    assert (3, 0) == (t.copy("their T03").damage, t.resources())


# Shielding Stance


def stance() -> Tabletop:
    """Characters of two colours, and dice in both pools."""
    t = Tabletop("T02 T04 T01", "T83 T06", hand="24051")
    t.upgrade("T912", on="T01")
    t.support("24013")
    t.show("their T83", "2ID")
    t.show("their T06", "1R")
    t.answer("play 24051")
    return t


@card("24051")
@pytest.mark.parametrize(("die", "shields"), [("T83 2ID", 1), ("T06 1R", 0)])
def test_shielding_stance_activates_removes_and_shields(die: str, shields: int) -> None:
    """A blue character of yours; it is shielded if the removed die showed damage."""
    t = stance()

    assert ["T02", "T04"] == t.options()
    t.answer("T04")
    assert (False, 1) == (t.copy("T04").ready, len(t.pool()))
    assert [f"die {t.pool()[0]}", "their die T83 2ID", "their die T06 1R"] == t.options()
    t.answer(f"their die {die}")

    assert ("they: action", 1) == (t.asked(), len(t.pool(THEM)))
    assert (shields, 0) == (t.copy("T04").shields, t.copy("T02").shields)


@card("24051")
@pytest.mark.parametrize("side", ["1MD", "2RD"])
def test_shielding_stance_may_remove_a_die_just_rolled(side: str) -> None:
    """Melee and ranged damage count as well, on a die of your own."""
    t = Tabletop("T02", "T06", hand="24051")
    t.next_roll("T02", side)
    t.show("their T06", "1R")

    t.answer("play 24051", f"die T02 {side}")

    assert ([], 1) == (t.pool(), t.copy("T02").shields)


@card("24051")
def test_shielding_stance_needs_somebody_to_activate() -> None:
    """An exhausted character cannot be, so no die is removed."""
    t = Tabletop("T02 T01", "T06", hand="24051")
    t.copy("T02").ready = False
    t.show("their T06", "1MD")

    t.answer("play 24051")

    assert (["T06 1MD"], "they: action") == (t.pool(THEM), t.asked())


# Plan B


@card("24107")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_plan_b_takes_a_plot_of_your_own(seat: int) -> None:
    """One die of either player is removed."""
    t = Tabletop("T01 T03", "T02", hand="24107")
    t.support("T51", seat=seat)
    t.show("T01", "1MD")
    t.show("T03", "1R")
    t.show("their T02", "1R")

    t.answer("play 24107")
    if seat == YOU:
        assert ["die T01 1MD", "die T03 1R", "their die T02 1R"] == t.options()
        t.answer("die T03 1R")

    assert ("they: action", 3 - (seat == YOU)) == (t.asked(), len(t.pool() + t.pool(THEM)))


# Outmaneuver


@card("24100")
def test_outmaneuver_resolves_indirect_damage_at_its_cost() -> None:
    """Of a character die; a cost is paid."""
    t = Tabletop("T83 T01", "T03", hand="24100", resources=2)
    t.show("T83", "2ID")

    t.answer("play 24100")
    assert 2 == t.copy("their T03").damage

    t = Tabletop("T83", "T03", hand="24100", resources=2)
    t.show("T83", "2MD1")
    t.answer("play 24100", "their T03")
    assert (2, 0) == (t.copy("their T03").damage, t.resources())


# Jawa Reclaim


@card("24105")
@pytest.mark.parametrize(
    ("resources", "offered"), [(2, ["card T909", "card T919"]), (1, ["card T919"])]
)
def test_jawas_reclaim_a_support_for_another(resources: int, offered: list[str]) -> None:
    """The next one costs as much less as the first one cost, and the rest must be paid."""
    t = Tabletop("T01", "T02", hand="24105 T909 T919 T22", resources=resources)
    t.support("T919")

    t.answer("play 24105")
    assert offered == t.options()
    t.answer(offered[0])

    assert (["T01", offered[0][5:]], 0) == (t.in_play(), t.resources())


# Pretty Gutsy Move, Kid!


def gutsy(seat: int) -> Tabletop:
    """A copy lies in the discard pile of a player; a modifier lies in each pool."""
    t = Tabletop("T01 T03 T06", "T02 T08", hand="24108 24108", their_hand="24108", resources=2)
    t.discard_pile("24108", seat=seat)
    t.copy("their T02").shields = 1
    for label in ("T01", "their T02"):
        t.show(label, "+1MD")
    for label in ("T03", "T06", "their T08"):
        t.show(label, "1R")
    t.answer("play 24108")
    return t


@card("24108")
def test_a_second_gutsy_move_does_both() -> None:
    """In any order: first two dice are turned, then they count; shields block."""
    t = gutsy(YOU)

    assert ["either 0", "either 1"] == t.options()
    t.answer("either 1", "either 0")
    dice = ["die T01 +1MD", "die T03 1R", "die T06 1R", "their die T02 +1MD", "their die T08 1R"]
    assert [*dice, "stop"] == t.options()
    t.answer("die T03 1R", "their die T08 1R")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T02", "their T02", "their T02", "their T02")

    assert (3, "they: action") == (t.copy("their T02").damage, t.asked())
    assert (["T01 +1MD", "T03 +1MD", "T06 1R"], 0) == (t.pool(), t.copy("T01").damage)


@card("24108")
def test_a_second_gutsy_move_need_turn_no_die() -> None:
    """Up to two."""
    t = gutsy(YOU)

    t.answer("either 0", "either 1", "their T02", "their T02", "stop")

    assert (1, "they: action") == (t.copy("their T02").damage, t.asked())


@card("24108")
def test_a_gutsy_move_of_an_opponent_or_in_hand_does_not_count() -> None:
    """Then it is one of the two."""
    t = gutsy(THEM)

    t.answer("either 0", "their T02", "their T02")

    assert (1, "they: action") == (t.copy("their T02").damage, t.asked())


# Digging For Answers


@card("24074")
def test_digging_for_answers_reveals_only_for_the_moment() -> None:
    """Nothing stays revealed."""
    t = Tabletop("T01", "T02", hand="24074", deck="T33 T23 T31")

    t.answer("play 24074", "stop", "card T33", "card T23")

    assert ([3], []) == (
        [len(event.items) for event in t.events("cards_revealed")],
        t.state.players[YOU].detected,
    )
