"""
Questions on a terminal: why not, how a number comes about, and the odds of destiny.

What belongs here: from what a person typed to questions, and their answers as lines. What does not:
the answers (`titles.swccg.asking`).
"""

from fractions import Fraction
from typing import Final, NamedTuple

from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.things import ViewThings
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.wire import SeatView
from dejarik.hosting.terminal import Extra
from dejarik.titles.swccg.answer_words import POSSIBLE
from dejarik.titles.swccg.asking import reasons_for
from dejarik.titles.swccg.catalogue import files

EXTRAS: Final = {
    "odds": Extra("odds N", "what your next N destinies may come to", behind="why"),
    "numbers": Extra("numbers CARD", "power, ability and forfeit part by part", behind="odds"),
    "piles": Extra("piles", "show both Lost Piles", behind="board"),
}
TOPICS: Final = ("deploy:", "play:", "drain:", "battle:", "move:", "power:", "drain_amount:")


class Moment(NamedTuple):
    """A table as one seat asks about it."""

    s: Table
    speaker: Speaker

    @property
    def view(self) -> SeatView:
        """What the seat sees."""
        return view_of(self.s, self.speaker.seat)


def answered(now: Moment, question: str) -> list[str]:
    """An answer with the rulings behind it, or why there is none."""
    try:
        found = reasons_for(now.s, now.speaker, question)
    except ValueError as error:
        return [f"{error}."]
    cited = [f"rule {one}: {files.rulings().named(one).text}" for one in found.rulings]
    return [*found.lines, *cited]


def obeyed(now: Moment, name: str, words: str) -> list[str]:
    """What a command of this title answers."""
    if name == "odds":
        return odds_lines(now, words)
    if name == "numbers":
        return number_lines(now, words)
    return _piles(now)


def why_not(now: Moment, word: str) -> list[str]:
    """What cannot be done now and why; with a word, only what is called so."""
    if now.speaker.seat < 0:
        return ["Only who sits at the table can ask this."]
    if word.startswith(TOPICS):
        return answered(now, word)
    lines = []
    for deed, question in _questions(now):
        if word.casefold() not in deed.casefold():
            continue
        found = reasons_for(now.s, now.speaker, question)
        if found.lines != (POSSIBLE,):
            cited = f" [{', '.join(found.rulings)}]" if found.rulings else ""
            lines.append(f"You cannot {deed}: {' '.join(found.lines)}{cited}")
        elif word:
            lines.append(f"You can {deed}.")
    if lines:
        return list(dict.fromkeys(lines))
    return [f"Nothing here is called {word!r}." if word else "Nothing is kept from you now."]


def _questions(now: Moment) -> list[tuple[str, str]]:
    """What a seat might want to do in this phase, and how to ask about it."""
    view, things = now.view, ViewThings(now.speaker, now.view)
    found: list[tuple[str, str]] = []
    for card in view.players[view.seat].hand:
        title = now.speaker.title(card.code)
        verb = "deploy" if _deploys(card.code) else "play"
        found.append((f"{verb} {title}", f"{verb}:{card.handle}"))
    for place in view.places:
        found.append((f"drain at {things.place(place.id)}", f"drain:{place.id}"))
        found.append((f"battle at {things.place(place.id)}", f"battle:{place.id}"))
    for copy in view.copies:
        if copy.side == view.seat and copy.power >= 0:
            found.append((f"move {things.copy(copy.id)}", f"move:{copy.id}"))
    return found


def _deploys(code: str) -> bool:
    card = files.cards().get(code)
    return card is None or card.type != "interrupt"


def number_lines(now: Moment, word: str) -> list[str]:
    """The numbers of cards on table, part by part."""
    things = ViewThings(now.speaker, now.view)
    lines: list[str] = []
    for copy in now.view.copies:
        name = things.copy(copy.id)
        if copy.power < 0 or word.casefold() not in name.casefold():
            continue
        for topic in ("power", "ability", "forfeit"):
            if getattr(copy, topic) >= 0:
                found = reasons_for(now.s, now.speaker, f"{topic}:{copy.id}")
                lines.append(f"{name}: {' '.join(found.lines)}")
    return lines or [f"No card on table is called {word!r}."]


def odds_lines(now: Moment, words: str) -> list[str]:
    """What the next destinies may come to."""
    try:
        found = odds_of(now.s, now.speaker.seat, f"destiny:{words.strip() or '1'}")
    except ValueError as error:
        return [f"{error}."]
    chances = found["total"]
    mean = sum((total * one for total, one in chances.items()), Fraction(0))
    told = [f"{total}: {round(100 * float(one))} %" for total, one in chances.items()]
    return [f"Total destiny {', '.join(told)}; mean {float(mean):.2f}."]


def _piles(now: Moment) -> list[str]:
    lines = []
    for player in now.view.players:
        named = [now.speaker.title(card.code) for card in reversed(player.lost)]
        whose = now.speaker.whose(player.seat)
        cards = ", ".join(named) or "empty"
        lines.append(f"{whose[:1].upper()}{whose[1:]} Lost Pile, the top first: {cards}.")
    return lines
