"""
Words: short ways to write what cards say, made of the nodes in `effects`.

A card is a tuple of parts; every function here gives a part, an effect or a description.
"""

from dejarik.games.imperial.effects import abilities, figures, modifiers
from dejarik.games.imperial.effects.conditions import ItFits
from dejarik.games.imperial.effects.dice import ATTACK_DICE, DEFENCE_DICE, Reroll
from dejarik.games.imperial.effects.verbs import InOrder
from dejarik.games.imperial.model.statistics import ATTACKS, BLOCK
from dejarik.games.imperial.model.texts import CommandAction, During, Passive, Special
from dejarik.games.imperial.rules.commands import Played
from dejarik.kernel.program import Condition, Op, Quantity
from dejarik.kernel.terms import Number


def then(*effects: Op) -> Op:
    """One effect after the other."""
    return InOrder(effects)


def number(amount: int | Quantity) -> Quantity:
    """A number, or an amount that is worked out."""
    return Number(amount) if isinstance(amount, int) else amount


# --- parts of Deployment cards ------------------------------------------------------------


def special(name: str, effect: Op, *, actions: int = 1, attacks: bool = False) -> Special:
    """A special action."""
    return Special(name, effect, actions, attacks)


def during(name: str, effect: Op, *provided: Condition) -> During:
    """Something to use between actions."""
    return During(name, effect, provided)


def may_reroll_attacking(name: str, *provided: Condition) -> abilities.When:
    """While attacking: may reroll one attack die."""
    return abilities.When(
        abilities.WHILE_REROLLING,
        Reroll(ATTACK_DICE),
        abilities.SOURCE,
        provided=provided,
        name=name,
    )


def may_reroll_defending(name: str, *provided: Condition) -> abilities.When:
    """While defending: may reroll one defence die."""
    return abilities.When(
        abilities.WHILE_REROLLING,
        Reroll(DEFENCE_DICE),
        abilities.SUBJECT,
        provided=provided,
        name=name,
    )


def attacking(name: str, symbol: int, amount: int | Quantity, *provided: Condition) -> Passive:
    """While attacking: more of a symbol."""
    change = modifiers.Results(
        symbol, number(amount), modifiers.ATTACKING, (figures.Itself(),), provided
    )
    return Passive(change, name)


def defending(name: str, symbol: int, amount: int | Quantity, *provided: Condition) -> Passive:
    """While defending: more of a symbol."""
    change = modifiers.Results(
        symbol, number(amount), modifiers.DEFENDING, (figures.Itself(),), provided
    )
    return Passive(change, name)


def more_attacks(*provided: Condition, name: str = "Assault") -> Passive:
    """It may spend more than one action of an activation on attacks."""
    return Passive(modifiers.Forbids(ATTACKS, provided=provided), name)


def protector() -> Passive:
    """A friend at whose target space it stands has a block more, by one such ability only."""
    beside = (ItFits((figures.AdjacentToTargetSpace(),)),)
    change = modifiers.Results(
        BLOCK, Number(1), modifiers.DEFENDING, (figures.Friendly(), figures.Other()), beside
    )
    return Passive(modifiers.Once("Protector", change), "Protector")


# --- Command cards ------------------------------------------------------------------------


def command_action(
    effect: Op, *provided: Condition, actions: int = 1, attacks: bool = False
) -> CommandAction:
    """A card played as a special action, a double action, or for no action in an activation."""
    return CommandAction(Played(effect), actions, attacks, provided)


def command_at(
    moment: int,
    effect: Op,
    *provided: Condition,
    role: int = abilities.NOBODY_IN_PARTICULAR,
    whom: tuple[figures.Filter, ...] = (),
    concerns: tuple[figures.Filter, ...] = (),
) -> abilities.Play:
    """A card played at a moment: on the figure in a role, on any that fits, or by the side."""
    return abilities.Play(moment, Played(effect), role, whom, concerns, provided)
