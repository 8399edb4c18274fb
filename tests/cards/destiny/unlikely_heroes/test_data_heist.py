"""Data Heist: a card of an opponent's deck, revealed and played for free by whoever defeated."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# T07 has 1 health; T34 needs a red character, T73 a blue one; T471 goes on red ones only.


def heist(
    deck: str = "T34 T12 T73 T25 T31", team: str = "T606", theirs: str = "T07 T01"
) -> Tabletop:
    """The character that carries it is about to be defeated; the deck is from top to bottom."""
    t = Tabletop(team, theirs, their_deck=deck, resources=0)
    t.downgrade("18034", on="their T07")
    t.show(team.split(maxsplit=1)[0], "1MD")
    return t


def defeat(t: Tabletop) -> None:
    """Your die does it."""
    t.answer("resolve melee", "their T07")


@card("18034")
@pytest.mark.parametrize(
    ("team", "theirs", "is_offered"),
    [
        ("T606", "T01", True),
        ("14014", "T01", True),
        ("T01", "T606", False),
        ("T01", "14014", False),
    ],
)
def test_a_heist_needs_a_spy_or_a_bounty_hunter(team: str, theirs: str, is_offered: bool) -> None:
    """One of yours."""
    t = Tabletop(team, theirs, hand="18034")

    assert is_offered == ("play 18034" in t.options())


@card("18034")
@ruling("arh.part8.spotting.03")
def test_a_heist_plays_an_event_that_spots_an_opponents_character() -> None:
    """One of four revealed, for free; it goes to its owner's pile, and the others stay."""
    t = heist()
    defeat(t)
    shown = t.events("cards_revealed")[0]
    assert (4, 0, "you: may") == (shown.amount, shown.detail, t.asked())
    t.answer("yes")
    assert ["their card T34", "their card T12", "their card T25"] == t.options()
    t.answer("their card T34")

    assert (2, ["18034"], ["T34"]) == (t.resources(), t.discards(), t.discards(THEM))
    deck = t.codes(t.state.players[THEM].deck)
    assert ["T31", "T25", "T73", "T12"] == deck


@card("18034")
def test_a_heist_brings_what_stays_under_your_control() -> None:
    """A support, or an upgrade on a character of yours."""
    t = heist()
    defeat(t)
    t.answer("yes", "their card T12")
    assert (["T606", "T12"], [], "they: action") == (t.in_play(), t.state.far_spotters, t.asked())

    t = heist()
    defeat(t)
    t.answer("yes", "their card T25")
    assert "T606" == t.label(t.copy("T25").host)


@card("18034")
@pytest.mark.parametrize(
    ("theirs", "found"),
    [("T07 T83", ["their card T471", "their card T12"]), ("T07 T08", ["their card T12"])],
)
def test_a_heist_spots_only_what_is_left(theirs: str, found: list[str]) -> None:
    """The upgrade needs a blue character somewhere; it goes on a red one, and only of yours."""
    t = heist("T471 T12", "T01 T606", theirs)
    defeat(t)
    t.answer("yes")
    if len(found) > 1:
        assert found == t.options()
        t.answer("their card T471")
        assert "T01" == t.label(t.copy("T471").host)
    else:
        assert ["T01", "T606", "T12"] == t.in_play()


@card("18034")
def test_a_heist_may_be_left_at_looking() -> None:
    """Nothing is played; of a smaller deck there are fewer."""
    t = heist("T31 T31")
    defeat(t)
    assert 2 == t.events("cards_revealed")[0].amount
    t.answer("no")

    assert ("they: action", 2) == (t.asked(), len(t.state.players[THEM].deck))


@card("18034")
def test_a_heist_asks_nothing_where_nothing_could_be_played() -> None:
    """No blue character on either side."""
    t = heist("T73 T73 T73 T73 T31")
    defeat(t)

    assert ("they: action", 5) == (t.asked(), len(t.state.players[THEM].deck))


@card("18034")
def test_a_heist_waits_for_the_character_it_is_on() -> None:
    """Whoever defeats it."""
    t = heist()
    for seat in (YOU, THEM):
        assert hears(t, "18034", AFTER, Event(ev.DEFEATED, seat, t.copy("their T07").ref))
        assert not hears(t, "18034", AFTER, Event(ev.DEFEATED, seat, t.copy("their T01").ref))
