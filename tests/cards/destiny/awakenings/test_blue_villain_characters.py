"""Awakenings, blue villain characters: what each offers, and what it does."""

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Count Dooku


def count_dooku(hand: str = "T33 T34", damage: int = 0) -> Tabletop:
    """The Count and another character, the opponent's turn, two dice that deal damage."""
    t = Tabletop("01009 T01", "T02*2", hand=hand, their_hand="T31")
    t.discard_pile("T35")
    t.copy("01009").damage = damage
    t.show("their T02", "2RD")
    t.show("their T02", "2RD")
    t.answer("pass", "resolve ranged")
    return t


@card("01009")
def test_count_dooku_may_discard_a_card_for_a_shield_against_the_damage() -> None:
    """Before it is dealt: the shield blocks one of it. A card of your choice, from your hand."""
    t = count_dooku()

    t.choose(0)
    t.answer("01009")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert [] == t.events("damage_dealt")
    t.answer("yes")
    assert ["card T33", "card T34"] == t.options()
    t.answer("card T34")

    assert (1, 0) == (t.copy("01009").damage, t.copy("01009").shields)
    assert (["T33"], ["T35", "T34"], ["T31"]) == (t.hand(), t.discards(), t.hand(THEM))


@card("01009")
def test_count_dooku_need_not_discard_anything() -> None:
    """Then the damage is dealt as it is."""
    t = count_dooku()

    t.choose(0)
    t.answer("01009", "no")

    assert (2, ["T33", "T34"]) == (t.copy("01009").damage, t.hand())


@card("01009")
def test_count_dooku_is_not_asked_with_an_empty_hand() -> None:
    """There is nothing to discard."""
    t = count_dooku(hand="")

    t.choose(0)
    t.answer("01009")

    assert ("they: die_to_resolve", 2) == (t.asked(), t.copy("01009").damage)


@card("01009")
def test_count_dooku_does_not_protect_others() -> None:
    """Only when he himself is dealt damage."""
    t = count_dooku()

    t.choose(0)
    t.answer("T01")

    assert ("they: die_to_resolve", 2) == (t.asked(), t.copy("T01").damage)


@card("01009")
@ruling("arh.clar.aw.05")
def test_count_dooku_may_discard_before_each_die() -> None:
    """Each die deals its damage by itself."""
    t = count_dooku()

    t.choose(0)
    t.answer("01009", "yes", "card T33")
    t.choose(0)
    t.answer("01009", "yes", "card T34")

    assert (2, []) == (t.copy("01009").damage, t.hand())


@card("01009")
@ruling("ffg17.clar.aw.01")
def test_count_dooku_may_discard_once_for_a_die_with_a_modifier() -> None:
    """Together they deal damage once."""
    t = Tabletop("01009", "T02*2", hand="T33 T34")
    t.show("their T02", "1MD")
    t.show("their T02", "+1MD")

    t.answer("pass", "resolve melee", "their die T02 +1MD")
    t.answer("01009", "yes", "card T33")

    assert (1, ["T34"]) == (t.copy("01009").damage, t.hand())
    assert [2] == [event.amount for event in t.events("damage_dealt")]


@card("01009")
def test_count_dooku_may_discard_against_damage_of_your_own() -> None:
    """Whoever deals it."""
    t = Tabletop("01009 T01", "T02", hand="T33")
    t.show("T01", "1MD")

    t.answer("resolve melee", "01009", "yes", "card T33")

    assert (0, 0) == (t.copy("01009").damage, t.copy("01009").shields)


@card("01009")
def test_count_dooku_may_discard_for_a_shield_that_does_not_help() -> None:
    """He is full and the damage unblockable: the card is gone, and nothing else is changed."""
    t = Tabletop("01009 T01", "T02", hand="T33 T34")
    t.upgrade("01059", on="their T02")
    t.show("their 01059", "Sp")
    t.copy("01009").shields = 3

    t.answer("pass", "resolve special", "01009", "yes", "card T33")

    assert (3, 2, ["T34"]) == (t.copy("01009").shields, t.copy("01009").damage, t.hand())


@card("01009")
def test_count_dooku_waits_in_line_with_what_else_comes_before_damage() -> None:
    """He replaces nothing: of two abilities of yours you say which is first."""
    t = Tabletop("01009", "T02", hand="T33")
    t.support("T15")
    t.show("their T02", "1MD")

    t.answer("pass", "resolve melee", "01009")

    assert ["first 01009", "first T15"] == t.options()


# Darth Vader


@card("01010")
def test_darth_vader_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    """They choose, only from their own hand, and you need not tell them to."""
    t = Tabletop("01010", "T01", hand="T33 T34", their_hand="T31 T32")
    t.discard_pile("T35", seat=THEM)

    t.answer("activate 01010")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("activated"))
    t.answer("yes")
    assert ("they: choose", ["their card T31", "their card T32"]) == (t.asked(), t.options())
    t.answer("their card T32")

    assert (["T31"], ["T35", "T32"]) == (t.hand(THEM), t.discards(THEM))
    assert ("they: action", ["T33", "T34"]) == (t.asked(), t.hand())


@card("01010")
def test_darth_vader_need_not_make_anyone_discard() -> None:
    """It is your decision."""
    t = Tabletop("01010", "T01", their_hand="T31 T32")

    t.answer("activate 01010", "no")

    assert ("they: action", ["T31", "T32"]) == (t.asked(), t.hand(THEM))


@card("01010")
def test_darth_vader_asks_nothing_of_an_empty_hand() -> None:
    """How many cards a player holds is plain to see; your own hand does not matter."""
    t = Tabletop("01010", "T01", hand="T33")

    t.answer("activate 01010")

    assert ("they: action", ["T33"]) == (t.asked(), t.hand())


@card("01010")
def test_darth_vader_does_nothing_when_somebody_else_is_activated() -> None:
    """Neither another of your characters nor one of theirs."""
    t = Tabletop("01010 T02", "T03", their_hand="T31")

    t.answer("activate T02")
    assert "they: action" == t.asked()
    t.answer("activate their T03")

    assert ("you: action", ["T31"]) == (t.asked(), t.hand(THEM))


@card("01010")
def test_darth_vader_does_nothing_when_an_opponent_activates_him() -> None:
    """It must be you who activates this character."""
    t = Tabletop("01010", "T01", their_hand="T112 T31")

    t.answer("pass", "play T112")

    assert ("you: action", ["T31"], 1) == (t.asked(), t.hand(THEM), len(t.events("activated")))


@card("01010")
def test_darth_vader_works_when_another_card_of_yours_activates_him() -> None:
    """He is the one activated; which card brings it about does not matter."""
    t = Tabletop("01010", "T01", their_hand="T31")
    t.support("T12")
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("01010").ref, t.copy("T12").ref))

    assert "you: may" == t.asked()


# Kylo Ren


def kylo_ren(hand: str = "T32", team: str = "T01 T02") -> Tabletop:
    """Kylo's die shows his special; the opponent holds some cards. T32 costs three."""
    t = Tabletop("01011", team, hand="T34", their_hand=hand)
    t.discard_pile("T33", seat=THEM)
    t.support("T12", seat=THEM)
    t.show("01011", "Sp")
    return t


@card("01011")
def test_kylo_ren_deals_the_cost_of_a_card_he_looks_at() -> None:
    """First an opponent's character is chosen, then a card of their hand is seen, which stays."""
    t = kylo_ren()

    t.answer("resolve special")
    assert ["their T01", "their T02"] == t.options()
    assert [] == t.events("hand_seen")
    t.answer("their T02")

    assert (3, 0) == (t.copy("their T02").damage, t.copy("their T01").damage)
    assert [["T32"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    assert (["T32"], ["T33"]) == (t.hand(THEM), t.discards(THEM))


@card("01011")
@ruling("arh.part8.lookat.02")
def test_kylo_ren_looks_at_one_card_that_chance_picks() -> None:
    """Of two; it is revealed by that, and the other one stays hidden."""
    t = kylo_ren("T32 T33", team="T01")
    t.state.chance.dictate(RANDOM_PICK, THEM, 1)

    t.answer("resolve special")

    assert 1 == t.copy("their T01").damage
    know = t.state.knowledge
    assert [False, True] == [know.knows(YOU, one) for one in t.state.players[THEM].hand]
    assert [["T33"]] == [t.codes(event.items) for event in t.events("cards_revealed")]


@card("01011")
def test_kylo_rens_damage_is_blocked_by_shields() -> None:
    """Two of three."""
    t = kylo_ren(team="T01")
    t.copy("their T01").shields = 2

    t.answer("resolve special")

    assert (0, 1) == (t.copy("their T01").shields, t.copy("their T01").damage)


@card("01011")
def test_kylo_ren_deals_nothing_for_a_free_card() -> None:
    """It costs nothing."""
    t = kylo_ren("T31", team="T01")

    t.answer("resolve special")

    assert (1, []) == (len(t.events("hand_seen")), t.events("damage_dealt"))


@card("01011")
def test_kylo_ren_finds_nothing_in_an_empty_hand() -> None:
    """A character is chosen all the same."""
    t = kylo_ren("")

    t.answer("resolve special", "their T01")

    assert ("they: action", [], []) == (t.asked(), t.events("hand_seen"), t.events("damage_dealt"))


# Nightsister


def nightsister(theirs: str = "T02") -> Tabletop:
    """A Nightsister, and dice of both players."""
    t = Tabletop("01012 T01", theirs)
    t.show("T01", "1MD")
    t.show(f"their {theirs}", "2RD")
    return t


@card("01012")
def test_a_nightsister_rerolls_any_die_and_is_dealt_a_damage() -> None:
    """Of either player, just one; nobody else is damaged."""
    t = nightsister()
    t.next_roll("their T02", "-")

    t.answer("use 01012")
    assert ["die T01 1MD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T01 1MD"], ["T02 -"]) == (t.pool(), t.pool(THEM))
    assert [("01012", 1)] == [(t.label(e.subject), e.amount) for e in t.events("damage_dealt")]
    assert ("they: action", 1) == (t.asked(), t.copy("01012").damage)


@card("01012")
def test_a_nightsisters_damage_can_be_blocked() -> None:
    """It is damage as any other."""
    t = nightsister()
    t.copy("01012").shields = 1

    t.answer("use 01012", "die T01 1MD")

    assert (0, 0) == (t.copy("01012").shields, t.copy("01012").damage)


@card("01012")
def test_a_nightsister_may_reroll_as_often_as_she_likes() -> None:
    """The action neither exhausts her nor is it used up."""
    t = nightsister()

    t.answer("use 01012", "die T01 1MD", "pass", "use 01012")
    t.choose(0)

    assert (2, True) == (t.copy("01012").damage, t.copy("01012").ready)


@card("01012")
@ruling("arh.clar.aw.15")
def test_a_nightsister_may_be_defeated_by_her_own_damage() -> None:
    """The reroll happens all the same."""
    t = nightsister()
    t.copy("01012").damage = 6

    t.answer("use 01012", "die T01 1MD")

    assert (["T01"], 1) == (t.in_play(), len(t.events("dice_rolled")))


@card("01012")
def test_a_nightsister_is_damaged_although_there_is_no_die() -> None:
    """Two sentences without a then."""
    t = Tabletop("01012", "T02")

    t.answer("use 01012")

    assert (1, []) == (t.copy("01012").damage, t.events("dice_rolled"))
