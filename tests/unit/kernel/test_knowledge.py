"""Knowledge: identities, who knows them, and the handles by which seats follow cards."""

from dejarik.kernel.chance import KEYED, Chance, seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.knowledge import Knowledge, unpack_knowledge

DECK = 1
KINDS = [11, 12, 13, 14, 15, 16]


def known_deck(seats: int = 2) -> tuple[Knowledge, list[int]]:
    """Six cards that nobody knows, and their numbers."""
    knowledge = Knowledge(seats)
    return knowledge, [knowledge.add(kind) for kind in KINDS]


def handles(knowledge: Knowledge, seat: int, cards: list[int]) -> list[int]:
    """What a seat calls these cards."""
    return [knowledge.handles[seat][card] for card in cards]


def test_a_new_card_is_known_to_nobody() -> None:
    """Numbers run on; masks are empty."""
    knowledge, cards = known_deck()

    assert [0, 1, 2, 3, 4, 5] == cards
    assert not any(knowledge.knows(seat, card) for seat in (NOBODY, 0, 1) for card in cards)


def test_showing_tells_one_seat_and_publishing_tells_all() -> None:
    """A spectator knows what every seat knows."""
    knowledge, _ = known_deck()
    knowledge.show(2, 0)
    knowledge.publish(3)

    assert [True, False, False] == [knowledge.knows(seat, 2) for seat in (0, 1, NOBODY)]
    assert [True, True, True] == [knowledge.knows(seat, 3) for seat in (0, 1, NOBODY)]
    knowledge.show(2, 1)
    assert knowledge.is_public(2)


def test_hiding_ends_knowledge_and_tracking() -> None:
    """A hidden card has a handle nobody has seen before."""
    knowledge, cards = known_deck()
    knowledge.publish(2)
    before = {handle for seat in (0, 1) for handle in handles(knowledge, seat, cards)}
    knowledge.hide(2)

    assert not any(knowledge.knows(seat, 2) for seat in (NOBODY, 0, 1))
    assert not before & {knowledge.handles[0][2], knowledge.handles[1][2]}


def test_entering_a_hidden_zone_changes_handles_but_not_knowledge() -> None:
    """Who has seen the card still knows what the card at that number is."""
    knowledge, cards = known_deck()
    knowledge.show(2, 0)
    before = [handles(knowledge, seat, cards) for seat in (0, 1)]
    knowledge.enter_hidden_zone(2)
    after = [handles(knowledge, seat, cards) for seat in (0, 1)]

    assert knowledge.knows(0, 2)
    for seat in (0, 1):
        assert [2] == [card for card in cards if before[seat][card] != after[seat][card]]
        assert after[seat][2] > max(before[seat])


def test_shuffling_deals_identities_anew_and_all_forget_them() -> None:
    """The same numbers hold the same cards in another order, under new handles."""
    knowledge, cards = known_deck()
    for card in cards:
        knowledge.publish(card)
    before = handles(knowledge, 0, cards)
    knowledge.shuffle(cards, Chance(seed_from("shuffle"), KEYED), DECK, 0)

    assert sorted(KINDS) == sorted(knowledge.identity)
    assert knowledge.identity != KINDS
    assert [0, 0] == knowledge.known
    assert not set(before) & set(handles(knowledge, 0, cards))


def test_shuffling_leaves_other_cards_alone() -> None:
    """Only the cards in the deck are dealt."""
    knowledge, _ = known_deck()
    knowledge.publish(5)
    handle = knowledge.handles[0][5]
    knowledge.shuffle([0, 1, 2], Chance(seed_from("shuffle"), KEYED), DECK, 0)

    assert [14, 15, 16] == knowledge.identity[3:]
    assert knowledge.is_public(5)
    assert handle == knowledge.handles[0][5]


def test_every_order_of_a_small_deck_comes_up_about_equally() -> None:
    """Six orders of three cards over 1,200 seeds: each between 150 and 250 times."""
    counts: dict[tuple[int, ...], int] = {}
    for number in range(1200):
        knowledge = Knowledge(1)
        cards = [knowledge.add(kind) for kind in (1, 2, 3)]
        knowledge.shuffle(cards, Chance(seed_from(str(number)), KEYED), DECK, 0)
        order = tuple(knowledge.identity)
        counts[order] = counts.get(order, 0) + 1

    assert 6 == len(counts)
    assert all(150 < count < 250 for count in counts.values())


def hand_of_four() -> tuple[Knowledge, list[int]]:
    """A hand that its owner, seat 0, knows."""
    knowledge, cards = known_deck()
    hand = cards[:4]
    for card in hand:
        knowledge.show(card, 0)
    return knowledge, hand


def test_what_slips_out_of_a_hand_is_the_chosen_card_under_the_last_number() -> None:
    """The number says nothing about which card was chosen; the identity is the chosen one."""
    for chosen in range(4):
        knowledge, hand = hand_of_four()
        left = knowledge.swap_identity(hand, chosen, 0)

        assert 3 == left
        assert [0, 1, 2] == hand
        assert KINDS[chosen] == knowledge.identity[left]
        expected = sorted(kind for kind in KINDS[:4] if kind != KINDS[chosen])
        assert expected == sorted(knowledge.identity[card] for card in hand)


def test_others_see_the_same_whichever_card_slips_out() -> None:
    """Masks and handles of all seats are the same for every choice."""
    packed = []
    for chosen in range(4):
        knowledge, hand = hand_of_four()
        knowledge.swap_identity(hand, chosen, 0)
        packed.append(knowledge.pack())

    assert [packed[0]] * 4 == packed


def test_others_forget_a_hand_that_something_slipped_out_of() -> None:
    """They cannot tell whether what they saw is still there; the owner can."""
    knowledge, hand = hand_of_four()
    knowledge.show(1, 1)
    before = set(handles(knowledge, 1, [0, 1, 2, 3]))
    knowledge.swap_identity(hand, 2, 0)

    assert not any(knowledge.knows(1, card) for card in range(4))
    assert all(knowledge.knows(0, card) for card in range(4))
    assert not before & set(handles(knowledge, 1, [0, 1, 2, 3]))


def open_hand(*kinds: int, seats: int = 2) -> tuple[Knowledge, list[int]]:
    """A hand of seat 0 with these identities, whose owner knows all of it."""
    knowledge = Knowledge(seats)
    hand = [knowledge.add(kind) for kind in kinds]
    for card in hand:
        knowledge.show(card, 0)
    return knowledge, hand


def known(knowledge: Knowledge, seat: int, hand: list[int]) -> list[int]:
    """The identities in a hand that a seat knows, lowest first."""
    return sorted(knowledge.identity[card] for card in hand if knowledge.knows(seat, card))


def test_what_leaves_openly_is_known_to_all_and_the_rest_of_a_hand_stays_known() -> None:
    """Whichever card leaves: the last number does, and what others know is less one of its kind."""
    for chosen, rest in ((0, [12, 13]), (1, [13]), (2, [12])):
        knowledge, hand = open_hand(11, 12, 13, 14)
        knowledge.show(1, 1)
        knowledge.show(2, 1)

        left = knowledge.reveal_and_swap(hand, chosen, 0)

        assert (3, [0, 1, 2]) == (left, hand)
        assert KINDS[chosen] == knowledge.identity[left]
        assert knowledge.is_public(left)
        assert rest == known(knowledge, 1, hand)
        assert sorted({11, 12, 13, 14} - {KINDS[chosen]}) == known(knowledge, 0, hand)


def test_nobody_can_tell_where_in_a_hand_an_open_card_lay() -> None:
    """Two hands that differ only in what the other seat does not know stay so."""
    for shown in ([], [3], [0, 3], [1]):
        packed = []
        for kinds in ((11, 12, 13, 14), (13, 12, 11, 14)):
            knowledge, hand = open_hand(*kinds)
            for card in shown:
                if card not in (0, 2):
                    knowledge.show(card, 1)
            knowledge.reveal_and_swap(hand, kinds.index(13), 0)
            packed.append((knowledge.pack(), known(knowledge, 1, hand)))
        assert packed[0] == packed[1]


def test_of_cards_alike_others_cannot_tell_which_one_left() -> None:
    """A known and an unknown 12, or two known ones: one known 12 less, in the same place."""
    packed = []
    for chosen in (1, 2, 3):
        knowledge, hand = open_hand(11, 12, 12, 12)
        knowledge.show(1, 1)
        knowledge.show(3, 1)
        knowledge.reveal_and_swap(hand, chosen, 0)
        packed.append(knowledge.pack())
        assert [12] == known(knowledge, 1, hand)

    assert [packed[0]] * 3 == packed


def test_open_cards_end_what_only_some_of_the_others_knew() -> None:
    """What all others know stays; what one alone was shown would tell the rest which card went."""
    knowledge, hand = open_hand(11, 12, 13, 14, seats=3)
    for card, seat in ((1, 1), (1, 2), (2, 1)):
        knowledge.show(card, seat)

    knowledge.reveal_and_swap(hand, 0, 0)

    assert [12] == known(knowledge, 1, hand) == known(knowledge, 2, hand)


def test_a_hand_that_a_card_leaves_openly_cannot_be_followed() -> None:
    """Every card of it has new handles, for every seat."""
    knowledge, hand = open_hand(11, 12, 13, 14)
    before = set(handles(knowledge, 1, [0, 1, 2, 3]))

    knowledge.reveal_and_swap(hand, 0, 0)

    assert not before & set(handles(knowledge, 1, [0, 1, 2, 3]))


def test_an_owner_who_knows_only_part_of_a_zone_knows_the_same_part_after() -> None:
    """Knowledge goes with the identities that trade places."""
    knowledge, cards = known_deck()
    knowledge.show(5, 0)
    left = knowledge.swap_identity(cards, 1, 0)

    assert 5 == left
    assert not knowledge.knows(0, 5)
    assert [1] == [card for card in cards if knowledge.knows(0, card)]
    assert KINDS[5] == knowledge.identity[1]


def test_knowledge_is_the_same_after_a_copy_and_after_bytes() -> None:
    """Copies are equal and independent."""
    knowledge, cards = known_deck()
    knowledge.show(5, 1)
    knowledge.hide(3)
    clone = knowledge.clone()
    loaded = unpack_knowledge(clone.pack(), clone.identity.copy())
    packed = clone.pack()
    knowledge.shuffle(cards, Chance(seed_from("shuffle"), KEYED), DECK, 0)

    assert packed == clone.pack() == loaded.pack()
    assert KINDS == clone.identity == loaded.identity
    assert packed != knowledge.pack()
