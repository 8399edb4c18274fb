"""The laws of a skirmish: each holds at a sound table, and each notices what breaks it."""

from collections.abc import Callable

import pytest

from dejarik.games.imperial.model.pieces import Attack
from dejarik.games.imperial.model.state import Battle
from dejarik.laws.contract import LawBroken
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.laboratory import table_laws

Law = Callable[[Battle], None]
Change = Callable[[Battle], None]


def lose_a_card(s: Battle) -> None:
    """The top of a deck is nowhere."""
    s.sides[0].deck.pop()


def double_a_card(s: Battle) -> None:
    """One card lies twice."""
    s.sides[0].discard.append(s.sides[0].hand[0])


def take_a_strange_card(s: Battle) -> None:
    """A card of the opponent is in hand."""
    s.sides[0].hand.append(s.sides[1].hand[0])


def overkill(s: Battle) -> None:
    """A figure stands with more damage than Health."""
    s.figures[0].damage = 99


def haunt(s: Battle) -> None:
    """Who is gone has a condition."""
    s.figures[-1].placement, s.figures[-1].conditions = -1, 4


def play_too_long(s: Battle) -> None:
    """No game has so many rounds."""
    s.round = table_laws.MOST_ROUNDS + 1


def share_a_space(s: Battle) -> None:
    """Two figures in one space."""
    s.figures[0].placement = s.figures[1].placement


def give_points(s: Battle) -> None:
    """Points of a defeat that never was."""
    s.sides[0].defeat_points += 1


def carry_and_lie(s: Battle) -> None:
    """A token that lies on the map is carried as well."""
    s.tokens[0].carrier = s.figures[0].id


def open_attacks_out_of_order(s: Battle) -> None:
    """The inner attack is older than the outer one."""
    for number in (2, 1):
        attack = Attack.__new__(Attack)
        attack.id = number
        s.attacks.append(attack)


BROKEN: list[tuple[Law, Change]] = [
    (table_laws.cards_conserved, lose_a_card),
    (table_laws.cards_conserved, double_a_card),
    (table_laws.cards_conserved, take_a_strange_card),
    (table_laws.amounts_sane, overkill),
    (table_laws.amounts_sane, haunt),
    (table_laws.amounts_sane, play_too_long),
    (table_laws.figures_apart, share_a_space),
    (table_laws.points_add_up, give_points),
    (table_laws.tokens_placed, carry_and_lie),
    (table_laws.attacks_nested, open_attacks_out_of_order),
]


def table() -> Battle:
    """A sound table with full piles and a token."""
    rest = " ".join(["rally"] * 13)
    t = Skirmish(
        "hansolo a1",
        "darthvader c1, ig88 e1",
        hand="urgency deadeye",
        deck=rest,
        their_hand="urgency deadeye",
        their_deck=rest,
    )
    t.add_token("crate", "j8")
    t.decision()
    return t.state


@pytest.mark.parametrize(("law", "change"), BROKEN)
def test_a_law_holds_until_something_breaks_it(law: Law, change: Change) -> None:
    """At a sound table nothing is said."""
    s = table()
    law(s)
    change(s)

    with pytest.raises(LawBroken):
        law(s)
