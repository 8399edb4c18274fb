"""
What a player reads on each card and of each mission, word for word: a module per kind.

These are our own words, read aloud and held against what each card does.
"""

from tests.unit.imperial.card_texts import commands, deployments, missions

CARDS: dict[str, tuple[str, ...]] = {**deployments.TEXTS, **commands.TEXTS}
MISSIONS: dict[str, tuple[str, ...]] = missions.TEXTS
