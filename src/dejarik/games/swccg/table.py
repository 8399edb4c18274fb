"""Laying a table: two decks, who plays which side, and the first question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import SIDE_NAMES
from dejarik.games.swccg.model.pieces import Player
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.flow.set_up import SET_UP
from dejarik.kernel.chance import KEYED, SWIFT, Chance
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.rulebook import Rulebook

NO_CARD: Final = ""
"""The code of card 0, which is none."""


class UnplayableSetup(ValueError):
    """A game cannot be begun with these decks."""


def lay_table(rules: Rulebook, setup: dict[str, object], seed: bytes) -> Table:
    """
    A table with both decks in order, before the first question.

    `setup` says for each seat its `side` and its `deck` as codes.
    Raises UnplayableSetup when a card is unknown, not implemented or of the other side.
    """
    t = empty_table(rules, seed, SWIFT if setup.get("swift") else KEYED)
    seats = cast("list[dict[str, object]]", setup["seats"])
    for seat, brought in enumerate(seats):
        side = SIDE_NAMES.index(cast("str", brought["side"]))
        t.players[seat] = Player(seat, side)
        bring_deck(t, seat, cast("list[str]", brought["deck"]))
    if t.players[0].side == t.players[1].side:
        message = "one seat plays the Dark Side and the other the Light Side"
        raise UnplayableSetup(message)
    t.lab_turns = cast("int", setup.get("lab_turns", 0))
    push_scope(t, SET_UP, Scope(NOBODY, NOTHING)).cause = BY_LAST_ANSWER
    return t


def empty_table(rules: Rulebook, seed: bytes, generator: int = KEYED) -> Table:
    """A table without cards."""
    t = Table(rules, Chance(seed, generator))
    t.knowledge.add(rules.numbers[NO_CARD])
    return t


def bring_deck(t: Table, seat: int, codes: list[str]) -> None:
    """A seat's deck, in the order of its list, known to its owner until it is shuffled."""
    if len(codes) != ids.DECK:
        message = f"a deck has {ids.DECK} cards, this one has {len(codes)}"
        raise UnplayableSetup(message)
    player = t.players[seat]
    for code in codes:
        number = t.rules.numbers.get(code)
        if number is None:
            message = f"there is no card {code!r}; look it up among the cards"
            raise UnplayableSetup(message)
        definition = t.rules.definitions[number]
        if not definition.implemented or definition.side != player.side:
            what = "belongs to the other side" if definition.implemented else "cannot be played yet"
            message = f"{definition.title} ({code}) {what}"
            raise UnplayableSetup(message)
        card = t.knowledge.add(number)
        player.deck.append(number)
        player.piles[ids.RESERVE].append(card)
        t.knowledge.show(card, seat)
