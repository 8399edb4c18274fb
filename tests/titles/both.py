"""Destiny and the toy: what is hosted where one title would prove too little; and every title."""

from typing import Final

from dejarik.hosting.titles import Titles

BOTH: Final = Titles(
    {
        "destiny": "dejarik.titles.destiny.title:TITLE",
        "toy": "tests.titles.toy.title:TITLE",
    }
)

EVERY: Final = Titles(
    {
        "destiny": "dejarik.titles.destiny.title:TITLE",
        "toy": "tests.titles.toy.title:TITLE",
        "imperial-assault": "dejarik.titles.imperial.title:TITLE",
        "swccg": "dejarik.titles.swccg.title:TITLE",
    }
)
"""What the contract is asked of."""
