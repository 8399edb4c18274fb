"""Conditions in English: what follows an "if"."""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.effects import amounts, nouns
from dejarik.games.swccg.effects import conditions as nodes
from dejarik.games.swccg.language.english.amounts import DESTINY, pile_name, whose
from dejarik.games.swccg.language.english.doors import amount, condition, no_words
from dejarik.games.swccg.language.english.nouns import OPPONENTS, YOUR, Description, has
from dejarik.games.swccg.model import draws, state
from dejarik.kernel import terms
from dejarik.kernel.program import Condition
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

PHASES: Final = {
    state.ACTIVATE: "activate",
    state.CONTROL: "control",
    state.DEPLOY: "deploy",
    state.BATTLE: "battle",
    state.MOVE: "move",
    state.DRAW: "draw",
}
DRAWS: Final = {
    draws.FOR_BATTLE: "a battle destiny",
    draws.FOR_WEAPON: "a weapon destiny",
    draws.FOR_DUEL: "a duel destiny",
}


def under(conditions: tuple[Condition, ...], voice: Voice) -> str:
    """Conditions as the beginning of a sentence: "if this is so, "."""
    if not conditions:
        return ""
    first, *rest = [condition(one, voice) for one in conditions]
    for subject in ("you have ", "your opponent has "):
        if first.startswith(subject):
            rest = [one.removeprefix(subject) for one in rest]
    return f"if {listing([first, *rest])}, "


def phase_words(node: nodes.DuringPhase, voice: Voice) -> str:
    """A phase with whose it is."""
    return f"{whose(node.whose, voice)} {PHASES[node.phase]} phase"


@condition.register
def _during_phase(node: nodes.DuringPhase, voice: Voice) -> str:
    return f"it is {phase_words(node, voice)}"


@condition.register
def _loss_is_yours(node: nodes.LossIsYours, voice: Voice) -> str:
    return "you must lose Force"


@condition.register
def _lost_for_damage(node: nodes.LostForDamage, voice: Voice) -> str:
    return "your opponent has just lost a Force to battle damage"


@condition.register
def _lost_from_table(node: nodes.LostFromTable, voice: Voice) -> str:
    found = Description(node.what, voice)
    voice.event = found.again()
    verb = "forfeited" if node.forfeited else "forfeited or lost"
    where = ""
    if node.where:
        where = f" {Description(node.where, voice).where}"
    return f"{found.one()} has just been {verb}{where}"


@condition.register
def _just_drawn_for(node: nodes.JustDrawnFor, voice: Voice) -> str:
    if node.purpose not in DRAWS:
        raise no_words(node, f" with the purpose {node.purpose}")
    return f"{DRAWS[node.purpose]} has just been drawn"


@condition.register
def _each_drew_one(node: nodes.EachDrewOne, voice: Voice) -> str:
    return "each player has drawn exactly one battle destiny"


@condition.register
def _destiny_below(node: nodes.DestinyBelow, voice: Voice) -> str:
    return f"{voice.names.get(DESTINY, 'the destiny')} is below {amount(node.limit, voice)}"


@condition.register
def _destiny_above(node: nodes.DestinyAbove, voice: Voice) -> str:
    return f"{voice.names.get(DESTINY, 'the destiny')} is above {amount(node.limit, voice)}"


@condition.register
def _moved_from_next_door(node: nodes.MovedFromNextDoor, voice: Voice) -> str:
    return "it came from an adjacent site"


@condition.register
def _someone_there(node: nodes.SomeoneThere, voice: Voice) -> str:
    return Description((*node.what, nouns.ThereWithIt()), voice).are_there(1)


@condition.register
def _someone_in_battle(node: nodes.SomeoneInBattle, voice: Voice) -> str:
    who = Description(node.what, voice).one()
    return f"{who} is {'there or at an adjacent site' if node.near else 'in the battle'}"


@condition.register
def _in_second_way(node: nodes.InSecondWay, voice: Voice) -> str:
    return f"you deployed {voice.this} in the second way"


@condition.register
def _nighttime(node: nodes.Nighttime, voice: Voice) -> str:
    return "any location is under nighttime conditions"


@condition.register
def _not_searched_in_vain(node: nodes.NotSearchedInVain, voice: Voice) -> str:
    pile = f"{OPPONENTS} {pile_name(node.pile)}"
    return f"{node.title} has not searched {pile} in vain this turn"


# --- what knows no game -------------------------------------------------------------------


@condition.register
def _at_least(node: terms.AtLeast, voice: Voice) -> str:
    counted, limit = node.amount, node.limit
    if isinstance(counted, amounts.CountOf) and isinstance(limit, terms.Number):
        return Description(counted.what, voice).are_there(limit.number)
    return f"{amount(counted, voice)} is {amount(limit, voice)} or more"


@condition.register
def _more_than(node: terms.MoreThan, voice: Voice) -> str:
    more, less = node.amount, node.other
    if isinstance(more, terms.Number):
        return f"{amount(less, voice)} is below {more.number}"
    if isinstance(more, amounts.CountOf) and isinstance(less, amounts.CountOf):
        many, few = Description(more.what, voice), Description(less.what, voice)
        if many.things() == few.things() and many.where == few.where and many.owner and few.owner:
            than = "you" if few.owner == YOUR else OPPONENTS.removesuffix("’s")
            where = many.where or "on table"
            return f"{has(many.owner)} more {many.things()} {where} than {than}"
    return f"{amount(more, voice)} is above {amount(less, voice)}"


@condition.register
def _not(node: terms.Not, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, nodes.InSecondWay):
        return f"you deployed {voice.this} in the first way"
    if isinstance(inner, nodes.SomeoneInBattle):
        who = Description(inner.what, voice).one()
        where = "neither there nor at an adjacent site" if inner.near else "not in the battle"
        return f"{who} is {where}"
    return f"it is not so that {condition(inner, voice)}"


@condition.register
def _both(node: terms.Both, voice: Voice) -> str:
    return listing([condition(one, voice) for one in node.conditions])


@condition.register
def _either_holds(node: terms.EitherHolds, voice: Voice) -> str:
    found = [condition(one, voice) for one in node.conditions]
    subjects = [one.partition(" is ")[0] for one in found]
    said = {one.partition(" is ")[2] for one in found}
    if len(said) == 1 and all(said):
        return f"{listing(subjects, 'or')} is {said.pop()}"
    return listing(found, "or")
