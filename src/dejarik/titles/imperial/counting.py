"""
What counts in a skirmish that is over: damage by group, victory points, attack dice, who fell.

What belongs here: reading events. What does not: sums and odds (`hosting.review`).

A point of luck is a damage rolled or a block; a surge and an evade are half of one, a dodge three:
it stops an ordinary attack. Accuracy is not counted: what it is worth depends on the distance.
"""

from typing import Final, cast

from dejarik.games.imperial.model import dice
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import RolledDie
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules.changes.attacks import die_of
from dejarik.games.imperial.wire import Told
from dejarik.hosting.review.counting import Counting, Thrown
from dejarik.hosting.review.review_wire import Face, Fate
from dejarik.hosting.wire import Event as AnyTold
from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

DAMAGE: Final = "damage"
POINTS: Final = "victory points"
OTHER: Final = "Other effects"
OBJECTIVES: Final = "Objectives"
DEFEATS: Final = "Defeated figures"
UNITS: Final = 2

ATTACK_WORTH: Final = (0, 2, 1)
"""Accuracy, damage, surge, in halves of a point."""
DEFENCE_WORTH: Final = (2, 1, 6)
"""Block, evade, dodge."""
ATTACK_WORDS: Final = ("accuracy", "damage", "surge")
DEFENCE_WORDS: Final = ("block", "evade", "dodge")

ENDS: Final = frozenset({ev.ACTION_ENDED, ev.GROUP_ENDED, ev.ROUND_ENDED, ev.ROUND_BEGAN})
WEIGHTS: Final[dict[str, int]] = {
    "defeated": 9,
    "damage_suffered": 7,
    "declared": 6,
    "points_scored": 6,
    "command_played": 5,
    "action_began": 4,
    "rolled": 4,
    "recovered": 4,
    "interacted": 3,
    "condition_gained": 3,
}


class ImperialCounting(Counting):
    """Hears a skirmish."""

    units = UNITS
    weights = WEIGHTS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.settled = True
        self.fell: dict[int, int] = {}
        self.points = [0] * seats

    def round(self, s: State) -> int:
        """The round that is being played."""
        return battle_of(s).round

    def is_settled(self, s: State, reason: str) -> bool:
        """An action, an activation or a round has ended since the last time."""
        settled, self.settled = self.settled, False
        return settled

    def happened(self, s: State, event: Event) -> None:
        """Note what counts."""
        b = battle_of(s)
        kind = event.kind
        self.settled |= kind in ENDS
        if kind == ev.DAMAGE_SUFFERED:
            self._suffered(b, event)
        elif kind == ev.DAMAGE_DEALT:
            self._dealt(b, event)
        elif kind == ev.ROLLED:
            self._rolled(b, event)
        elif kind == ev.REROLLED:
            self._rerolled(b, event)
        elif kind == ev.DEFEATED and is_figure(event.subject):
            self.fell[b.figure(event.subject).group] = max(1, b.round)
        elif kind == ev.ACTION_BEGAN:
            self.actions += 1
        elif kind == ev.COMMAND_PLAYED:
            self.count("command cards played", event.seat)
        self._scored(b, kind)

    def _scored(self, b: Battle, kind: int) -> None:
        """Points come with defeats, and for whatever the mission and cards say."""
        for side in b.sides:
            more = side.points - self.points[side.seat]
            if more:
                self.points[side.seat] = side.points
                name = DEFEATS if kind == ev.DEFEATED else OBJECTIVES
                self.bring(POINTS, side.seat, "", name).add(max(1, b.round), more)

    def _source(self, b: Battle, source: int) -> tuple[str, str]:
        if not is_figure(source):
            return "", OTHER
        definition = b.definition_of(b.figure(source))
        return definition.code, definition.name

    def _hurts_enemy(self, b: Battle, event: Event) -> bool:
        return is_figure(event.subject) and b.figure(event.subject).seat != event.seat >= 0

    def _dealt(self, b: Battle, event: Event) -> None:
        """What an attack deals is waste until it is suffered."""
        if self._hurts_enemy(b, event):
            self.bring(DAMAGE, event.seat, *self._source(b, event.source)).wasted += event.amount

    def _suffered(self, b: Battle, event: Event) -> None:
        if self._hurts_enemy(b, event):
            account = self.bring(DAMAGE, event.seat, *self._source(b, event.source))
            account.add(b.round, event.amount)
            if event.detail:
                account.wasted -= min(account.wasted, event.amount)

    def _rolled(self, b: Battle, event: Event) -> None:
        attack = b.attack(event.detail)
        assert attack is not None
        self._throw(b, attack.seat, event.source, attack.attack_dice)
        if is_figure(attack.target):
            seat = b.figure(attack.target).seat
            self._throw(b, seat, attack.target, attack.defence_dice)

    def _rerolled(self, b: Battle, event: Event) -> None:
        attack = b.attack(event.detail)
        assert attack is not None
        die = die_of(attack, event.subject)
        if dice.is_attack_colour(die.colour):
            self._throw(b, attack.seat, attack.attacker, [die])
        elif is_figure(attack.target):
            self._throw(b, b.figure(attack.target).seat, attack.target, [die])

    def _throw(self, b: Battle, seat: int, whose: int, thrown: list[RolledDie]) -> None:
        if not thrown:
            return
        code, _ = self._source(b, whose)
        self.thrown.append(
            Thrown(
                seat,
                self.position,
                b.round,
                tuple(
                    tuple(worth(die.colour, face) for face in range(dice.FACES)) for die in thrown
                ),
                sum(worth(die.colour, die.face) for die in thrown),
                tuple(Face(code, written(die)) for die in thrown),
                words_of(thrown),
            )
        )

    def standing(self, s: State) -> tuple[Fate, ...]:
        """Every group: the health that its figures have left, or the round its last one fell in."""
        b = battle_of(s)
        found = []
        for group in b.groups_in_play:
            definition = b.definition(group.card)
            figures = [b.figure(one) for one in group.figures]
            left = sum(definition.health - one.damage for one in figures if one.is_on_map())
            of = definition.health * len(figures)
            fell = 0 if left > 0 else self.fell.get(group.id, 0)
            if of and (left > 0 or fell):
                found.append(Fate(group.seat, definition.code, definition.name, left, of, fell))
        return tuple(sorted(found, key=lambda one: (one.fell > 0, -one.left)))

    def codes(self, told: AnyTold) -> tuple[str, ...]:
        """What did it, then what it was done to."""
        one = cast("Told", told)
        things = (one.source, one.subject)
        return tuple(thing.code for thing in things if thing is not None and thing.code)


def worth(colour: int, face: int) -> int:
    """What a face is worth, in halves of a point."""
    worths = ATTACK_WORTH if dice.is_attack_colour(colour) else DEFENCE_WORTH
    shown = dice.FACE_RESULTS[colour][face]
    return sum(one * each for one, each in zip(shown, worths, strict=True))


def written(die: RolledDie) -> str:
    """A die as a page can draw it: its colour, and the three numbers of its face."""
    return f"{dice.COLOURS[die.colour]}:{','.join(str(one) for one in die.results())}"


def words_of(thrown: list[RolledDie]) -> str:
    """What dice of one pool show together."""
    names = ATTACK_WORDS if dice.is_attack_colour(thrown[0].colour) else DEFENCE_WORDS
    sums = [sum(die.results()[place] for die in thrown) for place in range(len(names))]
    parts = [
        f"{amount} {name}" if name in ("accuracy", "damage") else count(amount, name)
        for amount, name in zip(sums, names, strict=True)
        if amount
    ]
    return listing(parts, none="nothing")
