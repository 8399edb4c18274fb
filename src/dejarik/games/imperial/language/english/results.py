"""What is added to the results of attacks, and taken from them, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.imperial.effects import modifiers as nodes
from dejarik.games.imperial.effects.figures import Itself
from dejarik.games.imperial.language.english.amounts import FOR_EACH, measure, result
from dejarik.games.imperial.language.english.conditions import under
from dejarik.games.imperial.language.english.deeds import this_figure
from dejarik.games.imperial.language.english.dice import CONDITION_VERBS, KEYWORD_SYMBOLS
from dejarik.games.imperial.language.english.doors import influence, no_words
from dejarik.games.imperial.language.english.figures import Description
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.terms import Number
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice

ATTACK: Final = "attack"
"""Where a voice keeps which attack is spoken of."""
ON_A_CARD: Final = "card"
"""Where a voice notes that a Command card speaks, which names the figure it is played on."""
THIS_ATTACK: Final = "this attack"

_ROLES: Final = {
    nodes.ATTACKING: ("attacking", "attacks"),
    nodes.DEFENDING: ("defending", "defends"),
}
_POOLS: Final = {nodes.ATTACKING: "attack pool", nodes.DEFENDING: "defence pool"}


def results_told(found: list[nodes.Results], voice: Voice) -> str:
    """Results of the same attacks together: when, under which conditions, and what is added."""
    first = found[0]
    asked = under(first.provided, voice) if first.provided else ""
    return f"{_when(first, voice)}{asked}{_changes(found, voice)}"


def _when(node: nodes.Results | nodes.Converts, voice: Voice) -> str:
    if ATTACK in voice.names:
        return ""
    alone, told = _ROLES[node.role]
    if node.whom != (Itself(),):
        return f"when {Description(node.whom, voice).one()} {told}, "
    return f"when {this_figure(voice)} {told}, " if ON_A_CARD in voice.names else f"when {alone}, "


def converted(node: nodes.Converts, voice: Voice) -> str:
    """Results that become others."""
    new = listing([result(number, st.SYMBOL_NAMES[symbol]) for symbol, number in node.new])
    return f"{_when(node, voice)}each {st.SYMBOL_NAMES[node.old]} in the results becomes {new}"


def is_alike(one: nodes.Results, other: nodes.Results) -> bool:
    """Whether two add to the same attacks."""
    return replace(one, symbol=other.symbol, amount=other.amount) == other


def _changes(found: list[nodes.Results], voice: Voice) -> str:
    """What is added and taken away."""
    adds = [_added(one, voice) for one in found if _is_symbol(one) and not _is_less(one)]
    takes = [_taken(one) for one in found if _is_symbol(one) and _is_less(one)]
    attack = voice.names.get(ATTACK, voice.this)
    of_next = attack not in (voice.this, THIS_ATTACK)
    where = f"the results of {attack}" if of_next else "the results"
    said_ = []
    if adds:
        each = f" {FOR_EACH}"
        what, is_each, rest = listing(adds).partition(each)
        rest = rest.replace("in the results", "among them")
        said_.append(f"add {what} to {where}{is_each}{rest}")
    if takes:
        said_.append(f"remove {listing(takes)}" + ("" if adds else f" from {where}"))
    keywords = [_keyword(one) for one in found if _is_keyword(one)]
    if keywords and of_next:
        said_.append(f"add {listing(keywords)} to {attack}")
    elif keywords:
        said_.append(f"{attack} has {listing(keywords)}")
    said_ += [_other(one, voice) for one in found if not _is_symbol(one) and not _is_keyword(one)]
    return listing(said_)


def _is_symbol(node: nodes.Results) -> bool:
    return node.symbol in st.SYMBOLS


def _is_keyword(node: nodes.Results) -> bool:
    return node.symbol in KEYWORD_SYMBOLS or node.symbol >= st.CONDITION_KEYWORDS


def _is_less(node: nodes.Results) -> bool:
    return isinstance(node.amount, Number) and node.amount.number < 0


def _added(node: nodes.Results, voice: Voice) -> str:
    name = st.SYMBOL_NAMES[node.symbol]
    if isinstance(node.amount, Number):
        return result(node.amount.number, name)
    return measure(node.amount, name, voice, name)


def _taken(node: nodes.Results) -> str:
    assert isinstance(node.amount, Number)
    return result(-node.amount.number, st.SYMBOL_NAMES[node.symbol])


def _keyword(node: nodes.Results) -> str:
    if node.symbol >= st.CONDITION_KEYWORDS:
        return CONDITION_VERBS[node.symbol - st.CONDITION_KEYWORDS]
    assert isinstance(node.amount, Number)
    return f"{st.SYMBOL_NAMES[node.symbol]} {node.amount.number}"


def _other(node: nodes.Results, voice: Voice) -> str:
    assert isinstance(node.amount, Number)
    if node.symbol == st.SURGE_USES:
        times = "twice" if node.amount.number == 1 else f"{node.amount.number + 1} times"
        return f"each surge ability may be used up to {times}"
    if st.EXTRA_DICE <= node.symbol < st.EXTRA_DICE + len(COLOURS):
        colour = COLOURS[node.symbol - st.EXTRA_DICE]
        return f"add {count(node.amount.number, f'{colour} die')} to the {_POOLS[node.role]}"
    raise no_words(node, f" of the number {node.symbol}")


def modifiers_told(found: tuple[Modifier, ...], voice: Voice) -> list[str]:
    """Modifiers as statements; results of the same attacks are one."""
    told: list[str] = []
    groups: list[list[nodes.Results]] = []
    for one in found:
        if not isinstance(one, nodes.Results):
            told.append(influence(one, voice))
        elif groups and is_alike(groups[-1][0], one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return [*[results_told(group, voice) for group in groups], *told]
