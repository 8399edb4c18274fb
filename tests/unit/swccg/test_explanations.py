"""Why something is offered or not, what numbers are made of, and the odds of destiny."""

from fractions import Fraction

import pytest

from dejarik.games.swccg.advice.explanations import answer, explain
from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.advice.wire import NumberAnswer
from dejarik.games.swccg.model import ids
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid

GAME = synthetic_game()


def keys(laid: Laid, question: str) -> list[str]:
    """What Dark is told, without the rulings; each has some."""
    lines = explain(laid.table, 0, question)
    assert all(line == "legal" or "swccg." in line for line in lines)
    return [line.split()[0] for line in lines]


def in_hand(laid: Laid, code: str) -> int:
    """The handle of a card in Dark's hand."""
    for card in laid.table.pile(0, ids.HAND):
        if laid.table.definition_of(card).code == code:
            return laid.table.knowledge.handles[0][card]
    raise AssertionError(code)


def test_a_card_that_cannot_be_deployed_says_why() -> None:
    """Too dear, nowhere to go, an interrupt, a location on table; or nothing is against it."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        dark_hand="dark trooper, dark hero, dark rage, dark gate, dark rifle",
        dark_force=3,
    )

    assert {
        "dark trooper": ["legal"],
        "dark hero": ["too_dear"],
        "dark rage": ["is_interrupt"],
        "dark gate": ["location_there"],
        "dark rifle": ["nowhere"],
    } == {
        code: keys(laid, f"deploy:{in_hand(laid, code)}")
        for code in ("dark trooper", "dark hero", "dark rage", "dark gate", "dark rifle")
    }
    assert ["not_this_moment"] == keys(laid, f"play:{in_hand(laid, 'dark rage')}")
    assert ["is_no_interrupt"] == keys(laid, f"play:{in_hand(laid, 'dark hero')}")


def test_a_drain_is_explained_by_control_and_by_the_phase() -> None:
    """At the street it is open, at the gate the opponent has presence."""
    laid = Laid(
        GAME,
        "dark street, dark gate, dark square",
        "dark trooper @ 1, dark trooper @ 2, dark leader @ 3",
        "light trooper @ 2",
        phase="control",
    )
    street, gate, _ = laid.sites

    assert ["legal"] == keys(laid, f"drain:{street}")
    assert ["not_controlled"] == keys(laid, f"drain:{gate}")
    assert ["not_your_battle_phase"] == keys(laid, f"battle:{gate}")
    assert ["not_your_battle_phase", "opponent_has_no_presence"] == keys(laid, f"battle:{street}")
    laid.play("drain Street", "top of reserve")
    assert ["drained_already"] == keys(laid, f"drain:{street}")


def test_a_battle_is_explained_by_presence_and_price() -> None:
    """A droid alone has no presence; without Force nothing is begun."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark trooper @ 1, dark droid @ 2",
        "light trooper @ 1, light trooper @ 2",
        phase="battle",
    )
    street, gate = laid.sites
    poor = Laid(
        GAME, "dark street", "dark trooper @ 1", "light trooper @ 1", phase="battle", dark_force=0
    )

    assert ["legal"] == keys(laid, f"battle:{street}")
    assert ["you_have_no_presence"] == keys(laid, f"battle:{gate}")
    assert "cannot_pay" in keys(poor, f"battle:{poor.sites[0]}")


def test_a_move_is_explained() -> None:
    """Another's card, one that has moved, one that has nowhere to go."""
    laid = Laid(
        GAME,
        "dark street, dark gate, dark dock",
        "dark trooper @ 1, dark hero @ 2, dark leader @ 3",
        "light trooper @ 2",
        phase="move",
    )
    trooper = laid.thing("dark trooper")

    assert ["legal"] == keys(laid, f"move:{trooper}")
    assert ["not_yours"] == keys(laid, f"move:{laid.thing('light trooper')}")
    assert ["no_way"] == keys(laid, f"move:{laid.thing('dark leader')}")
    laid.answer("move dark trooper")
    assert ["moved_already"] == keys(laid, f"move:{trooper}")


def test_power_is_explained_part_by_part() -> None:
    """Printed one, and one from the leader at the same place; not from the one elsewhere."""
    laid = Laid(
        GAME, "dark street, dark gate", "dark trooper @ 1, dark leader @ 1, dark leader @ 2"
    )
    found = answer(laid.table, 0, f"power:{laid.thing('dark trooper')}")

    assert isinstance(found, NumberAnswer)
    assert 2 == found.total
    assert [("printed", 1, "dark trooper"), ("added", 1, "dark leader")] == [
        (part.kind, part.amount, part.source.code if part.source else "") for part in found.parts
    ]


def test_generation_is_one_and_the_icons() -> None:
    """Street and gate have one Dark icon each, the dock has none."""
    laid = Laid(GAME, "dark street, dark gate, dark dock", phase="activate")

    assert ["generation 3", "rule 1", "icons 1", "icons 1"] == explain(laid.table, 0, "generation")


@pytest.mark.parametrize("question", ["", "deploy", "deploy:999", "drain:1", "power:5", "sing:1"])
def test_what_nobody_can_answer_is_refused_in_words(question: str) -> None:
    """Also cards that are not in the own hand; and spectators ask nothing but numbers."""
    laid = Laid(GAME, "dark street", "dark trooper @ 1", light_hand="light trooper")

    with pytest.raises(ValueError, match=r"\w+ \w+"):
        explain(laid.table, 0, question)
    with pytest.raises(ValueError, match="sits at the table"):
        explain(laid.table, -1, "generation")
    assert ["power 1", "printed 1"] == explain(
        laid.table, -1, f"power:{laid.thing('dark trooper')}"
    )


def test_odds_of_destiny_count_what_the_seat_cannot_tell_apart() -> None:
    """
    Three of four unseen cards are troopers of destiny one, the other is a droid of three.

    All fifty-six others are known: on table, in hand or lost.
    """
    laid = Laid(GAME, "dark street", dark_top="dark droid", dark_force=0)
    table = laid.table
    reserve = table.pile(0, ids.RESERVE)
    for card in reserve[:-4]:
        table.knowledge.show(card, 0)

    one = odds_of(table, 0, "destiny:1")
    two = odds_of(table, 0, "destiny:2")

    assert {1: Fraction(3, 4), 3: Fraction(1, 4)} == one["total"]
    assert {2: Fraction(1, 2), 4: Fraction(1, 2)} == two["total"]
    assert {2: Fraction(1)} == two["draws"]


def test_a_known_top_card_is_certain() -> None:
    """It comes first; the next one is drawn from the others."""
    laid = Laid(GAME, "dark street", dark_top="dark hero, dark droid", dark_force=0)
    table = laid.table
    reserve = table.pile(0, ids.RESERVE)
    for card in (*reserve[:-3], reserve[-1]):
        table.knowledge.show(card, 0)

    assert {4: Fraction(1)} == odds_of(table, 0, "destiny:1")["total"]
    assert {5: Fraction(1, 2), 7: Fraction(1, 2)} == odds_of(table, 0, "destiny:2")["total"]


@pytest.mark.parametrize("question", ["destiny", "destiny:0", "destiny:99", "hit:1:2", ""])
def test_odds_that_nobody_knows_are_refused(question: str) -> None:
    """In words; and spectators have none."""
    laid = Laid(GAME, "dark street")

    with pytest.raises(ValueError, match=r"\w+ \w+"):
        odds_of(laid.table, 0, question)
    with pytest.raises(ValueError, match="sits at the table"):
        odds_of(laid.table, -1, "destiny:1")
