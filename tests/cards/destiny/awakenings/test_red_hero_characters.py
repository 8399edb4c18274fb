"""Awakenings, red heroes: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


@ruling("arh.subtypes.02", "arh.subtypes.53", "arh.subtypes.69", "arh.subtypes.74")
@pytest.mark.parametrize(
    ("code", "subtype"),
    [("01027", "leader"), ("01028", "leader"), ("01029", "pilot"), ("01030", "trooper")],
)
def test_a_red_hero_has_one_subtype(code: str, subtype: str) -> None:
    """The one the rules give it, and no other."""
    t = Tabletop(code)

    assert [subtype] == [name for name in SUBTYPES if has_subtype(t.state, t.copy(code), name)]


# Admiral Ackbar


def ackbar(their_hand: str, hand: str = "") -> Tabletop:
    """Ackbar on your side, this hand against you, and it is their turn."""
    t = Tabletop("01027 T01", "T02 T06", hand=hand, their_hand=their_hand, deck="T21 T22")
    t.support("T11", seat=THEM)
    t.show("their T02", "1R")
    t.answer("pass")
    return t


@card("01027")
def test_ackbar_makes_who_plays_their_last_card_hurt_one_of_their_characters() -> None:
    """They choose which; your characters and their supports are safe."""
    t = ackbar("T31")

    t.answer("play T31")
    assert ("they: choose", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T06")

    assert (0, 2) == (t.copy("their T02").damage, t.copy("their T06").damage)
    assert ("you: action", THEM) == (t.asked(), t.events("damage_dealt")[0].seat)


@card("01027")
def test_ackbar_does_not_mind_a_card_that_is_not_the_last() -> None:
    """Played or discarded, one more is left."""
    t = ackbar("T31 T31 T31")

    t.answer("play T31", "pass", "reroll", "their card T31", "their die T02 1R")

    assert ("you: action", ["T31"]) == (t.asked(), t.hand(THEM))
    assert [] == t.events("damage_dealt")


@card("01027")
def test_ackbar_counts_the_hand_as_the_card_left_it() -> None:
    """What the card itself draws comes later; shields block the damage."""
    t = ackbar("T33")
    t.copy("their T02").shields = 1

    t.answer("play T33", "their T02")

    assert (1, 1) == (t.copy("their T02").damage, len(t.hand(THEM)))


@card("01027")
def test_ackbar_minds_an_upgrade_when_it_is_attached() -> None:
    """A card that stays in play is a card played from hand as well."""
    t = ackbar("T22")

    t.answer("play T22", "their T02")
    assert ["their T02", "their T06"] == t.options()

    assert ["T02", "T06", "T11", "T22"] == t.in_play(THEM)


@card("01027")
def test_ackbar_minds_a_last_card_discarded_to_reroll() -> None:
    """The dice are rolled first."""
    t = ackbar("T31")

    t.answer("reroll", "their card T31", "their die T02 1R")
    assert ["their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (2, 1) == (t.copy("their T02").damage, len(t.events("dice_rolled")))


@card("01027")
def test_ackbar_minds_a_hand_discarded_by_his_own_die_once() -> None:
    """Two cards go, one of them is the last."""
    t = Tabletop("01027 T07", "T02 T06", their_hand="T31 T31")
    t.show("T07", "2Dc")

    t.answer("resolve discard", "their T02")

    assert ("they: action", [2]) == (
        t.asked(),
        [event.amount for event in t.events("damage_dealt")],
    )


@card("01027")
def test_ackbar_minds_a_last_card_that_pays_for_another_and_not_that_other() -> None:
    """The card played was not the last when it left the hand, the one discarded for it was."""
    t = ackbar("T33 T31")
    t.support("T479", seat=THEM)

    t.answer("play T33", "yes", "their card T31", "their T02")

    assert ("you: action", [2]) == (
        t.asked(),
        [event.amount for event in t.events("damage_dealt")],
    )


@card("01027")
def test_ackbar_minds_a_last_card_that_another_card_plays() -> None:
    """The second of two is the last; the first, which plays it, is not."""
    t = ackbar("T409 T31")

    t.answer("play T409", "their card T31", "their T02")

    assert ("you: action", [2]) == (
        t.asked(),
        [event.amount for event in t.events("damage_dealt")],
    )


@card("01027")
def test_ackbar_does_not_mind_cards_that_come_from_elsewhere() -> None:
    """An upgrade of theirs leaves play, a card comes out of their discard pile: no hand."""
    t = ackbar("T31", hand="T63")
    t.discard_pile("T150", seat=THEM)
    t.upgrade("T22", on="their T06")
    t.answer("play T31", "their T02")
    harmed = len(t.events("damage_dealt"))

    t.answer("play T63", "their T22", "play T150")

    assert (1, "you: action") == (harmed, t.asked())
    assert harmed == len(t.events("damage_dealt"))


@card("01027")
def test_ackbar_does_not_mind_your_own_last_card() -> None:
    """Only an opponent's hand counts, for playing and for discarding."""
    plays, discards = (Tabletop("01027", "T02 T06", hand="T31") for _ in range(2))
    discards.show("01027", "1R")

    plays.answer("play T31")
    discards.answer("reroll", "card T31", "die 01027 1R")

    for t in (plays, discards):
        assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("01027")
def test_ackbar_does_not_mind_a_last_card_played_out_of_your_hand() -> None:
    """Kallus lets them play it."""
    t = Tabletop("01027", "21059", hand="T31", their_hand="T21", resources=0)

    t.answer("pass", "use their 21059", "yes", "card T31", "no")

    assert ("you: action", []) == (t.asked(), t.hand())
    assert [1] == [event.amount for event in t.events("damage_dealt")]


@card("01027")
@ruling("arh.faq.30")
def test_ackbar_waits_behind_the_die_that_dooku_tries_to_block() -> None:
    """Dooku's last card makes a shield, the die fells him all the same, another is hurt then."""
    t = Tabletop("01027 T03", "01009 T02 T06", their_hand="T31")
    t.show("T03", "2RD")
    t.copy("their 01009").damage = 9

    t.answer("resolve ranged", "their 01009", "yes", "their card T31")
    assert ("they: choose", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02")

    assert (["T02", "T06"], 2) == (t.in_play(THEM), t.copy("their T02").damage)


# Leia Organa


def leia() -> Tabletop:
    """Two dice of hers in the pool among dice of yours and theirs."""
    t = Tabletop("01028*2 T03", "T02")
    t.show("01028", "1F")
    t.show("01028", "-")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    return t


@card("01028")
def test_leia_gives_one_of_her_dice_to_reroll_two_of_yours() -> None:
    """The die is chosen of hers alone; then of your dice, her other one too, up to two."""
    t = leia()
    t.next_roll("T03", "1MD")

    t.answer("use 01028")
    assert ["die 01028 1F", "die 01028 -"] == t.options()
    t.answer("die 01028 -")
    assert ["die 01028 1F", "die T03 1R", "stop"] == t.options()
    t.answer("die 01028 1F", "die T03 1R")

    assert ("they: action", 2) == (t.asked(), len(t.pool()))
    assert [2] == [event.amount for event in t.events("dice_rolled")]
    assert (["T02 2RD"], "T03 1MD") == (t.pool(THEM), t.pool()[1])


@card("01028")
def test_leia_rerolls_no_more_than_two_dice() -> None:
    """After the second there is no question about a third."""
    t = leia()
    t.upgrade("T21", on="T03")
    t.show("T21", "1R")

    t.answer("use 01028", "die 01028 -", "die 01028 1F", "die T03 1R")

    assert ("they: action", "T21 1R") == (t.asked(), t.pool()[2])


@card("01028")
def test_leia_can_do_so_again_in_the_same_round() -> None:
    """It is no power action: each of her dice will do."""
    t = leia()

    t.answer("use 01028", "die 01028 -", "stop", "pass", "use 01028", "stop")

    assert ["T03 1R"] == t.pool()


@card("01028")
def test_leia_need_not_reroll_anything() -> None:
    """Up to two may be none, but her die is gone."""
    t = leia()

    t.answer("use 01028", "die 01028 -", "stop")

    assert ["01028 1F", "T03 1R"] == t.pool()
    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))


@card("01028")
def test_leia_finds_her_die_in_any_pool() -> None:
    """It is her die wherever it lies; what is rerolled lies in yours."""
    t = leia()
    die = next(one for one in t.state.players[YOU].pool if one in t.copy("01028").dice)
    t.state.players[YOU].pool.remove(die)
    t.state.players[THEM].pool.append(die)
    t.state.dice[die].seat = THEM

    t.answer("use 01028")
    assert ["die 01028 -", "their die 01028 1F"] == t.options()
    t.answer("their die 01028 1F")

    assert ["die 01028 -", "die T03 1R", "stop"] == t.options()


@card("01028")
def test_leia_cannot_reroll_without_a_die_of_hers() -> None:
    """A cost that cannot be paid leaves everything as it is, dice of upgrades on her too."""
    t = Tabletop("01028 T03")
    t.upgrade("T21", on="01028")
    t.show("T03", "1R")
    t.show("T21", "1R")

    t.answer("use 01028")

    assert ("they: action", ["T03 1R", "T21 1R"]) == (t.asked(), t.pool())


# Rebel Trooper


def rebel_trooper() -> Tabletop:
    """The trooper beside another character, dice of both players, some showing damage."""
    t = Tabletop("01030 T03 T07", "T02 T06")
    t.show("T07", "3MD")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.support("T13", seat=THEM)
    t.show("their T13", "1R")
    return t


@card("01030")
def test_the_rebel_trooper_is_a_guardian() -> None:
    """Activated, it may take an opponent's damage upon itself and have the die removed."""
    t = rebel_trooper()

    t.answer("activate 01030")
    assert ["their die T02 2RD", "their die T06 +1MD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert (2, ["T06 +1MD", "T13 1R"]) == (t.copy("01030").damage, t.pool(THEM))
    assert "they: action" == t.asked()


@card("01030")
def test_the_rebel_trooper_need_not_step_in() -> None:
    """Guardian is a may."""
    t = rebel_trooper()

    t.answer("activate 01030", "stop")

    assert (0, 3) == (t.copy("01030").damage, len(t.pool(THEM)))


@card("01030")
def test_the_rebel_trooper_makes_nobody_else_a_guardian() -> None:
    """Another character of yours is activated as always."""
    t = rebel_trooper()

    t.answer("activate T03")

    assert "they: action" == t.asked()
