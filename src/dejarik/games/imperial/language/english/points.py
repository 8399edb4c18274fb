"""Victory points in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import points as nodes
from dejarik.games.imperial.language.english.amounts import measure
from dejarik.games.imperial.language.english.deeds import Deed
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


def victory_points(number: int) -> str:
    """So many points."""
    return count(number, "victory point")


@deeds.register
def _score(node: nodes.Score, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, f"gain {measure(node.amount, 'victory point', voice)}")]


@deeds.register
def _score_for_all(node: nodes.ScoreForAll, voice: Voice) -> list[Deed]:
    return [Deed("each player", f"gain {victory_points(node.amount)}")]
