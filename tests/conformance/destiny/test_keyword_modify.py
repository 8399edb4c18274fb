"""Modify: upgrades for other cards than characters."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def hangar(hand: str) -> Tabletop:
    """Vehicles of every kind: characters, supports, an upgrade; and a support that is none."""
    t = Tabletop("T61 T01", "T61", hand=hand)
    t.support("T11")
    t.support("T12")
    t.support("T66")
    t.support("T11", seat=THEM)
    t.upgrade("T141", on="T01")
    return t


@ruling("arh.part7.modify.01", "arh.part7.modify.02", "arh.part1.upgrades.02")
def test_a_mod_goes_on_what_its_modify_names_and_on_nothing_else() -> None:
    """Vehicle supports of its player: no character, no upgrade, no other support."""
    t = hangar("T140")

    t.answer("play T140")
    assert ["T11", "T66"] == t.options()
    t.answer("T66")

    assert t.copy("T66").ref == t.copy("T140").host


@ruling("arh.part7.modify.01")
def test_a_mod_without_an_eligible_card_cannot_be_played() -> None:
    """There are characters, but no vehicle support."""
    t = Tabletop("T61", hand="T140")
    t.support("T12")
    t.support("T11", seat=THEM)

    assert "play T140" not in t.options()


@ruling("arh.part7.modify.03")
def test_modify_is_no_play_restriction() -> None:
    """An effect ignores that it goes on red cards only, but not what it modifies."""
    t = hangar("T142 T143")
    assert "play T142" not in t.options()

    t.answer("play T143", "card T142")

    assert ["T11", "T66"] == t.options()


@ruling("arh.part7.modify.04", "arh.part1.upgrades.07")
def test_mods_count_toward_the_limit_of_upgrades() -> None:
    """Three fit on a support, a fourth one makes one go."""
    t = hangar("T140")
    for _ in range(3):
        t.upgrade("T22", on="T11")
    assert "you: action" == t.asked()

    t.answer("play T140", "T11", "no")

    assert ("you: too_many_upgrades", ["T22", "T22", "T22", "T140"]) == (t.asked(), t.options())


@ruling("arh.part5.activate.03")
def test_activating_a_support_rolls_the_dice_of_its_mods_too() -> None:
    """The one that is on it, not the one on another support."""
    t = hangar("")
    t.upgrade("T140", on="T11")
    t.upgrade("T140", on="T66")
    t.next_roll("T11", "1MD")
    t.next_roll("T140", "2RD")

    t.answer("activate T11")

    assert ["T11 1MD", "T140 2RD"] == t.pool()


@ruling("arh.part7.modify.04", "arh.part7.modify.01")
def test_mods_count_toward_the_limit_of_downgrades() -> None:
    """They go on an opponent's vehicle support, and a fourth one makes one go."""
    t = hangar("T144 T144 T144 T144")
    for _ in range(3):
        t.answer("play T144", "pass")
    assert t.copy("their T11").ref == t.copy("T144").host

    t.answer("play T144")

    assert (4, "they: too_many_upgrades") == (len(t.options()), t.asked())
