"""Resurgence, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Major Partagaz


@card("23017")
def test_partagaz_may_draw_for_the_first_discard() -> None:
    """By the effect of a card, from a hand or a deck of whoever; once a round."""
    t = Tabletop("23017", "T02", hand="23019 23019", their_hand="T31 T31 T31 T31", resources=9)
    number, source = t.state.players[THEM].hand[0], t.copy("23017").ref
    for seat, by, zone, counts in (
        (YOU, source, ev.FROM_HAND, True),
        (THEM, source, ev.FROM_DECK, True),
        (THEM, 0, ev.FROM_HAND, False),
        (THEM, source, ev.FROM_PLAY, False),
    ):
        event = Event(ev.CARD_DISCARDED, seat, number, by, 1, zone)
        assert counts == hears(t, "23017", AFTER, event)
    event = Event(ev.CARD_DISCARDED, THEM, number, source, 1, ev.FROM_HAND)
    event.flags = ev.BY_DIE
    assert not hears(t, "23017", AFTER, event)

    t.answer("play 23019", "their card T31")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["23019", "T31"] == t.hand()
    t.answer("pass", "play 23019", "their card T31")
    assert "they: action" == t.asked()


@card("23017")
def test_partagaz_may_decline_and_draws_again_in_another_round() -> None:
    """Declined, it was the first time all the same."""
    t = Tabletop("23017", "T02", hand="23019 23019 23019", their_hand="T31 T31 T31 T31")

    t.answer("play 23019", "their card T31", "no", "pass", "play 23019", "their card T31")
    assert ("they: action", ["23019"]) == (t.asked(), t.hand())
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.answer("play 23019", "their card T31")
    assert "you: may" == t.asked()


@card("23017")
def test_partagaz_turns_a_die_to_the_cost_of_a_revealed_card() -> None:
    """The top card of any deck; any die, if you like."""
    t = Tabletop("23017", "T02", deck="T32", their_deck="T33 T31")
    t.show("23017", "1R")
    t.show("their T02", "2RD")

    t.answer("use 23017")
    assert ("you: player", ["you", "they"]) == (t.asked(), t.options())
    t.answer("they")
    shown = t.events("cards_revealed")[0]
    assert (["T33"], 0, "you: may") == (t.codes(shown.items), shown.detail, t.asked())
    t.answer("yes")
    assert ["die 23017 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1R")

    assert (["T02 1R"], 2) == (t.pool(THEM), len(t.state.players[THEM].deck))
    assert 1 == t.events("ability_used")[0].amount


@card("23017")
def test_partagaz_reveals_nothing_of_an_empty_deck() -> None:
    """Then no die is turned."""
    t = Tabletop("23017", "T02", deck="")
    t.show("23017", "1R")

    t.answer("use 23017", "you")

    assert ("they: action", ["23017 1R"]) == (t.asked(), t.pool())


# Effective Intelligence


@card("23019")
def test_effective_intelligence_takes_one_of_two_that_cost_alike() -> None:
    """The opponent chooses which; a cost that only one card has is safe."""
    t = Tabletop("T01", "T02", hand="23019 T31", their_hand="T33 T31 T34 T32")
    t.discard_pile("T31", seat=THEM)

    t.answer("play 23019")
    shown = t.events("cards_revealed")[0]
    assert (4, 0) == (shown.amount, shown.detail)
    assert ("they: choose", ["their card T33", "their card T34"]) == (t.asked(), t.options())
    t.answer("their card T34")

    assert (["T33", "T31", "T32"], ["T31", "T34"]) == (t.hand(THEM), t.discards(THEM))


@card("23019")
def test_effective_intelligence_finds_no_two_alike() -> None:
    """Then all of the hand stays."""
    t = Tabletop("T01", "T02", hand="23019", their_hand="T33 T31")

    t.answer("play 23019")
    while t.options() == ["stop"]:
        t.answer("stop")

    assert ("they: action", ["T33", "T31"]) == (t.asked(), t.hand(THEM))


# Troopers' Advance


@card("23064")
@pytest.mark.parametrize(
    ("team", "dealt"), [("01002 T03", 2), ("01002 01030 T03", 3), ("01002 01030 22015 T03", 3)]
)
def test_troopers_advance_adds_up_to_two_for_the_troopers(team: str, dealt: int) -> None:
    """Yours in play, whatever card they are; theirs do not count, and shields block."""
    t = Tabletop(team, "01030 T02", hand="23064")
    t.copy("their T02").shields = 1
    t.show("01002", "2RD")
    t.show("T03", "2RD")
    t.show("their 01030", "1RD")

    t.answer("play 23064")
    t.answer("their T02")

    assert (dealt, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["T03 2RD"] == t.pool()


@card("23064")
def test_one_trooper_die_showing_damage_is_chosen_that_you_can_pay_for() -> None:
    """Any kind of damage; a trooper's resources are no damage."""
    t = Tabletop("01002*3 22015*3", "T02", hand="23064", resources=1)
    for label, side in (
        ("01002", "1RD"),
        ("01002", "1R"),
        ("01002", "2RD1"),
        ("22015", "2MD"),
        ("22015", "3ID"),
    ):
        t.show(label, side)

    t.answer("play 23064")

    assert ["die 01002 1RD", "die 22015 2MD", "die 22015 3ID"] == t.options()
    t.answer("die 22015 2MD", "their T02")
    # Gar Saxon deals one more of his own, for the event.
    assert (5, 4, "they: action") == (t.copy("their T02").damage, len(t.pool()), t.asked())


# Home One


def fleet() -> Tabletop:
    """Home One with two vehicles, one of them elite, and a support that is none."""
    t = Tabletop("T01 T61", "T02", hand="T69")
    for code in ("23065", "T11", "T66", "T12"):
        t.support(code)
    t.make_elite("T66")
    t.support("T11", seat=THEM)
    return t


@card("23065")
def test_home_one_takes_a_vehicle_in_as_a_mod() -> None:
    """One of yours that is not elite; what lay on it goes."""
    t = fleet()
    t.support("T11")
    t.upgrade("T140", on="T11")
    t.copy("T11").damage = 2
    t.show("T11", "1R")

    t.answer("use 23065")
    assert ["T11", "T11"] == t.options()
    t.choose(0)

    ship = t.copy("T11")
    assert (facts.UPGRADE, t.copy("23065").ref, 0) == (ship.type, ship.host, ship.damage)
    subtypes = ("mod", "pilot", "vehicle")
    assert [True, False, True] == [has_subtype(t.state, ship, one) for one in subtypes]
    assert ([], ["T140"]) == (t.pool(), t.discards())


@card("23065")
def test_home_one_lets_a_vehicle_go_again() -> None:
    """By its other power action; a mod that is no vehicle stays."""
    t = fleet()
    t.answer("use 23065", "pass")
    t.upgrade("T69", on="23065")
    t.upgrade("T141", on="23065")
    t.upgrade("T141", on="T12")

    assert "use 23065" not in t.options()
    t.answer("use 23065 1")
    assert ["T11", "T141"] == t.options()
    t.answer("T11")

    ship = t.copy("T11")
    assert (facts.SUPPORT, 0) == (ship.type, ship.host)
    assert not has_subtype(t.state, ship, "mod")
    assert ["T69", "T141"] == [t.label(ref) for ref in t.copy("23065").attached]


@card("23065")
def test_nothing_makes_home_one_cheaper() -> None:
    """An event that lets a card cost less does not."""
    t = Tabletop("T01", "T02", hand="23065 T153 T34 T34", resources=4)

    t.answer("play T153")

    assert ["card T34", "card T34"] == t.options()


@card("23065")
@ruling("arh.clar.res.10")
def test_x_wings_on_home_one_count_with_the_others() -> None:
    """One attached and two beside it make three."""
    t = Tabletop("T01", "T02")
    t.support("23065")
    for _ in range(3):
        t.support("08086")
    t.answer("use 23065")
    t.choose(2)
    t.show("08086", "XRD")

    t.answer("pass", "resolve ranged", "their T02")

    assert 3 == t.copy("their T02").damage


@card("23065")
@ruling("arh.clar.res.11")
def test_a_z_95_may_be_taken_off_home_one() -> None:
    """By its own action, onto a support of whoever uses it."""
    t = Tabletop("T01", "T02", their_hand="T31 T31 T31")
    t.support("23065")
    t.support("18113")
    t.support("T12", seat=THEM)
    t.support("T13", seat=THEM)
    t.answer("use 23065")

    t.answer("use 18113", "their card T31", "their card T31")
    assert ["their T12", "their T13"] == t.options()
    t.answer("their T13")

    assert ["their 18113"] == [t.label(ref) for ref in t.copy("their T13").attached]


# Jetpack Trooper


def jetpack_trooper(ready: bool) -> Tabletop:
    """The support's die in your pool, and a removal event in their hand."""
    t = Tabletop("T03", "T02 T04", their_hand="04022")
    t.support("23066")
    t.support("T11", seat=THEM)
    t.show("23066", "2RD")
    t.show("T03", "1R")
    t.copy("their T02").ready = False
    t.copy("their T04").ready = ready
    return t


@card("23066")
@pytest.mark.parametrize("ready", [True, False])
def test_a_jetpack_troopers_die_is_safe_from_who_has_no_ready_character(ready: bool) -> None:
    """A ready support, or a ready character of yours, is none of theirs."""
    t = jetpack_trooper(ready)

    t.answer("pass", "play 04022")
    if ready:
        assert ["die 23066 2RD", "die T03 1R"] == t.options()
        t.answer("die 23066 2RD")

    assert (["T03 1R"] if ready else ["23066 2RD"]) == t.pool()


@card("23066")
def test_you_yourself_may_remove_it() -> None:
    """Only an opponent cannot."""
    t = jetpack_trooper(False)
    t.state.players[0].hand.append(t._spare(0, "04022"))

    t.answer("play 04022")

    assert ["die 23066 2RD", "die T03 1R"] == t.options()


@card("23066")
def test_a_jetpack_trooper_has_ambush() -> None:
    """There is a further action."""
    t = Tabletop("T03", hand="23066")

    t.answer("play 23066")

    assert "you: additional_action" == t.asked()


# Marauder


def marauder(hand: str = "T22 T23") -> Tabletop:
    """Its die in the pool, and cards in hands, decks and discard piles."""
    t = Tabletop("T03", "T02", hand=hand, deck="T31 T33", their_hand="T24")
    t.support("23068")
    t.discard_pile("T34")
    t.show("23068", "1R")
    t.show("T03", "1MD")
    return t


@card("23068")
def test_after_its_die_a_card_may_go_under_the_deck_for_a_new_one() -> None:
    """A card of your hand."""
    t = marauder()

    t.answer("resolve resource")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["card T22", "card T23"] == t.options()
    t.answer("card T23")

    assert (["T22", "T31"], ["T23", "T33"]) == (t.hand(), t.codes(t.state.players[0].deck))


@card("23068")
def test_marauder_leaves_a_hand_alone_otherwise() -> None:
    """If you decline, if there is no card, after another die, and after theirs."""
    t = marauder()
    t.answer("resolve resource", "no")
    assert (["T22", "T23"], "they: action") == (t.hand(), t.asked())

    t = marauder("")
    t.answer("resolve resource")
    assert ([], "they: action") == (t.hand(), t.asked())

    t = marauder()
    t.answer("resolve melee", "T03")
    assert "they: action" == t.asked()

    t = marauder()
    emit(t.state, Event(ev.DIE_RESOLVED, THEM, t.copy("23068").dice[0], 0, 1, facts.RESOURCE))
    assert "you: action" == t.asked()


# DC-17M Blaster Rifle


@card("23069")
@pytest.mark.parametrize(
    ("team", "side", "dealt"),
    [("T01", "0RD", 1), ("T01 T62", "1RD", 2), ("T01 T03", "1RD", 1), ("T01 T08", "1RD", 1)],
)
def test_with_red_characters_only_the_rifle_is_worth_one_more(
    team: str, side: str, dealt: int
) -> None:
    """Yours; supports and theirs do not count."""
    t = Tabletop(team, "T02")
    t.support("T11")
    t.upgrade("23069", on="T01")
    t.show("23069", side)

    t.answer("resolve ranged", "their T02")

    assert dealt == t.copy("their T02").damage


@card("23069")
def test_other_dice_are_worth_no_more() -> None:
    """Not even its character's."""
    t = Tabletop("T01", "T02")
    t.upgrade("23069", on="T01")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T02")

    assert 1 == t.copy("their T02").damage


# Cost of War


@card("23094")
def test_cost_of_war_removes_a_die_with_a_cost_or_a_modifier_for_one_of_theirs() -> None:
    """Yours for theirs."""
    t = Tabletop("T03 T01", "T02 T06", hand="23094")
    t.support("T70")
    t.show("T70", "2R1")
    t.show("T03", "+1MD")
    t.show("T01", "1R")
    t.show("their T02", "+1MD")
    t.show("their T06", "1R")

    t.answer("play 23094")
    assert ["die T70 2R1", "die T03 +1MD"] == t.options()
    t.answer("die T03 +1MD")
    assert ["their die T02 +1MD", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")

    assert (["T70 2R1", "T01 1R"], ["T02 +1MD"]) == (t.pool(), t.pool(THEM))


@card("23094")
def test_without_such_a_die_of_yours_theirs_stays() -> None:
    """The price cannot be paid."""
    t = Tabletop("T03", "T02", hand="23094")
    t.show("T03", "1R")
    t.show("their T02", "+1MD")

    t.answer("play 23094")

    assert (["T03 1R"], ["T02 +1MD"], "they: action") == (t.pool(), t.pool(THEM), t.asked())


# Automated Turret


def turret() -> Tabletop:
    """The mod on a vehicle; it is their turn."""
    t = Tabletop("T03 T11", "T02 T04 T11")
    t.upgrade("23099", on="T11")
    t.copy("their T02").shields = 1
    t.answer("pass")
    return t


@card("23099")
def test_the_turret_is_exhausted_to_hit_who_was_activated() -> None:
    """Without a question, and once; a shield blocks it."""
    t = turret()

    t.answer("activate their T02")
    assert (False, 0, 0) == (
        t.copy("23099").ready,
        t.copy("their T02").shields,
        t.copy("their T02").damage,
    )
    assert t.events("activated")[0].serial < t.events("exhausted")[-1].serial
    t.answer("activate T03", "activate their T04")

    assert 0 == t.copy("their T04").damage


@card("23099")
def test_the_turret_hits_one_damage_and_no_supports() -> None:
    """Neither theirs nor, when you activate, yours."""
    t = turret()
    t.answer("activate their T11", "activate T03")
    assert (True, 0) == (t.copy("23099").ready, t.copy("T03").damage)
    t.answer("activate their T04")

    assert (1, 0) == (t.copy("their T04").damage, t.copy("their T02").damage)


@card("23099")
@pytest.mark.parametrize("code", ["T11", "T12", "T67"])
def test_the_turret_goes_on_a_vehicle_support(code: str) -> None:
    """Not on another support, and not on a character."""
    t = Tabletop(f"T03 {code}", hand="23099")

    assert (code == "T11") == ("play 23099" in t.options())
