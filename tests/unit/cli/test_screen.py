"""The screen: what a view looks like in eighty columns."""

import re
from io import StringIO

import pytest

from dejarik import catalog
from dejarik.cli.screen import WIDTH, Paint, Screen, paint_for
from dejarik.cli.session import Session
from dejarik.games.destiny.language.english.names import Names, side_words
from dejarik.games.destiny.wire import (
    CardView,
    CopyView,
    DieView,
    PlayerView,
    SeatView,
)


class Terminal(StringIO):
    def isatty(self) -> bool:
        """Return that somebody is looking."""
        return True


def player(seat: int, **parts: object) -> PlayerView:
    """Return a player with nothing but what is given."""
    empty: dict[str, object] = {
        "resources": 0,
        "claimed": False,
        "hand": (),
        "deck": 20,
        "known_deck": (),
        "discard": (),
        "aside": (),
        "defeated": (),
        "play": (),
        "battlefield": "04046",
    }
    return PlayerView(seat=seat, **(empty | parts))  # type: ignore[arg-type]


@pytest.fixture
def view() -> SeatView:
    """Return a table with a bit of everything on it."""
    rey = CopyView(10000, "04024", "character", 0, 0, False, 3, 11, 2, 0, 0, (1000, 1001))
    saber = CopyView(10003, "04030", "upgrade", 0, 0, host=10000, dice=(1002,))
    kylo = CopyView(10001, "04001", "character", 1, 1, True, 0, 12, dice=(1003,))
    hut = CopyView(10002, "04046", "battlefield", 0, 0)
    mine = player(0, resources=3, hand=(CardView(5, "01147"),), play=(rey, saber, hut))
    theirs = player(1, hand=(CardView(6), CardView(7, "04022")), play=(kylo,), claimed=True)
    dice = (
        DieView(1000, "04024", 10000, "pool", 0, "2MD"),
        DieView(1001, "04024", 10000, "card", 0),
        DieView(1002, "04030", 10003, "pool", 0, "+2MD"),
        DieView(1003, "04001", 10001, "pool", 1, "2MD1"),
    )
    return SeatView(0, 2, "action", 0, (mine, theirs), dice, 10002, (), (0,), None, None, "")


def screen(paint: bool = False) -> Screen:
    """Return a screen for the first seat."""
    return Screen(Names(catalog.facts(), 0, ("You", "Bot")), Paint(paint))


def test_the_board_says_everything_the_view_does(view: SeatView) -> None:
    """Tokens, states, upgrades, pools, hand and battlefield are words on the screen."""
    shown = "\n".join(screen().board(view))

    for words in (
        "Round 2, action phase, your turn",
        "Obi-Wan's Hut (your battlefield)",
        "resources 3",
        "has claimed",
        "exhausted damage 3 of 11  2 shields  2 dice, 1 rolled",
        "+ Rey's Lightsaber",
        "Pool: 2 melee (Rey) | +2 melee (Rey's Lightsaber)",
        "2 melee for 1 (Kylo Ren)",
        "Hand: Mind Trick (2)",
        "Known in hand: Subjugate (2)",
    ):
        assert words in shown


def test_without_colours_nothing_is_missing(view: SeatView) -> None:
    """Taking the colours away leaves the same characters."""
    plain = screen().board(view)
    painted = [re.sub(r"\x1b\[[0-9]*m", "", line) for line in screen(paint=True).board(view)]

    assert plain == painted


def test_every_line_fits_the_screen(played: Session) -> None:
    """Boards, logs and questions of a whole game stay within eighty columns."""
    shown = Screen(played.names, Paint(on=False))
    lines = shown.board(played.view())
    lines += shown.log(played.chronicle.lines, len(played.chronicle.lines))
    lines += shown.question(played.chronicle, played.view())

    assert [] == [line for line in lines if len(line) > WIDTH]


def test_colours_need_a_terminal_and_no_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe gets plain text, and so does a terminal whose owner wants it."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert not paint_for(StringIO()).on
    assert paint_for(Terminal()).on
    monkeypatch.setenv("NO_COLOR", "1")
    assert not paint_for(Terminal()).on


@pytest.mark.parametrize(
    ("words", "side"),
    [
        ("blank", "-"),
        ("special for 1", "Sp1"),
        ("+2 ranged", "+2RD"),
        ("X shield", "XSh"),
        ("2 melee for 1 indirect to yourself", "2MDi1"),
        ("+3 of any symbol for 1", "+3*1"),
    ],
)
def test_a_die_side_is_said_in_words(words: str, side: str) -> None:
    """Every kind of side has words of its own."""
    assert words == side_words(side)
