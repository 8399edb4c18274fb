"""Unlikely Heroes: cards about the battlefield, and copies in the discard pile."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Clone Commander Cody


@card("18061")
@pytest.mark.parametrize(("controller", "drawn"), [(YOU, 1), (THEM, 0)])
def test_cody_draws_when_the_battlefield_is_yours(controller: int, drawn: int) -> None:
    """After a round begins, or when it changes control, by whoever."""
    t = Tabletop("18061 T01", "T02", deck="T31 T32 T33")
    t.battlefield("T41", controller=controller)
    emit(t.state, Event(ev.ROUND_BEGAN, -1, 0, 0, 2))
    assert ("you: action", drawn) == (t.asked(), len(t.hand()))


@card("18061")
def test_cody_draws_when_the_battlefield_changes_control() -> None:
    """To you, whoever gives it to you."""
    t = Tabletop("18061 T01", "T02", deck="T31 T32 T33")
    t.battlefield("T41", controller=THEM)
    t.answer("claim")
    assert 1 == len(t.hand())
    taken = Event(ev.BATTLEFIELD_TAKEN, THEM, t.state.battlefield)
    assert hears(t, "18061", AFTER, taken)


@card("18061")
def test_cody_turns_a_trooper_die_for_a_card() -> None:
    """Any such die; once a round."""
    t = Tabletop("18061 T905 T01", "T905", hand="T31 T32")
    t.show("T905", "1R")
    t.show("T01", "1R")
    t.show("their T905", "1R")
    t.answer("use 18061")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T32")
    assert ["die T905 1R", "their die T905 1R"] == t.options()
    t.answer("their die T905 1R", "2RD")
    assert (["T905 2RD"], ["T31"]) == (t.pool(THEM), t.hand())
    t.answer("activate their T905")
    assert "use 18061" not in t.options()


@card("18061")
def test_without_a_card_cody_turns_nothing() -> None:
    """He has to discard one."""
    t = Tabletop("18061 T905", "T02")
    t.show("T905", "1R")
    t.answer("use 18061")
    assert ("they: action", ["T905 1R"]) == (t.asked(), t.pool())


# DC-15A Blaster Carbine


def carbine(battlefield: str, *, used: bool = False) -> Tabletop:
    """The upgrade on a character, at a battlefield."""
    t = Tabletop("T01", "T02")
    t.battlefield(battlefield, controller=THEM)
    t.upgrade("18069", on="T01")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    if used:
        t.copy(f"their {battlefield}").used = [0]
    t.answer("use 18069")
    return t


@card("18069")
def test_the_carbine_uses_the_claim_ability() -> None:
    """It goes back to your hand for that."""
    t = carbine("T42")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert (6, ["18069"], ["T01"]) == (t.resources(), t.hand(), t.in_play())


@card("18069")
def test_or_the_carbine_uses_the_power_action() -> None:
    """Yours to use, whoever controls the battlefield, and though it was used."""
    t = carbine("21113", used=True)
    t.answer("either 1")
    assert (["18069"], 2) == (t.hand(), len(t.events("dice_rolled")))
    assert ["their 21113"] == [t.label(one.subject) for one in t.events("ability_used")[1:]]


@card("18069")
def test_the_carbine_may_find_no_such_ability() -> None:
    """Either may be chosen to no effect."""
    for battlefield, choice in (("T41", "either 0"), ("T42", "either 1")):
        t = carbine(battlefield)
        t.answer(choice)
        assert (5, ["18069"]) == (t.resources(), t.hand())


# Palace of the Jedi


def palace(controller: int = YOU) -> Tabletop:
    """The battlefield with its die, under somebody's control."""
    t = Tabletop("T01 T03", "T02")
    old = t.state.battlefield
    number = t._spare(YOU, "18095")
    emit(t.state, Event(ev.ENTERED_PLAY, YOU, 0, number, 1))
    emit(t.state, Event(ev.LEFT_PLAY, YOU, old, 0, 1, ev.TO_ASIDE))
    if controller != YOU:
        emit(t.state, Event(ev.BATTLEFIELD_TAKEN, controller, t.state.battlefield))
    return t


@card("18095")
def test_the_palace_rolls_its_die() -> None:
    """Into your pool, once a round."""
    t = palace()
    t.next_roll("18095", "Sp")
    t.answer("use 18095")
    assert ["18095 Sp"] == t.pool()
    t.answer("activate their T02")
    assert "use 18095" not in t.options()


@card("18095")
def test_the_palace_moves_damage() -> None:
    """From any character to another."""
    t = palace()
    t.support("T12")
    t.copy("T01").damage = 2
    t.show("18095", "Sp")
    t.answer("resolve special")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, 1) == (t.copy("T01").damage, t.copy("their T02").damage)


@card("18095")
def test_the_palace_takes_its_die_from_who_loses_it() -> None:
    """After another player takes control; other dice stay."""
    t = palace()
    t.show("18095", "2Sh")
    t.show("T01", "1R")
    t.pass_turn()
    t.answer("claim")
    assert (["T01 1R"], "their 18095") == (t.pool(), t.label(t.state.battlefield))


@card("18095")
def test_the_palace_waits_for_its_own_controller() -> None:
    """Not for its die to be taken by who loses it."""
    t = palace()
    ref = t.state.battlefield
    assert hears(t, "18095", AFTER, Event(ev.BATTLEFIELD_TAKEN, YOU, ref))
    assert not hears(t, "18095", AFTER, Event(ev.BATTLEFIELD_TAKEN, THEM, ref))
    assert not hears(t, "18095", AFTER, Event(ev.BATTLEFIELD_TAKEN, YOU, t.copy("T01").ref))


# Black Market Connection


def market(*discarded: str, resources: int = 1) -> Tabletop:
    """The event is played with these cards in the discard pile."""
    t = Tabletop("T01 T03", "T02", hand="18105 18105", deck="01023 T31 T22", resources=resources)
    t.discard_pile(*discarded)
    t.discard_pile("18105", seat=THEM)
    t.answer("play 18105")
    assert ["card 01023", "card T22", "stop"] == t.options()
    return t


@card("18105")
def test_the_market_plays_an_upgrade_out_of_your_deck() -> None:
    """For three less, if a copy is in the discard pile; all copies are set aside."""
    t = market("18105", "T31", "18105")
    assert [3] == [len(event.items) for event in t.events("deck_seen")]
    t.answer("card 01023")
    assert (["T01", "T03", "01023"], 0) == (t.in_play(), t.resources())
    assert (["18105"] * 3, ["T31"]) == (t.aside(), t.discards())
    assert (["18105"], ["18105"]) == (t.hand(), t.discards(THEM))
    assert [YOU] == [event.seat for event in t.events("deck_shuffled")]


@card("18105")
def test_the_market_sells_nothing_too_dear() -> None:
    """What cannot be paid for stays in the deck."""
    t = market("18105", resources=0)
    t.answer("card 01023")
    assert (["T01", "T03"], []) == (t.in_play(), t.events("play_started")[1:])
    assert (3, []) == (len(t.state.players[YOU].deck), t.aside())


@card("18105")
def test_the_market_need_not_find_anything() -> None:
    """The deck is shuffled all the same."""
    t = market("18105")
    t.answer("stop")
    assert (["T01", "T03"], 3, 1) == (
        t.in_play(),
        len(t.state.players[YOU].deck),
        len(t.events("deck_shuffled")),
    )


@card("18105")
def test_without_a_copy_the_market_does_nothing() -> None:
    """It is discarded, for the next one to find; a copy in their pile will not do."""
    t = Tabletop("T01", "T02", hand="18105 18105", deck="T23")
    t.discard_pile("T31")
    t.discard_pile("18105", seat=THEM)
    t.answer("play 18105")
    assert ([], ["T31", "18105"], ["18105"]) == (t.aside(), t.discards(), t.discards(THEM))
    assert [] == t.events("deck_shuffled")


# Partisan Recruit


@card("18082")
def test_the_recruit_takes_indirect_damage() -> None:
    """As if it had three health; with as much it is discarded."""
    t = Tabletop("T01 T03", "T02", their_hand="T31")
    t.support("18082").damage = 1
    t.support("T12")
    t.support("T14", THEM)
    t.show("their T14", "2ID")
    t.pass_turn()
    t.answer("resolve indirect")
    assert ("you: indirect_damage", ["T01", "T03", "18082"]) == (t.asked(), t.options())
    t.answer("18082", "18082")
    assert (["T01", "T03", "T12"], ["18082"]) == (t.in_play(), t.discards())


@card("18082")
def test_the_recruit_stays_with_less() -> None:
    """Two damage are not enough, and no more than three can go there."""
    t = Tabletop("T01 T03", "T02")
    t.support("18082")
    t.support("T14", THEM)
    t.show("their T14", "2ID")
    t.pass_turn()
    t.answer("resolve indirect", "18082", "18082")
    assert 2 == t.copy("18082").damage
    t.show("their T14", "2ID")
    t.answer("activate T01")
    t.answer("resolve indirect")
    assert ["T01", "T03"] == t.options()
