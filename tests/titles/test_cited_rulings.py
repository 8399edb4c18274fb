"""
What a deck check cites exists: every ruling behind a reason is one that can be asked for.

What belongs here: ready decks held against formats and editions they are not made for.
What does not: the checks themselves, and how a complaint is said (`tests/unit`).
"""

import pytest

from dejarik.hosting.decks import Payload, Reason
from dejarik.hosting.title import Title
from dejarik.titles.registry import TITLES

ENGLISH = "en"


def reasons(title: Title, listed: Payload) -> list[Reason]:
    """Everything that is said against a list anywhere."""
    return [
        reason
        for one in title.decks.formats()
        for edition in title.editions
        for reason in title.decks.check(listed, one.code, edition).reasons
    ]


@pytest.mark.parametrize("deck", ["scoundrels", "guild"])
def test_every_ruling_that_a_check_cites_can_be_read(deck: str) -> None:
    """A card outside the sets of a format is against the format, and no ruling says so."""
    title = TITLES.named("destiny")
    listed = next(one.listed for one in title.decks.ready() if one.name == deck)
    found = reasons(title, listed)
    cited = {one.ruling for one in found} - {""}

    assert found
    assert cited == {title.catalogue.ruling(one, ENGLISH).id for one in cited}
