"""Two-Player Game, red events of damage: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# First Strike


def first_strike() -> Tabletop:
    """First Strike in hand; dice of both players, some showing damage, some not."""
    t = Tabletop("T01 T03", "T02 T06", hand="04011", resources=2)
    t.support("T14", seat=THEM)
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.show("their T14", "2ID")
    return t


@card("04011")
def test_first_strike_deals_the_value_of_an_opponents_die() -> None:
    """A die showing any kind of damage, and then any character; the die stays."""
    t = first_strike()

    t.answer("play 04011")
    assert ["their die T02 2RD", "their die T06 +1MD", "their die T14 2ID"] == t.options()
    t.answer("their die T02 2RD")
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (2, 0) == (t.copy("their T06").damage, t.resources())
    assert ["T02 2RD", "T06 +1MD", "T14 2ID"] == t.pool(THEM)
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04011")
def test_first_strike_reads_a_melee_die_and_a_shield_blocks_it() -> None:
    """A plus side has its value too."""
    t = first_strike()
    t.copy("T03").shields = 1

    t.answer("play 04011", "their die T06 +1MD", "T03")

    assert (0, 0) == (t.copy("T03").shields, t.copy("T03").damage)


@card("04011")
def test_first_strike_does_nothing_without_a_die_showing_damage() -> None:
    """Your own dice and other sides do not serve."""
    t = Tabletop(hand="04011")
    t.show("T01", "2RD")
    t.show("their T02", "1R")

    t.answer("play 04011")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))
    assert ["04011"] == t.discards()


@card("04011")
def test_first_strike_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert ONLY_THE_REST == Tabletop(hand="04011", resources=1).options()


# I Have You Now


def i_have_you_now() -> Tabletop:
    """The event in hand and dice of both players."""
    t = Tabletop("T01", "T02", hand="04012", resources=1)
    t.support("T13", seat=THEM)
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T02", "1Sh")
    t.show("their T13", "1R")
    t.show("their T14", "2Re")
    return t


@card("04012")
def test_i_have_you_now_turns_any_die_to_a_side_showing_damage() -> None:
    """Dice of either player; of its sides only those with damage, modifiers too."""
    t = i_have_you_now()

    t.answer("play 04012")
    dice = ["die T01 1MD", "their die T02 1Sh", "their die T13 1R", "their die T14 2Re"]
    assert dice == t.options()
    t.answer("their die T02 1Sh")
    assert ["1MD", "2RD", "+1MD"] == t.options()
    t.answer("2RD")

    assert (["T02 2RD", "T13 1R", "T14 2Re"], 0) == (t.pool(THEM), t.resources())


@card("04012")
def test_i_have_you_now_turns_a_die_to_another_side_and_to_indirect_damage_too() -> None:
    """Never to the side it shows; indirect damage is damage."""
    t = i_have_you_now()
    t.answer("play 04012", "die T01 1MD")
    assert ["2RD", "+1MD"] == t.options()

    t = i_have_you_now()
    t.answer("play 04012", "their die T14 2Re")
    assert ["2ID", "3MDi1"] == t.options()


@card("04012")
def test_i_have_you_now_does_nothing_to_a_die_without_damage() -> None:
    """It may be chosen, but it stays as it is."""
    t = i_have_you_now()

    t.answer("play 04012", "their die T13 1R")

    assert ("they: action", []) == (t.asked(), t.events("die_turned"))


@card("04012")
def test_i_have_you_now_can_be_played_without_dice_but_not_without_a_resource() -> None:
    """It is discarded to no effect; it costs one."""
    t = Tabletop(hand="04012")
    t.answer("play 04012")

    assert ("they: action", ["04012"]) == (t.asked(), t.discards())
    assert ONLY_THE_REST == Tabletop(hand="04012", resources=0).options()


# Imperial Envoy


def imperial_envoy(their_hand: str) -> Tabletop:
    """The envoy in hand against this hand, with a support in play that is no target."""
    t = Tabletop("T01", "T02", hand="04013 T31 T31", their_hand=their_hand, resources=2)
    t.support("T12")
    t.discard_pile("T33", seat=THEM)
    return t


@card("04013")
def test_the_imperial_envoy_deals_damage_for_an_event_and_a_support() -> None:
    """Two cards, two damage, to one character, the cards shown and kept."""
    t = imperial_envoy("T31 T12")

    t.answer("play 04013")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert [2] == [event.amount for event in t.events("damage_dealt")]
    assert [0] == [event.detail for event in t.events("damage_dealt")]
    assert (2, 0) == (t.copy("their T02").damage, t.resources())
    assert [THEM] == [event.seat for event in t.events("cards_revealed")]
    assert ["T31", "T12"] == t.hand(THEM)
    assert [] == t.state.players[THEM].detected


@card("04013")
def test_the_imperial_envoy_counts_only_events_and_supports() -> None:
    """An upgrade does not count; a shield blocks the damage."""
    t = imperial_envoy("T31 T21")
    t.copy("T01").shields = 1

    t.answer("play 04013", "T01")

    assert (0, 0) == (t.copy("T01").shields, t.copy("T01").damage)
    assert [["T21", "T31"]] == [sorted(t.codes(one.items)) for one in t.events("cards_revealed")]


@card("04013")
def test_the_imperial_envoy_deals_nothing_for_upgrades() -> None:
    """A character may be named, but nothing is dealt to it."""
    t = imperial_envoy("T21 T21")

    t.answer("play 04013", "T01")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04013")
def test_the_imperial_envoy_reveals_two_of_more_cards() -> None:
    """Which ones is left to chance."""
    shown = set()
    for seed in "abcdefgh":
        t = Tabletop("T01", "T02", hand="04013", their_hand="T31 T33 T34", seed=seed)
        t.answer("play 04013", "their T02")
        assert 2 == t.copy("their T02").damage
        shown.add(tuple(sorted(t.codes(t.events("cards_revealed")[0].items))))

    assert {("T31", "T33"), ("T31", "T34"), ("T33", "T34")} == shown


@card("04013")
def test_the_imperial_envoy_deals_nothing_if_only_one_card_can_be_revealed() -> None:
    """It is shown, but not everything before the then was done."""
    t = imperial_envoy("T31")

    t.answer("play 04013")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))
    assert 1 == len(t.events("cards_revealed"))


@card("04013")
def test_the_imperial_envoy_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert ONLY_THE_REST == Tabletop(hand="04013", resources=1).options()


# Direct Hit


def direct_hit() -> Tabletop:
    """Direct Hit in hand; dice of both players, some showing damage, some not; one to add."""
    t = Tabletop("T01*2 T03 T05", "T02", hand="04034", resources=2)
    t.support("T14")
    t.support("T70")
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("T03", "2RD")
    t.show("T14", "2ID")
    t.show("T05", "+1MD")
    t.show("T70", "1RD1")
    t.show("their T02", "2RD")
    return t


@card("04034")
def test_direct_hit_resolves_a_die_of_yours_with_two_more() -> None:
    """Any kind of damage, of your own dice that can be resolved; two ranged become four."""
    t = direct_hit()

    t.answer("play 04034")
    assert ["die T01 1MD", "die T03 2RD", "die T14 2ID"] == t.options()
    t.answer("die T03 2RD")
    assert ["T01", "T03", "T05", "their T02"] == t.options()
    t.answer("their T02")

    assert (4, 0) == (t.copy("their T02").damage, t.resources())
    assert ["T01 1MD", "T01 1R", "T14 2ID", "T05 +1MD", "T70 1RD1"] == t.pool()


@card("04034")
def test_direct_hit_resolves_melee_and_indirect_damage_too() -> None:
    """One melee damage becomes three."""
    t = direct_hit()

    t.answer("play 04034", "die T01 1MD", "their T02")

    assert 3 == t.copy("their T02").damage


@card("04034")
@ruling("arh.part2.throughcards.02")
def test_direct_hit_does_not_pay_for_the_die() -> None:
    """With a resource left its cost is paid; without one it cannot be resolved."""
    for resources, left in ((3, []), (2, ["T70 1RD1"])):
        t = Tabletop(hand="04034", resources=resources)
        t.support("T70")
        t.show("T70", "1RD1")
        t.answer("play 04034", *["their T02"] * (resources - 2))

        assert (0, left) == (t.resources(), t.pool())


@card("04034")
def test_direct_hits_damage_is_blocked_by_shields() -> None:
    """Three of four."""
    t = direct_hit()
    t.copy("their T02").shields = 3

    t.answer("play 04034", "die T03 2RD", "their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("04034")
def test_direct_hit_does_nothing_without_a_die_showing_damage() -> None:
    """An opponent's die does not serve."""
    t = Tabletop(hand="04034")
    t.show("T01", "1R")
    t.show("their T02", "2RD")

    t.answer("play 04034")

    assert ("they: action", ["T01 1R"]) == (t.asked(), t.pool())
    assert [] == t.events("die_resolved")


@card("04034")
def test_direct_hit_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert ONLY_THE_REST == Tabletop(hand="04034", resources=1).options()
