"""Text that people write for others is harmless to show and to store."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.people.spoken_text import MOST_MARKS, cleaned, text_fault


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  good   game ", "good game"),
        ("a\nb\tc\r\nd", "a b c d"),
        ("nul\x00l", "nul l"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("e\u0301", "\u00e9"),
        ("lone \ud800 half", "lone half"),
        ("\U0001f468\u200d\U0001f680 gg", "\U0001f468\u200d\U0001f680 gg"),
        ("\u3164\u2800\u115f\u1160\uffa0", ""),
        ("\ufe0f\ufe00\U000e0100\u180b", ""),
        ("a\u034fb \u17b4\U0001d173c", "ab c"),
        ("\u2764\ufe0f\ufe0f", "\u2764\ufe0f"),
        ("x\ufe0f", "x"),
        ("h" + "\u0335" * 40, "h" + "\u0335" * MOST_MARKS),
    ],
)
def test_a_text_becomes_one_harmless_line(written: str, shown: str) -> None:
    """Breaks become spaces; what is hidden, turned or piled up goes; pictures stay."""
    assert shown == cleaned(written)


@pytest.mark.parametrize("text", ["", " ", "\u200d", "x" * 501])
def test_nothing_and_too_much_are_refused(text: str) -> None:
    """A text has something to read and no more than its place holds."""
    assert text_fault(text) is not None


def test_a_text_that_fits_is_said() -> None:
    """The longest text is not too long, and a place may hold more."""
    assert text_fault("x" * 500) is None
    assert text_fault("x" * 501, longest=2000) is None


@given(st.text(st.characters(exclude_categories=[]), max_size=80))
def test_cleaning_leaves_nothing_to_clean(text: str) -> None:
    """A second time changes nothing, and every database can store it."""
    once = cleaned(text)

    assert once == cleaned(once)
    assert "\x00" not in once
    assert once == once.encode().decode()
    assert not any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in once)
