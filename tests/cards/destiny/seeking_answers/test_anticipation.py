"""Anticipation: what it rolls, and how it leaves a hand before others see it there."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import name_card


def anticipating(
    hand: str = "21103 T31", team: str = "T609 T01", deck: str = "T31", theirs: str = "T02"
) -> Tabletop:
    """Their turn; they have the means to discard, look and reveal."""
    t = Tabletop(team, theirs, hand=hand, deck=deck, their_hand="T132 T31", resources=0)
    t.discard_pile("21103", seat=YOU)
    t.pass_turn()
    return t


def their_die(t: Tabletop, code: str, side: str) -> None:
    """A support of theirs shows this side."""
    t.support(code, seat=THEM)
    t.show(f"their {code}", side)


@card("21103")
def test_anticipation_rolls_in_a_die_of_a_costly_character() -> None:
    """Of yours worth 18 points or more; not from your pool, but from theirs."""
    t = Tabletop("T609*2 T614*2 T920 T01", "T609", hand="21103")
    t.show("T609", "1MD")
    t.lend(t.show("T614", "2RD"))

    t.answer("play 21103")
    assert ["die T609 1MD", "their die T614 2RD", "die T614 1MD"] == t.options()
    t.answer("their die T614 2RD")

    assert ([], ["T609", "T614"]) == (t.pool(THEM), sorted(one.split()[0] for one in t.pool()))
    assert 4 == t.resources()


@card("21103")
def test_anticipation_may_find_no_character() -> None:
    """Then nothing is rolled."""
    t = Tabletop("T920", "T609", hand="21103")

    t.answer("play 21103")

    assert ([], "they: action", ["21103"]) == (t.pool(), t.asked(), t.discards())


@card("21103")
@ruling("arh.clar.sa.01", "arh.clar.sa.02")
def test_anticipation_is_played_before_it_is_discarded() -> None:
    """For free, and nothing is discarded in its stead; the die has done what it could."""
    t = anticipating(hand="21103")
    their_die(t, "T79", "1Dc")

    t.answer("resolve discard")
    assert ("you: may", []) == (t.asked(), t.discards()[1:])
    t.answer("yes")

    assert (["21103", "21103"], 1) == (t.discards(), len(t.pool()))
    assert [ev.FROM_PLAY] == [one.detail for one in t.events("card_discarded")]
    assert ("you: action", 0) == (t.asked(), t.resources())
    assert [] == t.pool(THEM)


@card("21103")
def test_anticipation_need_not_be_played() -> None:
    """Declined, it is discarded as anything else; it was asked before, in no one's stead."""
    t = anticipating(hand="21103")
    their_die(t, "T79", "1Dc")

    t.answer("resolve discard", "no")

    assert (["21103", "21103"], []) == (t.discards(), t.pool())
    heard = t.game.definitions[t.game.numbers["21103"]].heard_in_hand
    assert {BEFORE} == {one.band for one in heard}
    assert [ev.FROM_HAND] == [one.detail for one in t.events("card_discarded")]


@card("21103")
def test_anticipation_answers_only_what_happens_to_itself() -> None:
    """Another card may be discarded; nor does one in a discard pile wait for anything."""
    t = anticipating(hand="T31")
    their_die(t, "T79", "1Dc")

    t.answer("resolve discard")

    assert "you: action" == t.asked()


@card("21103")
def test_anticipation_does_not_answer_your_own_doings() -> None:
    """To reroll for it, or in upkeep."""
    t = Tabletop("T609 T01", "T02", hand="21103 T31")
    t.show("T01", "1MD")
    t.answer("reroll", "card 21103", "die T01 1MD")
    assert "they: action" == t.asked()

    t = Tabletop("T609 T01", "T02", hand="21103 T31")
    t.answer("pass", "pass", "card 21103", "stop")
    assert 2 == t.state.round


def their_look(t: Tabletop, code: str) -> None:
    """They reveal your hand, or look at it."""
    if code == "11036":
        t.upgrade("11036", on="their T02")
        t.show("their 11036", "Sp")
        t.answer("resolve special")
        name_card(t, "Zuckuss")
    else:
        their_die(t, "11031", "Sp")
        t.answer("resolve special")
    assert [] == t.events("cards_revealed") + t.events("hand_seen")


@card("21103")
@ruling("arh.clar.sa.01", "arh.part8.lookat.02")
@pytest.mark.parametrize("code", ["11036", "11031"])
def test_anticipation_is_played_before_a_hand_is_shown(code: str) -> None:
    """It alone is left out; asked once, whether they reveal the hand or look at it."""
    t = anticipating()
    their_look(t, code)
    assert "you: may" == t.asked()
    told = view_of(t.state, THEM)
    assert not any(one.code for one in told.players[YOU].hand)
    assert "21103" not in [one.code for one in told.queue]
    t.answer("yes")
    shown = t.events("cards_revealed")[0]
    assert (1, 1, ["T31"]) == (len(shown.items), shown.amount, t.codes(shown.items))

    t = anticipating()
    their_look(t, code)
    t.answer("no")
    shown = t.events("cards_revealed")[0]
    assert (2, 2, []) == (len(shown.items), shown.amount, t.pool())
    assert not t.asked().endswith("may")


@card("21103")
@ruling("arh.clar.sa.01")
def test_anticipation_is_played_before_it_is_detected() -> None:
    """It is not, then; what has been detected is not revealed again."""
    t = anticipating(hand="21103", theirs="T130")
    t.answer("activate their T130")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ([], []) == (t.state.players[YOU].detected, t.events("cards_revealed"))

    t = anticipating(hand="21103", theirs="T130")
    t.answer("activate their T130", "no")
    assert 1 == len(t.state.players[YOU].detected)
    t.pass_turn()
    t.answer("play T132")
    assert "you: action" == t.asked()


@card("21103")
@ruling("arh.clar.sa.07")
def test_anticipation_played_in_response_is_what_was_meant() -> None:
    """Krayt Dragon Bones looks at its cost."""
    t = anticipating(hand="21103")
    t.support("21109", seat=THEM)

    t.answer("use their 21109", "yes")

    assert ("they: player", 1) == (t.asked(), len(t.pool()))


@card("21103")
def test_two_of_them_are_asked_about_one_by_one() -> None:
    """In the order you like; either may go or stay."""
    t = anticipating(hand="21103 21103")
    their_look(t, "11036")
    assert "you: order" == t.asked()
    t.choose(0)

    t.answer("yes")
    assert "you: may" == t.asked()
    t.answer("no")

    assert (1, 1) == (len(t.events("cards_revealed")[0].items), len(t.pool()))


@card("21103")
def test_anticipation_that_cannot_be_played_is_not_asked_about() -> None:
    """An embargo lies on it."""
    t = Tabletop("T609", "T02", hand="21103", their_hand="11033")
    their_die(t, "T79", "1Dc")
    t.pass_turn()
    t.answer("play 11033")
    name_card(t, "Anticipation")
    t.pass_turn()

    t.answer("resolve discard")

    assert ("you: action", ["21103"]) == (t.asked(), t.discards())
