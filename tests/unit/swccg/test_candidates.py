"""Options that come to the same are looked at once; the others all are."""

from dejarik.games.swccg.advice.candidates import NUMBERS, worth_trying
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid

GAME = synthetic_game()


def tried(laid: Laid) -> list[str]:
    """The options that a bot looks at, by name."""
    offered = laid.options()
    return [offered[place] for place in worth_trying(laid.table, laid.decision())]


def test_the_same_card_in_hand_is_tried_once() -> None:
    """Two troopers are one thought, the hero another; to pass stays."""
    laid = Laid(
        GAME,
        "dark street",
        dark_hand="dark trooper, dark trooper, dark leader",
        dark_force=4,
    )

    assert 4 == len(laid.options())
    assert ["deploy dark trooper", "deploy dark leader", "pass"] == tried(laid)


def test_cards_on_table_that_differ_are_all_tried() -> None:
    """Of three troopers at one site one carries a weapon: the two others stand alike."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark trooper @ 1, dark trooper @ 1, dark trooper + dark rifle @ 1",
        phase="move",
    )

    assert 4 == len(laid.options())
    assert 3 == len(tried(laid))


def test_of_many_numbers_some_are_tried() -> None:
    """The least and the most are among them."""
    laid = Laid(
        GAME, "dark street, dark gate, dark square, dark bay, light street", phase="activate"
    )
    laid.answer("activate")
    count = len(laid.options())
    places = worth_trying(laid.table, laid.decision())

    assert count > NUMBERS
    assert NUMBERS == len(places)
    assert (0, count - 1) == (places[0], places[-1])
