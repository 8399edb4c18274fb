"""Two-Player Game, blue events: what each offers, and what it does."""

from dejarik.testing.table import THEM, YOU, Tabletop, card

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# As I Have Foreseen


@card("04016")
def test_as_i_have_foreseen_shows_you_the_opponents_hand() -> None:
    """
    You see it, they keep it, and they see nothing of yours. It costs nothing.
    """
    t = Tabletop(hand="04016 T33", their_hand="T31 T32", resources=0)

    t.answer("play 04016")

    know = t.state.knowledge
    assert [True, True] == [know.knows(YOU, one) for one in t.state.players[THEM].hand]
    assert [False] == [know.knows(THEM, one) for one in t.state.players[YOU].hand]
    assert (["T31", "T32"], ["T33"]) == (t.hand(THEM), t.hand())


@card("04016")
def test_as_i_have_foreseen_has_ambush() -> None:
    """
    An additional action follows, which may be declined.
    """
    t = Tabletop(hand="04016", their_hand="T31")

    t.answer("play 04016")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


# Distraction


def distraction() -> Tabletop:
    """
    Distraction in hand, and dice of both players.
    """
    t = Tabletop("T01*2", "T02 T06", hand="04040", resources=1)
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    return t


@card("04040")
def test_distraction_lets_the_opponent_remove_one_of_two_dice() -> None:
    """
    You choose exactly two of all dice, the opponent one of them. It costs one.
    """
    t = distraction()

    t.answer("play 04040")
    assert ["die T01 1MD", "die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("die T01 1R")
    assert ["their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T02 2RD")
    assert ("they: choose", ["die T01 1R", "their die T02 2RD"]) == (t.asked(), t.options())
    t.answer("die T01 1R")

    assert (["T01 1MD"], ["T02 2RD", "T06 -"]) == (t.pool(), t.pool(THEM))
    assert (0, ["04040"]) == (t.resources(), t.discards())


@card("04040")
def test_distraction_with_just_two_dice_asks_only_the_opponent() -> None:
    """
    Both are chosen, one must go.
    """
    t = Tabletop(hand="04040")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 04040")
    assert ("they: choose", ["die T01 1MD", "their die T02 2RD"]) == (t.asked(), t.options())
    t.answer("their die T02 2RD")

    assert (["T01 1MD"], []) == (t.pool(), t.pool(THEM))


@card("04040")
def test_distraction_removes_nothing_if_there_is_only_one_die() -> None:
    """
    Two could not be chosen, so there is no then.
    """
    t = Tabletop(hand="04040")
    t.show("their T02", "2RD")

    t.answer("play 04040")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("04040")
def test_distraction_is_not_offered_without_a_resource() -> None:
    """
    It costs one.
    """
    assert ONLY_THE_REST == Tabletop(hand="04040", resources=0).options()


# Do Or Do Not


def do_or_do_not(roll: str, resources: int = 0) -> Tabletop:
    """
    The event in hand, dice of both players, and the next roll of your first die.
    """
    t = Tabletop("T01*2", "T02", hand="04041", resources=resources)
    t.show("T01", "1MD")
    t.show("T01", "1Sh")
    t.show("their T02", "2RD")
    t.next_roll("T01", roll)
    return t


@card("04041")
def test_do_or_do_not_rerolls_a_die_and_may_resolve_it_with_one_more() -> None:
    """
    A die of yours; one resource becomes two. It costs nothing.
    """
    t = do_or_do_not("1R")

    t.answer("play 04041")
    assert ["die T01 1MD", "die T01 1Sh"] == t.options()
    t.answer("die T01 1MD")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert ("they: action", 2, ["T01 1Sh"]) == (t.asked(), t.resources(), t.pool())
    assert [] == t.events("die_removed")


@card("04041")
def test_do_or_do_not_removes_the_die_you_do_not_resolve() -> None:
    """
    Declining removes just that die.
    """
    t = do_or_do_not("1R")

    t.answer("play 04041", "die T01 1MD", "no")

    assert ("they: action", 0, ["T01 1Sh"]) == (t.asked(), t.resources(), t.pool())
    assert 1 == len(t.events("die_removed"))


@card("04041")
def test_do_or_do_not_removes_a_die_that_cannot_be_resolved() -> None:
    """
    A blank leaves no choice.
    """
    t = do_or_do_not("-")

    t.answer("play 04041", "die T01 1MD")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())


@card("04041")
def test_do_or_do_not_does_nothing_without_a_die_of_yours() -> None:
    """
    It is discarded to no effect.
    """
    t = Tabletop(hand="04041")
    t.show("their T02", "2RD")

    t.answer("play 04041")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))
    assert ([], ["04041"]) == (t.events("dice_rolled"), t.discards())


# Fierce Resolve


def fierce_resolve(roll: str) -> Tabletop:
    """
    The event in hand, dice of both players, and the next roll of your first die.
    """
    t = Tabletop("T01*2 T03", "T02", hand="04042", resources=2)
    t.support("T12")
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.show("their T02", "2RD")
    t.next_roll("T01", roll)
    return t


@card("04042")
def test_fierce_resolve_deals_the_value_that_was_rolled() -> None:
    """
    A die of yours, any symbol; the die stays. It costs two.
    """
    t = fierce_resolve("2RD")

    t.answer("play 04042")
    assert ["die T01 1MD", "die T03 1Sh"] == t.options()
    t.answer("die T01 1MD")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.resources())
    assert ["T01 2RD", "T03 1Sh"] == t.pool()
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04042")
def test_fierce_resolve_takes_the_value_of_any_symbol() -> None:
    """
    One resource is one damage, which a shield blocks.
    """
    t = fierce_resolve("1R")
    t.copy("their T02").shields = 1

    t.answer("play 04042", "die T01 1MD", "their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("04042")
def test_fierce_resolve_deals_nothing_for_a_blank() -> None:
    """
    A blank has no value.
    """
    t = fierce_resolve("-")

    t.answer("play 04042", "die T01 1MD", "their T02")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04042")
def test_fierce_resolve_does_nothing_without_a_die_of_yours() -> None:
    """
    Nothing is rerolled, so there is no then.
    """
    t = Tabletop(hand="04042")
    t.show("their T02", "2RD")

    t.answer("play 04042")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04042")
def test_fierce_resolve_is_not_offered_with_one_resource() -> None:
    """
    It costs two.
    """
    assert ONLY_THE_REST == Tabletop(hand="04042", resources=1).options()
