"""Tokens and piles: whose they are, where they come from, and that they never run out."""

from collections import Counter

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part3.resources.01")
def test_resources_are_their_players_own() -> None:
    """What one pays with and gains is not the other's."""
    t = Tabletop(hand="T32 T31", resources=2, their_resources=9)
    assert "play T32" not in t.options()

    t.answer("play T31")

    assert (3, 9) == (t.resources(), t.resources(THEM))


@ruling("arh.part3.hand.01")
def test_a_card_is_played_from_hand_as_an_action_for_its_cost() -> None:
    """It leaves the hand, its cost is paid, and the turn is over; cards elsewhere wait."""
    t = Tabletop(hand="T33", deck="T31", resources=3)
    t.discard_pile("T31")
    t.show("T01", "-")
    assert ["play T33", "activate T01", "reroll", "claim", "pass"] == t.options()

    t.answer("play T33")

    assert (2, ["T31"], "they: action") == (t.resources(), t.hand(), t.asked())


@ruling("arh.part3.queuezone.02")
def test_after_resolving_an_event_is_discarded_and_other_cards_enter_play() -> None:
    """An event, a support and an upgrade; none stays in between."""
    t = Tabletop(hand="T31 T12 T22")

    for code in ("T31", "T12", "T22"):
        t.answer(f"play {code}", "pass")

    assert (["T31"], ["T01", "T12", "T22"], []) == (t.discards(), t.in_play(), t.state.limbo)


@ruling("arh.part3.supply.01")
def test_tokens_come_from_the_supply() -> None:
    """Gained, dealt and given: nobody else has fewer for it."""
    t = Tabletop(hand="T31 T445", resources=0, their_resources=4)
    t.copy("their T02").shields = 1

    t.answer("play T31", "pass", "play T445", "T01", "T01")

    mine, theirs = t.copy("T01"), t.copy("their T02")
    assert (1, 4) == (t.resources(), t.resources(THEM))
    assert ((1, 0), (1, 0)) == ((mine.shields, mine.damage), (theirs.shields, theirs.damage))


@ruling("arh.part3.supply.02", "arh.part6.resources.02")
def test_tokens_go_back_to_the_supply() -> None:
    """Spent, healed and removed: nobody has more for it."""
    t = Tabletop(hand="T448", resources=3, their_resources=4)
    t.copy("T01").damage = 2
    t.copy("T01").shields = 2

    t.answer("play T448", "T01", "T01")

    mine = t.copy("T01")
    assert (2, 4) == (t.resources(), t.resources(THEM))
    assert (1, 1) == (mine.shields, mine.damage)
    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@ruling("arh.part3.supply.03")
def test_the_supply_never_runs_out() -> None:
    """However many are out, more can be gained and dealt."""
    t = Tabletop(hand="T31 T39", resources=10_000)
    t.support("12081").shields = 0
    t.state.copies[t.copy("T01").ref].damage = 7

    t.answer("play T31", "pass", "play T39", "their T02")

    assert (10_001, 2) == (t.resources(), t.copy("their T02").damage)


@ruling("arh.part3.discard.03")
def test_the_order_of_a_discard_pile_means_nothing() -> None:
    """Rearranged, the same cards can be taken from it, the lowest as well as the top one."""
    offered = []
    for pile in (("T31", "T32", "T33"), ("T33", "T31", "T32")):
        t = Tabletop(hand="T439")
        t.discard_pile(*pile)
        t.answer("play T439")
        offered.append(Counter(t.options()))

    assert offered[0] == offered[1] == Counter(["card T31", "card T32", "card T33"])


@ruling("arh.part3.discard.03")
def test_rearranging_a_discard_pile_changes_nothing_that_can_be_done() -> None:
    """The same actions are open, whatever lies on top."""
    one, other = Tabletop(hand="T31"), Tabletop(hand="T31")
    one.discard_pile("T32", "T12")
    other.discard_pile("T12", "T32")

    assert one.options() == other.options()
    assert Counter(one.discards()) == Counter(other.discards())
    assert YOU == one.state.turn
