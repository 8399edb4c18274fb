"""
Why not: what a seat cannot do now, and the rules behind it.

What belongs here: putting questions to the game's own explanations and giving the answers
in words with ruling ids. What does not: reasons of our own.
"""

from functools import cache
from typing import NamedTuple

from dejarik.games.destiny.language.english.names import code_of_handle, side_words
from dejarik.games.destiny.language.english.table import reason_words
from dejarik.games.destiny.wire import CopyView
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.sheets import rendered_text
from dejarik.titles.destiny.terminal.moment import Moment


class Question(NamedTuple):
    """Something of one's own to ask about: a title, what one would do, and how to ask."""

    title: str
    deed: str
    ask: str


@cache
def paraphrases() -> dict[str, str]:
    """What each ruling says in our words."""
    return {one.id: one.text for one in files.rulings().rulings}


def questions(now: Moment, everything: bool) -> list[Question]:
    """
    What could be asked about one's own cards and dice, in the words of the game.

    Unless everything is wanted, things that can never be done are left out.
    """
    view, names = now.view, now.names
    player = view.players[view.seat]
    found = [
        Question(names.title(card.code), "play", f"play:{card.handle}") for card in player.hand
    ]
    if everything:
        for card in player.discard:
            found.append(Question(names.title(card.code), "play", f"play:{card.handle}"))
    for copy in player.play:
        found += _about_copy(now, copy, everything)
    for die in view.dice:
        if die.seat == view.seat and (die.zone == "pool" or everything):
            side = side_words(die.side) or "the die"
            found.append(Question(names.title(die.code), f"resolve {side} of", f"resolve:{die.id}"))
    found.append(Question("the battlefield", "claim", "claim"))
    found.append(Question("reroll", "discard a card to", "reroll"))
    return found


def _about_copy(now: Moment, copy: CopyView, everything: bool) -> list[Question]:
    title = now.names.title(copy.code)
    found = []
    if everything or copy.type in {"character", "support"}:
        found.append(Question(title, "activate", f"activate:{copy.id}"))
    actions = [Question(title, "use the action of", f"use:{copy.id}:0")]
    while True:
        place = len(actions)
        another = Question(title, f"use action {place + 1} of", f"use:{copy.id}:{place}")
        if _answer(now, another)[0] == "no_action":
            return found + actions
        actions.append(another)


def why_not(now: Moment, word: str) -> list[str]:
    """What cannot be done now and why; with a word, only what has it in its title."""
    view = now.view
    wanted = word.casefold()
    lines: list[str] = []
    for question in questions(now, bool(word)):
        if wanted not in question.title.casefold() and wanted not in question.deed.casefold():
            continue
        key, ruling = _answer(now, question)
        if key == "legal":
            if word:
                lines.append(f"You can {question.deed} {question.title}.")
        elif word or key not in {"no_action", "no_die"}:
            lines.append(_refusal(now, question, key, ruling))
    if not lines and word:
        return [f"Nothing of yours is called {word!r}. `?` lists all you cannot do now."]
    if not lines:
        return ["There is nothing of yours that you could not use now."]
    if view.decision is not None and view.decision.reason not in {"action", "additional_action"}:
        lines.insert(0, "You are asked something else just now. As things stand:")
    # Two dice or cards alike need to be said once only.
    return list(dict.fromkeys(lines))


def _answer(now: Moment, question: Question) -> tuple[str, str]:
    [line] = now.game.explain(now.state, now.names.seat, question.ask)
    key, _, ruling = line.partition(" ")
    return key, ruling


def _refusal(now: Moment, question: Question, key: str, ruling: str) -> str:
    why = reason_words(key)
    if key == "not_enough_resources":
        have = now.view.players[now.view.seat].resources
        why = f"it costs {cost_now(now, question)}, you have {have}"
    if key in {"play_restriction", "no_host"}:
        code = code_of_handle(now.view, int(question.ask.partition(":")[2]))
        why += _restriction(rendered_text(code, now.edition))
    says = paraphrases().get(ruling, "")
    end = f" ({says})" if says else ""
    return f"You cannot {question.deed} {question.title}: {why}. [{ruling}]{end}"


def _restriction(text: list[str]) -> str:
    """What a card's own text demands, in brackets; empty if it demands nothing."""
    demands = [line for line in text if line.startswith(("Only ", "Modify"))]
    return f" ({' '.join(demands).removesuffix('.')})" if demands else ""


def cost_now(now: Moment, question: Question) -> int:
    """The cost of a card with everything that changes it."""
    number = question.ask.partition(":")[2]
    parts = now.game.explain(now.state, now.names.seat, f"cost:{number}")
    return max(0, sum(int(part.split()[1]) for part in parts))
