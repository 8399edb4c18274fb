"""The list of all titles, and the way to one of them."""

from dejarik.games.destiny.language.english.log import sentence
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.table import TableWords
from dejarik.games.destiny.model.titles import MOST_AT_ONCE, initial_of, spans, titles_of
from dejarik.games.destiny.seen.seat_log import told_of
from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import YOU, Tabletop
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts
from tests.cards.destiny.idioms import name_card


def reached(titles: list[str], picks: list[int]) -> list[int]:
    """Every title that can be named from here, in the order it is come to."""
    found: list[int] = []
    for first, size in spans(titles, picks):
        found += [first] if size == 1 else reached(titles, [*picks, first])
    return found


def test_every_title_is_reached_once() -> None:
    """And no question offers more than the initials, or so many as are allowed."""
    titles = titles_of(files.facts().values())

    assert [*range(len(titles))] == reached(titles, [])
    first = spans(titles, [])
    assert 27 == len(first)
    for start, size in first:
        assert 1 == len({initial_of(one) for one in titles[start : start + size]})
        assert size == 1 or len(spans(titles, [start])) <= MOST_AT_ONCE


def test_titles_that_differ_in_capital_letters_are_one() -> None:
    """It stands there as it was printed first."""
    titles = titles_of(files.facts().values())

    assert ["Jabba the Hutt"] == [one for one in titles if one.lower() == "jabba the hutt"]


def test_the_parts_of_the_list_have_words() -> None:
    """An initial with how many there are, from one title to another, a title."""
    t = Tabletop(hand="11033")
    t.answer("play 11033")
    names = Names({**files.facts(), **synthetic_facts()}, YOU, ("You", "Bot"))

    def words() -> tuple[str, ...]:
        view = view_of(t.state, YOU)
        assert view.decision is not None
        return TableWords(names, view).options(view.decision)

    assert ("Digits and signs (9)", "A (135)") == words()[:2]
    t.choose(1)
    assert "A Friend Lost … Acute Awareness" == words()[0]
    t.choose(0)
    assert "A Friend Lost" == words()[0]


def test_the_log_says_what_was_named() -> None:
    """To everyone."""
    t = Tabletop(hand="11033")
    t.answer("play 11033")
    name_card(t, "Zuckuss")
    names = Names({**files.facts(), **synthetic_facts()}, YOU, ("You", "Bot"))

    told = told_of(t.state, YOU, t.events("value_chosen")[-1])

    assert "You name Zuckuss." == sentence(names, told)
