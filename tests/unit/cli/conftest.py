"""Games for the tests of the terminal."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik.cli.session import Opponent, Session
from dejarik.kernel.play import Play
from dejarik.play.hearing import YOUR_NAME
from dejarik.testing.ready_games import ready_journal
from dejarik.titles.destiny import games


@pytest.fixture
def session() -> Session:
    """Return a fresh game, stopped at the mulligan."""
    decks, names = ("resistance", "first-order"), (YOUR_NAME, Opponent("random", "7").seat_name())
    journal = ready_journal("destiny", decks, "test", names)
    fresh = Session(Play(games.destiny(), journal))
    fresh.bot_moves()
    return fresh


@pytest.fixture
def played(session: Session) -> Session:
    """Return a game in which the last answer has been given forty times."""
    for _ in range(40):
        answer_last(session)
    return session


def answer_last(session: Session) -> None:
    """Give an answer that moves the game on, then let the bot answer."""
    decision = session.view().decision
    assert decision is not None
    kinds = [option.kind for option in decision.options]
    wanted = next((kind for kind in ("play", "activate", "resolve") if kind in kinds), kinds[-1])
    session.answer(kinds.index(wanted))
    session.bot_moves()


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Return a way to type lines into the program; files stay in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def type_lines(*lines: str) -> None:
        waiting = list(lines)

        def read(prompt: str) -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        monkeypatch.setattr("builtins.input", read)

    return type_lines
