"""
Verbs in English: what is moved, whose it becomes, which side it shows.
"""

from __future__ import annotations

from dejarik.games.destiny.effects import moving
from dejarik.games.destiny.language.english.amounts import measure
from dejarik.games.destiny.language.english.grammar import Clause, Voice
from dejarik.games.destiny.language.english.nouns import again
from dejarik.games.destiny.language.english.speaking import clauses, noun


@clauses.register
def _move_tokens(node: moving.MoveTokens, voice: Voice) -> list[Clause]:
    damage = node.what == moving.DAMAGE
    much, end = measure(node.amount, "damage" if damage else "shield", voice, "damage" * damage)
    whence = noun(node.from_, voice)
    whither = noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    return [Clause(f"move {much} from {whence} to {whither}{end}")]


@clauses.register
def _move_attached(node: moving.MoveAttached, voice: Voice) -> list[Clause]:
    what = noun(node.what, voice)
    whither = noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    return [Clause(f"move {what} to {whither}")]
