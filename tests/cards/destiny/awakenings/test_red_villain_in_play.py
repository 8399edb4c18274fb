"""Awakenings, red villain supports and upgrades: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# AT-ST


def at_st() -> Tabletop:
    """The walker showing its special, with supports and upgrades on both sides."""
    t = Tabletop("T01", "T02")
    t.support("01005")
    t.support("T12")
    t.support("T13", seat=THEM)
    t.upgrade("T22", on="their T02")
    t.show("01005", "Sp")
    return t


@card("01005")
def test_the_at_st_discards_any_support() -> None:
    """Supports of either player, itself too; neither upgrades nor characters."""
    t = at_st()

    t.answer("resolve special")
    assert ["01005", "T12", "their T13"] == t.options()
    t.answer("their T13")

    assert (["T02", "T22"], ["T13"]) == (t.in_play(THEM), t.discards(THEM))


@card("01005")
def test_the_at_st_must_discard_itself_if_there_is_no_other_support() -> None:
    """Without a choice there is no question."""
    t = Tabletop("T01", "T02")
    t.support("01005")
    t.show("01005", "Sp")

    t.answer("resolve special")

    assert (["T01"], ["01005"], []) == (t.in_play(), t.discards(), t.pool())


# First Order TIE Fighter


def tie_fighter() -> Tabletop:
    """The fighter showing its special."""
    t = Tabletop("T01", "T02 T06 T08")
    t.support("01006")
    t.show("01006", "Sp")
    t.copy("T01").shields = 1
    t.support("T51", seat=THEM).shields = 2
    return t


@card("01006")
def test_the_tie_fighter_removes_all_shields_of_an_opponents_characters() -> None:
    """Of each of them; none of yours, and none of another card with shields."""
    t = tie_fighter()
    t.copy("their T02").shields = 3
    t.copy("their T08").shields = 1

    t.answer("resolve special")

    assert [1, 0, 0, 0, 2] == [
        t.copy(one).shields for one in ("T01", "their T02", "their T06", "their T08", "their T51")
    ]
    assert "they: action" == t.asked()


@card("01006")
def test_the_tie_fighter_does_nothing_against_bare_characters() -> None:
    """Without shields none is removed."""
    t = tie_fighter()

    t.answer("resolve special")

    assert (1, [], []) == (t.copy("T01").shields, t.events("shields_lost"), t.pool())


# Commanding Presence


def commanding_presence() -> Tabletop:
    """The upgrade showing its special, with red and other dice on both sides."""
    t = Tabletop("T01 T03", "T07 T02")
    t.upgrade("01007", on="T01")
    t.show("01007", "Sp")
    t.show("T01", "1R")
    t.show("T03", "2RD")
    t.show("their T07", "3MD")
    t.show("their T02", "1Sh")
    return t


@card("01007")
def test_commanding_presence_resolves_a_red_die_of_yours_with_two_more() -> None:
    """Red dice of both players are offered, its own among them."""
    t = commanding_presence()

    t.answer("resolve special")
    assert ["die 01007 Sp", "die T01 1R", "their die T07 3MD"] == t.options()
    t.answer("die T01 1R")

    assert (8, ["T03 2RD"], "they: action") == (t.resources(), t.pool(), t.asked())
    assert ["T07 3MD", "T02 1Sh"] == t.pool(THEM)


@card("01007")
@ruling("arh.part2.throughcards.02")
def test_commanding_presence_resolves_the_die_like_any_other() -> None:
    """Its cost is paid, and shields block its damage; without the means nothing happens."""
    for resources, damage in ((1, 3), (0, 0)):
        t = Tabletop("01002", "T02", resources=resources)
        t.upgrade("01007", on="01002")
        t.show("01007", "Sp")
        t.show("01002", "2RD1")
        t.copy("their T02").shields = 1
        t.answer("resolve special", "die 01002 2RD1")
        if resources:
            t.answer("their T02")

        assert (damage, 0) == (t.copy("their T02").damage, t.resources())


@card("01007")
def test_commanding_presence_removes_a_red_die_of_an_opponent() -> None:
    """It is not resolved."""
    t = commanding_presence()

    t.answer("resolve special", "their die T07 3MD")

    assert (["T01 1R", "T03 2RD"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))
    assert ([], "they: action") == (t.events("damage_dealt"), t.asked())


@card("01007")
@ruling("arh.part5.resolve.09")
def test_commanding_presence_does_nothing_without_another_red_die() -> None:
    """Its own is being resolved already; dice of other colours stay."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("01007", on="T01")
    t.show("01007", "Sp")
    t.show("T03", "1R")
    t.show("their T02", "1Sh")

    t.answer("resolve special")

    assert (["T03 1R"], ["T02 1Sh"], 5) == (t.pool(), t.pool(THEM), t.resources())


@card("01007")
def test_commanding_presence_goes_on_red_characters_only() -> None:
    """Of yours."""
    t = Tabletop("T01 T03 T07", "T07", hand="01007", resources=3)

    t.answer("play 01007")

    assert ["T01", "T07"] == t.options()


# F-11D Rifle


def rifle(theirs: str = "T02 T06") -> Tabletop:
    """The rifle showing its special against these characters."""
    t = Tabletop("T01 T03", theirs)
    t.support("T12", seat=THEM)
    t.upgrade("01008", on="T01")
    t.show("01008", "Sp")
    return t


@card("01008")
def test_the_f_11d_makes_the_opponent_deal_damage_to_their_characters() -> None:
    """Two, spread as they like over characters and nothing else; it is no indirect damage."""
    t = rifle()

    t.answer("resolve special")
    assert ("they: distribute_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02")
    assert ["their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert [1, 1, 0] == [t.copy(one).damage for one in ("their T02", "their T06", "T01")]
    assert [(THEM, 0), (THEM, 0)] == [(one.seat, one.detail) for one in t.events("damage_dealt")]
    assert "they: action" == t.asked()


@card("01008")
def test_the_f_11d_deals_a_lone_character_everything() -> None:
    """Without a choice there is no question, and shields block."""
    t = rifle("T02")
    t.copy("their T02").shields = 1

    t.answer("resolve special")

    assert (1, 0, "they: action") == (
        t.copy("their T02").damage,
        t.copy("their T02").shields,
        t.asked(),
    )


@card("01008")
@ruling("arh.part6.distribute.05")
def test_the_f_11d_defeats_two_characters_with_one_health_left() -> None:
    """Neither can be assigned more than one, so there is nothing to ask."""
    t = rifle("T07 T07")

    t.answer("resolve special")

    assert ([1, 1], YOU) == ([one.amount for one in t.events("damage_dealt")], t.winner())


@card("01008")
@ruling("arh.part6.distribute.06")
def test_a_shield_makes_room_for_more_of_the_f_11ds_damage() -> None:
    """Both damage may go to the character with a shield."""
    t = rifle("T07 T07")
    t.copy("their T07").shields = 1

    t.answer("resolve special", "their T07", "their T07")

    assert (1, ["T07", "T12"]) == (len(t.events("defeated")), t.in_play(THEM))


@card("01008")
def test_the_f_11d_redeploys() -> None:
    """Before its character is defeated it may move to another of yours."""
    t = rifle()
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert t.copy("T03").ref == t.copy("01008").host


# Drudge Work


def drudge_work() -> Tabletop:
    """The support, a ready character beside an exhausted one."""
    t = Tabletop("T01 T03 T06", "T02", resources=0)
    t.support("01076")
    t.support("T12")
    t.copy("T03").ready = False
    return t


@card("01076")
def test_drudge_work_exhausts_itself_and_a_character_for_a_resource() -> None:
    """Only ready characters of yours can be exhausted for it."""
    t = drudge_work()

    t.answer("use 01076")
    assert ["T01", "T06"] == t.options()
    t.answer("T06")

    ready = [t.copy(one).ready for one in ("T01", "T06", "01076", "T12", "their T02")]
    assert ([True, False, False, True, True], 1) == (ready, t.resources())
    assert (5, "they: action") == (t.resources(THEM), t.asked())


@card("01076")
def test_drudge_work_is_used_again_when_it_is_ready_again() -> None:
    """It is not a power action."""
    t = drudge_work()

    t.answer("use 01076", "T06", "pass")
    t.copy("01076").ready = True
    t.answer("use 01076")

    assert (2, False) == (t.resources(), t.copy("T01").ready)


@card("01076")
def test_drudge_work_gives_nothing_without_a_ready_character() -> None:
    """The cost cannot be paid, so nothing is exhausted."""
    t = drudge_work()
    t.copy("T01").ready = False
    t.copy("T06").ready = False

    t.answer("use 01076")

    assert (True, 0, "they: action") == (t.copy("01076").ready, t.resources(), t.asked())


@card("01076")
def test_exhausted_drudge_work_gives_nothing() -> None:
    """No character is exhausted either."""
    t = drudge_work()
    t.copy("01076").ready = False

    t.answer("use 01076")

    assert (True, True, 0) == (t.copy("T01").ready, t.copy("T06").ready, t.resources())


# Local Garrison


def upkeep(garrisons: int, seat: int = YOU) -> list[int]:
    """What you and the opponent gain in the upkeep phase."""
    t = Tabletop(resources=0, their_resources=0)
    for _ in range(garrisons):
        t.support("01077", seat=seat)
    t.answer("pass", "pass")
    return [t.resources(), t.resources(THEM)]


@card("01077")
def test_a_local_garrison_costs_the_opponent_a_resource_in_upkeep() -> None:
    """Not its own player."""
    assert [2, 2] == upkeep(0)
    assert [2, 1] == upkeep(1)
    assert [1, 2] == upkeep(1, THEM)


@card("01077")
def test_garrisons_leave_a_player_one_resource() -> None:
    """However many there are."""
    assert [2, 1] == upkeep(3)


@card("01077")
def test_a_local_garrison_does_not_count_outside_the_upkeep_phase() -> None:
    """What cards give is gained in full."""
    t = Tabletop(their_resources=0, their_hand="T31")
    t.support("01077")

    t.answer("pass", "play T31")

    assert 1 == t.resources(THEM)


# Personal Escort


@card("01078")
@ruling("arh.part7.ongoing.02")
def test_a_personal_escort_makes_its_character_a_guardian() -> None:
    """Activated, it may take the damage of one die upon itself and have the die removed."""
    t = Tabletop("T01 T03", "T02 T61")
    t.upgrade("01078", on="T03")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    t.show("their T61", "1MD")

    t.answer("activate T03")
    assert ["their die T02 2RD", "their die T61 1MD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert (2, ["T61 1MD"]) == (t.copy("T03").damage, t.pool(THEM))


@card("01078")
def test_a_personal_escort_makes_no_one_else_a_guardian() -> None:
    """Another character of yours is activated without a question."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("01078", on="T03")
    t.show("their T02", "2RD")

    t.answer("activate T01")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))
