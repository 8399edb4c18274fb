"""The one way any die is resolved. The action is in `resolve_action`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import IN_POOL, table_of
from dejarik.games.destiny.rules import die_rules
from dejarik.games.destiny.rules import resolution_terms as how
from dejarik.games.destiny.rules.blanks import worth_of_blank
from dejarik.games.destiny.rules.flow import die_payment
from dejarik.games.destiny.rules.indirect_damage import pay_indirect
from dejarik.games.destiny.rules.values import DIE_RESOLVED_AS
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import contributions
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

SPECIAL_REASON: Final = 19
SYMBOL_REASON: Final = 32

PICK_SYMBOL: Final = 0
ANNOUNCE: Final = 1
PAY: Final = 2
CARRY_OUT: Final = 3
LEAVE: Final = 4
ROLL_AGAIN: Final = 5

SPREAD_SHIELDS: Final = -2
"""The last program but one among those of the symbols: shields that may be distributed."""
PICKED_DISCARD: Final = -1
"""The last one: cards that are looked at and picked instead of drawn at random."""


def resolve_die(t: Table, seat: int, number: int, modifiers: list[int], manner: how.Manner) -> None:
    """
    Start resolving a die as a seat's own, with modifiers and in a manner.

    Rulings: arh.part5.resolve.10, arh.part2.throughcards.06
    """
    die = t.dice[number]
    scope = Scope(seat, die.copy or die.card)
    scope.subject = number
    scope.names = manner
    f = push_scope(t, RESOLVE_DIE, scope)
    f.x = number
    f.items = modifiers.copy()


def frame_resolving(t: Table, number: int) -> Frame | None:
    """The frame of the resolution a die is in the middle of, alone or as a modifier."""
    for frame in reversed(t.frames):
        if frame.op is RESOLVE_DIE and (frame.x == number or number in frame.items):
            return frame
    return None


def resolution_of(t: Table, number: int) -> Scope | None:
    """The scope of that resolution."""
    frame = frame_resolving(t, number)
    return None if frame is None else frame.own


def modifiers_of(t: Table, number: int) -> list[int]:
    """The modifiers of a die that is in the middle of its resolution."""
    for frame in reversed(t.frames):
        if frame.op is RESOLVE_DIE and frame.x == number:
            return frame.items
    return []


def note_outcome(t: Table, number: int, amount: int) -> None:
    """Note how much a die in the middle of its resolution has brought about."""
    resolution = resolution_of(t, number) if number else None
    if resolution is not None:
        resolution.names[how.OUTCOME_NAME] = [amount]


def bring_outcome(t: Table, number: int, scope: Scope) -> None:
    """Let an ability that follows a die's resolution know what it has brought about."""
    resolution = resolution_of(t, number)
    if resolution is not None and how.OUTCOME_NAME in resolution.names:
        scope.names[how.OUTCOME_NAME] = resolution.names[how.OUTCOME_NAME].copy()


def symbol_in(t: Table, die: Die, manner: how.Manner) -> int:
    """The symbol a die is resolved for."""
    treated = manner.get(how.AS_NAME)
    return t.side_of(die).symbol if treated is None else treated[0]


def treatments(t: Table, die: Die, scope: Scope) -> list[int]:
    """
    The symbols a die in the middle of its resolution may be treated as showing.

    One ability may start from what another has made of it.
    """
    names = scope.names
    before = names.get(how.AS_NAME)
    found = [symbol_in(t, die, names)]
    for symbol in found:
        names[how.AS_NAME] = [symbol]
        for part in contributions(t, DIE_RESOLVED_AS, die.id):
            if part.amount not in found:
                found.append(part.amount)
    if before is None:
        del names[how.AS_NAME]
    else:
        names[how.AS_NAME] = before
    wanted = names[how.OPEN_NAME]
    return [
        symbol for symbol in found if symbol != facts.BLANK and (not wanted or symbol in wanted)
    ]


def other_symbols(t: Table, seat: int, die: Die, less: int) -> list[int]:
    """The symbols a die does not show for which it could be resolved, for less or at its cost."""
    shown = t.side_of(die).symbol
    found: list[int] = []
    for symbol in range(facts.BLANK + 1, facts.FERAL):
        if symbol == shown:
            continue
        if die_rules.why_not_resolve(t, seat, die, symbol, less=less) is None:
            found.append(symbol)
    return found


def shown_symbol(t: Table, die: Die) -> int:
    """
    The symbol a die shows; while it is resolved, what it is treated as showing.

    Rulings: arh.faq.60
    """
    if die.id in t.treating:
        return t.treating[die.id]
    for frame in reversed(t.frames):
        if frame.op is RESOLVE_DIE and frame.x == die.id and frame.own is not None:
            return symbol_in(t, die, frame.own.names)
    return t.side_of(die).symbol


def die_value(t: Table, die: Die, modifiers: list[int], scope: Scope) -> int:
    """
    The combined value of a die, its modifiers and a bonus; specials stay at 0.

    Rulings: arh.part2.modifier.02, arh.part2.special.02, arh.part2.blank.02
    """
    shown = t.side_of(die).symbol
    edition = t.rules.edition
    if facts.SPECIAL in (shown, symbol_in(t, die, scope.names)):
        return 0
    worth = worth_in(t, die, scope.names)
    is_worth_nothing = shown == facts.BLANK and worth == die_rules.AS_PRINTED
    if is_worth_nothing and edition.treated_blank_is_zero:
        return 0
    bonus = scope.names.get(how.BONUS_NAME, [])
    others = [t.dice[one] for one in modifiers]
    if edition.each_value_ends_at_zero:
        values = [die_rules.value_of(t, one, scope.you) for one in others]
        values.append(die_rules.value_of(t, die, scope.you, worth))
    else:
        values = [die_rules.changed_value(t, one, scope.you) for one in others]
        values.append(die_rules.changed_value(t, die, scope.you, worth))
    return max(0, sum(values) + sum(bonus))


def worth_in(t: Table, die: Die, manner: how.Manner) -> int:
    """
    What the value of a die is treated as, if as anything but what is printed.

    What a card says of blanks counts where their player treats them as another symbol, and
    not where an effect says so.
    """
    if how.WORTH_NAME in manner:
        return manner[how.WORTH_NAME][0]
    said = manner.get(how.FORCED_NAME, [die_rules.AS_IT_SHOWS])[0]
    is_by_choice = said == die_rules.AS_IT_SHOWS and how.ANOTHER_NAME not in manner
    if t.side_of(die).symbol != facts.BLANK or how.AS_NAME not in manner or not is_by_choice:
        return die_rules.AS_PRINTED
    return worth_of_blank(t, die, manner[how.AS_NAME][0])


def fallen(t: Table) -> int:
    """How many characters lie defeated."""
    return sum([len(player.defeated) for player in t.players])


def note_rerolled(t: Table, number: int, dice: list[int]) -> None:
    """Note the dice that a die in the middle of its resolution rerolls, if somebody asks."""
    resolution = resolution_of(t, number) if number else None
    if resolution is not None and how.TOLD_NAME in resolution.names:
        resolution.names[how.REROLLED_NAME] = dice.copy()


def note_discarded(t: Table, number: int, cards: list[int]) -> None:
    """Note the cards that a die in the middle of its resolution discards, if somebody asks."""
    resolution = resolution_of(t, number) if number else None
    if resolution is not None and how.TOLD_NAME in resolution.names:
        resolution.names[how.DISCARDED_NAME] = cards.copy()


def note_struck(t: Table, number: int, refs: list[int]) -> None:
    """Note against what the damage of a die in the middle of its resolution goes."""
    resolution = resolution_of(t, number) if number else None
    if resolution is not None:
        resolution.names[how.STRUCK_NAME] = refs.copy()


@dataclass(frozen=True)
class ResolveDie(Op):
    """
    What comes before, a die's cost, its symbol, and back to its card.

    Rulings: arh.part5.resolve.03
    """

    def step(self, s: State, f: Frame) -> None:
        """Announce, pay, carry out, return; perhaps roll again instead."""
        t = table_of(s)
        scope = s.scope_of(f)
        die = t.dice.get(f.x)
        step = f.step
        f.step = step + 1
        if step == LEAVE:
            self.leave(t, f, scope)
        elif die is None or step > ROLL_AGAIN or die.zone != IN_POOL:
            if step != CARRY_OUT or how.VALUE_NAME not in scope.names:
                pop(s)
            else:
                self.run_symbol(t, f, scope)
        elif step == PICK_SYMBOL:
            self.pick_symbol(t, f, die, scope)
        elif step == ANNOUNCE:
            emit(t, self.event(t, f, die, scope, ev.DIE_RESOLVING))
        elif step == PAY:
            if not self.help_to_pay(t, f, scope):
                self.pay(t, f, scope, die)
        elif step == CARRY_OUT:
            self.carry_out(t, f, die, scope)
        elif scope.names.get(how.STAYS_NAME) == [1]:
            rolled = Event(ev.DICE_ROLLED, scope.you, 0, scope.source, 1, 1)
            rolled.items = [f.x]
            emit(t, rolled)

    def pick_symbol(self, t: Table, f: Frame, die: Die, scope: Scope) -> None:
        """
        Through a card: let its player say as what a die is treated, if it may be.

        Rulings: arh.faq.49, arh.faq.51
        """
        symbols = self.choices(t, die, scope)
        if len(symbols) > 1:
            ask(t, f, scope.you, ONE, SYMBOL_REASON)
        elif symbols:
            scope.names[how.AS_NAME] = [symbols[0]]

    def choices(self, t: Table, die: Die, scope: Scope) -> list[int]:
        """The symbols its player may choose from; none where it is what it shows."""
        if how.ANOTHER_NAME in scope.names:
            return other_symbols(t, scope.you, die, die_payment.spared_by(scope))
        return treatments(t, die, scope) if how.OPEN_NAME in scope.names else []

    def event(self, t: Table, f: Frame, die: Die, scope: Scope, kind: int) -> Event:
        """That this die is, or is to be, resolved for its symbol."""
        event = Event(kind, scope.you, f.x, die.copy, 0, symbol_in(t, die, scope.names))
        event.items = [one for one in f.items if one in t.dice]
        return event

    def help_to_pay(self, t: Table, f: Frame, scope: Scope) -> bool:
        """
        Die by die, let abilities lower what is to be paid; whether any of them does.

        `y` counts the dice that were asked about.
        """
        dice = [f.x, *f.items]
        while f.y < len(dice):
            number = dice[f.y]
            f.y += 1
            if not t.is_in_a_pool(number):
                continue
            due = Event(ev.DIE_PAYMENT_DUE, scope.you, number, t.dice[number].copy)
            if is_awaited(t, due) and die_payment.price_of(t, number, f) > 0:
                f.step = PAY
                emit(t, due)
                return True
        return False

    def pay(self, t: Table, f: Frame, scope: Scope, die: Die) -> None:
        """
        Resources are spent first, then indirect damage is taken.

        What came before may have made it impossible; then the die is not resolved.
        """
        symbol = scope.names.get(how.AS_NAME, [die_rules.AS_IT_SHOWS])[0]
        f.items = [one for one in f.items if t.is_in_a_pool(one)]
        dice = [f.x, *f.items]
        cost = die_payment.cost_of(t, dice, scope)
        reason = die_rules.why_not_resolve(
            t,
            scope.you,
            die,
            symbol,
            plain=how.PLAIN_NAME in scope.names,
            again=how.AGAIN_NAME in scope.names,
            less=die_payment.spared_by(scope) + die_payment.eased(scope, f.x),
        )
        if reason is not None or cost > t.players[scope.you].resources:
            pop(t)
            return
        if not t.rules.edition.lost_die_is_lost:
            self.weigh(t, f, die, scope)
        pay_indirect(t, f, die_payment.damage_cost_of(t, dice, scope))
        if cost:
            emit(t, Event(ev.RESOURCES_SPENT, scope.you, f.x, die.copy, cost))

    def leave(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        The die is resolved and returns to its card, unless its effect keeps it.

        If it has left already it is resolved all the same, and its modifiers go back. What
        should be rerolled instead and cannot be goes as usual.
        Rulings: arh.clar.sa.10
        """
        if scope.names.get(how.STAYS_NAME) == [1] and not die_rules.can_be_rerolled(t, f.x):
            del scope.names[how.STAYS_NAME]
        resolved = self.event(t, f, t.die(f.x), scope, ev.DIE_RESOLVED)
        resolved.amount = scope.names[how.VALUE_NAME][0]
        resolved.detail = scope.names[how.SYMBOL_NAME][0]
        if how.STAYS_NAME in scope.names:
            resolved.flags |= ev.STAYS
        if how.TOLD_NAME in scope.names:
            self.tell(t, scope)
        emit(t, resolved)

    def tell(self, t: Table, scope: Scope) -> None:
        """Let the ability that resolved the die know what came of it."""
        asking = t.scope_of(t.frames[-2])
        asking.names[how.RESOLVED_FOR_NAME] = scope.names[how.VALUE_NAME].copy()
        asking.names[how.REROLLED_NAME] = scope.names.get(how.REROLLED_NAME, []).copy()
        asking.names[how.DISCARDED_NAME] = scope.names.get(how.DISCARDED_NAME, []).copy()
        asking.names[how.STRUCK_NAME] = scope.names.get(how.STRUCK_NAME, []).copy()
        before = scope.names.get(how.FELL_NAME, [fallen(t)])[0]
        asking.names[how.FELL_NAME] = [fallen(t) - before]

    def carry_out(self, t: Table, f: Frame, die: Die, scope: Scope) -> None:
        """
        Run the symbol's program; a card with several specials lets its player choose.

        Rulings: arh.part5.resolve.09, arh.part8.unblockable.02
        """
        # The cost may have defeated a character, and modifiers may have left with it.
        f.items = [one for one in f.items if t.is_in_a_pool(one)]
        t.spent_dice += [die.id, *f.items]
        if how.TOLD_NAME in scope.names:
            scope.names[how.FELL_NAME] = [fallen(t)]
        self.weigh(t, f, die, scope)
        self.run_symbol(t, f, scope)

    def weigh(self, t: Table, f: Frame, die: Die, scope: Scope) -> None:
        """Note the value, the symbol and whether its damage can be blocked."""
        scope.names[how.VALUE_NAME] = [die_value(t, die, f.items, scope)]
        if die_rules.is_unblockable(t, die):
            scope.names[how.UNBLOCKABLE_NAME] = [1]
        scope.names[how.SYMBOL_NAME] = [symbol_in(t, die, scope.names)]

    def run_symbol(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        Do what was noted, or ask which special.

        Rulings: arh.part7.special.04
        """
        t.changes += 1
        symbol = scope.names[how.SYMBOL_NAME][0]
        if symbol != facts.SPECIAL:
            value = scope.names[how.VALUE_NAME][0]
            if symbol == facts.SHIELD and die_rules.can_be_spread(t, t.die(f.x), scope.you, value):
                symbol = SPREAD_SHIELDS
            elif symbol == facts.DISCARD and how.PICKED_NAME in scope.names:
                symbol = PICKED_DISCARD
            push_scope(t, t.rules.symbols[symbol], scope.clone())
            return
        specials = self.specials(t, f)
        if len(specials) > 1:
            ask(t, f, scope.you, ONE, SPECIAL_REASON)
        elif specials:
            push_scope(t, specials[0], scope.clone())

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        t = table_of(s)
        if f.step == ANNOUNCE:
            symbols = self.choices(t, t.dice[f.x], s.scope_of(f))
            return [Option(VALUE, f.x, symbol, symbol) for symbol in symbols]
        specials = self.specials(t, f)
        return [Option(VALUE, f.x, place, place) for place in range(len(specials))]

    def closed(self, s: State, f: Frame) -> None:
        """Treat it as showing that symbol, or run the chosen special."""
        t = table_of(s)
        picked = f.forms[0].picks[0]
        scope = s.scope_of(f)
        if f.step == ANNOUNCE:
            scope.names[how.AS_NAME] = [picked]
            return
        push_scope(s, self.specials(t, f)[picked], scope.clone())

    def specials(self, t: Table, f: Frame) -> list[Op]:
        """The special abilities of the die, which may have left with its card."""
        return t.definition_of_die(t.die(f.x)).specials


RESOLVE_DIE: Final = ResolveDie()
