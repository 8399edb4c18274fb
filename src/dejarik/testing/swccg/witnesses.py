"""
Cards that do nothing but listen: where one of them may be used, there is a window.

An `ear` answers what the opponent has initiated, an `eye` what the opponent has just done. Both lie
beside a pile, cost nothing and may be declined; what they hear is up to the test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.playing import OPPONENT
from dejarik.games.swccg.model import event_names
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.games.swccg.seen.views import view_of
from dejarik.kernel.ops import Nothing
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn

if TYPE_CHECKING:
    from dejarik.testing.swccg.table import Laid

EVERYTHING: Final = tuple(event_names.NAMES)
BESIDE: Final = DeployRule(beside=True, cost=0)


def ear(side: str, *hears: int) -> make.Made:
    """An Effect that may answer what the opponent has initiated, of these kinds or of all."""
    text = syn.answering(hears or EVERYTHING, ev.RESPOND, Nothing(), who=OPPONENT)
    return make.effect(f"{side} ear", BESIDE, text)


def eye(side: str, *sees: int) -> make.Made:
    """An Effect that may answer what the opponent has just done, of these kinds or of all."""
    text = syn.answering(sees or EVERYTHING, ev.JUST, Nothing(), who=OPPONENT)
    return make.effect(f"{side} eye", BESIDE, text)


def under_way(t: Laid) -> list[str]:
    """The actions under way as everybody sees them, the latest last."""
    return [one.kind for one in view_of(t.table, -1).stack]


def chances(t: Laid, name: str, most: int = 60) -> int:
    """Pass until it is somebody's turn at top level again; how often a text was offered so far."""
    offered = 0
    for _ in range(most):
        if f"use {name}" in t.options():
            offered += 1
        elif not under_way(t):
            return offered
        if "pass" in t.options():
            t.answer("pass")
        else:
            t.answer(t.options()[0])
    message = f"still under way: {under_way(t)}"
    raise AssertionError(message)
