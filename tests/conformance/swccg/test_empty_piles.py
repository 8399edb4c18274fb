"""Empty piles, peeks and retrievals, with the boxed cards that ask for them."""

from typing import Any

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

GAME = game()
SITE = "1_295"
FILLER = ("1_194", "1_28")
CREW, SHUFFLE, MACROSCAN, BINOCULARS, ROOM, STUN = (
    "1_266",
    "1_115",
    "1_224",
    "1_35",
    "101_4",
    "1_268",
)

PICK = syn.RetrieveTitled("dark hero")

MADE = make.game_with(
    make.interrupt("dark hope", syn.answering(ev.PHASE, ev.TOP, syn.RetrieveForce(3), play=True)),
    make.interrupt(
        "dark hopes", syn.answering(ev.PHASE, ev.TOP, syn.RetrieveForEach("trooper"), play=True)
    ),
    make.interrupt(
        "light despair",
        syn.answering(ev.RETRIEVING, ev.RESPOND, Cancel(), play=True, who=term.OPPONENT + 1),
    ),
    make.interrupt("dark pick", syn.answering(ev.PHASE, ev.TOP, PICK, play=True)),
)


def laid(dark: str = "", light: str = "", **other: Any) -> Laid:
    """Dark's control phase at Mos Eisley unless it is said otherwise."""
    return Laid(GAME, SITE, dark, light, **{"phase": "control", "filler": FILLER, **other})


@ruling("swccg.1a.054", "swccg.1a.061", "swccg.1c.297", "swccg.1c.298")
def test_an_empty_hand_is_not_looked_at() -> None:
    """Scanning Crew is offered only while Light has a card in hand."""
    full = laid(dark_hand=CREW, light_hand="1_28")
    empty = laid("1_194 @ 1", dark_hand=CREW)

    assert f"play {CREW}" in full.options()
    assert f"play {CREW}" not in empty.options()


@ruling("swccg.1a.055", "swccg.1a.065", "swccg.1a.057")
def test_an_empty_pile_is_not_shuffled() -> None:
    """Used and Lost Piles of both are offered exactly while there are cards in them."""
    bare = laid(turn="light", light_hand=SHUFFLE)
    bare.answer(f"play {SHUFFLE}")
    full = laid(turn="light", light_hand=SHUFFLE, light_lost="1_28", dark_lost="1_194")
    full.answer(f"play {SHUFFLE}")

    assert ["light reserve", "dark reserve"] == bare.options()
    assert ["light reserve", "light lost", "dark reserve", "dark lost"] == full.options()


@ruling("swccg.1a.061", "swccg.1a.062", "swccg.1a.067", "swccg.1a.093")
def test_the_top_of_an_empty_deck_is_not_looked_at() -> None:
    """Macroscan and Electrobinoculars are offered with a single card left, not with none."""
    found: list[list[bool]] = []
    for left in (0, 1):
        scan = laid(MACROSCAN, light_force=60 - left)
        glass = laid(light=f"1_28 + {BINOCULARS} @ 1", turn="light", light_force=58 - left)
        found.append([f"use {MACROSCAN}" in scan.options(), f"use {BINOCULARS}" in glass.options()])

    assert [[False, False], [True, True]] == found


@ruling("swccg.1a.056", "swccg.1a.060", "swccg.1a.146", "swccg.1c.291")
def test_nothing_is_deployed_out_of_an_empty_deck_and_what_is_found_is_shown() -> None:
    """Docking Control Room 327 searches a deck with cards; the bay it finds is seen by all."""
    search = "search by Docking Control Room 327"
    full = Laid(GAME, f"{ROOM}, 1_284", "1_194 @ 1", dark_top="1_285", filler=FILLER)
    empty = Laid(GAME, f"{ROOM}, 1_284", "1_194 @ 1", dark_force=57, filler=FILLER)
    assert search in full.options()
    assert search not in empty.options()
    full.answer(search, "1_285", "0")

    assert full.table.knowledge.is_public(full.table.copies[full.thing("1_285")].card)


@ruling("swccg.1a.139")
def test_a_card_placed_by_a_criterion_is_shown() -> None:
    """The Rebel that Scanning Crew puts on the Used Pile has been seen by everybody."""
    t = laid(dark_hand=CREW, light_hand="1_28, 1_152")
    t.answer(f"play {CREW}", "1_28")
    card = t.table.pile(1, ids.USED)[-1]

    assert "1_28" == t.table.definition_of(card).code
    assert t.table.knowledge.is_public(card)


@ruling("swccg.1a.120")
def test_a_text_may_send_what_is_carried_elsewhere() -> None:
    """Set For Stun returns the trooper and its blaster to hand; nothing is lost."""
    t = laid("1_194 @ 1", "1_28 + 1_152 @ 1", dark_hand=STUN, dark_top="1_196")
    t.answer(f"play {STUN}")

    assert ["1_152", "1_28"] == sorted(t.codes("light", "hand"))
    assert [] == t.codes("light", "lost")


@ruling("swccg.1a.102", "swccg.1a.101", "swccg.1a.072")
def test_retrieving_is_one_action_that_can_be_cancelled_as_a_whole() -> None:
    """Three are to be retrieved: cancelled none is; from an empty Lost Pile it may be begun."""
    lost = "dark hero, dark droid, dark leader"
    t = Laid(
        MADE,
        "dark street",
        phase="move",
        dark_hand="dark hope",
        dark_lost=lost,
        light_hand="light despair",
    )
    t.answer("play dark hope", "play light despair")
    empty = Laid(MADE, "dark street", phase="move", dark_hand="dark hope")
    offered = empty.options()
    empty.answer("play dark hope")

    assert [["dark hero", "dark droid", "dark leader"], []] == [
        t.codes("dark", "lost"),
        t.events(ev.RETRIEVE_ONE),
    ]
    assert ["play dark hope", "pass"] == offered[-2:]
    assert [] == empty.events(ev.RETRIEVE_ONE)


@ruling("swccg.1a.103")
def test_a_force_for_each_card_is_counted_first_and_retrieved_as_one() -> None:
    """Two troopers on table: one announcement of two."""
    t = Laid(
        MADE,
        "dark street",
        "dark trooper @ 1, dark trooper @ 1, dark leader @ 1",
        phase="move",
        dark_hand="dark hopes",
        dark_lost="dark hero, dark droid, dark leader",
    )
    t.answer("play dark hopes")

    assert [2] == [one.amount for one in t.events(ev.RETRIEVING)]
    assert ["dark hero"] == t.codes("dark", "lost")


@ruling("swccg.1a.105", "swccg.1a.106", "swccg.1a.108", "swccg.1a.109", "swccg.1a.111")
def test_a_particular_card_is_retrieved_from_anywhere_and_counts_as_retrieving() -> None:
    """The hero at the bottom goes to the Used Pile; the others keep their order."""
    t = Laid(
        MADE,
        "dark street",
        phase="move",
        dark_hand="dark pick",
        dark_lost="dark hero, dark droid, dark leader",
        light_hand="light despair",
    )
    t.answer("play dark pick")
    offered = (t.asked(), t.options())
    t.answer("pass")

    assert ("light: window", ["play light despair", "pass"]) == offered
    assert ["dark droid", "dark leader"] == t.codes("dark", "lost")
    assert "dark hero" in t.codes("dark", "used")
