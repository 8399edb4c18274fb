"""Scanning Crew: a card is named, and one copy of it leaves an opponent's deck."""

from dejarik.games.destiny.model import events as ev
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, name_card


def crew(their_deck: str, title: str) -> Tabletop:
    """You play it and name a card; some deck of yours lies there as well."""
    t = Tabletop(hand="21020", deck="T31 T31", their_hand="T31", their_deck=their_deck)
    t.answer("play 21020")
    assert ("you: title", []) == (t.asked(), t.events("deck_seen"))
    name_card(t, title)
    return t


@card("21020")
def test_scanning_crew_takes_one_copy_out_of_their_deck() -> None:
    """You look through all of it; one copy is set aside for all to see, and the deck shuffled."""
    t = crew("T38 T31 T32 T31", "Test T31")
    assert ["their card T31", "their card T31", "stop"] == t.options()

    t.choose(0)

    seen = t.events("deck_seen")[0]
    assert (YOU, THEM, 4) == (seen.seat, seen.subject, len(seen.items))
    assert "T31" == t.aside(THEM)[-1]
    assert ["T31", "T32", "T38"] == sorted(t.codes(t.state.players[THEM].deck))
    assert (["T31"], 2) == (t.hand(THEM), len(t.state.players[YOU].deck))
    assert [ev.FROM_DECK] == [one.detail for one in t.events("card_set_aside")]
    assert [THEM] == [one.seat for one in t.events("deck_shuffled")]
    assert followed(t, "card_set_aside", "deck_shuffled")


@card("21020")
@ruling("arh.part8.search.02")
def test_scanning_crew_may_find_nothing() -> None:
    """On purpose, or because there is none: who looks on sees the same, and it is shuffled."""
    t = crew("T38 T31", "Test T31")
    t.answer("stop")
    assert (2, []) == (len(t.state.players[THEM].deck), t.aside(THEM))
    assert [THEM] == [one.seat for one in t.events("deck_shuffled")]

    t = crew("T38 T32", "Test T31")
    assert ["stop"] == t.options()
    t.answer("stop")
    assert [THEM] == [one.seat for one in t.events("deck_shuffled")]


@card("21020")
def test_scanning_crew_finds_an_empty_deck() -> None:
    """There is nothing to look at, and nothing to choose."""
    t = crew("", "Test T31")

    assert ("they: action", []) == (t.asked(), t.events("deck_seen"))
