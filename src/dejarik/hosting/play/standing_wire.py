"""Standing orders as they travel: what may be ordered, and an order. Never compiled."""

from typing import Annotated, Final, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Mode = Literal["ask", "auto", "pass"]
"""
What becomes of a question that can be passed.

`ask`: the seat is asked, even if a pass is all there is; `auto`: it is asked if there is something
else to answer, else it passes; `pass`: it passes.
"""
ASK: Final = "ask"
AUTO: Final = "auto"
"""What becomes of a question of which nothing was ordered."""
PASS: Final = "pass"
MOST: Final = 60
"""How many occasions a title may name."""


class Occasion(msgspec.Struct, frozen=True):
    """What an order can be given for: its id, what people call it, the heading it stands under."""

    id: Word
    words: str
    group: str


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What is ordered, by the ids of occasions, until it is lifted; `auto` for all others.

    A question may belong to several occasions: then `ask` comes before `pass`, and `pass` before
    `auto`.
    """

    modes: Annotated[dict[Word, Mode], msgspec.Meta(max_length=MOST)] = {}


AS_USUAL: Final = Order()
"""The order of whoever has given none."""
