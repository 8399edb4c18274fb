"""Piloting: a character takes a vehicle out."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def flown(*, by: str = "T111", team: str = "T111 T01", hand: str = "") -> Tabletop:
    """A pilot of yours has been activated and pilots the first of two vehicles."""
    t = Tabletop(team, hand=hand)
    t.support("T11")
    t.support("T66")
    t.answer(f"activate {by}", "T11")
    return t


def pilots(t: Tabletop, label: str) -> str:
    """The label of what a copy pilots, or nothing."""
    ref = t.copy(label).pilots
    return t.label(ref) if ref in t.state.copies else ""


@ruling("arh.part7.piloting.01")
def test_a_pilot_may_activate_one_vehicle_of_its_controller_and_then_pilots_it() -> None:
    """Neither the opponent's vehicle nor another kind of support is offered."""
    t = Tabletop("T111 T61", "T61")
    t.support("T11")
    t.support("T13")
    t.support("T11", seat=THEM)
    t.next_roll("T111", "1MD")
    t.next_roll("T11", "2RD")

    t.answer("activate T111")
    assert (["T61", "T11", "stop"], 1) == (t.options(), len(t.events("activated")))
    t.answer("T11")

    assert (["T111 1MD", "T11 2RD"], False) == (t.pool(), t.copy("T11").ready)
    assert ("T11", "they: action") == (pilots(t, "T111"), t.asked())


@ruling("arh.part7.piloting.01")
def test_a_pilot_need_not_take_a_vehicle() -> None:
    """It stays ready, and nobody pilots it."""
    t = Tabletop("T111")
    t.support("T11")

    t.answer("activate T111", "stop")

    assert ("", True) == (pilots(t, "T111"), t.copy("T11").ready)


@ruling("arh.part7.piloting.01", "arh.clar.hs.19")
def test_a_pilot_takes_a_vehicle_whoever_activates_it() -> None:
    """Its controller chooses, and the vehicle's dice go to their pool."""
    t = Tabletop("T01", "T111", hand="T112")
    t.support("T11", seat=THEM)
    t.next_roll("their T111", "1MD")
    t.next_roll("their T11", "2RD")

    t.answer("play T112")
    assert ("they: choose", ["their T11", "stop"]) == (t.asked(), t.options())
    t.answer("their T11")

    assert (["T111 1MD", "T11 2RD"], []) == (t.pool(THEM), t.pool(YOU))


@ruling("arh.part7.piloting.02")
def test_piloting_ends_with_the_round() -> None:
    """It lasts through the action phase, not into the next round."""
    t = flown()
    t.pass_turn()
    assert "T11" == pilots(t, "T111")

    t.pass_turn()

    assert (2, "") == (t.state.round, pilots(t, "T111"))


@ruling("arh.part7.piloting.03", "arh.part7.piloting.05")
def test_who_takes_another_vehicle_leaves_the_one_before() -> None:
    """Readied and activated again, it pilots only the second."""
    t = flown(hand="T114")
    t.copy("T111").ready = True

    t.answer("pass", "activate T111", "T66", "pass")

    assert "T66" == pilots(t, "T111")
    t.answer("play T114")
    assert ["T111", "T01", "T11"] == t.in_play()


@ruling("arh.part7.piloting.04")
def test_several_characters_may_pilot_one_vehicle() -> None:
    """The second finds it exhausted."""
    t = flown(team="T111 T111")

    t.answer("pass", "activate T111", "T11")

    first, second = t.state.players[YOU].play[:2]
    assert [t.copy("T11").ref] * 2 == [t.state.copies[ref].pilots for ref in (first, second)]


@ruling("arh.part7.piloting.06")
def test_a_vehicle_that_leaves_play_leaves_its_pilot_without_one() -> None:
    """Then nobody counts as piloting any more."""
    t = flown(hand="T114 T115")
    t.answer("pass", "play T114")

    assert (["T111", "T01", "T66"], "") == (t.in_play(), pilots(t, "T111"))
    t.answer("pass", "play T115")
    assert ["T111", "T01", "T66"] == t.in_play()


@ruling("arh.part7.piloting.07")
def test_a_vehicle_whose_pilots_have_left_play_is_not_piloted() -> None:
    """With one of two pilots it still is; without, not even in the same turn."""
    one, none = (flown(team="T111 T111 T01", hand="T37 T115 T115 T114") for _ in range(2))
    for t in (one, none):
        t.answer("pass", "activate T111", "T11", "pass", "play T115", "T111", "pass", "play T37")
    none.answer("play T115")
    for t in (one, none):
        t.answer("play T114")

    assert ["T111", "T01", "T66"] == one.in_play()
    assert (["T01", "T11", "T66"], "they: action") == (none.in_play(), none.asked())


@ruling("arh.part7.piloting.08")
def test_an_exhausted_vehicle_can_be_piloted_but_not_activated() -> None:
    """Its die stays on it."""
    t = Tabletop("T111")
    t.support("T11").ready = False
    t.next_roll("T111", "1MD")

    t.answer("activate T111", "T11")

    assert ("T11", ["T111 1MD"]) == (pilots(t, "T111"), t.pool())
