"""Why something is offered or not, what numbers are made of, and the odds of destiny."""

from fractions import Fraction

import pytest

from dejarik.games.swccg.advice.explanations import answer, explain
from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.advice.wire import NumberAnswer
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.model import ids
from dejarik.testing.swccg.sides import laid
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.asking import reasons_for

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
        "dark rifle": ["nothing_to_go_on"],
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


def test_every_place_says_why_a_card_cannot_go_there() -> None:
    """Icon or presence for characters, what its text says for a weapon, another strip's place."""
    laid = Laid(
        GAME,
        "dark street, dark dock, light gate",
        "dark trooper @ 1, dark droid @ 1",
        "light trooper @ 1",
        dark_hand="dark trooper, dark rifle, dark gate, dark hero",
        dark_force=1,
    )
    street, dock, gate = laid.sites
    trooper, rifle = in_hand(laid, "dark trooper"), in_hand(laid, "dark rifle")
    hero, location = in_hand(laid, "dark hero"), in_hand(laid, "dark gate")

    assert ["legal"] == keys(laid, f"deploy:{trooper}:{street}")
    assert ["no_icon_or_presence"] == keys(laid, f"deploy:{trooper}:{dock}")
    assert ["not_as_said"] == keys(laid, f"deploy:{trooper}:{laid.thing('dark trooper')}")
    assert ["too_dear"] == keys(laid, f"deploy:{hero}:{street}")
    assert ["legal"] == keys(laid, f"deploy:{rifle}:{laid.thing('dark trooper')}")
    assert ["not_as_said"] == keys(laid, f"deploy:{rifle}:{laid.thing('dark droid')}")
    assert ["not_as_said"] == keys(laid, f"deploy:{rifle}:{laid.thing('light trooper')}")
    assert ["not_as_said"] == keys(laid, f"deploy:{rifle}:{street}")
    assert ["legal"] == keys(laid, f"deploy:{location}:{gate}")
    assert ["in_its_strip"] == keys(laid, f"deploy:{location}:{street}")


def test_a_shot_is_explained_by_the_weapon_and_by_each_target() -> None:
    """Before the battle, at one's own, at one who is elsewhere, and when it has been fired."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark trooper + dark rifle @ 1, dark leader @ 1",
        "light trooper @ 1, light leader @ 2",
        phase="battle",
        dark_top="dark droid",
    )
    rifle, near, far = (laid.thing(one) for one in ("dark rifle", "light trooper", "light leader"))

    assert ["not_weapons_segment"] == keys(laid, f"fire:{rifle}")
    assert ["no_weapon"] == keys(laid, f"fire:{laid.thing('dark leader')}")
    laid.answer("battle Street")
    assert ["legal"] == keys(laid, f"fire:{rifle}")
    assert ["legal"] == keys(laid, f"fire:{rifle}:{near}")
    assert ["not_in_battle"] == keys(laid, f"fire:{rifle}:{far}")
    assert ["own_card"] == keys(laid, f"fire:{rifle}:{laid.thing('dark leader')}")
    laid.answer("fire dark rifle")
    assert ["not_weapons_segment", "fired_already"] == keys(laid, f"fire:{rifle}")


def test_a_forfeit_is_explained_by_what_is_owed() -> None:
    """Dark loses the battle: the card there can be forfeited, and a pass is against the debt."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark trooper @ 1, dark leader @ 2",
        "light leader @ 1",
        phase="battle",
    )
    here, elsewhere, theirs = (
        laid.thing(one) for one in ("dark trooper", "dark leader", "light leader")
    )

    assert ["not_damage_segment"] == keys(laid, f"option:forfeit:{here}")
    laid.answer("battle Street")
    while laid.options() == ["pass"] or "forfeit dark trooper" not in laid.options():
        laid.answer("pass")
    assert ["legal"] == keys(laid, f"option:forfeit:{here}")
    assert ["not_from_this_battle"] == keys(laid, f"option:forfeit:{elsewhere}")
    assert ["not_yours"] == keys(laid, f"option:forfeit:{theirs}")
    assert ["owes_damage"] == keys(laid, "pass")
    assert ["legal"] == keys(laid, "lose")
    assert ["damage 1", "power 2", "power -1"] == explain(laid.table, 0, "damage")
    assert ["attrition 0"] == explain(laid.table, 0, "attrition")


def test_a_move_is_explained_place_by_place() -> None:
    """Too far, in another system, or where it is."""
    laid = Laid(
        GAME,
        "dark street, dark square, dark gate, dark dock",
        "dark trooper @ 1",
        phase="move",
    )
    trooper = laid.thing("dark trooper")
    street, square, gate, dock = laid.sites

    assert ["legal"] == keys(laid, f"move:{trooper}:{square}")
    assert ["too_far"] == keys(laid, f"move:{trooper}:{gate}")
    assert ["other_system"] == keys(laid, f"move:{trooper}:{dock}")
    assert ["is_there"] == keys(laid, f"move:{trooper}:{street}")
    assert ["no_docking_bay"] == keys(laid, f"move:{street}")
    assert ["only_bay"] == keys(laid, f"move:{dock}")


def test_an_interrupt_says_what_is_against_it() -> None:
    """Another's moment, too little Force; and a response waits for what it answers."""
    laid = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        light_hand="light last word, light sense, light trooper",
        phase="control",
        light_force=2,
    )
    table = laid.table
    handles = {
        table.definition_of(card).code: table.knowledge.handles[1][card]
        for card in table.pile(1, ids.HAND)
    }
    word, sense = handles["light last word"], handles["light sense"]

    assert ["not_asked"] == [line.split()[0] for line in explain(laid.table, 1, f"play:{word}")]
    laid.answer("drain Street")
    told = {
        one: [line.split()[0] for line in explain(laid.table, 1, f"{one}")]
        for one in (f"play:{word}", f"play:{sense}", f"deploy:{handles['light trooper']}", "pass")
    }
    assert [["legal"], ["not_this_moment"], ["not_your_deploy_phase"], ["legal"]] == [
        *told.values()
    ]


def test_what_is_chosen_is_explained_thing_by_thing() -> None:
    """A card in hand can be lost for a drain; one on table cannot."""
    laid = Laid(
        GAME, "dark street", "dark trooper @ 1", phase="control", light_hand="light trooper"
    )
    laid.play("drain Street")
    laid.pass_until("light: force_to_lose")
    table = laid.table
    (card,) = table.pile(1, ids.HAND)

    assert ["legal"] == explain(table, 1, f"choose:{-table.knowledge.handles[1][card]}")
    assert ["not_losable swccg.1a.078 swccg.1a.079"] == explain(
        table, 1, f"choose:{laid.thing('dark trooper')}"
    )
    assert ["must_be_done swccg.1c.033"] == explain(table, 1, "pass")


def test_total_power_and_costs_are_explained() -> None:
    """Each card with its power; what a card costs at a place."""
    laid = Laid(GAME, "dark street", "dark trooper @ 1, dark leader @ 1", dark_hand="dark hero")
    street = laid.sites[0]

    assert ["total_power 4", "power 2", "power 2"] == explain(
        laid.table, 0, f"total_power:{street}"
    )
    assert ["total_power 0"] == explain(laid.table, 0, f"total_power:{street}:1")
    assert ["cost 4", "printed 4"] == explain(
        laid.table, 0, f"cost:{in_hand(laid, 'dark hero')}:{street}"
    )


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


@pytest.mark.parametrize("question", ["destiny", "destiny:0", "destiny:99", ""])
def test_odds_that_nobody_knows_are_refused(question: str) -> None:
    """In words; and spectators have none."""
    laid = Laid(GAME, "dark street")

    with pytest.raises(ValueError, match=r"\w+ \w+"):
        odds_of(laid.table, 0, question)
    with pytest.raises(ValueError, match="sits at the table"):
        odds_of(laid.table, -1, "destiny:1")


@pytest.mark.parametrize(
    ("held", "asked"),
    [
        ("1_266", "the number of cards in your opponent’s hand is 1 or more"),
        ("1_251", "your opponent has more characters on table than you"),
    ],
)
def test_a_text_says_which_of_its_conditions_does_not_hold(held: str, asked: str) -> None:
    """In the words of the card, with the statements behind it."""
    t = laid(held, "1_295", "1_194 @ 1", hand="X", phase="control")
    speaker = Speaker({}, 0, ("Ann", "Bob"))
    t.decision()
    told = reasons_for(t.table, speaker, f"play:{in_hand(t, held)}")

    assert (f"It can be used only if {asked}.",) == told.lines
    assert ("swccg.9.297", "swccg.1c.084") == told.rulings
