"""How often a player is asked: windows, those that orders leave, and own choices."""

import pytest

from dejarik.kernel.decisions import ENTITY, ONE, PASS, PRIORITY, REACTION, Decision, Option
from dejarik.lab.prompts import Prompts, main, table_of


def asked(kind: int, *options: int) -> Decision:
    """A question of a kind with these options."""
    decision = Decision(1, 0, kind, 0)
    decision.options = [Option(one) for one in options]
    return decision


def test_questions_are_counted_by_what_they_are() -> None:
    """An order passes where nothing else can be done; one option is no choice."""
    found = Prompts(rounds=1)
    found.note(asked(PRIORITY, PASS), "window")
    found.note(asked(PRIORITY, REACTION, PASS), "window")
    found.note(asked(ONE, ENTITY), "choice")
    found.note(asked(ONE, ENTITY, ENTITY), "choice")

    assert (2, 1, 1) == (found.windows.total(), found.left.total(), found.own.total())
    assert "1.00 a round and player" in table_of(found)[0]
    assert "0.50 a round and player" in table_of(found)[2]


@pytest.mark.parametrize(("title", "reason"), [("imperial-assault", "menu"), ("swccg", "respond")])
def test_games_are_counted(title: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Of any title, by any bot, with decks that can meet, and how many answers are lonely."""
    assert 0 == main(["2", "--title", title, "--player", "random"])
    shown = capsys.readouterr().out
    assert "windows with standing orders" in shown
    assert reason in shown
    assert "% of " in shown.splitlines()[-1]
