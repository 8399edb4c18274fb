"""Awakenings, yellow villain supports: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Backup Muscle


def muscle(damage: int = 3) -> Tabletop:
    """A Backup Muscle with so much damage on it, and characters on both sides."""
    t = Tabletop("T06", "T02 T04")
    t.support("01099").damage = damage
    t.support("T12", seat=THEM)
    return t


@card("01099")
def test_a_backup_muscle_enters_play_with_three_damage() -> None:
    """It is placed there: nobody deals it and nobody takes it."""
    t = Tabletop("T06", "T02", hand="01099", resources=1)
    t.support("T12")

    t.answer("play 01099")

    assert (3, 0, 0) == (t.copy("01099").damage, t.copy("T12").damage, t.resources())
    assert ([], []) == (t.events("damage_dealt"), t.events("damage_taken"))
    assert [3] == [event.amount for event in t.events("damage_placed")]
    played = t.events("card_played")[-1].serial
    assert played < t.events("damage_placed")[-1].serial


@card("01099")
def test_another_card_brings_no_damage_to_a_backup_muscle() -> None:
    """Nor one that an opponent plays."""
    t = Tabletop("T06", "T02", hand="T13", their_hand="01099")
    t.support("01099")

    t.answer("play T13", "play 01099")

    assert (0, 3) == (t.copy("01099").damage, t.copy("their 01099").damage)


@card("01099")
def test_a_backup_muscle_is_exhausted_to_move_a_damage_to_any_character() -> None:
    """Past its shields; to a character and to nothing else."""
    t = muscle()
    t.copy("their T02").shields = 2

    t.answer("use 01099")
    assert ["T06", "their T02", "their T04"] == t.options()
    t.answer("their T02")

    assert (2, 1) == (t.copy("01099").damage, t.copy("their T02").damage)
    assert (2, False) == (t.copy("their T02").shields, t.copy("01099").ready)


@card("01099")
def test_an_exhausted_backup_muscle_moves_nothing() -> None:
    """It has to be ready."""
    t = muscle()
    t.copy("01099").ready = False

    t.answer("use 01099")

    assert ("they: action", 3) == (t.asked(), t.copy("01099").damage)


@card("01099")
@ruling("arh.part5.passing.05")
def test_using_a_backup_muscle_without_damage_is_no_pass() -> None:
    """It is exhausted, and that is something."""
    t = muscle(damage=0)

    t.answer("use 01099", "T06")
    assert (False, []) == (t.copy("01099").ready, t.events("damage_moved"))
    t.answer("pass")

    assert ("you: action", 1) == (t.asked(), t.state.round)


@card("01099")
def test_a_backup_muscle_readied_again_can_be_used_again() -> None:
    """An action is not limited to one a round."""
    t = muscle()

    t.answer("use 01099", "T06", "pass")
    t.copy("01099").ready = True
    t.answer("use 01099", "T06")

    assert (1, 2) == (t.copy("01099").damage, t.copy("T06").damage)


# My Kind of Scum


def scum(their_resources: int = 5) -> Tabletop:
    """My Kind of Scum, and dice that show disrupt and others."""
    t = Tabletop("T07 T06", "T07", resources=1, their_resources=their_resources)
    t.support("01100")
    t.support("T14")
    t.show("T07", "1Dr")
    t.show("T14", "3Dr")
    t.show("T06", "1R")
    t.show("their T07", "1Dr")
    return t


@card("01100")
def test_my_kind_of_scum_may_bring_you_what_a_disrupt_die_took() -> None:
    """As much as the opponent has just lost, once the die is resolved."""
    t = scum()

    t.answer("resolve disrupt", "die T14 3Dr")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("die_resolved"))
    t.answer("yes", "stop")

    assert (1 + 3, 5 - 3) == (t.resources(), t.resources(THEM))
    assert not t.copy("01100").ready


@card("01100")
def test_my_kind_of_scum_brings_no_more_than_was_there_to_lose() -> None:
    """Whatever the die shows."""
    t = scum(their_resources=2)

    t.answer("resolve disrupt", "die T14 3Dr", "yes", "stop")

    assert (1 + 2, 0) == (t.resources(), t.resources(THEM))


@card("01100")
def test_my_kind_of_scum_need_not_be_exhausted() -> None:
    """It can wait for a better die."""
    t = scum()

    t.answer("resolve disrupt", "die T07 1Dr", "no", "die T14 3Dr", "yes")

    assert (1 + 3, 5 - 4) == (t.resources(), t.resources(THEM))


@card("01100")
def test_my_kind_of_scum_works_once_and_then_is_exhausted() -> None:
    """The second die brings nothing."""
    t = scum()

    t.answer("resolve disrupt", "die T07 1Dr", "yes", "die T14 3Dr")

    assert ("they: action", 1 + 1, 5 - 4) == (t.asked(), t.resources(), t.resources(THEM))


@card("01100")
def test_my_kind_of_scum_pays_no_heed_to_other_dice() -> None:
    """Neither to another symbol nor to what an opponent resolves."""
    t = scum()

    t.answer("resolve resource")
    assert "they: action" == t.asked()
    t.answer("resolve disrupt")

    assert ("you: action", 1) == (t.asked(), t.resources())


# Underworld Connections


@card("01101")
@ruling("arh.part7.action.03")
def test_underworld_connections_are_exhausted_to_gain_a_resource() -> None:
    """One resource, from the supply."""
    t = Tabletop(resources=2)
    t.support("01101")

    t.answer("use 01101")

    assert (3, 5, False) == (t.resources(), t.resources(THEM), t.copy("01101").ready)
    assert [YOU] == [event.seat for event in t.events("resources_gained")]


@card("01101")
def test_exhausted_underworld_connections_bring_nothing() -> None:
    """They have to be ready."""
    t = Tabletop(resources=2)
    t.support("01101").ready = False

    t.answer("use 01101")

    assert (2, []) == (t.resources(), t.events("resources_gained"))


@card("01101")
def test_underworld_connections_readied_again_can_be_used_again() -> None:
    """An action is not limited to one a round."""
    t = Tabletop(resources=2)
    t.support("01101")

    t.answer("use 01101", "pass")
    t.copy("01101").ready = True
    t.answer("use 01101")

    assert 4 == t.resources()
