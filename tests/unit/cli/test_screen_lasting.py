"""What lasts is on the screen of the terminal."""

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.seen.views import view_of
from dejarik.hosting.terminal_text import Paint
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import YOU, Tabletop
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.terminal.screen import Screen


def board(t: Tabletop) -> list[str]:
    """The lines that you are shown."""
    names = Names(files.facts(), YOU, ("You", "Bot"), card_texts())
    return Screen(names, Paint(False)).board(view_of(t.state, YOU))


def noted(lines: list[str], title: str) -> str:
    """The line below the row of a card."""
    return lines[next(place for place, line in enumerate(lines) if title in line) + 1].strip()


def test_what_a_card_keeps_stands_below_it() -> None:
    """In words, like everything else on it."""
    t = Tabletop("21017 01036", "01010")
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("yellow")

    assert "chosen colour: yellow" == noted(board(t), "Thrawn")


def test_a_battlefield_that_keeps_something_has_a_line() -> None:
    """Otherwise the header says all there is to say of it."""
    t = Tabletop("01036", "01010")
    t.battlefield("23093")
    t.decision()
    assert 1 == sum("The Tower" in line for line in board(t))
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.answer("number 2")

    assert "named number: 2" == noted(board(t)[3:], "The Tower")


def test_what_is_about_no_card_stands_at_the_foot() -> None:
    """With the card it comes from, and whose it is."""
    t = Tabletop("01036", "01010", hand="18078")
    t.answer("play 18078")

    said = " ".join(line.strip() for line in board(t))
    assert "In force: Swift (yours): you cannot take the action to resolve dice this turn" in said
