"""
Odds in the terminal: what an activation, a reroll or a focus would lead to.

What belongs here: finding what a person means, and a table of the chances.
What does not: the chances themselves (`games.destiny.advice.odds`).
"""

from fractions import Fraction
from typing import Final, NamedTuple

from dejarik.games.destiny.advice.odds import at_least, mean_of
from dejarik.games.destiny.wire import DieView
from dejarik.titles.destiny.terminal.moment import Moment

MOST_AMOUNTS: Final = 6
"""How many amounts a line has room for."""
DEEDS: Final = ("reroll", "focus")


class Asked(NamedTuple):
    """Something to ask the odds of: how to say it, and how to ask the game."""

    words: str
    question: str


def odds_lines(now: Moment, rest: str) -> list[str]:
    """The odds of what a person typed; without a word, of every activation there could be."""
    asked = _asked(now, rest)
    if not asked:
        return [
            "There are no such dice. Type `odds` with the name of a card to activate, or",
            "`odds reroll` or `odds focus`, alone for your whole pool or with the name of a card.",
        ]
    lines: list[str] = []
    for one in asked:
        found = now.game.odds(now.state, now.names.seat, one.question)
        lines.append(f"{one.words}, then your pool has:")
        counted = [name for name, chances in found.items() if max(chances)]
        lines += [f"  {_line(name, found[name])}" for name in counted if not _echo(name, found)]
    return lines


def _echo(name: str, found: dict[str, dict[int, Fraction]]) -> bool:
    """Whether a line would only repeat another: all damage together, where it is of one kind."""
    kinds = ("melee", "ranged", "indirect")
    return name == "damage" and any(found[name] == found[kind] for kind in kinds)


def _asked(now: Moment, rest: str) -> list[Asked]:
    deed, _, word = rest.casefold().partition(" ")
    if deed in DEEDS:
        return _about_pool(now, deed, word)
    view = now.view
    found = []
    for copy in view.players[view.seat].play:
        title = now.names.title(copy.code)
        if rest.casefold() not in title.casefold() or not (rest or copy.ready):
            continue
        question = f"activate:{copy.id}"
        if _is_answered(now, question):
            found.append(Asked(f"Activate {title}", question))
    return found


def _is_answered(now: Moment, question: str) -> bool:
    """Whether there are dice to roll: what is no character or support has none."""
    try:
        now.game.odds(now.state, now.names.seat, question)
    except ValueError:
        return False
    return True


def _about_pool(now: Moment, deed: str, word: str) -> list[Asked]:
    view = now.view
    dice = [die for die in view.dice if die.seat == view.seat and die.zone == "pool"]
    chosen = [die for die in dice if word in _title(now, die).casefold()]
    if not chosen:
        return []
    names = ", ".join(_title(now, die) for die in chosen)
    count = f"{len(chosen)} {'die' if len(chosen) == 1 else 'dice'}"
    question = ":".join([deed, *[str(die.id) for die in chosen]])
    return [Asked(f"{deed.capitalize()} {count} ({names})", question)]


def _title(now: Moment, die: DieView) -> str:
    return now.names.title(die.code)


def _line(name: str, chances: dict[int, Fraction]) -> str:
    """A thing that counts: what to expect, and the chance of each amount or more."""
    amounts = [amount for amount in chances if amount][:MOST_AMOUNTS]
    parts = [f"{amount}+ {_percent(at_least(chances, amount))}" for amount in amounts]
    return f"{name:<9}mean {float(mean_of(chances)):.2f}   {'  '.join(parts)}"


def _percent(chance: Fraction) -> str:
    """A chance to a tenth of a percent; certain only what is."""
    if chance == 1:
        return "surely"
    return f"{float(chance):.1%}"
