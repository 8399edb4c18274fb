"""
Why a team or deck is not allowed, in English: one sentence for each complaint.

Titles come with their codes, because many cards share one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.building.formats import BY_FORMAT
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count

if TYPE_CHECKING:
    from dejarik.games.destiny.building.lists import Complaint
    from dejarik.games.destiny.model.facts import Card

Facts = dict[str, "Card"]

_DICE: Final = {0: "no dice", 1: "one die", 2: "two dice"}


def complaint_sentence(complaint: Complaint, facts: Facts) -> str:
    """One complaint as a sentence, with the ruling behind it."""
    text = _SAID[complaint.key](complaint, facts)
    ruling = ruling_behind(complaint)
    return f"{text}{f' [{ruling}]' if ruling else ''}"


def ruling_behind(complaint: Complaint) -> str:
    """The ruling behind a complaint; none where the format itself is the reason."""
    return "" if complaint.ruling == BY_FORMAT else complaint.ruling


def titled(code: str, facts: Facts) -> str:
    """A card by its title and code."""
    card = facts.get(code)
    return code if card is None else f"{card.title} ({code})"


def _cards(complaint: Complaint, facts: Facts, last: str = "and") -> str:
    return listing([titled(code, facts) for code in complaint.cards], last)


def _are(complaint: Complaint, facts: Facts) -> str:
    return f"{_cards(complaint, facts)} {'is' if len(complaint.cards) == 1 else 'are'}"


def _need(complaint: Complaint, facts: Facts) -> str:
    return f"{_cards(complaint, facts)} need{'s' if len(complaint.cards) == 1 else ''}"


def _too_many_points(complaint: Complaint, facts: Facts) -> str:
    spent, limit, *rest = complaint.numbers
    costs = []
    for code, points, dice in zip(complaint.cards, rest[::2], rest[1::2], strict=True):
        bought = _DICE.get(dice, f"{dice} dice")
        is_plain = not facts[code].sides
        costs.append(f"{facts[code].title} costs {points}{'' if is_plain else f' with {bought}'}")
    return f"{listing(costs)}; the team is at {spent} of {limit} points."


def _wrong_dice(complaint: Complaint, facts: Facts) -> str:
    dice, most = complaint.numbers
    bought = _DICE.get(dice, f"{dice} dice")
    offered = "one die only" if most == 1 else f"1 to {most} dice"
    return (
        f"{_cards(complaint, facts)} cannot be bought with {bought}: it has prices for {offered}."
    )


def _not_a_card_for(place: str) -> Callable[[Complaint, Facts], str]:
    def said(complaint: Complaint, facts: Facts) -> str:
        return f"{_are(complaint, facts)} {a(complaint.names[0])}: it cannot be {place}."

    return said


def _deck_size(complaint: Complaint, facts: Facts) -> str:
    cards, size = complaint.numbers
    return f"The deck has {count(cards, 'card')}; it must have exactly {size}."


def _too_many_copies(complaint: Complaint, facts: Facts) -> str:
    copies, most = complaint.numbers
    return f"The deck has {copies} copies of {_cards(complaint, facts)}; it may have {most}."


def _battlefields(complaint: Complaint, facts: Facts) -> str:
    brought = complaint.numbers[0]
    return f"A player brings one battlefield; this list has {brought or 'none'}."


def _needs_character(complaint: Complaint, facts: Facts) -> str:
    return f"{_need(complaint, facts)} {a(complaint.names[0])} character on the team."


def _plain(text: str) -> Callable[[Complaint, Facts], str]:
    """A sentence with the cards, "are" and the first name filled in."""

    def said(complaint: Complaint, facts: Facts) -> str:
        return text.format(
            cards=_cards(complaint, facts) if complaint.cards else "",
            are=_are(complaint, facts) if complaint.cards else "",
            name=complaint.names[0] if complaint.names else "",
        )

    return said


def _more_than_box(complaint: Complaint, facts: Facts) -> str:
    """Each card once, with how many of it are too many."""
    codes = list(dict.fromkeys(complaint.cards))
    found = [f"{complaint.cards.count(code)} of {titled(code, facts)}" for code in codes]
    return f"The box {complaint.names[0]} does not hold {listing(found)}."


_SAID: Final[dict[str, Callable[[Complaint, Facts], str]]] = {
    "unknown_card": _plain("There is no card {cards}; look it up with `dejarik card`."),
    "not_implemented": _plain("{are} known but not implemented yet."),
    "not_a_team_card": _not_a_card_for("on a team"),
    "reverse_side": _plain("{are} the back of a card and has no price: begin with side A."),
    "wrong_dice": _wrong_dice,
    "too_many_points": _too_many_points,
    "no_character": _plain("A team has at least one character; this one has none."),
    "neutral_character": _plain("{are} neutral: this edition has no neutral characters."),
    "hero_and_villain": _plain("Heroes and villains cannot be on one team: {cards}."),
    "unique_twice": _plain("{name} is unique: {cards} cannot be on one team."),
    "reverse_title": _plain("{cards} cannot be on one team: one turns into {name}."),
    "too_many_plots": _plain("A team has one plot at most: {cards}."),
    "plot_affiliation": _needs_character,
    "plot_colour": _needs_character,
    "include_only_if": _plain("{cards} cannot be on this team: what its text asks for is missing."),
    "deck_size": _deck_size,
    "not_a_deck_card": _not_a_card_for("in a deck"),
    "reverse_in_deck": _plain("{are} the back of another card and cannot be in a deck."),
    "deck_affiliation": _needs_character,
    "deck_colour": _needs_character,
    "too_many_copies": _too_many_copies,
    "cannot_include": _plain("{name} keeps {cards} out of the deck."),
    "battlefields": _battlefields,
    "not_a_battlefield": _plain("{are} not a battlefield."),
    "unmatched_die": _plain("A spare die of {cards} matches no card of the team or deck."),
    "no_cards_aside": _plain("In this edition only dice are set aside, not {cards}."),
    "too_many_under": _plain("{cards} cannot be brought as well: those that can be are all there."),
    "not_named": _plain("No card of the team or deck speaks of {cards}: it cannot be set aside."),
    "not_in_sets": _plain("{are} not in the sets of {name}."),
    "banned": _plain("{are} banned in {name}."),
    "restricted": _plain("{name} allows one of its restricted cards: this list has {cards}."),
    "restricted_pair": _plain("{name} does not allow {cards} together."),
    "in_no_box": _plain("None of these cards comes from a box of {name}."),
    "not_in_box": _more_than_box,
}
