"""Pulling the Strings: whose deck, which cards go where, and who knows."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

DECK = "T32 T33 T34 T35"


def pulling_the_strings(theirs: str = DECK) -> Tabletop:
    """The event in hand, and four different cards in each deck, named from the top."""
    return Tabletop(hand="01087", deck="T36 T37 T38 T39", their_deck=theirs, resources=0)


def deck(t: Tabletop, seat: int = THEM) -> list[str]:
    """A deck from the top."""
    return list(reversed(t.codes(t.state.players[seat].deck)))


@card("01087")
def test_pulling_the_strings_looks_at_three_cards_of_any_deck() -> None:
    """Yours or theirs; the fourth card stays hidden, and the other player sees none."""
    t = pulling_the_strings()

    t.answer("play 01087")
    assert ["you", "they"] == t.options()
    t.answer("they")

    know, cards = t.state.knowledge, t.state.players[THEM].deck
    assert [False, True, True, True] == [know.knows(YOU, one) for one in cards]
    assert [False] * 4 == [know.knows(THEM, one) for one in cards]
    assert ["their card T32", "their card T33", "their card T34", "stop"] == t.options()


@card("01087")
def test_pulling_the_strings_puts_some_on_the_bottom_and_some_on_top() -> None:
    """Two go below everything else in the order you say, one stays on top."""
    t = pulling_the_strings()

    t.answer("play 01087", "they", "their card T32", "their card T34")
    assert ("you: deck_order", ["their card T32", "their card T34"]) == (t.asked(), t.options())
    t.answer("their card T34")

    assert ["T33", "T35", "T34", "T32"] == deck(t)
    assert ("they: action", ["T36", "T37", "T38", "T39"]) == (t.asked(), deck(t, YOU))


@card("01087")
def test_pulling_the_strings_may_leave_all_on_top_in_any_order() -> None:
    """Of your own deck: the first named is the topmost."""
    t = pulling_the_strings()

    t.answer("play 01087", "you", "stop", "card T38", "card T37")

    assert ["T38", "T37", "T36", "T39"] == deck(t, YOU)


@card("01087")
def test_pulling_the_strings_may_put_all_on_the_bottom() -> None:
    """The last one named lies lowest but for the one not named."""
    t = pulling_the_strings()

    t.answer("play 01087", "they", "their card T32", "their card T33", "their card T34")
    t.answer("their card T33", "their card T34")

    assert ["T35", "T33", "T34", "T32"] == deck(t)


@card("01087")
def test_pulling_the_strings_tells_only_you_what_lies_where() -> None:
    """You know all three cards at their new places, the other player none of them."""
    t = pulling_the_strings()

    t.answer("play 01087", "they", "their card T33", "stop", "their card T34")

    know, cards = t.state.knowledge, t.state.players[THEM].deck
    assert ["T34", "T32", "T35", "T33"] == deck(t)
    assert [True, False, True, True] == [know.knows(YOU, one) for one in cards]
    assert [False] * 4 == [know.knows(THEM, one) for one in cards]


@card("01087")
def test_pulling_the_strings_arranges_nothing_if_there_are_only_two_cards() -> None:
    """Three cannot be looked at, so there is no then; you have seen the two."""
    t = pulling_the_strings(theirs="T32 T33")

    t.answer("play 01087", "they")

    assert ("they: action", ["T32", "T33"]) == (t.asked(), deck(t))
    assert (1, []) == (len(t.events("deck_seen")), t.events("deck_arranged"))


@card("01087")
def test_pulling_the_strings_finds_nothing_in_an_empty_deck() -> None:
    """It is discarded to no effect."""
    t = pulling_the_strings(theirs="")

    t.answer("play 01087", "they")

    assert ("they: action", []) == (t.asked(), t.events("deck_seen"))
