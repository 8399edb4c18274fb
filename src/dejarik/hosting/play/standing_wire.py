"""A standing order as it travels. Never compiled."""

from typing import Annotated

import msgspec

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    Pass where a response is asked for: for these reasons of the title, or for any.

    Where there is something else to answer the seat is asked, unless `always`.
    """

    reasons: Annotated[tuple[Word, ...], msgspec.Meta(max_length=40)] = ()
    always: bool = False
