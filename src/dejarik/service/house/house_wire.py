"""
The shape in which texts of the house are told: blocks of spans, and nothing that is markup.

What belongs here: structs. What does not: reading Markdown (`markdown`).
"""

from typing import Literal

import msgspec


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some words in one style; `to` is where a link leads."""

    text: str
    style: Literal["plain", "strong", "emphasis", "code", "link"] = "plain"
    to: str = ""


class Block(msgspec.Struct, frozen=True):
    """A heading, a paragraph or a list; only lists have more than one item."""

    kind: Literal["heading", "subheading", "paragraph", "list", "numbers"]
    items: tuple[tuple[Span, ...], ...]


class HouseTexts(msgspec.Struct, frozen=True):
    """
    The rules of the house, what it says of privacy, and how to reach whoever runs it.

    `contact` is an address with `https:` or `mailto:`, empty if none was named.
    """

    rules: tuple[Block, ...]
    privacy: tuple[Block, ...]
    contact: str
