"""The timing policy: who listens, and who is asked when, by what everyone knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.timing import CHANGE, CHECK, OFFER, Index, Listener, Stage, Timing
from tests.spine.activation import cards, pieces
from tests.spine.activation.pieces import MISSION, Skirmish, table
from tests.spine.activation.procedures import is_on
from tests.spine.activation.verbs import UntilAttackEnds

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

ONLY: Final = 0
"""The one band there is."""


class ActivationTiming(Timing):
    """By role in an attack, else by initiative; a seat stays until it passes, which is final."""

    def __init__(self) -> None:
        super().__init__()
        change, check, offer = Stage(CHANGE), Stage(CHECK), Stage(OFFER, ONLY)
        self.plans = dict.fromkeys(pieces.KINDS, (change,))
        for kind in (pieces.STEP, pieces.MODIFIED, pieces.SURGES, pieces.COMMAND):
            self.plans[kind] = (offer, change)
        self.plans[pieces.ROLLED] = (change, offer)
        for kind in (pieces.DAMAGE, pieces.DEFEATED):
            self.plans[kind] = (offer, change, check)

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """Those on the table by the index; hands as they lie now."""
        found = super().listeners(s, event, band).copy()
        for printed, holder in cards.listed_in_hand(table(s), event.kind):
            found.append(Listener(printed, holder, spends=True))
        return found

    def premise(self, s: State, event: Event) -> bool:
        """An attack needs its two figures, a step its figure where it was, a blow its figure."""
        game = table(s)
        if event.kind == pieces.STEP:
            return game.figure(event.subject).space == event.detail
        if event.kind in pieces.ATTACK_STEPS:
            return is_on(game, event.source, event.subject)
        if event.kind in (pieces.DAMAGE, pieces.DEFEATED):
            return game.figure(event.subject).space != pieces.OFF_BOARD
        return True

    def stands(self, s: State, event: Event, band: int) -> bool:
        """A roll can be answered as long as the attack is on."""
        return is_on(table(s), event.source, event.subject)

    def stays(self, band: int) -> bool:
        """Always."""
        return True

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """Attacker then defender; surges are the attacker's alone; else by initiative."""
        if event.kind == pieces.SURGES:
            return [event.seat]
        first = table(s).initiative if event.kind == pieces.STEP else event.seat
        return [first, 1 - first]

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Whoever has something on the table, or a hand when a card might be played from it."""
        game = table(s)
        if offers > 0 or not game.hands[seat]:
            return offers > 0
        role = cards.role_of(game, event, seat)
        if event.kind == pieces.STEP and not cards.ambushers(game, seat, event.source):
            return False
        return (event.kind, role) in cards.CARD_MOMENTS

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """Who has the initiative."""
        return table(s).initiative


def build_index(game: Skirmish) -> Index:
    """Abilities of figures on the board and of the mission; modifiers that last."""
    index = Index()
    index.listen(cards.FOG.kind, ONLY, Listener(cards.FOG, MISSION))
    for figure in game.figures:
        if figure.space:
            for ability in cards.FIGURE_ABILITIES[figure.kind]:
                index.listen(ability.kind, ONLY, Listener(ability, figure.id))
    for lasting in game.lasting:
        assert isinstance(lasting.op, UntilAttackEnds)
        modifier = lasting.op.modifier
        index.modify(modifier.statistic(), ActiveModifier(modifier, lasting.scope))
    return index
