"""Awakenings, supports and upgrades of red heroes: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Launch Bay


def launch_bay(hand: str, side: str) -> Tabletop:
    """The bay's die showing a side, these cards in your hand and another hand against you."""
    t = Tabletop("T01", "T02", hand=hand, their_hand="T31 T31 T31 T31")
    t.support("01031")
    t.show("01031", side)
    return t


@card("01031")
def test_launch_bays_x_is_the_number_of_cards_in_your_hand() -> None:
    """Your own hand counts, not the opponent's, your discard pile or your deck."""
    t = launch_bay("T31 T33", "XRD")
    t.discard_pile("T31")

    t.answer("resolve ranged", "their T02")

    assert 2 == t.copy("their T02").damage


@card("01031")
@ruling("arh.part7.inherent.03")
def test_launch_bays_x_goes_for_each_of_its_symbols_and_belongs_to_the_die() -> None:
    """Three cards are three shields; a card that left the hand counts no more."""
    t = launch_bay("T31 T31 T31 T31", "XSh")

    t.answer("play T31", "pass", "resolve shield", "T01")

    assert 3 == t.copy("T01").shields


@card("01031")
def test_launch_bays_x_is_nothing_with_an_empty_hand() -> None:
    """The die can be resolved, to no effect."""
    t = launch_bay("", "XRD")

    t.answer("resolve ranged", "their T02")

    assert (0, []) == (t.copy("their T02").damage, t.pool())


@card("01031")
def test_launch_bay_costs_five() -> None:
    """Four are not enough."""
    assert "play 01031" not in Tabletop(hand="01031", resources=4).options()
    assert "play 01031" in Tabletop(hand="01031", resources=5).options()


# Black One


def black_one() -> Tabletop:
    """Its die showing its special among other dice, to be rolled to a shield side."""
    t = Tabletop("T01 T03", "T02")
    t.support("01032")
    t.show("01032", "Sp")
    t.show("T01", "1R")
    t.next_roll("01032", "2Sh")
    return t


@card("01032")
def test_black_one_deals_damage_and_its_die_is_rolled_again() -> None:
    """To any character; the die stays in the pool but is resolved no more in this action."""
    t = black_one()

    t.answer("resolve special")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, ["01032 2Sh", "T01 1R"]) == (t.copy("their T02").damage, t.pool())
    assert "they: action" == t.asked()


@card("01032")
def test_a_shield_blocks_the_damage_of_black_one() -> None:
    """The die is rolled again all the same."""
    t = black_one()
    t.copy("T03").shields = 1

    t.answer("resolve special", "T03")

    assert (0, 0) == (t.copy("T03").damage, t.copy("T03").shields)
    assert ["01032 2Sh", "T01 1R"] == t.pool()


@card("01032")
@ruling("arh.faq.25")
def test_the_special_of_black_one_used_by_cunning_rolls_nothing() -> None:
    """The damage is yours to deal; neither Black One's die nor that of Cunning is rerolled."""
    t = Tabletop("T03", "T02")
    t.upgrade("01065", on="T03")
    t.show("01065", "Sp")
    t.support("01032", seat=THEM)
    t.show("their 01032", "2Sh")

    t.answer("resolve special", "their T02")

    assert (1, []) == (t.copy("their T02").damage, t.events("dice_rolled"))
    assert ([], ["01032 2Sh"]) == (t.pool(), t.pool(THEM))


@card("01032")
def test_black_one_costs_four() -> None:
    """Three are not enough."""
    assert "play 01032" not in Tabletop(hand="01032", resources=3).options()
    assert "play 01032" in Tabletop(hand="01032", resources=4).options()


# Scout


def scout(their_hand: str) -> Tabletop:
    """Its die showing the special; cheap cards are in your hand and their discard pile too."""
    t = Tabletop("T01", "T02", hand="T31", their_hand=their_hand)
    t.discard_pile("T31", seat=THEM)
    t.upgrade("01033", on="T01")
    t.show("01033", "Sp")
    return t


@card("01033")
def test_scout_discards_the_cheapest_card_of_the_opponents_hand() -> None:
    """Nothing else is offered, and the whole hand is seen."""
    t = scout("T32 T33 T23")

    t.answer("resolve special")
    assert ("you: choose", ["their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")

    assert (["T31", "T33"], ["T32", "T23"]) == (t.discards(THEM), t.hand(THEM))
    assert [["T32", "T33", "T23"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    assert ["T31"] == t.hand()


@card("01033")
def test_scout_lets_you_choose_among_the_cheapest() -> None:
    """Of several that cost the same, not the opponent but you."""
    t = scout("T32 T33 T34")

    t.answer("resolve special")
    assert ("you: choose", ["their card T33", "their card T34"]) == (t.asked(), t.options())
    t.answer("their card T34")

    assert ["T31", "T34"] == t.discards(THEM)


@card("01033")
def test_scout_finds_nothing_in_an_empty_hand() -> None:
    """The die is resolved all the same."""
    t = scout("")

    t.answer("resolve special")

    assert ("they: action", [], ["T31"]) == (t.asked(), t.pool(), t.discards(THEM))


@card("01033")
def test_scout_costs_one() -> None:
    """It can be played on anyone."""
    assert "play 01033" not in Tabletop("T03", hand="01033", resources=0).options()
    assert "play 01033" in Tabletop("T03", hand="01033", resources=1).options()


# Survival Gear


@card("01034")
def test_survival_gear_is_an_upgrade_with_a_die_for_two() -> None:
    """Its modifier side adds to another die showing resources."""
    assert "play 01034" not in Tabletop(hand="01034", resources=1).options()
    t = Tabletop("T03", hand="01034", resources=2)
    t.show("T03", "1R")

    t.answer("play 01034", "pass")
    t.show("01034", "+1R")
    t.answer("resolve resource", "die 01034 +1R")

    assert (2, []) == (t.resources(), t.pool())


# Resistance HQ


def resistance_hq(hand: str = "T31 T33", their_resources: int = 2) -> Tabletop:
    """The support ready, some cards in hand, characters of both players."""
    t = Tabletop("T01 T03", "T02", hand=hand, their_hand="T31", their_resources=their_resources)
    t.discard_pile("T31")
    t.support("01113")
    return t


@card("01113")
def test_resistance_hq_gives_a_shield_for_a_card_and_readies_again() -> None:
    """To any character; the opponent may prevent the readying and need not."""
    t = resistance_hq()

    t.answer("use 01113")
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T33")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")
    assert ("they: may", ["no", "yes"], False) == (t.asked(), t.options(), t.copy("01113").ready)
    t.answer("no")

    assert ("they: action", True, 1) == (t.asked(), t.copy("01113").ready, t.copy("T03").shields)
    assert (["T31", "T33"], ["T31"], 2) == (t.discards(), t.hand(), t.resources(THEM))


@card("01113")
def test_resistance_hq_stays_exhausted_if_the_opponent_spends_a_resource() -> None:
    """One resource of theirs; the shield stays."""
    t = resistance_hq()

    t.answer("use 01113", "card T31", "T01", "yes")

    assert ("they: action", False, 1) == (t.asked(), t.copy("01113").ready, t.copy("T01").shields)
    assert (1, 5) == (t.resources(THEM), t.resources())
    assert [THEM] == [event.seat for event in t.events("resources_spent")]


@card("01113")
def test_resistance_hq_readies_unasked_if_the_opponent_has_no_resources() -> None:
    """What cannot be paid is not offered."""
    t = resistance_hq(their_resources=0)

    t.answer("use 01113", "card T31", "T01")

    assert ("they: action", True) == (t.asked(), t.copy("01113").ready)


@card("01113")
def test_resistance_hq_can_be_used_again_as_soon_as_it_is_ready() -> None:
    """It is no power action."""
    t = resistance_hq()

    t.answer("use 01113", "card T31", "T01", "no", "pass", "use 01113", "card T33", "T01", "no")

    assert (2, []) == (t.copy("T01").shields, t.hand())


@card("01113")
def test_resistance_hq_stays_exhausted_if_no_shield_was_given() -> None:
    """The readying hangs on the shield, which finds no room on a character with three."""
    t = resistance_hq()
    t.copy("T03").shields = 3

    t.answer("use 01113", "card T31", "T03")

    assert ("they: action", False) == (t.asked(), t.copy("01113").ready)
    assert [] == t.events("resources_spent")


@card("01113")
def test_resistance_hq_gives_nothing_without_a_card_or_exhausted() -> None:
    """Both are its cost, and neither is paid without the other."""
    empty = resistance_hq(hand="")
    tired = resistance_hq()
    tired.copy("01113").ready = False

    empty.answer("use 01113")
    tired.answer("use 01113")

    assert ("they: action", True) == (empty.asked(), empty.copy("01113").ready)
    assert ("they: action", ["T31", "T33"]) == (tired.asked(), tired.hand())


@card("01113")
def test_resistance_hq_costs_two() -> None:
    """One is not enough."""
    assert "play 01113" not in Tabletop(hand="01113", resources=1).options()
    assert "play 01113" in Tabletop(hand="01113", resources=2).options()
