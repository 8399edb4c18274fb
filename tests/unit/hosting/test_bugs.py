"""Bugs: a report becomes a test that plays up to the fault and fails with the note."""

import subprocess
import sys
from pathlib import Path

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.hosting.play.bug_wire import BugReport, read_bug, write_bug
from dejarik.hosting.play.bugs import failure_of, report_of, state_hash, written_test
from dejarik.kernel.chance import seed_from
from dejarik.kernel.entries import answered
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.wire import digest
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE

NOTE = 'The shield is gone; """\n' + "it should have stayed on Rey " * 9 + "\\ {brace} %s 'quote"


def played(count: int = 30) -> Play:
    """A game of so many answers."""
    setup = setup_of(DECKS[0], DECKS[1], ("Ann", "Bob"))
    play = Play(TITLE.game(setup), Journal(TITLE.release(setup), setup, seed_from("bug")))
    bot = RandomBot("bug")
    for _ in range(count):
        decision = play.game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, bot.answer(decision))
    return play


def run_written(report: BugReport, folder: Path) -> tuple[str, str]:
    """Write the test of a report and run it; the text, and what the runner says."""
    path = folder / "test_fault.py"
    path.write_text(written_test(report, state_hash(played().game, report)), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert 1 == done.returncode, done.stdout + done.stderr
    return path.read_text(encoding="utf-8"), done.stdout


def test_the_written_test_fails_with_the_note_and_nothing_else(tmp_path: Path) -> None:
    """The replay passes, the note is in the failure, and no line is too long for the house."""
    play = played()
    report = read_bug(write_bug(report_of("t1", NOTE, 0, play.journal)))
    text, output = run_written(report, tmp_path)

    assert "1 failed, 1 passed" in output
    assert "Failed: The shield is gone" in output
    assert "it should have stayed" in output
    assert digest(play.game.dump(play.state)) in text
    assert 100 >= max(len(line) for line in text.splitlines())


def test_a_test_of_an_answer_the_rules_failed_on_gives_it_again(tmp_path: Path) -> None:
    """Here the answer is simply none that is offered."""
    play = played()
    decision = play.game.pending(play.state)[0]
    attempt = answered(decision.seat, decision.id, 999)
    report = failure_of("t1", play.journal, attempt, "KeyError: 7")
    _, output = run_written(read_bug(write_bug(report)), tmp_path)

    assert "1 failed, 1 passed" in output
    assert "The rules failed on an answer of seat" in output
    assert "answered 999" in output


def test_a_report_says_where_it_is_about() -> None:
    """The newest position, also after a return."""
    play = played(12)
    play.return_to(4)
    report = report_of("t1", "odd", 1, play.journal)

    assert 13 == report.position
    assert digest(play.game.dump(play.state)) == state_hash(play.game, report)


def test_a_game_these_rules_do_not_lead_to_has_no_hash() -> None:
    """The test is written all the same, and says where they part."""
    play = played(12)
    play.journal.entries[3].choice = 999
    report = report_of("t1", "odd", 1, play.journal)

    assert state_hash(play.game, report) == ""
    assert "HASH = ''" in written_test(report, "")


@pytest.mark.parametrize("data", [b"", b"{}", b'{"table": "t", "note": ""}'])
def test_what_is_no_report_is_refused(data: bytes) -> None:
    """With the field that is wrong."""
    with pytest.raises(ValueError, match="no reported fault"):
        read_bug(data)
