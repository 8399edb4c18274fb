"""
Mutation of this game's cards: what may stand at a place of a program instead.

What belongs here: the operators beside those of any game. What numbers in fields mean is in
`field_names`; finding the places is in `dejarik.testing.mutation`.

What no card can mean is left alone: what is never read where it stands (`is_idle`), and the
procedures of the rules that a text hands over to, which have nothing of their own to change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dejarik.games.swccg.effects import amounts, conditions, force, modifiers, nouns, playing
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model import texts
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.kernel import terms
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET, SET
from dejarik.kernel.program import Quantity
from dejarik.testing import mutation, operators
from dejarik.testing.mutation import Change, Site
from dejarik.testing.swccg.field_names import ENUMERATIONS, LABELS, USED_TEXTS

FAMILIES: Final = {
    "in_band": ((ev.RESPOND, ev.JUST),),
    "how": ((ADD, MULTIPLY, SET), (SET, RESET, CAP)),
    "number": (
        (st.POWER, st.FORFEIT, st.ABILITY, st.GIVES_SKILL),
        (st.TOTAL_POWER, st.TOTAL_ABILITY),
        (st.DAMAGE_FACTOR, st.DESTINY_TOTAL),
        (st.WEAPON_DRAW, st.WEAPON_TOTAL, st.DESTINY),
        (st.TRANSIT_COST, st.TRANSIT_TO),
        (st.DEPLOY_COST, st.MOVE_COST),
        (st.DRAIN, st.LIGHT_ICONS, st.DARK_ICONS),
        (st.BATTLE_DESTINIES, st.ATTRITION),
    ),
}
"""Values of one thing: of many, a mutant takes another of the same."""

PLAIN: Final = (terms.Number, terms.You, terms.Opponent, terms.ChosenPlayer)
"""Amounts that are changed otherwise than to nothing at all."""


def is_idle(site: Site) -> bool:
    """
    Whether something says nothing where it stands.

    Segments matter to what is begun in a battle; how often, to what stays on table and is done
    because somebody wants to; whether changes of one title add up, to what two cards on table can
    change at once; whose pile, to what lies beside one; who else pays, to what costs something.
    What is used for X Force has no other price. A side of a site may be blank. That a text does not
    set its own time, or keeps to those in a battle, is the rule and not said by a card.
    """
    holder = site.holder
    if isinstance(holder, texts.DeployRule):
        if site.field == "opponents_pile":
            return not holder.beside
        return site.field == "from_both" and holder.cost < 1
    if site.field == "cost" and isinstance(holder, force.UseX):
        return True
    if isinstance(holder, texts.SiteText) and site.field == "side":
        return not holder.parts
    if isinstance(site.value, texts.SiteText) and not site.value.parts:
        return True
    if site.field == "segments" and isinstance(holder, playing.Text):
        return ev.SEGMENT not in holder.kinds
    if site.field in ("timed", "beyond_battle"):
        return not site.value
    if site.field == "once" and isinstance(holder, playing.UseText):
        return holder.is_play or any(getattr(one, "forced", False) for one in site.above)
    if site.field == "cumulative" and isinstance(holder, modifiers.Changes):
        alone = any(isinstance(one, nouns.This | nouns.Bearer) for one in holder.whom)
        return alone or any(isinstance(one, texts.SiteText) for one in site.above)
    return False


def drop(site: Site) -> Iterator[Change]:
    """Without this part, sentence, quality, condition or amount."""
    value = site.value
    if is_idle(site) or isinstance(value, Action):
        return
    yield from operators.drop(site)
    if not site.in_row and isinstance(value, Quantity) and not isinstance(value, PLAIN):
        yield "drop", terms.Number(0)


def invert(site: Site) -> Iterator[Change]:
    """The opposite quality or condition; a yes for a no."""
    if is_idle(site):
        return
    yield from operators.invert(site)
    value = site.value
    if isinstance(value, nouns.Without):
        yield "invert", value.what
    elif isinstance(value, texts.Filter):
        yield "invert", nouns.Without(value)
    elif isinstance(value, bool):
        yield "invert", not value


def redescribe(site: Site) -> Iterator[Change]:
    """Others than those that are meant: those of the other player, those next door."""
    value = site.value
    if isinstance(value, nouns.Yours):
        yield "whose: the opponent's", nouns.Opponents()
    elif isinstance(value, nouns.Opponents):
        yield "whose: yours", nouns.Yours()
    elif isinstance(value, nouns.YourSeat):
        yield "whose: the opponent's", nouns.OtherSeat()
    elif isinstance(value, nouns.OtherSeat):
        yield "whose: yours", nouns.YourSeat()
    elif isinstance(value, nouns.EitherSeat):
        yield "whose: yours", nouns.YourSeat()
        yield "whose: the opponent's", nouns.OtherSeat()
    elif isinstance(value, nouns.SamePlace):
        yield "where: next door", nouns.AdjacentPlace()
    elif isinstance(value, nouns.AdjacentPlace):
        yield "where: here", nouns.SamePlace()
    elif isinstance(value, nouns.This | nouns.Bearer):
        yield "whom: all of yours", nouns.Yours()


def compare(site: Site) -> Iterator[Change]:
    """The other comparison, or one that is off by one."""
    value = site.value
    if isinstance(value, amounts.Depending):
        yield "in any case", value.then
        yield "in no case", value.otherwise
    elif isinstance(value, conditions.DestinyBelow):
        yield "above", conditions.DestinyAbove(value.limit)
        yield "or equal", conditions.DestinyBelow(terms.Sum((value.limit, terms.Number(1))))
    elif isinstance(value, conditions.DestinyAbove):
        yield "below", conditions.DestinyBelow(value.limit)
        yield "by two", conditions.DestinyAbove(terms.Sum((value.limit, terms.Number(1))))
    elif isinstance(value, terms.MoreThan):
        yield "or equal", terms.AtLeast(value.amount, value.other)
    elif isinstance(value, terms.AtLeast):
        yield "more", terms.MoreThan(value.amount, value.limit)


def re_enumerate(site: Site) -> Iterator[Change]:
    """Another of a few named values; of many, one that belongs to the same thing."""
    if is_idle(site) or isinstance(site.value, tuple):
        return
    families = FAMILIES.get(site.field)
    for value, name in ENUMERATIONS.get(site.place, {}).items():
        near = families is None or any(value in one and site.value in one for one in families)
        if value != site.value and near:
            yield f"{site.field}: {name}", value


def count(site: Site) -> Iterator[Change]:
    """One more or fewer."""
    value = site.value
    if isinstance(value, bool) or not isinstance(value, int) or site.in_row or is_idle(site):
        return
    if site.place == (texts.DeployRule, "cost") and value == ABSENT:
        yield "one", 1
    elif site.place not in ENUMERATIONS and site.place not in LABELS:
        yield from operators.count(value)
        if value < 0:
            yield "one fewer", value - 1


def rename(site: Site) -> Iterator[Change]:
    """Another word: a title, a characteristic, an icon, a system."""
    if isinstance(site.value, str) and site.value:
        yield "rename", f"another {site.value}"


OPERATORS: Final[tuple[mutation.Operator, ...]] = (
    drop,
    invert,
    operators.reshape,
    redescribe,
    compare,
    operators.re_own,
    re_enumerate,
    count,
    rename,
)

NODES: Final = mutation.Nodes(
    OPERATORS,
    ENUMERATIONS,
    LABELS,
    left_alone=frozenset(
        [
            *[(action, "text") for action in (playing.UseText, force.UseX)],
            *[(text, "when_drawn") for text in USED_TEXTS],
        ]
    ),
)
"""What there is to know of this game's nodes."""
