"""
The games of Imperial Assault, ready to play.

What belongs here: which cards can be played with. What does not: reading data files
(`titles.imperial.catalogue.files`).
"""


def implemented() -> frozenset[str]:
    """The codes of the cards that have a program; so far none has."""
    return frozenset()
