"""
What there is to play with: games, ready decks, options, and cards to read.

What belongs here: looking things up by name. What does not: playing with them (`starting`), and
printed texts, which nothing of this project has.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from dejarik.hosting.catalogue import Sheet
from dejarik.hosting.decks import Format, ReadyDeck
from dejarik.hosting.options import SetupOption
from dejarik.hosting.terminal import Found, Terminal
from dejarik.hosting.terminal_text import wrapped
from dejarik.hosting.title import ENGLISH
from dejarik.hosting.trouble import Trouble
from dejarik.play import pages
from dejarik.play.title_choice import Chosen, edition_in, title_meant
from dejarik.titles import registry

SHOWN_OTHERS: Final = 5


@dataclass(frozen=True)
class Card:
    """
    A card to read: facts, our own text of it, and whether it can be played.

    `described` are the same as lines for a person, `data` everything as plain data, its program
    too.
    """

    title: str
    code: str
    facts: dict[str, object]
    text: tuple[str, ...]
    playable: bool
    described: tuple[str, ...]
    data: dict[str, object]

    def __str__(self) -> str:
        return "\n".join(self.described)

    def _repr_html_(self) -> str:
        """The card for a notebook."""
        return pages.card(self.title, self.code, self.described)


def titles() -> tuple[str, ...]:
    """The ids of the games there are; the usual one first."""
    return registry.TITLES.ids


def editions(title: str | Chosen) -> tuple[str, ...]:
    """The editions of a game's rules, the newest first. Raises Trouble."""
    return title_meant(title).title.editions


def formats(title: str | Chosen) -> tuple[Format, ...]:
    """The ways of building decks that a game has. Raises Trouble."""
    return title_meant(title).title.decks.formats()


def decks(title: str | Chosen) -> tuple[ReadyDeck, ...]:
    """The decks of a game that are ready to be played, each with its `name`. Raises Trouble."""
    return title_meant(title).title.decks.ready()


def options(title: str | Chosen) -> tuple[SetupOption, ...]:
    """What else can be chosen for a game, such as a map. Raises Trouble."""
    return title_meant(title).title.options


def card(title: str | Chosen, wanted: str, edition: str | None = None) -> Card:
    """
    A card by its code, or by a part of its title: the likeliest, if several have it.

    Raises Trouble when there is none.
    """
    chosen = title_meant(title)
    named = edition_in(chosen.title, edition)
    found, _ = find_card(chosen.terminal, wanted)
    sheet: Sheet = chosen.title.catalogue.sheet(found.code, named, ENGLISH)
    described = tuple(chosen.terminal.describe(found.code, named))
    data = chosen.terminal.card_data(found.code, named)
    told = (sheet.facts, sheet.text, sheet.playable)
    return Card(found.title, found.code, *told, described, data)


def find_card(
    terminal: Terminal, wanted: str, seen: Collection[str] = ()
) -> tuple[Found, list[str]]:
    """
    The card that is meant, and for a person which others could have been.

    Those whose codes are `seen` come first, then those of which a word begins so. Raises Trouble
    when there is none.
    """
    words = wanted.casefold()
    found = sorted(
        terminal.find(wanted),
        key=lambda one: (one.code not in seen, f" {words}" not in f" {one.title.casefold()}"),
    )
    if not found:
        raise Trouble(
            f"There is no card {wanted!r}.",
            "it is neither a code nor part of a title that we know",
            f"type a part of its title, or its code: {terminal.code_example}",
        )
    return found[0], _others(found[1:])


def _others(rest: Sequence[Found]) -> list[str]:
    if not rest:
        return []
    shown = ", ".join(f"{card.title} ({card.code})" for card in rest[:SHOWN_OTHERS])
    more = f" and {len(rest) - SHOWN_OTHERS} more" if len(rest) > SHOWN_OTHERS else ""
    return wrapped(f"Also found: {shown}{more}.", "", "  ")
