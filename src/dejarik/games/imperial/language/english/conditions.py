"""Conditions in English: what follows an "if"."""

from __future__ import annotations

from dejarik.games.imperial.effects import conditions as nodes
from dejarik.games.imperial.effects.figures import Adjacent, AdjacentToTargetSpace
from dejarik.games.imperial.language.english.deeds import INTRODUCED, owned, this_figure
from dejarik.games.imperial.language.english.doors import amount, condition, noun
from dejarik.games.imperial.language.english.figures import Description, said_of
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.kernel import terms
from dejarik.kernel.program import Condition
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


def under(conditions: tuple[Condition, ...], voice: Voice) -> str:
    """Conditions as the beginning of a sentence: "if this is so, "."""
    return f"if {listing([condition(one, voice) for one in conditions])}, " if conditions else ""


def _at_least(least: int) -> str:
    return "any damage" if least == 1 else f"{least} or more damage"


@condition.register
def _any_fits(node: nodes.AnyFits, voice: Voice) -> str:
    if Adjacent() in node.filters and INTRODUCED not in voice.names:
        rest = tuple(one for one in node.filters if one != Adjacent())
        return f"{Description(rest, voice).one()} is adjacent"
    return f"there is {Description(node.filters, voice).one()}"


@condition.register
def _it_fits(node: nodes.ItFits, voice: Voice) -> str:
    if node.filters == (AdjacentToTargetSpace(),):
        return f"the target space is adjacent to {this_figure(voice)}"
    return f"{this_figure(voice)} {said_of(node.filters, voice)}"


@condition.register
def _has_not_left(node: nodes.HasNotLeft, voice: Voice) -> str:
    return f"{this_figure(voice)} has not left its space in its current activation"


@condition.register
def _has_left(node: nodes.HasLeft, voice: Voice) -> str:
    return f"{this_figure(voice)} has left its space in its current activation"


@condition.register
def _has_attacked(node: nodes.HasAttacked, voice: Voice) -> str:
    return f"{this_figure(voice)} has attacked in its current activation"


@condition.register
def _in_its_activation(node: nodes.InItsActivation, voice: Voice) -> str:
    return f"it is {this_figure(voice)}’s activation"


@condition.register
def _did_not_see_it(node: nodes.DidNotSeeIt, voice: Voice) -> str:
    own = owned(voice.this, "activation")
    return f"it is {own} and the target had no line of sight to it when that began"


@condition.register
def _no_damage_from_it(node: nodes.NoDamageFromIt, voice: Voice) -> str:
    return "the target suffered no damage"


@condition.register
def _damage_from_it(node: nodes.DamageFromIt, voice: Voice) -> str:
    return f"the target suffered {_at_least(node.least)}"


@condition.register
def _is_ranged(node: nodes.IsRanged, voice: Voice) -> str:
    return "it is a ranged attack"


@condition.register
def _attacks_in_melee(node: nodes.AttacksInMelee, voice: Voice) -> str:
    return "its attack type is melee"


@condition.register
def _target_within(node: nodes.TargetWithin, voice: Voice) -> str:
    return f"the target is within {count(node.spaces, 'space')}"


@condition.register
def _next_to_target(node: nodes.NextToTarget, voice: Voice) -> str:
    return "the target is adjacent"


@condition.register
def _target_has(node: nodes.TargetHas, voice: Voice) -> str:
    return f"the target is {CONDITION_NAMES[node.condition]} already"


@condition.register
def _was_special(node: nodes.WasSpecial, voice: Voice) -> str:
    return "it was a special action"


@condition.register
def _has_damage(node: nodes.HasDamage, voice: Voice) -> str:
    return f"{this_figure(voice)} has any damage"


@condition.register
def _more_ready_than_opponent(node: nodes.MoreReadyThanOpponent, voice: Voice) -> str:
    return "you have more ready groups than your opponent"


@condition.register
def _struck_for(node: nodes.StruckFor, voice: Voice) -> str:
    return f"the target suffered {_at_least(node.least)}"


@condition.register
def _target_fell(node: nodes.TargetFell, voice: Voice) -> str:
    return "it defeated a hostile figure"


@condition.register
def _named_fits(node: nodes.NamedFits, voice: Voice) -> str:
    words = f"{voice.it} {said_of(node.filters, voice)}"
    voice.it = "it"
    return words


@condition.register
def _named_group_is_gone(node: nodes.NamedGroupIsGone, voice: Voice) -> str:
    return "no figure of that group is left"


@condition.register
def _first_round(node: nodes.FirstRound, voice: Voice) -> str:
    return "it is the first round"


@condition.register
def _by_own_will(node: nodes.ByOwnWill, voice: Voice) -> str:
    return "it does so of its own will"


# --- what knows no game -------------------------------------------------------------------


@condition.register
def _there_is(node: terms.ThereIs, voice: Voice) -> str:
    return f"there is {noun(node.what, voice)}"


@condition.register
def _at_least_so_much(node: terms.AtLeast, voice: Voice) -> str:
    return f"{amount(node.amount, voice)} is {amount(node.limit, voice)} or more"


@condition.register
def _more_than(node: terms.MoreThan, voice: Voice) -> str:
    return f"{amount(node.amount, voice)} is more than {amount(node.other, voice)}"


@condition.register
def _even(node: terms.Even, voice: Voice) -> str:
    return f"{amount(node.amount, voice)} is even"


@condition.register
def _not(node: terms.Not, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, nodes.ItFits):
        return f"{this_figure(voice)} {said_of(inner.filters, voice, is_so=False)}"
    if isinstance(inner, nodes.NamedFits):
        return f"{voice.it} {said_of(inner.filters, voice, is_so=False)}"
    if isinstance(inner, nodes.InItsActivation):
        return f"it is not {this_figure(voice)}’s activation"
    return f"it is not so that {condition(inner, voice)}"


@condition.register
def _both(node: terms.Both, voice: Voice) -> str:
    return listing([condition(one, voice) for one in node.conditions])


@condition.register
def _either_holds(node: terms.EitherHolds, voice: Voice) -> str:
    return listing([condition(one, voice) for one in node.conditions], "or")
