"""Awaiting Fate, further red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import searched

# Tech


def tech(resources: int = 2) -> Tabletop:
    """Tech's special is resolved, weapons and vehicles in deck and discard pile."""
    t = Tabletop("24059", "T02", deck="T31 01054 01006 T11 T34 01055 01008", resources=resources)
    t.discard_pile("01054", "T11", "T34", "01032")
    t.show("24059", "Sp")
    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    return t


@card("24059")
def test_tech_builds_from_the_deck() -> None:
    """A red weapon or vehicle, one cheaper; then the deck is shuffled."""
    t = tech()

    t.answer("either 0")
    assert ["card 01054", "card 01006", "card 01055", "card 01008", "stop"] == t.options()
    t.answer("card 01006")

    assert (["24059", "01006"], 0, True) == (
        t.in_play(),
        t.resources(),
        len(t.events("deck_shuffled")),
    )


@card("24059")
def test_tech_builds_from_the_discard_pile() -> None:
    """What can be paid for; nothing is shuffled."""
    t = tech(2)

    t.answer("either 1")

    assert (["24059", "01054"], 2, []) == (t.in_play(), t.resources(), t.events("deck_shuffled"))


@card("24059")
def test_tech_finds_nothing_he_cannot_pay_for() -> None:
    """Who searches may also find nothing."""
    t = tech(0)

    t.answer("either 0")
    assert ["card 01054", "stop"] == t.options()
    t.answer("stop")

    assert (["24059"], 1) == (t.in_play(), searched(t))


@card("24059")
def test_tech_exchanges_a_card() -> None:
    """Draw one, and put one of the hand under the deck."""
    t = Tabletop("24059", "T02", deck="T33 T34", hand="T31", their_hand="T32")
    t.discard_pile("T22")

    t.answer("use 24059")
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T31")

    assert (["T33"], ["T31", "T34"]) == (t.hand(), t.codes(t.state.players[YOU].deck))
    assert 1 == t.events("ability_used")[0].amount


@card("24059")
def test_tech_keeps_his_hand_if_there_is_nothing_to_draw() -> None:
    """The second half is behind a then."""
    t = Tabletop("24059", "T02", deck="", hand="T31 T34")

    t.answer("use 24059")

    assert ("they: action", ["T31", "T34"]) == (t.asked(), t.hand())


@card("24059")
def test_tech_pilots() -> None:
    """One vehicle at most."""
    t = Tabletop("24059", "T02")
    t.support("T11")

    t.answer("activate 24059")

    assert ["T11", "stop"] == t.options()


@card("24059")
def test_tech_chooses_in_his_own_discard_pile() -> None:
    """A red weapon or a red vehicle, one of them, one cheaper."""
    t = Tabletop("24059", "T02", hand="01054", resources=3)
    t.discard_pile("01054", "01032", "T11", "T34", "01008")
    t.discard_pile("01054", seat=THEM)
    t.show("24059", "Sp")

    t.answer("resolve special", "either 1")
    assert ["card 01054", "card 01032", "card 01008"] == t.options()
    t.answer("card 01032")

    assert (["24059", "01032"], 0) == (t.in_play(), t.resources())
