"""Seeking Answers, blue cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Emperor's Royal Guard


def royal_guard(**sides: str) -> Tabletop:
    """A guard of yours with another character, their turn, and dice of theirs."""
    t = Tabletop("21002 T01", "T02", hand="T31 T32", their_hand="T33")
    t.show("T01", "1MD")
    t.show("21002", "1R")
    for code, side in sides.items():
        t.support(code, seat=THEM)
        t.show(f"their {code}", side)
    t.show("their T02", "-")
    t.pass_turn()
    return t


@card("21002")
def test_the_royal_guard_answers_indirect_damage() -> None:
    """For a card of your hand a die goes, of either player, that shows no damage."""
    t = royal_guard(T14="2ID", T66="1Sh", T65="2ID", T11="2RD")
    t.discard_pile("T33")

    t.answer("resolve indirect", "their die T14 2ID", "21002", "21002")
    assert 2 == t.copy("21002").damage
    t.answer("yes")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T32")
    assert ["die 21002 1R", "their die T66 1Sh", "their die T02 -"] == t.options()
    t.answer("their die T02 -")

    assert (["T31"], ["T66 1Sh", "T65 2ID", "T11 2RD"]) == (t.hand(), t.pool(THEM))


@card("21002")
def test_the_royal_guard_answers_only_once_a_round() -> None:
    """Whether it was taken or declined; damage to another character is none of its."""
    t = royal_guard(T14="2ID", T66="2ID")

    t.answer("resolve indirect", "their die T14 2ID", "21002", "T01", "no")
    t.answer("their die T66 2ID", "21002", "21002")
    assert ("you: action", 3) == (t.asked(), t.copy("21002").damage)

    t = royal_guard(T14="2ID", T66="2ID")
    t.answer("resolve indirect", "their die T14 2ID", "T01", "T01", "their die T66 2ID")
    t.answer("21002", "21002")
    assert "you: may" == t.asked()


@card("21002")
def test_the_royal_guard_needs_a_card_to_discard() -> None:
    """With an empty hand nothing is asked, and no die goes."""
    t = royal_guard(T14="2ID")
    t.state.players[0].hand.clear()

    t.answer("resolve indirect", "21002", "21002")

    assert ("you: action", ["T02 -"]) == (t.asked(), t.pool(THEM))


@card("21002")
def test_the_royal_guard_answers_no_other_damage() -> None:
    """Ranged damage came first; indirect damage is the first of its kind."""
    t = royal_guard(T14="2ID", T11="2RD")

    t.answer("resolve ranged", "21002")
    assert "you: action" == t.asked()
    t.pass_turn()
    t.answer("resolve indirect", "21002", "21002")

    assert "you: may" == t.asked()


@card("21002")
def test_the_royal_guard_answers_again_in_the_next_round() -> None:
    """What came before it is forgotten."""
    t = royal_guard(T14="2ID", T66="2ID")
    t.answer("resolve indirect", "their die T14 2ID", "21002", "21002", "no", "stop")
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.show("their T66", "2ID")
    t.pass_turn()

    t.answer("resolve indirect", "21002", "21002")

    assert (2, "you: may") == (t.state.round, t.asked())


@card("21002")
def test_the_royal_guard_answers_damage_you_deal_yourself() -> None:
    """Whoever deals it; without a card to discard nothing is offered."""
    t = Tabletop("21002 T01", "T02", hand="T31")
    t.support("T14")
    t.show("T14", "2ID")
    t.show("21002", "1R")
    t.state.players[THEM].pool = []
    damage = Event(ev.DAMAGE_DEALT, 0, t.copy("21002").ref, t.copy("T14").ref, 1, facts.INDIRECT)
    t.decision()
    emit(t.state, damage)

    t.pass_turn()

    assert "you: may" == t.asked()


# Beru Lars


def beru(team: str = "21044 T81", theirs: str = "T02") -> Tabletop:
    """Beru Lars with company, damage on all characters, and cards of every kind."""
    t = Tabletop(team, theirs, hand="T33 T31 01147", their_hand="T33", resources=0)
    t.discard_pile("T33")
    for label in ("T81" if "T81" in team else "21044", "their T02"):
        t.copy(label).damage = 2
    return t


@card("21044")
def test_beru_lars_lets_a_blue_card_be_played_for_less() -> None:
    """A blue one from your hand, one resource cheaper, once she is activated; or none."""
    t = beru()

    t.answer("activate 21044")
    assert (1, ["no", "yes"]) == (len(t.events("activated")), t.options())
    t.answer("yes")
    assert ["card T33"] == t.options()
    t.answer("card T33")

    assert (["T33", "T33"], 0) == (t.discards(), t.resources())


@card("21044")
def test_beru_lars_makes_it_cheaper_by_one() -> None:
    """And only after her own activation."""
    t = beru()
    t.state.players[0].resources = 1
    t.answer("activate T81")
    assert "they: action" == t.asked()
    t.answer("pass", "activate 21044", "yes", "card 01147")

    assert 0 == t.resources()


@card("21044")
def test_beru_lars_draws_and_heals_after_a_claim() -> None:
    """The draw is an offer; with Owen Lars any character heals."""
    t = beru()

    t.answer("claim")
    assert (["no", "yes"], True) == (t.options(), t.state.players[0].claimed)
    t.answer("no")
    assert ["21044", "T81", "their T02"] == t.options()
    t.answer("T81")

    assert (3, 1) == (len(t.hand()), t.copy("T81").damage)


@card("21044")
def test_beru_lars_heals_nobody_without_owen_lars() -> None:
    """Theirs does not count; the card is drawn all the same."""
    t = beru("21044", "T02 T81")

    t.answer("claim", "yes")

    assert (4, "they: action", 2) == (len(t.hand()), t.asked(), t.copy("21044").damage)


@card("21044")
def test_beru_lars_waits_for_your_claim() -> None:
    """Not for theirs."""
    t = beru()
    t.pass_turn()

    t.answer("claim")

    assert ("you: action", 3) == (t.asked(), len(t.hand()))
