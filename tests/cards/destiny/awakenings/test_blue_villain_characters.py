"""Awakenings, blue villain characters: what each offers, and what it does."""

from dejarik.games.destiny import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, YOU, Tabletop, card, ruling

# Darth Vader


@card("01010")
def test_darth_vader_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    """
    They choose, only from their own hand, and you need not tell them to.
    """
    t = Tabletop("01010", "T01", hand="T33 T34", their_hand="T31 T32")
    t.discard_pile("T35", seat=THEM)

    t.answer("activate 01010")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("activated"))
    t.answer("yes")
    assert ("they: choose", ["their card T31", "their card T32"]) == (t.asked(), t.options())
    t.answer("their card T32")

    assert (["T31"], ["T35", "T32"]) == (t.hand(THEM), t.discards(THEM))
    assert ("they: action", ["T33", "T34"]) == (t.asked(), t.hand())


@card("01010")
def test_darth_vader_need_not_make_anyone_discard() -> None:
    """
    It is your decision.
    """
    t = Tabletop("01010", "T01", their_hand="T31 T32")

    t.answer("activate 01010", "no")

    assert ("they: action", ["T31", "T32"]) == (t.asked(), t.hand(THEM))


@card("01010")
def test_darth_vader_asks_nothing_of_an_empty_hand() -> None:
    """
    How many cards a player holds is plain to see; your own hand does not matter.
    """
    t = Tabletop("01010", "T01", hand="T33")

    t.answer("activate 01010")

    assert ("they: action", ["T33"]) == (t.asked(), t.hand())


@card("01010")
def test_darth_vader_does_nothing_when_somebody_else_is_activated() -> None:
    """
    Neither another of your characters nor one of theirs.
    """
    t = Tabletop("01010 T02", "T03", their_hand="T31")

    t.answer("activate T02")
    assert "they: action" == t.asked()
    t.answer("activate their T03")

    assert ("you: action", ["T31"]) == (t.asked(), t.hand(THEM))


@card("01010")
def test_darth_vader_does_nothing_when_an_opponent_activates_him() -> None:
    """
    It must be you who activates this character.
    """
    t = Tabletop("01010", "T01", their_hand="T112 T31")

    t.answer("pass", "play T112")

    assert ("you: action", ["T31"], 1) == (t.asked(), t.hand(THEM), len(t.events("activated")))


@card("01010")
def test_darth_vader_works_when_another_card_of_yours_activates_him() -> None:
    """
    He is the one activated; which card brings it about does not matter.
    """
    t = Tabletop("01010", "T01", their_hand="T31")
    t.support("T12")
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("01010").ref, t.copy("T12").ref))

    assert "you: may" == t.asked()


# Nightsister


def nightsister(theirs: str = "T02") -> Tabletop:
    """
    A Nightsister, and dice of both players.
    """
    t = Tabletop("01012 T01", theirs)
    t.show("T01", "1MD")
    t.show(f"their {theirs}", "2RD")
    return t


@card("01012")
def test_a_nightsister_rerolls_any_die_and_is_dealt_a_damage() -> None:
    """
    Of either player, just one; nobody else is damaged.
    """
    t = nightsister()
    t.next_roll("their T02", "-")

    t.answer("use 01012")
    assert ["die T01 1MD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T01 1MD"], ["T02 -"]) == (t.pool(), t.pool(THEM))
    assert [("01012", 1)] == [(t.label(e.subject), e.amount) for e in t.events("damage_dealt")]
    assert ("they: action", 1) == (t.asked(), t.copy("01012").damage)


@card("01012")
def test_a_nightsisters_damage_can_be_blocked() -> None:
    """
    It is damage as any other.
    """
    t = nightsister()
    t.copy("01012").shields = 1

    t.answer("use 01012", "die T01 1MD")

    assert (0, 0) == (t.copy("01012").shields, t.copy("01012").damage)


@card("01012")
def test_a_nightsister_may_reroll_as_often_as_she_likes() -> None:
    """
    The action neither exhausts her nor is it used up.
    """
    t = nightsister()

    t.answer("use 01012", "die T01 1MD", "pass", "use 01012")
    t.choose(0)

    assert (2, True) == (t.copy("01012").damage, t.copy("01012").ready)


@card("01012")
@ruling("arh.clar.aw.15")
def test_a_nightsister_may_be_defeated_by_her_own_damage() -> None:
    """
    The reroll happens all the same.
    """
    t = nightsister()
    t.copy("01012").damage = 6

    t.answer("use 01012", "die T01 1MD")

    assert (["T01"], 1) == (t.in_play(), len(t.events("dice_rolled")))


@card("01012")
def test_a_nightsister_is_damaged_although_there_is_no_die() -> None:
    """
    Two sentences without a then.
    """
    t = Tabletop("01012", "T02")

    t.answer("use 01012")

    assert (1, []) == (t.copy("01012").damage, t.events("dice_rolled"))
