"""
What counts in a game of Destiny that is over: damage by source, rolls against the odds, who fell.

What belongs here: reading events. What does not: sums and odds (`hosting.review`).

What a side is worth is what bots take it for, in twentieths of a point of damage; dice that only
decide who begins do not count.
"""

from typing import Final, cast

from dejarik.games.destiny.advice.evaluation import worth_of_side
from dejarik.games.destiny.language.english.names import side_words
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER, Side, write_side
from dejarik.games.destiny.model.state import SETUP, Copy, Table, table_of
from dejarik.games.destiny.rules.values import health_of, remaining_health
from dejarik.games.destiny.wire import Told
from dejarik.hosting.review.counting import Counting, Thrown
from dejarik.hosting.review.review_wire import Face, Fate
from dejarik.hosting.wire import Event as AnyTold
from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.speech.lists import listing

DAMAGE: Final = "damage"
OTHER: Final = "Other effects"
UNITS: Final = 20

SETTLED: Final = frozenset({"action", "additional_action"})
WEIGHTS: Final[dict[str, int]] = {
    "defeated": 9,
    "game_won": 8,
    "damage_dealt": 6,
    "die_resolving": 5,
    "play_started": 5,
    "activated": 5,
    "ability_used": 4,
    "die_removed": 4,
    "shields_gained": 3,
    "damage_healed": 3,
    "dice_rolled": 3,
    "die_turned": 2,
}


class DestinyCounting(Counting):
    """Hears a game of Destiny."""

    units = UNITS
    weights = WEIGHTS

    def round(self, s: State) -> int:
        """The round that is being played."""
        return table_of(s).round

    def is_settled(self, s: State, reason: str) -> bool:
        """An action is over when another one is asked for."""
        return reason in SETTLED

    def happened(self, s: State, event: Event) -> None:
        """Note what counts."""
        t = table_of(s)
        kind = event.kind
        if kind == ev.DAMAGE_DEALT or kind == ev.DAMAGE_TAKEN:
            self._damage(t, event)
        elif kind == ev.DICE_ROLLED and t.phase != SETUP and event.items:
            self._rolled(t, event)
        elif kind == ev.DEFEATED:
            self._defeated(t, t.copy(event.subject))
        elif kind == ev.ACTION_TAKEN and event.detail != ev.UNDONE:
            self.actions += 1
        elif kind == ev.CARD_PLAYED:
            self.count("cards played", event.seat)
        elif kind == ev.RESOURCES_SPENT:
            self.count("resources spent", event.seat, event.amount)

    def _damage(self, t: Table, event: Event) -> None:
        """What was dealt is waste until it is taken: shields block it, or it is too much."""
        target = t.copies.get(event.subject, t.gone.get(event.subject))
        if target is None or target.controller == event.seat or event.seat < 0:
            return
        source = t.copies.get(event.source, t.gone.get(event.source))
        facts = None if source is None else t.definition_of(source).facts
        code, name = ("", OTHER) if facts is None else (facts.code, facts.title)
        account = self.bring(DAMAGE, event.seat, code, name)
        if event.kind == ev.DAMAGE_DEALT:
            account.wasted += event.amount
        else:
            account.wasted -= event.amount
            account.add(t.round, event.amount)

    def _rolled(self, t: Table, event: Event) -> None:
        dice = [t.die(number) for number in event.items]
        sides = [t.side_of(die) for die in dice]
        facts = [t.definition_of_die(die).facts for die in dice]
        faces = tuple(
            Face(one.code, write_side(side)) for one, side in zip(facts, sides, strict=True)
        )
        self.thrown.append(
            Thrown(
                event.seat,
                self.position,
                t.round,
                tuple(tuple(_units(side) for side in one.sides) for one in facts),
                sum(_units(side) for side in sides),
                faces,
                listing([side_words(face.shows) for face in faces]),
            )
        )

    def _defeated(self, t: Table, copy: Copy) -> None:
        if copy.type == CHARACTER:
            facts = t.definition_of(copy).facts
            fate = Fate(copy.controller, facts.code, facts.title, 0, facts.health, max(1, t.round))
            self.fallen.append(fate)

    def standing(self, s: State) -> tuple[Fate, ...]:
        """The characters that are left, with their health."""
        t = table_of(s)
        return tuple(
            Fate(
                copy.controller,
                t.definition_of(copy).facts.code,
                t.definition_of(copy).facts.title,
                remaining_health(t, copy),
                health_of(t, copy),
            )
            for copy in t.copies.values()
            if copy.type == CHARACTER and remaining_health(t, copy) > 0
        )

    def codes(self, told: AnyTold) -> tuple[str, ...]:
        """What did it, then what it was done to."""
        one = cast("Told", told)
        things = (one.source, one.subject)
        return tuple(thing.code for thing in things if thing is not None and thing.code)


def _units(side: Side) -> int:
    return round(UNITS * worth_of_side(side, 1 if side.is_x else side.value))
