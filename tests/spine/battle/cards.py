"""
The cards: invented for these tests, each showing one thing about a battle.

Belongs here: the abilities of cards and of the rules, and from where they listen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ADD, MULTIPLY, Modifier
from dejarik.kernel.timing import FIRST, Ability
from tests.spine.battle import procedures as p
from tests.spine.battle import table as t

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Offer(Ability):
    """An action that becomes possible with an event; its targets are picked with it."""

    action: p.Act

    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """Whether the event is one of those it waits for, costs and targets left aside."""
        raise NotImplementedError

    def targets(self, table: t.Table, you: int, holder: int) -> list[int] | None:
        """What may be picked for it; nothing at all if it has no target."""
        return None

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """If it fits, can be paid, and has a target if it needs one."""
        table = t.table_of(s)
        you = table.owner(holder)
        if not self.fits(table, you, holder, event):
            return None
        if self.action.cost > len(table.zone(you, t.FORCE)):
            return None
        return None if self.targets(table, you, holder) == [] else Scope(you, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """The target, if it has one."""
        found = self.targets(t.table_of(s), scope.you, scope.source)
        return [] if picks or found is None else entity_options(found)

    def program(self) -> Op:
        """The whole action."""
        return self.action


# --- what the rules let players do ----------------------------------------------------


@dataclass(frozen=True)
class DeployCharacter(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """In your own turn."""
        return event.seat == you

    def targets(self, table: t.Table, you: int, holder: int) -> list[int]:
        """Either site."""
        return list(t.SITES)


@dataclass(frozen=True)
class DeployWeapon(DeployCharacter):
    def targets(self, table: t.Table, you: int, holder: int) -> list[int]:
        """One of your characters that carries none."""
        return [card for card in table.characters(you) if not table.carried_by(card)]


@dataclass(frozen=True)
class BeginBattle(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """Where both sides are, once a turn."""
        both = all(table.characters(seat, holder) for seat in range(2))
        return both and holder not in table.battled


@dataclass(frozen=True)
class FireWeapon(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """Carried by a character in the battle, once."""
        there = table.carrier[holder] in table.fighters(you)
        return there and holder not in table.battle.fired

    def targets(self, table: t.Table, you: int, holder: int) -> list[int]:
        """An opposing character in the battle that is not hit yet."""
        return [card for card in table.fighters(1 - you) if card not in table.battle.hit]


@dataclass(frozen=True)
class GiveUp(Ability):
    """In the damage segment: a character is forfeited while something is owed."""

    effect: Op

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """A hit one always; another only for damage."""
        table = t.table_of(s)
        you = table.owner(holder)
        if holder not in table.fighters(you):
            return None
        owed = holder in table.battle.hit or table.battle.owed[you] > 0
        return Scope(you, holder) if owed else None

    def program(self) -> Op:
        """Leave with all it carries."""
        return self.effect

    def repeats(self) -> bool:
        """It is gone by then."""
        return True


@dataclass(frozen=True)
class LoseForce(Ability):
    """In the damage segment: the top of a pile is lost while damage is owed."""

    effect: Op

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """The top card stands for its pile."""
        table = t.table_of(s)
        you = table.owner(holder)
        return Scope(you, holder) if table.battle.owed[you] else None

    def program(self) -> Op:
        """Lose one."""
        return self.effect


# --- texts ----------------------------------------------------------------------------


@dataclass(frozen=True)
class ReactTo(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """The opponent begins a battle at the other site."""
        begins = event.amount == t.TO_BATTLE and event.seat != you
        return begins and event.subject != table.site[holder]

    def targets(self, table: t.Table, you: int, holder: int) -> list[int]:
        """There is one place to go: the other site."""
        return [site for site in t.SITES if site != table.site[holder]]


@dataclass(frozen=True)
class WhenThisIsLost(Ability):
    """What follows by force when its holder leaves the table."""

    effect: Op

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Only its own loss."""
        return Scope(t.table_of(s).owner(holder), holder) if event.subject == holder else None

    def program(self) -> Op:
        """As printed."""
        return self.effect

    def duty(self) -> int:
        """Not optional."""
        return FIRST


@dataclass(frozen=True)
class AnswerAction(Offer):
    """In response to an action of the opponent's of one kind."""

    what: int

    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """Theirs, and of that kind."""
        return event.seat != you and event.amount == self.what


@dataclass(frozen=True)
class AnswerOwn(Offer):
    """Just after something of one's own."""

    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """One's own draw or loss."""
        if event.kind == t.LEFT:
            return table.owners[event.subject] == you and table.is_in(event.subject, t.LOST)
        return event.seat == you


@dataclass(frozen=True)
class InYourTurn(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """In your own turn."""
        return event.seat == you


@dataclass(frozen=True)
class Encourage(Offer):
    def fits(self, table: t.Table, you: int, holder: int, event: Event) -> bool:
        """During a battle, whoever began it."""
        return True

    def targets(self, table: t.Table, you: int, holder: int) -> list[int]:
        """One of your characters in it."""
        return table.fighters(you)


@dataclass(frozen=True)
class MorePower(Modifier):
    """So much more power, or so many times as much, for the chosen character."""

    how: int
    amount: int

    def statistic(self) -> int:
        """Power."""
        return t.POWER

    def layer(self) -> int:
        """As it was made."""
        return self.how

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """Only to the one it was played for."""
        return self.amount if entity == p.in_force(scope) else 0


@dataclass(frozen=True)
class Hook:
    """From which zone an ability listens, to what, and in which window."""

    zone: int
    kind: int
    band: int
    ability: Ability


def play(kind: int, band: int, made: type[Offer], cost: int, result: Op, *more: int) -> Hook:
    """An interrupt, played from hand."""
    return Hook(t.HAND, kind, band, made(p.Act(t.TO_PLAY, cost, result), *more))


def _character() -> tuple[Hook, ...]:
    deploy = DeployCharacter(p.Act(t.TO_DEPLOY, 1, p.Once(t.DEPLOYED)))
    return (
        Hook(t.HAND, t.PHASE, t.TOP, deploy),
        Hook(t.TABLE, t.DAMAGE, t.TOP, GiveUp(p.Forfeit())),
    )


def _lasting(how: int, amount: int) -> Op:
    return p.UntilBattleEnds(MorePower(how, amount))


TEXTS: Final[dict[str, tuple[Hook, ...]]] = {
    "captain": (
        *_character(),
        Hook(t.TABLE, t.LEFT, t.JUST, WhenThisIsLost(p.OpponentLoses())),
    ),
    "trooper": _character(),
    "scout": (
        *_character(),
        Hook(t.TABLE, t.ACTING, t.RESPOND, ReactTo(p.Act(t.TO_REACT, 1, p.Once(t.MOVED)))),
    ),
    "rifle": (
        Hook(t.HAND, t.PHASE, t.TOP, DeployWeapon(p.Act(t.TO_DEPLOY, 0, p.Once(t.DEPLOYED)))),
        Hook(
            t.TABLE,
            t.WEAPONS,
            t.TOP,
            FireWeapon(p.Act(t.TO_FIRE, 1, p.Fire(p.Draw(shot=True)))),
        ),
    ),
    "jam": (play(t.ACTING, t.RESPOND, AnswerAction, 0, p.Cancel(), t.TO_FIRE),),
    "override": (play(t.ACTING, t.RESPOND, AnswerAction, 1, p.Cancel(), t.TO_PLAY),),
    "luck": (play(t.DESTINY, t.JUST, AnswerOwn, 0, p.Redraw()),),
    "rescue": (play(t.LEFT, t.JUST, AnswerOwn, 1, p.Rescue()),),
    "spy": (play(t.PHASE, t.TOP, InYourTurn, 0, p.Once(t.SHOWN)),),
    "cheer": (play(t.WEAPONS, t.TOP, Encourage, 0, _lasting(ADD, 2)),),
    "fury": (play(t.WEAPONS, t.TOP, Encourage, 1, _lasting(MULTIPLY, 2)),),
}

BATTLE: Final = BeginBattle(p.Act(t.TO_BATTLE, 1, p.Fight(p.Draw(shot=False))))
LOSE: Final = LoseForce(p.LoseOne())

HAND_MOMENTS: Final = frozenset(
    (hook.kind, hook.band) for hooks in TEXTS.values() for hook in hooks if hook.zone == t.HAND
)
"""When some card might be played from a hand."""
