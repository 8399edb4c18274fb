"""Covert Missions, further gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Wretched Hive


def hive(their_resources: int, subtypes: tuple[str, ...] = ("scavenger",)) -> Tabletop:
    """Wretched Hive is used, beside a character with these subtypes."""
    t = Tabletop(
        "T03", "T02", hand="T34", their_hand="T31 T33", their_resources=their_resources, resources=0
    )
    t.copy("T03").subtypes = list(subtypes)
    t.copy("their T02").subtypes = ["scavenger"]
    t.support("T12").subtypes = ["scavenger"]
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
