"""The finder of positions: tables on which a broken card plays otherwise, written as tests."""

from dejarik.testing.destiny import finder, games
from dejarik.testing.destiny.broken_cards import CARDS
from dejarik.testing.destiny.table import THEM, Tabletop, card
from dejarik.testing.mutation import mutants_of

PROBE = "01072"


def found_for(operator: str) -> list[finder.Find]:
    """What is found for the mutants of Probe that one operator makes."""
    broken = [
        one for one in mutants_of(CARDS.parts(PROBE), CARDS.nodes) if one.operator == operator
    ]
    assert broken
    return finder.find(PROBE, broken, 400, "test")[0]


def test_a_broken_card_is_shown_by_a_position() -> None:
    """One more card looked at than the program says: there have to be three to look at."""
    one, *_ = found_for("most: one more")
    assert 3 <= len(one.position.their_hand)
    assert PROBE in one.position.hand


def test_a_find_is_a_test_that_passes_on_the_true_card() -> None:
    """And fails on the mutant it was found for."""
    one, *_ = found_for("most: one more")
    text = finder.written(PROBE, 1, one)
    names: dict[str, object] = {"Tabletop": Tabletop, "card": card, "THEM": THEM}
    exec(text, names)  # noqa: S102  # a test that was just written
    test = names["test_1"]
    assert callable(test)
    test()
    games.play_with(CARDS.game_with(PROBE, one.shown[0].parts))
    try:
        test()
    except AssertionError:
        return
    finally:
        games.play_with(None)
    raise AssertionError(text)


def test_nothing_lies_on_the_table_that_is_not_needed() -> None:
    """No support, no upgrade, no dice: what is laid is what shows the mutant."""
    one, *_ = found_for("most: one more")
    assert (1, 1, ()) == (len(one.position.yours), len(one.position.theirs), one.position.lines)
