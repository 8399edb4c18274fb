"""A game from Python: questions, answers, what is seen and told, going back, keeping."""

from pathlib import Path

import pytest

from dejarik import play

TITLES = play.titles()


def begun(title: str = "destiny") -> play.Table:
    """A game of the usual decks, both seats one's own."""
    return play.start(title, seed=7)


def played(game: play.Table, answers: int) -> play.Table:
    """The same, some answers later, by chance."""
    for count, question in enumerate(game):
        if count == answers:
            break
        question.answer(question.chance.randrange(len(question)))
    return game


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_played_to_its_end(title: str) -> None:
    """A person answers, a bot sits opposite, and the end is told in words."""
    game = play.start(title, seed=3, players=[None, "random"])
    for question in game:
        assert 0 == question.seat
        question.answer(question.chance.randrange(len(question)))

    assert game.is_over
    assert game.question is None
    assert game.result is not None
    assert str(game.result) == game.result.text != ""
    assert set(game.result.winners) <= {0, 1}


@pytest.mark.parametrize("title", TITLES)
def test_questions_have_words_and_named_options(title: str) -> None:
    """Each option has its place, a name, and what views say of it."""
    for question in played(begun(title), 12).questions:
        assert question.text
        assert [*range(len(question))] == [option.place for option in question.options]
        assert all(option.name and option.kind for option in question.options)
        assert question.asked == question.view.decision
        assert f"  0. {question.options[0].name}" == str(question).splitlines()[1]


def test_an_option_is_answered_by_name_place_or_itself() -> None:
    """All three play the same."""
    logs = []
    for how in ("name", "place", "option", "beginning"):
        game = begun()
        question = game.question
        assert question is not None
        keep = question.options[-1]
        meant: dict[str, play.Answer] = {"name": keep.name.upper(), "place": keep.place}
        question.answer({**meant, "beginning": keep.name[:-1]}.get(how, keep))
        logs.append(game.log(0))

    assert logs[0] == logs[1] == logs[2] == logs[3]


def test_what_no_option_is_called_names_near_ones() -> None:
    """The error says what is meant perhaps, and nothing is played."""
    game = begun()
    question = game.question
    assert question is not None
    names = [option.name for option in question.options]

    with pytest.raises(play.Trouble, match="perhaps one of these is meant") as trouble:
        question.answer(f"{names[0][:-2]}xx")
    assert repr(names[0]) in trouble.value.do
    with pytest.raises(play.Trouble, match=f"0. {names[0]}"):
        question.answer("§§§")
    with pytest.raises(play.Trouble, match=f"a place from 0 to {len(names) - 1}"):
        question.answer(len(names))
    assert 0 == game.answers


def test_a_name_of_two_options_is_answered_by_place() -> None:
    """The places are told."""
    game = begun("swccg")
    for question in game:
        names = [option.name for option in question.options]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            break
        question.answer(question.chance.randrange(len(question)))
    assert twice is not None

    with pytest.raises(play.Trouble, match="answer with the place of one"):
        question.answer(twice)


def test_a_question_is_answered_once() -> None:
    """One that has passed is refused, and so are its words."""
    game = begun()
    first = game.question
    assert first is not None
    again = game.question
    assert again is not None
    first.answer(0)

    for late in (lambda: again.text, lambda: again.answer(0)):
        with pytest.raises(play.Trouble, match="not asked any more"):
            late()
    assert 1 == game.answers


def test_a_loop_that_answers_nothing_is_told_so() -> None:
    """Instead of going round for ever."""
    with pytest.raises(play.Trouble, match="was not answered"):
        for _ in begun():
            pass


def test_a_choice_of_several_parts_is_stepped_back_in() -> None:
    """Only inside one; `undo` is for the rest."""
    game = begun("destiny")
    first = game.question
    assert first is not None
    with pytest.raises(play.Trouble, match="nothing to step back from"):
        first.back()
    first.answer(0)
    second = game.question
    assert second is not None
    assert second.can_go_back
    second.back()

    assert game.question is not None
    assert first.options == game.question.options


@pytest.mark.parametrize("title", TITLES)
def test_undo_brings_the_same_question_again(title: str) -> None:
    """And the same dice after it."""
    game = played(begun(title), 20)
    question = game.question
    assert question is not None
    before, seat = (question.text, game.view(0)), question.seat
    question.answer(0)
    after = (game.view(0), game.view(1), [str(line) for line in game.log(seat)])
    assert game.undo(seat)

    assert game.question is not None
    assert before == (game.question.text, game.view(0))
    game.question.answer(0)
    assert after == (game.view(0), game.view(1), [str(line) for line in game.log(seat)])


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    """Nor of a seat that has not answered."""
    game = begun()
    assert not game.undo()
    assert not game.undo(1)


def test_a_seat_gives_up_once() -> None:
    """Then the other has won."""
    game = begun()
    game.concede(0)

    assert game.result is not None
    assert (1,) == game.result.winners
    assert [game.result_for(1)] == [game.seat(1).result] != [game.result]
    with pytest.raises(play.Trouble, match="Nobody can give up"):
        game.concede(0)


@pytest.mark.parametrize("title", TITLES)
def test_a_line_of_the_log_is_explained_with_citations(title: str) -> None:
    """Down to an answer or the beginning, by the line or by its number and seat."""
    game = played(begun(title), 40)
    lines = game.log(0, minor=True)

    assert any(game.why(line)[-1].strip().startswith("because: ") for line in lines)
    cited = [line for line in lines if line.rulings]
    assert cited or title != "destiny"
    for line in cited:
        assert any(f"  rule {line.rulings[0]}: " in one for one in game.why(line))
    last = game.log(0)[-1]
    assert game.why(last) == game.why(last.number, 0) == game.seat(0).why(last)
    with pytest.raises(play.Trouble, match="There is no line 99999"):
        game.why(99999)


@pytest.mark.parametrize("title", TITLES)
def test_why_not_says_what_is_against_something(title: str) -> None:
    """In words with rulings, as far as the title does."""
    game = played(begun(title), 30)

    assert game.why_not(seat=0)
    assert game.why_not(seat=0) == game.seat(0).why_not()


def test_a_log_has_small_steps_for_whoever_wants_them() -> None:
    """The rest are lines of the same log."""
    game = played(begun(), 40)

    assert set(game.log(0)) < set(game.log(0, minor=True))
    assert all(0 == line.seat for line in game.log(0))
    assert str(game.log(0)[-1]) == game.log(0)[-1].text


def test_a_log_that_is_kept_is_the_one_told_anew(tmp_path: Path) -> None:
    """Listening from the beginning or from a saved game comes to the same."""
    game = begun()
    game.log(0)
    game.log()
    played(game, 60)
    game.save(tmp_path / "kept")
    again = play.load(tmp_path / "kept")

    for seat in (0, 1, play.ALL):
        assert again.log(seat, minor=True) == game.log(seat, minor=True)
        assert again.view(seat) == game.view(seat)


def test_a_seat_that_there_is_not_is_told_so() -> None:
    """In every question about one."""
    game = begun()
    for ask in (game.view, game.board, game.log, game.seat, game.concede):
        with pytest.raises(play.Trouble, match="There is no seat 2"):
            ask(2)


def test_a_table_says_what_it_is() -> None:
    """Its title, edition, players and setup, and it is drawn when it is printed."""
    game = played(begun(), 5)

    assert ("destiny", "Star Wars: Destiny") == (game.title, game.name)
    assert game.edition == play.editions("destiny")[0]
    assert ("you", "Player 2") == game.players
    assert 2 == len(game.setup["seats"])  # type: ignore[arg-type]
    assert str(game) == game.board(play.ALL)
    assert "PLAYER 2" in str(game)
    assert "<Star Wars: Destiny: you against Player 2, 5 answers, in play>" == repr(game)
