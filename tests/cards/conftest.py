"""Card tests: how those of several printings are run."""

import pytest

from dejarik.testing.marks import printings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of a card and its reprints once for each printing, as its `code`."""
    if printings(metafunc.function):
        metafunc.parametrize("code", printings(metafunc.function))
