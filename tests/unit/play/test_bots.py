"""Who answers in a seat: strengths by name, and functions of one's own."""

import pytest

from dejarik import play
from dejarik.bots.roster import BOTS, GREEDY


def first(question: play.Question) -> play.Answer:
    """Always the first option, by its place."""
    return 0


def last(question: play.Question) -> play.Answer:
    """The last one, itself."""
    return question.options[-1]


def nonsense(question: play.Question) -> play.Answer:
    """What no option is called."""
    return "something else"


def test_every_strength_is_a_bot() -> None:
    """By its name, as everywhere."""
    for name in (*BOTS, GREEDY, "search:0.1", "search#40"):
        assert name == play.bot(name).name


def test_a_name_that_no_bot_has_is_told() -> None:
    """With the one that is meant perhaps, and all there are."""
    with pytest.raises(play.Trouble, match=r"perhaps 'veteran' is meant; there are novice"):
        play.bot("veteran!")


def test_functions_play_in_words_or_by_place() -> None:
    """A table of bots alone is played to its end at once."""
    game = play.start("destiny", seed=5, players=[last, "random"])

    assert game.is_over
    assert ("last", "random bot 5") == game.players


def test_a_function_is_handed_what_its_seat_may_know() -> None:
    """Its seat's questions, its view, and chance of its own."""
    seen: list[tuple[int, int, bool]] = []

    def look(question: play.Question) -> int:
        mine = question.seat == question.view.seat == question.outlook.decision.seat
        seen.append((question.seat, len(question.options), mine))
        assert len(question.outcomes) == len(question.warnings) == len(question)
        return question.chance.randrange(len(question))

    game = play.start("destiny", seed=5, players=[None, look])
    for count, question in enumerate(game):
        if count == 10:
            break
        question.answer(0)

    assert seen
    assert {(1, True)} == {(seat, mine) for seat, _, mine in seen}


def test_an_answer_that_means_nothing_is_trouble() -> None:
    """It is not played."""
    with pytest.raises(play.Trouble, match="No option is called 'something else'"):
        play.start("destiny", seed=5, players=[nonsense, None])


def test_a_bot_may_be_asked_what_it_would_do() -> None:
    """Its answer is one place of the question, the same every time."""
    game = play.start("destiny", seed=5)
    question, bot = game.question, play.bot("regular", seed=1)
    assert question is not None

    assert bot.place(question) == bot.place(question)
    assert 0 <= bot.place(question) < len(question)


def test_an_undone_answer_meets_the_same_bot() -> None:
    """And so does a game that is played again."""
    ends = []
    for undone in (False, True):
        game = play.start("destiny", seed=2, players=[None, "random"])
        for count, question in enumerate(game):
            now: play.Question | None = question
            if undone and count == 7:
                question.answer(len(question) - 1)
                game.undo()
                now = game.question
            assert now is not None
            now.answer(now.chance.randrange(len(now)))
        ends.append(game.view(play.ALL))

    assert ends[0] == ends[1]


def test_nobodys_name_is_no_name() -> None:
    """A function without one is called so."""
    assert "function" == play.OwnBot(lambda _: 0).name
    assert "<bot first>" == repr(play.OwnBot(first))
    assert "<bot random>" == repr(play.bot("random"))
