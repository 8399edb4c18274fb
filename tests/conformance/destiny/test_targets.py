"""Targets and choices: any number, several at once, an opponent's choice."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part8.target.04")
def test_any_number_of_targets_may_be_none() -> None:
    """No die is chosen, yet the effect has resolved: what follows "then" happens."""
    t = Tabletop(hand="T426", resources=0)
    t.show("T01", "1MD")

    t.answer("play T426")
    assert ["die T01 1MD", "stop"] == t.options()
    t.answer("stop")

    assert (1, ["T01 1MD"]) == (t.resources(), t.pool())


@ruling("arh.part8.target.05", "arh.part8.target.01", "arh.part8.target.02")
def test_a_target_may_be_a_die_or_a_card() -> None:
    """A die of either pool, never the card it belongs to; characters where those are meant."""
    t = Tabletop(hand="T437 T39", resources=0)
    t.support("T11")
    t.upgrade("T21", on="their T02")
    t.show("T01", "1MD")
    t.show("their T02", "1R")

    t.answer("play T437")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ([], 1) == (t.pool(THEM), t.resources())
    t.pass_turn()
    t.answer("play T39")

    assert ["T01", "their T02"] == t.options()


@ruling("arh.part8.target.01", "arh.part8.target.02")
def test_without_a_target_nothing_happens() -> None:
    """No die to choose: nothing is asked, and what follows "then" does not happen."""
    t = Tabletop(hand="T437", resources=0)

    t.answer("play T437")

    assert (0, "they: action") == (t.resources(), t.asked())


@ruling("arh.part8.target.03")
def test_several_targets_are_chosen_before_anything_happens() -> None:
    """Two characters: no damage is dealt until both are named, and neither can be named twice."""
    t = Tabletop("T01 T03", "T02", hand="T438")

    t.answer("play T438")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")
    assert ([], ["T03", "their T02"]) == (t.events("damage_dealt"), t.options())
    t.answer("their T02")

    assert [1, 0, 1] == [t.copy(one).damage for one in ("T01", "T03", "their T02")]


@ruling("arh.part8.either.03")
def test_an_opponent_may_choose_what_has_no_effect() -> None:
    """Told to lose a resource or to let the other draw, they may lose what they do not have."""
    t = Tabletop(hand="T425", their_resources=0)

    t.answer("play T425")
    assert ("they: either", 2) == (t.asked(), len(t.options()))
    t.answer(t.options()[0])

    assert ([], 0) == (t.hand(), t.resources(THEM))


@ruling("arh.part8.either.03")
def test_an_opponents_choice_is_carried_out() -> None:
    """The other option: the player of the card draws."""
    t = Tabletop(hand="T425", their_resources=1)

    t.answer("play T425")
    t.answer(t.options()[1])

    assert (1, 1) == (len(t.hand()), t.resources(THEM))


@ruling("arh.part8.takingresources.01")
def test_taken_resources_change_hands() -> None:
    """Two of three; and only as many as there are."""
    t, u = (Tabletop(hand="T424", resources=1, their_resources=owned) for owned in (3, 1))

    t.answer("play T424")
    u.answer("play T424")

    assert [(3, 1), (2, 0)] == [(one.resources(), one.resources(THEM)) for one in (t, u)]


@ruling("arh.part8.takingresources.02", "arh.part8.takingresources.03")
def test_taken_resources_are_lost_by_one_and_gained_by_the_other() -> None:
    """What waits for either follows: one card each."""
    t = Tabletop(hand="T424", their_resources=2)
    t.support("T427")

    t.answer("play T424")

    lost, gained = t.events("resources_lost"), t.events("resources_gained")
    assert [(THEM, 2)] == [(event.seat, event.amount) for event in lost]
    assert [(0, 2)] == [(event.seat, event.amount) for event in gained]
    assert 2 == len(t.hand())
