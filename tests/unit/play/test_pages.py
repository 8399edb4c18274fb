"""What notebooks show: markup of our own, with everything else escaped."""

from html.parser import HTMLParser

import pytest

from dejarik import play
from dejarik.play import pages

ALLOWED = {"div", "h4", "pre", "p", "ul", "ol", "li", "table", "caption", "thead", "tbody"}
ALLOWED |= {"tr", "th", "td"}
BAD = '<script>alert(1)</script> & "quotes"'


CARDS = [("destiny", "Rey"), ("imperial-assault", "Darth Vader"), ("swccg", "Darth Vader")]


class Reader(HTMLParser):
    """Follows tags, and keeps the words between them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> str:
    """The words of a page that is well formed and has no tags but ours."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert [] == reader.open
    assert set(reader.tags) <= ALLOWED
    return "".join(reader.words)


@pytest.mark.parametrize("title", play.titles())
def test_a_table_is_shown_with_its_question(title: str) -> None:
    """The board that everybody sees, the log, and every option by its place."""
    game = play.start(title, seed=7)
    question = game.question
    assert question is not None
    words = read(game._repr_html_())

    assert game.name in words
    assert game.board() in words
    assert question.text in words
    assert all(option.name in words for option in question.options)
    assert '<ol start="0">' in question._repr_html_()
    read(question._repr_html_())


def test_a_seat_is_shown_as_it_sees_the_table() -> None:
    """And that another is asked."""
    game = play.start("destiny", seed=7)
    first = game.question
    assert first is not None
    first.answer("Keep all")
    seats = [read(game.seat(seat)._repr_html_()) for seat in (0, 1)]

    assert game.board(0) in seats[0]
    assert game.board(1) in seats[1]
    assert 1 == sum("Another seat is asked." in words for words in seats)


def test_a_game_that_is_over_shows_how_it_ended() -> None:
    """Instead of a question."""
    game = play.start("destiny", seed=7)
    game.concede(0)

    assert str(game.result) in read(game._repr_html_())


@pytest.mark.parametrize(("title", "name"), CARDS)
def test_a_card_is_shown(title: str, name: str) -> None:
    """Its title, its code, and what we say of it."""
    card = play.card(title, name)
    words = read(card._repr_html_())

    assert f"{card.title} ({card.code})" in words
    assert str(card) in words
    assert name in card.title
    assert card.facts
    assert card.code == play.card(title, card.code).code


def test_a_card_that_there_is_not_is_told() -> None:
    """With what a code looks like."""
    with pytest.raises(play.Trouble, match="There is no card 'Gandalf'"):
        play.card("destiny", "Gandalf")


def test_results_are_shown_as_a_table() -> None:
    """A row for each side."""
    results = play.many(2, "destiny", seed=4, jobs=1)
    words = read(results._repr_html_())

    assert all(name in words for name in results.names)
    assert 3 == results._repr_html_().count("<tr>")


def test_whatever_comes_from_elsewhere_is_escaped() -> None:
    """Names, lines, options, titles, and figures."""
    for html in (
        pages.table(BAD, BAD, [BAD], pages.words(BAD)),
        pages.question(BAD, [BAD]),
        pages.card(BAD, BAD, [BAD]),
        pages.rows(BAD, [BAD], [[BAD]]),
    ):
        assert "<script" not in html
        assert BAD in read(html)
