"""Magical Ichor: an opponent's event played again, spotting that opponent's cards as well."""

import pytest

from dejarik.games.destiny.model.state import table_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# T34 needs a red character, T73 a blue one; T01 is red, T83 and T915 are blue, T08 is gray.


def ichor(team: str = "T915", theirs: str = "T01", pile: str = "T34", have: int = 5) -> Tabletop:
    """A witch of yours, and their discard pile."""
    t = Tabletop(team, theirs, hand="21009", their_hand="T35", resources=have)
    t.discard_pile(*pile.split(), seat=THEM)
    return t


@card("21009")
@ruling("arh.part8.spotting.03")
def test_ichor_plays_an_event_that_spots_an_opponents_character() -> None:
    """For 1 less, to gain 2; it goes back to its owner's pile."""
    t = ichor()
    t.answer("play 21009")

    assert (6, [], ["21009"], ["T34"]) == (
        t.resources(),
        t.state.limbo,
        t.discards(),
        t.discards(THEM),
    )


@card("21009")
def test_ichor_offers_events_of_an_opponent_that_could_be_played() -> None:
    """Spotting your cards or theirs, at a cost 1 lower: nothing of yours, and nothing else."""
    t = ichor(pile="T34 T73 T917 T12 T31 T32", have=2)
    t.discard_pile("T31", "T32")
    t.answer("play 21009")
    found = ["T34", "T73", "T917", "T31"]
    assert [f"their card {one}" for one in found] == t.options()

    t.answer("their card T73")
    assert (3, ["21009", "T31", "T32"]) == (t.resources(), sorted(t.discards()))
    assert "T73" in t.discards(THEM)


@card("21009")
@pytest.mark.parametrize(("team", "theirs"), [("T01", "T915"), ("T83", "T01")])
def test_ichor_needs_a_witch_of_its_own(team: str, theirs: str) -> None:
    """An opponent's is not spotted by it."""
    t = ichor(team, theirs)
    t.answer("play 21009")

    assert (4, ["T34"]) == (t.resources(), t.discards(THEM))


@card("21009")
def test_ichor_finds_nothing_that_nobody_could_spot_for() -> None:
    """No red character on either side."""
    t = ichor(theirs="T08")
    t.answer("play 21009")

    assert ("they: action", 4) == (t.asked(), t.resources())


@card("21009")
def test_what_ichor_played_spots_no_more_once_it_has_resolved() -> None:
    """Its owner cannot play it without a red character; nor do others meanwhile spot more."""
    t = ichor(theirs="T01 T08")
    t.answer("play 21009")
    played = t.state.players[THEM].discard.pop()
    t.state.players[YOU].hand.append(played)
    t.answer("pass")

    assert ([], "you: action") == (t.state.far_spotters, t.asked())
    assert "T34" not in " ".join(t.options())


@card("21009")
def test_what_ichor_plays_can_be_saved_while_it_waits_for_an_answer() -> None:
    """What it may spot is kept with the game."""
    t = ichor("T915 T907", "T907", "19011")
    t.show("their T907", "1MD")
    t.answer("play 21009")
    t.state = table_of(t.game.load(t.game.dump(t.state.clone())))

    assert ["T907", "their T907", "stop"] == t.options()


# Every way in which an event spots something: it counts, compares or chooses what there is.


def spotting(event: str, theirs: str, team: str = "T915") -> Tabletop:
    """An event of theirs with nothing or little of yours to spot; their vehicle has a die."""
    t = ichor(team, theirs, event, have=9)
    t.support("T11", seat=THEM)
    t.upgrade("T142", on="their T11")
    t.show("their T11", "2RD")
    return t


@card("21009")
@pytest.mark.parametrize(
    ("event", "theirs", "chosen_from"),
    [
        ("08081", "T01", ["their T142", "stop"]),
        ("09093", "T62 T04", ["T915", "their T62", "their T04", "stop"]),
        ("12109", "T83 T01", ["T915", "their T83"]),
        ("18023", "T01 T905", ["their T01", "their T905", "stop"]),
        ("18111", "T904 T83", ["T915", "their T904", "their T83"]),
        ("19011", "T907 T01", ["their T907", "stop"]),
    ],
)
def test_an_event_of_ichor_chooses_what_it_spots(
    event: str, theirs: str, chosen_from: list[str]
) -> None:
    """Theirs as well as yours, of the kind the event speaks of; or, of two, it compares them."""
    t = spotting(event, theirs)
    t.answer("play 21009")

    assert ("you", chosen_from) == (t.asked().split(":")[0], t.options())


@card("21009")
def test_an_event_of_ichor_counts_what_it_spots() -> None:
    """Supports of theirs with yours; a vehicle they pilot; troopers; a second of a kind."""
    t = spotting("24073", "T01")
    t.support("T12")
    t.answer("play 21009", "either 0", "T915")
    assert 2 == t.copy("T915").shields

    t = spotting("19030", "T67")
    t.copy("their T67").pilots = t.copy("their T11").ref
    t.answer("play 21009")
    assert ["their T11", "stop"] == t.options()

    t = spotting("23064", "T905 T01", "T915 T905")
    t.show("T905", "1MD")
    t.answer("play 21009", "their T01")
    assert 3 == t.copy("their T01").damage

    t = spotting("23110", "22056 22069")
    t.answer("play 21009")
    assert ("you: may", 8, []) == (t.asked(), t.resources(), t.pool(THEM))

    t = spotting("12121", "T65 T05")
    t.answer("play 21009")
    assert 2 == t.copy("T915").shields


@card("21009")
def test_an_event_of_ichor_uses_what_it_spots() -> None:
    """A die of a character of theirs is rolled; an ability goes on another than the teacher."""
    t = spotting("21103", "T01 T609")
    t.next_roll("their T609", "1R")
    t.answer("play 21009")
    assert ["T609 1R"] == t.pool()

    t = spotting("18089", "T904 T01", "T915 T83")
    t.discard_pile("T912")
    t.answer("play 21009")
    assert ["T915", "T83"] == t.options()
