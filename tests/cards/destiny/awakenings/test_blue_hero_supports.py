"""Awakenings, blue hero supports: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Jedi Council


def jedi_council(their_deck: str = "T21 T33 T34") -> Tabletop:
    """The support in play, and different cards in the two decks."""
    t = Tabletop(deck="T12 T23 T31", their_deck=their_deck, hand="T35", their_hand="T36")
    t.support("01123")
    return t


@card("01123")
def test_jedi_council_discards_one_of_two_cards_and_its_player_draws_the_other() -> None:
    """Of the deck you choose; here the opponent's. The third card stays."""
    t = jedi_council()

    t.answer("use 01123")
    assert ["you", "they"] == t.options()
    t.answer("they")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ("you: choose", ["their card T21", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")

    assert ("they: action", ["T33"], ["T36", "T21"]) == (t.asked(), t.discards(THEM), t.hand(THEM))
    assert ["T34"] == t.codes(t.state.players[THEM].deck)
    assert (["T35"], 3, False) == (
        t.hand(),
        len(t.state.players[YOU].deck),
        t.copy("01123").ready,
    )


@card("01123")
def test_jedi_council_serves_its_own_player_too() -> None:
    """You discard the top card and draw the one below."""
    t = jedi_council()

    t.answer("use 01123", "you", "yes", "card T12")

    assert (["T12"], ["T35", "T23"]) == (t.discards(), t.hand())
    assert ["T31"] == t.codes(t.state.players[YOU].deck)


@card("01123")
def test_jedi_council_may_leave_both_cards_where_they_are() -> None:
    """They were looked at, by you alone."""
    t = jedi_council()

    t.answer("use 01123", "they", "no")

    assert ("they: action", ["T34", "T33", "T21"]) == (
        t.asked(),
        t.codes(t.state.players[THEM].deck),
    )
    assert [(YOU, THEM, 2)] == [
        (event.seat, event.subject, event.amount) for event in t.events("deck_seen")
    ]


@card("01123")
def test_jedi_council_goes_no_further_with_a_single_card() -> None:
    """Two cards were to be looked at, and what follows needs that in full."""
    t = jedi_council(their_deck="T21")

    t.answer("use 01123", "they")

    assert ("they: action", ["T21"]) == (t.asked(), t.codes(t.state.players[THEM].deck))
    assert 1 == len(t.events("deck_seen"))


@card("01123")
def test_jedi_council_does_nothing_while_exhausted() -> None:
    """To exhaust it is the price."""
    t = jedi_council()
    t.copy("01123").ready = False

    t.answer("use 01123")

    assert ("they: action", []) == (t.asked(), t.events("deck_seen"))


@card("01123")
def test_jedi_council_serves_again_when_it_is_ready_again() -> None:
    """It is an action, not one for once a round."""
    t = jedi_council()
    t.answer("use 01123", "they", "no", "pass")

    t.copy("01123").ready = True

    assert "use 01123" in t.options()


# Awakening


def awakening(resources: int = 0) -> Tabletop:
    """The support in play; modifiers and other dice of yours, and one of the opponent."""
    t = Tabletop("T01 T02 01038", "T04", resources=resources)
    t.support("01124")
    t.support("T203")
    t.upgrade("T26", on="T01")
    t.show("T01", "+1MD")
    t.show("T02", "1MD")
    t.show("01038", "+2MD")
    t.show("T203", "+1*")
    t.show("T26", "+1RD1")
    t.show("their T04", "+1MD")
    return t


@card("01124")
def test_awakening_resolves_a_modifier_by_itself() -> None:
    """A die of yours that shows one with a symbol, for its value; no other die joins it."""
    t = awakening()
    t.copy("their T04").shields = 1

    t.answer("use 01124")
    assert ["die T01 +1MD", "die 01038 +2MD"] == t.options()
    t.answer("die 01038 +2MD")
    assert ["T01", "T02", "01038", "their T04"] == t.options()
    t.answer("their T04")

    assert (1, 0) == (t.copy("their T04").damage, t.copy("their T04").shields)
    assert ["T01 +1MD", "T02 1MD", "T203 +1*", "T26 +1RD1"] == t.pool()
    assert ("they: action", False) == (t.asked(), t.copy("01124").ready)


@card("01124")
def test_awakening_spares_no_cost() -> None:
    """A modifier with a cost is offered to whoever can pay for it, and paid for."""
    t = awakening(resources=1)

    t.answer("use 01124")
    assert ["die T01 +1MD", "die 01038 +2MD", "die T26 +1RD1"] == t.options()
    t.answer("die T26 +1RD1", "their T04")

    assert (0, 1) == (t.resources(), t.copy("their T04").damage)


@card("01124")
def test_awakening_finds_no_symbol_on_a_bare_number() -> None:
    """Without its plus it is nothing to resolve."""
    t = Tabletop("T01", "T04")
    t.support("01124")
    t.support("T203")
    t.show("T203", "+1*")

    t.answer("use 01124")

    assert ("they: action", ["T203 +1*"], False) == (t.asked(), t.pool(), t.copy("01124").ready)


@card("01124")
def test_awakening_does_nothing_while_exhausted() -> None:
    """To exhaust it is the price."""
    t = awakening()
    t.copy("01124").ready = False

    t.answer("use 01124")

    assert ("they: action", 5) == (t.asked(), len(t.pool()))


@card("01124")
def test_awakening_serves_again_when_it_is_ready_again() -> None:
    """It is an action, not one for once a round."""
    t = awakening()
    t.answer("use 01124", "die T01 +1MD", "their T04", "pass")

    t.copy("01124").ready = True

    assert "use 01124" in t.options()


# The Force Is Strong


def the_force_is_strong(hand: str, resources: int = 0) -> Tabletop:
    """The support in play, and these cards in hand."""
    t = Tabletop("T01 T02", hand=hand, their_hand="T33", resources=resources)
    t.support("01125")
    return t


@card("01125")
def test_the_force_is_strong_gives_up_a_blue_card_to_play_another_copy_for_free() -> None:
    """Blue cards alone can be discarded; of the rest only copies of that card can be played."""
    t = the_force_is_strong("T33 01118 T33 T31 01118 T33")
    t.discard_pile("T33")

    t.answer("use 01125")
    assert ["card T33", "card 01118", "card T33", "card 01118", "card T33"] == t.options()
    t.answer("card T33")
    assert ["card T33", "card T33"] == t.options()
    t.answer("card T33")

    assert (["01118", "T31", "01118", "T33", "T31"], 0) == (t.hand(), t.resources())
    assert (["T33", "T33", "T33"], False) == (t.discards(), t.copy("01125").ready)


@card("01125")
def test_the_force_is_strong_plays_an_upgrade_without_a_resource() -> None:
    """On a character it may be on; one copy is given up for the other."""
    t = the_force_is_strong("01041 01041")

    t.answer("use 01125")
    t.choose(0)
    t.answer("card 01041")

    assert (t.copy("T02").ref, ["01041"], []) == (t.copy("01041").host, t.discards(), t.hand())


@card("01125")
def test_the_force_is_strong_serves_again_when_it_is_ready_again() -> None:
    """It is an action, not one for once a round."""
    t = the_force_is_strong("T33 T33 T33")
    t.answer("use 01125", "card T33", "card T33", "pass")

    t.copy("01125").ready = True

    assert "use 01125" in t.options()


@card("01125")
def test_the_force_is_strong_discards_for_nothing_without_another_copy() -> None:
    """The price is paid all the same, and nobody learns what is left in the hand."""
    t = the_force_is_strong("T33 T31")

    t.answer("use 01125", "card T33")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T31"], ["T33"]) == (t.asked(), t.hand(), t.discards())


@card("01125")
def test_the_force_is_strong_plays_no_copy_that_may_not_be_played() -> None:
    """An upgrade of yours needs a character it may be on."""
    t = Tabletop("T01", hand="01041 01041")
    t.support("01125")

    t.answer("use 01125", "card 01041")

    assert ["stop"] == t.options()


@card("01125")
def test_the_force_is_strong_does_nothing_while_exhausted() -> None:
    """To exhaust it is part of the price."""
    t = the_force_is_strong("T33 T33")
    t.copy("01125").ready = False

    t.answer("use 01125")

    assert ("they: action", ["T33", "T33"]) == (t.asked(), t.hand())


@card("01125")
def test_the_force_is_strong_asks_for_a_blue_card_even_if_there_is_none() -> None:
    """Whether there is one is nobody else's business; without one nothing is played."""
    t = the_force_is_strong("T31 T34")

    t.answer("use 01125")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T31", "T34"]) == (t.asked(), t.hand())
