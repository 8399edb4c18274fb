"""
Games of ready decks, as a terminal begins them.

What belongs here: setups and empty journals of decks by their names. What does not: playing.
"""

from collections.abc import Mapping, Sequence

from dejarik.hosting.decks import Payload, Terms
from dejarik.kernel.journal import Journal
from dejarik.play.hearing import YOUR_NAME
from dejarik.play.starting import new_journal
from dejarik.play.title_choice import title_named


def lists_of(title: str, names: Sequence[str]) -> list[Payload]:
    """The lists of ready decks."""
    known = {deck.name: deck.listed for deck in title_named(title).title.decks.ready()}
    return [known[name] for name in names]


def ready_journal(
    title: str,
    decks: Sequence[str],
    seed: str,
    names: Sequence[str],
    options: Mapping[str, str] | None = None,
) -> Journal:
    """An empty journal of a game of ready decks by the newest edition, without a format."""
    chosen = title_named(title)
    terms = Terms("", chosen.title.editions[0], options or {})
    lab = names[0] != YOUR_NAME
    return new_journal(chosen, lists_of(title, decks), seed, names, terms, lab=lab)
