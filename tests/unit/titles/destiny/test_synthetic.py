"""Synthetic cards: every code means one card."""

import pytest

from dejarik.titles.destiny.laboratory.synthetic import TOPICS


@pytest.mark.parametrize("part", ["RECORDS", "TEXTS"])
def test_no_synthetic_code_is_used_twice(part: str) -> None:
    """A second card under the same code would silently take the place of the first."""
    codes = [code_of(one) for topic in TOPICS for one in getattr(topic, part)]

    assert sorted(set(codes)) == sorted(codes)


def code_of(one: object) -> str:
    """The code of a record or of a text."""
    return str(one["code"] if isinstance(one, dict) else getattr(one, "code", ""))
