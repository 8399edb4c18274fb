"""Structure in English: in order, may, if, either, limits, and who acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.imperial.effects.figures import AFigure
from dejarik.games.imperial.effects.verbs import InOrder
from dejarik.games.imperial.language.english.deeds import (
    THAT_FIGURE,
    YOU,
    Deed,
    clauses,
    once_said,
    said,
    told,
)
from dejarik.games.imperial.language.english.doors import amount, condition, deeds, influence
from dejarik.games.imperial.language.english.figures import aimed, chosen
from dejarik.games.imperial.rules import lasting
from dejarik.games.imperial.rules.commands import Played
from dejarik.games.imperial.rules.moments import (
    ONCE_A_ROUND,
    ONCE_AN_ACTIVATION,
    ONCE_AN_ATTACK,
    Limited,
)
from dejarik.kernel import ops
from dejarik.kernel.choosing import Choose
from dejarik.kernel.program import Op
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

LIMITS: Final = {
    ONCE_AN_ATTACK: "once per attack, ",
    ONCE_AN_ACTIVATION: "once per activation, ",
    ONCE_A_ROUND: "once per round, ",
}
_DURATIONS: Final = {
    lasting.THIS_ROUND: "until the end of the round",
    lasting.THIS_GAME: "for the rest of the game",
}


def unlimited(effect: Op) -> tuple[str, Op]:
    """How often something may be used, and what it is."""
    return (LIMITS[effect.limit], effect.effect) if isinstance(effect, Limited) else ("", effect)


def joined(found: list[Deed], voice: Voice) -> str:
    """Deeds as one clause."""
    return "; ".join(clauses(found, voice)) or "nothing happens"


@deeds.register
def _sequence(node: ops.Sequence, voice: Voice) -> list[Deed]:
    return [deed for part in node.parts for deed in deeds(part, voice)]


@deeds.register
def _in_order(node: InOrder, voice: Voice) -> list[Deed]:
    found: list[Deed] = []
    for one in node.parts:
        told_now = deeds(one, voice)
        if told_now and told_now[0].who == voice.they != YOU:
            told_now[0] = replace(told_now[0], later=True)
        found += told_now
    return found


@deeds.register
def _then(node: ops.Then, voice: Voice) -> list[Deed]:
    first, *rest = deeds(node.second, voice)
    return [*deeds(node.first, voice), replace(first, later=True), *rest]


@deeds.register
def _end(node: ops.End, voice: Voice) -> list[Deed]:
    return []


@deeds.register
def _nothing(node: ops.Nothing, voice: Voice) -> list[Deed]:
    return []


@deeds.register
def _may(node: ops.May, voice: Voice) -> list[Deed]:
    first, *rest = deeds(node.effect, voice)
    if not first.who:
        first = said(f"if you wish, {first.does}")
    found = [replace(first, may=bool(first.who), later=True), *rest]
    otherwise = deeds(node.otherwise, voice)
    return [*found, said(f"otherwise, {joined(otherwise, voice)}")] if otherwise else found


@deeds.register
def _pay(node: ops.Pay, voice: Voice) -> list[Deed]:
    cost = deeds(node.cost, voice)
    effect = once_said([one.does for one in deeds(node.effect, voice)])
    last = cost[-1]
    return [*cost[:-1], replace(last, does=f"{last.does} to {effect}")]


@deeds.register
def _either(node: ops.Either, voice: Voice) -> list[Deed]:
    options = [deeds(effect, voice) for effect in node.effects]
    whose = {one.who for option in options for one in option}
    if len(whose) == 1 and whose != {""} and all(len(option) == 1 for option in options):
        singles = [option[0] for option in options]
        is_free = any(one.may for one in singles)
        does = listing([one.does for one in singles], "or")
        if not is_free:
            others = [told(one.who, one.does) for one in singles[1:]]
            does = listing([singles[0].does, *others], "or")
        return [Deed(singles[0].who, does, may=is_free)]
    many = "one" if node.how_many == 1 else f"{node.how_many} different ones"
    choices = listing([joined(option, voice) for option in options], "or")
    return [said(f"{voice.they} {told(voice.they, 'choose')} {many}: {choices}")]


@deeds.register
def _if(node: ops.If, voice: Voice) -> list[Deed]:
    asked = condition(node.condition, voice)
    found = [said(f"if {asked}, {joined(deeds(node.then, voice), voice)}")]
    otherwise = deeds(node.otherwise, voice)
    return [*found, said(f"otherwise, {joined(otherwise, voice)}")] if otherwise else found


@deeds.register
def _for_each(node: ops.ForEach, voice: Voice) -> list[Deed]:
    _, who = aimed(node.over, voice)
    voice.it = THAT_FIGURE
    return [said(f"for {who}, {joined(deeds(node.effect, voice), voice)}")]


@deeds.register
def _repeat(node: ops.Repeat, voice: Voice) -> list[Deed]:
    times = amount(node.times, voice)
    return [said(f"do this {times} times: {joined(deeds(node.effect, voice), voice)}")]


@deeds.register
def _as(node: ops.As, voice: Voice) -> list[Deed]:
    before, voice.they = voice.they, amount(node.who, voice)
    found = deeds(node.effect, voice)
    voice.they = before
    return [replace(found[0], later=True), *found[1:]] if found else []


@deeds.register
def _instead(node: ops.Instead, voice: Voice) -> list[Deed]:
    return [said(f"in place of that, {joined(deeds(node.effect, voice), voice)}")]


@deeds.register
def _later(node: ops.Later, voice: Voice) -> list[Deed]:
    return [said(f"later, {joined(deeds(node.effect, voice), voice)}")]


@deeds.register
def _until(node: ops.Until, voice: Voice) -> list[Deed]:
    how_long = _DURATIONS.get(node.duration, "for a while")
    return [said(f"{how_long}, {influence(node.modifier, voice)}")]


@deeds.register
def _limited(node: Limited, voice: Voice) -> list[Deed]:
    return [said(f"{LIMITS[node.limit]}{joined(deeds(node.effect, voice), voice)}")]


@deeds.register
def _played(node: Played, voice: Voice) -> list[Deed]:
    return deeds(node.effect, voice)


@deeds.register
def _choose(node: Choose, voice: Voice) -> list[Deed]:
    if isinstance(node.what, AFigure):
        return [chosen(node.what, voice)]
    # What needs no choice is only given a name.
    found, voice.it = aimed(node.what, voice)
    return found
