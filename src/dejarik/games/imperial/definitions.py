"""
Definitions: from printed facts, programs and missions to what the rules look up.

Surges and always-on boxes are facts and become parts of a program here; named abilities come
from the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board.masks import SIZES
from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.effects.figures import Itself
from dejarik.games.imperial.effects.modifiers import ATTACKING, DEFENDING, Results
from dejarik.games.imperial.model import conditions, facts
from dejarik.games.imperial.model import definition as kinds
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.texts import Passive, Surge
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import copied
from dejarik.kernel.terms import Number
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.imperial.board.maps import Map
    from dejarik.games.imperial.model.facts import Surge as SurgeFact
    from dejarik.games.imperial.model.rulebook import Rulebook
    from dejarik.kernel.program import Node, Op

SYMBOL_NUMBERS: Final = {
    "accuracy": st.ACCURACY,
    "damage": st.DAMAGE,
    "surge": st.SURGE,
    "block": st.BLOCK,
    "evade": st.EVADE,
    "dodge": st.DODGE,
    "pierce": st.PIERCE,
    "blast": st.BLAST,
    "cleave": st.CLEAVE,
    "recover": st.RECOVER,
}
CONDITION_NUMBERS: Final = {
    "focus": conditions.FOCUSED,
    "hide": conditions.HIDDEN,
    "stun": conditions.STUNNED,
    "weaken": conditions.WEAKENED,
    "bleed": conditions.BLEEDING,
}
_DEFENDING: Final = frozenset({st.BLOCK, st.EVADE, st.DODGE})


class Printed:
    """Everything printed that a game is made of: cards, maps, and the programs of all of them."""

    def __init__(
        self,
        deployments: dict[str, facts.Deployment],
        commands: dict[str, facts.Command],
        maps: dict[str, Map],
        programs: dict[str, tuple[Node, ...]],
        missions: dict[str, tuple[Node, ...]],
    ) -> None:
        self.deployments: dict[str, facts.Deployment] = deployments
        self.commands: dict[str, facts.Command] = commands
        self.maps: dict[str, Map] = maps
        self.programs: dict[str, tuple[Node, ...]] = programs
        self.missions: dict[str, tuple[Node, ...]] = missions


def collect(rules: Rulebook, printed: Printed) -> None:
    """Define every card, and give those a program that have one."""
    for code in sorted(printed.deployments):
        card = deployment_definition(printed.deployments[code], len(rules.definitions))
        _add(rules, card, printed.programs)
    for code in sorted(printed.commands):
        command = command_definition(printed.commands[code], len(rules.definitions))
        _add(rules, command, printed.programs)


def collect_missions(rules: Rulebook, programs: dict[str, tuple[Node, ...]]) -> None:
    """Define every mission by its map and letter."""
    for code in sorted(programs):
        definition = kinds.Definition(len(rules.definitions), code, code, kinds.MISSION_RULES)
        rules.definitions.append(definition)
        rules.numbers[code] = definition.number
        provide(rules, definition, programs[code])
        rules.missions[code] = definition


def _add(
    rules: Rulebook, definition: kinds.Definition, programs: dict[str, tuple[Node, ...]]
) -> None:
    rules.definitions.append(definition)
    rules.numbers[definition.code] = definition.number
    if definition.code in programs:
        provide(rules, definition, programs[definition.code])


def provide(rules: Rulebook, definition: kinds.Definition, program: tuple[Node, ...]) -> None:
    """Give a definition its program: what is printed as facts, then the named abilities."""
    printed = () if definition.deployment is None else printed_parts(definition.deployment)
    parts = tuple([copied(one) for one in (*program, *printed)])
    definition.take(parts)
    rules.programs.add(definition.code, parts)
    if definition.kind == kinds.COMMAND:
        for ability in definition.heard:
            place = ability.event_kind() * BANDS + ability.band()
            rules.answers.setdefault(place, []).append((definition, ability))


def deployment_definition(card: facts.Deployment, number: int) -> kinds.Definition:
    """What a Deployment card is to the rules."""
    has_figures = card.kind in (facts.GROUP, facts.COMPANION)
    kind = kinds.DEPLOYMENT if has_figures else kinds.UPGRADE
    definition = kinds.Definition(number, card.code, card.name, kind)
    definition.deployment = card
    if card.size != (0, 0):
        definition.size = SIZES.index(f"{card.size[0]}x{card.size[1]}")
    definition.companion = card.kind == facts.COMPANION
    definition.mobile = facts.MOBILE in card.keywords
    definition.massive = facts.MASSIVE in card.keywords
    definition.reach = facts.REACH in card.keywords
    definition.melee = card.attack == facts.MELEE
    definition.unique = card.unique
    definition.health = card.health
    definition.speed = card.speed
    definition.cost = card.cost
    definition.figure_cost = card.figure_cost
    definition.group_size = card.group
    definition.affiliation = card.affiliation
    definition.traits = frozenset(card.traits)
    definition.pool = [die for die in card.attack_dice if die != facts.ANY_DIE]
    definition.free_dice = len(card.attack_dice) - len(definition.pool)
    definition.defence = list(card.defence_dice)
    return definition


def command_definition(card: facts.Command, number: int) -> kinds.Definition:
    """What a Command card is to the rules."""
    definition = kinds.Definition(number, card.code, card.name, kinds.COMMAND)
    definition.command = card
    definition.cost = card.cost
    return definition


def printed_parts(card: facts.Deployment) -> tuple[Node, ...]:
    """The surges and the box of a card as parts of a program."""
    parts: list[Node] = [_box_part(effect) for effect in card.box]
    parts += [_surge_part(surge) for surge in card.surges]
    return tuple(parts)


def _box_part(effect: facts.Effect) -> Node:
    """Something always on: a symbol or keyword for the attacker, or for the defender."""
    symbol = SYMBOL_NUMBERS.get(effect.word)
    if symbol is None:
        return Passive(_keyword_passive(effect))
    role = DEFENDING if symbol in _DEFENDING else ATTACKING
    return Passive(Results(symbol, Number(effect.amount), role, (Itself(),)))


def _keyword_passive(effect: facts.Effect) -> Results:
    """A condition keyword that is always on: counted under the condition's own number."""
    statistic = st.CONDITION_KEYWORDS + CONDITION_NUMBERS[effect.word]
    return Results(statistic, Number(1), ATTACKING, (Itself(),))


def _surge_part(surge: SurgeFact) -> Surge:
    results: list[tuple[int, Number]] = []
    effects: list[Op] = []
    for effect in surge.effects:
        symbol = SYMBOL_NUMBERS.get(effect.word)
        if symbol is None:
            effects.append(AddKeyword(CONDITION_NUMBERS[effect.word]))
        else:
            results.append((symbol, Number(effect.amount)))
    if results:
        effects.insert(0, AddResults(tuple(results)))
    whole = effects[0] if len(effects) == 1 else Sequence(tuple(effects))
    return Surge(whole, surge.cost)
