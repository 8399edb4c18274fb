"""
Seating: from a setup to a table with every card numbered, ready for the rules' setup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.rules.setup import SET_UP
from dejarik.games.destiny.state import Table
from dejarik.games.destiny.wire import SeatSetup, read_setup
from dejarik.kernel.chance import KEYED, SWIFT, Chance
from dejarik.kernel.frames import Frame, Scope

if TYPE_CHECKING:
    from dejarik.games.destiny.rulebook import Rulebook


LAB_DRAW: Final = 20
"""After so many rounds without progress a game among bots is drawn."""


class UnplayableSetup(ValueError):
    """
    A setup that names cards or numbers the game cannot be played with.
    """


def lay_table(rules: Rulebook, setup: dict[str, object], seed: bytes) -> Table:
    """
    A table at the first step of setup.

    Raises UnplayableSetup when a card is unknown or not implemented.
    """
    wanted = read_setup(setup)
    t = Table(rules, len(wanted.seats), Chance(seed, SWIFT if wanted.swift else KEYED))
    t.lab_draw = LAB_DRAW if wanted.lab else 0
    # Number 0 means "no card", so it belongs to nobody.
    t.knowledge.add(0)
    for seat in range(len(wanted.seats)):
        _seat_player(t, seat, wanted.seats[seat])
    f = Frame(SET_UP, 0, 0)
    f.own = Scope(0, 0)
    t.frames.append(f)
    return t


def _seat_player(t: Table, seat: int, asked: SeatSetup) -> None:
    """
    Number a player's cards: team, battlefield, deck.
    """
    player = t.players[seat]
    t.blocks.append(len(t.knowledge.identity))
    for member in asked.team:
        card = t.knowledge.add(number_of(t.rules, member.code))
        t.knowledge.publish(card)
        player.aside.append(card)
        player.fielded |= member.dice << (4 * (card - t.blocks[seat]))
    player.battlefield = t.knowledge.add(number_of(t.rules, asked.battlefield))
    player.aside.append(player.battlefield)
    for code in asked.deck:
        player.deck.append(t.knowledge.add(number_of(t.rules, code)))


def number_of(rules: Rulebook, code: str) -> int:
    """
    The number of a card that can be played with.

    Raises UnplayableSetup for a card that is unknown or not implemented.
    """
    number = rules.numbers.get(code)
    if number is None:
        message = f"there is no card {code}; look it up with `dejarik card`"
        raise UnplayableSetup(message)
    definition = rules.definitions[number]
    if not definition.implemented:
        message = f"{definition.facts.title} ({code}) is known but not implemented yet"
        raise UnplayableSetup(message)
    return number
