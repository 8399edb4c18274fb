"""Seeking Answers, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import ACTION
from dejarik.games.destiny.rules.legality import hosts_for
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    hears,
    set_up,
    waits_only_for_your_activation,
    waits_only_for_your_die,
)

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


# Ochi Of Bestoon


@card("21004")
def test_ochi_hurts_whom_he_chose_with_each_damage_die() -> None:
    """Chosen after setup; not for other symbols, nor for dice of others."""
    t = set_up(["21004", "T02"], ["T01", "T06"], until="you: choose")
    assert ["their T01", "their T06"] == t.options()
    t.answer("their T01")
    assert "choose" not in t.asked()
    while t.state.phase != ACTION:
        t.choose(len(t.decision().options) - 1)
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    for label, side in (("21004", "1RD"), ("T02", "2RD")):
        t.show(label, side)
    if t.asked() == "they: action":
        t.answer("pass")

    t.copy("their T01").shields = 1
    t.answer("resolve ranged", "die 21004 1RD", "their T06")
    assert (1, 0, 0) == (
        t.copy("their T06").damage,
        t.copy("their T01").damage,
        t.copy("their T01").shields,
    )


@card("21004")
def test_ochi_waits_for_his_own_damage() -> None:
    """Resolved by you, also as a modifier; not for other symbols."""
    t = Tabletop("21004 T02", "T01")
    die, other = t.show("21004", "1RD"), t.show("T02", "1MD")
    waits_only_for_your_die(t, "21004", die.id, other.id)

    for side, counts in (("1R", False), ("2MDi1", True)):
        die.side = t.side_number(die, side)
        assert counts == hears(t, "21004", AFTER, Event(ev.DIE_RESOLVED, YOU, die.id))
    assert hears(t, "21004", AFTER, Event(ev.SETUP_DONE, YOU))


@card("21004")
def test_ochi_forgets_whom_he_chose_once_they_are_gone() -> None:
    """Without anybody chosen nothing follows."""
    t = Tabletop("21004", "T01")
    t.show("21004", "1RD")

    t.answer("resolve ranged", "their T01")

    assert (1, "they: action") == (t.copy("their T01").damage, t.asked())


@card("21004")
def test_ochi_pilots_and_learns_no_blue_ability() -> None:
    """One vehicle at most; other abilities and other blue cards are fine."""
    t = Tabletop("21004 T04", "T01")
    t.support("T11")
    t.answer("activate 21004")
    assert ["T11", "stop"] == t.options()

    t = Tabletop("21004 T04", "T01", hand="01057 01026 01040")
    hosts = [hosts_for(t.state, YOU, one) for one in t.state.players[YOU].hand]
    assert [["T04"], ["21004", "T04"], ["21004", "T04"]] == [
        [t.label(ref) for ref in found] for found in hosts
    ]


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


# Rey


JEDI = ("09067", "13003B", "11070", "21054")


def jedi_in_waiting(dice: int, resources: int = 2) -> Tabletop:
    """Rey with Jedi supports, so many of their dice in the pool, and other dice."""
    t = Tabletop("21045A*2 T904", "T02", resources=resources)
    for code in JEDI:
        t.support(code)
    t.support("T11")
    for code in JEDI[:dice]:
        t.show(code, "2F" if code in ("13003B", "21054") else "1F")
    t.support("24085", seat=THEM)
    for label in ("T11", "T904", "their 24085"):
        t.show(label, "1R")
    return t


@card("21045A")
def test_rey_turns_over_for_three_dice_of_jedi_supports() -> None:
    """And two resources; the dice of other cards and of other Jedi do not count."""
    t = jedi_in_waiting(4)

    t.answer("use 21045A")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["die 09067 1F", "die 13003B 2F"] == t.options()
    t.answer("die 09067 1F", "die 13003B 2F", "die 21054 2F")

    assert ("they: action", "21045B", 0) == (t.asked(), t.in_play()[0], t.resources())
    assert [2] == [one.amount for one in t.events("resources_spent")]
    assert ["11070 1F", "T11 1R", "T904 1R"] == t.pool()


@card("21045A")
@pytest.mark.parametrize(("dice", "resources"), [(2, 2), (3, 1)])
def test_rey_stays_if_the_price_cannot_be_paid(dice: int, resources: int) -> None:
    """Too few dice, or resources."""
    t = jedi_in_waiting(dice, resources)

    t.answer("use 21045A", "either 0")

    assert ("they: action", "21045A", resources) == (t.asked(), t.in_play()[0], t.resources())
    assert 2 + dice == len(t.pool())


@card("21045A")
def test_rey_rolls_in_a_jedi_die() -> None:
    """One that lies on a card of yours, of whatever type."""
    t = jedi_in_waiting(2)
    t.support("09067", seat=THEM)

    t.answer("use 21045A", "either 1")
    assert ["die 11070", "die 21054"] == [one[:9] for one in t.options()]
    t.choose(1)

    assert ("they: action", "21054") == (t.asked(), t.pool()[-1].split()[0])
    assert 5 == len(t.pool())
    t.pass_turn()
    assert "use 21045A" not in t.options()


# Rey


@card("21045B")
@ruling("arh.errata.53")
@pytest.mark.parametrize(
    ("team", "rolled"), [("21045B T01", ["01035"]), ("21045B*2 T01", ["01035", "15039"])]
)
def test_all_the_jedi_bring_dice(team: str, rolled: list[str]) -> None:
    """Luke's die, and Leia's if she is elite, out of those set aside."""
    t = Tabletop(team, "T02")
    t.spare_die("01035", count=2)
    t.spare_die("15039", count=2)

    t.answer("activate 21045B")

    own = [one for one in t.pool() if not one.startswith("21045B")]
    assert rolled == [one.split()[0] for one in own]
    assert "they: action" == t.asked()


@card("21045B")
@ruling("arh.clar.sa.11")
def test_reys_die_heals_her_from_an_opponents_pool() -> None:
    """A die of hers that an opponent has is hers to remove."""
    t = Tabletop("21045B T01", "T02")
    t.copy("21045B").damage = 6
    t.lend(t.show("21045B", "3MD"))
    t.show("their T02", "2RD")

    t.answer("use 21045B")

    assert (3, ["T02 2RD"]) == (t.copy("21045B").damage, t.pool(THEM))


@card("21045B")
@ruling("arh.errata.54")
def test_reys_die_heals_her() -> None:
    """By its value; a die of hers, and once a round."""
    t = Tabletop("21045B*2 T01", "T02")
    t.copy("21045B").damage = t.copy("T01").damage = 6
    t.show("21045B", "3MD")
    t.show("21045B", "2F")
    t.show("T01", "1R")

    t.answer("use 21045B")
    assert ["die 21045B 3MD", "die 21045B 2F"] == t.options()
    t.answer("die 21045B 3MD")

    assert (3, 6) == (t.copy("21045B").damage, t.copy("T01").damage)
    assert ("they: action", ["21045B 2F", "T01 1R"]) == (t.asked(), t.pool())
    t.pass_turn()
    assert "use 21045B" not in t.options()


@card("21045B")
def test_rey_heals_nothing_without_a_die() -> None:
    """It is the price."""
    t = Tabletop("21045B T01", "T02")
    t.copy("21045B").damage = 6
    t.show("T01", "1R")

    t.answer("use 21045B")

    assert ("they: action", 6, ["T01 1R"]) == (t.asked(), t.copy("21045B").damage, t.pool())


@card("21045B")
def test_rey_waits_for_your_activation() -> None:
    """Not for an opponent's, nor for that of another card."""
    waits_only_for_your_activation(Tabletop("21045B T03"), "21045B")


# Seeking Answers


def seeking(symbol: str) -> Tabletop:
    """A symbol is named with dice of both players in the pools."""
    t = Tabletop("T01", "T02*2 T06*2", hand="21050", resources=1)
    t.show("T01", "1R")
    for label, side in (("T02", "1R"), ("T02", "-"), ("T06", "1R"), ("T06", "+1MD")):
        t.show(f"their {label}", side)
    t.answer("play 21050")
    assert ["blank", "melee", "ranged", "indirect", "shield", "resource"] == t.options()[:6]
    t.answer(symbol)
    return t


@card("21050")
@pytest.mark.parametrize(
    ("symbol", "drawn"), [("resource", 2), ("blank", 1), ("melee", 1), ("shield", 0)]
)
def test_seeking_answers_draws_for_the_opponents_dice_with_the_symbol(
    symbol: str, drawn: int
) -> None:
    """A blank is a symbol, a modifier counts, your own dice do not."""
    t = seeking(symbol)

    assert (drawn, 0, "they: action") == (len(t.hand()), t.resources(), t.asked())


@card("21050")
def test_seeking_answers_draws_three_cards_at_most() -> None:
    """However many dice show the symbol."""
    t = Tabletop("T01", "T02*2 T06*2", hand="21050")
    for label in ("T02", "T02", "T06", "T06"):
        t.show(f"their {label}", "-")

    t.answer("play 21050", "blank")

    assert 3 == len(t.hand())


# Yoda


@card("21046")
def test_yoda_plays_a_blue_card_out_of_the_discard_pile() -> None:
    """At its cost; an event is set aside once it has resolved, once a round."""
    t = Tabletop("21046 T01", "T02", resources=1, hand="T33")
    t.discard_pile("T33", "T31", "T33", "T70", "T912")
    t.discard_pile("T33", seat=THEM)

    t.answer("use 21046")
    assert ["card T33", "card T33"] == t.options()
    t.answer("card T33")

    assert (["T33"], 0) == (t.aside(), t.resources())
    assert ["T31", "T33", "T70", "T912"] == t.discards()
    t.answer("pass")
    assert "use 21046" not in t.options()


@card("21046")
@pytest.mark.parametrize(
    ("yours", "theirs", "moved"), [("T31", "T31", 1), ("T150", "T31", 2), ("T31", "T150", 1)]
)
def test_yodas_special_moves_more_damage_after_a_card_was_played_from_the_pile(
    yours: str, theirs: str, moved: int
) -> None:
    """From any card to any other; by you, and not out of the hand."""
    t = Tabletop("21046 T01", "T02", hand="T31", their_hand="T31")
    t.support("T12")
    t.copy("T01").damage = 3
    t.show("21046", "Sp")
    t.discard_pile("T150")
    t.discard_pile("T150", seat=THEM)

    t.answer(f"play {yours}", f"play {theirs}", "resolve special")
    assert ["21046", "T01", "T41", "T12", "their T02"] == t.options()
    t.answer("T01")
    assert ["21046", "T41", "T12", "their T02"] == t.options()
    t.answer("T12")

    assert (3 - moved, moved) == (t.copy("T01").damage, t.copy("T12").damage)
