"""The abilities of figures, of the mission and of command cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.timing import FIRST, MANDATORY, OPTIONAL, Ability
from tests.spine.activation import pieces
from tests.spine.activation import verbs as p
from tests.spine.activation.pieces import FIRST_CARD, Skirmish, table
from tests.spine.procedures.board import DISTANCES

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

ATTACKER: Final = 0
DEFENDER: Final = 1
BYSTANDER: Final = 2
"""The part of the seat that does not move, is not struck, or did not play the command."""
FAR: Final = 3


def role_of(game: Skirmish, event: Event, seat: int) -> int:
    """The part a seat plays in an event."""
    if event.kind == pieces.DAMAGE:
        return DEFENDER if game.figure(event.subject).seat == seat else BYSTANDER
    if event.seat == seat:
        return ATTACKER
    return BYSTANDER if event.kind in (pieces.STEP, pieces.COMMAND) else DEFENDER


def ambushers(game: Skirmish, seat: int, mover: int) -> list[int]:
    """The figures of a seat that could attack a mover where it stands."""
    target = game.figure(mover)
    return [one.id for one in game.standing(seat) if game.in_reach(one, target)]


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
class Usable(Ability):
    """An ability that waits for one kind of event."""

    kind: int
    effect: Op
    dice: tuple[int, ...] = ()

    def scope(self, game: Skirmish, holder: int, event: Event) -> Scope | None:
        """Whose it is, if the event concerns it."""
        raise NotImplementedError

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """With the attack and the other figure named, and a die left if it rerolls one."""
        game = table(s)
        scope = self.scope(game, holder, event)
        if scope is None:
            return None
        scope.names = {"attack": [event.detail], "other": [event.source]}
        return None if self.dice and not self.dice_left(game, scope) else scope

    def dice_left(self, game: Skirmish, scope: Scope) -> list[int]:
        """The dice of its pool that nobody has rolled again in this attack."""
        done = game.attack(scope.names["attack"][0]).rerolled
        return [die for die in self.dice if die not in done]

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Which die."""
        if picks or not self.dice:
            return []
        return entity_options(self.dice_left(table(s), scope))

    def program(self) -> Op:
        """What it does."""
        return self.effect


@dataclass(frozen=True)
class OfFigure(Usable):
    """What a figure may do in an attack it takes part in."""

    role: int = ATTACKER

    def scope(self, game: Skirmish, holder: int, event: Event) -> Scope | None:
        """Only in its own role."""
        if holder != (event.source if self.role == ATTACKER else event.subject):
            return None
        return Scope(game.figure(holder).seat, holder)


@dataclass(frozen=True)
class Surge(OfFigure):
    """What the attacker may spend a surge on, once an attack."""

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """While there are surges."""
        left = table(s).attack(event.detail).surges
        return super().catches(s, holder, event) if left else None


@dataclass(frozen=True)
class WhenDefeated(OfFigure):
    """What a figure must do as it falls, before its seat may pass."""

    def duty(self) -> int:
        """Mandatory, but in its seat's turn."""
        return MANDATORY


@dataclass(frozen=True)
class OfMission(Usable):
    """What the mission does to far attacks, before anyone may choose."""

    def scope(self, game: Skirmish, holder: int, event: Event) -> Scope | None:
        """Only over a distance."""
        spaces = [game.figure(one).space for one in (event.source, event.subject)]
        is_far = DISTANCES[spaces[0]][spaces[1]] >= FAR
        return Scope(event.seat, holder) if is_far else None

    def duty(self) -> int:
        """Before every seat."""
        return FIRST


@dataclass(frozen=True)
class OfCard(Usable):
    """What a card in hand may do for its owner, in the role it names."""

    role: int = ATTACKER

    def scope(self, game: Skirmish, holder: int, event: Event) -> Scope | None:
        """Only for a seat in that role."""
        seat = 0 if holder - FIRST_CARD in game.hands[0] else 1
        return Scope(seat, holder) if role_of(game, event, seat) == self.role else None

    def duty(self) -> int:
        """As its player likes."""
        return OPTIONAL


@dataclass(frozen=True)
class Ambush(OfCard):
    """One of your figures attacks a figure that moves, before its next step."""

    def scope(self, game: Skirmish, holder: int, event: Event) -> Scope | None:
        """If one is in reach."""
        scope = super().scope(game, holder, event)
        if scope is None or not ambushers(game, scope.you, event.source):
            return None
        return scope

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Which one."""
        if picks:
            return []
        return entity_options(ambushers(table(s), scope.you, scope.names["other"][0]))


def _lasting(number: int, amount: int) -> Op:
    return p.UntilAttackEnds(OfThisAttack(number, amount))


def _surge(key: int) -> Surge:
    return Surge(pieces.SURGES, p.SpendSurge(key))


FIGURE_ABILITIES: Final[dict[str, tuple[Usable, ...]]] = {
    "trooper": (
        OfFigure(pieces.ROLLED, p.Reroll(), pieces.ATTACK_DICE),
        _surge(pieces.MORE_DAMAGE),
        _surge(pieces.PIERCE),
    ),
    "guard": (OfFigure(pieces.ROLLED, p.Reroll(), pieces.DEFENCE_DICE, DEFENDER),),
    "bomber": (_surge(pieces.MORE_DAMAGE), _surge(pieces.BLAST)),
    "zealot": (
        _surge(pieces.MORE_DAMAGE),
        WhenDefeated(pieces.DEFEATED, p.Wound(), (), DEFENDER),
    ),
}
FOG: Final = OfMission(pieces.MODIFIED, _lasting(pieces.HITS, -1))

CARDS: Final[tuple[OfCard, ...]] = (
    OfCard(pieces.MODIFIED, p.Command(_lasting(pieces.HITS, 1)), (), ATTACKER),
    OfCard(pieces.MODIFIED, p.Command(_lasting(pieces.BLOCKS, 1)), (), DEFENDER),
    OfCard(pieces.ROLLED, p.Command(p.Reroll()), pieces.ATTACK_DICE, DEFENDER),
    OfCard(pieces.DAMAGE, p.Command(p.Prevent()), (), DEFENDER),
    Ambush(pieces.STEP, p.Command(p.Strike()), (), BYSTANDER),
    OfCard(pieces.COMMAND, p.Command(p.Cancel()), (), BYSTANDER),
)
CARD_NAMES: Final = ("aim", "cover", "pressure", "ward", "ambush", "negate")
CARD_MOMENTS: Final = frozenset((card.kind, card.role) for card in CARDS)
"""When some card might be played from a hand."""


def listed_in_hand(game: Skirmish, kind: int) -> list[tuple[OfCard, int]]:
    """The cards of all hands that wait for a kind of event, as they lie now."""
    found: list[tuple[OfCard, int]] = []
    for hand in game.hands:
        for card in hand:
            printed = CARDS[game.knowledge.identity[card]]
            if printed.kind == kind:
                found.append((printed, FIRST_CARD + card))
    return found
