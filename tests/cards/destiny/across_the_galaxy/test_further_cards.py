"""Across the Galaxy, further cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.values import health_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


@card("08058")
def test_qui_gon_jinn_strikes_harder_behind_shields() -> None:
    """His dice with two shields, those of his upgrades with three; nobody else's."""
    for shields, own, upgrade in ((1, 2, 1), (2, 3, 1), (3, 3, 2)):
        t = Tabletop("08058 T01", "T02")
        t.upgrade("T21", on="08058")
        t.copy("08058").shields = shields
        t.show("08058", "2MD")
        t.show("T21", "1MD")
        t.show("T01", "1MD")
        t.answer("resolve melee", "die 08058 2MD", "their T02")
        assert own == t.copy("their T02").damage
        t.answer("die T21 1MD", "their T02")
        assert own + upgrade == t.copy("their T02").damage
        t.answer("their T02" if "their T02" in t.options() else "die T01 1MD")
        if "their T02" in t.options():
            t.answer("their T02")
        assert own + upgrade + 1 == t.copy("their T02").damage


@card("08085")
def test_black_one_turns_for_poe_dameron() -> None:
    """Its own die to any other side; not without him."""
    for yours, theirs, turned in (("12073", "T02", True), ("T01", "12073", False)):
        t = Tabletop(yours, theirs)
        t.support("08085")
        t.show("08085", "-")
        t.show(yours, "-")
        t.answer("use 08085")
        assert ("you: side" == t.asked()) is turned
        if turned:
            assert ["1RD", "2RD", "1ID", "1Sh", "Sp"] == t.options()


@card("08085")
def test_black_one_stays_with_a_droid() -> None:
    """One damage to any character; with a droid on it the die is rerolled."""
    for droid, left in (("03013", ["08085 1Sh"]), ("T69", [])):
        t = Tabletop("T01", "T02")
        t.support("08085")
        t.upgrade(droid, on="08085")
        t.show("08085", "Sp")
        t.next_roll("08085", "1Sh")
        t.copy("their T02").shields = 1
        t.answer("resolve special")
        assert ["T01", "their T02"] == t.options()
        t.answer("their T02")
        assert (0, 0, left) == (
            t.copy("their T02").damage,
            t.copy("their T02").shields,
            t.pool(),
        )


@card("08085")
def test_black_one_turns_one_of_two_dice() -> None:
    """Where it is elite, you choose which."""
    t = Tabletop("12073", "T02")
    t.support("08085")
    t.spare_die("08085")
    t.make_elite("08085")
    t.show("08085", "-")
    t.show("08085", "-")

    t.answer("use 08085")
    assert ["die 08085 -", "die 08085 -"] == t.options()
    t.choose(0)
    t.answer("1Sh")

    assert ("they: action", ["08085 -", "08085 1Sh"]) == (t.asked(), sorted(t.pool()))


@ruling("arh.part7.inherent.03")
@card("08086")
def test_an_x_wing_counts_its_wing() -> None:
    """As many as you have in play, not theirs."""
    t = Tabletop("T01", "T02")
    for seat in (YOU, YOU, YOU, THEM):
        t.support("08086", seat=seat)
    t.show("08086", "XRD")

    t.answer("resolve ranged", "their T02")

    assert 3 == t.copy("their T02").damage


@card("08131")
def test_a_dorsal_turret_goes_on_a_vehicle_and_may_roll() -> None:
    """A support, not a character; its die comes at once, or not."""
    for answer, rolled in (("yes", 1), ("no", 0)):
        t = Tabletop("T61 T01", "T02", hand="08131")
        t.support("T11")
        t.support("T66")
        t.support("T13")
        t.answer("play 08131")
        assert ["T11", "T66"] == t.options()
        t.answer("T66", answer)
        assert rolled == len(t.pool())


def misfits(team: str, deck: str) -> list[str]:
    """What a deck holds that does not fit the team."""
    return [one for one in faults(listed(team, deck)) if one.startswith("deck_")]


@card("08135")
def test_qira_brings_yellow_events_of_both_sides() -> None:
    """As many as you like, two of one card too; no other colour, no other type."""
    assert [] == misfits("08135", "T622*2 21034*2 T623*2 21077*2 21035*2 21036*2")
    for other in ("T621", "T620", "T630", "T627", "21040", "21080"):
        assert [] != misfits("08135", other)


@card("08146")
def test_an_arc_caster_activates_its_vehicle_and_rerolls() -> None:
    """Any die, once the vehicle is activated; not without."""
    t = Tabletop("T61", "T02 T03", hand="08146")
    t.support("T11")
    t.support("T13")
    t.show("their T02", "1MD")
    t.show("their T03", "1MD")
    t.next_roll("their T02", "2RD")
    t.answer("play 08146", "yes")
    assert not t.copy("T11").ready
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert 4 == len(t.options())
    t.answer("their die T02 1MD")
    assert "T02 2RD" in t.pool(THEM)

    t = Tabletop("T61", "T02 T03", hand="08146")
    t.support("T11")
    t.show("their T02", "1MD")
    t.answer("play 08146", "no")
    assert ("they: action", True) == (t.asked(), t.copy("T11").ready)


@card("08147")
def test_a_black_sun_pistol_deals_indirect_damage_and_one_more() -> None:
    """Two of the opponent's choice, then one of yours; shields block both."""
    t = Tabletop("T01", "T02")
    t.upgrade("08147", on="T01")
    t.show("08147", "Sp")
    t.copy("their T02").shields = 3

    t.answer("resolve special")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("08147")
def test_a_black_sun_pistol_leaves_a_neutral_character_that_falls() -> None:
    """A hero takes it along."""
    for host, asked in (("08134", "you: may"), ("01045", "they: action")):
        t = Tabletop(f"{host} T01", "T02")
        t.upgrade("08147", on=host)
        t.copy(host).damage = health_of(t.state, t.copy(host)) - 1
        t.support("T11")
        t.show("T11", "2RD")
        t.answer("resolve ranged", host)
        assert asked == t.asked()


@card("08152")
def test_a_laser_cannon_fires_when_its_vehicle_is_activated() -> None:
    """One indirect damage, or none; not for another vehicle, nor for their activation."""
    t = Tabletop("T61", "T02", hand="08152")
    t.support("T11")
    t.support("T13")
    assert "play 08152" in t.options()
    t.answer("play 08152", "pass")
    assert "T11" == t.label(t.copy("08152").host)
    t.copy("their T02").shields = 1
    t.answer("activate T13", "pass", "activate T11")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("08152")
def test_a_laser_cannon_waits_for_your_activation_of_its_vehicle() -> None:
    """Not for theirs, nor for another card activated through it."""
    queues: list[int] = []
    for seat, label, through in ((YOU, "T11", "T13"), (THEM, "T11", "T13"), (YOU, "T13", "T11")):
        t = Tabletop("T03", "T02")
        t.support("T11")
        t.support("T13")
        t.upgrade("08152", on="T11")
        t.decision()
        emit(t.state, Event(ev.ACTIVATED, seat, t.copy(label).ref, t.copy(through).ref))
        queues.append(len(t.state.queue))

    assert [1, 0, 0] == queues


@card("08155")
def test_no_allegiance_is_for_neutral_teams() -> None:
    """No hero and no villain; one more health for each of yours that is neutral."""
    assert "include_only_if 08155" not in faults(listed("T603 T614 08155"))
    assert "include_only_if 08155" in faults(listed("T603 T604 08155"))
    assert "include_only_if 08155" in faults(listed("T603 T606 08155"))
    assert "include_only_if 08155" not in faults(listed("T603 T614 T612 08155"))
    assert "include_only_if 08155" not in faults(listed("T603 T614 21023 08155"))
    t = Tabletop("08134 01045", "08134")
    t.support("08155")
    printed = [t.state.definition_of(t.copy(one)).facts.health for one in ("08134", "01045")]
    now = [health_of(t.state, t.copy(one)) for one in ("08134", "01045", "their 08134")]

    assert [printed[0] + 1, printed[1], printed[0]] == now
