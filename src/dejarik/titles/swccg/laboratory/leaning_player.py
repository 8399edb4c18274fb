"""
Random players with leanings, for the fuzzer.

They like to deploy, to fight, to play cards or to pass more or less, so that games differ in more
than their cards.
"""

import random
from typing import Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import offers
from dejarik.kernel.decisions import BACK, PASS, REACTION, Decision, Option
from dejarik.kernel.state import State

LIKED: Final = 6.0
EAGER: Final = 12.0


class LeaningPlayer:
    """A random player with leanings: actions, responses and steps back are liked more or less."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.liking: dict[str, float] = {
            "deploy": rng.choice((1.0, LIKED)),
            "battle": rng.choice((1.0, LIKED)),
            "drain": rng.choice((0.5, LIKED)),
            "play": rng.choice((0.5, LIKED)),
            "use": rng.choice((0.5, LIKED)),
            "fire": rng.choice((1.0, LIKED)),
            "move": rng.choice((0.3, 1.0)),
            "draw": rng.choice((0.2, 1.0)),
        }
        self.passing = rng.choice((0.2, 1.0))
        self.cards = rng.choice((0.5, 3.0))
        self.heroes = rng.choice((1.0, LIKED))
        self.last = rng.choice((1.0, 1.0, 8.0))
        self.going_back = rng.choice((0.0, 0.1))

    def answer(self, s: State, decision: Decision) -> int:
        """One of the offered answers, now and then a step back."""
        verbs = [self._verb(s, option) for option in decision.options]
        return self._pick(decision, verbs, [_is_hero(s, option) for option in decision.options])

    def choose(self, decision: Decision) -> int:
        """The same, for whoever does not look at the table."""
        return self._pick(decision, ["" for _ in decision.options], [])

    def _pick(self, decision: Decision, verbs: list[str], heroes: list[bool]) -> int:
        if decision.may_step_back() and self.rng.random() < self.going_back:
            return BACK
        weights = [
            self.weight(decision, option, verb)
            for option, verb in zip(decision.options, verbs, strict=True)
        ]
        for place, hero in enumerate(heroes):
            if hero:
                weights[place] *= self.heroes
        return self.rng.choices(range(len(weights)), weights)[0]

    def weight(self, decision: Decision, option: Option, verb: str) -> float:
        """How much it likes an option."""
        if option.kind == PASS:
            return self.passing
        liking = self.last if option is decision.options[-1] else 1.0
        if option.kind == REACTION and not verb and ids.is_card(option.source):
            liking *= self.cards
        return liking * self.liking.get(verb, 1.0)

    def _verb(self, s: State, option: Option) -> str:
        if option.kind != REACTION:
            return ""
        t = table_of(s)
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        return verb_of(offers.offer_of(t, t.frames[-1], key).listener.ability)


def _is_hero(s: State, option: Option) -> bool:
    """Whether an option is about a unique character."""
    t = table_of(s)
    if option.kind != REACTION or not (ids.is_card(option.source) or option.source in t.copies):
        return False
    definition = t.definition(option.source)
    return definition.kind == CHARACTER and definition.dots == 1


class EagerPlayer(LeaningPlayer):
    """One that plays cards whenever it can, and takes nothing back."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.going_back = 0.0

    def weight(self, decision: Decision, option: Option, verb: str) -> float:
        """Cards of a hand first."""
        if option.kind == REACTION and ids.is_card(option.source):
            return EAGER
        return super().weight(decision, option, verb)
