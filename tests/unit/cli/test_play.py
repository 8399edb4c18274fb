"""Playing in the terminal: what is typed, what is shown, what is kept."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.cli.play import Client, Command, parse
from dejarik.cli.session import Opponent, Session
from dejarik.hosting.terminal import Context
from dejarik.kernel.decisions import BACK
from dejarik.kernel.journal_bytes import dump_journal
from dejarik.kernel.play import Play
from dejarik.play import saves
from dejarik.play.hearing import YOUR_NAME
from dejarik.play.title_choice import title_named
from dejarik.testing.ready_games import ready_journal


def context(session: Session) -> Context:
    """What stands around the question of the person."""
    return session.audience.context(session.view())


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("3", Command("answer", "3")),
        ("  12 ", Command("answer", "12")),
        ("b", Command("back", "")),
        ("?", Command("whynot", "")),
        ("why 17", Command("why", "17")),
        ("why not Rey", Command("whynot", "Rey")),
        ("WHY NOT mind trick", Command("whynot", "mind trick")),
        ("card Mind Trick", Command("card", "Mind Trick")),
        ("odds reroll Rey", Command("odds", "reroll Rey")),
        ("save x.dejarik", Command("save", "x.dejarik")),
        ("q", Command("quit", "")),
        ("", Command("empty", "")),
        ("dance", Command("unknown", "dance")),
        ("3 4", Command("answer", "3 4")),
        ("3 x", Command("unknown", "3 x")),
    ],
)
def test_a_typed_line_is_one_command(line: str, command: Command) -> None:
    """Numbers answer, words are commands, and anything else is said to be neither."""
    assert command == parse(line, ["odds"])


def test_a_command_of_another_title_is_none() -> None:
    """Only a title that has odds is asked for them."""
    assert Command("unknown", "odds") == parse("odds", ["forces"])


def test_resuming_in_the_middle_of_a_group_gives_the_same_bytes(
    session: Session, tmp_path: Path
) -> None:
    """A game saved between two picks of a mulligan goes on as if it had never stopped."""
    session.answer(1)
    path = tmp_path / "game"
    saves.write(session.play.journal, path)
    again = Session(saves.resume(saves.read(path), path))

    assert session.game.dump(session.play.state) == again.game.dump(again.play.state)
    assert context(session) == context(again) != Context()
    for one in (session, again):
        one.answer(0)
        one.bot_moves()
    assert dump_journal(session.play.journal) == dump_journal(again.play.journal)
    assert session.lines == again.lines


def test_a_long_game_resumes_with_the_same_log(played: Session, tmp_path: Path) -> None:
    """The log of a resumed game is the log of the game, line by line."""
    path = tmp_path / "game"
    saves.write(played.play.journal, path)
    again = Session(saves.resume(saves.read(path), path))

    assert played.lines == again.lines
    assert played.view() == again.view()


def test_undo_returns_to_the_previous_decision_and_the_same_dice(played: Session) -> None:
    """After an undo the same answer leads to the same table again."""
    before = played.game.dump(played.play.state)
    answers = played.play.journal.effective()
    last = [entry for entry in answers if entry.seat == 0][-1]

    assert played.undo()
    decision = played.view().decision
    assert decision is not None
    assert last.decision == decision.id
    played.answer(last.choice)
    played.bot_moves()
    assert before == played.game.dump(played.play.state)


def test_nothing_can_be_undone_before_the_first_answer(session: Session) -> None:
    """The bot's answers alone are not the person's to take back."""
    assert not session.undo()


def test_stepping_back_forgets_the_pick(session: Session) -> None:
    """Inside a group a pick can be taken back, and the screen says so."""
    before = session.game.dump(session.play.state)
    session.answer(0)
    session.answer(BACK)

    assert before == session.game.dump(session.play.state)
    assert Context() == context(session)


def test_a_session_of_typed_lines(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Every command works at the first question, and leaving says how to go on."""
    path = tmp_path / "kept"
    typing("1", "b", "99", "help", "log all", "why 6", "why x", "why 9999", "?", "piles", "")
    arguments = ["play", "--seed", "s", "--save", str(path)]

    assert 0 == main(arguments)
    shown = capsys.readouterr().out
    assert "Mulligan" in shown
    assert "There is no answer 99" in shown
    assert "because: the game began" in shown
    assert "The log has no line 9999" in shown
    assert f"--resume {path}" in shown
    typing("card Rey", "board", "undo", "undo", "dance", "concede", "concede")
    assert 0 == main(["play", "--resume", str(path)])
    shown = capsys.readouterr().out
    assert "is no command" in shown
    assert "Bot wins: you have conceded." in shown


def test_without_a_file_the_game_is_kept_in_the_state_folder(
    typing: Callable[..., None], tmp_path: Path
) -> None:
    """Quitting never loses a game."""
    typing("quit")

    assert 0 == main(["play", "--seed", "s"])
    assert (tmp_path / "dejarik" / saves.AUTOSAVE).is_file()


def test_a_question_that_cannot_be_stepped_back_from_says_so(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`b` outside a group changes nothing."""
    before = session.game.dump(session.play.state)
    Client(session, tmp_path / "game").obey(parse("b"))

    assert "nothing to step back from" in capsys.readouterr().out
    assert before == session.game.dump(session.play.state)


def test_nobody_is_asked_for_nothing_but_a_pass() -> None:
    """The terminal passes by itself, and an undo goes back to a question with a choice."""
    decks, names = ("vader", "han-and-luke"), (YOUR_NAME, Opponent("random", "7").seat_name())
    chosen = title_named("imperial-assault")
    journal = ready_journal("imperial-assault", decks, "test", names)
    session = Session(Play(chosen.title.game(journal.setup()), journal))
    session.bot_moves()
    passed = 0
    for _ in range(60):
        decision = session.view().decision
        assert decision is not None
        assert ["pass"] != [option.kind for option in decision.options]
        before = session.play.journal.entries[-1].number if session.play.journal.entries else 0
        session.answer(len(decision.options) - 1)
        session.bot_moves()
        own = [one for one in session.play.journal.entries if one.number > before and not one.seat]
        passed += len(own) - 1
    assert passed
    assert session.undo()
    decision = session.view().decision
    assert decision is not None
    assert ["pass"] != [option.kind for option in decision.options]


def test_a_card_of_the_table_is_meant_before_any_other(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Obi-Wan stands there: Immobilize is not meant, nor are other cards of his name."""
    typing("card Obi", "quit")
    assert 0 == main(["play", "--deck", "guardians", "--seed", "x", "--save", str(tmp_path / "g")])

    shown = capsys.readouterr().out
    assert "Immobilize   " not in shown
    assert "Obi-Wan Kenobi, Jedi Guardian" in shown


def test_enter_takes_the_number_that_the_page_offers(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """All Force that can be activated; a question that is no number is asked again."""
    typing("", "2", "1", "", "quit")
    arguments = ["play", "--deck", "introductory-light", "--seed", "5"]
    assert 0 == main([*arguments, "--save", str(tmp_path / "g")])

    shown = capsys.readouterr().out
    assert 2 == shown.count("Which location do you start with?")
    assert " Enter alone takes 2." in shown
    assert "Force Pile 2" in shown.partition("Enter alone takes")[2]


def test_a_hand_of_the_card_game_tells_costs(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """As the hands of the other games do."""
    typing("2", "quit")
    arguments = ["play", "--deck", "introductory-dark", "--seed", "5"]
    assert 0 == main([*arguments, "--save", str(tmp_path / "g")])

    assert "Death Star Trooper (2)" in capsys.readouterr().out
