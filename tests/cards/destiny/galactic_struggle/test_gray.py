"""Galactic Struggle, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card


@card("19035")
def test_rebel_alliance_heals_characters_only() -> None:
    """Of several red ones you choose as well; supports with damage are left alone."""
    t = Tabletop("T01 T02", "T62 T06", hand="19035")
    for code in ("01123", "T68", "01049"):
        t.support(code).damage = 2
    for label in ("T01", "T02", "their T62", "their T06"):
        t.copy(label).damage = 2

    assert [
        "play 19035",
        "activate T01",
        "activate T02",
        "activate T68",
        "activate 01049",
        "reroll",
        "use 01123",
        "claim",
        "pass",
    ] == t.options()
    t.answer("play 19035")
    assert ["T01", "their T62"] == t.options()
    t.answer("their T62")

    assert [2, 1, 1, 1] == [t.copy(one).damage for one in ("T01", "T02", "their T62", "their T06")]
    assert [2, 2, 2] == [t.copy(one).damage for one in ("01123", "T68", "01049")]
