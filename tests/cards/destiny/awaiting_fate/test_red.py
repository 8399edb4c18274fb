"""Awaiting Fate, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import searched

# Thrawn


def thrawn(their_hand: str = "T31 T33") -> Tabletop:
    """Thrawn is activated against this hand and two characters."""
    t = Tabletop("24019 T01", "T02 T06", hand="T32", their_hand=their_hand, their_deck="T21")
    t.discard_pile("T34", seat=THEM)
    t.copy("their T02").shields = 1
    t.answer("activate 24019")
    return t


@card("24019")
def test_thrawn_puts_a_card_of_their_hand_on_their_deck() -> None:
    """You choose it having looked; then they may take indirect damage to draw it again."""
    t = thrawn()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert "24019" == t.label(t.events("activated")[0].subject)
    t.answer("yes")
    assert ["their card T31", "their card T33"] == t.options()
    t.answer("their card T33")
    assert [["T31", "T33"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    assert ("they: may", ["T31"]) == (t.asked(), t.hand(THEM))
    t.answer("yes", "their T02", "their T06")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T06").damage)
    assert (0, 0) == (t.copy("their T02").damage, t.copy("24019").damage)
    assert (["T31", "T33"], ["T32"]) == (t.hand(THEM), t.hand())
    assert "they: action" == t.asked()


@card("24019")
def test_thrawn_leaves_them_the_choice_not_to_be_damaged() -> None:
    """Then they draw nothing."""
    t = thrawn()

    t.answer("yes", "their card T31", "no")

    assert (["T33"], 0) == (t.hand(THEM), t.copy("their T02").damage)


@card("24019")
def test_thrawn_need_not_look() -> None:
    """Then nobody is damaged or draws either."""
    t = thrawn()

    t.answer("no")

    assert ("they: action", ["T31", "T33"]) == (t.asked(), t.hand(THEM))


@card("24019")
def test_thrawn_finds_an_empty_hand() -> None:
    """No card is put back, so nothing follows."""
    t = thrawn("")

    if t.asked() == "you: may":
        t.answer("yes")

    assert ("they: action", []) == (t.asked(), t.hand(THEM))


@card("24019")
def test_nothing_follows_another_activation() -> None:
    """Neither one by an opponent, nor one that he brings about."""
    for seat, subject, source in ((THEM, "24019", "T01"), (YOU, "T01", "24019")):
        t = Tabletop("24019 T01", "T02 T06", their_hand="T31 T33")
        activated = Event(ev.ACTIVATED, seat, t.copy(subject).ref, t.copy(source).ref)
        emit(t.state, activated)

        assert "you: action" == t.asked()


# Tech


def tech(resources: int = 2) -> Tabletop:
    """Tech's special is resolved, weapons and vehicles in deck and discard pile."""
    t = Tabletop("24059", "T02", deck="T31 01054 01006 T11 T34 01055 01008", resources=resources)
    t.discard_pile("01054", "T11", "T34", "01032")
    t.show("24059", "Sp")
    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    return t


@card("24059")
def test_tech_builds_from_the_deck() -> None:
    """A red weapon or vehicle, one cheaper; then the deck is shuffled."""
    t = tech()

    t.answer("either 0")
    assert ["card 01054", "card 01006", "card 01055", "card 01008", "stop"] == t.options()
    t.answer("card 01006")

    assert (["24059", "01006"], 0, True) == (
        t.in_play(),
        t.resources(),
        len(t.events("deck_shuffled")),
    )


@card("24059")
def test_tech_builds_from_the_discard_pile() -> None:
    """What can be paid for; nothing is shuffled."""
    t = tech(2)

    t.answer("either 1")

    assert (["24059", "01054"], 2, []) == (t.in_play(), t.resources(), t.events("deck_shuffled"))


@card("24059")
def test_tech_finds_nothing_he_cannot_pay_for() -> None:
    """Who searches may also find nothing."""
    t = tech(0)

    t.answer("either 0")
    assert ["card 01054", "stop"] == t.options()
    t.answer("stop")

    assert (["24059"], 1) == (t.in_play(), searched(t))


@card("24059")
def test_tech_exchanges_a_card() -> None:
    """Draw one, and put one of the hand under the deck."""
    t = Tabletop("24059", "T02", deck="T33 T34", hand="T31", their_hand="T32")
    t.discard_pile("T22")

    t.answer("use 24059")
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T31")

    assert (["T33"], ["T31", "T34"]) == (t.hand(), t.codes(t.state.players[YOU].deck))
    assert 1 == t.events("ability_used")[0].amount


@card("24059")
def test_tech_keeps_his_hand_if_there_is_nothing_to_draw() -> None:
    """The second half is behind a then."""
    t = Tabletop("24059", "T02", deck="", hand="T31 T34")

    t.answer("use 24059")

    assert ("they: action", ["T31", "T34"]) == (t.asked(), t.hand())


@card("24059")
def test_tech_pilots() -> None:
    """One vehicle at most."""
    t = Tabletop("24059", "T02")
    t.support("T11")

    t.answer("activate 24059")

    assert ["T11", "stop"] == t.options()


@card("24059")
def test_tech_chooses_in_his_own_discard_pile() -> None:
    """A red weapon or a red vehicle, one of them, one cheaper."""
    t = Tabletop("24059", "T02", hand="01054", resources=3)
    t.discard_pile("01054", "01032", "T11", "T34", "01008")
    t.discard_pile("01054", seat=THEM)
    t.show("24059", "Sp")

    t.answer("resolve special", "either 1")
    assert ["card 01054", "card 01032", "card 01008"] == t.options()
    t.answer("card 01032")

    assert (["24059", "01032"], 0) == (t.in_play(), t.resources())


# Collateral Damage


@card("24091")
def test_collateral_damage_hurts_you_and_resolves_a_red_die() -> None:
    """You spread the damage; only red dice of yours that can be resolved, worth one more."""
    t = Tabletop("T01*2 T03", "T02 T01", hand="24091")
    t.support("T79")
    t.copy("T01").shields = 1
    t.copy("their T02").shields = 1
    t.show("T01", "+1MD")
    t.show("T01", "1MD")
    t.show("T79", "1Dc")
    t.show("T03", "1R")
    t.show("their T01", "1R")

    t.answer("play 24091")
    assert ("you: indirect_damage", ["T01", "T03"]) == (t.asked(), t.options())
    t.answer("T01")
    assert ["die T01 1MD", "die T79 1Dc"] == t.options()
    t.answer("die T01 1MD", "their T02")

    assert (0, 0) == (t.copy("T01").damage, t.copy("T01").shields)
    assert (1, ["T01 +1MD", "T79 1Dc", "T03 1R"]) == (t.copy("their T02").damage, t.pool())


@card("24091")
def test_collateral_damage_does_not_spare_the_dies_cost() -> None:
    """A die that costs a resource is paid for."""
    t = Tabletop(hand="24091", their_hand="T31 T31 T31 T31")
    t.support("T79")
    t.show("T79", "2Dc1")

    t.answer("play 24091")

    assert (4, 1) == (t.resources(), len(t.hand(THEM)))


@card("24091")
def test_collateral_damage_is_dealt_for_nothing_without_a_red_die() -> None:
    """An event may be played to no effect; its price is paid all the same."""
    t = Tabletop("T03", "T02", hand="24091")
    t.show("T03", "1R")

    t.answer("play 24091")

    assert (1, 5, "they: action") == (t.copy("T03").damage, t.resources(), t.asked())


# Electrostaff


@card("24026")
@pytest.mark.parametrize(
    ("subtypes", "offered"), [((), False), (("guard",), True), (("trooper",), False)]
)
def test_a_guard_needs_no_other_die_for_the_electrostaff(
    subtypes: tuple[str, ...], offered: bool
) -> None:
    """Its modifier is resolved by itself; those of others are not."""
    t = Tabletop("T01 T03", "T02")
    t.copy("T01").subtypes = list(subtypes)
    t.upgrade("24026", on="T01")
    t.upgrade("T21", on="T01")
    t.show("24026", "+3MD")
    t.show("T21", "+2RD")

    assert (["resolve melee"] if offered else []) == [
        one for one in t.options() if one.startswith("resolve")
    ]
    if offered:
        t.answer("resolve melee", "their T02")
        assert (3, ["T21 +2RD"]) == (t.copy("their T02").damage, t.pool())


@card("24026")
def test_moff_gideon_needs_no_other_die_either() -> None:
    """He is named."""
    t = Tabletop("T01", "T02")
    t.copy("T01").face = t.game.numbers["24017"]
    t.upgrade("24026", on="24017")
    t.show("24026", "+2MD")

    t.answer("resolve melee", "their T02")

    assert 2 == t.copy("their T02").damage


@card("24026")
def test_the_electrostaff_may_still_modify() -> None:
    """As before, if its player likes."""
    t = Tabletop("T01", "T02")
    t.copy("T01").subtypes = ["guard"]
    t.upgrade("24026", on="T01")
    t.show("T01", "1MD")
    t.show("24026", "+3MD")

    t.answer("resolve melee", "die T01 1MD", "die 24026 +3MD", "their T02")

    assert 4 == t.copy("their T02").damage


@card("24026")
def test_the_electrostaff_has_ambush_and_redeploy() -> None:
    """Another action after playing it; it moves on when its character falls."""
    t = Tabletop("T01 T03", "T02", hand="24026")

    t.answer("play 24026", "T01")
    assert "you: additional_action" == t.asked()

    t = Tabletop("T01 T03", "T02")
    t.upgrade("24026", on="T01")
    t.copy("T01").damage = 9
    t.show("T03", "1MD")
    t.answer("resolve melee", "T01")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert t.copy("T03").ref == t.copy("24026").host


# Carson Teva


def carson() -> Tabletop:
    """Carson, and supports of both players, one with damage on it."""
    t = Tabletop("24056*2 T05 T01", "T05")
    t.support("T12")
    t.support("T16", seat=THEM).damage = 3
    return t


@card("24056")
@pytest.mark.parametrize(
    ("remove", "follows"), [("T05", True), ("24056", True), ("T01", False), ("their T05", False)]
)
def test_carson_follows_the_removal_of_your_pilot_dice(remove: str, follows: bool) -> None:
    """Whoever removes them, whose they are counts."""
    for seat in (YOU, THEM):
        t = carson()
        die = t.show(remove, "1R")
        t.state.recorder = t.recorder
        emit(t.state, Event(ev.DIE_REMOVED, seat, die.id, t.copy("T05").ref, 1))

        assert ("you: may" if follows else "you: action") == t.asked()
        assert 1 == len(t.events("die_removed"))


@card("24056")
@pytest.mark.parametrize("first", [True, False])
def test_carson_damages_a_support_or_gives_a_shield(first: bool) -> None:
    """Any support, any character."""
    t = carson()
    die = t.show("T05", "1R")
    emit(t.state, Event(ev.DIE_REMOVED, THEM, die.id, t.copy("T05").ref, 1))

    t.answer("yes")
    t.answer("either 0" if first else "either 1")
    characters = ["24056", "T05", "T01", "their T05"]
    assert (["T12", "their T16"] if first else characters) == t.options()
    t.answer("their T16" if first else "T01")

    assert ((4, 0) if first else (3, 1)) == (t.copy("their T16").damage, t.copy("T01").shields)
    assert "you: action" == t.asked()


@card("24056")
def test_carson_moves_damage_between_supports_and_characters() -> None:
    """From a support to a character, past its shields."""
    t = carson()
    t.copy("their T05").shields = 1
    t.copy("T01").damage = 2
    t.show("24056", "Sp")

    t.answer("resolve special", "either 0")
    assert ["T12", "their T16"] == t.options()
    t.answer("their T16")
    assert ["24056", "T05", "T01", "their T05"] == t.options()
    t.answer("their T05")

    assert (1, 2) == (t.copy("their T16").damage, t.copy("their T05").damage)


@card("24056")
def test_carson_moves_damage_from_a_character_to_a_support() -> None:
    """A support takes any amount."""
    t = carson()
    t.copy("T01").damage = 3
    t.show("24056", "Sp")

    t.answer("resolve special", "either 1")
    assert ["24056", "T05", "T01", "their T05"] == t.options()
    t.answer("T01")
    assert ["T12", "their T16"] == t.options()
    t.answer("T12")

    assert (1, 2) == (t.copy("T01").damage, t.copy("T12").damage)


@card("24056")
def test_carson_pilots() -> None:
    """A vehicle of yours."""
    t = Tabletop("24056", "T02")
    t.support("T11")

    t.answer("activate 24056")

    assert ["T11", "stop"] == t.options()


# New Republic Bureaucracy


def bureaucracy(resources: int = 0) -> Tabletop:
    """The downgrade on a character of theirs, with dice of several in the pools."""
    t = Tabletop("T01", "T02*2 T06", hand="T34 T33 18028", their_hand="T34")
    t.downgrade("24060", on="their T02").resources = resources
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "1R")
    return t


@card("24060")
def test_bureaucracy_counts_the_dice_that_go() -> None:
    """Resolved or removed, by anyone, of the attached character only."""
    t = bureaucracy()
    t.answer("resolve resource", "resolve resource", "their die T02 1R")
    assert 1 == t.copy("24060").resources
    t.answer("their die T06 1R")
    assert 1 == t.copy("24060").resources
    assert t.events("die_resolved")[1].serial < t.events("resources_placed")[0].serial

    for seat, label, resources in ((YOU, "their T02", 1), (THEM, "their T02", 1), (YOU, "T01", 0)):
        t = bureaucracy()
        die = t.state.dice[t.copy(label).dice[0]]
        emit(t.state, Event(ev.DIE_REMOVED, seat, die.id, t.copy("24060").ref, 1))
        assert ("you: action", resources) == (t.asked(), t.copy("24060").resources)


@card("24060")
def test_bureaucracy_counts_modifiers_and_your_own_dice() -> None:
    """On a character of yours; a die that adds to another is resolved too."""
    t = Tabletop("T01 T03", "T02")
    t.downgrade("24060", on="T01")
    t.show("T01", "+1MD")
    t.show("T03", "1MD")

    t.answer("resolve melee", "die T01 +1MD", "their T02")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("24060").resources)


@card("24060")
def test_bureaucracy_pays_for_a_red_card() -> None:
    """Exhausted, and with two resources less, it makes one cheaper; only red ones."""
    t = bureaucracy(3)
    t.state.players[YOU].resources = 2
    t.discard_pile("T34", "T156")

    t.answer("use 24060")
    assert ["card T34", "card 18028", "card T156"] == t.options()
    t.answer("card 18028")

    assert (0, ["T34", "T33"]) == (t.resources(), t.hand())
    assert (1, False) == (t.copy("24060").resources, t.copy("24060").ready)
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("24060")
def test_bureaucracy_offers_only_what_can_be_paid_then() -> None:
    """For one less, not for two."""
    t = bureaucracy(2)
    t.state.players[YOU].resources = 1

    t.answer("use 24060")

    assert ["card T34"] == t.options()


@card("24060")
@pytest.mark.parametrize(("resources", "ready"), [(1, True), (2, False)])
def test_bureaucracy_must_be_paid_in_full(resources: int, ready: bool) -> None:
    """With one resource or exhausted it does nothing."""
    t = bureaucracy(resources)
    t.copy("24060").ready = ready

    if "use 24060" in t.options():
        t.answer("use 24060")

    assert (resources, ready) == (t.copy("24060").resources, t.copy("24060").ready)
    assert ["T34", "T33", "18028"] == t.hand()
