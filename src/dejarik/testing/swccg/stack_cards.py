"""
Cards made up to try the stack: they cancel, answer, compel and follow each other.

Ops of their own stand here only where no word of a real card says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.definitions import Printed
from dejarik.games.swccg.effects import nouns, playing
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.games.swccg.model.state import CONTROL, table_of
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.games.swccg.rules import limits
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import Condition, Node, Op
from dejarik.kernel.stack import pop
from dejarik.testing.swccg import synthetic

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class ActivateSome(Op):
    """Its player activates Force from the top of the Reserve Deck."""

    count: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        source = scope.source
        emit_all(s, [Event(ev.ACTIVATE_ONE, scope.you, 0, source) for _ in range(self.count)])


@dataclass(frozen=True)
class OpponentLoses(Op):
    """The opponent loses Force."""

    count: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        begin_loss(s, table_of(s).other(scope.you), scope.you, scope.source, self.count)


@dataclass(frozen=True)
class TakeItBack(Op):
    """The card that was just lost comes to its owner's hand."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        if table_of(s).zone_of(scope.subject) == ids.LOST:
            emit(s, Event(ev.PUT_CARD, scope.you, scope.subject, scope.source, 0, ids.HAND))


@dataclass(frozen=True)
class InPhase(Condition):
    """It is a phase of one's own turn."""

    phase: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return t.turn == scope.you and t.phase == self.phase


def _effect(code: str, side: int) -> kinds.Definition:
    made = kinds.Definition(0, code, code, side, kinds.EFFECT)
    made.destiny = 4
    made.deploy = 0
    return made


def _interrupt(code: str, side: int) -> kinds.Definition:
    made = kinds.Definition(0, code, code, side, kinds.INTERRUPT)
    made.destiny = 5
    return made


def _tithe(forced: bool) -> playing.Text:
    """In one's control phase the opponent loses a Force: once, at the latest when it ends."""
    band = ev.DEADLINE if forced else ev.TOP
    action = playing.UseText(0, OpponentLoses(1), False, 1, limits.PER_PHASE)
    return playing.Text((ev.PHASE,), band, action, provided=(InPhase(CONTROL),), forced=forced)


def _effects() -> dict[str, tuple[Node, ...]]:
    """Those that lie beside a pile."""
    beside = DeployRule(beside=True, cost=1)
    return {
        "alarm": (
            beside,
            playing.Text(
                (ev.BATTLE_BEGINS,),
                ev.RESPOND,
                playing.UseText(0, OpponentLoses(1), False),
                forced=True,
            ),
        ),
        "siren": (
            beside,
            playing.Text(
                (ev.BATTLE_BEGINS,),
                ev.RESPOND,
                playing.UseText(0, ActivateSome(1), False),
                forced=True,
            ),
            playing.Text(
                (ev.BATTLE_BEGINS,),
                ev.RESPOND,
                playing.UseText(0, OpponentLoses(1), False),
                forced=True,
            ),
        ),
        "tithe": (beside, _tithe(forced=False), _tithe(forced=True)),
        "well": (
            beside,
            playing.Text(
                (ev.PHASE,),
                ev.TOP,
                playing.UseText(0, ActivateSome(1), False, 1, limits.PER_TURN),
                who=playing.YOU,
            ),
        ),
    }


def _others() -> dict[str, tuple[Node, ...]]:
    """Interrupts, and a character."""
    character = nouns.OfType(kinds.CHARACTER)
    return {
        "alter": (
            playing.Text(
                (ev.DEPLOYING,),
                ev.RESPOND,
                playing.UseText(1, Cancel(), True),
                playing.OPPONENT,
                (nouns.OfType(kinds.EFFECT),),
            ),
        ),
        "stew": (playing.Text((ev.PHASE,), ev.TOP, playing.UseText(0, ActivateSome(2), True)),),
        "grief": (
            playing.Text(
                (ev.LOST_CARD,),
                ev.JUST,
                playing.UseText(1, TakeItBack(), True),
                about=(nouns.Yours(), character),
            ),
        ),
        "herald": (
            playing.Text(
                (ev.DEPLOYED,),
                ev.JUST,
                playing.UseText(0, ActivateSome(1), False),
                about=(nouns.This(),),
            ),
        ),
        "ambush": (
            playing.Text(
                (ev.BATTLE_BEGINS,),
                ev.RESPOND,
                playing.UseText(1, OpponentLoses(1), True),
                playing.OPPONENT,
            ),
        ),
    }


def stack_game() -> CustomizableCardGame:
    """A game of the plain synthetic cards and of those that try the stack."""
    definitions = synthetic.basic_definitions()
    programs = synthetic.basic_programs()
    for side, name in ((kinds.DARK, "dark"), (kinds.LIGHT, "light")):
        for code, parts in {**_others(), **_effects()}.items():
            made = _interrupt(f"{name} {code}", side)
            if isinstance(parts[0], DeployRule):
                made = _effect(f"{name} {code}", side)
            elif code == "herald":
                made = kinds.Definition(
                    0, f"{name} {code}", f"{name} {code}", side, kinds.CHARACTER
                )
                made.deploy, made.power, made.ability, made.forfeit = 1, 1, 1, 1
            definitions.append(made)
            programs[made.code] = parts
    return CustomizableCardGame(Printed(definitions, programs, synthetic.LAYOUTS), ADVANCED)


GAME: Final = stack_game()
