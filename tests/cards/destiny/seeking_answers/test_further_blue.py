"""Seeking Answers, blue cards looked at more closely: whose, when, how much, and of what deck."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21001")
def test_a_cultist_joins_only_a_team_with_a_sith() -> None:
    """One is enough."""
    assert "include_only_if 21001" not in faults(listed("21001 T04"))
    assert "include_only_if 21001" in faults(listed("21001 T01"))


@card("21001")
def test_a_cultist_takes_two_damage_at_most() -> None:
    """Though there is more."""
    t = Tabletop("21001 T04", "T01")
    t.copy("T04").damage = 4

    t.answer("use 21001")

    assert ["how_much 0", "how_much 1", "how_much 2"] == t.options()


@card("21001")
def test_a_cultist_deals_nothing_when_saved_or_when_another_falls() -> None:
    """Its defeat is replaced, or somebody else's comes."""
    t = Tabletop("21001 T07 T01", "T03 T02")
    t.upgrade("T500", on="21001")
    t.copy("21001").damage = 4
    t.support("T14", seat=THEM)
    t.show("their T03", "2RD")
    t.pass_turn()
    t.answer("resolve ranged", "21001")
    assert (0, "you: action") == (t.copy("their T02").damage, t.asked())
    t.show("their T02", "2RD")
    t.pass_turn()
    t.answer("resolve ranged", "T07")

    assert "you: action" == t.asked()


@card("21001")
def test_a_cultist_may_be_defeated_by_an_opponents_ability() -> None:
    """It deals its damage all the same."""
    t = Tabletop("21001 T01", "T02 T03")
    t.decision()
    before = len(t.state.frames)

    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("21001").ref, t.copy("their T02").ref, 1))

    assert (True, True) == (len(t.state.frames) > before, "21001" in t.in_play())


@card("21001")
def test_shields_block_what_a_falling_cultist_deals() -> None:
    """And it does not matter who defeats it."""
    t = Tabletop("21001 T01", "T02", hand="T39")
    t.copy("21001").damage = 4
    t.copy("their T02").shields = 1
    t.support("T11")
    t.show("T11", "2RD")

    t.answer("resolve ranged", "21001")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("21003")
def test_mother_talzin_counts_only_her_odd_dice() -> None:
    """Her own die shows an even value, another one of yours an odd one."""
    t = Tabletop("21003 T01", "T02")
    t.copy("21003").damage = 5
    t.show("T01", "1MD")
    t.next_roll("21003", "2Sh")

    t.answer("activate 21003")

    assert 5 == t.copy("21003").damage


@card("21003")
def test_mother_talzin_pays_for_the_die_and_shields_block() -> None:
    """A die that costs something is not offered without resources."""
    t = Tabletop("21003 T83 T01", "T02", resources=0)
    t.show("T83", "1RD1")
    t.show("21003", "3MD")
    t.next_roll("21003", "2Sh")
    t.copy("their T02").shields = 1

    t.answer("use 21003", "their T02")

    assert (2, ["T83 1RD1", "21003 2Sh"]) == (t.copy("their T02").damage, t.pool())


@card("21011")
def test_the_night_buzzard_leaves_their_kylo_ren_on_foot() -> None:
    """Nobody of theirs pilots by it."""
    t = Tabletop("T01", "01011 T02")
    t.support("21011")
    t.support("T11", seat=THEM)
    t.pass_turn()

    t.answer("activate their 01011")

    assert "you: action" == t.asked()


@card("21011")
def test_the_night_buzzard_asks_for_its_own_damage_only() -> None:
    """Not for its shields, another die of yours, or one of theirs."""
    t = Tabletop("T01", "T02")
    t.support("21011")
    t.show("21011", "2Sh")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")

    t.answer("resolve ranged")
    assert "you: choose" == t.asked()
    t.answer("their T02")
    t.answer("resolve ranged")
    assert "they: choose" == t.asked() or "you: action" == t.asked()

    assert "may" not in t.asked()


@card("21011")
def test_the_night_buzzard_asks_nothing_for_shields_or_of_an_opponent() -> None:
    """Nor when its die is about to be resolved by somebody else."""
    t = Tabletop("T01", "T02")
    t.support("21011")
    t.show("21011", "2Sh")
    t.answer("resolve shield")
    assert "you: choose" == t.asked()

    t = Tabletop("T01", "T02")
    t.support("21011")
    die = t.show("21011", "2RD")
    t.decision()
    before = len(t.state.frames)
    emit(t.state, Event(ev.DIE_RESOLVING, THEM, die.id, t.copy("21011").ref, 2))
    assert before == len(t.state.frames)


@card("21011")
def test_shields_block_what_the_night_buzzard_costs() -> None:
    """It counts as dealt all the same."""
    t = Tabletop("T01", "T02")
    t.copy("T01").shields = 1
    t.support("21011")
    t.show("21011", "2RD")

    t.answer("resolve ranged", "yes", "their T02")

    assert (0, 0, 3) == (t.copy("T01").damage, t.copy("T01").shields, t.copy("their T02").damage)


@card("21012")
def test_an_ichor_sword_takes_no_other_card_for_its_roll() -> None:
    """Not out of the discard pile, not out of their hand; without one nothing is rolled."""
    t = Tabletop("T01", "T02", hand="21012 T31", their_hand="T33")
    t.discard_pile("T33")

    t.answer("play 21012", "yes")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ([], ["T31"], ["T33"]) == (t.pool(), t.hand(), t.hand(THEM))


@card("21048")
def test_lukes_offer_takes_off_one() -> None:
    """A weapon that costs two is played with one resource; one that costs three is not offered."""
    t = Tabletop("T01", "T02", hand="21048 01008 01055 T74", resources=1)

    t.answer("play 21048")
    t.choose(0)
    assert ["card 01008", "card T74"] == t.options()
    t.answer("card 01008")

    assert (0, ["T01", "01008"]) == (t.resources(), t.in_play())


@card("21048")
def test_lukes_offer_spots_a_yellow_character() -> None:
    """No yellow support."""
    t = Tabletop("T01", "T02", hand="21048")
    t.support("02047")

    t.answer("play 21048")
    t.choose(1)
    t.answer("T01")

    assert 1 == t.copy("T01").shields


@card("21052")
def test_greed_grows_after_they_have_gained() -> None:
    """Not before."""
    t = Tabletop("T01", "T02")
    t.support("21052")
    t.decision()

    emit(t.state, Event(ev.RESOURCES_GAINED, THEM, 0, t.copy("T01").ref, 1))

    assert 1 == len(t.state.queue)


@card("21052")
def test_greed_spends_just_so_many() -> None:
    """Five of the resources on it will do, and yours are spent, not lost."""
    t = Tabletop("T02", "T04", resources=5)
    greed = t.support("21052")
    greed.resources = 5
    t.copy("T02").ready = False

    t.answer("use 21052", "T02")

    assert (True, 1) == (t.copy("T02").ready, t.resources())
    assert [4] == [event.amount for event in t.events("resources_spent")]
