"""Awakenings, neutral gray upgrades: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Comlink


def comlink() -> Tabletop:
    """The upgrade in hand, dice of both players in their pools."""
    t = Tabletop("T03 T05", "T02 T06", hand="01061", resources=2)
    t.show("T03", "1R")
    t.show("T05", "-")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    return t


@card("01061")
@ruling("arh.part7.after.02")
def test_the_comlink_rerolls_any_number_of_your_dice() -> None:
    """When it is paid for and attached, its player may, and says whose dice first."""
    t = comlink()

    t.answer("play 01061", "T03")
    assert ("you: may", ["no", "yes"], 0) == (t.asked(), t.options(), t.resources())
    assert (t.copy("T03").ref, 1) == (t.copy("01061").host, len(t.events("card_played")))
    t.answer("yes")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["die T03 1R", "die T05 -", "stop"] == t.options()
    t.answer("die T03 1R", "die T05 -")

    assert [[2]] == [[event.amount] for event in t.events("dice_rolled")]
    assert ["T02 2RD", "T06 1MD"] == t.pool(THEM)


@card("01061")
def test_the_comlink_rerolls_any_number_of_the_opponents_dice() -> None:
    """One of them may be enough; yours are not offered then."""
    t = comlink()
    t.next_roll("their T02", "-")

    t.answer("play 01061", "T03", "yes", "either 1")
    assert ["their die T02 2RD", "their die T06 1MD", "stop"] == t.options()
    t.answer("their die T02 2RD", "stop")

    assert (["T03 1R", "T05 -"], ["T02 -", "T06 1MD"]) == (t.pool(), t.pool(THEM))
    assert "they: action" == t.asked()


@card("01061")
def test_the_comlink_need_not_reroll_anything() -> None:
    """No is an answer."""
    t = comlink()

    t.answer("play 01061", "T03", "no")

    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))


@card("01061")
def test_the_comlink_asks_nothing_without_a_die_to_reroll() -> None:
    """One die of the opponent is enough to be asked."""
    t = Tabletop("T03", "T02", hand="01061")
    t.answer("play 01061")
    assert "they: action" == t.asked()

    t = Tabletop("T03", "T02", hand="01061")
    t.show("their T02", "1R")
    t.answer("play 01061")
    assert "you: may" == t.asked()


@card("01061")
def test_playing_another_upgrade_does_not_use_the_comlink() -> None:
    """Only its own arrival counts, and only for its player."""
    t = Tabletop("T03", "T02", hand="T22", their_hand="T22")
    t.upgrade("01061", on="T03")
    t.show("T03", "1R")

    t.answer("play T22", "no")
    assert "they: action" == t.asked()
    t.answer("play T22")

    assert "you: action" == t.asked()


@card("01061")
def test_the_comlink_costs_two() -> None:
    """One is not enough."""
    assert "play 01061" not in Tabletop(hand="01061", resources=1).options()


# Datapad


def datapad() -> Tabletop:
    """Its die showing the special."""
    t = Tabletop("T03 T07", "T02")
    t.upgrade("01062", on="T03")
    t.show("01062", "Sp")
    return t


@card("01062")
def test_the_datapad_turns_a_die_of_yours_to_a_side_without_damage() -> None:
    """To a blank or a special too, but to no kind of damage; not a die of theirs."""
    t = datapad()
    t.support("T14")
    t.show("T07", "-")
    t.show("T14", "Sp")
    t.show("their T02", "2RD")

    t.answer("resolve special")
    assert ["die 01062 Sp", "die T07 -", "die T14 Sp"] == t.options()
    t.answer("die T14 Sp")
    assert ["2Re", "+1Sh", "3Dr"] == t.options()
    t.answer("3Dr")

    assert (["T07 -", "T14 3Dr"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))


@card("01062")
def test_the_datapad_turns_to_specials_and_blanks() -> None:
    """Melee and ranged damage are left out, the side it shows too."""
    t = datapad()
    t.show("T03", "1R")
    t.show("T07", "3MD")

    t.answer("resolve special", "die T07 3MD")
    assert ["Sp", "1F", "1Dr", "2Dc", "-"] == t.options()
    t.answer("Sp")

    assert ["T03 1R", "T07 Sp"] == t.pool()


@card("01062")
def test_the_datapad_never_turns_to_ranged_damage() -> None:
    """Nor to a modifier showing damage."""
    t = datapad()
    t.show("T03", "1R")

    t.answer("resolve special", "die T03 1R")

    assert ["1Sh", "-"] == t.options()


@card("01062")
def test_the_datapad_costs_one() -> None:
    """Nothing is not enough."""
    assert "play 01062" not in Tabletop(hand="01062", resources=0).options()
    assert "play 01062" in Tabletop(hand="01062", resources=1).options()


# Holdout Blaster


@card("01063")
def test_the_holdout_blaster_has_ambush() -> None:
    """An additional action follows, perhaps with its own character. It costs two."""
    assert "play 01063" not in Tabletop(hand="01063", resources=1).options()
    t = Tabletop("T03 T06", hand="01063", resources=2)

    t.answer("play 01063")
    assert ["T03", "T06"] == t.options()
    t.answer("T03")
    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    t.answer("activate T03")

    assert ["01063", "T03"] == sorted(die.split()[0] for die in t.pool())
    assert "they: action" == t.asked()


def falling_blaster() -> Tabletop:
    """The blaster beside another upgrade on a character that is about to be defeated."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("T11")
    t.upgrade("01063", on="T01")
    t.upgrade("T22", on="T01")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))
    return t


@card("01063")
def test_the_holdout_blaster_redeploys() -> None:
    """It may move to another character of yours, not to a vehicle; its neighbour falls."""
    t = falling_blaster()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T03", "T06"] == t.options()
    t.answer("T06")

    assert t.copy("T06").ref == t.copy("01063").host
    assert ["T22"] == t.discards()


@card("01063")
def test_the_holdout_blaster_need_not_redeploy() -> None:
    """Then it is discarded."""
    t = falling_blaster()

    t.answer("no")

    assert ["01063", "T22"] == sorted(t.discards())
