"""Covert Missions, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

# Jawa Junk Dealer


@card("12147")
def test_jawa_junk_dealer_may_play_a_gray_neutral_card_for_one_less() -> None:
    """No card of another colour or side, none that is too dear, none of the discard pile."""
    t = Tabletop("12147 T01", hand="T919 T23 T917 T33 T403", their_hand="T919", resources=1)
    t.discard_pile("T919")

    t.answer("activate 12147")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["card T919", "card T403"] == t.options()
    t.answer("card T919")

    assert (0, ["12147", "T01", "T919"]) == (t.resources(), t.in_play())


@card("12147")
def test_jawa_junk_dealer_need_not_play_anything() -> None:
    """It is asked only after you have activated it."""
    t = Tabletop("12147 T03", hand="T919")
    only_your_activation_counts(t, Tabletop("12147 T03", hand="T919"), "12147")

    t.answer("no")

    assert ("they: action", ["T919"]) == (t.asked(), t.hand())


# Valorous Tribe


def valorous_tribe(team: str) -> Tabletop:
    """The plot in play, and damage on both sides."""
    t = Tabletop(team, "T02 T06 12071")
    t.support("12105")
    t.support("T12")
    for label in ("T01", "their T02"):
        t.copy(label).damage = 3
    t.answer("use 12105")
    return t


@card("12105")
def test_valorous_tribe_moves_up_to_two_damage_to_a_character_of_yours() -> None:
    """From anyone, for the plot's exhaustion; a Wookiee then heals anyone, if you like."""
    t = valorous_tribe("T01 T03 12071")
    assert ["T01", "T03", "12071", "their T02", "their T06", "their 12071"] == t.options()
    t.answer("their T02")
    assert ["T01", "T03", "12071"] == t.options()
    t.answer("T03")
    assert [f"how_much {one}" for one in range(3)] == t.options()
    t.answer("how_much 2")
    assert (1, 2, False) == (
        t.copy("their T02").damage,
        t.copy("T03").damage,
        t.copy("12105").ready,
    )
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T01", "T03", "12071", "their T02", "their T06", "their 12071"] == t.options()
    t.answer("T01")
    assert (2, "they: action") == (t.copy("T01").damage, t.asked())
    t.answer("activate their T02", "use 12105")
    assert ("they: action", 2) == (t.asked(), t.copy("T03").damage)


@card("12105")
def test_without_a_wookiee_valorous_tribe_heals_nobody() -> None:
    """One damage may be moved as well; nobody need be healed."""
    t = valorous_tribe("T01 T03")
    t.answer("their T02", "T03", "how_much 1")
    assert ("they: action", 2) == (t.asked(), t.copy("their T02").damage)
    t = valorous_tribe("T01 T03 12071")
    t.answer("their T02", "T03", "how_much 1", "no")
    assert ("they: action", 3) == (t.asked(), t.copy("T01").damage)


# Wretched Hive


def hive(their_resources: int, subtypes: tuple[str, ...] = ("scavenger",)) -> Tabletop:
    """Wretched Hive is used, beside a support with these subtypes: any scavenger will do."""
    t = Tabletop(
        "T03", "T02", hand="T34", their_hand="T31 T33", their_resources=their_resources, resources=0
    )
    t.copy("their T02").subtypes = ["scavenger"]
    t.support("T12").subtypes = list(subtypes)
    t.discard_pile("T22", seat=THEM)
    t.support("12156")
    t.answer("use 12156")
    return t


@card("12156")
def test_the_wretched_hive_takes_a_card_or_a_resource() -> None:
    """The opponent says which."""
    t = hive(2)
    assert ("they: may", False) == (t.asked(), t.copy("12156").ready)
    t.answer("yes")
    assert (1, 1, 2) == (t.resources(), t.resources(THEM), len(t.hand(THEM)))
    assert [0] == [event.amount for event in t.events("ability_used")]

    t = hive(2)
    t.answer("no")
    assert ("they: choose", ["their card T31", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")
    assert (["T31"], ["T22", "T33"]) == (t.hand(THEM), t.discards(THEM))
    assert (2, 0) == (t.resources(THEM), t.resources())


@card("12156")
def test_the_wretched_hive_takes_a_card_from_the_poor() -> None:
    """Who has nothing to give is not asked."""
    t = hive(0)

    assert ("they: choose", ["their card T31", "their card T33"]) == (t.asked(), t.options())


@card("12156")
def test_the_wretched_hive_needs_a_scavenger() -> None:
    """Without one of yours nothing happens, and it stays ready."""
    t = hive(2, ())

    assert ("they: action", True) == (t.asked(), t.copy("12156").ready)


@card("12156")
def test_an_exhausted_hive_takes_nothing() -> None:
    """It cannot be exhausted again."""
    t = Tabletop("T03", "T02", their_hand="T31")
    t.copy("T03").subtypes = ["scavenger"]
    t.support("12156").ready = False

    t.answer("use 12156")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand(THEM))
