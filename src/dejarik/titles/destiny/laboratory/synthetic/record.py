"""How a synthetic card's facts are written down: a few words, the rest is usual."""

from typing import Final

SYNTHETIC_SET: Final = "TEST"


def record(code: str, kind: str, colour: str, **more: object) -> dict[str, object]:
    """The facts of a card that was never printed."""
    facts: dict[str, object] = {
        "code": code,
        "set": SYNTHETIC_SET,
        "number": code[1:],
        "position": int(code[1:].rstrip("AB")),
        "title": f"Test {code}",
        "type": kind,
        "colour": colour,
        "affiliation": "neutral",
        "rarity": "S",
        "unique": False,
        "cost": None if kind in ("character", "battlefield", "plot") else 1,
        "health": 8 if kind == "character" else 0,
        "points": [8, 10] if kind == "character" else [],
        "subtypes": [],
        "deck_limit": 2,
    }
    facts.update(more)
    return facts
