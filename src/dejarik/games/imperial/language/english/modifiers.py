"""Modifiers in English: what is added to attacks, figures and players, and for how long."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import modifiers as nodes
from dejarik.games.imperial.effects.figures import Filter, Itself, Named
from dejarik.games.imperial.language.english import results
from dejarik.games.imperial.language.english.amounts import FOR_EACH
from dejarik.games.imperial.language.english.conditions import under
from dejarik.games.imperial.language.english.deeds import (
    Deed,
    is_many,
    said,
    this_figure,
)
from dejarik.games.imperial.language.english.doors import (
    amount,
    condition,
    deeds,
    influence,
    no_words,
    part,
)
from dejarik.games.imperial.language.english.figures import Description
from dejarik.games.imperial.language.english.spans import end_span, lasting_words, span_words
from dejarik.games.imperial.model import statistics as st
from dejarik.kernel.terms import Number
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice

_FORBIDDEN: Final = {
    st.CANNOT_ATTACK: "cannot attack",
    st.CANNOT_EXIT: "cannot leave its space of its own will",
    st.CANNOT_INTERACT: "cannot interact",
    st.DOES_NOT_CONTROL: "does not control anything",
    st.ATTACKS: "may spend more than one action on attacks in each activation",
}
"""What figures cannot do, or need not heed."""
_BARRED: Final = {
    st.CANNOT_ACTIVATE: "cannot activate groups",
    st.CANNOT_PLAY: "cannot play Command cards",
}
"""What players cannot do."""
NO_FIGURE_HIDES: Final = "line of sight for {} passes through figures"


# --- results of attacks -------------------------------------------------------------------


@influence.register
def _results(node: nodes.Results, voice: Voice) -> str:
    return results.results_told([node], voice)


@influence.register
def _converts(node: nodes.Converts, voice: Voice) -> str:
    return results.converted(node, voice)


@influence.register
def _once(node: nodes.Once, voice: Voice) -> str:
    return f"{influence(node.inner, voice)}; only one {node.name} counts in an attack"


@amount.register
def _result_count(node: nodes.ResultCount, voice: Voice) -> str:
    return f"1 {FOR_EACH}{st.SYMBOL_NAMES[node.symbol]} in the results"


@amount.register
def _doubled(node: nodes.Doubled, voice: Voice) -> str:
    number, _, rest = amount(node.once, voice).partition(" ")
    if number.isdecimal():
        return f"{2 * int(number)} {rest}".strip()
    return f"twice {number} {rest}".strip()


# --- numbers and permissions --------------------------------------------------------------


def _who(whom: tuple[Filter, ...], asked: str, voice: Voice) -> str:
    """Whom a modifier is of; whoever the condition has just named is "it"."""
    if whom == (Itself(),):
        return "it" if asked.startswith(f"if {voice.this} ") else this_figure(voice)
    if whom == (Named(),):
        return voice.it
    return Description(whom, voice).every()


@influence.register
def _of_figures(node: nodes.OfFigures, voice: Voice) -> str:
    asked = under(node.provided, voice)
    who = _who(node.whom, asked, voice)
    has = "have" if is_many(who) else "has"
    if node.number == st.REACH:
        return f"{asked}{who} {has} Reach"
    assert isinstance(node.amount, Number)
    number = node.amount.number
    if node.fixed and node.number == st.SPEED:
        return f"{asked}{who} {has} Speed {number}"
    more = f"{abs(number)} {'more' if number > 0 else 'less'}"
    if node.number == st.SPEED:
        return f"{asked}{who} {has} {more} Speed"
    if node.number == st.ACTIONS:
        return f"{asked}{who} {has} {count(number, 'more action')}"
    raise no_words(node, f" of the number {node.number}")


@influence.register
def _forbids(node: nodes.Forbids, voice: Voice) -> str:
    asked = under(node.provided, voice)
    who = _who(node.whom, asked, voice)
    if node.what == st.NO_FIGURE_HIDES:
        return asked + NO_FIGURE_HIDES.format(f"attacks by {who}")
    if node.what not in _FORBIDDEN:
        raise no_words(node, f" of the permission {node.what}")
    return f"{asked}{who} {_FORBIDDEN[node.what]}"


@influence.register
def _forbids_targets(node: nodes.ForbidsTargets, voice: Voice) -> str:
    return f"{this_figure(voice)} cannot attack {Description(node.whom, voice).many()}"


@influence.register
def _forbids_seat(node: nodes.ForbidsSeat, voice: Voice) -> str:
    who = "your opponent" if node.opponent else "you"
    if node.what == st.PICKS_ZONE:
        return (
            "during setup, you choose your own deployment zone, and your opponent has initiative"
            " and deploys first; if both players have this, neither counts"
        )
    return f"{who} {_BARRED[node.what]}"


@influence.register
def _of_seat(node: nodes.OfSeat, voice: Voice) -> str:
    if node.number != st.DRAWS:
        raise no_words(node, f" of the number {node.number}")
    return f"at the end of each round, you draw {count(node.amount, 'more Command card')}"


@influence.register
def _of_this_attack(node: nodes.OfThisAttack, voice: Voice) -> str:
    if node.what != st.NO_FIGURE_HIDES:
        raise no_words(node, f" of the permission {node.what}")
    return NO_FIGURE_HIDES.format(results.THIS_ATTACK)


@influence.register
def _grant_surge(node: nodes.GrantSurge, voice: Voice) -> str:
    who = _who(node.whom, "", voice)
    bought = part(node.surge, voice).removesuffix(".").removeprefix("Surge: ")
    return f"{who} has one more surge ability: {bought}"


# --- what lasts ---------------------------------------------------------------------------


@deeds.register
def _for(node: nodes.For, voice: Voice) -> list[Deed]:
    span = span_words(node.span, voice)
    told = results.modifiers_told(node.changes, voice)
    abilities = [part(one, voice).removesuffix(".") for one in node.gives]
    end_span(voice)
    if node.until:
        ending = listing([condition(one, voice) for one in node.until])
        return [said(f"{listing(told)} {span.removesuffix(', ')} or until {ending}")]
    found = [said(lasting_words(span, listing(told)))] if told else []
    lower = [f"{one[:1].lower()}{one[1:]}" for one in abilities]
    return [*found, *[said(f"{'' if told else span}{one}") for one in lower]]
