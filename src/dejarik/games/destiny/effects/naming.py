"""Naming something out of a list everyone knows: a colour, a symbol, a number; and what has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts, titles
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import durations, easing, values
from dejarik.kernel import decisions, stack
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.ops import Until
from dejarik.kernel.program import Condition, Op, Quantity, Selector
from dejarik.kernel.terms import PLAYER_NAME

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

COLOUR_REASON: Final = 28
SUBTYPE_REASON: Final = 71
PLAYER_REASON: Final = 72
SYMBOL_REASON: Final = 73
NUMBER_REASON: Final = 74
TITLE_REASON: Final = 75
A_COLOUR: Final = 0
A_SUBTYPE: Final = 1
A_SIDE: Final = 2
A_PLAYER: Final = 3
A_SYMBOL: Final = 4
A_NUMBER: Final = 5
A_TITLE: Final = 6
"""What was named, in the detail of VALUE_CHOSEN."""
MOST_NAMED: Final = 9
"""The largest number a player may name: no card costs more, no die shows more."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Naming(Op):
    """The actor names one of a list; the place in the list is remembered under a name."""

    name: str

    def sort(self) -> int:
        """What is named, as VALUE_CHOSEN tells it."""
        raise NotImplementedError

    def reason(self) -> int:
        """Why it is asked."""
        raise NotImplementedError

    def size(self, s: State) -> int:
        """How long the list is."""
        raise NotImplementedError

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            stack.ask(s, f, scope.actor, decisions.ONE, self.reason())
        elif f.step == 1:
            f.step = 2
            scope.names[self.name] = [f.x]
            emit_for(s, f, Event(ev.VALUE_CHOSEN, scope.actor, 0, scope.source, f.x, self.sort()))
        else:
            stack.pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        return [decisions.Option(decisions.VALUE, 0, place, place) for place in range(self.size(s))]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class ChooseColour(Naming):
    """The actor names a colour."""

    def sort(self) -> int:
        return A_COLOUR

    def reason(self) -> int:
        return COLOUR_REASON

    def size(self, s: State) -> int:
        return len(facts.COLOUR_NAMES)


@dataclass(frozen=True)
class ChooseSubtype(Naming):
    """
    The actor names a character subtype, one of those in the rules.

    Rulings: arh.part5.choosesubtype.01, arh.part5.choosesubtype.02
    """

    def sort(self) -> int:
        return A_SUBTYPE

    def reason(self) -> int:
        return SUBTYPE_REASON

    def size(self, s: State) -> int:
        return len(facts.CHARACTER_SUBTYPES)


@dataclass(frozen=True)
class ChooseAnySubtype(Naming):
    """The actor names a subtype, of whatever kind of card."""

    def sort(self) -> int:
        return A_SUBTYPE

    def reason(self) -> int:
        return SUBTYPE_REASON

    def size(self, s: State) -> int:
        return len(values.SUBTYPES)


@dataclass(frozen=True)
class ChooseSubtypeOf(Naming):
    """The actor names a subtype that one of certain cards has."""

    cards: Selector

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.places(table_of(s), scope))

    def sort(self) -> int:
        return A_SUBTYPE

    def reason(self) -> int:
        return SUBTYPE_REASON

    def step(self, s: State, f: Frame) -> None:
        """Without one there is none to name, and that is not fully done."""
        scope = s.scope_of(f)
        if f.step == 0 and not self.places(table_of(s), scope):
            scope.ok = False
            stack.pop(s)
        else:
            super().step(s, f)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        places = self.places(table_of(s), s.scope_of(f))
        return [decisions.Option(decisions.VALUE, 0, place, place) for place in places]

    def places(self, t: Table, scope: Scope) -> list[int]:
        """The subtypes those cards have, by their places in the list of all."""
        copies = [t.copies[ref] for ref in self.cards.find(t, scope)]
        return [
            place
            for place, subtype in enumerate(values.SUBTYPES)
            if any(values.has_subtype(t, copy, subtype) for copy in copies)
        ]


@dataclass(frozen=True)
class ChooseAnySymbol(Naming):
    """
    The actor names a symbol, whether a die shows it or not; a blank is one.

    Rulings: arh.part2.symbol.01
    """

    def sort(self) -> int:
        return A_SYMBOL

    def reason(self) -> int:
        return SYMBOL_REASON

    def size(self, s: State) -> int:
        return facts.NONE


@dataclass(frozen=True)
class ChooseNumber(Naming):
    """The actor names a number, from nothing on."""

    def sort(self) -> int:
        return A_NUMBER

    def reason(self) -> int:
        return NUMBER_REASON

    def size(self, s: State) -> int:
        return MOST_NAMED + 1


@dataclass(frozen=True)
class ChooseNumberUpTo(ChooseNumber):
    """The actor names a number, from nothing to so much."""

    most: int

    def size(self, s: State) -> int:
        return self.most + 1


@dataclass(frozen=True)
class ChooseTitle(Naming):
    """
    The actor names a title out of all there are, by its initial first, then part by part.

    Rulings: arh.part7.titles.01, arh.part8.copy.01
    """

    def sort(self) -> int:
        return A_TITLE

    def reason(self) -> int:
        return TITLE_REASON

    def size(self, s: State) -> int:
        return len(table_of(s).rules.titles)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """Parts of the list: each with where it begins, and how many titles are in it."""
        found = titles.spans(table_of(s).rules.titles, form.picks)
        return [decisions.Option(decisions.VALUE, 0, first, count) for first, count in found]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        """A part, which is gone on with, or a title."""
        form.picks.append(option.target)
        form.closed = option.value == 1

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[-1]


@dataclass(frozen=True)
class NoteTitles(Op):
    """The titles of certain cards join those known by a name, or kept under it for this card."""

    cards: Selector
    name: str

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        found = values_named(t, scope, self.name).copy()
        found += [title_of(t, one) for one in self.cards.find(s, scope)]
        scope.names[self.name] = found
        stack.pop(s)


def title_of(t: Table, entity: int) -> int:
    """The place of a card's title among all there are."""
    return t.rules.title_places[titles.key_of(filters.facts_of(t, entity).title)]


@dataclass(frozen=True)
class ChoosePlayer(Naming):
    """The actor chooses a player, of whom the ability then speaks."""

    def sort(self) -> int:
        return A_PLAYER

    def reason(self) -> int:
        return PLAYER_REASON

    def size(self, s: State) -> int:
        return table_of(s).seats


@dataclass(frozen=True)
class EachPlayer(Op):
    """Each player in turn, you first: the ability speaks of one after the other."""

    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it could do anything, as far as its player is concerned."""
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == t.seats:
            scope.names.pop(PLAYER_NAME, None)
            stack.pop(s)
            return
        scope.names[PLAYER_NAME] = [(scope.you + f.step) % t.seats]
        f.step += 1
        stack.push(s, self.effect, f)


@dataclass(frozen=True)
class Remembering(Op):
    """An effect; what it was done to and how much it did are then known by a name."""

    effect: Op
    name: str

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        return self.effect.payable(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        return self.effect.seems_payable(s, scope)

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            stack.push(s, self.effect, f)
            return
        scope = s.scope_of(f)
        scope.names[self.name] = scope.it.copy()
        scope.names[amount_name(self.name)] = [scope.amount]
        stack.pop(s)


@dataclass(frozen=True)
class Kept(Modifier):
    """What was chosen under a name, kept for the card whose ability it is as long as it lasts."""

    name: str

    def statistic(self) -> int:
        return values.KEPT

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 0


@dataclass(frozen=True)
class OnlyFirst(easing.Easing):
    """
    An effect that is done once only, as long as what `mark` keeps for this card lasts.

    The first time it is marked, whatever comes of the effect.
    """

    mark: Until
    effect: Op

    def is_marked(self, s: State, scope: Scope) -> bool:
        """Whether it has been done before."""
        t = table_of(s)
        mine = [one for one in t.lasting if one.scope.source == scope.source]
        return any(one.op is self.mark and durations.is_in_force(t, one) for one in mine)

    def can(self, s: State, scope: Scope) -> bool:
        return not self.is_marked(s, scope) and self.effect.can(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """What the effect does, if it is still to come."""
        return 0 if self.is_marked(s, scope) else easing.eases(self.effect, s, scope)

    def contends(self) -> bool:
        return easing.contends(self.effect)

    def step(self, s: State, f: Frame) -> None:
        """Mark it and do it, or nothing."""
        step = f.step
        f.step = step + 1
        if step == 0 and self.is_marked(s, s.scope_of(f)):
            stack.pop(s)
        elif step == 0:
            stack.push(s, self.mark, f)
        elif step == 1:
            stack.push(s, self.effect, f)
        else:
            stack.pop(s)


@dataclass(frozen=True)
class GainsNamedSubtype(Modifier):
    """Certain cards have the subtype that a player has named."""

    name: str
    who: Selector

    def statistic(self) -> int:
        return values.NAMED_SUBTYPE

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The entity is a card and a subtype in one number."""
        ref, place = divmod(entity, values.SUBTYPE)
        if place not in values_named(table_of(s), scope, self.name):
            return 0
        return int(ref in self.who.find(s, scope))


def values_named(t: Table, scope: Scope, name: str) -> list[int]:
    """What an ability calls by this name, or what is kept under it for its card."""
    found = scope.names.get(name)
    if found is not None:
        return found
    for one in reversed(t.lasting):
        if not durations.is_in_force(t, one):
            continue
        if one.scope.source == scope.source and isinstance(one.op, Until):
            modifier = one.op.modifier
            if isinstance(modifier, Kept) and modifier.name == name:
                return one.scope.names.get(name, [])
    return []


@dataclass(frozen=True)
class WhatIsKept(Selector):
    """What was chosen under a name and kept for this card, as long as it is there."""

    name: str

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        return [one for one in values_named(t, scope, self.name) if one in t.copies]


def amount_name(name: str) -> str:
    """Under which name it is kept how much an effect did."""
    return f"amount of {name}"


@dataclass(frozen=True)
class NamedAmount(Quantity):
    """How much the effect did that is known by this name."""

    name: str

    def amount(self, s: State, scope: Scope) -> int:
        return sum(scope.names.get(amount_name(self.name), []))


@dataclass(frozen=True)
class OfNamedColour(filters.Filter):
    """Of the colour a player has chosen."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return any(
            filters.is_of_colour(t, entity, one) for one in values_named(t, scope, self.name)
        )


@dataclass(frozen=True)
class OfNamedTitle(filters.Filter):
    """
    With a title that a player has named, or that was noted: a copy of it.

    Rulings: arh.part8.copy.01
    """

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return title_of(t, entity) in values_named(t, scope, self.name)


@dataclass(frozen=True)
class OfNamedSubtype(filters.Filter):
    """With the subtype a player has chosen."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        chosen = [values.SUBTYPES[place] for place in values_named(t, scope, self.name)]
        copy = filters.copy_behind(t, entity)
        if copy is None:
            return any(subtype in filters.facts_of(t, entity).subtypes for subtype in chosen)
        return any(values.has_subtype(t, copy, subtype) for subtype in chosen)


@dataclass(frozen=True)
class ShowingNamedSymbol(filters.Filter):
    """A die that shows the symbol a player has named."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).symbol in values_named(t, scope, self.name)


@dataclass(frozen=True)
class NamedNumber(Quantity):
    """The number a player has named."""

    name: str

    def amount(self, s: State, scope: Scope) -> int:
        """It; before there is one, one that nothing has."""
        named = values_named(table_of(s), scope, self.name)
        return named[0] if named else NOBODY


@dataclass(frozen=True)
class ChosenIsYou(Condition):
    """The player who was chosen is you."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.names.get(PLAYER_NAME) == [scope.you]
