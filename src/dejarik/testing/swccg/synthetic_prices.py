"""
Made-up prices: Force that is lost, a card that is given up, a price that a draw finds.

They only say what initiation does; when it does it, and what then answers, is up to the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import costs
from dejarik.games.swccg.rules.flow import acting, destiny
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.games.swccg.rules.flow.leaving import return_card
from dejarik.games.swccg.rules.flow.losing import losable, pay_by_losing
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

PAID: Final = "paid"
FOUND: Final = "found"


@dataclass(frozen=True)
class LosesForIt(Op):
    """Its player loses so much Force for it; 0 for what deploying the card there costs."""

    amount: int = 0

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        scope.names[PAID] = [1]
        amount = self.amount
        if not amount:
            amount = costs.deploy_cost(t, scope.source, scope.names["chosen"][0])
        pop(s)
        pay_by_losing(s, scope.you, scope.source, amount)


@dataclass(frozen=True)
class GivesUpChosen(Op):
    """What was chosen first goes out of play."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        scope.names[PAID] = [1]
        pop(s)
        return_card(s, t, scope.you, scope.source, scope.names["chosen"][0], ids.OUT)


@dataclass(frozen=True)
class FindsPrice(Op):
    """A destiny is drawn for the price, which its player then pays or refuses."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            destiny.draw_destiny(s, scope.you, scope.source, 1, destiny.PLAIN)
        elif place == 1:
            scope.names[FOUND] = [max(0, f.result)]
            ask(s, f, scope.you, YES_NO, 0)
        else:
            scope.names[PAID] = [1]
            if f.x == NO or not costs.can_use(t, scope.you, scope.names[FOUND][0]):
                scope.names[acting.REFUSED] = [1]
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return [Option(YES), Option(NO)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class ForAPrice(UseText):
    """A text whose initiation does something else before Force is used."""

    first: Op = LosesForIt(1)

    def prepares(self, t: Table, scope: Scope) -> Op | None:
        return None if PAID in scope.names else self.first

    def price(self, t: Table, scope: Scope) -> int:
        return scope.names.get(FOUND, [self.cost])[0]


@dataclass(frozen=True)
class TextForLoss(Text):
    """A text that is open only to who has so much Force to lose."""

    needed: int = 1

    def is_open(self, t: Table, scope: Scope, event: Event) -> bool:
        enough = t.life_force(scope.you) + len(t.pile(scope.you, ids.HAND)) >= self.needed
        return super().is_open(t, scope, event) and enough and bool(losable(t, scope.you))


@dataclass(frozen=True)
class DeployByLosing(Deploy):
    """A card is deployed, and what it costs is lost and not used."""

    first: Op = LosesForIt()

    def prepares(self, t: Table, scope: Scope) -> Op | None:
        return None if PAID in scope.names else self.first

    def shares(self, t: Table, scope: Scope) -> list[int]:
        return [0, 0]
