"""
Mutation of Destiny's cards: what may stand at a place of a program instead.

What belongs here: the operators, and what the numbers in fields mean. Finding the places is
in `dejarik.testing.mutation`, running tests against mutants in `mutants`.

What no card can mean is left alone: how and how many to choose, where a description is
only looked at; how many, where all are meant; the acting player, where nobody else acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import (
    amounts,
    card_play,
    damage,
    dice,
    die_sides,
    filters,
    hands,
    history,
    keywords,
    naming,
    resolution,
    resources,
    shields,
    status,
    structure,
    triggers,
)
from dejarik.games.destiny.effects import selectors as sel
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import values
from dejarik.kernel import choosing, ops, program, terms
from dejarik.testing import mutation, operators
from dejarik.testing.destiny.field_names import ENUMERATIONS, LABELS

OTHER_ZONES: Final[dict[int, tuple[int, ...]]] = {
    sel.IN_PLAY: (sel.ASIDE,),
    sel.POOL: (sel.IN_PLAY,),
    sel.HAND: (sel.DISCARD_PILE, sel.HAND_OR_DISCARD_PILE),
    sel.DISCARD_PILE: (sel.HAND, sel.HAND_OR_DISCARD_PILE),
    sel.ASIDE: (sel.DISCARD_PILE,),
    sel.TOP_OF_DECK: (sel.HAND, sel.DISCARD_PILE),
    sel.HAND_OR_DISCARD_PILE: (sel.HAND, sel.DISCARD_PILE),
    sel.FALLEN: (sel.DISCARD_PILE, sel.ASIDE),
    sel.TO_PLAY: (sel.HAND, sel.HAND_OR_DISCARD_PILE),
    sel.DETECTED: (sel.HAND, sel.DISCARD_PILE),
}
# Keywords one has or has not: of these there is no more or less.
WITHOUT_NUMBER: Final = (values.AMBUSH, values.CHARM, values.PILOTING, values.REDEPLOY)
DAMAGE_SYMBOLS: Final = (facts.MELEE, facts.RANGED, facts.INDIRECT)
SUBTYPE_FIELDS: Final = ("subtype", "subtypes", "becomes")

AMOUNTS: Final = (
    resolution.DieValue,
    die_sides.ValueOf,
    die_sides.CostShown,
    die_sides.DifferentSymbols,
    terms.Count,
    shields.ShieldsOn,
    keywords.CharmsOn,
    damage.DamageOn,
    resources.ResourcesOf,
    resources.ResourcesOn,
    terms.AmountDone,
    terms.Capped,
    resolution.DieOutcome,
    terms.Half,
    amounts.Distance,
    terms.Sum,
    status.PointsOf,
    naming.NamedAmount,
    naming.NamedNumber,
)
"""Amounts that a mutant leaves out."""


def drop(site: mutation.Site) -> Iterator[mutation.Change]:
    """Without this part, sentence, option, quality, condition or word."""
    yield from operators.drop(site)
    value = site.value
    if site.in_row or isinstance(value, program.Op):
        return
    if isinstance(value, program.Condition) and isinstance(site.holder, triggers.Triggered):
        yield "drop", None
    elif isinstance(value, program.Selector) and not isinstance(site.holder, program.Op):
        yield "drop", sel.Named("")
    elif isinstance(value, triggers.Happening) and site.field == "also":
        yield "drop", None
    elif isinstance(value, AMOUNTS):
        yield "drop", terms.Number(0)


def invert(site: mutation.Site) -> Iterator[mutation.Change]:
    """The opposite quality or condition; a yes for a no."""
    yield from operators.invert(site)
    value = site.value
    if isinstance(value, filters.Without):
        yield "invert", value.quality
    elif isinstance(value, filters.Filter) and site.in_row:
        yield "invert", filters.Without(value)
    elif isinstance(value, bool) and not is_idle(site):
        yield "invert", not value


LEFT_OUT: Final = frozenset(
    (
        *("again", "anywhere", "by_anyone", "by_host", "by_you"),
        *("flipped", "plain", "spotting_theirs", "told", "two", "whose_effect"),
    )
)
"""What a word says in addition: nobody would add it to a card by mistake."""


def is_idle(site: mutation.Site) -> bool:
    """
    Whether a yes or no says nothing where it stands.

    A reroll leaves dice in their pool, so they stay; that a modifier is one is not said by a
    card, nor that a die on a card is not in a pool, nor that only its player uses an action;
    where a die may be turned to any side, no other sides are meant; one card is done with in
    turn as well as together; only an event is set aside once it has resolved; what deals no
    damage deals none that could be blocked; what came of a die is told to nobody who does not
    ask, hardly any die has served already, and none goes against two by itself. That cards are
    spotted shows where a card spots more than its player controls, and is proven there.
    """
    holder = site.holder
    if site.field == "spotted":
        return True
    if isinstance(holder, card_play.PlayChosen) and site.field == "set_aside":
        return not any(
            isinstance(one, filters.OfType) and facts.EVENT in one.types
            for one in getattr(holder.card, "filters", ())
        )
    if isinstance(holder, resolution.How) and site.field == "unblockable" and not site.value:
        return shows_no_damage(holder, site.above)
    if site.field in LEFT_OUT and not site.value:
        return True
    if site.field == "stays" and getattr(holder, "rerolls", False):
        return True
    if site.field == "together":
        chosen = getattr(holder, "cards", None)
        return isinstance(chosen, sel.Pick) and sel.ONE == chosen.most
    if isinstance(holder, dice.TurnDice) and not holder.symbols and not holder.like:
        return site.field == "others"
    return isinstance(holder, dice.RollDice) and holder.again and site.field == "the_pool"


def shows_no_damage(how: resolution.How, above: tuple[program.Node, ...]) -> bool:
    """Whether the dice that are resolved so show certain symbols, none of them damage."""
    verb = above[-2] if len(above) > 1 else None
    if how.symbol in DAMAGE_SYMBOLS or not isinstance(verb, choosing.Choosing):
        return False
    wanted = verb.wanted()
    filters_of = wanted.filters if isinstance(wanted, sel.Pick) else ()
    shown = [one for one in filters_of if isinstance(one, die_sides.Showing)]
    return any(not set(one.symbols) & set(DAMAGE_SYMBOLS) for one in shown)


def reshape(site: mutation.Site) -> Iterator[mutation.Change]:
    """Sentences that hang together in another way."""
    yield from operators.reshape(site)
    value = site.value
    if isinstance(value, amounts.IfAmount):
        yield "always", value.then
        if not isinstance(value.otherwise, ops.Nothing):
            yield "never", value.otherwise
    elif isinstance(value, structure.SpotToDo):
        yield "whether spotted or not", value.effect
        if is_asked_after(site):
            yield "not spotted is done", ops.If(value.spotted, value.effect)


def is_asked_after(site: mutation.Site) -> bool:
    """Whether anything of the part asks whether all was done: a then, or a cost around it."""
    if any(isinstance(node, ops.Pay) for node in site.above):
        return True
    return any(isinstance(node, ops.Then) for node in program.walk(site.above[0]))


def re_own(site: mutation.Site) -> Iterator[mutation.Change]:
    """Another player."""
    yield from operators.re_own(site)
    if isinstance(site.value, amounts.ControllerOf):
        yield "owner: you", terms.You()
        yield "owner: the opponent", terms.Opponent()


def re_enumerate(site: mutation.Site) -> Iterator[mutation.Change]:
    """Another of a few named values."""
    names = ENUMERATIONS.get(site.place, {})
    for value, name in names.items():
        if value != site.value and is_read(site, value):
            yield f"{site.field}: {name}", value
    if isinstance(site.holder, filters.OfColour):
        other = (site.holder.colour + 1) % len(facts.COLOUR_NAMES)
        yield f"colour: {facts.COLOUR_NAMES[other]}", other


def is_read(site: mutation.Site, value: int) -> bool:
    """Whether any rule would notice this value in an enumerating field."""
    holder = site.holder
    if isinstance(holder, triggers.Happening) and site.field == "role":
        if any(isinstance(node, history.Happened) for node in site.above):
            # What is remembered has one thing it was about.
            return False
        # What was played is the source for whatever came into play, the subject for the rest.
        return bool(holder.about) and value != triggers.PLAYED
    if isinstance(holder, triggers.CertainHappening) and site.field == "first":
        return bool(holder.first)
    if isinstance(holder, sel.Pick | sel.Among) and site.field == "how":
        return is_chosen_from(holder, site.above[:-1])
    if not isinstance(holder, sel.Pick):
        return True
    if site.field == "zone":
        # Nothing but what is in a hand is looked at or revealed there.
        is_wider = value == sel.HAND_OR_DISCARD_PILE
        if is_wider and isinstance(site.above[-2], hands.LookAtHand | hands.Reveal):
            return False
        return value in OTHER_ZONES[holder.zone]
    actors = [node.who for node in site.above if isinstance(node, ops.As)]
    if not actors:
        return sel.ACTORS not in (value, holder.whose)
    # The one opponent who acts is the opponent.
    same = {value, holder.whose} == {sel.ACTORS, sel.OPPONENTS}
    return not (same and isinstance(actors[-1], terms.Opponent))


def is_chosen_from(description: program.Selector, above: tuple[program.Node, ...]) -> bool:
    """Whether a verb chooses from this description, so that how and how many count."""
    verb = above[-1] if above else None
    return isinstance(verb, choosing.Choosing) and verb.wanted() is description


def count(site: mutation.Site) -> Iterator[mutation.Change]:
    """One more or fewer; of a description, the number to choose."""
    value = site.value
    if isinstance(value, sel.Pick):
        yield from _recount(value, site)
    elif isinstance(value, int) and is_plain_number(site) and value < sel.EVERY_ONE:
        yield from operators.count(value)


def is_plain_number(site: mutation.Site) -> bool:
    """Whether a number is there to count with, rather than to name something."""
    if isinstance(site.value, bool) or site.in_row:
        return False
    if site.field == "level" and getattr(site.holder, "keyword", None) in WITHOUT_NUMBER:
        return False
    if site.field == "symbol" and getattr(site.holder, "another", False):
        # As what a die is treated is then for its player to say.
        return False
    return site.place not in ENUMERATIONS and site.place not in LABELS


def _recount(pick: sel.Pick, site: mutation.Site) -> Iterator[mutation.Change]:
    """Other limits of a choice, never such that the lower passes the upper."""
    if pick.how == program.ALL or not is_chosen_from(pick, site.above):
        return
    least, most = pick.least, pick.most
    if not isinstance(least, terms.Number) or not isinstance(most, terms.Number):
        return
    if most.number < sel.EVERY_ONE:
        yield "most: one more", replace(pick, most=terms.Number(most.number + 1))
        if most.number > least.number:
            yield "most: one fewer", replace(pick, most=terms.Number(most.number - 1))
        else:
            more = terms.Number(most.number + 1)
            yield "both: one more", replace(pick, least=more, most=more)
    if least.number < most.number:
        yield "least: one more", replace(pick, least=terms.Number(least.number + 1))
    if least.number > 0:
        yield "least: one fewer", replace(pick, least=terms.Number(least.number - 1))


def rename(site: mutation.Site) -> Iterator[mutation.Change]:
    """Another word: a name on one side only, another title, another subtype."""
    value = site.value
    if not isinstance(value, str) or not value:
        return
    if isinstance(site.holder, filters.Printing) and site.field == "title":
        # It only says for a reader which card the code is.
        return
    if site.field in SUBTYPE_FIELDS and value in values.SUBTYPES:
        other = values.SUBTYPES[(values.SUBTYPES.index(value) + 1) % len(values.SUBTYPES)]
        yield f"subtype: {other}", other
    else:
        yield "rename", f"another {value}"


OPERATORS: Final[tuple[mutation.Operator, ...]] = (
    drop,
    invert,
    reshape,
    re_own,
    re_enumerate,
    count,
    rename,
)

NODES: Final = mutation.Nodes(
    OPERATORS,
    ENUMERATIONS,
    LABELS,
    left_alone=frozenset([(sel.Pick, "least"), (sel.Pick, "most")]),
)
"""What there is to know of Destiny's nodes."""
