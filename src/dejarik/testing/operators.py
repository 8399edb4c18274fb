"""
Operators: ways to make a program wrong that any game's programs can be made wrong in.

What belongs here: what may stand at a place of the kernel's own nodes instead. What does not:
the nodes of a game, which each title adds to these.
"""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.kernel import ops, program, terms
from dejarik.kernel.program import Op
from dejarik.testing.mutation import DROPPED, Change, Site


def drop(site: Site) -> Iterator[Change]:
    """Without this part, sentence, option, quality or condition of a row, or this effect."""
    if site.in_row:
        yield "drop", DROPPED
        if isinstance(site.value, Op) and isinstance(site.holder, ops.Either):
            yield "do nothing", ops.Nothing()
    elif isinstance(site.value, Op):
        yield "drop", ops.Nothing()


def invert(site: Site) -> Iterator[Change]:
    """The opposite condition."""
    value = site.value
    if isinstance(value, terms.Not):
        yield "invert", value.condition
    elif isinstance(value, program.Condition):
        yield "invert", terms.Not(value)


def reshape(site: Site) -> Iterator[Change]:
    """Sentences that hang together in another way."""
    value = site.value
    if isinstance(value, ops.May):
        yield "must", value.effect
    elif isinstance(value, ops.If):
        yield "always", value.then
        if not isinstance(value.otherwise, ops.Nothing):
            yield "never", value.otherwise
    elif isinstance(value, ops.Then):
        yield "whatever came before", ops.Sequence((value.first, value.second))
    elif isinstance(value, ops.Pay):
        yield "whether paid or not", ops.Sequence((value.cost, value.effect))
        yield "for free", value.effect
    elif isinstance(value, ops.As):
        yield "by yourself", value.effect
    elif isinstance(value, ops.Later):
        yield "at once", value.effect
    elif isinstance(value, ops.Repeat):
        yield "once", value.effect


def re_own(site: Site) -> Iterator[Change]:
    """Another player."""
    if isinstance(site.value, terms.Opponent | terms.ChosenPlayer):
        yield "owner: you", terms.You()
    if isinstance(site.value, terms.You | terms.ChosenPlayer):
        yield "owner: the opponent", terms.Opponent()


def count(number: int) -> Iterator[Change]:
    """One more or fewer, never below nothing."""
    yield "one more", number + 1
    if number > 0:
        yield "one fewer", number - 1
