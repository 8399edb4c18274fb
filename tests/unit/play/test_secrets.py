"""From what a seat is given nothing hidden from it is reached by accident."""

import inspect
from collections.abc import Iterator

import pytest

from dejarik import play
from dejarik.bots.outlook import Outlook
from dejarik.kernel.chance import Chance
from dejarik.kernel.journal import Journal
from dejarik.kernel.knowledge import Knowledge
from dejarik.kernel.play import Play
from dejarik.kernel.state import State
from dejarik.play.desk import Desk
from dejarik.play.hearing import Hearing

SECRET = (State, Play, Journal, Chance, Knowledge, Desk, Hearing, play.Table)
HARMLESS = {"undo", "concede", "answer", "back"}
"""What changes the game, and gives nothing."""


def begun(title: str) -> play.Table:
    """A game some answers in, with hands and decks."""
    game = play.start(title, seed=7)
    for count, question in enumerate(game):
        if count == 20:
            break
        question.answer(question.chance.randrange(len(question)))
    return game


def reached(thing: object, depth: int = 4) -> Iterator[object]:
    """Everything that public names lead to, with the answers of methods that need nothing."""
    yield thing
    own = type(thing).__module__.startswith("dejarik.play") or isinstance(thing, Outlook)
    if depth == 0 or not own:
        return
    for name in dir(thing):
        if name.startswith("_") or name in HARMLESS:
            continue
        found = getattr(thing, name)
        if inspect.ismethod(found):
            wanted = inspect.signature(found).parameters.values()
            if any(one.default is inspect.Parameter.empty for one in wanted):
                continue
            found = found()
        for one in found if isinstance(found, list | tuple) else [found]:
            yield from reached(one, depth - 1)


@pytest.mark.parametrize("title", play.titles())
def test_a_seat_leads_to_nothing_that_knows_more(title: str) -> None:
    """Neither by its names nor by those of its questions."""
    game = begun(title)
    found = [one for seat in (0, 1) for one in reached(game.seat(seat))]

    assert [] == [one for one in found if isinstance(one, SECRET)]
    assert any(isinstance(one, play.Question) for one in found)
    assert any(isinstance(one, play.Option) for one in found)


@pytest.mark.parametrize("title", play.titles())
def test_a_seat_is_told_what_its_seat_may_know(title: str) -> None:
    """Its view, board, log and questions are those of its number, and other seats' differ."""
    game = begun(title)
    seats = [game.seat(seat) for seat in (0, 1)]

    for seat in seats:
        assert seat.seat == seat.view().seat
        assert seat.view() == game.view(seat.seat)
        assert {seat.seat} == {line.seat for line in seat.log()}
        assert seat.question is None or seat.seat == seat.question.seat
    assert seats[0].view() != seats[1].view()
    assert seats[0].log(minor=True) != seats[1].log(minor=True)


def test_a_seat_waits_for_others_in_words() -> None:
    """It is not asked in their place."""
    seat = play.start("destiny", seed=7).seat(1)
    questions = iter(seat)
    for question in questions:
        question.answer("Keep all")
        break
    with pytest.raises(play.Trouble, match="nobody answers there"):
        next(questions)


def test_a_seat_has_no_way_to_keep_the_game() -> None:
    """A journal holds everything: the whole table alone writes it."""
    seat = play.start("destiny", seed=7).seat(0)

    assert not {"save", "setup", "journal", "table"} & set(dir(seat))


def test_the_chance_of_whoever_answers_is_none_of_the_game() -> None:
    """It follows from the question, and the seed of the dice is not in it."""
    game = play.start("destiny", seed=7)
    question, same = game.question, play.start("destiny", seed=7).question
    assert question is not None
    assert same is not None

    assert question.chance.random() == same.chance.random() == question.chance.random()
    held = [str(value) for value in vars(question).values()]
    kept = game._Table__play.journal.seed.hex()  # type: ignore[attr-defined]
    assert not any(kept in one for one in held)
