"""The titles there are: where each of them stands, by its id."""

from typing import Final

from dejarik.hosting.titles import Titles

TITLES: Final = Titles({"destiny": "dejarik.titles.destiny.title:TITLE"})
"""The first is meant where none is named."""
