"""Additional actions: granted, taken or declined, never saved."""

from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import Tabletop, ruling


@ruling("arh.part5.extra.01", "arh.part7.ambush.01")
def test_an_additional_action_comes_right_after_the_current_one() -> None:
    """The event with ambush is resolved, then its player is asked again."""
    t = Tabletop(hand="T35")

    t.answer("play T35")

    assert ("you: additional_action", 6) == (t.asked(), t.resources())
    assert ["activate T01", "claim", "pass"] == t.options()


@ruling("arh.part5.extra.01")
def test_an_additional_action_not_taken_is_gone() -> None:
    """The next turn has one action as always."""
    t = Tabletop(hand="T35")

    t.answer("play T35", "pass", "activate their T02", "activate T01")

    assert "they: action" == t.asked()


@ruling("arh.part5.extra.02")
def test_declining_an_additional_action_is_not_passing() -> None:
    """They pass after it, and the phase goes on."""
    t = Tabletop(hand="T35 T31")

    t.answer("play T35", "pass", "pass")

    assert ("you: action", 1) == (t.asked(), t.state.round)


@ruling("arh.part5.extra.03", "arh.part7.ambush.02")
def test_an_action_granted_outside_ones_turn_is_taken_at_once() -> None:
    """Your event gives them an action in your turn."""
    t = Tabletop(hand="T43")

    t.answer("play T43")
    assert "they: additional_action" == t.asked()
    t.answer("claim")

    assert [1] == [event.seat for event in t.events("battlefield_taken")]


@ruling("arh.part5.extra.03")
@only_in("arh", "ffg")
def test_an_action_granted_outside_ones_turn_may_be_declined() -> None:
    """Then it is gone: in their own turn they have one action, and declining was no pass."""
    t = Tabletop(hand="T43")

    t.answer("play T43")
    assert ["activate their T02", "claim", "pass"] == t.options()
    t.answer("pass", "pass", "activate their T02")

    assert ("you: action", 1, []) == (t.asked(), t.state.round, t.events("passed"))


@ruling("arh.part5.extra.05")
def test_additional_actions_are_taken_in_the_order_they_were_granted() -> None:
    """Theirs was granted first, then yours; then it is their turn."""
    t = Tabletop(hand="T43")

    t.answer("play T43", "activate their T02")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


@ruling("arh.part5.extra.04", "arh.part5.extra.06", "arh.part7.queue.06")
def test_everything_an_action_triggers_comes_before_the_next_additional_action() -> None:
    """The first of two activates; its after ability has resolved when the second is asked for."""
    t = Tabletop(hand="T37")

    t.answer("play T37", "activate T01")

    assert ("you: additional_action", 6) == (t.asked(), t.resources())


@ruling("arh.part5.extra.07")
def test_an_opponents_ability_comes_between_two_additional_actions() -> None:
    """An upgrade with ambush gives one, its character another; the first one activates."""
    t = Tabletop("T453", "T08", hand="T454")

    t.answer("play T454")
    assert ("you: additional_action", 2) == (t.asked(), len(t.state.extra) + 1)
    t.answer("activate T453")

    assert ("you: additional_action", 1) == (t.asked(), len(t.hand(1)))


@ruling("arh.part5.extra.06")
def test_additional_actions_wait_outside_the_queue() -> None:
    """An additional action that grants another puts it behind those already granted."""
    t = Tabletop(hand="T37 T43")

    t.answer("play T37", "play T43")
    assert "you: additional_action" == t.asked()
    t.answer("pass")
    assert "they: additional_action" == t.asked()
    t.answer("pass")

    assert "you: additional_action" == t.asked()


@ruling("arh.part7.negative.01")
def test_what_is_forbidden_stays_so_although_actions_are_granted() -> None:
    """Two more actions can be taken, but none of the kind that cannot."""
    t = Tabletop("T01 03115", "T02 T06", their_hand="T37")
    t.show("their T02", "-")

    t.answer("activate T01", "yes")
    assert [
        "play T37",
        "reroll",
        "use their T06",
        "use their T06 1",
        "claim",
        "pass",
    ] == t.options()
    t.answer("play T37")

    assert "they: additional_action" == t.asked()
    assert ["use their T06", "use their T06 1", "claim", "pass"] == t.options()
