"""A folder of stored files is written as a whole."""

from pathlib import Path

import pytest

from dejarik.testing.destiny import stored_views
from dejarik.testing.stored_files import write_all


def test_what_is_there_no_more_goes(tmp_path: Path) -> None:
    """And what is no stored file stays."""
    for name in ("old.json", "kept.json", "notes.txt"):
        (tmp_path / name).write_bytes(b"before")

    write_all(tmp_path, {"kept.json": b"after", "new.json": b"new"})

    found = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert {"kept.json": b"after", "new.json": b"new", "notes.txt": b"before"} == found


def test_views_that_cannot_be_made_leave_those_that_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are all made before the first is written."""
    (tmp_path / "action.json").write_bytes(b"before")

    def stop() -> dict[str, bytes]:
        raise RuntimeError

    monkeypatch.setattr(stored_views, "found", stop)
    with pytest.raises(RuntimeError):
        stored_views.main(["--folder", str(tmp_path)])

    assert b"before" == (tmp_path / "action.json").read_bytes()
