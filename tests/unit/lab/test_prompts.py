"""How often people are asked, without orders and with those that everybody has."""

import pytest

from dejarik.hosting.play.passing import Passing, response
from dejarik.kernel.decisions import ENTITY, ONE, PASS, PRIORITY, REACTION, Decision, Option
from dejarik.lab.prompts import Prompts, main, table_of


def asked(kind: int, *options: int) -> Decision:
    """A question of a kind with these options."""
    decision = Decision(1, 0, kind, 0)
    decision.options = [Option(one) for one in options]
    return decision


def test_questions_are_counted_by_what_they_are() -> None:
    """An order passes where nothing else can be done; nothing is done by passing in one's turn."""
    found = Prompts(turns=1)
    lonely, either = asked(PRIORITY, PASS), asked(PRIORITY, REACTION, PASS)
    for decision, choice, turn in ((lonely, 0, 0), (either, 0, 0), (either, 1, 0), (either, 1, 1)):
        found.note(decision, response(decision), "window", choice, turn)
    found.note(asked(ONE, ENTITY, ENTITY), Passing(), "choice", 1, 0)

    assert (5, 4) == (found.without.asked.total(), found.usual.asked.total())
    assert (1, 0) == (found.without.lonely.total(), found.usual.lonely.total())
    assert (2, 1) == (found.without.beyond, found.usual.beyond)
    assert "20.0% with one answer" in table_of(found)[1]


@pytest.mark.parametrize(("title", "reason"), [("imperial-assault", "menu"), ("swccg", "respond")])
def test_games_are_counted(title: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Of any title, by any bot, with decks that can meet."""
    assert 0 == main(["2", "--title", title, "--player", "random"])
    shown = capsys.readouterr().out
    assert "orders as usual" in shown
    assert reason in shown
