"""
What Imperial Assault answers about armies.

What belongs here: from bytes to lists and back. What does not: reading a list (`lists`), the
check (`checks`), and the armies that come with the program (`ready`).
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from dejarik.games.imperial.building.lists import ArmyList
from dejarik.games.imperial.wire import read_setup
from dejarik.hosting.decks import Form, Format, Payload, Reading, ReadyDeck, Summary, Terms, Verdict
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.checks import format_of, verdict_on
from dejarik.titles.imperial.decks.forms import FORMS
from dejarik.titles.imperial.decks.lists import read_list
from dejarik.titles.imperial.decks.ready import playable_armies, setup_of
from dejarik.titles.imperial.decks.wire import Cards
from dejarik.titles.imperial.options import chosen_in, place_of

EXAMPLE: Final = "2 Rebel Trooper (rebeltrooper)"

_lists = msgspec.json.Decoder(ArmyList)


def packed(listed: ArmyList) -> Payload:
    """A list as bytes."""
    return msgspec.json.encode(listed)


def unpacked(data: Payload) -> ArmyList:
    """The list in these bytes."""
    return _lists.decode(data)


class ImperialDecks:
    """Armies of deployment cards, and fifteen command cards."""

    example = EXAMPLE

    def formats(self) -> tuple[Format, ...]:
        """The bare rules, and the core set by itself."""
        return tuple(Format(one.code, one.name) for one in files.formats().values())

    def ready(self) -> tuple[ReadyDeck, ...]:
        """The armies that come with the program and can be played."""
        return _ready()

    def read(self, text: bytes) -> Reading:
        """The list in a text, pasted or stored. Raises UnreadableList when it is none."""
        found = read_list(text)
        return Reading(packed(found.listed), found.unread)

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """Hold a list against a format; one that is gone from the data allows any cards."""
        wanted = format_of(format_code) or files.formats()[files.OPEN]
        return verdict_on(unpacked(listed), wanted, edition)

    def shown(self, listed: Payload) -> Cards:
        """What is in a list, part by part."""
        found = unpacked(listed)
        return Cards(found.deployments, found.commands)

    def summary(self, listed: Payload) -> Summary:
        """The deployment cards, and how many cards the command deck has."""
        found = unpacked(listed)
        return Summary(tuple(dict.fromkeys(found.deployments)), len(found.commands))

    def cards(self, listed: Payload) -> tuple[tuple[str, int], ...]:
        """Deployment and command cards."""
        found = unpacked(listed)
        return tuple(Counter([*found.deployments, *found.commands]).items())

    def forms(self) -> tuple[Form, ...]:
        """The ways of writing a list."""
        return tuple(FORMS)

    def written(self, listed: Payload, form: str) -> str:
        """A list in a form. Raises KeyError when there is no such form."""
        known = {one.code: write for one, write in FORMS.items()}
        return known[form](unpacked(listed))

    def side(self, listed: Payload) -> str:
        """Lists have no sides."""
        return ""

    def apart(self, lists: Sequence[Payload]) -> str:
        """Any lists may meet."""
        return ""

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms
    ) -> dict[str, object]:
        """A game of what the seats bring, as plain data."""
        setup = setup_of([unpacked(one) for one in lists], names, terms.format, terms.edition)
        return {**setup, **place_of(terms.options)}

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """What each seat has brought to a setup, and its terms. Raises ValueError for none."""
        read = read_setup(setup)
        lists = [ArmyList(seat.deployments, seat.commands) for seat in read.seats]
        terms = Terms(read.format, read.edition, chosen_in(read, setup))
        return tuple(packed(one) for one in lists), terms


@cache
def _ready() -> tuple[ReadyDeck, ...]:
    return tuple(
        ReadyDeck(one.name, one.called, one.format, one.legal, packed(one.army_list()))
        for one in playable_armies()
    )
