"""What lasts is said in sentences, to each reader as it is for them."""

import pytest

from dejarik.games.destiny.language.english.lasting import (
    PLACE,
    LastingSentences,
    lasting_words,
)
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.seen.views import view_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts


def said(t: Tabletop, seat: int = YOU) -> LastingSentences:
    """What lasts on a table, as a seat reads it."""
    called = ["You" if place == seat else name for place, name in enumerate(("Ana", "Ben"))]
    names = Names({**files.facts(), **synthetic_facts()}, seat, called, card_texts())
    return LastingSentences(names, view_of(t.state, seat))


def test_every_lasting_effect_of_every_card_has_words() -> None:
    """Only what is kept has none; its places are names, the card or players."""
    for code, text in card_texts().items():
        for words in lasting_words(text, files.facts()[code]):
            for one in (words.own, words.theirs, words.watched):
                assert "what was chosen" not in one
                assert {"it"}.isdisjoint(PLACE.findall(one))


def test_a_ban_is_told_to_each_reader() -> None:
    """To whose it is, to the opponent, and to those who watch by names."""
    t = Tabletop("T03", "T02", hand="18078")
    t.answer("play 18078")

    assert [
        ["Swift (yours): you cannot take the action to resolve dice this turn"],
        ["Swift (Ana's): your opponent cannot take the action to resolve dice this turn"],
        ["Swift (Ana's): Ana cannot take the action to resolve dice this turn"],
    ] == [said(t, seat).others() for seat in (YOU, THEM, -1)]


def test_what_a_card_keeps_is_said_beside_it() -> None:
    """And nowhere else."""
    t = Tabletop("21017 T02", "T01")
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("yellow")

    words = said(t)
    assert ["chosen colour: yellow"] == words.about(t.copy("21017").ref)
    assert [] == words.about(t.copy("T02").ref)
    assert [] == words.others()


def test_what_is_not_done_again_is_said_with_what_it_was() -> None:
    """Beside the card, as its own text has it."""
    t = Tabletop("03026 T03", "T02", hand="01054", resources=9)
    t.copy("03026").ready = False
    t.answer("play 01054", "03026")

    assert ["already this game: make K-2SO ready"] == said(t, THEM).about(t.copy("03026").ref)


def test_an_effect_about_another_card_names_where_it_comes_from() -> None:
    """The card it is about is named in the sentence."""
    t = Tabletop("T03", "T02")
    t.support("22082")
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("yes", "T03")

    (words,) = said(t).about(t.copy("T03").ref)
    assert words.startswith("your Test T03 has guardian for the rest of the game (")


@pytest.mark.parametrize(
    ("seat", "who", "turn"),
    [
        (YOU, "your opponent", "your opponent’s"),
        (THEM, "you", "your"),
        (-1, "Ben", "Ben's"),
    ],
)
def test_a_turn_to_come_is_told_as_whose_it_is(seat: int, who: str, turn: str) -> None:
    """And the action that cannot be taken again is named; once it has come it is this turn."""
    t = Tabletop("T06 03115", "T02 T06", hand="T31")
    t.answer("use T06", "yes")

    said_now = f"{who} cannot take the action to use a card"
    assert [f"{said_now} this turn"] == sentences(t, seat)
    t.state.turn = YOU
    assert [f"{said_now} on {turn} next turn"] == sentences(t, seat)


def sentences(t: Tabletop, seat: int) -> list[str]:
    """What is about no card, without the card it comes from."""
    return [one.partition(": ")[2] for one in said(t, seat).others()]
