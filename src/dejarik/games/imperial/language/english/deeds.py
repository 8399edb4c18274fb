"""
Deeds: who does what, and how several of them become sentences.

What belongs here: subjects and verbs of what effects do. What does not: the words of any node.
A deed can be ordered, told, or allowed; one without a subject is a sentence of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from dejarik.speech.clause import sentence
from dejarik.speech.lists import listing
from dejarik.speech.persons import third_person

if TYPE_CHECKING:
    from dejarik.speech.voice import Voice

YOU: Final = "you"
THAT_FIGURE: Final = "that figure"
THOSE_FIGURES: Final = "those figures"
EACH_OF_THEM: Final = "each of them"
_RELATIVES: Final = {THAT_FIGURE: "which", EACH_OF_THEM: "each of which"}
INTRODUCED: Final = "introduced"
"""Where a voice keeps how the figure that acts is spoken of for the first time."""
ORDERED: Final = "ordered"
"""Where a voice notes that the figure that acts is told what to do."""


@dataclass(frozen=True)
class Deed:
    """
    Something that somebody does: the subject, and what it does with a bare verb in front.

    `may`: only if it likes. `later`: once what was said before is over. Without a subject, what
    is done is a whole clause.
    """

    who: str
    does: str
    may: bool = False
    later: bool = False


def said(clause: str) -> Deed:
    """A clause with a subject of its own."""
    return Deed("", clause)


def this_figure(voice: Voice) -> str:
    """The figure that acts, introduced where it has not been spoken of."""
    return voice.names.pop(INTRODUCED, voice.this)


def is_many(who: str) -> bool:
    """Whether a subject takes the verb of several."""
    return who.startswith(("those ", "all ")) or " and every " in who


def owned(who: str, thing: str) -> str:
    """What somebody has: "this figure’s Speed"."""
    return f"your {thing}" if who == YOU else f"{who}’s {thing}"


def told(who: str, does: str) -> str:
    """What somebody does, without the subject."""
    verb, _, rest = does.partition(" ")
    if verb == "be":
        return f"{'are' if who == YOU or is_many(who) else 'is'} {rest}"
    return does if who == YOU or is_many(who) else third_person(does)


def once_said(verbs: list[str]) -> str:
    """Several things that one subject does; a verb they share is said once."""
    heads = {verb.partition(" ")[0] for verb in verbs}
    if len(verbs) > 1 and len(heads) == 1:
        verbs = [verbs[0], *[verb.partition(" ")[2] for verb in verbs[1:]]]
    return listing(verbs)


def clause(group: list[Deed], voice: Voice) -> str:
    """Deeds of one subject as one clause: an order to who is addressed, else told."""
    first = group[0]
    if not first.who:
        return "; ".join(one.does for one in group)
    addressed = first.who == YOU or (first.who == voice.this and ORDERED in voice.names)
    if addressed and not first.may:
        return once_said([one.does for one in group])
    verbs: list[str] = []
    for is_free, run in groupby(group, key=lambda one: one.may):
        does = [one.does for one in run]
        verbs.append(f"may {once_said(does)}" if is_free else told(first.who, once_said(does)))
        if not is_free and len(does) > 1:
            verbs[-1] = once_said([told(first.who, one) for one in does])
    return f"{first.who} {listing(verbs)}"


def clauses(deeds: list[Deed], voice: Voice) -> list[str]:
    """Deeds as clauses, those of one subject together; of what was just chosen with "which"."""
    groups: list[list[Deed]] = []
    for deed in deeds:
        if groups and _goes_with(groups[-1], deed, voice):
            groups[-1].append(deed)
        else:
            groups.append([deed])
    found: list[str] = []
    for place, group in enumerate(groups):
        words = clause(group, voice)
        which = _RELATIVES.get(group[0].who, "")
        if which and place and groups[place - 1][-1].does.startswith("choose "):
            found[-1] += f", {which}{words.removeprefix(group[0].who)}"
        else:
            found.append(f"then {words}" if place and group[0].later else words)
    return found


def _goes_with(group: list[Deed], deed: Deed, voice: Voice) -> bool:
    first = group[0]
    if not deed.who or deed.later or not (deed.who == first.who or _are_those(first, deed)):
        return False
    if deed.who == YOU and " and " in group[-1].does:
        return False
    ordered = deed.who == YOU or (deed.who == voice.this and ORDERED in voice.names)
    return not ordered or deed.may == first.may


def _are_those(first: Deed, deed: Deed) -> bool:
    """Whether the figures spoken of next are those just spoken of."""
    return deed.who == THOSE_FIGURES and (is_many(first.who) or first.who.startswith("each "))


def sentences(found: list[Deed], voice: Voice) -> str:
    """Deeds as sentences, one after the other."""
    return " ".join(sentence(one) for one in clauses(found, voice))


def after(head: str, found: list[Deed], voice: Voice) -> str:
    """Sentences of which the first begins with when, or under which condition, it is so."""
    first, *rest = clauses(found, voice)
    return " ".join([sentence(f"{head}{first}"), *[sentence(one) for one in rest]])


def allowed(head: str, found: list[Deed], voice: Voice) -> str:
    """The same, of what need not be done; what follows the first subject follows from it."""
    first = found[0]
    if not first.who:
        return after(f"{head}if you wish, ", found, voice)
    place = 0
    while place < len(found) and found[place].who == first.who and not found[place].later:
        place += 1
    run = [Deed(one.who, one.does, may=True) for one in found[:place]]
    rest = clauses(found[place:], voice) if place < len(found) else []
    lines = [sentence(f"{head}{clause(run, voice)}")]
    if rest:
        lines.append(sentence(f"if {'you' if first.who == YOU else 'it'} {_do(first)}, {rest[0]}"))
    return " ".join([*lines, *[sentence(one) for one in rest[1:]]])


def _do(deed: Deed) -> str:
    return told(deed.who, "do")
