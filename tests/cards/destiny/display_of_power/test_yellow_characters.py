"""Display of Power, yellow characters: what each offers, and what it does."""

from dejarik.games.destiny.effects.filters import is_of_colour
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.values import has_colour
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, set_up

# Qi'ra


@card("22032")
def test_qira_gains_a_resource_the_first_time_you_damage_a_yellow_character_of_yours() -> None:
    """In each action phase once; a red one or one of theirs is no reason."""
    t = Tabletop("22032 T01 T03 T07*2", "T06", resources=0, hand="T39 T39 T39 T39")
    t.answer("play T39", "T01")
    t.answer("pass", "play T39", "their T06")
    assert 0 == t.resources()
    t.answer("pass", "play T39", "T03")
    assert (1, True) == (t.resources(), followed(t, "damage_dealt", "resources_gained"))
    t.answer("pass", "play T39", "22032")
    assert 1 == t.resources()


@card("22032")
def test_their_damage_to_your_yellow_character_is_no_reason_for_qira() -> None:
    """You must deal it."""
    t = Tabletop("22032", "T06", resources=0, their_hand="T39")
    t.answer("pass", "play T39", "22032")
    assert (0, 2) == (t.resources(), t.copy("22032").damage)


@card("22032")
def test_qira_removes_a_charm_token_to_damage_who_had_it() -> None:
    """One token, one damage, once a round; without a token nothing."""
    t = Tabletop("22032 T01", "T06 T02")
    t.support("T11")
    t.copy("T11").charms = 2
    t.copy("T01").charms = 2
    t.copy("their T06").charms = 1
    t.copy("their T06").shields = 1
    t.copy("22032").charms = 3

    t.answer("use 22032")
    assert ["22032", "T01", "their T06"] == t.options()
    t.answer("their T06")

    assert (0, 0, 2) == (
        t.copy("their T06").charms,
        t.copy("their T06").shields,
        t.copy("T01").charms,
    )
    assert (0, 0) == (t.copy("T01").damage, t.copy("their T06").damage)
    t.answer("pass")
    assert "use 22032" not in t.options()


@card("22032")
def test_qira_may_place_a_charm_token_after_you_activate_her() -> None:
    """On any character."""
    t = Tabletop("22032", "T06")
    t.answer("activate 22032", "yes", "their T06")
    assert 1 == t.copy("their T06").charms


@card("22032")
def test_qira_removes_a_single_token_of_several() -> None:
    """The others stay."""
    t = Tabletop("22032", "T06")
    t.copy("their T06").charms = 3
    t.answer("use 22032")
    assert (2, 1) == (t.copy("their T06").charms, t.copy("their T06").damage)


# Cham Syndulla


@card("22069")
def test_cham_syndulla_collects_a_resource_whenever_they_gain_any() -> None:
    """However many they gain; what you gain does not count."""
    t = Tabletop("22069", "T06", hand="T31", their_resources=0)
    t.answer("play T31")
    assert 0 == t.copy("22069").resources
    t.answer("use their T06")
    if t.asked() != "you: action":
        t.choose(0)
    assert (1, 2) == (t.copy("22069").resources, t.resources(THEM))
    assert followed(t, "resources_gained", "resources_placed")


@card("22069")
def test_what_they_gain_in_upkeep_is_no_reason_for_cham_syndulla() -> None:
    """Only the action phase counts."""
    t = Tabletop("22069", "T02", their_resources=0)
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    assert (2, 2, 0) == (t.state.round, t.resources(THEM), t.copy("22069").resources)


@card("22069")
def test_cham_syndulla_removes_up_to_three_resources_to_deal_as_much() -> None:
    """Indirect damage to the opponent; what stays on the card may be used in another round."""
    t = Tabletop("22069", "T02")
    t.copy("22069").resources = 5
    t.copy("their T02").shields = 3

    t.answer("use 22069")
    assert [f"how_much {one}" for one in range(4)] == t.options()
    t.answer("how_much 3")

    assert (2, 0, 5) == (t.copy("22069").resources, t.copy("their T02").shields, t.resources())
    t.answer("pass")
    assert "use 22069" not in t.options()


# Maul and Ezra Bridger


@card("22031", "22070")
@ruling("arh.clar.dop.18")
def test_after_setup_maul_and_ezra_bridger_are_blue_as_well(code: str) -> None:
    """Their dice are yellow and blue; it lasts."""
    t = set_up([code, "T01"], ["T02"])
    for _ in range(2):
        for colour in (facts.BLUE, facts.YELLOW):
            assert has_colour(t.state, t.copy(code), colour)
        assert not has_colour(t.state, t.copy("T01"), facts.BLUE)
        t.answer("pass", "pass")
        t.keep_hands()
    t.show(code, "1R")
    die = t.state.players[0].pool[0]
    assert all(is_of_colour(t.state, die, one) for one in (facts.BLUE, facts.YELLOW))


@card("22031", "22070")
def test_maul_and_ezra_bridger_are_not_blue_before_setup_is_over(code: str) -> None:
    """Only then an upgrade for blue characters fits."""
    t = Tabletop(f"{code} T01", "T02")
    assert not has_colour(t.state, t.copy(code), facts.BLUE)
    assert "you: action" == t.asked()
    emit(t.state, Event(ev.SETUP_DONE))
    assert not has_colour(t.state, t.copy(code), facts.BLUE)
    t.answer("activate T01")
    assert has_colour(t.state, t.copy(code), facts.BLUE)


@card("22031")
def test_maul_may_draw_the_first_time_you_damage_a_character_of_yours() -> None:
    """Once in an action phase; theirs and damage by them are no reason."""
    t = Tabletop("22031 T01", "T06", hand="T39 T39 T39", their_hand="T39")
    t.answer("play T39", "their T06")
    assert "they: action" == t.asked()
    t.answer("play T39", "T01")
    assert "you: action" == t.asked()
    t.answer("play T39", "T01")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert (2, True) == (len(t.hand()), followed(t, "damage_dealt", "cards_drawn"))
    t.answer("pass", "play T39", "T01")
    assert "they: action" == t.asked()


@card("22031")
def test_maul_need_not_draw() -> None:
    """It is a question."""
    t = Tabletop("22031 T01", "T06", hand="T39")
    t.answer("play T39", "T01", "no")
    assert [] == t.hand()


@card("22031")
def test_maul_deals_the_difference_of_the_hands_up_to_four() -> None:
    """Whoever has more; shields help."""
    for yours, theirs, dealt in ((1, 3, 2), (3, 0, 3), (2, 2, 0), (6, 1, 4)):
        hands = {"hand": "T31 " * yours, "their_hand": "T31 " * theirs}
        t = Tabletop("22031", "T06", hand=hands["hand"], their_hand=hands["their_hand"])
        t.discard_pile("T31", "T31", "T31")
        t.discard_pile("T31", seat=THEM)
        t.copy("their T06").shields = 1
        t.answer("use 22031")
        left = (t.copy("their T06").shields, t.copy("their T06").damage)
        assert ((0, dealt - 1) if dealt else (1, 0)) == left
        t.answer("activate their T06")
        assert "use 22031" not in t.options()


def ezra(their_hand: str, seed: str) -> Tabletop:
    """His dice and another that show rerolls, and dice to reroll."""
    t = Tabletop(
        "22070*2 T14 T01", "T06 T14", their_hand=their_hand, hand="T22 T22 T22 T22 T22", seed=seed
    )
    t.discard_pile("T22", "T22", "T22", "T22", seat=THEM)
    t.show("22070", "2Re")
    t.show("22070", "1R")
    t.show("T14", "2Re")
    t.show("their T06", "1R")
    t.show("their T14", "2Re")
    return t


@card("22070")
def test_ezra_bridger_resolves_a_reroll_that_is_rerolled_and_takes_a_card() -> None:
    """One of your dice, his or not; the card is a random one."""
    for seed in "abcd":
        t = ezra("T31 T33", seed)
        t.answer("use 22070")
        assert ["die 22070 2Re", "die T14 2Re"] == t.options()
        t.answer("die T14 2Re")
        t.next_roll("T14", "2ID")
        t.answer("die 22070 1R", "their die T06 1R")
        assert (3, 1, 5) == (len(t.pool()), len(t.hand(THEM)), len(t.hand()))
        assert "T14 2ID" in t.pool()
    t.answer("pass")
    assert "use 22070" not in t.options()


@card("22070")
def test_without_a_reroll_to_resolve_ezra_bridger_takes_no_card() -> None:
    """What follows hangs on the die."""
    t = Tabletop("22070", "T06", their_hand="T31")
    t.show("22070", "1R")
    t.answer("use 22070")
    assert ["T31"] == t.hand(THEM)


# Jabba the Hutt


@card("22030")
def test_jabba_removes_a_die_to_roll_in_one_of_a_bounty_hunter_or_scoundrel() -> None:
    """Characters and supports of yours with such a subtype; a die in the pool lies on no card."""
    t = Tabletop("22030*2 T01 22032", "22032*2", resources=0)
    t.support("T13").subtypes = ["bounty-hunter"]
    t.support("T11")
    t.show("22030", "1R")
    t.show("T01", "1MD")
    t.show("their 22032", "1Dc")
    t.answer("use 22030")
    assert ["die 22030 1R", "die T01 1MD"] == t.options()
    t.answer("die T01 1MD")
    assert 3 == len(t.options())
    t.next_roll("T13", "2R")
    t.answer("die T13 1R")
    assert (["22030 1R", "T13 2R"], "they: action") == (t.pool(), t.asked())


@card("22030")
def test_without_a_die_to_remove_jabba_rolls_nothing() -> None:
    """A power action, once a round."""
    t = Tabletop("22030*2", "T02")
    t.show("their T02", "1R")
    t.answer("use 22030")
    assert ([], ["T02 1R"], "they: action") == (t.pool(), t.pool(THEM), t.asked())
    t = Tabletop("22030*2", "T02")
    t.show("22030", "1R")
    t.answer("use 22030", "die 22030 2F", "activate their T02")
    assert (1, False) == (len(t.pool()), "use 22030" in t.options())
