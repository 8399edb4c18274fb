"""Seating: from a setup to a table with every card numbered, ready for the rules' setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.building.formats import Format, why_not_in_format
from dejarik.games.destiny.building.list_check import why_not
from dejarik.games.destiny.building.lists import Complaint, DeckList
from dejarik.games.destiny.building.printings import library_of
from dejarik.games.destiny.effects.building import BringsUnder
from dejarik.games.destiny.language.english.complaints import complaint_sentence
from dejarik.games.destiny.model.facts import CHARACTER, SPECIAL
from dejarik.games.destiny.model.state import Player, Table
from dejarik.games.destiny.rules.flow.setup import SET_UP
from dejarik.games.destiny.wire import SeatSetup, Setup, read_setup
from dejarik.kernel.chance import KEYED, SWIFT, Chance
from dejarik.kernel.frames import Frame, Scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.rulebook import Rulebook


LAB_DRAW: Final = 20
"""After so many rounds without progress a game among bots is drawn."""


class UnplayableSetup(ValueError):
    """
    A setup that names cards or numbers the game cannot be played with.

    `reasons` has a list for each seat when it is a format that is broken.
    """

    def __init__(self, message: str, reasons: list[list[Complaint]] | None = None) -> None:
        super().__init__(message)
        self.reasons: list[list[Complaint]] = reasons or []


def lay_table(rules: Rulebook, setup: dict[str, object], seed: bytes) -> Table:
    """
    A table at the first step of setup.

    Raises UnplayableSetup when a card is unknown or not implemented, when it is for another
    edition, or when a format is named that does not allow what a seat brings.
    """
    wanted = read_setup(setup)
    if wanted.edition != rules.edition.name:
        message = f"the setup is for the edition {wanted.edition}, not for {rules.edition.name}"
        raise UnplayableSetup(message)
    chosen = _checked_format(rules, wanted) if wanted.format else None
    t = Table(rules, len(wanted.seats), Chance(seed, SWIFT if wanted.swift else KEYED))
    t.lab_draw = LAB_DRAW if wanted.lab else 0
    t.ruled_out = [] if chosen is None else _ruled_out(rules, chosen)
    # Number 0 means "no card", so it belongs to nobody.
    t.knowledge.add(0)
    for seat in range(len(wanted.seats)):
        _seat_player(t, seat, wanted.seats[seat])
    f = Frame(SET_UP, 0, 0)
    f.own = Scope(0, 0)
    t.frames.append(f)
    return t


def _checked_format(rules: Rulebook, wanted: Setup) -> Format:
    """The format, once what each seat brings was held against it."""
    chosen = rules.formats.get(wanted.format)
    if not isinstance(chosen, Format):
        known = ", ".join(sorted(rules.formats))
        message = f"there is no format {wanted.format}; there are {known}"
        raise UnplayableSetup(message)
    library = library_of(rules)
    reasons = [why_not(library, list_of(seat), chosen) for seat in wanted.seats]
    if any(reasons):
        facts = {one.facts.code: one.facts for one in rules.definitions}
        said = [
            f"seat {seat}: {complaint_sentence(complaint, facts)}"
            for seat, complaints in enumerate(reasons)
            for complaint in complaints
        ]
        raise UnplayableSetup("\n".join(said), reasons)
    return chosen


def _ruled_out(rules: Rulebook, chosen: Format) -> list[int]:
    """Of the cards that could be held without anyone knowing, those not in the format."""
    library = library_of(rules)
    return [
        one.number
        for one in rules.unseen
        if why_not_in_format(library, DeckList((), (), (one.facts.code,)), chosen)
    ]


def list_of(asked: SeatSetup) -> DeckList:
    """What a seat brings, as a list to check."""
    team = tuple((member.code, member.dice) for member in asked.team)
    return DeckList(team, (asked.battlefield,), asked.deck, asked.extra_dice, asked.aside)


def _seat_player(t: Table, seat: int, asked: SeatSetup) -> None:
    """
    Number a player's cards: team, battlefield, deck, what lies under others, what is set aside.

    Nobody else knows what a player has set aside, unless an edition has it lie open.
    Rulings: arh.part3.setaside.02, arh.part3.setaside.03, arh.part3.setaside.05
    """
    player = t.players[seat]
    t.blocks.append(len(t.knowledge.identity))
    for member in asked.team:
        card = t.knowledge.add(number_of(t.rules, member.code))
        _lay_open(t, player, card)
        player.aside.append(card)
        player.fielded |= member.dice << (4 * (card - t.blocks[seat]))
    player.battlefield = t.knowledge.add(number_of(t.rules, asked.battlefield))
    player.aside.append(player.battlefield)
    for code in asked.deck:
        player.deck.append(t.knowledge.add(number_of(t.rules, code)))
    left = _lay_under(t, player, asked)
    for code in left:
        card = t.knowledge.add(number_of(t.rules, code))
        if t.rules.edition.aside_is_hidden:
            t.knowledge.show(card, seat)
        else:
            _lay_open(t, player, card)
        player.aside.append(card)
    for code in asked.extra_dice:
        kind = t.rules.definitions[_number_of_die(t.rules, code)].die
        player.spares[kind] = player.spares.get(kind, 0) + 1


def _lay_under(t: Table, player: Player, asked: SeatSetup) -> list[str]:
    """
    Put face down under cards of the team what they bring; the codes of what is left.

    They are numbered before the rest, so that numbers tell nothing of what that is.
    Rulings: arh.clar.conv.07, arh.clar.conv.09
    """
    left = list(asked.aside)
    first = t.blocks[player.seat]
    for upper in range(first, first + len(asked.team)):
        for rule in t.definition(upper).building:
            if not isinstance(rule, BringsUnder):
                continue
            numbers = [number_of(t.rules, code) for code in left]
            facts = [t.rules.definitions[number].facts for number in numbers]
            taken = rule.taken(facts)
            for one in taken:
                card = t.knowledge.add(numbers[one])
                t.knowledge.show(card, player.seat)
                t.under.setdefault(upper, []).append(card)
            left = [code for one, code in enumerate(left) if one not in taken]
    return left


def _lay_open(t: Table, player: Player, card: int) -> None:
    """Everyone sees this card, and how many characters a player has."""
    t.knowledge.publish(card)
    player.characters += t.definition(card).facts.type == CHARACTER


def _number_of_die(rules: Rulebook, code: str) -> int:
    """
    The number of a card whose die can be played with: without a special it needs no text.

    Raises UnplayableSetup as `number_of` does.
    """
    number = rules.numbers.get(code)
    if number is not None:
        sides = rules.definitions[number].facts.sides
        if sides and all(side.symbol != SPECIAL for side in sides):
            return number
    return number_of(rules, code)


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
