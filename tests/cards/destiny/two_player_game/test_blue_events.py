"""Two-Player Game, blue events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# As I Have Foreseen


@card("04016")
def test_as_i_have_foreseen_shows_you_the_opponents_hand() -> None:
    """You see it, they keep it, and they see nothing of yours. It costs nothing."""
    t = Tabletop(hand="04016 T33", their_hand="T31 T32", resources=0)
    t.discard_pile("T34", seat=THEM)

    t.answer("play 04016")

    know = t.state.knowledge
    assert [True, True] == [know.knows(YOU, one) for one in t.state.players[THEM].hand]
    assert [False] == [know.knows(THEM, one) for one in t.state.players[YOU].hand]
    assert (["T31", "T32"], ["T33"]) == (t.hand(THEM), t.hand())
    assert [["T31", "T32"]] == [t.codes(event.items) for event in t.events("hand_seen")]


@card("04016")
def test_as_i_have_foreseen_has_ambush() -> None:
    """An additional action follows, which may be declined."""
    t = Tabletop(hand="04016", their_hand="T31")

    t.answer("play 04016")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


# Clash


def clash() -> Tabletop:
    """Clash in hand; dice of both players, some showing melee damage."""
    t = Tabletop("T01*2", "T02 T06", hand="04017", resources=1)
    t.support("T13", seat=THEM)
    t.show("T01", "1R")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    t.show("their T06", "+1MD")
    t.show("their T13", "1R")
    return t


@card("04017")
def test_clash_turns_your_die_to_melee_and_an_opponents_to_a_blank() -> None:
    """Any die of yours to a melee side, and one of theirs showing melee to its blank."""
    t = clash()

    t.answer("play 04017")
    assert ["die T01 1R", "die T01 1MD"] == t.options()
    t.answer("die T01 1R")
    assert ["1MD", "+1MD"] == t.options()
    t.answer("1MD")
    assert ["their die T02 1MD", "their die T06 +1MD"] == t.options()
    t.answer("their die T06 +1MD")

    assert ["T01 1MD", "T01 1MD"] == t.pool()
    assert (["T02 1MD", "T06 -", "T13 1R"], 0) == (t.pool(THEM), t.resources())


@card("04017")
def test_clash_turns_an_opponents_die_although_you_have_none() -> None:
    """Two sentences without a then; the only die is turned without a question."""
    t = Tabletop(hand="04017")
    t.show("their T02", "1MD")

    t.answer("play 04017")

    assert ("they: action", ["T02 -"]) == (t.asked(), t.pool(THEM))


@card("04017")
def test_clash_leaves_an_opponents_other_dice_alone() -> None:
    """Ranged damage is not melee damage."""
    t = Tabletop(hand="04017")
    t.show("T01", "1R")
    t.show("their T02", "2RD")

    t.answer("play 04017", "+1MD")

    assert (["T01 +1MD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))


@card("04017")
def test_clash_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand="04017", resources=0).options()


# Your Skills Are Complete


@card("04019")
def test_your_skills_are_complete_turns_an_upgrade_die_to_a_blank() -> None:
    """Upgrade dice of either player; those of characters and supports are safe."""
    t = Tabletop("T01", "T02", hand="04019", resources=0)
    t.support("T13")
    t.upgrade("T21", on="T01")
    t.upgrade("T26", on="their T02")
    for label, side in (("T01", "1MD"), ("T13", "1R"), ("T21", "1MD"), ("their T26", "1RD")):
        t.show(label, side)

    t.answer("play 04019")
    assert ["die T21 1MD", "their die T26 1RD"] == t.options()
    t.answer("their die T26 1RD")

    assert (["T01 1MD", "T13 1R", "T21 1MD"], ["T26 -"]) == (t.pool(), t.pool(THEM))


@card("04019")
def test_your_skills_are_complete_does_nothing_without_an_upgrade_die() -> None:
    """A character's die is none."""
    t = Tabletop(hand="04019")
    t.show("their T02", "1MD")

    t.answer("play 04019")

    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))


# Concentrate


def concentrate(resources: int = 2) -> Tabletop:
    """Concentrate in hand, and dice of both players."""
    t = Tabletop("T01*2 T03", "T02", hand="04038", resources=resources)
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("T03", "1Sh")
    t.show("their T02", "2RD")
    return t


@card("04038")
def test_concentrate_turns_a_die_and_for_a_resource_another() -> None:
    """Both yours, each to any other side; the first one is not another. It costs one."""
    t = concentrate()

    t.answer("play 04038")
    assert ["die T01 1MD", "die T01 1R", "die T03 1Sh"] == t.options()
    t.answer("die T01 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("2RD")
    assert (["no", "yes"], 1) == (t.options(), t.resources())
    t.answer("yes")
    assert (["die T01 1MD", "die T03 1Sh"], 0) == (t.options(), t.resources())
    t.answer("die T03 1Sh", "1R")

    assert (["T01 1MD", "T01 2RD", "T03 1R"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert 5 == t.resources(THEM)


@card("04038")
def test_concentrate_need_not_turn_another_die() -> None:
    """The resource is kept, one of several."""
    t = concentrate(resources=3)

    t.answer("play 04038", "die T01 1R", "2RD", "no")

    assert ("they: action", 2) == (t.asked(), t.resources())
    assert 1 == len(t.events("die_turned"))


@card("04038")
def test_concentrate_spends_one_resource_of_several() -> None:
    """One is spent, not all, and spent is not lost."""
    t = concentrate(resources=3)

    t.answer("play 04038", "die T01 1R", "2RD", "yes", "die T03 1Sh", "1R")

    assert (1, []) == (t.resources(), t.events("resources_lost"))


@card("04038")
def test_concentrate_does_not_offer_the_second_die_to_who_cannot_pay() -> None:
    """With the last resource spent on the card nothing more is asked."""
    t = concentrate(resources=1)

    t.answer("play 04038", "die T01 1R", "2RD")

    assert ("they: action", 1) == (t.asked(), len(t.events("die_turned")))


@card("04038")
def test_concentrate_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand="04038", resources=0).options()


# Distraction


def distraction() -> Tabletop:
    """Distraction in hand, and dice of both players."""
    t = Tabletop("T01*2", "T02 T06", hand="04040", resources=1)
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    return t


@card("04040")
def test_distraction_lets_the_opponent_remove_one_of_two_dice() -> None:
    """You choose exactly two of all dice, the opponent one of them. It costs one."""
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
    """Both are chosen, one must go."""
    t = Tabletop(hand="04040")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 04040")
    assert ("they: choose", ["die T01 1MD", "their die T02 2RD"]) == (t.asked(), t.options())
    t.answer("their die T02 2RD")

    assert (["T01 1MD"], []) == (t.pool(), t.pool(THEM))


@card("04040")
def test_distraction_removes_nothing_if_there_is_only_one_die() -> None:
    """Two could not be chosen, so there is no then."""
    t = Tabletop(hand="04040")
    t.show("their T02", "2RD")

    t.answer("play 04040")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("04040")
def test_distraction_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand="04040", resources=0).options()


# Do Or Do Not


def do_or_do_not(roll: str, resources: int = 0) -> Tabletop:
    """The event in hand, dice of both players, and the next roll of your first die."""
    t = Tabletop("T01*2", "T02", hand="04041", resources=resources)
    t.show("T01", "1MD")
    t.show("T01", "1Sh")
    t.show("their T02", "2RD")
    t.next_roll("T01", roll)
    return t


@card("04041")
def test_do_or_do_not_rerolls_a_die_and_may_resolve_it_with_one_more() -> None:
    """A die of yours; one resource becomes two. It costs nothing."""
    t = do_or_do_not("1R")

    t.answer("play 04041")
    assert ["die T01 1MD", "die T01 1Sh"] == t.options()
    t.answer("die T01 1MD")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert ("they: action", 2, ["T01 1Sh"]) == (t.asked(), t.resources(), t.pool())
    assert [] == t.events("die_removed")


@card("04041")
def test_do_or_do_not_removes_a_die_you_cannot_pay_for() -> None:
    """Its cost is not waived: without a resource there is nothing to decide."""
    t = Tabletop(hand="04041", resources=0)
    t.support("T70")
    t.show("T70", "1Sh")
    t.next_roll("T70", "2R1")

    t.answer("play 04041")

    assert ("they: action", [], 0) == (t.asked(), t.pool(), t.resources())


@card("04041")
def test_do_or_do_nots_damage_is_blocked_by_shields() -> None:
    """Two of three; two ranged damage have become three."""
    t = do_or_do_not("2RD")
    t.copy("their T02").shields = 2

    t.answer("play 04041", "die T01 1MD", "yes", "their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("04041")
def test_do_or_do_not_removes_the_die_you_do_not_resolve() -> None:
    """Declining removes just that die."""
    t = do_or_do_not("1R")

    t.answer("play 04041", "die T01 1MD", "no")

    assert ("they: action", 0, ["T01 1Sh"]) == (t.asked(), t.resources(), t.pool())
    assert 1 == len(t.events("die_removed"))


@card("04041")
def test_do_or_do_not_removes_a_die_that_cannot_be_resolved() -> None:
    """A blank leaves no choice."""
    t = do_or_do_not("-")

    t.answer("play 04041", "die T01 1MD")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())


@card("04041")
def test_do_or_do_not_does_nothing_without_a_die_of_yours() -> None:
    """It is discarded to no effect."""
    t = Tabletop(hand="04041")
    t.show("their T02", "2RD")

    t.answer("play 04041")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))
    assert ([], ["04041"]) == (t.events("dice_rolled"), t.discards())


# Fierce Resolve


def fierce_resolve(roll: str) -> Tabletop:
    """The event in hand, dice of both players, and the next roll of your first die."""
    t = Tabletop("T01*2 T03", "T02", hand="04042", resources=2)
    t.support("T12")
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.show("their T02", "2RD")
    t.next_roll("T01", roll)
    return t


@card("04042")
def test_fierce_resolve_deals_the_value_that_was_rolled() -> None:
    """A die of yours, any symbol; the die stays. It costs two."""
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
    """One resource is one damage, which a shield blocks."""
    t = fierce_resolve("1R")
    t.copy("their T02").shields = 1

    t.answer("play 04042", "die T01 1MD", "their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("04042")
def test_fierce_resolve_deals_nothing_for_a_blank() -> None:
    """A blank has no value."""
    t = fierce_resolve("-")

    t.answer("play 04042", "die T01 1MD", "their T02")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04042")
def test_fierce_resolve_does_nothing_without_a_die_of_yours() -> None:
    """Nothing is rerolled, so there is no then."""
    t = Tabletop(hand="04042")
    t.show("their T02", "2RD")

    t.answer("play 04042")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04042")
def test_fierce_resolve_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert ONLY_THE_REST == Tabletop(hand="04042", resources=1).options()
