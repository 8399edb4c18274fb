"""For how long something is so, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.language.english.deeds import INTRODUCED, owned, this_figure
from dejarik.games.imperial.language.english.results import ATTACK, THIS_ATTACK
from dejarik.games.imperial.rules import lasting

if TYPE_CHECKING:
    from dejarik.speech.voice import Voice

_SPANS: Final = {
    lasting.THIS_ROUND: "until the end of the round, ",
    lasting.THIS_GAME: "for the rest of the game, ",
    lasting.THIS_ACTIVATION: "for the rest of this activation, ",
    lasting.THIS_ATTACK: "",
    lasting.NEXT_ATTACK_ON_IT: "",
}


def lasting_words(span: str, words: str) -> str:
    """A statement and how long it is so: behind a plain one, else in front of it."""
    is_plain = not any(one in words for one in (",", ":", "when ", "while "))
    if not is_plain or not span.startswith(("until", "for")):
        return span + words
    return f"{words} {span.removesuffix(', ')}"


def span_words(span: int, voice: Voice) -> str:
    """The beginning of a sentence that says how long; from then on that attack is spoken of."""
    if span == lasting.THIS_ATTACK:
        voice.names[ATTACK] = THIS_ATTACK
    elif span == lasting.NEXT_ATTACK_ON_IT:
        voice.names[ATTACK] = f"the next attack against {voice.it}"
    if span == lasting.NEXT_ACTIVATION:
        words = f"during {owned(this_figure(voice), 'next activation')}, "
        voice.names[INTRODUCED] = "it"
        return words
    return _SPANS[span]


def end_span(voice: Voice) -> None:
    """No attack in particular is spoken of any more."""
    voice.names.pop(ATTACK, None)
