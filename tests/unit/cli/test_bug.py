"""`dejarik bug`: a report, a saved game with a note, and what is neither."""

import ast
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.cli.session import Session
from dejarik.hosting.play.bug_wire import write_bug
from dejarik.hosting.play.bugs import report_of
from dejarik.play import saves


def test_a_report_becomes_a_test(
    played: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Printed as a module that can be read as one."""
    path = tmp_path / "report.json"
    path.write_bytes(write_bug(report_of("t1", "too many dice", 0, played.play.journal)))

    assert 0 == main(["bug", str(path)])
    text = capsys.readouterr().out
    assert "too many dice" in text
    names = [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    assert ["position", "test_the_game_leads_to_the_position", "test_what_was_reported"] == names


def test_a_saved_game_needs_a_note(
    played: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without one it is taken for a report."""
    path = tmp_path / "game.dejarik"
    saves.write(played.play.journal, path)

    assert 2 == main(["bug", str(path)])
    assert "with --note what is wrong" in " ".join(capsys.readouterr().err.split())
    assert 0 == main(["bug", str(path), "--note", "odd"])
    assert "'odd'" in capsys.readouterr().out
    assert 2 == main(["bug", str(tmp_path / "nowhere")])
