"""Downgrades: on an opponent's character, under the control of who played them."""

from dejarik.games.destiny.model.state import ON_CARD
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part1.downgrades.01", "arh.part3.inplay.02")
def test_a_downgrade_is_played_on_an_opponents_character() -> None:
    """Two of theirs are offered, none of your own, no support; it then is in play on one."""
    t = Tabletop("T01 T06", "T02 T03", hand="T310")
    t.support("T11", seat=THEM)

    t.answer("play T310")

    assert "you: host" == t.asked()
    assert ["their T02", "their T03"] == t.options()
    t.answer("their T03")
    assert ["T01", "T06", "T310"] == t.in_play()
    assert [t.copy("T310").ref] == t.copy("their T03").attached
    assert 4 == t.resources()


@ruling("arh.part1.downgrades.03", "arh.part8.controller.02")
def test_who_played_a_downgrade_controls_it() -> None:
    """Its action is offered to you on your turn, and never to the opponent whose card it is on."""
    t = Tabletop("T01", "T02", hand="T310")

    t.answer("play T310")
    assert ["activate their T02", "claim", "pass"] == t.options()
    assert YOU == t.copy("T310").controller
    t.pass_turn()

    assert ["activate T01", "use T310", "claim", "pass"] == t.options()


@ruling("arh.part1.downgrades.02")
def test_a_downgrade_leaves_with_its_host_to_its_owners_pile() -> None:
    """The character is defeated: the downgrade goes to the pile of who played it."""
    t = Tabletop("T07", "T02 T03")
    t.downgrade("T310", on="their T02")
    t.downgrade("T312", on="their T03")
    t.copy("their T02").damage = 5
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02")

    assert ["T310"] == t.discards()
    assert [] == t.discards(THEM)
    assert ["T07", "T312"] == t.in_play()


@ruling("arh.part1.downgrades.02")
def test_a_downgrade_stays_from_round_to_round() -> None:
    """Nothing but an effect or the end of its host takes it away."""
    t = Tabletop("T01", "T02", deck="T31 " * 12, their_deck="T31 " * 12)
    t.downgrade("T310", on="their T02")

    t.pass_turn()
    t.pass_turn()
    while t.state.round == 1:
        t.answer(t.options()[-1])

    assert ["T01", "T310"] == t.in_play()


@ruling("arh.part1.downgrades.04", "arh.part1.downgrades.05", "arh.part1.downgrades.06")
def test_a_fourth_downgrade_can_be_played_and_the_hosts_controller_discards_one() -> None:
    """Three fit; at the fourth the opponent is asked, and may discard any of the four."""
    t = Tabletop("T01", "T02", hand="T312 T312 T310")
    t.downgrade("T312", on="their T02")
    t.downgrade("T312", on="their T02")
    t.answer("play T312")
    assert "they: action" == t.asked()
    t.pass_turn()

    t.answer("play T310")

    assert "they: too_many_upgrades" == t.asked()
    assert ["T312", "T312", "T312", "T310"] == t.options()
    t.answer("T310")
    assert ["T310"] == t.discards()
    assert 3 == len(t.copy("their T02").attached)


@ruling("arh.part1.downgrades.04")
def test_a_support_carries_three_downgrades_too() -> None:
    """A fourth on a support is one too many as well."""
    full, over = Tabletop("T01", "T02"), Tabletop("T01", "T02")
    for t, most in ((full, 3), (over, 4)):
        t.support("T11", seat=THEM)
        for _ in range(most):
            t.downgrade("T312", on="their T11")

    assert "you: action" == full.asked()
    assert "they: too_many_upgrades" == over.asked()


@ruling("arh.part1.downgrades.07")
def test_a_downgrades_die_is_rolled_into_its_controllers_pool() -> None:
    """After their character is activated the die is in your pool, theirs in theirs."""
    t = Tabletop("T01", "T02 T03")
    t.downgrade("T311", on="their T02")
    t.next_roll("T311", "2R")
    t.next_roll("their T02", "1Sh")
    t.pass_turn()

    t.answer("activate their T02")

    assert ["T311 2R"] == t.pool()
    assert ["T02 1Sh"] == t.pool(THEM)


@ruling("arh.part1.downgrades.07")
def test_a_downgrades_die_waits_for_its_own_host() -> None:
    """Another character of theirs is activated: the die stays on its card."""
    t = Tabletop("T01", "T02 T03")
    t.downgrade("T311", on="their T02")
    t.pass_turn()

    t.answer("activate their T03")

    assert [] == t.pool()
    assert [ON_CARD] == [t.state.dice[one].zone for one in t.copy("T311").dice]


@ruling("arh.part1.downgrades.08")
def test_a_downgrade_becomes_elite_from_its_controllers_spare_dice() -> None:
    """Yours, since you control it; the opponent's spare dice are no help."""
    t = Tabletop("T01", "T02", hand="T320 T320")
    t.downgrade("T311", on="their T02")
    t.spare_die("T311", seat=THEM)
    t.answer("play T320", "T311")
    assert 1 == len(t.copy("T311").dice)
    t.pass_turn()
    t.spare_die("T311")

    t.answer("play T320", "T311")

    assert 2 == len(t.copy("T311").dice)
    assert {} == t.state.players[YOU].spares


@ruling("arh.part1.downgrades.09")
def test_the_controller_of_a_downgrade_picks_the_die_to_set_aside() -> None:
    """The opponent's card is not asked for its opinion: who controls the downgrade chooses."""
    t = Tabletop("T01", "T02", their_hand="T321")
    t.downgrade("T311", on="their T02")
    t.make_elite("T311")
    t.show("T311", "2R")
    t.pass_turn()

    t.answer("play T321")

    assert "you: die_to_set_aside" == t.asked()
    assert ["die T311 2R", "die T311 1RD"] == t.options()
    t.answer("die T311 2R")
    assert [] == t.pool()
    assert 1 == len(t.copy("T311").dice)
