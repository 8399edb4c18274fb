"""Words in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def listing(words: Iterable[str], last: str = "and", *, none: str = "") -> str:
    """Words in a row: one, two and three; `none` where there are none."""
    *first, final = [*words] or [none]
    return f"{', '.join(first)} {last} {final}" if first else final
