"""Questions are answered in words, at any time."""

import pytest

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.seen.views import view_of
from dejarik.hosting.title import Reasons
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny.asking import reasons_for
from dejarik.titles.destiny.catalogue import files


def asked(t: Tabletop, seat: int, question: str) -> Reasons:
    """What a seat is answered."""
    return reasons_for(t.game, t.state, Names(files.facts(), seat, ["You", "Ben"]), question)


def whole_table() -> Tabletop:
    """A table of real cards: hands, piles, upgrades, dice, in your turn."""
    t = Tabletop("01036 01045", "01010", hand="01054", their_hand="01070", resources=0)
    t.upgrade("01054", on="01036")
    t.show("01036", "1MD")
    t.show("their 01010", "2MD")
    t.discard_pile("01070")
    t.decision()
    return t


def test_in_anothers_turn_both_reasons_are_told() -> None:
    """First that it is not the moment, then what else is against it."""
    t = whole_table()
    hand = t.state.players[THEM].hand[0]
    number = t.state.knowledge.handles[THEM][hand]
    t.state.players[THEM].resources = 0

    told = asked(t, THEM, f"play:{number}")

    assert "It is not your turn." == told.lines[0]
    assert 2 == len(told.lines) == len(told.rulings)


def test_what_could_be_done_waits_for_the_turn() -> None:
    """A die that could be resolved is not resolved in another's turn."""
    t = whole_table()
    die = t.state.players[THEM].pool[0]

    assert ("It is not your turn.",) == asked(t, THEM, f"resolve:{die}").lines
    assert ("You can do this now.",) == asked(
        t, YOU, f"resolve:{t.state.players[YOU].pool[0]}"
    ).lines


@pytest.mark.parametrize("seat", [YOU, THEM])
def test_everything_on_the_table_can_be_asked_about(seat: int) -> None:
    """Whatever a view shows has an answer, whosever turn it is and whosever thing it is."""
    t = whole_table()
    view = view_of(t.state, seat)
    questions = ["claim", "reroll", "act"]
    for player in view.players:
        cards = (*player.hand, *player.discard, *player.aside)
        questions += [f"{topic}:{card.handle}" for card in cards for topic in ("play", "choose")]
        for copy in player.play:
            questions += [f"activate:{copy.id}", f"use:{copy.id}:0", f"choose:{copy.id}"]
            questions += [f"health:{copy.id}"]
    for die in view.dice:
        questions += [f"resolve:{die.id}", f"choose:{die.id}"]

    for question in questions:
        told = asked(t, seat, question)
        assert told.lines, question
        assert all(line and "_" not in line for line in told.lines), (question, told.lines)
