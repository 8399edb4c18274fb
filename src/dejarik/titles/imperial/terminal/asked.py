"""
Questions on a terminal: why not, who sees whom, where a way leads, and the odds of attacks.

What belongs here: from what a person typed to questions, and their answers as lines. Figures go
by the tags of the map, large letters for one's own, spaces by their names. What does not: the
answers (`titles.imperial.asking`).
"""

from fractions import Fraction
from typing import Final, NamedTuple

from dejarik.games.imperial.advice.odds import odds_of
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import SeatView
from dejarik.hosting import asked
from dejarik.hosting.terminal import Extra
from dejarik.hosting.title import Reasons
from dejarik.titles.imperial.answer_words import POSSIBLE
from dejarik.titles.imperial.asking import reasons_for
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.terminal.screen import tags_of

EXTRAS: Final = {
    "sight": Extra("sight A B", "whether A sees B, or with A alone all it sees", behind="why"),
    "way": Extra("way SPACE", "what it costs to go there, step by step", behind="sight"),
    "odds": Extra("odds TARGET", "what attacks would do; alone, of every target", behind="way"),
}
HELP: Final = (
    "Name figures by their tags on the map, such as `sight A1 B2`, or spaces: `sight A1 k12`."
)


class Moment(NamedTuple):
    """A battle as one seat asks about it."""

    s: Battle
    speaker: Speaker

    @property
    def view(self) -> SeatView:
        """What the seat sees."""
        return view_of(self.s, self.speaker.seat)

    def ask(self, question: str) -> Reasons:
        """What the game answers it. Raises ValueError."""
        return reasons_for(self.s, self.speaker, question)


def answered(now: Moment, question: str) -> list[str]:
    """An answer with the rulings behind it, or why there is none."""
    return asked.answered(now.ask, files.rulings().named, question)


def obeyed(now: Moment, name: str, words: str) -> list[str]:
    """What a command of this title answers."""
    if name == "odds":
        return odds_lines(now, words)
    *before, last = words.split() or [""]
    end = _space(now, last) if name == "way" else _named(now, last)
    things = [*[_named(now, word) for word in before], end]
    if None in things:
        return [HELP]
    if name == "sight":
        return answered(now, ":".join(["sight", *map(str, things)]))
    acting = now.s.activations[-1].figure if now.s.activations else 0
    figure = acting if len(things) == 1 else things[0]
    if not figure:
        return ["No figure acts now: name one, such as `way A1 k12`."]
    return answered(now, f"reach:{figure}:{things[-1]}")


def _named(now: Moment, word: str) -> int | None:
    """A figure by its tag or a space by its name; nothing for what is neither."""
    for number, tag in tags_of(now.view).items():
        if tag == word:
            return number
    return _space(now, word)


def _space(now: Moment, word: str) -> int | None:
    """A space by its name; nothing if there is none such."""
    names = now.s.map().names
    return FIRST_SPACE + names.index(word.lower()) if word.lower() in names else None


# --- why not ------------------------------------------------------------------------------


def why_not(now: Moment, word: str) -> list[str]:
    """What cannot be done now and why; with a word, only what is called so."""
    if word.startswith(("option", "number", "sight", "reach")):
        return answered(now, word)
    return asked.why_not_lines(now.ask, _questions(now), word, POSSIBLE)


def _questions(now: Moment) -> list[tuple[str, str]]:
    """What a seat might want to do now, and how to ask about it."""
    view, words = now.view, TableWords(now.speaker, now.view)
    if not now.s.activations:
        groups = [one for one in view.groups if one.seat == view.seat]
        return [(f"activate {words.thing(one.id)}", f"option:activate:{one.id}") for one in groups]
    acting = now.s.activations[-1].figure
    found = [
        (f"{deed} with {words.thing(acting)}", f"option:{key}:{acting}")
        for deed, key in (("move", "move"), ("spend movement points", "walk"))
    ]
    for figure in view.figures:
        if figure.seat != view.seat and figure.space:
            question = f"option:attack:{acting}:{figure.id}"
            found.append((f"attack {words.thing(figure.id)}", question))
    for token in view.tokens:
        if token.space:
            question = f"option:interact:{acting}:{token.id}"
            found.append((f"interact with {words.thing(token.id)}", question))
    for card in view.sides[view.seat].hand:
        question = f"option:command:{acting}:{card.handle}"
        found.append((f"play {now.speaker.card(card.code)}", question))
    return found


# --- odds ---------------------------------------------------------------------------------


def odds_lines(now: Moment, word: str) -> list[str]:
    """What an attack of the acting figure would do, or the open attack."""
    if now.s.attacks and now.s.attacks[-1].target:
        target = now.s.attacks[-1].target
        return ["This attack:", *_told(now, "attack", target)]
    if not now.s.activations:
        return ["No figure acts now, so no attack can be weighed."]
    acting = now.s.activations[-1].figure
    lines: list[str] = []
    words = TableWords(now.speaker, now.view)
    for figure in now.view.figures:
        name = words.thing(figure.id)
        tag = tags_of(now.view).get(figure.id, "")
        if not figure.space or (word not in ("", tag) and word.casefold() not in name.casefold()):
            continue
        told = _told(now, f"attack:{acting}:{figure.id}", figure.id)
        lines += [f"Attack {name}:", *told] if told else []
    return lines or ["No such target can be attacked now; `why not attack` says why."]


def _told(now: Moment, question: str, target: int) -> list[str]:
    try:
        found = odds_of(now.s, now.speaker.seat, question)
    except ValueError:
        return []
    [whole] = found["rolls"]
    name = TableWords(now.speaker, now.view).thing(target)
    amounts = [f"{dealt}: {_count(one, whole)}" for dealt, one in found["damage"].items()]
    mean = sum((dealt * one for dealt, one in found["damage"].items()), Fraction(0))
    return [
        f"  defeats {name} in {_share(found['defeat'][1], whole)}",
        f"  misses in {_share(found['miss'][1], whole)}",
        f"  damage {', '.join(amounts)} of {whole}; mean {float(mean):.2f}",
    ]


def _count(chance: Fraction, whole: int) -> int:
    return int(chance * whole)


def _share(chance: Fraction, whole: int) -> str:
    return f"{_count(chance, whole)} of {whole}: {round(100 * float(chance))} %"
