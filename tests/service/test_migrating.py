"""Migrations run on both databases, as often as one likes."""

from pathlib import Path

import pytest

from dejarik.service.adapters.migrating import migrate, revision
from dejarik.service.ports import Unavailable


def test_a_migrated_database_stays_as_it_is(database_url: str) -> None:
    """Migrating again changes nothing."""
    before = revision(database_url)
    migrate(database_url)
    assert before == revision(database_url)
    assert before is not None


def test_a_new_file_has_no_revision(tmp_path: Path) -> None:
    """What was never migrated says so."""
    assert None is revision(f"sqlite:///{tmp_path / 'new.sqlite'}")


def test_a_folder_that_is_not_there_is_out_of_reach(tmp_path: Path) -> None:
    """A database that cannot be opened raises the port's error."""
    with pytest.raises(Unavailable, match="cannot be reached"):
        migrate(f"sqlite:///{tmp_path / 'nowhere' / 'new.sqlite'}")


@pytest.mark.parametrize("url", ["mysql://localhost/x", "dejarik.sqlite"])
def test_another_kind_of_address_is_refused(url: str) -> None:
    """The error says how an address begins."""
    with pytest.raises(ValueError, match="begins with sqlite:///"):
        migrate(url)
