"""The log in English, with real cards: each sentence names who and what it is about."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.language.english import log
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.model.state import DEPLOY
from dejarik.games.swccg.wire import Thing, Told
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg.heard import CALLED, told
from dejarik.testing.swccg.sides import laid
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game, names_in

SITES = "1_295, 1_292, 1_284"
"""Mos Eisley, Jawa Camp, Detention Block Corridor."""
LUKE, TALL_ONE = "Luke", "Shistavanen Wolfman"


def minefield(*buried: str) -> Laid:
    """Dark's deploy phase with a trooper in hand; Light has buried cards at Mos Eisley."""
    t = laid("1_194", SITES, "", "1_18 @ 1", hand="X", their_hand=", ".join(buried), my_turn=False)
    t.answer("bury at Mos Eisley", *buried)
    if "stop" in t.options():
        t.answer("stop")
    while t.table.turn != 0 or t.table.phase != DEPLOY:
        t.answer("pass")
    return t


def test_a_transit_says_who_goes_from_where_to_where() -> None:
    """The docking bay stays where it is."""
    cards = "dark trooper @ 1, dark hero @ 1"
    t = Laid(synthetic_game(), "dark bay, dark dock, dark street", cards, phase="move")
    lines = told(t, 1, "transit from Bay", "dark trooper", "dark hero", minor=True)

    assert "Ann moves dark trooper and dark hero from Bay to Dock." in lines
    assert "Dark trooper is now at Dock." in lines


def test_a_mine_is_defused_and_not_its_droid() -> None:
    """The droid is what it is done with."""
    t = laid("1_18", SITES, "X @ 1", "1_322 on 1", phase="control", force=2)

    lines = told(t, 0, "defuse by 1_18")

    assert "Bob tries to defuse Timer Mine with LIN-V8K (Elleyein-Veeatekay)." in lines


def test_who_trips_a_minefield_reads_what_lay_there() -> None:
    """Mines by their names, and duds that are lost too."""
    mixed = told(minefield("1_162", "1_30"), 0, "deploy 1_194", "Mos Eisley")
    duds = told(minefield("1_30", "101_2"), 0, "deploy 1_194", "Mos Eisley")

    assert [
        "You deploy Stormtrooper to Mos Eisley for 1 Force.",
        "You trip Timer Mine at Mos Eisley; Shistavanen Wolfman is lost.",
        "Timer Mine explodes.",
    ] == mixed[:3]
    assert [
        "You deploy Stormtrooper to Mos Eisley for 1 Force.",
        f"What is buried at Mos Eisley is turned up: no mine; {LUKE} and {TALL_ONE} are lost.",
    ] == duds


def test_a_tied_battle_is_said_to_be_one() -> None:
    """By the totals of both; one that is won names who won it."""
    tied = laid("1_194", SITES, "X @ 1, X @ 1", "101_2 @ 1", phase="battle")
    won = laid("1_194", SITES, "X @ 1", "101_2 @ 1", phase="battle")

    assert "Total power: you 2 and Bob 2, a tie." == told(tied, 0, "battle Mos Eisley")[1]
    assert [
        "Total power: you 1 and Bob 2.",
        "Bob wins the battle at Mos Eisley.",
    ] == told(won, 0, "battle Mos Eisley")[1:]


def test_a_pile_is_seen_whole_where_some_of_it_is_known() -> None:
    """How many cards, and which of them the reader knows."""
    cards = [Thing(-one, code, 0) for one, code in enumerate(("1_194", "", "1_186"), 1)]
    names = Speaker(names_in(game()), 1, CALLED)
    some = Told(1, 0, "peeked", 0, items=tuple(cards))
    every = Told(1, 0, "peeked", 0, items=(cards[0], cards[2]))

    assert (
        "Ann looks at 3 cards, Stormtrooper and LIN-V8M (Elleyein-Veeateemm) among them."
        == log.sentence(names, some)
    )
    assert "Ann looks at Stormtrooper and LIN-V8M (Elleyein-Veeateemm)." == log.sentence(
        names, every
    )


def test_what_is_drawn_counts_cards_that_are_not_named() -> None:
    """One of two is known: the other is not passed over."""
    drawn = [
        Told(1, 0, "draw_one", 0, subject=Thing(-1, "1_194", 0)),
        Told(2, 0, "draw_one", 0, subject=Thing(-2, "", 0)),
    ]
    names = Speaker(names_in(game()), 1, CALLED)

    assert "Ann draws 2 cards, Stormtrooper among them." == log.several(names, drawn)


def test_a_retrieved_card_has_no_price() -> None:
    """One card at a time; that it is one is no cost."""
    names = Speaker(names_in(game()), 0, CALLED)
    told_of = Told(1, 0, "retrieve_one", 0, subject=Thing(-1, "1_194", 0), amount=1)

    assert "You retrieve Stormtrooper." == log.sentence(names, told_of)


def test_a_transfer_says_to_whom_and_burying_how_many() -> None:
    """One line for each deed."""
    weapon = Laid(
        synthetic_game(),
        "dark street",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        dark_force=4,
    )
    t = laid("1_194", SITES, "", "1_18 @ 1", their_hand="1_162, 1_30", my_turn=False)

    assert ["Ann transfers dark rifle to dark hero for 1 Force."] == [
        one for one in told(weapon, 1, "transfer dark rifle") if "transfers" in one
    ]
    assert ["Bob buries 2 cards at Mos Eisley."] == told(
        t, 0, "bury at Mos Eisley", "1_162", "1_30"
    )[:1]


def armed(force: int) -> list[str]:
    """What is told when a battle of an armed trooper begins, its player having so much Force."""
    cards = "dark trooper + dark blaster @ 1, dark hero + dark cannon @ 1"
    game = make.game_with(
        make.weapon("dark blaster", HitIfAbove(), cost=1),
        make.weapon("dark cannon", HitIfAbove(), at=(nouns.Is("jedi"),)),
    )
    t = Laid(game, "dark street", cards, "light trooper @ 1", phase="battle", dark_force=force)
    return told(t, 1, "battle Street")


def test_a_weapons_segment_says_which_weapons_cannot_be_fired_and_why() -> None:
    """Who can fire none is asked nothing: then the segment would seem to be left out."""
    head = "The weapons segment of the battle at Street begins"
    nobody = "Ann's dark cannon cannot be fired, there is nobody it can be fired at"
    dear = "Ann's dark blaster cannot be fired, that costs 1 Force"

    assert f"{head}: {dear}; {nobody}." in armed(force=1)
    assert f"{head}: {nobody}." in armed(force=2)


def test_a_weapons_segment_without_such_weapons_is_of_little_weight() -> None:
    """It is told in one line, and only to whoever wants all of them."""
    t = Laid(
        synthetic_game(), "dark street", "dark trooper @ 1", "light trooper @ 1", phase="battle"
    )

    assert not any("weapons segment" in line for line in told(t, 1, "battle Street"))
