"""A character that left play undefeated and lies unknown among other cards."""

import pytest

from dejarik.games.destiny.table import number_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def strayed() -> Tabletop:
    """Their yellow T03 has gone back to their hand, and you do not know any more where it lies."""
    t = Tabletop("T01", "T02 T03", hand="T39", their_hand="T383")
    t.copy("their T02").damage = 6
    t.answer("pass", "play T383", "their T03")
    for card in t.state.players[THEM].hand:
        t.state.knowledge.hide(card)
        t.state.knowledge.show(card, THEM)
    return t


def is_really(t: Tabletop, code: str) -> Tabletop:
    """The same table as you see it, but what went back is this card."""
    t.state.knowledge.identity[t.state.players[THEM].hand[-1]] = number_of(t.game, code)
    return t


@ruling("ffg17.part5.winning.01")
@pytest.mark.parametrize("code", ["T03", "T31"])
def test_a_hidden_character_is_not_defeated_whatever_hides_it(code: str) -> None:
    """Everyone saw it leave, so the end of the game hangs on no card that you do not know."""
    t = is_really(strayed(), code)

    t.answer("play T39", "their T02")

    assert (1, None) == (len(t.events("defeated")), t.winner())


@ruling("ffg17.part5.winning.01")
def test_a_character_stacked_under_another_card_is_not_defeated() -> None:
    """It lies in no zone of its own, and yet it has not fallen."""
    t = strayed()
    t.state.under[t.copy("T01").card] = [t.state.players[THEM].hand.pop()]

    t.answer("play T39", "their T02")

    assert (1, None) == (len(t.events("defeated")), t.winner())


@pytest.mark.parametrize("seat", [YOU, NOBODY])
def test_a_hidden_character_gives_no_hint_of_what_else_may_be_hidden(seat: int) -> None:
    """What is imagined for others is the same, whatever card now has the number it had."""
    t = strayed()
    drawn = [
        t.game.dump(t.game.determinize(is_really(t, code).state, seat, seed_from("imagined")))
        for code in ("T03", "T31", "T07")
    ]

    assert [drawn[0]] * 3 == drawn
