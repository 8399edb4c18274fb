"""Lightsaber Mastery: the move events under it, how they are brought, and who knows them."""

import random

import pytest

from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.wire import CopyView, SeatView
from dejarik.kernel.chance import seed_from
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.laws.laboratory import Answer
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from dejarik.titles.destiny.decks.forms import FORMS
from dejarik.titles.destiny.decks.lists import read_list
from dejarik.titles.destiny.laboratory.leaks import LEAKS
from tests.cards.destiny.idioms import set_up

MASTERY, SLASH, STRIKE = "09114", "T900", "T901"
"""The plot, and move events that cost one and three."""
OTHERS = ("24051", "09108")


def table(*moves: str, seat: int = YOU, resources: int = 2) -> Tabletop:
    """The plot with these events under it, one in hand and one set aside."""
    t = Tabletop("T02", "T03 T06", hand=STRIKE, resources=resources, their_resources=resources)
    t.support(MASTERY, seat=seat)
    t.beneath(MASTERY if seat == YOU else f"their {MASTERY}", *moves)
    t.set_aside(OTHERS[0])
    return t


def below(t: Tabletop, seat: int, label: str = MASTERY) -> list[tuple[bool, str]]:
    """What a seat sees under the plot: whether it can be told apart, and what it is."""
    view = t.game.view(t.state, seat)
    assert isinstance(view, SeatView)
    ref = t.copy(label).ref
    found: list[CopyView] = [one for side in view.players for one in side.play if one.id == ref]
    return [(one.handle > 0, one.code) for one in found[0].under]


# --- the action ---


@card(MASTERY)
def test_an_event_from_under_it_is_played_and_set_aside() -> None:
    """At its cost, for exhausting the plot; the one that costs too much is not offered."""
    t = table(SLASH, STRIKE)

    t.answer(f"use {MASTERY}")
    assert ("you: choose", [f"card {SLASH}"]) == (t.asked(), t.options())
    t.answer(f"card {SLASH}")

    assert ("they: action", 2, [OTHERS[0], SLASH]) == (t.asked(), t.resources(), t.aside())
    assert ([], [STRIKE], False) == (t.discards(), t.hand(), t.copy(MASTERY).ready)
    assert [STRIKE] == t.codes(t.state.face_down())


@card(MASTERY)
def test_which_of_two_events_is_played_is_chosen() -> None:
    """Both can be paid for; neither the one in hand nor one set aside is offered."""
    t = table(SLASH, STRIKE, resources=5)

    t.answer(f"use {MASTERY}")
    assert [f"card {SLASH}", f"card {STRIKE}"] == t.options()
    t.answer(f"card {STRIKE}")

    assert ([SLASH], 4) == (t.codes(t.state.face_down()), t.resources())


@card(MASTERY)
def test_it_plays_one_event_for_being_exhausted() -> None:
    """Exhausted it plays none; ready again it plays the other."""
    t = table(SLASH, STRIKE, resources=5)
    t.answer(f"use {MASTERY}", f"card {SLASH}", "activate their T03")

    t.answer(f"use {MASTERY}")
    assert ("they: action", [STRIKE]) == (t.asked(), t.codes(t.state.face_down()))
    t.copy(MASTERY).ready = True
    t.answer("activate their T06")
    t.answer(f"use {MASTERY}", f"card {STRIKE}")

    assert ([], {SLASH, STRIKE, OTHERS[0]}) == (t.state.face_down(), set(t.aside()))


@card(MASTERY)
@pytest.mark.parametrize("moves", [(), (STRIKE,)])
def test_with_nothing_that_can_be_played_it_is_exhausted_for_nothing(
    moves: tuple[str, ...],
) -> None:
    """Whether one there is too dear is asked about all the same: nobody else may know."""
    t = table(*moves)

    t.answer(f"use {MASTERY}")
    if moves:
        assert ["stop"] == t.options()
        t.answer("stop")

    assert ("they: action", False) == (t.asked(), t.copy(MASTERY).ready)


@card(MASTERY)
def test_an_event_that_cannot_be_paid_for_after_all_goes_back_under_it() -> None:
    """Before it is paid they make you lose a resource."""
    t = table(SLASH, resources=1)
    t.support("T416", seat=THEM)

    t.answer(f"use {MASTERY}", f"card {SLASH}")

    assert ([SLASH], [OTHERS[0]]) == (t.codes(t.state.face_down()), t.aside())
    assert [(True, SLASH)] == below(t, THEM)


# --- who knows ---


@card(MASTERY)
@ruling("arh.clar.conv.09")
def test_who_controls_it_knows_the_events_and_nobody_else() -> None:
    """An opponent sees how many there are, a spectator too."""
    t = table(SLASH, STRIKE)

    assert [(True, SLASH), (True, STRIKE)] == below(t, YOU)
    assert [(True, ""), (True, "")] == below(t, THEM)
    assert [(False, ""), (False, "")] == below(t, -1)


@card(MASTERY)
@ruling("arh.clar.conv.09")
def test_whoever_takes_control_of_it_may_look() -> None:
    """They know them from then on, and so does who brought them."""
    t = table(SLASH)
    emit(t.state, Event(ev.CONTROL_TAKEN, THEM, t.copy(MASTERY).ref, 0, 1, 0))
    t.decision()

    theirs = f"their {MASTERY}"
    assert [(True, SLASH)] == below(t, THEM, theirs) == below(t, YOU, theirs)


@card(MASTERY)
def test_an_opponent_imagines_other_move_events_under_it() -> None:
    """No two alike; its controller imagines what is there."""
    t = table(SLASH, STRIKE)
    t.decision()
    seen: set[str] = set()
    for place in range(20):
        theirs = t.game.determinize(t.state, THEM, seed_from(f"imagined {place}"))
        mine = t.game.determinize(t.state, YOU, seed_from(f"imagined {place}"))
        drawn = [imagined(t, theirs, one) for one in t.state.face_down()]
        assert len({t.game.definitions[one].facts.title for one in drawn}) == len(drawn)
        for one in drawn:
            facts = t.game.definitions[one].facts
            assert "move" in facts.subtypes
            seen.add(facts.code)
        assert [SLASH, STRIKE] == [
            t.game.definitions[imagined(t, mine, one)].facts.code for one in t.state.face_down()
        ]
        assert not any(mine.knowledge.knows(THEM, one) for one in t.state.face_down())
    assert len(seen) > 4


def imagined(t: Tabletop, s: object, number: int) -> int:
    """What a card is in an imagined game."""
    assert isinstance(s, type(t.state))
    return s.knowledge.identity[number]


@card(MASTERY)
def test_what_lies_under_it_is_written_down_and_read_again() -> None:
    """A saved game has both events, and so has a copy of it."""
    t = table(SLASH, STRIKE)
    t.decision()

    again = t.game.load(t.game.dump(t.state))

    assert isinstance(again, type(t.state))
    assert t.state.under == again.under == t.state.clone().under
    assert [2] == [len(below) for below in again.under.values()]


# --- bringing them ---


@card(MASTERY)
@ruling("arh.clar.conv.07")
def test_two_different_move_events_of_any_side_and_colour_may_be_brought() -> None:
    """Beside a deck that holds two copies of each; its size is as usual."""
    team, deck = f"T602*2 T603 {MASTERY}", "T900*2 T901*2"
    assert [] == faults(listed(team, deck, aside=f"{SLASH} {STRIKE}"))
    assert [] == faults(listed(team, aside="24051"))
    assert [] == faults(listed(team))


@card(MASTERY)
@pytest.mark.parametrize(
    ("aside", "wrong"),
    [
        (f"{SLASH} {SLASH}", [f"too_many_under {SLASH}"]),
        (f"{SLASH} {STRIKE} 24051", ["too_many_under 24051"]),
        ("09111 20184", ["too_many_under 20184"]),
        ("T31", ["not_named T31"]),
        (f"{SLASH} T31", ["not_named T31"]),
        ("T471", ["not_named T471"]),
    ],
)
def test_nothing_else_may_be_brought(aside: str, wrong: list[str]) -> None:
    """Twice the same, a third one, a reprint beside its first printing, other cards."""
    assert wrong == faults(listed(f"T602*2 T603 {MASTERY}", aside=aside))


@card(MASTERY)
def test_without_it_no_move_event_is_brought() -> None:
    """It is what speaks of them."""
    assert [f"not_named {SLASH}"] == faults(listed("T602*2 T603", aside=SLASH))


@card(MASTERY)
@ruling("arh.clar.conv.07")
def test_the_events_brought_begin_face_down_under_it() -> None:
    """What else is set aside stays there; the deck has none of them."""
    t = set_up([MASTERY, "T02"], ["T03"], until="you: mulligan", aside=f"T31 {SLASH} T32 {STRIKE}")

    assert [SLASH, STRIKE] == t.codes(t.state.face_down())
    assert ["T31", "T32"] == t.aside()
    assert [(True, ""), (True, "")] == below(t, THEM)


# --- written down ---


@card(MASTERY)
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.code)
def test_every_form_of_a_list_keeps_what_is_brought_beside_the_deck(form: object) -> None:
    """Under headings of their own, or beside the slots; spare dice as well."""
    brought = DeckList(
        (("01035", 2), (MASTERY, 1)),
        ("04023",),
        ("04014", "04014", "09108"),
        ("01035", "01035"),
        ("09108", "24051"),
    )

    write = next(write for known, write in FORMS.items() if known is form)

    assert (brought, ()) == (read_list(write(brought).encode()).listed, ())


@card(MASTERY)
@pytest.mark.parametrize("moves", [(SLASH, STRIKE), (STRIKE, OTHERS[1])])
def test_using_it_tells_the_opponent_nothing_of_what_lies_there(moves: tuple[str, ...]) -> None:
    """Whatever is there, they are sent the same bytes."""
    t = table(*moves)
    decision = t.decision()
    option = decision.options[t.options().index(f"use {MASTERY}")]

    for seed in range(10):
        found = LEAKS.leak_free(
            t.game, t.game.dump(t.state), [Answer(YOU, option.key())], THEM, random.Random(seed)
        )
        assert 1 == found.answers
