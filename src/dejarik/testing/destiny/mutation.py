"""
Mutation: every way we know to make a card's program wrong.

A program is a tree of frozen nodes, so a mutant is the same tree with one place changed.
What belongs here is finding the places and saying what may stand there instead. Running
tests against mutants is in `mutants`.

What no card can mean is left alone: how and how many to choose, where a description is
only looked at; how many, where all are meant; the acting player, where nobody else acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any, Final

from dejarik.games.destiny.effects import (
    abilities,
    cards,
    dice,
    filters,
    ongoing,
    tokens,
    traits,
)
from dejarik.games.destiny.effects import quantities as q
from dejarik.games.destiny.effects import selectors as sel
from dejarik.games.destiny.effects.spotting import SpotToDo
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts, moments
from dejarik.games.destiny.rules import durations, timing, values
from dejarik.kernel import ops, program
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.program import Node, Op, Selector

Parts = tuple[Node, ...]
Path = tuple[str | int, ...]
Place = tuple[type[Node], str]


class Dropped:
    """What stands in the place of a part that was taken out of its row."""


DROPPED: Final = Dropped()


@dataclass(frozen=True)
class Mutant:
    """A changed program, and what was changed where; operator and path together name it."""

    operator: str
    path: str
    before: str
    after: str
    parts: Parts


@dataclass(frozen=True)
class Site:
    """One place of a program: what stands there, in which field of which node."""

    path: Path
    value: object
    holder: Node | None = None
    field: str = ""
    above: tuple[Node, ...] = ()

    @property
    def place(self) -> Place:
        """The kind of node and the field."""
        return (type(self.holder), self.field) if self.holder else (Node, "")

    @property
    def in_row(self) -> bool:
        """Whether it stands among others in a tuple."""
        return bool(self.path) and isinstance(self.path[-1], int)


Change = tuple[str, object]

# What the numbers in enumerating fields are called.

HOW: Final = {program.ALL: "all", program.CHOOSE: "choose", program.RANDOM: "random"}
ZONES: Final = {
    sel.IN_PLAY: "in play",
    sel.POOL: "pool",
    sel.HAND: "hand",
    sel.DISCARD_PILE: "discard pile",
    sel.ASIDE: "set aside",
    sel.TOP_OF_DECK: "top of deck",
    sel.HAND_OR_DISCARD_PILE: "hand or discard pile",
    sel.FALLEN: "defeated",
}
OTHER_ZONES: Final[dict[int, tuple[int, ...]]] = {
    sel.IN_PLAY: (sel.ASIDE,),
    sel.POOL: (sel.IN_PLAY,),
    sel.HAND: (sel.DISCARD_PILE, sel.HAND_OR_DISCARD_PILE),
    sel.DISCARD_PILE: (sel.HAND, sel.HAND_OR_DISCARD_PILE),
    sel.ASIDE: (sel.DISCARD_PILE,),
    sel.TOP_OF_DECK: (sel.HAND, sel.DISCARD_PILE),
    sel.HAND_OR_DISCARD_PILE: (sel.HAND, sel.DISCARD_PILE),
    sel.FALLEN: (sel.DISCARD_PILE, sel.ASIDE),
}
ENUMERATIONS: Final[dict[Place, dict[int, str]]] = {
    (sel.Pick, "zone"): ZONES,
    (sel.Pick, "whose"): {
        sel.YOURS: "yours",
        sel.OPPONENTS: "an opponent's",
        sel.ANYONES: "anyone's",
        sel.ACTORS: "the actor's",
    },
    (sel.Pick, "how"): HOW,
    (sel.Among, "how"): {program.ALL: "all", program.CHOOSE: "choose"},
    (sel.DiceOf, "how"): {program.ALL: "all", program.CHOOSE: "choose"},
    (abilities.Happening, "by"): {
        abilities.BY_ANYONE: "anyone",
        abilities.BY_YOU: "you",
        abilities.BY_OPPONENT: "an opponent",
    },
    (abilities.Happening, "role"): {
        abilities.SUBJECT: "subject",
        abilities.SOURCE: "source",
        abilities.PLAYED: "played",
    },
    (abilities.Triggered, "band"): {
        timing.WOULD: "would",
        timing.BEFORE: "before",
        timing.AFTER: "after",
    },
    (cards.LeavePlay, "zone"): {ev.TO_DISCARD: "discard pile", ev.TO_ASIDE: "set aside"},
    (ops.Later, "when"): {
        moments.BEFORE_ROUND_ENDS: "before the round ends",
        moments.AFTER_GRANTED_ACTIONS: "after the extra action",
    },
    (ops.Until, "duration"): {
        durations.THIS_TURN: "this turn",
        durations.NEXT_TURN_OF_OPPONENT: "the opponent's next turn",
        durations.THIS_ROUND: "this round",
        durations.REST_OF_GAME: "the rest of the game",
        durations.WHILE_PLAYED: "while it is played",
    },
    (tokens.ChangeResources, "kind"): {
        ev.RESOURCES_GAINED: "gained",
        ev.RESOURCES_SPENT: "spent",
        ev.RESOURCES_LOST: "lost",
    },
    (traits.HasKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (ongoing.GainKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (ongoing.LoseKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
}
# Fields with names to show but no change of their own: dropping the part covers them.
LABELS: Final[dict[Place, dict[int, str]]] = {
    (abilities.Happening, "kind"): dict(enumerate(ev.EVENT_NAMES)),
    (abilities.Keyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (tokens.DealDamage, "symbol"): dict(enumerate(facts.SYMBOL_NAMES)),
    (ongoing.ChangeAllowance, "allowance"): {
        values.HAND_SIZE: "hand size",
        values.INCOME: "income",
    },
    (filters.OfType, "types"): dict(enumerate(facts.TYPE_NAMES)),
    (filters.OfColour, "colour"): dict(enumerate(facts.COLOUR_NAMES)),
    (filters.Showing, "symbols"): dict(enumerate(facts.SYMBOL_NAMES)),
    (dice.TurnDice, "symbols"): dict(enumerate(facts.SYMBOL_NAMES)),
}
# Keywords one has or has not: of these there is no more or less.
WITHOUT_NUMBER: Final = (values.AMBUSH, values.REDEPLOY)
SUBTYPE_FIELDS: Final = ("subtype", "subtypes", "becomes")


def mutants_of(parts: Parts) -> list[Mutant]:
    """Every mutant of a card's parts, each changed program once."""
    seen: set[Parts] = {parts}
    found: list[Mutant] = []
    for site in sites(parts):
        for operator, value in changes(site):
            changed = rebuilt(parts, site.path, value)
            if changed not in seen:
                seen.add(changed)
                before, after = show(site.value, site.place), show(value, site.place)
                found.append(Mutant(operator, in_words(site.path), before, after, changed))
    return found


def sites(
    value: object,
    path: Path = (),
    holder: Node | None = None,
    field: str = "",
    above: tuple[Node, ...] = (),
) -> Iterator[Site]:
    """Every place of a program, parents first."""
    yield Site(path, value, holder, field, above)
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from sites(part, (*path, number), holder, field, above)
    elif isinstance(value, Node):
        for one in fields(value):
            if not (isinstance(value, sel.Pick) and one.name in ("least", "most")):
                inner = getattr(value, one.name)
                yield from sites(inner, (*path, one.name), value, one.name, (*above, value))


def rebuilt(value: Any, path: Path, new: object) -> Any:  # noqa: ANN401
    """The same tree with something new, or nothing, at this place."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return replace(value, **{step: rebuilt(getattr(value, step), rest, new)})
    kept = () if new is DROPPED and not rest else (rebuilt(value[step], rest, new),)
    return value[:step] + kept + value[step + 1 :]


def changes(site: Site) -> Iterator[Change]:
    """What may stand at this place instead, each with the name of the operator."""
    for operator in OPERATORS:
        yield from operator(site)


# Operators.


AMOUNTS: Final = (
    q.DieValue,
    q.ValueOf,
    q.Count,
    q.ShieldsOn,
    q.ResourcesOf,
    q.AmountDone,
    q.Capped,
    q.DieOutcome,
    q.Half,
    traits.PointsOf,
)
"""Amounts that a mutant leaves out."""


def drop(site: Site) -> Iterator[Change]:
    """Without this part, sentence, option, quality, condition or word."""
    value = site.value
    if site.in_row:
        yield "drop", DROPPED
        if isinstance(value, Op) and isinstance(site.holder, ops.Either):
            yield "do nothing", ops.Nothing()
    elif isinstance(value, Op):
        yield "drop", ops.Nothing()
    elif isinstance(value, program.Condition) and isinstance(site.holder, abilities.Triggered):
        yield "drop", None
    elif isinstance(value, Selector) and not isinstance(site.holder, Op):
        yield "drop", sel.Named("")
    elif isinstance(value, abilities.Happening) and site.field == "also":
        yield "drop", None
    elif isinstance(value, AMOUNTS):
        yield "drop", sel.Number(0)


def invert(site: Site) -> Iterator[Change]:
    """The opposite quality or condition; a yes for a no."""
    value = site.value
    if isinstance(value, q.Not):
        yield "invert", value.condition
    elif isinstance(value, program.Condition):
        yield "invert", q.Not(value)
    elif isinstance(value, filters.Without):
        yield "invert", value.quality
    elif isinstance(value, filters.Filter) and site.in_row:
        yield "invert", filters.Without(value)
    elif isinstance(value, bool) and not is_idle(site):
        yield "invert", not value


def is_idle(site: Site) -> bool:
    """
    Whether a yes or no says nothing where it stands.

    A reroll leaves dice in their pool; that a modifier is one is not said by a card; where
    a die may be turned to any side, no other sides are meant; one card is done with in turn
    as well as together.
    """
    holder = site.holder
    if site.field == "plain" and not site.value:
        return True
    if site.field == "together":
        chosen = getattr(holder, "cards", None)
        return isinstance(chosen, sel.Pick) and sel.ONE == chosen.most
    if isinstance(holder, dice.TurnDice) and not holder.symbols and not holder.like:
        return site.field == "others"
    return isinstance(holder, dice.RollDice) and holder.again and site.field == "the_pool"


def reshape(site: Site) -> Iterator[Change]:
    """Sentences that hang together in another way."""
    value = site.value
    if isinstance(value, ops.May):
        yield "must", value.effect
    elif isinstance(value, ops.If | q.IfAmount):
        yield "always", value.then
        if not isinstance(value.otherwise, ops.Nothing):
            yield "never", value.otherwise
    elif isinstance(value, SpotToDo):
        yield "whether spotted or not", value.effect
        yield "not spotted is done", ops.If(value.spotted, value.effect)
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
    if isinstance(site.value, q.Opponent | q.ControllerOf | q.ChosenPlayer):
        yield "owner: you", q.You()
    if isinstance(site.value, q.You | q.ControllerOf | q.ChosenPlayer):
        yield "owner: the opponent", q.Opponent()


def re_enumerate(site: Site) -> Iterator[Change]:
    """Another of a few named values."""
    names = ENUMERATIONS.get(site.place, {})
    for value, name in names.items():
        if value != site.value and is_read(site, value):
            yield f"{site.field}: {name}", value
    if isinstance(site.holder, filters.OfColour):
        other = (site.holder.colour + 1) % len(facts.COLOUR_NAMES)
        yield f"colour: {facts.COLOUR_NAMES[other]}", other


def is_read(site: Site, value: int) -> bool:
    """Whether any rule would notice this value in an enumerating field."""
    holder = site.holder
    if isinstance(holder, abilities.Happening) and site.field == "role":
        # What was played is the source for whatever came into play, the subject for the rest.
        return bool(holder.about) and value != abilities.PLAYED
    if isinstance(holder, sel.Pick | sel.Among) and site.field == "how":
        return is_chosen_from(holder, site.above[:-1])
    if not isinstance(holder, sel.Pick):
        return True
    if site.field == "zone":
        return value in OTHER_ZONES[holder.zone]
    actors = [node.who for node in site.above if isinstance(node, ops.As)]
    if not actors:
        return sel.ACTORS not in (value, holder.whose)
    # The one opponent who acts is the opponent.
    same = {value, holder.whose} == {sel.ACTORS, sel.OPPONENTS}
    return not (same and isinstance(actors[-1], q.Opponent))


def is_chosen_from(description: Selector, above: tuple[Node, ...]) -> bool:
    """Whether a verb chooses from this description, so that how and how many count."""
    verb = above[-1] if above else None
    return isinstance(verb, Choosing) and verb.wanted() is description


def count(site: Site) -> Iterator[Change]:
    """One more or fewer; of a description, the number to choose."""
    value = site.value
    if isinstance(value, sel.Pick):
        yield from _recount(value, site)
    elif isinstance(value, int) and is_plain_number(site) and value < q.EVERY_ONE:
        yield "one more", value + 1
        if value > 0:
            yield "one fewer", value - 1


def is_plain_number(site: Site) -> bool:
    """Whether a number is there to count with, rather than to name something."""
    if isinstance(site.value, bool) or site.in_row:
        return False
    if site.field == "level" and getattr(site.holder, "keyword", None) in WITHOUT_NUMBER:
        return False
    return site.place not in ENUMERATIONS and site.place not in LABELS


def _recount(pick: sel.Pick, site: Site) -> Iterator[Change]:
    """Other limits of a choice, never such that the lower passes the upper."""
    if pick.how == program.ALL or not is_chosen_from(pick, site.above):
        return
    least, most = pick.least, pick.most
    if not isinstance(least, sel.Number) or not isinstance(most, sel.Number):
        return
    if most.number < q.EVERY_ONE:
        yield "most: one more", replace(pick, most=sel.Number(most.number + 1))
        if most.number > least.number:
            yield "most: one fewer", replace(pick, most=sel.Number(most.number - 1))
        else:
            more = sel.Number(most.number + 1)
            yield "both: one more", replace(pick, least=more, most=more)
    if least.number < most.number:
        yield "least: one more", replace(pick, least=sel.Number(least.number + 1))
    if least.number > 0:
        yield "least: one fewer", replace(pick, least=sel.Number(least.number - 1))


def rename(site: Site) -> Iterator[Change]:
    """Another word: a name on one side only, another title, another subtype."""
    value = site.value
    if not isinstance(value, str) or not value:
        return
    if site.field in SUBTYPE_FIELDS and value in values.SUBTYPES:
        other = values.SUBTYPES[(values.SUBTYPES.index(value) + 1) % len(values.SUBTYPES)]
        yield f"subtype: {other}", other
    else:
        yield "rename", f"another {value}"


OPERATORS: Final[tuple[Callable[[Site], Iterator[Change]], ...]] = (
    drop,
    invert,
    reshape,
    re_own,
    re_enumerate,
    count,
    rename,
)

# Words for people.


def in_words(path: Path) -> str:
    """A path as it is written in lists: `part 1, effect, to, filters 2`."""
    words: list[str] = []
    for step in path:
        if isinstance(step, str):
            words.append(step)
        elif words:
            words[-1] += f" {step + 1}"
        else:
            words.append(f"part {step + 1}")
    return ", ".join(words)


def show(value: object, place: Place = (Node, "")) -> str:
    """A node in one line, with names for numbers and without what goes without saying."""
    if value is None or value is DROPPED:
        return "nothing"
    if isinstance(value, tuple):
        return f"({', '.join(show(part, place) for part in value)})"
    if isinstance(value, Node):
        said = [one for one in fields(value) if getattr(value, one.name) != _usual(one.default)]
        inner = [f"{one.name}={show_field(value, one.name)}" for one in said]
        return f"{type(value).__name__}({', '.join(inner)})"
    names = ENUMERATIONS.get(place) or LABELS.get(place) or {}
    if isinstance(value, int) and not isinstance(value, bool):
        return names.get(value, str(value))
    return repr(value)


def show_field(node: Node, field: str) -> str:
    """One field of a node."""
    return show(getattr(node, field), (type(node), field))


def _usual(default: object) -> object:
    return DROPPED if default is MISSING else default
