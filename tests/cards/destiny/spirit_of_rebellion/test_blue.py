"""Spirit of Rebellion, blue cards: what each offers, and what it does."""

from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# High Ground


@card("02128")
def test_high_ground_removes_a_damage_die_and_hurts_its_character() -> None:
    """Damage of any kind of theirs: the brackets only remind; shields help."""
    t = Tabletop("T02", "T03 T65 T06", hand="02128")
    t.upgrade("T21", on="their T06")
    t.show("T02", "1MD")
    for label, side in (("T03", "1MD"), ("T65", "2ID"), ("T06", "2RD"), ("T21", "1R")):
        t.show(f"their {label}", side)
    t.copy("their T06").shields = 1

    t.answer("play 02128")
    assert ["their die T03 1MD", "their die T65 2ID", "their die T06 2RD"] == t.options()
    t.answer("their die T06 2RD")

    assert (0, 0, ["T03 1MD", "T65 2ID", "T21 1R"]) == (
        t.copy("their T06").damage,
        t.copy("their T06").shields,
        t.pool(THEM),
    )


@card("02128")
def test_high_ground_hurts_nobody_for_another_die() -> None:
    """An upgrade's die is none of a character's."""
    t = Tabletop("T02", "T03", hand="02128")
    t.upgrade("T21", on="their T03")
    t.show("their T21", "1MD")

    t.answer("play 02128")

    assert ([], 0, "they: action") == (t.pool(THEM), t.copy("their T03").damage, t.asked())


@card("02128")
def test_high_ground_is_for_who_controls_the_battlefield() -> None:
    """Others cannot play it."""
    t = Tabletop("T02", "T03", hand="02128")
    t.battlefield("T41", controller=THEM)

    assert "play 02128" not in t.options()


# Premonitions

KEEP = "either 0"
RECALL = "either 1"


def beneath(t: Tabletop, seat: int = YOU) -> list[str]:
    """What lies face down on a player's set-aside cards."""
    return t.codes(
        [t.state.under[one][0] for one in t.state.players[seat].aside if one in t.state.under]
    )


@card("02131")
def test_premonitions_offers_both_its_ways() -> None:
    """Either may be chosen even where it could do nothing."""
    t = Tabletop(hand="02131")

    t.answer("play 02131")

    assert "you: either" == t.asked()
    assert [KEEP, RECALL] == t.options()


@card("02131")
def test_any_card_of_your_hand_can_be_stacked() -> None:
    """Only your hand is offered: not their hand, not a discard pile."""
    t = Tabletop(hand="T23 02131 T31 02131", their_hand="T33")
    t.discard_pile("T34")

    t.answer("play 02131", KEEP)

    assert "you: choose" == t.asked()
    assert ["card T23", "card T31", "card 02131"] == t.options()


@card("02131")
def test_the_chosen_card_lies_on_the_set_aside_premonitions() -> None:
    """Premonitions is set aside, not discarded, and exactly one card has left the hand."""
    t = Tabletop(hand="T23 02131 T31 T33")

    t.answer("play 02131", KEEP, "card T31")

    assert ["02131"] == t.aside()
    assert ["T31"] == beneath(t)
    assert ["T23", "T33"] == sorted(t.hand())
    assert [] == t.discards()
    assert "they: action" == t.asked()


@card("02131")
def test_the_last_card_of_a_hand_is_asked_for_as_well() -> None:
    """The question does not tell how many cards there were to choose from."""
    t = Tabletop(hand="02131 T31")

    t.answer("play 02131", KEEP)

    assert ["card T31"] == t.options()


@card("02131")
def test_with_an_empty_hand_nothing_is_stacked() -> None:
    """Premonitions is set aside all the same, as much as possible is done."""
    t = Tabletop(hand="02131")

    t.answer("play 02131", KEEP)

    assert "they: action" == t.asked()
    assert ["02131"] == t.aside()
    assert [] == beneath(t)


@card("02131")
@ruling("arh.clar.sor.17")
def test_only_its_owner_knows_the_stacked_card() -> None:
    """The opponent sees that there is one; the owner sees which."""
    t = Tabletop(hand="02131 T23")

    t.answer("play 02131", KEEP, "card T23")

    [theirs] = view_of(t.state, THEM).players[YOU].aside
    [yours] = view_of(t.state, YOU).players[YOU].aside
    assert theirs.under
    assert "T23" not in repr(view_of(t.state, THEM))
    assert "T23" not in repr(view_of(t.state, -1))
    assert "T23" == yours.under_code


@card("02131")
@ruling("arh.clar.sor.17")
def test_their_stacked_card_is_not_seen_while_you_choose() -> None:
    """Only when the choice is made the card is turned up."""
    t = Tabletop(hand="02131")
    t.set_aside("02131", stacked="T34")
    t.set_aside("02131", stacked="T23", seat=THEM)

    t.answer("play 02131", RECALL)

    assert "T23" not in repr(view_of(t.state, YOU))
    t.answer("their card 02131")
    assert "T23" in repr(view_of(t.state, YOU))


@card("02131")
@ruling("arh.clar.sor.16")
def test_copies_of_both_players_with_a_stacked_card_are_offered() -> None:
    """Not those without one, not other cards that have one, not one in a discard pile."""
    t = Tabletop(hand="02131 02131")
    t.set_aside("02131")
    t.set_aside("02131", stacked="T23")
    t.set_aside("08091", stacked="T23")
    t.set_aside("02131", stacked="T23", seat=THEM)
    t.set_aside("02131", seat=THEM)
    t.discard_pile("02131")

    t.answer("play 02131", RECALL)

    assert "you: choose" == t.asked()
    assert ["card 02131", "their card 02131"] == t.options()


@card("02131")
def test_the_stacked_card_is_played_for_free() -> None:
    """An upgrade for three enters play without a resource, both Premonitions are discarded."""
    t = Tabletop("T01 T03", hand="02131", resources=0)
    t.set_aside("02131", stacked="T23")

    t.answer("play 02131", RECALL)
    assert ["T01", "T03"] == t.options()
    t.answer("T03")

    assert t.copy("T03").ref == t.copy("T23").host
    assert 0 == t.resources()
    assert ([], {}) == (t.aside(), t.state.under)
    assert ["02131", "02131"] == t.discards()


@card("02131")
def test_only_the_chosen_copy_is_used_up() -> None:
    """The other one stays set aside with its card."""
    t = Tabletop(hand="02131")
    t.set_aside("02131", stacked="T12")
    t.set_aside("02131", stacked="T31")

    t.answer("play 02131", RECALL, "card 02131")

    assert ["T01", "T12"] == t.in_play()
    assert (["02131"], ["T31"]) == (t.aside(), beneath(t))


@card("02131")
@ruling("arh.clar.sor.16")
def test_the_card_on_an_opponents_copy_is_played_by_you() -> None:
    """You control it; their copy goes to their discard pile, yours to yours."""
    t = Tabletop(hand="02131", resources=0)
    t.set_aside("02131", stacked="T12", seat=THEM)

    t.answer("play 02131", RECALL)

    assert ["T01", "T12"] == t.in_play()
    assert THEM == t.copy("T12").owner
    assert (["02131"], ["02131"]) == (t.discards(), t.discards(THEM))
    assert [] == t.aside(THEM)


@card("02131")
@ruling("arh.clar.sor.16")
def test_an_opponents_stacked_event_gives_you_its_effect() -> None:
    """You gain the resource, and the event goes to its owner's discard pile."""
    t = Tabletop(hand="02131", resources=0)
    t.set_aside("02131", stacked="T31", seat=THEM)

    t.answer("play 02131", RECALL)

    assert (1, 5) == (t.resources(), t.resources(THEM))
    assert ["02131"] == t.discards()
    assert ["02131", "T31"] == t.discards(THEM)


@card("02131")
@ruling("arh.clar.sor.18")
def test_a_stacked_card_that_cannot_be_played_is_discarded() -> None:
    """Without the character it asks for, the event has no effect; the copy is used up too."""
    t = Tabletop("T03", hand="02131", resources=0)
    t.set_aside("02131", stacked="T34")

    t.answer("play 02131", RECALL)

    assert 0 == t.resources()
    assert [] == t.aside()
    assert ["02131", "02131", "T34"] == sorted(t.discards())


@card("02131")
@ruling("arh.clar.sor.18")
def test_an_opponents_card_you_cannot_play_goes_to_their_discard_pile() -> None:
    """It is measured by what you control, and discarded by its owner."""
    t = Tabletop("T03", "T01", hand="02131", resources=0)
    t.set_aside("02131", stacked="T34", seat=THEM)

    t.answer("play 02131", RECALL)

    assert (0, 5) == (t.resources(), t.resources(THEM))
    assert ["02131"] == t.discards()
    assert ["02131", "T34"] == sorted(t.discards(THEM))


@card("02131")
def test_without_a_stacked_card_nothing_is_played() -> None:
    """The Premonitions being played is not another copy; it goes to the discard pile."""
    t = Tabletop(hand="02131 T31")
    t.set_aside("02131")

    t.answer("play 02131", RECALL)

    assert "they: action" == t.asked()
    assert (["02131"], ["02131"]) == (t.aside(), t.discards())
    assert ["T31"] == t.hand()
