"""It Could Be Worse, It's Worse and We're Doomed: losses of Force, reduced, raised and halved."""

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.rules.debts import loss_left
from dejarik.kernel.events import Event
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

GAME = game()
FILLER = ("1_194", "1_28")
DROIDS = ("1_5", "2_14")
"""C-3PO, and R2-D2 of A New Hope."""
FARM = "1_132"
"""Two Light icons, so that a drain by Dark takes two."""


def drained(
    light_hand: str = "1_90", dark_hand: str = "", light_force: int = 4, dark_force: int = 4
) -> Laid:
    """Dark drains at the farm for two."""
    t = Laid(
        GAME,
        FARM,
        "1_194 @ 1",
        phase="control",
        light_hand=light_hand,
        dark_hand=dark_hand,
        light_force=light_force,
        dark_force=dark_force,
        filler=FILLER,
    )
    t.play("drain Lars' Moisture Farm")
    return t


def lost_battle(light_hand: str = "1_90", dark_hand: str = "") -> Laid:
    """Light has lost a battle with three against one and owes two."""
    t = Laid(
        GAME,
        FARM,
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        "1_28 @ 1",
        phase="battle",
        light_hand=light_hand,
        dark_hand=dark_hand,
        filler=FILLER,
    )
    t.play("battle Lars' Moisture Farm")
    while t.table.battles[0].segment < 3:
        t.answer("pass")
    return t


# --- It Could Be Worse --------------------------------------------------------------------


@card("1_90")
@ruling("swccg.b.023")
def test_it_could_be_worse_uses_as_much_as_is_to_be_lost_at_most() -> None:
    """A drain of two with four Force: one or two, after the drain itself could be answered."""
    t = drained()
    window = [t.asked(), *t.options()]
    t.answer("play 1_90")

    assert ["light: window", "play 1_90", "pass"] == window
    assert ["1", "2"] == t.options()


@card("1_90")
@ruling("swccg.b.060", "swccg.4.029")
def test_it_could_be_worse_reduces_the_loss_by_what_is_used() -> None:
    """One of two is left to lose; the drain is completed all the same, and the card is used."""
    t = drained()
    t.answer("play 1_90", "1")
    t.play("top of reserve")

    assert 1 == len(t.events(ev.LOSE_ONE))
    assert ["1_28"] == t.codes("light", "lost")
    assert [1, 2] == [t.count("light", "used") - 1, t.count("light", "force") - 1]
    assert "1_90" == t.codes("light", "used")[-1]
    assert 1 == len(t.events(ev.DRAINED))


@card("1_90")
def test_a_loss_reduced_to_nothing_is_not_lost() -> None:
    """Two of two: nothing is asked of Light."""
    t = drained()
    t.answer("play 1_90", "2")

    assert [] == t.events(ev.LOSE_ONE)
    assert 0 == t.count("light", "lost")


@card("1_90")
def test_it_could_be_worse_needs_force_and_a_loss_of_its_own_player() -> None:
    """Without Force Light loses at once; Dark's own loss is no matter of Light's."""
    t = drained(light_force=0)
    other = Laid(
        GAME,
        "1_295",
        light="1_28 @ 1",
        turn="light",
        phase="control",
        light_hand="1_90",
        filler=FILLER,
    )
    other.play("drain Mos Eisley")

    assert "light: force_to_lose" == t.asked()
    assert "dark: force_to_lose" == other.asked()


@card("1_90")
@ruling("swccg.card.1_90.01", "swccg.6.115")
def test_it_could_be_worse_reduces_battle_damage_by_several_at_once() -> None:
    """At top level in the damage segment, where Light may not pass; then it owes nothing more."""
    t = lost_battle()
    offered = t.options()
    t.answer("play 1_90 2")
    numbers = t.options()
    t.answer("2")

    assert ["forfeit 1_28", "lose", "play 1_90 2"] == offered
    assert ["1", "2"] == numbers
    assert t.table.battle() is None
    assert t.on_table("1_28")
    assert 0 == t.count("light", "lost")


@card("1_90")
def test_the_winner_of_a_battle_cannot_play_it() -> None:
    """Dark has lost, Light owes nothing: what is offered to Light does not name the card."""
    t = Laid(
        GAME,
        FARM,
        "1_194 @ 1",
        "1_28 @ 1, 1_28 @ 1, 1_28 @ 1",
        phase="battle",
        light_hand="1_90",
        filler=FILLER,
    )
    t.play("battle Lars' Moisture Farm")
    t.pass_until("dark: window")

    assert ["forfeit 1_194", "lose"] == t.options()
    t.answer("forfeit 1_194")
    assert ["1_90"] == t.codes("light", "hand")


# --- It's Worse ---------------------------------------------------------------------------


@card("1_252")
@ruling("swccg.b.022", "swccg.b.024", "swccg.b.025", "swccg.card.1_252.01")
def test_its_worse_cancels_and_raises_the_original_loss() -> None:
    """A drain of two, reduced by two; five Force more make it one loss of seven."""
    t = drained(dark_hand="1_252", dark_force=5)
    t.answer("play 1_90", "2")
    window = [t.asked(), *t.options()]
    t.answer("play 1_252")
    numbers = t.options()
    t.answer("5")
    for _ in range(7):
        t.play("top of reserve")

    assert ["dark: window", "play 1_252", "pass"] == window
    assert ["0", "1", "2", "3", "4", "5"] == numbers
    assert 7 == len(t.events(ev.LOSE_ONE))
    assert 1 == len(t.events(ev.MUST_LOSE))
    assert "1_90" in t.codes("light", "lost")
    assert ["1_252"] == t.codes("dark", "lost")


@card("1_252")
@ruling("swccg.b.026", "swccg.card.1_252.03")
def test_a_raised_drain_can_no_longer_be_cancelled() -> None:
    """Light holds Surprise Assault: it could answer the drain, and not the raised loss."""
    t = Laid(
        GAME,
        FARM,
        "1_194 @ 1",
        phase="control",
        light_hand="1_90, 1_113",
        dark_hand="1_252",
        filler=FILLER,
    )
    t.play("drain Lars' Moisture Farm")
    at_the_drain = t.options()
    t.answer("pass")
    t.play("play 1_90", "2", "play 1_252", "1")

    assert ["play 1_113", "pass"] == at_the_drain
    assert "play 1_113" not in t.options()
    assert "light: force_to_lose" == t.asked()


@card("1_252")
def test_its_worse_answers_no_other_interrupt() -> None:
    """Light shuffles; nothing is offered to Dark in between."""
    t = Laid(
        GAME,
        FARM,
        turn="light",
        phase="control",
        light_hand="1_115",
        dark_hand="1_252",
        filler=FILLER,
    )
    t.answer("play 1_115", "light reserve")

    assert 1 == len(t.events(ev.SHUFFLED))
    assert ["1_252"] == t.codes("dark", "hand")


@card("1_252")
def test_its_worse_may_use_nothing() -> None:
    """It Could Be Worse is cancelled, two are lost as at first, the Force it cost stays used."""
    t = drained(dark_hand="1_252")
    t.answer("play 1_90", "2", "play 1_252", "0")
    t.play("top of reserve", "top of reserve")

    assert 2 == len(t.events(ev.LOSE_ONE))
    assert 2 == t.count("light", "force")
    assert 4 == t.count("dark", "force")


@card("1_252")
@ruling("swccg.card.1_90.02")
def test_its_worse_raises_battle_damage_which_forfeits_still_meet() -> None:
    """Damage of two, one off in vain, two more on it: four, and a forfeit meets two of them."""
    t = lost_battle(dark_hand="1_252")
    t.answer("play 1_90 2", "1")
    t.play("play 1_252", "2")
    damage = t.table.battles[0].damage.copy()
    t.pass_until("light: window")
    offered = t.options()
    t.answer("forfeit 1_28")

    assert [0, 4] == damage
    assert ["forfeit 1_28", "lose"] == offered
    assert [0, 2] == t.table.battles[0].damage


@card("1_252")
def test_its_worse_adds_one_to_what_is_lost_from_a_battle() -> None:
    """When Light has lost a Force for damage, and not when it loses one to a drain."""
    t = lost_battle(light_hand="", dark_hand="1_252")
    t.play("lose", "top of reserve")
    window = [t.asked(), *t.options()]
    t.answer("play 1_252 2")
    damage = t.table.battles[0].damage.copy()
    drain = drained(light_hand="", dark_hand="1_252")
    drain.answer("top of reserve")

    assert ["dark: window", "play 1_252 2", "pass"] == window
    assert [0, 2] == damage
    assert "light: force_to_lose" == drain.asked()


# --- We're Doomed -------------------------------------------------------------------------


def doomed(
    life: int,
    phase: str = "control",
    turn: str = "dark",
    light: str = "",
    dark: str = "1_194 @ 1",
    light_hand: str = "1_120",
) -> Laid:
    """Light has so much Life Force, We're Doomed in hand and the farm on table."""
    on_table = 1 + len([one for one in light.split(",") if one])
    in_hand = len(light_hand.split(","))
    return Laid(
        game_with(*DROIDS) if any(one in light for one in DROIDS) else GAME,
        FARM,
        dark,
        light,
        turn=turn,
        phase=phase,
        light_hand=light_hand,
        light_lost=", ".join(["1_28"] * (60 - in_hand - on_table - life)),
        filler=FILLER,
    )


@card("1_120")
@ruling("swccg.b.061")
def test_were_doomed_is_played_in_the_opponents_control_phase() -> None:
    """With fourteen left, not with fifteen; not in one's own phase, nor in another."""
    assert 14 == doomed(14).table.life_force(1)
    assert "play 1_120" in offered_in_phase(doomed(14))
    assert "play 1_120" not in offered_in_phase(doomed(15))
    assert "play 1_120" not in offered_in_phase(doomed(14, turn="light"))
    assert "play 1_120" not in offered_in_phase(doomed(14, phase="deploy"))


def offered_in_phase(t: Laid) -> list[str]:
    """All that is offered to anybody until the phase is over."""
    phase, found = t.table.phase, list[str]()
    while t.table.phase == phase:
        found += t.options()
        t.answer("pass")
    return found


@card("1_120")
@ruling("swccg.4.030")
def test_a_halved_loss_is_rounded_up() -> None:
    """A drain of two takes one; the drain is what it was."""
    t = doomed(14)
    t.play("play 1_120", "drain Lars' Moisture Farm")
    t.play("top of reserve")

    assert 1 == len(t.events(ev.LOSE_ONE))
    assert [2] == [one.amount for one in t.events(ev.MUST_LOSE)]
    assert 1 == len(t.events(ev.DRAINED))


@card("1_120")
def test_every_loss_of_the_turn_is_halved_and_none_after_it() -> None:
    """Dark's next turn drains for two again."""
    t = doomed(14)
    t.play("play 1_120")
    while t.table.turn_count < 4 or t.table.phase != 2:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.play("drain Lars' Moisture Farm", "top of reserve", "top of reserve")

    assert 2 == len(t.events(ev.LOSE_ONE))


@card("1_120")
def test_battle_damage_is_halved_before_it_is_multiplied() -> None:
    """
    Five against two: a difference of three is halved to two, and tripled it is six.

    That battle damage is halved at all is our reading (open questions).
    """
    damages = []
    for hand in ("1_120", "1_120, 1_77"):
        t = doomed(
            14,
            light="1_28 @ 1, 1_28 @ 1",
            light_hand=hand,
            dark=", ".join(["1_194 @ 1"] * 5),
        )
        t.play("play 1_120", "battle Lars' Moisture Farm")
        if "1_77" in hand:
            t.play("play 1_77")
        while t.table.battles[0].segment < 3:
            t.answer("pass" if "pass" in t.options() else "no")
        damages.append(t.table.battles[0].damage[1])

    assert [2, 6] == damages


@card("1_120")
@pytest.mark.parametrize("droid", DROIDS)
def test_a_halved_loss_is_rounded_down_with_one_of_two_droids_on_table(droid: str) -> None:
    """Half of three is one with C-3PO or R2-D2 there, and two without."""
    t = doomed(14, light=f"{droid} @ 1")
    alone = doomed(14)
    for one in (t, alone):
        one.play("play 1_120")
    raised = Event(ev.MUST_LOSE, 0, ids.pile_id(1, ids.RESERVE), 0, 3)

    assert 1 == loss_left(t.table, raised)
    assert 2 == loss_left(alone.table, raised)


@card("1_120")
@ruling("swccg.b.062")
def test_a_loss_is_halved_before_it_is_reduced() -> None:
    """Three are halved to two, and one less is one; not half of two."""
    t = doomed(14)
    t.play("play 1_120")
    reduced = Event(ev.MUST_LOSE, 0, ids.pile_id(1, ids.RESERVE), 0, 3)
    reduced.items = [1]

    assert 1 == loss_left(t.table, reduced)


@card("1_120")
def test_the_losses_of_the_opponent_are_not_halved() -> None:
    """Only the player of the card loses less."""
    t = doomed(14)
    t.play("play 1_120")

    assert 3 == loss_left(t.table, Event(ev.MUST_LOSE, 1, ids.pile_id(0, ids.RESERVE), 0, 3))
