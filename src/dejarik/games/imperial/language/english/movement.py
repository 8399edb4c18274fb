"""Movement by effects in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import movement as nodes
from dejarik.games.imperial.language.english.amounts import measure
from dejarik.games.imperial.language.english.deeds import YOU, Deed, owned
from dejarik.games.imperial.language.english.doors import amount, deeds
from dejarik.games.imperial.language.english.figures import aimed
from dejarik.kernel.program import Quantity
from dejarik.kernel.terms import Number
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


def spaces_words(spaces: Quantity, voice: Voice) -> str:
    """How far something may move: "1 space", "up to 3 spaces"."""
    if isinstance(spaces, Number):
        return f"{'up to ' * (spaces.number > 1)}{count(spaces.number, 'space')}"
    return f"up to as many spaces as {amount(spaces, voice)}"


@amount.register
def _speed(node: nodes.Speed, voice: Voice) -> str:
    speed = owned(voice.this, "Speed")
    return f"{speed} plus {node.more}" if node.more else speed


@deeds.register
def _gain_points(node: nodes.GainPoints, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, f"gain {measure(node.amount, 'movement point', voice)}")]


@deeds.register
def _perform_move(node: nodes.PerformMove, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, "perform a move", may=True)]


@deeds.register
def _move_spaces(node: nodes.MoveSpaces, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, f"move {spaces_words(node.amount, voice)}", may=True)]


@deeds.register
def _push_named(node: nodes.PushNamed, voice: Voice) -> list[Deed]:
    return [Deed(YOU, f"push {voice.it} exactly {count(node.spaces, 'space')}", may=True)]


@deeds.register
def _place_itself(node: nodes.PlaceItself, voice: Voice) -> list[Deed]:
    return [Deed(YOU, f"place {voice.this} in empty spaces within {count(node.spaces, 'space')}")]
