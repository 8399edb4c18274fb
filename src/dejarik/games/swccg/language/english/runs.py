"""Moves that texts bring about, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import runs as nodes
from dejarik.games.swccg.language.english.doors import Trait, condition, deeds, trait
from dejarik.games.swccg.language.english.nouns import Description, chosen_name
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@trait.register
def _can_run_there(node: nodes.CanRunThere, voice: Voice) -> Trait:
    return Trait(
        behind=("who can move there by landspeed", "who cannot move there by landspeed"),
        said=("can move there by landspeed", "cannot move there by landspeed"),
    )


@deeds.register
def _free_move(node: nodes.FreeMove, voice: Voice) -> list[Clause]:
    return [Clause(f"{chosen_name(0, voice)} makes a regular move there for free", STATEMENT)]


@deeds.register
def _run_there(node: nodes.RunThere, voice: Voice) -> list[Clause]:
    return deeds(node.action, voice)


@condition.register
def _some_can_move_away(node: nodes.SomeCanMoveAway, voice: Voice) -> str:
    return f"{Description(node.what, voice).one()} can move away"


@deeds.register
def _move_all_away(node: nodes.MoveAllAway, voice: Voice) -> list[Clause]:
    who = Description(node.what, voice).each()
    moves = "moves away by its landspeed, at the usual cost and in the order you choose"
    return [Clause(f"{who} {moves}", STATEMENT)]
