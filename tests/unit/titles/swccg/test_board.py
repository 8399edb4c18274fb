"""What a table of the Customizable Card Game is told beyond its cards: duels, covers, questions."""

from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.table import TableWords
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.wire import SeatView
from dejarik.testing.swccg.stored_views import duel
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.board import hosted, seat_view
from dejarik.titles.swccg.games import game, names

FILLER = ("1_194", "1_28")


def seen(laid: Laid, seat: int = -2) -> SeatView:
    """The table as a seat sees it, or whoever is asked; put through the shape of all titles."""
    view = view_of(laid.table, laid.decision().seat if seat < -1 else seat)
    again = seat_view(hosted(view))
    assert view == again
    return again


def copy_of(laid: Laid, code: str) -> int:
    """The one card on table with this code."""
    table = laid.table
    (found,) = [one.id for one in table.copies.values() if table.definition(one.id).code == code]
    return found


def owing() -> Laid:
    """Light has lost a battle by seven, and Dark has drawn a two against it."""
    laid = Laid(
        synthetic_game(),
        "dark street",
        "dark trooper @ 1, dark hero @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_top="dark leader",
    )
    laid.answer("battle Street", "yes")
    return laid


def test_each_forfeit_says_how_much_attrition_and_damage_it_covers() -> None:
    """No more than it is worth, and no more than is owed; other options cover nothing."""
    view = seen(owing())
    assert view.decision is not None
    battle = view.battles[-1]
    (forfeit, lose) = view.decision.options

    assert [(0, 2), (0, 7)] == [battle.attrition, battle.damage]
    assert [("forfeit", (2, 2)), ("lose", (0, 0))] == [
        (one.verb, one.covers) for one in (forfeit, lose)
    ]


def test_a_duel_is_seen_by_everybody_while_it_goes_on() -> None:
    """Where, by which card, who fights, how many each draws; without one there is none."""
    laid = duel()
    vader, luke = (copy_of(laid, code) for code in ("101_5", "101_2"))
    for seat in (0, 1, -1):
        (found,) = seen(laid, seat).duels

        assert (laid.sites[1], 0, "101_6") == (found.place, found.seat, found.code)
        assert ((vader, luke), (2, 2), ()) == (found.duellists, found.draws, found.drawn)
    assert () == seen(owing()).duels


def test_who_is_drained_reads_how_much_it_takes() -> None:
    """The question of the window names the loss; the drainer's own does not."""
    laid = Laid(
        game(),
        "1_295",
        "1_194 @ 1",
        phase="control",
        filler=FILLER,
        light_hand="1_113",
    )
    laid.answer("drain Mos Eisley")
    view = seen(laid)
    assert view.decision is not None
    words = TableWords(Speaker(names(), view.seat, ("Ann", "Bob")), view)

    assert (1, "draining") == (view.seat, view.decision.about and view.decision.about.kind)
    assert words.prompt(view.decision).endswith("It takes 1 Force from you. Do you respond?")
