"""The page of `dejarik.play` is that of the code."""

from dejarik import play
from scripts.python_page import PAGE, listed, page


def test_the_page_is_the_one_that_the_code_makes() -> None:
    """`python -m scripts.python_page` writes it."""
    assert page() == PAGE.read_text(encoding="utf-8")


def test_every_name_has_its_place() -> None:
    """None is on the page that there is not, and none is left out."""
    assert {*play.__all__} == listed()


def test_every_name_is_there_in_order() -> None:
    """As `from dejarik.play import *` would give them."""
    assert sorted(play.__all__) == play.__all__
    assert all(hasattr(play, name) for name in play.__all__)
