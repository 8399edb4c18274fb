"""Linus Mosk: his roll for the battlefield, and what goes into the deck before the first hand."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up

SIX = "09127 09127 09126 09126 11129 11129"


def rolled(yours: list[str], theirs: list[str], *sides: int) -> str:
    """Who chooses the battlefield after these sides were rolled, die by die."""
    t = set_up(yours, theirs, until="you: mulligan")
    for number, side in zip(sorted(t.state.dice), sides, strict=True):
        t.state.chance.dictate(ROLL, number, side)
    t.answer("stop", seat=YOU)
    t.answer("stop", seat=THEM)
    return t.asked()


@card("23016")
@pytest.mark.parametrize(
    ("yours", "theirs", "sides", "chooser"),
    [
        (["23016"], ["T01"], (4, 1), "you: battlefield"),
        (["T01"], ["23016"], (1, 4), "they: battlefield"),
        (["T01", "T03"], ["23016"], (1, 1, 4), "you: battlefield"),
        (["T01"], ["T03"], (0, 1), "they: battlefield"),
    ],
)
def test_linus_mosk_rolls_two_more(
    yours: list[str], theirs: list[str], sides: tuple[int, ...], chooser: str
) -> None:
    """One resource counts as three, which beats two and not four."""
    assert chooser == rolled(yours, theirs, *sides)


@card("23016")
def test_linus_mosk_shuffles_in_two_of_each() -> None:
    """Before any hand is drawn: as many as he likes of the three he names."""
    t = set_up(["23016"], ["T02"], until="you: choose", aside=f"09127 {SIX}")
    assert [] == t.events("cards_drawn")
    assert ["card 09127"] * 3 + ["stop"] == t.options()

    t.choose(0)
    t.choose(0)
    assert ["card 09126", "card 09126", "stop"] == t.options()
    t.choose(0)
    t.answer("stop")
    assert ["card 11129", "card 11129", "stop"] == t.options()
    t.choose(0)
    t.choose(0)

    assert ("you: mulligan", ["09127", "09126"]) == (t.asked(), t.aside())
    assert 5 == len(t.hand())
    cards = t.hand() + t.codes(t.state.players[YOU].deck)
    assert ["09126", "09127", "09127", "11129", "11129"] == sorted(cards)[:5]
    assert [YOU, YOU, THEM] == [one.seat for one in t.events("deck_shuffled")]


@card("23016")
def test_linus_mosk_may_leave_them_all() -> None:
    """With other cards set aside he is asked all the same, and finds none."""
    t = set_up(["23016"], ["T02"], until="you: choose", aside="T31")

    assert ["stop"] == t.options()
    t.answer("stop", "stop", "stop")

    assert ("you: mulligan", ["T31"]) == (t.asked(), t.aside())


@card("23016")
def test_linus_mosk_rolls_just_two_more() -> None:
    """A blank ties with two; then it is rolled again."""
    t = set_up(["23016"], ["T01"], until="you: mulligan")
    his, theirs = sorted(t.state.dice)
    for number, sides in ((his, (5, 1)), (theirs, (1, 5))):
        for side in sides:
            t.state.chance.dictate(ROLL, number, side)
    t.answer("stop", seat=YOU)
    t.answer("stop", seat=THEM)

    assert ("you: battlefield", 4) == (t.asked(), len(t.events("dice_rolled")))


@card("23016")
def test_linus_mosk_takes_only_what_is_his() -> None:
    """What they have set aside stays there; nothing else goes either."""
    t = Tabletop("23016", "T02")
    t.set_aside("T31")
    for code in ("09127", "09126", "11129"):
        for seat in (YOU, THEM):
            t.set_aside(code, seat=seat)
        for _ in range(2):
            t.set_aside(code)
    assert hears(t, "23016", BEFORE, Event(ev.HANDS_DUE))
    emit(t.state, Event(ev.HANDS_DUE))

    for code in ("09127", "09126", "11129"):
        assert [f"card {code}"] * 3 + ["stop"] == t.options()
        t.choose(0)
        t.choose(0)

    assert ("you: action", ["T31", "09127", "09126", "11129"]) == (t.asked(), t.aside())
    assert (11, []) == (len(t.state.players[YOU].deck), t.hand())
    assert ["09127", "09126", "11129"] == t.aside(THEM)
