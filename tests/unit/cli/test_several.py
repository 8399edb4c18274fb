"""Several numbers in one typed line: any order, all at once, and in words where they do not go."""

from pathlib import Path

import msgspec
import pytest

from dejarik.cli.play import Client, parse
from dejarik.cli.session import Session
from dejarik.cli.several import choose_several, is_numbers, numbers_meant
from dejarik.hosting.wire import View


def client(session: Session, tmp_path: Path) -> Client:
    """Return the person at a game that is stopped at the mulligan."""
    return Client(session, tmp_path / "game")


def test_numbers_in_any_order_are_one_answer(session: Session, tmp_path: Path) -> None:
    """What is typed last may stand first in the list; the choice is over then."""
    client(session, tmp_path).obey(parse("3 1"))

    mine = [entry.choice for entry in session.play.journal.effective() if entry.seat == 0]
    assert [0, 1, 2] == mine[:3]
    decision = session.view().decision
    assert decision is None or decision.reason != "mulligan"


def test_what_does_not_go_with_the_rest_stops_there(session: Session) -> None:
    """The first option that a later stage does not offer is given back; what follows waits."""
    decision = session.view().decision
    assert decision is not None
    second = decision.options[1]

    class Choosy(Session):
        """A game whose second card does not go with the first."""

        def view(self) -> View:
            """Return the view without the second card behind the first stage."""
            seen = super().view()
            now = seen.decision
            if now is None or now.stage == 0:
                return seen
            left = tuple(option for option in now.options if option != second)
            return msgspec.structs.replace(
                seen, decision=msgspec.structs.replace(now, options=left)
            )

    choosy = Choosy(session.play)
    assert "cannot be chosen with" in choose_several(choosy, [3, 2, 1])
    assert 1 == len(choosy.audience.context(choosy.view()).picked)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1 1", "the same number twice"),
        ("1 6", "choosing ends by itself"),
        ("1 2 3 4 5 5", "at most 5"),
        ("1 9", "There is no answer 9"),
    ],
)
def test_numbers_that_make_no_answer_change_nothing(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    """It is said why, and the question stands."""
    before = session.game.dump(session.play.state)
    client(session, tmp_path).obey(parse(line))

    assert words in capsys.readouterr().out
    assert before == session.game.dump(session.play.state)


def test_one_answer_is_enough_where_only_one_is_asked_for(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An action is one answer, however many numbers are typed."""
    one = client(session, tmp_path)
    while (decision := session.view().decision) is None or decision.reason != "action":
        assert decision is not None
        one.obey(parse(str(len(decision.options))))
    before = session.game.dump(session.play.state)
    one.obey(parse("1 2"))

    assert "Only one answer" in capsys.readouterr().out
    assert before == session.game.dump(session.play.state)


def test_the_question_says_how_many_there_are(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A choice of several says how many, and that the order does not matter."""
    client(session, tmp_path).ask()

    assert "up to 5 of them: all at once in any order" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("2", [2]), ("1-3", [1, 2, 3]), ("5 1-2", [5, 1, 2]), ("all", [1, 2, 3, 4, 5]), ("none", [6])],
)
def test_sets_of_numbers_are_typed_in_short(session: Session, typed: str, meant: list[int]) -> None:
    """Five cards can be put back, and the sixth answer keeps all."""
    decision = session.view().decision
    assert decision is not None

    assert is_numbers(typed.split())
    assert meant == numbers_meant(typed, decision)


@pytest.mark.parametrize("typed", ["", "1-", "-3", "one", "all 1", "1..3"])
def test_what_is_no_set_of_numbers_is_a_command(typed: str) -> None:
    """Or nothing at all."""
    assert not is_numbers(typed.split())


def test_none_ends_a_choice_and_all_takes_everything(session: Session, tmp_path: Path) -> None:
    """Both are one typed word."""
    client(session, tmp_path).obey(parse("all"))

    mine = [entry.choice for entry in session.play.journal.effective() if entry.seat == 0]
    assert 5 <= len(mine)
    assert "mulligan" != getattr(session.view().decision, "reason", "")


def test_an_answer_that_ruins_is_asked_once(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Claiming with ready characters: the second time it is meant."""
    person = client(session, tmp_path)
    person.obey(parse("none"))
    for _ in range(20):
        session.bot_moves()
        decision = session.view().decision
        assert decision is not None
        kinds = [option.kind for option in decision.options]
        if "claim" in kinds:
            break
        person.obey(parse("1"))
    number = kinds.index("claim") + 1
    before = session.play.position()
    capsys.readouterr()
    person.obey(parse(f"{number}"))
    assert before == session.play.position()
    assert "Type it once more" in capsys.readouterr().out
    person.obey(parse(f"{number}"))
    assert before < session.play.position()
