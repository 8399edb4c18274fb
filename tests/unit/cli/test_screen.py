"""The screen: what a view looks like in eighty columns."""

import re
from contextvars import copy_context
from io import StringIO

import msgspec
import pytest

from dejarik.cli import screen as drawn
from dejarik.cli.session import Session
from dejarik.games.destiny.language.english.names import Names, side_words
from dejarik.games.destiny.wire import (
    CardView,
    CopyView,
    DecisionView,
    DieView,
    OptionView,
    PlayerView,
    SeatView,
)
from dejarik.hosting.terminal import Context
from dejarik.hosting.terminal_text import WIDTH, Paint, use_width
from dejarik.hosting.wire import Decision, Option, Prompt
from dejarik.titles.destiny.board import hosted
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.games import destiny
from dejarik.titles.destiny.terminal.audience import DestinyAudience
from dejarik.titles.destiny.terminal.screen import Screen


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
    return Screen(Names(files.facts(), 0, ("You", "Bot")), Paint(paint))


def test_the_board_says_everything_the_view_does(view: SeatView) -> None:
    """Tokens, states, upgrades, pools, hand and battlefield are words on the screen."""
    shown = "\n".join(screen().board(view))

    for words in (
        "Round 2, action phase, your turn",
        "Obi-Wan's Hut (you control it)",
        "resources 3",
        "has claimed",
        "exhausted damage 3 of 11  2 shields  2 dice, 1 rolled",
        "+ Rey's Lightsaber",
        "| 2 melee |  | +2 melee |",
        "| 2 melee for 1 |",
        "Hand: Mind Trick (2)",
        "Known in hand: Subjugate (2)",
    ):
        assert words in shown


def test_a_card_says_what_else_is_on_it(view: SeatView) -> None:
    """Tokens, pilots, whose a card is and what is on its back have a line of their own."""
    changed = msgspec.structs.replace
    mine, theirs = view.players
    rey, saber, hut = mine.play
    speeder = CopyView(10004, "15003A", "support", 0, 1, resources=2)
    lure = CopyView(10005, "04030", "downgrade", 1, 1, host=10000)
    rey = changed(rey, charms=1, pilots=10004)
    seen = (CardView(6, "04022", detected=True),)
    mine = changed(
        mine,
        play=(rey, saber, speeder, hut),
        known_deck=(CardView(9, "01147"),),
        spares=(("04024", 1),),
    )
    theirs = changed(theirs, hand=seen, play=(*theirs.play, lure))
    shown = "\n".join(screen().board(changed(view, players=(mine, theirs))))

    for words in (
        "elite; 1 charm token; pilots your Maul",
        "2 resources on it; piloted by your Rey; belongs to Bot; other side: Maul,",
        "     + Rey's Lightsaber    Bot's     downgrade",
        "Known in hand: Subjugate (2, face up)",
        "Known in deck: Mind Trick (2)",
        "Spare dice: 1 of Rey",
    ):
        assert words in shown


def test_a_battlefield_with_something_on_it_has_a_line(view: SeatView) -> None:
    """Otherwise the header says all there is to say."""
    mine, theirs = view.players
    *others, hut = mine.play
    laden = msgspec.structs.replace(hut, resources=1)
    mine = msgspec.structs.replace(mine, play=(*others, laden))
    board = screen().board(msgspec.structs.replace(view, players=(mine, theirs)))
    row = board.index("   Obi-Wan's Hut" + " " * 21 + "battlefield")

    assert "      1 resource on it" == board[row + 1]
    taken = msgspec.structs.replace(hut, owner=1)
    mine = msgspec.structs.replace(mine, play=(*others, taken))
    plain = screen().board(msgspec.structs.replace(view, players=(mine, theirs)))
    assert [] == [line for line in plain if line.startswith("   Obi-Wan")]


def test_a_long_title_is_cut_where_everyone_sees_it(view: SeatView) -> None:
    """The columns stay in line, and dots say that there is more."""
    mine, theirs = view.players
    career = CopyView(10006, "15010A", "plot", 0, 0)
    mine = msgspec.structs.replace(mine, play=(*mine.play, career))
    board = screen().board(msgspec.structs.replace(view, players=(mine, theirs)))

    assert "   Watch Your Career Wi..." in "\n".join(board)


def test_an_action_that_may_be_taken_back_says_so() -> None:
    """Under the trail of one's choices stands whether they are final."""
    asked = Decision(1, "yes_or_no", "may", (Option("no"), Option("yes")))
    prompt = Prompt("Do it?", ("No", "Yes"))
    note = " (this action may still be taken back: `undo`)"

    def shown(*chosen: str, reversible: bool) -> list[str]:
        return drawn.question_lines(asked, prompt, Context(chosen, reversible), Paint(on=False))

    assert note in shown("Play something", reversible=True)
    assert note not in shown("Play something", reversible=False)
    assert note not in shown(reversible=True)


def test_what_led_to_a_question_stands_around_it(view: SeatView) -> None:
    """The trail of choices and the text of the card, but not where an action is asked for."""
    chronicle = Chronicle(destiny(), Names(files.facts(), 0, ("You", "Bot")))
    chronicle.trail = ["Play something"]
    audience = DestinyAudience(chronicle)
    may = DecisionView(1, "yes_or_no", "may", (OptionView("no"),), asked_by="04039")
    action = DecisionView(1, "choose_one", "action", (OptionView("pass"),))

    def around(decision: DecisionView) -> Context:
        seen = msgspec.structs.replace(view, decision=decision, reversible=True)
        return audience.context(hosted(seen))

    assert (("Play something",), True) == (around(may).chosen, around(may).reversible)
    assert ("Give 2 shields to any character.",) == around(may).text
    assert ((), ()) == (around(action).chosen, around(action).text)


def test_without_colours_nothing_is_missing(view: SeatView) -> None:
    """Taking the colours away leaves the same characters."""
    plain = screen().board(view)
    painted = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in screen(paint=True).board(view)]

    assert plain == painted


def test_every_line_fits_the_screen(played: Session) -> None:
    """Boards, logs and questions of a whole game stay within eighty columns."""
    audience, view, plain = played.audience, played.view(), Paint(on=False)
    prompt = audience.prompt(view)
    assert view.decision is not None
    assert prompt is not None
    lines = audience.board(view, plain)
    lines += drawn.log_lines(played.lines, len(played.lines))
    lines += drawn.question_lines(view.decision, prompt, audience.context(view), plain)

    assert [] == [line for line in lines if len(line) > WIDTH]


def test_colours_need_a_terminal_and_no_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe gets plain text, and so does a terminal whose owner wants it."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert not drawn.paint_for(StringIO()).on
    assert drawn.paint_for(Terminal()).on
    monkeypatch.setenv("NO_COLOR", "1")
    assert not drawn.paint_for(Terminal()).on


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


@pytest.mark.parametrize(("columns", "width"), [(40, 80), (80, 80), (120, 120), (300, 160)])
def test_the_whole_width_is_used_within_reason(columns: int, width: int, view: SeatView) -> None:
    """Rules across are as wide as the screen, and no line is wider."""

    def board() -> list[str]:
        use_width(columns)
        return Screen(Names(files.facts(), 0, ("You", "Bot")), Paint(False)).board(view)

    lines = copy_context().run(board)

    assert {width} == {len(line) for line in lines if set(line) == {"="}}
    assert max(len(line) for line in lines) == width


def test_the_first_screen_says_what_to_do() -> None:
    """How to answer, how to choose several, how to take back, and how to leave."""
    said = " ".join(" ".join(drawn.first_lines("Destiny", "You against a bot.")).split())

    assert "type it and press Enter" in said
    for word in ("`1-3`", "`all`", "`none`", "`undo`", "`?`", "`help`", "`quit`"):
        assert word in said


def test_what_comes_of_an_answer_stands_beside_it_or_below() -> None:
    """Beside it where there is room."""
    decision = Decision(1, "choose_one", "choose", (Option("entity"), Option("entity")))
    prompt = Prompt("Who?", ("Rey", "x" * 70), ("2 land: 1 left", "2 land: 9 left"))
    lines = drawn.question_lines(decision, prompt, Context(), Paint(False))

    assert "   1. Rey  -> 2 land: 1 left" in lines
    assert "        -> 2 land: 9 left" in lines


def test_many_short_answers_stand_in_columns() -> None:
    """They do not push the table off the screen; a few, or long ones, stand below each other."""
    options = tuple(Option("entity", target=number) for number in range(12))
    decision = Decision(1, "choose_one", "choose", options)

    def shown(words: tuple[str, ...]) -> list[str]:
        return drawn.question_lines(decision, Prompt("Where?", words), Context(), Paint(on=False))

    many = shown(tuple(f"r{number}" for number in range(10, 22)))
    assert [" Where?", "   1. r10     3. r12     5. r14     7. r16     9. r18    11. r20"] == many[
        :2
    ]
    assert 3 == len(many)
    assert 13 == len(shown(tuple(f"{number} {'x' * 60}" for number in range(12))))
    assert 4 == len(shown(("one", "two", "three")))
