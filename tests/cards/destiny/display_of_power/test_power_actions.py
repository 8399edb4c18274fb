"""Display of Power: abilities that follow a power action, and tokens on supports."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import followed, hears, waits_only_for_your_die

# Aayla Secura's Lightsaber


@card("22067")
def test_the_lightsaber_shields_who_used_a_power_action() -> None:
    """After it, for exhausting the upgrade, if you like."""
    t = Tabletop("T06 T01", "T02 T03")
    t.upgrade("22067", on="T06")

    t.answer("use T06 1")
    assert ("you: may", ["no", "yes"], 6) == (t.asked(), t.options(), t.resources())
    t.answer("yes")

    assert (1, False) == (t.copy("T06").shields, t.copy("22067").ready)
    assert followed(t, "ability_used", "shields_gained")


@card("22067")
def test_with_aayla_secura_the_lightsaber_deals_damage() -> None:
    """Indirect damage in place of the shield."""
    t = Tabletop("22056 T01", "T02 T03")
    t.upgrade("22067", on="22056")
    t.copy("their T03").shields = 1

    t.answer("use 22056", "yes")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T03")

    assert (0, 0) == (t.copy("22056").shields, t.copy("their T03").shields)
    assert (0, False) == (t.copy("their T03").damage, t.copy("22067").ready)


@card("22067")
def test_the_lightsaber_must_be_ready() -> None:
    """Nothing is asked while it is exhausted; and it may be left ready."""
    for ready, asked in ((False, "they: action"), (True, "you: may")):
        t = Tabletop("T06 T01", "T02")
        t.upgrade("22067", on="T06").ready = ready
        t.answer("use T06 1")
        assert asked == t.asked()
        if ready:
            t.answer("no")
        assert (0, ready) == (t.copy("T06").shields, t.copy("22067").ready)


@card("22067")
def test_the_lightsaber_waits_for_its_own_character() -> None:
    """Used by you; a plain action will not do."""
    t = Tabletop("T06 T01", "T02")
    t.upgrade("22067", on="T06")
    host, other = t.copy("T06").ref, t.copy("T01").ref
    assert hears(t, "22067", AFTER, Event(ev.ABILITY_USED, YOU, host, host, 1, ev.POWER))
    assert not hears(t, "22067", AFTER, Event(ev.ABILITY_USED, YOU, other, other, 1, ev.POWER))
    assert not hears(t, "22067", AFTER, Event(ev.ABILITY_USED, THEM, host, host, 1, ev.POWER))
    t.answer("use T06")
    assert "they: action" == t.asked()


# Base of Operation


def base(controller: int = YOU) -> Tabletop:
    """A power action is used, with dice in both pools."""
    t = Tabletop("T06 T01", "T02")
    t.support("22112")
    t.battlefield("T41", controller=controller)
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.next_roll("their T02", "2RD")
    t.answer("use T06 1")
    return t


@card("22112")
def test_the_base_rerolls_a_die_and_shields_a_character() -> None:
    """Any die, any character; the shield only with the battlefield."""
    t = base()
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["T06", "T01", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, ["T02 2RD"]) == (t.copy("their T02").shields, t.pool(THEM))
    assert not t.copy("22112").ready


@card("22112")
def test_without_the_battlefield_the_base_shields_nobody() -> None:
    """The die is rerolled all the same."""
    t = base(THEM)
    t.answer("yes", "their die T02 1R")
    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("22112")
def test_without_a_die_the_base_shields_nobody() -> None:
    """Nothing was rerolled; it is exhausted for that."""
    t = Tabletop("T06", "T02")
    t.support("22112")
    t.answer("use T06 1", "yes")
    assert ("they: action", False) == (t.asked(), t.copy("22112").ready)


@card("22112")
def test_the_base_waits_for_your_cards() -> None:
    """Used by you; and need not be exhausted, nor can it be twice."""
    t = Tabletop("T06 T01", "T02")
    base = t.support("22112")
    own, theirs = t.copy("T01").ref, t.copy("their T02").ref
    assert hears(t, "22112", AFTER, Event(ev.ABILITY_USED, YOU, own, own, 1, ev.POWER))
    assert not hears(t, "22112", AFTER, Event(ev.ABILITY_USED, YOU, theirs, theirs, 1, ev.POWER))
    assert not hears(t, "22112", AFTER, Event(ev.ABILITY_USED, THEM, own, own, 1, ev.POWER))
    assert not hears(t, "22112", AFTER, Event(ev.ABILITY_USED, YOU, own, own, 0))
    base.ready = False
    t.show("T01", "1R")
    t.answer("use T06 1")
    assert "they: action" == t.asked()


# Hera's Prototype B6


@card("22065")
def test_the_b6_puts_damage_on_a_support() -> None:
    """After you resolve its die; no support but it is there."""
    t = Tabletop("T01", "T02")
    own, other = t.support("22065"), t.support("T12", THEM)
    die = t.show("22065", "1R")
    t.show("T01", "1R")
    waits_only_for_your_die(t, "22065", die.id, t.state.players[YOU].pool[1])

    t.answer("resolve resource", "die 22065 1R")
    if "stop" in t.options():
        t.answer("stop")
    assert ["22065", "their T12"] == t.options()
    t.answer("their T12")
    assert (0, 1) == (own.damage, t.copy("their T12").damage)
    assert other.ref == t.copy("their T12").ref


@card("22065")
def test_the_b6_turns_its_damage_into_indirect_damage() -> None:
    """As much as you like of what is on it; a power action."""
    t = Tabletop("T01", "T02 T03")
    t.support("22065").damage = 3
    t.copy("their T03").shields = 1
    t.answer("use 22065")
    assert ["how_much 0", "how_much 1", "how_much 2", "how_much 3"] == t.options()
    t.answer("how_much 2")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T03", "their T03")
    assert (1, 1, 0) == (
        t.copy("22065").damage,
        t.copy("their T03").damage,
        t.copy("their T03").shields,
    )
    assert 2 == t.events("damage_removed")[0].amount
    t.pass_turn()
    assert "use 22065" not in t.options()


@card("22065")
@pytest.mark.parametrize(("damage", "answers"), [(0, ()), (2, ("how_much 0",))])
def test_without_damage_removed_the_b6_deals_none(damage: int, answers: tuple[str, ...]) -> None:
    """Nothing is asked if there is none."""
    t = Tabletop("T01", "T02 T03")
    t.support("22065").damage = damage
    t.answer("use 22065", *answers)
    assert ("they: action", damage) == (t.asked(), t.copy("22065").damage)


@card("22065")
def test_the_b6_has_ambush() -> None:
    """Another action after playing it."""
    t = Tabletop("T01", "T02", hand="22065")
    t.answer("play 22065")
    assert "you: additional_action" == t.asked()


# Kalikori


@card("22113")
@pytest.mark.parametrize(("who", "shields"), [("22056", 1), ("01036", 0), ("22078", 1)])
def test_the_kalikori_gets_a_shield(who: str, shields: int) -> None:
    """After you activate a Twi'lek, character or support; nobody else."""
    t = Tabletop("T01 T02" if who == "22078" else f"{who} T01", "T03")
    t.support("22113")
    if who == "22078":
        t.support(who)
    t.answer(f"activate {who}")
    assert shields == t.copy("22113").shields


@card("22113")
def test_the_kalikori_knows_kanan_jarrus() -> None:
    """Activated by you."""
    t = Tabletop("12055 T01", "T03")
    t.support("22113")
    kanan, other = t.copy("12055").ref, t.copy("T01").ref
    assert hears(t, "22113", AFTER, Event(ev.ACTIVATED, YOU, kanan, kanan))
    assert not hears(t, "22113", AFTER, Event(ev.ACTIVATED, THEM, kanan, kanan))
    assert not hears(t, "22113", AFTER, Event(ev.ACTIVATED, YOU, other, kanan))


@card("22113")
def test_the_kalikori_hands_out_shields() -> None:
    """Up to two, to any character; it is exhausted."""
    t = Tabletop("T01", "T02")
    t.support("22113").shields = 3
    t.support("T12")
    t.copy("T01").damage = 7
    t.answer("use 22113")
    assert ["T01", "their T02"] == t.options()
    t.answer("T01")
    assert ["how_much 0", "how_much 1", "how_much 2"] == t.options()
    t.answer("how_much 2")
    assert (2, 1, False) == (t.copy("T01").shields, t.copy("22113").shields, t.copy("22113").ready)
    t.answer("activate their T02", "use 22113")
    assert ("they: action", 1) == (t.asked(), t.copy("22113").shields)
