"""Titles: any card of that title, or only the one with that set and number."""

from dejarik.games.destiny.language.english import render_card
from dejarik.testing.destiny.table import THEM, Tabletop, ruling
from dejarik.titles.destiny.laboratory.synthetic import synthetic_texts


def twins() -> Tabletop:
    """Two cards of one title, a reprint of the first, an upgrade of it, and a longer title."""
    t = Tabletop(hand="T432 T433")
    for code in ("T428", "T429", "T430", "T470"):
        t.support(code)
    t.support("T428", seat=THEM)
    t.upgrade("T431", on="T01")
    return t


@ruling("arh.part7.titles.02")
def test_a_title_with_set_and_number_means_that_card_and_its_reprints() -> None:
    """The other card of that title stays."""
    t = twins()

    t.answer("play T432")

    assert (["T01", "T429", "T470", "T431"], ["T02"]) == (t.in_play(), t.in_play(THEM))


@ruling("arh.part7.titles.01")
def test_a_title_alone_means_every_card_of_it() -> None:
    """Whatever its subtitle, printing or type."""
    t = twins()

    t.answer("play T433")

    assert (["T01", "T470"], ["T02"]) == (t.in_play(), t.in_play(THEM))


@ruling("arh.part7.titles.03")
def test_set_and_number_are_part_of_what_a_card_does() -> None:
    """Two cards that differ in nothing else read differently and do different things."""
    texts = synthetic_texts()
    with_number, with_title = twins(), twins()

    with_number.answer("play T432")
    with_title.answer("play T433")

    assert render_card(texts["T432"]) != render_card(texts["T433"])
    assert with_number.in_play() != with_title.in_play()


@ruling("arh.part7.selfref.01", "arh.part7.selfref.02")
def test_copies_of_a_card_are_all_of_its_title_and_this_card_is_only_itself() -> None:
    """Supports and an upgrade of the same title go; the card that says so is not meant."""
    t = twins()

    t.answer("use T428")

    assert (["T01", "T428", "T470"], ["T02"]) == (t.in_play(), t.in_play(THEM))
