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
from dejarik.hosting import asked
from dejarik.hosting.terminal import Extra
from dejarik.hosting.title import Reasons
from dejarik.titles.swccg.answer_words import POSSIBLE
from dejarik.titles.swccg.asking import reasons_for
from dejarik.titles.swccg.catalogue import files

EXTRAS: Final = {
    "odds": Extra(
        "odds WORD", "of battles, shots and drains so called; N: of N draws", behind="why"
    ),
    "numbers": Extra("numbers CARD", "power, ability and forfeit part by part", behind="odds"),
    "piles": Extra("piles", "show both Lost Piles", behind="board"),
}


class Moment(NamedTuple):
    """A table as one seat asks about it."""

    s: Table
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
    if name == "numbers":
        return number_lines(now, words)
    return _piles(now)


def why_not(now: Moment, word: str) -> list[str]:
    """What cannot be done now and why; with a word, only what is called so."""
    if now.speaker.seat < 0:
        return ["Only who sits at the table can ask this."]
    if ":" in word:
        return answered(now, word)
    return asked.why_not_lines(now.ask, _questions(now), word, POSSIBLE)


def _questions(now: Moment) -> list[tuple[str, str]]:
    """What a seat might want to do in this phase, and how to ask about it."""
    view, things = now.view, ViewThings(now.speaker, now.view)
    found: list[tuple[str, str]] = []
    for card in view.players[view.seat].hand:
        title = now.speaker.title(card.code)
        verb = "deploy" if _deploys(card.code) else "play"
        found.append((f"{verb} {title}", f"{verb}:{card.handle}"))
    for place in view.places:
        where = things.place(place.id)
        found += [(f"{verb} at {where}", f"{verb}:{place.id}") for verb in ("drain", "battle")]
    for copy in view.copies:
        if copy.side != view.seat:
            continue
        name = things.copy(copy.id)
        if copy.power >= 0:
            found.append((f"move {name}", f"move:{copy.id}"))
        if view.battles and copy.forfeit >= 0:
            found.append((f"forfeit {name}", f"option:forfeit:{copy.id}"))
        if view.battles and _is_weapon(copy.code):
            found.append((f"fire {name}", f"fire:{copy.id}"))
    found.append(("pass", "pass"))
    return found


def _deploys(code: str) -> bool:
    card = files.cards().get(code)
    return card is None or card.type != "interrupt"


def _is_weapon(code: str) -> bool:
    card = files.cards().get(code)
    return card is not None and card.type == "weapon"


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
    """What the next destinies may come to; by name, of battles, shots and drains."""
    word = words.strip()
    if word.isdecimal() or not word:
        try:
            found = odds_of(now.s, now.speaker.seat, f"destiny:{word or '1'}")
        except ValueError as error:
            return [f"{error}."]
        return [f"Total destiny {_spread(found['total'])}."]
    if now.speaker.seat < 0:
        return ["Only who sits at the table can ask this."]
    lines: list[str] = []
    for deed, question in _chances(now):
        if word.casefold() in deed.casefold():
            lines += _told(now, deed, question)
    return lines or [f"Nothing that may come is called {word!r}."]


def _chances(now: Moment) -> list[tuple[str, str]]:
    """What may come that is called something, and how to ask for its odds."""
    view, things = now.view, ViewThings(now.speaker, now.view)
    found: list[tuple[str, str]] = []
    for place in view.places:
        where = things.place(place.id)
        found += [(f"{verb} at {where}", f"{verb}:{place.id}") for verb in ("battle", "drain")]
    for weapon in view.copies:
        if weapon.slot == "carried":
            found += [
                (
                    f"fire {things.copy(weapon.id)} at {things.copy(one.id)}",
                    f"hit:{weapon.id}:{one.id}",
                )
                for one in view.copies
                if one.side != weapon.side and one.power >= 0
            ]
    return found


def _told(now: Moment, deed: str, question: str) -> list[str]:
    """The odds of something as lines; none where it cannot come about."""
    try:
        found = odds_of(now.s, now.speaker.seat, question)
    except ValueError:
        return []
    head = f"{deed[:1].upper()}{deed[1:]}:"
    if question.startswith("hit"):
        (needed,) = found["needed"]
        return [f"{head} hits in {_percent(found['hit'][1])}; a total of {needed} is needed."]
    if question.startswith("drain"):
        (loss,) = found["loss"]
        return [f"{head} {loss} Force is lost."]
    return [
        f"{head} won in {_percent(found['win'][1])}, lost in {_percent(found['lose'][1])}",
        f"  your power {_spread(found['own_power'])}",
        f"  their power {_spread(found['their_power'])}",
        _owed("you owe", found["own_damage"], found["own_attrition"]),
        _owed("they owe", found["their_damage"], found["their_attrition"]),
    ]


def _owed(who: str, damage: dict[int, Fraction], attrition: dict[int, Fraction]) -> str:
    return f"  {who} damage {_mean(damage)} and attrition {_mean(attrition)} on average"


def _percent(chance: Fraction) -> str:
    return f"{round(100 * float(chance))} %"


def _mean(chances: dict[int, Fraction]) -> str:
    mean = sum((total * one for total, one in chances.items()), Fraction(0))
    return f"{float(mean):.2f}"


def _spread(chances: dict[int, Fraction]) -> str:
    told = [f"{total}: {_percent(one)}" for total, one in chances.items()]
    return f"{', '.join(told)}; mean {_mean(chances)}"


def _piles(now: Moment) -> list[str]:
    lines = []
    for player in now.view.players:
        named = [now.speaker.title(card.code) for card in reversed(player.lost)]
        whose = now.speaker.whose(player.seat)
        cards = ", ".join(named) or "empty"
        lines.append(f"{whose[:1].upper()}{whose[1:]} Lost Pile, the top first: {cards}.")
    return lines
