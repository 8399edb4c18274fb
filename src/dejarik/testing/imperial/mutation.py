"""
Mutation of Imperial Assault's cards: what may stand at a place of a program instead.

What belongs here: the operators beside those of any game. What numbers in fields mean is in
`field_names`; finding the places is in `dejarik.testing.mutation`.

What no card can mean is left alone: the names of abilities, which only say what is shown; what
is never read where it stands (`is_idle`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects import abilities as ab
from dejarik.games.imperial.effects import dice, figures, modifiers
from dejarik.games.imperial.effects.attacks import DIFFERENT_TARGETS, MakeAttack
from dejarik.games.imperial.effects.objects import ScoreControl
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model import texts
from dejarik.games.imperial.model.dice import ATTACK_COLOURS, DEFENCE_COLOURS
from dejarik.games.imperial.rules import lasting
from dejarik.games.imperial.rules.moments import Limited
from dejarik.kernel.program import Quantity
from dejarik.kernel.terms import Number
from dejarik.testing import mutation, operators
from dejarik.testing.imperial.field_names import ENUMERATIONS, LABELS
from dejarik.testing.mutation import Change, Site

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Scope

MOMENT_FAMILIES: Final = (
    (ab.START_OF_ROUND, ab.END_OF_ROUND),
    (ab.START_OF_ACTIVATION, ab.END_OF_ACTIVATION, ab.AFTER_GROUP, ab.AFTER_ACTION),
    (ab.BEFORE_LEAVING, ab.AFTER_ENTERING),
    (
        ab.BEFORE_DECLARING,
        ab.WHEN_DECLARED,
        ab.WHILE_POOLS_ARE_MADE,
        ab.WHILE_REROLLING,
        ab.WHILE_MODIFYING,
        ab.AFTER_ATTACK,
    ),
    (ab.WHEN_DEFEATED, ab.AFTER_DEFEAT),
    (ab.BEFORE_DAMAGE, ab.AFTER_DAMAGE),
    (ab.WHEN_PLAYED,),
)
"""Moments of one thing: a mutant waits for another of the same."""

SYMBOL_FAMILIES: Final = (
    (st.ACCURACY, st.DAMAGE, st.SURGE),
    (st.BLOCK, st.EVADE),
    (st.PIERCE, st.CLEAVE),
    tuple(st.EXTRA_DICE + colour for colour in DEFENCE_COLOURS),
    (st.SURGE_USES, st.SURGE),
)
FAMILIES: Final = {
    "moment": MOMENT_FAMILIES,
    "symbol": SYMBOL_FAMILIES,
    "colours": (ATTACK_COLOURS, DEFENCE_COLOURS),
    "pool": (ATTACK_COLOURS, DEFENCE_COLOURS),
    "dice": (ATTACK_COLOURS, DEFENCE_COLOURS),
}


@dataclass(frozen=True)
class Without(figures.Filter):
    """A figure that does not fit; no card says so, only mutants do."""

    quality: figures.Filter

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        """The opposite."""
        return not self.quality.fits(s, scope, figure)


def is_idle(site: Site) -> bool:
    """
    Whether something says nothing where it stands.

    Where no figure of an event is in particular meant, nobody asks whether it fits; a mission's
    rules are owed anyway; only what reads what was named cares whether that is kept. What is of
    one attack alone is for whoever has a role in it. That something is no interrupt is not said
    by a card.
    """
    holder = site.holder
    if site.field == "interrupts" and not site.value:
        return True
    if isinstance(holder, ab.When):
        if site.field == "whom":
            return holder.role == ab.NOBODY_IN_PARTICULAR
        if site.field == "owed":
            return holder.first
        return site.field == "kept" and not holder.kept
    if isinstance(holder, modifiers.Results) and site.field in ("whom", "role"):
        spans = [one.span for one in site.above if isinstance(one, modifiers.For)]
        return bool(spans) and spans[-1] in (lasting.THIS_ATTACK, lasting.NEXT_ATTACK_ON_IT)
    return False


def drop(site: Site) -> Iterator[Change]:
    """Without this part, sentence, option, quality, condition or amount."""
    if is_idle(site):
        return
    yield from operators.drop(site)
    value = site.value
    if not site.in_row and isinstance(value, Quantity) and not isinstance(value, Number):
        yield "drop", Number(0)


def invert(site: Site) -> Iterator[Change]:
    """The opposite quality or condition; a yes for a no."""
    if is_idle(site):
        return
    yield from operators.invert(site)
    value = site.value
    if isinstance(value, figures.Filter) and site.in_row:
        yield "invert", Without(value)
    elif isinstance(value, bool):
        yield "invert", not value


def reshape(site: Site) -> Iterator[Change]:
    """Sentences that hang together in another way."""
    yield from operators.reshape(site)
    if isinstance(site.value, Limited):
        yield "as often as wished", site.value.effect
    elif isinstance(site.value, modifiers.Once):
        yield "of each", site.value.inner
    elif isinstance(site.value, modifiers.Doubled):
        yield "once", site.value.once


def redescribe(site: Site) -> Iterator[Change]:
    """Others than those that are meant: all for one, one for all, another role."""
    value = site.value
    if isinstance(value, figures.SomeFigures):
        yield "how: one", figures.AFigure(value.filters)
        yield "how: all", figures.Figures(value.filters)
    elif isinstance(value, figures.AFigure):
        yield "how: all", figures.Figures(value.filters)
    elif isinstance(value, figures.Figures):
        yield "how: one", figures.AFigure(value.filters)
    elif isinstance(value, figures.TheNamedAndAround):
        yield "how: one", figures.TheNamed()
    elif isinstance(value, figures.TheAttacker):
        yield "whom: the target", figures.TheTarget()
    elif isinstance(value, figures.TheTarget):
        yield "whom: the attacker", figures.TheAttacker()
    elif isinstance(value, figures.TheNamed):
        yield "whom: itself", figures.ItselfOnly()
    elif isinstance(value, figures.ThingsAround):
        yield "whom: figures alone", figures.Figures((figures.Adjacent(),))
    elif isinstance(value, figures.AroundStruckSpace):
        yield "whom: around itself", figures.Figures((figures.Adjacent(),))


def re_enumerate(site: Site) -> Iterator[Change]:
    """Another of a few named values; of many, one that belongs to the same thing."""
    families = FAMILIES.get(site.field)
    for value, name in ENUMERATIONS.get(site.place, {}).items():
        near = families is None or any(value in one and site.value in one for one in families)
        if value != site.value and near and is_read(site, value):
            yield f"{site.field}: {name}", value


def is_read(site: Site, value: int) -> bool:
    """Whether any rule would notice this value in an enumerating field."""
    holder = site.holder
    if isinstance(holder, MakeAttack) and site.field == "targets":
        # The first attack of an effect has no targets before it.
        return holder.times > 1 or value != DIFFERENT_TARGETS
    if isinstance(holder, modifiers.For) and site.field == "span":
        # Numbers of one attack are of no other, however long they are remembered.
        return bool(holder.gives) or holder.span != lasting.THIS_ATTACK
    return not is_idle(site)


def count(site: Site) -> Iterator[Change]:
    """One more or fewer."""
    value = site.value
    if site.place == (dice.Reroll, "most") and value == dice.ANY_NUMBER:
        yield "only one", 1
    elif isinstance(value, int) and is_plain_number(site):
        yield from operators.count(value)
        if value < 0:
            yield "one fewer", value - 1


def is_plain_number(site: Site) -> bool:
    """Whether a number is there to count with, rather than to name something."""
    if isinstance(site.value, bool) or site.place in ENUMERATIONS or site.place in LABELS:
        return False
    return not site.in_row or site.place == (ScoreControl, "points")


def recount_pairs(site: Site) -> Iterator[Change]:
    """Of symbols with amounts: one pair less, another amount, another symbol."""
    value = site.value
    if isinstance(value, MakeAttack):
        for place, (symbol, amount) in enumerate(value.bonus):
            others = [("one more", (symbol, amount + 1)), ("one fewer", (symbol, amount - 1))]
            others += [(f"symbol: {st.SYMBOL_NAMES[one]}", (one, amount)) for one in _near(symbol)]
            for name, pair in others:
                changed = (*value.bonus[:place], pair, *value.bonus[place + 1 :])
                yield f"bonus {place + 1}: {name}", replace(value, bonus=changed)
    elif isinstance(value, dice.AddResults):
        for place, (symbol, wanted) in enumerate(value.results):
            assert isinstance(wanted, Number)
            more, fewer = Number(wanted.number + 1), Number(wanted.number - 1)
            rows = [("one more", (symbol, more)), ("one fewer", (symbol, fewer))]
            rows += [(f"symbol: {st.SYMBOL_NAMES[one]}", (one, wanted)) for one in _near(symbol)]
            for name, row in rows:
                results = (*value.results[:place], row, *value.results[place + 1 :])
                yield f"results {place + 1}: {name}", replace(value, results=results)


def _near(symbol: int) -> list[int]:
    return [
        one for family in SYMBOL_FAMILIES if symbol in family for one in family if one != symbol
    ]


def rename(site: Site) -> Iterator[Change]:
    """Another word: a trait, a kind of token, an area, a name."""
    if isinstance(site.value, str) and site.value:
        yield "rename", f"another {site.value}"


OPERATORS: Final[tuple[mutation.Operator, ...]] = (
    drop,
    invert,
    reshape,
    redescribe,
    operators.re_own,
    re_enumerate,
    count,
    recount_pairs,
    rename,
)

NODES: Final = mutation.Nodes(
    OPERATORS,
    ENUMERATIONS,
    LABELS,
    left_alone=frozenset(
        [
            (texts.ChosenPool, "name"),
            (texts.Passive, "name"),
            (texts.Special, "name"),
            (texts.Surge, "name"),
            (ab.When, "name"),
            (MakeAttack, "bonus"),
            (dice.AddResults, "results"),
        ]
    ),
)
"""What there is to know of Imperial Assault's nodes."""
