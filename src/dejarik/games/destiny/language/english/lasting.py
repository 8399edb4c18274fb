"""
What lasts, in English: what a lasting effect does, to whom it is said, and how long it does so.

What belongs here: the words of a card's lasting effects, with places for what is named, and
sentences about those that a view tells. What does not: what lasts (`seen.lasting_views`), and the
texts of cards (`render`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.naming import Kept, OnlyFirst
from dejarik.games.destiny.language.english.abilities import effect_clauses
from dejarik.games.destiny.language.english.bans import ACTIONS
from dejarik.games.destiny.language.english.doors import influence
from dejarik.games.destiny.language.english.durations import HOW_LONG
from dejarik.games.destiny.language.english.facts import subtype_word, symbol_word
from dejarik.games.destiny.language.english.flow import SAME_ACTION
from dejarik.games.destiny.language.english.names import Names, code_of_shown, side_words
from dejarik.games.destiny.language.english.render import voice_in
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.games.destiny.seen.view_names import ACTION_OPTION_NAMES
from dejarik.kernel.ops import Until
from dejarik.kernel.program import walk
from dejarik.speech.clause import joined
from dejarik.speech.doors import NoWords
from dejarik.speech.lists import listing

if TYPE_CHECKING:
    from dejarik.games.destiny.language.card_text import CardText
    from dejarik.games.destiny.model.facts import Card
    from dejarik.games.destiny.wire import LastingView, NamedView, SeatView

PLACE: Final = re.compile(r"\{([^}]+)\}")
"""Where a sentence names something: `{this}` is the card itself, the others are its own names."""
READERS: Final = (
    ("your", "your opponent’s"),
    ("your opponent’s", "your"),
    ("{player}’s", "{opponent}’s"),
)
"""Whose an effect is, as its player, the opponent and everybody else are told."""
KEPT: Final = {
    "things": "chosen",
    "colour": "chosen colour",
    "subtype": "chosen subtype",
    "symbol": "named symbol",
    "number": "named number",
    "title": "named title",
    "noted_titles": "remembers",
    "action": "kind of action",
}
"""What is said in front of what a card keeps."""
ONCE: Final = {"game": "already this game", "round": "already this round"}


@dataclass(frozen=True)
class LastingWords:
    """One lasting effect of a card, as its player, the opponent and everybody else read it."""

    own: str
    theirs: str
    watched: str


def lasting_words(text: CardText, card: Card) -> tuple[LastingWords, ...]:
    """The lasting effects of a card in the order of its text; no words for what is only kept."""
    nodes = [node for part in text.parts for node in walk(part)]
    marked = {id(node.mark): node for node in nodes if isinstance(node, OnlyFirst)}
    found = [node for node in nodes if isinstance(node, Until)]
    return tuple([_words(text, card, one, marked.get(id(one))) for one in found])


def _words(text: CardText, card: Card, one: Until, mark: OnlyFirst | None) -> LastingWords:
    # What is done once is told as the card says it, whoever reads.
    readers = READERS if mark is None else READERS[:1] * len(READERS)
    said = [_said(text, card, one, mark, whose) for whose in readers]
    return LastingWords(*said)


def _said(
    text: CardText, card: Card, one: Until, mark: OnlyFirst | None, whose: tuple[str, str]
) -> str:
    """An effect, or what is not done again; nothing of what is only kept."""
    voice = voice_in(card, text)
    voice.yours, voice.opponents = whose
    voice.this, voice.event = "{this}", "{that}"
    modifier = one.modifier
    names = [getattr(node, "name", None) for node in walk(modifier)]
    voice.names = {name: f"{{{name}}}" for name in names if isinstance(name, str) and name}
    voice.names[SAME_ACTION] = "the action to {that}"
    try:
        if mark is not None:
            return joined(effect_clauses(mark.effect, voice))
        return "" if isinstance(modifier, Kept) else influence(modifier, voice)
    except NoWords:
        return ""


class LastingSentences:
    """What lasts in a view, said to one audience."""

    def __init__(self, names: Names, view: SeatView) -> None:
        self.names = names
        self.view = view

    def about(self, copy: int) -> list[str]:
        """What is said beside a card in play: what it keeps, and what is about it."""
        return [self._noted(one, copy) for one in self.view.lasting if self._is_at(one, copy)]

    def others(self) -> list[str]:
        """What is about no card in play."""
        copies = [copy.id for player in self.view.players for copy in player.play]
        return [
            f"{self.names.title(one.code)} ({self._owner(one.seat)}): {self.sentence(one)}"
            for one in self.view.lasting
            if not any(self._is_at(one, copy) for copy in copies)
        ]

    def _is_at(self, one: LastingView, copy: int) -> bool:
        return copy in one.about

    def _noted(self, one: LastingView, copy: int) -> str:
        title = self.names.title(one.code)
        if copy == one.source:
            return self.sentence(one)
        if one.kind == "kept":
            return f"chosen by {title}"
        return f"{self.sentence(one)} ({title})"

    def sentence(self, one: LastingView) -> str:
        """One of them, without capital and full stop."""
        if one.kind == "kept":
            return "; ".join(f"{KEPT[name.sort]}: {self.named(name)}" for name in one.names)
        said = self._filled(one, self._template(one))
        if one.kind == "done":
            once = ONCE.get(one.until, "already done")
            return f"{once}: {said}" if said else once
        how_long = self._filled(one, HOW_LONG[one.until])
        return f"{said} {how_long}" if said else how_long

    def _template(self, one: LastingView) -> str:
        text, card = self.names.texts.get(one.code), self.names.facts.get(one.code)
        if text is None or card is None:
            return ""
        words = lasting_words(text, card)[one.part]
        if self.view.seat < 0:
            return words.watched
        return words.own if one.seat == self.view.seat else words.theirs

    def _filled(self, one: LastingView, words: str) -> str:
        return PLACE.sub(lambda place: self._place(one, place[1]), words)

    def _place(self, one: LastingView, place: str) -> str:
        if place == "this":
            return self.names.title(code_of_shown(self.view, one.source) or one.code)
        players = {"player": one.seat, "opponent": 1 - one.seat}
        if place in players:
            return self.names.players[players[place]]
        if place.removesuffix("s") in players:
            return self._whose(players[place.removesuffix("s")])
        for name in one.names:
            if name.name == place:
                return self.named(name)
        return "it"

    def _whose(self, seat: int) -> str:
        is_other = self.view.seat >= 0 and seat != self.view.seat
        return "your opponent’s" if is_other else self.names.whose(seat)

    def _owner(self, seat: int) -> str:
        words = self.names.whose(seat)
        return "yours" if words == "your" else words

    def _thing(self, thing: int) -> str:
        for die in self.view.dice:
            if die.id == thing:
                shows = f" ({side_words(die.side)})" if die.side else ""
                return f"the die of {self.names.title(die.code)}{shows}"
        return self.names.shown(self.view, thing)

    def named(self, name: NamedView) -> str:
        """What something is called by a name."""
        if name.sort == "things":
            return listing([self._thing(thing) for thing in name.things if thing], none="it")
        if name.sort == "subtype":
            return listing([subtype_word(word) for word in name.words], none="nothing")
        if name.sort == "symbol":
            symbols = [symbol_word(SYMBOL_NAMES.index(word)) for word in name.words]
            return listing(symbols, none="nothing")
        if name.sort == "action":
            actions = [ACTIONS[ACTION_OPTION_NAMES.index(word)] for word in name.words]
            return listing(actions, none="nothing")
        return listing(list(name.words), none="nothing")
