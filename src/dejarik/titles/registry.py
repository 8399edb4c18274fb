"""The titles there are: where each of them and its larger parts stand, by its id."""

from typing import Final, cast

from dejarik.hosting.titles import Titles, UnknownTitle, standing_at
from dejarik.laws.laboratory import Laboratory

TITLES: Final = Titles({"destiny": "dejarik.titles.destiny.title:TITLE"})
"""The first is meant where none is named."""

LABORATORIES: Final = {"destiny": "dejarik.titles.destiny.laboratory.answers:LABORATORY"}


def laboratory_of(id_: str) -> Laboratory:
    """The laboratory of a title. Raises UnknownTitle."""
    if id_ not in LABORATORIES:
        raise UnknownTitle(id_, tuple(LABORATORIES))
    return cast("Laboratory", standing_at(LABORATORIES[id_]))
