"""Dice: remove, turn, roll, reroll, place, gain, split. Resolving them is in `resolution`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import verbs
from dejarik.games.destiny.effects.die_sides import would_fit
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts, state
from dejarik.games.destiny.rules import die_rules, values
from dejarik.games.destiny.rules.flow.resolving import note_rerolled
from dejarik.games.destiny.rules.focus import turned_by_focus
from dejarik.games.destiny.rules.handling import tell_of
from dejarik.games.destiny.rules.resilience import too_many_of_one
from dejarik.kernel import choosing, decisions, program, stack
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

SIDE_REASON: Final = 25
RESILIENCE_REASON: Final = 40
SPARING: Final = 4
"""The step in which it is asked which die of a character with Resilience goes."""
SPLIT_REASON: Final = 26
GROUP_REASON: Final = 27


@dataclass(frozen=True)
class TurnDice(choosing.Choosing):
    """
    Turn each of the chosen dice to another side; `symbols` limits which (empty: any).

    With `like`, only sides whose symbol the dice of that name show; with `others`, only
    sides that show none of the symbols.
    Rulings: arh.part8.turn.01, arh.part8.turn.02, arh.part2.focus.01
    """

    dice: program.Selector
    symbols: tuple[int, ...] = ()
    like: str = ""
    name: str = ""
    others: bool = False

    def wanted(self) -> program.Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: program.Selector) -> list[int]:
        """Dice in a pool: one that was spoken of may have left it."""
        t = state.table_of(s)
        found = [one for one in wanted.find(s, scope) if t.is_in_a_pool(one)]
        return turned_by_focus(t, scope, found)

    def proceed(self, s: State, f: Frame) -> None:
        """Choose dice, then a side for each that is still there."""
        t = state.table_of(s)
        scope = s.scope_of(f)
        if f.step == 2:
            f.step = 1
            if f.result != NOT_DONE:
                f.y |= 1 << f.x
            f.x += 1
        while f.x < len(f.items):
            number = f.items[f.x]
            there = t.is_in_a_pool(number)
            sides = self.sides_for(t, scope, t.dice[number]) if there else []
            if len(sides) > 1:
                f.step = 3
                stack.ask(s, f, scope.actor, decisions.SIDE, SIDE_REASON)
                return
            if sides:
                self.turn(t, f, sides[0])
                return
            scope.ok = False
            f.x += 1
        if len(f.items) < self.dice.at_least(s, scope):
            scope.ok = False
        choosing.remember(scope, f.items, len(f.items), self.name)
        stack.pop(s)
        turned = [die for place, die in enumerate(f.items) if f.y >> place & 1]
        tell_of(t, scope, ev.DIE_TURNED, turned)

    def turn(self, t: Table, f: Frame, side: int) -> None:
        """Turn the die at hand."""
        f.step = 2
        scope = t.scope_of(f)
        emit_for(t, f, Event(ev.DIE_TURNED, scope.actor, f.items[f.x], scope.source, 1, side))

    def allows(self, t: Table, scope: Scope, die: Die, place: int) -> bool:
        """Whether a die may be turned to this side of it."""
        symbols = list(self.symbols)
        if self.like:
            shown = scope.names.get(self.like, [])
            symbols = [t.side_of(t.dice[one]).symbol for one in shown if one in t.dice]
            if not symbols:
                return False
        symbol = t.definition_of_die(die).facts.sides[place].symbol
        return not symbols or (symbol in symbols) != self.others

    def sides_for(self, t: Table, scope: Scope, die: Die) -> list[int]:
        """
        The sides it can be turned to; of identical sides only the first.

        Rulings: arh.part8.turn.03
        """
        seen: list[str] = []
        found: list[int] = []
        for place, side in enumerate(t.definition_of_die(die).facts.sides):
            if place == die.side or not self.allows(t, scope, die, place):
                continue
            written = facts.write_side(side)
            if written not in seen:
                seen.append(written)
                found.append(place)
        return found

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """Dice, or sides of the die at hand."""
        if f.step != 3:
            return super().options(s, f, form)
        t = state.table_of(s)
        number = f.items[f.x]
        sides = self.sides_for(t, s.scope_of(f), t.dice[number])
        return [decisions.Option(decisions.VALUE, number, side, side) for side in sides]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        if f.step != 3:
            super().pick(s, f, form, option)
            return
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        if f.step == 3:
            self.turn(state.table_of(s), f, f.forms[0].picks[0])
        else:
            super().closed(s, f)


@dataclass(frozen=True)
class TurnDiceTo(TurnDice):
    """Turn each of the chosen dice to another side on which it would have these qualities."""

    to: tuple[Filter, ...] = ()

    def allows(self, t: Table, scope: Scope, die: Die, place: int) -> bool:
        return would_fit(self.to, t, scope, die, place)


@dataclass(frozen=True)
class ChooseSymbol(choosing.Choosing):
    """
    Choose a symbol that a die shows; the die is remembered for it.

    Rulings: arh.part8.showing.01
    """

    dice: program.Selector
    name: str

    def wanted(self) -> program.Selector:
        return self.dice

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if not f.items:
            scope.ok = False
        choosing.remember(scope, f.items, len(f.items), self.name)
        stack.pop(s)


@dataclass(frozen=True)
class RollDice(choosing.Choosing):
    """
    Reroll the chosen dice together, or roll them from their cards into your pool.

    With `the_pool` they go into the pool of whoever controls the first of them.
    Rulings: arh.part8.rolling.01, arh.part3.pool.05
    """

    dice: program.Selector
    again: bool = True
    name: str = ""
    the_pool: bool = False

    def wanted(self) -> program.Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: program.Selector) -> list[int]:
        """What may be rerolled; what lies in a pool already is found, and not rolled in."""
        found = wanted.find(s, scope)
        if not self.again:
            return found
        t = state.table_of(s)
        return [number for number in found if die_rules.can_be_rerolled(t, number)]

    def proceed(self, s: State, f: Frame) -> None:
        t = state.table_of(s)
        scope = s.scope_of(f)
        if f.step == 1:
            f.step = 2
            dice = [one for one in f.items if self.can_roll(t, scope, one)]
            if len(dice) < self.dice.at_least(s, scope):
                scope.ok = False
            f.items = dice
            if dice:
                rolled = Event(ev.DICE_ROLLED, scope.actor, 0, scope.source, len(dice))
                if self.the_pool:
                    rolled.seat = values.controller_of_die(t, t.dice[dice[0]])
                rolled.detail = int(self.again)
                rolled.items = dice.copy()
                emit_for(t, f, rolled)
                return
        if f.items and f.result == NOT_DONE:
            scope.ok = False
        elif self.again:
            note_rerolled(t, scope.subject, f.items)
        choosing.remember(scope, f.items, len(f.items), self.name)
        stack.pop(s)

    def can_roll(self, t: Table, scope: Scope, number: int) -> bool:
        """A reroll needs the die in a pool, rolling in needs it on its card or in another's."""
        if self.again:
            return die_rules.can_be_rerolled(t, number)
        die = t.dice.get(number)
        if die is None:
            return False
        if not values.can_be_rolled(t, number):
            return False
        from_pool = isinstance(self.dice, DiceOf) and self.dice.is_theirs(scope, die)
        return from_pool or die.zone == state.ON_CARD


@dataclass(frozen=True)
class RemoveDice(verbs.Verb):
    """
    Remove each of the chosen dice from its pool.

    What cannot be removed is judged for all of them before the first goes.
    Rulings: arh.part8.removing.01, arh.part8.removing.02
    """

    dice: program.Selector
    name: str = ""

    def wanted(self) -> program.Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: program.Selector) -> list[int]:
        t = state.table_of(s)
        found = wanted.find(s, scope)
        return [die for die in found if die_rules.can_be_removed(t, die, scope.actor, scope.you)]

    def begin(self, s: State, f: Frame) -> None:
        """All of them, with some protected, is not fully done."""
        super().begin(s, f)
        scope = s.scope_of(f)
        if self.dice.mode() == program.ALL and len(f.items) < len(self.dice.find(s, scope)):
            scope.ok = False

    def accepts(self, s: State, f: Frame, picks: list[int], entity: int) -> bool:
        """
        Not a second die of one character with Resilience.

        Rulings: arh.part7.resilience.01
        """
        if picks and too_many_of_one(state.table_of(s), [*picks, entity]):
            return False
        return super().accepts(s, f, picks, entity)

    def proceed(self, s: State, f: Frame) -> None:
        """
        Of several dice of a character with Resilience, let one be chosen first.

        Rulings: arh.part7.resilience.02
        """
        if f.step == verbs.BEGINNING and too_many_of_one(state.table_of(s), f.items):
            f.step = SPARING
            stack.ask(s, f, s.scope_of(f).actor, decisions.ONE, RESILIENCE_REASON)
            return
        super().proceed(s, f)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """Dice to remove, or which one of those of a character with Resilience."""
        if f.step != SPARING:
            return super().options(s, f, form)
        source = s.scope_of(f).source
        return [
            decisions.Option(decisions.ENTITY, source, die)
            for die in too_many_of_one(state.table_of(s), f.items)
        ]

    def closed(self, s: State, f: Frame) -> None:
        """Note the dice, or leave out those that are spared."""
        if f.step != SPARING:
            super().closed(s, f)
            return
        f.step = verbs.BEGINNING
        group = too_many_of_one(state.table_of(s), f.items)
        chosen = f.forms[0].picks[0]
        f.items = [die for die in f.items if die == chosen or die not in group]

    def name_for(self) -> str:
        return self.name

    def finish(self, s: State, f: Frame) -> None:
        """Tell of all of them together who waits for that."""
        scope = s.scope_of(f)
        removed = [die for die in f.items if die != NOTHING]
        super().finish(s, f)
        tell_of(state.table_of(s), scope, ev.DIE_REMOVED, removed)

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only a die in a pool can be removed."""
        die = t.dice.get(target)
        if die is None or die.zone != state.IN_POOL:
            return None
        return Event(ev.DIE_REMOVED, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class PlaceDie(verbs.Verb):
    """Place a die on this card, which keeps it from its own until it leaves play."""

    die: program.Selector

    def wanted(self) -> program.Selector:
        return self.die

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only while the card is there and the die is not already kept."""
        die = t.dice.get(target)
        if die is None or die.zone == state.HELD or scope.source not in t.copies:
            return None
        return Event(ev.DIE_TAKEN, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class GainDice(program.Op):
    """
    The character gains the dice of another, set aside with it.

    Rulings: arh.clar.rm.03, arh.clar.rm.04
    """

    dice: program.Selector

    def step(self, s: State, f: Frame) -> None:
        t = state.table_of(s)
        scope = s.scope_of(f)
        if (
            f.step == 0
            and scope.source in t.copies
            and t.copies[scope.source].type == facts.CHARACTER
        ):
            f.step = 1
            gained = Event(ev.DICE_GAINED, scope.you, scope.source, scope.source)
            gained.items = self.dice.find(s, scope)
            gained.amount = len(gained.items)
            emit_for(t, f, gained)
            return
        stack.pop(s)


@dataclass(frozen=True)
class GiveDice(verbs.Verb):
    """
    Another card gains dice, which are its own from then on.

    Rulings: arh.clar.dop.15
    """

    dice: program.Selector
    to: program.Selector

    def wanted(self) -> program.Selector:
        return self.to

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only those it does not have already."""
        dice = [one for one in self.dice.find(t, scope) if t.dice[one].copy != target]
        if target not in t.copies or not dice:
            return None
        gained = Event(ev.DICE_GAINED, scope.you, target, scope.source, len(dice))
        gained.items = dice
        return gained


@dataclass(frozen=True)
class SplitPool(program.Op):
    """
    The actor splits their dice pool into two groups, then its opponent chooses one.

    The chosen group gets the name. Who chooses is the ability's own player.
    """

    who: program.Quantity
    name: str

    def can(self, s: State, scope: Scope) -> bool:
        return bool(state.table_of(s).players[self.who.amount(s, scope)].pool)

    def step(self, s: State, f: Frame) -> None:
        t = state.table_of(s)
        scope = s.scope_of(f)
        seat = self.who.amount(s, scope)
        pool = t.players[seat].pool
        step = f.step
        f.step = step + 1
        if step == 0 and pool:
            stack.ask_some(s, f, seat, decisions.SOME, SPLIT_REASON, 0, len(pool))
        elif step == 1 and pool:
            split = Event(ev.POOL_SPLIT, seat, 0, scope.source, len(f.items))
            split.items = f.items.copy()
            emit_for(t, f, split)
        elif step == 2 and pool:
            stack.ask(s, f, scope.you, decisions.ONE, GROUP_REASON)
        else:
            if not pool:
                scope.ok = False
            chosen = f.items if f.x == 0 else [one for one in pool if one not in f.items]
            choosing.remember(scope, chosen, len(chosen), self.name)
            stack.pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """Dice of the pool behind the last pick, or the two groups."""
        if f.step == 3:
            return [
                decisions.Option(decisions.VALUE, 0, 0, 0),
                decisions.Option(decisions.VALUE, 0, 1, 1),
            ]
        return decisions.any_of(state.table_of(s).players[form.seat].pool, form.picks)

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        """One more die, or enough; a group closes at once."""
        if option.kind != decisions.STOP:
            form.picks.append(option.target)
        form.closed = option.kind == decisions.STOP or f.step == 3 or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Note the first group, or which one was chosen."""
        picks = f.forms[0].picks
        if f.step == 3:
            f.x = picks[0]
        else:
            f.items = picks.copy()


@dataclass(frozen=True)
class ThisDie(program.Selector):
    """
    The die whose ability is being resolved.

    An ability borrowed from another card has no die of its own.
    Rulings: arh.faq.25
    """

    def find(self, s: State, scope: Scope) -> list[int]:
        """It, as long as it is there."""
        return [scope.subject] if scope.subject in state.table_of(s).dice else []


@dataclass(frozen=True)
class DiceOf(program.Selector):
    """
    The character dice of a card: all of them, or one to choose that is on the card.

    With `anywhere` one in an opponent's pool may be chosen too, to be rolled into your own.
    Rulings: arh.clar.sa.03, arh.clar.sa.14, arh.clar.sa.15
    """

    card: program.Selector
    how: int = program.ALL
    anywhere: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return program.written(self, {"anywhere": False})

    def find(self, s: State, scope: Scope) -> list[int]:
        """Its matching dice; those to choose from must not be in a pool, or not in yours."""
        t = state.table_of(s)
        found: list[int] = []
        for ref in self.card.find(t, scope):
            for number in t.copy(ref).dice:
                die = t.dice.get(number)
                if die is None or die.copy != ref:
                    continue
                if (
                    self.how == program.ALL
                    or die.zone == state.ON_CARD
                    or self.is_theirs(scope, die)
                ):
                    found.append(number)
        return found

    def is_theirs(self, scope: Scope, die: Die) -> bool:
        """Whether it can be taken out of somebody else's pool."""
        return self.anywhere and die.zone == state.IN_POOL and die.seat != scope.actor

    def mode(self) -> int:
        return self.how


@dataclass(frozen=True)
class JustRolled(program.Selector):
    """The dice of a kind that were rolled by the activation an ability follows or effects."""

    filters: tuple[Filter, ...] = ()

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those still in a pool."""
        t = state.table_of(s)
        event = s.event_of(scope)
        dice = scope.names.get(ev.JUST_ROLLED, [])
        if event is not None and event.kind == ev.ACTIVATED:
            dice = event.items
        rolled = [t.dice[one] for one in dice if one in t.dice]
        return [
            die.id
            for die in rolled
            if die.zone == state.IN_POOL and fits_all(self.filters, t, scope, die.id)
        ]


@dataclass(frozen=True)
class CardOf(program.Selector):
    """The cards that dice match, as long as they are in play."""

    dice: program.Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """Each of them once."""
        t = state.table_of(s)
        found: list[int] = []
        for number in self.dice.find(t, scope):
            die = t.dice.get(number)
            if die is not None and die.copy in t.copies and die.copy not in found:
                found.append(die.copy)
        return found

    def mode(self) -> int:
        """One of them, if it is for a player to choose one of the dice."""
        return self.dice.mode()


@dataclass(frozen=True)
class CharacterOf(program.Selector):
    """The characters that dice belong to: their own cards, or those their upgrades are on."""

    dice: program.Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """Each of them once, as long as it is in play."""
        t = state.table_of(s)
        found: list[int] = []
        for number in self.dice.find(t, scope):
            die = t.dice.get(number)
            copy = None if die is None else t.copies.get(die.copy)
            if copy is not None and copy.type != facts.CHARACTER:
                copy = t.copies.get(copy.host)
            if copy is not None and copy.type == facts.CHARACTER and copy.ref not in found:
                found.append(copy.ref)
        return found


@dataclass(frozen=True)
class WithDiceInAPool(Filter):
    """
    A character with one of its character dice in somebody's pool.

    Rulings: arh.part8.characterdie.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return any(t.is_in_a_pool(number) for number in t.copy(entity).dice)
