"""Awakenings, blue villain events: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# Abandon All Hope


def abandon_all_hope() -> Tabletop:
    """The event in hand; both players hold cards and resources."""
    t = Tabletop(hand="01079 T33", their_hand="T31 T32", resources=4, their_resources=3)
    t.discard_pile("T35", seat=THEM)
    return t


@card("01079")
def test_abandon_all_hope_lets_the_opponent_lose_all_resources() -> None:
    """Theirs, every one; cards and your own resources stay. It costs two."""
    t = abandon_all_hope()

    t.answer("play 01079")
    assert ("they: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")

    assert (0, 2) == (t.resources(THEM), t.resources())
    assert (["T31", "T32"], ["T33"]) == (t.hand(THEM), t.hand())
    assert [(THEM, 3)] == [(e.seat, e.amount) for e in t.events("resources_lost")]


@card("01079")
def test_abandon_all_hope_lets_the_opponent_discard_their_hand_instead() -> None:
    """All of it, and nothing of yours."""
    t = abandon_all_hope()

    t.answer("play 01079", "either 1")

    assert ([], ["T35", "T31", "T32"]) == (t.hand(THEM), t.discards(THEM))
    assert (["T33"], 3, 2) == (t.hand(), t.resources(THEM), t.resources())


@card("01079")
@ruling("arh.clar.aw.01")
def test_abandon_all_hopes_opponent_may_choose_what_costs_them_nothing() -> None:
    """Without resources they may still lose them all, and keep their cards."""
    t = Tabletop(hand="01079", their_hand="T31", their_resources=0)

    t.answer("play 01079", "either 0")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand(THEM))


@card("01079")
@ruling("arh.clar.aw.01")
def test_abandon_all_hopes_opponent_may_discard_an_empty_hand() -> None:
    """And keep their resources."""
    t = Tabletop(hand="01079", their_resources=3)

    t.answer("play 01079", "either 1")

    assert ("they: action", 3) == (t.asked(), t.resources(THEM))


# Boundless Ambition


@card("01080")
@ruling("arh.clar.aw.04")
def test_boundless_ambition_fills_your_hand() -> None:
    """Up to five and no further; the event itself is no longer in hand."""
    t = Tabletop(hand="01080 T33", deck="T31 T32 T34 T35 T36 T37", resources=1)

    t.answer("play 01080")

    assert (["T33", "T31", "T32", "T34", "T35"], 0) == (t.hand(), t.resources())
    assert ("they: action", []) == (t.asked(), t.hand(THEM))


@card("01080")
@ruling("arh.clar.aw.04")
def test_boundless_ambition_draws_nothing_into_a_full_hand() -> None:
    """With five other cards there is nothing to draw, and with six nothing is discarded."""
    t = Tabletop(hand="01080 T33 T33 T33 T33 T33 T33", deck="T31")

    t.answer("play 01080")

    assert (6, []) == (len(t.hand()), t.events("cards_drawn"))


# Enrage


def enrage(team: str = "T02 T04 T01") -> Tabletop:
    """Enrage in hand, and characters of several colours."""
    t = Tabletop(team, "T02", hand="01081", resources=0)
    t.upgrade("04008", on=team.split(maxsplit=1)[0])
    return t


@card("01081")
def test_enrage_trades_a_damage_on_a_blue_character_for_a_resource() -> None:
    """Your blue ones only. It costs nothing."""
    t = enrage()

    t.answer("play 01081")
    assert ["T02", "T04"] == t.options()
    t.answer("T04")

    assert ("they: action", 1, 1) == (t.asked(), t.copy("T04").damage, t.resources())
    assert [0] == [e.flags & ev.UNBLOCKABLE for e in t.events("damage_dealt")]


@card("01081")
def test_enrage_pays_even_if_a_shield_blocks_the_damage() -> None:
    """What is blocked has been dealt."""
    t = enrage("T02")
    t.copy("T02").shields = 1

    t.answer("play 01081")

    assert (0, 0, 1) == (t.copy("T02").damage, t.copy("T02").shields, t.resources())


@card("01081")
def test_enrage_does_nothing_without_a_blue_character() -> None:
    """No damage, no resource; an opponent's blue character is none of yours."""
    t = enrage("T01")

    t.answer("play 01081")

    assert ("they: action", 0, []) == (t.asked(), t.resources(), t.events("damage_dealt"))


# Feel Your Anger


def feel_your_anger() -> Tabletop:
    """The event in hand; the opponent has four dice, two of them blank, you have a blank one."""
    t = Tabletop("T01", "T02*2 T06", hand="01082", resources=1)
    t.upgrade("T21", on="their T02")
    t.show("T01", "-")
    t.show("their T02", "-")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.show("their T21", "-")
    return t


@card("01082")
def test_feel_your_anger_removes_as_many_dice_as_are_blank() -> None:
    """Theirs count and theirs go, whatever those show: exactly two. It costs one."""
    t = feel_your_anger()

    t.answer("play 01082")
    assert ["their die T02 -", "their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert ["their die T06 1R", "their die T21 -"] == t.options()
    t.answer("their die T06 1R")

    assert (["T02 -", "T21 -"], ["T01 -"]) == (t.pool(THEM), t.pool())
    assert ("they: action", 0) == (t.asked(), t.resources())


@card("01082")
def test_feel_your_anger_removes_nothing_without_a_blank() -> None:
    """Your own blanks do not count."""
    t = Tabletop("T01", "T02", hand="01082")
    t.show("T01", "-")
    t.show("their T02", "2RD")

    t.answer("play 01082")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("01082")
def test_feel_your_anger_removes_all_dice_if_all_are_blank() -> None:
    """Without a question."""
    t = Tabletop("T01", "T02*2", hand="01082")
    t.show("their T02", "-")
    t.show("their T02", "-")

    t.answer("play 01082")

    assert ("they: action", []) == (t.asked(), t.pool(THEM))


# Force Strike


def force_strike(resources: int = 1) -> Tabletop:
    """Force Strike in hand, dice of several colours on both sides."""
    t = Tabletop("T02 T04 T01", "T02", hand="01083", resources=resources)
    t.show("T02", "1R")
    t.show("T04", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    return t


@card("01083")
def test_force_strike_turns_a_blue_die_to_melee_and_may_resolve_it() -> None:
    """Of yours; the same die is resolved and leaves the pool. It costs one."""
    t = force_strike()

    t.answer("play 01083")
    assert ["die T02 1R", "die T04 1MD"] == t.options()
    t.answer("die T02 1R")
    assert ["1MD", "+1MD"] == t.options()
    t.answer("1MD")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes", "their T02")

    assert (1, 0) == (t.copy("their T02").damage, t.resources())
    assert ("they: action", ["T04 1MD", "T01 1R"]) == (t.asked(), t.pool())


@card("01083")
def test_force_strike_need_not_resolve_the_die() -> None:
    """Then it stays in the pool."""
    t = force_strike()

    t.answer("play 01083", "die T02 1R", "1MD", "no")

    assert ("they: action", ["T02 1MD", "T04 1MD", "T01 1R"]) == (t.asked(), t.pool())


@card("01083")
def test_force_strike_cannot_resolve_a_modifier() -> None:
    """A die that was turned to one is not resolved by itself."""
    t = force_strike()

    t.answer("play 01083", "die T02 1R", "+1MD")

    assert ("they: action", ["T02 +1MD", "T04 1MD", "T01 1R"]) == (t.asked(), t.pool())


@card("01083")
def test_force_strike_resolves_nothing_if_the_die_cannot_be_turned() -> None:
    """It has no side with melee damage, so there is no then."""
    t = Tabletop(hand="01083")
    t.upgrade("04008", on="T01")
    t.show("04008", "1R")

    t.answer("play 01083")

    assert ("they: action", ["04008 1R"]) == (t.asked(), t.pool())


@card("01083")
def test_force_strikes_damage_is_blocked_by_shields() -> None:
    """It is the damage of the die."""
    t = force_strike()
    t.copy("their T02").shields = 1

    t.answer("play 01083", "die T02 1R", "1MD", "yes", "their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("01083")
def test_force_strike_does_nothing_without_a_blue_die_of_yours() -> None:
    """Other colours and other players' dice do not serve."""
    t = Tabletop("T01", "T02", hand="01083")
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("play 01083")

    assert ("they: action", ["T01 1R"], ["T02 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("01083")
def test_force_strike_waives_no_cost_of_the_die() -> None:
    """Three melee damage for a resource: with none left there is nothing to decide."""
    t = Tabletop("T02", "T03", hand="01083", resources=1)
    t.upgrade("01059", on="T02")
    t.show("01059", "1R")

    t.answer("play 01083", "3MD1")

    assert ("they: action", ["01059 3MD1"]) == (t.asked(), t.pool())


# Isolation


@card("01085")
def test_isolation_removes_a_character_die() -> None:
    """Of either player; dice of upgrades and supports are safe. It costs one."""
    t = Tabletop("T02", "T01", hand="01085", resources=1)
    t.upgrade("T21", on="their T01")
    t.support("T13", seat=THEM)
    for label in ("T02", "their T01", "their T21", "their T13"):
        t.show(label, "1R")

    t.answer("play 01085")
    assert ["die T02 1R", "their die T01 1R"] == t.options()
    t.answer("their die T01 1R")

    assert (["T21 1R", "T13 1R"], ["T02 1R"]) == (t.pool(THEM), t.pool())
    assert ("they: action", 0, 1) == (t.asked(), t.resources(), len(t.events("die_removed")))


@card("01085")
def test_isolation_does_nothing_without_a_blue_character() -> None:
    """It can be played, but an opponent's blue character or a blue upgrade does not help."""
    t = Tabletop("T01", "T02", hand="01085")
    t.upgrade("04030", on="T01")
    t.show("their T02", "1MD")

    t.answer("play 01085")

    assert ("they: action", ["T02 1MD"], 4) == (t.asked(), t.pool(THEM), t.resources())


# No Mercy


def no_mercy(hand: str = "01086 T33 T33 T34") -> Tabletop:
    """No Mercy in hand with other cards, and dice of both players."""
    t = Tabletop("T01*2 T03", "T02", hand=hand, their_hand="T33", resources=2)
    t.discard_pile("T33")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("T03", "1Sh")
    t.show("their T02", "2RD")
    return t


@card("01086")
def test_no_mercy_adds_one_for_each_blue_card_discarded() -> None:
    """Cards of your hand that are blue, any number; then a die of yours that shows damage."""
    t = no_mercy()

    t.answer("play 01086")
    assert ["card T33", "card T33", "stop"] == t.options()
    t.choose(0)
    assert ["card T33", "stop"] == t.options()
    t.answer("card T33", "stop")
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 2RD", "their T02")

    assert (4, 0, ["T34"]) == (t.copy("their T02").damage, t.resources(), t.hand())
    assert (["T01 1MD", "T03 1Sh"], ["T33", "T33", "T33", "01086"]) == (
        t.pool(),
        t.discards(),
    )


@card("01086")
def test_no_mercy_may_discard_nothing() -> None:
    """Any number includes none; the die is resolved as it is."""
    t = no_mercy()

    t.answer("play 01086", "stop", "die T01 1MD", "their T02")

    assert (1, ["T33", "T33", "T34"]) == (t.copy("their T02").damage, t.hand())


@card("01086")
@ruling("arh.part8.showing.04")
def test_no_mercy_resolves_indirect_damage_too() -> None:
    """Damage means any kind of it, whatever a reminder lists."""
    t = Tabletop("T01", "T02", hand="01086 T33", resources=2)
    t.support("T14")
    t.show("T14", "2ID")

    t.answer("play 01086", "card T33")

    assert (3, []) == (t.copy("their T02").damage, t.pool())


@card("01086")
def test_no_mercys_damage_is_blocked_by_shields() -> None:
    """Two of three."""
    t = no_mercy()
    t.copy("their T02").shields = 2

    t.answer("play 01086")
    t.choose(0)
    t.answer("stop", "die T01 2RD", "their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("01086")
def test_no_mercy_waives_no_cost_of_the_die() -> None:
    """With nothing left to pay for its side the die stays."""
    t = Tabletop("T01", "T02", hand="01086", resources=2)
    t.support("T70")
    t.show("T70", "1RD1")

    t.answer("play 01086")

    assert ("they: action", ["T70 1RD1"]) == (t.asked(), t.pool())


@card("01086")
def test_no_mercy_may_discard_cards_without_a_die() -> None:
    """The first sentence stands by itself; an opponent's die is not yours."""
    t = Tabletop("T01", "T02", hand="01086 T33")
    t.show("their T02", "2RD")

    t.answer("play 01086", "card T33")

    assert ("they: action", ["T33", "01086"]) == (t.asked(), t.discards())
    assert ["T02 2RD"] == t.pool(THEM)


@card("01086")
def test_no_mercy_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert ONLY_THE_REST == Tabletop(hand="01086", resources=1).options()
