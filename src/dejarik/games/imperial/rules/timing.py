"""
The timing policy: which windows there are, who is asked in them and in which order.

During an attack the attacker's seat comes first, else whoever has initiative. A seat stays until
it passes, which is final. Who is asked depends on what everyone knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.commands import could_answer, hand_of, may_play
from dejarik.games.imperial.rules.keywords import keyword_listeners
from dejarik.games.imperial.rules.moments import AFTER, BEFORE
from dejarik.games.imperial.rules.power import has_power, power_listeners
from dejarik.games.imperial.rules.relations import is_there
from dejarik.games.imperial.rules.scoring import is_decided
from dejarik.kernel.timing import BANDS, CHANGE, CHECK, OFFER, Listener, Stage, Timing

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

ANSWERED_BEFORE: Final = frozenset(
    {
        ev.EXITING,
        ev.POOLS_MADE,
        ev.MODIFIED,
        ev.DAMAGE_SUFFERED,
        ev.CONDITION_GAINED,
        ev.COMMAND_STANDS,
        ev.DEFEATED,
    }
)
"""Kinds with a window before the change."""

ANSWERED_AFTER: Final = frozenset(
    {
        ev.ROUND_BEGAN,
        ev.GROUP_BEGAN,
        ev.FIGURE_BEGAN,
        ev.ACTION_ENDED,
        ev.FIGURE_ENDED,
        ev.GROUP_ENDED,
        ev.ROUND_ENDED,
        ev.ENTERED,
        ev.ATTACK_BEFORE,
        ev.DECLARED,
        ev.ROLLED,
        ev.ATTACK_RESOLVED,
        ev.DAMAGE_SUFFERED,
        ev.DEFEATED,
        ev.INTERACTED,
    }
)
"""Kinds with a window after it."""

LOOKED_AT: Final = frozenset({ev.DAMAGE_SUFFERED, ev.DEFEATED, ev.POINTS_SCORED, ev.TOKEN_PLACED})
"""Kinds after which somebody may be defeated or have won."""


class ImperialTiming(Timing):
    """Attacker and defender in attacks, else by initiative; hands by what is public."""

    def __init__(self) -> None:
        super().__init__()
        for kind in ev.KINDS:
            self.plans[kind] = _stages(kind)

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """Those on the table, the keywords of an attack, and the hands as they lie now."""
        b = battle_of(s)
        found = super().listeners(s, event, band).copy()
        if event.kind == ev.ATTACK_RESOLVED:
            attack = b.attack(event.detail)
            if attack is not None:
                found += keyword_listeners(attack)
        if event.kind == ev.DECLARED:
            attack = b.attack(event.detail)
            if attack is not None:
                found += power_listeners(b, attack)
        if event.kind * BANDS + band in b.rules.answers:
            for seat in range(s.seats):
                found += _held(b, seat, event.kind, band)
        return found

    def premise(self, s: State, event: Event) -> bool:
        """Attacks need both figures, steps the figure where it was, blows their figure."""
        b = battle_of(s)
        kind = event.kind
        if kind == ev.EXITING:
            return b.figure(event.subject).placement == event.detail
        if kind in (ev.DAMAGE_SUFFERED, ev.CONDITION_GAINED, ev.DEFEATED):
            return is_there(b, event.subject)
        if kind in (ev.POOLS_MADE, ev.ROLLED, ev.MODIFIED):
            return is_there(b, event.source) and is_there(b, event.subject)
        return True

    def stands(self, s: State, event: Event, band: int) -> bool:
        """A roll or a declaration can be answered as long as both figures are there."""
        b = battle_of(s)
        if event.kind in (ev.DECLARED, ev.ROLLED):
            return is_there(b, event.source) and is_there(b, event.subject)
        return True

    def opens(self, s: State, event: Event, band: int) -> bool:
        """
        Only where somebody has something on the table or could play a card, as all can see.

        Nothing is answered once the game is decided: it ends at once.
        Rulings: ia.score.111, ia.score.118
        """
        b = battle_of(s)
        if is_decided(b):
            return False
        if event.kind * BANDS + band in (s.index or s.get_index()).listeners:
            return True
        if event.kind == ev.ATTACK_RESOLVED:
            return True
        if event.kind == ev.DECLARED and has_power(b, event):
            return True
        return any(could_answer(b, seat, event, band) for seat in range(s.seats))

    def stays(self, band: int) -> bool:
        return True

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """
        Attacker, then defender, whatever happens during an attack; else by initiative.

        Rulings: ia.timing.13, ia.timing.15, ia.timing.16
        """
        b = battle_of(s)
        attack = b.attack(event.detail) if event.kind in ev.ATTACK_KINDS else None
        if attack is None and b.attacks:
            attack = b.attacks[-1]
        if attack is not None:
            return [attack.seat, b.other(attack.seat)]
        return b.seats_by_initiative()

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Whoever has something on the table here, or a hand that might answer, as all can see."""
        return offers > 0 or could_answer(battle_of(s), seat, event, band)

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """Who has initiative orders the mission's rules."""
        return battle_of(s).initiative


def _stages(kind: int) -> tuple[Stage, ...]:
    stages: list[Stage] = []
    if kind in ANSWERED_BEFORE:
        stages.append(Stage(OFFER, BEFORE))
    stages.append(Stage(CHANGE))
    if kind in ANSWERED_AFTER:
        stages.append(Stage(OFFER, AFTER, looks_back=kind == ev.DEFEATED))
    if kind in LOOKED_AT:
        stages.append(Stage(CHECK))
    return tuple(stages)


def _held(s: Battle, seat: int, kind: int, band: int) -> list[Listener]:
    """Find the cards in a hand that can be played at such a moment."""
    if not may_play(s, seat):
        return []
    return [
        Listener(ability, card, spends=True)
        for card, definition in hand_of(s, seat)
        for ability in definition.heard
        if ability.event_kind() == kind and ability.band() == band
    ]
