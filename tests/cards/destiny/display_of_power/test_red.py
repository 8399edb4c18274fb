"""Display of Power, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import UPKEEP
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Surprise Tactics


@card("22095")
def test_surprise_tactics_takes_the_battlefield_in_upkeep() -> None:
    """As upkeep begins, for the support itself, if you like."""
    t = Tabletop("T01", "T02")
    t.battlefield("T41", THEM)
    t.support("22095")
    t.pass_turn()
    t.pass_turn()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert UPKEEP == t.state.phase
    t.answer("yes")

    assert (["T01"], ["22095"]) == (t.in_play(), t.aside())
    assert 0 == t.state.copies[t.state.battlefield].controller


@card("22095")
def test_surprise_tactics_can_wait() -> None:
    """Nothing changes, and the next round does not begin with it."""
    t = Tabletop("T01", "T02")
    t.support("22095")
    t.pass_turn()
    t.pass_turn()
    t.answer("no")
    assert ["T01", "22095"] == t.in_play()
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)


@card("22095")
def test_surprise_tactics_must_be_there_to_be_set_aside() -> None:
    """If it has left play by then, the battlefield stays where it is."""
    t = Tabletop("T01", "T02")
    t.battlefield("T41", THEM)
    support = t.support("22095")
    t.pass_turn()
    t.pass_turn()
    assert "you: may" == t.asked()
    emit(t.state, Event(ev.LEFT_PLAY, THEM, support.ref, 0, 0, ev.TO_DISCARD))

    t.answer("yes")

    assert THEM == t.state.copies[t.state.battlefield].controller


# Gar Saxon


@card("22015")
def test_gar_saxon_deals_unblockable_indirect_damage_after_a_red_event_with_a_cost() -> None:
    """The opponent says who takes it, and shields do not help."""
    t = Tabletop("22015", "T02 T06", hand="T34")
    t.copy("their T06").shields = 2

    t.answer("play T34")
    assert 1 == len(t.events("card_played"))
    assert ("they: indirect_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T06")

    assert (2, 1) == (t.copy("their T06").shields, t.copy("their T06").damage)
    assert (0, "they: action") == (t.copy("22015").damage, t.asked())


@card("22015")
@pytest.mark.parametrize("played", ["T33", "22066", "T24", "01072"])
def test_gar_saxon_waits_for_no_other_card(played: str) -> None:
    """Blue events, supports, upgrades and events for nothing do not count."""
    t = Tabletop("22015 T02", "T02", hand=played)

    t.answer(f"play {played}")
    if t.asked() == "you: host":
        t.answer("22015")

    assert 0 == t.copy("their T02").damage


@card("22015")
def test_gar_saxon_ignores_their_events() -> None:
    """Only what you play counts."""
    t = Tabletop("22015", "T01", their_hand="T34")

    t.answer("pass", "play T34")

    assert ("you: action", 0, 0) == (t.asked(), t.copy("22015").damage, t.copy("their T01").damage)


# Imperial Checkpoint


@card("22024")
def test_imperial_checkpoint_may_be_activated_after_a_character_of_theirs() -> None:
    """It is asked, once they have rolled; what activates the character does not matter."""
    t = Tabletop("T02", "T02 T04", their_hand="22111")
    t.support("22024")
    t.next_roll("22024", "2F")

    t.answer("pass", "activate their T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("activated"))
    t.answer("no", "pass", "play 22111", "yes")

    assert (["22024 2F"], False) == (t.pool(), t.copy("22024").ready)


@card("22024")
def test_imperial_checkpoint_ignores_supports_and_your_own() -> None:
    """Neither their support nor your character is a reason."""
    t = Tabletop("T02", "T04 T11")
    t.support("22024")

    t.answer("activate T02", "activate their T11")

    assert ("you: action", True) == (t.asked(), t.copy("22024").ready)


# Tala Durith


@card("22060")
def test_tala_duriths_defeat_damages_each_character_of_theirs() -> None:
    """One damage each, which can be blocked; yours are spared."""
    t = Tabletop("22060 T03", "T07 T02 T06 T11")
    t.copy("22060").damage = 9
    t.copy("their T02").shields = 1
    t.show("their T07", "3MD")

    t.answer("pass", "resolve melee", "22060")

    assert [1, 0, 0] == [t.copy(one).damage for one in ("their T06", "their T02", "T03")]
    assert (0, ["T02", "T06", "T11"]) == (t.copy("their T02").shields, t.in_play(THEM))
    dealt = t.events("damage_dealt")
    assert 4 == len(dealt)
    assert t.events("defeated")[0].serial < dealt[1].serial


@card("22060")
def test_tala_durith_may_be_defeated_by_a_card_of_theirs() -> None:
    """Who brings it about does not matter."""
    t = Tabletop("22060 T03", "T06")
    t.upgrade("01023", on="their T06")
    t.show("their 01023", "Sp")

    t.answer("pass", "resolve special", "yes", "22060", "pass", "pass")

    assert 1 == t.copy("their T06").damage


@card("22060")
def test_another_characters_defeat_is_not_tala_duriths() -> None:
    """Nothing is dealt."""
    t = Tabletop("22060 T07", "T02")
    t.show("T07", "3MD")

    t.answer("resolve melee", "T07")

    assert 0 == t.copy("their T02").damage


@card("22060")
def test_tala_duriths_special_discards_the_events_among_two_revealed_cards() -> None:
    """Of three cards two are shown at random; what is no event stays."""
    t = Tabletop("22060", "T02", hand="T31", their_hand="T31 T33 T22 T12")
    t.show("22060", "Sp")

    t.answer("resolve special")

    shown = [t.codes(event.items) for event in t.events("cards_revealed")]
    assert [2] == [len(one) for one in shown]
    gone = [code for code in shown[0] if code in ("T31", "T33")]
    assert (sorted(gone), 4 - len(gone)) == (sorted(t.discards(THEM)), len(t.hand(THEM)))
    assert (["T31"], [], []) == (t.hand(), t.discards(), t.state.players[THEM].detected)


@card("22060")
def test_tala_durith_discards_two_events_of_two() -> None:
    """Each of them, and from an empty hand nothing; nobody's other cards are touched."""
    t = Tabletop("22060*2", "T02", hand="T31 T33 T34 T35 T36", their_hand="T31 T33")
    t.discard_pile("T32", "T34", "T35", "T36", seat=THEM)
    t.show("22060", "Sp")
    t.show("22060", "Sp")

    t.answer("resolve special", "die 22060 Sp", "stop", "pass", "resolve special")

    assert (["T31", "T33"], []) == (sorted(t.discards(THEM)[4:]), t.hand(THEM))
    assert 5 == len(t.hand())


# Vision of Hope


def vision_of_hope(discards: str) -> Tabletop:
    """The event in hand, these cards in the discard pile, dice and damage on both sides."""
    t = Tabletop("T01 T03", "T02 T06", hand="22063", resources=1)
    t.discard_pile(*discards.split())
    t.discard_pile("22063", seat=THEM)
    for label in ("T01", "their T02"):
        t.copy(label).damage = 3
        t.show(label, "1R")
    t.show("their T06", "-")
    return t


@card("22063")
def test_vision_of_hope_removes_a_die_of_theirs_and_heals_if_it_was_played_before() -> None:
    """Two damage from any character; the copy that is being played does not count."""
    t = vision_of_hope("T31 22063")

    t.answer("play 22063")
    assert ["their die T02 1R", "their die T06 -"] == t.options()
    t.answer("their die T06 -")
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("T01")

    assert (1, 3, ["T02 1R"]) == (t.copy("T01").damage, t.copy("their T02").damage, t.pool(THEM))


@card("22063")
def test_vision_of_hope_heals_nothing_the_first_time() -> None:
    """Neither itself nor copies in your hand or their discard pile lie in yours."""
    t = vision_of_hope("T31")
    t.state.players[0].hand.append(t._spare(0, "22063"))

    t.answer("play 22063", "their die T02 1R")

    assert ("they: action", 3, ["T06 -"]) == (t.asked(), t.copy("T01").damage, t.pool(THEM))


@card("22063")
def test_vision_of_hope_heals_nothing_if_no_die_was_removed() -> None:
    """The second sentence hangs on the first."""
    t = Tabletop("T01", hand="22063")
    t.discard_pile("22063")
    t.copy("T01").damage = 3

    t.answer("play 22063")

    assert ("they: action", 3) == (t.asked(), t.copy("T01").damage)


@card("22063")
def test_vision_of_hope_needs_the_battlefield() -> None:
    """Without it the event is not offered."""
    t = vision_of_hope("22063")
    t.battlefield("T41", controller=THEM)

    assert "play 22063" not in t.options()


# Echo Base


@card("22064")
def test_echo_base_rerolls_a_vehicle_die_and_gives_its_value_in_shields() -> None:
    """Any vehicle's, then to any character; the support is exhausted."""
    t = Tabletop("T01 T11", "T02 T66")
    t.support("22064")
    t.show("T01", "1R")
    t.show("T11", "1R")
    t.show("their T66", "1R")
    t.next_roll("their T66", "2ID")

    t.answer("use 22064")
    assert ["die T11 1R", "their die T66 1R"] == t.options()
    t.answer("their die T66 1R")
    assert ["T01", "their T02"] == t.options()
    t.answer("T01")

    assert (2, False, ["T66 2ID"]) == (t.copy("T01").shields, t.copy("22064").ready, t.pool(THEM))


@card("22064")
def test_echo_base_gives_nothing_for_a_blank_or_no_die() -> None:
    """A blank is worth nothing; exhausted it can do nothing at all, and without a die neither."""
    t = Tabletop("T01 T11")
    t.support("22064")
    t.show("T11", "1R")
    t.next_roll("T11", "-")

    t.answer("use 22064", "T01")
    assert (0, ["T11 -"]) == (t.copy("T01").shields, t.pool())
    t.answer("pass", "use 22064")
    assert 1 == len(t.events("dice_rolled"))

    t = Tabletop("T01 T11")
    t.support("22064")
    t.answer("use 22064")
    assert ("they: action", False) == (t.asked(), t.copy("22064").ready)


# Phoenix Nest


@card("22066")
def test_phoenix_nest_is_set_aside_to_deal_three_indirect_damage() -> None:
    """The opponent spreads it over their own characters."""
    t = Tabletop("T01", "T02 T06")
    t.copy("their T02").shields = 1
    t.support("22066")

    t.answer("use 22066")
    assert (["22066"], ["T01"]) == (t.aside(), t.in_play())
    assert ("they: indirect_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02", "their T02", "their T06")

    assert [1, 1] == [t.copy(one).damage for one in ("their T02", "their T06")]
    assert "they: action" == t.asked()


# LO-LA59


@card("22068")
def test_played_on_leia_organa_lo_la59_may_give_two_shields() -> None:
    """To any character, if you like."""
    t = Tabletop("01028 T01", "T02", hand="22068")
    t.support("T11")

    t.answer("play 22068", "01028")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")
    assert ["01028", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 0) == (t.copy("their T02").shields, t.copy("01028").shields)


@card("22068")
def test_played_on_anybody_else_lo_la59_gives_none() -> None:
    """That Leia Organa stands beside does not help, and no other upgrade on her does."""
    t = Tabletop("01028 T01", "T02", hand="22068")
    t.answer("play 22068", "T01")
    assert "they: action" == t.asked()

    t = Tabletop("01028 T01", "T02", hand="T22")
    t.upgrade("22068", on="01028")
    t.answer("play T22", "T01")
    assert "they: action" == t.asked()


def lo_la59(their_deck: str) -> Tabletop:
    """The upgrade in play and looking at this deck of theirs."""
    t = Tabletop("T01", "T02", deck="T33 T34", their_deck=their_deck)
    t.upgrade("22068", on="T01")
    t.answer("use 22068")
    return t


@card("22068")
def test_lo_la59_looks_at_their_top_card_and_may_put_it_on_the_bottom() -> None:
    """Only you have seen it; your own deck is left alone."""
    t = lo_la59("T31 T21 T23")
    seen = t.state.players[THEM].deck[-1]
    assert t.state.knowledge.knows(0, seen)
    assert (["no", "yes"], False) == (t.options(), t.copy("22068").ready)
    t.answer("yes")

    assert ["T31", "T23", "T21"] == t.codes(t.state.players[THEM].deck)
    assert ["T34", "T33"] == t.codes(t.state.players[0].deck)


@card("22068")
def test_lo_la59_may_leave_the_card_on_top() -> None:
    """Exhausted it looks no more, and in an empty deck there is nothing to see."""
    t = lo_la59("T31 T21 T23")
    t.answer("no")
    assert ["T23", "T21", "T31"] == t.codes(t.state.players[THEM].deck)
    t.answer("activate their T02", "use 22068")
    assert "they: action" == t.asked()

    t = lo_la59("")
    assert ("they: action", False) == (t.asked(), t.copy("22068").ready)


# SE-14R Light Blaster


def light_blaster(side: str) -> Tabletop:
    """The upgrade with its die in the pool showing this side, beside other dice."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("22098", on="T01")
    t.copy("their T02").shields = 1
    t.show("T01", "1MD")
    t.show("22098", side)
    return t


@card("22098")
@pytest.mark.parametrize("side", ["1RD", "+2RD"])
def test_the_blaster_and_its_damage_die_are_worth_one_unblockable_damage(side: str) -> None:
    """Its own die only, and any character; shields do not help."""
    t = light_blaster(side)

    t.answer("use 22098")
    assert (["T01 1MD"], False) == (t.pool(), t.copy("22098").ready)
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("22098")
def test_another_side_is_no_price() -> None:
    """Nothing is exhausted or removed, and nothing dealt."""
    t = light_blaster("1F")

    t.answer("use 22098")

    assert ("they: action", True) == (t.asked(), t.copy("22098").ready)
    assert ["T01 1MD", "22098 1F"] == t.pool()


@card("22098")
def test_an_exhausted_blaster_is_no_price() -> None:
    """The die stays, and nothing is dealt."""
    t = light_blaster("1RD")
    t.copy("22098").ready = False

    t.answer("use 22098")

    assert ("they: action", ["T01 1MD", "22098 1RD"]) == (t.asked(), t.pool())


@card("22098")
def test_readied_the_blaster_is_used_again_in_the_same_round() -> None:
    """It is a plain action."""
    t = light_blaster("1RD")
    t.answer("use 22098", "their T02")
    t.copy("22098").ready = True

    t.answer("pass")

    assert "use 22098" in t.options()
