"""Claiming the battlefield."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def table(controller: int = YOU, yours: str = "T01", their_hand: str = "") -> Tabletop:
    """A battlefield that gives a resource, under this player's control; a card in your hand."""
    t = Tabletop(yours, hand="T31", their_hand=their_hand)
    t.battlefield("T42", controller)
    return t


def controller(t: Tabletop) -> int:
    """Who controls the battlefield."""
    return t.state.copies[t.state.battlefield].controller


@ruling("arh.part5.claim.02")
def test_claiming_takes_control() -> None:
    """The battlefield of an opponent is yours."""
    t = table(controller=THEM)

    t.answer("claim", "no")

    assert YOU == controller(t)


@ruling("arh.part5.claim.01")
def test_claiming_takes_control_before_the_ability_is_offered() -> None:
    """It is yours when you are asked."""
    t = table(controller=THEM)

    t.answer("claim")

    assert (YOU, "you: claim_ability") == (controller(t), t.asked())


@ruling("arh.part5.claim.07", "arh.part7.claim.01", "arh.part1.battlefields.03")
def test_the_claim_ability_need_not_be_used() -> None:
    """With it one resource more, without it none."""
    used, left = table(), table()

    used.answer("claim", "yes")
    left.answer("claim", "no")

    assert (6, 5) == (used.resources(), left.resources())


@ruling("arh.part5.claim.08")
def test_who_controls_the_battlefield_may_claim_it() -> None:
    """Control stays, and the ability is offered."""
    t = table()

    t.answer("claim", "yes")

    assert (YOU, 6) == (controller(t), t.resources())
    assert [] == t.events("battlefield_taken")


@ruling("arh.part7.claim.02", "arh.part1.battlefields.03")
def test_a_battlefield_without_an_ability_asks_nothing() -> None:
    """The next turn follows at once."""
    t = Tabletop()

    t.answer("claim")

    assert "they: action" == t.asked()


@ruling("arh.part5.claim.03", "arh.part5.claim.05")
def test_who_has_claimed_passes_all_further_turns() -> None:
    """The opponent acts until passing, and that ends the phase."""
    t = table(their_hand="T31 T31")

    t.answer("claim", "no")
    t.answer("play T31", "play T31", "activate their T02")
    assert ("they: action", 1) == (t.asked(), t.state.round)
    t.pass_turn()

    assert "you: upkeep_discard" == t.asked()


@ruling("arh.part5.claim.04", "arh.faq.19")
def test_who_has_claimed_takes_no_additional_actions() -> None:
    """Their event grants an action to each; only theirs is asked for."""
    t = table(their_hand="T43")

    t.answer("claim", "no", "play T43")

    assert "they: additional_action" == t.asked()


@ruling("arh.part5.claim.04")
def test_who_claims_by_an_additional_action_takes_no_further_one() -> None:
    """Two were granted, the first one claims; in their own turn the second is not asked for."""
    t = Tabletop(hand="T37")

    t.answer("play T37", "claim")

    assert ("they: action", []) == (t.asked(), t.state.extra)


@ruling("arh.part5.claim.06")
def test_the_battlefield_is_claimed_once_a_round() -> None:
    """By one player in all; next round it can be claimed anew."""
    t = table()

    t.answer("claim", "no")
    assert ["activate their T02", "pass"] == t.options()
    t.answer("pass", "stop")

    assert (2, True) == (t.state.round, "claim" in t.options())


@ruling("arh.part5.claim.10")
def test_abilities_that_are_no_actions_still_work_after_claiming() -> None:
    """The watcher draws when the opponent's character is activated."""
    t = table(yours="T08")

    t.answer("claim", "no", "activate their T02")

    assert 2 == len(t.hand())
