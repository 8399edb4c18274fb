"""Detect: cards of a hand that lie open, and what that means for them."""

import pytest

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.games.destiny.seen.views import view_of
from dejarik.kernel.ids import NOBODY
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def detecting(hand: str = "", their_hand: str = "T12") -> Tabletop:
    """You have activated a support with Detect; it is the opponent's turn."""
    t = Tabletop("T01", "T02", hand=hand, their_hand=their_hand)
    t.support("T130")
    t.answer("activate T130")
    return t


def seen(t: Tabletop, seat: int = YOU) -> list[tuple[str, bool]]:
    """The opponent's hand as a seat sees it: what each card is and whether it is detected."""
    return [(card.code, card.detected) for card in view_of(t.state, seat).players[THEM].hand]


@ruling("arh.part7.detect.01", "arh.part7.detect.04", "arh.part8.detected.01")
def test_detect_reveals_a_random_card_which_stays_in_the_hand() -> None:
    """One of three, to both players; the others stay hidden."""
    t = detecting(their_hand="T12 T31 T33")

    assert 3 == len(t.hand(THEM))
    assert 1 == len([code for code, detected in seen(t) if code and detected])
    assert 1 == len([code for code, _ in seen(t) if code])
    assert seen(t) == [(code if detected else "", detected) for code, detected in seen(t, THEM)]
    assert [1] == [len(event.items) for event in t.events("cards_revealed")]


@ruling("arh.part7.detect.01")
def test_which_card_is_detected_is_left_to_chance() -> None:
    """Nobody is asked, and of three cards it is not always the same one."""
    found = set()
    for seed in "abcdefgh":
        t = Tabletop("T131", "T02", their_hand="T12 T31 T33", seed=seed)
        t.answer("activate T131")
        assert "they: action" == t.asked()
        found.add(tuple(detected for _, detected in seen(t)))

    assert 3 == len(found)


@ruling("arh.part7.detect.01")
def test_another_detect_takes_a_card_not_yet_detected() -> None:
    """As often as there are such cards, and then none."""
    t = Tabletop("T131", "T02", their_hand="T31 T33 T12 T13")
    for _ in range(4):
        t.support("T130")
    for found in range(1, 5):
        t.answer("activate T130", "pass")
        assert found == len([code for code, detected in seen(t) if detected])

    t.answer("activate T131")

    assert 4 == len(t.events("cards_revealed"))


@ruling("arh.part7.detect.01", "arh.clar.hs.19")
def test_detect_works_whoever_activates_the_card() -> None:
    """You make the opponent's character be activated, and your own hand is looked at."""
    t = Tabletop("T01", "T131", hand="T112 T31 T33")

    t.answer("play T112")

    assert 2 == len(t.state.players[YOU].detected)


@ruling("arh.part7.detect.02", "arh.part8.detected.02")
def test_a_detected_card_is_revealed_until_the_action_phase_ends() -> None:
    """Through the opponent's turn, but not in upkeep."""
    t = detecting(their_hand="T31 T33")
    assert [True] == [detected for _, detected in seen(t) if detected]

    t.pass_turn()
    t.pass_turn()

    assert "upkeep_discard" in t.asked()
    assert [False, False] == [detected for _, detected in seen(t)]


@ruling("arh.part7.detect.03")
def test_detect_two_reveals_two_cards() -> None:
    """At once; without a number it is one."""
    two, one = Tabletop("T131", their_hand="T31 T33 T12"), detecting(their_hand="T31 T33 T12")

    two.answer("activate T131")

    for t, count in ((two, 2), (one, 1)):
        assert [count] == [event.amount for event in t.events("cards_revealed")]
        assert count == len([code for code, detected in seen(t) if code and detected])


@ruling("arh.part8.detected.02")
def test_a_detected_card_that_left_the_hand_is_not_detected_when_it_comes_back() -> None:
    """It is played, then returned to its owner's hand."""
    t = detecting("T137", "T12")
    t.answer("play T12", "play T137", "their T12")

    assert [("T12", False)] == seen(t)


@ruling("arh.part8.detected.02")
@pytest.mark.parametrize(
    ("put", "left"), [("T31", [("T33", False)]), ("T33", [("T31", True)])], ids=["it", "another"]
)
def test_a_card_put_on_the_deck_is_not_detected_there(
    put: str, left: list[tuple[str, bool]]
) -> None:
    """The detected one itself, and no other is detected for it; or another, and it stays so."""
    t = Tabletop("T01", "T02", their_hand="T422 T31 T33")
    t.support("T130")
    t.state.chance.dictate(RANDOM_PICK, THEM, 1)
    t.answer("activate T130")
    assert [("", False), ("T31", True), ("", False)] == seen(t)

    t.answer("play T422", f"their card {put}")

    assert left == seen(t, THEM)
    assert [(code if detected else "", detected) for code, detected in left] == seen(t)
    assert [put] == t.codes(t.state.players[THEM].deck[-1:])


@ruling("arh.part8.detected.03", "arh.part8.detected.04")
def test_detected_and_other_cards_are_told_apart_by_effects() -> None:
    """One effect discards the detected card of the hand, another all the rest."""
    one = detecting("T134", "T31 T33 T12")
    rest = detecting("T135", "T31 T33 T12")
    shown = [code for code, detected in seen(one) if detected]

    one.answer("pass", "play T134")
    rest.answer("pass", "play T135")

    assert shown == one.discards(THEM) == rest.hand(THEM)
    assert 2 == len(rest.discards(THEM))


@ruling("arh.part8.detected.05")
def test_a_detected_card_can_be_played_or_discarded_to_reroll() -> None:
    """By its owner, as any other card of the hand."""
    t = detecting(their_hand="T31")
    t.show("their T02", "1MD")
    assert ["play T31", "activate their T02", "resolve melee", "reroll"] == t.options()[:4]

    t.answer("reroll", "their card T31", "stop")

    assert (["T31"], []) == (t.discards(THEM), t.hand(THEM))


@ruling("arh.part8.detected.06", "arh.part8.reveal.02")
def test_a_card_shown_by_another_effect_is_not_detected() -> None:
    """It was revealed for that effect only: a second one reveals it again."""
    t = Tabletop(hand="T132 T132", their_hand="T31", resources=0)

    t.answer("play T132")
    assert [("T31", False)] == seen(t)
    t.answer("pass", "play T132")

    assert 2 == t.resources()


@ruling("arh.part8.detected.07", "arh.part8.reveal.03")
def test_a_detected_card_is_not_revealed_again_and_stays_detected() -> None:
    """What waits for a card to be revealed hears nothing, and the effect has no card."""
    t = detecting("T132", "T31")
    t.support("T133")
    before = t.resources()

    t.answer("pass", "play T132")

    assert (before, [("T31", True)]) == (t.resources(), seen(t))
    assert 1 == len(t.events("cards_revealed"))


@ruling("arh.part8.lookat.01", "arh.part8.lookat.02", "arh.part8.detected.07")
def test_looking_at_a_hand_reveals_its_cards_and_leaves_them_there() -> None:
    """In a game of two everyone then knows them; a detected one was revealed before."""
    t = detecting("T136", "T31 T33 T12")
    t.support("T133")
    before, hand = t.resources(), t.hand(THEM)

    t.answer("pass", "play T136")

    assert (before + 1, hand) == (t.resources(), t.hand(THEM))
    assert [1, 2] == [event.amount for event in t.events("cards_revealed")]
    assert [1, 0, 0] == sorted([int(detected) for _, detected in seen(t)], reverse=True)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_where_a_detected_card_lies_tells_nothing_of_the_card_that_went_into_the_deck(
    place: int,
) -> None:
    """Whichever hidden card goes, the hand looks the same to the opponent and to spectators."""
    looks: list[list[tuple[str, bool]]] = []
    for chosen in ("their card T31", "their card T33"):
        hand = ["T31", "T33"]
        hand.insert(place, "T12")
        t = Tabletop("T01", "T02", their_hand=" ".join([*hand, "T423"]))
        t.support("T130")
        t.state.chance.dictate(RANDOM_PICK, THEM, place)
        t.answer("activate T130", "play T423", chosen)
        looks += [seen(t, YOU), seen(t, NOBODY)]

    assert [looks[0]] * 4 == looks
    assert [("", False), ("T12", True)] == sorted(looks[0])
