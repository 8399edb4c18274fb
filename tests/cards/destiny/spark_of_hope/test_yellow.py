"""Spark of Hope, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# Chopper


@card("11094")
def test_chopper_plays_a_mod_on_itself_for_one_less() -> None:
    """Out of the hand or the discard pile; no other upgrade, no mod that is too dear."""
    t = Tabletop("11094 T908", hand="T911 T912 T69", their_hand="T69", resources=1)
    t.discard_pile("T911", "T913")

    t.answer("use 11094")
    assert ["card T911", "card T69", "card T911"] == t.options()
    t.choose(2)

    assert t.copy("11094").ref == t.copy("T911").host
    assert (0, ["T911", "T912", "T69"]) == (t.resources(), t.hand())
    t.answer("pass")
    assert "use 11094" not in t.options()


@card("11094")
def test_chopper_cannot_play_what_is_too_dear_or_fits_only_another_card() -> None:
    """Two mods go on a vehicle, of which there is one; the third costs two."""
    t = Tabletop("11094 T61", hand="T142 T140 T911", resources=0)
    t.support("T11")

    t.answer("use 11094")

    assert ["stop"] == t.options()
