"""The log and the questions in English, with synthetic cards: whole sentences."""

from typing import get_args

from dejarik.games.swccg.language.english import log
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.table import QUESTIONS, TableWords
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.wire import DecisionReason, Told, ToldKind
from dejarik.testing.swccg.heard import CALLED, told
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.chronicle import runs
from dejarik.titles.swccg.games import names_in

GAME = synthetic_game()
NAMES = names_in(GAME)
ASKED_BY_NAME = ("respond", "force_to_lose", "let_run", "battle_destiny", "allow_conversion")


def asked(laid: Laid) -> tuple[str, tuple[str, ...]]:
    """The question and its options, as whoever is asked reads them."""
    view = view_of(laid.table, laid.decision().seat)
    assert view.decision is not None
    words = TableWords(Speaker(NAMES, view.seat, CALLED), view)
    return words.prompt(view.decision), words.options(view.decision)


def test_every_kind_of_event_has_a_sentence() -> None:
    """And every reason a question."""
    kinds = {name for part in get_args(ToldKind) for name in get_args(part) or (part,)}

    assert set() == kinds - set(log.SENTENCES)
    assert set() == set(get_args(DecisionReason)) - {*QUESTIONS, *ASKED_BY_NAME}


def test_a_deployment_says_where_to_and_for_how_much() -> None:
    """The place is asked for with its price; a card too dear is not named."""
    laid = Laid(GAME, "dark street, dark gate", dark_hand="dark trooper, dark hero", dark_force=3)
    assert ("Your deploy phase. What do you do?", ("deploy dark trooper", "pass")) == asked(laid)
    laid.answer("deploy dark trooper")

    assert (
        "Where do you deploy dark trooper?",
        ("Street for 1 Force", "Gate for 1 Force"),
    ) == asked(laid)
    assert ["Ann deploys dark trooper to Gate for 1 Force."] == told(laid, 1, "Gate")


def test_a_drain_asks_for_each_force_and_says_how_much_is_left() -> None:
    """Cards in hand by their titles, piles by their tops."""
    laid = Laid(GAME, "dark gate", "dark trooper @ 1", phase="control", light_hand="light hero")
    assert ("drain at Gate: 2 Force", "pass") == asked(laid)[1]

    lines = told(laid, 1, "drain Gate")

    assert ["Ann drains at Gate.", "You must lose 2 Force (Gate)."] == lines
    assert (
        "Choose a Force to lose: 2 left (Gate)",
        ("the top of the Reserve Deck", "the top of the Force Pile", "light hero"),
    ) == asked(laid)
    assert ["Bob loses light hero from Bob's hand."] == told(laid, 0, "light hero")
    assert "Choose a Force to lose: 1 left (Gate)" == asked(laid)[0]


def test_a_battle_is_told_from_weapon_to_forfeit() -> None:
    """To the seat itself as you; the debt stands in the question."""
    laid = Laid(
        GAME,
        "dark street",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        "light trooper @ 1, light hero @ 1",
        phase="battle",
        dark_top="dark droid, dark leader",
        light_top="light leader",
    )
    assert ("battle at Street for 1 Force", "pass") == asked(laid)[1]
    lines = told(laid, 0, "battle Street", "fire dark rifle", "light trooper", "yes", "yes")

    assert [
        "You begin a battle at Street for 1 Force.",
        "You fire dark rifle at light trooper for 1 Force.",
        "You draw dark droid for weapon destiny: 3.",
        "Light trooper is hit (dark rifle).",
        "You draw dark leader for battle destiny: 2.",
        "Bob draws light leader for battle destiny: 2.",
        "Total power: you 8 and Bob 8, a tie; attrition 2 against you and 2 against Bob.",
    ] == lines
    assert (
        "Battle at Street, damage segment. You owe 2 attrition.",
        (
            "forfeit dark trooper (2), which covers all 2 attrition",
            "forfeit dark hero (6), which covers all 2 attrition",
        ),
    ) == asked(laid)
    assert [
        "Ann forfeits dark trooper (2).",
        "Dark trooper is lost.",
        "Dark rifle is lost.",
    ] == told(laid, 1, "forfeit dark trooper")


def test_cards_of_one_title_are_told_apart() -> None:
    """By where they are, and by a number where they are together."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark trooper @ 1, dark trooper @ 1, dark trooper @ 2",
        phase="move",
    )

    assert (
        "move dark trooper 1 at Street to Gate for 1 Force",
        "move dark trooper 2 at Street to Gate for 1 Force",
        "move dark trooper at Gate to Street for 1 Force",
        "pass",
    ) == asked(laid)[1]


def test_a_new_site_says_between_which_it_would_lie() -> None:
    """A street and a gate are exterior, so it goes anywhere beside them."""
    laid = Laid(GAME, "dark street, dark gate", dark_hand="dark square")
    laid.answer("deploy dark square")

    assert (
        "Where do you deploy Town: Square?",
        ("in front of Street", "between Street and Gate", "behind Gate"),
    ) == asked(laid)


def test_what_a_seat_draws_is_named_to_it_alone() -> None:
    """The other reads how many."""
    cards = [Told(1, 0, "draw_one", 0), Told(2, 0, "draw_one", 0), Told(3, 0, "use_one", 0)]

    assert [(0, 2)] == runs([*cards])
    assert "Ann draws 2 cards." == log.several(Speaker(NAMES, 1, CALLED), cards[:2])


def test_attrition_that_nobody_can_cover_is_not_owed() -> None:
    """By rule it is gone when there is nobody left to forfeit; a point of it is left over here."""
    laid = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_top="dark droid",
    )
    laid.answer("battle Street", "yes")
    before, _ = asked(laid)
    laid.answer("forfeit light trooper")
    after, _ = asked(laid)

    assert "You owe 7 battle damage and 3 attrition." in before
    assert "You owe 5 battle damage." in after
    assert (0, 0) == view_of(laid.table, 1).battles[-1].attrition
    assert 1 == laid.table.battles[-1].attrition[1]
