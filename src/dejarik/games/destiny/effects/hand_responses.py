"""
Responses out of a hand that nothing shows: who could hold such a card is asked every time.

What belongs here: the part of such a card and its question. What does not: whom the question is
put to (`rules.out_of_play_abilities`), and abilities in a hand that show the card (`abilities`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.triggers import Triggered
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.out_of_play_abilities import HELD
from dejarik.kernel.decisions import PASS, PRIORITY, REACTION, Option
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

HAND_REASON: Final = 77

ASKING: Final = 0
ANSWERING: Final = 1
DONE: Final = 2


@dataclass(frozen=True)
class FromHandUnseen(Part):
    """
    An ability used while the card is in its owner's hand, waiting for what does not show it.

    Rulings: arh.part7.abilities.05
    """

    ability: Triggered

    def furnish(self, definition: Definition) -> None:
        definition.heard_unseen += self.ability.heard()


@dataclass(frozen=True)
class OfferFromHand(Op):
    """
    Ask whoever could hold this card for one, as a response that may be passed.

    One after another, as long as there are cards in that hand which were there when the ability
    was triggered. `x` is the card at hand.
    """

    effect: Op

    def step(self, s: State, f: Frame) -> None:
        """Ask, do it, ask again; the question is put whatever the hand holds."""
        scope = s.scope_of(f)
        if f.step == ANSWERING:
            f.step = ASKING
            inner = Scope(scope.you, f.x)
            inner.event = None if scope.event is None else scope.event.clone()
            push_scope(s, self.effect, inner)
        elif f.step == ASKING and self.may_hold(table_of(s), scope):
            ask(s, f, scope.you, PRIORITY, HAND_REASON)
        else:
            pop(s)

    def may_hold(self, t: Table, scope: Scope) -> bool:
        """Whether some card of the hand has been there since, as everyone sees."""
        return any(card in t.players[scope.you].hand for card in scope.names[HELD])

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The cards that could be used so, and to pass."""
        t = table_of(s)
        hand = t.players[form.seat].hand
        own = t.rules.numbers[t.rules.programs.address(self)[0]]
        found = [
            Option(REACTION, card)
            for card in s.scope_of(f).names[HELD]
            if card in hand
            and t.knowledge.identity[card] == own
            and self.effect.can(s, Scope(form.seat, card))
        ]
        return [*found, Option(PASS)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """A card, or none."""
        form.picks.append(option.source)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]
        f.step = ANSWERING if f.x else DONE
