"""Awakenings, blue hero upgrades: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Force Protection


def force_protection() -> Tabletop:
    """Its special side in the pool, and three characters of yours."""
    t = Tabletop("T01 T02 T03", "T04")
    t.support("T12")
    t.upgrade("01039", on="T02")
    t.show("01039", "Sp")
    return t


@card("01039")
def test_force_protection_spreads_three_shields_over_your_characters() -> None:
    """To whom you like, in the order they stand; none to a support or to the opponent."""
    t = force_protection()

    t.answer("resolve special")
    assert ["T01", "T02", "T03"] == t.options()
    t.answer("T01", "T03", "T03")

    shields = [t.copy(one).shields for one in ("T01", "T02", "T03", "their T04")]
    assert ("they: action", [1, 0, 2, 0]) == (t.asked(), shields)


@card("01039")
def test_force_protection_may_give_all_its_shields_to_one() -> None:
    """Three are as many as a character can have."""
    t = force_protection()

    t.answer("resolve special", "T02", "T02", "T02")

    assert ("they: action", 3) == (t.asked(), t.copy("T02").shields)


@card("01039")
@ruling("arh.part2.shield.04")
def test_force_protection_may_be_wasted_on_a_character_that_is_full() -> None:
    """As you like is as you like: what goes past the limit is ignored."""
    t = force_protection()
    t.copy("T01").shields = 3
    t.copy("T02").shields = 2

    t.answer("resolve special")
    assert ["T01", "T02", "T03"] == t.options()
    t.answer("T01", "T02", "T02")

    assert [3, 3, 0] == [t.copy(one).shields for one in ("T01", "T02", "T03")]


@card("01039")
@ruling("arh.clar.aw.19")
def test_force_protection_may_be_given_to_qui_gon_jinn_at_three_shields() -> None:
    """He gives up one for damage before any shield comes, and has room for another."""
    t = Tabletop("T02 01037", "T04")
    t.copy("01037").shields = 3
    t.upgrade("01039", on="T02")
    t.show("01039", "Sp")

    t.answer("resolve special", "T02", "T02", "01037")
    assert ("you: may", 0) == (t.asked(), t.copy("T02").shields)
    t.answer("yes", "their T04")

    assert (3, 2, 1) == (
        t.copy("01037").shields,
        t.copy("T02").shields,
        t.copy("their T04").damage,
    )


@card("01039")
def test_force_protection_goes_on_a_blue_character() -> None:
    """And on no other."""
    t = Tabletop("T01 T02 T04", hand="01039")

    t.answer("play 01039")

    assert ["T02", "T04"] == t.options()


# Jedi Robes


def jedi_robes(in_round: int) -> Tabletop:
    """Jedi Robes in hand, in this round."""
    t = Tabletop("T01 T02", hand="01040", resources=2)
    t.state.round = in_round
    return t


@card("01040")
def test_jedi_robes_give_two_shields_in_the_first_round() -> None:
    """To the character they are played on, of whatever colour. They cost two."""
    t = jedi_robes(in_round=1)

    t.answer("play 01040")
    assert ["T01", "T02"] == t.options()
    t.answer("T01")

    assert (2, 0, 0) == (t.copy("T01").shields, t.copy("T02").shields, t.resources())
    assert "they: action" == t.asked()


@card("01040")
def test_jedi_robes_give_one_shield_in_a_later_round() -> None:
    """From the second round on."""
    t = jedi_robes(in_round=2)

    t.answer("play 01040", "T02")

    assert (0, 1) == (t.copy("T01").shields, t.copy("T02").shields)


@card("01040")
def test_the_shields_of_jedi_robes_take_their_turn_with_what_else_follows() -> None:
    """After they are played, in the order you choose."""
    t = jedi_robes(in_round=1)
    t.support("T453")

    t.answer("play 01040", "T01")

    assert ["first T453", "first 01040"] == t.options()


@card("01040")
def test_jedi_robes_give_nothing_for_another_upgrade() -> None:
    """Only for themselves."""
    t = Tabletop("T01 T02", hand="T22")
    t.upgrade("01040", on="T01")

    t.answer("play T22", "T02")

    assert ("they: action", 0, 0) == (t.asked(), t.copy("T01").shields, t.copy("T02").shields)


# Luke Skywalker's Lightsaber


def lukes_lightsaber() -> Tabletop:
    """Its special side in the pool, and a shielded character on either side."""
    t = Tabletop("T02 T03", "T04")
    t.support("T12")
    t.upgrade("01041", on="T02")
    t.show("01041", "Sp")
    t.copy("their T04").shields = 1
    return t


@card("01041")
def test_luke_skywalkers_lightsaber_gives_two_shields() -> None:
    """To any character."""
    t = lukes_lightsaber()

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T02", "T03", "their T04"] == t.options()
    t.answer("T03")

    assert ("they: action", 2) == (t.asked(), t.copy("T03").shields)
    assert 0 == t.copy("T03").damage


@card("01041")
def test_luke_skywalkers_lightsaber_deals_two_damage_past_shields() -> None:
    """To any character; the shield stays."""
    t = lukes_lightsaber()

    t.answer("resolve special", "either 1")
    assert ["T02", "T03", "their T04"] == t.options()
    t.answer("their T04")

    assert (2, 1) == (t.copy("their T04").damage, t.copy("their T04").shields)


@card("01041")
def test_luke_skywalkers_lightsaber_goes_on_a_blue_character() -> None:
    """And on no other."""
    t = Tabletop("T01 T02 T03 T04", hand="01041")

    t.answer("play 01041")

    assert ["T02", "T04"] == t.options()


# One With The Force


def one_with_the_force() -> Tabletop:
    """One With The Force and another upgrade on a character that their event can defeat."""
    t = Tabletop("T02 T03", "T04", their_hand="T39 T39")
    t.upgrade("01042", on="T02")
    t.upgrade("T21", on="T02")
    t.copy("T02").damage = t.copy("T03").damage = 7
    return t


@card("01042")
@ruling("arh.part7.before.03", "arh.clar.aw.16")
def test_one_with_the_force_becomes_a_support_before_its_character_is_defeated() -> None:
    """It stays in play with its die, while other upgrades go; as a support it is activated."""
    t = one_with_the_force()
    t.show("01042", "2F")

    t.answer("pass", "play T39", "T02")

    assert (["T03", "01042"], ["T21"]) == (t.in_play(), t.discards())
    assert ([], True) == (t.pool(), t.copy("01042").ready)
    assert ["activate T03", "activate 01042", "claim", "pass"] == t.options()
    t.answer("activate 01042")
    assert (1, False) == (len(t.pool()), t.copy("01042").ready)


@card("01042")
def test_one_with_the_force_is_ready_when_it_becomes_a_support() -> None:
    """Even if it was exhausted as an upgrade; nothing else is readied."""
    t = one_with_the_force()
    t.copy("01042").ready = t.copy("T03").ready = False

    t.answer("pass", "play T39", "T02")

    assert (True, False) == (t.copy("01042").ready, t.copy("T03").ready)


@card("01042")
def test_one_with_the_force_stays_a_support_on_nobody() -> None:
    """What happens to other characters is nothing to it."""
    t = one_with_the_force()
    t.support("T06")

    t.answer("pass", "play T39", "T02", "pass", "play T39", "T03")

    assert (["01042", "T06"], 0) == (t.in_play(), t.copy("01042").host)


@card("01042")
def test_one_with_the_force_stays_where_it_is_while_another_is_defeated() -> None:
    """Only the defeat of its own character matters."""
    t = one_with_the_force()

    t.answer("pass", "play T39", "T03")

    assert t.copy("T02").ref == t.copy("01042").host
    assert ["T02", "01042", "T21"] == t.in_play()


@card("01042")
def test_one_with_the_force_becomes_a_support_whoever_defeats_its_character() -> None:
    """It need not be damage."""
    t = one_with_the_force()
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T02").ref))

    assert ("you: action", ["T03", "01042"]) == (t.asked(), t.in_play())


@card("01042")
def test_one_with_the_force_takes_its_turn_with_what_else_comes_before() -> None:
    """It replaces nothing: its player orders it with the rest."""
    t = one_with_the_force()
    t.support("T502")

    t.answer("pass", "play T39", "T02")

    assert ["first 01042", "first T502"] == t.options()


@card("01042")
def test_one_with_the_force_goes_on_a_blue_character() -> None:
    """And on no other."""
    t = Tabletop("T01 T02 T04", hand="01042")

    t.answer("play 01042")

    assert ["T02", "T04"] == t.options()
