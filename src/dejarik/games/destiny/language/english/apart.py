"""
What tells apart options that read the same: two upgrades of one title, dice of two copies.

What belongs here: the differences that can be seen on the table. What does not: the options
themselves (`table`). Cards of one title in a hand and dice of one card that show the same stay as
they are: it does not matter which of them is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dejarik.games.destiny.language.english.names import Names
    from dejarik.games.destiny.wire import CopyView, DecisionView, OptionView, SeatView

ORDINALS: Final = ("first", "second", "third", "fourth")


def told_apart(
    names: Names, view: SeatView, asked: DecisionView, words: Sequence[str]
) -> tuple[str, ...]:
    """The words of all options, those that read the same with what differs between them."""
    places: dict[str, list[int]] = {}
    for place, text in enumerate(words):
        places.setdefault(text, []).append(place)
    found = list(words)
    for alike in places.values():
        if len(alike) > 1:
            every = [_copy_of(view, asked.options[one]) for one in alike]
            copies = [copy for copy in every if copy is not None]
            if len(copies) == len(alike):
                for place, difference in zip(alike, _differences(names, view, copies), strict=True):
                    found[place] += difference
    return tuple(found)


def _copy_of(view: SeatView, option: OptionView) -> CopyView | None:
    """The card on the table that an option is about, or that its die belongs to."""
    thing = option.target or option.source
    on_cards = {die.id: die.card for die in view.dice}
    return _found(view, on_cards.get(thing, thing))


def _found(view: SeatView, thing: int) -> CopyView | None:
    every = (copy for player in view.players for copy in player.play)
    return next((copy for copy in every if copy.id == thing), None)


def _differences(names: Names, view: SeatView, copies: Sequence[CopyView]) -> list[str]:
    """For each of some copies what tells it from others, and no more than that."""
    told = [""] * len(copies)
    for column in zip(*(_facts(names, view, one) for one in copies), strict=True):
        longer = [
            f"{text}, {fact}" if fact else text for text, fact in zip(told, column, strict=True)
        ]
        if len(set(longer)) > len(set(told)):
            told = longer
    return told if len(set(told)) > 1 else _in_order(copies)


def _facts(names: Names, view: SeatView, copy: CopyView) -> tuple[str, ...]:
    """Where a card is and what is on it."""
    every = [one for player in view.players for one in player.play]
    host = _found(view, copy.host) if copy.host else None
    bears = [names.title(one.code) for one in every if one.host == copy.id]
    return (
        f"on {names.shown(view, copy.host)}" if host else "",
        f"which has {host.damage} damage" if host else "",
        f"with {copy.damage} damage" if copy.type == "character" else "",
        count(copy.shields, "shield") if copy.type == "character" else "",
        count(copy.resources, "resource"),
        f"bearing {listing(bears, none='nothing')}",
        "ready" if copy.ready else "exhausted",
    )


def _in_order(copies: Sequence[CopyView]) -> list[str]:
    """Cards on the table with the same on them are the first and the second of their title."""
    ids = sorted({one.id for one in copies})
    if len(ids) < 2 or len(ids) > len(ORDINALS):
        return [""] * len(copies)
    return [f", the {ORDINALS[ids.index(one.id)]}" for one in copies]
