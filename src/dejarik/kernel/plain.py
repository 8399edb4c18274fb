"""
Plain data, read strictly: whatever is not as expected is named.

What belongs here: lists, numbers, texts and tables as they come out of bytes. What does
not: what they mean.
"""

from __future__ import annotations


def row_in(data: object, length: int, what: str) -> list[object]:
    """A list of so many parts. Raises ValueError."""
    if not isinstance(data, list) or len(data) != length:
        message = f"{what} is not a list of {length} parts"
        raise ValueError(message)
    row: list[object] = data
    return row


def number_in(data: object, what: str) -> int:
    """A number from 0 on. Raises ValueError."""
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        message = f"{what} is {data!r}, not a number from 0 on"
        raise ValueError(message)
    return data


def text_in(data: object, what: str) -> str:
    """A text. Raises ValueError."""
    if not isinstance(data, str):
        message = f"{what} is {data!r}, not text"
        raise ValueError(message)
    return data


def table_in(data: object, what: str) -> dict[str, object]:
    """A table of names and values. Raises ValueError."""
    if not isinstance(data, dict):
        message = f"{what} is not a table of names and values"
        raise ValueError(message)
    table: dict[str, object] = {}
    for key, value in data.items():
        table[text_in(key, f"a name in {what}")] = value
    return table
