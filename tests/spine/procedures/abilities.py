"""The abilities of figures and cards, and the verbs they are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.choosing import Choose
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form, Frame, Lasting, Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import CHOOSE, Op, Selector
from dejarik.kernel.stack import ask, pop
from dejarik.kernel.state import State
from dejarik.kernel.timing import Ability
from tests.spine.procedures import pieces, reach
from tests.spine.procedures.pieces import FIRST_CARD, table
from tests.spine.procedures.procedures import ATTACK_FACES, begin_attack

ATTACKER: Final = 0
DEFENDER: Final = 1
BYSTANDER: Final = 2

REROLL_REASON: Final = 7


@dataclass(frozen=True)
class SpendToken(Op):
    """The cost of many abilities: a token of the figure."""

    def step(self, s: State, f: Frame) -> None:
        """Pay."""
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(pieces.TOKEN_SPENT, scope.you, scope.source, scope.source, 1))


@dataclass(frozen=True)
class PlayCard(Op):
    """The cost of a card: it leaves the hand."""

    def step(self, s: State, f: Frame) -> None:
        """Pay."""
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(pieces.CARD_PLAYED, scope.you, scope.source, scope.source))


@dataclass(frozen=True)
class OfThisAttack(Modifier):
    """More hits or blocks, in the attack the ability was used in and in no other."""

    number: int
    amount: int

    def statistic(self) -> int:
        """Hits or blocks."""
        return self.number

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The amount, if the attack read is the one named."""
        return self.amount if scope.names["attack"] == [entity] else 0


@dataclass(frozen=True)
class UntilAttackEnds(Op):
    """A modifier that ends with its own attack: the number of the attack is the duration."""

    modifier: Modifier

    def step(self, s: State, f: Frame) -> None:
        """Begin to last."""
        scope = s.scope_of(f).clone()
        scope.paused = -1
        s.lasting.append(Lasting(self, scope, scope.names["attack"][0]))
        s.index = None
        s.changes += 1
        pop(s)


@dataclass(frozen=True)
class Reroll(Op):
    """Roll one attack die again; no die twice in one attack."""

    def step(self, s: State, f: Frame) -> None:
        """Ask which, then roll it."""
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            ask(s, f, scope.actor, ONE, REROLL_REASON)
            return
        pop(s)
        event = Event(pieces.REROLLED, scope.you, scope.source, scope.source)
        event.detail = scope.names["attack"][0]
        event.amount = ATTACK_FACES[s.chance.draw(pieces.ATTACK_DIE, scope.source, 6)]
        event.items = f.items
        emit(s, event)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The dice by their places."""
        scope = s.scope_of(f)
        done = table(s).attack(scope.names["attack"][0]).rerolled
        return [Option(VALUE, scope.source, NOTHING, die) for die in (0, 1) if die not in done]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One die."""
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """That die."""
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Strike(Op):
    """An interrupt: a named figure, or the ability's own, performs a whole attack."""

    attacker: str = ""

    def step(self, s: State, f: Frame) -> None:
        """Attack once; then this is done."""
        scope = s.scope_of(f)
        attacker = scope.names[self.attacker][0] if self.attacker else scope.source
        pop(s)
        begin_attack(s, attacker, scope.names["other"][0])


@dataclass(frozen=True)
class InReachOfMover(Selector):
    """One of your figures that could attack the figure that moves."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those in reach."""
        game = table(s)
        mover = game.figure(scope.names["other"][0])
        mine = reach.own_figures(game, scope.you)
        return [one.id for one in mine if reach.in_reach(game, one, mover)]

    def mode(self) -> int:
        """Chosen."""
        return CHOOSE


@dataclass(frozen=True)
class FigureAbility(Ability):
    """What a figure may do once in a window of an attack it takes part in."""

    kind: int
    role: int
    effect: Op
    cost: int = 0
    strikes: bool = False

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Only in its own role, with its cost at hand, and in reach if it strikes."""
        game = table(s)
        figure = game.figure(holder)
        if holder != (event.source if self.role == ATTACKER else event.subject):
            return None
        other = event.subject if self.role == ATTACKER else event.source
        if figure.tokens < self.cost:
            return None
        if self.strikes and not reach.is_on(game, holder, other):
            return None
        scope = Scope(figure.seat, holder)
        scope.names = {"attack": [event.detail], "other": [other]}
        return scope

    def program(self) -> Op:
        """What it does, its cost first."""
        return self.effect


@dataclass(frozen=True)
class CardAbility(Ability):
    """What a card in hand may do for its owner, in the role it names."""

    kind: int
    role: int
    effect: Op

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Only for a seat in that role; a mover is interrupted only where it stands alone."""
        game = table(s)
        seat = 0 if holder - FIRST_CARD in game.hands[0] else 1
        if role_of(s, event, seat) != self.role:
            return None
        scope = Scope(seat, holder)
        scope.names = {"attack": [event.detail], "other": [event.source]}
        if self.role == BYSTANDER:
            in_reach = IN_REACH.find(s, scope)
            if not in_reach or reach.shares_space(game, game.figure(event.source)):
                return None
        return scope

    def program(self) -> Op:
        """What it does, its cost first."""
        return self.effect


def role_of(s: State, event: Event, seat: int) -> int:
    """The part a seat plays in an event, by the figures in it."""
    game = table(s)
    if seat == game.figure(event.source).seat:
        return ATTACKER
    return BYSTANDER if event.kind == pieces.STEP else DEFENDER


def _lasting(number: int, amount: int) -> Op:
    return UntilAttackEnds(OfThisAttack(number, amount))


IN_REACH: Final = InReachOfMover()
AIM: Final = FigureAbility(pieces.DECLARED, ATTACKER, _lasting(pieces.HITS, 1))
OVERCHARGE: Final = FigureAbility(
    pieces.DECLARED, ATTACKER, Sequence((SpendToken(), _lasting(pieces.HITS, 2))), 1
)
QUICKDRAW: Final = FigureAbility(
    pieces.DECLARED, DEFENDER, Sequence((SpendToken(), Strike())), 1, strikes=True
)
STEADY: Final = FigureAbility(pieces.ROLLED, ATTACKER, Reroll())
BRACE: Final = FigureAbility(
    pieces.MODIFIED, DEFENDER, Sequence((SpendToken(), _lasting(pieces.BLOCKS, 1))), 1
)
RIPOSTE: Final = FigureAbility(
    pieces.DAMAGE, DEFENDER, Sequence((SpendToken(), Strike())), 1, strikes=True
)

FIGURE_ABILITIES: Final = {
    "scout": (AIM, OVERCHARGE),
    "guard": (BRACE, RIPOSTE),
    "hunter": (STEADY, QUICKDRAW),
    "runner": (),
}

SNAP: Final = CardAbility(
    pieces.MODIFIED, ATTACKER, Sequence((PlayCard(), _lasting(pieces.HITS, 1)))
)
COVER: Final = CardAbility(
    pieces.MODIFIED, DEFENDER, Sequence((PlayCard(), _lasting(pieces.BLOCKS, 1)))
)
AMBUSH: Final = CardAbility(
    pieces.STEP,
    BYSTANDER,
    Sequence((PlayCard(), Choose(IN_REACH, "ambusher"), Strike("ambusher"))),
)
CARDS: Final = (SNAP, COVER, AMBUSH)
CARD_NAMES: Final = ("snap", "cover", "ambush")
