"""Awaiting Fate, red cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

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
